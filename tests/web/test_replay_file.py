"""A replay as one file, opened from the disk in a real browser: it steps, and asks nobody for anything."""

from __future__ import annotations

from pathlib import Path

from tests.needs import packages

packages("browser", "playwright")

from playwright.sync_api import Browser  # noqa: E402

from optcg.cards import Catalog  # noqa: E402
from optcg.cli.replay_page import replay_page  # noqa: E402
from optcg.engine.game import Game  # noqa: E402
from tests.web.browser import Visitor  # noqa: E402


def test_a_replay_file_opens_and_steps(tmp_path: Path, browser: Browser) -> None:
    catalog = Catalog.house()
    game = Game.start(catalog, (catalog.decks["ember-rush"], catalog.decks["moss-wall"]), seed=5)
    while game.decision is not None and len(game.history) < 60:
        game.choose(game.decision.choices[0])
    file = tmp_path / "game.html"
    file.write_text(replay_page(game.record(), catalog), encoding="utf-8")
    visitor = Visitor.new(browser)
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    page.wait_for_selector(".board .card")
    said = page.locator(".said")
    steps = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home"):
        page.keyboard.press(key)
        steps.append(said.inner_text().split(".")[0])
    last = len(game.history)
    assert steps == [f"Step {at} of {last}" for at in (1, 2, 1, last, last, 0)]
    for _ in range(4):  # to the first turn, when both players hold cards
        page.keyboard.press("ArrowRight")
    both = page.locator(".area-hand .card:not(.back)").count()
    page.get_by_label("Whose eyes").select_option("B")
    page.wait_for_selector(".area-hand .card.back")
    assert page.locator(".area-hand .card:not(.back)").count() < both
    page.locator(".log .rule").last.click()
    assert page.locator("#alert").inner_text().startswith("Rule ")
    page.locator(".area-leader .card").first.click()
    assert page.locator(".sheet h3").count() == 1
    assert asked == [file.as_uri()]
    assert visitor.complaints == []
    page.context.close()
