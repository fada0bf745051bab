"""Rule 5-2: decks are presented, and the preparations before the first turn are made in their fixed order."""

from __future__ import annotations

from typing import Final

from optcg.engine import dice
from optcg.engine.areas import deck_to_life, draw_card, hand_to_deck, shuffle
from optcg.engine.auto_effects import moment
from optcg.engine.card import IN_LEADER_AREA, NOBODY, UNKNOWN, Card, new_field_card
from optcg.engine.decisions import (
    FIRST,
    GO_FIRST,
    GO_SECOND,
    HAND,
    KEEP,
    REDRAW,
    THROW,
    THROWS,
    Choice,
    Decision,
)
from optcg.engine.definitions import LEADER, Definition
from optcg.engine.game_events import GameEvent
from optcg.engine.state import SETUP, SHARED_DECK, Frame, GameState, PlayerState
from optcg.engine.timings import LIFE_PLACED, START_OF_GAME
from optcg.engine.turn import BEGIN, TurnFrame
from optcg.engine.width import i64
from optcg.model.errors import IllegalDeck
from optcg.model.terms import DECK_SIZE, DON_DECK_SIZE, OPENING_HAND, PLAYER_NAMES

NO_THROW: Final = -1
HIDDEN_THROW: Final = -2


def winner_of(state: GameState, first: i64, throw: i64, other: i64) -> i64:
    """Rule 5-2-1-4: who has won, by the throw of the player `first` and that of the other; -1 for a tie."""
    if state.log is not None:
        for player, thrown in ((first, throw), (1 - first, other)):
            state.tell(GameEvent("thrown", "5-2-1-4", player, word=THROWS[thrown].kind))
    lead = (throw - other) % 3
    if not lead:
        return -1
    return first if lead == 1 else 1 - first


SHUFFLE: Final = 0  # 5-2-1-2
LEADERS: Final = 1  # 5-2-1-3
CHOOSER: Final = 2  # 5-2-1-4
FIRST_STEP: Final = 3  # 5-2-1-5
START_EFFECTS: Final = 4  # 5-2-1-5-1, of the player who chose
OTHER_EFFECTS: Final = 5  # 5-2-1-5-1, of the other player
RESHUFFLE: Final = 6  # 5-2-1-5-2
HANDS: Final = 7  # 5-2-1-6
REDRAW_FIRST: Final = 8
REDRAW_SECOND: Final = 9
LIFE: Final = 10  # 5-2-1-7
LIFE_EFFECTS: Final = 11  # what a text does when Life lies (Rule 1-3-1), of the first player
OTHER_LIFE_EFFECTS: Final = 12
START: Final = 13  # 5-2-1-8

# How the right to choose is decided.
BY_DICE: Final = -1
BY_THROW: Final = -2


class SetupFrame(Frame):
    """The steps of Rule 5-2-1. A step that asks waits until its answer moves it on."""

    __slots__ = ("chooser", "sizes", "step", "throw")

    def __init__(self, chooser: i64, step: i64, throw: i64, sizes: list[int] | None = None) -> None:
        self.chooser = chooser  # a player, BY_DICE or BY_THROW
        self.step = step
        self.throw = throw  # what player A has thrown, hidden until player B has thrown too
        self.sizes = sizes or []  # of the decks before effects of the start of the game

    def copy(self) -> SetupFrame:
        return SetupFrame(self.chooser, self.step, self.throw, self.sizes)

    def settled(self) -> bool:
        return True

    def seen_by(self, viewer: i64) -> SetupFrame:
        hidden = viewer != 0 and self.throw != NO_THROW
        return SetupFrame(self.chooser, self.step, HIDDEN_THROW if hidden else self.throw, self.sizes)

    def run(self, state: GameState) -> None:
        step = self.step
        if step == CHOOSER and self.chooser == BY_THROW:
            thrower = 0 if self.throw == NO_THROW else 1
            state.decision = Decision(thrower, THROW, "5-2-1-4", "What do you throw?", THROWS)
        elif step == FIRST_STEP:
            prompt = "Do you go first or second?"
            state.decision = Decision(self.chooser, FIRST, "5-2-1-5", prompt, (GO_FIRST, GO_SECOND))
        elif step == REDRAW_FIRST:  # Rule 5-2-1-6: who goes first answers first
            self._ask_redraw(state, state.first_player)
        elif step == REDRAW_SECOND:
            self._ask_redraw(state, 1 - state.first_player)
        else:
            self.step = step + 1
            if step == SHUFFLE:
                for player in (0, 1):
                    shuffle(state, player, "5-2-1-2")
            elif step == LEADERS:
                place_leaders(state)
            elif step == CHOOSER:
                self._draw_chooser(state)
            elif step == START_EFFECTS:
                # Rule 5-2-1-5-1: the player who chose processes theirs first.
                self.sizes = [len(player.deck) for player in state.players]
                moment(state, self.chooser, START_OF_GAME)
            elif step == OTHER_EFFECTS:
                moment(state, 1 - self.chooser, START_OF_GAME)
            elif step == RESHUFFLE:
                # Rule 5-2-1-5-2: a deck that was changed is shuffled by its owner.
                for owner in (0, 1):
                    if len(state.players[owner].deck) != self.sizes[owner]:
                        shuffle(state, owner, "5-2-1-5-2")
            elif step == HANDS:
                for player in (state.first_player, 1 - state.first_player):
                    draw_hand(state, player)
            elif step == LIFE:
                for player in (state.first_player, 1 - state.first_player):
                    place_life(state, player)
            elif step == LIFE_EFFECTS:
                moment(state, state.first_player, LIFE_PLACED)
            elif step == OTHER_LIFE_EFFECTS:
                moment(state, 1 - state.first_player, LIFE_PLACED)
            else:
                # Rule 5-2-1-8: the first player starts their turn.
                state.stack[-1] = TurnFrame(BEGIN)

    def _ask_redraw(self, state: GameState, player: i64) -> None:
        """Rule 5-2-1-6: each player may redraw once, the first player answers first."""
        prompt = "Do you keep your opening hand?"
        state.decision = Decision(player, HAND, "5-2-1-6", prompt, (KEEP, REDRAW))

    def _draw_chooser(self, state: GameState) -> None:
        """Rule 5-2-1-4: a fair draw decides who chooses, unless it is agreed already."""
        if self.chooser == BY_DICE:
            state.dice, roll = dice.step(state.dice)
            self.chooser = roll & 1
        if state.log is not None:
            state.tell(GameEvent("chooser_drawn", "5-2-1-4", self.chooser))

    def answer(self, state: GameState, choice: Choice) -> None:
        step = self.step
        if step == CHOOSER:
            self._answer_throw(state, THROWS.index(choice))
        elif step == FIRST_STEP:
            self.step = START_EFFECTS
            first = choice.kind == "first"
            state.first_player = state.turn_player = self.chooser if first else 1 - self.chooser
            state.dirty = True
            if state.log is not None:
                state.tell(GameEvent("turn_order_chosen", "5-2-1-5", self.chooser, word=choice.kind))
        else:
            self.step = step + 1
            player = state.first_player if step == REDRAW_FIRST else 1 - state.first_player
            if choice.kind == "redraw":
                redraw(state, player)
            elif state.log is not None:
                state.tell(GameEvent("hand_kept", "5-2-1-6", player))

    def _answer_throw(self, state: GameState, throw: i64) -> None:
        """Rule 5-2-1-4: Rock-Paper-Scissors; equal throws are thrown again."""
        if self.throw == NO_THROW:
            self.throw = throw
            return
        won = winner_of(state, 0, self.throw, throw)
        self.throw = NO_THROW
        if won >= 0:
            self.chooser = won


