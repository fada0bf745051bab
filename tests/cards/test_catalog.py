"""The catalogue: looking up, iterating, filler, and the house set that comes with the package."""

from collections.abc import Iterator, MutableMapping
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from optcg.cards import Catalog, Deck
from optcg.cards.house import house_printings
from optcg.cards.importer import facts_of
from optcg.model.abilities import KeywordEffect
from optcg.model.cards import CatalogLike, DeckLike
from optcg.model.errors import BadCardData
from optcg.model.terms import KEYWORD_BITS, Category, Color
from optcg.text import read
from tests.cards.card_files import card, write_cards


@pytest.fixture(scope="module")
def house() -> Catalog:
    return Catalog.house()


def test_the_house_set_is_read_wholly(house: Catalog) -> None:
    assert len(house) == 158
    assert [f"{card.number}: {card.unread}" for card in house if card.unread] == []


def test_the_house_set_has_leaders_categories_and_keywords(house: Catalog) -> None:
    leaders = [card for card in house if card.category is Category.LEADER]
    assert {color for leader in leaders for color in leader.colors} == set(Color)
    assert {card.category for card in house} == set(Category) - {Category.DON}
    keywords = {
        ability.keyword for card in house for ability in card.abilities if isinstance(ability, KeywordEffect)
    }
    assert keywords == set(KEYWORD_BITS) - {"Attack Active"}  # which cards say in words


def test_the_house_decks_are_legal(house: Catalog) -> None:
    assert len(house.decks) == 8
    assert {name: deck.problems() for name, deck in house.decks.items() if deck.problems()} == {}
    assert all(deck.name == name and len(deck.numbers) == 51 for name, deck in house.decks.items())
    assert len({deck.numbers[0] for deck in house.decks.values()}) == 8


def test_iterating_gives_the_cards_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    catalog = write_cards(
        tmp_path, [card(number) for number in ("ST01-001", "P-010", "P-9", "OP02-001", "OP01-002")]
    )
    assert [card.number for card in catalog] == ["OP01-002", "OP02-001", "P-9", "P-010", "ST01-001"]
    assert [card.number for card in catalog] == list(catalog.numbers)


def test_an_unknown_number_is_answered_with_a_guess(house: Catalog) -> None:
    with pytest.raises(KeyError) as error:
        house["HS11-001"]
    assert str(error.value) == "There is no card numbered HS11-001. Did you mean HS01-001?"
    with pytest.raises(KeyError) as error:
        house["hs01-001_p1"]
    assert str(error.value) == "There is no card numbered hs01-001_p1. Did you mean HS01-001?"
    with pytest.raises(KeyError) as error:
        house["QQ77-777"]
    assert str(error.value) == "There is no card numbered QQ77-777."


def test_membership_is_by_number(house: Catalog) -> None:
    assert "HS01-001" in house
    assert "HS01-999" not in house


def test_filler_is_the_lowest_numbered_vanilla_character(tmp_path: Path) -> None:
    cards = [
        card("HS99-001", category="Stage", power=None),
        card("HS99-002", effect="[Rush]"),
        card("HS99-003", trigger="[Trigger] Draw 1 card."),
        card("HS99-005"),
        card("HS99-004", effect="-"),
    ]
    assert write_cards(tmp_path, cards).filler().number == "HS99-004"


def test_a_catalogue_without_a_vanilla_character_has_no_filler(tmp_path: Path) -> None:
    with pytest.raises(BadCardData, match="no Character without text"):
        write_cards(tmp_path, [card("HS99-002", effect="[Rush]")]).filler()


def test_a_text_is_read_only_when_its_card_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []

    def read_and_note(text: str, trigger: str, category: Category) -> object:
        texts.append(text)
        return read(text, trigger, category)

    monkeypatch.setattr("optcg.cards.catalog.read", read_and_note)
    catalog = Catalog(facts_of(house_printings()))
    assert texts == []
    first = catalog["HS01-017"]
    assert catalog["HS01-017"] is first
    assert texts == ["[Blocker]"]


def test_of_the_decks_only_the_one_asked_for_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = Deck.parse
    monkeypatch.setattr(
        Deck, "parse", lambda text, catalog, name: parsed.append(name) or parse(text, catalog, name)
    )
    decks = Catalog.house().decks
    assert "moss-wall" in decks
    assert len(decks) == 8
    assert decks["ember-rush"] is decks["ember-rush"]
    assert parsed == ["ember-rush"]


def test_a_catalogue_does_not_change(house: Catalog) -> None:
    assert not isinstance(house.decks, MutableMapping)
    with pytest.raises(FrozenInstanceError):
        house["HS01-001"].name = "Another"  # type: ignore[misc]
    assert not hasattr(house, "__setitem__")


def test_the_engine_may_take_it() -> None:
    def engine(catalog: CatalogLike, deck: DeckLike) -> Iterator[str]:
        return (catalog[number].name for number in deck.numbers)

    house = Catalog.house()
    assert len(list(engine(house, house.decks["ember-rush"]))) == 51


def test_the_default_is_the_house_set_plus_the_data_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OPTCG_CARD_DATA", raising=False)
    assert len(Catalog.default()) == len(Catalog.house())
    write_cards(tmp_path, [card("QQ01-001")])
    monkeypatch.setenv("OPTCG_CARD_DATA", f"{tmp_path}/cards.json")
    catalog = Catalog.default()
    assert len(catalog) == len(Catalog.house()) + 1
    assert catalog["QQ01-001"].name == "Card QQ01-001"
    assert isinstance(catalog.decks["ember-rush"], Deck)
