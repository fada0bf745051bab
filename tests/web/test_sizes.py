"""Nothing is cut off, lies over what is to be read or leaves the window, at any size that players have."""

from __future__ import annotations

import pytest

from tests.needs import packages

packages("browser", "playwright")

from playwright.sync_api import Browser, expect  # noqa: E402

from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import CHOICE, DESKTOP, PHONE, Visitor  # noqa: E402
from tests.web.test_gestures import PLAIN, TABLET, position  # noqa: E402

SMALL_PHONE = {"width": 360, "height": 640}
SIZES = [DESKTOP, TABLET, PHONE, SMALL_PHONE]
TWO_OF_THEIRS = "HS02-009"  # asks for up to two Characters of the opponent
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))


@by_size
def test_the_main_answer_is_in_the_window_whatever_is_asked(
    server: ServerProcess, browser: Browser, size: dict[str, int]
) -> None:
    """After a turn of the bot, what it did and a long question stand together."""
    ann = Visitor.new(browser, size, reduced_motion="reduce")
    board = position("B", hand=[TWO_OF_THEIRS])
    board["B"]["characters"] = [{"card": PLAIN}, {"card": PLAIN}]  # type: ignore[index]
    ann.sit_down_in(server.url, board, "hard")
    while "What do you do?" not in ann.question():
        asked = ann.question()
        ann.page.keyboard.press("e")
        ann.wait_for_news(asked)
    expect(ann.page.locator(".recent li")).not_to_have_count(0)
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".picked-words")).to_have_text("0 of up to 2 chosen")
    heading = ann.page.locator(".question h2")
    expect(heading).not_to_contain_text("Card 1 of")
    for part in (heading, ann.page.locator(CHOICE).first, ann.page.locator(".closes")):
        expect(part).to_be_in_viewport(ratio=1)
    ann.page.context.close()
