"""Rules 8-3, 8-4: whether an ability can be activated now, and starting it."""

from typing import Final

from optcg.engine.bans import SPEAKS_AGAIN
from optcg.engine.card import BOTH, Card, FieldCard
from optcg.engine.context import NO_CARDS, NO_SLOTS, Context
from optcg.engine.continuous import ADDED_COST, GRANT, PLAYER_NEGATED, SILENCED, TAXED, in_force
from optcg.engine.current_battle import attacker_id
from optcg.engine.decisions import Choice
from optcg.engine.effect_frame import NONE_BARRED, EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.off_field import used_mark
from optcg.engine.places import locate
from optcg.engine.power_and_cost import NEGATED_WHOLLY, derive, negated, special
from optcg.engine.program import (
    ANY_TURN,
    OPPONENTS_TURN,
    YOUR_TURN,
    AbilityCode,
    AddedCost,
    Contribution,
    CostCode,
    Granted,
    Limit,
)
from optcg.engine.state import GameState
from optcg.engine.timings import NEXT
from optcg.engine.width import bit_of, i64


def is_within(
    state: GameState, ban: Contribution, card: Card | FieldCard | None, source: Card | None = None
) -> bool:
    """Whether a ban is about this card, done by the effect of that one; one without a limit is about all."""
    extra = ban.extra
    if not isinstance(extra, Limit):
        return True
    leader = state.players[ban.player].leader
    context = extra.seen(Context(leader.owner, leader.face, NO_SLOTS, 0, 0, leader.owner))
    if extra.attacker is not None:
        # Looked at in each battle, so that it is said of cards that came later, too.
        attacker = state.find(attacker_id(state))
        if attacker is None or not extra.attacker.fits(state, context, attacker, attacker.owner):
            return False
    if extra.matcher is not None and (card is None or not extra.matcher.fits(state, context, card)):
        return False
    if extra.source is None:
        return True
    return source is not None and extra.source.fits(state, context, source)


NOT_TAXED: Final[list[AddedCost]] = []


def added_costs(state: GameState, card_id: i64, action: str) -> list[AddedCost]:
    """What is added for this card, in the order in which the effects were resolved."""
    if not special(state) & TAXED:
        return NOT_TAXED
    extras = [effect.extra for effect in in_force(state, ADDED_COST, card_id)]
    return [extra for extra in extras if isinstance(extra, AddedCost) and extra.action == action]


def with_added_costs(state: GameState, card_id: i64, action: str, costs: list[CostCode]) -> list[CostCode]:
    """Rule 8-3-1-2: all parts of a cost, the printed ones, then the added ones."""
    added = added_costs(state, card_id, action)
    return [*costs, *[cost for extra in added for cost in extra.costs]] if added else costs


# Abilities that a card gained are numbered above all printed ones.
GRANTED_FROM: Final = 50
_BITS: Final = [bit_of(index) for index in range(GRANTED_FROM + 1)]


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
        card.used |= _BITS[index]
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


def gates_open(state: GameState, card: FieldCard, code: AbilityCode, event: i64 = -1) -> bool:
    """Rules 8-3-2, 8-4-1-1: all conditions in brackets hold, and the ability is valid (Rule 8-2).

    `event` is the timing that was met: an effect can negate one timing of a card alone.
    """
    if card.given_don < code.don:
        return False
    if code.turn == YOUR_TURN and state.turn_player != card.owner:
        return False
    if code.turn == OPPONENTS_TURN and state.turn_player == card.owner:
        return False
    # Rule 10-2-13-3: once in a turn for each card.
    if code.once and is_used(state, card, code):
        return False
    bits = negated(state, card)
    if state.special & SILENCED and not card.cannot & SPEAKS_AGAIN:
        bits |= player_negated(state, card.owner, card)
    if not bits:
        return True
    if code.index > GRANTED_FROM:
        # Rule 8-2-4: an ability gained is not negated.
        return True
    return not bits & NEGATED_WHOLLY and not (0 <= event < NEXT and bits >> (event + 1) & 1)


def open_off_field(state: GameState, code: AbilityCode, owner: i64) -> bool:
    """Rules 8-3-2-3 to 8-3-2-5: the same off the field, where no DON!! are given to a card."""
    if code.don:
        return False
    return code.turn == ANY_TURN or (code.turn == YOUR_TURN) is (state.turn_player == owner)


