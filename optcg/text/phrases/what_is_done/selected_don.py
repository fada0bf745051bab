"""DON!! cards that are selected for later steps, alone or beside other cards."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.selections import Cards, Choose, Owner, Selection, Together
from optcg.model.terms import Area
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, on_field
from optcg.text.phrases.what_is_done.piles import one_owner

SOME_DON = Phrase[Selection]("selected-don")
for _word, _state in (("", None), ("rested", f.Rested()), ("active", f.Active())):
    for _many, _up_to in (("up to <count>", True), ("<count>", False)):
        SOME_DON.says(
            f"{_many} of <whose> {_word} DON!! card(s)",
            lambda n, owner, state=_state, up_to=_up_to: _some(n, owner, state, up_to),
        )
EFFECT.says("choose|select <selected-don>", lambda don: (e.Pick(don),))
EFFECT.says(
    "choose|select <cards> and <selected-don>", lambda what, don: (e.Pick(Together((on_field(what), don))),)
)
EFFECT.says(
    "choose|select <selected-don> and <cards>", lambda don, what: (e.Pick(Together((don, on_field(what)))),)
)


def _some(count: Amount, owner: Owner, state: f.Filter | None, up_to: bool) -> Selection:
    return Choose(Cards(one_owner(owner), (Area.COST,), state), count, up_to)
