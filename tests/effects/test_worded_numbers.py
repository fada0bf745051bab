"""Numbers that cards have, from words to what happens: the most, the least, what differs, given DON!!."""

from typing import Any

import pytest

from optcg.model.abilities import Ability
from optcg.model.amounts import CountOf, ExtremeOf, TotalOf
from optcg.model.filters import TypeIs
from optcg.model.terms import Color
from optcg.text.reader import read_line
from tests.effects.checks import OWN, THEIRS, begin
from tests.scenario import A, B, Scenario, Table


def worded(line: str) -> list[Ability]:
    """The abilities of a line that is read in just one way."""
    read = read_line(line)
    assert read.unread is None, read.unread
    return list(read.abilities)


def played(s: Scenario, *lines: str, **facts: object) -> tuple[Table, str]:
    """Player A plays a Character with these lines."""
    abilities = [ability for line in lines for ability in worded(line)]
    ref = s.hand(A, s.character_card(cost=0, abilities=abilities, **facts))  # type: ignore[arg-type]
    return begin(s).play(ref), ref


def watching(s: Scenario, line: str, player: int = A, **facts: Any) -> str:
    """A Character with this line is on the field."""
    return s.character(player, abilities=worded(line), **facts)


@pytest.mark.parametrize(("names", "drawn"), [("abc", 1), ("aab", 0), ("abcd", 1)])
def test_different_names_are_counted_once(names: str, drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.character(A, name=name, types=("Harbor",))
    s.character(A, name="other")
    line = "[On Play] If you have 3 or more {Harbor} type Characters with different card names, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("others", "power", "rush"), [(3, 4000, True), (2, 3000, False)])
def test_what_was_counted_is_asked_for_again(others: int, power: int, rush: bool) -> None:
    s = Scenario()
    for color in list(Color)[:others]:
        s.character(A, colors=(color,))
    line = (
        "This Character gains +1000 power for each different color among your other Characters. If there are "
        "3 or more different colors, this Character gains [Rush]."
    )
    ref = s.character(A, power=1000, colors=(list(Color)[5],), played_this_turn=True, abilities=worded(line))
    game = begin(s)

    assert game.power(ref) == power
    assert any(choice.startswith(f"attack {ref}") for choice in game.choices()) == rush


def test_different_costs_are_those_they_have_now() -> None:
    s = Scenario()
    s.character(A, cost=2)
    s.character(A, cost=3, effects=[{"cost": -1, "until": "turn"}])
    ally = s.character(
        A,
        cost=5,
        power=1000,
        abilities=worded("This Character gains +1000 power for every different cost among your Characters."),
    )
    game = begin(s)

    assert game.power(ally) == 3000
    assert CountOf(OWN, "cost") != CountOf(OWN)


def test_different_types_and_colors() -> None:
    s = Scenario()
    s.character(A, types=("Harbor", "Lamplight"))
    s.character(A, types=("Harbor",))
    line = "[On Play] If there are 3 or more different types among your Characters, draw 1 card."
    game, _ = played(s, line, types=("Orchard",))

    assert game.count(A, "hand") == 1


def test_the_lowest_cost_is_that_of_the_group() -> None:
    s = Scenario()
    small = s.character(B, cost=2, types=("Harbor",))
    middle = s.character(B, cost=4, rested=True)
    s.character(B, cost=6, rested=True)
    game, _ = played(s, "[On Play] K.O. up to 1 of your opponent's rested Characters with the lowest cost.")

    assert game.choices() == [f"pick {middle}", "done"]
    assert game.area(small) == "characters"


def test_the_highest_power_of_several_that_have_it() -> None:
    s = Scenario()
    big, twin = (
        s.character(B, power=7000),
        s.character(B, power=6000, effects=[{"power": 1000, "until": "turn"}]),
    )
    small = s.character(B, power=3000)
    game, _ = played(s, "[On Play] K.O. all of your opponent's Characters with the highest power.")

    assert [game.area(ref) for ref in (big, twin)] == ["trash", "trash"]
    assert game.area(small) == "characters"
    assert ExtremeOf("power", THEIRS, highest=True) != ExtremeOf("power", THEIRS)


def test_the_lowest_cost_of_nothing_is_no_cost() -> None:
    s = Scenario()
    game, _ = played(s, "[On Play] K.O. all of your opponent's Characters with the lowest cost.")

    assert game.asked()[1] == "main"


def test_given_don_of_one_card() -> None:
    s = Scenario()
    line = "This Character gains +2000 power for every 2 DON!! cards given to this Character."
    ally = s.character(A, power=1000, don=2, abilities=worded(line))
    s.leader(A, don=2)
    s.don(A, active=2)
    game = begin(s)
    before = game.power(ally)
    game.give(ally, 2)

    assert (before, game.power(ally)) == (5000, 9000)
    assert TotalOf("given DON!!", OWN) in [
        step.amount.of
        for step in _powers("This Character gains +1000 power for every DON!! card given to your Characters.")
    ]


def _powers(line: str) -> list[object]:
    return [step for ability in worded(line) for step in ability.changes]  # type: ignore[attr-defined]


def test_the_base_power_of_a_leader_is_not_its_cost() -> None:
    s = Scenario()
    line = "[Your Turn] This Character's base power becomes the same as your Leader's base power."
    ally = s.character(A, power=1000, abilities=worded(line))
    s.leader(A, power=6000, effects=[{"power": 3000, "until": "turn"}])

    assert begin(s).power(ally) == 6000


def test_the_same_power_as_the_card_chosen_before() -> None:
    s = Scenario()
    ally, other = s.character(A, power=1000), s.character(B, power=8000)
    line = (
        "[On Play] Select up to 1 of your opponent's Characters. Up to 1 of your Characters' base power "
        "becomes the same as the selected Character's power during this turn."
    )
    game, _ = played(s, line, power=2000)
    game.choose(f"pick {other}").choose(f"pick {ally}")

    assert game.power(ally) == 8000


def test_all_of_them_must_fit_and_one_must_be_there() -> None:
    s = Scenario()
    line = "If all of your Characters have the {Harbor} type, this Character gains [Rush]."
    one = s.character(A, abilities=worded(line), types=("Harbor",))
    game = begin(s)
    assert game.keywords(one) == ["Rush"]

    s.character(A)
    assert begin(s).keywords(one) == []
    assert TypeIs("Harbor") != TypeIs("Quarry")


@pytest.mark.parametrize(("power", "drawn"), [(6000, 0), (7000, 1)])
def test_more_power_than_a_leader(power: int, drawn: int) -> None:
    s = Scenario()
    s.leader(B, power=6000)
    line = "[On Play] If this Character has more power than your opponent's Leader, draw 1 card."
    game, _ = played(s, line, power=power)

    assert game.count(A, "hand") == drawn


def test_a_card_that_is_played_rested() -> None:
    game, card = played(Scenario(), "This Character is played rested.", "[On Play] Draw 1 card.")

    assert (game.rested(card), game.count(A, "hand")) == (True, 1)


@pytest.mark.parametrize("rested", [0, 1, 2])
def test_that_many_counts_don_that_were_rested(rested: int) -> None:
    s = Scenario()
    s.don(A, active=2)
    game, _ = played(s, "[On Play] Rest any number of your DON!! cards and draw that many cards.")
    for answer in ["pick don active"] * rested + ["done"] * (rested < 2):
        game.choose(answer)

    assert (game.count(A, "don_rested"), game.count(A, "hand")) == (rested, rested)


@pytest.mark.parametrize("trashed", [0, 2])
def test_that_many_counts_cards_that_were_trashed(trashed: int) -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card()) for _ in range(3)]
    line = (
        "[On Play] Trash any number of cards from your hand and trash that many cards from the top of your "
        "opponent's deck."
    )
    game, _ = played(s, line)
    for card in cards[:trashed]:
        game.choose(f"pick {card}")
    game.choose("done")

    assert game.count(B, "trash") == trashed
