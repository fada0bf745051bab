"""Whole games over WebSocket: against a bot, by invite, best of three, watched, taken back, given up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from optcg import Catalog, Record
from tests.server.running import Message, Player, ServerProcess, get, post


@pytest.fixture(scope="module")
def server(new_store: Callable[[], str]) -> Iterator[ServerProcess]:
    with ServerProcess(new_store()) as process:
        yield process


def new_table(server: ServerProcess, **asked: object) -> Message:
    status, seated = post(server.url + "/api/v1/tables", {"name": "Ann", **asked})
    assert status == 201, seated
    return seated


def join(server: ServerProcess, seated: Message, **asked: object) -> Message:
    url = f"{server.url}/api/v1/tables/{seated['table']}/join"
    status, guest = post(url, {"invite": seated["invite"], "name": "Bob", **asked})
    assert status == 200, guest
    return guest


def player(server: ServerProcess, seated: Message, seed: int) -> Player:
    token = seated["token"]
    assert isinstance(token, str)
    return Player(server.url, str(seated["table"]), token, seed)


class Talk:
    """One connection, message by message."""

    def __init__(self, server: ServerProcess, table: object, token: object = None) -> None:
        self._connecting = connect(server.url.replace("http", "ws") + "/ws", max_size=None)
        self._hello = {"type": "hello", "table": table} | ({} if token is None else {"token": token})
        self._count = 0
        self.state: Message = {}

    async def __aenter__(self) -> Talk:
        self._socket = await self._connecting.__aenter__()
        await self._socket.send(json.dumps(self._hello))
        await self.hear("state", "waiting", "error")
        return self

    async def __aexit__(self, *why: object) -> None:
        await self._connecting.__aexit__(None, None, None)

    async def hear(self, *types: str) -> Message:
        while True:
            message: Message = json.loads(await asyncio.wait_for(self._socket.recv(), 60))
            if message["type"] == "state":
                self.state = message
            if message["type"] in types:
                self.last = message
                return message

    async def say(self, kind: str, **fields: object) -> Message:
        """Say something and wait for its answer."""
        self._count += 1
        name = f"{id(self)}-{self._count}"
        await self._socket.send(json.dumps({"type": kind, "id": name, **fields}))
        while True:
            answer = await self.hear("done", "error")
            if answer["id"] in (name, None):
                return answer

    async def choose(self, place: int = 0) -> Message:
        question = self.state["question"]
        assert isinstance(question, dict)
        choice = question["choices"][place]["choice"]
        return await self.say("choose", question=question["id"], choice=choice)

    async def until_asked(self) -> Message:
        while self.state["question"] is None:
            await self.hear("state")
        question = self.state["question"]
        assert isinstance(question, dict)
        return question


def test_a_game_against_a_bot_ends_with_a_record_that_replays(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")
    state = asyncio.run(player(server, seated, 5).play())
    (record_id,) = state["records"]  # type: ignore[misc]
    data = get(f"{server.url}/api/v1/records/{record_id}")
    game = Record.from_dict(data).replay(Catalog.house())
    assert game.result is not None
    assert data["result"] == game.result.to_dict()
    assert state["view"]["result"] == data["result"]  # type: ignore[index]
    assert get(f"{server.url}/api/v1/records/{record_id}/verify")["fair"] is True
    assert data["fair_play"]["commitment"] == state["commitment"]  # type: ignore[index]


def test_two_people_meet_by_invite_and_see_the_same_end(server: ServerProcess) -> None:
    seated = new_table(server)
    guest = join(server, seated)
    assert (seated["seat"], guest["seat"]) == (0, 1)

    async def both() -> list[Message]:
        return await asyncio.gather(player(server, seated, 1).play(), player(server, guest, 2).play())

    ann, bob = asyncio.run(both())
    assert ann["match"] == bob["match"]
    assert ann["records"] == bob["records"]
    assert [seat["name"] for seat in ann["seats"]] == ["Ann", "Bob"]


def test_an_invite_is_taken_once(server: ServerProcess) -> None:
    seated = new_table(server)
    join(server, seated)
    url = f"{server.url}/api/v1/tables/{seated['table']}/join"
    status, refused = post(url, {"invite": seated["invite"], "name": "Eve"})
    assert status == 403
    assert refused["error"] == "no_invite"


def test_a_match_of_three_with_a_spectator_and_a_rematch(server: ServerProcess) -> None:
    seated = new_table(server, rules={"best_of": 3})
    guest = join(server, seated)

    async def play() -> None:
        async with (
            Talk(server, seated["table"], seated["token"]) as ann,
            Talk(server, guest["table"], guest["token"]) as bob,
            Talk(server, guest["table"]) as crowd,
        ):
            assert crowd.state["question"] is None
            assert crowd.state["view"]["viewer"] is None  # type: ignore[index]
            assert (await crowd.say("concede"))["code"] == "spectator"
            await ann.say("concede")
            assert (await ann.say("next"))["type"] == "done"
            await bob.say("next")
            await ann.hear("state")
            assert ann.state["match"]["game"] == 2  # type: ignore[index]
            # Who lost the game before chooses who goes first.
            assert (await ann.until_asked())["kind"] == "first"
            await bob.say("concede")
            await ann.say("next")
            await bob.say("next")
            await bob.say("concede")
            assert bob.state["match"]["winner"] == "A"  # type: ignore[index]
            await ann.say("rematch")
            await bob.say("rematch")
            again = await ann.hear("rematch")
            async with Talk(server, again["table"], again["token"]) as anew:
                assert anew.state["match"]["game"] == 1  # type: ignore[index]

    asyncio.run(play())


def test_a_choice_against_a_bot_is_taken_back(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            assert (await ann.say("undo"))["code"] == "illegal"
            first = await ann.until_asked()
            await ann.choose()
            await ann.say("undo")
            again = await ann.until_asked()
            assert again["id"] != first["id"], "an old answer must not be taken for a new one"
            assert again["choices"] == first["choices"]

    asyncio.run(play())


def test_reload_in_the_middle_comes_back_to_the_same_question(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            for _ in range(15):
                await ann.until_asked()
                await ann.choose(-1)
            asked = await ann.until_asked()
            view = ann.state["view"]
        async with Talk(server, seated["table"], seated["token"]) as again:
            assert await again.until_asked() == asked
            assert again.state["view"] == view
            assert again.state["log_from_start"] is True

    asyncio.run(play())


def test_refusals_say_why_and_change_nothing(server: ServerProcess) -> None:
    seated = new_table(server)
    guest = join(server, seated)

    async def play() -> None:
        async with (
            Talk(server, seated["table"], seated["token"]) as ann,
            Talk(server, guest["table"], guest["token"]) as bob,
        ):
            asked, other = (ann, bob) if ann.state["question"] else (bob, ann)
            question = asked.state["question"]
            assert isinstance(question, dict)
            name = question["id"]
            for talk, fields, code in (
                (other, {"question": name, "choice": "first"}, "not_your_turn"),
                (asked, {"question": "0" * 16, "choice": "first"}, "old_question"),
                (asked, {"question": name, "choice": "end"}, "illegal"),
                (asked, {"question": name, "choice": "dance #3"}, "illegal"),
            ):
                answer = await talk.say("choose", **fields)
                assert answer["code"] == code
                assert len(str(answer["message"])) > 10
            assert (await asked.say("undo"))["code"] == "not_here"
            assert (await asked.say("hint"))["code"] == "not_here"
            assert (await asked.say("claim"))["code"] == "illegal"
            assert (await asked.say("explain", card=1))["type"] == "done"
            assert (await asked.say("explain", card=10_000))["code"] == "unknown_card"
            assert (await asked.say("dance"))["code"] == "unreadable"
            async with Talk(server, seated["table"], "optcg_wrong") as eve:
                assert eve.last["code"] == "token"
            async with Talk(server, "nowhere") as lost:
                assert lost.last["code"] == "no_table"
            assert (await asked.choose())["type"] == "done"

    asyncio.run(play())


def test_a_message_that_comes_again_is_done_once(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            question = await ann.until_asked()
            said = {"type": "choose", "id": "once", "question": question["id"]}
            said["choice"] = question["choices"][0]["choice"]  # type: ignore[index]
            for _ in range(3):
                await ann._socket.send(json.dumps(said))
            answers = [await ann.hear("done", "error") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["done"] * 3

    asyncio.run(play())


def test_bad_tables_are_refused(server: ServerProcess) -> None:
    for asked, code in (
        ({"deck": "4xOP99-999"}, "deck"),
        ({"bot": "genius"}, "bot"),
        ({"seat": 2}, "seat"),
        ({"bot": "random", "seed": 7}, "seed"),
        ({"rules": {"best_of": 7}}, "rules"),
        ({"rules": {"undo": True}}, "rules"),
        ({"position": {}}, "opponent"),
        ({"position": {}, "bot": "random"}, "start"),
        ({"record": {}, "bot": "random"}, "start"),
        ({"name": 5}, "unreadable"),
        ({"color": "red"}, "unreadable"),
    ):
        status, refused = post(server.url + "/api/v1/tables", asked)
        assert status == 400, refused
        assert refused["error"] == code
        assert len(str(refused["message"])) > 10


def test_a_position_with_a_seed_is_dealt_in_the_same_way_again(server: ServerProcess) -> None:
    deck = [f"HS01-{number:03}" for number in range(2, 15)]
    sides = {"A": {"leader": "HS01-001", "deck_top": deck}, "B": {"leader": "HS01-029"}}
    position = {"turn_player": "A", "turn_number": 1, "phase": "setup", **sides}

    async def opening_hand() -> object:
        seated = new_table(server, bot="normal", position=position, seed=7)
        async with Talk(server, seated["table"], seated["token"]) as ann:
            while (await ann.until_asked())["kind"] != "hand":
                await ann.choose()
            return ann.state["view"]["A"]["hand"]  # type: ignore[index]

    hands = [asyncio.run(opening_hand()) for _ in range(2)]
    assert hands[0] == hands[1]


def test_a_finished_game_goes_on_from_any_point_against_a_bot(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")
    state = asyncio.run(player(server, seated, 9).play())
    data = get(f"{server.url}/api/v1/records/{state['records'][0]}")  # type: ignore[index]
    step = post(server.url + "/api/v1/replay", {"record": data, "at": 30, "viewer": "A"})[1]
    fork = new_table(server, bot="random", record=data, at=30)

    async def look() -> Message:
        async with Talk(server, fork["table"], fork["token"]) as ann:
            return ann.state

    seen = asyncio.run(look())
    if step["asked"]["player"] == "A":  # type: ignore[index]
        assert seen["view"] == step["views"]["A"]  # type: ignore[index]
    end = asyncio.run(player(server, fork, 3).play())
    assert end["match"]["over"]  # type: ignore[index]


def test_tables_stand_where_they_stood_after_a_kill(new_store: Callable[[], str]) -> None:
    with ServerProcess(new_store()) as server:
        seated = new_table(server, bot="random")

        async def begin() -> Message:
            async with Talk(server, seated["table"], seated["token"]) as ann:
                for _ in range(10):
                    await ann.until_asked()
                    await ann.choose(-1)
                await ann.until_asked()
                return ann.state

        async def look() -> Message:
            async with Talk(server, seated["table"], seated["token"]) as ann:
                return ann.state

        before = asyncio.run(begin())
        server.kill()
        server.start()
        after = asyncio.run(look())
        assert after["view"] == before["view"]
        assert after["question"] == before["question"]
        assert after["commitment"] == before["commitment"]
        assert server.stop() == 0


def test_two_windows_of_one_seat_answer_a_question_once(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")

    async def play() -> None:
        async with (
            Talk(server, seated["table"], seated["token"]) as one,
            Talk(server, seated["table"], seated["token"]) as other,
        ):
            await one.until_asked()
            await other.until_asked()
            for _ in range(12):
                question = await one.until_asked()
                answers = [
                    {"type": "choose", "id": f"{place}{question['id']}", "question": question["id"],
                     "choice": question["choices"][0]["choice"]}  # type: ignore[index]
                    for place in range(2)
                ]  # fmt: skip
                one.state = {**one.state, "question": None}
                await one._socket.send(json.dumps(answers[0]))
                await other._socket.send(json.dumps(answers[1]))
                both = [await one.hear("done", "error"), await other.hear("done", "error")]
                assert sorted(str(answer["type"]) for answer in both) == ["done", "error"]

    asyncio.run(play())


def test_one_address_opens_so_many_lines_and_tables(new_store: Callable[[], str]) -> None:
    with ServerProcess(new_store(), limits=True) as server:
        answers = [post(server.url + "/api/v1/tables", {"bot": "random"}) for _ in range(20)]
        statuses = [status for status, _ in answers]
        assert statuses[:12] == [201] * 12
        assert 429 in statuses
        table = answers[0][1]["table"]

        async def flood() -> int:
            async with connect(server.url.replace("http", "ws") + "/ws") as socket:
                await socket.send(json.dumps({"type": "hello", "table": table}))
                for number in range(200):
                    await socket.send(json.dumps({"type": "ping", "id": str(number)}))
                try:
                    while True:
                        await asyncio.wait_for(socket.recv(), 10)
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else 0

        assert asyncio.run(flood()) == 1008


def test_a_bot_that_looks_ahead_thinks_in_a_process_of_its_own_and_hints_are_given(
    server: ServerProcess,
) -> None:
    seated = new_table(server, bot="hard")

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            for _ in range(4):
                while ann.state["question"] is None:
                    message: Message = json.loads(await asyncio.wait_for(ann._socket.recv(), 60))
                    if message["type"] == "state":
                        ann.state = message
                hint = await ann.say("hint")
                offered = {choice["choice"] for choice in ann.state["question"]["choices"]}  # type: ignore[index]
                assert {reason["choice"] for reason in hint["reasons"]} <= offered
                await ann.choose(-1)

    asyncio.run(play())


def test_choices_are_taken_back_while_the_bot_is_answering(server: ServerProcess) -> None:
    seated = new_table(server, bot="random")

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            for turn in range(9):  # too few for the game to end
                question = await ann.until_asked()
                await ann.choose(-1)
                if turn % 3:
                    assert (await ann.say("undo"))["type"] == "done"
                    assert (await ann.until_asked())["choices"] == question["choices"]
                    await ann.choose(-1)

    asyncio.run(play())
