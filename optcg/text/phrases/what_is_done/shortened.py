"""A better deed that leaves out what the first one has said: "If ..., add up to 2 cards instead"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.conditions import Condition
from optcg.model.effects import Effect, Place
from optcg.model.filters import Filter
from optcg.model.selections import Choose, Owner, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.better import BETTER, of_its_own
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.giving import Many
from optcg.text.phrases.what_is_done.moves import FIELD, Steps
from optcg.text.phrases.which_cards.describe import Described, all_of
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.with_fields import with_fields

_DECK_PLACES: Final = (Place.DECK_TOP, Place.DECK_BOTTOM, Place.DECK_EITHER)
_ADDED: Final = (Place.HAND, Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)

# Which deeds a verb alone can stand for.
_VERBS: Final[dict[str, Callable[[Effect], bool]]] = {
    "play": lambda step: isinstance(step, e.Play),
    "K.O.": lambda step: isinstance(step, e.KO),
    "rest": lambda step: isinstance(step, (e.Rest, e.RestDon)),
    "set": lambda step: isinstance(step, (e.SetActive, e.SetDonActive)),
    "draw": lambda step: isinstance(step, (e.Draw, e.DrawUpTo)),
    "trash": lambda step: isinstance(step, e.Move) and step.to is Place.TRASH,
    "add": lambda step: isinstance(step, e.AddDon) or (isinstance(step, e.Move) and step.to in _ADDED),
    "return": lambda step: isinstance(step, e.Move) and step.to in (Place.HAND, *_DECK_PLACES),
    "place": lambda step: isinstance(step, e.Move) and step.to in (*_DECK_PLACES, *_ADDED[1:]),
    "turn": lambda step: isinstance(step, e.TurnLife),
    "choose": lambda step: isinstance(step, (e.Play, e.KO, e.Rest, e.SetActive, e.Move)),
}


class Short(NamedTuple):
    """The verb, how many, and what the cards are, if that is said anew."""

    verb: str
    many: Many
    cards: str = ""  # "card" or "DON!!", where no more is said of them
    noun: Noun | None = None
    owner: Owner | None = None
    bound: Filter | None = None  # another cost or power, and all else as it was


SHORT = Phrase[Short]("short-deed")
for _verb in _VERBS:
    SHORT.says(f"{_verb} <so-many>", lambda many, verb=_verb: Short(verb, many))
    if _verb in ("trash", "add", "return", "place", "turn"):
        SHORT.says(f"{_verb} <so-many> card(s)", lambda many, verb=_verb: Short(verb, many, "card"))
    if _verb in ("add", "rest", "set", "return"):
        SHORT.says(f"{_verb} <so-many> DON!! card(s)", lambda many, verb=_verb: Short(verb, many, "DON!!"))
for _verb in ("play", "add"):
    SHORT.says(f"{_verb} <so-many> <noun>", lambda many, noun, verb=_verb: Short(verb, many, noun=noun))
    SHORT.says(f"{_verb} a|an <noun>", lambda noun, verb=_verb: Short(verb, Many(1, up_to=False), noun=noun))
for _verb in ("play", "add", "K.O.", "rest", "return", "place", "trash", "choose"):
    SHORT.says(
        f"{_verb} <so-many> <after>",
        lambda many, said, verb=_verb: Short(verb, many, bound=_bound(said)),
    )
for _verb in ("return", "place"):
    SHORT.says(
        f"{_verb} <so-many> of <whose> <noun>",
        lambda many, owner, noun, verb=_verb: Short(verb, many, noun=noun, owner=owner),
    )

BETTER.says(
    "<effect> . If <condition> , <short-deed> instead",
    lambda effect, fact, short: (e.If(fact, _anew(effect, short), effect),),
)
BETTER.says(
    "<effect> . If <condition> , you may <short-deed> instead",
    lambda effect, fact, short: (e.If(fact, (e.ChooseOne((effect, _anew(effect, short))),), effect),),
)
# Of the last sentence, or of the one before it?
BETTER.says(
    "<effect> <stop> <effect> . If <condition> , (you may) <short-deed> instead",
    lambda one, _, two, fact, short: _of_either(one, two, fact, short),
)
for _they in ("they trash", "your opponent trashes"):
    BETTER.says(
        f"<effect> . If <condition> , {_they} <count> (card|cards) instead",
        lambda effect, fact, n: (e.If(fact, _they_trash(effect, n), effect),),
    )
for _state in ("", "rested", "active"):
    BETTER.says(
        f"<effect> . If <condition> , give <so-many> {_state} DON!! card(s) instead",
        lambda effect, fact, many, state=_state: (
            e.If(fact, _numbered(_giving(effect, state), many), effect),
        ),
    )
BETTER.says(
    "<effect> . If <condition> , deal <count> damage instead",
    lambda effect, fact, n: (e.If(fact, _numbered(_of_kind(effect, e.Damage), Many(n, False)), effect),),
)
for _value, _gain in (("power", e.GainPower), ("cost", e.GainCost)):
    BETTER.says(
        f"<effect> . If <condition> , give <signed> {_value} instead",
        lambda effect, fact, n, gain=_gain: (
            e.If(fact, (with_fields(_of_kind(effect, gain), amount=n),), effect),
        ),
    )
BETTER.says(
    "<effect> . If <condition> , the cost becomes <number> or less instead",
    lambda effect, fact, n: (e.If(fact, _of_cost(effect, n), effect),),
)
BETTER.says(
    "<effect> . If <condition> , <effect> instead of <number> (card|cards)",
    lambda effect, fact, better, n: _more_than(effect, fact, better, n),
)
# More cards to look at; the rest of it stays as it was said.
_LOOK_AT_MORE = "If <condition> , look at <number> cards instead"
BETTER.says(f"<clauses> . {_LOOK_AT_MORE}", lambda steps, fact, n: _look_at_more(steps, fact, n))
BETTER.says(
    f"<clauses> <stop> <clauses> . {_LOOK_AT_MORE}",
    lambda steps, _, rest, fact, n: _look_at_more(steps + rest, fact, n),
)
STEPS.says(
    "if <condition> , <effect> . if not , <effect> instead (.)",
    lambda fact, effect, worse: (e.If(fact, effect, of_its_own(worse, effect)),),
)


def _of_either(one: Steps, two: Steps, fact: Condition, short: Short) -> Steps:
    """A second meaning, where the verb may stand for either deed."""
    _anew(two, short)
    return (e.If(fact, _anew(one, short), one), *two)


def _bound(said: Described) -> Filter:
    if said != Described(said.filter) or not isinstance(said.filter, (f.CostIs, f.PowerIs)):
        raise Misfit
    return said.filter


def _rebound(what: Choose, bound: Filter) -> Choose:
    """ "Up to 1 with a cost of 5 or less instead": in place of the cost that was said first."""
    said = what.cards.filter
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    if sum(type(part) is type(bound) for part in parts) != 1:
        raise Misfit
    kept = [part for part in parts if type(part) is not type(bound)]
    return replace(what, cards=replace(what.cards, filter=all_of(*kept, bound)))


def _anew(effect: Steps, short: Short) -> Steps:
    step, may = effect[0], False
    if isinstance(step, e.May) and step == type(step)(step.effects):
        # "Up to 1 card from the top": whether it is done is asked, and not how many.
        effect, may = step.effects, True
        step = effect[0]
    if len(effect) != 1 or not _VERBS[short.verb](step):
        raise Misfit
    what = getattr(step, "what", None)
    if what is None:
        if short.noun is not None or short.bound is not None or short.cards == "card":
            raise Misfit
        return _numbered(step, short.many)
    if short.cards == "DON!!" or (may and not isinstance(what, Top)):
        raise Misfit
    if isinstance(what, Top):
        return _on_top(step, what, short)
    if not isinstance(what, Choose):
        raise Misfit
    chosen = replace(_chosen(what, short), count=short.many.count, up_to=short.many.up_to)
    return (with_fields(step, what=chosen),)


def _on_top(step: Effect, what: Top, short: Short) -> Steps:
    """Rule 4-8-1: how many is said before any of them is seen."""
    if short.noun is not None or short.bound is not None:
        raise Misfit
    count, up_to = short.many.count, short.many.up_to
    if up_to and count == 1:
        raise Misfit
    return (with_fields(step, what=replace(what, count=count, up_to=up_to)),)


def _chosen(what: Choose, short: Short) -> Choose:
    """From the same place; what the cards are is as it was, or as it is said anew."""
    if short.bound is not None:
        return _rebound(what, short.bound)
    if short.noun is None:
        if short.cards and what.cards.filter is not None:
            raise Misfit  # cards of which kind, the words do not tell
        return what
    noun = short.noun
    if noun.described != Described(noun.described.filter) or noun.described.filter is None:
        raise Misfit
    if FIELD.issuperset(what.cards.areas):
        if short.owner is None:
            raise Misfit
        return replace(what, cards=noun.cards(short.owner))
    if short.owner is not None or Area.LIFE in what.cards.areas:
        raise Misfit
    told = _traits(noun.described.filter)
    if f.NameIs not in told and not _traits(what.cards.filter) <= told:
        raise Misfit  # is the type of the first cards still said?
    return replace(what, cards=replace(what.cards, filter=noun.filter()))


def _traits(said: Filter | None) -> set[type[Filter]]:
    """What a description tells of, but for numbers and categories."""
    parts = said.filters if isinstance(said, (f.AllOf, f.AnyOf)) else (said,)
    found = {trait for part in parts if isinstance(part, (f.AllOf, f.AnyOf)) for trait in _traits(part)}
    numbers = (f.AllOf, f.AnyOf, f.CostIs, f.PowerIs, f.CategoryIs)
    return found | {type(part) for part in parts if part is not None and not isinstance(part, numbers)}


def _numbered(step: Effect, many: Many) -> Steps:
    changed: dict[str, object] = {"count": many.count}
    if hasattr(step, "up_to"):
        changed["up_to"] = many.up_to
    elif many.up_to:
        raise Misfit
    return (with_fields(step, **changed),)


def _of_cost(effect: Steps, number: int) -> Steps:
    if len(effect) != 1 or not isinstance(what := getattr(effect[0], "what", None), Choose):
        raise Misfit
    return (with_fields(effect[0], what=_rebound(what, f.CostIs("<=", number))),)


def _more_than(effect: Steps, fact: Condition, better: Steps, number: int) -> Steps:
    """ "Draw 2 cards instead of 1": the number of the first deed is said again."""
    if len(effect) != 1 or len(better) != 1 or not isinstance(effect[0], e.Draw):
        raise Misfit
    if effect[0].count != number or not isinstance(better[0], e.Draw):
        raise Misfit
    return (e.If(fact, better, effect),)


def _of_kind(effect: Steps, kind: type[Effect]) -> Effect:
    if len(effect) != 1 or not isinstance(effect[0], kind):
        raise Misfit
    return effect[0]


def _giving(effect: Steps, state: str) -> Effect:
    """DON!! cards in the same state, if one is said."""
    step = _of_kind(effect, e.GiveDon)
    if state and getattr(step, "state", None) != state:
        raise Misfit
    return step


def _they_trash(effect: Steps, count: Amount) -> Steps:
    step = _of_kind(effect, e.Move)
    what = getattr(step, "what", None)
    if not isinstance(what, Choose) or what.chooser is not Owner.OPPONENT or not _VERBS["trash"](step):
        raise Misfit
    return (with_fields(step, what=replace(what, count=count)),)


def _look_at_more(steps: Steps, fact: Condition, number: int) -> Steps:
    look = steps[0]
    if not isinstance(look, e.Look) or not isinstance(look.what, Top) or look.what.up_to:
        raise Misfit
    more = replace(look, what=replace(look.what, count=number))
    return (e.If(fact, (more, *steps[1:]), steps),)
