"""Life cards that are turned "face-up or face-down", as a player likes (Rule 3-10-2)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.effects import Effect
from optcg.model.selections import Owner, Selection, Top, TopOrBottom
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT
from optcg.text.phrases.what_is_done.opponents_deeds import deed
from optcg.text.phrases.what_is_done.piles import on_life

EITHER_FACING = Phrase[None]("either-facing")
EITHER_FACING.means("(either) face-up or face-down", None)
EITHER_FACING.means("(either) face-down or face-up", None)

ONE_LIFE_CARD = Phrase[Selection]("one-life-card")
ONE_LIFE_CARD.says("<pile>", lambda what: _one(what))
ONE_LIFE_CARD.says("<life-cards>", lambda what: _one(what))

EFFECT.says("turn <one-life-card> <either-facing>", lambda what, _: (_turned(what),))
EFFECT.says("turn up to 1 <pile-end> <either-facing>", lambda top, _: (e.UpToOne((_turned(on_life(top)),)),))
deed("turns <one-life-card> <either-facing>", lambda what, _: (_turned(what, Owner.OPPONENT),))
deed(
    "turns up to 1 <pile-end> <either-facing>",
    lambda top, _: (e.May((_turned(on_life(top), Owner.OPPONENT),), who=Owner.OPPONENT),),
)


def _one(what: Selection) -> Selection:
    """One card: of several the words do not tell whether all are turned the same way."""
    if isinstance(what, TopOrBottom) or (isinstance(what, Top) and what.count == 1 and not what.up_to):
        return on_life(what)
    raise Misfit


def _turned(what: Selection, chooser: Owner = Owner.YOU) -> Effect:
    """What lies one way already is not turned so, as long as it can be turned the other way (Rule 1-3-2)."""
    ways = tuple((e.TurnLife(what, face_up=up),) for up in (True, False))
    return e.ChooseOne(ways, chooser, either=True)
