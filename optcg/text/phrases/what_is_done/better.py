"""A better deed in place of the first, if something holds: "If ..., draw 2 cards instead"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.selections import Battling, Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.flow import STEPS, is_shown
from optcg.text.phrases.what_is_done.moves import Steps, on_field
from optcg.text.phrases.what_is_done.of_that_card import names_it, of_that_card
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.references import IT, LATEST, THAT_CHARACTER, THAT_ONE
from optcg.text.with_fields import with_fields

BETTER = Phrase[Steps]("better")
STEPS.says("<better> (.)", lambda steps: steps)
STEPS.says("<better> <stop> <steps>", lambda steps, _, rest: steps + rest)
BETTER.says(
    "<effect> . If <condition> , you may <clauses> instead of drawing <number> card(s)",
    lambda effect, fact, better, n: _not_drawing(effect, fact, better, n),
)
BETTER.says(
    "<effect> . If <condition> , you may select <whose> <noun> instead",
    lambda effect, fact, owner, noun: (e.If(fact, _may_aim(effect, owner, noun), effect),),
)
for _verb, _step in (("K.O.", e.KO), ("rest", e.Rest)):
    for _of in ("", " of a|an <noun>"):
        BETTER.says(
            f"choose|select <cards> and {_verb} it . If <condition> , choose|select up to <number> of "
            f"<whose> <noun> instead{_of}",
            lambda what, fact, n, owner, noun, *other, step=_step: _aim_better(
                step(_as_said(on_field(what), n, owner, *other)), fact, owner, noun
            ),
        )
BETTER.says(
    "<effect> . If <condition> , <effect> instead of <signed> power",
    lambda effect, fact, better, n: _more_power(effect, fact, better, n),
)


class InPlace(NamedTuple):
    """What is done instead, if something holds; or may be done."""

    fact: c.Condition
    steps: Steps
    may: bool = False


IN_PLACE = Phrase[InPlace]("in-place")
IN_PLACE.says("If <condition> , <effect> instead", InPlace)
IN_PLACE.says("If <condition> , instead <effect>", InPlace)
# "Instead" at the end of a sentence is said of all that is done in it.
IN_PLACE.says(
    "If <condition> , <effect> and <effect> instead", lambda fact, one, two: InPlace(fact, one + two)
)
IN_PLACE.says("<effect> instead if <condition>", lambda better, fact: InPlace(fact, better))
IN_PLACE.says(
    "If <condition> , you may <effect> instead", lambda fact, better: InPlace(fact, better, may=True)
)
BETTER.says("<effect> . <in-place>", lambda effect, said: _in_place(effect, said))
# It may be said of a sentence before the last one, or of both: then the line has two meanings.
BETTER.says(
    "<clauses> <stop> <effect> . <in-place>", lambda one, _, two, said: _of_earlier(one, (), two, said)
)
BETTER.says(
    "<clauses> <stop> <clauses> <stop> <effect> . <in-place>",
    lambda one, _, two, __, three, said: _of_earlier(one, two, three, said),
)
# What is gained instead, said of the same cards and for the same time.
for _gets in ("<targets> gain(s)|get(s)", "give <targets>"):
    for _if in ("if <condition>", "instead if <condition>", "if <condition> instead"):
        BETTER.says(
            f"{_gets} <boons> <duration> , or <boons> {_if}",
            lambda what, one, until, two, fact: (e.If(fact, say(what, two, until), say(what, one, until)),),
        )


def _in_place(effect: Steps, said: InPlace) -> Steps:
    fact, better, may = said
    if names_it(fact):
        return of_that_card(effect, fact, better, may)
    if may and isinstance(getattr(better[0], "what", None), Slot):
        return (e.If(fact, _either_way(effect, better), effect),)
    if may:
        return (e.If(fact, (e.ChooseOne((effect, _chosen_anew(better, effect))),), effect),)
    return (e.If(fact, of_its_own(better, effect), effect),)


def _either_way(first: Steps, better: Steps) -> Steps:
    """ "Return 1 Character ... . You may place that Character at the bottom instead": chosen before that."""
    (deed, other) = (first[0], better[0])
    chosen, what = getattr(deed, "what", None), getattr(other, "what", None)
    if len(first) != 1 or len(better) != 1 or not isinstance(chosen, Choose) or chosen.count != 1:
        raise Misfit
    if not isinstance(what, Slot) or what.filter is not None or what.slot not in _THAT_ONE:
        raise Misfit
    it = Slot(LATEST)
    (more,) = _as_long((with_fields(other, what=chosen),), first)
    ways = tuple((with_fields(step, what=it),) for step in (deed, more))
    return (e.Pick(chosen), e.ChooseOne(ways))


_THAT_ONE: Final = (IT, THAT_ONE, THAT_CHARACTER)


def _of_earlier(first: Steps, then: Steps, last: Steps, said: InPlace) -> Steps:
    _in_place(last, said)
    if is_shown(first):
        raise Misfit  # no deed that another one could stand for
    deed = _deed(said.steps[0])
    if deed in map(_deed, first):
        return (e.If(said.fact, said.steps, first), *then, *last)
    if deed in map(_deed, then + last):
        raise Misfit
    return (e.If(said.fact, said.steps, first + then + last),)


def _deed(step: e.Effect) -> tuple[type[e.Effect], e.Place | None]:
    """What is done, with whatever cards."""
    if isinstance(step, e.May):
        return _deed(step.effects[0])
    return type(step), step.to if isinstance(step, e.Move) else None


def of_its_own(better: Steps, first: Steps) -> Steps:
    """The first deed is not done, so that what points to its cards chooses them: "it gains +4000"."""
    _told_in_full(better, first)
    if isinstance(better[0], e.Pick) and not isinstance(first[0], e.Pick):
        raise Misfit  # what is only chosen is no deed
    if not isinstance(getattr(better[0], "what", None), Slot):
        return _as_long(better, first)
    chosen = getattr(first[0], "what", None)
    if len(first) != 1 or not isinstance(chosen, (Choose, Every, This, Battling)):
        raise Misfit
    return _as_long((with_fields(better[0], what=chosen), *better[1:]), first)


def _as_long(better: Steps, first: Steps) -> Steps:
    """The same card "gains +3000 power instead": as long as it would have gained less."""
    one, two = first[0], better[0]
    same = type(one) is type(two) and getattr(one, "what", None) == getattr(two, "what", None)
    if not same or getattr(two, "duration", None) != Duration.ON_FIELD:
        return better
    return (with_fields(two, duration=getattr(one, "duration", Duration.ON_FIELD)), *better[1:])


def _told_in_full(better: Steps, first: Steps) -> None:
    """ "K.O. up to 1 of your opponent's Characters with ... K.O. up to 2 Characters instead": whose?"""
    one, two = getattr(first[0], "what", None), getattr(better[0], "what", None)
    if type(first[0]) is not type(better[0]) or not isinstance(one, Choose) or not isinstance(two, Choose):
        return
    whose = two.cards.owner is Owner.EITHER and one.cards.owner is not Owner.EITHER
    if whose and one.cards.areas == two.cards.areas:
        raise Misfit


def _chosen_anew(better: Steps, first: Steps) -> Steps:
    """What is only chosen, and what points to cards of the deed that is not done, is no deed of its own."""
    _told_in_full(better, first)
    if isinstance(better[0], (e.Pick, e.May)) or isinstance(getattr(better[0], "what", None), Slot):
        raise Misfit
    return better


def _more_power(effect: Steps, fact: c.Condition, better: Steps, number: int) -> Steps:
    step = effect[0]
    if len(effect) != 1 or not isinstance(step, e.GainPower) or step.amount != number:
        raise Misfit
    return (e.If(fact, of_its_own(better, effect), effect),)


def _not_drawing(effect: Steps, fact: c.Condition, better: Steps, number: int) -> Steps:
    if effect != (e.Draw(number),):
        raise Misfit
    return (e.If(fact, (e.ChooseOne((effect, better)),), effect),)


def _as_said(what: Selection, number: int, owner: Owner, other: Noun | None = None) -> Selection:
    """ "Choose up to 1 ... instead of a Character with ...": as many, and instead of what was said."""
    if not isinstance(what, Choose) or (what.count, what.up_to) != (number, True):
        raise Misfit
    if other is not None and other.cards(owner) != what.cards:
        raise Misfit
    return what


def _aim_better(step: e.Effect, fact: c.Condition, owner: Owner, noun: Noun) -> Steps:
    return (e.If(fact, _aimed((step,), owner, noun), (step,)),)


def _aimed(effect: Steps, owner: Owner, noun: Noun) -> Steps:
    """The same deed with other cards to choose from."""
    step = effect[0]
    if len(effect) != 1 or not isinstance(step, (e.KO, e.Rest, e.Move)) or not isinstance(step.what, Choose):
        raise Misfit
    return (replace(step, what=replace(step.what, cards=noun.cards(owner))),)


def _may_aim(effect: Steps, owner: Owner, noun: Noun) -> Steps:
    """Either deed; where the second one takes in all cards of the first, that is one choice."""
    (aimed,) = _aimed(effect, owner, noun)
    one, two = getattr(effect[0], "what", None), getattr(aimed, "what", None)
    assert isinstance(one, Choose)
    assert isinstance(two, Choose)
    return (aimed,) if _takes_in(two.cards, one.cards) else (e.ChooseOne((effect, (aimed,))),)


def _takes_in(wide: Cards, narrow: Cards) -> bool:
    """Whether the same is said of the cards, but for higher bounds or less of it."""
    if (wide.owner, wide.areas) != (narrow.owner, narrow.areas):
        return False
    said = _parts(narrow.filter)
    return all(any(_is_looser(part, other) for other in said) for part in _parts(wide.filter))


def _parts(said: f.Filter | None) -> tuple[f.Filter, ...]:
    return said.filters if isinstance(said, f.AllOf) else () if said is None else (said,)


def _is_looser(wide: f.Filter, narrow: f.Filter) -> bool:
    if not isinstance(wide, (f.CostIs, f.PowerIs)) or not isinstance(narrow, type(wide)):
        return wide == narrow
    bounds = wide.amount, narrow.amount
    alike = (wide.compare, wide.base) == (narrow.compare, narrow.base) == ("<=", wide.base)
    return alike and isinstance(bounds[0], int) and isinstance(bounds[1], int) and bounds[0] >= bounds[1]
