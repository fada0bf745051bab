"""A word in another's place changes what a line means, or the line is not read: no word is read past."""

import re

import pytest

from optcg.cards.house import house_printings
from optcg.cards.importer import import_printings
from optcg.text.reader import read_line
from optcg.text.words.normalise import ability_lines
from tests.needs import card_data

EVERY = 8  # one line out of so many


def lines(official: bool) -> list[str]:
    """Lines of house cards, or of official ones."""
    cards = import_printings(card_data()) if official else house_printings()
    found = (line for row in cards.values() for line in ability_lines(row[0].facts.text))
    return [line for line in dict.fromkeys(found) if len(line.split()) > 3][::EVERY]


OPPOSITES = [
    ("your opponent's", "your"),
    ("your opponent", "you"),
    ("or less", "or more"),
    ("or more", "or less"),
    ("top", "bottom"),
    ("bottom", "top"),
    ("hand", "trash"),
    ("trash", "hand"),
    ("deck", "trash"),
    ("during this turn", "during this battle"),
    ("during this battle", "during this turn"),
    ("rested", "active"),
    ("active", "rested"),
    ("Leader", "Stage"),
    ("Event", "Stage"),
    ("face-up", "face-down"),
    ("K.O.", "trash"),
    ("cannot", "can"),
    ("start", "end"),
    ("end", "start"),
    ("other than", "including"),
    *((str(number), str(number + 1)) for number in range(10)),
    *((f"{number}000", f"{number + 1}000") for number in range(1, 9)),
]

# Where a line says a thing twice, or what cannot be otherwise, the second word has no meaning of its own.
SAID_BEFORE = [
    r"your (opponent's )?(next )?Refresh Phase",  # a card becomes active in that of its own player
    r"cannot attack your",  # nobody attacks their own cards
    r"(this|that|selected|chosen|trashed) (Leader|Event|Character|Stage)",  # the card, whatever it is called
    r"turned face-(up|down)",  # as the sentence before turned it
    r"cards? placed at the (top|bottom)",  # where the sentence before placed it
    r"place them back in your (opponent's )?Life area",  # where they were
    r"this( Character)? card from your (hand|trash)",  # wherever it lies then
    r"rested DON!! cards? from your DON!! deck",  # given at once
    r"the card (your opponent|you) revealed",
]


def changed(line: str, word: str, other: str) -> list[str]:
    """The line with the other word in each place of this one, but for names and what is said before."""
    found = []
    for match in re.finditer(rf"(?<![\w.-]){re.escape(word)}(?![\w'!]|\.')", line):
        before = line[: match.start()]
        if any(before.count(opens) > before.count(closes) for opens, closes in ("[]", "{}")):
            continue
        spared = (known for pattern in SAID_BEFORE for known in re.finditer(pattern, line, re.IGNORECASE))
        if not any(known.start() <= match.start() < known.end() for known in spared):
            found.append(before + other + line[match.end() :])
    return found


@pytest.mark.parametrize("official", [False, True], ids=["house", "official"])
def test_another_word_is_another_meaning(official: bool) -> None:
    read_past = []
    for line in lines(official):
        meaning = read_line(line).abilities
        others = (text for word, other in OPPOSITES for text in changed(line, word, other))
        read_past += [text for text in others if read_line(text).abilities == meaning != ()]

    assert read_past == []
