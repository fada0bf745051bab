"""`optcg replay`: a record in sentences, step by step, as a position, and as a page."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from optcg import Catalog, Game, Position, Record
from optcg.bots import make
from optcg.cli import replay as command
from optcg.cli.replay_page import bundled, in_script, replay_page
from optcg.match.replaying import position_of, shown_step, whole_replay
from tests.cli.run import run

CATALOG = Catalog.house()


@pytest.fixture(scope="module")
def game() -> Game:
    decks = CATALOG.decks["ember-rush"], CATALOG.decks["moss-wall"]
    game = Game.start(CATALOG, decks, seed=7)
    bots = make("greedy", 7), make("greedy", 8)
    while game.decision is not None:
        seat = game.decision.player
        game.choose(bots[seat].choose(game.view(seat), game.decision))
    return game


@pytest.fixture(scope="module")
def file(game: Game, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("replay") / "game.json"
    game.record().save(path)
    return str(path)


@dataclass
class Typed:
    """Lines typed at a terminal, one a question."""

    lines: list[str]
    prompts: list[str] = field(default_factory=list)

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def typed(monkeypatch: pytest.MonkeyPatch, file: str, *lines: str) -> tuple[str, list[str]]:
    keys = Typed(list(lines))
    monkeypatch.setattr(command, "at_terminal", lambda: True)
    monkeypatch.setattr(command, "read_line", keys)
    shown = run("replay", file)
    assert shown.exit_code == 0
    return shown.output, keys.prompts


def test_without_a_terminal_the_whole_game_is_told(file: str, game: Game) -> None:
    lines = run("replay", file).output.splitlines()
    assert lines[0].split(maxsplit=1) == [game.events[0].rule, game.events[0].text(0)]
    assert lines[-1].startswith("The game is over: ")


def test_as_one_player_the_draws_of_the_other_are_hidden(file: str) -> None:
    seen = run("replay", file, "--as", "A").output
    assert re.search(r"B drew (?!a card)", seen) is None
    assert re.search(r"A drew (?!a card)", seen)


def test_stepping_forth_and_back_and_to_a_turn(
    monkeypatch: pytest.MonkeyPatch, file: str, game: Game
) -> None:
    count = len(game.history)
    words = ["", "next", "back", "turn 2", "end", "start", "7", "quit"]
    output, prompts = typed(monkeypatch, file, *words)
    places = [int(prompt.split()[1]) for prompt in prompts]
    assert places[:4] == [0, 1, 2, 1]
    assert places[5:] == [count, 0, 7]
    assert "Turn 2: " in output
    assert "The game is over: " in output
    assert "->" in output


def test_eyes_log_cards_and_mistakes(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    words = ["5", "as A", "log", "show #1", "dance", "99999", "turn 99", "?"]
    output, prompts = typed(monkeypatch, file, *words)
    assert len(prompts) == len(words) + 1  # a mistake is told, and the end of the input ends it
    assert "A (you): " in output
    assert "(HS02-001)" in output
    for told in ("'dance' is not known here", "numbered from 0 to", "The game has", "one step back"):
        assert told in output


def test_a_step_is_a_position_in_the_main_phase_and_else_a_saved_game(
    file: str, game: Game, tmp_path: Path
) -> None:
    kinds = set()
    positions = (at for at, step in enumerate(game.record().steps(CATALOG)) if position_of(step))
    for at in (0, next(positions), len(game.history) - 1):
        out = tmp_path / f"{at}.json"
        assert run("replay", file, "--at", str(at), "--out", str(out)).exit_code == 0
        data = json.loads(out.read_text(encoding="utf-8"))
        if "format" in data:
            loaded = Game.from_dict(data, CATALOG)
            assert [str(choice) for choice in loaded.history] == game.record().choices[:at]
        else:
            loaded = Game.from_position(Position.from_dict(data, CATALOG), seed=1)
            assert loaded.decision is not None
            assert loaded.decision.kind == "main"
        kinds.add("format" in data)
    assert kinds == {True, False}
    assert json.loads(run("replay", file, "--at", str(at)).output) == data


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--at", "9999"), "there is no step 9999"),
        (("--out", "x.json"), "--out says where --at writes"),
        (("--at", "3", "--as", "A"), "--at writes the whole game, also what A does not see"),
        (("--html", "/no/such/folder/x.html"), "cannot be written"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(file: str, options: tuple[str, ...], said: str) -> None:
    result = run("replay", file, *options)
    assert result.exit_code == 2
    assert said in result.stderr


def replay_data(page: str) -> Any:
    """What a page of a replay holds."""
    (data,) = re.findall(r'id="replay">(.*?)</script>', page, re.DOTALL)
    return json.loads(data)


def test_the_page_holds_every_step_and_needs_nothing_else(file: str, game: Game, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert run("replay", file, "--html", str(page), "--at", "3").exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"""\b(?:src|href|url)\s*[=(]\s*["']?(?!#|data:)\w""", text.partition("<script")[0])
    assert "import " not in bundled()
    data = replay_data(text)
    assert data["at"] == 3
    assert len(data["steps"]) == len(game.history) + 1
    assert data["steps"][-1]["told"] == len(game.events)
    assert {event["rule"] for event in data["events"]["both"]} <= set(data["rules"])


@pytest.mark.parametrize(("viewer", "other"), [("A", "B"), ("B", "A")])
def test_the_page_of_one_player_holds_what_this_player_sees(
    file: str, game: Game, tmp_path: Path, viewer: str, other: str
) -> None:
    page = tmp_path / "game.html"
    assert run("replay", file, "--html", str(page), "--as", viewer).exit_code == 0
    text = page.read_text(encoding="utf-8")
    data = replay_data(text)
    seat = "AB".index(viewer)
    assert list(data["events"]) == [viewer]
    assert data["events"][viewer] == [event.to_dict(seat) for event in game.view(seat).events]
    for at, step in enumerate(game.record().steps(CATALOG)):
        kept = data["steps"][at]
        assert list(kept["views"]) == [viewer]
        view = step.view(seat).to_dict()
        for name in "AB":
            side = data["sides"][kept["views"][viewer][name]]
            assert side == json.loads(json.dumps(view[name]))
        hand = step.state.players["AB".index(other)].hand
        assert data["sides"][kept["views"][viewer][other]]["hand"] == [None] * len(hand)
        if kept["asked"] is not None and kept["asked"]["player"] == other:
            assert kept["asked"]["words"] is kept["asked"]["chosen"] is kept["asked"]["rule"] is None
    shown = {side_card["card"] for side_card in _cards_in([data["sides"], data["events"]])}
    assert {card["number"] for card in data["cards"]} == shown


def _cards_in(data: object) -> list[dict[str, str]]:
    """Every card that is seen somewhere in the data."""
    if isinstance(data, dict):
        found = [data] if isinstance(data.get("card"), str) else []
        return found + [card for value in data.values() for card in _cards_in(value)]
    return [card for value in data for card in _cards_in(value)] if isinstance(data, list) else []


def test_a_step_of_the_page_is_the_step_that_a_server_gives(game: Game) -> None:
    record = game.record()
    whole = whole_replay(record, CATALOG)
    for at in (0, 30, len(record.choices)):
        served = shown_step(record, at, "both", CATALOG)
        step = whole["steps"][at]  # type: ignore[index]
        for name, view in step["views"].items():
            full = {**view, "A": whole["sides"][view["A"]], "B": whole["sides"][view["B"]]}  # type: ignore[index]
            assert full == served["views"][name]  # type: ignore[index]
        assert step["asked"] == served["asked"]
        assert whole["events"]["both"][: step["told"]] == served["events"]  # type: ignore[index]


def test_no_text_of_a_card_can_leave_the_data(game: Game) -> None:
    written = in_script({"text": "</script><!-- &amp;"})
    assert "<" not in written
    assert json.loads(written) == {"text": "</script><!-- &amp;"}
    assert replay_page(game.record(), CATALOG).count("</script>") == 2


def test_every_module_of_the_page_stands_after_those_it_imports() -> None:
    page = bundled()
    made = {
        each[1]: each.start() for each in re.finditer(r"^const (\w+_js) = \(\(\) => \{$", page, re.MULTILINE)
    }
    for used in re.finditer(r"^const \{.*\} = (\w+_js);$", page, re.MULTILINE):
        assert made[used[1]] < used.start()
    assert {"dom_js", "board_js", "replay_file_js"} <= made.keys()


def test_play_keeps_a_record_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    assert run("play", "--bot", "random", "--seed", "3", "--record", str(path)).exit_code == 0
    assert Record.load(path).replay(CATALOG).over


def test_every_game_of_a_match_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run("play", "--bot", "random", "--seed", "3", "--match", "3", "--record", str(path))
    kept = {file.name for file in tmp_path.iterdir()}
    assert {"match.json", "match-2.json"} <= kept <= {"match.json", "match-2.json", "match-3.json"}
    assert all(Record.load(tmp_path / name).replay(CATALOG).over for name in kept)
