"""Attacks, blocks and K.O.s in battle, told of the player who does it or of the card to which it happens."""

import pytest

from optcg.model.abilities import TriggerEffect, When
from optcg.model.effects import KO, Draw, RestDon
from optcg.model.selections import Choose
from tests.effects.checks import OPPONENT, THEIRS, begin, resolve
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("line", "attacker", "target", "drawn"),
    [
        ("When you attack with your Leader, draw 1 card.", "leader_a", "leader_b", 1),
        ("When you attack with a Character, draw 1 card.", "leader_a", "leader_b", 0),
        ("When you attack with this Character, draw 1 card.", "self", "leader_b", 1),
        ("When you attack your opponent's Leader, draw 1 card.", "self", "leader_b", 1),
        ("When you attack a Character, draw 1 card.", "self", "leader_b", 0),
        ("When you attack a Character with a cost of 3 or less, draw 1 card.", "self", "foe", 1),
        ("When you attack a Character with a cost of 4 or more, draw 1 card.", "self", "foe", 0),
        (
            "When this Character attacks one of your opponent's rested Characters, draw 1 card.",
            "self",
            "foe",
            1,
        ),
        ("When your Leader attacks a Leader, draw 1 card.", "leader_a", "leader_b", 1),
        ("When your Leader attacks a Leader, draw 1 card.", "self", "leader_b", 0),
    ],
)
def test_you_attack(line: str, attacker: str, target: str, drawn: int) -> None:
    s = Scenario()
    names = {"self": watching(s, line), "foe": s.character(B, cost=3, rested=True)}
    game = begin(s).declare(names.get(attacker, attacker), names.get(target, target))

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("line", "target", "drawn"),
    [
        ("When your opponent attacks your Leader, draw 1 card.", "leader_a", 1),
        ("When your opponent attacks your Leader, draw 1 card.", "self", 0),
        ("When your opponent attacks this Character, draw 1 card.", "self", 1),
        ("When your opponent's Leader attacks your Character, draw 1 card.", "self", 1),
        ("When your opponent attacks with their Leader, draw 1 card.", "leader_a", 1),
        ("When your opponent attacks with a Character, draw 1 card.", "leader_a", 0),
        ("When this Character is attacked by your opponent's Leader, draw 1 card.", "self", 1),
        ("When this Character is attacked by a Character, draw 1 card.", "self", 0),
    ],
)
def test_your_opponent_attacks(line: str, target: str, drawn: int) -> None:
    s = Scenario(turn_player=B)
    s.leader(A, power=9000)
    ally = watching(s, line, rested=True)
    game = begin(s).declare("leader_b", ally if target == "self" else target)

    assert game.count(A, "hand") == drawn


def test_that_character_is_the_one_of_the_two_that_is_a_character() -> None:
    s = Scenario(turn_player=B)
    line = (
        "When your opponent's Leader attacks your Character, that Character gains +1000 power during this "
        "turn."
    )
    watching(s, line)
    ally = s.character(A, rested=True, power=9000)
    game = begin(s).declare("leader_b", ally)

    assert (game.power(ally), game.power("leader_b")) == (10000, 5000)


def test_of_two_characters_neither_is_that_character() -> None:
    s = Scenario()
    with pytest.raises(AssertionError):
        watching(s, "When your opponent's Character attacks your Character, K.O. that Character.")


@pytest.mark.parametrize(("cost", "drawn"), [(4, 1), (3, 0)])
def test_a_blocker_of_some_kind_is_activated(cost: int, drawn: int) -> None:
    s = Scenario()
    watching(
        s, "When your opponent activates the [Blocker] of a Character with a cost of 4 or more, draw 1 card."
    )
    wall = s.character(B, cost=cost, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("line", "attacker", "drawn"),
    [
        (
            "When this Character battles and K.O.'s a Character with a cost of 3 or less, draw 1 card.",
            "self",
            1,
        ),
        (
            "When this Character battles and K.O.'s a Character with a cost of 4 or more, draw 1 card.",
            "self",
            0,
        ),
        ("When this Character battles and K.O.'s a Character with a cost of 3, draw 1 card.", "leader_a", 0),
        ("When your opponent's Character is K.O.'d in battle by your Leader, draw 1 card.", "leader_a", 1),
        ("When your opponent's Character is K.O.'d in battle by your Leader, draw 1 card.", "self", 0),
        ("When you K.O. your opponent's Character, draw 1 card.", "leader_a", 1),
        ("When your effect K.O.'s your opponent's Character, draw 1 card.", "leader_a", 0),
    ],
)
def test_7_1_4_the_attacker_kos_in_battle(line: str, attacker: str, drawn: int) -> None:
    s = Scenario()
    ally = watching(s, line)
    foe = s.character(B, cost=3, power=1000, rested=True)
    game = begin(s).attack(ally if attacker == "self" else attacker, foe)

    assert (game.area(foe), game.count(A, "hand")) == ("trash", drawn)


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("When you K.O. your opponent's Character, draw 1 card.", 1),
        ("When your effect K.O.'s your opponent's Character, draw 1 card.", 1),
        ("When your opponent's Character is K.O.'d by this Character's effect, draw 1 card.", 0),
        ("When your opponent's Character is K.O.'d using an effect of your Event, draw 1 card.", 1),
    ],
)
def test_whose_effect_kos(line: str, drawn: int) -> None:
    s = Scenario()
    watching(s, line)
    s.character(B)

    assert resolve(s, KO(Choose(THEIRS, 1))).count(A, "hand") == drawn


def test_an_effect_of_this_very_card() -> None:
    s = Scenario()
    s.character(B)
    game, _ = played(
        s,
        "[On Play] K.O. 1 of your opponent's Characters.",
        "When your opponent's Character is K.O.'d by this Character's effect, draw 1 card.",
    )

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("When a DON!! card on your opponent's field is rested by your effect, draw 1 card.", 1),
        ("When 2 or more of your opponent's DON!! cards are rested by your effect, draw 1 card.", 1),
        ("When 3 or more of your opponent's DON!! cards are rested by your effect, draw 1 card.", 0),
        ("When you rest your opponent's DON!! cards by an effect, draw 1 card.", 1),
        ("When your DON!! card is rested by your opponent's effect, draw 1 card.", 0),
    ],
)
def test_4_4_1_don_is_rested_by_an_effect(line: str, drawn: int) -> None:
    s = Scenario()
    s.don(B, active=3)
    watching(s, line)
    game = resolve(s, RestDon(2, OPPONENT))

    assert (game.count(A, "hand"), game.count(B, "don_rested")) == (drawn, 2)
    assert When("DON!! rested") != When("rested")


def test_don_among_the_cards_that_are_rested() -> None:
    s = Scenario()
    s.don(B, active=1)
    s.leader(A, abilities=worded("When your opponent's DON!! card is rested by your effect, draw 1 card."))
    game, _ = played(s, "[On Play] Rest up to 1 of your opponent's Characters or DON!! cards.")
    game.choose(next(choice for choice in game.choices() if choice != "done"))

    assert (game.count(A, "hand"), game.count(B, "don_rested")) == (1, 1)


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), ((), 0)])
def test_10_1_5_the_trigger_of_some_kind_of_card(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    s.life_top(B, s.character_card(types=types, abilities=[TriggerEffect((Draw(2),))]))
    watching(s, "When the [Trigger] of your {Harbor} type card is activated, draw 1 card.", player=B)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert game.count(B, "hand") == 2 + drawn
