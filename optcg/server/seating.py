"""From a request to a table: names, decks, opponents, and where the game begins."""

from __future__ import annotations

import json
import unicodedata
from typing import Annotated, Final

import msgspec

from optcg.bots import NAMES
from optcg.match import MatchRules
from optcg.match.rules import UNTIMED
from optcg.model.errors import OptcgError
from optcg.server import work
from optcg.server.database import DatabaseError
from optcg.server.messages import Part, Refusal
from optcg.server.start_data import deck_start, position_start, record_start
from optcg.server.store import Seat
from optcg.server.table import Table
from optcg.server.tables import SHARE, Tables

Text = Annotated[str, msgspec.Meta(max_length=20_000)]
RecordText = Annotated[str, msgspec.Meta(max_length=200_000)]
DEFAULT_DECK: Final = "ember-rush"
DEFAULT_OPPONENT: Final = "moss-wall"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. `bot` plays the other seat; without it, the other seat gets an invite."""

    name: str = ""
    deck: Text = DEFAULT_DECK  # a house deck's name, or a list in any format
    bot: str | None = None
    bot_deck: Text = DEFAULT_OPPONENT
    seat: int = 0
    share: Part | None = None  # of the seeds of a match with decks: the hash of one's first part
    rules: dict[str, object] = {}
    listed: bool = True
    allow_unread: bool = False
    position: dict[str, object] | None = None  # begin here instead, against a bot
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None  # of the dice, with a position
    # Go on from a point of this game, against a bot: a record, its JSON as text, or its id here. A browser
    # sends the text: its numbers are too small for a seed.
    record: dict[str, object] | RecordText | None = None
    at: int = 0


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """An invite to be exchanged for the token of a seat.

    Who adds a secret `key` of their own is given the same seat whenever they ask again.
    """

    invite: Annotated[str, msgspec.Meta(max_length=200)]
    key: Annotated[str, msgspec.Meta(max_length=200)] = ""
    name: str = ""
    deck: Text = DEFAULT_OPPONENT
    share: Part | None = None


class Seated(msgspec.Struct):
    """The answer: keep the token secret, it is the seat."""

    table: str
    seat: int
    token: str
    invite: str | None = None


def plain_name(name: str, usual: str, letters: int) -> str:
    """A short name without anything that draws or hides: control and format characters go."""
    kept = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:letters].strip() or usual


async def read_deck(tables: Tables, address: str, text: str, allow_unread: bool) -> tuple[str, ...]:
    """The numbers of a deck; those that come with the cards are known to be legal."""
    named = tables.catalog.decks.get(text.strip())
    if named is not None and not named.problems() and not named.unread:
        return named.numbers
    return await tables.workers.do(address, tables.catalog, work.read_deck, text, allow_unread)


async def new_table(tables: Tables, address: str, asked: NewTable) -> Seated:
    if asked.seat not in (0, 1):
        raise Refusal("seat", f"A table has the seats 0 and 1, not {asked.seat}.")
    bots = (*NAMES, *tables.settings.guests)
    if asked.bot is not None and asked.bot not in bots:
        raise Refusal("bot", f"There is no bot named {asked.bot[:24]!r}. The bots are: {', '.join(bots)}.")
    special = asked.position is not None or asked.record is not None
    if special and asked.bot is None:
        raise Refusal("opponent", "A game from a position or a record is played against a bot.")
    if asked.seed is not None and asked.position is None:
        raise Refusal("seed", "Only a game from a position is given its seed; others have a secret one.")
    settings = _settings(tables, asked)
    letters = tables.settings.limits.name_letters
    person = Seat(plain_name(asked.name, "Player", letters))
    other = Seat(asked.bot or "Guest", asked.bot)
    seats = [person, other] if asked.seat == 0 else [other, person]
    start = None
    if special:
        start = await _special_start(tables, asked, address)
    else:
        person.deck = await read_deck(tables, address, asked.deck, asked.allow_unread)
        if asked.bot is not None:
            other.deck = await read_deck(tables, address, asked.bot_deck, asked.allow_unread)
            shares = [asked.share if seat is person else None for seat in seats]
            start = deck_start([seat.deck or () for seat in seats], tables.seed_bits, shares)
        else:
            settings[SHARE] = asked.share
    try:
        table, tokens = await tables.create(address, seats, settings, start)
    except DatabaseError:
        raise
    except OptcgError as error:
        raise Refusal("start", str(error)) from None
    token = tokens[asked.seat]
    assert token is not None
    invite = None if asked.bot is not None else await tables.invite(table, 1 - asked.seat)
    return Seated(table.id, asked.seat, token, invite)


def _settings(tables: Tables, asked: NewTable) -> dict[str, object]:
    usual = UNTIMED if asked.bot is not None else tables.settings.rules
    try:
        rules = MatchRules.from_dict({**usual.to_dict(), "undo": asked.bot is not None, **asked.rules})
    except OptcgError as error:
        raise Refusal("rules", str(error)) from None
    if rules.undo and asked.bot is None:
        raise Refusal("rules", "Choices are taken back only in a game against a bot.")
    return {"rules": rules.to_dict(), "listed": asked.listed, "allow_unread": asked.allow_unread}


async def record_data(tables: Tables, given: dict[str, object] | str) -> dict[str, object]:
    """A record that was handed in as it is, as text, or by its id."""
    if isinstance(given, dict):
        return given
    if not given.lstrip().startswith("{"):
        return await tables.record(given)
    try:
        data = json.loads(given)
    except (ValueError, RecursionError):
        raise Refusal("record", "This record cannot be read: it is not JSON.") from None
    return {str(key): value for key, value in data.items()}


async def _special_start(tables: Tables, asked: NewTable, address: str) -> dict[str, object]:
    try:
        if asked.position is not None:
            position = await tables.workers.do(address, tables.catalog, work.check_position, asked.position)
            return position_start(position, tables.seed_bits, asked.seed)
        assert asked.record is not None
        given = await record_data(tables, asked.record)
        data = await tables.workers.do(address, tables.catalog, work.check_record, given, asked.at)
        return record_start(data, max(0, asked.at), tables.seed_bits)
    except DatabaseError:
        raise
    except OptcgError as error:
        raise Refusal("start", str(error)) from None


async def join(tables: Tables, table: Table, asked: Join, address: str) -> Seated:
    allowed = table.stored.settings.get("allow_unread") is True
    deck = await read_deck(tables, address, asked.deck, allowed)
    name = plain_name(asked.name, "Guest", tables.settings.limits.name_letters)
    # Without a key it is the same request if all of it is, from the same address.
    who = [asked.key] if asked.key else [name, address, *deck]
    seat, token = await tables.accept(table, asked.invite, who, name, deck, asked.share)
    return Seated(table.id, seat, token)


async def rematch(tables: Tables, table: Table, address: str) -> None:
    """When everybody wants it and is here: a new table with the same seats, decks and settings."""
    async with table.rematching:
        if table.stored.rematch is None and table.all_want_rematch():
            await _rematch(tables, table, address)


def can_rematch(table: Table) -> None:
    if table.match is None or not table.match.over:
        raise Refusal("illegal", "A rematch is played when the match is over.")
    if table.stored.start is None or "decks" not in table.stored.start or "choices" in table.stored.start:
        raise Refusal("illegal", "This game did not begin with decks; begin it again from where it came.")


async def _rematch(tables: Tables, table: Table, address: str) -> None:
    seats = [Seat(seat.name, seat.bot, seat.deck) for seat in table.seats]
    shares = [table.wants_rematch.get(seat) for seat in (0, 1)]
    start = deck_start([seat.deck or () for seat in seats], tables.seed_bits, shares)
    again, _ = await tables.create(address, seats, dict(table.stored.settings), start, table)
    table.stored.rematch = again.id
    table.tell_all()
