"""What came of a step: what was done this way, what was not, how many of those cards are something."""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import DoneCount, SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Choose, Owner, Top
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT, COUNT, NUMBER_OF, Holding
from optcg.text.phrases.plain_words import AMONG, SO, all_among, picked
from optcg.text.phrases.what_is_done.better import of_its_own
from optcg.text.phrases.what_is_done.changes import SCALE
from optcg.text.phrases.what_is_done.flow import STEPS, done_in_full
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whether.facts import FACT, has
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose, either, equal
from optcg.text.phrases.which_cards.references import (
    COST_WAYS,
    DON_RESTED,
    DON_RETURNED,
    DONE_CARD,
    DONE_IN_A_WAY,
    DONE_TO,
    DONE_TO_CARDS,
    DONE_TO_SOME,
    LATEST,
    OF_COST,
    RETURNED,
    REVEALED,
    SEVERAL_AT_ONCE,
    THAT_MANY,
    THEM,
    TRASHED,
    WAYS,
)

# How many of those cards ---------------------------------------------------------------------------------
SO.says("are <noun>", lambda noun: _kind(noun))
FACT.says(
    "<number> <bound> of <that-card> <is-so>",
    lambda n, bound, slot, said: Compare(SlotCount(slot, said), bound, n),
)
for _words in (
    "there is|are <how-many> <noun> among <that-card>",
    "<how-many> <noun> is|are among <that-card>",
):
    FACT.says(_words, lambda many, noun, slot: _among(slot, many, noun))
# Of cards that are told by what was done to them, it is read with what was done (`done_this_way.py`).
for _them in ("they", "those cards", "those Characters"):
    FACT.says(f"{_them} include <how-many> <noun>", lambda many, noun: _among(THEM, many, noun))
FACT.says("all of <that-card> <is-so>", lambda slot, said: c.SlotFits(slot, said))
# Of one card alone, "both" are not so.
FACT.says("both of <that-card> <is-so>", lambda slot, said: _two(slot, said))
FACT.says("both cards|Characters <is-so>", lambda said: _two(LATEST, said))
FACT.says("both <is-so>", lambda said: _two(SEVERAL_AT_ONCE, said))
# "Neither" and "none" are said of cards that are there (Rule 4-10-1).
FACT.says("neither|none of <that-card> <is-so>", lambda slot, said: c.SlotFits(slot, f.Without(said)))
for _done, _slot in (("trashed", TRASHED), ("revealed", REVEALED), ("returned", RETURNED)):
    FACT.says(f"all (of the) {_done} cards <is-so>", lambda said, slot=_slot: c.SlotFits(slot, said))
    FACT.says(f"both (of the) {_done} cards <is-so>", lambda said, slot=_slot: _two(slot, said))
    for _words in (f"all {_done} <noun>", f"all of the {_done} <noun>", f"all <noun> {_done} (this way)"):
        CARDS.says(_words, lambda noun, slot=_slot: all_among(slot, _kind(noun)))
FACT.says("<that-card> was|were a|an <noun>", lambda slot, noun: c.SlotFits(slot, _was(noun)))
for _whose, _owner in (("your opponent's", Owner.OPPONENT), ("your", Owner.YOU)):
    FACT.says(
        f"<that-card> was|were (one of) {_whose} Character(s)|card(s)",
        lambda slot, owner=_owner: c.SlotFits(slot, f.OwnedBy(owner)),
    )
FACT.says("<that-card> was|were <names>", lambda slot, names: c.SlotFits(slot, names))
FACT.says(
    "the <base> cost of <that-card> is <number> <bound>",
    lambda base, slot, n, bound: c.SlotFits(slot, f.CostIs(bound, n, base)),
)
FACT.says(
    "the <base> power of <that-card> is <number> <bound>",
    lambda base, slot, n, bound: c.SlotFits(slot, f.PowerIs(bound, n, base)),
)
for _what, _is in (("power", f.PowerIs), ("cost", f.CostIs)):
    FACT.says(
        f"<that-card-s> base {_what} was <number> <bound>",
        lambda slot, n, bound, said=_is: c.SlotFits(slot, said(bound, n, base=True)),
    )
FACT.says("<that-card> had <trait>", lambda slot, trait: c.SlotFits(slot, _had(trait)))
# The same of the cards of one player: "for each of your Characters K.O.'d this way".
DONE_OF = Phrase[SlotCount]("done-of")
for _done, _slot in (DONE_TO_CARDS | DONE_TO_SOME).items():
    DONE_CARD.says(f"<noun> {_done}", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))
    DONE_CARD.says(f"<noun> you|they {_done}", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))
