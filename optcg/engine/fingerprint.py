"""The whole game in one short text: equal exactly if the game stands the same (Rule 11-1-1-2).

Cards are named by where they lie, not by their ids; the order of hand and trash, the dice and what
merely counts are left out.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from optcg.engine.card import FACE_UP
from optcg.engine.program import Extra, Narrowing
from optcg.engine.saving import dump_delayed, dump_frame, dump_waiting
from optcg.engine.state import GameState, Passed, PlayerState


def fingerprint(state: GameState) -> str:
    """A hash of everything that makes a difference, put together as a text of plain data."""
    names: dict[int, int] = {}
    copy = state
    if len(state.stack) > 1 or state.effects or state.waiting or state.delayed or state.marks:
        for player in state.players:
            _name_cards(player, names)
        copy = state.clone()
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
    rest = (
        sorted(effects, key=repr),
        [dump_frame(frame) for frame in copy.stack],
        [dump_waiting(waiting) for waiting in copy.waiting],
        [dump_delayed(delayed) for delayed in copy.delayed],
        sorted([_mark(mark, names) for mark in state.marks if not _is_over(mark, names)]),
        state.extra_turns,
        None if decision is None else (decision.kind, decision.player, len(decision.choices)),
    )
    players = ", ".join([_player(state, player) for player in state.players])
    text = f"({state.turn_player}, {state.turn_number}, {state.phase}, [{players}], {repr(rest)[1:]}"
    return blake2b(text.encode(), digest_size=16).hexdigest()


class PassedByState(Passed):
    """A question whose fingerprint is taken when it is asked for: it costs as much as many copies."""

    __slots__ = ("state",)

    def __init__(self, state: GameState, passed: Passed) -> None:
        super().__init__("", passed.player, passed.choice, passed.options)
        self.state: Final = state.clone()
        self.state.loops = None

    def mark(self) -> str:
        if not self._mark:
            self._mark = fingerprint(self.state)
        return self._mark


def _is_over(mark: str, names: dict[int, int]) -> bool:
    """Nobody asks whether an effect of a card was used that is another card by now (Rule 3-1-6)."""
    card, _, rest = mark.partition(" ")
    return rest.startswith(("used ", "ended ")) and int(card) not in names


def _mark(mark: str, names: dict[int, int]) -> str:
    card, _, rest = mark.partition(" ")
    return f"{names.get(int(card), 0)} {rest}"


def _name_cards(player: PlayerState, names: dict[int, int]) -> None:
    """Name the cards by where they lie; in the hand and the trash, by what they are."""
    for card in player.field():
        names[card.id] = -1000 - len(names)
    hand = sorted(player.hand, key=lambda card: card.definition.number)
    trash = sorted(player.trash, key=lambda card: card.definition.number)
    for pile in (hand, trash, player.life, player.deck, player.no_area):
        for lying in pile:
            names[lying.id] = -1000 - len(names)


def _recalled(extra: Extra) -> object:
    if not isinstance(extra, Narrowing) or extra.recalled is None:
        return None
    return extra.recalled.slots, extra.recalled.number


def _player(state: GameState, player: PlayerState) -> str:
    field = [
        f"('{c.definition.number}', {c.rested}, {c.given_don}, {c.played_on == state.turn_number}, {c.used})"
        for c in player.field()
    ]
    life = [f"('{card.definition.number}', {card.sight & FACE_UP})" for card in player.life]
    rows = (
        f"[{', '.join(field)}]",
        _numbers(sorted([card.definition.number for card in player.hand])),
        _numbers(sorted([card.definition.number for card in player.trash])),
        f"[{', '.join(life)}]",
        _numbers([card.definition.number for card in player.deck]),
        _numbers([card.definition.number for card in player.no_area]),
        f"({player.don_deck}, {player.don_active}, {player.don_rested})",
        f"({player.don_held_active}, {player.don_held_rested})",
    )
    return f"({', '.join(rows)})"


def _numbers(numbers: list[str]) -> str:
    return "['" + "', '".join(numbers) + "']" if numbers else "[]"
