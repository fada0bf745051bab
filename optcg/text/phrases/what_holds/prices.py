"""What is done only by those who pay for it: "cannot attack unless ..." (Rule 8-3-1-2)."""

from __future__ import annotations

from typing import Final

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.replaced import LEADER
from optcg.text.phrases.what_is_done.flow import own
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.which_cards.nouns import every
from optcg.text.phrases.whole_lines.abilities import STATIC, permanents

# What costs something.
DEED = Phrase[str]("priced-deed")
DEED.means("attack", "attack")
DEED.means("block", "block")
DEED.means("activate [Blocker]", "block")

# What the opponent pays, each time.
PRICE = Phrase[Steps]("price")
PRICE.says("your opponent <their-deeds> <each-time>", lambda steps, _: _paid(steps))
PRICE.says("they <opponents-effect> <each-time>", lambda steps, _: _paid(steps))
PRICE.says("they <opponents-effect> and <opponents-effect> <each-time>", lambda one, two, _: _paid(one + two))
EACH_TIME = Phrase[None]("each-time")
EACH_TIME.means("", None)
for _who in ("they", "it", "that Character", "that Leader", "that card"):
    for _does in ("attacks|attack", "blocks|block", "activates|activate [Blocker]"):
        EACH_TIME.means(f"whenever {_who} {_does}", None)

for _cards in ("<whose> <noun> cannot", "none of <whose> <noun> can"):
    EFFECT.says(
        f"{_cards} <priced-deed> unless <price>",
        lambda owner, noun, deed, price: _priced(every(noun, owner), deed, price, Duration.ON_FIELD),
    )
EFFECT.says(
    "<cards-cannot> <priced-deed> unless <price> <duration>",
    lambda what, deed, price, until: _priced(what, deed, price, until),
)
EFFECT.says(
    "<duration> , <cards-cannot> <priced-deed> unless <price>",
    lambda until, what, deed, price: _priced(what, deed, price, until),
)
EFFECT.says(
    "<cards-cannot> <priced-deed> <duration> unless <price>",
    lambda what, deed, until, price: _priced(what, deed, price, until),
)
# Of this card, what its own player pays.
EFFECT.says(
    "this Character|Leader|card cannot <priced-deed> unless you <cost-clauses> <until>",
    lambda deed, price, until: (e.AddCost(This(), deed, price, until),),
)

# Of the player: with whatever card, also one that comes later.
_THEIRS = "your opponent cannot <priced-deed> unless <price> (.)"
STATIC.says(_THEIRS, lambda deed, price: permanents((_of_opponent(deed, price),)))
STATIC.says(
    f"if <condition> , {_THEIRS}", lambda fact, deed, price: permanents((_of_opponent(deed, price),), fact)
)
EFFECT.says(
    "your opponent cannot <priced-deed> <duration> unless <price>",
    lambda deed, until, price: _for_a_time(deed, price, until),
)
EFFECT.says(
    "your opponent cannot <priced-deed> unless <price> <duration>",
    lambda deed, price, until: _for_a_time(deed, price, until),
)
EFFECT.says(
    "<duration> , your opponent cannot <priced-deed> unless <price>",
    lambda until, deed, price: _for_a_time(deed, price, until),
)

_PAYING: Final = (e.Move, e.KO, e.Rest, e.RestDon, e.ReturnDon, e.TurnLife, e.Reveal)


def _paid(steps: Steps) -> Steps:
    """What can be paid; whoever pays it is "you" in the price."""
    whose = [getattr(getattr(step, "what", None), "cards", None) for step in steps]
    if not all(isinstance(step, _PAYING) for step in steps) or any(
        isinstance(cards, Cards) and cards.owner is not Owner.OPPONENT for cards in whose
    ):
        raise Misfit
    return own(steps)


def _priced(what: Selection, deed: str, price: Steps, until: Duration) -> Steps:
    """Cards of the opponent, who pays."""
    if not isinstance(what, Slot) and (
        not isinstance(what, (Choose, Every)) or what.cards.owner is not Owner.OPPONENT
    ):
        raise Misfit
    return (e.AddCost(on_field(what), deed, price, until),)


def _of_opponent(deed: str, price: Steps) -> e.AddCost:
    return e.AddCost(Every(Cards(Owner.OPPONENT, LEADER_AND_CHARACTERS)), deed, price)


def _for_a_time(deed: str, price: Steps, until: Duration) -> Steps:
    """A permanent effect, so that the cards are looked at anew; your Leader has it as long."""
    return (e.Grant(Every(LEADER), a.PermanentEffect((_of_opponent(deed, price),)), until),)
