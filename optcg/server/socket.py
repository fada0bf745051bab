"""The WebSocket of one client: hello, then messages both ways until it leaves or is let go."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from optcg.model.errors import OptcgError
from optcg.server import answers, seating
from optcg.server import messages as m
from optcg.server.connection import GOING_AWAY, NOT_ALLOWED, Connection
from optcg.server.database import DatabaseError
from optcg.server.leases import Elsewhere
from optcg.server.limits import Bucket
from optcg.server.messages import Refusal
from optcg.server.origins import address_of, allowed_origin
from optcg.server.passing import PASSED
from optcg.server.store import name_of
from optcg.server.table import Table
from optcg.server.tables import Tables
from optcg.server.tokens import hashed

LOG: Final = logging.getLogger("optcg.server")
HELLO_SECONDS: Final = 10
LAST_WORDS_SECONDS: Final = 5


class Conversation:
    """One client from hello to goodbye."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        self._socket: Final = socket
        self._tables: Final = tables
        self._address: Final = address_of(socket)
        limits = tables.settings.limits
        self._bucket: Final = Bucket(limits.messages_at_once, limits.messages_per_second, tables.now())
        self._errors = 0
        self._answered: Final = asyncio.Event()  # nothing is being answered now
        self._answered.set()

    async def run(self) -> None:
        if not allowed_origin(self._socket, self._tables.settings.origins):
            await self._socket.close(NOT_ALLOWED)
            return
        connected = self._tables.connected
        if connected[self._address] >= self._tables.settings.limits.connections_per_address:
            await self._socket.close(NOT_ALLOWED)
            return
        connected[self._address] += 1
        try:
            await self._welcome()
        finally:
            connected[self._address] -= 1
            if not connected[self._address]:
                del connected[self._address]

    async def _welcome(self) -> None:
        await self._socket.accept()
        try:
            greeting = await asyncio.wait_for(self._hear(), HELLO_SECONDS)
            if not isinstance(greeting, m.Hello):
                raise Refusal("hello", "The first message is hello.")
            try:
                table, seat = await self._find(greeting)
            except Elsewhere as away:
                by = self._tables.held_as() or ""
                hello = m.encode(greeting).decode()
                await self._tables.passing.pass_socket(self._socket, away, hello, by)
                return
        except (TimeoutError, WebSocketDisconnect):
            await self._close(NOT_ALLOWED)
            return
        except Refusal as refusal:
            await self._refuse_and_close(refusal)
            return
        except DatabaseError as error:
            LOG.error("%s", error)
            await self._refuse_and_close(m.no_database())
            return
        connection = Connection(seat, self._address, self._socket.headers.get(PASSED))
        await self._sit(table, connection)

    async def _find(self, greeting: m.Hello) -> tuple[Table, int | None]:
        if greeting.protocol != m.PROTOCOL:
            raise Refusal("protocol", f"This server speaks version {m.PROTOCOL} of the protocol.")
        if greeting.token is None:
            table = await self._tables.watch(greeting.table)
            watching = sum(connection.seat is None for connection in table.connections)
            if watching >= self._tables.settings.limits.spectators:
                raise Refusal("full", "So many are watching this table that no more can come.")
            return table, None
        table = await self._tables.find(greeting.table)
        wanted = hashed(greeting.token)
        for number, seat in enumerate(table.seats):
            if seat.token_hash is not None and seat.token_hash == wanted:
                return table, number
        raise Refusal("token", "This token is of no seat at this table.", 403)

    async def _sit(self, table: Table, connection: Connection) -> None:
        sender = asyncio.create_task(self._send(connection))
        try:
            await table.join(connection)
            await seating.rematch(self._tables, table, self._address)  # it may have waited for this one
            while not connection.lost:
                await self._answer(table, connection)
        except WebSocketDisconnect as gone:
            connection.code = gone.code
        except Refusal as refusal:
            connection.tell(_error(None, refusal.code, refusal.message))
        except DatabaseError as error:
            LOG.error("%s", error)
            away = m.no_database()
            connection.tell(_error(None, away.code, away.message))
        finally:
            connection.lose_after_row()
            with suppress(asyncio.CancelledError, DatabaseError):
                await table.leave(connection)
            with suppress(Exception):
                await asyncio.wait_for(sender, 5)

    async def _send(self, connection: Connection) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await connection.next()) is not None:
                await self._socket.send_text(message.decode())
            # What is being answered now is told before the line closes.
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answered.wait(), LAST_WORDS_SECONDS)
            for message in connection.rest():
                await self._socket.send_text(message.decode())
        await self._close(connection.code)

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)

    async def _refuse_and_close(self, refusal: Refusal) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(m.encode(_error(None, refusal.code, refusal.message)).decode())
        await self._close(NOT_ALLOWED)

    # Hearing and answering ----------------------------------------------------------------------

    async def _hear(self) -> m.Said:
        """The next message; a Refusal if it cannot be read, WebSocketDisconnect if nobody is there."""
        raw = await self._socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code") or GOING_AWAY)
        text = raw.get("text")
        if text is None:
            raise Refusal("binary", "Messages are JSON texts, not binary data.")
        if len(text.encode()) > self._tables.settings.limits.message_bytes:
            raise Refusal("too_long", "This message is too long.")
        try:
            return m.decode(text)
        except msgspec.MsgspecError as error:
            raise Refusal("unreadable", f"This message cannot be read: {error}") from None
        except (RecursionError, UnicodeError):
            raise Refusal("unreadable", "This message cannot be read.") from None

    async def _answer(self, table: Table, connection: Connection) -> None:
        message_id = None
        try:
            said = await self._hear()
            self._answered.clear()
            if not self._bucket.take(self._tables.now()):
                connection.tell(_error(None, "too_fast", "So many messages at once are not taken. Goodbye."))
                raise WebSocketDisconnect(NOT_ALLOWED)
            message_id = said.id if isinstance(said, m.Asking) else None
            answer = await self._do(table, connection, said)
            connection.tell({"type": "done", "id": message_id, **answer})
        except Refusal as refusal:
            self._tables.counts.refused(refusal.code)
            connection.tell(_error(message_id, refusal.code, refusal.message))
            if refusal.code == "old_question":
                await table.tell_settled(connection)
            self._count_error()
        except DatabaseError as error:
            # The line is closed after this; who comes back finds the table as it is kept.
            LOG.error("a choice could not be kept: %s", error, extra={"table": table.id})
            connection.tell(_error(message_id, "try_again", "This could not be kept; please send it again."))
            connection.lose_after_row()
        except OptcgError as error:
            connection.tell(_error(message_id, "illegal", str(error)))
            self._count_error()
        finally:
            self._answered.set()

    def _count_error(self) -> None:
        self._errors += 1
        if self._errors > self._tables.settings.limits.errors:
            raise WebSocketDisconnect(NOT_ALLOWED)

    async def _do(self, table: Table, connection: Connection, said: m.Said) -> dict[str, object]:
        if isinstance(said, m.Ping):
            return {}
        if isinstance(said, m.Explain):
            return {"text": answers.explain_card(table, connection.seat, said.card)}
        if isinstance(said, m.Hello):
            raise Refusal("hello", "Hello was said already.")
        seat = connection.seat
        if seat is None:
            raise Refusal("spectator", "Who watches does not play.")
        message = name_of(seat, said.id)
        if isinstance(said, m.Choose):
            await table.choose(seat, message, said.question, said.choice)
        elif isinstance(said, m.Concede):
            await table.concede(seat, message)
        elif isinstance(said, m.Claim):
            await table.claim(seat, message)
        elif isinstance(said, m.Undo):
            await table.undo(seat, message)
        elif isinstance(said, m.Mix):
            await table.mix(seat, said.part)
        elif isinstance(said, m.Next):
            await table.next_game(seat, message, said.part)
        elif isinstance(said, m.Say):
            await table.phrases.say(seat, message, said.phrase)
        elif isinstance(said, m.Why):
            return {"text": answers.why(table, seat, said.choice)}
        elif isinstance(said, m.Hint):
            return {"reasons": await answers.hint(self._tables.workers, table, seat, self._address)}
        else:
            await self._rematch(table, connection, seat, said.share)
        return {}

    async def _rematch(self, table: Table, connection: Connection, seat: int, share: str | None) -> None:
        """When every person at the table wants it, each is told the new table and the own token."""
        seating.can_rematch(table)
        if table.stored.rematch is None:
            table.wants_rematch[seat] = share
            table.tell_all()
            await seating.rematch(self._tables, table, self._address)
        else:
            table.tell_rematch(connection)


def _error(message_id: str | None, code: str, message: str) -> dict[str, object]:
    return {"type": "error", "id": message_id, "code": code, "message": message}
