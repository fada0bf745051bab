"""A browser for all tests of the client, a server for those of one file, and a visitor for each test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # a file that needs a browser skips its tests where there is none
    from playwright.sync_api import Browser, Page

    from tests.server.running import ServerProcess
    from tests.web.browser import Visitor


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    from tests.web.browser import chromium

    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    from tests.server.running import ServerProcess

    with ServerProcess(str(tmp_path_factory.mktemp("web") / "tables.db"), "--seed", "21") as process:
        yield process


@pytest.fixture
def ann(browser: Browser) -> Iterator[Visitor]:
    """Who sees nothing that the browser complains about."""
    from tests.web.browser import Visitor

    visitor = Visitor.new(browser)
    yield visitor
    visitor.page.context.close()
    assert visitor.complaints == []


@pytest.fixture
def page(ann: Visitor, server: ServerProcess) -> Page:
    """The start page, whose modules a test may call."""
    ann.page.goto(server.url)
    return ann.page
