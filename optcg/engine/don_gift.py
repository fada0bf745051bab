"""A DON!! card of the DON!! Phase that a text gives to a card at once (Rules 1-3-1, 6-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from optcg.engine.conditions import Test
    from optcg.engine.program import CostCode, Program


class DonGift:
    """1 DON!! card: the program that gives it, what makes that possible, and when it is given."""

    def __init__(self, program: Program, takers: list[CostCode], test: Test | None) -> None:
        self.program: Final = program
        self.takers: Final = takers
        self.test: Final = test
