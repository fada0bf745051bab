"""What "happens after all" is what a replacement effect is about (Rule 8-1-3-4), and of no other effect."""

from __future__ import annotations

from optcg.model.abilities import ReplacementEffect
from optcg.model.effects import HappensAfterAll
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass


def check_after_all(node: object) -> None:
    """Refuse an ability that speaks so, and in which nothing would happen."""
    if isinstance(node, HappensAfterAll):
        raise Misfit
    if isinstance(node, tuple):
        for part in node:
            check_after_all(part)
    elif is_dataclass(node) and not isinstance(node, ReplacementEffect):
        for field in fields(node):
            check_after_all(getattr(node, field.name))
