"""What a sentence has counted, asked for by the next one: "If there are 4 or more different colors, ..."."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whole_lines.abilities import STATIC, permanents

_SO_MANY = "if there are <number> <bound> <different> (among them)"
STATIC.says(
    f"<effect> . {_SO_MANY} , <clauses> (.)",
    lambda steps, n, bound, what, then: permanents(steps) + permanents(then, _again(steps, what, bound, n)),
)
STEPS.says(
    f"<clauses> <stop> {_SO_MANY} , <steps>",
    lambda steps, _, n, bound, what, then: (*steps, e.If(_again(steps, what, bound, n), then)),
)


def _again(steps: Steps, what: str, bound: str, number: int) -> Condition:
    """The same cards are meant, if only one group was counted by that."""
    counted = {amount for amount in _counted(steps) if amount.different == what}
    if len(counted) != 1:
        raise Misfit
    return Compare(counted.pop(), bound, number)


def _counted(node: object) -> list[CountOf]:
    if isinstance(node, CountOf):
        return [node]
    if isinstance(node, tuple):
        return [found for part in node for found in _counted(part)]
    if not is_dataclass(node):
        return []
    return [found for field in fields(node) for found in _counted(getattr(node, field.name))]
