"""What a player may ask about the game. Every answer comes from the view of the seat, and tells no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from optcg.engine import explain
from optcg.engine.card import UNKNOWN
from optcg.engine.decisions import Choice, parse_choice
from optcg.engine.explain_values import explain_values
from optcg.engine.places import locate
from optcg.model.errors import IllegalChoice
from optcg.server.messages import Refusal
from optcg.server.start_data import secret_of
from optcg.server.work import hints
from optcg.server.workers import Workers

if TYPE_CHECKING:
    from optcg.server.table import Table


async def hint(workers: Workers, table: Table, seat: int, address: str) -> list[dict[str, object]]:
    """What a bot would do, and why; only where nobody is helped against a person."""
    if not table.solo:
        raise Refusal("not_here", "Hints are given only in a game against a bot.")
    match = table.running()
    if table.view(seat).decision is None or match.game_over:
        raise Refusal("not_your_turn", "You are not asked now.")
    asking = (match.game.to_dict(), seat, secret_of(table.stored))
    return await workers.do(address, table.catalog, hints, *asking)


def why(table: Table, seat: int, text: str) -> str:
    """Why a choice is not possible."""
    return explain.explain_illegal(table.view(seat).state, read_choice(text))


def explain_card(table: Table, seat: int | None, card: int) -> str:
    """Why a card has its power and cost: asked of the view, which holds no card that the seat cannot see."""
    state = table.view(seat).state
    found = locate(state, card) if card > 0 else None
    if found is None or found.card.definition is UNKNOWN:
        raise Refusal("unknown_card", f"You see no card #{card}.")
    return explain_values(state, found.card)


def read_choice(text: str) -> Choice:
    try:
        return parse_choice(text)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error)) from None
