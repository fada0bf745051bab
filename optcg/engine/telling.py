"""Questions with a number in them that is known when they are asked."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value
from optcg.engine.context import Context
from optcg.engine.state import GameState

# Stands for the number in the words of a question; no card has such a one.
UNKNOWN: Final = 987654321


class Telling:
    """ "Set up to 3 of your DON!! cards as active": the number as it is now, without its sign."""

    def __init__(self, value: Value, of_one: str, words: str) -> None:
        self.value: Final = value
        self.of_one: Final = of_one
        self.words: Final = words  # for all numbers but 1, with `UNKNOWN` in the place of the number

    def of(self, state: GameState, context: Context) -> str:
        number = self.value.of(state, context)
        if number == 1:
            return self.of_one
        return self.words.replace(str(UNKNOWN), str(-number if number < 0 else number))
