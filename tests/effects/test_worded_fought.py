"""Whom cards have fought in this turn, what players have done to cards, and the last turn of a player."""

import pytest

from optcg.model.effects import KO, Draw, Move, Place
from optcg.model.selections import Choose, Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, THEIRS, begin, event, resolve, said
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario, Table


def asking(s: Scenario, fact: str, player: int = A) -> str:
    """An Event that gives +1000 power to the Leader of its player if this is so."""
    abilities = said(f"[Main] If {fact}, your Leader gains +1000 power during this turn.", Category.EVENT)
    return s.hand(player, s.event_card(cost=0, abilities=abilities))


def so(game: Table, ask: str, leader: str = "leader_a") -> bool:
    before = game.power(leader)
    return game.play(ask).power(leader) > before


@pytest.mark.parametrize(
    ("fact", "on_leader", "on_foe"),
    [
        ("your Character has attacked your opponent's Leader during this turn", True, False),
        ("your Characters haven't attacked your opponent's Leader during this turn", False, True),
        ("your {Harbor} type Character battled your opponent's Character during this turn", False, True),
        ("your {Lamp} type Character battled your opponent's Character during this turn", False, False),
        ("your Character attacked your opponent's Leader or Character during this turn", True, True),
        (
            "your Character attacked your opponent's Character with a cost of 4 or more this turn",
            False,
            False,
        ),
        ("your Character K.O.'d your opponent's Character in battle during this turn", False, True),
        ("you attacked your opponent's Leader with your {Harbor} type Character this turn", True, False),
        ("you have K.O.'d 1 or more of your opponent's Characters during this turn", False, True),
        ("you have K.O.'d 2 or more of your opponent's Characters during this turn", False, False),
        ("you have K.O.'d your opponent's Character by your effect during this turn", False, False),
    ],
)
def test_whom_a_card_has_fought(fact: str, on_leader: bool, on_foe: bool) -> None:
    for target, expected in (("leader_b", on_leader), ("foe", on_foe)):
        s = Scenario()
        s.life(B, 3)
        ally = s.character(A, power=6000, types=("Harbor",))
        foe = s.character(B, cost=3, power=5000, rested=True)
        ask = asking(s, fact)
        game = begin(s).attack(ally, foe if target == "foe" else target)

        assert so(game, ask) is expected, target


def test_an_attack_that_was_blocked_was_declared_against_the_leader() -> None:
    """Rules 7-1-1-2, 10-1-4-1: the block changes the battle, not what was declared."""
    s = Scenario()
    s.life(B, 3)
    wall = s.character(B, power=9000, keywords=["Blocker"])
    attacked = asking(s, "your Leader has attacked your opponent's Leader during this turn")
    battled = asking(s, "your Leader has battled your opponent's Leader during this turn")
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}").pass_battle()

    assert (so(game, attacked), so(game, battled)) == (True, False)


def test_this_card_was_attacked_by_such_a_card() -> None:
    line = (
        "[End of Your Opponent's Turn] If your opponent's Character with a cost of 5 or more attacked this "
        "Character during this turn, draw 1 card."
    )
    drawn = []
    for cost, target in ((4, "this"), (5, "this"), (5, "other")):
        s = Scenario()
        foe = s.character(A, cost=cost, power=1000)
        this = s.character(B, power=5000, rested=True, abilities=worded(line))
        other = s.character(B, power=5000, rested=True)
        game = begin(s).attack(foe, this if target == "this" else other)
        before = game.count(B, "hand")
        drawn.append(game.end().count(B, "hand") - before)

    assert drawn == [1, 2, 1]  # the card of the Draw Phase is one of them


@pytest.mark.parametrize(("times", "power"), [(1, 5000), (2, 6000)])
def test_7_1_1_the_attack_that_is_declared_is_counted(times: int, power: int) -> None:
    s = Scenario()
    s.life(B, 5)
    line = (
        "[On Your Opponent's Attack] If your opponent has already attacked 2 or more times during this turn, "
        "this Leader gains +1000 power during this turn."
    )
    s.leader(B, power=5000, abilities=worded(line))
    attackers = [s.character(A, power=1000) for _ in range(times)]
    game = begin(s)
    for attacker in attackers:
        game.attack(attacker, "leader_b")

    assert game.power("leader_b") == power


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        ("you have trashed 2 or more of your Characters by your own effects during this turn", True),
        ("you have trashed 3 or more of your Characters by your effects during this turn", False),
        ("you did not trash any of your Characters by an effect during this turn", False),
        ("your opponent has trashed any of your Characters during this turn", False),
        ("you have returned any of your Characters to the owner's hand during this turn", False),
    ],
)
def test_what_a_player_did_to_cards(fact: str, expected: bool) -> None:
    s = Scenario()
    s.character(A)
    s.character(A)
    ask = asking(s, fact)
    game = resolve(s, Move(Every(OWN), Place.TRASH))

    assert so(game, ask) is expected


