"""Words that point back: "that card", "the trashed card", "the rest"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.conditions import Both, Compare, Condition, SlotFits
from optcg.model.effects import Place
from optcg.model.selections import Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.verbs import DEED, Steps, called, passive

# Stand for a slot until the whole ability is read: that of the latest selection, of the cards that were
# last looked at or revealed from a pile, of the selection before the latest, or of the cards that were last
# revealed.
LATEST: Final = -1
LOOKED: Final = -2
BEFORE_LATEST: Final = -3
REVEALED: Final = -4
# Stands for how many DON!! the step before has rested, how many it has returned (`DON_RETURNED`), and how
# many cards it has drawn.
DON_RESTED: Final = -5
DRAWN: Final = -6
# "it": the latest selection, or this card if the step before was about it.
IT: Final = -7
# "them", "those cards": the latest selection, unless those of several choices may be meant.
THEM: Final = -8
# "that card": one; "that Character", "those Characters": the latest selection of Characters.
THAT_ONE: Final = -9
THAT_CHARACTER: Final = -10
THOSE_CHARACTERS: Final = -11
# "the selected card": the one that was selected for later steps, if one was.
CHOSEN: Final = -12
# "the selected cards": the same, but never the one that was chosen among them.
CHOSEN_ONES: Final = -13
# "that card gains an additional ...": the one that has gained power, or lost it, before.
GAINER: Final = -14
GAINERS: Final = -15
# "the other": of two cards that were looked at, the one that was not taken.
OTHER_ONE: Final = -16
# Words for cards by what was last done to them: of others they are not said.
TRASHED: Final = -17
RETURNED: Final = -18
TO_DECK: Final = -19
DON_RETURNED: Final = -20
_DONE_TO: Final = {kind: -21 - place for place, kind in enumerate(e.Effect.__subclasses__())}
KOD: Final = _DONE_TO[e.KO]
PLAYED: Final = _DONE_TO[e.Play]
_MOVED: Final[dict[Place, tuple[int, ...]]] = {
    Place.TRASH: (TRASHED,),
    **dict.fromkeys((Place.HAND, Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER), (RETURNED,)),
    **dict.fromkeys((Place.DECK, Place.DECK_TOP, Place.DECK_BOTTOM, Place.DECK_EITHER), (TO_DECK, RETURNED)),
}


def names_of(step: e.Effect) -> tuple[int, ...]:
    """The words for the cards of a step after it."""
    if isinstance(step, e.Move):
        return _MOVED[step.to]
    return (_DONE_TO[type(step)],) if called(type(step)) else ()


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
THAT_CARDS_OWN.means("its", IT)
THAT_CARDS_OWN.means("that card's|Character's", THAT_ONE)
THAT_CARDS_OWN.means("the chosen card's|Character's|Leader's", CHOSEN)
THAT_CARDS_OWN.means("the chosen cards'|Characters'", CHOSEN_ONES)
THAT_CARDS_OWN.says("the <done-lately> card's|Character's", lambda done: done)

KIND_OF_CARD = Phrase[None]("kind-of-card")
KIND_OF_CARD.means("(Character) card(s)", None)
KIND_OF_CARD.means("Character(s)", None)
THIS_WAY = Phrase[None]("this-way")
THIS_WAY.means("this way", None)
THIS_WAY.means("by|with|using this effect", None)

# What was done to cards a moment ago: "the trashed card", "for every card trashed".
DONE_TO_CARDS = Phrase[int]("done-to-cards")
DONE_TO_CARDS.form_of(DEED, passive, lambda steps: _name_of(steps))
DONE_TO_CARDS.means("returned", RETURNED)
DONE_TO_CARDS.means("placed", TO_DECK)
DONE_TO_CARDS.means("revealed", REVEALED)
DONE = Phrase[int]("done-lately")
DONE.says("<done-to-cards> (this way)", lambda slot: slot)
DONE.means("played", PLAYED)
DONE_CARD = Phrase[SlotCount]("done-card")
# The same of DON!! cards, whose number alone is kept: "for every DON!! card rested this way".
DON_DONE = Phrase[int]("done-to-don")
DON_DONE.says("rested <this-way>", lambda _: DON_RESTED)
DON_DONE.says("returned <this-way>", lambda _: DON_RETURNED)


def _name_of(steps: Steps) -> int:
    if len(steps) > 1 or not names_of(steps[0]):
        raise Misfit
    return names_of(steps[0])[0]


@dataclass(frozen=True)
class ThisIn(This):
    """This card, as it lies off the field; only while a line is read."""

    area: Area


@dataclass(frozen=True)
class AsItCame(Compare):
    """ "If this Character was played from your trash": told of its [On Play], which knows no other turn."""


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
