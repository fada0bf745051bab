"""The loop that drives a game: run the top frame until a player is asked or the game is over."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from optcg.engine import loops
from optcg.engine.auto_frame import AutoFrame
from optcg.engine.decisions import MAIN, Choice, Decision
from optcg.engine.game_events import GameEvent
from optcg.engine.invariants import card_numbers
from optcg.engine.loops import MANY_IN_A_ROW, were_many
from optcg.engine.permanent import PermanentFrame
from optcg.engine.power_and_cost import derive
from optcg.engine.rule_processing import draw_by_loop, judge_decks
from optcg.engine.state import CALM, DECK_TO_JUDGE, NEVER_SETTLES, RUNNING, GameState, Result
from optcg.engine.view import SPECTATOR, View, mask
from optcg.engine.width import i64
from optcg.model.cards import CatalogLike
from optcg.model.errors import OptcgError
from optcg.model.plain import Plain

# Rule 11-1-1-1: so many steps in which nobody was asked anything are a loop that nobody can stop.
ENDLESS: Final = 10_000


def advance(state: GameState) -> None:
    """Run the top frame's next step until a player is asked or the game is over."""
    stack = state.stack
    while True:
        steps: i64 = 0
        decision = state.decision
        while decision is None and state.result is None:
            frame = stack[-1]
            if state.waiting and frame.settled():
                # Rules 8-6-2, 8-6-3: what waits is activated once nothing else is being resolved.
                frame = AutoFrame(state.waiting)
                state.waiting = []
                stack.append(frame)
            frame.run(state)
            decision = state.decision
            if decision is not None and state.dirty:
                # Values are worked out before a player is asked, so that looking at them changes nothing.
                derive(state)
            steps += 1
            if steps > ENDLESS:
                draw_by_loop(state)
                break
            if state.unrest:
                if state.unrest == NEVER_SETTLES:
                    draw_by_loop(state)
                    break
                if state.unrest == DECK_TO_JUDGE:
                    state.unrest = CALM
                    judge_decks(state)
                    decision = state.decision
                elif not isinstance(frame, PermanentFrame):
                    # Rule 8-1-3-3-5: this comes first; what was just asked is asked again after it.
                    state.decision = decision = None
                    stack.append(PermanentFrame())
        # Rule 11-1: a loop is looked for once an effect was activated, or there were many choices.
        if state.loops is None and (state.turn_choices < MANY_IN_A_ROW or not were_many(state)):
            return
        if not loops.look(state):
            return


def answer(state: GameState, history: list[Choice], choice: object) -> bool:
    """Answer with an offered choice or its index, and note it; whether it was one."""
    decision = state.decision
    if decision is None:
        return False
    choices = decision.choices
    # Most are plain numbers, which is known at a glance; a number of another kind is one too, but no bool.
    if type(choice) is int or (isinstance(choice, int) and not isinstance(choice, bool)):
        if not 0 <= choice < len(choices):
            return False
        offered = choices[choice]
    else:
        for offered in choices:
            if offered is choice:
                break
        else:
            return False
    history.append(offered)
    apply(state, offered)
    return True


def apply(state: GameState, choice: Choice) -> None:
    """Give a legal choice to the frame that asked, and go on. The only way into a running game."""
    decision = state.decision
    assert decision is not None
    watch = state.loops
    if watch is None or not loops.answer(state, choice):
        state.turn_choices += 1
        if decision.kind == MAIN:
            state.row_choices = 0
            if choice.kind == "activate":
                loops.note_activation(state, decision, choice)
        else:
            state.row_choices += 1
        if watch is not None:
            loops.note_choice(watch, decision, choice)
        state.decision = None
        state.stack[-1].answer(state, choice)
    elif watch.mode == RUNNING:
        state.decision = None
    advance(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Running:
    """A game in progress: its state, where it began, and the choices that led to it."""

    __slots__ = ("_deck_lists", "_origin", "_seen", "catalog", "history", "state")

    def __init__(
        self, catalog: CatalogLike, state: GameState, origin: dict[str, Plain], history: list[Choice]
    ) -> None:
        self.catalog: Final = catalog
        self.state: Final = state
        self.history: Final = history
        self._origin: Final = origin  # seed, options, decks or position: never changed
        # For views, made when first asked for.
        self._seen: dict[int, list[GameEvent]] | None = None
        self._deck_lists: dict[int, tuple[str, ...]] | None = None

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None only when the game is over."""
        return self.state.decision

    def choose(self, choice: object) -> None:
        """Answer the decision with a choice, its text, or its index."""
        if not answer(self.state, self.history, choice):
            self._choose_in_words(choice)

    def clone(self) -> Self:
        """An equal game that goes its own way from here."""
        copy = type(self)(self.catalog, self.state.clone(), self._origin, self.history[:])
        copy._deck_lists = self._deck_lists
        return copy

    def view(self, player: object) -> View:
        """What one player may know; None for a spectator, who sees what both players share."""
        if player is None:
            return View(None, mask(self.state, SPECTATOR), events_for(self, SPECTATOR), self.catalog, ())
        if not isinstance(player, int) or isinstance(player, bool) or not 0 <= player <= 1:
            raise OptcgError(f"Player {player!r} does not play here; it is 0, 1 or None.")
        cards = deck_list(self, player)
        return View(player, mask(self.state, player), events_for(self, player), self.catalog, cards)

    def _choose_in_words(self, choice: object) -> None:
        """Make a choice that is not itself one of those offered: a text, an equal one, or a wrong one."""
        raise NotImplementedError


# Functions rather than methods: those of a class that is open to plain subclasses are looked up at each call.


def events_for(game: Running, viewer: int) -> list[GameEvent]:
    """The log as `viewer` may know it."""
    log = game.state.log
    if not log:
        return []
    if game._seen is None:
        game._seen = {}
    seen = game._seen.setdefault(viewer, [])
    known = None if viewer == SPECTATOR else viewer
    for event in log[len(seen) :]:
        seen.append(event.seen_by(known))
    return seen[:]


def deck_list(game: Running, player: int) -> tuple[str, ...]:
    """The numbers of a player's cards, sorted: their order tells nothing."""
    lists = game._deck_lists
    if lists is None:
        lists = game._deck_lists = {}
    if player not in lists:
        numbers = card_numbers(game.state.players[player])
        lists[player] = tuple(sorted(numbers.elements()))
    return lists[player]
