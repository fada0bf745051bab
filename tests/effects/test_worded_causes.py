"""Who or what did it, said in full; and what lasts for the game."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import KO, ForbidPlayer, GainPower, Move, Place
from optcg.model.selections import Every, Top
from optcg.model.terms import Area
from tests.effects.checks import OPPONENT, OWN_LEADER, THEIRS, YOU, begin, resolve
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("condition", "attacker", "drawn"),
    [
        ("in battle by your opponent's Leader", "leader_a", 1),
        ("in battle by your opponent's Leader", "foe", 0),
        ("in battle by a Character with a cost of 4", "foe", 1),
        ("during your opponent's turn", "foe", 1),
        ("during your turn", "foe", 0),
    ],
)
def test_10_2_17_how_this_card_was_kod(condition: str, attacker: str, drawn: int) -> None:
    s = Scenario()
    foe = s.character(A, cost=4)
    line = f"[On K.O.] If this Character was K.O.'d {condition}, draw 1 card."
    ally = s.character(B, power=1000, rested=True, abilities=worded(line))
    game = begin(s).attack(foe if attacker == "foe" else attacker, ally)

    assert (game.area(ally), game.count(B, "hand")) == ("trash", drawn)


@pytest.mark.parametrize(
    ("line", "attacker", "drawn"),
    [
        ("When this Character K.O.'s your opponent's Character, draw 1 card.", "self", 1),
        ("When this Character K.O.'s your opponent's Character, draw 1 card.", "leader_a", 0),
        ("When one of your or your opponent's Characters is K.O.'d, draw 1 card.", "leader_a", 1),
        ("When you take damage or when your opponent's Characters are K.O.'d, draw 1 card.", "leader_a", 1),
    ],
)
def test_which_kos_are_told(line: str, attacker: str, drawn: int) -> None:
    s = Scenario()
    ally = s.character(A, abilities=worded(line))
    foe = s.character(B, power=1000, rested=True)
    game = begin(s).attack(ally if attacker == "self" else attacker, foe)

    assert game.count(A, "hand") == drawn


def test_this_character_kos_by_its_effect_alone() -> None:
    s = Scenario()
    s.character(A, abilities=worded("When this Character K.O.'s your opponent's Character, draw 1 card."))
    s.character(B)

    assert resolve(s, KO(Every(THEIRS))).count(A, "hand") == 0


@pytest.mark.parametrize(("face_up", "drawn"), [(True, 1), (False, 0)])
def test_3_10_a_face_up_card_is_added_to_life(face_up: bool, drawn: int) -> None:
    s = Scenario()
    s.character(A, abilities=worded("When a face-up card is added to your Life cards, draw 1 card."))
    game = resolve(s, Move(Top(YOU, Area.DECK, 1), Place.LIFE_TOP, face_up=face_up))

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("words", "attacker", "life"),
    [
        ("take damage from a Character's attack", "foe", 3),
        ("take damage from a Character's attack", "leader_a", 2),
        ("be dealt damage by the attack of your opponent's Leader", "leader_a", 3),
        ("take damage in battle by a <Slash> attribute card", "leader_a", 2),
    ],
)
def test_8_1_3_4_damage_of_some_attacks_is_replaced(words: str, attacker: str, life: int) -> None:
    s = Scenario()
    foe = s.character(A, power=9000)
    s.life(B, 3)
    ally = s.character(B, abilities=worded(f"If you would {words}, you may trash this Character instead."))
    game = begin(s).attack(foe if attacker == "foe" else attacker, "leader_b")
    if life == 3:
        game.choose("yes")

    assert (game.count(B, "life"), game.area(ally)) == (life, "trash" if life == 3 else "characters")


def test_8_1_3_4_the_next_time_is_for_the_first_of_them() -> None:
    s = Scenario()
    allies = [s.character(B, power=1000, rested=True) for _ in range(2)]
    foe = s.character(A)
    s.leader(
        B,
        abilities=worded(
            "[On Your Opponent's Attack] [Once Per Turn] The next time one of your Characters would be "
            "K.O.'d during this turn, draw 1 card instead."
        ),
    )
    game = begin(s).attack("leader_a", allies[0]).attack(foe, allies[1])

    assert [game.area(ally) for ally in allies] == ["characters", "trash"]
    assert game.count(B, "hand") == 1


def test_what_lasts_for_the_game() -> None:
    s = Scenario()
    steps = (
        GainPower(Every(OWN_LEADER), 1000, Duration.GAME),
        ForbidPlayer(OPPONENT, "draw by effects", Duration.GAME),
    )
    game = resolve(s, *steps)
    for _ in range(4):
        game.end()

    assert (game.power("leader_a"), len(game.game.state.effects)) == (6000, 2)


def test_at_the_end_of_each_turn() -> None:
    s = Scenario()
    line = "At the end of each turn, this Character gains +1000 power until the end of your next turn."
    ally = s.character(A, power=5000, abilities=worded(line))

    assert begin(s).end().end().power(ally) == 7000


@pytest.mark.parametrize(
    ("words", "attacker", "drawn"),
    [
        ("your Leader's attack", "leader_a", 1),
        ("your Leader's attack", "self", 0),
        ("this Character's attack", "self", 1),
        ("an attack", "self", 1),
        ("an effect", "self", 0),
    ],
)
def test_4_6_whose_attack_deals_the_damage(words: str, attacker: str, drawn: int) -> None:
    s = Scenario()
    line = f"When your opponent takes damage from {words}, draw 1 card."
    ally = s.character(A, power=9000, abilities=worded(line))
    game = begin(s).attack(ally if attacker == "self" else attacker, "leader_b")

    assert game.count(A, "hand") == drawn


def test_this_character_cannot_be_attacked_by_characters_for_a_time() -> None:
    s = Scenario()
    foe = s.character(B)
    line = (
        "[On Play] Your opponent's Characters cannot attack this Character until the end of your next turn."
    )
    ally = s.hand(A, s.character_card(cost=1, keywords=["Rush"], abilities=worded(line)))
    game = begin(s).play(ally).attack(ally, "leader_b").end()

    choices = game.choices()
    assert f"attack leader_b {ally}" in choices
    assert f"attack {foe} {ally}" not in choices
