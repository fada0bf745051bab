"""Killed servers and broken lines: nothing that was acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import cache

import pytest

from optcg import Catalog, Game, Record
from tests.server.lossy_proxy import LossyProxy
from tests.server.postgres import new_database
from tests.server.running import Message, Player, ServerProcess, get, post

CATALOG = Catalog.house()
DECKS = sorted(CATALOG.decks)
SEED = ("--seed", "11")


def open_tables(url: str, count: int) -> list[tuple[Message, Message]]:
    """Tables with two people each, the same decks in every run."""
    tables = []
    for number in range(count):
        deck, other = DECKS[number % len(DECKS)], DECKS[(number * 3 + 1) % len(DECKS)]
        rules = {"match_time": None, "bank": None, "at_time": "play on"}
        host = post(url + "/api/v1/tables", {"name": "Ann", "deck": deck, "rules": rules})[1]
        join = {"invite": host["invite"], "name": "Bob", "deck": other}
        tables.append((host, post(f"{url}/api/v1/tables/{host['table']}/join", join)[1]))
    return tables


def players_at(url: str, tables: list[tuple[Message, Message]]) -> list[Player]:
    return [
        Player(url, str(seat["table"]), str(seat["token"]), seed=2 * number + place)
        for number, seats in enumerate(tables)
        for place, seat in enumerate(seats)
    ]


def chosen_by(record: Record) -> list[list[str]]:
    """The choices of each player, in order."""
    data = record.to_dict()
    choices = record.choices
    data["choices"], data["result"] = [], None
    game: Game = Record.from_dict(data).replay(CATALOG)
    mine: list[list[str]] = [[], []]
    for choice in choices:
        assert game.decision is not None
        mine[game.decision.player].append(choice)
        game.choose(choice)
    return mine


def check_games(url: str, players: list[Player]) -> list[object]:
    """Every game has the record that its acknowledged choices give; the results."""
    results: list[object] = []
    for ann, bob in zip(players[::2], players[1::2], strict=True):
        (record_id,) = ann.state["records"]  # type: ignore[misc]
        data = get(f"{url}/api/v1/records/{record_id}")
        record = Record.from_dict(data)
        game = record.replay(CATALOG)
        assert game.result is not None
        for player, choices in zip((ann, bob), chosen_by(record), strict=True):
            open_end = [str(player.waiting["choice"])] if player.waiting else []
            told = (player.table, player.acknowledged, open_end, choices)
            assert choices in (player.acknowledged, player.acknowledged + open_end), told
            assert player.state["view"]["result"] == game.result.to_dict()  # type: ignore[index]
        results.append((data["choices"], data["result"]))
    return results


async def play_all(players: list[Player], seconds: float) -> None:
    await asyncio.gather(*(player.play(seconds) for player in players))


async def kill_at_times(server: ServerProcess, times: int, playing: asyncio.Task[None]) -> list[float]:
    dice = random.Random(1)
    restarts: list[float] = []
    while len(restarts) < times and not playing.done():
        await asyncio.sleep(0.4 + dice.random())
        await asyncio.to_thread(server.kill)
        restarts.append(await asyncio.to_thread(server.start))
    return restarts


@cache
def undisturbed(games: int) -> list[object]:
    """The same games where nothing befell the server: they do not depend on where it keeps them."""
    with ServerProcess("sqlite://", *SEED) as server:
        players = players_at(server.url, open_tables(server.url, games))
        asyncio.run(play_all(players, 300))
        return check_games(server.url, players)


@pytest.mark.parametrize(("games", "kills"), [(4, 3), pytest.param(50, 20, marks=pytest.mark.long)])
def test_kill_9_loses_nothing_that_was_acknowledged(
    new_store: Callable[[], str], games: int, kills: int
) -> None:
    with ServerProcess(new_store(), *SEED) as server:
        players = players_at(server.url, open_tables(server.url, games))
        for player in players:
            player.pause = 0.02 * kills  # so that the games outlast the kills

        async def run() -> list[float]:
            playing = asyncio.create_task(play_all(players, 300))
            restarts = await kill_at_times(server, kills, playing)
            for player in players:
                player.pause = 0.0
            await playing
            return restarts

        restarts = asyncio.run(run())
        assert len(restarts) == kills
        print("seconds until the server answered again:", sorted(round(s, 2) for s in restarts))
        assert check_games(server.url, players) == undisturbed(games)


async def break_off_at_times(database: str, times: int, playing: asyncio.Task[None]) -> int:
    """PostgreSQL breaks off all connections of the server, as when it is started again."""
    import psycopg

    broken = 0
    while broken < times and not playing.done():
        await asyncio.sleep(0.3)
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        broken += 1
    return broken


def test_a_database_that_breaks_off_loses_nothing_that_was_acknowledged(postgres_url: str) -> None:
    games, breaks = 4, 6
    database = new_database(postgres_url)
    with ServerProcess(database, *SEED) as server:
        players = players_at(server.url, open_tables(server.url, games))
        for player in players:
            player.pause = 0.03

        async def run() -> None:
            playing = asyncio.create_task(play_all(players, 120))
            assert await break_off_at_times(database, breaks, playing) == breaks
            for player in players:
                player.pause = 0.0
            await playing

        asyncio.run(run())
        assert check_games(server.url, players) == undisturbed(games)


@pytest.mark.parametrize("games", [4, pytest.param(50, marks=pytest.mark.long)])
def test_broken_lines_change_no_game(new_store: Callable[[], str], games: int) -> None:
    with ServerProcess(new_store(), *SEED) as server:
        tables = open_tables(server.url, games)

        async def run() -> list[Player]:
            async with LossyProxy(server.port, 0.02, 5) as proxy:
                players = players_at(proxy.url, tables)
                await play_all(players, 300)
                assert proxy.broken > games
                return players

        assert check_games(server.url, asyncio.run(run())) == undisturbed(games)
