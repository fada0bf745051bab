"""A node of a tree with other values in some of its fields. Nodes never change, so it is a new one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar, cast

from optcg.text.nodes import fields

N = TypeVar("N")


def with_fields(node: N, **values: object) -> N:
    """The node with these values; it must have such fields, which its type need not say."""
    done: N = replace(cast("Any", node), **values)
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
