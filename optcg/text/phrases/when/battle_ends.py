"""The end of a battle (Rule 7-1-5-2): in which this card attacked, was attacked, battled or K.O.'d."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.events import MOMENT, THIS, UNCLEAR, Happening, against_theirs, when
from optcg.text.phrases.which_cards.describe import Described, all_of
from optcg.text.phrases.which_cards.nouns import Noun

ATTACKER: Final = "attacker"
TARGET: Final = "target"

ENDED = Phrase[Happening]("ended-battle")
MOMENT.says("the end of a battle in which <ended-battle>", lambda event: event)
MOMENT.says(
    "the end of a battle between <event-subject> and your opponent's <noun>",
    lambda what, noun: ended(what, noun),
)
ENDED.says("<event-subject> battles|battled your opponent's <noun>", lambda what, noun: ended(what, noun))
ENDED.says("<event-subject> attacks|attacked", lambda what: when("attack ends", _as(ATTACKER, what)))
ENDED.says("<event-subject> is|was attacked", lambda what: when("attack ends", _as(TARGET, what)))
ENDED.says(
    "<event-subject> attacks|attacked your opponent's <noun>",
    lambda what, noun: _in_role(ATTACKER, ended(what, noun)),
)
ENDED.says(
    "<event-subject> is|was attacked by your opponent's <noun>",
    lambda what, noun: _in_role(TARGET, ended(what, noun)),
)
# "In which your opponent's Character attacked this Character": told of the card that was attacked.
for _attacker in ("your opponent's", "a|an", "an opponent's"):
    ENDED.says(
        f"{_attacker} <noun> attacks|attacked this Character|Leader|card",
        lambda noun: _attacked_by(noun, THIS),
    )
    ENDED.says(
        f"{_attacker} <noun> attacks|attacked your <noun>",
        lambda noun, own: _attacked_by(noun, _plain(own).cards(Owner.YOU)),
    )


def _plain(noun: Noun) -> Noun:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun


def ended(what: Cards, noun: Noun) -> Happening:
    """Where the other card is spoken of, it must still be on the field."""
    areas = {Category.LEADER: Area.LEADER, Category.CHARACTER: Area.CHARACTER}
    if not set(noun.kinds) <= set(areas):
        raise Misfit
    there = tuple(areas[kind] for kind in noun.kinds) or LEADER_AND_CHARACTERS
    told = against_theirs("battle ends", what, _plain(noun).filter())
    return told._replace(there=all_of(f.InArea(there), noun.described.filter))


def _as(role: str, what: Cards) -> Cards:
    return replace(what, filter=all_of(what.filter, f.InBattle(role)))


def _in_role(role: str, told: Happening) -> Happening:
    """An attack was one though it did not come to the comparison of powers."""
    (event,) = told.timings
    assert event.subject is not None
    return told._replace(timings=(replace(event, event="attack ends", subject=_as(role, event.subject)),))


def _attacked_by(attacker: Noun, what: Cards) -> Happening:
    return _in_role(TARGET, ended(what, attacker))._replace(doer=attacker.cards(Owner.OPPONENT))


# Rule 7-1-4-1-2: the attacker has K.O.'d the Character that it battled.
for _words in ("K.O.'s|K.O.'d {}", "K.O.'s|K.O.'d {} in battle", "battles|battled and K.O.'s|K.O.'d {}"):
    ENDED.says(f"<event-subject> {_words.format('<fallen>')}", lambda what, fallen: _ko(what, fallen.filter))
    for _whom in ("a Character", "an opponent's Character", "your opponent's Character"):
        ENDED.says(f"<event-subject> {_words.format(_whom)}", lambda what: _ko(what))


def _ko(what: Cards, fallen: f.Filter | None = None) -> Happening:
    """The card that fell is not spoken of any more."""
    if what.owner is not Owner.YOU or _changes(fallen):
        raise Misfit  # what it was on the field is not seen any more
    fact = None if fallen is None else c.SlotFits(1, fallen)
    return Happening(when("battle ends in a K.O.", what).timings, fact, points=UNCLEAR)


def _changes(said: f.Filter | None) -> bool:
    """Whether it is about what a card has on the field alone."""
    if isinstance(said, (f.AllOf, f.AnyOf)):
        return any(_changes(part) for part in said.filters)
    if isinstance(said, (f.CostIs, f.PowerIs)):
        return not said.base
    return isinstance(said, (f.Rested, f.Active, f.GivenDonIs))
