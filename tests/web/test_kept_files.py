"""What a browser keeps of the client: it opens without the server, and after an upgrade shows nothing old."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.needs import packages

packages("browser", "playwright")

import uvicorn  # noqa: E402
from playwright.sync_api import Browser, Page, expect  # noqa: E402
from starlette.applications import Starlette  # noqa: E402

from optcg.server.app import WEB  # noqa: E402
from optcg.server.web_files import shell, web_routes  # noqa: E402
from tests.server.running import ServerProcess, free_port  # noqa: E402
from tests.web.browser import Visitor  # noqa: E402

# What is kept: the names of the caches, and of all that is in them.
KEPT = """async () => {
  const all = [];
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    all.push([name, requests.map((request) => new URL(request.url).pathname).sort()]);
  }
  return all;
}"""


def kept_whole(page: Page, folder: Path) -> None:
    """Wait until the browser keeps just what is in this folder."""
    now = shell(folder)
    wanted = [[now["version"], sorted(now["files"])]]  # type: ignore[call-overload]
    for _ in range(100):
        if page.evaluate(KEPT) == wanted:
            return
        page.wait_for_timeout(100)
    assert page.evaluate(KEPT) == wanted


def test_the_page_opens_while_the_server_is_away_and_goes_on_by_itself(
    tmp_path: Path, browser: Browser
) -> None:
    with ServerProcess(str(tmp_path / "tables.db")) as server:
        page = Visitor.new(browser, service_workers="allow").page
        page.goto(server.url)
        kept_whole(page, WEB)
        server.kill()
        page.reload()
        expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
        server.start()
        expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=15_000)
        page.goto(server.url + "/#cards")
        page.wait_for_selector(".card-window .card")
        kept_whole(page, WEB)  # no answer of the server is among it
        page.context.close()


@contextmanager
def served(folder: Path, port: int) -> Iterator[str]:
    """The files of a client alone, as the server sends them."""
    app = Starlette(routes=web_routes(folder))
    running = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error"))
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive()
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        thread.join(10)


def test_after_an_upgrade_nothing_old_is_shown(tmp_path: Path, browser: Browser) -> None:
    folder = tmp_path / "web"
    shutil.copytree(WEB, folder)
    script = folder / "js" / "settings.js"
    code = script.read_text()
    page = Visitor.new(browser, service_workers="allow").page
    with served(folder, free_port()) as url:
        page.goto(url)
        kept_whole(page, folder)
        for words in ("Newer", "Newest"):
            script.write_text(code.replace('"Settings"),', f'"{words} settings"),'))
            page.reload()
            page.get_by_role("button", name="Settings").click()
            expect(page.locator("dialog.settings h2")).to_have_text(f"{words} settings")
            kept_whole(page, folder)
    page.context.close()


@pytest.mark.parametrize("name", ["/", "/js/main.js", "/service_worker.js", "/shell"])
def test_the_server_is_asked_each_time(tmp_path: Path, browser: Browser, name: str) -> None:
    with served(WEB, free_port()) as url:
        context = browser.new_context()
        answer = context.request.get(url + name)
        assert answer.ok
        assert answer.headers["cache-control"] == "no-cache"
        context.close()
