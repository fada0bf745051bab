"""Two people at a table: what they say to each other, and who is ready."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.needs import packages

packages("browser", "playwright")

from playwright.sync_api import Browser, expect  # noqa: E402

from tests.server.running import ServerProcess, post  # noqa: E402
from tests.web.browser import PHONE, Visitor  # noqa: E402

People = tuple[Visitor, Visitor, Visitor]


@pytest.fixture
def people(server: ServerProcess, browser: Browser) -> Iterator[People]:
    """Ann and Bob at a match of three games, and Eve who watches."""
    url = f"{server.url}/api/v1/tables"
    _, ann_seat = post(url, {"name": "Ann", "rules": {"best_of": 3}})
    _, bob_seat = post(f"{url}/{ann_seat['table']}/join", {"invite": ann_seat["invite"], "name": "Bob"})
    ann, bob, eve = Visitor.new(browser), Visitor.new(browser, PHONE, has_touch=True), Visitor.new(browser)
    ann.take_seat(server.url, ann_seat)
    bob.take_seat(server.url, bob_seat)
    eve.page.goto(f"{server.url}/#table/{ann_seat['table']}")
    for visitor in (ann, bob, eve):
        visitor.page.wait_for_selector(".board .card")
    yield ann, bob, eve
    for visitor in (ann, bob, eve):
        visitor.page.context.close()
        assert visitor.complaints == []


def test_phrases_are_said_shown_beside_the_name_and_muted(people: People) -> None:
    ann, bob, eve = people
    ann.page.keyboard.press("t")
    ann.page.keyboard.press("1")
    for visitor, side in ((ann, "near"), (bob, "far"), (eve, "near")):
        expect(visitor.page.locator(f".speech.of-{side}")).to_have_text("Hello!")
        name = visitor.page.locator(f".{side} .who").bounding_box()
        bubble = visitor.page.locator(".speech").bounding_box()
        assert name is not None
        assert bubble is not None
        assert abs(bubble["y"] - name["y"]) < 80
        assert bubble["x"] >= 0
    eve.page.keyboard.press("t")
    expect(eve.page.locator("dialog")).to_have_count(0)
    bob.page.get_by_role("button", name="Say …").click()
    bob.page.get_by_label("Show what other players say").uncheck()
    bob.page.get_by_role("button", name="Thank you.").click()
    expect(ann.page.locator(".speech.of-far")).to_have_text("Thank you.")
    expect(bob.page.locator(".speech.of-near")).to_have_text("Thank you.")
    expect(bob.page.locator(".speech.of-far")).to_have_count(0)  # it went by itself
    ann.page.keyboard.press("t")
    ann.page.keyboard.press("2")
    expect(eve.page.locator(".speech.of-near")).to_have_text("Good luck!")
    expect(bob.page.locator(".speech.of-far")).to_have_count(0)


def test_who_is_ready_for_the_next_game_has_a_sign(people: People) -> None:
    ann, bob, eve = people
    bob.page.get_by_role("button", name="Concede").click()
    bob.page.get_by_role("button", name="Yes, concede").click()
    ann.page.get_by_role("button", name="Next game").first.click()
    for visitor in (bob, eve):
        expect(visitor.page.locator(".status .score")).to_contain_text("✓ ready")
    bob.page.get_by_role("button", name="Next game").first.click()
    for visitor in people:
        expect(visitor.page.locator(".status .score")).not_to_contain_text("ready")
