"""Numbers that grow with something, but no further than to a limit."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import AtMost, Counted, Per
from optcg.model.durations import Duration
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.with_fields import with_fields

CAP = Phrase[int]("cap")
for _words in ("up to (a maximum of)", "to|with a maximum of", "maximum (of)"):
    CAP.says(f"{_words} <signed> (power|cost)", lambda n: n)
    CAP.says(f"{_words} <number> (power|cost|card|cards)", lambda n: n)
CAPPED = Phrase[Steps]("capped")
CAPPED.says("<effect> (,) <cap>", lambda steps, most: _capped(steps, most))
CAPPED.says("<effect> ( <cap> )", lambda steps, most: _capped(steps, most))
CLAUSES.says("<capped>", lambda steps: steps)
# In front of how long it lasts.
for _cap in (", <cap> , <duration>", "( <cap> ) <duration>", "(,) <cap> <duration>"):
    CLAUSES.says(f"<effect> {_cap}", lambda steps, most, until: _lasting(_capped(steps, most), until))
    for _value, _gain in (("power", e.GainPower), ("cost", e.GainCost)):
        EFFECT.says(
            f"<targets> gain(s)|get(s) {_value} equal to <amount> {_cap}",
            lambda what, amount, most, until, gain=_gain: _capped(
                (gain(on_field(what), amount, until),), most
            ),
        )
AMOUNT.says("( <amount> , but no further than <number> )", AtMost)
AMOUNT.says("( <amount> , but no further than <signed> )", AtMost)


def _capped(steps: Steps, most: int) -> Steps:
    """The last number, which grows with something."""
    *before, last = steps
    field = next((name for name in ("amount", "count") if isinstance(getattr(last, name, None), Counted)), "")
    if not field:
        raise Misfit
    grows = getattr(last, field)
    each = grows.each if isinstance(grows, Per) else 1
    if each < 0 < most:
        most = -most  # "give -1000 power for every ..., up to 5000"
    if each * most <= 0 or most % each:
        raise Misfit
    return (*before, with_fields(last, **{field: AtMost(grows, most)}))


def _lasting(steps: Steps, until: Duration) -> Steps:
    *before, last = steps
    if before or not isinstance(last, (e.GainPower, e.GainCost)) or last.duration is not Duration.ON_FIELD:
        raise Misfit
    return (with_fields(last, duration=until),)
