"""What belongs to a seat: its messages, its token, its place in a rematch. None of it is ever lost."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.parse
from collections.abc import Callable, Iterator

import pytest

from tests.server.running import Message, ServerProcess, get, post
from tests.server.test_tables import Talk, join, new_table


@pytest.fixture(scope="module")
def server(new_store: Callable[[], str]) -> Iterator[ServerProcess]:
    with ServerProcess(new_store()) as process:
        yield process


def test_both_seats_may_use_the_same_message_id(server: ServerProcess) -> None:
    seated = new_table(server)
    guest = join(server, seated)

    async def play() -> None:
        async with (
            Talk(server, seated["table"], seated["token"]) as ann,
            Talk(server, guest["table"], guest["token"]) as bob,
        ):

            async def say_as(name: str, talk: Talk, kind: str, **fields: object) -> None:
                await talk._socket.send(json.dumps({"type": kind, "id": name, **fields}))
                assert (await talk.hear("done", "error"))["type"] == "done"

            for name, talk, rest in (("1", ann, bob), ("1", bob, ann), ("2", ann, bob)):
                while talk.state["question"] is None:
                    if rest.state["question"] is not None:
                        await rest.choose()
                    await talk.say("ping")  # what was told before is heard
                    await rest.say("ping")
                question = await talk.until_asked()
                choice = question["choices"][0]["choice"]  # type: ignore[index]
                await say_as(name, talk, "choose", question=question["id"], choice=choice)
                assert talk.state["question"] != question, "the choice was swallowed"
            await say_as("2", bob, "concede")
            assert bob.state["match"]["over"] is True  # type: ignore[index]

    asyncio.run(play())


def test_odd_characters_are_refused_for_that_message_alone(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            question = await ann.until_asked()
            said = {"type": "choose", "question": question["id"]}
            said["choice"] = question["choices"][0]["choice"]  # type: ignore[index]
            for odd in ("\0", "a\0b", "two words", "\u202e", "\ud800", "\n", "ä", ""):
                await ann._socket.send(json.dumps({**said, "id": odd}))
                assert (await ann.hear("done", "error"))["code"] == "unreadable"
                await ann._socket.send(json.dumps({"type": "concede", "id": odd}))
                assert (await ann.hear("done", "error"))["code"] == "unreadable"
            answer = await ann.say("choose", question=question["id"], choice="\0")
            assert answer["code"] == "illegal"
            assert (await ann.say("why", choice="\0"))["code"] == "illegal"
            assert (await ann.choose())["type"] == "done"
        for odd in ("\0", "a\0b", "ä" * 50, "x" * 200, "..", "'"):
            async with Talk(server, odd, seated["token"]) as lost:
                assert lost.last["code"] == "no_table"

    asyncio.run(play())
    for odd in ("%00", "a%00b", "%ff", "%ed%a0%80", "x" * 300, "'"):
        for path, code in (("tables", "no_table"), ("records", "no_record")):
            with pytest.raises(urllib.error.HTTPError) as refused:
                get(f"{server.url}/api/v1/{path}/{odd}")
            assert refused.value.code == 404
            assert json.load(refused.value)["error"] == code
        asked = {"record": urllib.parse.unquote(odd)}
        status, refusal = post(server.url + "/api/v1/replay", asked)
        assert (status, refusal["error"]) == (404, "no_record")


def ask_to_join(server: ServerProcess, seated: Message, **asked: object) -> tuple[int, Message]:
    body = {"invite": seated["invite"], "name": "Bob", **asked}
    return post(f"{server.url}/api/v1/tables/{seated['table']}/join", body)


def test_the_same_key_is_given_the_same_seat_whenever_it_asks(server: ServerProcess) -> None:
    seated = new_table(server)
    status, guest = ask_to_join(server, seated, key="k" * 32)
    assert status == 200
    for _ in range(2):  # the answer was lost, or a second window asks
        assert ask_to_join(server, seated, key="k" * 32, name="other") == (200, guest)

    async def sit() -> Message:
        async with Talk(server, guest["table"], guest["token"]) as bob:
            return bob.state

    state = asyncio.run(sit())
    assert [seat["name"] for seat in state["seats"]] == ["Ann", "Bob"]  # type: ignore[attr-defined]
    assert ask_to_join(server, seated, key="k" * 32) == (200, guest)
    for stranger in ({"key": "other"}, {}, {"name": "Eve"}):
        status, refused = ask_to_join(server, seated, **stranger)
        assert (status, refused["error"]) == (403, "no_invite")


def test_without_a_key_the_same_request_is_the_same_seat_until_somebody_sits_there(
    server: ServerProcess,
) -> None:
    seated = new_table(server)
    status, guest = ask_to_join(server, seated)
    assert status == 200
    assert ask_to_join(server, seated) == (200, guest)
    assert ask_to_join(server, seated, name="Eve")[0] == 403

    async def sit() -> None:
        async with Talk(server, guest["table"], guest["token"]):
            pass

    asyncio.run(sit())
    assert ask_to_join(server, seated)[0] == 403, (
        "who knows the name must not take the seat of who sits there"
    )


def test_joins_at_the_same_time_and_after_a_kill_give_one_seat(new_store: Callable[[], str]) -> None:
    with ServerProcess(new_store()) as server:
        seated = new_table(server)

        async def at_once() -> list[tuple[int, Message]]:
            work = [asyncio.to_thread(ask_to_join, server, seated, key="mine") for _ in range(5)]
            return await asyncio.gather(*work)

        answers = asyncio.run(at_once())
        assert [status for status, _ in answers] == [200] * 5
        assert len({str(guest["token"]) for _, guest in answers}) == 1
        server.kill()
        server.start()
        assert ask_to_join(server, seated, key="mine") == answers[0]


def test_who_waits_hears_of_a_guest_that_comes_after_one_whose_deck_was_refused(
    server: ServerProcess,
) -> None:
    seated = new_table(server)

    async def wait() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            assert (await asyncio.to_thread(ask_to_join, server, seated, deck="nonsense"))[0] == 400
            assert (await asyncio.to_thread(ask_to_join, server, seated, key="k"))[0] == 200
            await ann.hear("state")

    asyncio.run(wait())


def over(server: ServerProcess) -> tuple[Message, Message]:
    """A table whose match is over; the seats."""
    seated = new_table(server)
    guest = join(server, seated)

    async def end() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            assert (await ann.say("concede"))["type"] == "done"

    asyncio.run(end())
    return seated, guest


def test_a_rematch_waits_for_who_is_away(server: ServerProcess) -> None:
    seated, guest = over(server)

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            async with Talk(server, guest["table"], guest["token"]) as bob:
                await bob.say("rematch")
            while ann.state["seats"][1]["here"]:  # type: ignore[index]
                await ann.hear("state")
            assert (await ann.say("rematch"))["type"] == "done"
            assert ann.state["rematch"] is None, "it begins when both are here"
            async with Talk(server, guest["table"], guest["token"]) as bob:
                told = [await talk.hear("rematch") for talk in (ann, bob)]
            assert told[0]["table"] == told[1]["table"]
            assert [message["seat"] for message in told] == [0, 1]

    asyncio.run(play())


def test_a_rematch_is_told_again_and_every_window_gets_the_same_token(server: ServerProcess) -> None:
    seated, guest = over(server)

    async def play() -> None:
        async with (
            Talk(server, seated["table"], seated["token"]) as ann,
            Talk(server, seated["table"], seated["token"]) as window,
            Talk(server, guest["table"], guest["token"]) as bob,
        ):
            # All three at once: one table.
            for talk in (ann, window, bob):
                await talk._socket.send(json.dumps({"type": "rematch", "id": "again"}))
            told = [await talk.hear("rematch") for talk in (ann, window, bob)]
            assert told[0] == told[1]
            assert len({str(message["table"]) for message in told}) == 1
            await bob._socket.send(json.dumps({"type": "rematch", "id": "once-more"}))
            assert await bob.hear("rematch") == told[2]
        async with Talk(server, guest["table"], guest["token"]) as late:
            assert await late.hear("rematch") == told[2]
        for message in told:
            async with Talk(server, message["table"], message["token"]) as anew:
                assert anew.state["match"]["game"] == 1  # type: ignore[index]
        async with Talk(server, guest["table"]) as watching:
            assert watching.state["rematch"] == told[0]["table"]
            assert (await watching.say("rematch"))["code"] == "spectator"

    asyncio.run(play())
