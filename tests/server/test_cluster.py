"""Several servers on one PostgreSQL: any of them may die or stop, and the games go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from optcg import Catalog
from optcg.server.app import make_app
from optcg.server.database import Database, DatabaseError
from optcg.server.messages import Refusal
from optcg.server.settings import Settings
from optcg.server.store import WAITING, StoredTable, insert_table
from optcg.server.tables import Tables
from tests.needs import ROOT
from tests.server.cluster import Balancer, servers
from tests.server.postgres import new_database, postgres, stop_for
from tests.server.running import Message, ServerProcess, get, healthy, post
from tests.server.test_bounds import closed_after
from tests.server.test_database import stopped
from tests.server.test_fair_play import ANN, part, share
from tests.server.test_faults import check_games, open_tables, play_all, players_at
from tests.server.test_tables import Talk, join, new_table

LEASE = 2.0


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return new_database(postgres_url)


@pytest.fixture(scope="module")
def three(database: str) -> Iterator[list[ServerProcess]]:
    with servers(database, 3, lease=LEASE, constants={"bodies.BODY_SECONDS": 2}) as started:
        yield started


def holder(database: str, table: object) -> tuple[str, int]:
    """Who holds a table: the address, and the fence."""
    with psycopg.connect(database) as connection:
        row = connection.execute(
            "SELECT s.address, t.fence FROM play_tables t JOIN servers s ON s.id = t.holder WHERE t.id = %s",
            (str(table),),
        ).fetchone()
    assert row is not None
    return str(row[0]), int(row[1])


def test_every_server_answers_for_every_table(three: list[ServerProcess], database: str) -> None:
    first, second, third = three
    seated = new_table(first)
    table = seated["table"]
    assert get(f"{second.url}/api/v1/tables/{table}")["table"] == table
    guest = join(third, seated)

    async def look() -> list[Message]:
        async with (
            Talk(second, table, seated["token"]) as ann,
            Talk(third, table, guest["token"]) as bob,
            Talk(third, table) as spectator,
        ):
            asked = ann if ann.state["question"] is not None else bob
            await asked.choose()
            return [ann.state, bob.state, await spectator.hear("state")]

    heard = asyncio.run(look())
    assert all(message["type"] == "state" for message in heard)
    assert holder(database, table) == (first.url, 1)
    status, said = post(f"{second.url}/api/v1/tables/{table}/join", {"invite": "no", "name": "Eve"})
    assert (status, said["error"]) == (403, "no_invite")


def test_a_body_in_drops_is_not_waited_for_where_it_is_passed_on(three: list[ServerProcess]) -> None:
    first, second, _ = three
    path = f"/api/v1/tables/{new_table(first)['table']}/join"
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n".encode()
    assert closed_after(second, head, b"x") < 20


def test_a_holder_that_hangs_holds_up_nobody_else(postgres_url: str) -> None:
    with servers(new_database(postgres_url), 2, lease=10) as (first, second):
        tables = [new_table(first)["table"] for _ in range(3)]
        own = new_table(second)["table"]
        with stopped([first.pid]), ThreadPoolExecutor(15) as clients:
            for table in tables * 5:
                clients.submit(healthy, f"{second.url}/api/v1/tables/{table}?")
            time.sleep(0.5)
            began = time.monotonic()
            get(second.url + "/api/v1/records")
            assert get(f"{second.url}/api/v1/tables/{own}")["table"] == own
            assert time.monotonic() - began < 4  # the others wait for five seconds


async def taken_over(server: ServerProcess, table: object, token: object, seconds: float) -> Talk:
    """A line to a table whose holder is gone, as soon as another server plays it."""
    until = time.monotonic() + seconds
    while True:
        talk = Talk(server, table, token)
        try:
            await asyncio.wait_for(talk.__aenter__(), 5)
            if talk.state:
                return talk
        except (OSError, TimeoutError, ConnectionClosed):
            pass
        assert time.monotonic() < until, "nobody took the table over"
        await asyncio.sleep(0.1)


def choices_kept(database: str, table: object) -> list[str]:
    with psycopg.connect(database) as connection:
        rows = connection.execute(
            "SELECT choice FROM steps WHERE table_id = %s AND kind = 'choose' ORDER BY number", (str(table),)
        ).fetchall()
    return [str(row[0]) for row in rows]


def test_a_holder_that_was_stopped_past_its_lease_writes_nothing(
    three: list[ServerProcess], database: str
) -> None:
    first, second, _ = three
    seated = new_table(first, rules={"bank": 600_000})
    table = seated["table"]
    seats = [seated, join(first, seated)]

    async def run() -> None:
        async with Talk(first, table, seats[0]["token"]) as ann, Talk(first, table, seats[1]["token"]) as bob:
            place = 0 if ann.state["question"] is not None else 1
            old = (ann, bob)[place]
            os.kill(first.pid, signal.SIGSTOP)
            try:
                new = await taken_over(second, table, seats[place]["token"], LEASE + 20)
                before, after = (talk.state["clock"]["banks"][place] for talk in (old, new))  # type: ignore[index]
                assert after >= before - 1000  # nobody is charged for it
                assert (await new.choose())["type"] == "done"
            finally:
                os.kill(first.pid, signal.SIGCONT)
            try:
                said = await old.choose(-1)
                assert (said["type"], said["code"]) == ("error", "try_again")
            except ConnectionClosed:
                pass  # it had already let the table go
            await new.__aexit__()

    asyncio.run(run())
    assert holder(database, table) == (second.url, 2)
    assert len(choices_kept(database, table)) == 1


def test_kill_9_of_the_holders_loses_nothing_that_was_acknowledged(postgres_url: str) -> None:
    games, kills = 6, 3
    with servers(new_database(postgres_url), 3, lease=LEASE) as started:
        tables = [pair for server in started for pair in open_tables(server.url, games // 3)]

        async def run() -> None:
            dice = random.Random(3)
            async with Balancer([server.port for server in started]) as balancer:
                players = players_at(balancer.url, tables)
                for player in players:
                    player.pause = 0.15
                playing = asyncio.create_task(play_all(players, 120))
                for _ in range(kills):
                    await asyncio.sleep(0.5 + dice.random())
                    server = dice.choice(started)
                    server.kill()
                    await asyncio.sleep(LEASE)
                    await asyncio.to_thread(server.start, 60)
                assert not playing.done()
                for player in players:
                    player.pause = 0.0
                await playing
                await asyncio.to_thread(check_games, started[0].url, players)

        asyncio.run(run())


class Spectator:
    """Hears all that is told over one line, and does not come back when that is cut."""

    def __init__(self, server: ServerProcess, table: object) -> None:
        self._talk = Talk(server, table)
        self.heard: list[Message] = []

    async def __aenter__(self) -> Spectator:
        await self._talk.__aenter__()
        self._hearing = asyncio.create_task(self._hear())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert not self._hearing.done(), "the line of a spectator was cut"
        self._hearing.cancel()
        await self._talk.__aexit__()

    async def _hear(self) -> None:
        told = self._talk.last
        while True:
            self.heard.append(told)
            self._heard_at = time.monotonic()
            told = await self._talk.hear("state", "waiting", "error")

    def bank(self, place: int) -> float:
        """What the clock of this seat shows by now, in milliseconds; the seat is asked."""
        left: int = self.heard[-1]["clock"]["banks"][place]  # type: ignore[index]
        return left - (time.monotonic() - self._heard_at) * 1000

    async def until(self, seen: Callable[[Message], bool], seconds: float = 20) -> Message:
        """What was told last, when it is so."""
        end = time.monotonic() + seconds
        while not seen(self.heard[-1]):
            assert not self._hearing.done(), "the line of a spectator was cut"
            assert time.monotonic() < end, "this was not seen in time"
            await asyncio.sleep(0.02)
        return self.heard[-1]

    async def until_like(self, other: Spectator) -> None:
        await self.until(lambda told: told.get("view") == other.heard[-1].get("view"))

    @property
    def seen(self) -> list[Message]:
        """All of it in order, but for the time and who is here, of which servers tell at other times."""
        found: list[Message] = []
        for message in self.heard:
            seats = [{**seat, "here": None, "ready": None} for seat in message["seats"]]  # type: ignore[attr-defined]
            told = {
                "events": [],
                **message,
                "seats": seats,
                "log_from_start": None,
                "claim_in": None,
                "clock": None,
            }
            if not found or told["events"] or told != {**found[-1], "events": []}:
                found.append(told)
        return found


def over(told: Message) -> bool:
    match = told.get("match")
    return isinstance(match, dict) and bool(match["over"])


def listening(database: str) -> int:
    """How many servers hear what others keep."""
    with psycopg.connect(database) as connection:
        asked = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        return len(connection.execute(asked).fetchall())


def note_who_writes(database: str) -> None:
    """From now on the database notes which server writes something of a table."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE TABLE written (by_whom TEXT, what TEXT)")
        connection.execute(
            "CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO written "
            "VALUES (current_setting('application_name'), TG_TABLE_NAME); RETURN NULL; END $$"
        )
        for name in ("play_tables", "seats", "steps", "records"):
            connection.execute(
                f"CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON {name} EXECUTE FUNCTION note()"
            )


