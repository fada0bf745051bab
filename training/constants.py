"""The numbers that the bots judge by: found in their source, set while they play, written back.

A number is a float in the value of a constant of `optcg/bots`; whole numbers count something. A constant
cannot change, and compiled bots have it in their code: they play from a copy of the package in which it can.
"""

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, ModuleType

PACKAGE = "optcg.bots"
OTHER_THINGS = ("guests.py", "program.py")  # seconds and bytes, not judgement
UNITS = ("WON",)


@dataclass(frozen=True)
class Constant:
    """A constant with the numbers in its value, in their order in the source."""

    module: str
    name: str
    numbers: tuple[float, ...]
    places: tuple[tuple[int, int, int], ...]  # of each number: line, first column, column behind it
    value: CodeType  # the value, by the list `numbers`
    imported_by: tuple[str, ...]

    def titles(self) -> list[str]:
        short = f"{self.module.removeprefix(PACKAGE + '.')}.{self.name}"
        return (
            [short] if len(self.numbers) == 1 else [f"{short}[{place}]" for place in range(len(self.numbers))]
        )


def constants(root: Path) -> list[Constant]:
    """All that can be fitted, in the order of files and lines."""
    trees = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in _files(root)}
    found = []
    for stem, tree in trees.items():
        for _, name, written in _finals(tree):
            numbers = _Numbers()
            value = ast.fix_missing_locations(ast.Expression(numbers.visit(written)))
            if numbers.found and name not in UNITS:
                found.append(
                    Constant(
                        f"{PACKAGE}.{stem}",
                        name,
                        tuple(number for _, number in numbers.found),
                        tuple((at.lineno, at.col_offset, at.end_col_offset or 0) for at, _ in numbers.found),
                        compile(value, stem, "eval"),
                        tuple(f"{PACKAGE}.{other}" for other in trees if _imports(trees[other], stem, name)),
                    )
                )
    return found


def loosen(root: Path) -> None:
    """Make variables of the constants and caches of the bots in this copy of the package."""
    for path in _files(root):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines(keepends=True)
        for node, _, _ in _finals(ast.parse(text)):
            kind, target = node.annotation, node.target
            line = lines[kind.lineno - 1]
            narrowed = f": {ast.unparse(kind.slice)}" if isinstance(kind, ast.Subscript) else ""
            lines[kind.lineno - 1] = line[: target.end_col_offset] + narrowed + line[kind.end_col_offset :]
        path.write_text("".join(lines), encoding="utf-8")


def write(root: Path, found: Sequence[Constant], numbers: Sequence[float]) -> None:
    """Put these numbers in the source, as short as they may be told."""
    left = list(numbers)
    for constant in found:
        path = root / (constant.module.replace(".", "/") + ".py")
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        mine, left = left[: len(constant.numbers)], left[len(constant.numbers) :]
        for (line, start, end), number in reversed(list(zip(constant.places, mine, strict=True))):
            text = lines[line - 1]
            lines[line - 1] = f"{text[:start]}{_short(number)}{text[end:]}"
        path.write_text("".join(lines), encoding="utf-8")


class Judgement:
    """One player's numbers, and what the bots have kept in mind while they judged by them."""

    def __init__(self, found: Sequence[Constant], numbers: Sequence[float]) -> None:
        self._values: list[tuple[ModuleType, str, object]] = []
        left = list(numbers)
        for constant in found:
            home = import_module(constant.module)
            mine, left = left[: len(constant.numbers)], left[len(constant.numbers) :]
            value = eval(constant.value, {**vars(home), "numbers": mine})
            for module in (constant.module, *constant.imported_by):
                self._values.append((import_module(module), constant.name, value))
        self._values += [(module, name, {}) for module, name in _caches()]

    def use(self) -> None:
        """From now on the bots judge by these."""
        for module, name, value in self._values:
            setattr(module, name, value)


class _Numbers(ast.NodeTransformer):
    """Takes the floats out of an expression and puts `numbers[0]`, `numbers[1]`, ... in their places."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.expr, float]] = []

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        inner = node.operand
        if (
            isinstance(node.op, ast.USub)
            and isinstance(inner, ast.Constant)
            and isinstance(inner.value, float)
        ):
            return self._take(node, -inner.value)
        self.generic_visit(node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return self._take(node, node.value) if isinstance(node.value, float) else node

    def _take(self, node: ast.expr, number: float) -> ast.expr:
        self.found.append((node, number))
        return ast.Subscript(ast.Name("numbers", ast.Load()), ast.Constant(len(self.found) - 1), ast.Load())


def _files(root: Path) -> list[Path]:
    folder = root / PACKAGE.replace(".", "/")
    return [
        path
        for path in sorted(folder.glob("*.py"))
        if path.name not in OTHER_THINGS and path.stem != "__init__"
    ]


def _finals(tree: ast.Module) -> list[tuple[ast.AnnAssign, str, ast.expr]]:
    """The constants of a file: where they are declared, their names and their values."""
    return [
        (node, node.target.id, node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
        and ast.unparse(node.annotation).startswith("Final")
    ]


def _imports(tree: ast.Module, stem: str, name: str) -> bool:
    return any(
        isinstance(node, ast.ImportFrom)
        and node.module == f"{PACKAGE}.{stem}"
        and name in [alias.name for alias in node.names]
        for node in tree.body
    )


def _caches() -> list[tuple[ModuleType, str]]:
    """The tables of the bots that begin empty."""
    import optcg

    root = Path(optcg.__file__).parent.parent
    return [
        (import_module(f"{PACKAGE}.{path.stem}"), node.target.id)
        for path in _files(root)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Dict)
        and not node.value.keys
    ]


def _short(number: float) -> str:
    text = f"{number:.3g}"
    return text if "." in text or "e" in text else f"{text}.0"
