"""Playing a record again."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from optcg.engine.game import SAVE_FORMAT, Game
from optcg.engine.position import Position
from optcg.engine.power_and_cost import derive
from optcg.engine.record import header
from optcg.engine.saving import dump_state, load_state
from optcg.engine.translate.cards import definitions_of
from optcg.model.cards import CatalogLike, DeckLike, Problem
from optcg.model.errors import BadPosition, BadRecord, BadSave, IllegalDeck, OptcgError, RecordMismatch
from optcg.model.plain import Plain, flag, player_of, repr, row, table, whole, word

_KEYS: Final = ("rules", "engine", "catalog", "seed", "options", "choices", "result", "state")


@dataclass(frozen=True)
class JudgedDeck:
    """A deck as its card numbers, Leader first: it was judged when it was handed in."""

    numbers: tuple[str, ...]

    def problems(self) -> list[Problem]:
        return []


def replay(data: dict[str, Plain], catalog: CatalogLike) -> Game:
    """Play the choices of a record; the game must come to the recorded end."""
    return _last(steps(data, catalog))


def steps(data: dict[str, Plain], catalog: CatalogLike) -> Iterator[Game]:
    """The game of a record before its first choice and after each, up to the recorded end."""
    game = None
    for game in _play(data, catalog, log=True):
        yield game
    assert game is not None
    result = None if game.result is None else game.result.to_dict()
    if result != data["result"]:
        raise BadRecord(f"The record ends with {repr(data['result'])}, but its choices lead to {result!r}.")


def _play(data: dict[str, Plain], catalog: CatalogLike, log: bool) -> Iterator[Game]:
    """One game that goes on: as it starts, then after each choice."""
    game = _start_again(data, catalog, log)
    yield game
    for place, choice in enumerate(row(data["choices"], "choices"), start=1):
        text = word(choice, "a choice")
        try:
            game.choose(text)
        except OptcgError as error:
            raise BadRecord(f"Choice {place} of the record, {text!r}, cannot be made: {error}") from None
        yield game


def _last(played: Iterator[Game]) -> Game:
    *_, game = played
    return game


def load_game(data: Plain, catalog: CatalogLike) -> Game:
    """Read a saved game.

    Its state is read as it stands, and its choices are played again to see that they lead there: a
    save that was damaged or changed is refused, whatever was done to it.
    """
    try:
        d = table(data, "a saved game")
        if d.get("format") != SAVE_FORMAT:
            raise ValueError(f"its format is {repr(d.get('format'))}, not {SAVE_FORMAT!r}")
        for key in _KEYS:
            if key not in d:
                raise ValueError(f"{key!r} is missing")
        if ("decks" in d) == ("position" in d):
            raise ValueError("it must have either 'decks' or 'position'")
        saved = table(d["state"], "state")
        played = _last(_play(d, catalog, log=saved["log"] is not None))
        state = load_state(saved, definitions_of(catalog))
        kept = _without_words(saved)
        if _without_words(dump_state(played.state)) != kept or _without_words(dump_state(state)) != kept:
            raise ValueError("its choices do not lead to the state it holds")
        # What is said of the game is said anew: wordings may have changed since it was saved.
        state.log, state.decision = played.state.log, played.state.decision
        derive(state)
        return played.with_state(state)
    except OptcgError as error:
        raise BadSave(f"This saved game cannot be read: {error}") from None
    except RecursionError:
        raise BadSave("This saved game cannot be read: it is nested too deeply.") from None
    except KeyError as error:
        raise BadSave(f"This saved game cannot be read: {error} is missing.") from None
    except (ValueError, IndexError, TypeError) as error:
        raise BadSave(f"This saved game cannot be read: {error}.") from None


def _without_words(state: dict[str, Plain]) -> dict[str, Plain]:
    """A saved state without the sentences of its log and of its question."""
    decision = state["decision"]
    if isinstance(decision, dict):
        decision = {key: value for key, value in decision.items() if key not in ("prompt", "details")}
    return {**state, "decision": decision, "log": state["log"] is not None}


def _start_again(data: dict[str, Plain], catalog: CatalogLike, log: bool) -> Game:
    """The game of a record or a saved game, before its first choice."""
    try:
        options = table(data["options"], "options")
        seed = whole(data["seed"], "seed", 0, large=True)
        chooser = _chooser(options.get("chooser"))
        even = flag(options.get("even", False), "even")
        unread = flag(options.get("allow_unread", False), "allow_unread")
        if "decks" in data:
            decks: list[DeckLike] = []
            for numbers in row(data["decks"], "decks"):
                decks.append(JudgedDeck(tuple([word(number, "card") for number in row(numbers, "deck")])))
            _must_fit(data, header(catalog, [number for deck in decks for number in deck.numbers]))
            return Game.start(catalog, decks, seed, chooser, even, log, unread)
        position = Position.unchecked(data["position"], catalog)
        _must_fit(data, header(catalog, position.numbers()))
        return Game.from_position(position, seed, chooser, even, log, unread)
    except KeyError as error:
        raise RecordMismatch(f"This record needs another catalogue: {error.args[0]}") from None
    except (IllegalDeck, BadPosition) as error:
        raise BadRecord(f"This record cannot be played: {error}") from None
    except (ValueError, IndexError) as error:
        raise BadRecord(f"This record cannot be read: {error}.") from None
    except RecursionError:
        raise BadRecord("This record cannot be read: it is nested too deeply.") from None


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
