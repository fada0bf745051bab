"""The whole game as explicit data: two players, the stack of frames, the pending decision, the dice.

- Areas off the field are lists of `Card`, an immutable pair of id and definition. Clones share the cards,
  and the lists until one of them changes (`places.own_pile`). A card that changes area becomes a new
  `Card` with a new id (Rule 3-1-6). The last of a list is the top of the pile.
- A card on the field has a `FieldCard` record. Leaving the field drops the record and with it whatever
  was applied to the card, which is Rule 3-1-6.
- DON!! cards are counts. Those that carry an effect ("does not become active") are *held* and counted
  apart; moving to another area makes a held DON!! an ordinary one (Rule 3-1-6-1).
- A frame's step either changes the state or sets the decision, never both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import IN_STAGE_AREA, Card, FieldCard
from optcg.engine.context import RULES, Cause
from optcg.engine.continuous import Continuous, renamed_effect
from optcg.engine.decisions import Choice, Decision, give_choice
from optcg.engine.game_events import GameEvent, which
from optcg.engine.memory import Memory
from optcg.engine.program import MINDS_PILES, Contribution
from optcg.engine.timings import BINDS, LYING
from optcg.engine.waiting import Delayed, Waiting
from optcg.engine.width import i64
from optcg.model.terms import PLAYER_NAMES

if TYPE_CHECKING:
    from optcg.engine.battle import BattleFrame

# Phases (Rule 6-1-1), with the preparations before the first turn (Rule 5-2).
SETUP: Final = 0
REFRESH: Final = 1
DRAW: Final = 2
DON_PHASE: Final = 3
MAIN: Final = 4
END: Final = 5
PHASE_NAMES: Final = ("setup", "refresh", "draw", "don", "main", "end")

# Rule 1-3-10: both players, the turn player first; and each player alone. Made once: rows of players are
# gone through all the time.
IN_TURN_ORDER: Final[tuple[tuple[i64, ...], ...]] = ((0, 1), (1, 0))
ALONE: Final[tuple[tuple[i64, ...], ...]] = ((0,), (1,))

# Rule 8-1-3-3-5: how permanent effects hold together.
CALM: Final = 0
ORDER_OPEN: Final = 1  # their order may matter and is not chosen
NEVER_SETTLES: Final = 2
DECK_TO_JUDGE: Final = 3  # a Leader is silent that may have kept a player without a deck in the game

NO_CHANGES: Final[list[Contribution]] = []

# The piles of a player, as bits.
SHARED_HAND: Final = 1
SHARED_DECK: Final = 2
SHARED_LIFE: Final = 4
SHARED_TRASH: Final = 8
SHARED_NO_AREA: Final = 16
ALL_PILES: Final = 31

# How a game is watched for loops (Rule 11-1).
WATCHING: Final = 0
ASKING: Final = 1
RUNNING: Final = 2
GLANCING: Final = 3


@mypyc_attr(acyclic=True)
class Frame:
    """Something in progress. The stack of frames says what the game is in the middle of."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        """Do the next step, or several: change the state, or set `state.decision` and change nothing."""
        raise NotImplementedError

    def goes_on(self, state: GameState) -> bool:
        """Whether the next step follows at once: nothing came on top of this frame or has to come first."""
        return state.stack[-1] is self and not (state.waiting or state.unrest or state.result is not None)

    def answer(self, state: GameState, choice: Choice) -> None:
        """Go on with the answer to the decision this frame has set."""
        raise NotImplementedError

    def receive(self, state: GameState, cards: list[int], done: i64) -> None:
        """Take from a frame above the ids of the cards it has moved, and how often that was really done."""

    def not_done(self) -> None:
        """Take note that what a frame above was to do was not done."""

    def played(self, before: i64, card: Card) -> None:
        """Take note that a card, which had this id before, came to the field by what this frame does."""

    def as_cause(self) -> Cause:
        """What makes happen what this frame does."""
        return RULES

    def effect_of(self) -> Card | None:
        """The card whose effect this frame is."""
        return None

    def pays_for(self) -> str:
        """For what of that card a cost is being paid: its "effect", "attack"; nothing if none is."""
        return ""

    def paid_for(self) -> Card | None:
        """The card whose cost is paid (Rule 2-7)."""
        return None

    def trigger_in_use(self) -> i64:
        """Rule 10-1-5-3: the id of the card whose [Trigger] this frame waits for; 0 if it waits for none."""
        return 0

    def at_stake(self) -> i64:
        """The points of damage that this frame would deal."""
        return 0

    def returning(self, state: GameState) -> i64:
        """How many DON!! it returns to a DON!! deck, as far as that is known."""
        return 0

    def gathered(self) -> list[int]:
        """What it has taken from frames above so far."""
        return []

    def break_cost(self) -> None:
        """Take note that a cost above was not paid as written (Rule 8-3-1-3-1)."""

    def settled(self) -> bool:
        """Whether waiting auto effects may be activated on top of this frame (Rules 8-6-2, 8-6-3)."""
        return False

    def actor(self) -> i64:
        """The player who does what an effect says in the step at hand; -1 if this is no effect."""
        return -1

    def as_battle(self) -> BattleFrame | None:
        """This frame, if it is a battle."""
        return None

    def understands(self, state: GameState, choice: Choice) -> bool:
        """Whether an answer is taken that is not in the list: the longer way to one of those."""
        return False

    def card_ids(self) -> list[int]:
        """The ids of the cards it remembers, which may lie in secret areas."""
        return []

    def rename(self, names: dict[int, int]) -> None:
        """Call remembered cards by other ids."""

    def copy(self) -> Frame:
        raise NotImplementedError

    def seen_by(self, viewer: i64) -> Frame:
        """This frame as `viewer` (-1: a spectator) may know it."""
        return self.copy()

    def hide_order(self, state: GameState, viewer: i64) -> None:
        """Forget the order in which others than `viewer` have put cards so far; called on a copy."""


@mypyc_attr(acyclic=True)
class PlayerState:
    """Everything of one player: the nine areas (Rule 3-1-1)."""

    __slots__ = (
        "_field",
        "_gives",
        "characters",
        "deck",
        "don_active",
        "don_deck",
        "don_held_active",
        "don_held_rested",
        "don_rested",
        "hand",
        "leader",
        "life",
        "no_area",
        "shared",
        "stage",
        "trash",
    )

    def __init__(
        self,
        leader: FieldCard,
        characters: list[FieldCard],
        stage: FieldCard | None,
        deck: list[Card],
        hand: list[Card],
        life: list[Card],
        trash: list[Card],
        no_area: list[Card],
        don_deck: i64,
        don_active: i64,
        don_rested: i64,
        don_held_active: i64,
        don_held_rested: i64,
    ) -> None:
        self.leader = leader
        self.characters = characters
        self.stage = stage
        self.deck = deck
        self.hand = hand
        self.life = life
        self.trash = trash
        self.no_area = no_area  # Rule 10-1-5-3: the card whose [Trigger] is in use
        self.don_deck = don_deck
        self.don_active = don_active
        self.don_rested = don_rested
        self.don_held_active = don_held_active
        self.don_held_rested = don_held_rested
        self._field: list[FieldCard] | None = None  # derived: Leader, Characters and Stage
        self._gives: list[Choice] | None = None  # derived: to give a DON!! to the Leader or a Character
        self.shared: i64 = 0  # piles at which copies look too, as bits: `places.own_pile` makes one its own

    def field(self) -> list[FieldCard]:
        """The cards of the Leader, Character and Stage area, in this order. Not to be changed."""
        cards = self._field
        if cards is None:
            cards = [self.leader]
            for card in self.characters:
                cards.append(card)  # one by one: they are few
            if self.stage is not None:
                cards.append(self.stage)
            self._field = cards
        return cards

    def on_field(self, card_id: i64) -> FieldCard | None:
        """The card of the field that has this id now."""
        for card in self._field or self.field():
            if card.id == card_id:
                return card
        return None

    def gives(self) -> list[Choice]:
        """Rule 6-5-5-1: a DON!! for the Leader or for a Character, in this order. Not to be changed."""
        choices = self._gives
        if choices is None:
            choices = [give_choice(self.leader.id)]
            for card in self.characters:
                choices.append(give_choice(card.id))
            self._gives = choices
        return choices

    def enter(self, card: FieldCard) -> None:
        """Put a card into the Character or Stage area."""
        self._field = self._gives = None
        if card.area == IN_STAGE_AREA:
            self.stage = card
        else:
            self.characters.append(card)

    def leave(self, card: FieldCard) -> None:
        """Take a card out of the Character or Stage area; a Leader never moves (Rule 3-6-3)."""
        self._field = self._gives = None
        if card.area == IN_STAGE_AREA:
            self.stage = None
        else:
            self.characters.remove(card)

    def copy(self) -> PlayerState:
        """The same with records of its own. Piles are shared until one of both changes them."""
        copy = PlayerState(
            self.leader.copy(),
            [card.copy() for card in self.characters],
            None if self.stage is None else self.stage.copy(),
            self.deck,
            self.hand,
            self.life,
            self.trash,
            self.no_area,
            self.don_deck,
            self.don_active,
            self.don_rested,
            self.don_held_active,
            self.don_held_rested,
        )
        self.shared = copy.shared = ALL_PILES
        return copy

    def active_don(self) -> i64:
        """Active DON!! in the cost area; given ones are neither active nor rested (Rule 4-4-2)."""
        return self.don_active + self.don_held_active

    def rested_don(self) -> i64:
        return self.don_rested + self.don_held_rested


class Result:
    """How a game ended. A draw has no winner and names its losers, if there are any."""

    __slots__ = ("losers", "reason", "rule", "winner")

    def __init__(self, winner: int | None, losers: tuple[int, ...], reason: str, rule: str) -> None:
        self.winner: Final = winner
        self.losers: Final = losers
        self.reason: Final = reason
        self.rule: Final = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.winner, self.losers, self.reason, self.rule))

    def __repr__(self) -> str:
        return (
            f"Result(winner={self.winner}, losers={self.losers}, reason={self.reason!r}, rule={self.rule!r})"
        )

    def to_dict(self) -> dict[str, object]:
        return {
            "winner": None if self.winner is None else PLAYER_NAMES[self.winner],
            "losers": [PLAYER_NAMES[loser] for loser in self.losers],
            "reason": self.reason,
            "rule": self.rule,
        }


class Passed:
    """A question that was answered: its fingerprint, who answered, which choice out of how many."""

    __slots__ = ("_mark", "choice", "options", "player")

    def __init__(self, mark: str, player: i64, choice: i64, options: i64) -> None:
        self._mark = mark
        self.player: Final = player
        self.choice: Final = choice
        self.options: Final = options

    def mark(self) -> str:
        """The fingerprint of the game as it was then."""
        return self._mark


class LoopWatch:
    """What is remembered of this turn's questions, and the loop that is being asked about or carried out."""

    __slots__ = ("asked", "at", "barred", "cycle", "mark", "mode", "outlines", "rounds", "trail")

    def __init__(
        self,
        trail: list[Passed],
        barred: list[str],
        mode: i64,
        cycle: list[Passed],
        asked: list[int],
        rounds: list[int],
        at: i64,
        mark: str,
        outlines: list[int],
    ) -> None:
        # Lists are replaced, never changed. At a glance the trail holds the free activation at hand, if any.
        self.trail = trail
        self.barred = barred  # fingerprints with the choice that would restart a loop
        self.mode = mode
        self.cycle = cycle  # one loop action
        self.asked = asked  # who says how often, in this order
        self.rounds = rounds  # what they said
        self.at = at  # how many choices of the loop were carried out
        self.mark = mark  # the fingerprint of the question at hand; empty while that is not needed
        self.outlines = outlines  # of the questions at a glance, while none has come twice

    def copy(self) -> LoopWatch:
        return LoopWatch(
            self.trail,
            self.barred,
            self.mode,
            self.cycle,
            self.asked,
            self.rounds,
            self.at,
            self.mark,
            self.outlines,
        )


