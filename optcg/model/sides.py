"""A tree with the eyes of the other player."""

from dataclasses import fields, is_dataclass, replace
from typing import Final

from optcg.model.durations import Duration
from optcg.model.effects import AsPlayer
from optcg.model.selections import Owner

_OTHER_PLAYER: Final = {Owner.YOU: Owner.OPPONENT, Owner.OPPONENT: Owner.YOU, Owner.EITHER: Owner.EITHER}
_OTHER_END: Final = {
    Duration.OPPONENT_END: Duration.OWN_END,
    Duration.OWN_END: Duration.OPPONENT_END,
    Duration.OPPONENT_END_PHASE: Duration.OWN_END_PHASE,
    Duration.OWN_END_PHASE: Duration.OPPONENT_END_PHASE,
}


def from_other_side(node: object) -> object:
    """A tree as the opponent of its player says it: "your" for "your opponent's"."""
    if isinstance(node, Owner):
        return _OTHER_PLAYER[node]
    if isinstance(node, Duration):
        return _OTHER_END.get(node, node)
    if isinstance(node, tuple):
        return tuple([from_other_side(part) for part in node])
    if isinstance(node, AsPlayer):
        # Inside, "you" is the player who does it, whoever tells of it.
        return replace(node, who=_OTHER_PLAYER[node.who])
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{field.name: from_other_side(getattr(node, field.name)) for field in fields(node)})
