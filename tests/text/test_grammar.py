"""The kernel of the grammar, and what must hold of the grammar as a whole."""

import subprocess
import sys
from typing import TypeVar

import pytest

from optcg.text import grammar
from optcg.text.grammar import Misfit, Phrase, Reading, all_phrases
from optcg.text.phrases import references
from optcg.text.reader import read_line

T = TypeVar("T")

COLOR = Phrase[str]("test-color")
COLOR.means("red", "red")
COLOR.means("dark blue", "blue")

FRUIT = Phrase[str]("test-fruit")
FRUIT.says("(a|some) <test-color> apple(s)", lambda color: f"{color} apple")
FRUIT.says("<test-color> pear|plum", lambda color: f"{color} stone")
FRUIT.says("<test-color> grape", lambda _: _refuse())

CROP = Phrase[str]("test-crop")
CROP.says("<test-fruit>", lambda fruit: fruit)
CROP.same("fruit of <test-color> color", "a <test-color> apple")
CROP.same("<test-color> berry", "<test-color> grape")
CROP.same("<test-color> nut", "an unknown <test-color> nut")
EATEN = Phrase[str]("test-eaten").form_of(CROP, lambda words: f"eaten {words}", lambda fruit: f"no {fruit}")

BASKET = Phrase[tuple[str, ...]]("test-basket")
BASKET.says("<test-fruit>", lambda fruit: (fruit,))
BASKET.says("<test-fruit> and <test-basket>", lambda fruit, rest: (fruit, *rest))

TWICE = Phrase[str]("test-twice")
TWICE.says("<test-color> thing", lambda color: f"a {color} thing")
TWICE.says("red thing", lambda: "the red thing")


def test_no_wording_stands_twice_in_a_phrase() -> None:
    """Two patterns for the same words are two places to change, or two meanings."""
    for phrase in grammar.all_phrases():
        if not phrase.name.startswith("test-"):
            forms = [
                form
                for pattern in phrase.patterns()
                for form in {" ".join(words).lower() for words in grammar.variants(pattern.text)}
            ]
            assert sorted(forms) == sorted(set(forms)), phrase.name


def _refuse() -> str:
    raise Misfit


def meanings(reading: Reading, phrase: Phrase[T]) -> list[T]:
    """The different meanings of the whole line, read as a phrase."""
    return [found.value for found in reading.complete(phrase)]


@pytest.mark.parametrize("text", ["red apple", "a red apple", "some RED apples", "red Apple"])
def test_a_pattern_leaves_out_what_stands_in_parentheses(text: str) -> None:
    assert meanings(Reading(text), FRUIT) == ["red apple"]


def test_a_pattern_takes_either_of_two_words() -> None:
    assert (
        meanings(Reading("dark blue pear"), FRUIT)
        == meanings(Reading("dark blue plum"), FRUIT)
        == ["blue stone"]
    )


def test_other_words_mean_what_known_words_mean_around_the_same_phrases() -> None:
    assert meanings(Reading("fruit of dark blue color"), CROP) == ["blue apple"]
    assert meanings(Reading("eaten fruit of dark blue color"), EATEN) == ["no blue apple"]
    assert meanings(Reading("red berry"), CROP) == []  # the builder of the known words refuses it
    with pytest.raises(LookupError, match=r'No row of <test-crop> says .*: reading stops at "an"'):
        Reading("red nut").complete(CROP)


@pytest.mark.parametrize("known", ["an apple", "<test-color> <test-color> apples", "<test-fruit>"])
def test_other_words_hold_the_same_phrases(known: str) -> None:
    with pytest.raises(ValueError, match="do not hold the same phrases"):
        CROP.same("<test-color> cider", known)


def test_a_phrase_may_hold_itself() -> None:
    assert meanings(Reading("red apple and red pear and a dark blue apple"), BASKET) == [
        ("red apple", "red stone", "blue apple")
    ]


def test_a_reading_that_a_builder_refuses_is_none() -> None:
    assert meanings(Reading("red grape"), FRUIT) == []


def test_a_line_must_be_read_to_its_end() -> None:
    reading = Reading("red apple and green apple")
    assert meanings(reading, BASKET) == []
    assert reading.tokens[reading.furthest].written == "green"


