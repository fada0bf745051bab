"""Which of several cards of the field that are printed alike is meant, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.width import i64
from optcg.model.terms import PLAYER_NAMES

if TYPE_CHECKING:
    from optcg.engine.card import FieldCard
    from optcg.engine.state import GameState

_ORDINALS: Final = ("1st", "2nd", "3rd")


def which(state: GameState, card_id: i64) -> str:
    """ "B's 2nd ", counted from the left; nothing if there is no other one like it."""
    found = state.find(card_id)
    return "" if found is None else which_of(state, found)


def which_of(state: GameState, card: FieldCard) -> str:
    """The same for a card that is known to be on the field."""
    number = card.definition.number
    own = [c.id for c in state.players[card.owner].field() if c.definition.number == number]
    owner = f"{PLAYER_NAMES[card.owner]}'s "
    if len(own) > 1:
        place = own.index(card.id)
        return f"{owner}{_ORDINALS[place] if place < len(_ORDINALS) else f'{place + 1}th'} "
    other = state.players[1 - card.owner].field()
    return owner if any(c.definition.number == number for c in other) else ""
