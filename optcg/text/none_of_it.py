"""Up to 1 card of a pile: taken or not, which makes a difference to [Once Per Turn] alone."""

from __future__ import annotations

from typing import Any

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.text.with_fields import rebuilt, with_fields


def settled(node: Any) -> Any:
    """The tree in which "up to 1" is "may", unless it is all that an auto effect does once per turn."""
    if isinstance(node, a.AutoEffect) and node.gate.once and not node.cost:
        return with_fields(node, effects=_only(node.effects))
    done = rebuilt(node, settled)
    if isinstance(done, e.UpToOne):
        return e.May(done.effects, done.then, done.otherwise, done.who)
    return done


def _only(steps: tuple[e.Effect, ...]) -> tuple[e.Effect, ...]:
    first = steps[0] if len(steps) == 1 else None
    if isinstance(first, e.UpToOne) and not first.then and not first.otherwise:
        return (with_fields(first, effects=settled(first.effects)),)
    if isinstance(first, e.If) and not first.otherwise:
        return (with_fields(first, condition=settled(first.condition), then=_only(first.then)),)
    done: tuple[e.Effect, ...] = settled(steps)
    return done
