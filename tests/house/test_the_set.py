"""What the house set has on its cards, and how its decks differ."""

import re
from collections import Counter
from dataclasses import fields, is_dataclass
from itertools import combinations

import pytest

from optcg import Catalog
from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.cards import CardData
from optcg.model.terms import Category, Color
from tests.games.playing import house
from tests.needs import ROOT

KEYWORDS = ("Rush", "Blocker", "Banish", "Double Attack", "Unblockable", "Rush: Character")
TAGS = (
    "On Play",
    "When Attacking",
    "On Block",
    "On K.O.",
    "Activate: Main",
    "Main",
    "Counter",
    "Trigger",
    "End of Your Turn",
    "End of Your Opponent's Turn",
    "On Your Opponent's Attack",
    "Once Per Turn",
    "Your Turn",
    "Opponent's Turn",
    "DON!! x1",
)
# What the cards do and how they say it, by the node of the tree.
NODES: dict[str, type] = {
    "auto effect": a.AutoEffect,
    "activate effect": a.ActivateEffect,
    "permanent effect": a.PermanentEffect,
    "replacement effect": a.ReplacementEffect,
    "any number in a deck": a.AnyNumberInDeck,
    "another name": a.AlsoNamed,
    "lower cost in the hand": a.HandCost,
    "search": e.Look,
    "choose one": e.ChooseOne,
    "add DON!!": e.AddDon,
    "return DON!!": e.ReturnDon,
    "rest DON!!": e.RestDon,
    "set DON!! active": e.SetDonActive,
    "give DON!!": e.GiveDon,
    "power": e.GainPower,
    "cost": e.GainCost,
    "keyword": e.GainKeyword,
    "ban": e.Forbid,
    "negate": e.Negate,
    "K.O.": e.KO,
    "play": e.Play,
    "rest": e.Rest,
    "set active": e.SetActive,
    "draw": e.Draw,
}
MOST_SHARED = 25  # of the 50 cards of a deck


@pytest.fixture(scope="module")
def cards() -> Catalog:
    return house()


def nodes(tree: object) -> set[type]:
    """The types of all nodes of a tree."""
    if isinstance(tree, tuple):
        return set().union(*map(nodes, tree))
    if not is_dataclass(tree):
        return set()
    return {type(tree)}.union(*(nodes(getattr(tree, field.name)) for field in fields(tree)))


def said(card: CardData) -> str:
    return f"{card.text}\n{card.trigger}"


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_printed_on_a_card(cards: Catalog, keyword: str) -> None:
    assert [card for card in cards if a.KeywordEffect(keyword) in card.abilities]


@pytest.mark.parametrize("tag", TAGS)
def test_every_tag_of_chapter_10_is_on_a_card(cards: Catalog, tag: str) -> None:
    """Printed in the text of a card that is read wholly."""
    assert [card for card in cards if f"[{tag}]" in said(card) and not card.unread]


@pytest.mark.parametrize("what", NODES)
def test_every_sort_of_effect_is_on_a_card(cards: Catalog, what: str) -> None:
    assert [card.number for card in cards if NODES[what] in nodes(card.abilities)]


@pytest.mark.parametrize(
    "words", ["Life cards", "trash", "DON!! deck", "deck", "hand", "DON!! −1:", "instead"]
)
def test_every_area_and_way_is_named_on_a_card(cards: Catalog, words: str) -> None:
    assert [card for card in cards if words in said(card).replace("-1:", "−1:")]


def test_every_color_has_a_leader_all_categories_and_a_trigger(cards: Catalog) -> None:
    for color in Color:
        of_color = [card for card in cards if color in card.colors]
        assert {card.category for card in of_color} == set(Category) - {Category.DON}, color
        assert any(card.trigger for card in of_color), color


def test_numbers_are_without_gaps(cards: Catalog) -> None:
    """HS01-001 to -056 and HS02-001 to -102: numbers stay once they are given."""
    wanted = [f"HS01-{number:03}" for number in range(1, 57)] + [
        f"HS02-{number:03}" for number in range(1, 103)
    ]
    assert list(cards.numbers) == wanted
    assert len({card.name for card in cards}) == len(wanted)


def test_no_text_is_unread(cards: Catalog) -> None:
    assert [card.number for card in cards if card.unread] == []


def test_nearly_every_card_of_the_second_set_does_something(cards: Catalog) -> None:
    assert [card.number for card in cards if card.number.startswith("HS02") and not card.abilities] == []


# The decks ---------------------------------------------------------------------------------------


def test_the_eight_decks_are_legal(cards: Catalog) -> None:
    assert len(cards.decks) == 8
    assert {name: deck.problems() for name, deck in cards.decks.items() if deck.problems()} == {}


def test_every_card_of_the_second_set_is_in_a_deck(cards: Catalog) -> None:
    used = {number for deck in cards.decks.values() for number in deck.numbers}
    assert [card.number for card in cards if card.number.startswith("HS02") and card.number not in used] == []


@pytest.mark.parametrize("pair", list(combinations(house().decks, 2)), ids=" and ".join)
def test_two_decks_share_at_most_half_of_their_cards(cards: Catalog, pair: tuple[str, str]) -> None:
    one, two = (Counter(cards.decks[name].numbers[1:]) for name in pair)
    assert (one & two).total() <= MOST_SHARED


def test_decks_of_other_colors_share_nothing(cards: Catalog) -> None:
    for one, two in combinations(cards.decks.values(), 2):
        assert one.leader is not None
        assert two.leader is not None
        assert set(one.leader.colors) & set(two.leader.colors) or not set(one.numbers) & set(two.numbers)


def test_the_decks_have_the_six_colors_and_two_pairs(cards: Catalog) -> None:
    colors = [deck.leader.colors for deck in cards.decks.values() if deck.leader is not None]
    assert {pair[0] for pair in colors if len(pair) == 1} == set(Color)
    assert len([pair for pair in colors if len(pair) == 2]) == 2


def test_the_page_names_every_deck_and_its_leader() -> None:
    page = (ROOT / "docs" / "house-set.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| [^|]*\((HS\d\d-\d{3})\) \|", page, re.MULTILINE))
    assert rows == {name: deck.numbers[0] for name, deck in house().decks.items()}
    assert f"{len(house())} cards" in page
