"""Reads official lines in other words, which must give the same tree.

    python -m tests.text.reworded --tell

says each line anew by every rule of `rewordings` that its words allow, and prints how many are read as the
line that they were made of. The lines are made of official words and stay where they are made.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from optcg import Catalog
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.text.audit.lines import doubts
from optcg.text.reader import Line, read_line
from optcg.text.words.normalise import ability_lines
from tests.needs import card_data
from tests.text.rewordings import Rewording, rules

WORDINGS = Path(__file__).parent / "wordings.txt"


class Said(NamedTuple):
    """A line in other words, by which rule, and what came of it.

    It is the "same", something "other", "unread", "ambiguous", or the same but "in doubt" for the audit.
    """

    rule: str
    line: str
    anew: str
    came: str
    piece: str = ""


def official() -> list[str]:
    """Every official line once."""
    lines = {
        line: None
        for card in Catalog.load(card_data()).printed()
        for line in (*ability_lines(card.text), *ability_lines(card.trigger))
    }
    return list(lines)


def written() -> list[str]:
    """The lines of the tests."""
    return WORDINGS.read_text().splitlines()


def reworded(lines: Iterable[str], wanted: str = "") -> Iterator[Said]:
    """Each line in all other words."""
    asked = [rule for rule in rules() if rule.name.startswith(wanted)]
    for text in lines:
        line = read_line(text)
        if line.abilities:
            yield from (said for rule in asked if (said := _anew(line, rule)) is not None)


def _anew(line: Line, rule: Rewording) -> Said | None:
    anew = rule.of(line.text)
    if anew is None:
        return None
    parts = [read_line(part) for part in ability_lines(anew)]
    unread = next((part for part in parts if part.unread), None)
    if unread is not None and unread.unread is not None:
        came = "ambiguous" if len(unread.meanings) > 1 else "unread"
        return Said(rule.name, line.text, anew, came, unread.unread.piece)
    abilities = tuple(ability for part in parts for ability in part.abilities)
    if _ordered(abilities) != _ordered(line.abilities):
        return Said(rule.name, line.text, anew, "other")
    wrong = [doubt for part in parts for doubt in doubts(part.text, part.abilities)]
    wrong = [doubt for doubt in wrong if doubt not in doubts(line.text, line.abilities)]
    return Said(rule.name, line.text, anew, "in doubt" if wrong else "same", str(wrong))


def _ordered(node: Any) -> Any:
    """A tree in which it does not matter which of two alternatives was named first."""
    if isinstance(node, tuple):
        return tuple(map(_ordered, node))
    if not is_dataclass(node) or isinstance(node, type):
        return node
    turned = replace(node, **{one.name: _ordered(getattr(node, one.name)) for one in fields(node)})
    if isinstance(turned, f.AnyOf):
        return replace(turned, filters=tuple(sorted(turned.filters, key=repr)))
    if isinstance(turned, (c.Both, c.Either)):
        return replace(turned, conditions=tuple(sorted(turned.conditions, key=repr)))
    if isinstance(turned, e.ChooseOne):
        return replace(turned, options=tuple(sorted(turned.options, key=repr)))
    return turned


def main() -> int:
    parser = argparse.ArgumentParser(description="Read official lines in other words.")
    parser.add_argument("rule", nargs="?", default="", help="only rules whose names begin so")
    parser.add_argument("--every", type=int, default=1, help="only one out of so many lines")
    parser.add_argument("--tell", action="store_true", help="print the lines that are not read the same")
    asked = parser.parse_args()
    found: Counter[str] = Counter()
    by_rule: dict[str, Counter[str]] = {}
    for said in reworded((official() + written())[:: asked.every], asked.rule):
        found[said.came] += 1
        by_rule.setdefault(said.rule, Counter())[said.came] += 1
        if asked.tell and said.came != "same":
            print(f"{said.came}, {said.rule}: {said.anew}\n    {said.piece or said.line}")
    for rule, came in sorted(by_rule.items(), key=lambda each: each[1]["same"] - each[1].total()):
        if came["same"] < came.total():
            print(f"{rule}: " + ", ".join(f"{count} {kind}" for kind, count in came.most_common()))
    print(", ".join(f"{count} {kind}" for kind, count in found.most_common()))
    return 0 if found["same"] == found.total() else 1


if __name__ == "__main__":
    sys.exit(main())
