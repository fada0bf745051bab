"""An "if" about the attack of this card, asked when it does not attack: later it might, but not now."""

from __future__ import annotations

from typing import Final

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.conditions import Both, Condition, ThisCardIs
from optcg.text.grammar import Misfit

# Rules 6-5-2, 7-1-3, 10-2: this card never attacks at these times.
_PEACE: Final = frozenset(
    "On Play|On Block|On Your Opponent's Attack|End of Your Turn|End of Your Opponent's Turn|start of turn"
    "|start of Main Phase|end of Main Phase|Activate: Main|Main|Counter".split("|")
)


def check_attack(ability: Ability) -> None:
    """ "[On Play] If this Character attacks a Leader, ...": is a later attack meant?"""
    if isinstance(ability, a.ActivateEffect):
        timings = set(ability.timings)
    elif isinstance(ability, a.AutoEffect):
        timings = {when.event for when in ability.timings}
    else:
        return
    if timings <= _PEACE and any(map(_asks, ability.effects)):
        raise Misfit


def _asks(step: e.Effect) -> bool:
    return isinstance(step, e.If) and (_of_attack(step.condition) or any(map(_asks, step.then)))


def _of_attack(fact: Condition) -> bool:
    if isinstance(fact, Both):
        return any(map(_of_attack, fact.conditions))
    return fact == ThisCardIs(f.InBattle("attacker"))
