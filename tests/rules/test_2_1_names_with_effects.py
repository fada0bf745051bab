"""Rules 2-1, 2-14: card names and card numbers in card text."""

import pytest

from optcg.model.abilities import AlsoNamed
from optcg.model.effects import Move, Place
from optcg.model.filters import Filter, NameIncludes, NameIs, NumberIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.scenario import A, Scenario, Table


def search(s: Scenario, described: Filter) -> Table:
    """A picks from A's deck a card that fits."""
    wanted = Choose(Cards(Owner.YOU, (Area.DECK,), described), 1)
    event = s.hand(A, s.event_card(main=[Move(wanted, Place.HAND)]))
    return s.start().play(event)


@pytest.mark.rule("2-1-2")
def test_2_1_2_a_name_in_brackets_is_the_whole_name() -> None:
    """[Nami] is found, "Nami & Robin" is not."""
    s = Scenario()
    nami = s.deck_top(A, s.character_card(name="Nami"))
    s.deck_top(A, s.character_card(name="Nami & Robin"))

    assert search(s, NameIs("Nami")).choices() == [f"pick {nami}", "done"]


@pytest.mark.rule("2-1-2-1")
def test_2_1_2_1_a_quoted_part_of_a_name_is_enough() -> None:
    """A card with "Nami" in its name may be "Nami" or "Nami & Robin", but not "Robin"."""
    s = Scenario()
    cards = [s.deck_top(A, s.character_card(name=name)) for name in ("Nami", "Nami & Robin", "Robin")]

    found = search(s, NameIncludes("Nami")).choices()

    assert sorted(found) == sorted([f"pick {cards[0]}", f"pick {cards[1]}", "done"])


@pytest.mark.rule("2-1-3")
@pytest.mark.parametrize("area", ["deck", "hand", "trash", "field"])
def test_2_1_3_a_name_from_the_text_counts_everywhere(area: str) -> None:
    """A card that is also treated as [Sanji] is found as [Sanji], in secret areas too."""
    s = Scenario()
    soba = s.character_card(name="Soba Mask", abilities=[AlsoNamed("Sanji")])
    places = {"deck": s.deck_top, "hand": s.hand, "trash": s.trash, "field": s.put_character}
    areas = {"deck": Area.DECK, "hand": Area.HAND, "trash": Area.TRASH, "field": Area.CHARACTER}
    card = places[area](A, soba)
    wanted = Choose(Cards(Owner.YOU, (areas[area],), NameIs("Sanji")), 1, up_to=True)
    event = s.hand(A, s.event_card(main=[Move(wanted, Place.DECK_BOTTOM)]))

    game = s.start().play(event)

    assert game.choices() == [f"pick {card}", "done"]


@pytest.mark.rule("2-1-3")
def test_2_1_3_the_printed_name_still_counts() -> None:
    """The extra name is added to the printed one."""
    s = Scenario()
    card = s.deck_top(A, s.character_card(name="Soba Mask", abilities=[AlsoNamed("Sanji")]))

    assert search(s, NameIs("Soba Mask")).choices() == [f"pick {card}", "done"]


@pytest.mark.rule("2-1-3", "2-1-2-1")
def test_2_1_3_a_part_of_the_extra_name_counts_too() -> None:
    """Also treated as [Sanji], it is a card with "San" in its name."""
    s = Scenario()
    card = s.deck_top(A, s.character_card(name="Soba Mask", abilities=[AlsoNamed("Sanji")]))

    assert search(s, NameIncludes("San")).choices() == [f"pick {card}", "done"]


@pytest.mark.rule("2-14-3")
def test_2_14_3_card_text_may_name_a_card_number() -> None:
    """Of two cards of the same name only the one with the number is found."""
    s = Scenario()
    wanted = s.character_card(name="Nami")
    card = s.deck_top(A, wanted)
    s.deck_top(A, s.character_card(name="Nami"))

    assert search(s, NumberIs(wanted.number)).choices() == [f"pick {card}", "done"]
