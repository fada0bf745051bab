"""How the start of a match is kept: seed, decks or position, and the table's secret."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count
from secrets import randbits
from typing import Final

from optcg.engine.dice import SEED_BITS
from optcg.engine.position import Position
from optcg.engine.replay import JudgedDeck
from optcg.match import Match, MatchRules, MatchStart
from optcg.model.cards import CatalogLike
from optcg.model.plain import Plain, row, table, word
from optcg.server.fair_play import Parts, mixed_seed, own_part
from optcg.server.store import StoredTable
from optcg.version import __version__

SeedBits = Callable[[], int]
SHARES: Final = "shares"
PARTS: Final = "parts"
COMMITMENT: Final = "commitment"
ENGINE: Final = "engine"
_CHOOSERS: Final[dict[str, int | str]] = {"A": 0, "B": 1, "rps": "rps"}


def deck_start(
    decks: list[tuple[str, ...]], seed_bits: SeedBits, shares: Parts = (None, None)
) -> dict[str, object]:
    """A new match between two decks. With shares the players have a part in the seeds."""
    start = {**_anew(seed_bits), "decks": [list(deck) for deck in decks]}
    return {**start, SHARES: list(shares)} if any(shares) else start


def position_start(
    position: dict[str, object], seed_bits: SeedBits, seed: int | None = None
) -> dict[str, object]:
    """A game that begins in a position, whose dice may be given."""
    start = {**_anew(seed_bits), "position": position}
    return start if seed is None else {**start, "seed": f"{seed:x}"}


def record_start(data: dict[str, Plain], choices_made: int, seed_bits: SeedBits) -> dict[str, object]:
    """A game that goes on from the first `choices_made` choices of a record."""
    kept: dict[str, object] = {key: data[key] for key in ("decks", "position") if key in data}
    choices = row(data["choices"], "choices")[:choices_made]
    options = table(data["options"], "options")
    seed = data["seed"]
    assert isinstance(seed, int)
    started = _anew(seed_bits)
    started.update(kept)
    started.update(seed=f"{seed:x}", choices=choices)
    started.update(chooser=options.get("chooser"), even=options.get("even", False))
    return started


def secret_bits() -> int:
    """Seeds that cannot be guessed: those of a real table."""
    return randbits(SEED_BITS)


def foretold_bits(seed: int) -> SeedBits:
    """Seeds that come again with the same number, for trying the same games twice."""
    numbers = count()
    return lambda: int.from_bytes(sha256(f"{seed} {next(numbers)}".encode()).digest(), "big")


def _anew(seed_bits: SeedBits) -> dict[str, object]:
    return {"seed": f"{seed_bits():x}", "secret": f"{seed_bits():x}", ENGINE: __version__}


def engine_of(stored: StoredTable) -> str:
    """The version that began the match."""
    return word(table(stored.start, "start").get(ENGINE, __version__), ENGINE)


def secret_of(stored: StoredTable) -> int:
    assert stored.start is not None
    return int(str(stored.start["secret"]), 16)


def salt_of(stored: StoredTable, game: int) -> str:
    """The salt of a game's promise; who knows it learns nothing of the secret behind it."""
    return sha256(f"salt {secret_of(stored):x} {game}".encode()).hexdigest()[:32]


def root_of(stored: StoredTable) -> int:
    """What the server's parts of the seeds come from; without shares, the seed of the first game."""
    return int(word(table(stored.start, "start")["seed"], "seed"), 16)


def shares_of(stored: StoredTable) -> list[str | None]:
    return _two(stored, SHARES)


def parts_of(stored: StoredTable) -> list[str | None]:
    """The players' parts of the first game's seed, as far as they are shown."""
    return _two(stored, PARTS)


def _two(stored: StoredTable, key: str) -> list[str | None]:
    found = row((table(stored.start, "start") if stored.start else {}).get(key, [None, None]), key)
    return [None if value is None else word(value, key) for value in found]


def first_seed(stored: StoredTable) -> int:
    root = root_of(stored)
    return mixed_seed(own_part(root, 0), parts_of(stored)) if any(shares_of(stored)) else root


def match_of(stored: StoredTable, catalog: CatalogLike, now: int) -> Match:
    """The match of a table before its first choice; what was chosen before it began is still to be played."""
    start = table(stored.start, "start")
    decks = position = None
    if "position" in start:
        position = Position.unchecked(start["position"], catalog)
    else:
        lists = [
            tuple(word(number, "card") for number in row(deck, "deck"))
            for deck in row(start["decks"], "decks")
        ]
        decks = (JudgedDeck(lists[0]), JudgedDeck(lists[1]))
    chooser = start.get("chooser")
    even = start.get("even", True)
    begun = MatchStart(
        seed=first_seed(stored),
        secret=secret_of(stored),
        decks=decks,
        position=position,
        choices=tuple(word(choice, "choice") for choice in row(start.get("choices", []), "choices")),
        chooser=_CHOOSERS.get(str(chooser)),
        even=even is True,
        allow_unread=stored.settings.get("allow_unread") is True,
    )
    rules = stored.settings.get("rules")
    assert isinstance(rules, dict)
    return Match(catalog, begun, MatchRules.from_dict(rules), now, opened=False)
