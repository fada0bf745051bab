"""Guests: bots of somebody else, named by where they are. One that fails loses its game and nothing else.

- `module:Class` is a class with `choose(view, decision)`; it is handed a seed, if it takes one.
- `cmd: program words` is a program that reads and writes lines of JSON (docs/guests.md).

`module:Class:2s` and `cmd:2s: program words` give it two seconds for each answer.
"""

from __future__ import annotations

import inspect
import os
import re
import shlex
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from hashlib import sha256
from importlib import import_module
from operator import index
from pathlib import Path
from secrets import randbits
from traceback import format_exception_only
from typing import Final, TypeVar

import msgspec

from optcg.bots.bot import Reason
from optcg.bots.program import GuestFailed, Program, too_late
from optcg.engine.decisions import Choice, Decision
from optcg.engine.view import View
from optcg.model.errors import OptcgError
from optcg.model.terms import PLAYER_NAMES
from optcg.version import RULES_VERSION, __version__

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for an answer, if the name says nothing else
AGAIN: Final = 0.1  # seconds until a class that caught its alarm hears it once more
_SEED_BYTES: Final = 6  # exact also for programs that count with floats
_BUDGET: Final = r"(?::(?P<seconds>\d+(?:\.\d+)?)s)?"
_COMMAND: Final = re.compile(rf"cmd{_BUDGET}:\s*(?P<command>.+)", re.DOTALL)
_CLASS: Final = re.compile(rf"(?P<module>[^\W\d]\w*(?:\.\w+)*):(?P<kind>[^\W\d]\w*){_BUDGET}")
T = TypeVar("T")


class Hello(msgspec.Struct):
    """What a program says first."""

    protocol: int


class Answer(msgspec.Struct):
    """What a program says to a question: the choice by its index or its text."""

    id: int
    choice: int | str


class _TimeIsUp(BaseException):
    """Nothing that a class catches by habit."""