def new_watch() -> LoopWatch:
    return LoopWatch([], [], GLANCING, [], [], [], 0, "", [])


@mypyc_attr(acyclic=True)
class GameState:
    """The state of a game, complete: with the same choices it goes on the same way."""

    __slots__ = (
        "changes",
        "decision",
        "delayed",
        "dice",
        "dirty",
        "effects",
        "even",
        "extra_turns",
        "first_player",
        "listening",
        "log",
        "loops",
        "marks",
        "memories",
        "minds",
        "next_id",
        "permanent_order",
        "phase",
        "players",
        "pricing",
        "refs",
        "remembers",
        "result",
        "row_choices",
        "special",
        "stack",
        "turn_choices",
        "turn_number",
        "turn_player",
        "turns",
        "unrest",
        "waiting",
    )

    def __init__(
        self,
        players: list[PlayerState],
        turn_player: i64,
        first_player: i64,
        turn_number: i64,
        phase: i64,
        stack: list[Frame],
        effects: list[Continuous],
        dice: int,
        next_id: i64,
        even: bool,
        dirty: bool,
        decision: Decision | None,
        result: Result | None,
        log: list[GameEvent] | None,
        refs: dict[str, int] | None,
    ) -> None:
        self.players = players
        self.turn_player = turn_player
        self.first_player = first_player
        self.turn_number = turn_number  # counts the turns of both players
        self.phase = phase
        self.stack = stack
        self.effects = effects
        self.dice = dice
        self.next_id = next_id
        self.even = even
        self.dirty = dirty  # derived values of the field must be worked out anew
        self.decision = decision
        self.result = result
        self.log = log
        self.refs = refs  # names of cards, given by a position, with the ids they have now
        self.waiting: list[Waiting] = []  # auto effects of the next batch (Rule 8-6-1)
        # Tuples, `effects` and `changes` are replaced, never changed, so that clones share them.
        self.delayed: tuple[Delayed, ...] = ()
        self.marks: tuple[str, ...] = ()  # what cards keep in mind for this turn
        self.turns: tuple[int, int] = (0, 0)  # how many turns each player has begun
        self.extra_turns: i64 = 0  # turns the turn player takes after this one
        self.turn_choices: i64 = 0  # choices made in this turn
        self.row_choices: i64 = 0  # choices made since the last Main Phase action was asked for
        self.loops: LoopWatch | None = None  # Rule 11-1; None until a turn has had many choices
        self.changes: list[Contribution] = NO_CHANGES  # derived: what permanent effects do now
        self.minds: i64 = 0  # derived: what permanent effects look at, as bits
        self.special: i64 = -1  # derived: kinds of effects in force that do more than change values, as bits
        self.listening: i64 = -1  # derived: what some card of the field may wait for, as bits
        self.memories: tuple[Memory, ...] = ()  # derived: what cards of this game ask of a turn
        self.remembers: i64 = -1  # derived: the events of those, as bits; below 0 not gathered yet
        self.permanent_order: tuple[str, ...] = ()  # permanent effects whose place their player chose
        self.unrest: i64 = CALM  # derived: permanent effects that do not simply hold together
        self.pricing = False  # while the cost of a card of the hand is being worked out

    def clone(self) -> GameState:
        """Copy the game. Cards, effects, decisions and past events are shared: they never change."""
        players = self.players
        copy = GameState(
            [players[0].copy(), players[1].copy()],
            self.turn_player,
            self.first_player,
            self.turn_number,
            self.phase,
            [frame.copy() for frame in self.stack],
            self.effects,
            self.dice,
            self.next_id,
            self.even,
            self.dirty,
            self.decision,
            self.result,
            None if self.log is None else self.log[:],
            None if self.refs is None else self.refs.copy(),
        )
        if self.waiting:
            copy.waiting = self.waiting[:]
        copy.delayed = self.delayed
        copy.marks = self.marks
        copy.turns = self.turns
        copy.extra_turns = self.extra_turns
        copy.turn_choices = self.turn_choices
        copy.row_choices = self.row_choices
        if self.loops is not None:
            copy.loops = self.loops.copy()
        copy.changes = self.changes
        copy.minds = self.minds
        copy.special = self.special
        copy.listening = self.listening
        copy.memories = self.memories
        copy.remembers = self.remembers
        if self.permanent_order:
            copy.permanent_order = self.permanent_order
        copy.unrest = self.unrest
        return copy

    def tell(self, event: GameEvent) -> None:
        """Keep an event in the log, with the card whose effect it is.

        Without a log nothing is kept; who tells often asks for it first, and need not make the event.
        """
        if self.log is None:
            return
        for frame in reversed(self.stack):
            source = frame.effect_of()
            if source is not None:
                event.belong(source, frame.pays_for())
                break
        told = event.cards if event.source is None else (*event.cards, event.source)
        known = event.places  # of cards that were on the field
        places = (*known, *[which(self, card.id) for card in told[len(known) :]])
        if any(places):
            event.places = places
        self.log.append(event)

    def mark(self, what: str, times: i64 = 1) -> None:
        """Keep in mind for this turn that something happened."""
        self.marks += (what,) * times

    def rename(self, names: dict[int, int]) -> None:
        """Call the cards that frames and effects remember by other ids: for views, samples, fingerprints."""
        self.effects = [renamed_effect(effect, names) for effect in self.effects]
        for frame in self.stack:
            frame.rename(names)
        self.waiting = [waiting.renamed(names) for waiting in self.waiting]
        self.delayed = tuple([delayed.renamed(names) for delayed in self.delayed])

    def in_end_phase(self) -> bool:
        return self.phase == END

    def more_than_added(self) -> i64:
        """Whether something of the field may be forbidden, negated or taxed, or values depend on others."""
        return (self.listening >> LYING | self.listening >> BINDS) & 1

    def find(self, card_id: i64) -> FieldCard | None:
        """The card of the field that has this id now."""
        return self.find_of(0, card_id)

    def find_of(self, player: i64, card_id: i64) -> FieldCard | None:
        """The same, for a card that is most likely that player's."""
        found = self.players[player].on_field(card_id)
        return self.players[1 - player].on_field(card_id) if found is None else found

    def touch(self, what: i64) -> None:
        """Something changed that only permanent effects look at: states, DON!!, battles."""
        if self.minds & what:
            self.dirty = True

    def renew(self, old_id: i64) -> i64:
        """Rule 3-1-6: a card in a new area is a new card, so it gets the next id."""
        new_id = self.next_id = self.next_id + 1
        if self.minds & MINDS_PILES:
            self.dirty = True
        refs = self.refs
        if refs is not None:
            for ref, card_id in refs.items():
                if card_id == old_id:
                    refs[ref] = new_id
        return new_id
