"""The settings of a server; every limit is one of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from optcg.match import MatchRules


@dataclass(frozen=True)
class Limits:
    """What one address or one connection may do."""

    message_bytes: int = 8 * 1024
    head_bytes: int = 16 * 1024  # of a request: its path and its headers
    body_bytes: int = 256 * 1024
    messages_per_second: float = 20.0
    messages_at_once: int = 40
    connections_per_address: int = 100
    tables_per_address: int = 24  # that are not over
    tables_per_minute: int = 12
    name_letters: int = 24
    spectators: int = 50  # of one table
    phrases_at_once: int = 3  # of one seat
    phrases_per_minute: int = 12
    errors: int = 50  # of one connection, then it is closed


_MANY: Final = 1_000_000
NO_LIMITS: Final = Limits(  # for tests of load, on a machine of one's own
    messages_per_second=_MANY,
    messages_at_once=_MANY,
    connections_per_address=_MANY,
    tables_per_address=_MANY,
    tables_per_minute=_MANY,
    errors=_MANY,
)


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = "sqlite://"  # in memory; a path or a postgresql:// URL keeps the tables
    share: bool = False  # with other servers; without it the database is held for this one alone
    address: str = ""  # where the other servers reach this one
    lease: float = 5.0  # seconds after its last sign of life in which a server's tables stay its own
    host: str = "127.0.0.1"  # where it listens
    port: int = 8000
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    idle_minutes: int = 24 * 60  # a table that nobody touched for so long is closed
    bot_pause: int = 350  # milliseconds before a bot answers, so that people can follow
    bot_processes: int = 1
    guests: Mapping[str, str] = field(default_factory=dict)  # bots of somebody else, by the names for people
    worker_processes: int = 2  # for reading, replays and checks
    metrics: bool = True
    own_process: bool = False  # nothing else runs in it: it collects garbage as a server must
    read_ahead: bool = True  # every card, before the first request
    seed: int | None = None  # of all seeds, for trials only: real tables have seeds that nobody can guess
    rules: MatchRules = field(default_factory=MatchRules)
    limits: Limits = field(default_factory=Limits)
