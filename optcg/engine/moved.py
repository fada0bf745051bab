"""A card that has moved, and what the log says of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import BOTH, FACE_UP, Card, FieldCard
from optcg.engine.context import BY_BATTLE, Cause
from optcg.engine.game_events import IN_BATTLE, GameEvent
from optcg.engine.lookup import HAND, TRASH
from optcg.engine.places import (
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_EITHER,
    TO_DECK_TOP,
    TO_HAND,
    TO_LIFE_BOTTOM,
    TO_LIFE_EITHER,
    TO_LIFE_TOP,
    TO_TRASH,
    either_end,
    is_pile,
)
from optcg.engine.program import AbilityCode
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.terms import Area


@mypyc_attr(acyclic=True)
class Moved:
    """A card that has moved: what it was, and what it is now."""

    __slots__ = ("autos", "diverted", "end", "lay", "new", "old", "origin", "owner", "which")

    def __init__(
        self,
        old: Card | FieldCard,
        autos: list[AbilityCode],
        new: Card,
        owner: i64,
        origin: Area,
        end: Place,
        diverted: bool,
    ) -> None:
        self.old = old
        self.autos = autos  # the auto effects it had on the field, gained ones too
        self.new = new
        self.owner = owner
        self.origin = origin
        self.end = end  # where in the new area
        self.diverted = diverted  # to the deck instead of to the hand
        self.which = ""  # of several like cards, as far as the log tells it
        self.lay = ""  # at which end of Life, as far as the log tells it


_SENTENCES: Final = {
    TO_HAND: "to_hand",
    TO_TRASH: "trashed",
    TO_DECK: "to_deck",
    TO_DECK_TOP: "to_deck_top",
    TO_DECK_BOTTOM: "to_deck_bottom",
    TO_DECK_EITHER: "to_deck_ends",
    TO_LIFE_TOP: "to_life_top",
    TO_LIFE_BOTTOM: "to_life_bottom",
    TO_LIFE_EITHER: "to_life_ends",
}


def move_event(
    one: Moved, ko: bool, place: Place, shown: bool, moved: list[Moved], cause: Cause
) -> GameEvent:
    """What is told of one of the cards of its owner that were moved."""
    if ko and cause.kind == BY_BATTLE:
        # Rule 7-1-4-1-2: by a card that has won the battle against it.
        cards, which = (one.new,), (one.which,) if one.which else ()
        return GameEvent(
            "knocked_out", "7-1-4-1-2", one.owner, cards, word=IN_BATTLE, source=cause.source, places=which
        )
    if ko:
        places = (one.which,) if one.which else ()
        return GameEvent("knocked_out", "10-2-1-2", one.owner, (one.new,), places=places)
    old = one.old
    sight = one.new.sight & BOTH
    # Whoever saw the card where it came from sees it go, though not where in the pile it lies.
    if isinstance(old, FieldCard) or one.origin == TRASH:
        sight = BOTH
    elif shown or one.origin is not HAND:
        sight |= old.sight & BOTH
    together = len(moved) > 1 and is_pile(place)
    # New ids are given in the order the cards lie in, so the old one is told (Rule 3-1-8).
    card = Card(old.id, old.definition, sight | one.new.sight & FACE_UP) if together else one.new
    end, tops, bottoms = one.end, 0, 0
    if together and either_end(place):
        # Rule 3-1-8: how many go to each end is seen, but not which.
        tops = len([o for o in moved if o.end in (TO_DECK_TOP, TO_LIFE_TOP)])
        bottoms = len(moved) - tops
        if tops and bottoms:
            end = place
        else:
            tops = bottoms = 0
    origin = f"{one.origin}_{one.lay}" if one.lay else str(one.origin)
    facts = (one.owner, (card,), tops, bottoms, origin, sight)
    return GameEvent(_SENTENCES[end], "3-1-6", *facts, places=(one.which,))
