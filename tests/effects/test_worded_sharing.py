"""Cards that have something in common with another one, and cards that are alike."""

import pytest

from optcg.model.amounts import Alike
from optcg.model.filters import Shares
from optcg.model.terms import Attribute, Color
from tests.effects.checks import OWN, OWN_LEADER, begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


def led(s: Scenario) -> None:
    """Player A has a Leader of two types and two colors."""
    s.leader(A, types=("Harbor", "Lamplight"), colors=(Color.RED, Color.GREEN))


def test_2_4_3_a_type_shared_with_the_leader() -> None:
    s = Scenario()
    led(s)
    like = s.hand(A, s.character_card(cost=2, types=("Lamplight", "Quarry")))
    s.hand(A, s.character_card(cost=2, types=("Quarry",)))
    s.hand(A, s.character_card(cost=5, types=("Harbor",)))
    line = (
        "[On Play] Play up to 1 Character card that shares a type with your Leader and has a cost of 3 or "
        "less from your hand."
    )
    game, _ = played(s, line)

    assert game.choices() == [f"pick {like}", "done"]


@pytest.mark.parametrize(
    ("line", "picked"),
    [
        ("with a different color from your Leader", [1]),
        ("that do not share a color with your Leader", [1]),
        ("with the same color as your Leader", [0, 2]),
        ("with the same attribute as this Character", [0, 1]),
        ("with the same cost as one of your Characters", [2]),
        ("with no type in common with your Leader", [1, 2]),
        ("with the same name as one of your Characters", [1]),
    ],
)
def test_what_is_compared_with_another_card(line: str, picked: list[int]) -> None:
    s = Scenario()
    led(s)
    s.character(A, cost=7, name="Mira")
    refs = [
        s.character(B, cost=1, types=("Harbor",)),
        s.character(B, cost=2, colors=(Color.BLUE,), name="Mira"),
        s.character(B, cost=7, attributes=(Attribute.SPECIAL,)),
    ]
    game, _ = played(s, f"[On Play] Rest up to 1 of your opponent's Characters {line}.")

    assert game.choices() == [*[f"pick {refs[place]}" for place in picked], "done"]


def test_of_several_cards_another_one_is_meant() -> None:
    s = Scenario()
    twins = [s.character(A, name="Mira", power=1000) for _ in range(2)]
    alone = s.character(A, name="Tomas", power=1000)
    line = "Your Characters with the same name as one of your Characters gain +2000 power."
    s.stage(A, abilities=worded(line))
    game = begin(s)

    assert [game.power(card) for card in (*twins, alone)] == [3000, 3000, 1000]


def test_the_leader_shares_what_it_has_itself() -> None:
    s = Scenario()
    led(s)
    ally = s.character(A, power=1000, types=("Harbor",))
    s.stage(
        A, abilities=worded("Your Leader and Characters that share a type with your Leader gain +1000 power.")
    )
    game = begin(s)

    assert (game.power("leader_a"), game.power(ally)) == (6000, 2000)


def test_a_type_that_was_gained_counts() -> None:
    s = Scenario()
    led(s)
    ally = s.character(A, power=1000, abilities=worded("This Character gains the {Harbor} type."))
    s.stage(
        A, abilities=worded("All of your Characters that share a type with your Leader gain +1000 power.")
    )
    game = begin(s)

    assert game.power(ally) == 2000


def test_the_card_that_was_trashed() -> None:
    s = Scenario()
    cost = s.hand(A, s.character_card(types=("Harbor",)))
    like = s.hand(A, s.character_card(types=("Harbor",), cost=2))
    s.hand(A, s.character_card(types=("Quarry",), cost=2))
    line = (
        "[On Play] You may trash 1 Character card from your hand: Play up to 1 Character card with the same "
        "type as the trashed card from your hand."
    )
    game, _ = played(s, line)
    game.choose("yes").choose(f"pick {cost}")

    assert game.choices() == [f"pick {like}", "done"]


@pytest.mark.parametrize(("colors", "drawn"), [((Color.GREEN, Color.BLUE), 1), ((Color.BLUE,), 0)])
def test_two_leaders(colors: tuple[Color, ...], drawn: int) -> None:
    s = Scenario()
    led(s)
    s.leader(B, colors=colors)
    game, _ = played(s, "[On Play] If your Leader and your opponent's Leader share a color, draw 1 card.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("names", "drawn"), [("aab", 1), ("abc", 0), ("", 0)])
def test_cards_that_are_alike(names: str, drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.trash(A, s.character_card(name=name))
    game, _ = played(
        s, "[On Play] If there are 2 or more cards with the same name in your trash, draw 1 card."
    )

    assert game.count(A, "hand") == drawn
    assert Alike(OWN, "name") != Alike(OWN, "cost")
    assert Shares("type") != Shares("type", None, OWN_LEADER)


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), (("Quarry",), 0)])
def test_all_of_them_share_it(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    led(s)
    s.character(A, types=types)
    line = "[On Play] If all of your Characters share a type with your Leader, draw 1 card."
    game, _ = played(s, line, types=("Lamplight",))

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("attribute", "won"), [(Attribute.SLASH, True), (Attribute.RANGED, False)])
def test_the_attack_target(attribute: Attribute, won: bool) -> None:
    s = Scenario()
    line = (
        "[When Attacking] If the attack target has the same attribute as this Character, this Character "
        "gains +2000 power during this battle."
    )
    ally = s.character(A, power=5000, abilities=worded(line))
    wall = s.character(B, power=7000, rested=True, attributes=(attribute,))
    game = begin(s).attack(ally, wall)

    assert (game.area(wall) == "trash") == won


@pytest.mark.parametrize(("color", "drawn"), [(Color.GREEN, 1), (Color.BLUE, 0)])
def test_all_of_them_are_alike(color: Color, drawn: int) -> None:
    s = Scenario()
    s.character(A, colors=(Color.RED, Color.GREEN))
    game, _ = played(
        s, "[On Play] If all of your Characters are the same color, draw 1 card.", colors=(color,)
    )

    assert game.count(A, "hand") == drawn
