"""A card that was just drawn and is shown: "draw 1 card and reveal it", "draw 1 card. You may reveal it"."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Drawn
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CLAUSES, STEPS, if_done
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps

THE_DRAWN = Phrase[None]("drawn-card")
for _words in ("it", "that card", "the drawn card", "the card drawn", "the card (that) you drew"):
    THE_DRAWN.means(_words, None)
ONE_DRAWN = Phrase[Steps]("one-drawn")
ONE_DRAWN.says("(you) draw <number> card", lambda n: _one(n))
EFFECT.says("<one-drawn> <and> reveal <drawn-card>", lambda draw, *_: (*draw, e.Reveal(Drawn())))
CLAUSES.says("<one-drawn> <stop> reveal <drawn-card>", lambda draw, *_: (*draw, e.Reveal(Drawn())))
_MAY = e.May((e.Reveal(Drawn()),))
for _may in (
    "<one-drawn> <stop> you may|can reveal <drawn-card>",
    "<one-drawn> <and> you may reveal <drawn-card>",
):
    CLAUSES.says(_may, lambda draw, *_: (*draw, _MAY))
    STEPS.says(
        f"{_may} . If you do|did , <steps>",
        lambda draw, *said: (*draw, e.May(_MAY.effects, then=if_done(said[-1]))),
    )


def _one(number: int) -> Steps:
    """Of several cards "it" would be one."""
    if number != 1:
        raise Misfit
    return (e.Draw(1),)
