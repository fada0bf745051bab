"""Leases: who may write to a table, by a clock that the test sets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from optcg.server import store
from optcg.server.database import ConditionFailed, Database, DatabaseError
from optcg.server.leases import Elsewhere, Leases, Taken
from optcg.server.store import StoredTable

CLOCK = "(SELECT moment FROM clock)"
LENGTH = 5_000


class Two:
    """Two servers on one database, and a table."""

    def __init__(self, database: Database) -> None:
        self.database = database
        database.rows("CREATE TABLE clock (moment BIGINT)")
        database.rows("INSERT INTO clock VALUES (100000)")
        database.write(store.insert_table(StoredTable("t1", "test", 0, 0, store.WAITING, {})))
        self.first, self.second = (
            Leases(database, f"http://{name}", LENGTH / 1000, lambda: 0, CLOCK)
            for name in ("first", "second")
        )
        self.first.begin()
        self.second.begin()

    def wait(self, milliseconds: int) -> None:
        self.database.rows("UPDATE clock SET moment = moment + ?", (milliseconds,))

    def write(self, leases: Leases, fence: int) -> None:
        self.database.write([leases.condition("t1", fence), store.close_table("t1")])

    @property
    def since(self) -> object:
        return self.database.rows("SELECT since FROM play_tables")[0][0]

    @property
    def state(self) -> object:
        return self.database.rows("SELECT state FROM play_tables")[0][0]


@pytest.fixture
def two(new_store: Callable[[], str]) -> Iterator[Two]:
    database = Database.open(new_store())
    yield Two(database)
    database.close()


def test_a_table_is_held_by_one_server(two: Two) -> None:
    assert two.first.take("t1") == Taken(1)
    with pytest.raises(Elsewhere) as away:
        two.second.take("t1")
    assert (away.value.holder, away.value.address) == (two.first.id, "http://first")
    two.write(two.first, 1)
    assert two.state == store.CLOSED
    assert (two.first.held(), two.second.held()) == ({"t1": 1}, {})


def test_a_lease_that_is_renewed_does_not_end(two: Two) -> None:
    two.first.take("t1")
    for _ in range(10):
        two.wait(LENGTH - 1)
        assert two.first.renew()
        assert two.second.living() >= {two.first.id}
        if not two.second.renew():
            two.second.begin()
        with pytest.raises(Elsewhere):
            two.second.take("t1")


def test_a_table_is_taken_over_when_the_lease_is_over_and_the_fence_refuses_the_old_holder(two: Two) -> None:
    two.first.take("t1")
    two.wait(LENGTH - 1)
    assert two.second.renew()
    with pytest.raises(Elsewhere):
        two.second.take("t1")
    two.wait(1)
    assert two.second.take("t1") == Taken(2, two.first.id)
    assert two.since == 100_000  # the last sign of life of the first
    with pytest.raises(ConditionFailed):
        two.write(two.first, 1)
    assert two.state == store.WAITING
    two.first.begin()  # it has a lease again, but not that table
    with pytest.raises(ConditionFailed):
        two.write(two.first, 1)
    with pytest.raises(Elsewhere):
        two.first.take("t1")
    two.write(two.second, 2)


def test_a_server_writes_nothing_after_its_lease_even_if_nobody_took_the_table(two: Two) -> None:
    two.first.take("t1")
    two.wait(LENGTH)
    with pytest.raises(ConditionFailed):
        two.write(two.first, 1)
    with pytest.raises(DatabaseError):
        two.first.take("t1")
    assert not two.first.renew()
    old = two.first.id
    two.first.begin()
    assert two.first.take("t1") == Taken(2, old)
    assert two.since == 100_000
    two.write(two.first, 2)


def test_a_server_that_stops_lets_its_tables_go_at_once(two: Two) -> None:
    two.first.take("t1")
    two.wait(700)
    two.database.write([two.first.sign(100_700)])
    two.first.end()
    assert two.second.take("t1") == Taken(2, two.first.id)
    assert two.since == 100_700


def test_a_holder_that_dies_before_it_puts_the_clock_right_leaves_it_as_it_was(two: Two) -> None:
    two.first.take("t1")
    two.wait(LENGTH)
    two.second.begin()
    two.second.take("t1")  # and dies while it plays the game again
    two.wait(LENGTH)
    two.first.begin()
    two.first.take("t1")
    assert two.since == 100_000


def test_a_table_that_is_given_back_is_free_as_it_was_found(two: Two) -> None:
    two.first.take("t1")
    two.wait(LENGTH)
    two.second.begin()
    taken = two.second.take("t1")
    two.second.give_back("t1", taken)
    assert two.second.held() == {}
    with pytest.raises(ConditionFailed):
        two.write(two.second, taken.fence)
    assert two.second.take("t1") == Taken(3, two.first.id)
    assert two.since == 100_000


def test_a_table_that_was_taken_again_refuses_what_was_begun_before(two: Two) -> None:
    assert two.first.take("t1").fence == 1
    assert two.first.take("t1").fence == 2
    with pytest.raises(ConditionFailed):
        two.write(two.first, 1)
