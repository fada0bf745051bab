"""Trees that are wrong in one place, made from right ones: what a check of trees must notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Gate
from optcg.model.durations import Duration
from optcg.model.effects import Effect, Place
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.model.terms import Area, Attribute, Category, Color

Mutant = tuple[str, Any]

_SLOTS = ("slot", "source", "first", "second", "other_than")
_COMPARES = {"<=": ">=", ">=": "<=", "<": ">", ">": "<", "=": "<="}
_FLAGS = ("up_to", "base", "rested", "face_up", "once", "each", "total_base")
_LITERALS = ("name", "type", "text", "keyword", "timing")


def mutants(node: Any) -> Iterator[Mutant]:
    """Every tree that differs from this one in one place, with a word for the difference."""
    if isinstance(node, tuple):
        yield from _of_tuple(node)
    elif is_dataclass(node) and not isinstance(node, type):
        if isinstance(node, f.Without):
            yield "filter turned round", node.filter
        if isinstance(node, c.NotSo):
            yield "condition turned round", node.condition
        if isinstance(node, e.If):
            yield "condition dropped", replace(node, condition=c.Both(()))
        for field in fields(node):
            if isinstance(node, f.Without) and field.name == "filter":
                yield from ((word, f.Without(inner)) for word, inner in mutants(node.filter))
                continue
            value = getattr(node, field.name)
            for word, changed in _of_field(field.name, value):
                if not (word == "number" and _unsaid(node, field.name)):
                    yield word, replace(node, **{field.name: changed})


def _of_tuple(nodes: tuple[Any, ...]) -> Iterator[Mutant]:
    for place, node in enumerate(nodes):
        rest = nodes[:place] + nodes[place + 1 :]
        if rest and isinstance(node, Filter):
            yield "filter dropped", rest
        elif rest and isinstance(node, Effect):
            yield "step dropped", rest
        for word, changed in mutants(node):
            yield word, (*nodes[:place], changed, *nodes[place + 1 :])


def _of_field(name: str, value: Any) -> Iterator[Mutant]:
    if isinstance(value, bool):
        if name in _FLAGS:
            yield ("up to" if name == "up_to" else "flag"), not value
    elif isinstance(value, int):
        if name not in _SLOTS:
            yield "number", value + (1 if value >= 0 else -1)
    elif isinstance(value, Gate):
        for gone in ("don", "turn", "once"):
            if getattr(value, gone):
                yield "gate", replace(value, **{gone: getattr(Gate(), gone)})
    elif isinstance(value, str):
        yield from _of_word(name, value)
    elif value is not None:
        if isinstance(value, Filter):
            yield "filter dropped", None
        if name == "condition":
            yield "condition dropped", None
        yield from mutants(value)


def _of_word(name: str, value: str) -> Iterator[Mutant]:
    match value:
        case Owner():
            for other in Owner:
                if other is not value and (value is Owner.OPPONENT or other is Owner.OPPONENT):
                    yield "owner", other
        case Duration():
            yield "duration", Duration.TURN if value is not Duration.TURN else Duration.BATTLE
        case Color():
            yield "color", Color.RED if value is not Color.RED else Color.BLUE
        case Attribute():
            yield "attribute", Attribute.WISDOM
        case Category():
            yield "category", Category.STAGE if value is not Category.STAGE else Category.EVENT
        case Place():
            yield "place", Place.HAND if value is not Place.HAND else Place.TRASH
        case Area():
            pass
        case _ if name == "compare":
            yield "comparison", _COMPARES[value]
        case "active" | "rested" if name == "state":
            yield "state", "rested" if value == "active" else "active"
        case _ if name in _LITERALS:
            yield "name", f"Other {value}"
        case _ if name == "by" and "opponent" in value:
            yield "owner", value.replace("opponent's", "your")


def _unsaid(node: Any, name: str) -> bool:
    """Numbers for which the words have none: "a", "no", the floor of a range."""
    if isinstance(node, c.Compare):
        return bool(node.right in (0, 1))
    return name == "at_least"
