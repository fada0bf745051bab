"""Fair play: players have a part in the seed, and whoever has the record can see that nobody chose it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

from optcg import Catalog, Record
from optcg.cli.verify import verify
from optcg.server.fair_play import GAMES, hash_of, mixed_seed, own_part
from tests.server.running import Message, ServerProcess, get, post
from tests.server.test_tables import Talk, join, new_table

ANN, BOB = "aa" * 32, "bb" * 32  # where their parts come from
LENGTH = 8


def part(root: str, game: int) -> str:
    return hash_of(root, LENGTH - 1 - game)


def share(root: str) -> str:
    return hash_of(root, LENGTH)


@pytest.fixture(scope="module")
def server(new_store: Callable[[], str]) -> Iterator[ServerProcess]:
    with ServerProcess(new_store()) as process:
        yield process


def seat_two(server: ServerProcess, **asked: object) -> tuple[Message, Message]:
    seated = new_table(server, share=share(ANN), **asked)
    return seated, join(server, seated, share=share(BOB))


def talks(server: ServerProcess, *seats: Message) -> list[Talk]:
    return [Talk(server, seat["table"], seat["token"]) for seat in seats]


async def end_game(ann: Talk, bob: Talk) -> None:
    assert (await ann.say("concede"))["type"] == "done"
    while not bob.state or not bob.state["match"]["game_over"]:  # type: ignore[index]
        await bob.hear("state")


def records_of(server: ServerProcess, state: Message) -> list[Message]:
    ids = state["records"]
    assert isinstance(ids, list)
    return [get(f"{server.url}/api/v1/records/{name}") for name in ids]


def played(server: ServerProcess, **rules: object) -> tuple[str, list[Message]]:
    """A match of two who have a share; the promise that was shown before any part, and the records."""
    one, two = talks(server, *seat_two(server, rules={"best_of": 3, **rules}))

    async def play() -> tuple[str, list[Message]]:
        async with one as ann, two as bob:
            promised = ann.last
            assert promised["type"] == "waiting"
            assert [seat["mixing"] for seat in promised["seats"]] == [True, True]  # type: ignore[attr-defined]
            assert (await ann.say("mix", part=part(BOB, 0)))["code"] == "part"
            assert (await ann.say("mix", part="x"))["code"] == "unreadable"
            assert (await ann.say("mix", part=part(ANN, 0)))["type"] == "done"
            assert (await ann.say("mix", part=part(ANN, 0)))["type"] == "done"
            assert (await ann.say("concede"))["code"] == "waiting"
            assert (await bob.say("mix", part=part(BOB, 0)))["type"] == "done"
            for talk in (ann, bob):
                if not talk.state:
                    await talk.hear("state")
            await end_game(ann, bob)
            assert (await ann.say("next"))["code"] == "part"
            assert (await ann.say("next", part=part(ANN, 0)))["code"] == "part"
            assert (await ann.say("next", part=part(ANN, 1)))["type"] == "done"
            assert (await bob.say("next", part=part(BOB, 1)))["type"] == "done"
            while ann.state["match"]["game"] == 1:  # type: ignore[index]
                await ann.hear("state")
            assert ann.state["commitment"] == promised["commitment"]
            await end_game(ann, bob)
            return str(promised["commitment"]), records_of(server, ann.state)

    return asyncio.run(play())


def test_both_players_have_a_part_in_every_seed_of_a_match(server: ServerProcess, tmp_path: Path) -> None:
    promised, records = played(server)
    assert len(records) == 2
    for game, data in enumerate(records):
        shown = data["fair_play"]
        assert isinstance(shown, dict)
        assert shown["commitment"] == promised
        assert shown["parts"] == [part(ANN, game), part(BOB, game)]
        told = b"".join(bytes.fromhex(each) for each in (shown["salt"], *shown["parts"]))
        assert data["seed"] == int.from_bytes(sha256(told).digest(), "big")
        file = tmp_path / f"{game}.json"
        file.write_text(json.dumps(data))
        options = [str(file), "--commitment", promised, "--share", share(BOB)]
        result = CliRunner().invoke(verify, options)
        assert (result.exit_code, "made by A and B and the server together" in result.output) == (0, True)
        assert CliRunner().invoke(verify, [str(file), "--share", share("cc" * 32)]).exit_code == 1
    assert hash_of(str(records[1]["fair_play"]["salt"])) == records[0]["fair_play"]["salt"]  # type: ignore[index]


def test_nothing_that_was_promised_can_be_changed(server: ServerProcess, tmp_path: Path) -> None:
    _, records = played(server)
    catalog = Catalog.house()
    other = "cc" * 32
    for data in records:
        shown = data["fair_play"]
        assert isinstance(shown, dict)
        own, parts = shown["salt"], shown["parts"]
        lies: list[Message] = [
            {"seed": int(str(data["seed"])) + 1},
            {"decks": data["decks"][::-1]},  # type: ignore[index]
            {"fair_play": {**shown, "game": 5}},
            {"fair_play": {**shown, "game": GAMES}},
            {"fair_play": {**shown, "parts": [parts[0], None]}},
            {"fair_play": {**shown, "parts": [None, None], "shares": [None, None]}},
            # A server that picks another part of its own afterwards, or has the host pick another.
            {"seed": mixed_seed(other, parts), "fair_play": {**shown, "salt": other}},
            {"seed": mixed_seed(own, [other, parts[1]]), "fair_play": {**shown, "parts": [other, parts[1]]}},
            {
                "seed": mixed_seed(own, [other, parts[1]]),
                "fair_play": {
                    **shown,
                    "parts": [other, parts[1]],
                    "shares": [hash_of(other, shown["game"] + 1), shown["shares"][1]],
                },
            },
        ]
        for lie in lies:
            changed = {**data, **lie}
            changed["choices"], changed["result"] = [], None
            Record.from_dict(changed).replay(catalog)
            file = tmp_path / "game.json"
            file.write_text(json.dumps(changed))
            result = CliRunner().invoke(verify, [str(file), "--json"])
            assert (result.exit_code, json.loads(result.output)["fair"]) == (1, False), lie


def test_a_server_that_is_killed_keeps_its_promise(new_store: Callable[[], str]) -> None:
    with ServerProcess(new_store()) as server:
        seats = seat_two(server, rules={"best_of": 3})

        async def first() -> Message:
            (one,) = talks(server, seats[0])
            async with one as ann:
                assert (await ann.say("mix", part=part(ANN, 0)))["type"] == "done"
                return ann.last if ann.last["type"] == "waiting" else await look()

        async def look() -> Message:
            (two,) = talks(server, seats[1])
            async with two as bob:
                return bob.last

        before = asyncio.run(first())
        server.kill()
        server.start()
        after = asyncio.run(look())
        assert after["type"] == "waiting"
        assert after["commitment"] == before["commitment"]
        assert [seat["mixing"] for seat in after["seats"]] == [False, True]  # type: ignore[attr-defined]

        async def play(game: int) -> Message:
            one, two = talks(server, *seats)
            async with one as ann, two as bob:
                kind = "mix" if game == 0 else "next"
                if game:
                    await ann.say(kind, part=part(ANN, game))
                assert (await bob.say(kind, part=part(BOB, game)))["type"] == "done"
                while not ann.state or ann.state["match"]["game"] != game + 1:  # type: ignore[index]
                    await ann.hear("state")
                await end_game(ann, bob)
                return ann.state

        asyncio.run(play(0))
        server.kill()
        server.start()
        state = asyncio.run(play(1))
        assert state["commitment"] == before["commitment"]
        for name in state["records"]:  # type: ignore[attr-defined]
            checked = get(f"{server.url}/api/v1/records/{name}/verify")
            assert checked["fair"] is True
            assert checked["shares"] == [share(ANN), share(BOB)]


def test_who_has_no_share_plays_with_who_has_one(server: ServerProcess) -> None:
    seated = new_table(server, share=share(ANN))
    guest = join(server, seated)
    one, two = talks(server, seated, guest)

    async def play() -> list[Message]:
        async with one as ann, two as bob:
            assert bob.last["type"] == "waiting"
            assert (await ann.say("mix", part=part(ANN, 0)))["type"] == "done"
            await bob.hear("state")
            await end_game(bob, ann)
            return records_of(server, ann.state)

    (data,) = asyncio.run(play())
    assert data["fair_play"]["shares"] == [share(ANN), None]  # type: ignore[index]


def test_against_a_bot_and_in_a_rematch(server: ServerProcess) -> None:
    seated = new_table(server, bot="random", seat=1, share=share(BOB))

    async def play() -> Message:
        (one,) = talks(server, seated)
        async with one as bob:
            assert bob.last["type"] == "waiting"
            assert (await bob.say("mix", part=part(BOB, 0)))["type"] == "done"
            assert bob.state["match"]["game"] == 1  # type: ignore[index]
            await bob.say("concede")
            await bob._socket.send(json.dumps({"type": "rematch", "id": "again", "share": share(ANN)}))
            return await bob.hear("rematch")

    again = asyncio.run(play())

    async def play_again() -> list[Message]:
        (one,) = talks(server, again)
        async with one as bob:
            assert bob.last["type"] == "waiting"
            assert (await bob.say("mix", part=part(ANN, 0)))["type"] == "done"
            assert bob.state["match"]["game"] == 1  # type: ignore[index]
            await bob.say("concede")
            return records_of(server, bob.state)

    (data,) = asyncio.run(play_again())
    assert data["fair_play"]["shares"] == [None, share(ANN)]  # type: ignore[index]


def test_a_share_is_a_hash(server: ServerProcess) -> None:
    for wrong in ("", "00", "AA" * 32, "z" * 64, 5):
        assert post(server.url + "/api/v1/tables", {"share": wrong})[0] == 400


def test_the_parts_of_the_server_are_a_row_of_hashes() -> None:
    for game in range(3):
        assert hash_of(own_part(7, game + 1)) == own_part(7, game)
    assert len({own_part(root, 0) for root in range(50)}) == 50
