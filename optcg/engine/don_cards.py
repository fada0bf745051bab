"""DON!! of the cost area as cards among others, for texts that mean "cards" or "Characters or DON!! cards".

A DON!! has no id of its own (Rule 3-9-2): while an effect is about it, it goes by a negative number that
says whose it is and in which state it lies. Given DON!! are in no state (Rule 4-4-2) and not among them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import BOTH, Card, FieldCard
from optcg.engine.decisions import (
    DON_ACTIVE,
    DON_CHOICES,
    DON_HELD_ACTIVE,
    DON_HELD_RESTED,
    DON_RESTED,
    Choice,
    pick_choice,
)
from optcg.engine.definitions import Abilities, Definition
from optcg.engine.game_events import don_event
from optcg.engine.program import MINDS_DON
from optcg.engine.state import GameState, PlayerState
from optcg.engine.width import i64
from optcg.model.cards import CardData
from optcg.model.terms import Category

_FACE: Final = Definition(CardData("DON!!", "DON!!", Category.DON), Abilities())
# Below every id and every other name of a card.
_IDS: Final = -2_000_000
_OF_PLAYER: Final = 1000
_OF_KIND: Final = 100

_RESTS: Final = {DON_ACTIVE: DON_RESTED, DON_HELD_ACTIVE: DON_HELD_RESTED}
_WAKES: Final = {DON_RESTED: DON_ACTIVE, DON_HELD_RESTED: DON_HELD_ACTIVE}
_HOLDS: Final = {DON_ACTIVE: DON_HELD_ACTIVE, DON_RESTED: DON_HELD_RESTED}


@mypyc_attr(acyclic=True)
class DonCard(Card):
    """A DON!! of the cost area."""

    __slots__ = ("kind", "owner")

    def __init__(self, owner: i64, kind: i64, place: i64) -> None:
        super().__init__(_id_of(owner, kind, place), _FACE, BOTH)
        self.owner: Final = owner
        self.kind: Final = kind

    def rested(self) -> bool:
        return self.kind in (DON_RESTED, DON_HELD_RESTED)


def _id_of(owner: i64, kind: i64, place: i64) -> i64:
    return _IDS - owner * _OF_PLAYER - kind * _OF_KIND - place


def is_don(card_id: i64) -> bool:
    """Whether this is the number of a DON!!."""
    return card_id <= _IDS


def owner_of(card_id: i64) -> i64:
    return (_IDS - card_id) // _OF_PLAYER


def _kind_of(card_id: i64) -> i64:
    return (_IDS - card_id) % _OF_PLAYER // _OF_KIND


def _counts(player: PlayerState) -> list[int]:
    """How many there are of each kind."""
    return [player.don_active, player.don_rested, player.don_held_active, player.don_held_rested]


# By player and kind: each is made when there are first so many of them.
_MADE: Final[list[list[Card]]] = [[] for _ in range(2 * len(DON_CHOICES))]


def don_cards(state: GameState, owner: i64) -> list[Card]:
    """The DON!! of a player's cost area."""
    found: list[Card] = []
    for kind, count in enumerate(_counts(state.players[owner])):
        if count:
            made = _MADE[owner * len(DON_CHOICES) + kind]
            while len(made) < count:
                made.append(DonCard(owner, kind, len(made)))
            found += made[:count]
    return found


def picks(cards: list[Card | FieldCard]) -> list[Choice]:
    """One choice for each card; DON!! that do not differ are one choice together."""
    found: list[Choice] = []
    for card in cards:
        if not isinstance(card, DonCard):
            found.append(pick_choice(card.id))
            continue
        choice = DON_CHOICES[card.kind]
        if choice not in found:
            found.append(choice)
    return found


def picked_card(choice: Choice, cards: list[Card | FieldCard]) -> int | None:
    """The id of the card that a choice means; None if it means none."""
    if choice.kind != "don":
        return choice.card
    for card in cards:
        if isinstance(card, DonCard) and card.kind == choice.number:
            return card.id
    return None


def rest_don(state: GameState, cards: list[int], source: Card | None) -> list[int]:
    """Rest the DON!! among `cards`; they are known by other numbers then."""
    return _turn(state, cards, _RESTS, "rested", source)


def set_don_active(state: GameState, cards: list[int], source: Card) -> list[int]:
    """Set the DON!! among `cards` as active."""
    return _turn(state, cards, _WAKES, "set as active", source)


def hold_don(state: GameState, cards: list[int], source: Card) -> list[int]:
    """Keep the DON!! among `cards` from becoming active in the next Refresh Phase (Rule 6-2-4)."""
    return _turn(state, cards, _HOLDS, "", source)


def _turn(
    state: GameState, cards: list[int], change: dict[int, int], word: str, source: Card | None
) -> list[int]:
    turned: list[int] = []
    for card_id in cards:
        kind = _kind_of(card_id) if is_don(card_id) else -1
        if kind not in change:
            continue
        owner = owner_of(card_id)
        player = state.players[owner]
        counts = _counts(player)
        if not counts[kind]:
            continue
        counts[kind] -= 1
        counts[change[kind]] += 1
        player.don_active, player.don_rested, player.don_held_active, player.don_held_rested = counts
        turned.append(_id_of(owner, change[kind], counts[change[kind]] - 1))
        state.touch(MINDS_DON)
        if state.log is not None:
            by = () if source is None else (source,)
            state.tell(don_event(owner, by, 1, word))
    return turned
