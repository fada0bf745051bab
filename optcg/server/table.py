"""One table: a match, two seats, and whoever is connected. Accept, apply, commit, then tell."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from optcg.engine import explain
from optcg.engine.view import View
from optcg.match import Match, Step, steps
from optcg.server import store
from optcg.server.answers import read_choice
from optcg.server.by_itself import ByItself
from optcg.server.coming_back import ComingBack
from optcg.server.connection import Connection
from optcg.server.database import DatabaseError, Statement
from optcg.server.leases import Taken
from optcg.server.messages import Refusal, unplayable
from optcg.server.phrases import Phrases
from optcg.server.promises import Promises
from optcg.server.records import record_statement
from optcg.server.start_data import match_of, secret_of
from optcg.server.state_message import public, question_id, state_message
from optcg.server.store import Reading, Seat, StoredTable
from optcg.server.tokens import new_id, same_token
from optcg.server.turns import Turns, in_turns
from optcg.version import __version__

if TYPE_CHECKING:
    from optcg.server.tables import Tables

MOST_BACKS: Final = 1000  # choices taken back at one table: all of them are kept
SEEN: Final = 250  # milliseconds for which a clock stood that spectators would see


class Table:
    """A table in memory. All of it comes from the store and can come from there again."""

    def __init__(self, stored: StoredTable, tables: Tables) -> None:
        self.stored: Final = stored
        self._tables: Final = tables
        self._lock: Final = asyncio.Lock()
        self.match: Match | None = None
        # The cards it is played with, also when others are imported.
        self.catalog = tables.catalog if stored.started is None else tables.catalog_at(stored.started)
        self.taken: Taken | None = None  # how this server holds it, where several share the database
        self.followed = False  # another server holds it, and it is only watched here
        self.records: dict[int, str] = {}
        self.connections: Final[list[Connection]] = []
        self._steps = 0
        self._answered: set[str] = set()  # messages that were done, each named by its seat and id
        self.promises: Final = Promises(stored)
        self._forgotten = False  # it is not as it is kept, so nothing more is done at it
        # Seats that want the next game, with their part of its seed, or a rematch, with the share of it.
        self.ready: Final[dict[int, str | None]] = {}
        self.wants_rematch: Final[dict[int, str | None]] = {}
        self.rematching: Final = asyncio.Lock()
        self.came: Final[set[int]] = set()  # seats at which somebody has been
        self.phrases: Final = Phrases(self, tables)
        self._alone: Final = ByItself(self, tables)
        self.wanted = tables.now()  # when somebody last asked for it or left it
        self.waits: Final = ComingBack(self, tables)
        self._time_called = False
        self._backs = 0  # choices taken back: a question that is asked again has a new name

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> list[Seat]:
        return self.stored.seats

    def now(self) -> int:
        """The time of this table, which stands while nothing can be kept."""
        self.waits.stand()
        return self._tables.pulse.time() - self.stored.stood

    # From the store -----------------------------------------------------------------------------

    async def restore(self, reading: Reading, follow: bool = False) -> None:
        """Play what is kept and was not played here yet: the table stands where it stood.

        With `follow` another server holds it; who watches it here is told every step.
        """
        async with self._lock:
            if follow and not self.followed:
                return  # it was taken over meanwhile
            stored, kept, records = await asyncio.to_thread(reading.kept, self.id, self._steps)
            if stored is None or (follow and (stored.state == store.CLOSED or stored.engine != __version__)):
                raise unplayable(self.stored.engine)
            if not kept and stored.stood > self.stored.stood + SEEN:
                for connection in self.connections:
                    connection.told = None  # it is told again, with the clock as it is
            if self.match is None and stored.started is not None:
                vars(self.stored).update(vars(stored))
                await self._begin(stored.started)
                self.tell_all()
            await self._play_again(kept)
            vars(self.stored).update(vars(stored))
            self.records, self.followed = records, follow
            if follow:
                self.tell_all()

    async def _play_again(self, kept: list[tuple[Step, str | None]]) -> None:
        turns = Turns()
        for place, (step, message) in enumerate(kept):
            if place > 0:
                self.tell_all()  # of the step before this one
            await self._apply(step)
            self._count(message)
            if step.player is not None:
                self.came.add(step.player)
            await turns.give()

    async def go_on_at(self, time: int) -> None:
        """Its clock goes on from this time of its own, and nobody is here yet."""
        self.stored.stood = self._tables.now() - time
        clock = self.running().clock
        for seat in self.people():
            clock.come_back(seat)
            clock.leave(seat, time)
        await self.write([self._update()], time)
        self._go_back_to(time)
        self.waits.begin()

    def go_on(self) -> None:
        """Who watched it while another server held it is told, and what it does by itself goes on."""
        if self.connections:
            self.tell_all()
            self._alone.go_on()

    async def _begin(self, now: int) -> None:
        assert self.stored.start is not None
        match = match_of(self.stored, self.catalog, now)
        await in_turns(match.open(now))
        self.match = match
        self.promises.make(match)

    # What is done -------------------------------------------------------------------------------

    async def settled(self) -> None:
        """Wait until what is being done is kept."""
        async with self._lock:
            self._must_be_kept()

    def _must_be_kept(self) -> None:
        if self._forgotten:
            raise DatabaseError("What this table held was not kept.")

    async def begin(self, statements: list[Statement], now: int) -> None:
        """Both seats are taken: the match begins, or is promised and waits for the parts of its seed."""
        async with self._lock:
            self.catalog = self._tables.catalog
            if self.promises.awaited:
                self.promises.promise_match(self.catalog)
                await self.write([*statements, self._update()], now)
                self.tell_all()
                return
            await self._start(statements, now)

    async def mix(self, seat: int, part: str) -> None:
        """A seat shows its part of the seed; the last one begins the match."""
        async with self._lock:
            self._must_be_kept()
            if seat not in self.promises.awaited:
                return
            self.promises.show_part(seat, part)
            now = self._tables.now()
            if self.promises.awaited:
                await self.write([self._update()], now)
                self.tell_all()
            else:
                await self._start([], now)

    async def _start(self, statements: list[Statement], now: int) -> None:
        self.stored.started, self.stored.state = now, store.PLAYING
        await self._begin(now)
        await self.write([*statements, self._update()], now)
        self._go_back_to(now)
        self.tell_all()
        self._alone.go_on()

    async def do(self, step: Step, message: str | None = None, question: str | None = None) -> None:
        """Do a step, keep it, tell everyone. Once: a message that comes again changes nothing.

        A step that answers a question names it: another window of the same seat may have been faster.
        """
        async with self._lock:
            self._must_be_kept()
            if message is not None and message in self._answered:
                return
            if question is not None:
                self._must_be_asked(question)
            if step.kind == steps.TIME:
                step = Step(steps.TIME, self.now())  # it may have waited while the clock stood
            began = time.perf_counter()
            match = self.running()
            before = match.number, len(match.ended), self._time_called
            await self._apply(step)
            if step.kind == steps.TIME and before == (match.number, len(match.ended), self._time_called):
                self._alone.go_on()  # the clock had not run out after all
                return
            await self._keep(step, message, before[1])
            if step.kind not in (steps.LEAVE, steps.RETURN):
                self._go_back_to(step.at)
            self.tell_all()
            self._alone.go_on()
            if step.kind == steps.CHOOSE:
                self._tables.counts.choice_done(time.perf_counter() - began)

    async def _apply(self, step: Step) -> None:
        match = self.running()
        if step.kind == steps.BACK:
            await in_turns(match.take_back(step.number, step.at))
        else:
            match.apply(step)
        if step.kind == steps.TIME and match.clock.match_left(step.at) == 0:
            self._time_called = True
        if step.kind == steps.BACK:
            self._backs += 1
        if step.kind == steps.NEXT:
            self.ready.clear()
            self.promises.take_next(step.text)
            self.promises.make(match)

    def _count(self, message: str | None) -> None:
        self._steps += 1
        if message is not None:
            self._answered.add(message)

    async def _keep(self, step: Step, message: str | None, ended_before: int) -> None:
        match = self.running()
        self.stored.state = store.OVER if match.over else store.PLAYING
        statements = [self._update()]
        away = None if step.player is None else match.clock.away_since(1 - step.player)
        if step.kind == steps.CLAIM and away is not None:
            # Who comes and goes is kept nowhere, but what a claim rests on is.
            left = Step(steps.LEAVE, away, 1 - (step.player or 0))
            statements.append(store.insert_step(self.id, self._steps, left, None))
            self._count(None)
        statements.append(store.insert_step(self.id, self._steps, step, message))
        if step.kind == steps.BACK and ended_before > len(match.ended):
            statements.append(store.delete_records(self.id, match.number))
            self.records.pop(match.number, None)
        for number in range(ended_before, len(match.ended)):
            self.records[number] = new_id()
            self._tables.counts.game_ended(match.ended[number].reason)
            statements.append(record_statement(self, self._tables, number))
        self._count(message)
        await self.write(statements, step.at)

    def _go_back_to(self, time: int) -> None:
        """Who is asked next is told only now: the time in which a step was kept is nobody's."""
        self.stored.stood = max(self.stored.stood, self._tables.now() - time)

    def _update(self) -> Statement:
        self.stored.touched = self._tables.pulse.time()
        return store.update_table(self.stored)

    async def write(self, statements: list[Statement], time: int) -> None:
        """Keep something of this table, as long as this server holds it."""
        try:
            condition = self._tables.condition(self.id, self.taken)
            await self._tables.writer.write([*condition, *statements])
        except DatabaseError:
            # Nobody was told. Who comes back finds the table as it is kept.
            self._forgotten = True
            self._tables.forget(self, min(time, self.now()))
            raise

    # What clients ask for -----------------------------------------------------------------------

    async def choose(self, seat: int, message: str, question: str, text: str) -> None:
        if message in self._answered:
            return await self.settled()
        match = self.running()
        if match.game_over:
            raise Refusal("over", "This game is over.")
        decision = match.game.decision
        if decision is None or decision.player != seat:
            raise Refusal("not_your_turn", "You are not asked now; it is the other player's decision.")
        self._must_be_asked(question)
        view = match.game.view(seat)
        choice = read_choice(text)
        if choice not in decision.choices:
            # Told from the view of the seat: a reason must not tell more than the player may know.
            raise Refusal("illegal", explain.explain_illegal(view.state, choice))
        await self.do(Step(steps.CHOOSE, self.now(), seat, str(choice)), message, question)

    async def concede(self, seat: int, message: str) -> None:
        await self.do(Step(steps.CONCEDE, self.now(), seat), message)

    async def claim(self, seat: int, message: str) -> None:
        await self.do(Step(steps.CLAIM, self.now(), seat), message)

    async def undo(self, seat: int, message: str) -> None:
        """Back to the seat's own last choice. The engine's history knows who was asked."""
        if message in self._answered:
            return await self.settled()
        match = self.running()
        if not self.solo:
            raise Refusal("not_here", "Choices are taken back only in a game against a bot.")
        if self._backs >= MOST_BACKS:
            raise Refusal("illegal", f"At one table at most {MOST_BACKS} choices are taken back.")
        count = match.last_choice_of(seat)
        if count is None:
            raise Refusal("illegal", "There is no choice of yours to take back.")
        self._alone.stop_bot()
        await self.do(Step(steps.BACK, self.now(), number=count), message)

    async def next_game(self, seat: int, message: str, part: str | None) -> None:
        match = self.running()
        if match.over or not match.game_over:
            raise Refusal("illegal", "There is no next game to begin now.")
        self.promises.check_next(seat, part)
        self.ready[seat] = part
        if self.people() <= self.ready.keys():
            text = self.promises.next_step(match.number + 1, self.ready)
            await self.do(Step(steps.NEXT, self.now(), text=text), message)
        else:
            await self.tell_settled()

    def all_want_rematch(self) -> bool:
        """Nobody's rematch begins while they are away."""
        return self.people() <= self.wants_rematch.keys() and all(self.here(seat) for seat in self.people())

    def token_again(self, table_id: str, seat: int) -> str:
        """The token of a seat in the rematch at that table."""
        return same_token(f"{secret_of(self.stored):x}", "rematch", table_id, str(seat))

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
        self._must_be_kept()
        if connection.seat is not None:
            self.came.add(connection.seat)
            if self.match is not None and not was_here:
                self.match.clock.come_back(connection.seat)
        await self.tell_settled()
        self._alone.go_on()

    @property
    def rests(self) -> bool:
        """Nobody is here, and nothing happens by itself: it may as well be in the store alone."""
        return not self.connections and not self._lock.locked() and self._alone.nothing_to_do()

    async def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self._tables.following.left(self)
        self.wanted = self._tables.now()
        seat = connection.seat
        if seat is None or self.here(seat) or self.match is None or self._forgotten:
            return
        self.match.clock.leave(seat, self.now())
        if self._tables.lost_with_its_server(connection):
            self.waits.wait_for(seat)
        await self.tell_settled()

    # Telling ------------------------------------------------------------------------------------

    async def tell_settled(self, again: Connection | None = None) -> None:
        """Tell everyone, one of them all of it, but nothing of what is not kept yet."""
        await self.settled()
        if again is not None:
            self.tell(again, again=True)
        self.tell_all()

    def tell_all(self) -> None:
        for connection in self.connections:
            self.tell(connection)

    def tell(self, connection: Connection, again: bool = False) -> None:
        """What this connection does not know yet; all of it with `again`."""
        if again:
            connection.told, connection.game = None, -1
        known = public(self)
        if self.match is None:
            if connection.told != known:
                connection.told = known
                connection.tell({"type": "waiting", **known})
            return
        view = self.view(connection.seat)
        message = state_message(connection, self.match, view, self.question(), known, self.now())
        if message is not None:
            connection.tell(message)
        if self.stored.rematch is not None and connection.rematch != self.stored.rematch:
            self.tell_rematch(connection)

    def tell_rematch(self, connection: Connection) -> None:
        """Where the rematch is played, and the own token there."""
        seat, again = connection.seat, self.stored.rematch
        connection.rematch = again
        if seat is not None and again is not None:
            token = self.token_again(again, seat)
            connection.tell({"type": "rematch", "table": again, "seat": seat, "token": token})

    def view(self, seat: int | None) -> View:
        return self.running().game.view(seat)

    def question(self) -> str:
        match = self.running()
        return question_id(secret_of(self.stored), match.number, self._backs, len(match.game.history))

    def _must_be_asked(self, question: str) -> None:
        if question != self.question():
            raise Refusal("old_question", "This question is not asked any more. Here is the one that is.")

    def running(self) -> Match:
        if self.match is None:
            raise Refusal("waiting", "The match has not begun: a seat is still free.")
        return self.match

    def close(self) -> None:
        """Let everybody go and stop; the store keeps the table."""
        self._alone.stop()
        for connection in self.connections:
            connection.lose_after_row()
