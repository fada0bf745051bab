"""A record shown step by step: every state is made by playing its choices again."""

from __future__ import annotations

from itertools import islice
from typing import Final

from optcg.engine.choice_words import all_choice_words
from optcg.engine.game import Game
from optcg.engine.record import Record
from optcg.model.cards import CatalogLike
from optcg.model.errors import OptcgError
from optcg.model.terms import PLAYER_NAMES

BOTH: Final = "both"
SEATS: Final[dict[str, tuple[int, ...]]] = {"A": (0,), "B": (1,), BOTH: (0, 1)}
_UNKNOWN: Final = {"rule": None, "chosen": None, "words": None}


def game_at(record: Record, at: int, catalog: CatalogLike) -> Game:
    """The game after `at` of its choices; after all of them, it must have come to the recorded end."""
    if at >= len(record.choices):
        return record.replay(catalog)
    return next(islice(record.steps(catalog), at, None))


def asked_next(game: Game, chosen: str | None, viewer: str) -> dict[str, object] | None:
    """Who is asked what, and what was chosen, in words; None when the game is over.

    With A or B for a viewer a choice of the other player is told as such alone.
    """
    decision = game.decision
    if decision is None:
        return None
    if decision.player not in SEATS[viewer]:
        unseen = f"a choice that {viewer} does not see"
        return {"player": PLAYER_NAMES[decision.player], "prompt": unseen, **_UNKNOWN}
    places = [place for place, choice in enumerate(decision.choices) if str(choice) == chosen]
    words = all_choice_words(game.view(decision.player), decision)[places[0]] if places else chosen
    return {
        "player": PLAYER_NAMES[decision.player],
        "prompt": decision.prompt,
        "rule": decision.rule,
        "chosen": chosen,
        "words": words,
    }


def position_of(game: Game) -> dict[str, object] | None:
    """The board as a position, where it is one."""
    try:
        return game.position().to_dict()
    except OptcgError:
        return None


def shown_step(record: Record, at: int, viewer: str, catalog: CatalogLike) -> dict[str, object]:
    """The game after `at` choices: the views, what happened so far, and what was chosen next.

    `viewer` is A or B; with "both" the hands of both players are shown, each from its own view.
    """
    choices = record.choices
    count = max(0, min(at, len(choices)))
    game = game_at(record, count, catalog)
    return {
        "at": count,
        "choices": len(choices),
        "views": {PLAYER_NAMES[seat]: _seen(game, seat) for seat in SEATS[viewer]},
        "asked": asked_next(game, choices[count] if count < len(choices) else None, viewer),
        "events": _told(game, viewer),
        "position": position_of(game),
        "result": None if game.result is None else game.result.to_dict(),
    }


def whole_replay(record: Record, catalog: CatalogLike, viewer: str = BOTH) -> dict[str, object]:
    """Every step of a record in one piece of data, for a page that asks nobody.

    With A or B for a viewer nothing is in it that this player could not see at the table. The sides are kept
    once each, and the steps name them by their place in `sides`; each step says how many of the events have
    happened.
    """
    choices = record.choices
    sides: list[object] = []
    places: dict[str, int] = {}  # of each side, by how it is written
    shown: list[dict[str, object]] = []
    for place, game in enumerate(record.steps(catalog)):
        views = {PLAYER_NAMES[seat]: _seen(game, seat) for seat in SEATS[viewer]}
        for view in views.values():
            for name in PLAYER_NAMES:
                side = view[name]
                view[name] = places.setdefault(repr(side), len(sides))
                if view[name] == len(sides):
                    sides.append(side)
        asked = asked_next(game, choices[place] if place < len(choices) else None, viewer)
        shown.append({"views": views, "asked": asked, "told": len(game.events)})
    return {
        "steps": shown,
        "sides": sides,
        "events": {eyes: _told(game, eyes) for eyes in (SEATS if viewer == BOTH else [viewer])},
        "result": None if game.result is None else game.result.to_dict(),
    }


def _seen(game: Game, seat: int) -> dict[str, object]:
    """The view of a seat, without the question it is asked."""
    return {key: value for key, value in game.view(seat).to_dict().items() if key != "decision"}


def _told(game: Game, viewer: str) -> list[dict[str, object]]:
    """The events as the viewer knows them; with both, each as its own player does."""
    if viewer == BOTH:
        return [event.to_dict(event.player) for event in game.events]
    (seat,) = SEATS[viewer]
    return [event.to_dict(seat) for event in game.view(seat).events]
