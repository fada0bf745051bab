"""From a request to a table: names, decks, opponents, and where the game begins."""

from __future__ import annotations

import json
import unicodedata
from typing import Annotated, Final

import msgspec

from optcg.bots import NAMES
from optcg.cards import Catalog, Deck
from optcg.cards.legality import problem_words
from optcg.engine.position import Position
from optcg.engine.record import Record
from optcg.match import MatchRules
from optcg.match.rules import UNTIMED
from optcg.model.errors import OptcgError
from optcg.server.database import DatabaseError
from optcg.server.messages import Refusal
from optcg.server.start_data import deck_start, position_start, record_start
from optcg.server.store import Seat
from optcg.server.table import Table
from optcg.server.tables import Tables

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
    rules: dict[str, object] = {}
    listed: bool = True
    allow_unread: bool = False
    position: dict[str, object] | None = None  # begin here instead, against a bot
    # Go on from a point of this game, against a bot: a record, its JSON as text, or its id here. A browser
    # sends the text: its numbers are too small for a seed.
    record: dict[str, object] | RecordText | None = None
    at: int = 0


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """An invite to be exchanged for the token of a seat."""

    invite: Annotated[str, msgspec.Meta(max_length=200)]
    name: str = ""
    deck: Text = DEFAULT_OPPONENT


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


def read_deck(text: str, catalog: Catalog, allow_unread: bool) -> Deck:
    deck = catalog.decks.get(text.strip()) or Deck.parse(text, catalog)
    problems = deck.problems()
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise Refusal("deck", f"This deck is not legal: {problem_words(problems[0])}{more}")
    if deck.unread and not allow_unread:
        raise Refusal("deck", f"The text of these cards is not wholly read: {', '.join(deck.unread[:5])}.")
    return deck


async def new_table(tables: Tables, address: str, asked: NewTable) -> Seated:
    if asked.seat not in (0, 1):
        raise Refusal("seat", f"A table has the seats 0 and 1, not {asked.seat}.")
    if asked.bot is not None and asked.bot not in NAMES:
        raise Refusal("bot", f"There is no bot named {asked.bot[:24]!r}. The bots are: {', '.join(NAMES)}.")
    special = asked.position is not None or asked.record is not None
    if special and asked.bot is None:
        raise Refusal("opponent", "A game from a position or a record is played against a bot.")
    settings = _settings(tables, asked)
    letters = tables.settings.limits.name_letters
    person = Seat(plain_name(asked.name, "Player", letters))
    other = Seat(asked.bot or "Guest", asked.bot)
    seats = [person, other] if asked.seat == 0 else [other, person]
    start = None
    if special:
        start = await _special_start(tables, asked)
    else:
        person.deck = read_deck(asked.deck, tables.catalog, asked.allow_unread).numbers
        if asked.bot is not None:
            other.deck = read_deck(asked.bot_deck, tables.catalog, asked.allow_unread).numbers
            start = deck_start([seat.deck or () for seat in seats], tables.seed_bits)
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


async def _special_start(tables: Tables, asked: NewTable) -> dict[str, object]:
    catalog = tables.catalog
    try:
        if asked.position is not None:
            return position_start(Position.from_dict(asked.position, catalog), tables.seed_bits)
        assert asked.record is not None
        data = Record.from_dict(await record_data(tables, asked.record)).to_dict()
        data["result"] = None
        choices = data["choices"]
        assert isinstance(choices, list)
        data["choices"] = choices[: max(0, asked.at)]
        game = Record.from_dict(data).replay(catalog)
        if game.over:
            raise Refusal("over", "The game is over at this point; choose an earlier one.")
        return record_start(data, max(0, asked.at), tables.seed_bits)
    except OptcgError as error:
        raise Refusal("start", str(error)) from None


async def join(tables: Tables, table: Table, asked: Join) -> Seated:
    allowed = table.stored.settings.get("allow_unread") is True
    deck = read_deck(asked.deck, tables.catalog, allowed)
    name = plain_name(asked.name, "Guest", tables.settings.limits.name_letters)
    seat, token = await tables.accept(table, asked.invite, name, deck.numbers)
    return Seated(table.id, seat, token)


async def rematch(tables: Tables, table: Table, address: str) -> list[str | None]:
    """A new table with the same seats, decks and settings; the tokens of its seats."""
    if table.match is None or not table.match.over:
        raise Refusal("illegal", "A rematch is played when the match is over.")
    if table.stored.start is None or "decks" not in table.stored.start or "choices" in table.stored.start:
        raise Refusal("illegal", "This game did not begin with decks; begin it again from where it came.")
    seats = [Seat(seat.name, seat.bot, seat.deck) for seat in table.seats]
    start = deck_start([seat.deck or () for seat in seats], tables.seed_bits)
    again, tokens = await tables.create(address, seats, dict(table.stored.settings), start)
    await table.play_again_at(again.id)
    return tokens
