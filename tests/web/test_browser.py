"""The web client in a real browser: whole games by clicks and by keys, two players, reload, replay, decks."""

from __future__ import annotations

import random
import re

import pytest

from tests.needs import packages

packages("browser", "playwright", "axe_playwright_python")

from axe_playwright_python.sync_playwright import Axe  # noqa: E402
from playwright.sync_api import Browser, expect  # noqa: E402

from optcg.cards import Catalog  # noqa: E402
from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import CHOICE, DESKTOP, OVER, PHONE, Visitor  # noqa: E402
from tests.web.counting_proxy import CountingProxy  # noqa: E402

MOST_CHOICES = 600
PAGES = ("home", "learn", "decks", "decks/ember-rush", "cards", "records", "try")


def test_a_whole_game_by_clicks_then_its_replay_and_a_fork(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_against(server.url)
    dice = random.Random(1)
    for _ in range(MOST_CHOICES):
        if not ann.asked():
            break
        ann.click_a_choice(dice)
    expect(ann.page.locator(OVER)).to_contain_text(re.compile("You (won|lost to the bot) "))
    ann.page.get_by_role("link", name="Replay", exact=True).click()
    said = ann.page.locator(".said")
    expect(said).to_contain_text("Step 0 of")
    ann.page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("Step 1 of")
    ann.page.keyboard.press("End")
    expect(said).to_contain_text("The end")
    ann.page.get_by_role("slider", name="Step").fill("12")
    expect(said).to_contain_text("Step 12 of")
    ann.page.get_by_role("button", name="Play on from here as A").click()
    ann.page.wait_for_selector(f".board .card, {CHOICE}")
    assert ann.asked()


def test_a_whole_game_by_keyboard_alone_sends_less_than_500_kilobytes(
    server: ServerProcess, browser: Browser
) -> None:
    """With the client itself, what the browser keeps of it, and all that it asks for; house cards have no
    pictures to send.
    """
    ann = Visitor.new(browser, service_workers="allow")
    proxy = CountingProxy(server.port)
    ann.page.goto(proxy.url)
    ann.page.wait_for_selector(".play-now")
    for _ in range(12):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement.textContent") == "Play now":
            break
    ann.page.keyboard.press("Enter")
    dice = random.Random(2)
    for _ in range(MOST_CHOICES):
        if not ann.asked():
            break
        ann.press_a_choice(dice)
    expect(ann.page.locator(OVER)).to_contain_text(re.compile("You (won|lost to the bot) "))
    proxy.close()
    ann.page.context.close()
    assert ann.complaints == []
    assert 50_000 < proxy.sent < 500_000


def test_two_browsers_play_by_invite_link(server: ServerProcess, browser: Browser, ann: Visitor) -> None:
    ann.page.goto(server.url)
    form = ann.page.locator("form", has_text="With a friend")
    form.get_by_role("button", name="Open a table").click()
    link = ann.page.get_by_label("Invite link").input_value()
    assert "#join/" in link
    bob = Visitor.new(browser, PHONE, has_touch=True)
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down and play").click()
    expect(ann.page).to_have_title("Ready? · optcg")
    bob.page.get_by_role("button", name="Ready").tap()
    expect(bob.page.get_by_role("heading")).to_have_text(["Table", "Waiting for Player"])
    expect(ann.page.locator(".signs-of-ready li")).to_have_text(["Playernot ready yet", "Bob✓ ready"])
    expect(ann.page.locator(".board")).to_have_count(0)
    assert found_by_axe(ann) == []
    ann.page.keyboard.press("Enter")
    dice = random.Random(3)
    for _ in range(40):
        for visitor in (ann, bob):
            visitor.page.wait_for_selector(".question h2")
            if visitor.page.locator(CHOICE).count():
                visitor.press_a_choice(dice)
    expect(ann.page.locator(".status")).to_contain_text("Bob")
    bob.page.get_by_role("button", name="Concede").click()
    bob.page.get_by_role("button", name="Play on").click()
    bob.page.get_by_role("button", name="Concede").click()
    bob.page.get_by_role("button", name="Yes, concede").click()
    expect(ann.page.locator(OVER)).to_contain_text("by concession")
    ann.page.get_by_role("button", name="Rematch").click()
    bob.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(OVER)).to_have_count(0)
    assert bob.complaints == []
    bob.page.context.close()


