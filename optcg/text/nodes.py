"""The nodes of a tree: their fields, and nodes with other values in them. Nodes never change."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

N = TypeVar("N")
# Looked up once for each kind of node, for trees are walked a lot.
_FIELDS: Final[dict[type, tuple[dataclasses.Field[Any], ...] | None]] = {}


def is_dataclass(node: object) -> bool:
    """Whether this is a node: neither a plain value nor a kind of node."""
    return _fields(type(node)) is not None


def fields(node: object) -> tuple[dataclasses.Field[Any], ...]:
    """The fields of a node; a plain value has none."""
    return _fields(type(node)) or ()


def _fields(kind: type) -> tuple[dataclasses.Field[Any], ...] | None:
    try:
        return _FIELDS[kind]
    except KeyError:
        found = dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else None
        _FIELDS[kind] = found
        return found


def with_fields(node: N, **values: object) -> N:
    """The node with these values; it must have such fields, which its type need not say."""
    done: N = dataclasses.replace(cast("Any", node), **values)
    return done


def rebuilt(node: N, turned: Callable[[Any], object]) -> N:
    """The node with each of its parts turned into another; itself, if all of them stay what they are."""
    if isinstance(node, tuple):
        if type(node) is not tuple:
            return node
        parts = tuple([turned(part) for part in node])
        same = all(new is part for new, part in zip(parts, node, strict=True))
        return node if same else cast("N", parts)
    changed: dict[str, object] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        new = turned(value)
        if new is not value:
            changed[field.name] = new
    return with_fields(node, **changed) if changed else node
