"""Rule 8-1-3-3: permanent effects, applied until they change nothing any more (Rule 8-1-3-3-5).

In each round every permanent effect is looked at with the values of the round before, and the values
are worked out anew from what was found. Where those of both players change the same value of a card, or where
that never settles, because effects take away each other's ground, they are processed one by one, the turn
player's first; if it never settles and the order matters, their player chooses it. A change that was made on
top of permanent effects (Rule 8-4-6) is added after they were worked out without it.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.card import FieldCard
from optcg.engine.context import context_of
from optcg.engine.continuous import BASE_COST, GRANT
from optcg.engine.decisions import EFFECT, Choice, Decision
from optcg.engine.off_field import lying_permanents
from optcg.engine.program import MINDS_VALUES, OPPONENTS_TURN, YOUR_TURN, Contribution, Granted, Permanent
from optcg.engine.state import CALM, IN_TURN_ORDER, NEVER_SETTLES, NO_CHANGES, ORDER_OPEN, Frame, GameState
from optcg.engine.timings import LYING
from optcg.engine.values import NEGATED_WHOLLY, add_one, add_simple, apply_changes, printed_values
from optcg.engine.width import i64

ROUNDS: Final = 16


class Source:
    """One permanent effect and its card: printed, gained (Rule 8-2-4), or of a card that lies off the field.

    Its key is known as long as the card stays there, for the cases in which the order may matter.
    """

    __slots__ = ("card", "key", "permanent")

    def __init__(self, card: FieldCard, permanent: Permanent, name: str) -> None:
        self.card: Final = card
        self.permanent: Final = permanent
        self.key: Final = f"{card.id}.{name}"


def sources_of(cards: list[FieldCard]) -> list[Source]:
    return [
        Source(card, permanent, str(index))
        for card in cards
        for index, permanent in enumerate(card.definition.permanents)
    ]


def gained(state: GameState) -> list[Source]:
    """Rule 8-2-4: the permanent effects that cards have gained for a time."""
    found: list[Source] = []
    for effect in state.effects:
        extra = effect.extra
        if effect.what == GRANT and isinstance(extra, Granted) and extra.permanent is not None:
            card = state.find(effect.target)
            if card is not None:
                found.append(Source(card, extra.permanent, f"{extra.number}.{extra.key}"))
    return found


def more_sources(state: GameState) -> list[Source]:
    """The permanent effects that are not printed on cards of the field."""
    found = gained(state) if state.effects else NOTHING_GAINED
    if state.remembers >> LYING & 1:
        found = found + [Source(card, permanent, name) for card, permanent, name in lying_permanents(state)]
    return found


NOTHING_GAINED: Final[list[Source]] = []


def add_all(state: GameState, cards: list[FieldCard]) -> None:
    """Put effects on the printed values where all of them only add: none looks at what another does."""
    for effect in state.effects:
        add_one(state.find(effect.target), effect)
    minds: i64 = 0
    changes = NO_CHANGES
    if cards:
        changes = []
        for card in cards:
            minds |= card.definition.minds
            for permanent in card.definition.permanents:
                collect(state, card, permanent, changes)
        for change in changes:
            add_one(state.find_of(change.player, change.target), change)
    state.minds = minds
    state.changes = changes
    state.special = 0


def settle(state: GameState, cards: list[FieldCard], more: list[Source]) -> None:
    """Work out what permanent effects do now: `state.changes`, and the values that follow from it."""
    state.changes = NO_CHANGES
    effects = state.effects
    if not state.minds & MINDS_VALUES:
        if effects:
            apply_changes(state, NO_CHANGES)
        _in_rounds(state, cards, more)
        return
    for effect in effects:
        if effect.on_top:
            state.effects = [below for below in effects if not below.on_top]
            break
    if state.effects:
        apply_changes(state, NO_CHANGES)
    settled = _in_rounds(state, cards, more)
    if settled and _contested(state.changes):
        # Rule 8-1-3-3-5 (I), (II): each with what those before have done.
        changes = _one_by_one(state, in_order(state, sources_of(cards) + more))
        _work_out(state, state.changes if changes is None else changes)
    if len(state.effects) < len(effects):
        # Rule 8-4-6: what was made on top of them comes now, and they are looked at again.
        state.effects = effects
        _work_out(state, state.changes)
        settled = settled and _in_rounds(state, cards, more)
    state.effects = effects
    if not settled:
        _settle_in_order(state, sources_of(cards) + more)


def _in_rounds(state: GameState, cards: list[FieldCard], more: list[Source]) -> bool:
    """Look at all of them again and again, from what they do so far; False if that never settles."""
    changes = state.changes
    for _ in range(ROUNDS):
        found: list[Contribution] = []
        depends = False
        for card in cards:
            if card.negated:
                depends = True
            for permanent in card.definition.permanents:
                depends = depends or permanent.depends
                collect(state, card, permanent, found)
        for source in more:
            depends = depends or source.permanent.depends or bool(source.card.negated)
            collect(state, source.card, source.permanent, found)
        if _same(found, changes):
            return True
        if changes or not add_simple(state, found):
            _work_out(state, found)
        # Base values are looked up among the changes (Rule 4-9-2).
        state.changes = changes = found
        if not depends:
            return True
    return False


def _contested(changes: list[Contribution]) -> bool:
    """Whether permanent effects of both players change the same value of a card."""
    for place, change in enumerate(changes):
        if change.what <= BASE_COST:
            for other in changes[:place]:
                if (
                    other.player != change.player
                    and other.target == change.target
                    and other.what == change.what
                ):
                    return True
    return False


def sources_on(state: GameState, target: i64, what: i64) -> list[int]:
    """The cards whose permanent effects change this value of a card now."""
    cards = [card for player in state.players for card in player.field() if card.definition.permanents]
    ids: list[int] = []
    for source in sources_of(cards) + more_sources(state):
        found: list[Contribution] = []
        collect(state, source.card, source.permanent, found)
        if any(change.target == target and change.what == what for change in found):
            ids.append(source.card.id)
    return ids


def _work_out(state: GameState, changes: list[Contribution]) -> None:
    state.changes = changes
    printed_values(state, [])
    apply_changes(state, changes)


def collect(state: GameState, card: FieldCard, permanent: Permanent, found: list[Contribution]) -> None:
    """What one permanent effect does, by the values of the moment."""
    # Rule 8-2-1-1: an invalid effect does not occur.
    if card.negated & NEGATED_WHOLLY and not permanent.firm:
        return
    if (permanent.don or permanent.turn) and not gate_open(state, card, permanent):
        return
    context = context_of(card.owner, card.face)
    condition = permanent.condition
    if condition is None or condition.holds(state, context):
        for change in permanent.changes:
            change.collect(state, context, found)


def gate_open(state: GameState, card: FieldCard, permanent: Permanent) -> bool:
    """Rules 8-3-2-3 to 8-3-2-5: [DON!! xX], [Your Turn], [Opponent's Turn]."""
    if card.given_don < permanent.don:
        return False
    if permanent.turn == YOUR_TURN:
        return state.turn_player == card.owner
    return permanent.turn != OPPONENTS_TURN or state.turn_player != card.owner


def _same(left: list[Contribution], right: list[Contribution]) -> bool:
    if len(left) != len(right):
        return False
    for index, change in enumerate(left):
        if not change.same(right[index]):
            return False
    return True


def _settle_in_order(state: GameState, sources: list[Source]) -> None:
    """Rule 8-1-3-3-5 (I), (II), (III): one by one, each with what those before have done."""
    ordered = in_order(state, sources)
    changes = _one_by_one(state, ordered)
    if changes is None:
        # They never settle: a loop that nobody can stop (Rule 11-1-1-1).
        state.changes = []
        state.unrest = NEVER_SETTLES
        return
    state.changes = changes
    if any(_unplaced(state, sources, player) for player in (0, 1)):
        state.unrest = ORDER_OPEN


def _unplaced(state: GameState, sources: list[Source], player: i64) -> list[Source]:
    """The permanent effects of a player whose order could matter and is not chosen; none if only one."""
    chosen = state.permanent_order
    found = [s for s in sources if s.card.owner == player and s.key not in chosen and s.permanent.depends]
    return found if len(found) > 1 else []


def in_order(state: GameState, sources: list[Source]) -> list[Source]:
    """The turn player's first, then the other's; what a player put first comes first."""
    chosen = state.permanent_order
    by_player = sorted(sources, key=lambda source: source.card.owner != state.turn_player)
    return sorted(
        by_player,
        key=lambda source: (
            source.card.owner != state.turn_player,
            chosen.index(source.key) if source.key in chosen else len(chosen),
        ),
    )


def _one_by_one(state: GameState, ordered: list[Source]) -> list[Contribution] | None:
    """What they do when processed in this order, or None if it never settles."""
    parts: list[list[Contribution]] = [[] for _ in ordered]
    _work_out(state, [])
    for _ in range(ROUNDS):
        changed = False
        for place, source in enumerate(ordered):
            found: list[Contribution] = []
            collect(state, source.card, source.permanent, found)
            if not _same(found, parts[place]):
                parts[place] = found
                changed = True
                _work_out(state, [change for part in parts for change in part])
        if not changed:
            return [change for part in parts for change in part]
    return None


def open_order(state: GameState) -> tuple[int, list[Source]] | None:
    """The player who has to choose which permanent effect comes next, and the effects; None if none."""
    cards: list[FieldCard] = []
    printed_values(state, cards)
    sources = sources_of(cards) + more_sources(state)
    kept = state.permanent_order
    for player in IN_TURN_ORDER[state.turn_player]:
        left = _unplaced(state, sources, player)
        outcomes: list[list[Contribution] | None] = []
        for source in left:
            state.permanent_order = (*kept, source.key)
            outcomes.append(_one_by_one(state, in_order(state, sources)))
        state.permanent_order = kept
        if any(_differ(outcome, outcomes[0]) for outcome in outcomes[1:]):
            state.dirty = True
            return player, left
    # No order makes a difference: the one they have is kept.
    state.permanent_order = (*kept, *[source.key for source in sources if source.key not in kept])
    state.dirty = True
    return None


def _differ(left: list[Contribution] | None, right: list[Contribution] | None) -> bool:
    if left is None or right is None:
        return left is not right
    key = [sorted((c.target, c.what, c.value) for c in side) for side in (left, right)]
    return key[0] != key[1]


class PermanentFrame(Frame):
    """Asks which permanent effect is processed next, until the rest makes no difference."""

    __slots__ = ()

    def copy(self) -> PermanentFrame:
        return PermanentFrame()

    def run(self, state: GameState) -> None:
        found = open_order(state)
        if found is None:
            state.stack.pop()
            state.unrest = CALM
            return
        player, sources = found
        choices = tuple([Choice("effect", None, None, number + 1) for number in range(len(sources))])
        details = tuple([source.card.definition.name for source in sources])
        prompt = "Which permanent effect is processed first?"
        state.decision = Decision(player, EFFECT, "8-1-3-3-5", prompt, choices, details)

    def answer(self, state: GameState, choice: Choice) -> None:
        found = open_order(state)
        assert found is not None
        assert choice.number is not None
        state.permanent_order += (found[1][choice.number - 1].key,)
        state.dirty = True