def player_negated(state: GameState, player: i64, card: Card | FieldCard) -> i64:
    """Rule 8-2: which timings of this card are invalid now by what is said of its player, as bits."""
    bits: i64 = 0
    # One by one: this is asked of every card while such an effect is in force.
    for effect in state.effects:
        if effect.what == PLAYER_NEGATED and effect.target == player and is_within(state, effect, card):
            bits |= effect.value
    for change in state.changes:
        if change.what == PLAYER_NEGATED and change.target == player and is_within(state, change, card):
            bits |= change.value
    return bits


def condition_holds(state: GameState, context: Context, code: AbilityCode) -> bool:
    """Rule 8-4-1-1: the condition that stands before the cost."""
    return code.condition is None or code.condition.holds(state, context)


def payable(state: GameState, context: Context, costs: list[CostCode], rested: i64 = -1) -> bool:
    """Rule 8-3-1-3: every part of the activation cost could be paid now.

    Each part is looked at by itself, with cards that an earlier part takes for certain left out; `rested`
    is a card that is rested for the action itself. A part may still break down while paying (8-3-1-3-1).
    """
    if not costs:
        return True
    if len(costs) == 1 and rested < 0:
        return costs[0].payable(state, context, None)
    taken: list[int] = [] if rested < 0 else [-rested]
    for cost in costs:
        if not cost.payable(state, context, taken):
            return False
    return True


def can_activate(state: GameState, card: FieldCard, code: AbilityCode) -> bool:
    """Whether the turn player may declare this [Activate: Main] effect."""
    if not gates_open(state, card, code):
        return False
    context = context_for(card)
    costs = with_added_costs(state, card.id, "activate", code.costs) if state.special & TAXED else code.costs
    return condition_holds(state, context, code) and payable(state, context, costs)


def can_activate_off_field(state: GameState, player: i64, card: Card, code: AbilityCode) -> bool:
    """Whether the turn player may declare this [Activate: Main] effect of a card in the hand or the trash."""
    if not open_off_field(state, code, player) or (code.once and is_used_off_field(state, card.id, code)):
        return False
    context = Context(player, card, NO_SLOTS, 0, 0, player)
    return condition_holds(state, context, code) and payable(state, context, code.costs)


def activated(state: GameState, choice: Choice) -> AbilityCode | None:
    """The [Activate: Main] effect of the turn player that a choice names, on the field or off it."""
    if choice.card is None:
        return None
    card = state.find_of(state.turn_player, choice.card)
    if card is not None:
        for code in card.definition.activates:
            if code.index == choice.number:
                return code
        return None
    found = locate(state, choice.card, state.turn_player)
    if found is not None:
        for _, code in found.card.definition.off_field:
            if code.index == choice.number:
                return code
    return None


def context_for(card: FieldCard, slots: list[list[int]] = NO_SLOTS) -> Context:
    """The eyes of an effect of a card on the field."""
    return Context(card.owner, card.face, slots, 0, 0, card.owner)


def price_context(card: FieldCard) -> Context:
    """The same for what its player pays for its attack or its block: this is no effect (Rule 8-3-1-2)."""
    return Context(card.owner, card.face, NO_SLOTS, 0, 0, card.owner, True)


def start(state: GameState, player: i64, source: Card, code: AbilityCode, slots: list[list[int]]) -> None:
    """Rules 8-4-1-3 to 8-4-1-5: pay, activate, resolve."""
    context = Context(player, source, slots, 0, 0, player)
    state.stack.append(EffectFrame(context, code.program, 0, NO_CARDS, 0, False, NONE_BARRED))


def start_event(state: GameState, player: i64, source: Card, code: AbilityCode) -> None:
    """Start the effect of an activated Event; without its condition it does nothing (Rule 8-4-1-1)."""
    if condition_holds(state, Context(player, source, NO_SLOTS, 0, 0, player), code):
        start(state, player, source, code, [])
    elif state.log is not None:
        facts = (player, (), 0, 0, code.label, BOTH, source, "", "", "its condition did not hold")
        state.tell(GameEvent("not_activated", "8-4-1-1", *facts))


def start_added_costs(state: GameState, card: FieldCard, action: str) -> None:
    """Let the card's player pay what other effects have added, the first one first (Rule 8-3-1-2)."""
    for added in reversed(added_costs(state, card.id, action)):
        # What is added to the cost of an effect is part of that cost.
        context = context_for(card) if action == "activate" else price_context(card)
        state.stack.append(EffectFrame(context, added.program, 0, NO_CARDS, 0, False, NONE_BARRED))
