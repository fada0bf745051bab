"""The pages around the table: the start, the deck builder, and what is told after a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.needs import packages

packages("browser", "playwright", "axe_playwright_python")

from playwright.sync_api import Browser, expect  # noqa: E402

from optcg.cards import Catalog  # noqa: E402
from tests.bots.guests import FAULTS, program  # noqa: E402
from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import OVER, PATIENCE, PHONE, Visitor  # noqa: E402
from tests.web.test_browser import found_by_axe  # noqa: E402


def concede(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Concede").click()
    visitor.page.get_by_role("button", name="Yes, concede").click()


def test_play_now_is_one_press_and_the_table_waits_on_the_first_page(
    server: ServerProcess, ann: Visitor
) -> None:
    ann.page.goto(server.url)
    ann.page.get_by_role("button", name="Play now").click()
    assert ann.asked()
    table = ann.page.url
    ann.page.goto(server.url + "/#home")
    ann.page.get_by_role("link", name="Go on: Player").click()
    ann.page.wait_for_selector(".board .card")
    assert ann.page.url == table


def test_a_guest_is_offered_and_its_failure_is_told(browser: Browser, tmp_path: Path) -> None:
    failing = program(tmp_path, FAULTS["crash"][0])
    ann = Visitor.new(browser)
    with ServerProcess(str(tmp_path / "tables.db"), "--guest", f"Anna-Bot={failing}") as process:
        ann.page.goto(process.url)
        form = ann.page.get_by_role("form", name="Against a bot")
        form.get_by_role("radio", name="Anna-Bot", exact=True).check()
        expect(ann.page.locator(".meeting")).to_contain_text("played by the Anna-Bot bot")
        form.get_by_role("button", name="Play now").click()
        dice = Random(1)
        while ann.asked():
            ann.click_a_choice(dice)
        words = "You won because the bot failed: it ended with exit code 1."
        expect(ann.page.locator(OVER)).to_have_text(words)
        expect(ann.page.locator(".log-lines")).to_contain_text(words)
        ann.page.context.close()
    assert ann.complaints == []


def test_the_deck_and_the_level_of_the_last_game_come_again(server: ServerProcess, ann: Visitor) -> None:
    ann.page.goto(server.url)
    ann.page.get_by_role("radio", name="Mire light").click()
    ann.page.get_by_role("radio", name="Random").check()
    expect(ann.page.locator(".meeting")).to_contain_text("Mire light against Moss wall")
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.wait_for_selector(".board .card")
    ann.page.goto(server.url + "/#home")
    expect(ann.page.get_by_role("radio", name="Mire light")).to_have_attribute("aria-checked", "true")
    expect(ann.page.get_by_role("radio", name="Random")).to_be_checked()
    leader = Catalog.house().decks["mire-light"].leader
    assert leader is not None
    expect(ann.page.locator(f'.meeting [data-card="{leader.number}"]')).to_have_count(1)


def test_a_legal_deck_is_built_by_presses_and_played(server: ServerProcess, ann: Visitor) -> None:
    page = ann.page
    page.goto(server.url + "/#decks")
    shelf, bench = page.locator(".card-window"), page.get_by_role("region", name="Your deck")
    shelf.get_by_role("button", name="Marshal Ashlock").click()
    expect(bench.get_by_role("heading", name="Marshal Ashlock")).to_be_visible()
    expect(bench.locator(".problems")).to_contain_text("Rule 5-1-2")
    expect(bench.get_by_role("button", name="Play this deck")).to_be_disabled()
    house = Catalog.house()
    for number in [f"HS02-{place:03}" for place in range(2, 14)]:
        page.get_by_label("Search").fill(number)
        for _ in range(4):
            shelf.get_by_role("button", name=house[number].name).click()
    page.get_by_label("Search").fill("HS02-014")
    burning = shelf.get_by_role("button", name=house["HS02-014"].name)
    ann.drag(burning, bench)
    burning.press("+")
    burning.press("+")
    expect(bench.locator(".problems")).to_contain_text("51")
    bench.get_by_role("button", name=f"Take out one {house['HS02-014'].name}").click()
    expect(bench.locator(".badge")).to_have_text("legal")
    bars = bench.locator(".curve .bar").count()
    assert bars == 1 + max(house[f"HS02-{place:03}"].cost or 0 for place in range(2, 15))
    bench.get_by_role("button", name="Draw five").click()
    expect(bench.locator(".hand-cards .card")).to_have_count(5)
    bench.get_by_label("Name of the deck").fill("Mine")
    bench.get_by_role("button", name="Play this deck").click()
    page.wait_for_selector(".board .card")
    expect(page.locator('.near .area-leader [data-card="HS02-001"]')).to_be_visible()
    page.goto(server.url + "/#home")
    expect(page.get_by_role("radio", name="Mine")).to_have_attribute("aria-checked", "true")


def test_filters_find_what_is_printed(server: ServerProcess, ann: Visitor) -> None:
    house = Catalog.house()
    page = ann.page
    page.goto(server.url + "/#cards")
    page.get_by_role("button", name="Blue", exact=True).click()
    page.get_by_role("combobox", name="Category").select_option("Character")
    page.get_by_role("combobox", name="Counter").select_option("2000")
    fitting = [
        card
        for card in house
        if "Blue" in card.colors and str(card.category) == "Character" and card.counter == 2000
    ]
    expect(page.get_by_role("status").first).to_have_text(f"{len(fitting)} of {len(house)} cards")


def test_a_deck_is_imported_with_its_faults_told_and_exported_in_other_formats(
    server: ServerProcess, ann: Visitor
) -> None:
    page = ann.page
    deck = Catalog.house().decks["moss-wall"]
    page.goto(server.url + "/#decks")
    page.get_by_role("button", name="Import").click()
    text = "\n".join(f"1x{number}" for number in deck.numbers)
    page.get_by_label("Deck list").fill(text + "\n4xOP99-999")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("dialog").locator(".problems")).to_contain_text("Line 52")
    page.get_by_role("button", name="Take the rest").click()
    expect(page.locator(".bench .badge")).to_have_text("legal")
    page.get_by_role("button", name="Export").click()
    page.get_by_label("Format").select_option("json")
    exported = page.get_by_label("The deck as text").input_value()
    assert all(number in exported for number in deck.numbers)
    page.get_by_label("Format").select_option("code")
    code = page.get_by_label("The deck as text").input_value().strip()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="New").click()
    page.get_by_role("button", name="Yes, begin anew").click()
    expect(page.get_by_role("heading", name="Choose a Leader")).to_be_visible()
    page.goto(f"{server.url}/#decks/{code}")
    expect(page.locator(".bench .badge")).to_have_text("legal")


@pytest.mark.parametrize("viewport", [None, PHONE])
def test_a_conceded_game_is_told_with_its_rule_its_turns_and_ways_on(
    server: ServerProcess, browser: Browser, viewport: dict[str, int] | None
) -> None:
    ann = Visitor.new(browser, viewport, reduced_motion="reduce")
    ann.sit_down_against(server.url)
    for _ in range(40):
        assert ann.asked()
        if "6-5-2" in ann.question():
            break
        ann.page.locator("button.choice:enabled").last.click()
        ann.page.wait_for_timeout(100)
    concede(ann)
    summary = ann.page.get_by_role("region", name="Summary")
    expect(summary).to_contain_text("You lost to the bot by concession", timeout=PATIENCE)
    expect(summary.get_by_role("button", name="Rule 1-2-3")).to_be_visible()
    expect(summary.get_by_role("img", name="Life at the beginning of each turn")).to_be_visible()
    expect(summary.get_by_role("img", name="Cards in hand")).to_be_visible()
    assert found_by_axe(ann) == []
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= ann.page.viewport_size["width"]  # type: ignore[index]
    table = ann.page.url
    summary.get_by_role("link", name="Replay from turn 1", exact=True).click()
    expect(ann.page.locator(".said")).to_contain_text("Step")
    ann.page.goto(table)
    expect(summary).to_be_visible(timeout=PATIENCE)
    summary.get_by_role("button", name="Look at the board").click()
    expect(summary).to_be_hidden()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(OVER)).to_have_count(0)
    assert ann.complaints == []
    ann.page.context.close()
