"""What the server counts, for Prometheus. Numbers only: no table, no name, no card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from optcg.server.tables import Tables


class Counts(Protocol):
    """What is counted while the server runs."""

    def choice_done(self, seconds: float) -> None: ...

    def refused(self, code: str) -> None: ...

    def game_ended(self, reason: str) -> None: ...

    def text(self, tables: Tables) -> tuple[bytes, str] | None:
        """The page of figures and its media type; None if nothing is counted."""


class NoCounts:
    """Where prometheus-client is not installed, or nobody wants figures."""

    def choice_done(self, seconds: float) -> None:
        pass

    def refused(self, code: str) -> None:
        pass

    def game_ended(self, reason: str) -> None:
        pass

    def text(self, tables: Tables) -> tuple[bytes, str] | None:
        return None


class PrometheusCounts:
    """Counters in a registry of this server's own."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self._registry = registry = CollectorRegistry()
        self._choices = Histogram(
            "optcg_choice_seconds",
            "From a choice to its commit and to everybody being told",
            registry=registry,
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self._refused = Counter("optcg_refusals", "Messages that were refused", ["code"], registry=registry)
        self._games = Counter("optcg_games", "Games that ended", ["reason"], registry=registry)
        self._tables = Gauge("optcg_tables_open", "Tables in memory", registry=registry)
        self._connections = Gauge("optcg_connections", "Open WebSockets", registry=registry)

    def choice_done(self, seconds: float) -> None:
        self._choices.observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def game_ended(self, reason: str) -> None:
        self._games.labels(reason).inc()

    def text(self, tables: Tables) -> tuple[bytes, str] | None:
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        self._tables.set(len(tables.open))
        everywhere = [*tables.open.values(), *tables.following.tables.values()]
        self._connections.set(sum(len(table.connections) for table in everywhere))
        return generate_latest(self._registry), CONTENT_TYPE_LATEST


def new_counts(wanted: bool) -> Counts:
    if not wanted:
        return NoCounts()
    try:
        return PrometheusCounts()
    except ImportError:
        return NoCounts()
