"""Every format that is read can be written, and reading it again gives the same deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optcg import Catalog, Deck
from optcg.cards.deck_writing import FORMS, write_deck
from optcg.cards.packed import packed, unpacked
from tests.needs import card_data, official_cards

HOUSE = Catalog.house()


def same_cards(one: Deck, two: Deck) -> bool:
    return one.numbers[0] == two.numbers[0] and sorted(one.numbers) == sorted(two.numbers)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", HOUSE.decks)
def test_a_house_deck_is_written_and_read_again(name: str, form: str) -> None:
    deck = HOUSE.decks[name]
    again = Deck.parse(write_deck(deck, form), HOUSE)
    assert same_cards(deck, again)
    assert again.problems() == []


@pytest.mark.parametrize("form", FORMS)
def test_real_lists_are_legal_and_go_through_every_format(form: str) -> None:
    cards = official_cards()
    lists = sorted((card_data().parent / "decks").glob("*.txt"))
    if not lists:
        pytest.skip("no deck lists beside the card data")
    for path in lists:
        deck = Deck.parse(path.read_text(encoding="utf-8"), cards, path.stem)
        assert deck.problems() == [], path.name
        assert same_cards(deck, Deck.parse(write_deck(deck, form), cards)), path.name


def test_numbers_are_written_as_the_simulator_reads_them() -> None:
    lines = write_deck(HOUSE.decks["ember-rush"], "numbers").splitlines()
    assert lines[0].startswith("1xHS0")
    assert sum(int(line.split("x")[0]) for line in lines) == 51


def test_our_code_is_short() -> None:
    assert all(len(write_deck(deck, "code")) <= 120 for deck in HOUSE.decks.values())


SETS = st.sampled_from(["OP01", "OP16", "ST01", "EB03", "PRB02", "P", "HS02", "XYZ7", "Q"])
NUMBERS = st.builds(lambda name, card: f"{name}-{card:03}", SETS, st.integers(1, 999))


@given(NUMBERS, st.lists(NUMBERS, max_size=50))
def test_any_numbers_go_through_our_code(leader: str, others: list[str]) -> None:
    cards = unpacked(packed([leader, *others]))
    assert cards is not None
    assert cards[0] == (1, spelled(leader))
    assert sorted(number for copies, number in cards[1:] for _ in range(copies)) == sorted(
        map(spelled, others)
    )


def spelled(number: str) -> str:
    """Set numbers have two digits at least."""
    return number.replace("XYZ7", "XYZ07")


@given(st.text(max_size=80), st.integers(0, 200))
def test_a_damaged_code_is_refused(noise: str, at: int) -> None:
    code = write_deck(HOUSE.decks["moss-wall"], "code").strip()
    place = 3 + at % (len(code) - 3)
    broken = code[:place] + ("A" if code[place] != "A" else "B") + code[place + 1 :]
    assert Deck.parse(broken, HOUSE).problems() != []
    deck = Deck.parse(f"o1_{noise}", HOUSE)
    assert deck.problems() != []
