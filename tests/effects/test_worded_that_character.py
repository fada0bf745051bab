""" "If you have a {Navy} type Character, ... that Character": one of them (Rule 1-3-2)."""

import pytest

from tests.effects.checks import worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

GIANT = "If you have a Character with 8000 power or more, draw 1 card and that Character gains +1000 power "


def test_one_of_several_is_chosen() -> None:
    s = Scenario()
    one, two, small = s.character(A, power=8000), s.character(A, power=9000), s.character(A, power=2000)
    game = worded(s, f"{GIANT}during this turn.")

    assert set(game.choices()) == {f"pick {one}", f"pick {two}"}
    game.choose(f"pick {two}")
    assert [game.power(ref) for ref in (one, two, small)] == [8000, 10000, 2000]
    assert game.count(A, "hand") == 1


def test_without_one_nothing_is_done() -> None:
    s = Scenario()
    s.character(B, power=9000)
    game = worded(s, f"{GIANT}during this turn.")

    assert (game.count(A, "hand"), "end" in game.choices()) == (0, True)


@pytest.mark.parametrize(("kind", "hand", "bottom"), [("character", 1, 0), ("event", 0, 1), ("stage", 0, 0)])
def test_if_it_is_an_event_asks_for_the_card_that_was_revealed(kind: str, hand: int, bottom: int) -> None:
    s = Scenario()
    shown = s.deck_top(B, getattr(s, f"{kind}_card")())
    line = (
        "[On Play] Reveal 1 card from the top of your opponent's deck. If the revealed card is a Character "
        "card, draw 1 card. If it is an Event, place it at the bottom of your opponent's deck."
    )
    game, _ = played(s, line)
    deck = game.game.state.players[B].deck

    assert game.count(A, "hand") == hand
    assert (deck[0].id == game.id(shown), deck[-1].id == game.id(shown)) == (bool(bottom), not bottom)


def test_the_other_of_two_cards_goes_to_the_bottom() -> None:
    s = Scenario()
    two = s.deck_top(A, s.character_card())
    one = s.deck_top(A, s.character_card())
    line = (
        "[On Play] Look at 2 cards from the top of your deck; place 1 card at the top of your deck and the "
        "other at the bottom of your deck."
    )
    game, _ = played(s, line)
    game.choose(f"pick {two}")
    deck = game.game.state.players[A].deck

    assert (deck[-1].id, deck[0].id) == (game.id(two), game.id(one))


@pytest.mark.parametrize(("names", "drawn"), [("ab", 1), ("aa", 0), ("", 0)])
def test_all_have_different_names(names: str, drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.character(A, name=name)
    text = "If all of your Characters have different card names, draw 1 card."

    assert worded(s, text).count(A, "hand") == drawn


def test_fewer_cards_or_more_of_lesser_worth() -> None:
    s = Scenario()
    big, one, two = s.character(B, cost=5), s.character(B, cost=2), s.character(B, cost=2)
    text = (
        "K.O. up to 1 of your opponent's Characters with a cost of 5 or less or up to 2 of your opponent's "
        "Characters with a cost of 2 or less."
    )
    game = worded(s, text)
    assert len(game.choices()) == 2
    game.choose(game.choices()[1]).choose(f"pick {one}").choose(f"pick {two}")

    assert [game.area(ref) for ref in (big, one, two)] == ["characters", "trash", "trash"]


@pytest.mark.parametrize(("power", "cost"), [(3000, 7), (9000, 4)])
def test_either_description_may_be_chosen(power: int, cost: int) -> None:
    s = Scenario()
    s.character(A, name="Mira")
    theirs = s.character(B, power=power, cost=cost)
    text = (
        "Rest up to 1 of your opponent's Characters with a cost of 4 or less. If you have [Mira], you may "
        "select your opponent's Character with 3000 power or less instead."
    )
    game = worded(s, text)
    game.choose(game.choices()[0 if cost == 4 else 1])

    assert game.choose(f"pick {theirs}").rested(theirs)
