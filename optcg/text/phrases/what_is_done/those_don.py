"""DON!! cards that the step before has added, rested or set as active: "give 1 of those DON!! cards to ...".

One DON!! is like another in the same state (Rule 3-9-2), so that as many in that state are meant.
"""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount, AtMost, SlotCount
from optcg.model.selections import Selection
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_is_done.giving import give
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.references import THOSE_DON, WAYS

THOSE = Phrase[Amount]("those-don")
_ALL = SlotCount(THOSE_DON)
for _words in ("that DON!! card", "those DON!! cards", "these DON!! cards", "the added DON!! card(s)"):
    THOSE.means(_words, _ALL)
for _way in ("", *WAYS):
    THOSE.means(f"the DON!! card(s) added {_way}", _ALL)
    THOSE.means(f"the DON!! card(s) you added {_way}", _ALL)

SOME = Phrase[tuple[Amount, bool]]("some-of-those-don")
SOME.says("<those-don>", lambda all_: (all_, False))
SOME.says("up to <number> of <those-don>", lambda n, all_: (AtMost(all_, n), True))
SOME.says("<number> of <those-don>", lambda n, all_: (AtMost(all_, n), False))
for _them in ("them", "these", "those"):
    SOME.says(f"up to <number> of {_them}", lambda n: (AtMost(_ALL, n), True))
    SOME.says(f"<number> of {_them}", lambda n: (AtMost(_ALL, n), False))
EFFECT.says("give <some-of-those-don> to <targets>", lambda many, to: _given(many, to))
EFFECT.says("give it|them to <targets>", lambda to: _given((_ALL, False), to))
EFFECT.says("set <some-of-those-don> as active", lambda many: (e.SetDonActive(*many),))
EFFECT.says(
    "<those-don> will not become active in <next-refresh>",
    lambda count, _: (e.HoldDon(count, up_to=False, state=""),),
)


def _given(many: tuple[Amount, bool], to: Selection) -> Steps:
    count, up_to = many
    return give(count, "", to, up_to)
