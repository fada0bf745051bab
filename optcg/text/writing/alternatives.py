"""Two ways to do something in one sentence, as it is told to people: "your or your opponent's Life cards"."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from optcg.model.effects import Effect
from optcg.model.selections import Owner

# So many words may differ in the middle of a sentence.
_MOST = 4


def of_either_player(options: tuple[tuple[Effect, ...], ...]) -> tuple[Effect, ...] | None:
    """The same for cards of either player, where two options differ in whose the cards are alone."""
    if len(options) != 2 or _owned(options[0], Owner.OPPONENT) != options[1]:
        return None
    either: tuple[Effect, ...] = _owned(options[0], Owner.EITHER)
    return either


def _owned(node: Any, owner: Owner) -> Any:
    """The tree with another owner of what is yours in it."""
    if isinstance(node, tuple):
        return tuple(_owned(part, owner) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    made = {field.name: _owned(getattr(node, field.name), owner) for field in fields(node)}
    if made.get("owner") is Owner.YOU:
        made["owner"] = owner
    return replace(node, **made)


def either_way(texts: list[str]) -> str:
    """ "This Character gains [Rush] or [Blocker] during this turn"; else one after the other."""
    if len(texts) != 2:
        return " or ".join(texts)
    one, two = (text.split() for text in texts)
    start = _common(one, two)
    end = _common(one[start:][::-1], two[start:][::-1])
    if (start and len(one) - start - end == 0) or len(two) - start - end == 0:
        start -= 1
    middles = [words[start : len(words) - end] for words in (one, two)]
    if start < 1 or end < 1 or any(len(words) > _MOST for words in middles):
        return " or ".join(texts)
    return " ".join([*one[:start], *middles[0], "or", *middles[1], *one[len(one) - end :]])


def _common(one: list[str], two: list[str]) -> int:
    """How many words are the same from the beginning."""
    for place, (left, right) in enumerate(zip(one, two, strict=False)):
        if left != right:
            return place
    return min(len(one), len(two))
