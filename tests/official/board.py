"""Positions with official cards, called by their numbers; their text is read from the card data.

    s = Board()
    s.lead(A, "OP01-001")
    zoro = s.put(A, "OP01-025")
    event = s.hold(A, "OP01-026")
    game = s.start()

Cards made for the test may stand beside them: everything of `Scenario` is here too.
"""

from __future__ import annotations

from functools import cache

from optcg import Catalog
from optcg.model.cards import CardData
from optcg.model.terms import Category
from tests.needs import official_cards
from tests.scenario import NAMES, Scenario, Table


@cache
def catalog() -> Catalog:
    """The official cards; a test that asks for them skips where there are none."""
    return official_cards()


def offers(game: Table, player: int, *choices: str) -> None:
    """This player is asked, and may answer exactly this."""
    assert (game.asked()[0], sorted(game.choices())) == (player, sorted(choices))


class Board(Scenario):
    """A position under construction with official cards."""

    @property
    def catalog(self) -> Catalog:
        """The cards that are called by their numbers."""
        return catalog()

    def official(self, number: str) -> CardData:
        """The card with its text read; a card with unread text is a failure."""
        card = self.catalog[number]
        assert not card.unread, f"{number} has unread text: {card.unread}"
        return self.cards.add(card)

    def lead(self, player: int, number: str, rested: bool = False, don: int = 0) -> str:
        """The Leader; its ref is "leader_a" or "leader_b"."""
        card = self.official(number)
        assert card.category is Category.LEADER
        ref = f"leader_{NAMES[player].lower()}"
        self.sides[player]["leader"] = self._on_field(card, ref, rested, don, False, ())
        return ref

    def put(
        self, player: int, number: str, rested: bool = False, don: int = 0, played_this_turn: bool = False
    ) -> str:
        """A Character or a Stage on the field."""
        card = self.official(number)
        if card.category is Category.STAGE:
            ref = self._ref("stage")
            self.sides[player]["stage"] = self._on_field(card, ref, rested, 0, played_this_turn, ())
            return ref
        return self.put_character(player, card, rested, don, played_this_turn)

    def hold(self, player: int, number: str) -> str:
        """A card in the hand."""
        return self.hand(player, self.official(number))

    def trashed(self, player: int, number: str) -> str:
        return self.trash(player, self.official(number))

    def on_deck(self, player: int, number: str) -> str:
        """A card of the deck: the first one named is drawn first."""
        return self.deck_top(player, self.official(number))

    def on_life(self, player: int, number: str, face_up: bool = False) -> str:
        """A Life card on top of the others."""
        return self.life_top(player, self.official(number), face_up)