def place_leaders(state: GameState) -> None:
    """Rule 5-2-1-3: each Leader lies face-up in its Leader area."""
    if state.log is not None:
        for player in (0, 1):
            leader = state.players[player].leader
            shown = leader.face
            state.tell(GameEvent("leader_placed", "5-2-1-3", player, (shown,)))


def draw_hand(state: GameState, player: i64) -> None:
    """Rule 5-2-1-6: draw 5 cards as the opening hand."""
    for _ in range(OPENING_HAND):
        if state.result is None:
            draw_card(state, player, "5-2-1-6")


def redraw(state: GameState, player: i64) -> None:
    """Rule 5-2-1-6-1: all cards of the hand go back, the deck is shuffled, 5 new cards are drawn."""
    if state.log is not None:
        state.tell(GameEvent("hand_redrawn", "5-2-1-6-1", player))
    hand_to_deck(state, player)
    shuffle(state, player, "5-2-1-6-1")
    draw_hand(state, player)


def place_life(state: GameState, player: i64) -> None:
    """Rules 2-9-2-1, 5-2-1-7: Life is dealt from the top of the deck, whose top card ends at the bottom."""
    count = state.players[player].leader.definition.life
    for _ in range(count):
        if state.result is None:
            deck_to_life(state, player)
    if state.log is not None:
        state.tell(GameEvent("life_placed", "5-2-1-7", player, number=count))


class PresentedDeck:
    """Rule 5-1-1: a Leader with its deck, as every game that begins with it shares it."""

    def __init__(self, cards: list[Definition]) -> None:
        self.is_whole: Final = len(cards) == DECK_SIZE + 1 and cards[0].category == LEADER
        self.unread: Final = any(card.unread for card in cards)  # a text is not wholly read
        self.leader: Final = cards[0] if cards else UNKNOWN
        # The cards with the ids they have as the deck of either player.
        self.piles: Final = [
            [Card(_first_id(owner) + place, card, NOBODY) for place, card in enumerate(cards) if place]
            for owner in (0, 1)
        ]


def _first_id(owner: int) -> int:
    return 1 + owner * (DECK_SIZE + 1)


def new_state(decks: list[PresentedDeck], seed: int, chooser: int, even: bool, log: bool) -> GameState:
    """Rule 5-2-1-1: decks are presented; nothing is shuffled yet."""
    players: list[PlayerState] = []
    for owner, deck in enumerate(decks):
        if not deck.is_whole:
            raise IllegalDeck(
                f"The deck of player {PLAYER_NAMES[owner]} is not a Leader and 50 cards (Rule 5-1-2)."
            )
        players.append(_new_player(owner, deck))
    next_id = _first_id(len(decks)) - 1
    frame = SetupFrame(chooser, SHUFFLE, NO_THROW)
    return GameState(
        players,
        0,
        0,
        0,
        SETUP,
        [frame],
        [],
        dice.seeded(seed),
        next_id,
        even,
        True,
        None,
        None,
        [] if log else None,
        None,
    )


def _new_player(owner: int, deck: PresentedDeck) -> PlayerState:
    leader = deck.leader
    record = new_field_card(_first_id(owner), leader, owner, IN_LEADER_AREA)
    # Rule 3-3-1: the DON!! deck lies ready.
    don_deck = leader.abilities.rule_texts.don_deck
    size = DON_DECK_SIZE if don_deck < 0 else don_deck
    player = PlayerState(record, [], None, deck.piles[owner], [], [], [], [], size, 0, 0, 0, 0)
    player.shared = SHARED_DECK
    return player
