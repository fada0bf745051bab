"""Continuous effects (Rule 8-1-4-2): what they change, on which card, and when they end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from optcg.engine.game_events import GameEvent
from optcg.engine.minds import MINDS_VALUES
from optcg.engine.program import Contribution, Extra, Narrowing, Recalled
from optcg.engine.timings import KEEPS_DON, SHIELDS
from optcg.engine.width import bit_of, i64
from optcg.model.durations import Duration
from optcg.model.terms import ALL_KEYWORDS, KEYWORD_BITS

if TYPE_CHECKING:
    from optcg.engine.state import GameState

# What is changed.
POWER: Final = 0
COST: Final = 1
BASE_POWER: Final = 2
BASE_COST: Final = 3
KEYWORD: Final = 4
CANNOT: Final = 5
NEGATED: Final = 6
GRANT: Final = 7
ADDED_COST: Final = 8
PLAYER_CANNOT: Final = 9  # the target is a player
NEXT_PLAY: Final = 10  # the target is a player
PLAYER_NEGATED: Final = 11  # the target is a player
DON_LIMIT: Final = 12  # the target is a player: so many DON!! become active in the Refresh Phase
HAND_COST: Final = 13  # the target is a player, here and below: what cards of the hand cost
PLAY_COST: Final = 14  # what must be paid to use them
DON_PLACED: Final = 15  # so many DON!! more, or less, in the DON!! Phase
DON_PLACED_LIMIT: Final = 16  # no more than so many
WHAT_NAMES: Final = (
    "power",
    "cost",
    "base_power",
    "base_cost",
    "keyword",
    "cannot",
    "negated",
    "grant",
    "added_cost",
    "player_cannot",
    "next_play",
    "player_negated",
    "don_limit",
    "hand_cost",
    "play_cost",
    "don_placed",
    "don_placed_limit",
)

# What is added to other values, in any order.
_ADDED: Final = (POWER, COST, KEYWORD, CANNOT)

# What a card cannot do or cannot have done to it, as bits (Rule 1-3-3).
CANNOT_ATTACK: Final = 1
CANNOT_BLOCK: Final = 2
CANNOT_BE_RESTED: Final = 4
CANNOT_BECOME_ACTIVE: Final = 8
CANNOT_BE_KOD_IN_BATTLE: Final = 16
CANNOT_BE_KOD_BY_EFFECTS: Final = 32
CANNOT_BE_KOD_BY_OPPONENT: Final = 64
CANNOT_LEAVE_BY_OPPONENT: Final = 128
CANNOT_LEAVE_BY_EFFECTS: Final = 256
CANNOT_BE_RESTED_BY_OPPONENT: Final = 512
CANNOT_ATTACK_LEADER: Final = 1024
CANNOT_ATTACK_CHARACTERS: Final = 2048
CANNOT_BE_ATTACKED: Final = 4096
CANNOT_REFRESH: Final = 8192
CANNOT_BE_RESTED_BY_EFFECTS: Final = 1 << 14
CANNOT_BE_SET_ACTIVE: Final = 1 << 15  # by effects; the Refresh Phase goes on
CANNOT_BE_SET_ACTIVE_BY_OPPONENT: Final = 1 << 16
CANNOT_GO_TO_HAND: Final = 1 << 17  # by effects, as all that follow
CANNOT_GO_TO_HAND_BY_OPPONENT: Final = 1 << 18
CANNOT_GO_TO_DECK: Final = 1 << 19
CANNOT_GO_TO_DECK_BY_OPPONENT: Final = 1 << 20
CANNOT_BE_TRASHED: Final = 1 << 21
CANNOT_BE_TRASHED_BY_OPPONENT: Final = 1 << 22
CANNOT_BE_NEGATED: Final = 1 << 23
CANNOT_BE_NEGATED_BY_OPPONENT: Final = 1 << 24
SPEAKS_AGAIN: Final = CANNOT_BE_NEGATED | CANNOT_BE_NEGATED_BY_OPPONENT
CANNOT_BE_BLOCKED: Final = 1 << 25  # by certain cards; by all of them it is [Unblockable]
MAY_ATTACK_ACTIVE: Final = 1 << 26  # no ban: active Characters of a kind may be attacked
IS_ALSO: Final = 1 << 27  # no ban: the card has a name, type or attribute more
CANNOT_BE_AFFECTED: Final = 1 << 28  # by effects: nothing that they do to the card is done
CANNOT_BE_AFFECTED_BY_OPPONENT: Final = 1 << 29
# By effects, too; each is followed by its half that only effects of the opponent mind.
CANNOT_LOSE_POWER: Final = 1 << 30
CANNOT_LOSE_POWER_BY_OPPONENT: Final = 1 << 31
CANNOT_LOSE_COST: Final = 1 << 32
CANNOT_LOSE_COST_BY_OPPONENT: Final = 1 << 33
CANNOT_BE_CHOSEN: Final = 1 << 34
CANNOT_BE_CHOSEN_BY_OPPONENT: Final = 1 << 35
CANNOT_DECLINE_ATTACK: Final = 1 << 36  # "must attack if able"
CANNOT_BE_GIVEN_DON: Final = 1 << 37  # neither by its player nor by effects (Rule 6-5-5)
CANNOT_RETURN_DON: Final = 1 << 38  # in the Refresh Phase (Rule 6-2-3): its given DON!! stay
# The keyword effects that a card cannot gain: their bits, from here on. What gives one for a time does not
# begin then, and what was gained before stays; what gives one all the time waits until it can.
GAIN_SHIFT: Final = 39
CANNOT_GAIN: Final = ALL_KEYWORDS << GAIN_SHIFT
# All that keeps effects from cards.
SHIELDING: Final = (
    CANNOT_BE_AFFECTED
    | CANNOT_BE_AFFECTED_BY_OPPONENT
    | CANNOT_LOSE_POWER
    | CANNOT_LOSE_POWER_BY_OPPONENT
    | CANNOT_LOSE_COST
    | CANNOT_LOSE_COST_BY_OPPONENT
    | CANNOT_BE_CHOSEN
    | CANNOT_BE_CHOSEN_BY_OPPONENT
)
CANNOT_NAMES: Final[dict[str, int]] = {
    "attack": CANNOT_ATTACK,
    "block": CANNOT_BLOCK,
    "be rested": CANNOT_BE_RESTED,
    "become active": CANNOT_BECOME_ACTIVE,
    "be K.O.'d in battle": CANNOT_BE_KOD_IN_BATTLE,
    "be K.O.'d by effects": CANNOT_BE_KOD_BY_EFFECTS,
    "be K.O.'d by opponent's effects": CANNOT_BE_KOD_BY_OPPONENT,
    "be K.O.'d": CANNOT_BE_KOD_IN_BATTLE | CANNOT_BE_KOD_BY_EFFECTS,
    "be removed by opponent's effects": CANNOT_LEAVE_BY_OPPONENT,
    "be removed by effects": CANNOT_LEAVE_BY_EFFECTS,
    "be rested by opponent's effects": CANNOT_BE_RESTED_BY_OPPONENT,
    "attack a Leader": CANNOT_ATTACK_LEADER,
    "attack Characters": CANNOT_ATTACK_CHARACTERS,
    "be attacked": CANNOT_BE_ATTACKED,
    "become active in the Refresh Phase": CANNOT_REFRESH,
    "be rested by effects": CANNOT_BE_RESTED_BY_EFFECTS,
    "be set active by effects": CANNOT_BE_SET_ACTIVE,
    "be set active by opponent's effects": CANNOT_BE_SET_ACTIVE_BY_OPPONENT,
    "be returned to hand by effects": CANNOT_GO_TO_HAND,
    "be returned to hand by opponent's effects": CANNOT_GO_TO_HAND_BY_OPPONENT,
    "be returned to the deck by effects": CANNOT_GO_TO_DECK,
    "be returned to the deck by opponent's effects": CANNOT_GO_TO_DECK_BY_OPPONENT,
    "be trashed by effects": CANNOT_BE_TRASHED,
    "be trashed by opponent's effects": CANNOT_BE_TRASHED_BY_OPPONENT,
    "be negated by effects": CANNOT_BE_NEGATED,
    "be negated by opponent's effects": CANNOT_BE_NEGATED_BY_OPPONENT,
    "be blocked": CANNOT_BE_BLOCKED,
    "be affected by effects": CANNOT_BE_AFFECTED,
    "be affected by opponent's effects": CANNOT_BE_AFFECTED_BY_OPPONENT,
    "lose power by effects": CANNOT_LOSE_POWER,
    "lose power by opponent's effects": CANNOT_LOSE_POWER_BY_OPPONENT,
    "lose cost by effects": CANNOT_LOSE_COST,
    "lose cost by opponent's effects": CANNOT_LOSE_COST_BY_OPPONENT,
    "decline to attack": CANNOT_DECLINE_ATTACK,
    "be given DON!!": CANNOT_BE_GIVEN_DON,
    "return given DON!! in the Refresh Phase": CANNOT_RETURN_DON,
    "be chosen by effects": CANNOT_BE_CHOSEN,
    "be chosen by opponent's effects": CANNOT_BE_CHOSEN_BY_OPPONENT,
    **{f"gain [{name}]": bit << GAIN_SHIFT for name, bit in KEYWORD_BITS.items()},
}

# What a player cannot do, as bits.
NO_PLAY: Final = 1  # play cards by paying (Rule 4-7-2)
NO_LIFE_TO_HAND: Final = 2
NO_DRAW_BY_EFFECTS: Final = 4
NO_DON_ACTIVE_BY_EFFECTS: Final = 8
NO_BLOCKER: Final = 16
NO_EVENTS: Final = 32
NO_ATTACK_ON_LEADER: Final = 64
NO_PLAY_BY_EFFECTS: Final = 128
NO_LIFE_TO_HAND_BY_EFFECTS: Final = 256  # the player's own effects; damage goes on
NO_PLAY_FROM_HAND_BY_EFFECTS: Final = 512
NO_TRIGGER: Final = 1024
NO_DON_ADDED: Final = 2048  # by effects; the DON!! Phase goes on
NO_ACTIVATION: Final = 4096  # of [Activate: Main] effects
NO_COUNTER: Final = 8192  # (Symbol) Counters of Characters (Rule 2-10)
NO_DRAW_PHASE: Final = 1 << 14  # the phase is skipped (Rule 1-3-1)
NO_DON_PHASE: Final = 1 << 15
# What the player's effects do to no card, or not to certain ones.
NO_KO_BY_EFFECTS: Final = 1 << 16
NO_REST_BY_EFFECTS: Final = 1 << 17
NO_TRASH_BY_EFFECTS: Final = 1 << 18
NO_HAND_BY_EFFECTS: Final = 1 << 19
NO_DECK_BY_EFFECTS: Final = 1 << 20
NO_SET_ACTIVE_BY_EFFECTS: Final = 1 << 21
NO_ATTACK: Final = 1 << 22  # whatever the card, also one that comes later
NO_DON_GIVEN: Final = 1 << 23  # to own cards, or certain ones (Rule 6-5-5)
NO_ACTIVE_DON: Final = 1 << 24  # DON!! of the DON!! Phase are placed rested (Rules 1-3-1, 3-9-3)
NO_ATTACK_ON: Final = 1 << 25  # certain cards, also ones that come later
PLAYER_BANS: Final[dict[str, int]] = {
    "play cards": NO_PLAY,
    "add Life to hand": NO_LIFE_TO_HAND,
    "draw by effects": NO_DRAW_BY_EFFECTS,
    "set DON!! active by effects": NO_DON_ACTIVE_BY_EFFECTS,
    "activate Blocker": NO_BLOCKER,
    "activate Events": NO_EVENTS,
    "attack a Leader": NO_ATTACK_ON_LEADER,
    "attack": NO_ATTACK,
    "attack cards": NO_ATTACK_ON,
    "play by effects": NO_PLAY_BY_EFFECTS,
    "play on the field": NO_PLAY | NO_PLAY_BY_EFFECTS,  # in whatever way (Rule 3-7-3)
    "play from hand by effects": NO_PLAY_FROM_HAND_BY_EFFECTS,
    "add Life to hand by effects": NO_LIFE_TO_HAND_BY_EFFECTS,
    "activate Trigger": NO_TRIGGER,
    "add DON!! by effects": NO_DON_ADDED,
    "activate effects": NO_ACTIVATION,
    "use Counter": NO_COUNTER,
    "have a Draw Phase": NO_DRAW_PHASE,
    "have a DON!! Phase": NO_DON_PHASE,
    "K.O. by effects": NO_KO_BY_EFFECTS,
    "rest by effects": NO_REST_BY_EFFECTS,
    "trash by effects": NO_TRASH_BY_EFFECTS,
    "return to hand by effects": NO_HAND_BY_EFFECTS,
    "return to the deck by effects": NO_DECK_BY_EFFECTS,
    "set active by effects": NO_SET_ACTIVE_BY_EFFECTS,
    "give DON!!": NO_DON_GIVEN,
    "place active DON!!": NO_ACTIVE_DON,
}

# When it ends.
BATTLE: Final = 0  # Rules 7-1-5-3, 7-1-5-4
TURN: Final = 1  # Rule 6-6-1-3
END_OF_TURN: Final = 2  # Rule 6-6-1-2
OPPONENT_END: Final = 3  # Rule 6-6-1-2
OWN_START: Final = 4  # Rule 6-2-1
ON_FIELD: Final = 5  # no end: as long as the card stays where it is
OWN_END: Final = 6  # Rule 6-6-1-2
REFRESH: Final = 7  # used up in the next Refresh Phase of the card's player (Rule 6-2-4)
# Said of a duration only: which of the above it is shows when the effect begins.
OPPONENT_END_PHASE: Final = 8
OWN_END_PHASE: Final = 9
UNTIL_NAMES: Final = (
    "battle",
    "turn",
    "end_of_turn",
    "opponent_end",
    "own_start",
    "on_field",
    "own_end",
    "refresh",
)
UNTIL: Final[dict[Duration, int]] = {
    Duration.BATTLE: BATTLE,
    Duration.TURN: TURN,
    Duration.END_OF_TURN: END_OF_TURN,
    Duration.OPPONENT_END: OPPONENT_END,
    Duration.OWN_START: OWN_START,
    Duration.ON_FIELD: ON_FIELD,
    Duration.GAME: ON_FIELD,
    Duration.OWN_END: OWN_END,
    Duration.REFRESH: REFRESH,
    Duration.OPPONENT_END_PHASE: OPPONENT_END_PHASE,
    Duration.OWN_END_PHASE: OWN_END_PHASE,
}


@mypyc_attr(acyclic=True)
class Continuous(Contribution):
    """One continuous effect on one card of the field (or on one player). Immutable, shared by clones."""

    __slots__ = ("since", "until")

    def __init__(
        self,
        target: i64,
        what: i64,
        value: i64,
        until: i64,
        player: i64,
        since: i64,
        extra: Extra | None = None,
    ) -> None:
        super().__init__(target, what, value, player, extra)
        self.until: Final = until
        self.since: Final = since  # the turn in which it began


def in_force(state: GameState, what: i64, target: i64) -> list[Contribution]:
    """What effects do to a card or a player now, of one kind: those with an end, then permanent ones."""
    found: list[Contribution] = []
    for effect in state.effects:
        if effect.what == what and effect.target == target:
            found.append(effect)
    for change in state.changes:
        if change.what == what and change.target == target:
            found.append(change)
    return found


def begin(
    state: GameState, target: i64, what: i64, value: i64, until: i64, player: i64, extra: Extra | None = None
) -> None:
    """Let a continuous effect begin."""
    if until in (OPPONENT_END_PHASE, OWN_END_PHASE):
        until = _next_end_phase(state, until == OWN_END_PHASE, player)
    state.effects.append(Continuous(target, what, value, until, player, state.turn_number, extra))
    if what == GRANT:
        state.listening = -1
    elif what == CANNOT and value >= IS_ALSO:
        state.special = True
        if value & SHIELDING:
            state.listening |= bit_of(SHIELDS)
        if value & CANNOT_RETURN_DON:
            state.listening |= bit_of(KEEPS_DON)
    if state.dirty:
        return
    if (
        extra is not None
        or what not in _ADDED
        or (what == KEYWORD and (value < 0 or loses_keywords(state, target)))
        or state.minds & MINDS_VALUES
        or (what == CANNOT and value & (SPEAKS_AGAIN | SHIELDING | CANNOT_GAIN))
    ):
        state.dirty = True
        return
    # Nothing else follows from it, so it is added to the values that are worked out already.
    card = state.find(target)
    if card is None:
        return
    if what == POWER:
        card.power += value
    elif what == COST:
        card.cost += value
    elif what == KEYWORD:
        card.keywords |= value
    else:
        card.cannot |= value


def loses_keywords(state: GameState, target: i64) -> bool:
    """Whether some effect takes keywords from this card, so that one that it gains may not show."""
    for effect in state.effects:
        if effect.value < 0 and effect.what == KEYWORD and effect.target == target:
            return True
    for change in state.changes:
        if change.value < 0 and change.what == KEYWORD and change.target == target:
            return True
    return False


def _next_end_phase(state: GameState, own: bool, player: i64) -> i64:
    """The next End Phase is that of this turn, if it is that player's and has not come yet."""
    if (state.turn_player == player) is own and not state.in_end_phase():
        return END_OF_TURN
    return OWN_END if own else OPPONENT_END


