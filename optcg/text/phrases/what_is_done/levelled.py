"""Two cards whose base values become the same: "the lower of their base powers" (Rule 4-9)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import ExtremeOf
from optcg.model.durations import Duration
from optcg.model.selections import Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.values import OWN_BASE
from optcg.text.phrases.which_cards.references import CHOSEN_ONES, SEVERAL_AT_ONCE
from optcg.text.phrases.which_cards.two_selected import Number, of_two

# Which of their two numbers: None, where it is the one that changes.
LEVEL = Phrase[tuple[bool, Number | None]]("level-of-two")
for _words, _highest in (("lower|lowest", False), ("higher|highest|greater", True)):
    LEVEL.says(f"the {_words} of their <compared-numbers>", lambda n, highest=_highest: (highest, n))
    LEVEL.says(
        f"the {_words} of the|these|those two <compared-numbers>", lambda n, highest=_highest: (highest, n)
    )
    for _two in ("of the two", "among|of them", "of the two cards|Characters"):
        LEVEL.says(f"the {_words} <compared-number> {_two}", lambda n, highest=_highest: (highest, n))
    LEVEL.means(f"the {_words} of the|these|those two (values|numbers)", (_highest, None))
TWO = Phrase[int]("both-levelled")
for _words in (
    "both (of them)",
    "both cards|Characters",
    "the two cards|Characters",
    "them",
    "those two cards|Characters",
):
    TWO.means(_words, SEVERAL_AT_ONCE)
for _words in (
    "both (of the) selected|chosen cards|Characters",
    "the (two) selected|chosen cards|Characters",
):
    TWO.means(_words, CHOSEN_ONES)
TWO_S = Phrase[int]("those-two-s")
TWO_S.means("both (of the) selected|chosen cards'|Characters'", CHOSEN_ONES)
TWO_S.means("the (two) selected|chosen cards'|Characters'", CHOSEN_ONES)
OWN_BASE.says("<those-two-s>", Slot)
for _what, _set in (("power", e.SetBasePower), ("cost", e.SetBaseCost)):
    _base = f"base {_what}|{_what}s"
    for _words in (
        f"the {_base} of <both-levelled> becomes|become (the same as)",
        f"set the {_base} of <both-levelled> to (the same as)",
    ):
        EFFECT.says(
            f"{_words} <level-of-two> <until>",
            lambda slot, level, until, step=_set, what=_what: _levelled(step, slot, what, level, until),
        )
    EFFECT.says(
        f"<those-two-s> {_base} become(s) (the same as) <level-of-two> <until>",
        lambda slot, level, until, step=_set, what=_what: _levelled(step, slot, what, level, until),
    )
    EFFECT.says(
        f"their {_base} become(s) (the same as) <level-of-two> <until>",
        lambda level, until, step=_set, what=_what: _levelled(step, SEVERAL_AT_ONCE, what, level, until),
    )


def _levelled(
    step: type[e.SetBasePower] | type[e.SetBaseCost],
    slot: int,
    what: str,
    level: tuple[bool, Number | None],
    until: Duration,
) -> Steps:
    highest, number = level
    of = number or Number(what, base=True)
    if of.what != what:
        raise Misfit
    return (step(Slot(slot), ExtremeOf(what, of_two(slot), highest, of.base), until),)
