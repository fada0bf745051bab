"""So many cards that a number of them is there: "until you have 1 Life card", "as many as your opponent"."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import effects as e
from optcg.model.amounts import Amount, CountOf, DonOf, Minus
from optcg.model.effects import Place
from optcg.model.selections import Cards, Choose, Owner, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import Holding
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.opponents_deeds import deed
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.which_cards.describe import Described


class Level(NamedTuple):
    """What a player has, and how much of it there shall be; None: what is left of the cards at hand."""

    have: Amount | None
    goal: Amount

    def missing(self, of: Amount) -> Amount:
        if self.have != of:
            raise Misfit
        return Minus(self.goal, of)

    def too_many(self, of: Amount) -> Amount:
        """The step must be about the very cards that are counted."""
        if self.have not in (None, of):
            raise Misfit
        return Minus(of, self.goal)


LEVEL = Phrase[Level]("until-level")
for _have, _who, _others in (
    ("you have", Owner.YOU, "your opponent"),
    ("they (each) have", Owner.OPPONENT, "you"),
    ("your opponent has", Owner.OPPONENT, "you"),
):
    LEVEL.says(f"until {_have} <number> <holding> (left)", lambda n, what, who=_who: Level(what.of(who), n))
    for _as_many in ("as many", "the same number of"):
        LEVEL.says(
            f"until {_have} {_as_many} <holding> as {_others}", lambda what, who=_who: _as_other(what, who)
        )


for _have in ("you have", "they (each) have", "your opponent has", "there is|are"):
    LEVEL.says(f"until {_have} (only) <number> left|remaining", lambda n: Level(None, n))
    LEVEL.says(f"until {_have} (only) <number> card(s)", lambda n: Level(None, n))
LEVEL.says("until (only) <number> remain(s)", lambda n: Level(None, n))
LEVEL.says("until (only) <number> is|are left", lambda n: Level(None, n))
LEVEL.says("until there is|are <number> <holding>", lambda n, what: Level(_told(what), n))
LEVEL.says("until <place> has|contains|holds <number> card(s)", lambda place, n: _in_place(place, n))


def _told(what: Holding) -> Amount:
    """ "Cards in your hand": of whom is told by the place."""
    owner = what.owner if what.noun is None else what.noun.described.owner
    if owner is None:
        raise Misfit
    return what.of(owner)


def _in_place(place: Described, number: int) -> Level:
    if place.owner is None or not place.areas:
        raise Misfit
    return Level(CountOf(Cards(place.owner, place.areas)), number)


def _as_other(what: Holding, who: Owner) -> Level:
    """ "As many cards in your hand as your opponent": as there are in theirs."""
    other = Owner.OPPONENT if who is Owner.YOU else Owner.YOU
    have = what.of(who)
    bare = replace(what, owner=None)
    if bare.noun is not None:
        bare = replace(bare, noun=replace(bare.noun, described=replace(bare.noun.described, owner=None)))
    return Level(have, bare.of(other))


def _in(area: Area, owner: Owner) -> Amount:
    return CountOf(Cards(one_owner(owner), (area,)))


EFFECT.says("draw (cards) <until-level>", lambda level: (e.Draw(level.missing(_in(Area.HAND, Owner.YOU))),))
EFFECT.says("trash cards from your hand <until-level>", lambda level: _out_of_hand(level, Place.TRASH))
for _words in ("place cards from your hand at", "return cards from your hand to"):
    EFFECT.says(
        f"{_words} <end-of-deck> (in any order) <until-level>", lambda to, level: _out_of_hand(level, to)
    )
EFFECT.says(
    "add|place cards from the top of <whose> deck to|at|on <end-of-life> <until-level>",
    lambda owner, to, level: (e.Move(Top(owner, Area.DECK, level.missing(_in(Area.LIFE, owner))), to),),
)
EFFECT.says(
    "trash cards from the top of <life-pile> <until-level>",
    lambda owner, level: (e.Move(Top(owner, Area.LIFE, level.too_many(_in(Area.LIFE, owner))), Place.TRASH),),
)
EFFECT.says(
    "add cards from the top of <life-pile> to <a-hand> <until-level>",
    lambda owner, to, level: (e.Move(Top(owner, Area.LIFE, level.too_many(_in(Area.LIFE, owner))), to),),
)
for _deed, _to in (
    ("adds cards from the top of their Life cards to their hand", Place.HAND),
    ("trashes cards from the top of their Life cards", Place.TRASH),
):
    deed(
        f"{_deed} <until-level>",
        lambda level, to=_to: (
            e.Move(Top(Owner.OPPONENT, Area.LIFE, level.too_many(_in(Area.LIFE, Owner.OPPONENT))), to),
        ),
    )
EFFECT.says(
    "trash cards from the top of <whose> deck <until-level>",
    lambda owner, level: (e.Move(Top(owner, Area.DECK, level.missing(_in(Area.TRASH, owner))), Place.TRASH),),
)
EFFECT.says(
    "add DON!! cards from your DON!! deck <entering> <until-level>",
    lambda rested, level: (e.AddDon(level.missing(DonOf(Owner.YOU)), rested),),
)
EFFECT.says(
    "return DON!! cards (from your field) to your DON!! deck <until-level>",
    lambda level: (e.ReturnDon(level.too_many(DonOf(Owner.YOU)), Owner.YOU),),
)
deed(
    "returns DON!! cards (from their field) to their DON!! deck <until-level>",
    lambda level: (e.ReturnDon(level.too_many(DonOf(Owner.OPPONENT)), Owner.OPPONENT),),
)
EFFECT.says(
    "set (your|your rested) DON!! cards as active <until-level>",
    lambda level: (e.SetDonActive(level.missing(DonOf(Owner.YOU, "active")), up_to=False),),
)


def _out_of_hand(level: Level, to: Place) -> Steps:
    return (e.Move(Choose(Cards(Owner.YOU, (Area.HAND,)), level.too_many(_in(Area.HAND, Owner.YOU))), to),)


for _verb, _they, _step in (("K.O.", "K.O.'s", "ko"), ("trash", "trashes", "trash")):
    deed(
        f"{_they} their Characters <until-level>",
        lambda level, step=_step: _out_of_field(step, level, Owner.OPPONENT, Owner.OPPONENT),
    )
    EFFECT.says(
        f"{_verb} <whose> Characters <until-level>",
        lambda owner, level, step=_step: _out_of_field(step, level, one_owner(owner), Owner.YOU),
    )


def _out_of_field(step: str, level: Level, owner: Owner, chooser: Owner) -> Steps:
    """Whoever does it chooses the cards."""
    cards = Cards(owner, (Area.CHARACTER,))
    what = Choose(cards, level.too_many(CountOf(cards)), chooser=chooser)
    return (e.KO(what),) if step == "ko" else (e.Move(what, Place.TRASH),)
