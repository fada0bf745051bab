"""One table: a match, two seats, and whoever is connected. Accept, apply, commit, then tell."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from optcg.bots import make
from optcg.engine import explain
from optcg.engine.card import UNKNOWN
from optcg.engine.decisions import Choice, parse_choice
from optcg.engine.lookup import locate
from optcg.engine.view import View
from optcg.match import Match, Step, steps
from optcg.model.errors import IllegalChoice
from optcg.server import store
from optcg.server.by_itself import ByItself
from optcg.server.connection import Connection
from optcg.server.database import DatabaseError, Statement
from optcg.server.fair_play import Promise, promise, reveal
from optcg.server.messages import Refusal
from optcg.server.start_data import match_of, salt_of, secret_of
from optcg.server.state_message import question_id, state_message
from optcg.server.store import Seat, StoredTable
from optcg.server.tokens import new_id

if TYPE_CHECKING:
    from optcg.server.tables import Tables

HINTS: Final = "greedy"  # the bot that is asked for a hint


class Table:
    """A table in memory. All of it comes from the store and can come from there again."""

    def __init__(self, stored: StoredTable, tables: Tables) -> None:
        self.stored: Final = stored
        self._tables: Final = tables
        self._lock: Final = asyncio.Lock()
        self.match: Match | None = None
        self.records: dict[int, str] = {}
        self.connections: Final[list[Connection]] = []
        self._steps = 0
        self._answered: set[str] = set()  # ids of messages that were done
        self._promises: dict[int, Promise] = {}
        self._forgotten = False  # it is not as it is kept, so nothing more is done at it
        self._ready: set[int] = set()  # seats that want the next game
        self.wants_rematch: Final[set[int]] = set()
        self._alone: Final = ByItself(self, tables)
        self._time_called = False
        self._backs = 0  # choices taken back: a question that is asked again has a new name

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> list[Seat]:
        return self.stored.seats

    # From the store -----------------------------------------------------------------------------

    def restore(self, kept: list[tuple[Step, str | None]], records: dict[int, str]) -> None:
        """Play the kept steps again: the table stands where it stood."""
        self.match = None
        self._steps, self._answered, self._promises = 0, set(), {}
        self._time_called, self._backs = False, 0
        self.records = records
        if self.stored.start is None or self.stored.started is None:
            return
        self._begin(self.stored.started)
        for step, message in kept:
            self._apply(step)
            self._count(message)

    def _begin(self, now: int) -> None:
        assert self.stored.start is not None
        self.match = match_of(self.stored, self._tables.catalog, now)
        self._promise()

    def _promise(self) -> None:
        """Rule 5-2-1-1 comes first: decks and seed are fixed, then the hash of them is shown."""
        match = self._running()
        if match.number not in self._promises:
            salt = salt_of(self.stored, match.number)
            self._promises[match.number] = promise(match.game.record(), salt)

    # What is done -------------------------------------------------------------------------------

    async def begin(self, statements: list[Statement], now: int) -> None:
        """Both seats are taken: the match begins."""
        async with self._lock:
            self.stored.started, self.stored.state = now, store.PLAYING
            self._begin(now)
            await self._write([*statements, store.update_table(self.stored)])
            self.tell_all()
            self._alone.go_on()

    async def do(self, step: Step, message: str | None = None, question: str | None = None) -> None:
        """Do a step, keep it, tell everyone. Once: a message that comes again changes nothing.

        A step that answers a question names it: another window of the same seat may have been faster.
        """
        async with self._lock:
            if self._forgotten:
                raise DatabaseError("What this table held was not kept.")
            if message is not None and message in self._answered:
                return
            if question is not None:
                self._must_be_asked(question)
            began = time.perf_counter()
            match = self._running()
            before = match.number, len(match.ended), self._time_called
            self._apply(step)
            if step.kind == steps.TIME and before == (match.number, len(match.ended), self._time_called):
                self._alone.go_on()  # the clock had not run out after all
                return
            await self._keep(step, message, before[1])
            self.tell_all()
            self._alone.go_on()
            if step.kind == steps.CHOOSE:
                self._tables.counts.choice_done(time.perf_counter() - began)

    def _apply(self, step: Step) -> None:
        match = self._running()
        match.apply(step)
        if step.kind == steps.TIME and match.clock.match_left(step.at) == 0:
            self._time_called = True
        if step.kind == steps.BACK:
            self._backs += 1
        if step.kind == steps.NEXT:
            self._ready.clear()
            self._promise()

    def _count(self, message: str | None) -> None:
        self._steps += 1
        if message is not None:
            self._answered.add(message)

    async def _keep(self, step: Step, message: str | None, ended_before: int) -> None:
        match = self._running()
        self.stored.touched = step.at
        self.stored.state = store.OVER if match.over else store.PLAYING
        statements = [
            store.insert_step(self.id, self._steps, step, message),
            store.update_table(self.stored),
        ]
        if step.kind == steps.BACK and ended_before > len(match.ended):
            statements.append(store.delete_records(self.id, match.number))
            self.records.pop(match.number, None)
        for number in range(ended_before, len(match.ended)):
            self.records[number] = new_id()
            self._tables.counts.game_ended(match.ended[number].reason)
            statements.append(self._record_statement(number, step.at))
        self._count(message)
        await self._write(statements)

    async def _write(self, statements: list[Statement]) -> None:
        try:
            await self._tables.writer.write(statements)
        except DatabaseError:
            # Nobody was told. Who comes back finds the table as it is kept.
            self._forgotten = True
            self._tables.forget(self)
            raise

    def _record_statement(self, number: int, now: int) -> Statement:
        end = self._running().ended[number]
        data: dict[str, object] = {**reveal(end.record, self._promises[number])}
        listed = bool(self.stored.settings.get("listed", True))
        return store.insert_record(
            self.records[number], self.id, number, now, listed, self._title(end.winner), data
        )

    def _title(self, winner: int | None) -> str:
        """Who played which Leader, and who won."""
        catalog = self._tables.catalog
        leaders = [f" ({catalog[seat.deck[0]].name})" if seat.deck else "" for seat in self.seats]
        names = " - ".join(seat.name + leader for seat, leader in zip(self.seats, leaders, strict=True))
        return f"{names}: {'a draw' if winner is None else f'{self.seats[winner].name} won'}"

    # What clients ask for -----------------------------------------------------------------------

    async def choose(self, seat: int, message: str, question: str, text: str) -> None:
        if message in self._answered:
            return
        match = self._running()
        if match.game_over:
            raise Refusal("over", "This game is over.")
        decision = match.game.decision
        if decision is None or decision.player != seat:
            raise Refusal("not_your_turn", "You are not asked now; it is the other player's decision.")
        self._must_be_asked(question)
        view = match.game.view(seat)
        choice = self._parse(text)
        if choice not in decision.choices:
            # Told from the view of the seat: a reason must not tell more than the player may know.
            raise Refusal("illegal", explain.explain_illegal(view.state, choice))
        await self.do(Step(steps.CHOOSE, self._tables.now(), seat, str(choice)), message, question)

    async def concede(self, seat: int, message: str) -> None:
        await self.do(Step(steps.CONCEDE, self._tables.now(), seat), message)

    async def claim(self, seat: int, message: str) -> None:
        await self.do(Step(steps.CLAIM, self._tables.now(), seat), message)

    async def undo(self, seat: int, message: str) -> None:
        """Back to the seat's own last choice. The engine's history knows who was asked."""
        match = self._running()
        if not self.solo:
            raise Refusal("not_here", "Choices are taken back only in a game against a bot.")
        count = match.last_choice_of(seat)
        if count is None:
            raise Refusal("illegal", "There is no choice of yours to take back.")
        self._alone.stop_bot()
        await self.do(Step(steps.BACK, self._tables.now(), number=count), message)

    async def next_game(self, seat: int, message: str) -> None:
        match = self._running()
        if match.over or not match.game_over:
            raise Refusal("illegal", "There is no next game to begin now.")
        self._ready.add(seat)
        if self.people() <= self._ready:
            await self.do(Step(steps.NEXT, self._tables.now()), message)
        else:
            self.tell_all()

    def hint(self, seat: int) -> list[dict[str, object]]:
        """What a bot would do, and why; only where nobody is helped against a person."""
        if not self.solo:
            raise Refusal("not_here", "Hints are given only in a game against a bot.")
        view = self._view(seat)
        if view.decision is None or self._running().game_over:
            raise Refusal("not_your_turn", "You are not asked now.")
        reasons = make(HINTS, secret_of(self.stored)).reasons(view, view.decision)
        return [{"choice": str(r.choice), "value": r.value, "why": r.why} for r in reasons[:5]]

    async def play_again_at(self, table_id: str) -> None:
        self.stored.rematch = table_id
        await self._tables.writer.write([store.update_table(self.stored)])
        self.tell_all()

    def why(self, seat: int, text: str) -> str:
        return explain.explain_illegal(self._view(seat).state, self._parse(text))

    def explain_card(self, seat: int | None, card: int) -> str:
        """Why a card has its power: asked of the view, which holds no card that the seat cannot see."""
        state = self._view(seat).state
        found = locate(state, card) if card > 0 else None
        if found is None or found.card.definition is UNKNOWN:
            raise Refusal("unknown_card", f"You see no card #{card}.")
        return explain.explain_power(state, found.card)

    @staticmethod
    def _parse(text: str) -> Choice:
        try:
            return parse_choice(text)
        except IllegalChoice as error:
            raise Refusal("illegal", str(error)) from None

    # Who is here --------------------------------------------------------------------------------

    def people(self) -> set[int]:
        """The seats that are no bot's."""
        return {number for number, seat in enumerate(self.seats) if seat.bot is None}

    @property
    def solo(self) -> bool:
        return len(self.people()) < len(self.seats)

    def here(self, seat: int) -> bool:
        return self.seats[seat].bot is not None or any(c.seat == seat for c in self.connections)

    async def join(self, connection: Connection) -> None:
        was_here = connection.seat is None or self.here(connection.seat)
        self.connections.append(connection)
        if self.match is not None and not was_here and not self.match.over and connection.seat is not None:
            await self.do(Step(steps.RETURN, self._tables.now(), connection.seat))
        self.tell_all()
        self._alone.go_on()

    async def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        seat = connection.seat
        if seat is None or self.here(seat) or self.match is None or self.match.over:
            return
        await self.do(Step(steps.LEAVE, self._tables.now(), seat))

    # Telling ------------------------------------------------------------------------------------

    def tell_all(self) -> None:
        for connection in self.connections:
            self.tell(connection)

    def tell(self, connection: Connection, again: bool = False) -> None:
        """What this connection does not know yet; all of it with `again`."""
        if again:
            connection.told, connection.game = None, -1
        public = self.public()
        if self.match is None:
            if connection.told != public:
                connection.told = public
                connection.tell({"type": "waiting", **public})
            return
        view = self._view(connection.seat)
        message = state_message(connection, self.match, view, self.question(), public, self._tables.now())
        if message is not None:
            connection.tell(message)

    def public(self) -> dict[str, object]:
        """What everybody may know of the table."""
        number = self.match.number if self.match is not None else 0
        promised = self._promises.get(number)
        return {
            "table": self.id,
            "seats": [
                {
                    "name": seat.name,
                    "bot": seat.bot,
                    "here": self.here(number),
                    "ready": number in self._ready,
                    "rematch": number in self.wants_rematch,
                }
                for number, seat in enumerate(self.seats)
            ],
            "state": self.stored.state,
            "solo": self.solo,
            "commitment": None if promised is None else promised.commitment,
            "records": [self.records[game] for game in sorted(self.records)],
            "rematch": self.stored.rematch,
            "claim_in": self._claim_times(),
        }

    def _claim_times(self) -> list[int | None]:
        if self.match is None or self.match.game_over:
            return [None, None]
        return [self.match.clock.claimable_at(0), self.match.clock.claimable_at(1)]

    def _view(self, seat: int | None) -> View:
        return self._running().game.view(seat)

    def question(self) -> str:
        match = self._running()
        return question_id(secret_of(self.stored), match.number, self._backs, len(match.game.history))

    def _must_be_asked(self, question: str) -> None:
        if question != self.question():
            raise Refusal("old_question", "This question is not asked any more. Here is the one that is.")

    def _running(self) -> Match:
        if self.match is None:
            raise Refusal("waiting", "The match has not begun: a seat is still free.")
        return self.match

    def close(self) -> None:
        """Let everybody go and stop; the store keeps the table."""
        self._alone.stop()
        for connection in self.connections:
            connection.lose_after_row()
