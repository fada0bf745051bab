"""The sentences of the log as its reader is told them."""

from __future__ import annotations

import pytest

from tests.needs import packages

packages("browser", "playwright")

from playwright.sync_api import Page  # noqa: E402

TOLD = """async text => {
  const { eventText } = await import('/js/log.js');
  return eventText({ text }, { names: { A: 'you', B: 'Bob' } });
}"""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A drew Wren.", "You drew Wren."),
        ("B put this off: A draws 1 card.", "Bob put this off: you draw 1 card."),
        ("B put this off: A chooses 1 Character.", "Bob put this off: you choose 1 Character."),
        ("B put this off: A trashes 1 card.", "Bob put this off: you trash 1 card."),
        ("B put this off: A loses the game.", "Bob put this off: you lose the game."),
        ("B put this off: A K.O.'s 1 Character.", "Bob put this off: you K.O. 1 Character."),
        ("B put this off: A has 1 card.", "Bob put this off: you have 1 card."),
        ("A put this off: B draws 1 card.", "You put this off: Bob draws 1 card."),
        (
            "B put this off: Damage is dealt to A this turn.",
            "Bob put this off: Damage is dealt to you this turn.",
        ),
    ],
)
def test_what_the_reader_does_is_said_in_the_second_person(page: Page, text: str, told: str) -> None:
    assert page.evaluate(TOLD, text) == told
