"""Trees of card text: a node is described by its fields, and every purpose walks over these.

Searching, renaming, saving and counting are folds over `nodes_of` and `rebuilt`, so that a new kind of node
needs no word of its own in any of them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Final, TypeVar, cast

N = TypeVar("N")
_NAMES: Final[dict[type, tuple[str, ...] | None]] = {}  # looked up once, for trees are walked a lot


def is_node(value: object) -> bool:
    """Whether this is a node: neither a plain value nor a kind of node."""
    return _names(type(value)) is not None


def field_names(node: object) -> tuple[str, ...]:
    """The fields of a node; a plain value has none."""
    return _names(type(node)) or ()


def children(node: object) -> tuple[object, ...]:
    """What a node or a row of nodes is made of, in the order of the words."""
    if isinstance(node, tuple):
        return node
    return tuple([getattr(node, name) for name in field_names(node)])


def nodes_of(tree: object) -> Iterator[object]:
    """A tree with all that is inside it, in the order of the words."""
    left = [tree]
    while left:
        node = left.pop()
        yield node
        left.extend(reversed(children(node)))


def with_fields(node: N, **values: object) -> N:
    """The node with these values; it must have such fields, which its type need not say."""
    assert dataclasses.is_dataclass(node)
    assert not isinstance(node, type)
    return cast("N", dataclasses.replace(node, **values))


def rebuilt(node: N, turned: Callable[[object], object]) -> N:
    """The node with each of its parts turned into another; itself, if all of them stay what they are."""
    if isinstance(node, tuple):
        if type(node) is not tuple:
            return node
        parts = tuple([turned(part) for part in node])
        same = all(new is part for new, part in zip(parts, node, strict=True))
        return node if same else cast("N", parts)
    changed: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        new = turned(value)
        if new is not value:
            changed[name] = new
    return with_fields(node, **changed) if changed else node


def _names(kind: type) -> tuple[str, ...] | None:
    try:
        return _NAMES[kind]
    except KeyError:
        names = tuple([field.name for field in dataclasses.fields(kind)]) if _is_kind(kind) else None
        _NAMES[kind] = names
        return names


def _is_kind(kind: type) -> bool:
    return dataclasses.is_dataclass(kind)
