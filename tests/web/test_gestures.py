"""How many gestures the common things of a game take: a press, a key or a drag is one."""

from __future__ import annotations

import random

import pytest

from tests.needs import packages

packages("browser", "playwright")

from playwright.sync_api import Browser, Locator, expect  # noqa: E402

from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import CHOICE, DESKTOP, OVER, PHONE, Visitor  # noqa: E402

LEADER = "HS01-001"
PLAIN = "HS01-002"  # without an effect, Counter +1000
FIGHTER = "HS01-007"  # without an effect, 5000 power
NO_COUNTER = "HS01-009"
TRIGGER = "HS02-014"
TABLET = {"width": 1024, "height": 768}
TWO_BEATS = 620  # milliseconds, and what a timer may err
REST = 700  # milliseconds, longer than a mouse rests on a card to read it
HAND = ".near .area-hand .card"
OWN_LEADER = ".near .area-leader .card"
THEIR_LEADER = ".far .area-leader .card"
CHARACTERS = ".near .area-characters .card"
TOKEN = ".near .don.free"
MOST_CHOICES = 900


def position(turn: str = "A", **own: object) -> dict[str, object]:
    side: dict[str, object] = {"leader": {"card": LEADER}, "stage": None, "life": [None, None]}
    side |= {
        "characters": [],
        "hand": [],
        "trash": [],
        "deck_count": 30,
        "don_active": 5,
        "don_rested": 0,
        "don_deck": 5,
    }
    sides: dict[str, object] = {"A": side | {"hand": [PLAIN, PLAIN, PLAIN]} | own, "B": side}
    if turn == "B":  # who attacks has no DON!! to give first
        sides["B"] = side | {"don_active": 0, "don_rested": 5}
    return {"turn_player": turn, "turn_number": 7, "phase": "main", **sides}


