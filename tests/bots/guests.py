"""Guests for the tests: programs and classes that play, and those that fail in every way."""

import sys
from pathlib import Path

from optcg import Game
from optcg.bots import Guest, dismiss, make
from tests.sim.pairings import DECKS, HOUSE

# In a program `say` and `heard` are there; after GREETED it is asked.
BEGIN = """
import json, os, sys, time
say = lambda **message: print(json.dumps(message), flush=True)
heard = lambda: json.loads(sys.stdin.readline())
"""
GREETED = BEGIN + "hello = heard(); say(protocol=1)\n"
ANSWERS = GREETED + "while (asked := heard())['type'] == 'decide': say(id=asked['id'], choice="
LAST = ANSWERS + "asked['view']['decision']['choices'][-1])"
CRASH = GREETED + "heard(); sys.exit('no idea')"
HANG = GREETED + "heard(); time.sleep(60)"

# What each does, and what is said of it.
FAULTS = {
    "crash": (CRASH, "ended with exit code 1: no idea."),
    "crash at once": ("1 / 0", "ended with exit code 1: ZeroDivisionError: division by zero."),
    "hang": (HANG, "did not answer within 2 s."),
    "deaf": ("import time; time.sleep(60)", "did not answer within 2 s."),
    "never reads": (
        GREETED + "for i in range(1, 90): say(id=i, choice=0)\ntime.sleep(60)",
        "did not answer within 2 s.",
    ),
    "nonsense": (GREETED + "heard(); print('let me think')", "said what cannot be read: "),
    "no choice": (ANSWERS + "'attack the moon')", "made none of its 2 choices: 'attack the moon'."),
    "out of range": (ANSWERS + "-1)", "made none of its 2 choices: -1."),
    "wrong type": (ANSWERS + "[0])", "said what cannot be read: Expected `int | str`"),
    "other question": (GREETED + "heard(); say(id=7, choice=0)", "answered question 7 when question 1 was"),
    "flood": (GREETED + "heard()\nwhile True: print('x' * 999)", "said what cannot be read: "),
    "endless line": (GREETED + "heard(); print('x' * 99999)", "said more than 65,536 bytes at once."),
    "flood of lines": (GREETED + "while True: say(id=0, choice=0)", "answered question 0 when question"),
    "flood of errors": (GREETED + "while True: sys.stderr.write('x' * 999)", "did not answer within 2 s: x"),
    "wrong version": (BEGIN + "heard(); say(protocol=2)", "speaks protocol 2, and this is protocol 1."),
    "unicode": (ANSWERS + "'⚓\\u202e\\0 攻撃')", "made none of its 2 choices: '⚓\\u202e\\x00 攻撃'."),
    "not utf-8": (GREETED + "heard(); os.write(1, b'\\xff\\n')", "said what cannot be read: "),
    "deep": (GREETED + "heard(); print('[' * 60000)", "said what cannot be read: "),
    "death in the middle": (
        GREETED + "for _ in range(6): say(id=heard()['id'], choice=0)\nos.kill(os.getpid(), 9)",
        "ended with exit code -9.",
    ),
    "closed output": (GREETED + "heard(); os.close(1); time.sleep(50)", "closed its output."),
    "child that holds on": (
        GREETED + "os.fork() and os._exit(5) or time.sleep(60)",
        "did not answer within 2 s.",
    ),
}  # fmt: skip

CLASSES = """
import sys

class Last:
    def choose(self, view, decision):
        print("not for those who read the results")
        return decision.choices[-1]

class Seeded:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, decision):
        self.seed = self.seed * 31 % 1000003
        return self.seed % len(decision.choices)

class Crash:
    def choose(self, view, decision):
        raise ValueError("no idea")

class Unmade(Last):
    def __init__(self):
        raise RuntimeError("not today")

class Leaves:
    def choose(self, view, decision):
        sys.exit(4)

class Hang:
    def choose(self, view, decision):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass

class Nonsense:
    def choose(self, view, decision):
        return None

def maker(seed):
    return Last()
"""
CLASS_FAULTS = {
    "Crash": "failed: ValueError: no idea.",
    "Unmade": "failed: RuntimeError: not today.",
    "Leaves": "failed: SystemExit: 4.",
    "Hang:0.2s": "did not answer within 0.2 s.",
    "Nonsense": "made none of its 2 choices: 'None'.",
}


def program(folder: Path, source: str) -> str:
    """The name of a guest that runs this program. One that is not to fail by the clock has much time."""
    file = folder / f"guest{len(list(folder.iterdir()))}.py"
    file.write_text(source, encoding="utf-8")
    seconds = 2 if "sleep(60)" in source or "stderr.write" in source else 30
    return f"cmd:{seconds}s: {sys.executable} {file}"


def module(folder: Path) -> str:
    """A module of classes; `folder` is to be on the path."""
    name = f"guests_in_{folder.name}"
    (folder / f"{name}.py").write_text(CLASSES, encoding="utf-8")
    return name


def played(name: str, seat: int = 0) -> tuple[Game, Guest]:
    """A game of this guest against a bot that makes any legal choice."""
    game = Game.start(HOUSE, (DECKS["ember-rush"], DECKS["moss-wall"]), seed=5, chooser=seat)
    guest = make(name, seed=1)
    assert isinstance(guest, Guest)
    other = make("random", seed=2)
    while (decision := game.decision) is not None:
        bot = guest if decision.player == seat else other
        game.choose(bot.choose(game.view(decision.player), decision))
    dismiss(guest, game.view(seat))
    return game, guest
