"""A view as lines of text with styles, and what else a person is told at the table."""

from collections.abc import Iterable
from functools import partial
from itertools import groupby
from textwrap import wrap
from typing import Final

import click

from optcg.cli.wrapping import columns, wrapped
from optcg.engine import board
from optcg.engine.board import INDENT
from optcg.engine.definitions import Definition
from optcg.engine.game_events import GameEvent
from optcg.engine.state import GameState
from optcg.engine.view import View
from optcg.model.terms import PLAYER_NAMES

_RULE: Final = 13  # the column of rule numbers
_STYLES: Final = (partial(click.style, bold=True), partial(click.style, fg="yellow"))


def board_lines(view: View) -> list[str]:
    """The whole table as the viewer sees it: the opponent above, the viewer below."""
    return board.board_lines(view, *_STYLES, columns())


def open_board_lines(state: GameState) -> list[str]:
    """The whole table with both hands."""
    return board.open_board_lines(state, *_STYLES, columns())


def event_lines(events: Iterable[GameEvent], viewer: int | None) -> list[str]:
    """What happened, one sentence a line, behind the number of its rule."""
    lines = []
    for (rule, sentence), same in groupby(events, lambda event: (event.rule, event.text(viewer))):
        times = len(list(same))
        text = sentence if times == 1 else f"{sentence} ({times} times)"
        first, *rest = wrap(text, columns() - 1 - _RULE, break_on_hyphens=False) or [""]
        lines.append(click.style(f"{rule:<{_RULE}}", dim=True) + first)
        lines += [" " * _RULE + line for line in rest]
    return lines


def open_event_lines(events: Iterable[GameEvent]) -> list[str]:
    """What happened, each event as its own player knows it."""
    return [line for event in events for line in event_lines([event], event.player)]


def card_lines(definition: Definition) -> list[str]:
    """The printed card (Rule 2)."""
    card = definition.data
    facts = [card.category.value, "/".join(card.colors)]
    for name, value in (("cost", card.cost), ("Life", card.life), ("power", card.power)):
        if value is not None:
            facts.append(f"{name} {value}")
    if card.counter:
        facts.append(f"Counter {card.counter}")
    facts += ["/".join(part) for part in (card.attributes, card.types) if part]
    lines = [
        click.style(f"{card.name} ({card.number})", bold=True),
        *wrapped(" | ".join(facts), INDENT, columns()),
    ]
    for text in (*card.text.splitlines(), *card.trigger.splitlines()):
        lines += wrapped(text, INDENT, columns())
    return lines


def trash_lines(state: GameState) -> list[str]:
    """Rule 3-5-2: everybody may look through either trash."""
    lines = []
    for owner, player in enumerate(state.players):
        names = ", ".join(card.definition.name for card in reversed(player.trash)) or "empty"
        lines += wrapped(f"Trash of {PLAYER_NAMES[owner]}, top first: {names}", "", columns())
    return lines
