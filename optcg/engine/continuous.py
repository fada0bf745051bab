"""Continuous effects (Rule 8-1-4-2): what they change, on which card, and when they end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from optcg.engine.bans import CANNOT_GAIN, CANNOT_RETURN_DON, IS_ALSO, SHIELDING, SPEAKS_AGAIN
from optcg.engine.program import MINDS_VALUES, Contribution, Extra, Narrowing, Recalled
from optcg.engine.timings import BINDING, KEEPS_DON, SHIELDS
from optcg.engine.width import i64
from optcg.model.durations import Duration

if TYPE_CHECKING:
    from optcg.engine.card import Card
    from optcg.engine.context import Context
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
)

# Effects that do more than change values, by kind, as bits of what they change: those that ban, tax or
# reduce, or that are narrowed to certain cards.
NARROWED: Final = 1 << CANNOT
TAXED: Final = 1 << ADDED_COST
BANNED: Final = 1 << PLAYER_CANNOT
REDUCED: Final = 1 << NEXT_PLAY
SILENCED: Final = 1 << PLAYER_NEGATED
ANY_KIND: Final = -1

# What is added to other values, in any order.
_ADDED: Final = (POWER, COST, KEYWORD, CANNOT)

# What holds or does not, however often it is said: keywords and bans are bits, of base values the highest
# applies (Rule 4-9-2). All else is added up, or used once for each.
_HELD_ONCE: Final = (
    1 << BASE_POWER
    | 1 << BASE_COST
    | 1 << KEYWORD
    | 1 << CANNOT
    | 1 << NEGATED
    | 1 << PLAYER_CANNOT
    | 1 << PLAYER_NEGATED
)

# When it ends.
BATTLE: Final = 0  # Rules 7-1-5-3, 7-1-5-4
TURN: Final = 1  # Rule 6-6-1-3
END_OF_TURN: Final = 2  # Rule 6-6-1-2
OPPONENT_END: Final = 3  # Rule 6-6-1-2
OWN_START: Final = 4  # Rule 6-2-1
ON_FIELD: Final = 5  # no end: as long as the card stays where it is
OWN_END: Final = 6  # Rule 6-6-1-2
REFRESH: Final = 7  # used up in the next Refresh Phase of the card's player (Rule 6-2-4)
WITH_SOURCE: Final = 8  # as long as the card whose effect it is stays on the field
# Said of a duration only: which of the above it is shows when the effect begins.
OPPONENTS_NEXT_END: Final = 9
OWN_END_PHASE: Final = 10
UNTIL_NAMES: Final = (
    "battle",
    "turn",
    "end_of_turn",
    "opponent_end",
    "own_start",
    "on_field",
    "own_end",
    "refresh",
    "with_source",
)
UNTIL: Final[dict[Duration, int]] = {
    Duration.BATTLE: BATTLE,
    Duration.TURN: TURN,
    Duration.END_OF_TURN: END_OF_TURN,
    Duration.OPPONENT_END: OPPONENTS_NEXT_END,
    Duration.OWN_START: OWN_START,
    Duration.ON_FIELD: ON_FIELD,
    Duration.GAME: ON_FIELD,
    Duration.OWN_END: OWN_END,
    Duration.REFRESH: REFRESH,
    Duration.WITH_THIS: WITH_SOURCE,
    Duration.OPPONENT_END_PHASE: OPPONENTS_NEXT_END,
    Duration.OWN_END_PHASE: OWN_END_PHASE,
}


class Setting(Narrowing):
    """ "Set the cost to 0": what was before is overruled, what comes later is added.

    It keeps the cards whose permanent effects are overruled, and the power that given DON!! gave then.
    """

    def __init__(self, number: str, key: str, recalled: Recalled | None = None) -> None:
        super().__init__(number, key, [], recalled)

    def begun(self, context: Context) -> Narrowing:
        return self  # what it overrules is another thing for each card

    def recalling(self, recalled: Recalled) -> Narrowing:
        return Setting(self.number, self.key, recalled)

    def overrules(self, source: i64) -> bool:
        """Whether the permanent effects of this card are from before."""
        return self.recalled is not None and source in self.recalled.slots[0]


@mypyc_attr(acyclic=True)
class Continuous(Contribution):
    """One continuous effect on one card of the field (or on one player). Immutable, shared by clones."""

    __slots__ = ("on_top", "since", "source", "until")

    def __init__(
        self,
        target: i64,
        what: i64,
        value: i64,
        until: i64,
        player: i64,
        since: i64,
        extra: Extra | None = None,
        source: i64 = 0,
        on_top: bool = False,
        giver: Card | None = None,
    ) -> None:
        super().__init__(target, what, value, player, extra, giver)
        self.until: Final = until
        self.since: Final = since  # the turn in which it began
        self.source: Final = source  # the card with which it ends, if it hangs on one
        # Rule 8-4-6: a change of what permanent effects had made of a value when it began.
        self.on_top: Final = on_top


NOTHING: Final[list[Contribution]] = []


def in_force(state: GameState, what: i64, target: i64) -> list[Contribution]:
    """What effects do to a card or a player now, of one kind: those with an end, then permanent ones."""
    found = NOTHING
    for effect in state.effects:
        if effect.what == what and effect.target == target:
            found = [*found, effect]
    for change in state.changes:
        if change.what == what and change.target == target:
            found = [*found, change]
    return found


def begin(
    state: GameState,
    target: i64,
    what: i64,
    value: i64,
    until: i64,
    player: i64,
    extra: Extra | None = None,
    source: Card | None = None,
) -> None:
    """Let a continuous effect begin; `source` is the card whose effect it is, on which it may hang."""
    until = ends_when(state, until, player)
    hangs_on: i64 = 0
    if until == WITH_SOURCE:
        if source is None or state.find(source.id) is None:
            # Rule 3-1-6: the card has left the field, so the time is over.
            return
        hangs_on = source.id
    on_top = what <= COST and bool(state.minds & MINDS_VALUES) and _changed(state, target, what)
    effect = Continuous(
        target, what, value, until, player, state.turn_number, extra, hangs_on, on_top, source
    )
    if _HELD_ONCE >> what & 1 and _is_there(state, effect):
        return
    state.effects = [*state.effects, effect]
    state.special |= kind_of(what, extra)
    if is_more_than_added(what, value, extra):
        state.listening |= BINDING
    if what == GRANT:
        state.listening = -1
    elif what == CANNOT and value >= IS_ALSO:
        state.special = ANY_KIND
        if value & SHIELDING:
            state.listening |= 1 << SHIELDS
        if value & CANNOT_RETURN_DON:
            state.listening |= 1 << KEEPS_DON
    if state.dirty:
        return
    if (
        extra is not None
        or what not in _ADDED
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


def _changed(state: GameState, target: i64, what: i64) -> bool:
    """Whether permanent effects change this value of the card, by what was worked out last."""
    for change in state.changes:
        if change.what == what and change.target == target:
            return True
    return False


def _is_there(state: GameState, new: Continuous) -> bool:
    """Whether the same is in force already, by the same player and for as long."""
    for effect in state.effects:
        if (
            effect.until == new.until
            and effect.player == new.player
            and effect.since == new.since
            and effect.source == new.source
            and effect.same(new)
        ):
            return True
    return False


def kind_of(what: i64, extra: Extra | None) -> i64:
    """The bit of what does more than change values; 0 for what changes values alone."""
    if what >= ADDED_COST or (what == CANNOT and extra is not None):
        return 1 << what  # few kinds: see `width.py`
    return 0


def is_more_than_added(what: i64, value: i64, extra: Extra | None) -> bool:
    """Whether an effect does more than add to the power, the cost or the keywords of a card."""
    if what <= COST:
        return extra is not None
    return what != KEYWORD


def is_set(state: GameState, target: i64, what: i64) -> bool:
    """Whether this value of the card is set, whatever its base value is."""
    for effect in state.effects:
        if effect.what == what and effect.target == target and effect.extra is not None:
            return True
    return False


def is_overruled(state: GameState, target: i64, what: i64, source: i64) -> bool:
    """Whether this value of the card was set since the permanent effects of this source began."""
    for effect in state.effects:
        extra = effect.extra
        if (
            effect.what == what
            and effect.target == target
            and isinstance(extra, Setting)
            and extra.overrules(source)
        ):
            return True
    return False


def ends_when(state: GameState, until: i64, player: i64) -> i64:
    """When an effect of a player ends that begins now."""
    if until in (OPPONENTS_NEXT_END, OWN_END_PHASE):
        return _next_end(state, until == OWN_END_PHASE, player)
    return until


def _next_end(state: GameState, own: bool, player: i64) -> i64:
    """The next End Phase is that of this turn, if it is that player's and has not come yet.

    Rule 6-6-1-2: the end of the opponent's next turn is the next time that a turn of the opponent ends.
    """
    if (state.turn_player == player) is own and not state.in_end_phase():
        return END_OF_TURN
    return OWN_END if own else OPPONENT_END


def is_due(state: GameState, effect: Continuous, until: i64, player: i64) -> bool:
    """Whether the effect ends now that effects of `player` lasting until this point end."""
    if effect.until != until or effect.player != player:
        return False
    # What lasts beyond this turn does not end with it: "your next turn" is never the one in which it began.
    if until == OPPONENT_END:
        return state.turn_player != player and effect.since < state.turn_number
    if until == OWN_END:
        return state.turn_player == player and effect.since < state.turn_number
    return True


def drop_target(state: GameState, target: i64) -> None:
    """Rule 3-1-6: what was applied to a card, or hangs on it, does not follow it to another area."""
    for effect in state.effects:
        if _falls_with(effect, target):
            state.effects = [kept for kept in state.effects if not _falls_with(kept, target)]
            return


def _falls_with(effect: Continuous, card: i64) -> bool:
    return effect.source == card or (effect.target == card and effect.what < PLAYER_CANNOT)


def renamed_effect(effect: Continuous, names: dict[int, int]) -> Continuous:
    """An effect in force, with the cards of which its words speak by other ids."""
    extra = effect.extra
    if not isinstance(extra, Narrowing) or extra.recalled is None:
        return effect
    slots = [[names.get(card, card) for card in slot] for slot in extra.recalled.slots]
    again = extra.recalling(Recalled(slots, extra.recalled.number))
    return Continuous(
        effect.target,
        effect.what,
        effect.value,
        effect.until,
        effect.player,
        effect.since,
        again,
        effect.source,
        effect.on_top,
        effect.giver,
    )
