"""A real browser without a window, and what a player does in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Locator, Page, TimeoutError, sync_playwright

from tests.needs import tool
from tests.server.running import post

DESKTOP = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 844}
CHOICE = ".question button.choice"
ACTION = ".sheet-panel button.action"
OVER = ".status .result"
PATIENCE = 20_000
NAME = "table.test"  # leads to this machine, in this browser alone


@contextmanager
def chromium() -> Iterator[Browser]:
    program = tool("chromium")
    options = ["--no-sandbox", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=options)
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Visitor:
    """A page with its own storage, and everything it complained about."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    @staticmethod
    def new(browser: Browser, viewport: dict[str, int] | None = None, **options: object) -> Visitor:
        """One for whom the browser keeps no files of the client, unless the options allow it."""
        chosen: dict[str, object] = {"service_workers": "block", **options}
        page = browser.new_context(viewport=viewport or DESKTOP, **chosen).new_page()  # type: ignore[arg-type]
        visitor = Visitor(page)
        page.on("console", lambda m: visitor.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
        return visitor

    def sit_down_against(self, url: str, bot: str = "random") -> None:
        """From the first page to the table, as a stranger would."""
        self.page.goto(url)
        form = self.page.get_by_role("form", name="Against a bot")
        form.get_by_role("radio", name=bot.capitalize(), exact=True).check()
        form.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector(".board .card")

    def sit_down_in(self, url: str, position: dict[str, object], bot: str = "random") -> None:
        """At a table where the game begins in this position, as A against a bot."""
        _, seat = post(f"{url}/api/v1/tables", {"position": position, "bot": bot, "name": "Ann"})
        self.take_seat(url, seat)
        self.page.wait_for_selector(CHOICE)

    def take_seat(self, url: str, seat: dict[str, object]) -> None:
        """Go to the table where this seat was given."""
        self.page.goto(url)
        self.page.evaluate("seat => localStorage.setItem('optcg-seats', JSON.stringify([seat]))", seat)
        self.page.goto(f"{url}/#table/{seat['table']}")

    def asked(self) -> bool:
        """Wait until there is something to choose; False when the game is over."""
        self.page.wait_for_selector(f"{CHOICE}:enabled, {OVER}", timeout=PATIENCE)
        return self.page.locator(OVER).count() == 0

    def question(self) -> str:
        return self.page.locator(".question").inner_text()

    def click_a_choice(self, dice: random.Random) -> None:
        """Press a card that is lit and what it can do, if one is, else an answer of the list."""
        before = self.question()
        lit = self.page.locator(".board .card.legal")
        answers = self.page.locator(CHOICE)
        try:
            bright = lit.count() if dice.random() < 0.5 else 0
            if bright:
                lit.nth(dice.randrange(bright)).click(timeout=2000)
                actions = self.page.locator(ACTION)
                if actions.count():
                    actions.nth(dice.randrange(actions.count())).click(timeout=2000)
                aims = self.page.locator(".board .card.target")
                if aims.count():
                    aims.first.click(timeout=2000)
            else:
                answers.nth(dice.randrange(max(1, answers.count()))).click(timeout=2000)
        except TimeoutError:
            return  # it was redrawn under the hand; the next press counts
        self.wait_for_news(before)

    def drag(self, what: Locator, onto: Locator) -> None:
        """With the mouse, from the middle of one thing to the middle of another."""
        start, end = what.bounding_box(), onto.bounding_box()
        assert start is not None
        assert end is not None
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        mouse.up()

    def drag_a_choice(self, dice: random.Random) -> bool:
        """Drag DON!!, an attacker or a card of the hand; whether there was something to drag."""
        before = self.question()
        board = self.page.locator(".board")
        ways = [
            (board.locator(".near .don.free"), board.locator(".near .area-leader .card")),
            (board.locator(".near .mat .card.movable"), board.locator(".far .area-leader .card")),
            (
                board.locator(".near .area-hand .card.movable"),
                board.locator(".near .area-characters .slot").last,
            ),
        ]
        dice.shuffle(ways)
        for what, onto in ways:
            if count := what.count():
                self.drag(what.nth(dice.randrange(count)), onto)
                self.wait_for_news(before, 500)
                return True
        return False

    def tap_a_choice(self, dice: random.Random) -> None:
        """With a finger: a card that is lit, what it can do, or an answer of the list."""
        before = self.question()
        page = self.page
        actions = page.locator(ACTION)
        if not actions.count():  # cards that are marked are sent
            actions = page.locator("[data-choice=these]")
        taps = actions if actions.count() else page.locator(f"{CHOICE}:enabled, .near .card.legal")
        try:
            taps.nth(dice.randrange(max(1, taps.count()))).tap(timeout=800)
        except TimeoutError:
            page.keyboard.press("Escape")  # another card lay over it
        self.wait_for_news(before, 500)

    def press_a_choice(self, dice: random.Random) -> None:
        """The same by keyboard alone."""
        before = self.question()
        keys = self.page.locator(f"{CHOICE}:enabled kbd").all_inner_texts()
        if keys:
            self.page.keyboard.press(dice.choice(keys))
        self.wait_for_news(before)

    def wait_for_news(self, before: str, patience: int = 3000) -> None:
        script = "before => document.querySelector('.question').innerText !== before"
        try:
            self.page.wait_for_function(script, arg=before, timeout=patience)
        except TimeoutError:
            return
