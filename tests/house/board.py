"""Positions with house cards, called by their numbers, and what the tests of the set often do."""

from __future__ import annotations

from optcg import Catalog
from tests.effects.checks import begin
from tests.games.playing import house
from tests.official.board import Board as OfficialBoard
from tests.official.offers import in_any_order, picks
from tests.scenario import A, B, Table

EMBER, MOSS, TIDE = "Ember Couriers", "Mossback Wardens", "Tidelamp Keepers"
BRASS, GLOAM = "Brasswork Guild", "Gloam Salvagers"


class Board(OfficialBoard):
    """A position under construction with house cards; both players have DON!! to spare."""

    def __init__(self, turn_player: int = A) -> None:
        super().__init__(turn_player)
        self.don(A, active=9)
        self.don(B, active=9)

    @property
    def catalog(self) -> Catalog:
        return house()

    def crew(self, player: int, crew: str, power: int = 5000, cost: int = 3, **facts: object) -> str:
        """A Character of a crew, made for the test."""
        return self.character(player, power, cost, types=(crew,), **facts)  # type: ignore[arg-type]


def played(s: Board, number: str) -> tuple[Table, str]:
    """Start, and let A play the card or activate the Event from the hand."""
    card = s.hold(A, number)
    return begin(s).play(card), card


def triggered(s: Board, number: str, player: int = B) -> tuple[Table, str]:
    """Start, and let damage turn up the card: its [Trigger] is activated."""
    card = s.on_life(player, number)
    foe, own = ("leader_a", "leader_b") if player == B else ("leader_b", "leader_a")
    game = begin(s).declare(foe, own)
    while game.asked()[1] != "trigger":
        game.choose("done")
    return game.choose("yes"), card


def take(game: Table, *cards: str) -> Table:
    """Pick these cards, one question after the other."""
    for card in cards:
        game.choose(f"pick {card}")
    return game


def agree(game: Table) -> Table:
    """Say yes, name the largest number and take the first DON!!, until something else is asked."""
    while game.game.decision is not None and game.asked()[1] in ("yes_no", "number", "don"):
        game.choose({"yes_no": "yes", "number": game.choices()[-1]}.get(game.asked()[1], game.choices()[0]))
    return game


def stop(game: Table) -> Table:
    """Pick no more, if that is asked; put the rest of what was looked at in any order."""
    while game.game.decision is not None and game.asked()[1] in ("cards", "order", "don", "place"):
        game.choose("done" if "done" in game.choices() else game.choices()[0])
    return in_any_order(game)


def quiet(game: Table, player: int = A) -> bool:
    """Nothing is asked but what to do in the Main Phase."""
    return game.asked() == (player, "main")


__all__ = ["Board", "agree", "begin", "picks", "played", "quiet", "stop", "take", "triggered"]