class Hand:
    """A player's hand: every gesture is counted."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.gestures = 0

    def drag(self, what: Locator, onto: Locator) -> None:
        self.visitor.drag(what, onto)
        self.gestures += 1

    def press(self, what: Locator) -> None:
        what.click()
        self.gestures += 1

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.gestures += 1


@pytest.mark.parametrize("way", ["drag", "finger"])
def test_a_whole_game_by_drags_and_by_a_finger(server: ServerProcess, browser: Browser, way: str) -> None:
    finger = way == "finger"
    visitor = Visitor.new(browser, PHONE if finger else None, has_touch=finger, reduced_motion="reduce")
    visitor.sit_down_against(server.url)
    dice = random.Random(6)
    for _ in range(MOST_CHOICES):
        if not visitor.asked():
            break
        if finger:
            visitor.tap_a_choice(dice)
        elif dice.random() < 0.3 or not visitor.drag_a_choice(dice):
            visitor.click_a_choice(dice)
    expect(visitor.page.locator(OVER)).to_have_count(1)
    assert visitor.complaints == []
    visitor.page.context.close()


def test_a_card_is_played_by_one_drag(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    hand = Hand(ann)
    hand.drag(ann.page.locator(HAND).first, ann.page.locator(".near .area-characters .slot").first)
    expect(ann.page.locator(CHARACTERS)).to_have_count(1)
    assert hand.gestures == 1


def test_three_don_and_an_attack_are_two_drags(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    hand = Hand(ann)
    hand.drag(ann.page.locator(TOKEN).nth(2), ann.page.locator(OWN_LEADER))
    expect(ann.page.locator(f"{OWN_LEADER} .given")).to_have_text("+3")
    hand.drag(ann.page.locator(OWN_LEADER), ann.page.locator(THEIR_LEADER))
    expect(ann.page.locator(".log")).to_contain_text("You attacked")
    assert hand.gestures == 2


def test_three_don_and_an_attack_by_presses(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    hand = Hand(ann)
    hand.press(ann.page.locator(TOKEN).nth(2))
    expect(ann.page.locator(".card.receiver")).to_have_count(1)
    expect(ann.page.locator(".turn-words")).to_have_text("Press who is given the DON!!")
    hand.press(ann.page.locator(OWN_LEADER))
    expect(ann.page.locator(f"{OWN_LEADER} .given")).to_have_text("+3")
    hand.press(ann.page.locator(OWN_LEADER))
    expect(ann.page.locator(".turn-words")).to_have_text("Press whom it attacks")
    hand.press(ann.page.locator(THEIR_LEADER))
    expect(ann.page.locator(".log")).to_contain_text("You attacked")
    assert hand.gestures == 4


def attacked(ann: Visitor, server: ServerProcess, **own: object) -> None:
    """B's only sensible choice is to attack A's Leader, who is asked for counters."""
    ann.sit_down_in(
        server.url, position("B", characters=[{"card": PLAIN, "state": "active", "don": 0}], **own), "hard"
    )
    ann.page.wait_for_selector(".question .effect-words")


def test_two_counters_are_two_presses_and_one_to_stop(server: ServerProcess, ann: Visitor) -> None:
    attacked(ann, server)
    hand = Hand(ann)
    expect(ann.page.locator(".effect-words").first).to_contain_text("+1000")
    hand.press(ann.page.locator(HAND).first)
    expect(ann.page.locator(HAND)).to_have_count(2)
    hand.press(ann.page.locator(HAND).first)
    expect(ann.page.locator(HAND)).to_have_count(1)
    expect(ann.page.locator(f"{OWN_LEADER} .power")).to_contain_text("7000")
    hand.key("e")
    expect(ann.page.locator(".log")).to_contain_text("lost the battle")
    assert hand.gestures == 3


def test_a_counter_for_another_card_is_asked_for(server: ServerProcess, ann: Visitor) -> None:
    attacked(ann, server)
    ann.page.locator(".other").first.click()
    expect(ann.page.locator(".question h2")).to_contain_text("Who gains the 1000 power")
    ann.page.locator(CHARACTERS).click()
    expect(ann.page.locator(f"{CHARACTERS} .power")).to_contain_text("4000")


def test_several_cards_are_chosen_on_one_panel(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position(hand=["HS02-039", PLAIN, "HS02-005"]))
    hand = Hand(ann)
    hand.drag(ann.page.locator(HAND).first, ann.page.locator(".near .area-characters .slot").first)
    expect(ann.page.locator(".picked-words")).to_have_text("0 of 2 chosen")
    before = ann.page.locator(HAND).count()
    hand.press(ann.page.locator(HAND).nth(0))
    hand.press(ann.page.locator(HAND).nth(1))
    expect(ann.page.locator(".picked-words")).to_have_text("2 of 2 chosen")
    ann.page.wait_for_timeout(REST)
    assert ann.page.locator(".peek").count() == 0  # the panel is free
    hand.key("e")
    expect(ann.page.locator(HAND)).to_have_count(before - 2)
    assert hand.gestures == 4


def test_the_end_of_a_turn_asks_once_and_can_be_told_not_to(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    ann.page.keyboard.press("e")
    expect(ann.page.locator(".asks")).to_contain_text("1 card can still attack, and 5 DON!! are active")
    ann.page.get_by_label("Do not ask again").check()
    ann.page.locator(CHOICE, has_text="End the turn").click()
    expect(ann.page.locator(".log")).to_contain_text("You ended the Main Phase")
    ann.sit_down_in(server.url, position())
    ann.page.keyboard.press("e")
    expect(ann.page.locator(".log")).to_contain_text("You ended the Main Phase")


def test_one_press_lets_the_rest_of_an_attack_through(server: ServerProcess, ann: Visitor) -> None:
    blocker = {"card": "HS01-017", "state": "active", "don": 0}
    ann.sit_down_in(server.url, position("B", characters=[blocker], life=[PLAIN, PLAIN]), "hard")
    ann.page.wait_for_selector("button.pass")
    life = ann.page.locator(".near .area-life")
    expect(life).to_contain_text("Life 2")
    ann.page.keyboard.press("p")
    expect(ann.page.locator(".question h2")).to_contain_text("Take the Life card")
    ann.page.keyboard.press("e")
    expect(life).to_contain_text("Life 1")


def test_a_hit_at_0_life_takes_no_life_but_the_game(server: ServerProcess, ann: Visitor) -> None:
    """Rule 1-2-1-1-1: damage at 0 Life loses."""
    ann.sit_down_in(server.url, position("B", hand=[NO_COUNTER], life=[]), "hard")
    ann.page.keyboard.press("e")
    expect(ann.page.locator(".float.bad")).to_have_text("The last hit")


@pytest.mark.parametrize("window", [DESKTOP, TABLET, PHONE], ids=lambda window: str(window["width"]))
def test_both_answers_to_a_trigger_are_seen_at_once(
    server: ServerProcess, ann: Visitor, window: dict[str, int]
) -> None:
    ann.page.set_viewport_size(window)  # type: ignore[arg-type]
    ann.sit_down_in(server.url, position("B", hand=[NO_COUNTER], life=[TRIGGER, TRIGGER]), "hard")
    ann.page.keyboard.press("e")
    for answer in ("Activate the [Trigger]", "Add it to your hand"):
        expect(ann.page.get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)


def test_what_the_other_side_did_is_seen_for_a_moment(server: ServerProcess, ann: Visitor) -> None:
    """The bot answers at once; what it does next comes two beats later."""
    board = position("A", hand=[NO_COUNTER])
    board["B"] = {**board["A"], "hand": [FIGHTER]}  # type: ignore[dict-item]
    ann.sit_down_in(server.url, board, "normal")
    ann.page.evaluate(WATCH_DOINGS)
    for _ in range(2):
        ann.page.keyboard.press("e")
    ann.page.wait_for_selector(f"{CHOICE}:enabled")
    told = ann.page.evaluate("window.told")
    played = next(place for place, (words, _) in enumerate(told) if "played" in words)
    assert told[played + 1][1] - told[played][1] >= TWO_BEATS, told


def test_the_only_answer_is_given_by_itself_if_the_player_wants_it(
    server: ServerProcess, ann: Visitor
) -> None:
    """The hand has no counter, and the Life card no [Trigger]: nothing is pressed in the attack."""
    board = position("B", hand=[NO_COUNTER], life=[PLAIN, PLAIN])
    ann.sit_down_in(server.url, board, "hard")
    expect(ann.page.locator(".question .closes")).to_have_count(1)
    ann.page.evaluate("localStorage.setItem('optcg-only-answer', 'true')")
    ann.sit_down_in(server.url, board, "hard")
    expect(ann.page.locator(".near .area-life")).to_contain_text("Life 1")


# The last line of what the other player did, and when it came.
WATCH_DOINGS = """() => {
    window.told = [];
    new MutationObserver(() => {
        const words = document.querySelector(".recent li:last-child")?.innerText;
        if (words && words !== window.told.at(-1)?.[0]) window.told.push([words, performance.now()]);
    }).observe(document.querySelector(".recent"), { childList: true });
}"""
WATCH_SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: false });
}"""
PLACES = """() => [...document.querySelectorAll(".area-characters .slot, .area-deck")].map((each) => {
    const { x, y } = each.getBoundingClientRect();
    return [x, y];
})"""


