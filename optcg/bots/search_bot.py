"""The bot that looks ahead: information-set tree search over sampled hidden cards.

Each round deals the cards that the bot cannot see (`worlds`), goes down the tree of its own choices,
lets the quick player of `playout.py` answer for the opponent and for everything below the tree, and judges
the board at the start of a later Main Phase (`outlook.py`). What it judges is credited to the choices made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import inf, sqrt
from secrets import randbits
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from optcg.bots.bot import Reason
from optcg.bots.outlook import outlook
from optcg.bots.playout import Playout
from optcg.bots.tree import Edge, Key, Node, key_of
from optcg.bots.vain import LONG_TURN, in_vain, worth_a_try
from optcg.engine.advance import apply
from optcg.engine.decisions import FIRST, MAIN, ORDER, THROW, Choice, Decision
from optcg.engine.dice import SEED_BITS
from optcg.engine.state import SETUP, GameState
from optcg.engine.view import View
from optcg.engine.worlds import Sampler
from optcg.model.errors import OptcgError

NODES: Final = 300  # rounds for a decision, if nothing else is said
WORLDS: Final = 64  # hidden cards are dealt so often; then the same worlds are used again
TURNS_AHEAD: Final = 1  # to the end of the turn
TURNS_AHEAD_IN_SETUP: Final = 6
# The value of a choice counts as if it had been so bad, compared with the rest, in so many more rounds.
DOUBT: Final = 0.15
DOUBTS: Final = 4
# Questions that are not worth the whole budget.
SHARES: Final = {THROW: 0.0, FIRST: 0.0, ORDER: 0.15}


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Looks ahead for so many seconds or so many rounds (nodes) a decision.

    With a budget of nodes the answer depends on the view, the decision and the seed alone.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        prior: Sequence[str] | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if seconds is not None and nodes is not None:
            raise OptcgError("A search has one budget: seconds or nodes, not both.")
        if (seconds is not None and not 0 < seconds < inf) or (nodes is not None and nodes < 1):
            raise OptcgError("The budget of a search is more than 0 seconds, or at least 1 node.")
        self._seed: Final = randbits(SEED_BITS) if seed is None else seed
        self._seconds: Final = seconds
        self._nodes: Final = NODES if nodes is None else nodes
        self._prior: Final = prior
        self._clock: Final = clock

    def choose(self, view: View, decision: Decision) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        return self.reasons(view, decision)[0].choice

    def reasons(self, view: View, decision: Decision) -> list[Reason]:
        search = Search(view, decision, self._seed, self._prior)
        share = SHARES.get(decision.kind, 1.0)
        if len(search.offers) > 1 and share:
            if self._seconds is None:
                search.run(max(1, int(self._nodes * share)))
            else:
                search.run_for(self._seconds * share, self._clock)
        return search.reasons()


class Search:
    """One decision being looked into."""

    def __init__(self, view: View, decision: Decision, seed: int, prior: Sequence[str] | None) -> None:
        state = view.state
        # Not the dice of the game, which nobody sees: what the view holds tells one question from the next.
        mark = f"{seed} {state.turn_number} {state.turn_choices} {state.next_id} {decision.prompt}"
        self._seed: Final = int.from_bytes(blake2b(mark.encode(), digest_size=8).digest(), "little")
        self._view: Final = view
        self._prior: Final = prior
        self._player: Final = decision.player
        self._worlds: Final[list[GameState]] = []
        self._sampler: Sampler | None = None
        ahead = TURNS_AHEAD_IN_SETUP if state.phase == SETUP else TURNS_AHEAD
        self._until: Final = state.turn_number + ahead
        self.root: Final = Node()
        self.rounds = 0
        self._total = 0.0
        self._squares = 0.0
        # Equal choices are one.
        self.offers: Final[dict[Key, Choice]] = {}
        choices = decision.choices
        if decision.kind == THROW:
            # Nothing to look into; but nobody should know the throw beforehand.
            thrown = self._seed % len(choices)
            choices = choices[thrown:] + choices[:thrown]
        else:
            decision = _narrowed(view, decision, in_vain(view, decision) if decision.kind == MAIN else [])
            choices = decision.choices
        self._decision: Final = decision
        for choice in choices:
            self.offers.setdefault(key_of(state, choice, decision.player), choice)

    def run(self, rounds: int) -> None:
        """Look ahead so many times, or until more would change nothing."""
        while self.rounds < rounds and not self._settled(rounds - self.rounds):
            self._round()

    def run_for(self, seconds: float, clock: Callable[[], float]) -> None:
        """Look ahead for so long."""
        start = clock()
        while True:
            self._round()
            spent = clock() - start
            if spent >= seconds:
                return
            # A clock may stand still for the first rounds.
            if spent > 0 and self._settled(int(self.rounds * (seconds - spent) / spent) + 1):
                return

    def _settled(self, left: int) -> bool:
        """Whether no choice can catch up with the leading one in the rounds that are left."""
        if self.rounds % 8:
            return False
        edges = sorted(self.root.edges.values(), key=lambda edge: -edge.visits)
        if len(edges) < 2 or edges[0].visits - edges[1].visits <= left:
            return False
        lead = self._cautious(edges[0])
        return all(self._cautious(edge) <= lead for edge in edges[1:])

    def _cautious(self, edge: Edge) -> float:
        """The value of a choice, drawn towards a bad one while it rests on few rounds."""
        mean = self._total / self.rounds if self.rounds else 0.5
        return (edge.total + DOUBTS * max(mean - DOUBT, 0.0)) / (edge.visits + DOUBTS)

    def _spread(self) -> float:
        """How far the values found so far lie apart: their standard deviation."""
        if self.rounds < 4:
            return 0.1
        mean = self._total / self.rounds
        return sqrt(max(self._squares / self.rounds - mean * mean, 0.0))

    def _world(self) -> GameState:
        """A game that fits the view, for this round to use up."""
        place = self.rounds % WORLDS
        if place == len(self._worlds):
            if self._sampler is None:
                self._sampler = Sampler(self._view, self._prior)
            self._worlds.append(self._sampler.fill(self._seed + place))
        return self._worlds[place].clone()

    def _round(self) -> None:
        state = self._world()
        view = View(self._player, state, [], self._view.catalog, ())
        playout = Playout(state, self._view.catalog)
        path: list[Edge] = []
        node = self.root
        spread = self._spread()
        while True:
            decision = state.decision
            if decision is None or (decision.kind == MAIN and state.turn_number >= self._until):
                break
            if decision.player != self._player or len(decision.choices) == 1:
                apply(state, playout.choose(decision))
                continue
            if path:
                node = path[-1].node(decision.prompt)
                decision = _narrowed(view, decision)
            else:
                decision = self._decision
            edge, choice = node.select(view, decision, spread)
            path.append(edge)
            apply(state, choice)
            if not edge.visits:
                break
        playout.play_on(self._until)
        value = outlook(state, self._player)
        for edge in path:
            edge.visits += 1
            edge.total += value
        self.rounds += 1
        self._total += value
        self._squares += value * value

    def reasons(self) -> list[Reason]:
        """The choices, the best first; what was looked into little is valued with caution."""
        found: list[Reason] = []
        for key, choice in self.offers.items():
            edge = self.root.edges.get(key)
            found.append(
                Reason(choice, 0.0, "not looked into")
                if edge is None or not edge.visits
                else Reason(choice, self._cautious(edge), f"wins {edge.value():.0%} of {edge.visits} games")
            )
        found.sort(key=lambda reason: -reason.value)
        return found


def _narrowed(view: View, decision: Decision, vain: Sequence[Choice] = ()) -> Decision:
    """The question with the choices that are worth a try; in a long turn none that could go on and on."""
    kept = worth_a_try(view, decision)
    if decision.kind == MAIN and view.state.turn_choices >= LONG_TURN:
        kept = tuple(choice for choice in kept if choice.kind != "activate") or kept
    elif vain:
        kept = tuple(choice for choice in kept if choice not in vain) or kept
    if len(kept) == len(decision.choices):
        return decision
    return Decision(decision.player, decision.kind, decision.rule, decision.prompt, kept, decision.details)
