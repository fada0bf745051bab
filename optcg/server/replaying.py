"""A record shown step by step: every state is made by playing its choices again."""

from __future__ import annotations

from optcg.cards import Catalog
from optcg.engine.choice_words import choice_words
from optcg.engine.game import Game
from optcg.engine.record import Record
from optcg.model.errors import OptcgError
from optcg.model.terms import PLAYER_NAMES
from optcg.server.messages import Refusal


def replay_step(catalog: Catalog, data: dict[str, object], at: int, viewer: str) -> dict[str, object]:
    """The game after `at` choices: the views, what just happened, and what was chosen next.

    `viewer` is A or B; with "both" the hands of both players are shown, each from its own view.
    """
    try:
        record = Record.from_dict(data)
        choices = record.choices
        count = max(0, min(at, len(choices)))
        plain = record.to_dict()
        plain["choices"] = list(choices[:count])
        plain["result"] = None if count < len(choices) else plain["result"]
        game = Record.from_dict(plain).replay(catalog)
    except OptcgError as error:
        raise Refusal("record", str(error)) from None
    seats = {"A": (0,), "B": (1,), "both": (0, 1)}.get(viewer)
    if seats is None:
        raise Refusal("viewer", "A replay is seen by A, B or both.")
    views = {PLAYER_NAMES[seat]: game.view(seat) for seat in seats}
    decision = game.decision
    asked = None
    if decision is not None:
        view = game.view(decision.player)
        chosen = choices[count] if count < len(choices) else None
        match = next((c for c in decision.choices if str(c) == chosen), None)
        asked = {
            "player": PLAYER_NAMES[decision.player],
            "prompt": decision.prompt,
            "rule": decision.rule,
            "chosen": chosen,
            "words": chosen if match is None else choice_words(view, decision, match),
        }
    only = seats[0] if len(seats) == 1 else None
    events = game.events if only is None else game.view(only).events
    return {
        "at": count,
        "choices": len(choices),
        "views": {name: _without_question(view.to_dict()) for name, view in views.items()},
        "asked": asked,
        "events": [event.to_dict(event.player if only is None else only) for event in events],
        "position": _position(game),
        "result": None if game.result is None else game.result.to_dict(),
    }


def _position(game: Game) -> dict[str, object] | None:
    """The board as a position, where it is one."""
    try:
        return {**game.position().to_dict()}
    except OptcgError:
        return None


def _without_question(view: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in view.items() if key != "decision"}
