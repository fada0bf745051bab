"""Choosing cards for later steps: "select your [A] or [B] card. That card ..." """

from __future__ import annotations

from dataclasses import dataclass

from optcg.model import effects as e
from optcg.model.selections import ON_FIELD, Choose, ChooseFrom, Every, Owner, Selection, is_told
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, parts_of
from optcg.text.phrases.what_is_done.opponents_deeds import by_opponent
from optcg.text.phrases.which_cards.nouns import Noun, choose, every, is_alone


@dataclass(frozen=True)
class Aside(e.Pick):
    """A card that is named beside the selected one, but not selected itself, until all steps are read."""


EFFECT.says("select|choose <targets>", lambda what: (e.Pick(_told_how_many(what)),))
EFFECT.says("select|choose <whose> <noun>", lambda owner, noun: (e.Pick(_selected(owner, noun)),))
EFFECT.says("select|choose all (of) <whose> <noun>", lambda owner, noun: (e.Pick(every(noun, owner)),))
EFFECT.says("select|choose all (of) (the) <noun>", lambda noun: (e.Pick(every(noun)),))
# Rule 3-4-2: a card of a hand is hidden anyway.
EFFECT.says("select|choose <cards> <unshown>", lambda what, _: (e.Pick(_hidden(what)),))
EFFECT.says(
    "your opponent chooses|selects <cards> <unshown>", lambda what, _: (e.Pick(by_opponent(_hidden(what))),)
)
UNSHOWN = Phrase[None]("unshown")
UNSHOWN.means("without revealing|showing it|them (to your opponent)", None)
UNSHOWN.means("without your opponent seeing it|them", None)
EFFECT.says("select|choose <life-cards>", lambda what: (e.Pick(what),))
EFFECT.says("select|choose <count> of <that-card>", lambda n, slot: (e.Pick(ChooseFrom(slot, None, n)),))


def _hidden(what: Selection) -> Selection:
    """Plain cards: of one that must be of some kind nobody could see that it is (Rule 11-2-1)."""
    if not isinstance(what, Choose) or what.cards.areas != (Area.HAND,) or is_told(what):
        raise Misfit
    return what


def _told_how_many(what: Selection) -> Selection:
    """ "Your [A]" gains power wherever it is; whoever selects "your [A]" selects one of them."""
    if any(isinstance(part, Every) and part.cards.areas == ON_FIELD for part in parts_of(what)):
        raise Misfit
    return what


def _selected(owner: Owner, noun: Noun) -> Selection:
    """ "Select your [A] or [B] card": one of them; "your [A] cards" are all."""
    return every(noun, owner) if noun.plural or is_alone(noun) else choose(noun, 1, owner)
