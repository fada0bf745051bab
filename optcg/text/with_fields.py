"""A node of a tree with other values in some of its fields. Nodes never change, so it is a new one."""

from dataclasses import replace
from typing import Any, TypeVar, cast

N = TypeVar("N")


def with_fields(node: N, **values: object) -> N:
    """The node with these values; it must have such fields, which its type need not say."""
    done: N = replace(cast("Any", node), **values)
    return done
