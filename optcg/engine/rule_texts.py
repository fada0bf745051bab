"""What the rule texts of a card say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.width import i64
from optcg.model.terms import Area

if TYPE_CHECKING:
    from optcg.engine.conditions import Test
    from optcg.engine.hand_codes import CounterCode, HandCostCode
    from optcg.engine.matching import Matcher


class RuleTexts:
    """Rule 8-1-3-3-3: what holds under the rules wherever the card is, gathered from its text."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.types: Final[list[str]] = []
        self.attributes: Final[list[str]] = []
        self.don_deck: i64 = -1  # another size of the DON!! deck
        self.counters: Final[list[CounterCode]] = []
        self.own_counter: Final[list[CounterCode]] = []  # of this card itself, in the hand
        self.deck_is_win = False
        self.deck_can_wait = False
        self.face_up_life_to_deck = False
        self.enters_rested: Final[list[tuple[int, Matcher | None, str]]] = []
        self.arrives_rested = False
        self.don_phase_gifts: Final[list[tuple[int, Test | None]]] = []
        self.not_played_from: Final[list[tuple[list[Area], Test | None]]] = []
        self.hand_costs: Final[list[HandCostCode]] = []
