"""What the first card of a turn costs: "the first Event you activate each turn costs 1 less"."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model.amounts import Happened
from optcg.model.conditions import Compare
from optcg.model.selections import Owner
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.hand_costs import Held
from optcg.text.phrases.when.causes import NO_CAUSE
from optcg.text.phrases.when.events import Happening, activated_by, of_player, played_by
from optcg.text.phrases.which_cards.describe import NOTHING
from optcg.text.phrases.which_cards.nouns import Noun, single
from optcg.text.phrases.whole_lines.abilities import STATIC

NTH_USED = Phrase[a.HandCost]("nth-used")
for _you, _who in (("you", Owner.YOU), ("your opponent", Owner.OPPONENT)):
    for _does in ("play(s)", "activate(s)"):
        NTH_USED.says(
            f"the <ordinal> <noun> (that) {_you} {_does} <in-a-turn>",
            lambda n, noun, turn, who=_who, events="activate" in _does: _nth(n, noun, turn, who, events),
        )
STATIC.says("<nth-used> <costs-to-use> (to play|to activate) (.)", lambda cost, n: (replace(cost, amount=n),))
STATIC.says("the cost of <nth-used> is <reduced-by> (.)", lambda cost, n: (replace(cost, amount=n),))


def _nth(number: int, noun: Noun, turn: str, who: Owner, events: bool) -> a.HandCost:
    """Paid for is what is used out of the hand (Rule 4-7-1), as long as so many were not used before."""
    is_event = noun.kinds == (Category.EVENT,)
    if not noun.kinds or is_event != events or Category.EVENT in noun.kinds[1:]:
        raise Misfit
    one = single(noun)
    used = _activated(who, one) if events else played_by(who, one, NO_CAUSE)
    before = Compare(_times(used), "=", number - 1)
    cost = Held(one.filter(), who).cost(0, to_play=True)
    return replace(cost, condition=before, gate=a.Gate(turn=turn))


def _activated(who: Owner, noun: Noun) -> Happening:
    if noun.described == NOTHING:
        return of_player("activates an Event", who)
    return activated_by(who, noun)


def _times(used: Happening) -> Happened:
    if used.condition is not None or len(used.timings) != 1:
        raise Misfit
    return Happened(used.timings[0])
