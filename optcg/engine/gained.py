"""Abilities that cards have gained (Rule 8-2-4), and which abilities are used for the turn (10-2-13)."""

from typing import Final

from optcg.engine.card import FieldCard
from optcg.engine.continuous import GRANT, in_force
from optcg.engine.derived import derive
from optcg.engine.lying import used_mark
from optcg.engine.program import AbilityCode, Granted
from optcg.engine.state import GameState
from optcg.engine.width import bit_of, i64

# Abilities that a card gained are numbered above all printed ones.
GRANTED_FROM: Final = 50


def may_have_gained(state: GameState) -> bool:
    """Whether some card may have gained an ability; seldom, and then every card is looked at."""
    return state.listening < 0


def gained_by(state: GameState, card_id: i64) -> list[Granted]:
    """What a card has gained now."""
    if state.dirty:
        derive(state)
    return [e.extra for e in in_force(state, GRANT, card_id) if isinstance(e.extra, Granted)]


def is_used(state: GameState, card: FieldCard, code: AbilityCode) -> bool:
    """Rule 10-2-13-3: once in a turn for each card; an ability gained twice may be used twice."""
    if code.index <= GRANTED_FROM:
        return bool(card.used >> code.index & 1)
    used = state.marks.count(used_mark(card.id, code.program.number, code.index))
    if not used:
        return False
    spent = state.marks.count(_spent(card, code.program.number, code.index))
    return used >= _times_gained(state, card, code) + spent


def use(state: GameState, card: FieldCard, number: str, index: i64) -> None:
    """Rules 10-2-13-1, 10-2-13-5: from now on this [Once Per Turn] ability is used for the turn."""
    if index <= GRANTED_FROM:
        card.used |= bit_of(index)
    else:
        state.mark(used_mark(card.id, number, index))
        _spend(state, card, number, index)


def is_used_off_field(state: GameState, card_id: i64, code: AbilityCode) -> bool:
    """The same for a card in the trash, which has no more of a kind than it has printed."""
    return used_mark(card_id, code.program.number, code.index) in state.marks


def use_off_field(state: GameState, card_id: i64, number: str, index: i64) -> None:
    state.mark(used_mark(card_id, number, index))


def _spend(state: GameState, card: FieldCard, number: str, index: i64) -> None:
    """ "The next time ...": what was gained for once is gone; of what was gained twice, one."""
    for place, effect in enumerate(state.effects):
        extra = effect.extra
        if effect.target == card.id and isinstance(extra, Granted) and extra.once:
            code = extra.code()
            if code is not None and code.index == index and code.program.number == number:
                state.effects = [*state.effects[:place], *state.effects[place + 1 :]]
                state.dirty = True
                state.mark(_spent(card, number, index))
                return


def _spent(card: FieldCard, number: str, index: i64) -> str:
    return f"{card.id} spent {number}.{index}"


def _times_gained(state: GameState, card: FieldCard, code: AbilityCode) -> i64:
    times = 0
    for granted in gained_by(state, card.id):
        if granted.code() is code:
            times += 1
    return times
