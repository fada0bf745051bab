"""No kind of tree without a test: each dataclass and each duration is named in a test of this folder."""

import dataclasses
import re
from pathlib import Path
from types import ModuleType

import pytest

from optcg.model import abilities, amounts, conditions, filters, selections
from optcg.model.durations import Duration
from optcg.model.effects import Place, change, don, flow, move

MODULES = (abilities, amounts, change, conditions, don, filters, flow, move, selections)
# Only their kinds are written in trees.
FAMILIES = {"Ability", "Condition", "Counted", "Effect", "Filter", "RuleText", "Selection"}
# No card uses it; if the model no longer has it, it goes from here too.
UNUSED_DURATIONS = {"GAME"}


def _kinds(module: ModuleType) -> list[str]:
    return [
        name
        for name, found in vars(module).items()
        if isinstance(found, type)
        and dataclasses.is_dataclass(found)
        and found.__module__ == module.__name__
        and name not in FAMILIES
    ]


def _uses() -> str:
    """All test files of this folder, without what they import."""
    here = Path(__file__)
    texts = [path.read_text(encoding="utf-8") for path in here.parent.glob("*.py") if path != here]
    return re.sub(r"^from \S+ import (\([^)]*\)|.*)$", "", "\n".join(texts), flags=re.MULTILINE)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_kind_of_tree_is_tested(module: ModuleType) -> None:
    uses = _uses()

    untested = [kind for kind in _kinds(module) if not re.search(rf"\b{kind}\(", uses)]
    assert untested == [], "No test in this folder makes one: it must be there by name, not in words alone."


def test_every_duration_is_tested() -> None:
    uses = _uses()

    assert {word.name for word in Duration if f"Duration.{word.name}" not in uses} <= UNUSED_DURATIONS


def test_every_place_is_tested() -> None:
    uses = _uses()

    assert [word.name for word in Place if f"Place.{word.name}" not in uses] == []


def test_the_lists_are_not_empty() -> None:
    assert sum(len(_kinds(module)) for module in MODULES) > 100
