"""The whole game in one short text: equal exactly if the game stands the same (Rule 11-1-1-2).

Cards are named by where they lie, not by their ids; the order of hand and trash, the dice and what
merely counts are left out.
"""

from __future__ import annotations

from hashlib import blake2b

from optcg.engine.card import FACE_UP, Card, FieldCard
from optcg.engine.program import Extra, Narrowing
from optcg.engine.saving import dump_delayed, dump_frame, dump_waiting
from optcg.engine.state import GameState, PlayerState


def fingerprint(state: GameState) -> str:
    """A hash of everything that makes a difference."""
    copy = state.clone()
    names: dict[int, int] = {}
    players = [_player(state, player, names) for player in state.players]
    copy.rename(names)
    decision = state.decision
    effects = [
        (
            names.get(e.target, e.target),
            e.what,
            e.value,
            e.until,
            e.player,
            e.since == state.turn_number,
            None if e.extra is None else (e.extra.number, e.extra.key, _recalled(e.extra)),
            names.get(e.source, e.source),
            e.on_top,
        )
        for e in copy.effects
    ]
    parts = (
        state.turn_player,
        state.turn_number,
        state.phase,
        players,
        sorted(effects, key=repr),
        [dump_frame(frame) for frame in copy.stack],
        [dump_waiting(waiting) for waiting in copy.waiting],
        [dump_delayed(delayed) for delayed in copy.delayed],
        sorted(_mark(mark, names) for mark in state.marks if not _is_over(mark, names)),
        state.extra_turns,
        None if decision is None else (decision.kind, decision.player, len(decision.choices)),
    )
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def _is_over(mark: str, names: dict[int, int]) -> bool:
    """Nobody asks whether an effect of a card was used that is another card by now (Rule 3-1-6)."""
    card, _, rest = mark.partition(" ")
    return rest.startswith(("used ", "ended ")) and int(card) not in names


def _mark(mark: str, names: dict[int, int]) -> str:
    card, _, rest = mark.partition(" ")
    return f"{names.get(int(card), 0)} {rest}"


def _name(names: dict[int, int], card: Card | FieldCard) -> None:
    names[card.id] = -1000 - len(names)


def _recalled(extra: Extra) -> object:
    if not isinstance(extra, Narrowing) or extra.recalled is None:
        return None
    return extra.recalled.slots, extra.recalled.number


def _player(state: GameState, player: PlayerState, names: dict[int, int]) -> tuple[object, ...]:
    field = [player.leader, *player.characters]
    if player.stage is not None:
        field.append(player.stage)
    for card in field:
        _name(names, card)
    hand = sorted(player.hand, key=lambda card: card.definition.number)
    trash = sorted(player.trash, key=lambda card: card.definition.number)
    for area in (hand, trash, player.life, player.deck, player.no_area):
        for off_field in area:
            _name(names, off_field)
    return (
        [
            (c.definition.number, c.rested, c.given_don, c.played_on == state.turn_number, c.used)
            for c in field
        ],
        [card.definition.number for card in hand],
        [card.definition.number for card in trash],
        [(card.definition.number, card.sight & FACE_UP) for card in player.life],
        [card.definition.number for card in player.deck],
        [card.definition.number for card in player.no_area],
        (player.don_deck, player.don_active, player.don_rested),
        (player.don_held_active, player.don_held_rested),
    )
