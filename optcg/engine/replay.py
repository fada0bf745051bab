"""Playing a record again."""

from optcg.engine.game import Game
from optcg.engine.position import Position
from optcg.engine.record import header
from optcg.model.cards import CatalogLike, DeckLike, Problem
from optcg.model.errors import BadRecord, OptcgError, RecordMismatch
from optcg.model.plain import Plain, flag, player_of, row, table, whole, word


class _Deck:
    """A deck out of a record: its numbers as they stand."""

    def __init__(self, numbers: list[str]) -> None:
        self.numbers = numbers

    def problems(self) -> list[Problem]:
        """The decks of a record were judged when the game was played."""
        return []


def replay(data: dict[str, Plain], catalog: CatalogLike) -> Game:
    """Play the choices of a record; the game must come to the recorded end."""
    game = start_again(data, catalog)
    for place, choice in enumerate(row(data["choices"], "choices"), start=1):
        text = word(choice, "a choice")
        try:
            game.choose(text)
        except OptcgError as error:
            raise BadRecord(f"Choice {place} of the record, {text!r}, cannot be made: {error}") from None
    result = None if game.result is None else game.result.to_dict()
    if result != data["result"]:
        raise BadRecord(f"The record ends with {data['result']!r}, but its choices lead to {result!r}.")
    return game


def start_again(data: dict[str, Plain], catalog: CatalogLike) -> Game:
    """The game of a record or a saved game, before its first choice."""
    try:
        options = table(data["options"], "options")
        seed = whole(data["seed"], "seed", 0)
        chooser = _chooser(options.get("chooser"))
        even = flag(options.get("even", False), "even")
        allow_unread = flag(options.get("allow_unread", False), "allow_unread")
        decks: list[DeckLike] = []
        if "decks" in data:
            for numbers in row(data["decks"], "decks"):
                decks.append(_Deck([word(number, "card") for number in row(numbers, "deck")]))
            used = [number for deck in decks for number in deck.numbers]
        else:
            position = Position.from_dict(data["position"], catalog)
            used = position.numbers()
        _must_fit(data, header(catalog, used))
        if decks:
            return Game.start(
                catalog, decks, seed=seed, chooser=chooser, even=even, allow_unread=allow_unread
            )
        return Game.from_position(position, seed=seed, chooser=chooser, even=even, allow_unread=allow_unread)
    except KeyError as error:
        raise RecordMismatch(f"This record needs another catalogue: {error.args[0]}") from None
    except ValueError as error:
        raise BadRecord(f"This record cannot be read: {error}.") from None


def _chooser(value: Plain) -> int | str | None:
    if value is None:
        return None
    return "rps" if value == "rps" else player_of(value)


def _must_fit(data: dict[str, Plain], own: dict[str, Plain]) -> None:
    if data["rules"] != own["rules"] or data["engine"] != own["engine"]:
        raise RecordMismatch(
            f"This record was made by engine {data['engine']} for rules {data['rules']}; "
            f"this is engine {own['engine']} for rules {own['rules']}."
        )
    if data["catalog"] != own["catalog"]:
        raise RecordMismatch(
            "This record was made with other card data: a card of its decks has different facts or text here."
        )
