"""Whatever stands in a line, reading it ends soon, in one meaning or in an unread piece."""

from __future__ import annotations

import time
from random import Random

import pytest

from optcg.cards.house import house_printings
from optcg.model.terms import Category
from optcg.text import read
from optcg.text.reader import read_line
from optcg.text.words.normalise import ability_lines

HOUSE = [row[0].facts for row in house_printings().values()]
LINES = [line for card in HOUSE for line in ability_lines(card.text) if len(line.split()) > 3]
SECONDS = 2.0  # of processor time, for the longest line; most take a thousandth of it
SIGNS = "[]{}<>()\"'.,:;•-+¶①②%&\\/\t\n 0123456789٣²ⅧÀßİ漢字🏴\u200b\u0301\x00"


def checked(line: str) -> None:
    began = time.process_time()
    found = read_line(line)
    took = time.process_time() - began
    read_as = bool(found.abilities) and len(found.meanings) < 2
    assert (found.unread is None) == read_as
    assert took < SECONDS, f"{took:.1f} s for {line!r}"
    read(line, line, Category.CHARACTER)


def words_of(random: Random, lines: int) -> list[str]:
    return [word for _ in range(lines) for word in random.choice(LINES).split()]


@pytest.mark.parametrize("seed", range(4))
def test_signs_of_every_kind(seed: int) -> None:
    random = Random(f"signs {seed}")
    for _ in range(100):
        length = random.randint(0, 60)
        checked("".join(random.choice(SIGNS) for _ in range(length)))
        checked("".join(chr(random.randrange(1, 0x2FFF)) for _ in range(length)))


@pytest.mark.parametrize("seed", range(4))
def test_lines_that_are_cut_anywhere(seed: int) -> None:
    random = Random(f"cut {seed}")
    for line in random.sample(LINES, 40):
        start, end = sorted(random.randint(0, len(line)) for _ in range(2))
        checked(line[:end])
        checked(line[start:])
        checked(line[start:end] + ".")


@pytest.mark.parametrize("seed", range(4))
def test_lines_with_words_changed(seed: int) -> None:
    random = Random(f"changed {seed}")
    for line in random.sample(LINES, 40):
        words = line.split()
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(words))
            deed = random.randrange(4)
            if deed == 0:
                words[place] = random.choice(words_of(random, 1))
            elif deed == 1:
                words.insert(place, random.choice(words_of(random, 1)))
            elif deed == 2 and len(words) > 1:
                del words[place]
            else:
                other = random.randrange(len(words))
                words[place], words[other] = words[other], words[place]
        checked(" ".join(words))


@pytest.mark.parametrize(
    "piece",
    [
        "[Mira] or ",
        "[Mira], ",
        "{Harbor} or ",
        "draw 1 card and ",
        "draw 1 card. Then, ",
        "if you have 1 Life card and ",
        "rest this Character, ",
        "with a cost of 1 and ",
        "you may ",
        "if it is your turn, ",
        "red or ",
        "(",
        "other than [Mira] ",
        "up to 1 of your Characters and ",
        "• Draw 1 card. ",
        "+1000 power and ",
        "{Harbor} type Characters or ",
        "when you take damage or ",
        "[On Play] ",
        "[Mira] and ",
    ],
)
def test_a_piece_said_again_and_again(piece: str) -> None:
    """Every word is read once at each place, so that long lines do not take for ever."""
    for head in ("[On Play] ", "", "[On Play] If ", "[Main] K.O. up to 1 ", "[On Play] Choose one: "):
        checked(f"{head}{piece * 12}draw 1 card.")
        checked(f"{head}{piece * 400}draw 1 card.")


def test_lines_joined_to_one() -> None:
    random = Random("joined")
    for _ in range(20):
        checked(" ".join(random.sample(LINES, 3)))
