"""What a finished game was like: how each turn began, and which cards dealt damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from optcg.engine.game import Game
from optcg.engine.game_events import GameEvent
from optcg.engine.record import Record
from optcg.model.cards import CatalogLike
from optcg.model.terms import PLAYER_NAMES


def summary_of(record: Record, catalog: CatalogLike) -> dict[str, object]:
    """Each turn with Life, hand and Characters of both players as it began, and the same at the end.

    `at` is the number of choices made by then: from there a replay goes on. `damage` is what each card dealt
    in battle, the most first.
    """
    turns: list[dict[str, object]] = []
    turn = 0
    for at, game in enumerate(record.steps(catalog)):
        if game.state.turn_number != turn and not game.over:
            turn = game.state.turn_number
            turns.append(_row(game, at))
    return {
        "turns": turns,
        "end": _row(game, at),
        "damage": _damage(game.events),
        "result": None if game.result is None else game.result.to_dict(),
    }


def _row(game: Game, at: int) -> dict[str, object]:
    state = game.state
    sides: dict[str, object] = {
        name: {"life": len(side.life), "hand": len(side.hand), "characters": len(side.characters)}
        for name, side in zip(PLAYER_NAMES, state.players, strict=True)
    }
    return {"at": at, "turn": state.turn_number, "player": PLAYER_NAMES[state.turn_player], **sides}


def _damage(events: Sequence[GameEvent]) -> list[dict[str, object]]:
    """Rule 7-1-4-1-1: the attacker that won a battle against a Leader deals the damage that follows."""
    dealt: Counter[tuple[str, str]] = Counter()
    attacker: tuple[str, str] | None = None
    for event in events:
        told = event.to_dict(event.player)
        if event.kind == "battle_won":
            cards = told["cards"]
            assert isinstance(cards, list)
            attacker = (str(told["player"]), str(cards[0]["card"]))
        elif event.kind == "battle_ended":
            attacker = None
        elif event.kind == "damage_dealt" and attacker is not None and told["player"] != attacker[0]:
            dealt[attacker] += event.number
    return [
        {"player": player, "card": card, "damage": points} for (player, card), points in dealt.most_common()
    ]
