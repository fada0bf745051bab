"""A record in the terminal: one step at a time, forth and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

import click

from optcg.cli.board import board_lines, card_lines, event_lines, open_board_lines, open_event_lines
from optcg.cli.person import QUIET
from optcg.cli.wrapping import columns, help_lines, paragraph
from optcg.engine.explain import result_text
from optcg.engine.game import Game
from optcg.engine.game_events import GameEvent
from optcg.engine.places import must_locate
from optcg.match.replaying import BOTH, SEATS, asked_next
from optcg.model.errors import IllegalChoice, OptcgError

HELP: Final = {
    "Enter, next": "one step on",
    "back": "one step back",
    "40": "to step 40",
    "turn 5": "to the start of turn 5",
    "start, end": "to the first step, to the last",
    "as A": "see with the eyes of A; also: as B, as both",
    "log": "everything that happened so far",
    "show #12": "what is printed on a card",
    "quit": "leave",
}


class Stepping:
    """Where somebody is in a record, and with whose eyes."""

    def __init__(self, games: Sequence[Game], choices: Sequence[str], viewer: str) -> None:
        self.games: Final = games  # before the first choice and after each
        self.choices: Final = choices
        self.viewer = viewer
        self.at = 0
        self._told = 0

    def run(self, read_line: Callable[[str], str]) -> None:
        """Ask where to go until the person leaves."""
        self._show()
        while True:
            try:
                words = read_line(f"Step {self.at} of {len(self.choices)} (? for help) > ").split()
            except EOFError:
                click.echo()
                return
            if words in (["quit"], ["q"], ["exit"]):
                return
            try:
                self._obey(words)
            except OptcgError as error:
                click.echo(paragraph(str(error)))

    def _obey(self, words: list[str]) -> None:
        match words:
            case [] | ["next" | "n"]:
                self._go(self.at + 1)
            case ["back" | "b"]:
                self._go(self.at - 1)
            case ["start"]:
                self._go(0)
            case ["end"]:
                self._go(len(self.choices))
            case ["turn", number] if number.isdecimal():
                self._go(self._start_of(int(number[:9])))
            case [number] if number.isdecimal():
                self._go(int(number[:9]))
            case ["as", viewer] if viewer in SEATS:
                self.viewer = viewer
                self._show()
            case ["log"]:
                click.echo("\n".join(self._lines(self._events())))
            case ["show", name] if name[:1] == "#" and name[1:].isdecimal():
                game = self.games[self.at]
                state = game.state if self.viewer == BOTH else game.view(SEATS[self.viewer][0]).state
                click.echo("\n".join(card_lines(must_locate(state, int(name[1:10])).card.definition)))
            case ["?" | "help"]:
                click.echo(help_lines(HELP))
            case _:
                raise IllegalChoice(f"{' '.join(words)!r} is not known here; ? lists what is.")

    def _go(self, at: int) -> None:
        if not 0 <= at <= len(self.choices):
            raise IllegalChoice(f"The steps are numbered from 0 to {len(self.choices)}.")
        forth = at > self.at
        self._told = len(self.games[self.at].events) if forth else len(self.games[at].events)
        self.at = at
        self._show()

    def _start_of(self, turn: int) -> int:
        for place, game in enumerate(self.games):
            if game.state.turn_number >= turn:
                return place
        raise IllegalChoice(f"The game has {self.games[-1].state.turn_number} turns.")

    def _show(self) -> None:
        """What happened on the way, the table, and what is chosen next."""
        game = self.games[self.at]
        news = [event for event in self._events()[self._told :] if event.kind not in QUIET]
        if news:
            click.echo("\n" + "\n".join(self._lines(news)) + "\n")
        if self.viewer == BOTH:
            click.echo("\n".join(open_board_lines(game.state)))
        else:
            click.echo("\n".join(board_lines(game.view(SEATS[self.viewer][0]))))
        click.echo(click.style("\n".join(self._next(game)), bold=True))

    def _next(self, game: Game) -> list[str]:
        ended = self.at == len(self.choices)
        asked = asked_next(game, None if ended else self.choices[self.at], self.viewer)
        if asked is None:
            return wrap(f"The game is over: {result_text(game.state)}", columns() - 1)
        told = f"{asked['player']}: {asked['prompt']}"
        if ended or asked["words"] is not None:
            told += " -> the record ends here" if ended else f" -> {asked['words']}"
        return wrap(told, columns() - 1)

    def _events(self) -> list[GameEvent]:
        game = self.games[self.at]
        return game.events if self.viewer == BOTH else game.view(SEATS[self.viewer][0]).events

    def _lines(self, events: Sequence[GameEvent]) -> list[str]:
        if self.viewer != BOTH:
            return event_lines(events, SEATS[self.viewer][0])
        return open_event_lines(events)