def test_reload_in_the_middle_comes_back_to_the_same_question(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_against(server.url)
    dice = random.Random(4)
    seen = 0
    for _ in range(120):
        if not ann.asked():
            break
        question = ann.page.locator(".question h2").inner_text()
        answers = ann.page.locator(CHOICE).all_inner_texts()
        chosen = ann.page.locator(".picked-words").all_inner_texts()
        only_marked = any(
            not words.startswith("0 of") for words in chosen
        )  # marks that were not sent are not kept
        if "5-2" not in question and "6-5-2" not in question and not only_marked:
            ann.page.reload()
            ann.page.wait_for_selector(CHOICE)
            assert ann.page.locator(".question h2").inner_text() == question
            assert ann.page.locator(CHOICE).all_inner_texts() == answers
            seen += 1
            if seen == 3:
                break
        ann.press_a_choice(dice)
    assert seen


def test_an_illegal_attempt_says_why_with_its_rule(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_against(server.url)
    for _ in range(60):
        assert ann.asked()
        if "6-5-2" in ann.question() and ann.page.locator(".near .area-hand .card:not(.legal)").count():
            break
        ann.page.locator(CHOICE).last.click()
        ann.page.wait_for_timeout(150)
    ann.page.locator(".near .area-hand .card:not(.legal)").first.click()
    ann.page.get_by_role("button", name="Why can't it be played?").click()
    expect(ann.page.locator(".why-not")).to_contain_text("Rule")


def test_a_slow_press_is_not_lost_when_the_clock_is_drawn(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_against(server.url)
    assert ann.asked()
    place = ann.page.get_by_role("button", name="Concede").bounding_box()
    assert place is not None
    ann.page.mouse.move(place["x"] + 10, place["y"] + 10)
    ann.page.mouse.down()
    ann.page.wait_for_timeout(1500)
    ann.page.mouse.up()
    ann.page.get_by_role("button", name="Yes, concede").click()
    expect(ann.page.locator(OVER)).to_contain_text("by concession")


def test_undo_takes_back_a_choice(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_against(server.url)
    assert ann.asked()
    before = ann.question()
    ann.page.locator(CHOICE).first.click()
    ann.wait_for_news(before)
    assert ann.asked()
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.page.locator(".question")).to_have_text(before.replace("\n", ""), use_inner_text=False)


def test_cards_are_found_and_read(server: ServerProcess, ann: Visitor) -> None:
    card = next(card for card in Catalog.house() if card.text)
    ann.page.goto(server.url + "/#cards")
    ann.page.get_by_label("Search").fill(card.name)
    ann.page.get_by_role("button", name=card.name).first.click()
    expect(ann.page.locator(".sheet h3")).to_contain_text(card.name)


def test_a_position_is_played_from_a_link(server: ServerProcess, ann: Visitor) -> None:
    ann.page.goto(server.url + "/#try")
    ann.page.get_by_role("button", name="Play it").click()
    ann.page.wait_for_selector(".board .card")
    assert ann.asked()
    expect(ann.page.locator(".near .area-life")).to_contain_text("Life 3")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(server: ServerProcess, browser: Browser, viewport: dict[str, int]) -> None:
    # Without motion: a card that is just fading in has no colors to judge.
    visitor = Visitor.new(browser, viewport, reduced_motion="reduce")
    visitor.sit_down_against(server.url)
    dice = random.Random(5)
    for _ in range(25):
        if visitor.asked():
            visitor.press_a_choice(dice)
    faults = found_in_both_themes(visitor)
    for page in PAGES:
        visitor.page.goto(f"{server.url}/#{page}")
        visitor.page.wait_for_selector("h1")
        visitor.page.wait_for_timeout(300)
        faults += found_in_both_themes(visitor)
    assert faults == []
    assert visitor.complaints == []
    visitor.page.context.close()


def found_in_both_themes(visitor: Visitor) -> list[str]:
    found = []
    for theme in ("dark", "light"):
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{theme}: {fault}" for fault in found_by_axe(visitor)]
    return found


def found_by_axe(visitor: Visitor) -> list[str]:
    """Every fault, however slight. Links between pages begin with a hash too: only .skip is a skip link."""
    return [
        f"{visitor.page.url}: {fault['id']}: {fault['help']} ({node['html'][:120]})"
        for fault in Axe().run(visitor.page).response["violations"]
        for node in fault["nodes"]
        if fault["id"] != "skip-link" or 'class="skip"' in node["html"]
    ]
