"""The report in a real browser: nothing is loaded, nothing fails, what is pointed at tells its numbers."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from optcg.sim.report import write_report
from tests.needs import missing, tool
from tests.sim.test_report import standings

if importlib.util.find_spec("playwright") is not None and importlib.util.find_spec("axe_playwright_python"):
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import Browser, Page, sync_playwright


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    if "sync_playwright" not in globals():
        missing("playwright")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=tool("chromium"), args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: "Browser", tmp_path: Path) -> Iterator["Page"]:
    """The report, open; any message, error or request besides the file itself fails the test."""
    file = tmp_path / "report.html"
    write_report(standings(), file)
    context = browser.new_context(
        color_scheme=request.param, viewport={"width": 1200, "height": 900}, bypass_csp=True
    )
    opened = context.new_page()
    faults: list[str] = []
    opened.on("console", lambda message: faults.append(message.text))
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("request", lambda asked: faults.append(asked.url) if asked.url != file.as_uri() else None)
    opened.goto(file.as_uri())
    yield opened
    context.close()
    assert faults == []


def test_pointing_at_a_cell_tells_its_numbers(page: "Page") -> None:
    tip = page.locator("#tip")
    assert tip.is_hidden()
    cell = page.locator(".heat td[data-tip]").first
    cell.hover()
    assert tip.is_visible()
    assert tip.inner_text() == cell.get_attribute("data-tip")
    assert page.locator(".heat .lit").count() == 2


def test_the_keyboard_reaches_the_cells_and_goes_from_one_to_the_next(page: "Page") -> None:
    page.locator(".heat td[tabindex]").first.focus()
    before = page.locator("#tip").inner_text()
    page.keyboard.press("ArrowRight")
    after = page.locator("#tip").inner_text()
    assert before != after
    page.keyboard.press("Escape")
    assert page.locator("#tip").is_hidden()


def test_the_pairs_can_be_sorted(page: "Page") -> None:
    page.locator("summary").first.click()
    page.locator(".pairs button", has_text="win rate").click()
    cells = page.locator(".pairs tbody td:nth-child(5)").all_inner_texts()
    rates = [float(text.split()[0]) for text in cells]
    assert rates == sorted(rates, reverse=True)


def test_light_and_dark_change_places(page: "Page") -> None:
    color = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(color)
    page.locator("#theme").click()
    assert page.evaluate(color) != before


def test_a_phone_does_not_scroll_sideways(page: "Page") -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_page_is_accessible(page: "Page") -> None:
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true })")
    found = Axe().run(page).response["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
