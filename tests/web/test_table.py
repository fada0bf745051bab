"""What presses, keys and fingers do at a table, in a position that leaves nothing to chance."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.needs import packages

packages("browser", "playwright", "axe_playwright_python")

from playwright.sync_api import Browser, Locator, expect  # noqa: E402

from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import ACTION, CHOICE, PHONE, Visitor  # noqa: E402

LAPTOP = {"width": 1366, "height": 768}
ON_ITS_SIDE = {"width": 844, "height": 390}
LEADER = "HS01-001"
PLAIN = "HS01-002"  # without an effect
OWN_LEADER = ".near .area-leader .card"
HAND = ".near .area-hand .card"


def position() -> dict[str, object]:
    """A's Main Phase: an active Leader, a rested Character, two cards in hand, 5 DON!!."""
    side = {"leader": {"card": LEADER}, "characters": [], "stage": None, "hand": [], "life": [None, None]}
    side |= {"trash": [], "deck_count": 30, "don_active": 5, "don_rested": 0, "don_deck": 5}
    own = side | {"characters": [{"card": PLAIN, "state": "rested", "don": 0}], "hand": [PLAIN, "HS02-059"]}
    other = side | {"characters": [{"card": PLAIN, "state": "rested", "don": 0}]}
    return {"turn_player": "A", "turn_number": 7, "phase": "main", "A": own, "B": other}


@pytest.fixture
def ann(ann: Visitor, server: ServerProcess) -> Visitor:
    ann.page.set_viewport_size(LAPTOP)
    ann.sit_down_in(server.url, position())
    return ann


def action(visitor: Visitor, words: str) -> Locator:
    return visitor.page.locator(ACTION, has_text=words)


def test_a_press_on_the_leader_only_reads_it(ann: Visitor) -> None:
    for _ in range(2):
        ann.page.locator(OWN_LEADER).click()
        expect(ann.page.locator(".sheet-panel h3")).to_be_visible()
    expect(action(ann, "Attack")).to_be_visible()
    expect(ann.page.locator(".near .area-cost")).to_contain_text("5 active")
    expect(ann.page.locator(".battle strong")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(ACTION)).to_have_count(0)


def test_a_second_press_plays_a_card(ann: Visitor) -> None:
    ann.page.locator(HAND).first.click()
    expect(action(ann, "Play")).to_be_visible()
    expect(ann.page.locator(HAND)).to_have_count(2)
    ann.page.locator(HAND).first.click()
    expect(ann.page.locator(HAND)).to_have_count(1)
    expect(ann.page.locator(".near .area-characters .card")).to_have_count(2)


def test_several_don_are_given_at_once(ann: Visitor) -> None:
    ann.page.locator(OWN_LEADER).click()
    ann.page.get_by_role("button", name="Give 3 DON!!").click()
    expect(ann.page.locator(f"{OWN_LEADER} .given")).to_have_text("+3")
    expect(ann.page.locator(".near .area-cost")).to_contain_text("2 active")


def test_an_attack_is_aimed_and_shows_what_is_at_stake(ann: Visitor) -> None:
    ann.page.locator(OWN_LEADER).click()
    action(ann, "Attack").click()
    expect(ann.page.locator(".card.target")).to_have_count(2)
    ann.page.locator(".far .area-leader .card").click()
    expect(ann.page.locator(".log")).to_contain_text("You attacked")


def test_a_rested_card_says_why_it_cannot_attack(ann: Visitor) -> None:
    ann.page.locator(".near .area-characters .card").click()
    ann.page.get_by_role("button", name="Why can't it attack?").click()
    expect(ann.page.locator(".why-not")).to_contain_text("it is rested (Rule 7-1-1-1)")


def test_keys_choose_and_the_focus_follows(ann: Visitor) -> None:
    expect(ann.page).to_have_title("Your turn · optcg")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(HAND)).to_have_count(1)
    expect(ann.page.locator(".question h2")).to_be_focused()
    ann.page.locator(OWN_LEADER).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(ACTION).first).to_be_focused()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("e")
    expect(ann.page.locator(".asks")).to_contain_text("can still attack")
    ann.page.keyboard.press("e")
    expect(ann.page.locator(".log")).to_contain_text("You ended the Main Phase")


def test_the_keys_are_listed(ann: Visitor) -> None:
    ann.page.keyboard.press("?")
    listed = ann.page.locator(".keys-list dt").all_inner_texts()
    shown = ann.page.locator(".question kbd").all_inner_texts()
    assert {"E", "P", "R", "T", "U", "Esc", "?"} <= set(listed)
    assert all(key in listed or key.isdigit() for key in shown)


