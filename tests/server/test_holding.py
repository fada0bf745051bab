"""Nobody holds up the server: no request keeps the loop for 50 ms, and work that takes too much is ended."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import threading
import time
import urllib.parse
from asyncio.events import Handle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn

from optcg import Catalog, Game, Position
from optcg.model.errors import BadPosition
from optcg.server import answers, http, replaying, turns, work
from optcg.server import workers as workers_module
from optcg.server.app import make_app
from optcg.server.messages import Refusal
from optcg.server.patience import Patient, PatientSocket
from optcg.server.readings import unread_numbers
from optcg.server.settings import NO_LIMITS, Settings
from optcg.server.tables import Tables
from optcg.server.workers import Workers
from tests.server.jobs import dying, endless, greedy, niceness, number_of, refusing, waiting_for
from tests.server.running import Message, get, post
from tests.server.test_tables import Talk

HOUSE = Catalog.house()
LONGEST_HOLD = 0.05


def position(cards: int) -> Message:
    deck = next(iter(HOUSE.decks.values()))
    assert deck.leader is not None
    numbers = [card.number for card in deck.cards]
    some = (numbers * 30)[:cards]
    areas = dict.fromkeys(("hand", "trash", "deck_top", "life"), some)
    side = {"leader": deck.leader.number, "deck_count": cards, **areas}
    return {"A": side, "B": side}


def long_record() -> Message:
    """A game from the largest position that is let pass, of as many choices as can be made in it."""
    game = Game.from_position(Position.from_dict(position(60), HOUSE), 1)
    while game.decision is not None:
        names = [str(choice) for choice in game.decision.choices]
        gifts = [name for name in names if name.startswith("give")]
        game.choose((gifts or [name for name in names if name == "end"] or names)[0])
    return game.record().to_dict()


class Holds:
    """How long each turn of the loop took, in time of the processor: other programs do not count."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.longest = 0.0
        self.where = ""
        run = Handle._run

        def timed(handle: Handle) -> None:
            began = time.thread_time()
            run(handle)
            took = time.thread_time() - began
            if took > self.longest:
                self.longest, self.where = took, repr(handle)

        monkeypatch.setattr(Handle, "_run", timed)

    def begin(self) -> None:
        self.longest = 0.0


@asynccontextmanager
async def serving(catalog: Catalog | None = None) -> AsyncIterator[tuple[str, Tables]]:
    """A server on the loop of the test."""
    gc.collect()
    gc.freeze()  # what other tests have left is not looked through for it
    app = make_app(Settings(bot_pause=0, limits=NO_LIMITS), catalog or Catalog.house())
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(app, http=Patient, ws=PatientSocket, log_config=None, access_log=False)
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.tables
        server.should_exit = True
        await running


def only_elsewhere(monkeypatch: pytest.MonkeyPatch, job: Callable[..., object]) -> None:
    """Other processes do this job by its name; where it is called here, it fails."""

    @wraps(job)
    def refuse(*_: object) -> None:
        raise AssertionError(f"{job.__name__} is done in the process of the tables")

    for module in (work, replaying, http, answers):
        if getattr(module, job.__name__, None) is job:
            monkeypatch.setattr(module, job.__name__, refuse)


def test_no_request_holds_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [work.check_deck, work.convert_deck, work.check_position, work.check_record, work.check_promise]
    for job in (*jobs, work.hints, replaying.replay_step, replaying.replay_summary):
        only_elsewhere(monkeypatch, job)
    record = long_record()
    choices = record["choices"]
    assert isinstance(choices, list)
    made = len(choices) - 60
    too_long = {**record, "choices": (choices[:-1] * 2)[:2000]}
    unknown = "\n".join(f"4xOP{number:02d}-{number:03d}" for number in range(1000))
    requests: list[tuple[str, Message, int]] = [
        ("/tables", {"bot": "random", "position": position(1000)}, 400),
        ("/tables", {"bot": "random", "position": position(60)}, 201),
        ("/tables", {"bot": "random", "record": too_long, "at": 2000}, 400),
        ("/tables", {"bot": "random", "record": record, "at": made}, 201),
        ("/tables", {"bot": "random", "deck": unknown}, 400),
        ("/tables", {"bot": "random"}, 201),
        ("/replay", {"record": record, "at": made}, 200),
        ("/replay", {"record": too_long, "at": 2000}, 400),
        ("/decks/check", {"text": unknown}, 200),
        ("/decks/convert", {"text": unknown}, 200),
    ]
    holds = Holds(monkeypatch)

    async def ask() -> None:
        async with serving() as (url, tables):
            assert not unread_numbers(tables.catalog)  # the cards were read before anybody could ask
            await asyncio.to_thread(get, url + "/healthz")
            holds.begin()
            seated: list[Message] = []
            for path, body, status in requests:
                answer = await asyncio.to_thread(post, f"{url}/api/v1{path}", body)
                assert answer[0] == status, answer
                assert holds.longest < LONGEST_HOLD, (path, body.keys(), holds.longest, holds.where)
                if status == 201:
                    seated.append(answer[1])
            words = urllib.parse.quote("[On Play]")
            for path in ("/info", f"/cards?q={words}", "/openapi.json", "/records", "/rules/1-1"):
                await asyncio.to_thread(get, f"{url}/api/v1{path}")
                assert holds.longest < LONGEST_HOLD, (path, holds.longest, holds.where)
            for seat in seated:
                await play_a_little(url, seat)
                # As after a restart: it is played again from the store.
                tables.forget(tables.open[str(seat["table"])])
                await play_a_little(url, seat)
                assert holds.longest < LONGEST_HOLD, (seat, holds.longest, holds.where)
                record = await concede(url, seat)
                for what in ("", "/summary", "/verify"):
                    await asyncio.to_thread(get, f"{url}/api/v1/records/{record}{what}")
                    assert holds.longest < LONGEST_HOLD, (seat, what, holds.longest, holds.where)

    asyncio.run(ask())
    print("the longest hold, in seconds:", holds.longest)


