"""Decks that are played with their top card revealed (Rule 11-2), from words to play."""

import pytest

from optcg.model.terms import Category
from tests.effects.checks import begin, said
from tests.scenario import A, B, Scenario

OPEN = "Play with the top card of your deck revealed to both players."
STRONG = "[Your Turn] If the top card of your deck is an Event, your Leader gains +1000 power."


@pytest.mark.parametrize(("open_", "power"), [(True, 6000), (False, 5000)])
def test_11_2_the_top_card_is_known_to_both(open_: bool, power: int) -> None:
    """Of a card that nobody sees nothing can be told."""
    s = Scenario()
    s.character(A, abilities=[*(said(OPEN) if open_ else []), *said(STRONG)])
    s.deck_top(A, s.event_card(name="Lamp"))
    game = begin(s)

    tops = [game.game.view(player).to_dict()["A"] for player in (A, B)]
    assert [bool(top["deck_top"]) for top in tops if isinstance(top, dict)] == [open_, open_]
    assert game.power("leader_a") == power


def test_11_2_the_next_one_is_revealed_when_it_comes_to_the_top() -> None:
    s = Scenario()
    s.character(A, abilities=[*said(OPEN), *said(STRONG)])
    for card in (s.event_card(), s.character_card(), s.event_card()):
        s.deck_top(A, card)
    draws = [
        s.hand(A, s.event_card(cost=0, abilities=said("[Main] Draw 1 card.", Category.EVENT)))
        for _ in range(2)
    ]
    game = begin(s)
    powers = [game.power("leader_a")]
    for draw in draws:
        powers.append(game.play(draw).power("leader_a"))

    assert powers == [6000, 5000, 6000]


def test_a_card_that_was_on_top_stays_known() -> None:
    s = Scenario()
    s.character(A, abilities=said(OPEN))
    s.deck_top(A, s.event_card(name="Lamp"))
    draw = s.hand(A, s.event_card(cost=0, abilities=said("[Main] Draw 1 card.", Category.EVENT)))
    game = begin(s).play(draw)
    side = game.game.view(B).to_dict()["A"]

    assert isinstance(side, dict)
    assert len(side["known_hand"]) == 1
