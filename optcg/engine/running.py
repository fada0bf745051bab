"""What runs at every decision of a game, for `Game` to stand on: this part of it is compiled."""

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.advance import answer
from optcg.engine.decisions import Choice, Decision
from optcg.engine.game_events import GameEvent
from optcg.engine.state import GameState, Result
from optcg.model.cards import CatalogLike
from optcg.model.plain import Plain


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

    def _choose_in_words(self, choice: object) -> None:
        """Make a choice that is not itself one of those offered: a text, an equal one, or a wrong one."""
        raise NotImplementedError
