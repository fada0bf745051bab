"""What `sim`, `compare` and `matrix` have in common: options, a progress bar, and an end in good order."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from optcg.bots import SEARCHING, make
from optcg.cards import Catalog, Deck
from optcg.cli.build import say_if_plain
from optcg.cli.decks import check_playable, open_catalog, open_deck
from optcg.cli.options import ALLOW_UNREAD, CARDS
from optcg.cli.progress import progress
from optcg.cli.wrapping import paragraph
from optcg.sim.engines import Engine, InPlace, Workers, processors
from optcg.sim.pairing import Pairing
from optcg.sim.runs import Runs

DEFAULT_BOT: Final = "greedy"
_COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")  # outside quotes
Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True)
class Settings:
    """The options that say how games are played and kept."""

    games: int
    bots: tuple[str, str]
    seed: int
    jobs: int
    engine: str
    address: str | None
    out: Path | None
    fresh: bool
    cards: str | None
    allow_unread: bool

    def open_catalog(self) -> Catalog:
        return open_catalog(self.cards)

    def open_decks(self, named: Sequence[str], catalog: Catalog) -> list[Deck]:
        """Decks that can be played, each with a name of its own."""
        if list(named).count("-") > 1:
            raise click.UsageError("Only one of the decks can come from stdin.")
        decks = [open_deck(name, catalog) for name in named]
        for deck in decks:
            check_playable(deck, f"The deck {deck.name}", self.allow_unread)
        return decks

    @staticmethod
    def check_different(decks: Sequence[Deck]) -> None:
        """Each of them is another deck."""
        names: dict[tuple[str, ...], str] = {}
        for deck in decks:
            if deck.numbers in names:
                raise click.UsageError(f"{names[deck.numbers]} and {deck.name} are the same deck.")
            names[deck.numbers] = deck.name

    def pairing(self, a: Deck, b: Deck, row: str = "") -> Pairing:
        return Pairing((a, b), self.bots, self.seed, row, self.allow_unread)

    def open_engine(self) -> Engine:
        if self.engine == "ray":
            from optcg.sim.ray_engine import RayEngine

            return RayEngine(self.address, self.jobs)
        return InPlace() if self.jobs == 1 else Workers(self.jobs)


def simulation(games: int, what: str, by_clock: bool = False) -> Callable[[Command], Command]:
    """Options of a command that plays `games` games of `what`; they come as one argument, `settings`.

    With `by_clock` also bots may play whose answers depend on the time that they take.
    """

    def add(command: Command) -> Command:
        @wraps(command)
        def run(
            games: int, bots: str, seed: int, jobs: int | None, engine: str, address: str | None,
            out: str | None, fresh: bool, cards: str | None, allow_unread: bool, **others: Any,
        ) -> Any:  # fmt: skip
            if address is not None and engine != "ray":
                raise click.UsageError("--address is for --engine ray.")
            count = jobs or (processors() if engine == "local" else 0)
            folder = None if out is None else Path(out)
            settings = Settings(
                games,
                _two_bots(bots, by_clock),
                seed,
                count,
                engine,
                address,
                folder,
                fresh,
                cards,
                allow_unread,
            )
            return command(settings=settings, **others)

        for option in reversed(_options(games, what)):
            run = option(run)
        return run  # type: ignore[return-value]

    return add


def _options(games: int, what: str) -> list[Callable[[Command], Command]]:
    return [
        click.option("-n", "games", type=click.IntRange(min=1), default=games, show_default=True,
                     help=f"How many games {what}."),
        click.option("--bots", metavar="BOT[,BOT]", default=DEFAULT_BOT, show_default=True,
                     help='Who plays: one bot for both sides, or one for each; your own too: "cmd: ./bot".'),
        click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True,
                     help="The same seed gives the same games; another one gives others."),
        click.option("--jobs", type=click.IntRange(min=1),
                     help="How many processes; one a processor if left out."),
        click.option("--engine", type=click.Choice(["local", "ray"]), default="local", show_default=True,
                     help="Play on this machine, or on a Ray cluster."),
        click.option("--address", metavar="ADDRESS", help="The Ray cluster; else one is started here."),
        click.option("--out", metavar="FOLDER", help="Where played games are kept; else in the data folder."),
        click.option("--fresh", is_flag=True, help="Play all games again, also those that were kept."),
        CARDS,
        ALLOW_UNREAD,
    ]  # fmt: skip


def _two_bots(named: str, by_clock: bool) -> tuple[str, str]:
    names = [name.strip() for name in _COMMA.split(named)]
    if len(names) > 2:
        raise click.UsageError(f"A game has two players, so --bots names one or two, not {len(names)}.")
    for name in names:
        make(name, 0)
        if name.partition(":")[0] in SEARCHING and name.endswith("s"):
            why = f"{name} plays by the clock, so the same seed does not give the same games"
            if not by_clock:
                raise click.UsageError(f"{why}. Give it nodes instead: {name.partition(':')[0]}:300.")
            click.echo(f"Note: {why}.", err=True)
    return names[0], names[-1]


def play(runs: Runs, settings: Settings) -> bool:
    """Play what is missing; False if the user stopped it. What was played is kept either way."""
    if runs.missing():
        say_if_plain()
    try:
        with progress("Playing", runs.total, runs.total - len(runs.missing())) as seen:
            runs.play(settings.open_engine(), seen)
    except KeyboardInterrupt:
        again = "the same command without --fresh" if settings.fresh else "the same command"
        click.echo(
            f"Stopped at {runs.played:,} of {runs.total:,} games. They are kept in {runs.folder}; "
            f"{again} goes on from there.",
            err=True,
        )
        return False
    return True


def forfeits(runs: Runs) -> list[dict[str, object]]:
    """Which guests failed in how many games, or matches, and what each did wrong first."""
    found: dict[str, list[str]] = {}
    for place, pairing in enumerate(runs.pairings):
        for outcome in runs.outcomes(place):
            for bot, why in zip(pairing.bots, outcome.why, strict=True):
                if why:
                    found.setdefault(bot, []).append(why)
    return [{"bot": bot, "count": len(whys), "why": whys[0]} for bot, whys in found.items()]


def spent(runs: Runs, unit: str = "games") -> str:
    """How many games there are, or matches, how fast they were played, and which guests failed in them."""
    failed = (
        paragraph(f"A guest failed in {row['count']} {unit}. The first time: {row['why']}")
        for row in forfeits(runs)
    )
    return "\n".join((_speed(runs, unit), *failed))


def _speed(runs: Runs, unit: str) -> str:
    games = f"{runs.played:,} {unit}"
    now = runs.played - runs.known
    if not now:
        return f"{games}, all played before; --fresh plays them again."
    rest = f", {runs.known:,} of them played before" if runs.known else ""
    rate = now / max(runs.seconds_now, 0.001)
    speed = f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}"
    return f"{games}{rest}; {now:,} in {runs.seconds_now:.1f} s: {speed} a second."


def fitted(name: str, width: int) -> str:
    """A name that is cut where there is no room for all of it."""
    return name if len(name) <= width else f"{name[: width - 1]}…"


def percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f} %"


def span(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f} %"
