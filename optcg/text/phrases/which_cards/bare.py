"""Cards without an owner or a place, where the verb tells the place: "K.O. up to 1 Stage card".

A Character card is one that is not on the field (Rule 2-2-4-2); but only cards of the field are K.O.'d, or
return to their owner's hand, so that the words mean what "1 Stage" means there.
"""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model.selections import Selection
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT
from optcg.text.phrases.which_cards.nouns import Noun, choose

BARE = Phrase[Selection]("bare-on-field")
BARE.says("up to <count> <noun>", lambda n, noun: choose(_there(noun), n, up_to=True))
BARE.says("<count> <noun>", lambda n, noun: choose(_there(noun), n))
EFFECT.says("K.O. <bare-on-field>", lambda what: (e.KO(what),))
EFFECT.says("return <bare-on-field> to <owners-hand>", lambda what, to: (e.Move(what, to),))
EFFECT.says(
    "place|return <bare-on-field> at|to <named-end> (in any order)", lambda what, end: (_of_owner(what, end),)
)


def _there(noun: Noun) -> Noun:
    said = noun.described
    if (
        not noun.card
        or said.areas
        or said.owner
        or not set(noun.kinds) <= {Category.CHARACTER, Category.STAGE}
    ):
        raise Misfit
    if not noun.kinds:
        raise Misfit
    return replace(noun, card=False)


def _of_owner(what: Selection, end: tuple[e.Place, object]) -> e.Effect:
    """ "The owner's deck" is said of cards that may be either player's, and these lie on the field."""
    place, owner = end
    if owner is not None:
        raise Misfit
    return e.Move(what, place)
