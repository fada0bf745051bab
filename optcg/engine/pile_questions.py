"""What is asked of cards that go to a pile together (Rule 3-1-7)."""

from __future__ import annotations

from typing import Final

from optcg.model.effects.move import Place

_PILES: Final = {
    Place.DECK_TOP: "the top of {} deck",
    Place.DECK_BOTTOM: "the bottom of {} deck",
    Place.DECK_EITHER: "the top or bottom of {} deck",
    Place.LIFE_TOP: "the top of {} Life",
    Place.LIFE_BOTTOM: "the bottom of {} Life",
    Place.LIFE_EITHER: "the top or bottom of {} Life",
}


def _questions(asks: str) -> dict[Place, tuple[str, str]]:
    """For each pile a question about your own and one about your opponent's, made once."""
    start = "These cards go to "
    return {
        place: (
            f"{start}{pile.format('your')}. Which one {asks}?",
            f"{start}{pile.format(_OTHERS)}. Which one {asks}?",
        )
        for place, pile in _PILES.items()
    }


_OTHERS: Final = "your opponent's"
UPPERMOST: Final = _questions("lies uppermost")
NEXT: Final = _questions("comes next")
