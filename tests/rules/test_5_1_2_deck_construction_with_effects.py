"""Rule 5-1-2-4: card texts that replace the rules of deck construction."""

import pytest

from optcg.cards.legality import deck_problems
from optcg.model.abilities import AlsoNamed, AnyNumberInDeck, DeckCannotInclude
from optcg.model.cards import CardData
from optcg.model.filters import AllOf, CategoryIs, CostIs, Filter, NameIs, TypeIs, Without
from optcg.model.terms import DECK_SIZE, DON_DECK_SIZE, Category
from tests.scenario import Scenario

NO_COSTLY_EVENTS = DeckCannotInclude(AllOf((CategoryIs(Category.EVENT), CostIs(">=", 2))))


def rules_broken(s: Scenario, leader: CardData, *cards: CardData) -> list[str]:
    """What a deck breaks that holds these cards and is filled up with others, 4 of each."""
    deck = [leader, *cards]
    while len(deck) <= DECK_SIZE:
        deck += [s.character_card()] * min(4, DECK_SIZE + 1 - len(deck))
    return [problem.rule for problem in deck_problems(deck, {}, DON_DECK_SIZE)]


def leader_card(s: Scenario, *forbidden: Filter) -> CardData:
    texts = [DeckCannotInclude(described) for described in forbidden]
    return s.card(Category.LEADER, power=5000, life=5, abilities=texts)


@pytest.mark.rule("5-1-2-4")
@pytest.mark.parametrize("copies", [5, 12, 50])
def test_5_1_2_4_a_text_may_allow_any_number_of_a_card(copies: int) -> None:
    """Any number of this card may be in the deck, though 4 is the limit of others."""
    s = Scenario()
    swarm = s.character_card(abilities=[AnyNumberInDeck()])

    assert rules_broken(s, leader_card(s), *[swarm] * copies) == []


@pytest.mark.rule("5-1-2-4")
def test_5_1_2_4_the_text_speaks_of_its_own_card_only() -> None:
    """Five copies of another card break the rule beside it."""
    s = Scenario()
    swarm, other = s.character_card(abilities=[AnyNumberInDeck()]), s.character_card()

    assert rules_broken(s, leader_card(s), *[swarm] * 6, *[other] * 5) == ["5-1-2-3"]


@pytest.mark.rule("5-1-2-4-1")
@pytest.mark.parametrize(("cost", "broken"), [(1, []), (2, ["5-1-2-4-1"]), (3, ["5-1-2-4-1"])])
def test_5_1_2_4_1_a_text_may_forbid_a_kind_of_card(cost: int, broken: list[str]) -> None:
    """ "You cannot include Events with a cost of 2 or more in your deck." """
    s = Scenario()
    leader = s.card(Category.LEADER, power=5000, life=5, abilities=[NO_COSTLY_EVENTS])

    assert rules_broken(s, leader, s.event_card(cost=cost)) == broken


@pytest.mark.rule("5-1-2-4-1")
def test_5_1_2_4_1_cards_of_another_kind_are_allowed() -> None:
    """A Character of cost 9 is no Event."""
    s = Scenario()
    leader = s.card(Category.LEADER, power=5000, life=5, abilities=[NO_COSTLY_EVENTS])

    assert rules_broken(s, leader, s.character_card(cost=9)) == []


@pytest.mark.rule("5-1-2-4-1", "2-4-4")
@pytest.mark.parametrize(("types", "broken"), [(("Navy",), []), (("Pirates",), ["5-1-2-4-1"])])
def test_5_1_2_4_1_a_text_may_allow_one_kind_only(types: tuple[str, ...], broken: list[str]) -> None:
    """ "You cannot include Events without the {Navy} type." """
    s = Scenario()
    leader = leader_card(s, AllOf((CategoryIs(Category.EVENT), Without(TypeIs("Navy")))))

    assert rules_broken(s, leader, s.event_card(types=types)) == broken


@pytest.mark.rule("5-1-2-4-2", "2-1-3")
def test_5_1_2_4_2_names_from_the_text_count_in_deck_construction() -> None:
    """A card that is also treated as [Sanji] is kept out by a text against [Sanji]."""
    s = Scenario()
    card = s.character_card(name="Soba Mask", abilities=[AlsoNamed("Sanji")])

    assert rules_broken(s, leader_card(s, NameIs("Sanji")), card) == ["5-1-2-4-1"]


@pytest.mark.rule("5-1-2-4-2")
def test_5_1_2_4_2_the_text_works_with_no_game_running() -> None:
    """A list of cards is judged by itself; only a Leader in the list forbids anything."""
    s = Scenario()
    forbidding, plain, event = leader_card(s, CategoryIs(Category.EVENT)), leader_card(s), s.event_card()

    assert (rules_broken(s, forbidding, event), rules_broken(s, plain, event)) == (["5-1-2-4-1"], [])


@pytest.mark.rule("5-1-2-4-1")
def test_5_1_2_4_1_the_problem_names_the_card_and_its_line() -> None:
    """The player reads which card must go, and where it stands in the list."""
    s = Scenario()
    leader, event = leader_card(s, CategoryIs(Category.EVENT)), s.event_card(name="Red Hawk")

    problems = deck_problems([leader, event], {event.number: 7}, DON_DECK_SIZE)

    assert [(p.line, "Red Hawk" in p.message) for p in problems if p.rule == "5-1-2-4-1"] == [(7, True)]
