"""Every number, name, limit, duration and the like of an official line is in its tree, and no other."""

from collections import Counter
from functools import cache

import pytest

from optcg.cards.cut import LACKING
from optcg.cards.importer import facts_of, import_printings
from optcg.model.abilities import Ability
from optcg.text.audit.lines import doubts
from optcg.text.reader import read_lines
from tests.mutations import mutants
from tests.needs import card_data

# Of how many wrong trees one is tried; all of them with --long.
STRIDE = 11

# The share that must be noticed. "Your" is often left unsaid, and a tree of equal steps has spare signs.
NOTICED = {"owner": 0.9, "up to": 0.9, "step dropped": 0.9, "place": 0.9}
OTHERS = 0.95


@cache
def lines() -> dict[str, tuple[Ability, ...]]:
    """The different lines of all cards with their trees, but for those whose words the data lacks."""
    return {
        line.text: line.abilities
        for card in facts_of(import_printings(card_data())).values()
        for line in read_lines(card.text, card.trigger, card.category)
        if LACKING not in line.text
    }


def test_no_word_of_any_card_is_dropped_and_none_is_invented() -> None:
    assert len(lines()) >= 2000
    found = {line: doubts(line, abilities) for line, abilities in lines().items()}
    assert {line: wrong for line, wrong in found.items() if wrong} == {}


def test_wrong_trees_would_be_noticed(request: pytest.FixtureRequest) -> None:
    """Trees with a filter, a step or a condition less, another number, duration, limit, owner or name."""
    stride = 1 if request.config.getoption("--long") else STRIDE
    wrong = [(line, word, tree) for line, tree in lines().items() for word, tree in mutants(tree)]
    tried: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    for line, word, tree in wrong[::stride]:
        tried[word] += 1
        noticed[word] += bool(doubts(line, tree))
    assert tried.total() >= 2000
    assert noticed.total() >= 0.95 * tried.total()
    shares = {word: noticed[word] / count for word, count in tried.items() if count >= 20}
    assert {word: share for word, share in shares.items() if share < NOTICED.get(word, OTHERS)} == {}
