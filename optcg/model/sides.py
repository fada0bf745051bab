"""A tree with the eyes of the other player."""

from dataclasses import replace
from typing import Final

from optcg.model.conditions import YourTurn
from optcg.model.durations import Duration
from optcg.model.effects import AddCost, AsPlayer, Effect
from optcg.model.selections import Owner
from optcg.model.trees import rebuilt

_OTHER_PLAYER: Final = {Owner.YOU: Owner.OPPONENT, Owner.OPPONENT: Owner.YOU, Owner.EITHER: Owner.EITHER}
_OTHER_END: Final = {
    Duration.OPPONENT_END: Duration.OWN_END,
    Duration.OWN_END: Duration.OPPONENT_END,
    Duration.OPPONENT_END_PHASE: Duration.OWN_END_PHASE,
    Duration.OWN_END_PHASE: Duration.OPPONENT_END_PHASE,
}
_YOURS: Final = (
    ("your effects", "opponent's effects"),
    ("your next turn", "opponent's next turn"),
    ("your next Main Phase", "opponent's next Main Phase"),
    ("end of your turn", "end of opponent's turn"),
    ("end of your next turn", "end of opponent's next turn"),
)
_OTHER_WORDS: Final = {**dict(_YOURS), **{theirs: yours for yours, theirs in _YOURS}}


def other_side_of(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Steps as the opponent of their player says them."""
    return tuple(step for step in map(from_other_side, effects) if isinstance(step, Effect))


def from_other_side(node: object) -> object:
    """A tree as the opponent of its player says it: "your" for "your opponent's"."""
    if isinstance(node, Owner):
        return _OTHER_PLAYER[node]
    if isinstance(node, Duration):
        return _OTHER_END.get(node, node)
    if isinstance(node, str):
        return _OTHER_WORDS.get(node, node)
    if isinstance(node, YourTurn):
        return YourTurn(not node.yours)
    if isinstance(node, AsPlayer):
        # Inside, "you" is the player who does it, whoever tells of it.
        return replace(node, who=_OTHER_PLAYER[node.who])
    if isinstance(node, AddCost):
        # Said by the player who pays.
        said = from_other_side((node.what, node.duration))
        assert isinstance(said, tuple)
        return replace(node, what=said[0], duration=said[1])
    return rebuilt(node, from_other_side)
