"""What came of a step: what was done this way, what was not, how many of those cards are something."""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import DoneCount, SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.model.effects import Place
from optcg.model.selections import Choose, Owner, Slot, Top
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.abilities import BODY, Body
from optcg.text.phrases.better import of_its_own
from optcg.text.phrases.costs import Cost
from optcg.text.phrases.describe import NOTHING, Described, sure
from optcg.text.phrases.facts import FACT, both, has
from optcg.text.phrases.flow import STEPS, done_in_full, if_done
from optcg.text.phrases.moves import Steps, areas_of
from optcg.text.phrases.nouns import CARDS, Noun
from optcg.text.phrases.plain_words import SO, all_among
from optcg.text.phrases.quantities import AMOUNT, COUNT, Holding
from optcg.text.phrases.references import (
    DON_RESTED,
    DON_RETURNED,
    DONE_CARD,
    DONE_IN_A_WAY,
    DONE_TO_CARDS,
    DONE_TO_SOME,
    KOD,
    LATEST,
    LOOKED,
    RETURNED,
    REVEALED,
    THAT_MANY,
    TRASHED,
    WAYS,
)

# How many of those cards ---------------------------------------------------------------------------------
SO.says("are <noun>", lambda noun: _kind(noun))
FACT.says(
    "<number> <bound> of <that-card> <is-so>",
    lambda n, bound, slot, said: Compare(SlotCount(slot, said), bound, n),
)
FACT.says(
    "there are <number> <bound> <noun> among <that-card>",
    lambda n, bound, noun, slot: Compare(SlotCount(slot, _kind(noun)), bound, n),
)
FACT.says(
    "there is a|an <noun> among <that-card>", lambda noun, slot: Compare(SlotCount(slot, _was(noun)), ">=", 1)
)
FACT.says("all of <that-card> <is-so>", lambda slot, said: c.SlotFits(slot, said))
# Of one card alone, "both" are not so.
FACT.says("both of <that-card> <is-so>", lambda slot, said: _two(slot, said))
FACT.says("both cards|Characters <is-so>", lambda said: _two(LATEST, said))
for _done, _slot in (("trashed", TRASHED), ("revealed", REVEALED), ("returned", RETURNED)):
    FACT.says(f"all (of the) {_done} cards <is-so>", lambda said, slot=_slot: c.SlotFits(slot, said))
    FACT.says(f"both (of the) {_done} cards <is-so>", lambda said, slot=_slot: _two(slot, said))
    for _words in (f"all {_done} <noun>", f"all of the {_done} <noun>", f"all <noun> {_done} (this way)"):
        CARDS.says(_words, lambda noun, slot=_slot: all_among(slot, _kind(noun)))
FACT.says("<that-card> was|were a|an <noun>", lambda slot, noun: c.SlotFits(slot, _was(noun)))
FACT.says("<that-card> was|were <names>", lambda slot, names: c.SlotFits(slot, names))
FACT.says(
    "the <base> cost of <that-card> is <number> <bound>",
    lambda base, slot, n, bound: c.SlotFits(slot, f.CostIs(bound, n, base)),
)
FACT.says(
    "the <base> power of <that-card> is <number> <bound>",
    lambda base, slot, n, bound: c.SlotFits(slot, f.PowerIs(bound, n, base)),
)
FACT.says("<that-card> had <trait>", lambda slot, trait: c.SlotFits(slot, _had(trait)))
for _done, _slot in (DONE_TO_CARDS | DONE_TO_SOME).items():
    DONE_CARD.says(f"<noun> {_done}", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))
for _way in WAYS:
    for _done, _slot in (DONE_TO_CARDS | DONE_TO_SOME | DONE_IN_A_WAY).items():
        DONE_CARD.says(f"<noun> {_done} {_way}", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))
for _done, _slot in DONE_TO_CARDS.items():
    DONE_CARD.says(f"{_done} <noun>", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))
AMOUNT.says("the number of <done-card>", lambda count: count)
DONE_DON = Phrase[SlotCount]("done-don")
for _done, _slot in (("rested", DON_RESTED), ("returned", DON_RETURNED)):
    for _words in (f"DON!! cards {_done}", f"DON!! cards you {_done}"):
        DONE_DON.says(f"the number of {_words} (this way)", lambda slot=_slot: SlotCount(slot))
    for _way in WAYS:
        DONE_DON.says(
            f"the number of DON!! cards {_done} to your DON!! deck {_way}",
            lambda slot=_slot: SlotCount(slot),
        )
    DONE_DON.says(f"the number {_done} (this way)", lambda slot=_slot: SlotCount(slot))
