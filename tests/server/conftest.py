"""The databases that the server's tests run on."""

from collections.abc import Callable, Iterator

import pytest

from tests.needs import packages
from tests.server.postgres import new_database, postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    packages("postgres", "psycopg")
    with postgres() as url:
        yield url


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def new_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Names of fresh databases, of both kinds in turn."""
    if request.param == "sqlite":
        return lambda: str(tmp_path_factory.mktemp("tables") / "tables.db")
    url = request.getfixturevalue("postgres_url")
    return lambda: new_database(url)
