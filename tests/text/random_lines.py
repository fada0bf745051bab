"""Lines of card text made at random from the grammar itself, with invented names."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from operator import itemgetter
from random import Random

from optcg.text import grammar
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.replaced import REPLACEMENT
from optcg.text.phrases.whole_lines.abilities import BODY, STATIC
from optcg.text.words.tokens import ATTRIBUTE, CIRCLED, NAME, NUMBER, QUOTED, SIGNED, TYPE, tokens_of

WORDS = {
    NAME: ["[Mira]", "[Old Toll]", "[Sable Quay]"],
    TYPE: ["{Harbor}", "{Lamplight}"],
    QUOTED: ['"Harb"'],
    ATTRIBUTE: ["<Slash>", "<Ranged>"],
    NUMBER: ["1", "2", "3", "4"],
    SIGNED: ["+1000", "-2000", "+2"],
    CIRCLED: ["①", "②"],
}
TAGS = {"keyword": ["[Rush]", "[Blocker]", "[Banish]"], "timing": ["[On Play]", "[When Attacking]"]}
KINDS: tuple[tuple[Phrase[object], str], ...] = (
    (BODY, "[On Play] "),  # type: ignore[assignment]
    (BODY, "[Main] "),
    (BODY, "[Your Turn] "),
    (STATIC, ""),
    (REPLACEMENT, ""),
)
TRIES = 6


class DeadEnd(Exception):
    """No sentence comes of these choices."""


def random_line(seed: int) -> str | None:
    """A line that the grammar can make; None if no try came to an end."""
    random = Random(f"line {seed}")
    for _ in range(100):
        phrase, tags = random.choice(KINDS)
        try:
            words, _ = _say(phrase, random, random.randint(5, 9))
        except DeadEnd:
            continue
        if 4 < len(words) < 40:
            return tags + _spaced(words)
    return None


def _spaced(words: list[str]) -> str:
    text = " ".join(words)
    for sign in ",.;:":
        text = text.replace(f" {sign}", sign)
    return text if text.endswith(".") else f"{text}."


def _say(phrase: Phrase[object], random: Random, depth: int) -> tuple[list[str], object]:
    if phrase.meaning is not None:
        word = random.choice(TAGS.get(phrase.name) or WORDS[phrase.kind])
        try:
            return [word], phrase.meaning(tokens_of(word)[0])
        except Misfit as misfit:
            raise DeadEnd from misfit
    ways = _ways(phrase.name)
    open_ways = bisect_right(ways, depth, key=itemgetter(0))
    if not open_ways:
        raise DeadEnd
    for _ in range(TRIES):
        _, pieces, build = ways[random.randrange(open_ways)]
        try:
            return _say_pattern(pieces, build, random, depth)
        except (DeadEnd, Misfit):
            continue
    raise DeadEnd


@cache
def _ways(name: str) -> list[tuple[int, tuple[str, ...], object]]:
    """The ways to say a phrase: how deep each goes at least, its pieces, and what builds its meaning."""
    phrase = grammar.phrase_named(f"<{name}>")
    assert phrase is not None
    ways = [
        (1 + _depth_of(pieces), tuple(pieces), build)
        for pattern, build in phrase.patterns
        for pieces in grammar.variants(pattern)
    ]
    return sorted(ways, key=itemgetter(0))


def _depth_of(pieces: Iterable[str]) -> int:
    inner = [grammar.phrase_named(piece) for piece in pieces]
    return max((_depths()[phrase.name] for phrase in inner if phrase is not None), default=0)


@cache
def _depths() -> dict[str, int]:
    """How deep each phrase goes at least: found by looking at all of them until nothing gets shorter."""
    depths = {phrase.name: 0 if phrase.meaning is not None else 99 for phrase in grammar.all_phrases()}
    shorter = True
    while shorter:
        shorter = False
        for phrase in grammar.all_phrases():
            for pattern, _ in phrase.patterns:
                for pieces in grammar.variants(pattern):
                    inner = [grammar.phrase_named(piece) for piece in pieces]
                    deep = 1 + max((depths[part.name] for part in inner if part is not None), default=0)
                    if deep < depths[phrase.name]:
                        depths[phrase.name], shorter = deep, True
    return depths


def _say_pattern(
    pieces: tuple[str, ...], build: object, random: Random, depth: int
) -> tuple[list[str], object]:
    words: list[str] = []
    meanings: list[object] = []
    for piece in pieces:
        inner = grammar.phrase_named(piece)
        if inner is None:
            words.append(piece)
        else:
            said, meaning = _say(inner, random, depth - 1)
            words += said
            meanings.append(meaning)
    assert callable(build)
    return words, build(*meanings)
