"""Takes the pictures of the client: `python docs/take_pictures.py [FOLDER]`.

Each scene of SCENES at three sizes in both schemes; without a folder only those that the docs show.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402

from tests.server.running import Player, ServerProcess, post  # noqa: E402
from tests.web.browser import DESKTOP, PHONE, Visitor, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desktop": DESKTOP, "tablet": {"width": 1024, "height": 768}, "phone": PHONE}
IN_DOCS = {
    ("builder", "desktop", "light"): "builder",
    ("lesson", "desktop", "light"): "lesson",
    ("start", "desktop", "light"): "start",
    ("summary", "desktop", "dark"): "summary",
    ("counter", "desktop", "dark"): "table-dark",
    ("own-turn", "desktop", "light"): "table",
    ("own-turn", "phone", "light"): "table-phone",
}
Card = dict[str, object]


def on_field(number: str, state: str = "active", don: int = 0) -> Card:
    return {"card": number, "state": state, "don": don}


def position(turn: str) -> Card:
    """A game in full swing, in the Main Phase of this player."""
    common = {"deck_count": 27, "don_rested": 1}
    own = common | {
        "leader": on_field("HS02-001", don=1 if turn == "A" else 0),
        "characters": [
            on_field("HS02-006"),
            on_field("HS02-004", "rested", 2 if turn == "A" else 0),
            on_field("HS02-009"),
        ],
        "hand": ["HS02-003", "HS02-005", "HS02-015", "HS02-010", "HS02-039", "HS02-004", "HS02-022"],
        "life": [None] * 3,
        "stage": on_field("HS02-017"),
        "trash": ["HS02-015", "HS02-007"],
        "don_active": 6,
        "don_deck": 0 if turn == "A" else 3,
    }
    other = common | {
        "leader": on_field("HS02-018", "rested" if turn == "A" else "active"),
        "characters": [
            on_field("HS02-022", "rested" if turn == "A" else "active"),
            on_field("HS02-029"),
            on_field("HS02-025", "active", 1 if turn == "B" else 0),
            on_field("HS02-024", "rested" if turn == "A" else "active"),
        ],
        "hand": ["HS02-020"] * 5,
        "life": [None] * 4,
        "stage": None,
        "trash": ["HS02-031"],
        "don_active": 4,
        "don_deck": 5 if turn == "A" else 4,
    }
    return {"turn_player": turn, "turn_number": 9, "phase": "main", "A": own, "B": other}


def press(visitor: Visitor, which: str) -> None:
    card = visitor.page.locator(which).first
    if visitor.page.evaluate("navigator.maxTouchPoints"):
        card.tap()
    else:
        card.click()


def own_turn(visitor: Visitor, url: str) -> None:
    visitor.sit_down_in(url, position("A"))


def aimed(visitor: Visitor, url: str) -> None:
    own_turn(visitor, url)
    press(visitor, ".near .area-leader .card")
    visitor.page.wait_for_selector(".card.target")


def effect(visitor: Visitor, url: str) -> None:
    own_turn(visitor, url)
    for _ in range(2):
        press(visitor, '.near .area-hand [data-card="HS02-003"]')
    visitor.page.wait_for_selector(".faces")


def several(visitor: Visitor, url: str) -> None:
    own_turn(visitor, url)
    for _ in range(2):
        press(visitor, '.near .area-hand [data-card="HS02-039"]')
    visitor.page.wait_for_selector(".picked-words")
    press(visitor, ".near .area-hand .card")


def counter(visitor: Visitor, url: str) -> None:
    visitor.sit_down_in(url, position("B"), bot="normal")
    visitor.page.wait_for_selector(".effect-words")


def start(visitor: Visitor, url: str) -> None:
    visitor.page.goto(url)
    visitor.page.wait_for_selector(".meeting .card")


def lessons(visitor: Visitor, url: str) -> None:
    visitor.page.goto(f"{url}/#learn")
    visitor.page.wait_for_selector(".lessons")


def lesson(visitor: Visitor, url: str) -> None:
    """The attack of the bot has come, and a counter is asked for."""
    visitor.page.goto(f"{url}/#learn/counter")
    visitor.page.wait_for_selector(".effect-words")


def builder(visitor: Visitor, url: str) -> None:
    visitor.page.goto(f"{url}/#decks/sparks-and-rivets")
    visitor.page.wait_for_selector(".curve", state="attached")


def deck(visitor: Visitor, url: str) -> None:
    """The deck itself, which a phone shows beside the cards."""
    builder(visitor, url)
    if visitor.page.locator(".panes").is_visible():
        visitor.page.get_by_role("button", name="Deck 50 / 50").click()
    visitor.page.get_by_role("button", name="Draw five").click()
    visitor.page.locator(".sample").scroll_into_view_if_needed()


def summary(visitor: Visitor, url: str) -> None:
    """A game that random choices played to its end, as its table shows it."""
    _, seat = post(f"{url}/api/v1/tables", {"bot": "easy", "name": "Ann"})
    player = Player(url, str(seat["table"]), str(seat["token"]), 4)
    with ThreadPoolExecutor(1) as elsewhere:  # the browser has a loop of its own here
        elsewhere.submit(lambda: asyncio.run(player.play())).result()
    visitor.take_seat(url, seat)
    visitor.page.wait_for_selector(".summary .chart")


SCENES: dict[str, Callable[[Visitor, str], None]] = {
    "own-turn": own_turn,
    "attack": aimed,
    "counter": counter,
    "effect": effect,
    "several": several,
    "start": start,
    "lessons": lessons,
    "lesson": lesson,
    "builder": builder,
    "deck": deck,
    "summary": summary,
}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    (folder or PICTURES).mkdir(exist_ok=True)
    wanted = {
        (scene, size, scheme): f"{scene}-{size}-{scheme}"
        for scene in (sys.argv[2].split(",") if len(sys.argv) > 2 else SCENES)
        for size in (sys.argv[3].split(",") if len(sys.argv) > 3 else SIZES)
        for scheme in (sys.argv[4].split(",") if len(sys.argv) > 4 else ("light", "dark"))
    }
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(f"{data}/t.db", "--seed", "5") as server,
        chromium() as browser,
    ):
        for (scene, size, scheme), name in (wanted if folder else IN_DOCS).items():
            touch = {"has_touch": True} if size == "phone" else {}
            visitor = Visitor.new(browser, SIZES[size], color_scheme=scheme, reduced_motion="reduce", **touch)
            SCENES[scene](visitor, server.url)
            visitor.page.wait_for_timeout(300)
            path = (folder or PICTURES) / f"{name}.png"
            visitor.page.screenshot(path=path)
            Image.open(path).convert("RGB").quantize(256, kmeans=3).save(path, optimize=True)
            visitor.page.context.close()
            assert visitor.complaints == []


if __name__ == "__main__":
    main()
