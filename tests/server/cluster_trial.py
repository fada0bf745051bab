"""The long trial of several servers: kills of one of three, stops of PostgreSQL, in the middle of many games.

`python -m tests.server.cluster_trial` fails if a choice was lost or doubled, and prints how fast play went on
and what clocks were charged. It ends by itself, at the latest after --seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field

import psycopg

from tests.server.cluster import Balancer, servers
from tests.server.postgres import new_database, postgres, stop_for
from tests.server.running import Message, Player, ServerProcess, post
from tests.server.test_faults import DECKS, check_games, play_all

LEASE = 5.0
BANK = 3_600_000
OVER = 1000  # milliseconds that nobody should be charged beyond their thinking


@dataclass
class Timed(Player):
    """A player that knows how long it thought, and compares that with what its clock was charged."""

    seat: int = 0
    heard_at: list[float] = field(default_factory=list)  # when its choices were acknowledged
    # Milliseconds charged beyond its thinking, by choice, with when it was asked and when that was told.
    too_much: list[tuple[float, float, float]] = field(default_factory=list)
    _asked: tuple[object, int, float] | None = None  # the question, the bank, and since when
    _thought: float = 0.0

    def _take(self, message: Message) -> None:
        before = len(self.acknowledged)
        super()._take(message)
        if len(self.acknowledged) > before:
            self.heard_at.append(time.monotonic())
        if message["type"] != "state":
            return
        question = message["question"]
        name = question["id"] if isinstance(question, dict) else None
        bank = message["clock"]["banks"][self.seat]  # type: ignore[index]
        if self._asked is not None and self._asked[0] != name:
            if self._thought:
                charged = self._asked[1] - bank - self._thought
                self.too_much.append((charged, self._asked[2], time.monotonic()))
            self._asked = None
        if name is not None and self._asked is None:
            self._asked, self._thought = (name, bank, time.monotonic()), 0.0

    def _answer(self) -> Message:
        if self._asked is not None and not self._thought:
            self._thought = (time.monotonic() - self._asked[2]) * 1000
        return super()._answer()


@dataclass(frozen=True)
class Gone:
    """A server that was killed: when, the end of its lease, and the tables that it held."""

    killed: float
    end: float
    tables: frozenset[str]


@dataclass
class Trial:
    """What happened."""

    url: str  # of PostgreSQL
    database: str
    servers: list[ServerProcess]
    dice: random.Random
    pause: float
    kills: int = 0
    stops: int = 0
    games: int = 0
    choices: int = 0
    gone: list[Gone] = field(default_factory=list)
    away: list[tuple[float, float]] = field(
        default_factory=list
    )  # from when to when PostgreSQL was not there
    resumed: list[float] = field(default_factory=list)
    too_much: list[float] = field(default_factory=list)
    why: list[str] = field(default_factory=list)  # what befell whom was charged over a second
    players: list[Timed] = field(default_factory=list)
    whole: asyncio.Lock = field(default_factory=asyncio.Lock)  # tables are opened while nothing fails

    def seats(self, url: str, count: int) -> list[Timed]:
        players = []
        for number in range(count):
            deck, other = DECKS[number % len(DECKS)], DECKS[(number * 3 + 1) % len(DECKS)]
            rules = {"match_time": None, "bank": BANK, "at_time": "play on"}
            host = post(url + "/api/v1/tables", {"name": "Ann", "deck": deck, "rules": rules})[1]
            join = {"invite": host["invite"], "name": "Bob", "deck": other}
            guest = post(f"{url}/api/v1/tables/{host['table']}/join", join)[1]
            for seat, seated in enumerate((host, guest)):
                player = Timed(url, str(seated["table"]), str(seated["token"]), self.dice.randrange(10**9))
                player.pause, player.seat = self.pause, seat
                players.append(player)
        return players

    async def round(self, url: str, games: int, seconds: float) -> None:
        """So many games at once, to their ends; then they are looked through."""
        async with self.whole:
            self.gone.clear()
            self.players = players = await asyncio.to_thread(self.seats, url, games)
        await play_all(list(players), seconds)
        for _ in range(50):  # a server may be starting again
            try:
                await asyncio.to_thread(check_games, url, list(players))
                break
            except OSError:
                await asyncio.sleep(0.2)
        self.games += games
        for player in players:
            self.choices += len(player.acknowledged)
            self.too_much += [charged for charged, _, _ in player.too_much]
            self.why += [self._why(player.table, *late) for late in player.too_much if late[0] > OVER]
        for gone in self.gone:
            for table in gone.tables:
                heard = [at for player in players if player.table == table for at in player.heard_at]
                later = min((at for at in heard if at > gone.end), default=None)
                if later is not None and not self._killed_again(gone, table, later):
                    away = sum(max(0.0, min(later, end) - max(gone.end, begin)) for begin, end in self.away)
                    self.resumed.append(later - gone.end - away)

    def _why(self, table: str, charged: float, asked: float, told: float) -> str:
        """What befell a table while one question stood, in seconds since it was asked."""
        kills = [
            f"{'the' if table in gone.tables else 'not the'} holder killed at {gone.killed - asked:.1f}"
            for gone in self.gone
            if asked - LEASE < gone.killed < told
        ]
        stops = [
            f"PostgreSQL away from {begin - asked:.1f} to {end - asked:.1f}"
            for begin, end in self.away
            if begin < told and end > asked
        ]
        return f"{charged:.0f} ms, told after {told - asked:.1f} s: {'; '.join([*kills, *stops])}"

    def _killed_again(self, gone: Gone, table: str, later: float) -> bool:
        """Whether the next holder died too before anything was kept: then the end of its lease counts."""
        return any(gone.killed < other.killed < later and table in other.tables for other in self.gone)

    def kill(self) -> ServerProcess:
        server = self.dice.choice(self.servers)
        with psycopg.connect(self.database) as connection:
            rows = connection.execute(
                "SELECT t.id, s.until - CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) "
                "FROM play_tables t JOIN servers s ON s.id = t.holder "
                "WHERE s.address = %s AND t.state = 'playing'",
                (server.url,),
            ).fetchall()
        server.kill()
        self.kills += 1
        if rows:
            left = max(int(row[1]) for row in rows) / 1000
            now = time.monotonic()
            self.gone.append(Gone(now, now + left, frozenset(str(row[0]) for row in rows)))
        return server

    async def faults(self, kills: int, stops: int) -> None:
        for number in range(kills):
            await asyncio.sleep(1 + 2 * self.dice.random())
            async with self.whole:
                if stops and number % max(1, kills // stops) == 0 and self.stops < stops:
                    began = time.monotonic()
                    await asyncio.to_thread(stop_for, self.url, 0.5 + 8 * self.dice.random())
                    self.away.append((began, time.monotonic()))
                    self.stops += 1
                    await asyncio.sleep(2)
                server = await asyncio.to_thread(self.kill)
                await asyncio.sleep(
                    self.dice.choice([0.0, LEASE + 1])
                )  # back before its lease ends, or after
                await asyncio.to_thread(server.start, 60)
        for player in self.players:
            player.pause = 0.0  # every fault has been: the games may end

    def figures(self) -> str:
        resumed = sorted(self.resumed) or [0.0]
        late = sorted(self.too_much) or [0.0]
        return (
            f"{self.kills} kills, {self.stops} stops of PostgreSQL; {self.games} games with {self.choices} "
            "acknowledged choices have exactly these in their records\n"
            f"from the end of a lease to the next choice kept, {len(resumed)} tables: median "
            f"{statistics.median(resumed):.2f} s, 95 in 100 {resumed[int(len(resumed) * 0.95)]:.2f} s, "
            f"most {resumed[-1]:.2f} s (players think {self.pause} s; the time of its stops left out)\n"
            f"charged beyond a player's thinking, by choice: most {late[-1]:.0f} ms, over 1 s: "
            f"{sum(extra > OVER for extra in late)} of {len(late)}"
            + "".join(f"\n- {why}" for why in self.why)
        )


async def run(trial: Trial, games: int, kills: int, stops: int, seconds: float) -> None:
    until = time.monotonic() + seconds
    async with Balancer([server.port for server in trial.servers]) as balancer:
        # The first games are opened before anything fails; then rounds follow until every fault has been.
        faults: asyncio.Task[None] | None = None
        while faults is None or not faults.done():
            playing = asyncio.create_task(trial.round(balancer.url, games, until - time.monotonic()))
            if faults is None:
                faults = asyncio.create_task(trial.faults(kills, stops))
            await playing
        await faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="at once; new ones until every fault has been")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--stops", type=int, default=10)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a player thinks")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with postgres() as url:
        database = new_database(url)
        with servers(database, 3, lease=LEASE) as started:
            trial = Trial(url, database, started, random.Random(asked.seed), asked.pause)
            try:
                asyncio.run(run(trial, asked.games, asked.kills, asked.stops, asked.seconds))
            finally:
                print(trial.figures(), flush=True)


if __name__ == "__main__":
    main()