def test_a_mouse_that_rests_on_a_card_reads_it(ann: Visitor) -> None:
    ann.page.locator(HAND).last.hover()
    expect(ann.page.locator(".peek h3")).to_be_visible()
    ann.page.mouse.move(5, 5)
    expect(ann.page.locator(".peek")).to_have_count(0)
    expect(ann.page.locator(ACTION)).to_have_count(0)


def test_the_hand_is_in_the_window_and_nothing_lies_over_it(server: ServerProcess, browser: Browser) -> None:
    for viewport in (LAPTOP, PHONE, ON_ITS_SIDE):
        visitor = Visitor.new(browser, viewport)
        visitor.sit_down_in(server.url, position())
        card = visitor.page.locator(HAND).first.bounding_box()
        dock = visitor.page.locator(".dock").bounding_box()
        assert card is not None
        assert dock is not None
        assert card["y"] + card["height"] <= viewport["height"]
        beside = dock["x"] >= card["x"] + card["width"]
        assert beside or dock["y"] >= card["y"] + card["height"]
        visitor.page.context.close()


def test_fingers_stay_to_read_and_drag_to_play(server: ServerProcess, browser: Browser) -> None:
    visitor = Visitor.new(browser, PHONE, has_touch=True, is_mobile=True)
    visitor.sit_down_in(server.url, position())
    page = visitor.page
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, x: float = 0, y: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    place = page.locator(HAND).first.bounding_box()
    assert place is not None
    x, y = place["x"] + 10, place["y"] + 30
    touch("touchStart", x, y)
    expect(page.locator(".sheet-panel h3")).to_be_visible()
    touch("touchEnd")
    expect(page.locator(ACTION)).to_have_count(0)
    page.get_by_role("button", name="Close the card").click()
    expect(page.locator(".sheet-panel")).to_be_hidden()
    touch("touchStart", x, y)
    for step in range(1, 11):
        touch("touchMove", x, y - 12 * step)
    touch("touchEnd")
    expect(page.locator(HAND)).to_have_count(1)
    assert visitor.complaints == []
    page.context.close()


def test_a_line_that_is_down_is_told(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> None:
    with ServerProcess(str(tmp_path_factory.mktemp("down") / "tables.db")) as server:
        visitor = Visitor.new(browser)
        visitor.sit_down_in(server.url, position())
        server.kill()
        expect(visitor.page.locator(".notice")).to_contain_text("The line to the server is down")
        visitor.page.keyboard.press("1")
        expect(visitor.page.locator(".closing")).to_contain_text("Sent when the line is back")
        expect(visitor.page.locator(CHOICE).first).to_be_disabled()
        server.start()
        expect(visitor.page.locator(HAND)).to_have_count(1, timeout=15_000)
        expect(visitor.page.locator(".notice")).to_be_hidden()
        visitor.page.context.close()


def test_all_problems_of_a_pasted_deck_stand_below_it_and_it_is_kept(
    server: ServerProcess, browser: Browser
) -> None:
    visitor = Visitor.new(browser)
    page = visitor.page
    page.goto(server.url)
    form = page.get_by_role("form", name="Against a bot")
    form.get_by_role("radio", name="Paste a list").click()
    form.get_by_label("Your deck: deck list").fill("1xHS01-001\n4xOP99-998\n4xOP99-999")
    form.get_by_role("button", name="Play now").click()
    expect(form.locator(".problems").first).to_contain_text("Line 2")
    expect(form.locator(".problems").first).to_contain_text("Line 3")
    text = "\n".join(["1xHS02-001", *(f"4xHS02-{number:03}" for number in range(2, 14)), "2xHS02-014"])
    form.get_by_label("Your deck: deck list").fill(text)
    form.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".board .card")
    page.goto(f"{server.url}/#home")
    expect(form.get_by_label("Your deck: deck list")).to_have_value(text)
    page.context.close()


def test_a_table_that_does_not_play_again_shows_a_way_out(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    file = tmp_path_factory.mktemp("unplayable") / "tables.db"
    with ServerProcess(str(file)) as server:
        visitor = Visitor.new(browser)
        visitor.sit_down_in(server.url, position())
        server.kill()
        with closing(sqlite3.connect(file)) as kept:
            kept.execute("UPDATE play_tables SET start = replace(start, 'HS', 'XX')")
            kept.commit()
        server.start()
        expect(visitor.page.locator(".notice")).to_contain_text("cannot go on here", timeout=15_000)
        visitor.page.get_by_role("link", name="Open a new table").click()
        expect(visitor.page.get_by_role("heading", name="Your tables")).to_be_visible()
        expect(visitor.page.locator("li")).to_contain_text("cannot go on here")
        visitor.page.context.close()
