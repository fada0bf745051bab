"""A process that plays games: a table comes in, then one job a line; one outcome a line goes out.

It ends when its input ends, so that it never outlives the one that started it, however that one ended; on
SIGTERM at once, with the guests of its game.
"""

import os
import pickle
import signal
import sys
from typing import Final

import msgspec

from optcg.model.errors import OptcgError
from optcg.sim.outcome import Outcome
from optcg.sim.pairing import Job, Table
from optcg.sim.play import play_game


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker says to one job: an outcome, with its records if they were asked for, or an error."""

    outcome: Outcome | None = None
    records: list[dict[str, msgspec.Raw]] = []
    error: str = ""


ANSWER: Final = msgspec.json.Decoder(Answer)
_JOB: Final = msgspec.json.Decoder(Job)


def answer(table: Table, job: Job) -> bytes:
    """Play one game and say how it ended, in one line without its end."""
    try:
        outcome, games = play_game(table, job)
    except OptcgError as error:
        return msgspec.json.encode(Answer(error=str(error)))
    plain: dict[str, object] = {"outcome": outcome}
    if job.record:
        plain["records"] = [game.record().to_dict() for game in games]
    return msgspec.json.encode(plain)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that started this
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints does not get between the answers
    source = sys.stdin.buffer
    table = pickle.load(source)
    for line in source:
        try:
            out.write(answer(table, _JOB.decode(line)) + b"\n")
            out.flush()
        except (BrokenPipeError, KeyboardInterrupt):
            os._exit(0)


if __name__ == "__main__":
    main()
