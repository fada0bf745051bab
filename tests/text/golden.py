"""The golden file: a short hash of the tree of every official and house card, and no word of any card.

python -m tests.text.golden            tell which trees are not those of the file
python -m tests.text.golden --accept   write the file anew, with what changed on purpose
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2s
from pathlib import Path
from typing import Final

from optcg.cards.catalog import number_order
from optcg.cards.house import house_printings
from optcg.cards.importer import Printed, import_printings
from optcg.cards.printing import set_of
from optcg.model.cards import CardData
from optcg.text import read
from tests.needs import card_data

FILE: Final = Path(__file__).with_name("trees.json")
ACCEPT: Final = "python -m tests.text.golden --accept"


def hash_of(card: CardData) -> str:
    """A hash of what a card's text means, and of what of it is not read."""
    tree = rendered(read(card.text, card.trigger, card.category))
    return blake2s(tree.encode(), digest_size=6).hexdigest()


def rendered(node: object) -> str:
    """A tree in words. What a node has by default is left out, so that a new field changes nothing."""
    if isinstance(node, tuple):
        return f"({', '.join(map(rendered, node))})"
    if not is_dataclass(node) or isinstance(node, type):
        return repr(node)
    said = ((field, getattr(node, field.name)) for field in fields(node))
    parts = [f"{field.name}={rendered(value)}" for field, value in said if value != field.default]
    return f"{type(node).__name__}({', '.join(parts)})"


def hashes(printings: Mapping[str, list[Printed]]) -> dict[str, str]:
    """The hash of every card; a card whose printings differ has all of theirs."""
    return {
        number: "/".join(sorted({hash_of(printed.facts) for printed in printings[number]}))
        for number in sorted(printings, key=number_order)
    }


def written() -> dict[str, str]:
    """The hashes of the file."""
    sets: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {f"{name}-{number}": tree for name, trees in sets.items() for number, tree in trees.items()}


def write(found: Mapping[str, str]) -> None:
    sets: dict[str, dict[str, str]] = {}
    for number, tree in found.items():
        sets.setdefault(set_of(number), {})[number.partition("-")[2]] = tree
    rows = (f"{json.dumps(name)}: {json.dumps(trees)}" for name, trees in sets.items())
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def changes(found: Mapping[str, str], kept: Mapping[str, str]) -> Iterator[str]:
    """Every card whose tree is not that of the file."""
    for number in sorted({*found, *kept}, key=number_order):
        if number not in found:
            yield f"{number} is gone"
        elif number not in kept:
            yield f"{number} is new"
        elif "/" in found[number]:
            yield f"{number} means different things in different printings"
        elif found[number] != kept[number]:
            yield f"{number} means something else than before"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the trees of all cards with the golden file.")
    parser.add_argument("--accept", action="store_true", help="write the golden file anew")
    asked = parser.parse_args()
    found = hashes({**house_printings(), **import_printings(card_data())})
    changed = list(changes(found, written() if FILE.exists() else {}))
    print("\n".join([*changed, f"{len(found)} cards, {len(changed)} changed"]))
    if asked.accept:
        write(found)
    return 1 if changed and not asked.accept else 0


if __name__ == "__main__":
    sys.exit(main())
