"""`optcg cards explain`: a card or a line of text clause by clause, as it was understood."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Final

import click

from optcg.cards.cut import LACKING
from optcg.cli.commands import NO
from optcg.cli.decks import find_card, open_catalog
from optcg.cli.options import AS_JSON, CARDS
from optcg.cli.wrapping import chunks, columns, wrapped
from optcg.model.cards import CardData
from optcg.model.terms import KEYWORD_BITS, Category
from optcg.text.clauses import TAG, clauses_of, tag_meaning
from optcg.text.reader import Line, read_lines
from optcg.text.writer import write_ability
from optcg.text.writing.english import sentence

_COLUMN: Final = 5  # the width of the number where a clause starts
_KIND: Final = 11  # and of the words that name it
_INDENT: Final = " " * 2
_TRIED: Final = (Category.CHARACTER, Category.LEADER, Category.EVENT, Category.STAGE)
_UNREAD: Final = (
    "No wording of the grammar goes on from here. Compare the line with the card; if it is right, the grammar"
    " wants a new wording (docs/card-text.md). Until then the card is kept out of games."
)
_LACKING: Final = (
    f"{LACKING} stands for words that the card data lacks and that nobody here knows (docs/card-text.md)."
    " Until they are known the card is kept out of games."
)
_AMBIGUOUS: Final = (
    "The grammar understands this line in more than one way, so it takes none of them. One of its wordings"
    " is too wide (docs/card-text.md). Until then the card is kept out of games."
)


@click.command()
@click.argument("numbers", metavar="NUMBER...", nargs=-1)
@click.option("--line", "texts", metavar="TEXT", multiple=True, help="A line of text that no card need have.")
@CARDS
@AS_JSON
@click.pass_context
def explain(
    ctx: click.Context, numbers: tuple[str, ...], texts: tuple[str, ...], cards: str | None, as_json: bool
) -> None:
    """Show how the text of card NUMBER was read, clause by clause.

    First what is printed, then each line of the text with its clauses: the column, the words as they
    stand, and what they were taken to mean, written by the program from what it understood. Text that
    is not read is marked where reading stopped; then the exit code is 1. A --line is read as that of the
    card that it speaks of ("this Stage"), else of a Character, or of the first category that can have it.

    \b
    Examples:
      optcg cards explain HS01-009
      optcg cards explain OP01-016 OP01-017 --cards card-data.zip
      optcg cards explain --line "[On Play] Draw 1 card."
    """
    if not numbers and not any(map(str.strip, texts)):
        raise click.UsageError("Give the number of a card, or a line of text with --line.")
    found = [find_card(number, open_catalog(cards)) for number in numbers]
    read = [(card, read_lines(card.text, card.trigger, card.category)) for card in found]
    said = [_read_alone(text) for text in texts]
    if as_json:
        shown = [_plain(card, lines) for card, lines in read]
        alone = [_plain_line(line, category) for category, lines in said for line in lines]
        click.echo(json.dumps({"cards": shown, "lines": alone} if said else {"cards": shown}, indent=1))
    else:
        width = columns()
        blocks = ["\n".join(_shown(card, lines)) for card, lines in read]
        blocks += ["\n".join(_line(line, category, width)) for category, lines in said for line in lines]
        click.echo("\n\n".join(blocks))
    if any(line.unread for _, lines in (*read, *said) for line in lines):
        ctx.exit(NO)


def _read_alone(text: str) -> tuple[Category, list[Line]]:
    """A text with the category of card that it is read as: what it calls its card, if it does."""
    tried = sorted(_TRIED, key=lambda category: f"this {category}".casefold() not in text.casefold())
    found = [(category, read_lines(text, "", category)) for category in tried]
    return next((one for one in found if not any(line.unread for line in one[1])), found[0])


def facts_of(card: CardData) -> str:
    """What is printed besides the text, in one row."""
    facts = [str(card.category), "/".join(card.colors)]
    if card.category is Category.LEADER:
        facts.append(f"Life {card.life}")
    if card.cost is not None:
        facts.append(f"cost {card.cost}")
    if card.power is not None:
        facts.append(f"power {card.power}")
    if card.category is Category.CHARACTER:
        facts.append("no Counter" if card.counter is None else f"Counter +{card.counter}")
    facts += [f"<{attribute}>" for attribute in card.attributes]
    facts += [f"{{{type_}}}" for type_ in card.types]
    return "  ".join(facts)


def _shown(card: CardData, lines: list[Line]) -> Iterator[str]:
    width = columns()
    yield click.style(f"{card.number}  {card.name}", bold=True)
    yield from wrapped(facts_of(card), _INDENT, width)
    printed = [*card.text.splitlines(), *card.trigger.splitlines()]
    if not printed:
        yield f"{_INDENT}No text."
    for text in printed:
        yield from (click.style(row, dim=True) for row in wrapped(text, _INDENT, width))
    for line in lines:
        yield ""
        yield from _line(line, card.category, width)


def _line(line: Line, category: Category, width: int) -> Iterator[str]:
    if line.unread is None:
        yield from wrapped(line.text, "", width)
    else:
        yield from _marked(line.text, line.unread.column, width)
    clauses = clauses_of(line, category)
    for clause in clauses:
        head = f"{clause.column:>{_COLUMN}} {clause.kind:<{_KIND}}"
        rest = " " * len(head)
        first, *more = wrapped(clause.text, rest, width)
        yield click.style(head, fg="cyan") + first[len(rest) :]
        yield from more
        yield from (click.style(row, fg="green") for row in wrapped(f"= {clause.meaning}", rest, width))
    told = " ".join(clause.meaning for clause in clauses)
    for keyword in KEYWORD_BITS:  # what is told by a keyword that is not printed
        if f"[{keyword}]" in told and f"[{keyword}]" not in line.text:
            yield from wrapped(f"[{keyword}]: {sentence(tag_meaning(keyword))}", _INDENT, width)
    if line.unread is not None:
        yield from _what_to_do(line, category, width)
    elif any(count > 1 for count in Counter(clause.kind == TAG for clause in clauses).values()):
        # How far an "if" reaches, and what comes first, shows in the whole only.
        whole = " ".join(write_ability(ability, category) for ability in line.abilities)
        yield from (
            click.style(row, fg="green", bold=True) for row in wrapped(f"In all: {whole}", _INDENT, width)
        )


def _marked(text: str, column: int, width: int) -> Iterator[str]:
    """The text with a caret under the column where reading stopped."""
    for start, row in chunks(text, width):
        yield row
        if start < column <= start + len(row):
            yield " " * (column - start - 1) + click.style("^", fg="red", bold=True)


def _what_to_do(line: Line, category: Category, width: int) -> Iterator[str]:
    assert line.unread is not None
    head = f"not read from column {line.unread.column}: "
    several = len(line.meanings) > 1
    said = head + (_AMBIGUOUS if several else _LACKING if LACKING in line.text else _UNREAD)
    yield from (click.style(row, fg="red") for row in wrapped(said, _INDENT, width))
    for meaning in line.meanings if several else ():
        words = " ".join(write_ability(ability, category) for ability in meaning)
        yield from wrapped(f"- {words}", _INDENT * 2, width)


def _plain(card: CardData, lines: list[Line]) -> dict[str, object]:
    facts = card.to_dict()
    return {
        "card": facts.pop("number"),
        **facts,
        "read": not card.unread,
        "lines": [_plain_line(line, card.category) for line in lines],
    }


def _plain_line(line: Line, category: Category) -> dict[str, object]:
    unread = line.unread
    return {
        "text": line.text,
        "clauses": [clause._asdict() for clause in clauses_of(line, category)],
        "meaning": [write_ability(ability, category) for ability in line.abilities],
        "unread": None if unread is None else {"text": unread.piece, "column": unread.column},
    }
