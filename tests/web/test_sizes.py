"""Nothing is cut off, lies over what is to be read or leaves the window, at any size that players have."""

from __future__ import annotations

import pytest

from tests.needs import packages

packages("browser", "playwright", "axe_playwright_python")

from playwright.sync_api import Browser, Page, expect  # noqa: E402

from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import CHOICE, DESKTOP, PHONE, Visitor  # noqa: E402
from tests.web.test_browser import PAGES  # noqa: E402
from tests.web.test_gestures import PLAIN, TABLET, position  # noqa: E402

SMALL_PHONE = {"width": 360, "height": 640}
SIZES = [DESKTOP, TABLET, PHONE, SMALL_PHONE]
LONG_NAME = "HS02-010"
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


@by_size
def test_nothing_is_wider_than_the_window(
    server: ServerProcess, browser: Browser, size: dict[str, int]
) -> None:
    ann = Visitor.new(browser, size, reduced_motion="reduce")
    width = "document.documentElement.scrollWidth"
    ann.sit_down_in(server.url, position(hand=[PLAIN] * 12, characters=[{"card": PLAIN}] * 5))
    assert ann.page.evaluate(width) <= size["width"]
    for page in PAGES:
        ann.page.goto(f"{server.url}/#{page}")
        ann.page.wait_for_selector("h1")
        ann.page.wait_for_timeout(200)
        assert ann.page.evaluate(width) <= size["width"], page
    ann.page.context.close()


# Every card in hand, and as it is on the field with more power than printed, at the widths of the pages.
OVERLAPS = """async () => {
  const { allCards } = await import('/js/api.js');
  const { cardFace } = await import('/js/card.js');
  const apart = (a, b) => !a || !b || a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const faults = [];
  for (const width of [56, 62, 74, 80, 96, 150]) {
    for (const card of await allCards()) {
      const raised = { state: 'active', power: (card.power ?? 0) + 2000, cost: card.cost };
      for (const shown of [{ card: card.number }, { card: card.number, ...raised }]) {
        const face = cardFace(shown);
        face.style.setProperty('--w', `${width}px`);
        document.body.append(face);
        const box = (part) => face.querySelector(part)?.getBoundingClientRect();
        const plate = box('.plate');
        const types = face.querySelector('.types');
        const says = (fault) => faults.push(`${card.number} ${card.name}, ${width} px: ${fault}`);
        if (!apart(box('.cost'), box('.power'))) says('power over cost');
        if (!apart(box('.counter'), plate)) says('the Counter under the name');
        if (types.checkVisibility() && !apart(box('.card-name'), box('.types'))) says('types over the name');
        if (types.scrollHeight > types.clientHeight + 1) says('types cut off');
        const lines = [...face.querySelectorAll('.card-name span')];
        if (lines.some((line) => line.scrollWidth > line.clientWidth + 1)) says('name cut off');
        if (box('.card-name').bottom > plate.bottom) says('name below the card');
        face.remove();
      }
    }
  }
  return faults;
}"""


def test_all_that_stands_on_a_card_can_be_read_at_every_width(page: Page) -> None:
    assert page.evaluate(OVERLAPS) == []


@by_size
def test_counts_lie_beside_names(server: ServerProcess, browser: Browser, size: dict[str, int]) -> None:
    ann = Visitor.new(browser, size, reduced_motion="reduce")
    ann.sit_down_in(server.url, position(trash=["HS02-015"]))
    name, count = (
        ann.page.locator(f".near .area-trash {part}").bounding_box() for part in (".card-name", ".count")
    )
    assert name is not None
    assert count is not None
    assert name["y"] + name["height"] <= count["y"] + 1
    ann.page.context.close()


@pytest.mark.parametrize(("size", "most"), [(DESKTOP, 1), (TABLET, 2)], ids=["1400", "1024"])
def test_counters_are_named_before_all_else_and_filters_stand_in_one_line(
    server: ServerProcess, browser: Browser, size: dict[str, int], most: int
) -> None:
    ann = Visitor.new(browser, size, reduced_motion="reduce")
    ann.sit_down_in(server.url, position("B", hand=[LONG_NAME], characters=[{"card": PLAIN}]), "hard")
    ann.page.wait_for_selector(".effect-words")
    name = ann.page.locator(".choice-list .choice > span").first
    lines = name.evaluate("node => node.offsetHeight / parseFloat(getComputedStyle(node).lineHeight)")
    assert round(lines) <= most
    ann.page.goto(f"{server.url}/#decks/ember-rush")
    filters = ann.page.locator(".filter-more .field")
    expect(filters).to_have_count(7)
    assert len(set(filters.evaluate_all("all => all.map(each => each.getBoundingClientRect().top)"))) == 1
    ann.page.context.close()


def test_keys_are_shown_to_who_has_more_than_a_finger(server: ServerProcess, browser: Browser) -> None:
    for finger in (False, True):
        ann = Visitor.new(browser, TABLET, has_touch=finger, is_mobile=finger, reduced_motion="reduce")
        ann.sit_down_in(server.url, position())
        expect(ann.page.locator(".closes kbd")).to_be_visible(visible=not finger)
        ann.page.context.close()
