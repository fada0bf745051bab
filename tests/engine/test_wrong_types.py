"""What is no card, deck, catalogue or position at all: a TypeError that says what is expected."""

import pytest

from optcg import Catalog, Deck, Game, Position, Record, bots
from tests.games.playing import house, new_game, pairs
from tests.scenario import Scenario


@pytest.mark.parametrize("catalog", [None, "house", {}, 5])
def test_a_catalogue_is_needed(catalog: object) -> None:
    game = new_game(1)
    board = Scenario().position().to_dict()
    said = r"The cards come from a Catalog, such as Catalog.house\(\), not from "
    with pytest.raises(TypeError, match=said):
        Game.start(catalog, pairs()[0])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=said):
        Position.from_dict(board, catalog)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=said):
        Game.from_dict(game.to_dict(), catalog)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=said):
        Record.from_dict(game.record().to_dict()).replay(catalog)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=said):
        Deck.parse("", catalog)  # type: ignore[arg-type]


@pytest.mark.parametrize("decks", [None, 5, "ab", {}, house()])
def test_decks_come_in_a_list(decks: object) -> None:
    with pytest.raises(TypeError, match="A game is started with a list of two decks, not with "):
        Game.start(house(), decks)  # type: ignore[arg-type]


@pytest.mark.parametrize("deck", [None, "ember-rush", 5])
def test_a_deck_is_a_deck(deck: object) -> None:
    with pytest.raises(TypeError, match=r"A deck is what Deck.parse\(text, catalog\) or catalog.decks gives"):
        Game.start(house(), (pairs()[0][0], deck))  # type: ignore[arg-type]


@pytest.mark.parametrize("position", [None, {}, "board"])
def test_a_position_is_a_position(position: object) -> None:
    with pytest.raises(TypeError, match=r"make one with Position.from_dict\(data, catalog\)"):
        Game.from_position(position)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [None, 5, b"4xHS01-002", []])
def test_a_deck_is_read_from_text(text: object) -> None:
    with pytest.raises(TypeError, match="A deck is read from text, not from "):
        Deck.parse(text, house())  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [5, None, 1.5])
def test_a_card_number_is_text(number: object) -> None:
    with pytest.raises(KeyError, match="A card number is text such as OP01-001, not "):
        Catalog.house()[number]  # type: ignore[index]


def test_a_bot_is_named_by_text() -> None:
    with pytest.raises(TypeError, match=r"A bot is named by text, not by None\. The bots are: random"):
        bots.make(None)  # type: ignore[arg-type]


def test_an_event_is_told_to_a_player_or_to_a_spectator() -> None:
    event = new_game(1).events[0]
    with pytest.raises(TypeError):  # compiled, the sentence is that of the compiler
        event.text("A")  # type: ignore[arg-type]