def test_a_spectator_elsewhere_sees_what_one_at_the_holder_sees_and_nothing_is_written_there(
    postgres_url: str,
) -> None:
    database = new_database(postgres_url)
    first, second = (
        ServerProcess(f"{database}&application_name={name}", "--share") for name in ("holds", "follows")
    )

    async def invited(seated: Message) -> None:
        guest = await asyncio.to_thread(join, second, seated)
        await play_all(players_at(second.url, [(seated, guest)]), 120)

    async def against_a_bot(seated: Message) -> None:
        async with Talk(second, seated["table"], seated["token"]) as ann:
            await ann.say("mix", part=part(ANN, 0))
            for game in (1, 2):
                for _ in range(8):
                    await ann.until_asked()
                    assert (await ann.choose(-1))["type"] == "done"
                await ann.until_asked()
                assert (await ann.say("undo"))["type"] == "done"
                await ann.until_asked()
                await ann.say("concede")
                await ann.say("next", part=part(ANN, game))

    async def watch(seated: Message, play: Callable[[Message], Awaitable[None]]) -> None:
        async with Spectator(first, seated["table"]) as near, Spectator(second, seated["table"]) as far:
            assert far.heard[0]["seats"][0]["here"] is None  # type: ignore[index]
            await play(seated)
            await far.until(over)
            await far.until_like(near)
            assert len(far.seen) > 20
            assert far.seen == near.seen
            assert listening(database) == 1
        assert holder(database, seated["table"]) == (first.url, 1)
        until = time.monotonic() + 10
        while listening(database):
            assert time.monotonic() < until, "a table that nobody watches is followed"

    async def watch_a_clock_run_out(seated: Message) -> None:
        await asyncio.to_thread(join, first, seated)
        async with Spectator(second, seated["table"]):
            with stopped([first.pid]):
                await asyncio.sleep(3)

    with first, second:
        note_who_writes(database)
        asyncio.run(watch(new_table(first), invited))
        asyncio.run(
            watch(new_table(first, bot="random", share=share(ANN), rules={"best_of": 3}), against_a_bot)
        )
        asyncio.run(watch_a_clock_run_out(new_table(first, rules={"bank": 1000})))
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT DISTINCT by_whom, what FROM written ORDER BY what").fetchall()
    assert rows == [("holds", name) for name in ("play_tables", "records", "seats", "steps")]


