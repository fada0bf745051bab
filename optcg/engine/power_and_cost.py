"""Power, cost and keywords of the cards on the field, worked out in one pass when something has changed."""

from optcg.engine.card import FieldCard, LeftCard
from optcg.engine.continuous import BASE_COST, BASE_POWER, COST, in_force, kind_of
from optcg.engine.permanent import NOTHING_GAINED, add_all, more_sources, settle
from optcg.engine.program import MINDS_DON, MINDS_GATES, MINDS_PILES, MINDS_SETTINGS, MINDS_VALUES
from optcg.engine.state import CALM, DECK_TO_JUDGE, GameState
from optcg.engine.timings import LYING
from optcg.engine.values import NEGATED_WHOLLY, apply_changes, printed_values
from optcg.engine.width import i64
from optcg.model.terms import GIVEN_DON_POWER

__all__ = [
    "NEGATED_WHOLLY",
    "base_cost",
    "base_power",
    "cannot",
    "change_given_don",
    "cost",
    "derive",
    "keywords",
    "negated",
    "power",
    "special",
]


def derive(state: GameState) -> None:
    """Work out every derived value of the field."""
    state.dirty = False
    state.unrest = CALM
    sources: list[FieldCard] = []
    printed_values(state, sources)
    if not state.more_than_added():
        add_all(state, sources)
        return
    lying: i64 = state.remembers >> LYING & 1
    more = more_sources(state) if state.effects or lying else NOTHING_GAINED
    # What was gained may look at anything; and what lies in Life or in the trash may come and go.
    minds: i64 = -1 if more else MINDS_PILES if lying else 0
    for card in sources:
        minds |= card.definition.minds
    for effect in state.effects:
        if effect.what <= COST and effect.extra is not None:
            minds |= MINDS_SETTINGS | MINDS_VALUES
    state.minds = minds
    if sources or more:
        settle(state, sources, more)
    else:
        if state.changes:
            state.changes = []
        if state.effects:
            apply_changes(state, [])
    kinds: i64 = 0
    for effect in state.effects:
        kinds |= kind_of(effect.what, effect.extra)
    for change in state.changes:
        kinds |= kind_of(change.what, change.extra)
    state.special = kinds
    for player in state.players:
        if not player.deck and player.leader.negated & NEGATED_WHOLLY:
            # Rules 8-2-1-1, 9-1-2: what its text said of an empty deck does not hold any more.
            state.unrest = DECK_TO_JUDGE


def change_given_don(state: GameState, card: FieldCard, amount: i64) -> None:
    """Put DON!! underneath a card, or take them from there (Rule 6-5-5)."""
    card.given_don += amount
    if state.dirty:
        return
    if state.minds & (MINDS_DON | MINDS_VALUES) or card.definition.minds & MINDS_GATES:
        state.dirty = True
    elif card.owner == state.turn_player:
        # Rule 6-5-5-2: nothing else follows from it than 1000 power for each.
        card.power += amount * GIVEN_DON_POWER


def special(state: GameState) -> i64:
    """Which kinds of effects are in force that do more than change values: `TAXED` and so on, as bits."""
    # Where effects only add, there is nothing of the kind, whatever the values are.
    if state.dirty and state.more_than_added():
        derive(state)
    return state.special


def power(state: GameState, card: FieldCard) -> i64:
    """Rule 2-6: the power of a card now. It may be negative (Rule 1-3-6-1)."""
    if state.dirty:
        derive(state)
    return card.power


def cost(state: GameState, card: FieldCard) -> i64:
    """Rule 2-7: the cost of a card on the field now. A negative sum reads as 0 (Rule 1-3-6-2)."""
    if state.dirty:
        derive(state)
    return card.cost if card.cost > 0 else 0


def keywords(state: GameState, card: FieldCard) -> i64:
    """Rule 10-1: the keyword effects a card has now, as bits."""
    if state.dirty:
        derive(state)
    return card.keywords


def cannot(state: GameState, card: FieldCard) -> i64:
    """Rule 1-3-3: what the card cannot do or have done to it now, as bits."""
    if state.dirty:
        if not state.more_than_added():
            return 0
        derive(state)
    return card.cannot


def negated(state: GameState, card: FieldCard) -> i64:
    """Rule 8-2: which of the card's printed effects are invalid now, as bits."""
    if state.dirty:
        if not state.more_than_added():
            return 0
        derive(state)
    return card.negated


def _base(state: GameState, card: FieldCard, what: i64, printed: i64) -> i64:
    if state.dirty:
        derive(state)
    best: i64 = printed
    found = False
    for effect in in_force(state, what, card.id):
        if not (found and effect.value < best):
            best = effect.value
            found = True
    return best


def base_power(state: GameState, card: FieldCard) -> i64:
    """Rules 4-9-2, 4-9-2-1: the printed power, or the highest value it was set to."""
    if isinstance(card, LeftCard):
        return card.base_power
    return _base(state, card, BASE_POWER, card.definition.power)


def base_cost(state: GameState, card: FieldCard) -> i64:
    """Rules 4-9-2, 4-9-2-2: the printed cost, or the highest value it was set to."""
    if isinstance(card, LeftCard):
        return card.base_cost
    return _base(state, card, BASE_COST, card.definition.cost)
