"""A bot knows what its seat may know: two games that differ in hidden cards alone get the same answers."""

import ast
from pathlib import Path

import pytest

from optcg import Catalog, Game
from optcg.bots import dismiss, make, report
from optcg.engine import worlds
from tests.bots.guests import ANSWERS, program
from tests.needs import ROOT

# What holds the state of a whole game, or deals one.
WHOLE_GAMES = {"optcg.engine.game", "optcg.engine.worlds", "optcg.engine.replay", "optcg.engine.record"}
BOTS = ROOT / "optcg" / "bots"


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_hidden_cards_change_no_answer(name: str) -> None:
    catalog = Catalog.house()
    compared = 0
    decks_in_turn = list(catalog.decks.values())
    for seed, decks in enumerate(zip(decks_in_turn[::2], decks_in_turn[1::2], strict=True)):
        game = Game.start(catalog, decks, seed=seed)
        bots = [make(name, seed), make(name, seed + 1)]
        while (decision := game.decision) is not None:
            view = game.view(decision.player)
            # The same question in another world: other cards in the other hand, in decks and Life.
            twin = worlds.sample(view, seed=len(game.history) + 1)
            other = twin.decision
            assert other is not None
            bot = bots[decision.player]
            expected = [(str(reason.choice), reason.value) for reason in bot.reasons(view, decision)]
            found = bot.reasons(twin.view(decision.player), other)
            assert [(str(reason.choice), reason.value) for reason in found] == expected
            compared += 1
            game.choose(bot.choose(view, decision))
    assert compared > 200


# It answers by a hash of all that it is told, the place of the question and its own seed apart.
HASHES = """
from hashlib import sha256
def place(asked):
    told = json.dumps([asked["view"], asked["events"], asked["cards"]])
    print(told, file=sys.stderr)
    return int(sha256(told.encode()).hexdigest(), 16) % len(asked["view"]["decision"]["choices"])
"""


@pytest.mark.parametrize("seed", [0, 1])
def test_a_guest_is_told_nothing_of_hidden_cards(seed: int, tmp_path: Path) -> None:
    """What stands in the lines of a program is the same for two games that differ in hidden cards alone."""
    catalog = Catalog.house()
    name = program(tmp_path, HASHES + ANSWERS + "place(asked))")
    game = Game.start(catalog, list(catalog.decks.values())[2 * seed : 2 * seed + 2], seed=seed, log=False)
    here, there = [make(name, seed), make(name, seed)], [make(name, seed), make(name, seed)]
    while (decision := game.decision) is not None:
        player = decision.player
        view = game.view(player)
        twin = worlds.sample(view, seed=len(game.history) + 1)
        assert twin.decision is not None
        choice = here[player].choose(view, decision)
        assert there[player].choose(twin.view(player), twin.decision) == choice
        game.choose(choice)
    assert len(game.history) > 50
    assert [report(bot) for bot in (*here, *there)] == [""] * 4
    for bot in (*here, *there):
        dismiss(bot)


def imported(path: Path) -> set[str]:
    """The modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def reached(path: Path) -> set[str]:
    """What a bot's file imports, through other files of the bots too."""
    seen: set[Path] = set()
    found: set[str] = set()
    waiting = [path]
    while waiting:
        path = waiting.pop()
        if path in seen or not path.exists():
            continue
        seen.add(path)
        modules = imported(path)
        found |= modules
        waiting += [
            BOTS / f"{name.removeprefix('optcg.bots.')}.py" for name in modules if "optcg.bots." in name
        ]
    return found


@pytest.mark.parametrize("file", ["random_bot.py", "greedy.py", "easy.py", "guests.py"])
def test_a_bot_has_no_whole_game_in_reach(file: str) -> None:
    assert not reached(BOTS / file) & WHOLE_GAMES
