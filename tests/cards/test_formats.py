"""Formats of play as data files: sets, bans, limits, pairs."""

import json
from pathlib import Path

import pytest

from optcg import Catalog
from optcg.cards.formats import PlayFormat, format_problems, read_format
from optcg.model.errors import BadFormat
from tests.needs import ROOT

HOUSE = Catalog.house()
DECK = HOUSE.decks["ember-rush"]
LEADER, CARD = DECK.numbers[0], DECK.numbers[1]


def messages(play: PlayFormat) -> list[str]:
    return [problem.message for problem in format_problems(DECK, play)]


def test_a_format_without_limits_allows_everything() -> None:
    assert messages(PlayFormat("optcg-format/1", "Open")) == []


def test_a_banned_card_is_named() -> None:
    assert messages(PlayFormat("optcg-format/1", "Calm", banned=[CARD])) == [f"{CARD} is banned in Calm."]


def test_only_cards_of_the_sets_are_played_but_for_those_allowed() -> None:
    own = {number.partition("-")[0] for number in DECK.numbers}
    assert messages(PlayFormat("optcg-format/1", "Own", sets=sorted(own))) == []
    none = PlayFormat("optcg-format/1", "None", sets=[])
    assert len(messages(none)) == len(set(DECK.numbers))
    assert (
        len(messages(PlayFormat("optcg-format/1", "One", sets=[], allowed=[CARD]))) == len(messages(none)) - 1
    )


def test_a_limit_counts_copies() -> None:
    copies = DECK.numbers.count(CARD)
    assert messages(PlayFormat("optcg-format/1", "Few", limited={CARD: copies})) == []
    assert messages(PlayFormat("optcg-format/1", "Few", limited={CARD: copies - 1})) != []


def test_of_a_banned_pair_one_card_may_be_there() -> None:
    assert messages(PlayFormat("optcg-format/1", "Pairs", banned_pairs=[(LEADER, "HS99-001")])) == []
    assert messages(PlayFormat("optcg-format/1", "Pairs", banned_pairs=[(LEADER, CARD)])) == [
        f"{LEADER} and {CARD} must not be in one deck in Pairs."
    ]


def test_the_worked_example_is_read() -> None:
    play = read_format(ROOT / "examples" / "formats" / "harbor-league.json")
    assert play.name == "Harbor League"
    assert play.banned
    assert play.banned_pairs


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "is not understood"),
        ("[]", "is not understood"),
        ('{"name": "x"}', "missing required field"),
        ('{"format": "optcg-format/1", "name": "x", "colour": 1}', "colour"),
        ('{"format": "optcg-format/9", "name": "x"}', "optcg-format/1"),
        ('{"format": "optcg-format/1", "name": "x", "banned": "OP01-001"}', "banned"),
        ("\x00\x01", "is not understood"),
    ],
)
def test_a_file_that_is_no_format_is_refused_in_a_sentence(
    tmp_path: Path, content: str, sentence: str
) -> None:
    file = tmp_path / "format.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadFormat, match=sentence):
        read_format(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFormat, match="nowhere"):
        read_format(tmp_path / "nowhere.json")


def test_the_fields_are_those_of_the_docs() -> None:
    named = json.loads((ROOT / "examples" / "formats" / "harbor-league.json").read_text(encoding="utf-8"))
    assert set(named) <= set(PlayFormat.__struct_fields__)