# What was done to pay the cost.
for _way in COST_WAYS:
    for _done, _slot in (DONE_TO_CARDS | DONE_TO_SOME).items():
        if _slot in DONE_TO:
            DONE_CARD.says(
                f"<noun> {_done} {_way}", lambda noun, slot=_slot: SlotCount(slot + OF_COST, _such(noun))
            )
for _way in WAYS:
    for _done, _slot in (DONE_TO_CARDS | DONE_TO_SOME | DONE_IN_A_WAY).items():
        for _who in ("", "you|they "):
            DONE_CARD.says(
                f"<noun> {_who}{_done} {_way}", lambda noun, slot=_slot: SlotCount(slot, _such(noun))
            )
            DONE_OF.says(
                f"<whose> <noun> {_who}{_done} {_way}",
                lambda owner, noun, slot=_slot: SlotCount(slot, all_of(f.OwnedBy(owner), _such(noun))),
            )
        for _who in ("", "you|they ", "that was|were ", "that you "):
            for _many, _up_to in (("<count>", False), ("up to <count>", True)):
                for _some in (f"{_many} <noun>", f"{_many} of the <noun>"):
                    AMONG.says(
                        f"{_some} {_who}{_done} {_way}",
                        lambda n, noun, slot=_slot, up_to=_up_to: picked(n, noun, slot, up_to),
                    )
                # One choice among two kinds of cards.
                AMONG.says(
                    f"{_many} <noun> or {_many} <noun> {_who}{_done} {_way}",
                    lambda n, one, m, two, slot=_slot, up_to=_up_to: picked(
                        equal(n, m), either(one, two, counted=True), slot, up_to
                    ),
                )
for _each in ("for every", "for every 1 of", "for every of"):
    SCALE.says(f"{_each} <done-of>", lambda count: (1, count))
SCALE.says("for every <number> of <done-of>", lambda n, count: (n, count))
NUMBER_OF.says("the number of <done-of>", lambda count: count)
for _done, _slot in DONE_TO_CARDS.items():
    for _many, _up_to in (("<count>", False), ("up to <count>", True)):
        AMONG.says(
            f"{_many} of the {_done} <noun>",
            lambda n, noun, slot=_slot, up_to=_up_to: picked(n, noun, slot, up_to),
        )
    DONE_CARD.says(f"{_done} <noun>", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))
DONE_DON = Phrase[SlotCount]("done-don")
DONE_DON.says("the number of DON!! cards <done-to-don>", SlotCount)
for _done, _slot in (("rested", DON_RESTED), ("returned", DON_RETURNED)):
    DONE_DON.says(f"the number {_done} (this way)", lambda slot=_slot: SlotCount(slot))
for _words in ("that many", "the same number of"):
    COUNT.means(_words, SlotCount(THAT_MANY))
CARDS.says(
    "up to the same number of your <noun>",
    lambda noun: choose(noun, SlotCount(THAT_MANY), Owner.YOU, up_to=True),
)


def _among(slot: int, many: tuple[str, int], noun: Noun) -> Condition:
    """So many of them are of a kind; "none" is said of cards that are there."""
    compare, number = many
    kind = sure(_such(noun))
    if number == 0:
        if compare != "=":
            raise Misfit
        return c.SlotFits(slot, f.Without(kind))
    if number != 1 and not noun.plural:
        raise Misfit
    return Compare(SlotCount(slot, kind), compare, number)


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
STEPS.says(
    "<effect> . If they cannot , <steps>",
    lambda effect, rest: (*_theirs(effect), e.If(_unable(effect), rest)),
)
STEPS.says(
    "<effect> unless they <opponents-effect> (.)",
    lambda steps, price: (e.May(price, otherwise=_now(steps), who=Owner.OPPONENT),),
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


def _theirs(steps: Steps) -> Steps:
    """What the opponent does, or has done to cards on top of their piles."""
    deed = steps[0]
    what = deed if isinstance(deed, (e.RestDon, e.ReturnDon)) else getattr(deed, "what", None)
    match what:
        case Choose(chooser=Owner.OPPONENT) | Top(owner=Owner.OPPONENT):
            return steps
        case e.RestDon(who=Owner.OPPONENT) | e.ReturnDon(who=Owner.OPPONENT):
            return steps
    raise Misfit


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
