"""A server in a process of its own, and clients that play at its tables with random legal choices."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, object]


def free_port() -> int:
    """One that the system gives to nobody by itself: it is still free when a server comes back."""
    while True:
        port = random.SystemRandom().randrange(11_000, 32_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """`optcg serve` on loopback; killed and started again at will."""

    def __init__(
        self,
        database: str,
        *more: str,
        limits: bool = False,
        log: Path | None = None,
        origin: str | None = None,
        constants: Mapping[str, float] | None = None,
    ) -> None:
        self.port = free_port()
        self._log = log  # where what it says on stderr goes
        self._command = [sys.executable, *_program(constants or {})]
        self._command += ["serve", "--port", str(self.port), "--db", database]
        self._command += ["--bot-pause", "0", "--quiet", *more, *([] if limits else ["--no-limits"])]
        if origin is not None:  # a name by which it is reached too
            self._command += ["--origin", f"http://{origin}:{self.port}"]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, seconds: float = 40) -> float:
        """Start and wait until it answers; how long that took."""
        began = time.monotonic()
        log = None if self._log is None else self._log.open("ab")
        self._process = subprocess.Popen(self._command, env=dict(os.environ), stderr=log)
        while not healthy(self.url):
            if self._process.poll() is not None or time.monotonic() - began > seconds:
                self.kill()
                raise RuntimeError("the server did not start")
            time.sleep(0.02)
        return time.monotonic() - began

    def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(10)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


def _program(constants: Mapping[str, float]) -> list[str]:
    """The command, in which these constants of `optcg.server` have other values, such as shorter times."""
    if not constants:
        return ["-m", "optcg"]
    lines = [f"import optcg.server.{name.partition('.')[0]}" for name in constants]
    lines += [f"optcg.server.{name} = {value}" for name, value in constants.items()]
    return ["-c", "; ".join([*lines, "from optcg.cli.main import main", "main()"])]


def healthy(url: str) -> bool:
    """Whether a server answers there."""
    try:
        get(url + "/healthz")
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False
    return True


def get(url: str) -> Message:
    with urllib.request.urlopen(url, timeout=10) as answer:
        found: Message = json.load(answer)
        return found


def post(url: str, body: object) -> tuple[int, Message]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


_ids = count()


@dataclass
class Player:
    """A client at one seat. It answers as its dice say, resends what was not acknowledged, and comes back."""

    url: str
    table: str
    token: str | None
    seed: int
    heard: list[str] = field(default_factory=list)  # every byte that came
    acknowledged: list[str] = field(default_factory=list)  # choices the server said were done
    pause: float = 0.0
    state: Message = field(default_factory=dict)
    waiting: Message | None = None  # a choice that was not acknowledged yet
    _dice: random.Random | None = None

    async def play(self, seconds: float = 120) -> Message:
        """Until the match is over; the last state."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                async with connect(self.url.replace("http", "ws") + "/ws", max_size=None) as socket:
                    await socket.send(json.dumps(self.hello()))
                    if self.waiting is not None:
                        await socket.send(json.dumps(self.waiting))
                    while True:
                        self._take(await self._hear(socket, until))
                        if self.over:
                            return self.state
                        if self.waiting is None and self.state.get("question") is not None:
                            await asyncio.sleep(self.pause)
                            self.waiting = self._answer()
                            await socket.send(json.dumps(self.waiting))
            except (WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(0.05)
        raise TimeoutError(f"the match at {self.table} did not end")

    def hello(self) -> Message:
        hello: Message = {"type": "hello", "table": self.table}
        return hello if self.token is None else {**hello, "token": self.token}

    @property
    def over(self) -> bool:
        match = self.state.get("match")
        return isinstance(match, dict) and bool(match["over"])

    def _take(self, message: Message) -> None:
        if message["type"] == "state":
            self.state = message
        elif message.get("code") == "try_again":
            pass  # the line closes, and the next one sends it again
        elif self.waiting is not None and message.get("id") == self.waiting["id"]:
            if message["type"] == "done":
                self.acknowledged.append(str(self.waiting["choice"]))
            question = self.state.get("question")
            if isinstance(question, dict) and question["id"] == self.waiting["question"]:
                self.state = {**self.state, "question": None}  # answered; the next state asks anew
            self.waiting = None

    async def _hear(self, socket: ClientConnection, until: float) -> Message:
        text = await asyncio.wait_for(socket.recv(), max(0.1, until - time.monotonic()))
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        return message

    def _answer(self) -> Message:
        if self._dice is None:
            self._dice = random.Random(self.seed)
        question = self.state["question"]
        assert isinstance(question, dict)
        choice = self._dice.choice(question["choices"])["choice"]
        name = f"m{next(_ids)}-{self.seed}"
        return {"type": "choose", "id": name, "question": question["id"], "choice": choice}
