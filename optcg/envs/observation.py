"""What a seat knows as arrays of numbers.

An encoder is handed a `View` and nothing else, so what is hidden cannot get into an observation.
"""

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from optcg.encoding.actions import ACTIONS
from optcg.encoding.layout import FEATURES, FIRST_FIGURE, ROWS, WIDTH
from optcg.encoding.writing import seat_cards, write
from optcg.engine.view import View
from optcg.envs.card_rows import CardTable

Observation = dict[str, Any]  # arrays by name: observation, action_mask, cards


class Encoder:
    """Writes views as numbers. It keeps nothing of a game but the rows of printed cards."""

    def __init__(self, numbers: tuple[str, ...]) -> None:
        self._table = CardTable(numbers)

    def encode(self, view: View) -> tuple[Observation, list[int]]:
        """The observation of the viewer's seat, and the codes of the choices of its decision, if any."""
        seat = view.viewer
        assert seat is not None
        table = self._table
        seated = seat_cards(view.state, seat, table)
        cards = np.frombuffer(seated.cards, np.int64)
        features: NDArray[np.float32] = np.zeros(FEATURES, np.float32)
        table.rows.take(cards, 0, features[:FIRST_FIGURE].reshape(ROWS, WIDTH), "clip")
        mask = bytearray(ACTIONS)
        write(cast("memoryview[float]", features.data), mask, view.state, seat, seated)
        actions = np.frombuffer(mask, np.int8)
        return {"observation": features, "action_mask": actions, "cards": cards}, seated.codes
