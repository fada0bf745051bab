"""A person at the keyboard: shows the view, asks, and reads an answer or one of the few commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

import click

from optcg.bots import Reason
from optcg.cli.board import board_lines, card_lines, event_lines, trash_lines
from optcg.cli.leaving import Quit
from optcg.cli.wrapping import columns, help_lines, paragraph
from optcg.engine import explain
from optcg.engine.choice_words import all_choice_words
from optcg.engine.decisions import Choice, Decision, parse_choice
from optcg.engine.explain_values import explain_values
from optcg.engine.game_events import GameEvent
from optcg.engine.places import must_locate
from optcg.engine.view import View
from optcg.model.errors import IllegalChoice, OptcgError
from optcg.model.terms import PLAYER_NAMES

QUIET: Final = frozenset(("phase_began", "card_shown", "battle_ended"))
CLEAR: Final = "\033[2J\033[3J\033[H"
HELP: Final = {
    "3": "make the third choice",
    "attack #3 #9": "make a choice by its notation, shown behind each choice",
    "why play #12": "why a choice is legal or not; also by its number: why 3",
    "why #12": "why the power and the cost of a card are what they are",
    "show": "the table again",
    "show #12": "what is printed on a card",
    "show trash": "both trashes",
    "log": "what happened last; log 50 for more",
    "hint": "what a bot would do",
    "undo": "take your last choice back (against a bot)",
    "concede": "give up the game",
    "quit": "leave the game unfinished; Ctrl-C and Ctrl-D do the same",
}
LOGGED: Final = 20  # events that `log` shows
HINTED: Final = 3

Hint = Callable[[View, Decision], Sequence[Reason]]


class Undo(Exception):
    """The person takes the last choice back."""


class Person:
    """One seat. It is shown its own view and nothing else."""

    def __init__(self, player: int, read_line: Callable[[str], str], hint: Hint) -> None:
        self.player: Final = player
        self._read_line: Final = read_line
        self._hint: Final = hint
        self._events_shown = 0

    def answer(self, view: View) -> Choice:
        """Ask until the person makes a choice or concedes (a choice too, though never a listed one)."""
        decision = view.decision
        assert decision is not None
        self.show_news(view)
        click.echo("\n".join(board_lines(view)))
        self._show_question(view, decision)
        while True:
            words = self._read().split()
            if words == ["concede"]:
                return Choice("concede", number=self.player)
            if words in (["quit"], ["exit"]):
                raise Quit
            if words == ["undo"]:
                raise Undo
            choice = self._understand(view, decision, words)
            if choice is not None:
                return choice

    def show_news(self, view: View) -> None:
        """What has happened since this person was asked last."""
        news = [event for event in view.events[self._events_shown :] if event.kind not in QUIET]
        self._events_shown = len(view.events)
        if news:
            click.echo("\n" + "\n".join(event_lines(news, view.viewer)) + "\n")

    def forget_news(self, view: View) -> None:
        """The game was taken back: what happened up to there is known."""
        self._events_shown = len(view.events)

    def wait(self, prompt: str) -> None:
        self._read(prompt)

    def _read(self, prompt: str = "> ") -> str:
        try:
            return self._read_line(prompt).strip()
        except EOFError:
            click.echo()
            raise Quit from None

    def _understand(self, view: View, decision: Decision, words: list[str]) -> Choice | None:
        """The choice that was made; None if something else was asked for, and then it is answered."""
        try:
            if not words:
                self._show_question(view, decision)
            elif words[0] in ("?", "help"):
                click.echo(help_lines(HELP))
            elif words[0] == "why":
                click.echo(paragraph(why(view, decision, words[1:])))
            elif words[0] == "show":
                self._show(view, decision, words[1:])
            elif words[0] == "log":
                click.echo("\n".join(event_lines(_last(view, words[1:]), view.viewer)))
            elif words == ["hint"]:
                self._show_hint(view, decision)
            else:
                return chosen(view, decision, words)
        except OptcgError as error:
            click.echo(paragraph(str(error)))
        return None

    def _show(self, view: View, decision: Decision, words: list[str]) -> None:
        if words == ["trash"]:
            click.echo("\n".join(trash_lines(view.state)))
        elif len(words) == 1 and words[0].startswith("#"):
            click.echo("\n".join(card_lines(must_locate(view.state, _card_id(words[0])).card.definition)))
        else:
            click.echo("\n".join(board_lines(view)))
            self._show_question(view, decision)

    def _show_question(self, view: View, decision: Decision) -> None:
        width = columns()
        lines = wrap(f"{PLAYER_NAMES[decision.player]}: {decision.prompt}", width - 1, break_on_hyphens=False)
        behind = f"  (Rule {decision.rule}; ? for help)"
        room = len(lines[-1]) + len(behind) < width
        click.echo(click.style("\n" + "\n".join(lines), bold=True), nl=not room)
        click.echo(click.style(behind, dim=True))
        said = zip(decision.choices, all_choice_words(view, decision), strict=True)
        for number, (choice, words) in enumerate(said, start=1):
            click.echo(_choice_line(number, words, str(choice)))

    def _show_hint(self, view: View, decision: Decision) -> None:
        """What a bot would do, the best first, and why; a bot sees no more than the person."""
        said = dict(zip(map(str, decision.choices), all_choice_words(view, decision), strict=True))
        for reason in self._hint(view, decision)[:HINTED]:
            number = decision.choices.index(reason.choice) + 1
            words = f"{said[str(reason.choice)]} - {reason.why}"
            click.echo(_choice_line(number, words, str(reason.choice)))


def _last(view: View, words: list[str]) -> Sequence[GameEvent]:
    """The last events, or so many of them."""
    if words and not (len(words) == 1 and words[0].isdecimal()):
        raise IllegalChoice("How many? Write `log`, or `log 50` for the last 50 events.")
    count = int(words[0][:9]) if words else LOGGED
    return view.events[-count:] if count else []


def _choice_line(number: int, words: str, notation: str) -> str:
    width = columns()
    lines = wrap(
        words, width - 1, initial_indent=f"{number:>3}  ", subsequent_indent=" " * 5, break_on_hyphens=False
    )
    if notation == words:
        return "\n".join(lines)
    room = width - 1 - len(lines[-1])
    behind = f"{notation:>{room}}" if room > len(notation) + 1 else f"\n{notation:>{width - 1}}"
    return "\n".join(lines) + click.style(behind, dim=True)


def chosen(view: View, decision: Decision, words: list[str]) -> Choice:
    """A choice by its number (from 1) or its notation."""
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0][:9])
        if not 1 <= number <= len(decision.choices):
            raise IllegalChoice(f"The choices are numbered from 1 to {len(decision.choices)}.")
        return decision.choices[number - 1]
    try:
        choice = parse_choice(" ".join(words))
    except IllegalChoice as error:
        raise IllegalChoice(f"{error} Write ? for what can be written here.") from None
    if choice.kind == "concede":
        raise IllegalChoice("To give up, write `concede` alone.")
    if choice not in decision.choices:
        raise IllegalChoice(explain.explain_illegal(view.state, choice))
    return choice


def why(view: View, decision: Decision, words: list[str]) -> str:
    """Only the view is asked, so the answer cannot tell what is hidden."""
    if not words:
        return "Why what? Write `why play #12` for a choice, or `why #12` for a card's power and cost."
    if len(words) == 1 and words[0].startswith("#"):
        return explain_values(view.state, must_locate(view.state, _card_id(words[0])).card)
    if len(words) == 1 and words[0].isdecimal():
        return explain.explain_illegal(view.state, chosen(view, decision, words))
    return explain.explain_illegal(view.state, parse_choice(" ".join(words)))


def _card_id(word: str) -> int:
    number = word[1:]
    # Cards that are not seen have no id in a view.
    if not (number.isascii() and number.isdecimal() and int(number[:9]) > 0):
        raise IllegalChoice(f"{word!r} is not the id of a card. An id looks like #12.")
    return int(number[:9])