def test_a_phrase_is_heard_by_who_watches_elsewhere(postgres_url: str) -> None:
    database = new_database(postgres_url)
    with ServerProcess(database, "--share") as first, ServerProcess(database, "--share") as second:
        seated = new_table(first)
        join(first, seated)

        async def talk() -> None:
            async with (
                Talk(first, seated["table"], seated["token"]) as ann,
                Talk(second, seated["table"]) as far,
            ):
                until = time.monotonic() + 10
                while not await asyncio.to_thread(listening, database):
                    assert time.monotonic() < until, "the table is not followed"
                await ann.say("say", phrase="hello")
                assert await far.hear("said") == {"type": "said", "seat": 0, "phrase": "hello"}

        asyncio.run(talk())


async def play_on(server: ServerProcess, table: object, tokens: list[object], far: Spectator) -> int:
    """Some choices at the server that holds the table, all of them seen from afar; whose choice is next."""
    talks = [await taken_over(server, table, token, LEASE + 30) for token in tokens]
    async with Spectator(server, table) as near:
        for _ in range(6):
            place = await anyone_asked(talks)
            assert (await talks[place].choose())["type"] == "done"
        async with Spectator(server, table) as last:
            await near.until_like(last)
            await far.until_like(last)
        new = near.seen[1:]
        assert new
        assert far.seen[-len(new) :] == new
    place = await anyone_asked(talks)
    for talk in talks:
        await talk.__aexit__()
    return place


