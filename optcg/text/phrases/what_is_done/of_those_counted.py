"""Some of the cards that a condition has counted: "if you have 7 or more cards in hand, trash 1 of them"."""

from __future__ import annotations

from collections.abc import Callable

from optcg.model import effects as e
from optcg.model.amounts import Amount, CountOf, DonOf
from optcg.model.effects import Effect, Place
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import Holding
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whether.facts import has

# What a player does with what was counted, which is theirs.
Deed = Callable[[Owner, Amount], Effect]
DEED = Phrase[Deed]("deed-with-those")
DEED.says("trash <number> of them", lambda n: lambda who, of: _trash(who, of, n))
DEED.says("trash <number> card(s) from it", lambda n: lambda who, of: _trash(who, of, n))
DEED.says(
    "trash cards from it <until-level>", lambda level: lambda who, of: _trash(who, of, level.too_many(of))
)
DEED.says("rest <number> of them", lambda n: lambda who, of: _rest(who, of, n))

for _they, _who in (
    ("they (must)", Owner.OPPONENT),
    ("your opponent must", Owner.OPPONENT),
    ("(you) (must)", Owner.YOU),
):
    STEPS.says(
        f"if <told> , {_they} <deed-with-those> (.)",
        lambda told, deed, who=_who: _done_to_some(told, deed, who),
    )


def _done_to_some(told: tuple[Owner, tuple[Holding, str, int]], deed: Deed, who: Owner) -> Steps:
    whose, having = told
    if whose is not who:
        raise Misfit
    return (e.If(has(whose, having), (deed(who, having[0].of(who)),)),)


def _trash(who: Owner, of: Amount, number: Amount) -> Effect:
    """Out of a hand, by the player whose hand it is."""
    hand = Cards(who, (Area.HAND,))
    if of != CountOf(hand):
        raise Misfit
    return e.Move(Choose(hand, number, chooser=who), Place.TRASH)


def _rest(who: Owner, of: Amount, number: Amount) -> Effect:
    """Out of the DON!! cards of a field."""
    if of not in (DonOf(who), DonOf(who, "active")):
        raise Misfit
    return e.RestDon(number, who)
