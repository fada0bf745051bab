"""Two cards that were chosen together, told apart: one has this done to it, the other that."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.selections import Choose, ChooseFrom, Selection, Slot
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.describe import all_of
from optcg.text.phrases.which_cards.references import BEFORE_LATEST, LATEST

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
for _words in (
    "give <one-of-both> <boons> and (give) <the-other> <boons> <until>",
    "<one-of-both> gains|gets <boons> and <the-other> gains|gets <boons> <until>",
):
    EFFECT.says(_words, lambda n, one, _, two, until: _one_and_other(n, one, two, until))
ONE_OF_BOTH = Phrase[int]("one-of-both")
ONE_OF_BOTH.says("<number> Character", lambda n: n)
ONE_OF_BOTH.means("one (of them)", 1)
ONE_OF_BOTH.means("one card", 1)
ONE_OF_BOTH.means("one of the selected|chosen cards|Characters", 1)
OTHER_OF_BOTH = Phrase[None]("the-other")
for _words in ("the other", "the other card", "the other Character", "the other one"):
    OTHER_OF_BOTH.means(_words, None)


def _one_and_other(number: int, one: Steps, two: Steps, until: Duration) -> Steps:
    """Of two cards that were chosen one has this, the other that, as the player likes."""
    if until is Duration.ON_FIELD:
        raise Misfit
    return (
        e.Pick(ChooseFrom(LATEST, None, number)),
        *say(Slot(LATEST), one, until),
        *say(Slot(BEFORE_LATEST, f.Without(f.Among(LATEST))), two, until),
    )


# One card has this, another one of the same kind that.
for _words in (
    "give <cards> <boons> and another (one) <boons> <until>",
    "give <cards> <boons> and up to <one> other (one) <boons> <until>",
    "<cards> gains|gets <boons> and another (one) gains|gets <boons> <until>",
):
    EFFECT.says(_words, lambda what, one, *said: _and_another(what, one, *said[-2:]))
EFFECT.says(
    "give <cards> <boons> and up to <one> other Character <boons> <until>",
    lambda what, one, _, two, until: _and_another(_any_character(what), one, two, until),
)
ONE_MORE = Phrase[int]("one")
ONE_MORE.says("<number>", lambda n: _just_one(n))


def _just_one(number: int) -> int:
    if number != 1:
        raise Misfit
    return number


def _any_character(what: Selection) -> Selection:
    """Whether a description is said of the other one too, the words do not tell."""
    if not isinstance(what, Choose) or what.cards.filter is not None or what.cards.areas != (Area.CHARACTER,):
        raise Misfit
    return what


def _and_another(what: Selection, one: Steps, two: Steps, until: Duration) -> Steps:
    if not isinstance(what, Choose) or what.count != 1 or until is Duration.ON_FIELD:
        raise Misfit
    others = all_of(what.cards.filter, f.Without(f.Among(LATEST)))
    another = replace(what, cards=replace(what.cards, filter=others))
    return (*say(what, one, until), *say(another, two, until))