async def anyone_asked(talks: list[Talk]) -> int:
    while True:
        for place, talk in enumerate(talks):
            await talk.say("ping")  # what was told before is heard
            if talk.state["question"] is not None:
                return place


async def same_clock(server: ServerProcess, table: object, place: int, *others: Spectator) -> None:
    async with Spectator(server, table) as near:
        for other in others:
            assert abs(other.bank(place) - near.bank(place)) < 1000


def test_a_spectator_keeps_the_line_when_holders_die(postgres_url: str) -> None:
    database = new_database(postgres_url)
    with servers(database, 3, lease=LEASE) as (first, second, third):
        seated = new_table(first, rules={"bank": 600_000})
        table = seated["table"]
        tokens = [seated["token"], join(first, seated)["token"]]

        async def run() -> None:
            async with Spectator(second, table) as far:
                place = await play_on(first, table, tokens, far)
                told = len(far.heard)
                await asyncio.to_thread(first.kill)
                ann = await taken_over(third, table, tokens[place], LEASE + 20)
                # Nobody is charged for the time in which the table had no holder, and who watches is told.
                await far.until(lambda _: len(far.heard) > told)
                await same_clock(third, table, place, far)
                await ann.__aexit__()
                await play_on(third, table, tokens, far)
                assert far.heard[-1]["seats"][0]["here"] is None  # type: ignore[index]
                await asyncio.to_thread(third.kill)
                await play_on(second, table, tokens, far)
                assert far.heard[-1]["seats"][0]["here"] is not None  # type: ignore[index]
                assert [message["type"] for message in far.heard] == ["state"] * len(far.heard)

        asyncio.run(run())
        assert holder(database, table) == (second.url, 3)


def test_a_spectator_elsewhere_keeps_the_line_while_postgres_is_away() -> None:
    with postgres() as url, servers(new_database(url), 2, lease=20) as (first, second):
        seated = new_table(first, rules={"bank": 600_000})
        table = seated["table"]
        tokens = [seated["token"], join(first, seated)["token"]]

        async def run() -> None:
            async with Spectator(second, table) as far:
                place = await play_on(first, table, tokens, far)
                told = len(far.heard)
                await asyncio.to_thread(stop_for, url, 3)
                await far.until(lambda _: len(far.heard) > told)
                async with Spectator(second, table) as late:
                    await same_clock(first, table, place, far, late)
                await play_on(first, table, tokens, far)

        asyncio.run(run())


def test_a_spectator_is_passed_on_where_another_version_plays_the_table(
    three: list[ServerProcess], database: str
) -> None:
    first, second, _ = three
    table = new_table(first)["table"]

    async def who_is_here() -> object:
        async with Talk(second, table) as spectator:
            return [seat["here"] for seat in spectator.last["seats"]]  # type: ignore[attr-defined]

    assert asyncio.run(who_is_here()) == [None, None]
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE play_tables SET engine = '0.0.1' WHERE id = %s", (str(table),))
    assert asyncio.run(who_is_here()) == [False, False]  # which its holder alone knows