def test_two_meanings_of_one_text_both_show() -> None:
    assert sorted(meanings(Reading("red thing"), TWICE)) == ["a red thing", "the red thing"]


def test_every_reading_knows_its_words_and_its_parts() -> None:
    (found,) = Reading("a dark blue apple").complete(FRUIT)
    assert (found.start, found.end) == (0, 4)
    assert [(part.phrase, part.start, part.end) for part in found.parts] == [("test-color", 1, 3)]


def test_a_phrase_may_be_a_form_of_another() -> None:
    """The words are those of the row in another form; the row alone is declared."""
    peeled = Phrase[str]("test-peeled").form_of(FRUIT, lambda words: f"peeled {words}", str.upper)
    (found,) = Reading("peeled dark blue pear").complete(peeled)

    assert found.value == "BLUE STONE"
    assert found.pattern is not None
    assert found.pattern.row == "test-fruit: <test-color> pear|plum"
    assert peeled.rows == []


def test_a_row_may_lack_a_form() -> None:
    sour = Phrase[str]("test-sour").form_of(
        FRUIT, lambda words: f"sour {words}" if "grape" not in words else ""
    )

    assert [pattern.text for pattern in sour.patterns()] == [
        "sour (a|some) <test-color> apple(s)",
        "sour <test-color> pear|plum",
    ]


def test_a_phrase_is_declared_once() -> None:
    with pytest.raises(ValueError, match="test-color"):
        Phrase[str]("test-color")


def test_a_pattern_names_only_phrases_that_exist() -> None:
    phrase = Phrase[str]("test-broken")
    phrase.says("<nobody>", str)
    with pytest.raises(LookupError, match="nobody"):
        phrase.first()
    phrase.rows.clear()


def test_every_phrase_of_the_language_is_whole() -> None:
    for phrase in grammar.all_phrases():
        assert phrase.kind or [*phrase.patterns()] or phrase.name.startswith("test-"), phrase.name
        phrase.first()
        phrase.starts()


def test_every_word_that_points_back_has_a_number_of_its_own() -> None:
    numbers = [n for name, n in vars(references).items() if name.isupper() and isinstance(n, int) and n < 0]
    assert len(numbers) == len(set(numbers)) > 10


def test_no_phrase_begins_with_itself() -> None:
    """Also not through others: reading such a phrase would not end, or would miss readings."""

    def corners(step: grammar._Step) -> set[str]:
        found = set()
        for phrase, after in step.phrases:
            found.add(phrase.name)
            found |= corners(after) if "" in phrase.starts() else set()
        return found

    begins_with = {phrase.name: corners(phrase.first()) for phrase in all_phrases()}
    size = -1
    while size != (size := sum(map(len, begins_with.values()))):
        for found in begins_with.values():
            found.update(*[begins_with[name] for name in found])
    assert [name for name, found in begins_with.items() if name in found] == []


@pytest.mark.parametrize("kinds", ["name first", "type first"])
def test_brackets_hold_a_name_or_a_type_by_what_follows_them_in_each_line(kinds: str) -> None:
    """The line that was read first does not decide for the next one."""
    words = [f"[Crew {kinds}] from", f"[Crew {kinds}] type card from"]
    for each in words if kinds == "name first" else reversed(words):
        assert read_line(f"[On Play] Add up to 1 {each} your trash to your hand.").unread is None, each


AT_ONCE = """
import sys, threading
sys.setswitchinterval(1e-6)
from optcg.cards.house import house_printings
from optcg.cards.importer import facts_of
from optcg.text.reader import read_lines
cards = [card for card in facts_of(house_printings()).values() if card.text][:24]
unread = []
gate = threading.Barrier(6)
def read(first):
    gate.wait()
    for card in cards[first:] + cards[:first]:
        unread.extend(line.text for line in read_lines(card.text, card.trigger, card.category) if line.unread)
threads = [threading.Thread(target=read, args=(4 * k,)) for k in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
unread += [line.text for c in cards for line in read_lines(c.text, c.trigger, c.category) if line.unread]
print("\\n".join(unread))
"""


def test_lines_are_read_by_several_threads_at_once() -> None:
    """As in a server that has just started: what is made with the first line is made by many."""
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
