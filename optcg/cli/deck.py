"""`optcg deck`: check, show and convert deck lists."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import click

from optcg.cards import Deck
from optcg.cards.deck_figures import Figures, figures_of
from optcg.cards.deck_writing import FORMS, write_deck
from optcg.cards.legality import problem_words
from optcg.cli.commands import NO, Group
from optcg.cli.decks import DECK_HELP, open_catalog, open_deck
from optcg.cli.options import AS_JSON, CARDS
from optcg.cli.targets import PICTURE
from optcg.cli.wrapping import columns, cut

_BAR = 40
_FACTS = 41  # columns of what stands beside number and name


@click.group(cls=Group)
@click.pass_context
def deck(ctx: click.Context) -> None:
    """Check, show and convert deck lists.

    \b
    Example:
      optcg deck check my-deck.txt
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@deck.command(epilog=DECK_HELP)
@click.argument("named", metavar="DECK")
@click.option("--format", "play", metavar="FILE", help="Also by a format of play: a JSON file.")
@CARDS
@AS_JSON
@click.pass_context
def check(ctx: click.Context, named: str, play: str | None, cards: str | None, as_json: bool) -> None:
    """Say whether a deck is legal (Rule 5-1-2), and if not, why, line by line.

    The exit code is 1 if it is not.

    \b
    Examples:
      optcg deck check my-deck.txt
      optcg deck check ember-rush --format harbor-league.json --json
    """
    found = open_deck(named, open_catalog(cards))
    problems = found.problems()
    if play is not None:
        from optcg.cards.formats import format_problems, read_format

        problems += format_problems(found, read_format(play))
    if as_json:
        rows = [problem._asdict() for problem in problems]
        plain = {"legal": not problems, "problems": rows, "unread": found.unread}
        click.echo(json.dumps(plain, indent=1))
    elif problems:
        click.echo("\n".join(map(problem_words, problems)))
    else:
        leader = found.leader.name if found.leader else ""
        click.echo(f"{found.name or named} is legal: {leader} with {len(found.cards)} cards.")
    if found.unread and not as_json:
        click.echo(
            f"Note: the text of {', '.join(found.unread)} is not wholly read; a game needs --allow-unread."
        )
    if problems:
        ctx.exit(NO)


@deck.command(epilog=DECK_HELP)
@click.argument("named", metavar="DECK")
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the figures into a PNG, SVG or PDF file.")
@CARDS
@AS_JSON
def show(named: str, plot: str | None, cards: str | None, as_json: bool) -> None:
    """List a deck with its curve, colors, Counters and [Trigger]s.

    \b
    Examples:
      optcg deck show moss-wall
      optcg deck show my-deck.txt --plot my-deck.png
    """
    found = open_deck(named, open_catalog(cards))
    _tell_unreadable(found)
    figures = figures_of(found)
    if as_json:
        plain = {"name": found.name, "numbers": list(found.numbers), **asdict(figures)}
        click.echo(json.dumps(plain, indent=1))
    else:
        click.echo("\n".join((*_listed(found), "", *_drawn(figures))))
    if plot is not None:
        from optcg.cli.deck_plot import draw

        draw(found.name or named, figures, Path(plot))
        click.echo(f"Drawn into {plot}.", err=True)


def _listed(found: Deck) -> Iterator[str]:
    if found.leader is not None:
        life = f"Life {found.leader.life}, power {found.leader.power}"
        yield click.style(f"{found.leader.name} ({found.leader.number})", bold=True) + f"  {life}"
    by_number = {card.number: card for card in found.cards}
    numbers = max((len(number) for number in by_number), default=0)
    longest = max((len(card.name) for card in found.cards), default=0)
    wide = min(max(longest, 16), max(columns() - _FACTS - numbers, 16))
    for number, copies in Counter(card.number for card in found.cards).items():
        card = by_number[number]
        power = f"{'' if card.power is None else card.power:>6}"
        counter = f" {f'+{card.counter}' if card.counter else '':<5}"
        trigger = " [Trigger]" if card.trigger else ""
        facts = f"{cut(card.name, wide):<{wide}} {card.category:<10}{card.cost:>3}{power}{counter}{trigger}"
        yield f"{copies}x {number:<{numbers}} {facts}".rstrip()


def _drawn(figures: Figures) -> Iterator[str]:
    most = max(1, *figures.curve.values())
    for cost, count in figures.curve.items():
        bar = "█" * round(_BAR * count / most)
        yield f"cost {cost:>2} {count:>3} {bar}"
    yield ""
    yield "  ".join(f"{name} {count}" for name, count in figures.categories.items())
    yield "Colors: " + ", ".join(f"{name} {count}" for name, count in figures.colors.items())
    counters = ", ".join(
        f"{'none' if not value else f'+{value}'} {n}" for value, n in figures.counters.items()
    )
    yield f"Counters of Characters: {counters}"
    yield f"[Trigger]: {figures.triggers}"
    if figures.keywords:
        yield "Keywords: " + ", ".join(f"[{name}] {count}" for name, count in figures.keywords.items())


@deck.command(epilog=DECK_HELP)
@click.argument("named", metavar="DECK")
@click.option(
    "--to", "form", type=click.Choice(list(FORMS)), default="numbers", show_default=True, help="The format."
)
@CARDS
@click.pass_context
def convert(ctx: click.Context, named: str, form: str, cards: str | None) -> None:
    """Write a deck in another format. Every format is also read, and known by itself.

    \b
    numbers     4xOP01-016, Leader first    topdecks     code of onepiecetopdecks
    names       4 Nami (OP01-016)           gumgum       link
    arena       About, Name, Deck           egman        link
    json        a list of 51 numbers        cardkaizoku  link
    code        our own short code

    \b
    Example:
      optcg deck convert my-deck.txt --to code
    """
    found = open_deck(named, open_catalog(cards))
    if _tell_unreadable(found):
        ctx.exit(NO)
    click.echo(write_deck(found, form), nl=False)


def _tell_unreadable(found: Deck) -> bool:
    """Say which lines could not be read, if there are any."""
    unread = [problem for problem in found.problems() if problem.rule == "2-14-1"]
    if unread:
        click.echo("\n".join(map(problem_words, unread)), err=True)
    return bool(unread)
