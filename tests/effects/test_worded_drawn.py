"""A card that was just drawn is shown: until then its player alone knows it."""

import json

import pytest

from optcg.model.effects import Draw, If, May, Reveal
from optcg.model.selections import Drawn
from optcg.model.terms import Category
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario

EVENT_DRAWS = "Draw 1 card and reveal it. If it is an Event, your Leader gains +1000 power during this turn."


@pytest.mark.parametrize(("event", "power"), [(True, 6000), (False, 5000)])
@pytest.mark.parametrize(
    "text",
    [
        EVENT_DRAWS,
        EVENT_DRAWS.replace("If it is", "If the revealed card is"),
        EVENT_DRAWS.replace("reveal it", "reveal the drawn card"),
        EVENT_DRAWS.replace(" and reveal it", ". Then, reveal that card"),
    ],
)
def test_what_was_drawn_is_shown_and_asked_about(text: str, event: bool, power: int) -> None:
    s = Scenario()
    s.hand(A, s.event_card())
    s.deck_top(A, s.event_card() if event else s.character_card())
    game = worded(s, text)

    assert game.power("leader_a") == power
    assert game.kinds().count("card_shown") == 2  # the Event that was activated is shown, too


@pytest.mark.parametrize(("answer", "power"), [("yes", 6000), ("no", 5000)])
def test_who_does_not_show_it_is_not_asked_about_it(answer: str, power: int) -> None:
    s = Scenario()
    drawn = s.event_card(name="Deep Secret")
    s.deck_top(A, drawn)
    game = worded(
        s,
        "Draw 1 card. You may reveal it. If the revealed card is an Event, your Leader gains +1000 power "
        "during this turn.",
    )
    assert drawn.number not in json.dumps(game.game.view(B).to_dict())
    assert drawn.number in json.dumps(game.game.view(A).to_dict())
    game.choose(answer)

    assert game.power("leader_a") == power
    assert (drawn.number in json.dumps(game.game.view(B).to_dict())) is (answer == "yes")


def test_it_may_be_played_at_once() -> None:
    s = Scenario()
    other = s.hand(A, s.character_card(cost=3))
    card = s.deck_top(A, s.character_card(cost=3, types=("Harbor",)))
    text = (
        "Draw 1 card and reveal it. If that card is a {Harbor} type Character card with a cost of 3 or less, "
    )
    game = worded(s, f"{text} you may play it.").choose("yes")

    assert (game.area(card), game.area(other)) == ("characters", "hand")


def test_who_cannot_draw_shows_nothing() -> None:
    s = Scenario()
    held = s.hand(A, s.event_card())
    s.character(A, abilities=said("You cannot draw cards by your own effects."))
    game = worded(s, EVENT_DRAWS)

    assert game.area(held) == "hand"
    assert game.power("leader_a") == 5000
    assert game.kinds().count("card_shown") == 1


def test_the_tree_of_a_drawn_card() -> None:
    (shown,) = said("[On Play] Draw 1 card and reveal it. If it is an Event, draw 1 card.")
    (may,) = said("[On Play] Draw 1 card. You may reveal it. If you do, draw 1 card.")

    assert shown.effects[:2] == (Draw(1), Reveal(Drawn(2)))  # type: ignore[attr-defined]
    assert isinstance(shown.effects[2], If)  # type: ignore[attr-defined]
    reveal = may.effects[1].effects[0]  # type: ignore[attr-defined]
    assert may.effects == (Draw(1), May((reveal,), then=(Draw(1),)))  # type: ignore[attr-defined]
    assert isinstance(reveal.what, Drawn)


def test_of_an_event_too() -> None:
    assert said(f"[Main] {EVENT_DRAWS}", Category.EVENT)
