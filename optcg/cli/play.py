"""`optcg play`: a game in the terminal."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from secrets import randbits
from typing import Final, TypeVar

import click

from optcg.bots import NAMES, Bot, dismiss, make, report
from optcg.cards import Catalog, Deck
from optcg.cli.board import open_event_lines
from optcg.cli.decks import DECK_HELP, check_playable, open_catalog, open_deck
from optcg.cli.leaving import Leaving, Quit
from optcg.cli.options import ALLOW_UNREAD, CARDS
from optcg.cli.person import CLEAR, Hint, Person, Undo
from optcg.cli.targets import TARGET
from optcg.cli.wrapping import paragraph
from optcg.engine.decisions import Choice
from optcg.engine.explain import result_text
from optcg.match import Match, MatchStart, Step, steps
from optcg.match.rules import UNTIMED
from optcg.model.errors import OptcgError
from optcg.model.terms import PLAYER_NAMES

DEFAULT_DECKS: Final = ("ember-rush", "moss-wall")
DEFAULT_BOT: Final = "normal"
NOBODY: Final = "none"
HINTS: Final = "greedy"  # the bot that is asked for a hint
SEED_BITS: Final = 32  # short enough to be written down
T = TypeVar("T", Bot, Bot | None)


@click.command(epilog=DECK_HELP)
@click.argument("decks", metavar="[DECK DECK]", nargs=-1)
@click.option("--bot", shell_complete=lambda *of: _bots_like(of[-1]), default=DEFAULT_BOT, show_default=True,
              help='The opponent: easy, normal, hard, random, your own ("cmd: ./mybot"); '
              "none for two people at one keyboard.")  # fmt: skip
@click.option("--match", "best_of", type=click.Choice(["1", "3"]), default="1", show_default=True,
              help="One game, or the best of three.")  # fmt: skip
@click.option("--seed", type=click.IntRange(min=0), help="Play the same cards again.")
@CARDS
@click.option("--watch", is_flag=True, help="Let two bots play and print what happens.")
@click.option("--record", type=TARGET, help="Keep the game in this file (optcg replay).")
@ALLOW_UNREAD
def play(
    decks: tuple[str, ...], bot: str, best_of: str, seed: int | None, cards: str | None, watch: bool,
    record: str | None, allow_unread: bool,
) -> None:  # fmt: skip
    """Play a game in the terminal, or watch one.

    You are player A, with the first deck. Without a terminal to ask at, two bots play and the game is
    printed.

    \b
    Examples:
      optcg play
      optcg play brass-engine my-deck.txt --bot hard
      optcg play --watch --seed 7 --record game.json
    """
    if bot != NOBODY:
        make(bot)
    catalog = open_catalog(cards)
    two = _two_decks(decks, catalog)
    for player, deck in zip(PLAYER_NAMES, two, strict=True):
        check_playable(deck, f"The deck of {player}, {deck.name},", allow_unread)
    seed = randbits(SEED_BITS) if seed is None else seed
    start = MatchStart(seed, decks=two, allow_unread=allow_unread)
    rules = replace(UNTIMED, best_of=int(best_of), undo=bot != NOBODY)
    match = Match(catalog, start, rules, now=0)
    click.echo(paragraph(f"A plays {two[0].name}, B plays {two[1].name}, seed {seed}."))
    leaving = Leaving()
    try:
        with leaving.watched():
            while True:
                if watch or not at_terminal():
                    name = DEFAULT_BOT if bot == NOBODY else bot
                    with _seated(match, [make(name, seed), make(name, seed + 1)]) as bots:
                        _watch(match, bots, leaving)
                else:
                    with _seated(match, [None if bot == NOBODY else make(bot, seed)]) as (opponent,):
                        _sit_down(match, opponent, leaving)
                click.echo(paragraph(f"The game is over: {result_text(match.game.state)}"))
                _keep(match, record)
                if match.over:
                    break
                stand = " to ".join(map(str, match.wins))
                click.echo(paragraph(f"The match stands at {stand}. The next game begins.") + "\n")
                match.apply(Step(steps.NEXT, 0))
    except Quit:
        click.echo("\nYou left the game.")
        _keep(match, record)
        return
    if match.rules.best_of > 1 and match.winner is not None:
        click.echo(f"{PLAYER_NAMES[match.winner]} won the match, {' to '.join(map(str, match.wins))}.")


def _bots_like(beginning: str) -> list[str]:
    return [name for name in (*NAMES, NOBODY) if name.startswith(beginning)]


@contextmanager
def _seated(match: Match, bots: list[T]) -> Iterator[list[T]]:
    """The bots of one game, the last of them player B. Those that failed are told of, and all are let go."""
    try:
        yield bots
        for each in filter(None, map(report, filter(None, bots))):
            click.echo(paragraph(each))
    finally:
        for place, bot in enumerate(bots, start=2 - len(bots)):
            if bot is not None:
                dismiss(bot, match.game.view(place))


def _keep(match: Match, file: str | None) -> None:
    """Write the record of the game; the second of a match goes to NAME-2.json, and so on."""
    if file is None:
        return
    path = Path(file)
    number = match.number + 1
    if number > 1:
        path = path.with_stem(f"{path.stem}-{number}")
    try:
        match.game.record().save(path)
    except OSError as error:
        raise OptcgError(f"The record {path} cannot be written: {error.strerror}.") from None
    click.echo(f"The record is in {path}.")


def _two_decks(named: Sequence[str], catalog: Catalog) -> tuple[Deck, Deck]:
    if len(named) not in (0, 2):
        raise click.UsageError(f"A game needs two decks, not {len(named)}.")
    if list(named) == ["-", "-"]:
        raise click.UsageError("Only one of the decks can come from stdin.")
    first, second = named or DEFAULT_DECKS
    return open_deck(first, catalog), open_deck(second, catalog)


def _watch(match: Match, bots: Sequence[Bot], leaving: Leaving) -> None:
    game = match.game
    shown = 0
    while True:
        for line in open_event_lines(game.events[shown:]):  # nobody at the table is looking
            click.echo(line)
        shown = len(game.events)
        decision = game.decision
        if decision is None:
            return
        choice = bots[decision.player].choose(game.view(decision.player), decision)
        _choose(match, decision.player, choice, leaving)


def _choose(match: Match, player: int, choice: Choice, leaving: Leaving) -> None:
    kind = steps.CONCEDE if choice.kind == "concede" else steps.CHOOSE
    with leaving.undisturbed():
        match.apply(Step(kind, 0, player, str(choice)))


def _sit_down(match: Match, opponent: Bot | None, leaving: Leaving) -> None:
    """Play a game to its end: person against bot, or two people who pass the keyboard."""
    hint: Hint = make(HINTS, 0).reasons
    people = [Person(0, read_line, hint), Person(1, read_line, hint)]
    last: Person | None = None
    while match.game.decision is not None:
        game, decision = match.game, match.game.decision
        if opponent is not None and decision.player == 1:
            _choose(match, 1, opponent.choose(game.view(1), decision), leaving)
            continue
        person = people[decision.player]
        if opponent is None and person is not last:
            if last is not None:
                click.echo(CLEAR, nl=False, color=True)
            name = PLAYER_NAMES[person.player]
            person.wait(f"Pass the keyboard to player {name}, who presses Enter. ")
        last = person
        try:
            _choose(match, person.player, person.answer(game.view(person.player)), leaving)
        except Undo:
            _take_back(match, person, leaving)
    people[0].show_news(match.game.view(0 if opponent is not None else None))


def _take_back(match: Match, person: Person, leaving: Leaving) -> None:
    """The person's last choice, and all that came after it, are undone."""
    count = match.last_choice_of(person.player)
    try:
        with leaving.undisturbed():
            match.apply(Step(steps.BACK, 0, number=-1 if count is None else count))
    except OptcgError as error:
        click.echo(paragraph(str(error)))
        return
    click.echo("Your last choice is taken back.")
    person.forget_news(match.game.view(person.player))


def at_terminal() -> bool:
    """Whether there is somebody to ask."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(prompt: str) -> str:
    return input(prompt)
