"""Every card means what it meant before: its tree is that of the golden file."""

from collections.abc import Iterable
from dataclasses import replace

from optcg.cards.house import house_printings
from optcg.cards.importer import import_printings
from tests.needs import card_data
from tests.text.golden import ACCEPT, changes, hash_of, hashes, written


def test_no_tree_of_a_house_card_has_changed() -> None:
    house = house_printings()
    told(changes(hashes(house), {number: tree for number, tree in written().items() if number in house}))


def test_no_tree_of_an_official_card_has_changed() -> None:
    house, official = house_printings(), import_printings(card_data())
    told(
        changes(hashes(official), {number: tree for number, tree in written().items() if number not in house})
    )


def told(changed: Iterable[str]) -> None:
    named = list(changed)
    how = f"If that is right, `{ACCEPT}` takes it over; commit the file by itself and say why."
    assert not named, "\n".join([*named, how])


def test_a_changed_tree_is_named() -> None:
    kept = {"HS01-001": "aa", "HS01-002": "bb", "HS01-003": "cc", "HS01-005": "ee"}
    found = {"HS01-001": "aa", "HS01-002": "bc", "HS01-003": "cc/cd", "HS01-004": "dd"}
    assert list(changes(found, kept)) == [
        "HS01-002 means something else than before",
        "HS01-003 means different things in different printings",
        "HS01-004 is new",
        "HS01-005 is gone",
    ]


def test_the_hash_is_of_the_meaning_not_of_the_words() -> None:
    card = next(iter(house_printings().values()))[0].facts
    one, same, other = (
        hash_of(replace(card, text=f"[On Play] {text}", trigger=""))
        for text in ("Draw 1 card.", "Draw a card.", "Draw 2 cards.")
    )
    assert one == same != other
