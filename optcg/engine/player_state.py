"""One player's part of the state: the nine areas (Rule 3-1-1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from optcg.engine.card import IN_STAGE_AREA, Card, FieldCard
from optcg.engine.decisions import Choice, give_choice
from optcg.engine.width import i64


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

    def field(self) -> list[FieldCard]:
        """The cards of the Leader, Character and Stage area, in this order. Not to be changed."""
        cards = self._field
        if cards is None:
            cards = [self.leader, *self.characters]
            if self.stage is not None:
                cards.append(self.stage)
            self._field = cards
        return cards

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

    def active_don(self) -> i64:
        """Active DON!! in the cost area; given ones are neither active nor rested (Rule 4-4-2)."""
        return self.don_active + self.don_held_active

    def rested_don(self) -> i64:
        return self.don_rested + self.don_held_rested
