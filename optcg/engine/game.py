"""A game as programs use it: start, read the decision, choose, until it is over.

This module is plain Python in every build: what programs hand in is looked at here, before it meets the
compiled engine, where a value of a wrong type would be a TypeError.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from secrets import randbits
from typing import TYPE_CHECKING, Final

from optcg.engine import dice, explain, explain_values
from optcg.engine.advance import Running, advance, apply
from optcg.engine.card import FieldCard
from optcg.engine.decisions import Choice, parse_choice
from optcg.engine.game_events import GameEvent
from optcg.engine.hand_cost import cost_in_hand
from optcg.engine.places import must_locate
from optcg.engine.position import Position
from optcg.engine.power_and_cost import cost, keywords, power
from optcg.engine.record import FORMAT, Record, header
from optcg.engine.rule_processing import lose
from optcg.engine.saving import dump_state
from optcg.engine.setup import BY_DICE, BY_THROW, new_state
from optcg.engine.state import MAIN, GameState
from optcg.engine.translate.cards import definitions_of
from optcg.engine.view import View
from optcg.model.cards import CatalogLike, DeckLike
from optcg.model.errors import GameOver, IllegalChoice, IllegalDeck, OptcgError, UnreadCard
from optcg.model.plain import HIGHEST_SEED, Plain, check_catalog, repr, row, word
from optcg.model.terms import PLAYER_NAMES, Area, keyword_names

SAVE_FORMAT: Final = "optcg-save/1"
_WHO_CONCEDES: Final = "Only player A or B can concede: 'concede A', 'concede B' (Rule 1-2-3)."


class Game(Running):
    """One game between two players. Player 0 is "A", player 1 is "B"."""

    __slots__ = ("__weakref__",)

    # Starting -----------------------------------------------------------------------------------

    @staticmethod
    def start(
        catalog: CatalogLike,
        decks: Sequence[DeckLike],
        seed: int | None = None,
        chooser: int | str | None = None,
        even: bool = False,
        log: bool = True,
        allow_unread: bool = False,
    ) -> Game:
        """Start a game and go to its first decision.

        `chooser` says who decides who goes first: None for a fair draw, 0, 1, or "rps". With `even` the
        engine also asks where only the asking itself would tell the opponent something.
        """
        check_catalog(catalog)
        _check_options(even, allow_unread)
        _check_decks(decks)
        if len(decks) != 2:
            raise IllegalDeck(f"A game has exactly two players, not {len(decks)} (Rule 1-1-1).")
        for name, deck in zip(PLAYER_NAMES, decks, strict=True):
            # Rule 5-2-1-1: each player presents a deck that meets Rule 5-1-2.
            problems = deck.problems()
            if problems:
                reasons = " ".join(f"{problem.message} (Rule {problem.rule})" for problem in problems[:3])
                raise IllegalDeck(f"The deck of player {name} is not legal: {reasons}")
        lists = [list(deck.numbers) for deck in decks]
        definitions = definitions_of(catalog)
        presented = [definitions.deck(numbers) for numbers in lists]
        if any(deck.unread for deck in presented):
            _check_read(catalog, [number for numbers in lists for number in numbers], allow_unread)
        seed = _checked_seed(seed)
        state = new_state(presented, seed, _chooser_code(chooser), even, log)
        origin = _origin(seed, chooser, even, allow_unread)
        origin["decks"] = lists
        game = Game(catalog, state, origin, [])
        advance(state)
        return game

    @staticmethod
    def from_position(
        position: Position,
        seed: int | None = None,
        chooser: int | str | None = None,
        even: bool = False,
        log: bool = True,
        allow_unread: bool = False,
    ) -> Game:
        """Set up a position and go to its first decision."""
        if not isinstance(position, Position):
            raise TypeError(
                f"A game is set up from a Position, not from {repr(position)}: "
                "make one with Position.from_dict(data, catalog)."
            )
        _check_options(even, allow_unread)
        _check_read(position.catalog, position.numbers(), allow_unread)
        seed = _checked_seed(seed)
        state = position.set_up(dice.seeded(seed), _chooser_code(chooser), even, log)
        origin = _origin(seed, chooser, even, allow_unread)
        origin["position"] = position.to_dict()
        game = Game(position.catalog, state, origin, [])
        advance(state)
        return game

    # Playing ------------------------------------------------------------------------------------

    if TYPE_CHECKING:

        def choose(self, choice: Choice | str | int) -> None:  # type: ignore[override]
            """Answer the decision with a choice, its text, or its index."""

    def _choose_in_words(self, choice: object) -> None:
        """Make a choice that is not itself one of those offered: a text, an equal one, or a wrong one."""
        if isinstance(choice, str) and choice.startswith("concede"):
            choice = parse_choice(choice)
        if isinstance(choice, Choice) and choice.kind == "concede":
            if choice.number not in (0, 1):
                raise IllegalChoice(_WHO_CONCEDES)
            self.concede(choice.number)
            return
        legal = self._legal(choice)
        self.history.append(legal)
        apply(self.state, legal)

    def _legal(self, choice: object) -> Choice:
        decision = self.state.decision
        if decision is None:
            raise GameOver(f"The game is over: {explain.result_text(self.state)}")
        choices = decision.choices
        if isinstance(choice, str):
            choice = parse_choice(choice)
        elif isinstance(choice, int) and not isinstance(choice, bool):
            raise IllegalChoice(
                f"There are {len(choices)} choices, numbered from 0; {choice} is not among them."
            )
        elif not isinstance(choice, Choice):
            raise IllegalChoice(f"A choice is a Choice, its text or its index, not {choice!r}.")
        for offered in choices:
            if offered == choice:
                return offered
        if self.state.stack[-1].understands(self.state, choice):
            return choice
        raise IllegalChoice(explain.explain_illegal(self.state, choice))

    def concede(self, player: int) -> None:
        """Rules 1-2-3, 1-2-4: either player may give up at any time, and nothing can change that."""
        if not _is_player(player):
            raise OptcgError(f"Player {player!r} does not play here; it is 0 or 1.")
        if self.over:
            raise GameOver(f"The game is over: {explain.result_text(self.state)}")
        self.history.append(Choice("concede", None, None, player))
        if self.state.log is not None:
            self.state.tell(GameEvent("conceded", "1-2-3", player))
        lose(self.state, (player,), "concession", "1-2-3")

    # Looking ------------------------------------------------------------------------------------

    @property
    def events(self) -> list[GameEvent]:
        """The full log; empty if the game keeps none."""
        return self.state.log or []

    if TYPE_CHECKING:

        def view(self, player: int | None) -> View:  # type: ignore[override]
            """What one player may know; None for a spectator, who sees what both players share."""

    def power(self, card_id: int) -> int:
        """Rule 2-6: the power of a card now; off the field, its printed power."""
        card = must_locate(self.state, card_id).card
        return power(self.state, card) if isinstance(card, FieldCard) else card.definition.power

    def cost(self, card_id: int) -> int:
        """Rules 2-7, 2-7-6: the cost of a card now, on the field or in the hand."""
        card = must_locate(self.state, card_id).card
        return cost(self.state, card) if isinstance(card, FieldCard) else cost_in_hand(self.state, card)

    def keywords(self, card_id: int) -> list[str]:
        """Rule 10-1: the keyword effects that a card has now."""
        card = must_locate(self.state, card_id).card
        if isinstance(card, FieldCard):
            return keyword_names(keywords(self.state, card))
        return keyword_names(card.definition.keywords)

    def card(self, card_id: int) -> str:
        """The number of a card by its id."""
        return must_locate(self.state, card_id).card.definition.number

    def area_of(self, card_id: int) -> tuple[int, Area]:
        """Whose card it is and where it lies."""
        found = must_locate(self.state, card_id)
        return found.owner, found.area

    def by_ref(self, ref: str) -> int:
        """The id that a card named in the position has now, also after it moved."""
        refs = self.state.refs or {}
        if ref not in refs:
            raise OptcgError(f"No card of the position has the ref {ref!r}.")
        return refs[ref]

    def explain_power(self, card_id: int) -> str:
        """Why its power is what it is."""
        return explain_values.explain_power(self.state, must_locate(self.state, card_id).card)

    def explain_cost(self, card_id: int) -> str:
        """Why its cost is what it is; of a card of the hand, why playing it costs so much."""
        return explain_values.explain_cost(self.state, must_locate(self.state, card_id).card)

    def explain_illegal(self, choice: Choice | str | int) -> str:
        """Why a choice, its text or its index cannot be chosen now; that it can, if it can."""
        decision = self.state.decision
        offered = () if decision is None else decision.choices
        try:
            if isinstance(choice, str):
                choice = parse_choice(choice)
            elif isinstance(choice, int) and not isinstance(choice, bool) and 0 <= choice < len(offered):
                choice = offered[choice]
            meant = choice if isinstance(choice, Choice) else self._legal(choice)
        except (IllegalChoice, GameOver) as error:
            return str(error)
        if meant.kind == "concede" and decision is not None:
            return f"{str(meant)!r} is legal now." if meant.number in (0, 1) else _WHO_CONCEDES
        return explain.explain_illegal(self.state, meant)

    # Copying and saving -------------------------------------------------------------------------

    def with_state(self, state: GameState) -> Game:
        """This game, standing in another state."""
        return Game(self.catalog, state, self._origin, self.history)

    def position(self) -> Position:
        """The board as a position, if the game stands in a Main Phase outside battle and effects."""
        state = self.state
        if state.phase != MAIN or len(state.stack) != 1 or state.decision is None:
            raise OptcgError(
                "Only a game in the Main Phase, outside battle and effects, is a position. "
                "Save any other game with to_dict()."
            )
        return Position.of(state, self.catalog)

    def record(self) -> Record:
        """The game as a record: seed and choices."""
        data: dict[str, Plain] = {"format": FORMAT, **self._header(), **deepcopy(self._origin)}
        data["choices"] = [str(choice) for choice in self.history]
        data["result"] = None if self.state.result is None else self.state.result.to_dict()
        return Record(data)

    def _header(self) -> dict[str, Plain]:
        if "seed" not in self._origin:
            raise OptcgError("A sampled game has no record: it did not begin with a seed and decks.")
        if "decks" in self._origin:
            lists = [row(numbers, "deck") for numbers in row(self._origin["decks"], "decks")]
            return header(self.catalog, [word(number, "card") for numbers in lists for number in numbers])
        position = Position.from_dict(self._origin["position"], self.catalog)
        return header(self.catalog, position.numbers())

    def to_dict(self) -> dict[str, Plain]:
        """The whole game as plain data, also in the middle of an effect."""
        data = self.record().to_dict()
        data["format"] = SAVE_FORMAT
        data["state"] = dump_state(self.state)
        return data

    @staticmethod
    def from_dict(data: Plain, catalog: CatalogLike) -> Game:
        """Read a saved game. It goes on exactly where it was."""
        from optcg.engine.replay import load_game

        check_catalog(catalog)
        return load_game(data, catalog)


def _is_player(player: object) -> bool:
    return isinstance(player, int) and not isinstance(player, bool) and player in (0, 1)


def _checked_seed(seed: int | None) -> int:
    if seed is None:
        return randbits(dice.SEED_BITS)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= HIGHEST_SEED:
        raise OptcgError(
            f"A seed is a whole number of at least 0 and at most {dice.SEED_BITS} bits, not {repr(seed)}."
        )
    return seed


def _chooser_code(chooser: int | str | None) -> int:
    if chooser is None:
        return BY_DICE
    if chooser == "rps":
        return BY_THROW
    if chooser in (0, 1) and isinstance(chooser, int) and not isinstance(chooser, bool):
        return int(chooser)
    raise OptcgError(f'The chooser is None, 0, 1 or "rps", not {chooser!r} (Rule 5-2-1-4).')


def _check_decks(decks: object) -> None:
    """Two things that look like decks; how many there are is a matter of the rules."""
    if not isinstance(decks, Sequence) or isinstance(decks, str):
        raise TypeError(f"A game is started with a list of two decks, not with {repr(decks)}.")
    for deck in decks:
        if not hasattr(deck, "problems") or not hasattr(deck, "numbers"):
            raise TypeError(
                f"A deck is what Deck.parse(text, catalog) or catalog.decks gives, not {repr(deck)}."
            )


def _check_options(even: object, allow_unread: object) -> None:
    for name, value in (("even", even), ("allow_unread", allow_unread)):
        if not isinstance(value, bool):
            raise OptcgError(f"{name} is True or False, not {value!r}.")


def _origin(seed: int, chooser: int | str | None, even: bool, allow_unread: bool) -> dict[str, Plain]:
    named = PLAYER_NAMES[chooser] if isinstance(chooser, int) else chooser
    return {"seed": seed, "options": {"chooser": named, "even": even, "allow_unread": allow_unread}}


def _check_read(catalog: CatalogLike, numbers: list[str], allow_unread: bool) -> None:
    if allow_unread:
        return
    for number in sorted(set(numbers)):
        unread = catalog[number].unread
        if unread:
            raise UnreadCard(
                f"{number}: the text is not read from column {unread[0].column}, {unread[0].piece!r}. "
                "Play with allow_unread=True to leave such text out of the game."
            )
