""" "A or B" in what must be done: the one that can be done is done (Rule 1-3-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.text.nodes import fields, is_dataclass
from optcg.text.with_fields import rebuilt, with_fields

N = TypeVar("N")


def unforced(node: N) -> N:
    """The tree in which "A or B" as a cost, or as what may be left, is not forced: it can be paid anyway."""
    if not isinstance(node, tuple) and not is_dataclass(node):
        return node
    done: N = rebuilt(node, unforced)
    whole = isinstance(node, (e.May, a.ReplacementEffect))
    for field in fields(done):
        steps = getattr(done, field.name)
        if isinstance(steps, tuple) and (field.name == "cost" or (whole and field.name == "effects")):
            done = with_fields(done, **{field.name: _plain(steps)})
    return done


def _plain(steps: tuple[e.Effect, ...]) -> tuple[e.Effect, ...]:
    return tuple(
        replace(step, either=False) if isinstance(step, e.ChooseOne) and step.either else step
        for step in steps
    )
