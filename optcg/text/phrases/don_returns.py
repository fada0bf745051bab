"""DON!! cards that go back to the DON!! deck (Rule 10-2-10)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import DonOf
from optcg.model.selections import (
    Owner,
)
from optcg.text.grammar import Misfit
from optcg.text.phrases.moves import EFFECT, Steps
from optcg.text.phrases.opponents_deeds import deed

# Back to it ---------------------------------------------------------------------------------------
EFFECT.says("return <count> DON!! card(s) (from your field) to your DON!! deck", lambda n: (e.ReturnDon(n),))
EFFECT.says(
    "return <number> or more DON!! card(s) (from your field) to your DON!! deck", lambda n: _one_or_more(n)
)
EFFECT.says("return <number> or more of your DON!! cards to your DON!! deck", lambda n: _one_or_more(n))
EFFECT.says(
    "return <count> of your active DON!! card(s) to your DON!! deck",
    lambda n: (e.ReturnDon(n, active_only=True),),
)


def _one_or_more(number: int) -> Steps:
    if number != 1:
        raise Misfit
    return (e.ReturnDon(None),)


EFFECT.says("return <count> of your DON!! card(s) to your DON!! deck", lambda n: (e.ReturnDon(n),))
EFFECT.says(
    "return any number of DON!! cards (from your field) to your DON!! deck",
    lambda: (e.ReturnDon(None, up_to=True),),
)
EFFECT.says(
    "return up to any number of DON!! cards (from your field) to your DON!! deck",
    lambda: (e.ReturnDon(None, up_to=True),),
)
EFFECT.says(
    "return any number of your active DON!! cards to your DON!! deck",
    lambda: (e.ReturnDon(None, active_only=True, up_to=True),),
)
EFFECT.says(
    "return any number of your DON!! cards to your DON!! deck", lambda: (e.ReturnDon(None, up_to=True),)
)
EFFECT.says(
    "return up to <count> DON!! card(s) (from your field) to your DON!! deck",
    lambda n: (e.ReturnDon(n, up_to=True),),
)
EFFECT.says(
    "return up to <count> of your opponent's active DON!! card(s) to their DON!! deck",
    lambda n: (e.ReturnDon(n, Owner.OPPONENT, active_only=True, up_to=True),),
)
EFFECT.says(
    "return up to <count> of your opponent's DON!! card(s) to their DON!! deck",
    lambda n: (e.ReturnDon(n, Owner.OPPONENT, up_to=True),),
)

for _state, _where in (("", "field"), ("active ", "active")):
    EFFECT.says(
        f"return all of your {_state}DON!! cards to your DON!! deck",
        lambda where=_where: (e.ReturnDon(DonOf(Owner.YOU, where), active_only=where == "active"),),
    )
    deed(
        f"returns all of their {_state}DON!! cards to their DON!! deck",
        lambda where=_where: (
            e.ReturnDon(DonOf(Owner.OPPONENT, where), Owner.OPPONENT, active_only=where == "active"),
        ),
    )