@pytest.mark.parametrize("window", [DESKTOP, TABLET, PHONE], ids=lambda window: str(window["width"]))
def test_the_board_stands_still_while_one_is_attacked(
    server: ServerProcess, ann: Visitor, window: dict[str, int]
) -> None:
    """Counters, damage and the rest of the opponent's turn: nothing jumps, in no frame."""
    ann.page.set_viewport_size(window)  # type: ignore[arg-type]
    blocker = {"card": "HS01-017", "state": "active", "don": 0}
    ann.sit_down_in(server.url, position("B", characters=[blocker], life=[PLAIN, PLAIN]), "hard")
    ann.page.wait_for_selector(f"{CHOICE}:enabled")
    ann.page.evaluate(WATCH_SHIFTS)
    before = ann.page.evaluate(PLACES)
    for _ in range(6):
        ann.page.wait_for_selector(f"{CHOICE}:enabled")
        asked = ann.question()
        ann.page.locator(f"{CHOICE}:enabled").last.click()
        ann.wait_for_news(asked, 1500)
        assert ann.page.evaluate(PLACES) == before
    assert ann.page.evaluate("window.shifted") < 0.01


def test_the_board_stands_still_in_a_battle(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    ann.page.evaluate(WATCH_SHIFTS)
    before = ann.page.evaluate(PLACES)
    Hand(ann).drag(ann.page.locator(OWN_LEADER), ann.page.locator(THEIR_LEADER))
    expect(ann.page.locator(".log")).to_contain_text("You attacked")
    ann.page.wait_for_selector(f"{CHOICE}:enabled")
    assert ann.page.evaluate(PLACES) == before
    assert ann.page.evaluate("window.shifted") < 0.01


def test_what_the_other_player_did_stays_until_it_is_read(server: ServerProcess, ann: Visitor) -> None:
    attacked(ann, server)
    expect(ann.page.locator(".recent")).to_contain_text("attacked")
    ann.page.locator(HAND).first.click()
    expect(ann.page.locator(HAND)).to_have_count(2)
    expect(ann.page.locator(".recent")).to_contain_text("attacked")
    ann.page.keyboard.press("r")
    expect(ann.page.locator(".recent li")).to_have_count(0)


def test_the_log_is_searched_and_leads_to_the_board_of_then(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    ann.drag(ann.page.locator(OWN_LEADER), ann.page.locator(THEIR_LEADER))
    expect(ann.page.locator(".log")).to_contain_text("You attacked")
    ann.page.wait_for_selector(f"{CHOICE}:enabled")
    ann.page.get_by_label("Search the log").fill("attacked")
    expect(ann.page.locator(".log-lines li")).to_have_count(1)
    ann.page.locator(".log-lines li .then").click()
    expect(ann.page.locator(".ribbon")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_label("Search the log").fill("no such words")
    expect(ann.page.locator(".log-lines")).to_have_text("Nothing has these words.")


def test_the_board_of_an_event_is_looked_at_again(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    ann.drag(ann.page.locator(OWN_LEADER), ann.page.locator(THEIR_LEADER))
    ann.page.wait_for_selector(f"{OWN_LEADER}.rested")
    ann.page.wait_for_selector(".turn-words")
    ann.page.wait_for_selector(f"{CHOICE}:enabled")
    ann.drag(ann.page.locator(HAND).first, ann.page.locator(".near .area-characters .slot").first)
    expect(ann.page.locator(HAND)).to_have_count(2)
    ann.page.locator(".fight-fold > summary").click()
    ann.page.locator(".fight-fold .then").click()
    expect(ann.page.locator(".ribbon")).to_be_visible()
    expect(ann.page.locator(HAND)).to_have_count(3)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".ribbon")).to_have_count(0)
    expect(ann.page.locator(HAND)).to_have_count(2)


def test_arrow_keys_go_from_card_to_card(server: ServerProcess, ann: Visitor) -> None:
    ann.sit_down_in(server.url, position())
    focused = "() => document.activeElement.dataset.area"
    ann.page.keyboard.press("ArrowDown")
    first = ann.page.evaluate(focused)
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("ArrowUp")
    assert first in ("hand", "leader")
    assert ann.page.evaluate(focused) == "leader"