async def concede(url: str, seat: Message) -> str:
    """The record of the game that is given up."""
    async with Talk(SimpleNamespace(url=url), seat["table"], seat["token"]) as ann:  # type: ignore[arg-type]
        assert (await ann.say("concede"))["type"] == "done"
        (record,) = ann.state["records"]  # type: ignore[misc]
        return str(record)


async def play_a_little(url: str, seat: Message) -> None:
    async with Talk(SimpleNamespace(url=url), seat["table"], seat["token"]) as ann:  # type: ignore[arg-type]
        for _ in range(3):
            question = await ann.until_asked()
            for choice in ("end", "attack #5 #6", "play #7", "give #8"):
                assert (await ann.say("why", choice=choice))["type"] == "done"
            await ann.say("choose", question=question["id"], choice="play #999")
            for card in range(1, 200, 20):
                await ann.say("explain", card=card)
            assert (await ann.say("hint"))["type"] == "done"
            assert (await ann.choose())["type"] == "done"
        assert (await ann.say("undo"))["type"] == "done"


def test_all_cards_are_read_by_other_processes_before_the_server_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a card was read here")

    facts = {card.number: card for card in HOUSE.printed()}
    number = next(iter(facts))
    facts[number] = replace(facts[number], text="[On Play] Draw 17 cards.")
    catalog = Catalog(facts)
    assert number in unread_numbers(catalog)
    monkeypatch.setattr("optcg.text.reader.read", refuse)

    async def ask() -> None:
        async with serving(catalog) as (url, _):
            assert (await asyncio.to_thread(get, url + "/healthz"))["status"] == "ok"
            assert not unread_numbers(catalog)
            shown = await asyncio.to_thread(get, f"{url}/api/v1/cards/{number}")
            assert shown["text"] == facts[number].text

    asyncio.run(ask())


def test_the_addresses_of_the_machine_are_not_looked_for_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []

    def slow(host: str, port: int) -> list[str]:
        looked.append(threading.current_thread() is threading.main_thread())
        return ["http://192.0.2.7:8000"]

    monkeypatch.setattr(http, "reachable", slow)

    async def ask() -> None:
        async with serving() as (url, _):
            for _ in range(3):
                told = await asyncio.to_thread(get, url + "/api/v1/info")
                assert told["addresses"] == ["http://192.0.2.7:8000"]

    asyncio.run(ask())
    assert looked == [False]


# The budget of a job --------------------------------------------------------------------------------


def test_a_job_that_takes_too_much_is_ended_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "BUDGET", 1)
    monkeypatch.setattr(workers_module, "WALL", 20)

    async def work() -> None:
        workers = Workers(1)
        job: Callable[[Catalog], object]
        for job in (endless, greedy, dying):
            with pytest.raises(Refusal, match="more time or memory"):
                await workers.do("me", HOUSE, job)
            # The next one is not harmed.
            assert await workers.do("me", HOUSE, number_of, "HS01-001") == "HS01-001"
        with pytest.raises(BadPosition, match="no such position"):
            await workers.do("me", HOUSE, refusing)
        many = [asyncio.create_task(workers.do("me", HOUSE, number_of, "HS01-001")) for _ in range(20)]
        done = await asyncio.gather(*many, return_exceptions=True)
        refused = [answer for answer in done if isinstance(answer, Refusal)]
        assert len(refused) == 20 - workers_module.WAITING_OF_ONE
        workers.close()

    asyncio.run(work())


def test_who_would_wait_long_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "LONGEST_WAIT", 0.5)
    enough = tmp_path / "enough"

    async def work() -> None:
        workers = Workers(1)
        await workers.do("me", HOUSE, number_of, "HS01-001")  # the process has started
        long = asyncio.create_task(workers.do("me", HOUSE, waiting_for, str(enough)))
        await asyncio.sleep(0.05)
        with pytest.raises(Refusal, match="too much to do"):
            await workers.do("somebody else", HOUSE, number_of, "HS01-001")
        assert not long.done()
        enough.touch()
        await long
        assert await workers.do("somebody else", HOUSE, number_of, "HS01-001") == "HS01-001"
        workers.close()

    asyncio.run(work())


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no such thing on this system")
def test_a_job_leaves_the_processor_to_the_tables() -> None:
    async def work() -> int:
        workers = Workers(1)
        try:
            return await workers.do("me", HOUSE, niceness)
        finally:
            workers.close()

    assert asyncio.run(work()) > os.nice(0)


def test_garbage_among_all_objects_is_looked_for_at_fixed_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.get_threshold()
    looks: list[int] = []

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            looks.append(info["collected"])

    async def run() -> None:
        collecting = asyncio.create_task(turns.collect_rarely())
        await asyncio.sleep(0)
        looks.clear()
        kept = [[place] for place in range(400_000)]
        assert looks == []  # so many new objects that Python would look by itself
        table: list[object] = []
        table.append(table)
        del table, kept
        await asyncio.sleep(0.2)
        collecting.cancel()

    monkeypatch.setattr(turns, "ALL_EVERY", 0.1)
    gc.callbacks.append(look)
    try:
        asyncio.run(run())
    finally:
        gc.callbacks.remove(look)
        gc.set_threshold(*before)
        gc.unfreeze()
    assert looks