def is_due(state: GameState, effect: Continuous, until: i64, player: i64) -> bool:
    """Whether the effect ends now that effects of `player` lasting until this point end."""
    if effect.until != until or effect.player != player:
        return False
    # "Your opponent's next turn" and "your next turn" are never the turn in which the effect began.
    if until == OPPONENT_END:
        return state.turn_player != player and effect.since < state.turn_number
    if until == OWN_END:
        return state.turn_player == player and effect.since < state.turn_number
    return True


def end(state: GameState, until: i64, player: i64, rule: str) -> None:
    """End the effects of `player` that last until this point."""
    if not state.effects:
        return
    kept = [effect for effect in state.effects if not is_due(state, effect, until, player)]
    ended = len(state.effects) - len(kept)
    if ended:
        if not state.dirty:
            for effect in state.effects:
                if is_due(state, effect, until, player):
                    _take_back(state, effect)
        state.effects = kept
        if state.log is not None:
            state.log.append(GameEvent("effects_ended", rule, player, number=ended))


def _take_back(state: GameState, effect: Continuous) -> None:
    """Take an effect that ends out of the values, or let them be worked out anew."""
    if effect.what > COST or state.minds & MINDS_VALUES:
        state.dirty = True
        return
    card = state.find(effect.target)
    if card is not None:
        if effect.what == POWER:
            card.power -= effect.value
        else:
            card.cost -= effect.value


def drop_target(state: GameState, target: i64) -> None:
    """Rule 3-1-6: what was applied to a card does not follow it to another area."""
    for effect in state.effects:
        if effect.target == target and effect.what < PLAYER_CANNOT:
            state.effects = [
                kept for kept in state.effects if kept.target != target or kept.what >= PLAYER_CANNOT
            ]
            return


def renamed_effect(effect: Continuous, names: dict[int, int]) -> Continuous:
    """An effect in force, with the cards of which its words speak by other ids."""
    extra = effect.extra
    if not isinstance(extra, Narrowing) or extra.recalled is None:
        return effect
    slots = [[names.get(card, card) for card in slot] for slot in extra.recalled.slots]
    again = extra.recalling(Recalled(slots, extra.recalled.number))
    return Continuous(
        effect.target, effect.what, effect.value, effect.until, effect.player, effect.since, again
    )
