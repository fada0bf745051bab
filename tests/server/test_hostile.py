"""Malformed and hostile messages: each gets a clean error, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections.abc import Callable

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Message, ServerProcess, get, post

AT_ONCE = 50
KINDS = "hello choose concede claim undo next rematch say why explain hint ping dance".split()


def some_text(dice: random.Random) -> str:
    length = dice.choice((0, 1, 5, 60, 300))
    return "".join(dice.choice(string.printable + "é漢\u202e\x00☠") for _ in range(length))


def some_value(dice: random.Random, depth: int = 0) -> object:
    roll = dice.randrange(9 if depth < 3 else 6)
    if roll < 6:
        numbers = (0, -1, 1, 2**31, 2**70, 1.5, -1e300)
        return (None, True, dice.choice(numbers), some_text(dice), "", "choose")[roll]
    if roll == 6:
        return [some_value(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {some_text(dice): some_value(dice, depth + 1) for _ in range(dice.randrange(4))}


def hostile(dice: random.Random, state: Message, old: list[Message], other_token: str) -> str | bytes:
    """A message that must change nothing."""
    question = state.get("question")
    name = question["id"] if isinstance(question, dict) else "0"
    wrong: list[object] = [
        {
            "type": "choose",
            "id": "x1",
            "question": name,
            "choice": dice.choice(("fly", "end #1", "play #999999")),
        },
        {"type": "choose", "id": "x2", "question": "0" * 16, "choice": "keep"},
        {"type": "choose", "id": "x3", "question": name, "choice": f"concede {dice.choice('AB')}"},
        {"type": "choose", "id": "x" * 500, "question": name, "choice": "keep"},
        {"type": "choose", "id": some_value(dice), "question": some_value(dice), "choice": some_value(dice)},
        {"type": "hello", "table": state["table"], "token": other_token},
        {"type": dice.choice(KINDS), some_text(dice): some_value(dice)},
        {"type": "why", "id": "w", "choice": some_text(dice)[:150]},
        {"type": "explain", "id": "e", "card": dice.choice((-5, 0, 10**9, 2**63, 2**80))},
        {"type": "say", "id": "s", "phrase": some_text(dice)[:150]},
        {"type": "claim", "id": "c"},
        {"type": "undo", "id": "u"},
        {"type": "hint", "id": "h"},
        {"type": "next", "id": "n"},
        {"type": "rematch", "id": "r"},
        some_value(dice),
    ]
    if old:
        # An old answer under a new name: its question is not asked any more.
        wrong.append({**dice.choice(old), "id": f"again{dice.random()}"})
        wrong.append(dice.choice(old))
    text = json.dumps(dice.choice(wrong))
    roll = dice.random()
    if roll < 0.1:
        return text[: dice.randrange(len(text) + 1)]  # torn
    if roll < 0.15:
        return text.encode()  # binary
    if roll < 0.2:
        return "[" * dice.randrange(1, 4000)
    if roll < 0.25:
        cut = dice.randrange(len(text) + 1)
        return text[:cut] + some_text(dice) + text[cut:]
    return text


async def hear(socket: ClientConnection, *kinds: str) -> Message:
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["type"] in kinds:
            return message


async def attack(server: ServerProcess, count: int) -> dict[str, int]:
    host = post(server.url + "/api/v1/tables", {"name": "Ann"})[1]
    join = {"invite": host["invite"], "name": "Bob"}
    guest = post(f"{server.url}/api/v1/tables/{host['table']}/join", join)[1]
    dice = random.Random(99)
    codes: dict[str, int] = {}
    old: list[Message] = []
    address = server.url.replace("http", "ws") + "/ws"
    sent = 0
    async with connect(address, max_size=None) as ann, connect(address, max_size=None) as bob:
        seats = [(ann, host), (bob, guest)]
        for socket, seat in seats:
            hello = {"type": "hello", "table": host["table"], "token": seat["token"]}
            await socket.send(json.dumps(hello))
        states = [await hear(ann, "state"), await hear(bob, "state")]
        while sent < count:
            # Both seats are attacked from their own sockets, then the game goes on by one good choice.
            for place, (socket, _) in enumerate(seats):
                token = str(seats[1 - place][1]["token"])
                for _ in range(AT_ONCE):
                    await socket.send(hostile(dice, states[place], old, token))
                sent += AT_ONCE
                await socket.send(json.dumps({"type": "ping", "id": f"ping{sent}"}))
                while True:
                    message = await hear(socket, "error", "done", "state")
                    if message["type"] == "state":
                        assert message["view"] == states[place]["view"], "a hostile message changed the game"
                    elif message["type"] == "error":
                        assert message["code"]
                        assert message["message"]
                        codes[str(message["code"])] = codes.get(str(message["code"]), 0) + 1
                    elif message["id"] == f"ping{sent}":
                        break
            await go_on(seats, states, old, dice)
            if states[0]["match"]["over"]:  # type: ignore[index]
                break
    return codes


async def go_on(
    seats: list[tuple[ClientConnection, Message]],
    states: list[Message],
    old: list[Message],
    dice: random.Random,
) -> None:
    place = 0 if states[0]["question"] else 1
    question = states[place]["question"]
    assert isinstance(question, dict)
    choice = dice.choice(question["choices"])["choice"]
    good = {"type": "choose", "id": f"good{len(old)}", "question": question["id"], "choice": choice}
    await seats[place][0].send(json.dumps(good))
    while (message := await hear(seats[place][0], "state", "done"))["type"] != "done":
        states[place] = message
    old.append(good)
    for seat, (socket, _) in enumerate(seats):
        await socket.send(json.dumps({"type": "ping", "id": f"sync{len(old)}"}))
        while (message := await hear(socket, "state", "done"))["type"] != "done":
            states[seat] = message


@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_hostile_messages_get_clean_errors_and_change_nothing(
    new_store: Callable[[], str], count: int
) -> None:
    with ServerProcess(new_store(), "--seed", "3") as server:
        codes = asyncio.run(attack(server, count))
        assert sum(codes.values()) > count / 2
        assert {"unreadable", "illegal", "binary", "not_your_turn", "old_question", "hello"} <= set(codes)
        assert get(server.url + "/healthz")["status"] == "ok"
        print(codes)


def test_a_message_that_is_too_long_closes_the_line(new_store: Callable[[], str]) -> None:
    with ServerProcess(new_store()) as server:

        async def shout() -> int:
            async with connect(server.url.replace("http", "ws") + "/ws") as socket:
                await socket.send("x" * 100_000)
                try:
                    while True:
                        await asyncio.wait_for(socket.recv(), 10)
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else 0

        assert asyncio.run(shout()) == 1009
        status, refused = post(server.url + "/api/v1/decks/check", {"text": "x" * 300_000})
        assert status == 413
        assert refused["error"] == "too_long"


def test_forged_tokens_and_foreign_pages_are_refused(new_store: Callable[[], str]) -> None:
    with ServerProcess(new_store()) as server:
        host = post(server.url + "/api/v1/tables", {"name": "Ann", "bot": "random"})[1]
        token = str(host["token"])

        async def refused() -> list[str]:
            codes = []
            for forged in (token[:-1], token + "x", token.swapcase(), "", "optcg_", host["table"]):
                async with connect(server.url.replace("http", "ws") + "/ws") as socket:
                    hello = {"type": "hello", "table": host["table"], "token": forged}
                    await socket.send(json.dumps(hello))
                    codes.append(str((await hear(socket, "error"))["code"]))
            return codes

        assert set(asyncio.run(refused())) == {"token"}

        async def from_elsewhere() -> bool:
            try:
                async with connect(
                    server.url.replace("http", "ws") + "/ws",
                    additional_headers={"Origin": "http://evil.example"},
                ):
                    return True
            except Exception:
                return False

        assert not asyncio.run(from_elsewhere())
