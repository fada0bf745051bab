"""The clock at a served table: banks, absence, the time of the match, and servers that were down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest

from tests.server.running import Message, ServerProcess
from tests.server.test_tables import Talk, join, new_table

LONG = 600_000


@pytest.fixture(scope="module")
def server(new_store: Callable[[], str]) -> Iterator[ServerProcess]:
    with ServerProcess(new_store()) as process:
        yield process


def last_end(state: Message) -> Message:
    end = state["match"]["ended"][-1]  # type: ignore[index]
    assert isinstance(end, dict)
    return end


def test_an_empty_bank_loses_the_game_without_anybody_asking(server: ServerProcess) -> None:
    seated = new_table(server, rules={"bank": 1500})
    guest = join(server, seated)

    async def wait() -> Message:
        async with (
            Talk(server, seated["table"], seated["token"]) as ann,
            Talk(server, guest["table"], guest["token"]),
        ):
            asked = ann.state["clock"]["asked"]  # type: ignore[index]
            while not ann.state["match"]["over"]:  # type: ignore[index]
                await ann.hear("state")
            assert ann.state["match"]["winner"] != asked  # type: ignore[index]
            return ann.state

    assert last_end(asyncio.run(wait()))["reason"] == "time"


def test_the_time_of_the_match_ends_it(server: ServerProcess) -> None:
    seated = new_table(server, rules={"match_time": 1500, "at_time": "draw"})
    join(server, seated)

    async def wait() -> Message:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            while not ann.state["match"]["over"]:  # type: ignore[index]
                await ann.hear("state")
            return ann.state

    state = asyncio.run(wait())
    assert last_end(state) == {"winner": None, "reason": "match time"}


def test_absence_can_be_claimed(server: ServerProcess) -> None:
    seated = new_table(server, rules={"absence": 1000, "bank": LONG})
    guest = join(server, seated)

    async def wait() -> Message:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            async with Talk(server, guest["table"], guest["token"]):
                assert (await ann.say("claim"))["code"] == "illegal"
            await ann.hear("state")
            assert ann.state["seats"][1]["here"] is False  # type: ignore[index]
            assert "longer" in str((await ann.say("claim"))["message"])
            await asyncio.sleep(1.2)
            assert (await ann.say("claim"))["type"] == "done"
            return ann.state

    state = asyncio.run(wait())
    assert last_end(state) == {"winner": "A", "reason": "absence"}


def test_time_in_which_the_server_was_down_is_nobodys(new_store: Callable[[], str]) -> None:
    with ServerProcess(new_store()) as server:
        began = time.monotonic()
        seated = new_table(server, rules={"bank": LONG, "match_time": LONG})
        join(server, seated)

        async def banks() -> list[int]:
            async with Talk(server, seated["table"], seated["token"]) as ann:
                found = ann.state["clock"]
                assert isinstance(found, dict)
                return [*found["banks"], found["match"]]

        asyncio.run(banks())
        time.sleep(1)
        server.kill()
        ran = time.monotonic() - began
        time.sleep(3)
        began = time.monotonic()
        server.start()
        spent = [LONG - left for left in asyncio.run(banks())]
        ran += time.monotonic() - began
        assert 0 <= min(spent) <= max(spent) < ran * 1000 + 1500
