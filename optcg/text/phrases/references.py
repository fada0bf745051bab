"""Words that point back: "that card", "the trashed card", "the rest"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.conditions import Both, Condition, SlotFits
from optcg.model.selections import Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Phrase

# Stand for a slot until the whole ability is read: that of the latest selection, of the cards that were
# last looked at or revealed from a pile, of the selection before the latest, or of the cards that were last
# revealed.
LATEST: Final = -1
LOOKED: Final = -2
BEFORE_LATEST: Final = -3
REVEALED: Final = -4
# "the other card": the one that is left of those looked at.
THE_OTHER: Final = -35
# "that card gains an additional ...": the one that has gained power, or lost it, before.
GAINER: Final = -36
GAINERS: Final = -37
# "them", "those cards": the latest selection, unless those of several choices may be meant.
THEM: Final = -38
# Stand for how many DON!! were rested, or returned, by the step before.
DON_RESTED: Final = -5
DON_RETURNED: Final = -6
# How many were added, given or set as active.
DON_ADDED: Final = -27
DON_GIVEN: Final = -25
DON_SET_ACTIVE: Final = -26
# How many cards the step before has drawn.
DRAWN: Final = -7

# How many DON!! the step before has added, rested or set as active, which are spoken of.
THOSE_DON: Final = -22

# "it": the latest selection, or this card if the step before was about it.
IT: Final = -8

# "that Leader": the latest selection, or the Leader that an event is about.
THAT_LEADER: Final = -9

# "that Character": the latest selection of Characters; and the cards to which this was last done.
THAT_CHARACTER: Final = -10
TRASHED: Final = -11
RETURNED: Final = -12
KOD: Final = -13
PLAYED: Final = -14

TURNED: Final = -17
RESTED: Final = -18
ACTIVATED: Final = -28

# The cards that the step before has set as active, and that were not active already.
SET_ACTIVE: Final = -44

# The cards that last went to a hand, to Life or to a deck.
TO_HAND: Final = -34
TO_LIFE: Final = -29
TO_DECK: Final = -30
# The cards that were last added to a hand or to Life.
ADDED: Final = -31
# Words for cards by what was done to them: of others they are not said.
DONE_TO: Final = (
    TRASHED,
    RETURNED,
    KOD,
    PLAYED,
    RESTED,
    TURNED,
    ACTIVATED,
    SET_ACTIVE,
    ADDED,
    TO_HAND,
    TO_LIFE,
    TO_DECK,
)

# "your K.O.'d Character", "your opponent's K.O.'d Character": so far below the word without "your".
OF_YOURS: Final = -100
OF_THEIRS: Final = -200
# "the trashed Character": the one that was a Character on the field, if other cards were trashed as well.
OF_CHARACTERS: Final = -300
# "the card trashed to activate this effect": by its cost, whatever was trashed since.
OF_COST: Final = -400

# "that Stage", "that Event": the latest selection, which must be of such cards.
THAT_STAGE: Final = -15
THAT_EVENT: Final = -16

# "that card": one; and "those Characters".
THAT_ONE: Final = -19
THOSE_CHARACTERS: Final = -20

# "that many": as many as the step before has rested, returned or drawn, or as it has spoken of.
THAT_MANY: Final = -21

# "both of them": several cards that were chosen at once.
SEVERAL_AT_ONCE: Final = -23

# "the selected card": the one that was selected for later steps, if one was.
CHOSEN: Final = -24
# "the selected cards": the same, but never the one that was chosen among them.
CHOSEN_ONES: Final = -43
# "your selected card", "your opponent's selected card": the one of that player.
YOUR_CHOSEN: Final = -32
THEIR_CHOSEN: Final = -33
# "the other selected Character": that of the other player than the one named before.
OTHER_CHOSEN: Final = -70
# "that opponent's Character": the selected one of theirs, or the one spoken of last, if it is theirs.
THAT_OF_THEIRS: Final = -71
# "the card your opponent chose".
CHOSEN_BY_THEM: Final = -60
# "that Life card": the one on top that an "if" asks for, or the one of an earlier step.
THAT_LIFE: Final = -61
# "the card you revealed", "the card your opponent revealed": of what both have shown, that of the player.
YOUR_REVEALED: Final = -39
THEIR_REVEALED: Final = -40
# Of a card of the deck and one of Life that were looked at together.
DECK_LOOKED: Final = -41
LIFE_LOOKED: Final = -42

# "the end of that turn": of the extra turn that was spoken of, or else of this one.
THAT_TURN: Final = "end of that turn"

# Stands behind the tag of an Event until it is known that it does not lie in the hand: its effect alone is
# activated, and not the card (Rule 8-5).
EFFECT_OF: Final = " effect"

# The second card of an event: the one that this card battled with.
BATTLED: Final = 1

THAT_CARD = Phrase[int]("that-card")
THAT_CARD.means("it", IT)
THAT_CARD.means("them|they", THEM)
THAT_CARD.means("those|these cards", THEM)
THAT_CARD.means("the chosen card|Character|Leader", CHOSEN)
THAT_CARD.means("the chosen cards|Characters", CHOSEN_ONES)
THAT_CARD.means("that card (or Character)", THAT_ONE)
THAT_CARD.means("that Leader or Character", THAT_ONE)
THAT_CARD.means("that Character (card)", THAT_CHARACTER)
THAT_CARD.means("those Characters", THOSE_CHARACTERS)
THAT_CARD.says("the <done-lately> <kind-of-card>", lambda done, _: done)
THAT_CARD.says("the (1|2|3) <kind-of-card> <done-lately> <this-way>", lambda _, done, __: done)
THAT_CARD.means("the card(s) (that was|were) given that|this|the|these|those DON!! card(s)", LATEST)
THAT_CARDS_OWN = Phrase[int]("that-card-s")
THAT_CARDS_OWN.means("that card's", THAT_ONE)
THAT_CARDS_OWN.says("the <done-lately> card's", lambda done: done)

KIND_OF_CARD = Phrase[None]("kind-of-card")
KIND_OF_CARD.means("(Character) card(s)", None)
KIND_OF_CARD.means("Character(s)", None)
THIS_WAY = Phrase[None]("this-way")
THIS_WAY.means("this way", None)
THIS_WAY.means("by|with|using this effect", None)

# What was done to cards a moment ago: "the trashed card", "for every card trashed".
DONE_TO_CARDS = Phrase[int]("done-to-cards")
DONE_TO_CARDS.means("trashed", TRASHED)
DONE_TO_CARDS.means("K.O.'d", KOD)
DONE_TO_CARDS.means("returned", RETURNED)
DONE_TO_CARDS.means("revealed", REVEALED)
DONE = Phrase[int]("done-lately")
DONE.says("<done-to-cards>", lambda slot: slot)
DONE.means("placed at the top|bottom of the|your|their deck", TO_DECK)
DONE.means("played", PLAYED)
DONE_CARD = Phrase[SlotCount]("done-card")
# The same of DON!! cards, whose number alone is kept: "for every DON!! card rested this way".
DON_DONE = Phrase[int]("done-to-don")
DON_DONE.says("rested <this-way>", lambda _: DON_RESTED)


@dataclass(frozen=True)
class ThisIn(This):
    """This card, as it lies off the field; only while a line is read."""

    area: Area


@dataclass(frozen=True, repr=False)
class TheDeck(e.Shuffle):
    """ "Shuffle the deck", until the whole ability is read."""

    def __repr__(self) -> str:
        return repr(e.Shuffle())


@dataclass(frozen=True, repr=False)
class ItsDeck(TheDeck):
    """ "Place ... at the bottom of your deck and shuffle it": the deck into which cards were put."""


def asked_about(fact: Condition) -> int | None:
    """The slot of the card that a condition is about, if it is about one."""
    parts = fact.conditions if isinstance(fact, Both) else (fact,)
    return next((part.slot for part in parts if isinstance(part, SlotFits)), None)


def needs_no_card(steps: tuple[e.Effect, ...]) -> bool:
    """Whether without that card nothing would be done anyway: all is done to cards spoken of before."""
    return all(isinstance(getattr(step, "what", None), Slot) for step in steps)
