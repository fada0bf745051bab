"""Clocks go on only while there is a server that can keep what is played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from optcg import Catalog
from optcg.match import MatchRules
from tests.server.world import FAILS, HANGS, OUTAGES, RETRY, SHORT, Client, Loop, World

CATALOG = Catalog.house()
TOLERANCE = 1000  # milliseconds that may be charged beyond one's own thinking
KILL, STOP = "kill", "stop"
Event = tuple[str, float, float]  # what, when (in seconds from the beginning), for how long


def played(
    thoughts: Sequence[float], events: Sequence[Event], back_after: Sequence[float] = (RETRY, RETRY)
) -> list[tuple[float, float]]:
    """For each player: the milliseconds charged, and those thought while all was well."""

    async def play(world: World) -> list[tuple[float, float]]:
        await world.begin()
        # Who is charged too much loses the game, and is charged the whole bank.
        moments = [seconds for kind, _, seconds in events if kind != KILL and seconds <= SHORT]
        bank = round(sum([*thoughts, *moments]) * 1000) + TOLERANCE + 1
        rules = MatchRules(match_time=None, at_time="play on", bank=bank, absence=None)
        table_id = await world.seat_two(rules)
        left = list(thoughts)
        clients = [Client(world, table_id, seat, left, back_after[seat]) for seat in (0, 1)]
        tasks = [asyncio.create_task(befall(world, event), name="world") for event in events]
        players = [asyncio.create_task(client.play(), name="world") for client in clients]
        done, _ = await asyncio.wait(players, timeout=3600, return_when=asyncio.FIRST_COMPLETED)
        assert done, "the game came to no end"
        banks = done.pop().result()
        assert not left, "the game ended before"
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        assert len(tasks) == len(events)
        return [(bank - banks[client.seat], client.own) for client in clients]

    loop = Loop()
    try:
        asyncio.set_event_loop(loop)
        world = World(CATALOG, loop)

        async def named() -> list[tuple[float, float]]:
            return await play(world)

        return loop.run_until_complete(loop.create_task(named(), name="world"))
    finally:
        asyncio.set_event_loop(None)
        loop.close()


async def befall(world: World, event: Event) -> None:
    kind, when, seconds = event
    await asyncio.sleep(when)
    if kind == KILL:
        await world.kill(seconds)
    elif kind == STOP:
        world.stop(seconds)
    else:
        await world.outage(kind, seconds)


def check(
    thoughts: Sequence[float], events: Sequence[Event], back_after: Sequence[float] = (RETRY, RETRY)
) -> None:
    for charged, own in played(thoughts, events, back_after):
        assert charged <= round(own) + TOLERANCE  # own thoughts are a sum of seconds, with an error


seconds = st.floats(0.001, 12).map(lambda value: round(value, 3))
moments = st.floats(0, 40).map(lambda value: round(value, 3))


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(
    st.lists(seconds, min_size=2, max_size=8),
    st.lists(st.tuples(st.sampled_from((KILL, STOP, *OUTAGES)), moments, seconds), max_size=7),
)
@example([5.0, 5.0], [(KILL, 1.0, 3.0), (KILL, 5.0, 3.0), (KILL, 9.0, 3.0)])
@example([1.0, 1.0], [(KILL, 0.5, 12.0)])  # longer than any bank
@example([5.0, 5.0], [(STOP, 1.0, 10.0)])
@example([1.0, 1.0, 1.0, 1.5], [(FAILS, 0.0, 2.0), (FAILS, 5.0, 2.0)])
@example([5.0, 5.0, 5.0], [(HANGS, 4.9, 10.0)])
@example([5.0, 5.0, 5.0], [(FAILS, 4.9, 10.0), (KILL, 14.95, 5.0)])
def test_nobody_is_charged_for_what_befell_the_server(thoughts: list[float], events: list[Event]) -> None:
    check(thoughts, events)


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(
    st.lists(seconds, min_size=2, max_size=6),
    st.lists(st.tuples(st.sampled_from((KILL, KILL, *OUTAGES)), moments, seconds), min_size=1, max_size=4),
    st.tuples(st.floats(RETRY, 5), st.floats(RETRY, 5)),
)
@example([5.0, 5.0, 5.0, 5.0], [(KILL, 3.0, 3.0), (KILL, 9.0, 1.0)], (0.02, 5.0))
@example([5.0, 5.0, 5.0, 5.0], [(KILL, 3.0, 3.0), (KILL, 9.0, 1.0)], (5.0, 0.02))
@example([5.0, 5.0, 5.0, 5.0], [(FAILS, 4.9, 8.0), (KILL, 14.2, 1.0)], (4.9, 4.9))
def test_nobody_is_charged_until_their_client_has_come_back(
    thoughts: list[float], events: list[Event], back_after: tuple[float, float]
) -> None:
    check(thoughts, events, back_after)


@pytest.mark.long
@settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.lists(seconds, min_size=2, max_size=12),
    st.lists(st.tuples(st.sampled_from((KILL, STOP, *OUTAGES)), moments, seconds), max_size=12),
)
def test_nobody_is_charged_in_many_more_worlds(thoughts: list[float], events: list[Event]) -> None:
    check(thoughts, events)


def test_own_thinking_is_charged() -> None:
    """The other side of it: each kill and each outage gives back no more than a second or two."""
    found = played([5.0] * 6, [(KILL, 7.0, 4.0), (HANGS, 20.0, 3.0)])
    assert sum(own for _, own in found) > 20_000
    for charged, own in found:
        assert charged >= own - 3 * TOLERANCE
