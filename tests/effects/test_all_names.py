"""A card that has all names, types or attributes under the rules (Rules 2-1-3, 2-4-4, 2-5-7)."""

import pytest

from optcg.cards.described import fits
from optcg.model.effects import KO
from optcg.model.filters import NameIs, TypeIs
from optcg.model.selections import Choose
from optcg.model.terms import Attribute
from tests.effects.checks import OWN, begin, resolve, said
from tests.scenario import A, Scenario, Table

RULE = "Under the rules of this game, this card is treated as having all"
QUESTIONS = {
    "names": "If you have [Mira], draw 1 card.",
    "types": "If you have a {Harbor} type Character, draw 1 card.",
    "attributes": "If you have a <Wisdom> attribute Character, draw 1 card.",
}


def watching(s: Scenario, line: str) -> str:
    """A Character with this line is on the field."""
    return s.character(A, abilities=said(line))


@pytest.mark.parametrize("asked", QUESTIONS)
@pytest.mark.parametrize("has", [*QUESTIONS, ""])
def test_a_condition_that_names_one(has: str, asked: str) -> None:
    s = Scenario()
    s.character(A, abilities=said(f"{RULE} {has}.") if has else [], attributes=(Attribute.SLASH,))
    watcher = watching(s, f"[Activate: Main] {QUESTIONS[asked]}")

    assert (f"activate {watcher}.1" in begin(s).choices()) is (has == asked)


def searching(text: str, *rules: str) -> tuple[Table, str]:
    """A search among 3 cards of the deck, one of which has all of these."""
    s = Scenario()
    wild = s.deck_top(A, s.character_card(abilities=[each for rule in rules for each in said(rule)]))
    s.deck_top(A, s.character_card(name="Other", types=("Desert",)))
    s.deck_top(A, s.character_card(name="Third", types=("Desert",)))
    s.deck(A, 20)
    watcher = watching(s, f"[Activate: Main] Look at 3 cards from the top of your deck; {text}")
    return begin(s).choose(f"activate {watcher}.1"), wild


@pytest.mark.parametrize("sought", ["[Mira]", "{Harbor} type card", "<Wisdom> attribute card"])
def test_a_search_that_names_one(sought: str) -> None:
    rules = [f"{RULE} {what}." for what in QUESTIONS]
    game, wild = searching(
        f"reveal up to 1 {sought}, add it to your hand and place the rest at the bottom of your deck in any "
        "order. Then, draw 1 card.",
        *rules,
    )

    assert sorted(game.choices()) == sorted([f"pick {wild}", "done"])


def test_no_other_card_has_a_different_name() -> None:
    """Of cards with different names it is the only one."""
    s = Scenario()
    wild = s.trash(A, s.character_card(abilities=said(f"{RULE} names.")))
    one, two = (s.trash(A, s.character_card(name=name)) for name in ("Mira", "Tovo"))
    apart = (
        "[Activate: Main] Add up to 2 Character cards with different card names from your trash to your hand."
    )
    watcher = watching(s, apart)
    game = begin(s).choose(f"activate {watcher}.1").choose(f"pick {one}")
    assert (f"pick {wild}" in game.choices(), f"pick {two}" in game.choices()) == (False, True)


@pytest.mark.rule("5-1-2-4-2")
def test_it_counts_where_decks_are_built() -> None:
    s = Scenario()
    card = s.character_card(abilities=said(f"{RULE} names."))

    assert fits(NameIs("Mira"), card)
    assert not fits(TypeIs("Harbor"), card)


def test_8_4_4_1_it_has_a_type_in_common_with_any_two() -> None:
    """Two that have none in common do not go together, and it goes with each of them."""
    s = Scenario()
    wild = s.character(A, abilities=said(f"{RULE} types."))
    harbor, quarry = (s.character(A, types=types) for types in (("Harbor",), ("Quarry",)))
    game = resolve(s, KO(Choose(OWN, 3, up_to=True, same="type"))).choose(f"pick {wild}")
    assert game.choices() == [f"pick {harbor}", f"pick {quarry}", "done"]
    game.choose(f"pick {quarry}")

    assert game.area(harbor) == "characters"
    assert (game.area(wild), game.area(quarry)) == ("trash", "trash")
