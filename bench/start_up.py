"""What is waited for before a game: commands in new processes, in seconds of the processor.

What is kept of cards lies in a folder of its own, and so does the bytecode that an installed package has; the
first round, which makes both, does not count. The ratios are to the start of Python alone, in the same run.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

from bench.official_decks import card_data, drawn_decks
from optcg import Catalog

ROUNDS = 5
PYTHON = "start_python_s"
FIRST_MOVE = (
    "from optcg.cli import main, play\nplay.at_terminal = lambda: True\nmain.main(['play', '--seed', '1'])\n"
)
ENVIRONMENTS = {"start_gym_env_s": "gymnasium", "start_aec_env_s": "pettingzoo"}


def measure() -> dict[str, float | None]:
    with TemporaryDirectory(prefix="optcg-bench-") as folder:
        return _Started(Path(folder)).measure()


class _Started:
    """Commands with a data folder of their own, which holds the official cards if they are at hand."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {
            **os.environ,
            "OPTCG_HOME": str(folder / "home"),
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        }
        for unwanted in ("OPTCG_CARD_DATA", "PYTHONDONTWRITEBYTECODE"):
            self.env.pop(unwanted, None)

    def measure(self) -> dict[str, float | None]:
        starts: dict[str, Callable[[], None] | None] = {
            PYTHON: lambda: self.run("-c", "pass"),
            "start_help_s": lambda: self.optcg("--help"),
            "start_version_s": lambda: self.optcg("--version"),
            "start_house_deck_s": lambda: self.optcg("deck", "check", "ember-rush"),
            **self._official(),
            "start_replay_s": lambda: self.optcg("replay", record),
            "start_first_move_s": lambda: self.run("-c", FIRST_MOVE),
            **{name: self._environment(name, package) for name, package in ENVIRONMENTS.items()},
            "start_server_s": self.serve,
        }
        record = str(self.folder / "game.json")
        self.optcg("play", "--watch", "--bot", "random", "--seed", "3", "--record", record)
        return {name: None if start is None else self.best(start) for name, start in starts.items()}

    def _official(self) -> dict[str, Callable[[], None] | None]:
        """With all official cards imported."""
        place = card_data()
        if place is None:
            return dict.fromkeys(("start_deck_s", "start_card_s", "start_find_s"))
        self.optcg("cards", "import", str(place))
        drawn = drawn_decks(Catalog.load(place))(1)[0]
        deck = self.folder / "deck.json"
        deck.write_text(json.dumps(drawn.numbers))
        return {
            "start_deck_s": lambda: self.optcg("deck", "check", str(deck)),
            "start_card_s": lambda: self.optcg("cards", "show", drawn.numbers[0]),
            "start_find_s": lambda: self.optcg("cards", "find", "--color", "red", "--keyword", "Rush"),
        }

    def _environment(self, name: str, package: str) -> Callable[[], None] | None:
        made = name.removeprefix("start_").removesuffix("_s")
        if find_spec(package) is None:
            return None
        return lambda: self.run("-c", f"from optcg import envs; envs.{made}()")

    @staticmethod
    def best(start: Callable[[], None]) -> float:
        start()
        best = float("inf")
        for _ in range(ROUNDS):
            before = _used()
            start()
            best = min(best, _used() - before)
        return best

    def run(self, *args: str) -> None:
        nothing = subprocess.DEVNULL
        command = [sys.executable, *args]
        subprocess.run(command, check=True, stdin=nothing, stdout=nothing, stderr=nothing, env=self.env)

    def optcg(self, *args: str) -> None:
        self.run("-m", "optcg", *args)

    def serve(self) -> None:
        """Until the server says where to play."""
        command = [sys.executable, "-m", "optcg", "serve", "--port", "0", "--db", "sqlite://"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, env=self.env) as server:
            assert server.stderr is not None
            while b"Play at" not in server.stderr.readline():
                assert server.poll() is None, "the server did not start"
            server.kill()


def _used() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
