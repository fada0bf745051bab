"""What cards cannot do unless they are, or have, something: "cannot attack unless it has 2 DON!! given".

It is asked each time, of the very card: for a time the card gains a permanent effect (Rules 8-1-3-3, 8-2-4).
"""

from __future__ import annotations

from typing import Final

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Choose, Every, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.standing import if_so
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.whole_lines.abilities import STATIC, permanents

# What the card, or each of the cards, must be.
UNLESS = Phrase[Filter]("unless-so")
UNLESS.says("unless it <is-all>", lambda so: so)
UNLESS.says("unless that Character|Leader|card <is-all>", lambda so: so)
UNLESS.says("unless they <is-so>", lambda so: so)
for _card in ("it", "them", "that Character|Leader|card"):
    UNLESS.says(
        f"unless <number> <bound> DON!! card(s) is|are given to {_card}",
        lambda n, bound: f.GivenDonIs(bound, n),
    )
STATIC.says(
    "<cards-cannot> <ban> <unless-so> (.)",
    lambda what, said, so: permanents(*if_so(say(what, said), f.Without(so))),
)
STATIC.says(
    "if <condition> , <cards-cannot> <ban> <unless-so> (.)",
    lambda fact, what, said, so: permanents(*_both(fact, *if_so(say(what, said), f.Without(so)))),
)
EFFECT.says(
    "<cards-cannot> <ban> <duration> <unless-so>",
    lambda what, bans, until, so: _for_a_time(what, bans, so, until),
)
EFFECT.says(
    "<cards-cannot> <ban> <unless-so> <duration>",
    lambda what, bans, so, until: _for_a_time(what, bans, so, until),
)
EFFECT.says(
    "<duration> , <cards-cannot> <ban> <unless-so>",
    lambda until, what, bans, so: _for_a_time(what, bans, so, until),
)

# What is said of the very card alike on either side of the table.
_CAUSES: Final = ("", "effects", "battle")


def _both(fact: c.Condition, steps: Steps, more: c.Condition | None) -> tuple[Steps, c.Condition]:
    return steps, fact if more is None else c.Both((fact, more))


def _for_a_time(what: Selection, bans: Steps, so: Filter, until: Duration) -> Steps:
    """Of several that are chosen it is not told whether each is asked by itself."""
    if not isinstance(what, (Choose, Every, Slot)) or (isinstance(what, Choose) and what.count != 1):
        raise Misfit
    for ban in bans:
        if not isinstance(ban, e.Forbid) or ban.by not in _CAUSES or ban.source is not None:
            raise Misfit
    ability = a.PermanentEffect(say(This(), bans), c.ThisCardIs(f.Without(so)))
    return (e.Grant(on_field(what), ability, until),)