def test_a_server_that_is_asked_to_stop_hands_its_tables_over_at_once(postgres_url: str) -> None:
    database = new_database(postgres_url)
    with servers(database, 2, lease=30) as (first, second):
        seated = new_table(first, bot="random")

        async def run() -> float:
            async with Talk(first, seated["table"], seated["token"]):
                pass
            first.stop()
            began = time.monotonic()
            again = await taken_over(second, seated["table"], seated["token"], 20)
            took = time.monotonic() - began
            await again.__aexit__()
            return took

        assert asyncio.run(run()) < 10  # the lease would last longer
    assert holder(database, seated["table"])[1] == 2


def test_a_cluster_for_trying_goes_on_without_one_of_its_servers(postgres_url: str) -> None:
    command = [sys.executable, "-u", "-m", "tests.server.cluster"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as cluster:
        try:
            assert cluster.stdout is not None
            pids = [int(cluster.stdout.readline().split()[1]) for _ in range(3)]
            url = cluster.stdout.readline().split()[2].rstrip("/")
            os.kill(pids[0], signal.SIGKILL)
            for _ in range(6):  # whichever of the others is next
                assert get(url + "/healthz")["status"] == "ok"
                assert post(url + "/api/v1/tables", {"bot": "random"})[0] == 201
        finally:
            cluster.send_signal(signal.SIGINT)
        assert cluster.wait(30) == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_an_sqlite_file_is_not_shared(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.db"), share=True)
    with pytest.raises(DatabaseError, match="share a PostgreSQL database only"):
        make_app(settings, Catalog.house())


def test_a_server_that_shares_and_one_that_does_not_keep_each_other_out(postgres_url: str) -> None:
    url = new_database(postgres_url)
    shared = [Database.open(url, share=True), Database.open(url, share=True)]
    with pytest.raises(DatabaseError, match="in use by another server"):
        Database.open(url)
    for database in shared:
        database.close()
    alone = Database.open(url)
    with pytest.raises(DatabaseError, match="in use by another server"):
        Database.open(url, share=True)
    alone.close()


def test_a_table_that_a_newer_version_played_is_left_to_servers_of_that_version(postgres_url: str) -> None:
    url = new_database(postgres_url)

    async def run() -> None:
        tables = Tables(Catalog.house(), Database.open(url, True), Settings(database=url, share=True))
        await tables.start()
        try:
            name = "00000000000000aa"
            tables.database.write(insert_table(StoredTable(name, "test", 0, tables.now(), WAITING, {})))
            tables.database.rows("UPDATE play_tables SET engine = '99.0'")
            with pytest.raises(Refusal) as refused:
                await tables.find(name)
            assert (refused.value.code, refused.value.status) == ("newer", 503)
            tables.database.rows("UPDATE play_tables SET engine = '0.0.1'")
            assert (await tables.find(name)).id == name
        finally:
            await tables.stop()
            tables.database.close()

    asyncio.run(run())


@pytest.mark.parametrize("lost", [True, False])
def test_who_is_lost_with_the_server_between_is_not_charged_until_they_are_back(
    postgres_url: str, lost: bool
) -> None:
    """But who goes by themselves, through another server, is."""

    async def charged(first: ServerProcess, second: ServerProcess) -> tuple[int, float]:
        rules = {"match_time": None, "bank": 60_000, "at_time": "play on", "absence": None}
        seated = new_table(first, rules=rules)
        guest = join(first, seated)
        players = [(seated["table"], seated["token"]), (seated["table"], guest["token"])]
        async with Talk(first, *players[0]) as ann:
            asked = 0 if ann.state["question"] is not None else 1
        async with Talk(first, *players[1 - asked]) as other:
            came = time.monotonic()
            async with Talk(second, *players[asked]) as away:
                before = away.state["clock"]["banks"][asked]
                await asyncio.sleep(1.5)  # by now servers know each other
                if lost:
                    second.kill()
            there = time.monotonic() - came
            await asyncio.sleep(2.5)
            async with Talk(first, *players[asked]) as back:
                assert other.state is not None
                return before - back.state["clock"]["banks"][asked], there * 1000

    with servers(new_database(postgres_url), 2, lease=LEASE) as (first, second):
        used, there = asyncio.run(charged(first, second))
    assert used < there + 1500 if lost else used >= 3900
