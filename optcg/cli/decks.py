"""Cards and decks as they are named on the command line."""

import sys
from difflib import get_close_matches
from pathlib import Path

import click

from optcg.cards import Catalog, Deck
from optcg.cards.at_hand import facts_at_hand
from optcg.cards.deck_codes import pieces_of_link
from optcg.cards.house import house_decks
from optcg.cards.legality import problem_words
from optcg.cards.store import DamagedStore
from optcg.model.cards import CardData
from optcg.model.errors import IllegalDeck, UnreadCard

DECK_HELP = "DECK is the name of a house deck, a file, a deck code or link, or - for stdin."


def open_catalog(cards: str | None) -> Catalog:
    """The house set and, if named, the card data at a path; else the default catalogue."""
    if cards is None:
        try:
            return Catalog.default()
        except DamagedStore as error:
            click.echo(f"Warning: {error}", err=True)
            return Catalog(facts_at_hand(imported=False), house_decks())
    return Catalog(facts_at_hand(cards), house_decks())


def open_deck(named: str, catalog: Catalog) -> Deck:
    """The deck of this name. Whether it is legal is for the caller to ask."""
    if named == "-":
        return _parse(_from_stdin(), catalog, "stdin")
    if named in catalog.decks:
        return catalog.decks[named]
    if pieces_of_link(named) is not None:
        return _parse(named, catalog, "deck")
    path = Path(named)
    if path.is_file():
        try:
            return _parse(path.read_text(encoding="utf-8"), catalog, path.stem)
        except (OSError, UnicodeError) as error:
            raise click.ClickException(f"The deck {named} cannot be read: {error}.") from None
    raise click.ClickException(_unknown(named, catalog))


def find_card(number: str, catalog: Catalog) -> CardData:
    """The card of a number; small letters and the suffix of a printing are forgiven."""
    try:
        return catalog[number.upper().partition("_")[0]]
    except KeyError as error:
        raise click.ClickException(_by_name(number, catalog) or str(error)) from None


def _by_name(name: str, catalog: Catalog) -> str | None:
    """What to say to a name in the place of a number."""
    if any(letter.isdigit() for letter in name):
        return None
    named = {card.name.casefold(): card for card in reversed(list(catalog.printed()))}
    wanted = name.casefold()
    close = [known for known in named if wanted in known] or get_close_matches(wanted, named, n=1)
    guess = f" Did you mean {named[close[-1]].number}, {named[close[-1]].name}?" if close else ""
    return f"{name} is no card number.{guess} `optcg cards find` finds cards by their names."


def check_playable(deck: Deck, whose: str, allow_unread: bool) -> None:
    """Rule 5-2-1-1: only a legal deck is played, and only with text that is read, unless that is allowed."""
    problems = deck.problems()
    if problems:
        more = f" and {len(problems) - 1} more" if len(problems) > 1 else ""
        raise IllegalDeck(f"{whose} is not legal: {problem_words(problems[0])}{more}")
    unread = deck.unread
    if unread and not allow_unread:
        some = ", ".join(unread[:3]) + (", ..." if len(unread) > 3 else "")
        raise UnreadCard(
            f"{whose} holds {len(unread)} cards whose text is not wholly read ({some}); "
            "--allow-unread leaves that text out of the game."
        )
    if unread:
        click.echo(f"{whose} is played without some text of {', '.join(unread)}.", err=True)


def _from_stdin() -> str:
    if sys.stdin is None:
        raise click.ClickException("The deck cannot be read from stdin: it is closed.")
    try:
        return sys.stdin.read()
    except (OSError, UnicodeError) as error:
        raise click.ClickException(f"The deck cannot be read from stdin: {error}.") from None


def _parse(text: str, catalog: Catalog, name: str) -> Deck:
    deck = Deck.parse(text, catalog)
    return deck if deck.name else Deck.parse(text, catalog, name)


def _unknown(named: str, catalog: Catalog) -> str:
    close = get_close_matches(named.lower(), catalog.decks, n=1)
    guess = f" Did you mean {close[0]}?" if close else f" The house decks are {', '.join(catalog.decks)}."
    return f"There is no house deck and no file named {named}.{guess}"
