"""The page as another machine opens it: by a name that is not localhost, over plain HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from optcg.server.addresses import reachable
from tests.needs import packages

packages("browser", "playwright")

from playwright.sync_api import Browser, expect  # noqa: E402

from tests.server.running import ServerProcess, get  # noqa: E402
from tests.web.browser import CHOICE, NAME, OVER, PATIENCE, Visitor  # noqa: E402


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(str(tmp_path_factory.mktemp("lan") / "tables.db"), origin=NAME) as process:
        yield process


def test_two_browsers_play_by_a_name_that_is_not_localhost(server: ServerProcess, browser: Browser) -> None:
    url = f"http://{NAME}:{server.port}"
    ann, bob = Visitor.new(browser), Visitor.new(browser)
    ann.page.goto(url)
    assert ann.page.evaluate("isSecureContext") is False
    ann.page.wait_for_selector(".reach")
    expect(ann.page.locator(".reach")).to_have_text(f"Others open {url}")
    ann.page.get_by_label("Match").select_option("3")
    ann.page.get_by_role("button", name="Open a table").click()
    expect(ann.page.locator(".waiting .reach")).to_have_text(f"Others open {url}", timeout=PATIENCE)
    ann.page.get_by_role("button", name="Copy the link").click()
    expect(ann.page.locator("#alert")).to_have_text("Copied.")
    link = ann.page.get_by_label("Invite link").input_value()
    assert link.startswith(f"{url}/#join/")
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down and play").click()
    for visitor in (ann, bob):
        visitor.page.get_by_role("button", name="Ready").click()
    ann.page.wait_for_selector(".question h2")
    bob.page.wait_for_selector(".question h2")
    asked = ann if ann.page.locator(CHOICE).count() else bob
    before = asked.question()
    asked.page.locator(CHOICE).first.click()
    asked.page.wait_for_function("b => document.querySelector('.question').innerText !== b", arg=before)
    bob.page.get_by_role("button", name="Concede").click()
    bob.page.get_by_role("button", name="Yes, concede").click()
    expect(ann.page.locator(".status .result")).to_contain_text("by concession")
    for visitor in (ann, bob):
        visitor.page.get_by_role("button", name="Next game").click()
    expect(ann.page.locator(OVER)).to_have_count(0)
    bob.page.get_by_role("button", name="Concede").click()
    bob.page.get_by_role("button", name="Yes, concede").click()
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()
    # Both browsers had a part in the seed of both games, without crypto.subtle.
    ann.page.get_by_text("Fair play").click()
    share = ann.page.locator("code.hash").nth(1).inner_text()
    for record in get(f"{server.url}/api/v1/records")["records"]:  # type: ignore[attr-defined]
        checked = get(f"{server.url}/api/v1/records/{record['id']}/verify")
        assert checked["fair"] is True
        assert checked["shares"][0] == share  # type: ignore[index]
        assert checked["shares"][1] is not None  # type: ignore[index]
    for visitor in (ann, bob):
        visitor.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(OVER)).to_have_count(0)
    expect(bob.page.locator(OVER)).to_have_count(0)
    ann.page.go_back()
    expect(ann.page.get_by_role("button", name="To the rematch")).to_be_visible()
    ann.page.get_by_role("button", name="To the rematch").click()
    expect(ann.page.locator(OVER)).to_have_count(0)
    # The browser remarks that plain HTTP knows no Cross-Origin-Opener-Policy.
    assert [said for said in ann.complaints + bob.complaints if "Opener-Policy" not in said] == []


def test_the_invite_leads_to_an_address_that_others_can_open(tmp_path: Path, browser: Browser) -> None:
    with ServerProcess(str(tmp_path / "tables.db"), "--host", "0.0.0.0") as server:
        address = next(iter(reachable("0.0.0.0", server.port)), None)
        if address is None:
            pytest.skip("this machine has no address but its own")
        ann, bob = Visitor.new(browser), Visitor.new(browser)
        ann.page.goto(f"http://localhost:{server.port}")
        expect(ann.page.locator(".reach")).to_have_text(f"Others open {address}")
        ann.page.get_by_role("button", name="Open a table").click()
        expect(ann.page.locator(".waiting .reach")).to_have_text(f"Others open {address}", timeout=PATIENCE)
        link = ann.page.get_by_label("Invite link").input_value()
        assert link.startswith(f"{address}/#join/")
        bob.page.goto(link)
        bob.page.get_by_role("button", name="Sit down and play").click()
        expect(bob.page.get_by_role("button", name="Ready")).to_be_visible()


def test_who_is_alone_with_the_server_is_warned(server: ServerProcess, browser: Browser) -> None:
    ann = Visitor.new(browser)
    ann.page.goto(server.url)
    ann.page.wait_for_selector(".reach")
    expect(ann.page.locator(".reach.warning")).to_contain_text("Only this machine reaches this server")
    ann.page.get_by_role("button", name="Open a table").click()
    expect(ann.page.locator(".reach.warning")).to_contain_text("optcg serve --host")
