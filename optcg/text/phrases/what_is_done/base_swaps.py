"""Base powers or base costs that two cards exchange (Rule 4-9)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import Choose, Every, Selection, Slot
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field, together
from optcg.text.phrases.which_cards.references import LATEST
from optcg.text.phrases.which_cards.selecting import Aside

_Swap = type[e.SwapBasePower] | type[e.SwapBaseCost]

# One card that is known already: this one (None), or one of an earlier step.
KNOWN = Phrase[int | None]("known-card")
KNOWN.means("this Character|Leader|card", None)
KNOWN.says("<that-card>", lambda slot: slot)
KNOWN_S = Phrase[int | None]("known-card-s")
KNOWN_S.means("this Character's|Leader's|card's", None)
KNOWN_S.says("<that-card-s>", lambda slot: slot)


def _patterns(what: str, swap: _Swap) -> None:
    base = f"base {what}"
    # The two cards that were chosen.
    for words in (
        f"swap the {base}(s) of <that-card> (with each other) <duration>",
        f"the {base}(s) of <that-card> is|are swapped (with each other) <duration>",
        f"swap their {base}(s) (with each other) <duration>",
        f"<that-card> swap (their) {base}(s) (with each other) <duration>",
    ):
        EFFECT.says(words, lambda *said: (swap(LATEST, LATEST, said[-1]),))
    # Two cards that are chosen for it.
    for words in (
        f"swap the {base}(s) of <cards> (with each other) <duration>",
        f"the {base}(s) of <cards> is|are swapped (with each other) <duration>",
    ):
        EFFECT.says(
            words,
            lambda what, until: (e.Pick(on_field(_two(what))), swap(LATEST, LATEST, until)),
        )
    for both in (
        f"the {base} of <cards> and <cards>",
        f"the {base} of <cards> with the {base} of <cards>",
        f"the {base} of <cards> with that of <cards>",
        f"<whose-base> {base} with the {base} of <cards>",
        f"<whose-base> {base} with that of <cards>",
        f"the {base} of <cards> with <whose-base> {base}",
        f"<whose-base> {base} with <whose-base> {base}",
    ):
        for mutual in ("", " with each other") if " and " in both else ("",):
            EFFECT.says(
                f"swap {both}{mutual} <duration>",
                lambda one, two, until: _swapped(swap, one, two, until),
            )
            EFFECT.says(
                f"<duration> , swap {both}{mutual}",
                lambda until, one, two: _swapped(swap, one, two, until),
            )
    # Two cards that are known.
    for both in (
        f"<known-card-s> {base} with <known-card-s> {base}",
        f"<known-card-s> {base} with <known-card-s>",
        f"<known-card-s> {base} with the {base} of <known-card>",
        f"<known-card-s> {base} with that of <known-card>",
        f"the {base} of <known-card> with <known-card-s> {base}",
        f"the {base} of <known-card> with the {base} of <known-card>",
        f"the {base} of <known-card> with that of <known-card>",
        f"the {base}(s) of <known-card> and|with <known-card> (with each other)",
        f"<known-card-s> {base} and <known-card-s> {base} (with each other)",
    ):
        EFFECT.says(f"swap {both} <duration>", lambda one, two, until: (swap(*_known(one, two), until),))
    EFFECT.says(
        f"<known-card> and <known-card> swap (their) {base}(s) (with each other) <duration>",
        lambda one, two, until: (swap(*_known(one, two), until),),
    )


def _two(what: Selection) -> Selection:
    if not isinstance(what, Choose) or what.count != 2:
        raise Misfit
    return what


def _known(one: int | None, two: int | None) -> tuple[int | None, int]:
    """This card comes first, whichever is named first."""
    if two is None:
        one, two = two, one
    if two is None or one == two:
        raise Misfit
    return one, two


def _swapped(swap: _Swap, one: Selection, two: Selection, until: Duration) -> Steps:
    for whole, known in ((one, two), (two, one)):
        if isinstance(known, Slot) and isinstance(whole, Every) and whole.cards.areas == (Area.LEADER,):
            # "Your Leader's base power with the selected Character's".
            return (Aside(whole), swap(LATEST, known.slot, until))
    return (e.Pick(together(on_field(one), on_field(two))), swap(LATEST, LATEST, until))


_patterns("power", e.SwapBasePower)
_patterns("cost", e.SwapBaseCost)
