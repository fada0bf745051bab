"""Cards that a player has drawn in a turn: all of them, or those of effects alone."""

from __future__ import annotations

from dataclasses import dataclass

from optcg.model.abilities import When
from optcg.model.amounts import Amount, Happened, Plus
from optcg.model.selections import Owner
from optcg.text.grammar import Phrase
from optcg.text.phrases.whether.acts import ACT, ACT_BASE, Act, acts
from optcg.text.phrases.whether.past import PAST_TALLY

IN_PHASE = "draws in the Draw Phase"


@dataclass(frozen=True)
class Drawn(Act):
    """By effects and by the rules: the card of the Draw Phase is drawn, too (Rules 4-5-1, 6-3-1)."""

    def of(self, owner: Owner) -> Amount:
        return Plus(Happened(When("draws", who=owner)), Happened(When(IN_PHASE, who=owner)))


# By effects alone.
DRAWING = Phrase[None]("drawing")
DRAWING.says("<by-an-effect>", lambda _: None)
for _words in ("by your effect(s)", "outside (of) your Draw Phase", "outside (of) their Draw Phase"):
    DRAWING.means(_words, None)
ACT.says("drew|drawn <how-many> card(s) <drawing>", lambda many, _: acts(Act("draws"), many))
ACT.says("drew|drawn <how-many> card(s)", lambda many: acts(Drawn("draws"), many))
# "Did not draw a card": none at all.
for _a in ("a card", "any card(s)"):
    ACT_BASE.says(f"draw {_a} <drawing>", lambda _: Act("draws"))
    ACT_BASE.says(f"draw {_a}", lambda: Drawn("draws"))
ACT_BASE.says("draw <number> <bound> cards <drawing>", lambda n, bound, _: acts(Act("draws"), (bound, n)))
ACT_BASE.says("draw <number> <bound> cards", lambda n, bound: acts(Drawn("draws"), (bound, n)))
for _phrase, _draw in ((ACT, "drew|drawn"), (ACT_BASE, "draw")):
    _phrase.says(f"{_draw} a card in|during your|their Draw Phase", lambda: Act(IN_PHASE))
PAST_TALLY.says("card(s) <player> <have> drawn|drew <drawing>", lambda who, *_: Act("draws").of(who))
PAST_TALLY.says("card(s) <player> <have> drawn|drew", lambda who, _: Drawn("draws").of(who))
