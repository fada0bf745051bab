"""Cards that must go together in more than one way (Rules 8-3-1-3, 8-4-4-1)."""

from itertools import combinations
from random import Random

import pytest

from optcg.engine.sharing import most_apart
from optcg.model.effects import KO, Draw, May, Move, Place, Rest
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area, Category
from tests.effects.checks import OWN, THEIRS, resolve
from tests.scenario import A, B, Scenario

TYPES = {"P": ("Harbor",), "Q": ("Quarry",), "PQ": ("Harbor", "Quarry")}


def _lined_up(s: Scenario, player: int, *cards: tuple[str, int]) -> list[str]:
    return [s.character(player, types=TYPES[types], cost=cost) for types, cost in cards]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_two_that_no_limit_alone_forbids_may_not_go_together() -> None:
    """Each limit alone would let two be chosen; as only one can be, each of them is offered."""
    s = Scenario()
    cards = _lined_up(s, B, ("PQ", 1), ("PQ", 1), ("P", 5), ("Q", 5))
    game = resolve(s, KO(Choose(THEIRS, 2, total_cost=5, different="type")))

    assert game.choices() == [f"pick {card}" for card in cards]
    game.choose(f"pick {cards[0]}")
    assert [game.area(card) for card in cards] == ["trash", "characters", "characters", "characters"]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_a_pick_that_leaves_no_second_one_is_not_offered() -> None:
    s = Scenario()
    cards = _lined_up(s, B, ("PQ", 1), ("P", 1), ("P", 5), ("Q", 3))
    game = resolve(s, KO(Choose(THEIRS, 2, total_cost=5, different="type")))

    assert game.choices() == [f"pick {cards[1]}", f"pick {cards[3]}"]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_a_total_of_power_and_one_of_cost() -> None:
    s = Scenario()
    numbers = ((1, 9000), (1, 8000), (9, 1000), (4, 2000))
    cards = [s.character(B, cost=cost, power=power) for cost, power in numbers]
    game = resolve(s, KO(Choose(THEIRS, 2, total_cost=5, total_power=10000)))

    assert game.choices() == [f"pick {cards[1]}", f"pick {cards[3]}"]


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        ((("P", 1), ("P", 1), ("Q", 5), ("Q", 5)), False),
        ((("P", 1), ("P", 1), ("Q", 4), ("Q", 5)), True),
    ],
)
def test_8_3_1_3_what_cannot_be_chosen_together_is_not_paid(
    cards: tuple[tuple[str, int], ...], asked: bool
) -> None:
    s = Scenario()
    _lined_up(s, A, *cards)
    rest = Rest(Choose(OWN, 2, total_cost=5, different="type"))
    game = resolve(s, May((rest,), (Draw(1),)))

    assert (game.asked() == (A, "cards")) is asked


@pytest.mark.rule("8-4-4-2")
def test_8_4_4_2_of_hidden_cards_fewer_may_be_chosen() -> None:
    """Where fewer may be chosen, a pick that leaves too few to go with it is one of the ways."""
    s = Scenario()
    hand = [s.hand(A, s.character_card(cost=cost)) for cost in (1, 2, 3)]
    characters = Cards(Owner.YOU, (Area.HAND,), CategoryIs(Category.CHARACTER))
    game = resolve(s, Move(Choose(characters, 2, total_cost=3), Place.TRASH))

    assert game.choices() == [*[f"pick {card}" for card in hand], "done"]


def _most_by_trying(sets: list[list[str]], used: list[str]) -> int:
    for count in range(len(sets), 0, -1):
        for some in combinations(sets, count):
            words = [*used, *(word for words in some for word in words)]
            if len(words) == len(set(words)):
                return count
    return 0


@pytest.mark.parametrize("seed", range(40))
def test_the_most_sets_that_have_no_word_in_common(seed: int) -> None:
    luck = Random(seed)
    sets = [luck.sample("abcdefg", luck.randint(1, 3)) for _ in range(9)]
    used = luck.sample("abcdefg", luck.randint(0, 2))

    assert most_apart(sets, used, len(sets)) == _most_by_trying(sets, used)
