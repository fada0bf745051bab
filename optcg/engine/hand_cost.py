"""Rules 2-7-1, 2-7-6, 4-7-2: what a card of the hand costs to use, and whether it may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.activation import context_for
from optcg.engine.auto_effects import caused_by, field_cards
from optcg.engine.bans import NO_EVENTS, NO_PLAY
from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Cause, Context, context_of
from optcg.engine.continuous import BANNED, NEXT_PLAY, REDUCED, Continuous
from optcg.engine.definitions import EVENT
from optcg.engine.groups import is_meant
from optcg.engine.power_and_cost import NEGATED_WHOLLY, negated, special
from optcg.engine.program import ANY_TURN, YOUR_TURN, Limit
from optcg.engine.protection import player_banned
from optcg.engine.state import IN_TURN_ORDER, GameState
from optcg.engine.timings import CHANGES_COSTS, GIVES_COUNTER, RESTS_ARRIVALS
from optcg.engine.width import i64

if TYPE_CHECKING:
    from optcg.engine.amounts import Value
    from optcg.engine.conditions import Test
    from optcg.engine.matching import Matcher


# What a text changes of a card of the hand: its cost, or only what playing it costs (2-7-6).
IN_HAND: Final = 1
TO_PLAY: Final = 2


class HandCostChange:
    """What a text changes of the cost of cards of the hand, or only of what playing them costs (2-7-6)."""

    def __init__(
        self,
        this_only: bool,
        don: i64,
        turn: i64,
        to_play: bool,
        who: i64,
        amount: Value,
        described: Matcher | None,
        condition: Test | None,
    ) -> None:
        self.this_only: Final = this_only
        self.don: Final = don
        self.turn: Final = turn
        self.kind: Final[i64] = TO_PLAY if to_play else IN_HAND
        self.who: Final = who  # in whose hand
        self.amount: Final = amount
        self.described: Final = described
        self.condition: Final = condition

    def change(self, state: GameState, context: Context, card: Card) -> i64:
        if self.turn != ANY_TURN and (self.turn == YOUR_TURN) != (state.turn_player == context.player):
            return 0
        if self.condition is not None and not self.condition.holds(state, context):
            return 0
        if self.described is not None and not self.described.fits(state, context, card):
            return 0
        return self.amount.of(state, context)


class CounterChange:
    """A Counter that cards of the hand have by a text (Rule 2-10): more of it, or it instead of theirs."""

    def __init__(
        self, amount: i64, becomes: bool, don: i64, turn: i64, described: Matcher, condition: Test | None
    ) -> None:
        self.amount: Final = amount
        self.becomes: Final = becomes
        self.don: Final = don
        self.turn: Final = turn
        self.described: Final = described
        self.condition: Final = condition

    def holds(self, state: GameState, context: Context, card: Card) -> bool:
        if self.turn != ANY_TURN and (self.turn == YOUR_TURN) != (state.turn_player == context.player):
            return False
        if self.condition is not None and not self.condition.holds(state, context):
            return False
        return self.described.fits(state, context, card)


def cost_to_play(state: GameState, player: i64, card: Card) -> i64:
    """What must be paid to use this card from the hand. A negative sum is 0 (Rule 1-3-6-2)."""
    total = card.definition.cost
    if card.definition.hand_costs or state.listening >> CHANGES_COSTS & 1:
        total += _changes(state, player, card, IN_HAND | TO_PLAY)
    if special(state) & REDUCED:
        for effect in state.effects:
            if reduces(state, player, effect, card):
                total -= effect.value
    return total if total > 0 else 0


def cost_in_hand(state: GameState, card: Card) -> i64:
    """Rule 2-7-6: the cost of a card off the field, with what changes it in the hand."""
    printed = card.definition.cost
    # What changes costs looks at other cards as printed: it cannot depend on itself.
    if state.pricing or not (card.definition.hand_costs or state.listening >> CHANGES_COSTS & 1):
        return printed
    for owner, player in enumerate(state.players):
        for other in player.hand:
            if other.id == card.id:
                return max(printed + _changes(state, owner, card, IN_HAND), 0)
    return printed


def _changes(
    state: GameState,
    player: i64,
    card: Card,
    kinds: i64,
    told: list[tuple[Card | FieldCard, int]] | None = None,
) -> i64:
    """By how much texts change the cost of a card of the hand, what playing it costs, or both together.

    `told` is given the cards of those texts, each with how much it is.
    """
    total: i64 = 0
    outer = state.pricing
    for change in card.definition.hand_costs:
        if change.this_only and change.kind & kinds:
            state.pricing = change.kind == IN_HAND
            value = change.change(state, context_of(player, card), card)
            total += value
            if told is not None:
                told.append((card, value))
    if state.listening >> CHANGES_COSTS & 1:
        for owner in IN_TURN_ORDER[player]:
            for source in state.players[owner].pricing():
                if not negated(state, source) & NEGATED_WHOLLY:
                    for change in source.definition.hand_costs:
                        if (
                            not change.this_only
                            and change.kind & kinds
                            and is_meant(change.who, owner, player)
                            and source.given_don >= change.don
                        ):
                            state.pricing = change.kind == IN_HAND
                            value = change.change(state, context_for(source), card)
                            total += value
                            if told is not None:
                                told.append((source, value))
    state.pricing = outer
    return total


def cost_changes(
    state: GameState, player: i64, card: Card, to_play: bool
) -> list[tuple[Card | FieldCard, int]]:
    """The cards whose texts change that, each with by how much."""
    told: list[tuple[Card | FieldCard, int]] = []
    _changes(state, player, card, TO_PLAY if to_play else IN_HAND, told)
    return [(source, value) for source, value in told if value]


def reduces(state: GameState, player: i64, effect: Continuous, card: Card) -> bool:
    """Whether this is a pending reduction of the next play that fits the card."""
    if effect.what != NEXT_PLAY or effect.target != player:
        return False
    limit = effect.extra
    if not isinstance(limit, Limit) or limit.matcher is None:
        return True
    return limit.matcher.fits(state, limit.seen(context_for(state.players[player].leader)), card)


def may_pay_to_play(state: GameState, player: i64, card: Card) -> bool:
    """Rule 4-7-2: whether nothing forbids to pay for this card and use it."""
    if not special(state) & BANNED:
        return True
    if card.definition.category == EVENT and player_banned(state, player, NO_EVENTS, card):
        return False
    return not player_banned(state, player, NO_PLAY, card)


def counter_value(state: GameState, player: i64, card: Card) -> i64:
    """Rule 2-10: the (Symbol) Counter of a card of the hand, with what its text and the field make of it."""
    printed = card.definition.counter
    if not card.definition.own_counter and not state.listening >> GIVES_COUNTER & 1:
        return printed
    own = card.definition.abilities.rule_texts.own_counter
    more: i64 = 0
    instead: i64 = -1
    for change in own:
        if change.holds(state, context_of(player, card), card):
            if change.becomes:
                instead = max(instead, change.amount)
            else:
                more += change.amount
    for source in field_cards(state, player):
        given = source.definition.abilities.rule_texts.counters
        if given and not negated(state, source) & NEGATED_WHOLLY:
            context = context_for(source)
            for change in given:
                if source.given_don < change.don or not change.holds(state, context, card):
                    continue
                if change.becomes:
                    # Rule 4-9-2: of several values the highest applies.
                    instead = max(instead, change.amount)
                else:
                    more += change.amount
    return max((instead if instead >= 0 else printed) + more, 0)


def enters_rested(state: GameState, player: i64, card: Card, cause: Cause) -> bool:
    """A text may make cards enter rested (Rules 1-3-1, 3-7-5)."""
    if not state.listening >> RESTS_ARRIVALS & 1:
        return False
    if card.definition.abilities.rule_texts.arrives_rested:
        return True
    for owner in (0, 1):
        for source in field_cards(state, owner):
            texts = source.definition.abilities.rule_texts.enters_rested
            if not texts or negated(state, source) & NEGATED_WHOLLY:
                continue
            context = context_for(source)
            for who, described, by in texts:
                if not is_meant(who, owner, player) or not caused_by(by, cause, owner):
                    continue
                if described is None or described.fits(state, context, card):
                    return True
    return False