AMOUNT.says("<done-don>", lambda count: count)
for _words in ("that many", "the same number of"):
    COUNT.means(_words, SlotCount(THAT_MANY))


def _two(slot: int, said: f.Filter) -> Condition:
    return Compare(SlotCount(slot, said), ">=", 2)


def _such(noun: Noun) -> f.Filter | None:
    """Cards told by what they are, wherever they are by now."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.filter()


def _kind(noun: Noun) -> f.Filter:
    """ "Are {Navy} type cards"."""
    if not noun.plural or noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())


def _had(trait: Described) -> f.Filter:
    """What a card had that is gone: base values, types and names, which it has wherever it is."""
    said = trait.filter
    if trait != Described(said) or (isinstance(said, (f.CostIs, f.PowerIs)) and not said.base):
        raise Misfit
    if not isinstance(said, (f.CostIs, f.PowerIs, f.TypeIs, f.TypeIncludes, f.HasTrigger)):
        raise Misfit
    return said


def _was(noun: Noun) -> f.Filter:
    if noun.plural or noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())


# Done this way --------------------------------------------------------------------------------------------
class Outcome(NamedTuple):
    """What was done to how many of which cards."""

    verb: str
    noun: Noun
    compare: str = ">="
    number: int = 1
    who: Owner | None = None


VERB = Phrase[str]("done-verb")
for _word, _verb in (
    ("returned", "return"),
    ("trashed", "trash"),
    ("rested", "rest"),
    ("K.O.'d", "ko"),
    ("played", "play"),
    ("placed", "place"),
    ("revealed", "reveal"),
    ("added", "add"),
):
    VERB.means(_word, _verb)
    VERB.means("K.O." if _verb == "ko" else _verb, _verb)
THIS_WAY = Phrase[None]("this-way")
for _words in WAYS:
    THIS_WAY.means(_words, None)

OUTCOME = Phrase[Outcome]("outcome")
OUTCOME.says("you <done-verb> a|an <noun> <this-way>", lambda verb, noun, _: Outcome(verb, noun))
OUTCOME.says("a|an <noun> was|is <done-verb> <this-way>", lambda noun, verb, _: Outcome(verb, noun))
OUTCOME.says(
    "you <done-verb> <number> <bound> <noun> <this-way>",
    lambda verb, n, bound, noun, _: Outcome(verb, noun, bound, n),
)
OUTCOME.says(
    "you <done-verb> <number> <noun> <this-way>",
    lambda verb, n, noun, _: Outcome(verb, noun, number=n),
)
OUTCOME.says(
    "<number> <bound> <noun> were <done-verb> <this-way>",
    lambda n, bound, noun, verb, _: Outcome(verb, noun, bound, n),
)
for _whose, _owner in (("your (own)", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    for _end in ("", " <this-way>"):
        OUTCOME.says(
            f"you <done-verb> {_whose} <noun>{_end}",
            lambda verb, noun, *_, owner=_owner: Outcome(verb, noun.and_(Described(f.OwnedBy(owner)))),
        )
OUTCOME.says(
    "you <done-verb> <names> <this-way>", lambda verb, names, _: Outcome(verb, Noun((), Described(names)))
)
# The sentence before tells what was done, and who did it.
OUTCOME.says("a|an <noun> was|is <done-verb>", lambda noun, verb: Outcome(verb, noun))
for _who, _whom in (("you", Owner.YOU), ("they", Owner.OPPONENT), ("your opponent", Owner.OPPONENT)):
    OUTCOME.says(
        f"{_who} <done-verb> a|an <noun>", lambda verb, noun, who=_whom: Outcome(verb, noun, who=who)
    )
    OUTCOME.says(
        f"{_who} <done-verb> <number> <bound> <noun>",
        lambda verb, n, bound, noun, who=_whom: Outcome(verb, noun, bound, n, who),
    )
    OUTCOME.says(
        f"{_who} <done-verb> <number> <noun>",
        lambda verb, n, noun, who=_whom: Outcome(verb, noun, number=n, who=who),
    )
    if _whom is Owner.OPPONENT:
        OUTCOME.says(
            f"{_who} <done-verb> a|an <noun> <this-way>",
            lambda verb, noun, _: Outcome(verb, noun, who=Owner.OPPONENT),
        )
    OUTCOME.says(
        f"{_who} <done-verb> <number>",
        lambda verb, n, who=_whom: Outcome(verb, Noun((), NOTHING), number=n, who=who),
    )
    OUTCOME.says(
        f"{_who} <done-verb> <number> <bound>",
        lambda verb, n, bound, who=_whom: Outcome(verb, Noun((), NOTHING), bound, n, who),
    )
for _end in ("", " <this-way>"):
    OUTCOME.says(
        f"<number> <noun> were <done-verb>{_end}",
        lambda n, noun, verb, *_: Outcome(verb, noun, number=n),
    )
OUTCOME.says(
    "<number> <bound> <noun> were <done-verb>", lambda n, bound, noun, verb: Outcome(verb, noun, bound, n)
)
STEPS.says("you may|can <clauses> . If <outcome> , <steps>", lambda steps, so, then: done_so(steps, so, then))
STEPS.says(
    "<clauses> <stop> If <outcome> , <steps>",
    lambda steps, _, so, then: (*steps, e.If(came(steps, so), if_done(then))),
)
# And what was not.
NO_OUTCOME = Phrase[Outcome]("no-outcome")
NO_OUTCOME.says("no <noun> is|are|was|were <done-verb> <this-way>", lambda noun, verb, _: Outcome(verb, noun))
NO_OUTCOME.says(
    "you do|did not <done-verb> a|an|any <noun> <this-way>", lambda verb, noun, _: Outcome(verb, noun)
)
STEPS.says(
    "<clauses> <stop> If <no-outcome> , <steps>",
    lambda steps, _, so, then: (*steps, e.If(c.NotSo(came(steps, so)), then)),
)


def done_so(steps: Steps, outcome: Outcome, then: Steps) -> Steps:
    fact, then = came(steps, outcome), if_done(then)
    if fact == c.YouDid():
        return (e.May(steps, then=then),)
    return (e.May(steps, then=(e.If(fact, then),)),)


def came(steps: Steps, outcome: Outcome) -> Condition:
    """Whether it came so; the last step must be one that does it, but for what is done with "the rest"."""
    *_, deed = (step for step in (None, *steps) if getattr(step, "what", None) != Slot(LOOKED))
    if deed is None or outcome.verb not in _deeds(deed):
        raise Misfit
    if outcome.noun.described != Described(outcome.noun.described.filter):
        raise Misfit
    if outcome.who not in (None, *_doers(deed)):
        raise Misfit
    described = _told(deed, outcome.noun)
    fitting = Compare(SlotCount(LATEST, described), outcome.compare, outcome.number)
    if deed is not steps[-1]:
        return fitting
    if described is not None:
        return both(c.YouDid(), fitting)
    if (outcome.compare, outcome.number) != (">=", 1):
        return Compare(DoneCount(), outcome.compare, outcome.number)
    return c.YouDid()


# What was done to pay a cost.
_PAID: Final = {"trash": TRASHED, "return": RETURNED, "place": RETURNED, "add": RETURNED, "ko": KOD}
BODY.says("<cost> : if <outcome> , <steps>", lambda cost, so, then: paid(cost, (), so, then))
BODY.says(
    "<cost> : <clauses> <stop> if <outcome> , <steps>",
    lambda cost, steps, _, so, then: paid(cost, steps, so, then),
)


def paid(cost: Cost, steps: Steps, outcome: Outcome, then: Steps) -> Body:
    """ "You may trash 1 card from your hand: ... If you trashed an Event, ..." """
    deeds = [step for step in cost.steps if outcome.verb in _deeds(step)]
    if len(deeds) != 1 or not isinstance(getattr(deeds[0], "what", None), (Choose, Top)):
        raise Misfit
    if outcome.verb not in _PAID or any(outcome.verb in _deeds(step) for step in steps):
        raise Misfit
    if outcome.noun.described != Described(outcome.noun.described.filter) or outcome.who is Owner.OPPONENT:
        raise Misfit
    told = SlotCount(_PAID[outcome.verb], _told(deeds[0], outcome.noun))
    fact = Compare(told, outcome.compare, outcome.number)
    return Body((*steps, e.If(fact, if_done(then))), cost.steps, cost.optional)


def _doers(step: e.Effect) -> tuple[Owner, ...]:
    """Whose deed it may be called: that of the player who chooses, if somebody does."""
    what = getattr(step, "what", None)
    return (what.chooser,) if isinstance(what, Choose) else (Owner.YOU, Owner.OPPONENT)


def _told(step: e.Effect, noun: Noun) -> f.Filter | None:
    """What the words tell of the cards; what is in a Character area is a Character anyway."""
    areas = areas_of(step.what) if isinstance(step, (e.Move, e.Rest, e.KO)) else None
    known = {frozenset((Area.CHARACTER,)): Category.CHARACTER, frozenset((Area.STAGE,)): Category.STAGE}
    return noun.described.filter if areas and noun.kinds == (known.get(areas),) else noun.filter()


def _deeds(step: e.Effect) -> tuple[str, ...]:
    """What the step is called in the past tense."""
    if isinstance(step, e.Move):
        if step.to is Place.TRASH:
            return ("trash",)
        if step.to is Place.HAND:
            return "add", "return"
        return ("place", "return") if step.to in (Place.DECK_TOP, Place.DECK_BOTTOM) else ("return",)
    named = {e.Rest: "rest", e.KO: "ko", e.Play: "play", e.Reveal: "reveal"}.get(type(step))
    return () if named is None else (named,)


# Not done -------------------------------------------------------------------------------------------------
for _not in ("do not", "don't"):
    STEPS.says(
        f"you may|can <clauses> . If you {_not} , <steps>",
        lambda steps, rest: (e.May(steps, otherwise=rest),),
    )
    STEPS.says(
        f"<effect> . If you {_not} , <steps>",
        lambda effect, rest: (*effect, e.If(c.NotSo(done_in_full(effect)), rest)),
    )
STEPS.says(
    "<effect> . If you cannot (do so) , <steps>",
    lambda effect, rest: (*effect, e.If(_unable(effect), rest)),
)
STEPS.says("<effect> unless you <clauses> (.)", lambda steps, price: (e.May(price, otherwise=_now(steps)),))
STEPS.says(
    "<effect> unless your opponent <their-deed> (.)",
    lambda steps, price: (e.May(price, otherwise=_now(steps), who=Owner.OPPONENT),),
)
STEPS.says(
    "unless your opponent <their-deed> , <steps>",
    lambda price, steps: (e.May(price, otherwise=_now(steps), who=Owner.OPPONENT),),
)


def _unable(steps: Steps) -> Condition:
    """What must be done was not done in full; "up to" could be refused, though it was possible."""
    deed = steps[0]
    what = deed if isinstance(deed, (e.RestDon, e.ReturnDon)) else getattr(deed, "what", None)
    if len(steps) > 1 or not isinstance(deed, (e.Move, e.KO, e.Rest, e.RestDon, e.ReturnDon)):
        raise Misfit
    if not isinstance(what, (Choose, Top, e.RestDon, e.ReturnDon)) or what.up_to:
        raise Misfit
    if not isinstance(what.count, int):
        raise Misfit
    return c.NotSo(c.YouDid()) if what.count == 1 else Compare(DoneCount(), "<", what.count)


def _now(steps: Steps) -> Steps:
    """What is done or not at once; a price on attacks is paid when they attack."""
    if any(isinstance(step, (e.Forbid, e.ForbidPlayer)) for step in steps):
        raise Misfit
    return steps


# More of the same: "If you have 8 or more cards in your trash, ... If you have 15 or more, ... instead."
TOLD = Phrase[tuple[Owner, tuple[Holding, str, int]]]("told")
TOLD.says("<subject> <having>", lambda who, having: (who, having))
MORE_OF_IT = Phrase[tuple[Owner, str, int]]("more-of-it")
MORE_OF_IT.says("<subject> <number> <bound>", lambda who, n, bound: (who, bound, n))
STEPS.says(
    "if <told> , <effect> . If <more-of-it> , <effect> instead (.)",
    lambda told, steps, more, better: _rather(told, steps, more, better),
)


def _rather(
    told: tuple[Owner, tuple[Holding, str, int]], steps: Steps, more: tuple[Owner, str, int], better: Steps
) -> Steps:
    who, having = told
    again, bound, number = more
    if who is not again:
        raise Misfit
    inner = e.If(has(who, (having[0], bound, number)), of_its_own(better, steps), steps)
    return (e.If(has(who, having), (inner,)),)


# "If you have ..., X. If you do not, Y": do not have. Where it may be the deed too, the line stays unread.
for _they, _who in (("you", Owner.YOU), ("they", Owner.OPPONENT)):
    for _deed in ("<effect>", "your opponent must <their-part>"):
        STEPS.says(
            f"if <told> , {_deed} . If {_they} do not , <steps>",
            lambda told, steps, rest, who=_who: _lacking(told, steps, rest, who),
        )


def _lacking(told: tuple[Owner, tuple[Holding, str, int]], steps: Steps, rest: Steps, who: Owner) -> Steps:
    if told[0] is not who:
        raise Misfit
    return (e.If(has(*told), steps, rest),)


AMOUNT.says("the number of <pointed-at> that <so>", SlotCount)
