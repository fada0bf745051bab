"""Plain wordings for cards, descriptions, numbers and conditions that no card words in a general way.

The writer uses them, so that what it writes is read again. Parentheses show where something ends: "(2 minus
the number of cards in your hand)", "that ((is an Event and is red) or is [Nami])". Cards of an earlier step
that is not the latest are called by their place: "the card named first".
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import (
    Amount,
    CostOf,
    CounterOf,
    DoneCount,
    DonOf,
    LeaderLife,
    Minus,
    NamedNumber,
    PaidDon,
    Per,
    Plus,
    PowerOf,
    SlotCount,
)
from optcg.model.conditions import Compare, Condition
from optcg.model.filters import Filter
from optcg.model.selections import Battling, Choose, ChooseFrom, Owner, Selection, Slot, Together, Top
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT, COUNT, TALLY
from optcg.text.phrases.what_is_done.changes import SCALE
from optcg.text.phrases.what_is_done.looking import taken
from optcg.text.phrases.what_is_done.moves import TARGETS, together
from optcg.text.phrases.what_is_done.piles import PILE
from optcg.text.phrases.whether.facts import FACT, fits, leader_is
from optcg.text.phrases.which_cards.describe import AFTER, LACKS, TRAIT, Described, all_of, any_of, sure
from optcg.text.phrases.which_cards.excepted import OTHERS
from optcg.text.phrases.which_cards.limits import not_its_own
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose
from optcg.text.phrases.which_cards.references import LATEST
from optcg.text.writing.amounts import is_of_one_card
from optcg.text.writing.references import FIRST, OF_EVENT, ORDINALS

# Which cards ----------------------------------------------------------------------------------------
POINTED = Phrase[int]("pointed-at")
POINTED.says("<that-card>", lambda slot: slot)
POINTED.says("<the-rest>", lambda slot: slot)
POINTED.says("<called>", lambda slot: slot)
# Cards that are not the latest: those of the event, and those that were chosen since.
CALLED = Phrase[int]("called")
CALLED.says("the cards of choice <number>", lambda n: n - 1)
for _slot, _word in enumerate(OF_EVENT):
    CALLED.means(_word, _slot)
for _slot, _word in enumerate(ORDINALS, FIRST):
    CALLED.means(f"the card(s) named {_word}", _slot)
# Two that were named side by side are told of as one after them.
for _slot, (_one, _two) in enumerate(pairwise(ORDINALS), FIRST + 2):
    CALLED.means(f"the cards named {_one} and {_two}", _slot)

CARDS.says("<called>", Slot)
OTHERS.says("<called>", f.Among)
CARDS.says("the <noun> among <pointed-at>", lambda noun, slot: Slot(slot, described(noun)))
for _all in ("all (of) (the) <noun> among", "all (of) (the) <noun> from among"):
    CARDS.says(f"{_all} <pointed-at>", lambda noun, slot: all_among(slot, described(noun)))


def all_among(slot: int, said: f.Filter | None) -> Selection:
    """As many as there are, so that those that do not fit stay "the rest"."""
    return ChooseFrom(slot, said, SlotCount(slot, said))


AMONG = Phrase[Selection]("among")
AMONG.says("<count> <noun> from among <pointed-at>", lambda n, noun, slot: picked(n, noun, slot))
AMONG.says(
    "up to <count> <noun> from among <pointed-at>", lambda n, noun, slot: picked(n, noun, slot, up_to=True)
)
AMONG.says("<count> <noun> among <pointed-at>", lambda n, noun, slot: picked(n, noun, slot))
AMONG.says("up to <count> <noun> among <pointed-at>", lambda n, noun, slot: picked(n, noun, slot, up_to=True))
# What describes them may stand behind: "1 {Navy} type card among them other than [Nami]", "1 of them with".
for _few, _up_to in (("", False), ("up to ", True)):
    for _from in ("from among", "among"):
        AMONG.says(
            f"{_few}<count> <noun> {_from} <pointed-at> <after> <behind>",
            lambda n, noun, slot, *said, up_to=_up_to: picked(n, _also(noun, *said), slot, up_to),
        )
    AMONG.says(
        f"{_few}<count> of <pointed-at> <after> <behind>",
        lambda n, slot, *said, up_to=_up_to: picked(n, _also(Noun((), Described()), *said), slot, up_to),
    )
AMONG.says("any number of <noun> from among <pointed-at>", lambda noun, slot: picked(None, noun, slot))
# "Your opponent reveals their hand. Choose up to 1 Event from it."
AMONG.says("<count> <noun> from it|them", lambda n, noun: picked(n, noun, LATEST))
AMONG.says("up to <count> <noun> from it|them", lambda n, noun: picked(n, noun, LATEST, up_to=True))
CARDS.says("<among>", lambda among: among)
TARGETS.says("<cards> and <cards> and <cards>", lambda one, two, three: _three(together(one, two), three))
COUNT.says("a number equal to <amount>", lambda amount: amount)
PILE.says(
    "cards equal to <amount> from the top of <whose> <pile-name>",
    lambda n, owner, area: Top(owner, area, n),
)
PILE.says(
    "up to a number of cards equal to <amount> from the top of <whose> <pile-name>",
    lambda n, owner, area: Top(owner, area, n, up_to=True),
)
PILE_NAME = Phrase[Area]("pile-name")
PILE_NAME.means("deck", Area.DECK)
PILE_NAME.means("Life cards", Area.LIFE)


# More ways to say how many.
MANY = Phrase[tuple[Amount | None, bool, int]]("quantity")
MANY.says("<number> or more", lambda n: (None, False, n))
MANY.says("up to <number> or more", lambda n: (None, True, n))
MANY.says("at least <number> and <count>", lambda n, count: (count, False, n))
MANY.says("at least <number> and up to <count>", lambda n, count: (count, True, n))
USUAL = Phrase[tuple[Amount | None, bool, int]]("usual-quantity")
USUAL.says("<count>", lambda count: (count, False, 0))
USUAL.says("up to <count>", lambda count: (count, True, 0))
USUAL.means("any number of", (None, False, 0))
USUAL.means("any number", (None, False, 0))
USUAL.says("<quantity>", lambda quantity: quantity)
_LIFE: Final = Noun((), Described(areas=(Area.LIFE,)), plural=True)
_CHOICE = "of your opponent's choice"
CARDS.says("<quantity> of <whose> <noun>", lambda many, owner, noun: _some(many, noun, owner))
CARDS.says("<quantity> <noun>", lambda many, noun: _some(many, noun))
CARDS.says(
    f"<usual-quantity> of <whose> <noun> {_CHOICE}",
    lambda many, owner, noun: _theirs(_some(many, noun, owner)),
)
CARDS.says(f"<usual-quantity> <noun> {_CHOICE}", lambda many, noun: _theirs(_some(many, noun)))
CARDS.means("the attacking card", Battling("attacker"))
CARDS.means("the attack target", Battling("target"))
CARDS.means("the card battling this card", Battling("opponent"))
CARDS.says("<usual-quantity> of any of <whose> Life cards", lambda many, owner: _some(many, _LIFE, owner))


def _some(many: tuple[Amount | None, bool, int], noun: Noun, owner: Owner | None = None) -> Choose:
    count, up_to, at_least = many
    chosen = choose(noun, count, owner, up_to)
    assert isinstance(chosen, Choose)
    return replace(chosen, at_least=at_least)


def _theirs(chosen: Choose) -> Choose:
    return replace(chosen, chooser=Owner.OPPONENT)


def described(noun: Noun) -> Filter | None:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.filter()


def _also(noun: Noun, *said: Described) -> Noun:
    for more in said:
        noun = noun.and_(more)
    return noun


def picked(count: Amount | None, noun: Noun, slot: int, up_to: bool = False) -> Selection:
    if noun.described.areas or noun.described.owner or noun.described.most:
        raise Misfit
    return replace(taken(count, noun, up_to), source=slot)


def _three(two: Selection, three: Selection) -> Selection:
    assert isinstance(two, Together)
    if isinstance(three, Slot):
        raise Misfit
    return Together((*two.parts, three))


# What cards are -------------------------------------------------------------------------------------
# One statement, said of one card or of several; and statements in parentheses.
SO = Phrase[Filter]("is-so")
SO.says("<is>", lambda said: said)
SO.says("is|are <before>", lambda said: said)
SO.says("is|are not <before>", lambda said: f.Without(said))
SO.says("are a|an <noun>", lambda noun: sure(described(noun)))
SO.says("have <trait>", lambda trait: _only_filter(trait))
SO.says("do not have <trait>", lambda trait: f.Without(_only_filter(trait)))
SO.means("was|were not played on this turn", f.Without(f.PlayedThisTurn()))
SO.means("were played on this turn", f.PlayedThisTurn())
SO.means("is|are a DON!! card", f.CategoryIs(Category.DON))
SO.means("is|are this Character|Leader|Stage|card", f.ThisCard())
SO.says("are named <names>", lambda names: names)
SO.says("are not named <names>", f.Without)
SO.says("lack <lacks>", lambda lacks: lacks)
SO.says("is|are|was|were <owned>", f.OwnedBy)
OWNED = Phrase[Owner]("owned")
for _whose, _owner in (("yours", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    OWNED.means(_whose, _owner)
    OWNED.means(f"one of {_whose}", _owner)
SO.means("is|are at the top", f.OnTop())
SO.means("is|are revealed at the top", f.OpenOnTop())
SO.means("is|are not revealed at the top", f.Without(f.OpenOnTop()))
SO.means("is|are not at the top", f.Without(f.OnTop()))
for _area, _words in ((Area.CHARACTER, "Character area"), (Area.TRASH, "trash"), (Area.DECK, "deck")):
    SO.means(f"is|are in the {_words}", f.InArea((_area,)))
SO.means("is|are the attacking card", f.InBattle("attacker"))
SO.means("is|are the attack target", f.InBattle("target"))
SO.means("is|are in this battle", f.InBattle())
SO.means("is|are not the attacking card", f.Without(f.InBattle("attacker")))
SO.means("is|are not the attack target", f.Without(f.InBattle("target")))
SO.means("is|are not in this battle", f.Without(f.InBattle()))
SO.means("is|are not this Character|Leader|Stage|card", f.Without(f.ThisCard()))
SO.says("is|are not a|an <noun>", lambda noun: f.Without(sure(described(noun))))
SO.says("is|are a different color than <pointed-at>", f.ColorDiffersFrom)
SO.says("is|are among <pointed-at>", f.Among)
SO.says("is|are not among <pointed-at>", lambda slot: f.Without(f.Among(slot)))
SO.says("does|do not fit ( <so> )", f.Without)
SO.says("( <so> )", lambda said: said)

ALL_SO = Phrase[Filter]("so")
ALL_SO.says("<is-so>", lambda said: said)
ALL_SO.says("<is-so> and <and-so>", lambda one, rest: sure(all_of(one, *rest)))
ALL_SO.says("<is-so> or <or-so>", lambda one, rest: sure(any_of(one, *rest)))
AND_SO = Phrase[tuple[Filter, ...]]("and-so")
AND_SO.says("<is-so>", lambda one: (one,))
AND_SO.says("<is-so> and <and-so>", lambda one, rest: (one, *rest))
OR_SO = Phrase[tuple[Filter, ...]]("or-so")
OR_SO.says("<is-so>", lambda one: (one,))
OR_SO.says("<is-so> or <or-so>", lambda one, rest: (one, *rest))
AFTER.says("that <is-so>", Described)

# "a cost of 3 or less", "a cost equal to the number of ...".
BOUNDED = Phrase[tuple[str, Amount]]("bounded")
BOUNDED.says("of <number>", lambda n: ("=", n))
BOUNDED.says("of <number> <bound>", lambda n, bound: (bound, n))
BOUNDED.says("<compared> <amount>", lambda compared, n: (_no_less(compared), not_its_own(n)))
TRAIT.says("a cost <bounded>", lambda b: Described(f.CostIs(*b)))
TRAIT.says("a base cost <bounded>", lambda b: Described(f.CostIs(b[0], b[1], base=True)))
TRAIT.says("a power <bounded>", lambda b: Described(f.PowerIs(*b)))
TRAIT.says("a base power <bounded>", lambda b: Described(f.PowerIs(b[0], b[1], base=True)))
TRAIT.says("a printed Life <bounded>", lambda b: Described(f.LifeIs(*b)))
TRAIT.says("a Counter <bounded>", lambda b: Described(f.CounterIs(*b)))
TRAIT.says("a number of given DON!! cards <bounded>", lambda b: Described(f.GivenDonIs(*b)))
TRAIT.says("a printed <keyword> effect", lambda keyword: Described(f.HasTiming(keyword)))
LACKS.says("a printed <keyword> effect", lambda keyword: f.Without(f.HasTiming(keyword)))
TRAIT.says("the card number <quoted>", lambda number: Described(f.NumberIs(number)))
TRAIT.says("the same card name as <called>", lambda slot: Described(f.SameNameAs(slot)))


def _no_less(compared: tuple[str, int]) -> str:
    compare, less = compared
    if less:
        raise Misfit
    return compare


def _only_filter(said: Described) -> Filter:
    if said != Described(said.filter):
        raise Misfit
    return sure(said.filter)


# Numbers --------------------------------------------------------------------------------------------
AMOUNT.says("( <amount> minus <amount> )", Minus)
AMOUNT.says("( <amount> plus <amount> )", Plus)
AMOUNT.says("( <amount> )", lambda amount: amount)
AMOUNT.means("the chosen|named|declared cost|number", NamedNumber())
AMOUNT.says("the number of <pointed-at>", SlotCount)
AMOUNT.means("the number done this way", DoneCount())
AMOUNT.means("the number of DON!! cards paid", PaidDon())
FACT.says("the number of DON!! cards paid is <number> <bound>", lambda n, bound: Compare(PaidDon(), bound, n))
SCALE.says("for every <number> of <pointed-at>", lambda n, slot: (n, SlotCount(slot)))
for _among in ("among", "from among"):
    SCALE.says(
        f"for every|each <noun> {_among} <that-card>",
        lambda noun, slot: (1, SlotCount(slot, described(noun))),
    )
SCALE.says("for each of <pointed-at>", lambda slot: (1, SlotCount(slot)))
AMOUNT.says("( <number> <scale> )", lambda each, scale: Per(each, *scale))
AMOUNT.says("( <signed> <scale> )", lambda each, scale: Per(each, *scale))
AMOUNT.says("the printed Life of <whose> Leader", LeaderLife)
AMOUNT.says("<of-that-card> Counter", lambda slot: CounterOf(slot))
AMOUNT.says("<of-that-card> power", lambda slot: PowerOf(slot))
AMOUNT.says("<of-that-card> base power", lambda slot: PowerOf(slot, base=True))
AMOUNT.says("<of-that-card> cost", lambda slot: CostOf(slot))
AMOUNT.says("<of-that-card> base cost", lambda slot: CostOf(slot, base=True))
OF_THAT_CARD = Phrase[int | None]("of-that-card")
OF_THAT_CARD.means("that card's", LATEST)
OF_THAT_CARD.means("those cards'", LATEST)
OF_THAT_CARD.means("this card's|Character's|Leader's|Stage's", None)
OF_THAT_CARD.says("the cards of choice <number> 's", lambda n: n - 1)
OF_THAT_CARD.says("the cards of choice <number> ' s", lambda n: n - 1)
for _slot, _word in enumerate(ORDINALS, FIRST):
    OF_THAT_CARD.means(f"the card(s) named {_word}'s", _slot)
for _slot, _word in enumerate(OF_EVENT):
    OF_THAT_CARD.means(f"{_word}'s", _slot)
TALLY.says("<whose> given DON!! cards", lambda owner: DonOf(owner, "given"))
SCALE.says("for every <number> of <amount>", lambda n, amount: (n, amount))
SCALE.says("for every <number> of the number done this way", lambda n: (n, DoneCount()))

# Conditions -----------------------------------------------------------------------------------------
FACT.says("( <condition> )", lambda fact: fact)
FACT.says("it is not true that <fact>", c.NotSo)
FACT.says("<pointed-at> <so>", lambda slot, so: fits(slot, so))
FACT.says("<whose> Leader ( <so> )", leader_is)
FACT.says("this Character|Leader|Stage|card ( <so> )", c.ThisCardIs)
FACT.says("<amount> is <number> <bound>", lambda amount, n, bound: _compare(amount, bound, n))
FACT.says("<amount> is <compared> <amount>", lambda one, compared, two: _compared(one, compared, two))
FACT.says("<amount> is <number>", lambda amount, n: _compare(amount, "=", n))
FACT.says("the number <amount> is <number> <bound>", lambda amount, n, bound: Compare(amount, bound, n))
FACT.says("the number <amount> is <number>", lambda amount, n: Compare(amount, "=", n))
FACT.means("you did so", c.YouDid())
FACT.says("<pointed-at> is|are there", lambda slot: c.SlotFits(slot))
FACT.says("there are <noun> , all of which <is-so>", lambda noun, said: c.OnlyHave(noun.cards(), said))
FACT.says(
    "there are <whose> <noun> , all of which <is-so>",
    lambda owner, noun, said: c.OnlyHave(noun.cards(owner), said),
)
FACT.says(
    "<subject> <number> <bound> cards in your|their DON!! deck", lambda who, n, bound: _in_deck(who, bound, n)
)
FACT.says("<quoted> is noted for this turn", c.ThisTurn)


def _compare(one: Amount, compare: str, two: Amount) -> Condition:
    if is_of_one_card(one):
        raise Misfit  # a card has 5000 power or it has not
    return Compare(one, compare, two)


def _in_deck(owner: Owner, compare: str, number: int) -> Condition:
    if owner is Owner.EITHER:
        raise Misfit
    return Compare(DonOf(owner, "deck"), compare, number)


def _compared(one: Amount, compared: tuple[str, int], two: Amount) -> Condition:
    return Compare(one, _no_less(compared), two)
