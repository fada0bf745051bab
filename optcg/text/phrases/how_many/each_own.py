"""Numbers that each card has of its own: DON!! given to each of them, power and cost set to a number."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import ItsOwn, Minus, PowerOf
from optcg.model.durations import Duration
from optcg.model.selections import Choose, Every, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import per, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.which_cards.references import LATEST

OWN_DON = Phrase[int]("own-don")
for _whom in ("it", "them", "that card", "that Character", "each of them", "each", "each Character"):
    OWN_DON.means(f"for every|each DON!! card given to {_whom}", 1)
OWN_DON.says("for every <number> DON!! card(s) given to it|them", lambda n: n)
OWN_DON.says("for every <number> DON!! card(s) given to each of them", lambda n: n)
for _gains in ("<targets> gain(s)|get(s)", "give <targets>"):
    EFFECT.says(
        f"{_gains} <boons> <until> <own-don>", lambda what, said, until, n: _each(what, said, until, n)
    )
    EFFECT.says(
        f"{_gains} <boons> <own-don> <duration>", lambda what, said, n, until: _each(what, said, until, n)
    )


def _each(what: Selection, said: Steps, until: Duration, every: int) -> Steps:
    return say(_several(what), tuple(per(step, (every, ItsOwn("given DON!!"))) for step in said), until)


def _several(what: Selection) -> Selection:
    """Of one card there are other words."""
    if isinstance(what, Every) or (isinstance(what, Choose) and what.count != 1):
        return what
    raise Misfit


# Set to a number: by what is missing now, each by its own.
for _value, _gain in (("power", e.GainPower), ("cost", e.GainCost)):
    for _words in (
        f"set the {_value} of <targets> to <number> <duration>",
        f"the {_value} of <targets> becomes <number> <duration>",
        f"<targets> have their {_value} become <number> <duration>",
        f"<targets> have their {_value} set to <number> <duration>",
    ):
        EFFECT.says(
            _words,
            lambda what, n, until, gain=_gain, of=_value: (
                gain(on_field(_several(what)), Minus(n, ItsOwn(of)), until),
            ),
        )
    for _words in (
        f"double the {_value} of <targets> <duration>",
        f"<targets> gain(s) {_value} equal to its own {_value} <duration>",
    ):
        EFFECT.says(
            _words,
            lambda what, until, gain=_gain, of=_value: (gain(on_field(_several(what)), ItsOwn(of), until),),
        )
EFFECT.says(
    "double the power of <cards> <duration>",
    lambda what, until: (
        e.Pick(on_field(_chosen(what))),
        e.GainPower(Slot(LATEST), PowerOf(LATEST), until),
    ),
)
EFFECT.says(
    "double this Character's|Leader's power <duration>",
    lambda until: (e.GainPower(This(), PowerOf(), until),),
)


def _chosen(what: Selection) -> Selection:
    if not isinstance(what, Choose) or what.count != 1:
        raise Misfit
    return what
