"""Cards for tests, written as plain JSON."""

import json
from pathlib import Path

from optcg.cards import Catalog


def card(number: str, **fields: object) -> dict[str, object]:
    """A red vanilla Character, but for the fields given."""
    plain = {
        "id": number,
        "name": f"Card {number}",
        "category": "Character",
        "colors": ["Red"],
        "power": 1000,
    }
    return plain | fields


def write_json(path: Path, content: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def write_cards(folder: Path, cards: list[dict[str, object]]) -> Catalog:
    """The catalogue of these cards, through a file."""
    return Catalog.load(write_json(folder / "cards.json", cards))
