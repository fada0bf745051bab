"""Rule 1-1: number of players."""

from pathlib import Path

import pytest

from optcg import BadPosition, Deck, Game, IllegalDeck, Position
from tests.cards.card_files import card, write_cards
from tests.scenario import Scenario

DECK_LIST = ["1xHS99-100", *[f"4xHS99-{n:03}" for n in range(12)], "2xHS99-012"]


@pytest.mark.rule("1-1-1")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_1_1_1_a_game_needs_exactly_two_decks(tmp_path: Path, seats: int) -> None:
    """With two decks a game starts; with any other number it is refused."""
    leader = card("HS99-100", category="Leader", cost=4, power=5000)
    catalog = write_cards(tmp_path, [leader, *[card(f"HS99-{n:03}", cost=1) for n in range(13)]])
    deck = Deck.parse("\n".join(DECK_LIST), catalog)
    assert Game.start(catalog, [deck, deck], seed=1).decision is not None

    with pytest.raises(IllegalDeck, match=r"exactly two players.*1-1-1"):
        Game.start(catalog, [deck] * seats, seed=1)


@pytest.mark.rule("1-1-1")
def test_1_1_1_a_position_needs_both_players() -> None:
    """A board with one player only cannot be set up."""
    s = Scenario()
    alone = s.to_dict()
    del alone["B"]

    with pytest.raises(BadPosition, match=r"two players.*1-1-1"):
        Position.from_dict(alone, s.cards)
