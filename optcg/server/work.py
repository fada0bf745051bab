"""What the server has done by its worker processes: reading cards and decks, replays, checks, hints."""

from __future__ import annotations

import os
from contextlib import redirect_stderr
from typing import Final

from optcg.bots import Guest, dismiss, make
from optcg.cards import Catalog, Deck
from optcg.cards.deck_writing import FORMS, write_deck
from optcg.cards.legality import problem_words
from optcg.cards.readings import hand_over
from optcg.engine.game import Game
from optcg.engine.position import Position
from optcg.engine.record import Record
from optcg.model.errors import OptcgError
from optcg.server.fair_play import verify
from optcg.server.messages import Refusal
from optcg.server.shown_cards import shown_deck

HINTS: Final = "greedy"  # the bot that is asked for a hint
MOST_CHOICES: Final = 3000  # of a record from which a table goes on; the longest games have a third of it


def read_cards(catalog: Catalog, numbers: list[str]) -> dict[bytes, bytes]:
    """The meaning of cards that nobody has read, for the server to keep."""
    for number in numbers:
        catalog[number]
    return hand_over()


def check_deck(catalog: Catalog, text: str) -> dict[str, object]:
    return shown_deck(catalog.decks.get(text.strip()) or Deck.parse(text, catalog))


def convert_deck(catalog: Catalog, text: str) -> dict[str, object]:
    """The deck in every format; without a Leader there is no code."""
    deck = catalog.decks.get(text.strip()) or Deck.parse(text, catalog)
    return {
        "formats": {
            form: write_deck(deck, form) for form in FORMS if form != "code" or deck.leader is not None
        }
    }


def read_deck(catalog: Catalog, text: str, allow_unread: bool) -> tuple[str, ...]:
    """The numbers of a deck that may be played."""
    deck = catalog.decks.get(text.strip()) or Deck.parse(text, catalog)
    problems = deck.problems()
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise Refusal("deck", f"This deck is not legal: {problem_words(problems[0])}{more}")
    if deck.unread and not allow_unread:
        raise Refusal("deck", f"The text of these cards is not wholly read: {', '.join(deck.unread[:5])}.")
    return deck.numbers


def check_position(catalog: Catalog, data: dict[str, object]) -> dict[str, object]:
    """A position from which a game can begin."""
    position = Position.from_dict(data, catalog)
    Game.from_position(position, 0)
    return position.to_dict()


def check_record(catalog: Catalog, given: dict[str, object], at: int) -> dict[str, object]:
    """The beginning of a record, up to a point from which the game goes on."""
    data = Record.from_dict(given).to_dict()
    data["result"] = None
    choices = data["choices"]
    assert isinstance(choices, list)
    data["choices"] = choices[: max(0, at)]
    if len(choices[: max(0, at)]) > MOST_CHOICES:
        raise Refusal("record", f"A table goes on from a game of at most {MOST_CHOICES} choices.")
    game = Record.from_dict(data).replay(catalog)
    if game.over:
        raise Refusal("over", "The game is over at this point; choose an earlier one.")
    return data


def check_promise(catalog: Catalog, data: dict[str, object]) -> dict[str, object]:
    try:
        kept = verify(data)
        return {"fair": True, "commitment": kept.commitment, "shares": list(kept.shares)}
    except OptcgError as error:
        return {"fair": False, "message": str(error)}


def hints(catalog: Catalog, saved: dict[str, object], seat: int, seed: int) -> list[dict[str, object]]:
    """What a bot would do, and why."""
    view = Game.from_dict(saved, catalog).view(seat)
    assert view.decision is not None
    reasons = make(HINTS, seed).reasons(view, view.decision)
    return [{"choice": str(r.choice), "value": r.value, "why": r.why} for r in reasons[:5]]


def think(catalog: Catalog, bot: str, seed: int, saved: dict[str, object], player: int) -> tuple[str, str]:
    """The answer of a bot that is shown the view of its seat alone; what it did wrong, if it failed."""
    asked = make(bot, seed)
    view = Game.from_dict(saved, catalog).view(player)
    assert view.decision is not None
    with open(os.devnull, "w") as nowhere, redirect_stderr(nowhere):  # a guest may print its hand
        choice = asked.choose(view, view.decision)
    dismiss(asked)
    return str(choice), asked.failure if isinstance(asked, Guest) else ""
