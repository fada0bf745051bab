"""What players say to each other: phrases of a list, heard by all at the table, and kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from optcg.server.phrases import PHRASES
from tests.server.running import ServerProcess, get
from tests.server.test_tables import Talk, join, new_table


@pytest.fixture(scope="module")
def server(new_store: Callable[[], str]) -> Iterator[ServerProcess]:
    with ServerProcess(new_store()) as process:
        yield process


def test_the_list_is_told(server: ServerProcess) -> None:
    assert get(server.url + "/api/v1/info")["phrases"] == PHRASES


def test_a_phrase_is_heard_by_all_who_are_there_and_by_nobody_later(server: ServerProcess) -> None:
    seated = new_table(server)
    guest = join(server, seated)

    async def talk() -> None:
        async with (
            Talk(server, seated["table"], seated["token"]) as ann,
            Talk(server, guest["table"], guest["token"]) as bob,
            Talk(server, seated["table"]) as eve,
        ):
            await bob._socket.send('{"type": "say", "id": "once", "phrase": "hello"}')
            for listener in (ann, eve, bob):
                assert await listener.hear("said") == {"type": "said", "seat": 1, "phrase": "hello"}
            assert (await eve.say("say", phrase="hello"))["code"] == "spectator"
            assert (await ann.say("say", phrase="you are bad at this"))["code"] == "no_phrase"
            async with Talk(server, seated["table"]) as late:
                await ann.say("say", phrase="luck")
                assert (await late.hear("said"))["phrase"] == "luck"

    asyncio.run(talk())


def test_the_same_message_is_said_once(server: ServerProcess) -> None:
    seated = new_table(server)
    join(server, seated)

    async def talk() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            said = '{"type": "say", "id": "once", "phrase": "oops"}'
            for _ in range(2):
                await ann._socket.send(said)
            heard = [(await ann.hear("said", "done"))["type"] for _ in range(3)]
            assert heard == ["said", "done", "done"]

    asyncio.run(talk())


def test_who_says_a_lot_waits(server: ServerProcess) -> None:
    seated = new_table(server)
    join(server, seated)

    async def talk() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            answers = [await ann.say("say", phrase="oops") for _ in range(4)]
            assert [answer.get("code") for answer in answers] == [None, None, None, "too_fast"]
        async with Talk(server, seated["table"], seated["token"]) as again:  # another line does not help
            assert (await again.say("say", phrase="oops"))["code"] == "too_fast"

    asyncio.run(talk())


def test_bots_do_not_listen(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")

    async def talk() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            assert (await ann.say("say", phrase="hello"))["code"] == "not_here"

    asyncio.run(talk())
