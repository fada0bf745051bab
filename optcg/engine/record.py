"""Records: seed and choices are the game. A record plays again bit for bit, or says why it does not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from optcg.model.cards import CardData, CatalogLike
from optcg.model.errors import BadRecord
from optcg.model.plain import Plain, check_catalog, repr, row, table, whole, word
from optcg.version import RULES_VERSION, __version__

if TYPE_CHECKING:
    from optcg.engine.game import Game

FORMAT: Final = "optcg-record/1"
_KEYS: Final = ("rules", "engine", "catalog", "seed", "options", "choices", "result")


def catalog_hash(catalog: CatalogLike, numbers: list[str]) -> str:
    """A hash of the facts and the compiled trees of these cards, whatever else the catalogue holds."""
    digest = sha256()
    for number in sorted(set(numbers)):
        digest.update(_facts(catalog[number]).encode())
    return digest.hexdigest()


def _facts(card: CardData) -> str:
    colors = "/".join(card.colors)
    kinds = "/".join(card.attributes)
    facts = (card.number, card.name, card.category.value, colors, kinds, "/".join(card.types))
    numbers = (card.cost, card.life, card.power, card.counter)
    return f"{facts!r} {numbers!r} {card.abilities!r}\n"


class Record:
    """One game as a file: what it started from, every choice, and how it ended."""

    def __init__(self, data: dict[str, Plain]) -> None:
        self._data: Final = data

    @property
    def choices(self) -> list[str]:
        return [word(choice, "choice") for choice in row(self._data["choices"], "choices")]

    @property
    def seed(self) -> int:
        return whole(self._data["seed"], "seed", 0, large=True)

    def to_dict(self) -> dict[str, Plain]:
        return deepcopy(self._data)

    @staticmethod
    def from_dict(data: Plain) -> Record:
        """Read a record; whether it fits a catalogue is seen when it is replayed."""
        try:
            d = table(data, "a record")
            if d.get("format") != FORMAT:
                raise ValueError(f"its format is {repr(d.get('format'))}, not {FORMAT!r}")
            for key in _KEYS:
                if key not in d:
                    raise ValueError(f"{key!r} is missing")
            if ("decks" in d) == ("position" in d):
                raise ValueError("it must have either 'decks' or 'position'")
            whole(d["seed"], "seed", 0, large=True)
            for key in ("rules", "engine", "catalog"):
                word(d[key], key)
            table(d["options"], "options")
            for choice in row(d["choices"], "choices"):
                word(choice, "a choice")
            return Record(deepcopy(d))
        except ValueError as error:
            raise BadRecord(f"This is not a record that can be read: {error}.") from None
        except RecursionError:
            raise BadRecord("This is not a record that can be read: it is nested too deeply.") from None

    def save(self, path: str | Path) -> None:
        """Write the record as a JSON file."""
        Path(path).write_text(json.dumps(self._data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a JSON file that `save` has written."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8-sig"))
        except OSError as error:
            raise BadRecord(f"{path} cannot be read as a record: {error.strerror}.") from None
        except (json.JSONDecodeError, UnicodeError) as error:
            raise BadRecord(f"{path} cannot be read as a record: {error}.") from None
        except ValueError:
            raise BadRecord(f"{path} cannot be read as a record: a number in it is too long.") from None
        except RecursionError:
            raise BadRecord(f"{path} cannot be read as a record: it is nested too deeply.") from None
        return Record.from_dict(data)

    def replay(self, catalog: CatalogLike) -> Game:
        """Play the game again, choice by choice."""
        from optcg.engine.replay import replay

        check_catalog(catalog)
        return replay(self._data, catalog)

    def steps(self, catalog: CatalogLike) -> Iterator[Game]:
        """Play it again, and stop before the first choice and after each: one game that goes on.

        Clone it to keep a step.
        """
        from optcg.engine.replay import steps

        return steps(self._data, catalog)


def header(catalog: CatalogLike, numbers: list[str]) -> dict[str, Plain]:
    """What every record and saved game begins with."""
    return {
        "rules": RULES_VERSION,
        "engine": __version__,
        "catalog": catalog_hash(catalog, numbers),
    }
