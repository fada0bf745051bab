"""Colors that cards have besides their own, and cards told by colors that they are not of (Rule 2-3)."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.selections import This
from optcg.model.terms import Color
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_is_done.changes import PREDICATE, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.describe import AFTER, Described, any_of

# Rule 2-3-5: a card of two colors is a card of each of them.
AFTER.says(
    "of (a) color(s) other than <color-list>",
    lambda left: Described(any_of(*[f.ColorIs(one) for one in Color if one not in left])),
)

# Colors that it has besides; all of them are its own, too.
COLORS_TOO = Phrase[Steps]("colors-too")
COLORS_TOO.says("<color-list>", lambda colors: tuple(e.GainTrait(This(), f.ColorIs(one)) for one in colors))
ALL_COLORS: Final = tuple(e.GainTrait(This(), f.ColorIs(one)) for one in Color)
for _words in ("all colors", "every color", "(a card) of all colors", "(a card) of every color"):
    COLORS_TOO.means(_words, ALL_COLORS)
    PREDICATE.means(f"is|are treated as {_words}", ALL_COLORS)
PREDICATE.says("is|are also <colors-too>", lambda steps: steps)
PREDICATE.says("is|are also treated as (being) <colors-too>", lambda steps: steps)
PREDICATE.says("is|are also treated as (a) <colors-too> card|cards|Character|Characters", lambda steps: steps)
EFFECT.says(
    "also treat this card|Character|Leader as <colors-too> <until>",
    lambda steps, until: say(This(), steps, until),
)
