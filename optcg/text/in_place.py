"""Words that are said of one thing alone: of a replaced situation, a throw, a deck that is played open."""

from __future__ import annotations

from optcg.model.abilities import Ability, PermanentEffect, ReplacementEffect
from optcg.model.conditions import WonThrow
from optcg.model.effects import HappensAfterAll, PlayRockPaperScissors
from optcg.model.filters import OpenOnTop
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass


def check_said_in_place(ability: Ability) -> None:
    """Refuse "it happens after all" where nothing would (Rule 8-1-3-4), "if you win" without a throw."""
    kinds = _kinds(ability)
    if HappensAfterAll in kinds and not isinstance(ability, ReplacementEffect):
        raise Misfit
    if WonThrow in kinds and PlayRockPaperScissors not in kinds:
        raise Misfit
    if OpenOnTop in kinds and not isinstance(ability, PermanentEffect):
        raise Misfit  # "[On Play] If the top card of your deck is ...": is it looked at for that?


def _kinds(node: object, inside: bool = False) -> set[type]:
    """The kinds of nodes of an ability, but for those of one that is gained in it."""
    if isinstance(node, tuple):
        return set().union(*[_kinds(part, True) for part in node])
    if not is_dataclass(node) or (inside and isinstance(node, Ability)):
        return set()
    parts = [_kinds(getattr(node, field.name), True) for field in fields(node)]
    return {type(node)}.union(*parts)
