"""`optcg cards find` and `optcg cards show`: cards by what is printed on them."""

import json
import re
from collections.abc import Iterator

import click

from optcg.cards.search import Query, find
from optcg.cli.commands import NO
from optcg.cli.decks import find_card, open_catalog
from optcg.cli.options import AS_JSON, CARDS
from optcg.cli.wrapping import columns, cut
from optcg.model.cards import CardData
from optcg.model.terms import Category, Color

_RANGE = re.compile(r"([0-9]+)|([0-9]+)?(?:-|\.\.)([0-9]+)?|([0-9]+)\+")
_HIGHEST = 10**9
_FACTS = 52  # columns of what stands beside the name
_SHORTEST = 16
_UNDER = " " * 10


class Range(click.ParamType[tuple[int, int]]):
    """4, 2-5, 5+ or -3."""

    name = "range"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        found = _RANGE.fullmatch(str(value))
        if found is None or not any(found.groups()):
            self.fail(f"{value} is no range; write 4, 2-5, 5+ or -3.", param, ctx)
        exact, low, high, least = found.groups()
        if exact:
            return int(exact), int(exact)
        if least:
            return int(least), _HIGHEST
        return int(low or 0), int(high) if high else _HIGHEST


@click.command(name="find")
@click.argument("words", nargs=-1)
@click.option("--name", default="", help="Part of the name.")
@click.option("--type", "type_", default="", help="Part of a type.")
@click.option("--text", default="", help="Part of the text or [Trigger].")
@click.option("--keyword", default="", help="A keyword or tag, such as Blocker or On Play.")
@click.option("--color", multiple=True, type=click.Choice(list(Color), case_sensitive=False), help="A color.")
@click.option(
    "--category",
    type=click.Choice([kind for kind in Category if kind is not Category.DON], case_sensitive=False),
    help="Leader, Character, Event or Stage.",
)
@click.option("--set", "set_", default="", help="A set, such as OP01.")
@click.option("--cost", type=Range(), help="Cost: 4, 2-5, 5+. Leaders have none.")
@click.option("--life", type=Range(), help="Life of a Leader: 4, 5+.")
@click.option("--power", type=Range(), help="Power: 5000, 3000-6000, 8000+.")
@click.option("--counter", type=Range(), help="Counter: 1000, 1000+.")
@click.option("--trigger", is_flag=True, help="Only cards with a [Trigger].")
@CARDS
@AS_JSON
@click.pass_context
def find_(
    ctx: click.Context,
    words: tuple[str, ...],
    name: str,
    type_: str,
    text: str,
    keyword: str,
    color: tuple[str, ...],
    category: str | None,
    set_: str,
    cost: tuple[int, int] | None,
    life: tuple[int, int] | None,
    power: tuple[int, int] | None,
    counter: tuple[int, int] | None,
    trigger: bool,
    cards: str | None,
    as_json: bool,
) -> None:
    """List the cards in which all WORDS occur and that fit the options.

    The exit code is 1 if there is none.

    \b
    Examples:
      optcg cards find --color red --cost 2-4 --keyword Rush
      optcg cards find lantern --category stage --json
    """
    query = Query(
        words, name, type_, text, keyword, category or "", set_, color, cost, power, counter, trigger, life
    )
    catalog = open_catalog(cards)
    found = list(find(catalog.printed(), query))
    if as_json:
        click.echo(json.dumps([_plain(catalog[card.number]) for card in found], ensure_ascii=False, indent=1))
    elif found:
        _table(found)
    else:
        click.echo("No card fits.", err=True)
    if not found:
        ctx.exit(NO)


@click.command(name="show")
@click.argument("numbers", nargs=-1, required=True)
@CARDS
@AS_JSON
def show(numbers: tuple[str, ...], cards: str | None, as_json: bool) -> None:
    """Show what is printed on cards, by their NUMBERS.

    \b
    Example:
      optcg cards show HS01-009 HS02-001
    """
    catalog = open_catalog(cards)
    found = [find_card(number, catalog) for number in numbers]
    if as_json:
        click.echo(json.dumps([_plain(card) for card in found], ensure_ascii=False, indent=1))
    else:
        click.echo("\n\n".join("\n".join(_shown(card)) for card in found))


def _plain(card: CardData) -> dict[str, object]:
    """The printed facts; fields that a category does not have are left out."""
    facts = {**card.to_dict(), "read": not card.unread}
    return {name: value for name, value in facts.items() if value is not None}


def _shown(card: CardData) -> Iterator[str]:
    yield click.style(f"{card.number}  {card.name}", bold=True)
    yield f"{'/'.join(card.colors)} {card.category}, {'/'.join(card.types)}"
    yield ", ".join(_numbers(card))
    if card.text:
        yield card.text
    if card.trigger:
        yield card.trigger
    if card.unread:
        yield click.style(f"Not wholly read: see `optcg cards explain {card.number}`.", fg="red")


def _numbers(card: CardData) -> Iterator[str]:
    if card.life is not None:
        yield f"Life {card.life}"
    if card.cost is not None:
        yield f"cost {card.cost}"
    if card.power is not None:
        yield f"power {card.power}"
    if card.counter is not None:
        yield f"Counter {card.counter}"
    if card.attributes:
        yield "/".join(card.attributes)


def _table(cards: list[CardData]) -> None:
    """Two rows for each card: its facts in columns, and as much of its text as there is room for."""
    names = max(len(card.name) for card in cards)
    wide = min(names, max(columns() - _FACTS, _SHORTEST))
    for card in cards:
        price = f"Life {card.life}" if card.life is not None else f"cost {card.cost}"
        facts = [f"{card.number:<9} {cut(card.name, wide):<{wide}}", f"{card.category:<9}", f"{price:<7}"]
        facts.append(f"{'' if card.power is None else card.power:>5}")
        facts.append(f"{'' if card.counter is None else f'+{card.counter}':<5}")
        click.echo(cut(" ".join((*facts, "/".join(card.colors))).rstrip(), columns() - 1))
        text = " ".join(f"{card.text} {card.trigger}".split())
        if text:
            click.echo(click.style(f"{_UNDER}{cut(text, columns() - 1 - len(_UNDER))}", dim=True))
    click.echo(f"{len(cards)} card{'' if len(cards) == 1 else 's'}")
