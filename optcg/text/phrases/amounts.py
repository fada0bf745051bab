"""Numbers: written out, counted, added up, or those that cards have; and "for every" so many."""

from __future__ import annotations

from dataclasses import dataclass, replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CostOf, CountOf, DonOf, Per, Plus, PowerOf, TotalOf
from optcg.model.effects import Effect
from optcg.model.selections import FIELD_AND_DON, Cards, Choose, Every, Owner, Selection, Slot, This, Top
from optcg.model.terms import Area
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.filters import TRAIT, Described, parts_of
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.verbs import CLAUSE, CLAUSES, Steps

SCALE = Phrase[tuple[int, Amount]]("scale")
COUNT = Phrase[Amount]("count")
COUNT.says("<number>", lambda number: number)
UP_TO = Phrase[Amount]("up-to")
UP_TO.says("up to (a total of) <count>", lambda n: n)
UP_TO.says("a total of up to <count>", lambda n: n)


def life(owner: Owner) -> Amount:
    return CountOf(Cards(owner, (Area.LIFE,)))


# What a player has, counted --------------------
@dataclass(frozen=True)
class Holding:
    """What one has, still without saying who: "cards in your hand" after "you have 5 or less"."""

    noun: Noun | None = None
    don: str = ""
    owner: Owner | None = None  # whose DON!!, if the words say so

    def of(self, owner: Owner | None) -> Amount:
        if self.noun is not None:
            return _counted(self.noun, owner)
        if owner not in (None, Owner.EITHER, self.owner or owner) or not (owner or self.owner):
            raise Misfit
        return DonOf(self.owner or owner or Owner.EITHER, self.don)

    def placed(self) -> Amount:
        """Where the words behind it say whose they are, or where they are on a field."""
        if self.noun is not None and not self.noun.kinds and self.noun.described.owner is None:
            raise Misfit
        return self.of(None)


def _counted(noun: Noun, owner: Owner | None) -> Amount:
    """How many such cards there are; "rested cards" on a field are DON!! too (Rule 3-1-2)."""
    said = noun.described
    if not noun.kinds and said in (Described(f.Rested()), Described(f.Active())):
        if owner is None:
            raise Misfit
        return CountOf(Cards(owner, FIELD_AND_DON, said.filter))
    return CountOf(replace(noun, described=replace(said, different="")).cards(owner), said.different)


HOLDING = Phrase[Holding]("holding")
HOLDING.says("<noun>", Holding)
HOLDING.says("<ahead> Life (card|cards)", lambda ahead: Holding(_life_cards(ahead)))
HOLDING.says("DON!! card(s) on <whose> field", lambda owner: Holding(don="field", owner=owner))
HOLDING.means("DON!! card(s) on the field", Holding(don="field"))
for _state in ("rested", "active", "given"):
    HOLDING.means(f"{_state} DON!! card(s)", Holding(don=_state))
HOLDING.means("DON!! card(s) given", Holding(don="given"))


def _life_cards(said: f.Filter | None) -> Noun:
    return Noun((), Described(said, areas=(Area.LIFE,)), plural=True)


# The words after "the number of", and after "for every".
TALLY = Phrase[Amount]("tally")
TALLY.says("<holding>", Holding.placed)
TALLY.says("<whose> <holding>", lambda owner, what: what.of(owner))
TALLY.says("<holding> <player> have|has", lambda what, owner: what.of(owner))

# Amounts --------------------
AMOUNT = Phrase[Amount]("amount")
AMOUNT.says("<number>", lambda number: number)
AMOUNT.says("the number of <tally>", lambda tally: tally)
AMOUNT.says("<whose> number of <holding>", lambda owner, what: what.of(owner))
AMOUNT.says(
    "the total (number) of your and your opponent's <holding>",
    lambda what: Plus(what.of(Owner.YOU), what.of(Owner.OPPONENT)),
)
AMOUNT.says(
    "the total <base> <power-or-cost> of <whose> <noun>",
    lambda base, what, owner, noun: TotalOf(what, noun.cards(owner), base),
)
# The power or cost of cards: "this Character's base power", "the cost of your opponent's Characters".
NUMBERS_OF = Phrase[tuple[Selection, str, bool]]("numbers-of")
NUMBERS_OF.says("<cards-s> <base> <power-or-cost>", lambda cards, base, what: (cards, what, base))
NUMBERS_OF.says("the <base> <power-or-cost> of <targets>", lambda base, what, cards: (cards, what, base))
AMOUNT.says("<numbers-of>", lambda of: of_one(*of))


# Held against the same number of one card: "with less power than this Character", "... than your Leader".
TRAIT.says(
    "<less-or-more> <base> <power-or-cost> than <cards>",
    lambda sign, base, what, card: _held_against(sign, base, what, card),
)
TRAIT.says(
    "the same <base> <power-or-cost> as <cards>",
    lambda base, what, card: _held_against("=", base, what, card),
)


def _held_against(sign: str, base: bool, what: str, card: Selection) -> Described:
    number = f.PowerIs if what == "power" else f.CostIs
    return Described(number(sign, of_one(card, what, base), base))


def of_one(card: Selection, what: str, base: bool) -> Amount:
    """ "Your Leader's power": of a card of which there is only one. A Leader has no cost (Rule 2-7-5)."""
    if isinstance(card, (This, Slot)):
        slot = card.slot if isinstance(card, Slot) else None
        return PowerOf(slot, base) if what == "power" else CostOf(slot, base)
    if isinstance(card, Every) and what == "power" and _is_one(card.cards):
        return TotalOf(what, card.cards, base)
    raise Misfit


def _is_one(cards: Cards) -> bool:
    return cards.areas == (Area.LEADER,) or f.InBattle("attacker") in parts_of(cards.filter)


# For every: whatever is counted out in numbers --------------------
SCALE.says("per <number> <base> cost on|of <that-card>", lambda n, base, slot: (n, CostOf(slot, base)))
CLAUSE.says("<effect> <scale>", lambda steps, scale: _times(steps, scale))
CLAUSES.says("<counted-out>", lambda steps: steps)
# What is counted may stand first; then it is said of the whole sentence.
COUNTED_OUT = Phrase[Steps]("counted-out")
COUNTED_OUT.says("<scale> , <effect>", lambda scale, steps: _times(steps, scale))


def _times(steps: Steps, scale: tuple[int, Amount]) -> Steps:
    """The number of the step, as often as something is there."""
    if len(steps) != 1:
        raise Misfit
    step = _taken_or_not(steps[0])
    count = getattr(step, "count", None)
    if isinstance(count, int):
        return (with_fields(step, count=Per(count, *scale)),)
    return (_of_each(step, scale),)


def _taken_or_not(step: Effect) -> Effect:
    """ "Up to 1 card from the top" is a card that may be left; of several it is said how many."""
    if isinstance(step, e.May) and step == type(step)(step.effects) and len(step.effects) == 1:
        (taken,) = step.effects
        if isinstance(taken, e.Move) and isinstance(taken.what, Top):
            return replace(taken, what=replace(taken.what, up_to=True))
    return step


def _of_each(step: Effect, scale: tuple[int, Amount]) -> Effect:
    what = getattr(step, "what", None)
    if not isinstance(what, Top) and (isinstance(step, (e.Reveal, e.Pick)) or not isinstance(what, Choose)):
        raise Misfit
    if not isinstance(what.count, int) or hasattr(step, "amount"):
        raise Misfit
    return with_fields(step, what=replace(what, count=Per(what.count, *scale)))
