"""All attributes of a card (Rule 2-5-7), Counters that cannot be activated, a category that is chosen."""

import pytest

from optcg.model.terms import Attribute
from tests.effects.checks import begin, said
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize("attribute", list(Attribute))
@pytest.mark.parametrize(("text", "found"), [(True, 1), (False, 0)])
def test_2_5_7_a_card_of_all_attributes(attribute: Attribute, text: bool, found: int) -> None:
    s = Scenario()
    line = "Under the rules of this game, also treat this card as having all attributes."
    abilities = said(line) if text else []
    card = s.hand(A, s.character_card(cost=9, attributes=(), abilities=abilities))
    s.hand(A, s.character_card(cost=9, attributes=()))
    game, _ = played(
        s, f"[On Play] Reveal up to 1 card with the <{attribute.value}> attribute from your hand."
    )

    assert (f"pick {card}" in game.choices()) is bool(found)


@pytest.mark.parametrize(("power", "usable"), [(10000, False), (9000, True)])
def test_2_10_counters_of_a_size_cannot_be_activated(power: int, usable: bool) -> None:
    s = Scenario()
    small = s.hand(B, s.character_card(counter=1000))
    big = s.hand(B, s.character_card(counter=2000))
    line = (
        "[When Attacking] If this Character has 10000 power or more, your opponent cannot activate "
        "the Counter of "
        "Character cards with 2000 Counter during this battle."
    )
    ref = watching(s, line, power=power)
    game = begin(s).declare(ref, "leader_b")

    assert (f"counter {small}" in game.choices(), f"counter {big}" in game.choices()) == (True, usable)


@pytest.mark.parametrize(
    "what",
    [
        "the Counter of Character cards with a cost of 3 or less",
        "the Counter of Character cards with a cost of 3 or less from their hand",
        "the Counter of Character cards with a cost of 3 or less in their hand",
        "Character cards with a cost of 3 or less as Counters",
    ],
)
def test_2_10_counters_of_cards_of_a_kind_cannot_be_used(what: str) -> None:
    s = Scenario()
    small = s.hand(B, s.character_card(cost=3, counter=1000))
    big = s.hand(B, s.character_card(cost=4, counter=1000))
    ref = watching(s, f"[When Attacking] Your opponent cannot use {what} during this battle.")
    game = begin(s).declare(ref, "leader_b")

    assert (f"counter {small}" in game.choices(), f"counter {big}" in game.choices()) == (False, True)


@pytest.mark.parametrize(("option", "hand"), [(1, 0), (2, 1)])
def test_a_category_is_chosen_before_the_card_is_seen(option: int, hand: int) -> None:
    s = Scenario()
    top = s.deck_top(A, s.event_card())
    line = (
        "[On Play] Choose Character, Event or Stage and reveal 1 card from the top of your deck. If "
        "the revealed "
        "card has the chosen card category, add it to your hand. Otherwise, place it at the bottom "
        "of your deck."
    )
    game, _ = played(s, line)
    assert len(game.choices()) == 3
    game.choose(f"option {option}")

    assert (game.count(A, "hand"), game.area(top)) == (hand, "hand" if hand else "deck")
