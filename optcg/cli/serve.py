"""`optcg serve`: the play server and its pages."""

import errno
import logging
import re
import signal
import socket

import click

from optcg.cards.kept import data_folder
from optcg.cards.store import stamp
from optcg.cli.build import say_if_plain
from optcg.cli.decks import open_catalog
from optcg.cli.options import CARDS


@click.command(epilog="Example: optcg serve --port 8000 --db tables.db")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), envvar="OPTCG_PORT",
              show_envvar=True, help="The port to listen at.")  # fmt: skip
@click.option("--db", metavar="URL", help="Where tables are kept: a file or postgresql://...")
@click.option("--share", is_flag=True, help="Share a PostgreSQL database with other servers.")
@click.option("--address", metavar="URL", help="Where the servers that share it reach this one.")
@click.option("--lease", default=5.0, show_default=True, type=click.FloatRange(2, 60),
              help="Seconds until others take the tables of a server that is gone.")  # fmt: skip
@CARDS
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="A name of this server, or a page of another one that may play here.",
)
@click.option("--idle-minutes", default=24 * 60, show_default=True, type=click.IntRange(1),
              help="A table that nobody touched for so long is closed.")  # fmt: skip
@click.option("--bot-pause", default=350, show_default=True, type=click.IntRange(0, 10_000),
              help="Milliseconds before a bot answers.")  # fmt: skip
@click.option("--guest", "guests", metavar="NAME=BOT", multiple=True, callback=lambda *of: _guests(of[-1]),
              help='Offer a bot of your own: Anna="cmd: ./anna", Bert=module:Class.')  # fmt: skip
@click.option("--no-limits", is_flag=True, help="Do not limit what one address may do (for load tests).")
@click.option("--seed", type=click.IntRange(0), help="The same games again; for trials, never for real play.")
@click.option("--quiet", is_flag=True, help="Log warnings only.")
def serve(
    host: str, port: int, db: str | None, share: bool, address: str | None, lease: float, cards: str | None,
    origins: tuple[str, ...], idle_minutes: int,
    bot_pause: int, guests: dict[str, str], no_limits: bool, seed: int | None, quiet: bool,
) -> None:  # fmt: skip
    """Serve the game in the browser.

    Tables are kept in a file of the data folder unless --db names another place, and stand where they
    stood when the server is started again.
    """
    import uvicorn

    from optcg.server.app import make_app
    from optcg.server.logs import set_up_logs
    from optcg.server.patience import Lines, Patient, PatientSocket
    from optcg.server.settings import NO_LIMITS, Limits, Settings

    set_up_logs(logging.WARNING if quiet else logging.INFO)
    limits = NO_LIMITS if no_limits else Limits()
    database = db or _own_database()
    settings = Settings(
        database=database,
        share=share,
        address=address or f"http://{host}:{port}",
        lease=lease,
        host=host,
        port=port,
        origins=origins,
        idle_minutes=idle_minutes,
        bot_pause=bot_pause,
        guests=guests,
        limits=limits,
        seed=seed,
        own_process=True,
    )
    listening = _listen(host, port)
    imported = stamp() if cards is None else None
    app = make_app(settings, open_catalog(cards), imported=imported)
    port = listening.getsockname()[1]
    where = f"Play at http://{'localhost' if host == '127.0.0.1' else host}:{port}/"

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Who reads the address can open it at once."""
            await super().startup(sockets)
            if self.started and not quiet:
                say_if_plain()
                click.echo(where, err=True)

    # The server stops by itself when it is asked to; that is a good end, not a death by signal.
    signal.signal(signal.SIGTERM, lambda *_: None)
    config = uvicorn.Config(
        app, http=Patient, ws=PatientSocket, ws_max_size=limits.message_bytes,
        h11_max_incomplete_event_size=limits.head_bytes, log_config=None, access_log=False,
        server_header=False, timeout_graceful_shutdown=5,
    )  # fmt: skip
    Patient.lines = Lines(limits.connections_per_address, str(config.forwarded_allow_ips))
    Server(config).run(sockets=[listening])


def _guests(given: tuple[str, ...]) -> dict[str, str]:
    """The bots by their names for people, each of which can be made."""
    from optcg.bots import NAMES, make

    found: dict[str, str] = {}
    for text in given:
        name, _, bot = text.partition("=")
        if not re.fullmatch(r"[\w.-]{1,24}", name) or name in NAMES or name in found:
            raise click.BadParameter(
                f"{name!r} is not a new name of at most 24 letters, digits, '-', '.' or '_'"
            )
        make(bot)
        found[name] = bot
    return found


def _listen(host: str, port: int) -> socket.socket:
    """The port is ours before anything else is done."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise click.ClickException(
                f"Port {port} of {host} is in use, perhaps by another server; choose another with --port."
            ) from None
        raise click.ClickException(
            f"Port {port} of {host} cannot be listened at: {error.strerror}."
        ) from None
    return listening


def _own_database() -> str:
    """The file of the data folder, which is made if it is not there."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.ClickException(f"The data folder {folder} cannot be made: {error.strerror}.") from None
    return str(folder / "tables.db")
