"""What cards gain, lose and become, and for how long."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, ItsOwn, Minus, Per, SlotCount, TotalOf
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Owner, Selection, Slot, This, Together
from optcg.model.terms import Area
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.amounts import COUNTED_OUT, SCALE
from optcg.text.phrases.events import NO_CAUSE, Cause
from optcg.text.phrases.moves import on_field, parts_of, together
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.references import (
    BEFORE_LATEST,
    GAINER,
    GAINERS,
    IT,
    LATEST,
    THAT_CHARACTER,
    THAT_ONE,
    THEM,
    THOSE_CHARACTERS,
)
from optcg.text.phrases.verbs import EFFECT, Steps, written

# What is said of cards, with this card and no end in place of those that follow.
BOON = Phrase[Steps]("boon")
BOON.says("<signed> power", lambda n: (e.GainPower(This(), n),))
BOON.says("(an) additional <signed> power", lambda n: (e.GainPower(Slot(GAINER), n),))
BOON.says("power equal to <amount>", lambda n: (e.GainPower(This(), n),))
BOON.says("<signed> cost", lambda n: (e.GainCost(This(), n),))
written(e.GainKeyword, "{what} <gains|gain> [{keyword}]{duration}")
BOON.says("<keyword>", lambda keyword: (e.GainKeyword(This(), keyword),))
BOON.says("<gained>", lambda trait: (e.GainTrait(This(), trait),))
GAINED = Phrase[Filter]("gained")
GAINED.says("the <attribute> attribute", f.AttributeIs)
GAINED.says("the <type-name> type", f.TypeIs)

BOONS = Phrase[Steps]("boons")
BOONS.says("<boon>", lambda boon: boon)
BOONS.says("<boon> and <boons>", lambda one, rest: one + rest)
BOONS.says("<boon> , <boons>", lambda one, rest: _listed(one, rest))


def _listed(one: Steps, rest: Steps) -> Steps:
    """ "[A], [B] and [C]": of two, "and" stands between them."""
    if len(rest) < 2:
        raise Misfit
    return one + rest


SCALE.says("for every <number> <tally>", lambda n, tally: (n, tally))
SCALE.says("for every <number> of <tally>", lambda n, tally: (n, tally))
SCALE.says("for every <tally>", lambda tally: (1, tally))
SCALE.says("for each of <tally>", lambda tally: (1, tally))
SCALE.says("for every|each <done-card>", lambda count: (1, count))
SCALE.says("for every <number> <done-card>", lambda n, count: (n, count))
SCALE.says("for every|each DON!! card <done-to-don>", lambda done: (1, SlotCount(done)))

BAN = Phrase[Steps]("ban")
PREDICATE = Phrase[Steps]("predicate")
PREDICATE.says("(also|each) gain(s)|get(s)|receive(s) <boons>", lambda boons: boons)
PREDICATE.means("can|may (also) attack active Characters", (e.GainKeyword(This(), "Attack Active"),))
# Only theirs are attacked (Rule 7-1-1-2).
PREDICATE.same("can|may (also) attack your opponent's active Characters", "can attack active Characters")
PREDICATE.means(
    "can attack (your opponent's) Characters on the turn in which it|they is|are played",
    (e.GainKeyword(This(), "Rush: Character"),),
)
PREDICATE.means("have|has its|their effect(s) negated", (e.Negate(This()),))
PREDICATE.says("(also) cannot <ban>", lambda steps: steps)
PREDICATE.says("will not become active in <next-refresh>", lambda whose: _held(whose))
PREDICATE.says(
    "do|does not become active in your and your opponent's Refresh Phases",
    lambda: ban("become active in the Refresh Phase"),
)
PREDICATES = Phrase[Steps]("predicates")
PREDICATES.says("<predicate>", lambda one: one)
PREDICATES.says("<predicate> (,) and <predicates>", lambda one, rest: one + rest)
PREDICATES.says("<predicate> <scale>", lambda one, scale: _scaled(one, scale))


def ban(what_not: str, cause: Cause = NO_CAUSE) -> Steps:
    return (e.Forbid(This(), what_not, by=cause.by, source=cause.source),)


def _held(whose: Owner) -> Steps:
    """For one Refresh Phase; `whose` it is, until it is known of which cards this is said."""
    return (e.Forbid(Every(Cards(whose, ())), "become active in the Refresh Phase", Duration.REFRESH),)


# Cards and what is said of them; how long, and for each of what, stands before or behind.
Said = tuple[Selection, Steps]
SAID = Phrase[Said]("said-of-cards")
SAID.says("<targets> <predicates>", lambda what, said: (what, said))
SAID.says("give <targets> <boons> (each)", lambda what, said: (what, said))
SAID.says("give <targets> <boons> <scale>", lambda what, said, scale: (what, _scaled(said, scale)))
SAID.says("none of <whose> <noun> can <ban>", lambda owner, noun, said: (Every(noun.cards(owner)), said))
EFFECT.says("<said-of-cards> <until>", lambda said, until: say(said[0], said[1], until))
EFFECT.says("<duration> , <said-of-cards>", lambda until, said: say(said[0], said[1], until))
EFFECT.says("<said-of-cards> <until> <scale>", lambda said, until, scale: say(*_each(said, scale), until))
# DON!! given to the cards that gain or lose: each counts its own.
EFFECT.says(
    "<said-of-cards> <until> for every|each DON!! card given to <that-card>",
    lambda said, until, _: say(*_own(said), until),
)
EFFECT.says("give <boons> <until> to <targets>", lambda said, until, what: say(what, said, until))
EFFECT.says("<noun> <predicates>", lambda noun, said: _about_all(noun, said))
COUNTED_OUT.says(
    "<scale> , <said-of-cards> <until>", lambda scale, said, until: say(*_each(said, scale), until)
)
# Cards that cannot do something, where more follows that is said of the ban.
CARDS_CANNOT = Phrase[Selection]("cards-cannot")
CARDS_CANNOT.says("none of <that-card> can", Slot)
EFFECT.says("<cards> gain(s) <keywords> <duration>", lambda *said: _one_keyword(*said))
KEYWORDS = Phrase[tuple[str, ...]]("keywords")
KEYWORDS.says("<keyword> (,) or <keyword>", lambda *words: words)
KEYWORDS.says("<keyword> , <keywords>", lambda word, rest: (word, *rest))


def _own(said: Said) -> Said:
    what, _ = said
    if not isinstance(what, (Every, Choose)):
        raise Misfit  # of this card there are other words
    return _each(said, (1, ItsOwn("given DON!!")))


def _each(said: Said, scale: tuple[int, Amount]) -> Said:
    return said[0], _scaled(said[1], scale)


def _one_keyword(what: Selection, keywords: tuple[str, ...], until: Duration) -> Steps:
    """One of the keywords. Which card it is, is chosen first."""
    chosen = isinstance(what, Choose)
    if isinstance(what, Choose) and what.count != 1:
        raise Misfit  # one keyword for all of them, or one for each?
    subject = Slot(LATEST) if chosen else what
    menu = e.ChooseOne(tuple((e.GainKeyword(subject, word, until),) for word in keywords))
    return (e.Pick(on_field(what)), menu) if chosen else (menu,)


def _scaled(said: Steps, scale: tuple[int, Amount]) -> Steps:
    """ "[Blocker] and +1 cost for every 4 cards": so much of all that has a number."""
    steps = tuple(
        replace(step, amount=Per(step.amount, *scale))
        if isinstance(step, (e.GainPower, e.GainCost)) and isinstance(step.amount, int)
        else step
        for step in said
    )
    if steps == said:
        raise Misfit
    return steps


def say(what: Selection, said: Steps, until: Duration = Duration.ON_FIELD) -> Steps:
    """Predicates of one subject: cards that are chosen are chosen once."""
    steps: list[Effect] = []
    on_field(what)
    fixed = all(isinstance(part, (This, Every)) for part in parts_of(what))
    # What holds all the time is looked at anew all the time; for a time they are told once.
    again = fixed and (until == Duration.ON_FIELD or not _may_change(what, said[:-1]))
    for step in said:
        subject = Slot(LATEST) if steps and not again else what
        if getattr(step, "duration", Duration.ON_FIELD) == Duration.ON_FIELD:
            step = with_fields(step, duration=until)
        elif until != Duration.ON_FIELD:
            raise Misfit
        if isinstance(step, e.Forbid):
            _by_the_other_side(what, step)
        steps.append(with_fields(step, what=_gainer(step, _in_phase(step, subject))))
    return tuple(steps)


def _may_change(what: Selection, said: Steps) -> bool:
    """ "All Characters with 5000 power or less gain +1000 power and ...": what told them is so no more."""
    told = what.cards.filter if isinstance(what, Every) else None
    parts = told.filters if isinstance(told, f.AllOf) else (told,)
    for step, part in product(said, parts):
        match step, part:
            case (e.GainPower(), f.PowerIs(base=False)) | (e.GainCost(), f.CostIs(base=False)):
                return True
            case e.GainKeyword(), f.HasKeyword():
                return True
    return isinstance(what, Together)


def _in_phase(step: Effect, subject: Selection) -> Selection:
    """ "Up to 1 Character ... in your opponent's next Refresh Phase": one of theirs (Rule 6-2-4)."""
    phase = step.what if isinstance(step, e.Forbid) else None
    if not isinstance(phase, Every) or phase.cards.owner is Owner.EITHER:
        return subject
    if not isinstance(subject, (Choose, Every)) or subject.cards.owner is not Owner.EITHER:
        return subject
    if isinstance(subject, Choose) and not subject.up_to:
        raise Misfit  # one of their own might be chosen, and nothing be done to it
    return replace(subject, cards=replace(subject.cards, owner=phase.cards.owner))


def _gainer(step: Effect, subject: Selection) -> Selection:
    """ "That card gains an additional +1000 power": the one that gained, though another was chosen since."""
    additional = isinstance(step, e.GainPower) and step.what == Slot(GAINER)
    if not additional or not isinstance(subject, Slot) or subject.filter is not None:
        return subject
    if subject.slot in (IT, THAT_ONE, THAT_CHARACTER):
        return Slot(GAINER)
    return Slot(GAINERS) if subject.slot in (LATEST, THEM, THOSE_CHARACTERS) else subject


def _by_the_other_side(what: Selection, step: e.Forbid) -> None:
    """What is forbidden to the effects of one player is said of cards of the other one."""
    owner = what.cards.owner if isinstance(what, (Choose, Every)) else Owner.YOU
    own = Owner.YOU if step.by == "your effects" else Owner.OPPONENT if "opponent" in step.by else None
    if own is not None and owner in (own, Owner.EITHER) and not isinstance(what, Slot):
        raise Misfit


def _about_all(noun: Noun, said: Steps) -> Steps:
    """ "{Navy} type Characters cannot be K.O.'d": whoever they belong to."""
    if not noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    return say(Every(noun.cards()), said)


# Base values, which are set (Rules 4-9, 8-2): "A's base power", "A and B's base power".
VALUE = Phrase[Amount]("value")
VALUE.says("<number>", lambda n: n)
VALUE.says("(the same as) <amount>", lambda amount: amount)
VALUE.says("the same as <power-of>", lambda power: power)
POWER_OF = Phrase[Amount]("power-of")
POWER_OF.says(
    "<whose> <ahead> Leader", lambda owner, ahead: TotalOf("power", Cards(owner, (Area.LEADER,), ahead))
)

BASES_OF = Phrase[Selection]("bases-of")
BASES_OF.says("<cards-s>", lambda what: what)
BASES_OF.says("<targets> and <cards-s>", lambda one, two: together(on_field(one), two))
BASES_OF.says("<cards-s> (base power) and <cards-s>", together)
SAID.says("<bases-of> base <power-or-cost> become(s) <value>", lambda *said: _set_base(*said))
for _words in (
    "set the base <power-or-cost> of <targets> to <value>",
    "the base <power-or-cost> of <targets> become(s) <value>",
):
    SAID.says(_words, lambda of, what, value: _set_base(what, of, value))


def _set_base(what: Selection, of: str, value: Amount) -> Said:
    return what, ((e.SetBasePower if of == "power" else e.SetBaseCost)(This(), value),)


# Power and cost themselves: by what is missing now.
EFFECT.says(
    "set the <power-or-cost> of <cards> to <number> <duration>",
    lambda of, what, n, until: _set(what, of, n, until),
)
EFFECT.says(
    "<numbers-of> become(s) <number> <duration>",
    lambda numbers, n, until: _set(*_itself(numbers), n, until),
)


def _set(what: Selection, of: str, number: int, until: Duration) -> Steps:
    return (_gain(of)(on_field(what), Minus(number, ItsOwn(of)), until),)


def _itself(numbers: tuple[Selection, str, bool]) -> tuple[Selection, str]:
    """Power or cost, and not what they are reckoned from."""
    what, of, base = numbers
    if base:
        raise Misfit
    return what, of


def _gain(what: str) -> type[e.GainPower] | type[e.GainCost]:
    return e.GainPower if what == "power" else e.GainCost


written(e.Negate, "negate the {timing:effect} of {what}{duration}")
for _words in (
    "negate the effect(s) of <targets> <until>",
    "the effect(s) of <targets> is|are negated <until>",
):
    EFFECT.says(_words, lambda what, until: (e.Negate(on_field(what), until),))

# What cannot be made less, by effects (Rules 1-3-3, 2-6, 2-7).
EFFECT.says("<numbers-of> cannot be reduced <by> <until>", lambda *said: _unreduced(*said))


def _unreduced(numbers: tuple[Selection, str, bool], cause: Cause, until: Duration) -> Steps:
    what, of = _itself(numbers)
    return say(what, ban(f"lose {of}", cause if cause.by else Cause("effects")), until)


# Two cards that were chosen together, told apart: one has this done to it, the other that.
EFFECT.says(
    "play <number> card and play the other card rested",
    lambda n: (e.Play(ChooseFrom(LATEST, None, n)), e.Play(Slot(BEFORE_LATEST), rested=True)),
)
EFFECT.says(
    "play <number> of the revealed cards and play the other card rested if it has <trait>",
    lambda n, trait: (
        e.Play(ChooseFrom(LATEST, None, n)),
        e.Play(Slot(BEFORE_LATEST, trait.filter), rested=True),
    ),
)
EFFECT.says(
    "give <number> Character <boons> and (give) the other (Character|card|one) <boons> <duration>",
    lambda n, one, two, until: (
        e.Pick(ChooseFrom(LATEST, None, n)),
        *say(Slot(LATEST), one, until),
        *say(Slot(BEFORE_LATEST, f.Without(f.Among(LATEST))), two, until),
    ),
)