class Guest:
    """A bot of somebody else, for one game. When it fails it concedes, and is not asked again."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        # It tells nothing about the seed that it is made from.
        self.seed: Final = int.from_bytes(sha256(f"guest {seed}".encode()).digest()[:_SEED_BYTES], "big")
        self.failure = ""  # what it did wrong: "did not answer within 10 s"
        self.last_words = ""  # what it said about that; it may tell cards of its hand

    @property
    def report(self) -> str:
        """Why it failed, in a sentence; empty if it did not."""
        words = f": {self.last_words.rstrip('.')}" if self.last_words else ""
        return f"{self.name} {self.failure}{words}." if self.failure else ""

    def choose(self, view: View, decision: Decision) -> Choice:
        if not self.failure:
            try:
                return _chosen(self._answer(view, decision), decision)
            except GuestFailed as failed:
                self.failure, self.last_words = failed.what, _plain(failed.words)
                self.dismiss()
        return Choice("concede", None, None, decision.player)

    def reasons(self, view: View, decision: Decision) -> list[Reason]:
        """A guest keeps them to itself."""
        return []

    def files(self) -> list[Path]:
        """Those that its name names; what else it is made of is not known."""
        raise NotImplementedError

    def dismiss(self, view: View | None = None) -> None:
        """The game is over, as this view of its seat shows, and with it what the guest was given."""

    def _answer(self, view: View, decision: Decision) -> object:
        raise NotImplementedError


class ClassGuest(Guest):
    """A class in this process: trusted not to end it, and interrupted where the main thread asks it."""

    def __init__(self, name: str, kind: type, seed: int, seconds: float) -> None:
        super().__init__(name, seed, seconds)
        self._kind: Final = kind
        self._bot: object = None

    def files(self) -> list[Path]:
        return source_of(self._kind)

    def _answer(self, view: View, decision: Decision) -> object:
        try:
            with _alarm(self.seconds), redirect_stdout(sys.stderr):
                if self._bot is None:
                    self._bot = self._kind(self.seed) if _takes_a_seed(self._kind) else self._kind()
                answer = self._bot.choose(view, decision)  # type: ignore[attr-defined]
                if hasattr(answer, "__index__"):
                    return index(answer)
                return answer if isinstance(answer, Choice) else str(answer)
        except _TimeIsUp:
            raise too_late(self.seconds) from None
        except (Exception, SystemExit) as error:
            raise GuestFailed("failed", format_exception_only(error)[-1]) from None


class CommandGuest(Guest):
    """A program of its own, which runs for this one game."""

    def __init__(self, name: str, words: list[str], seed: int, seconds: float) -> None:
        super().__init__(name, seed, seconds)
        self._words: Final = words
        self._program: Program | None = None
        self._asked = 0
        self._events = 0  # of the log, that it was told
        self._cards: set[str] = set()  # that it was told

    def files(self) -> list[Path]:
        return [path for path in map(Path, self._words) if path.is_file()]

    def dismiss(self, view: View | None = None) -> None:
        result = None if view is None or view.result is None else view.result.to_dict()
        program, self._program = self._program, None
        if program is not None:
            program.end(_line({"type": "over", "result": result, "error": self.failure or None}))

    def _answer(self, view: View, decision: Decision) -> object:
        if self._program is None:
            self._greet(view)
        self._asked += 1
        first = self._events if self._events <= len(view.events) else 0  # a choice was taken back
        self._events = len(view.events)
        told = {
            "view": view.to_dict(),
            "events": [event.to_dict(view.viewer) for event in view.events[first:]],
        }
        cards = self._new_cards(view, told)
        answer = self._ask({"type": "decide", "id": self._asked, **told, "cards": cards}, Answer)
        if answer.id != self._asked:
            raise GuestFailed(f"answered question {answer.id} when question {self._asked} was asked")
        return answer.choice

    def kill(self) -> None:
        """Its program ends, also while another thread asks it."""
        if self._program is not None:
            self._program.kill()

    def _greet(self, view: View) -> None:
        assert view.viewer is not None
        self._program = Program(self._words)
        versions = {"protocol": PROTOCOL, "optcg": __version__, "rules": RULES_VERSION}
        seat = {"player": PLAYER_NAMES[view.viewer], "deck": view.deck_list}
        spoken = self._ask(
            {"type": "hello", **versions, **seat, "seconds": self.seconds, "seed": self.seed}, Hello
        ).protocol
        if spoken != PROTOCOL:
            raise GuestFailed(f"speaks protocol {spoken}, and this is protocol {PROTOCOL}")

    def _ask(self, message: dict[str, object], kind: type[T]) -> T:
        assert self._program is not None
        line = self._program.ask(_line(message), self.seconds)
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            said = _plain(line.decode(errors="replace"))
            raise GuestFailed("said what cannot be read", f"{error} in {said!r}") from None

    def _new_cards(self, view: View, told: object) -> dict[str, object]:
        """What is printed on cards that it is told of for the first time."""
        new = {*view.deck_list, *_numbers(told)} - self._cards
        self._cards |= new
        return {number: view.catalog[number].to_dict() for number in sorted(new)}


def guest(name: str, seed: int | None = None, seconds: float | None = None) -> Guest | None:
    """The guest of this name, not yet started; None if the name is that of another bot."""
    found = _COMMAND.fullmatch(name) or _CLASS.fullmatch(name)
    if found is None:
        return None
    seed = randbits(8 * _SEED_BYTES) if seed is None else seed
    given = float(found["seconds"]) if found["seconds"] else SECONDS if seconds is None else seconds
    if not given > 0:
        raise OptcgError(f"{name!r} has no time: give it more than 0 seconds for an answer.")
    if found.re is _COMMAND:
        return CommandGuest(name, _words(found["command"]), seed, given)
    return ClassGuest(name, _class(found["module"], found["kind"]), seed, given)


def source_of(kind: type) -> list[Path]:
    """The file in which a class stands, if there is one."""
    try:
        return [Path(inspect.getfile(kind))]
    except (TypeError, OSError):
        return []


def _words(command: str) -> list[str]:
    if os.name != "posix":
        raise OptcgError("Programs play on Linux and macOS only; elsewhere name a class: module:Class.")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptcgError(f"The command {command!r} cannot be read: {error}.") from None
    if not words or shutil.which(words[0]) is None:
        raise OptcgError(f"There is no program {(words or [''])[0]!r} that can be started.")
    return words


def _class(module: str, kind: str) -> type:
    """A class of a module that can be imported here; modules of the current folder can."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), kind, None)
    except (Exception, SystemExit) as error:
        raise OptcgError(f"There is no bot {module}:{kind}: {_plain(repr(error))}.") from None
    if not isinstance(found, type) or not hasattr(found, "choose"):
        raise OptcgError(f"There is no bot {module}:{kind}: no such class has a method `choose`.")
    return found


def _takes_a_seed(kind: type) -> bool:
    try:
        inspect.signature(kind).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def _chosen(answer: object, decision: Decision) -> Choice:
    choices = decision.choices
    if isinstance(answer, int) and 0 <= answer < len(choices):
        return choices[answer]
    for offered in choices:
        if answer in (offered, str(offered)):
            return offered
    raise GuestFailed(f"made none of its {len(choices)} choices", repr(answer))


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Whoever is in here is interrupted when the time is up; threads other than the main one never are."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def _numbers(told: object) -> Iterator[str]:
    """Every card number in a message."""
    if isinstance(told, dict):
        card = told.get("card")
        if isinstance(card, str):
            yield card
        yield from told.get("known_hand", ())
    if isinstance(told, dict | list):
        for part in told.values() if isinstance(told, dict) else told:
            yield from _numbers(part)


def _line(message: dict[str, object]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _plain(words: str) -> str:
    """Not too many of these words, and nothing that is not seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())[:200]
