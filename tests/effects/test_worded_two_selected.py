"""Two cards that were selected: the one with the lower or higher number, both if they have the same."""

import pytest

from optcg.model.amounts import ExtremeOf
from optcg.model.effects import KO, Pick
from optcg.model.filters import Among, PowerIs
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Owner, Slot
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario

DUEL = (
    "Select 1 of your {Harbor} type Characters and 1 of your opponent's Characters. K.O. the selected "
    "Character with the lower power. If the selected Characters have the same power, K.O. both of them."
)


@pytest.mark.parametrize(
    ("mine", "theirs", "fallen"),
    [(5000, 6000, ["mine"]), (6000, 5000, ["foe"]), (5000, 5000, ["mine", "foe"])],
)
def test_the_one_with_the_lower_power_falls(mine: int, theirs: int, fallen: list[str]) -> None:
    s = Scenario()
    refs = {
        "mine": s.character(A, power=mine, types=("Harbor",)),
        "foe": s.character(B, power=theirs),
    }
    game = worded(s, DUEL)

    assert [name for name, ref in refs.items() if game.area(ref) == "trash"] == fallen


def test_they_are_compared_once_before_either_is_gone() -> None:
    """In the trash the K.O.'d Character would have its printed power again, the same as the other one."""
    s = Scenario()
    mine = s.character(A, power=5000, types=("Harbor",))
    foe = s.character(B, power=5000)
    weak = "Give up to 1 of your opponent's Characters -1000 power during this turn."
    game = worded(s, f"{weak} Then, s{DUEL[1:]}").choose(f"pick {foe}")

    assert (game.area(mine), game.area(foe)) == ("characters", "trash")


@pytest.mark.parametrize(("one", "two", "rested"), [(3, 5, ["two"]), (4, 4, ["one", "two"])])
def test_two_of_one_player_and_a_higher_cost(one: int, two: int, rested: list[str]) -> None:
    s = Scenario()
    refs = {"one": s.character(B, cost=one), "two": s.character(B, cost=two)}
    s.character(B, cost=9)
    text = "Rest the selected Character with the higher cost. If their costs are the same, rest both."
    game = worded(s, f"Select 2 of your opponent's Characters. {text}")
    game.choose(f"pick {refs['one']}").choose(f"pick {refs['two']}")

    assert [name for name, ref in refs.items() if game.rested(ref)] == rested


def test_one_card_alone_is_neither_lower_nor_higher() -> None:
    s = Scenario()
    foe = s.character(B, cost=3)
    text = "Return the chosen Character with the higher cost to the owner's hand."
    game = worded(
        s, f"Choose up to 1 of your Characters and up to 1 of your opponent's Characters. {text}"
    ).choose(f"pick {foe}")

    assert game.area(foe) == "characters"


def test_the_tree_of_the_lower_one() -> None:
    (ability,) = said("[On Play] Select 2 of your opponent's Characters. K.O. the one with the lower power.")
    both = Cards(Owner.EITHER, LEADER_AND_CHARACTERS, Among(2))
    pick, ko = ability.effects  # type: ignore[attr-defined]

    assert isinstance(pick, Pick)
    assert ko == KO(Slot(2, PowerIs("<", ExtremeOf("power", both, highest=True))))


@pytest.mark.parametrize(
    ("words", "powers"),
    [
        (
            "The base power of both of the selected Characters becomes the lower of their base powers",
            (3000, 4000),
        ),
        ("The selected Characters' base power becomes the higher of the two", (6000, 7000)),
        ("Their base powers become the highest base power among them", (6000, 7000)),
    ],
)
def test_both_have_the_lower_or_the_higher_base_power(words: str, powers: tuple[int, int]) -> None:
    """Rule 4-9: what was added to a power stays."""
    s = Scenario()
    strong = s.character(B, power=6000)
    weak = s.character(B, power=3000, effects=[{"power": 1000, "until": "turn"}])
    game = worded(s, f"Select 2 of your opponent's Characters. {words} during this turn.")
    assert (game.power(strong), game.power(weak)) == powers

    game.end()
    assert (game.power(strong), game.power(weak)) == (6000, 3000)


def test_one_card_alone_keeps_its_base_power() -> None:
    s = Scenario()
    only = s.character(B, power=6000)
    line = "The base power of both of the selected Characters becomes the lower of their base powers"
    game = worded(s, f"Select 2 of your opponent's Characters. {line} during this turn.")

    assert game.power(only) == 6000
