"""The whole game as explicit data: two players, the stack of frames, the pending decision, the dice.

- Areas off the field are lists of `Card`, an immutable pair of id and definition: clones share them.
  A card that changes area becomes a new `Card` with a new id (Rule 3-1-6). The last of a list is the
  top of the pile.
- A card on the field has a `FieldCard` record. Leaving the field drops the record and with it whatever
  was applied to the card, which is Rule 3-1-6.
- DON!! cards are counts. Those that carry an effect ("does not become active") are *held* and counted
  apart; moving to another area makes a held DON!! an ordinary one (Rule 3-1-6-1).
- A frame's step either changes the state or sets the decision, never both.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card
from optcg.engine.continuous import Continuous
from optcg.engine.decisions import Choice, Decision
from optcg.engine.definitions import Definition
from optcg.engine.game_events import GameEvent
from optcg.model.terms import PLAYER_NAMES

# Areas of the field, as the records know them.
IN_LEADER_AREA: Final = 0
IN_CHARACTER_AREA: Final = 1
IN_STAGE_AREA: Final = 2

# Phases (Rule 6-1-1), with the preparations before the first turn (Rule 5-2).
SETUP: Final = 0
REFRESH: Final = 1
DRAW: Final = 2
DON_PHASE: Final = 3
MAIN: Final = 4
END: Final = 5
PHASE_NAMES: Final = ("setup", "refresh", "draw", "don", "main", "end")


class FieldCard:
    """A card in the Leader, Character or Stage area.

    `power`, `cost`, `keywords` and `cannot` are derived values: read them through `derived.py`.
    """

    __slots__ = (
        "area",
        "cannot",
        "cost",
        "definition",
        "given_don",
        "id",
        "keywords",
        "owner",
        "played_on",
        "power",
        "rested",
        "used",
    )

    def __init__(
        self,
        id: int,
        definition: Definition,
        owner: int,
        area: int,
        rested: bool,
        given_don: int,
        played_on: int,
        used: int,
        power: int,
        cost: int,
        keywords: int,
        cannot: int,
    ) -> None:
        self.id = id
        self.definition = definition
        self.owner = owner
        self.area = area
        self.rested = rested
        self.given_don = given_don
        self.played_on = played_on  # the turn in which it was played (Rule 3-7-4)
        self.used = used  # bits of the [Once Per Turn] abilities used this turn
        self.power = power
        self.cost = cost
        self.keywords = keywords
        self.cannot = cannot

    def copy(self) -> FieldCard:
        return FieldCard(
            self.id,
            self.definition,
            self.owner,
            self.area,
            self.rested,
            self.given_don,
            self.played_on,
            self.used,
            self.power,
            self.cost,
            self.keywords,
            self.cannot,
        )

    def __repr__(self) -> str:
        return f"FieldCard(#{self.id} {self.definition.number})"


class PlayerState:
    """Everything of one player: the nine areas (Rule 3-1-1)."""

    __slots__ = (
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
        don_deck: int,
        don_active: int,
        don_rested: int,
        don_held_active: int,
        don_held_rested: int,
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

    def copy(self) -> PlayerState:
        return PlayerState(
            self.leader.copy(),
            [card.copy() for card in self.characters],
            None if self.stage is None else self.stage.copy(),
            self.deck[:],
            self.hand[:],
            self.life[:],
            self.trash[:],
            self.no_area[:],
            self.don_deck,
            self.don_active,
            self.don_rested,
            self.don_held_active,
            self.don_held_rested,
        )

    def active_don(self) -> int:
        """Active DON!! in the cost area; given ones are neither active nor rested (Rule 4-4-2)."""
        return self.don_active + self.don_held_active

    def rested_don(self) -> int:
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


class Frame:
    """Something in progress. The stack of frames says what the game is in the middle of."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        """Do the next step: change the state, or set `state.decision` and change nothing."""
        raise NotImplementedError

    def answer(self, state: GameState, choice: Choice) -> None:
        """Go on with the answer to the decision this frame has set."""
        raise NotImplementedError

    def receive(self, state: GameState, picked: list[int]) -> None:
        """Take the ids that a frame above has picked."""
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def seen_by(self, viewer: int) -> Frame:
        """This frame as `viewer` (-1: a spectator) may know it."""
        return self.copy()


class GameState:
    """The state of a game, complete: with the same choices it goes on the same way."""

    __slots__ = (
        "decision",
        "dice",
        "dirty",
        "effects",
        "even",
        "first_player",
        "log",
        "next_id",
        "phase",
        "players",
        "refs",
        "result",
        "stack",
        "turn_number",
        "turn_player",
    )

    def __init__(
        self,
        players: list[PlayerState],
        turn_player: int,
        first_player: int,
        turn_number: int,
        phase: int,
        stack: list[Frame],
        effects: list[Continuous],
        dice: int,
        next_id: int,
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

    def clone(self) -> GameState:
        """Copy the game. Cards, effects, decisions and past events are shared: they never change."""
        players = self.players
        return GameState(
            [players[0].copy(), players[1].copy()],
            self.turn_player,
            self.first_player,
            self.turn_number,
            self.phase,
            [frame.copy() for frame in self.stack],
            self.effects[:],
            self.dice,
            self.next_id,
            self.even,
            self.dirty,
            self.decision,
            self.result,
            None if self.log is None else self.log[:],
            None if self.refs is None else self.refs.copy(),
        )

    def find(self, card_id: int) -> FieldCard | None:
        """The card of the field that has this id now."""
        for player in self.players:
            if player.leader.id == card_id:
                return player.leader
            for card in player.characters:
                if card.id == card_id:
                    return card
            stage = player.stage
            if stage is not None and stage.id == card_id:
                return stage
        return None

    def renew(self, old_id: int) -> int:
        """Rule 3-1-6: a card in a new area is a new card, so it gets the next id."""
        new_id = self.next_id = self.next_id + 1
        refs = self.refs
        if refs is not None:
            for ref, card_id in refs.items():
                if card_id == old_id:
                    refs[ref] = new_id
        return new_id


def advance(state: GameState) -> None:
    """Run the top frame's next step until a player is asked or the game is over."""
    stack = state.stack
    while state.decision is None and state.result is None:
        stack[-1].run(state)


def apply(state: GameState, choice: Choice) -> None:
    """Give a legal choice to the frame that asked, and go on. The only way into a running game."""
    state.decision = None
    state.stack[-1].answer(state, choice)
    advance(state)
