"""The lessons in a browser: gone through by pressing what glows, left, gone on with, and tried again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.needs import packages

packages("browser", "playwright", "axe_playwright_python")

from playwright.sync_api import Browser, Page, TimeoutError, expect  # noqa: E402

from tests.server.running import ServerProcess, get  # noqa: E402
from tests.web.browser import DESKTOP, PHONE, Visitor  # noqa: E402
from tests.web.test_browser import found_by_axe  # noqa: E402
from tests.web.test_lessons import LESSONS  # noqa: E402

LIT = "[aria-current=step]:visible"
DONE = ".coach.done"
GLOWS = f".lesson:not(:has({DONE})) {LIT}"
MOST_PRESSES = 40  # in a lesson
# What glows and what is told, to see whether a press did something.
GLOW = """() => [...document.querySelectorAll('.lesson [aria-current=step], .coach .say')]
    .map((each) => each.outerHTML).join() + document.querySelector('.question').innerHTML"""


def click(page: Page) -> None:
    page.locator(GLOWS).first.click(timeout=2000)


def tap(page: Page) -> None:
    """Where a card is read, what lies under it is not seen."""
    read = page.locator(f".sheet-panel {LIT}")
    (read if read.count() else page.locator(GLOWS)).first.tap(timeout=2000)


def press_key(page: Page) -> None:
    """The key that stands on what glows."""
    page.keyboard.press(page.locator(f"{GLOWS} kbd").last.inner_text(timeout=2000).lower())


Press = Callable[[Page], None]


def follow(page: Page, press: Press, until: str = DONE) -> None:
    """Press what glows until the lesson is done."""
    for _ in range(MOST_PRESSES):
        page.wait_for_selector(f"{DONE}, {GLOWS}")
        if page.locator(until).count():
            return
        before = page.evaluate(GLOW)
        try:
            press(page)
            page.wait_for_function(f"before => ({GLOW})() !== before", arg=before, timeout=3000)
        except TimeoutError:
            continue  # it was redrawn under the hand; the next press counts
    raise AssertionError(f"not done: {page.locator('.coach').inner_text()}")


def go_on(page: Page, press: Press) -> None:
    """From a lesson that is done to the next one."""
    if press is press_key:
        page.keyboard.press("n")
    else:
        page.locator(f"{DONE} {LIT}").click()


def at(page: Page, lesson: dict[str, object]) -> None:
    """The coach speaks of this lesson."""
    expect(page.locator(".coach h2")).to_contain_text(str(lesson["title"]))
    page.wait_for_selector(".lesson .board .card")


@pytest.mark.parametrize(
    ("viewport", "theme", "press"),
    [(DESKTOP, "light", click), (DESKTOP, "light", press_key), (PHONE, "dark", tap)],
)
def test_all_lessons_are_gone_through_by_what_glows(
    server: ServerProcess, browser: Browser, viewport: dict[str, int], theme: str, press: Press
) -> None:
    fingers = {"has_touch": True} if press is tap else {}
    visitor = Visitor.new(browser, viewport, color_scheme=theme, reduced_motion="reduce", **fingers)
    page = visitor.page
    page.goto(server.url)
    page.get_by_role("link", name="New here? Learn it in ten minutes").click()
    for lesson in LESSONS:
        at(page, lesson)
        assert press is press_key or found_by_axe(visitor) == []  # a mouse was shown the same
        follow(page, press)
        assert press is press_key or found_by_axe(visitor) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        go_on(page, press)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_text("✓ done")).to_have_count(len(LESSONS))
    assert found_by_axe(visitor) == []
    assert visitor.complaints == []
    page.context.close()


def test_a_lesson_that_was_left_goes_on_where_it_was(server: ServerProcess, ann: Visitor) -> None:
    page = ann.page
    page.goto(f"{server.url}/#learn")
    page.get_by_role("link", name="Your first turns").click()
    at(page, LESSONS[2])
    page.keyboard.press("n")  # there is nothing to go on from yet
    follow(page, click, ".coach:has-text('End your Main Phase')")
    page.goto(f"{server.url}/#home")
    expect(page.get_by_role("region", name="Your tables")).to_be_empty()
    page.goto(f"{server.url}/#learn/turns")
    at(page, LESSONS[2])
    expect(page.locator(".near .area-characters .card")).to_have_count(1)
    follow(page, click)
    page.goto(f"{server.url}/#home")
    page.get_by_role("link", name="Go on with the lessons").click()
    at(page, LESSONS[0])


def test_what_leads_away_from_the_goal_is_told_and_the_lesson_tried_again(
    server: ServerProcess, ann: Visitor
) -> None:
    page = ann.page
    page.goto(f"{server.url}/#learn/counter")
    page.get_by_role("button", name="Use no counter").click()
    note = page.locator(".coach .note")
    expect(note).to_contain_text("leads away from the goal")
    expect(page.locator(GLOWS)).to_have_text("Try again")
    click(page)
    expect(note).to_be_hidden()
    follow(page, click)


def test_what_does_no_harm_is_allowed(server: ServerProcess, ann: Visitor) -> None:
    page = ann.page
    page.goto(f"{server.url}/#learn/battle")
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    page.locator(".near [data-card='HS01-032']").click()
    page.locator(".far .area-leader .card").click()
    expect(page.locator(".coach .note")).to_contain_text("still leads to the goal")
    follow(page, click)


def test_no_table_waits_for_who_has_gone_on(server: ServerProcess, ann: Visitor) -> None:
    page = ann.page
    page.goto(f"{server.url}/#learn/aim")
    at(page, LESSONS[0])
    kept = page.evaluate("JSON.parse(localStorage.getItem('optcg-lesson')).seat.table")
    follow(page, click)
    go_on(page, click)
    at(page, LESSONS[1])
    for _ in range(50):
        if get(f"{server.url}/api/v1/tables/{kept}")["state"] == "over":
            break
        page.wait_for_timeout(100)
    assert get(f"{server.url}/api/v1/tables/{kept}")["state"] == "over"
