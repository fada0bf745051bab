"""What may be paid in place of the cost of a card: "instead of paying its cost" (Rules 1-3-1, 2-7-2)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.conditions import Condition
from optcg.model.selections import Choose, Selection, Slot, This, Together
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.rule_texts import RULE
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.which_cards.describe import all_of
from optcg.text.with_fields import with_fields

_THIS = "this card|Character|Stage"
PLAYING = Phrase[None]("playing-this")
for _words in (
    f"when playing {_THIS} from your hand",
    f"when|if you play {_THIS} from your hand",
    "when playing it from your hand",
    "when|if you play it from your hand",
):
    PLAYING.means(_words, None)
OTHER_PRICE = Phrase[Steps]("other-price")
for _its in ("its cost", "the cost", "this card's|Character's|Stage's cost", f"the cost of {_THIS}"):
    OTHER_PRICE.says(f"you may <cost-clauses> instead of paying {_its}", lambda steps: steps)
    OTHER_PRICE.says(f"instead of paying {_its} , you may <cost-clauses>", lambda steps: steps)
# The cost of a card is what playing it from the hand takes.
PRICE_OF_THIS = Phrase[Steps]("price-of-this")
for _its in ("this card's|Character's|Stage's cost", f"the cost of {_THIS}"):
    PRICE_OF_THIS.says(f"you may <cost-clauses> instead of paying {_its}", lambda steps: steps)
RULE.says("<price-of-this> (.)", lambda cost: _instead((), cost))
RULE.says("if <condition> , <price-of-this> (.)", lambda fact, cost: _instead((fact,), cost))
for _if in ("", "if <condition> , "):
    RULE.says(f"{_if}<playing-this> , <other-price> (.)", lambda *said: _instead(said[:-2], said[-1]))
    RULE.says(f"{_if}<other-price> <playing-this> (.)", lambda *said: _instead(said[:-2], said[-2]))
RULE.says(
    "<playing-this> , if <condition> , <other-price> (.)", lambda _, fact, cost: _instead((fact,), cost)
)


def _instead(fact: tuple[Condition, ...], cost: Steps) -> tuple[Ability, ...]:
    paid = tuple(_without_this(step) for step in cost)
    return (a.PaidOtherwise(paid, fact[0] if fact else None),)


def _without_this(step: e.Effect) -> e.Effect:
    """The card that is played pays nothing; what is paid with two kinds of cards has no words yet."""
    what = getattr(step, "what", None)
    if isinstance(what, (This, Slot, Together)) or isinstance(step, (e.Draw, e.If, e.May, e.ChooseOne)):
        raise Misfit
    if isinstance(what, Choose) and Area.HAND in what.cards.areas:
        return with_fields(step, what=_but_this(what))
    if not isinstance(what, Selection) and not isinstance(step, (e.RestDon, e.ReturnDon)):
        raise Misfit
    return step


def _but_this(what: Choose) -> Choose:
    others = all_of(what.cards.filter, f.Without(f.ThisCard()))
    return replace(what, cards=replace(what.cards, filter=others))
