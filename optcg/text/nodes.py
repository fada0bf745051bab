"""The nodes of a tree and their fields, looked up once for each kind of node, for trees are walked a lot."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

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
