"""The promises of one table, and the parts that its players have in the seeds (see `fair_play`)."""

from __future__ import annotations

from typing import Final

from optcg.engine.record import Record
from optcg.match import Match
from optcg.model.cards import CatalogLike
from optcg.model.plain import Plain
from optcg.server.fair_play import (
    GAMES,
    Promise,
    hash_of,
    match_commitment,
    mixed_seed,
    own_part,
    promise,
    promise_with,
    reveal,
)
from optcg.server.messages import Refusal
from optcg.server.start_data import (
    COMMITMENT,
    PARTS,
    engine_of,
    match_of,
    parts_of,
    root_of,
    salt_of,
    shares_of,
)
from optcg.server.store import StoredTable

_NOTHING: Final = "-"  # in place of a part


class Promises:
    """What was promised before each game. All of it follows from what is kept of the table."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored: Final = stored
        self._made: dict[int, Promise] = {}
        self._parts: list[str | None] = [None, None]  # of the game that runs

    @property
    def awaited(self) -> set[int]:
        """The seats whose part of the first game's seed is still to be shown."""
        if self._stored.started is not None:
            return set()
        both = zip(shares_of(self._stored), parts_of(self._stored), strict=True)
        return {seat for seat, (share, part) in enumerate(both) if share is not None and part is None}

    def promise_match(self, catalog: CatalogLike) -> None:
        """All shares are known: what is fixed now is promised, before any part is shown."""
        assert self._stored.start is not None
        record = self._as_begun(match_of(self._stored, catalog, 0))  # of a seed that nobody plays
        own = own_part(root_of(self._stored), 0)
        self._stored.start[COMMITMENT] = match_commitment(record.to_dict(), own, shares_of(self._stored))

    def show_part(self, seat: int, part: str) -> None:
        """A seat shows its part of the first game's seed."""
        assert self._stored.start is not None
        if hash_of(part) != shares_of(self._stored)[seat]:
            raise Refusal("part", "This is not the part whose hash you gave.")
        parts = parts_of(self._stored)
        parts[seat] = part
        self._stored.start[PARTS] = parts

    def make(self, match: Match) -> None:
        """Rule 5-2-1-1 comes first: decks and seed are fixed, then the hash of them is shown."""
        game = match.number
        if game in self._made:
            return
        shares = shares_of(self._stored)
        if not any(shares):
            self._made[game] = promise(self._as_begun(match), salt_of(self._stored, game))
            return
        if game == 0:
            self._parts = parts_of(self._stored)
        assert self._stored.start is not None
        commitment = str(self._stored.start[COMMITMENT])
        self._made[game] = promise_with(commitment, root_of(self._stored), game, shares, self._parts)

    def check_next(self, seat: int, part: str | None) -> None:
        """Whether this is the part that a seat must show for the next game."""
        before = self._parts[seat]
        if before is not None and (part is None or hash_of(part) != before):
            raise Refusal("part", "The next game needs the next part of the seed that you have promised.")

    def next_step(self, game: int, parts: dict[int, str | None]) -> str:
        """What is kept of the seed of the next game: the seed, then its parts."""
        if not any(shares_of(self._stored)):
            return ""
        if game >= GAMES:
            raise Refusal("illegal", f"A match has at most {GAMES} games.")
        shown = [parts.get(seat) if self._parts[seat] is not None else None for seat in (0, 1)]
        seed = mixed_seed(own_part(root_of(self._stored), game), shown)
        return " ".join([f"{seed:x}", *(part or _NOTHING for part in shown)])

    def take_next(self, text: str) -> None:
        """The next game begins with these parts."""
        if text:
            self._parts = [None if part == _NOTHING else part for part in text.split()[1:]]

    def commitment(self, game: int) -> str | None:
        """What everybody is shown."""
        made = self._made.get(game)
        if made is not None:
            return made.commitment
        found = None if self._stored.start is None else self._stored.start.get(COMMITMENT)
        return None if found is None else str(found)

    def reveal(self, game: int, record: Record) -> dict[str, Plain]:
        return reveal(record, self._made[game], engine_of(self._stored))

    def _as_begun(self, match: Match) -> Record:
        """A game is promised with the version that began it; a newer one may play it on."""
        return Record({**match.game.record().to_dict(), "engine": engine_of(self._stored)})
