"""Random games with texts that no card has: nothing breaks, nothing hangs."""

from collections import Counter

import pytest

from optcg.model.terms import Category
from tests.games.recombined_cards import faults_of_games, recombined
from tests.official.board import catalog
from tests.text.pieces import cut

GAMES = 12
LONG = 300


def test_games_with_recombined_texts_end_without_a_fault(request: pytest.FixtureRequest) -> None:
    games = LONG if request.config.getoption("--long") else GAMES
    official = list(catalog().printed())
    leaders = [card for card in official if card.category is Category.LEADER]
    others = [card for card in official if card.category is not Category.LEADER]
    cards = recombined([*leaders[::4], *others[::16]], cut(official[::8]), seed=1)
    seen: Counter[str] = Counter()

    assert list(faults_of_games(cards, 0, games, seen)) == []
    assert len(seen) > len(cards) / 2
