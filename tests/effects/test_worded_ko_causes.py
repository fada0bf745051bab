""" "Then, if this Character was K.O.'d in battle": what follows hangs on the cause (Rule 10-2-17)."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Choose
from tests.effects.checks import OWN, THEIRS, begin, event
from tests.effects.test_worded_numbers import watching
from tests.scenario import A, B, Scenario, Table

MORE = "[On K.O.] Draw 1 card. Then, if this Character was K.O.'d in battle, draw 2 cards."
INSTEAD = (
    "[On K.O.] Draw 1 card. If this Character was K.O.'d by your opponent's effect, draw 3 cards instead."
)


def fallen(line: str, cause: str) -> Table:
    """A Character of player A is K.O.'d: in battle, by an effect of its own player, or of the other."""
    s = Scenario(turn_player=A if cause == "own" else B)
    s.deck(A, 5)
    card = watching(s, line, A, power=1000, rested=True)
    if cause == "battle":
        return begin(s).attack("leader_b", card)
    whose, player = (OWN, A) if cause == "own" else (THEIRS, B)
    trick = event(s, KO(Choose(whose, 1)), player=player)
    return begin(s).play(trick)


@pytest.mark.rule("10-2-17")
@pytest.mark.parametrize(
    ("line", "cause", "drawn"),
    [
        (MORE, "battle", 3),
        (MORE, "opponent", 1),
        (MORE, "own", 1),
        (INSTEAD, "battle", 1),
        (INSTEAD, "opponent", 3),
        (INSTEAD, "own", 1),
    ],
)
def test_10_2_17_each_cause_has_its_own_effect(line: str, cause: str, drawn: int) -> None:
    assert fallen(line, cause).count(A, "hand") == drawn
