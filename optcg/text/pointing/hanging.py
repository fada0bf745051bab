"""What hangs on how often something optional was done: it follows only if that was done at all."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.effects import Effect
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import LATEST
from optcg.text.pointing.back import COUNTED, called


def hung(steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "You may rest any number of your DON!! cards. For every DON!! card rested this way, ..."."""
    done: list[Effect] = []
    for step in steps:
        last = done[-1] if done else None
        if isinstance(last, e.May) and not (last.then or last.otherwise) and _hangs(step, last.effects[-1]):
            done[-1] = replace(last, then=(step,))
        elif isinstance(step, (e.If, e.May)):
            done.append(replace(step, then=hung(step.then), otherwise=hung(step.otherwise)))
        else:
            done.append(step)
    return tuple(done)


def _hangs(step: Effect, deed: Effect) -> bool:
    slots = {slot for slot, deeds in COUNTED.items() if isinstance(deed, deeds)}
    if isinstance(step, (e.SetBasePower, e.SetBaseCost)):
        # Nothing is added to nothing; but a base power of 0 is not what is left as it was.
        slots |= {LATEST, *called(deed)}
    return _counts(step, slots)


def _counts(node: object, slots: set[int]) -> bool:
    """Whether a number in it is that of what the deed did."""
    if isinstance(node, tuple):
        return any(_counts(part, slots) for part in node)
    if isinstance(node, SlotCount) and node.slot in slots:
        return True
    return is_dataclass(node) and any(_counts(getattr(node, field.name), slots) for field in fields(node))
