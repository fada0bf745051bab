"""Reads new lines that are made of the pieces of official ones.

    python -m tests.text.recombined 5000 --seed 1 --tell

prints how many are read, unread, ambiguous or in doubt for the audit. The lines are made of official words
and stay where they are made.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from optcg import Catalog
from optcg.text.audit.lines import doubts
from optcg.text.reader import read_lines
from tests.needs import card_data
from tests.text.pieces import cut
from tests.text.recombiner import NewLine, Recombiner


def fault(new: NewLine) -> tuple[str, str] | None:
    """What is wrong with how a line is read, in a word and in full; None if nothing is."""
    (line,) = read_lines(new.text, "", new.category)
    if not line.abilities:
        kind = "ambiguous" if len(line.meanings) > 1 else "unread"
        return kind, line.unread.piece if line.unread else ""
    wrong = doubts(line.text, line.abilities)
    return ("in doubt", str(wrong)) if wrong else None


def main() -> int:
    parser = argparse.ArgumentParser(description="Read new lines made of the pieces of official ones.")
    parser.add_argument("count", type=int, nargs="?", default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tell", action="store_true", help="print the lines that are not read")
    asked = parser.parse_args()
    found: Counter[str] = Counter()
    for line in Recombiner(cut(Catalog.load(card_data()).printed()), asked.seed).lines(asked.count):
        wrong = fault(line)
        found[wrong[0] if wrong else "read"] += 1
        if wrong and asked.tell:
            print(f"{wrong[0]}, {line.form}, {line.category.value}: {line.text}\n    {wrong[1]}")
    print(", ".join(f"{count} {kind}" for kind, count in found.most_common()))
    return 0 if found["read"] == asked.count else 1


if __name__ == "__main__":
    sys.exit(main())
