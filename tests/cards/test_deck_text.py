"""Deck lists in every format, and what is said about lines that cannot be read."""

import base64
import json

import pytest

from optcg.cards import Catalog, Deck

LEADER, CARD = "HS01-001", "HS01-002"
DECK = (LEADER, CARD, CARD, CARD, CARD)


@pytest.fixture(scope="module")
def house() -> Catalog:
    return Catalog.house()


def messages(deck: Deck) -> list[tuple[int | None, str]]:
    """What could not be read, by line."""
    return [(problem.line, problem.message) for problem in deck.problems() if problem.rule == "2-14-1"]


@pytest.mark.parametrize(
    "text",
    [
        "1xHS01-001\n4xHS01-002",
        "1 HS01-001\n4 HS01-002\n",
        "1x HS01-001\r\n4X HS01-002\r\n",
        "1x Sorrel Vane (HS01-001)\n4x Pip Kettlewick (HS01-002)",
        "1 Sorrel Vane HS01-001\n4 Pip Kettlewick HS01-002",
        "1 Sorrel Vane [HS01-001]\n4 Pip Kettlewick [HS01-002]",
        "HS01-001\nHS01-002 x4",
        "HS01-001 x1\nHS01-002 4",
        "Sorrel Vane (HS01-001)\nPip Kettlewick (HS01-002) x4",
        "Leader: HS01-001\nHS01-002 x 4",
        "Leader: 1xHS01-001\nCharacter: 4 HS01-002",
        "leader:1 Sorrel Vane (HS01-001)\nCharacters: 4x Pip Kettlewick (HS01-002)",
        "Deck\n1 Sorrel Vane (HS01) 001\n4x Pip Kettlewick (hs01) 002",
        "1 (HS01) 001\n4 Pip (of the Quay) Kettlewick (HS01) 002",
        "hs01-001\n4xhs01-002",
        "1xHS01-001_p1\n2xHS01-002_r1\n2xHS01-002",
        "\n# a comment\n// Leader\n1xHS01-001 # mine\n\n4xHS01-002 // yours\n",
        "Leader\n1 Sorrel Vane (HS01-001)\nCharacter (40)\n4 Pip Kettlewick (HS01-002)\nEvent (0)\nStage:",
        "About\nName Quick Post\nDeck\n1 HS01-001\n4 HS01-002",
        "4xHS01-002\n1xHS01-001",
        "\ufeff1xHS01-001\n4xHS01-002",
        "1nHS01-001a4nHS01-002a",
        "1nHS01-001a4nHS01-002",
        "https://decks.example/list/?deckname=Post&dg=1nHS01-001a4nHS01-002_p1a&tn=x",
        "https://decks.example/?deck=1xHS01-001;4xHS01-002",
        "https://decks.example/?deck=HS01-001:1,HS01-002:4&type=optcg",
        "https://decks.example/?deck=HS01-001%3A1%2CHS01-002%3A4",
        "https://decks.example/?deck=" + base64.b64encode(b'{"HS01-001": 1, "HS01-002": 4}').decode(),
        json.dumps(DECK),
        json.dumps(DECK, indent=1),
        json.dumps({"HS01-001": 1, "HS01-002": 4}),
    ],
)
def test_a_deck_list_is_read(house: Catalog, text: str) -> None:
    deck = Deck.parse(text, house)
    assert deck.numbers == DECK
    assert messages(deck) == []


def test_a_list_may_name_its_deck(house: Catalog) -> None:
    assert Deck.parse("Name Quick Post\n1 HS01-001", house).name == "Quick Post"


def test_cards_keep_the_order_of_the_list(house: Catalog) -> None:
    deck = Deck.parse("1xHS01-004\n1xHS01-002\n1xHS01-001\n2xHS01-003", house)
    assert deck.numbers == ("HS01-001", "HS01-004", "HS01-002", "HS01-003", "HS01-003")
    assert deck.leader is house["HS01-001"]
    assert [card.number for card in deck.cards] == list(deck.numbers[1:])


def test_an_unknown_number_is_a_problem_with_its_line_and_a_guess(house: Catalog) -> None:
    deck = Deck.parse("1xHS01-001\n\n4xHS01-020\n4xHS11-002", house)
    assert messages(deck) == [(4, "There is no card numbered HS11-002. Did you mean HS01-002?")]
    assert "HS11-002" not in deck.numbers


@pytest.mark.parametrize(
    "line",
    [
        "four cards",
        "4",
        "4xNami",
        "HS01002",
        "4 HS01-002 x4",
        "99999 HS01-002",
        "1x4xHS01-002",
        "4 Pip (HS01-002) and more",
        "https://decks.example/?page=2",
        "https://[broken/?deck=1",
    ],
)
def test_an_unreadable_line_is_a_problem_with_its_line(house: Catalog, line: str) -> None:
    deck = Deck.parse(f"1xHS01-001\n{line}", house)
    ((number, message),) = messages(deck)
    assert number == 2
    assert "is not understood" in message
    assert deck.numbers == (LEADER,)


@pytest.mark.parametrize("line", ["0xHS01-002", "-4xHS01-002", "HS01-002 x0", "100xHS01-002", "-1 DON!!"])
def test_a_count_out_of_range_is_a_problem_with_its_line(house: Catalog, line: str) -> None:
    deck = Deck.parse(f"1xHS01-001\n{line}", house)
    ((number, message),) = messages(deck)
    assert number == 2
    assert "asks for" in message
    assert deck.numbers == (LEADER,)


def test_a_problem_in_json_has_its_line(house: Catalog) -> None:
    deck = Deck.parse('["HS01-001",\n "HS01-002",\n "what"]', house)
    ((line, message),) = messages(deck)
    assert line == 3
    assert "“what” is not understood" in message


@pytest.mark.parametrize(
    "text", ['["HS01-001"', '{"HS01-001": "x"}', '[["HS01-001"]]', '{"decks": []}', '[true, "a"]']
)
def test_json_that_is_no_deck_is_one_problem(house: Catalog, text: str) -> None:
    assert [line for line, _ in messages(Deck.parse(text, house))] == [1]


@pytest.mark.parametrize(
    "text",
    ["", " ", "\0", "[", "{", "[]", "{}", "[" * 9999 + '"', "x" * 30_000, "4xQ-1\n" * 3000, "eyJ", "\ud800"],
)
def test_no_text_raises(house: Catalog, text: str) -> None:
    deck = Deck.parse(text, house)
    assert deck.leader is None
    assert deck.cards == ()
    assert 2 <= len(deck.problems()) < 700


def test_decks_are_equal_if_their_cards_are(house: Catalog) -> None:
    assert Deck.parse("1xHS01-001\n2xHS01-002", house) == Deck.parse("HS01-002 x2\nHS01-001", house)
    assert Deck.parse("1xHS01-001\n2xHS01-002", house) != Deck.parse("1xHS01-001\n3xHS01-002", house)
