"""The state of a table for one viewpoint. Views and sentences come from the engine, as they are."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from optcg.engine.choice_words import all_choice_words
from optcg.engine.view import View
from optcg.match import Match
from optcg.model.terms import PLAYER_NAMES
from optcg.server.connection import Connection

if TYPE_CHECKING:
    from optcg.server.table import Table


def question_id(secret: int, game: int, backs: int, choices: int) -> str:
    """A name for a question that tells nothing: how many were asked before can be a secret."""
    return sha256(f"{secret:x} {game} {backs} {choices}".encode()).hexdigest()[:16]


def question(view: View, name: str) -> dict[str, object] | None:
    decision = view.decision
    if decision is None:
        return None
    return {
        "id": name,
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": decision.prompt,
        "details": list(decision.details),
        "choices": [
            {
                "choice": str(choice),
                "words": words,
                "kind": choice.kind,
                "card": choice.card,
                "target": choice.target,
                "number": choice.number,
            }
            for choice, words in zip(decision.choices, all_choice_words(view, decision), strict=True)
        ],
    }


def clock(match: Match, now: int) -> dict[str, object]:
    """The times left in milliseconds; the client counts on from here."""
    reading = match.clock
    decision = match.game.decision
    return {
        "now": now,  # in the time of the table, as `claim_in` is
        "banks": [reading.bank(0, now), reading.bank(1, now)],
        "match": reading.match_left(now),
        "asked": None if decision is None or match.game_over else PLAYER_NAMES[decision.player],
    }


def score(match: Match) -> dict[str, object]:
    return {
        "best_of": match.rules.best_of,
        "game": match.number + 1,
        "wins": list(match.wins),
        "game_over": match.game_over,
        "over": match.over,
        "winner": None if match.winner is None else PLAYER_NAMES[match.winner],
        "ended": [
            {
                "winner": None if end.winner is None else PLAYER_NAMES[end.winner],
                "reason": end.reason,
                **({"why": end.why} if end.why else {}),
            }
            for end in match.ended
        ],
    }


def public(table: Table) -> dict[str, object]:
    """What everybody may know of a table."""
    match = table.match
    running = None if match is None or match.game_over else match.clock
    return {
        "table": table.id,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                # Who holds the table alone knows which people are here.
                "here": None if table.followed and seat.bot is None else table.here(number),
                "ready": number in table.ready,
                "rematch": number in table.wants_rematch,
                "mixing": number in table.promises.awaited,
            }
            for number, seat in enumerate(table.seats)
        ],
        "state": table.stored.state,
        "solo": table.solo,
        "commitment": table.promises.commitment(0 if match is None else match.number),
        "records": [table.records[game] for game in sorted(table.records)],
        "rematch": table.stored.rematch,
        "claim_in": [None if running is None else running.claimable_at(seat) for seat in (0, 1)],
    }


def state_message(
    connection: Connection, match: Match, view: View, name: str, public: dict[str, object], now: int
) -> dict[str, object] | None:
    """What this connection is told now; None if it knows all of it already."""
    told = {
        "view": {key: value for key, value in view.to_dict().items() if key != "decision"},
        "question": None if match.game_over else question(view, name),
        "match": score(match),
        **public,
    }
    again = connection.game != match.number or connection.events > len(view.events)
    first = 0 if again else connection.events
    news = [event.to_dict(view.viewer) for event in view.events[first:]]
    if not news and told == connection.told:
        return None
    connection.told = told
    connection.game = match.number
    connection.events = len(view.events)
    return {"type": "state", **told, "clock": clock(match, now), "log_from_start": again, "events": news}
