"""The one or the other: "If A, X. Otherwise, Y. Then, Z." What follows a fork is done after either way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.amounts import CountOf
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.what_is_done.flow import STEPS, done_in_full, if_done
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.which_cards.references import IT, LOOKED, REVEALED, THE_OTHER, YOUR_REVEALED
from optcg.text.pointing.back import asked_about, needs_no_card
from optcg.text.pointing.pronouns import SLOT_FIELDS
from optcg.text.with_fields import with_fields

_Parting: TypeAlias = Callable[[c.Condition, Steps, Steps], Steps]


def parted(fact: c.Condition, then: Steps, other: Steps) -> Steps:
    """Rule 4-10-1: if the "if" is about a card and there is none, neither way is gone."""
    other = _of_the_same(then, other)
    about = asked_about(fact)
    if about is not None and not needs_no_card(other):
        other = (e.If(c.SlotFits(about), other),)
    return (e.If(fact, then, other),)


def _of_the_same(then: Steps, other: Steps) -> Steps:
    """ "Your Leader gains A; otherwise, it gains B": it is that card, for the sentences are alike."""
    what, again = getattr(then[0], "what", None), getattr(other[0], "what", None)
    alike = type(then[0]) is type(other[0]) and hasattr(then[0], "duration") and len(then) == len(other) == 1
    if alike and again == Slot(IT) and isinstance(what, (Choose, Every, This)):
        return (with_fields(other[0], what=what),)
    return other


def plainly(fact: c.Condition, then: Steps, other: Steps) -> Steps:
    """Whatever it is that does not hold; the writer's own words."""
    return (e.If(fact, then, other),)


# Each wording with one sentence, with more that follow it, with a deed on which more hangs, and with words
# that reach to the end of the text ("Otherwise, if ...").
for _not, _parting in (("If not", parted), ("If that is not the case", plainly)):
    _fork = f"if <condition> , <clauses> . {_not} ,"
    STEPS.says(f"{_fork} <clauses> (.)", _parting)
    STEPS.says(
        f"{_fork} <clauses> <stop> <steps>",
        lambda fact, then, other, _, rest, part=_parting: _and_on(part, fact, then, other, rest),
    )
    # Behind a semicolon: "Look at 1 card; if it is ..., X. Otherwise, Y.".
    STEPS.says(
        f"<effect> ; {_fork} <clauses> (.)",
        lambda effect, *said, part=_parting: (*effect, *part(*said)),
    )
    STEPS.says(
        f"<effect> ; {_fork} <clauses> <stop> <steps>",
        lambda effect, fact, then, other, _, rest, part=_parting: (
            *effect,
            *_and_on(part, fact, then, other, rest),
        ),
    )
    STEPS.says(
        f"{_fork} <effect> . If you do|did , <steps>",
        lambda fact, then, other, rest, part=_parting: part(
            fact, then, (*other, e.If(done_in_full(other), if_done(rest)))
        ),
    )
    STEPS.says(
        f"{_fork} <steps>",
        lambda fact, then, other, part=_parting: part(fact, then, _to_the_end(other)),
    )
# "If you have ..., X; if you do not, Y": "do" is "have" there, for of X nothing need be asked.
STEPS.says(
    "if <condition> , <clauses> . If you do not , <clauses> (.)",
    lambda fact, then, other: parted(_held_by_you(fact), _sure(then), other),
)
# Of two things that you have, and of a deed that may be left, it is said of either: two meanings.
STEPS.says(
    "if <condition> , <effect> . If you do not , <steps>",
    lambda fact, then, other: (e.If(_both_held(fact), then, other),),
)
_SHOWN: Final = {LOOKED, REVEALED, YOUR_REVEALED, THE_OTHER}
for _done, _who in (
    ("you may <effect> . If you do , <clauses> . If you do not ,", Owner.YOU),
    ("your opponent may <their-part> . If they do , <clauses> . If they do not ,", Owner.OPPONENT),
    (
        "your opponent may do as follows ( <steps> ) . If they do , <clauses> . If they do not ,",
        Owner.OPPONENT,
    ),
):
    STEPS.says(
        f"{_done} <clauses> (.)", lambda steps, then, other, who=_who: (e.May(steps, then, other, who),)
    )
    STEPS.says(
        f"{_done} <clauses> <stop> <steps>",
        lambda steps, then, other, _, rest, who=_who: (
            (e.May(steps, then, other + rest, who),)
            if _of_second(then, other, rest)
            else (e.May(steps, then, other, who), *rest)
        ),
    )
    STEPS.says(
        f"{_done} <steps>",
        lambda steps, then, other, who=_who: (e.May(steps, then, _to_the_end(other), who),),
    )


def _and_on(part: _Parting, fact: c.Condition, then: Steps, other: Steps, rest: Steps) -> Steps:
    """What follows a fork is done after either way, or belongs to the second one."""
    if _of_second(then, other, rest):
        return part(fact, then, other + rest)
    return part(fact, then, other) + rest


def _held_by_you(fact: c.Condition) -> c.Condition:
    if isinstance(fact, c.Both):
        return c.Both(tuple(map(_held_by_you, fact.conditions)))
    if not isinstance(fact, c.Compare) or not isinstance(fact.left, CountOf):
        raise Misfit
    if fact.left.cards.owner is not Owner.YOU or fact.compare != ">=":
        raise Misfit
    return fact


def _both_held(fact: c.Condition) -> c.Condition:
    if not isinstance(fact, c.Both):
        raise Misfit
    return _held_by_you(fact)


def _sure(steps: Steps) -> Steps:
    """What is done whenever it comes to it."""
    if not all(isinstance(step, e.Draw) for step in steps):
        raise Misfit
    return steps


def _to_the_end(steps: Steps) -> Steps:
    """ "Otherwise, if B, Y. Then, Z": all that follows hangs on the second "if"."""
    match steps:
        case (e.If() | e.ChooseOne(),):
            return steps
        case (e.May(_, then, otherwise),) if then or otherwise:
            return steps
    raise Misfit


def _of_second(then: Steps, other: Steps, rest: Steps) -> bool:
    """Whether what follows speaks of cards of the second way, and so is said of it alone."""
    words = words_in(rest)
    if touches(other, words):
        return True
    if touches(then, words):
        raise Misfit  # cards of the first way, or of what was before both?
    return False


def touches(steps: Steps, words: set[int]) -> bool:
    """Whether words that point back might mean cards of these steps."""
    if words & _SHOWN and _has(steps, (e.Look, e.Reveal)):
        return True
    return bool(words - _SHOWN) and _has(steps, (Selection, e.Draw, e.DrawUpTo))


def chooses(steps: Steps) -> bool:
    """Whether cards are chosen or shown by these steps."""
    return _has(steps, (Selection,))


def _has(node: object, kinds: tuple[type, ...]) -> bool:
    if isinstance(node, tuple):
        return any(_has(part, kinds) for part in node)
    if isinstance(node, kinds) and not isinstance(node, (This, Slot)):
        return True
    return is_dataclass(node) and any(_has(getattr(node, field.name), kinds) for field in fields(node))


def words_in(node: object) -> set[int]:
    """The words in it that point back."""
    if isinstance(node, tuple):
        return {word for part in node for word in words_in(part)}
    if not is_dataclass(node):
        return set()
    found: set[int] = set()
    for field in fields(node):
        value = getattr(node, field.name)
        if field.name in SLOT_FIELDS and isinstance(value, int) and value < 0:
            found.add(value)
        else:
            found |= words_in(value)
    return found
