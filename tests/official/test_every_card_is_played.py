"""Official cards in random games: nothing breaks, nothing hangs; the real deck lists play too."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from optcg import Deck
from tests.games.every_card import Played, batch, play, report, run, too_seldom
from tests.needs import card_data
from tests.official.board import catalog


@pytest.mark.parametrize("first", range(0, 64, 8))
def test_games_with_cards_of_all_sets_end_without_a_fault(first: int) -> None:
    """A sample of the run that plays every card; decks are drawn around other cards each time."""
    played = batch("official", first * 1000, 8, Counter())
    assert played.faults == []
    assert len(played.seen) > 100


@pytest.mark.long
def test_every_card_takes_part_twenty_times() -> None:
    played = run("official", times=20, jobs=2, most=20_000)
    assert played.faults == []
    assert too_seldom(catalog(), played.seen, 20) == []


@pytest.mark.parametrize(("times", "code"), [(1, 0), (2, 1)])
def test_cards_of_which_words_are_lacking_are_no_fault_of_the_run(
    times: int, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are told beside those that were played too seldom."""
    seen = Counter(card.number for card in catalog() if not card.unread)
    assert report(catalog(), Played(seen, [], 1, 1), times) == code
    told = capsys.readouterr().out
    assert "lacking: ST32-001 ST32-003 ST32-004\n" in told
    assert ("short:\n" in told) is (code == 0)


def real_lists() -> list[Path]:
    folder = card_data().parent / "decks"
    if not folder.is_dir():
        pytest.skip("no deck lists beside the card data")
    return sorted(folder.glob("*.txt"))


def test_real_deck_lists_play_against_each_other() -> None:
    """Lists of cards that are all at hand; each plays each, as A and as B."""
    cards = catalog()
    decks = [Deck.parse(path.read_text(encoding="utf-8"), cards, path.stem) for path in real_lists()]
    playable = [deck for deck in decks if not deck.problems()]
    assert len(playable) >= 2
    for seed, pair in enumerate(product(playable, playable)):
        game, faults, _ = play(cards, pair, seed)
        assert faults == []
        assert game.result is not None
