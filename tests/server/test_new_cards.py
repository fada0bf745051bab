"""Cards that are imported while a server runs: new tables and pages know them, running tables keep theirs."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest

from optcg import Catalog
from optcg.cards.house import house_sources
from optcg.cards.importing import import_source
from optcg.cards.sources import facts_in
from optcg.server.database import Database
from optcg.server.settings import NO_LIMITS, Settings
from optcg.server.tables import Tables
from tests.server.at_table import NOON, seat_two
from tests.server.running import ServerProcess, get, post

HOUSE = Catalog.house()
DECKS = [HOUSE.decks[name].numbers for name in ("ember-rush", "moss-wall")]
LEADER = DECKS[0][0]
NEW = {
    "id": "ZZ01-001", "name": "Ada", "category": "Character", "colors": ["Red"], "cost": 3, "power": 5000,
    "counter": 1000, "attributes": ["Slash"], "types": ["Harbor"], "effect": "[On Play] Draw 1 card.",
}  # fmt: skip


def stronger(catalog: Catalog) -> Catalog:
    """The same cards, but for one more power of a Leader."""
    facts = {card.number: card for card in catalog.printed()}
    leader = facts[LEADER]
    return Catalog({**facts, LEADER: replace(leader, power=(leader.power or 0) + 1000)})


def test_a_match_is_played_with_the_cards_it_was_begun_with() -> None:
    async def play() -> list[int | None]:
        clock = [NOON]
        settings = Settings(bot_pause=0, limits=NO_LIMITS, seed=1, read_ahead=False)
        tables = Tables(HOUSE, Database.open("sqlite://"), settings, now=lambda: clock[0])
        await tables.start()
        before, _ = await seat_two(tables, DECKS)
        clock[0] += 1
        tables.renew(stronger(HOUSE))
        after, _ = await seat_two(tables, DECKS)
        tables.forget(before)
        again = await tables.find(before.id)
        assert again is not before
        found = [table.running().game.catalog[LEADER].power for table in (before, again, after)]
        await tables.stop()
        tables.database.close()
        return found

    power = HOUSE[LEADER].power or 0
    assert asyncio.run(play()) == [power, power, power + 1000]


def test_the_same_cards_once_more_are_no_new_ones() -> None:
    tables = Tables(HOUSE, Database.open("sqlite://"), Settings(metrics=False))
    tables.renew(Catalog(facts_in(house_sources())))
    assert tables.catalog is HOUSE
    tables.bots.close()
    tables.workers.close()


def test_a_server_takes_what_another_process_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("OPTCG_CARD_DATA", raising=False)
    file = tmp_path / "one.json"
    file.write_text(json.dumps([NEW]))
    with ServerProcess(str(tmp_path / "tables.db")) as server:
        page = f"{server.url}/api/v1/cards/ZZ01-001"
        deck = {"text": f"1x{LEADER}\n4xZZ01-001"}
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(page)
        assert "no card numbered ZZ01-001" in str(post(f"{server.url}/api/v1/decks/check", deck))
        import_source(str(file))
        until = time.monotonic() + 60
        while True:
            try:
                found = get(page)
                break
            except urllib.error.HTTPError:
                assert time.monotonic() < until, "the server does not know the card"
                time.sleep(0.1)
        assert found["name"] == "Ada"
        checked = post(f"{server.url}/api/v1/decks/check", deck)[1]  # by a process that knew the old cards
        assert checked["numbers"] == [LEADER, *["ZZ01-001"] * 4]


def test_the_address_is_said_when_the_page_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path))
    command = [sys.executable, "-m", "optcg", "serve", "--port", "0", "--db", "sqlite://"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            said = next(line for line in server.stderr if line.startswith("Play at "))
            address = said.split()[-1].replace("localhost", "127.0.0.1")
            with urllib.request.urlopen(address, timeout=10) as page:
                assert page.status == 200
        finally:
            server.kill()
