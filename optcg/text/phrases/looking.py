"""Looking, revealing, searching (Rules 11-2, 11-3)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, NamedNumber
from optcg.model.effects import Place
from optcg.model.selections import Choose, ChooseFrom, Owner, Selection, Slot, Top, is_told
from optcg.model.terms import Area
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.filters import TRAIT, Described, any_of
from optcg.text.phrases.moves import areas_of, off_field
from optcg.text.phrases.nouns import Noun, in_total
from optcg.text.phrases.references import IT, LATEST, LOOKED, OTHER_ONE, THEM
from optcg.text.phrases.verbs import DEED, EFFECT, Steps, written

written(e.Look, "!look at {what}")
written(e.Reveal, "!reveal {what}")
EFFECT.says("look at <piled>", lambda what: (e.Look(what),))
DEED.says("reveal <pile>", lambda what: (e.Reveal(what),))
DEED.says("reveal up to <count> <pile-end>", lambda n, top: (e.Reveal(replace(top, count=n, up_to=True)),))
DEED.says("reveal <cards>", lambda what: (e.Reveal(_revealed(what)),))
EFFECT.says(
    "choose <cards> ; your opponent reveals <that-card>",
    lambda what, _: (e.Pick(off_field(what)), e.Reveal(Slot(LATEST))),
)


def _revealed(what: Selection) -> Selection:
    """Out of the hand; what is sought elsewhere is shown for what is done to it then."""
    if areas_of(what) != frozenset((Area.HAND,)):
        raise Misfit
    return what


# Cards out of those just looked at: no place is said.
TAKEN = Phrase[ChooseFrom]("taken")
TAKEN.says("<up-to> <noun>", lambda n, noun: taken(n, noun, up_to=True))
TAKEN.says("<count> <noun>", lambda n, noun: taken(n, noun, up_to=False))
TAKEN.says("up to <number> <noun> or (up to) <number> <noun>", lambda *said: _either(*said))
# "Cards" and no more cannot be cards of the field.
BARE_TAKEN = Phrase[ChooseFrom]("bare-taken")
BARE_TAKEN.says("up to <number> card(s)", lambda n: ChooseFrom(LOOKED, None, n, up_to=True))
BARE_TAKEN.says("<number> (card|cards)", lambda n: ChooseFrom(LOOKED, None, n))
THE_REST = Phrase[int]("the-rest")
THE_REST.means("the rest", LOOKED)
THE_REST.means("the other (card)", OTHER_ONE)


def taken(count: Amount | None, noun: Noun, up_to: bool) -> ChooseFrom:
    said = noun.described
    if said.areas or said.owner:
        raise Misfit
    noun.picked(count)
    return in_total(ChooseFrom(LOOKED, noun.one_by_one().filter(), count, up_to), said)


def _either(number: int, one: Noun, same: int, two: Noun) -> ChooseFrom:
    if number != same:
        raise Misfit
    first, second = taken(number, one, up_to=True), taken(number, two, up_to=True)
    if replace(first, filter=None) != replace(second, filter=None):
        raise Misfit
    return replace(first, filter=any_of(first.filter, second.filter))


# "Reveal up to 1 A and up to 1 B and add them to your hand": shown for what is done to them then.
SOUGHT = Phrase[tuple[Choose | ChooseFrom, ...]]("sought")
SOUGHT.says("<taken>", lambda one: (one,))
SOUGHT.says("<taken> (,) and <sought>", lambda one, rest: (one, *rest))
SOUGHT.says("<cards>", lambda what: (_out_of(what),))
EFFECT.says("reveal <sought> <linked> <effect>", lambda cards, _, steps: _shown_for(cards, steps))


def _out_of(what: Selection) -> Choose:
    """A search through the deck, or the trash."""
    if not isinstance(what, Choose) or what.cards.areas not in ((Area.DECK,), (Area.TRASH,)):
        raise Misfit
    return what


def _shown_for(cards: tuple[Choose | ChooseFrom, ...], steps: Steps) -> Steps:
    """Rule 11-2-1: a card taken for what it is is shown by the rules; any other one by the text."""
    step = steps[0]
    if len(steps) > 1 or getattr(step, "what", None) not in (Slot(IT), Slot(THEM)):
        raise Misfit
    open_ = isinstance(step, e.Play) or (isinstance(step, e.Move) and step.to is Place.HAND)
    if open_ and all(isinstance(what, Choose) or is_told(what) for what in cards):
        return tuple(with_fields(step, what=what) for what in cards)
    if len(cards) > 1:
        raise Misfit
    return e.Reveal(cards[0]), with_fields(step, what=Slot(LATEST))


# Life cards that were looked at and are put back (Rules 3-10-2, 11-3); what lies face-up stays so.
for _them in ("it|them", "the rest"):
    EFFECT.says(
        f"place|return {_them} back in|to <whose> Life area (in any order)",
        lambda _: (e.Move(Slot(LOOKED), Place.LIFE_TOP),),
    )
EFFECT.says(
    "look at up to 1 card from the top of your|yours or your opponent's Life cards (,) and place it at the "
    "top or bottom of the|those (owner's) Life cards",
    lambda: (e.UpToOne((e.ChooseOne((_seen(Owner.YOU), _seen(Owner.OPPONENT))),)),),
)


def _seen(owner: Owner) -> Steps:
    return (e.Look(Top(owner, Area.LIFE)), e.Move(Slot(LOOKED), Place.LIFE_EITHER))


# A cost that was chosen is a number; it may be held against base costs.
CHOSEN_COST = Phrase[f.Filter]("chosen-cost")
CHOSEN_COST.says("the chosen|named|declared <base> cost", lambda base: f.CostIs("=", NamedNumber(), base))
TRAIT.says("<chosen-cost>", Described)
