"""The HTTP part: figures, description, headers, records, and the check of fair play."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from optcg import Catalog
from optcg.cards.deck_writing import FORMS
from optcg.cli.verify import verify
from optcg.server.endpoints import ENDPOINTS
from tests.cli.run import run
from tests.needs import packages
from tests.server.running import Message, Player, ServerProcess, get, post


@pytest.fixture(scope="module")
def server(new_store: Callable[[], str]) -> Iterator[ServerProcess]:
    with ServerProcess(new_store()) as process:
        yield process


@pytest.fixture(scope="module")
def record(server: ServerProcess) -> Message:
    seated = post(server.url + "/api/v1/tables", {"bot": "random"})[1]
    state = asyncio.run(Player(server.url, str(seated["table"]), str(seated["token"]), 4).play())
    return get(f"{server.url}/api/v1/records/{state['records'][0]}")  # type: ignore[index]


def test_the_description_names_every_endpoint(server: ServerProcess) -> None:
    described = get(server.url + "/api/v1/openapi.json")
    assert described["openapi"] == "3.1.0"
    paths = described["paths"]
    assert isinstance(paths, dict)
    for endpoint in ENDPOINTS:
        assert paths[endpoint.path][endpoint.method.lower()]["summary"] == endpoint.summary
    text = json.dumps(described)
    schemas = described["components"]["schemas"]  # type: ignore[index]
    for name in {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}:
        assert name in schemas


def test_every_answer_has_the_headers_of_safety(server: ServerProcess) -> None:
    for path in ("/", "/js/main.js", "/healthz", "/nowhere"):
        try:
            headers = urllib.request.urlopen(server.url + path, timeout=10).headers
        except urllib.error.HTTPError as error:
            headers = error.headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_figures_are_counted(server: ServerProcess, record: Message) -> None:
    packages("metrics", "prometheus_client")
    post(server.url + "/api/v1/tables", {"bot": "genius"})
    page = urllib.request.urlopen(server.url + "/metrics", timeout=10).read().decode()
    assert 'optcg_games_total{reason="' in page
    assert 'optcg_refusals_total{code="bot"}' in page
    assert "optcg_choice_seconds_count" in page


def test_cards_rules_and_decks(server: ServerProcess) -> None:
    house = Catalog.house()
    number = house.numbers[3]
    assert get(f"{server.url}/api/v1/cards/{number}")["name"] == house[number].name
    found = get(f"{server.url}/api/v1/cards?q={number}")["cards"]
    assert [card["number"] for card in found] == [number]
    assert "statement" in get(server.url + "/api/v1/rules/7-1-4")
    deck = post(server.url + "/api/v1/decks/check", {"text": "ember-rush"})[1]
    assert deck["legal"] is True
    wrong = post(server.url + "/api/v1/decks/check", {"text": f"4x{number}\nnonsense"})[1]
    assert wrong["legal"] is False
    assert any(problem["line"] == 2 for problem in wrong["problems"])
    every = get(f"{server.url}/api/v1/cards?all")["cards"]
    assert {card["number"] for card in every} >= set(house.numbers)


def test_a_deck_in_every_format_is_the_same_deck(server: ServerProcess) -> None:
    formats = post(server.url + "/api/v1/decks/convert", {"text": "ember-rush"})[1]["formats"]
    numbers = Catalog.house().decks["ember-rush"].numbers
    assert set(formats) == set(FORMS)
    for text in formats.values():
        read = post(server.url + "/api/v1/decks/check", {"text": text})[1]["numbers"]
        assert sorted(read) == sorted(numbers)


def test_the_summary_of_a_game_tells_its_turns_and_its_damage(server: ServerProcess, record: Message) -> None:
    (found,) = [each["id"] for each in get(server.url + "/api/v1/records")["records"]]
    summary = get(f"{server.url}/api/v1/records/{found}/summary")
    turns, end = summary["turns"], summary["end"]
    assert [row["turn"] for row in turns] == list(range(turns[0]["turn"], turns[0]["turn"] + len(turns)))
    assert [row["at"] for row in turns] == sorted({row["at"] for row in turns})
    assert end["at"] == len(record["choices"])
    assert summary["result"] == record["result"]
    loser = "AB"["BA".index(record["result"]["winner"])]
    if record["result"]["reason"] == "damage":  # Rule 9-2-1-1: damage at 0 Life
        assert end[loser]["life"] == 0
        assert sum(hit["damage"] for hit in summary["damage"] if hit["player"] != loser) > 0


def test_a_replay_goes_to_any_step(server: ServerProcess, record: Message) -> None:
    last = len(record["choices"])  # type: ignore[arg-type]
    for at, viewer in ((0, "both"), (10, "A"), (last, "B"), (last + 50, "both")):
        status, step = post(server.url + "/api/v1/replay", {"record": record, "at": at, "viewer": viewer})
        assert status == 200
        assert step["at"] == min(at, last)
        assert set(step["views"]) == ({"A", "B"} if viewer == "both" else {viewer})
    assert step["result"] == record["result"]
    status, refused = post(server.url + "/api/v1/replay", {"record": {"format": "x"}})
    assert (status, refused["error"]) == (400, "record")


def test_fair_play_is_verified_and_a_changed_record_is_found_out(record: Message, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    runner = CliRunner()
    shown = record["fair_play"]["commitment"]  # type: ignore[index]
    assert runner.invoke(verify, [str(file), "--commitment", shown]).exit_code == 0
    assert runner.invoke(verify, [str(file), "--commitment", "0" * 64]).exit_code == 1
    for change in (
        {"seed": record["seed"] + 1},  # type: ignore[operator]
        {"fair_play": {**record["fair_play"], "salt": "00"}},  # type: ignore[dict-item]
        {"decks": [record["decks"][1], record["decks"][0]]},  # type: ignore[index]
    ):
        file.write_text(json.dumps({**record, **change}))
        answer = runner.invoke(verify, [str(file), "--json"])
        assert answer.exit_code == 1
        assert json.loads(answer.output)["fair"] is False


def test_a_game_that_no_server_promised_cannot_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--watch", "--seed", "3", "--record", str(file)).exit_code == 0
    result = run("verify", str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be checked: it carries no promise" in result.stderr
