"""Menus: several effects of which a player chooses one or some; and what is done if it is not so."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from optcg.model import effects as e
from optcg.model.conditions import Condition
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CHOICE, CLAUSES, STEPS
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps

_MANY = 16  # more ways to choose are no menu any more


class Pick(NamedTuple):
    """How many of the options: from `least` to `most` (None: all of them)."""

    least: int
    most: int | None


OPTIONS_CHOSEN = Phrase[int]("options-chosen")
OPTIONS_CHOSEN.says("<number>", lambda n: n)
OPTIONS_CHOSEN.means("one", 1)
OPTIONS_CHOSEN.means("two", 2)
OPTIONS_CHOSEN.means("three", 3)

PICKS = Phrase[Pick]("picks")
PICKS.says("<options-chosen>", lambda n: Pick(n, n))
PICKS.says("up to <options-chosen>", lambda n: Pick(0, n))
PICKS.says("<options-chosen> or more", lambda n: Pick(n, None))
PICKS.says("any number", lambda: Pick(0, None))
PICKS.means("one or both", Pick(1, 2))

CHOICE.says(
    "choose <picks> of the following effect(s) : <options>", lambda picks, options: _some(picks, options)
)
CHOICE.says(
    "your opponent chooses <picks> of the following effect(s) : <options>",
    lambda picks, options: _some(picks, options, Owner.OPPONENT),
)
CHOICE.says("do <picks> of the following : <options>", lambda picks, options: _some(picks, options))
CHOICE.says(
    "choose <picks> of the following effect(s) and activate it|them : <options>",
    lambda picks, options: _some(picks, options),
)
CHOICE.says("choose <picks> (of the following) : <options>", lambda picks, options: _some(picks, options))
CHOICE.says(
    "your opponent chooses <picks> (of the following) : <options>",
    lambda picks, options: _some(picks, options, Owner.OPPONENT),
)

# More of them, if something holds.
BETTER_PICKS = Phrase[Pick]("better-picks")
BETTER_PICKS.means("both|all (of them)", Pick(2, None))
BETTER_PICKS.says("<picks>", lambda picks: picks)
for _first in ("choose <picks>", "choose <picks> of|from the following (effects)"):
    for _then in ("choose <better-picks> instead", "instead choose <better-picks>"):
        for _may in (False, True):
            CHOICE.says(
                f"{_first} . If <condition> , {'you may ' if _may else ''}{_then} .|: <options>",
                lambda picks, fact, better, options, may=_may: _or_more(picks, fact, better, options, may),
            )


def _or_more(picks: Pick, fact: Condition, better: Pick, options: tuple[Steps, ...], may: bool) -> Steps:
    if better == Pick(2, None):
        better = Pick(len(options), None)
    more = Pick(min(picks.least, better.least), better.most) if may else better
    return (e.If(fact, _some(more, options), _some(picks, options)),)


# Somebody else chooses, if something holds.
CHOOSING = Phrase[tuple[Owner, Pick]]("choosing")
CHOOSING.says("choose <picks>", lambda picks: (Owner.YOU, picks))
CHOOSING.says("your opponent chooses <picks>", lambda picks: (Owner.OPPONENT, picks))
INSTEAD = Phrase[tuple[Owner, bool]]("chooses-instead")
for _one in ("", "1 "):
    for _words, _who in (("you choose", Owner.YOU), ("your opponent chooses", Owner.OPPONENT)):
        INSTEAD.means(f"{_words} {_one}instead", (_who, False))
    INSTEAD.means(f"you may choose {_one}instead", (Owner.YOU, True))
for _following in ("", "of|from the following (effects)"):
    CHOICE.says(
        f"<choosing> {_following} . If <condition> , <chooses-instead> .|: <options>",
        lambda choosing, fact, instead, options: _by_another(choosing, fact, instead, options),
    )


def _by_another(
    choosing: tuple[Owner, Pick], fact: Condition, instead: tuple[Owner, bool], options: tuple[Steps, ...]
) -> Steps:
    (who, picks), (other, may) = choosing, instead
    if other is who or picks != Pick(1, 1):
        raise Misfit
    plain, changed = _some(picks, options, who), _some(picks, options, other)
    # Who may choose instead says who chooses.
    return (e.If(fact, (e.ChooseOne((changed, plain)),) if may else changed, plain),)


# What the opponent must do, the one or the other.
EFFECT.says(
    "your opponent must <opponents-effect> or <opponents-effect>",
    lambda one, two: (e.ChooseOne((one, two), Owner.OPPONENT, either=True),),
)
CLAUSES.says(
    "your opponent may <opponents-effect> or <opponents-effect>",
    lambda one, two: (e.May((e.ChooseOne((one, two), Owner.OPPONENT),), who=Owner.OPPONENT),),
)
STEPS.says(
    "your opponent may <opponents-effect> or <opponents-effect> . If they do not , <steps>",
    lambda one, two, rest: (
        e.May((e.ChooseOne((one, two), Owner.OPPONENT),), otherwise=rest, who=Owner.OPPONENT),
    ),
)


def _some(picks: Pick, options: tuple[Steps, ...], chooser: Owner = Owner.YOU) -> Steps:
    """Each way to choose is an option of its own; what is chosen is done in the order of the text."""
    most = len(options) if picks.most is None else picks.most
    if len(options) < 2 or not 0 < most <= len(options) or picks.least > most:
        raise Misfit
    ways = [
        tuple(step for option in chosen for step in option)
        for count in range(max(picks.least, 1), most + 1)
        for chosen in combinations(options, count)
    ]
    if len(ways) > _MANY:
        raise Misfit
    steps: Steps = (e.ChooseOne(tuple(ways), chooser),) if len(ways) > 1 else ways[0]
    return steps if picks.least else (e.May(steps, who=chooser),)
