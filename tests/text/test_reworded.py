"""Official lines in other words mean the same, and words keep the columns of what is printed."""

import pytest

from optcg.text.grammar import Reading
from optcg.text.reader import read_line
from optcg.text.words.synonyms import PHRASES, WORDS
from tests.text.reworded import official, reworded, written

LINES = 100  # one out of so many official lines, and of the lines of the tests; all of them with --long
SAME = 0.97  # the rest is told by `python -m tests.text.reworded`


def test_lines_in_other_words_mean_the_same(request: pytest.FixtureRequest) -> None:
    stride = 1 if request.config.getoption("--long") else LINES
    said = list(reworded([*official(), *written()][::stride]))
    wrong = [f"{one.came}, {one.rule}: {one.anew}" for one in said if one.came != "same"]

    # What is read in other words never means something else.
    assert [one for one in wrong if one.startswith(("other", "ambiguous"))] == []
    assert len(wrong) <= len(said) * (1 - SAME), "\n".join(wrong)


def test_a_word_keeps_the_column_of_what_is_printed() -> None:
    line = read_line("[On Play] If opponent can't sing, draw two cards.")
    assert line.unread is not None
    assert (line.unread.piece, line.unread.column) == ("can't sing, draw two cards.", 23)

    words = {token.written: token for token in Reading("The opponent draws two cards.").tokens}
    assert [(words[word].start, words[word].end) for word in ("your", "opponent", "2")] == [
        (0, 12),
        (0, 12),
        (19, 22),
    ]


@pytest.mark.parametrize("words", [put for _, put in (*WORDS, *PHRASES)])
def test_the_wordings_of_the_table_stay_as_they_are(words: str) -> None:
    once = [token.written for token in Reading(words).tokens]
    assert [token.written for token in Reading(" ".join(once)).tokens] == once
