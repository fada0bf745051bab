"""The official data of the open sets, where it is at hand. None of it is copied here."""

import pytest

from optcg.cards import Catalog, Deck
from optcg.model.terms import Attribute, Category
from tests.needs import card_data, official_cards


@pytest.fixture(scope="module")
def official() -> Catalog:
    return official_cards()


def test_every_number_of_the_open_sets_is_loaded(official: Catalog) -> None:
    assert len(official) >= 2278
    counts = {category: sum(card.category is category for card in official) for category in Category}
    assert counts[Category.LEADER] >= 120
    assert counts[Category.EVENT] >= 340
    assert counts[Category.STAGE] >= 42


def test_nothing_is_read_in_part(official: Catalog) -> None:
    """A card has text if and only if it has abilities or unread pieces."""
    wrong = [card.number for card in official if card.vanilla != (not card.abilities and not card.unread)]
    assert wrong == []


def test_markup_and_entities_are_gone(official: Catalog) -> None:
    signs = ("<br", "&amp;", "&lt;", "&gt;", "−", "＜")
    wrong = [
        card.number for card in official for sign in signs if sign in card.name + card.text + card.trigger
    ]
    assert wrong == []


def test_no_text_is_cut(official: Catalog) -> None:
    cut = {card.number for card in official if card.text and not card.text.endswith((".", ")", "]"))}
    # What nobody here knows of a text is not read.
    assert cut == {"ST32-001", "ST32-003", "ST32-004"}
    assert all(any("…" in unread.piece for unread in official[number].unread) for number in cut)


def test_what_is_known_of_a_cut_text_is_read(official: Catalog) -> None:
    assert len(official["ST32-005"].abilities) == 2
    assert len(official["ST32-003"].abilities) == len(official["ST32-003"].unread) == 1


def test_known_faults_are_mended(official: Catalog) -> None:
    assert official["ST11-005"].types == ("Music", "FILM")
    assert official["ST23-004"].types == ("FILM", "Supernovas", "Straw Hat Crew")
    assert official["EB01-023"].power == 6000
    assert official["OP04-047"].power == 0
    assert official["OP12-016"].cost == 0
    assert official["OP13-079"].attributes == (Attribute.UNKNOWN,)
    assert official["OP01-009"].text == ""
    assert official["OP01-009"].trigger.startswith("[Trigger]")


def test_real_deck_lists_are_legal(official: Catalog) -> None:
    lists = sorted((card_data().parent / "decks").glob("*.txt"))
    if not lists:
        pytest.skip("no deck lists beside the card data")
    decks = {file.name: Deck.parse(file.read_text(encoding="utf-8"), official) for file in lists}
    assert {name: deck.problems() for name, deck in decks.items() if deck.problems()} == {}
    assert {len(deck.numbers) for deck in decks.values()} == {51}
