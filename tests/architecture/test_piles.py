"""Clones share the lists of cards off the field until one changes: nobody changes one without `own_pile`."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.needs import ROOT

PILES = {"deck", "hand", "life", "trash", "no_area"}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
ENGINE = sorted((ROOT / "optcg" / "engine").rglob("*.py"))


def is_shared(value: ast.expr | None) -> bool:
    """Whether this is a pile as it lies, which clones may share."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in ("pile", "pile_of")
    return isinstance(value, ast.Attribute) and value.attr in PILES


def changed_in_place(tree: ast.AST) -> Iterator[int]:
    """The lines in which a function changes a pile in place that it did not make its own."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        names: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                pairs = [(target, node.value) for target in node.targets]
                if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(node.targets[0].elts, node.value.elts, strict=True))
                names |= {t.id for t, value in pairs if isinstance(t, ast.Name) and is_shared(value)}
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in CHANGES
            ):
                changed = node.func.value
            elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
                changed = node.value
            elif isinstance(node, ast.AugAssign):
                changed = node.target
            else:
                continue
            if is_shared(changed) or (isinstance(changed, ast.Name) and changed.id in names):
                yield node.lineno


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_no_pile_is_changed_that_clones_share(path: Path) -> None:
    assert list(changed_in_place(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "line",
    [
        "owner.hand.pop()",
        "owner.deck[0] = card",
        "owner.trash += cards",
        "life = owner.life; life[-1] = card",
        "card, cards = found.card, pile(state, 0, area); cards.insert(0, card)",
    ],
)
def test_a_change_in_place_is_seen(line: str) -> None:
    assert list(changed_in_place(ast.parse(f"def act():\n    {line}"))) == [2]


def test_an_own_pile_may_be_changed() -> None:
    source = "def act():\n    life = own_pile(owner, LIFE); life.pop(); owner.hand = owner.hand[:]"
    assert list(changed_in_place(ast.parse(source))) == []