def test_this_character_kos_in_battle_or_by_its_effect() -> None:
    line = "[End of Your Turn] If this Character K.O.'d your opponent's Character this turn, draw 1 card."
    by_effect = "[Activate: Main] [Once Per Turn] K.O. up to 1 of your opponent's Characters."
    drawn = []
    for how in ("not at all", "in battle", "by its effect", "by another"):
        s = Scenario()
        this = s.character(A, power=6000, abilities=[*worded(line), *worded(by_effect)])
        foe = s.character(B, power=5000, rested=True)
        other = event(s, KO(Every(THEIRS)))
        game = begin(s)
        if how == "in battle":
            game.attack(this, foe)
        elif how == "by its effect":
            game.choose(f"activate {this}.2").choose(f"pick {foe}")
        elif how == "by another":
            game.play(other)
        before = game.count(A, "hand")
        drawn.append(game.end().count(A, "hand") - before)

    assert drawn == [0, 1, 1, 0]


# The last turn of a player ---------------------------------------------------------------------------------
def test_what_happened_in_the_last_turn_of_the_opponent() -> None:
    s = Scenario(turn_player=B)
    mine = s.character(A, power=1000, rested=True)
    foe = s.character(B, power=5000)
    ask = asking(s, "any of your Characters were K.O.'d during your opponent's last turn")
    this_turn = asking(s, "any of your Characters were K.O.'d during this turn")
    own_turn = asking(s, "any of your Characters were K.O.'d during your last turn")
    again = asking(s, "any of your Characters were K.O.'d during your opponent's previous turn")
    game = begin(s).attack(foe, mine).end()

    assert (so(game, ask), so(game, this_turn), so(game, own_turn)) == (True, False, False)
    game.end().end()  # the opponent's last turn is another one now
    assert not so(game, again)


def test_the_last_turn_of_a_player_has_ended() -> None:
    """In their own turn "their last turn" is the one before, not the one that goes on."""
    s = Scenario()
    fact = "your opponent activated an Event during their last turn"
    now, later = asking(s, fact, B), asking(s, fact, B)
    first = event(s, Draw(1))
    game = begin(s).play(first).end()

    assert so(game, now, "leader_b")
    game.end().end()
    assert not so(game, later, "leader_b")


def test_what_was_asked_of_the_own_last_turn_outlives_the_turn_of_the_opponent() -> None:
    s = Scenario()
    s.life(B, 3)
    line = (
        "If this Character attacked your opponent's Leader during your last turn, this Character gains +2000 "
        "power."
    )
    this = s.character(A, power=5000, abilities=worded(line))
    other = s.character(A, power=5000, abilities=worded(line))
    game = begin(s).attack(this, "leader_b")

    assert game.power(this) == 5000
    game.end()
    assert (game.power(this), game.power(other)) == (7000, 5000)
    game.end()
    assert game.power(this) == 7000
    assert game.end().power(this) == 5000


@pytest.mark.parametrize(("fallen", "cost"), [(False, 5), (True, 2)])
def test_2_7_6_a_cost_in_the_hand_looks_at_the_last_turn(fallen: bool, cost: int) -> None:
    s = Scenario(turn_player=B)
    s.character(A)
    line = (
        "If any of your Characters were K.O.'d during your opponent's last turn, give this card in your hand "
        "-3 cost."
    )
    s.don(A, active=1)
    card = s.hand(A, s.character_card(cost=5, abilities=worded(line)))
    ko = event(s, KO(Choose(THEIRS, 1)), player=B)
    game = begin(s)
    if fallen:
        game.play(ko)
    game.end()

    assert (f"play {card}" in game.choices()) is (cost == 2)


@pytest.mark.parametrize(
    ("winner", "of_leader", "of_character"),
    [
        ("your Character", 0, 1),
        ("your Leader", 1, 0),
        ("your Leader or Character", 1, 1),
        ("your {Harbor} type Character with 7000 power or more", 0, 1),
        ("your Character with 9000 power or more", 0, 0),
        ("your rested Character", 0, 1),
    ],
)
@pytest.mark.rule("2-2-4-1")
def test_who_wins_a_battle_is_told_as_it_is_on_the_field(
    winner: str, of_leader: int, of_character: int
) -> None:
    for name, drawn in (("leader_a", of_leader), ("ally", of_character)):
        s = Scenario()
        s.leader(A, types=("Harbor",))
        ally = s.character(A, power=6000, types=("Harbor",), don=1)
        foe = s.character(B, power=3000, rested=True)
        line = f"[Your Turn] When {winner} battles and K.O.'s your opponent's Character, draw 1 card."
        s.character(A, abilities=said(line))
        game = begin(s)
        before = game.count(A, "hand")
        game.attack(ally if name == "ally" else name, foe)
        assert game.count(A, "hand") - before == drawn
