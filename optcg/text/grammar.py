"""The kernel of the grammar: phrases, the patterns that say them, and all ways to read a line.

A phrase is declared once and told, pattern by pattern, how it can be said and what that means:

    EFFECT = Phrase[Effect]("effect")
    EFFECT.says("draw <count> card(s)", Draw)

In a pattern, `<count>` is another phrase, whose meaning is handed to the builder; `card(s)` and
`(up to)` leave out what stands in parentheses; `a|the` is either word. Builders refuse a reading that
makes no sense by raising `Misfit`. Reading is top-down over all possibilities, with a memory of what
was read at each place, so patterns can be written in any order and two meanings of one text show; no
phrase may begin with itself, also not through another one.

Other words for what a phrase says already need no builder: the words that are known say what is meant, and
the audit counts those, too. Both hold the same phrases, in any order:

    EFFECT.same("each of <cards> is set as active", "set <cards> as active")

A phrase may be a regular form of another one, whose patterns are its rows: the genitive of a noun, a deed as
the opponent does it. The words of a row are turned into that form when the first line is read; what is
declared is the row alone:

    THEIR_DEED = Phrase[Steps]("their-deed").form_of(DEED, third_person, by_opponent)

What is made once for all lines (the steps of a phrase, the words it begins with) is made aside and then
put in its place, so lines can be read by several threads at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from optcg.text.words.synonyms import same_pieces, same_words, variants
from optcg.text.words.tokens import Token, tokens_of

T = TypeVar("T")
_Way = tuple["Pattern", int, "tuple[Found, ...]"]

_PHRASES: Final[dict[str, Phrase[Any]]] = {}
_REFERENCE: Final = re.compile(r"<([a-z-]+)>")


class Misfit(ValueError):
    """A builder's word for: the words are there, but together they mean nothing."""


class Pattern(NamedTuple):
    """One way to say a phrase, what makes its meaning, and where it was declared."""

    text: str
    build: Callable[..., Any]
    row: str  # the phrase and the words of the declaration, of which this may be another form
    known: str = ""  # other words of the phrase that mean the same


class Found(NamedTuple):
    """One reading of a phrase: its meaning and the words it covers, with the readings inside it."""

    phrase: str
    value: object
    start: int
    end: int
    parts: tuple[Found, ...]
    pattern: Pattern | None = None  # None for a phrase of one word

    def said_as(self) -> str:
        """The words of the pattern; none for a phrase of one word."""
        return "" if self.pattern is None else self.pattern.text


def all_of(found: Found) -> Iterator[Found]:
    """A reading, and all readings inside it."""
    yield found
    for part in found.parts:
        yield from all_of(part)


class _Step:
    """A place in the patterns of a phrase; patterns with the same beginning share it."""

    __slots__ = ("_by_start", "_starts", "patterns", "phrases", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Step] = {}
        self.phrases: list[tuple[Phrase[Any], _Step]] = []
        self.patterns: list[Pattern] = []
        self._starts: frozenset[str] | None = None
        self._by_start: dict[tuple[str, str], list[tuple[Phrase[Any], _Step]]] = {}

    def by_start(self, token: Token | None) -> list[tuple[Phrase[Any], _Step]]:
        """The phrases that a word can begin; those that can be empty may stand before any, and at the end."""
        if self._starts is None:
            self._starts = frozenset[str]().union(*(phrase.starts() for phrase, _ in self.phrases))
        # The same brackets are a name or a type by what follows them. Words that begin no phrase are alike.
        key = ("", "") if token is None else (token.key if token.key in self._starts else "", token.kind)
        known = self._by_start.get(key)
        if known is None:
            starts = {"", *key}
            self._by_start[key] = known = [each for each in self.phrases if starts & each[0].starts()]
        return known

    def by_word(self, word: str) -> _Step:
        return self.words.setdefault(word, _Step())

    def by_phrase(self, phrase: Phrase[Any]) -> _Step:
        for known, step in self.phrases:
            if known is phrase:
                return step
        step = _Step()
        self.phrases.append((phrase, step))
        return step


class Phrase(Generic[T]):
    """A part of speech of card text, with all its patterns."""

    def __init__(self, name: str, kind: str = "", meaning: Callable[[Token], T] | None = None) -> None:
        """A phrase of patterns; or of one word of a `kind`, whose `meaning` is told from it."""
        if name in _PHRASES:
            raise ValueError(f"The phrase <{name}> is declared twice.")
        self.name: Final = name
        self.given: Final = f"given {name}"  # the kind of the word that stands for it
        self.kind: Final = kind
        self.meaning: Final = meaning
        self.rows: Final[list[Pattern]] = []  # what is declared
        self._forms: Final[list[Callable[[], Iterator[Pattern]]]] = []
        self._first: _Step | None = None
        self._starts: frozenset[str] | None = None
        _PHRASES[name] = self

    def says(self, pattern: str, build: Callable[..., T]) -> None:
        """One more way to say this phrase."""
        self.rows.append(Pattern(pattern, build, f"{self.name}: {pattern}"))

    def means(self, pattern: str, value: T) -> None:
        """One more way to say this phrase, with a fixed meaning."""
        self.says(pattern, lambda: value)

    def same(self, pattern: str, known: str) -> None:
        """One more way to say what other words of this phrase, `known`, mean around the same phrases."""
        names = _REFERENCE.findall(pattern)
        if sorted(names) != sorted(_REFERENCE.findall(known)) or len(set(names)) < len(names):
            raise ValueError(f'"{pattern}" and "{known}" do not hold the same phrases, each of them once.')

        def meant(*parts: object) -> T:
            return self._meant(known, dict(zip(names, parts, strict=True)))

        self.rows.append(Pattern(pattern, meant, f"{self.name}: {pattern}", known))

    def _meant(self, words: str, given: dict[str, object]) -> T:
        """What words mean in which these phrases have these meanings."""
        reading = Reading(words, given)
        found = reading.complete(self)
        if reading.furthest < len(reading.tokens):
            stop = reading.tokens[reading.furthest].written
            raise LookupError(f'No row of <{self.name}> says "{words}": reading stops at "{stop}".')
        if len(found) != 1:
            raise Misfit
        return cast(T, found[0].value)

    def form_of(
        self,
        phrase: Phrase[Any],
        words: Callable[[str], str],
        meaning: Callable[[Any], T] = lambda value: value,
    ) -> Phrase[T]:
        """This phrase: it says what another one says, in other `words`, with a `meaning` made of its.

        A row for which there are no such words has no such form.
        """

        def turned(row: Pattern) -> Pattern:
            known = row.known and words(row.known)
            return Pattern(words(row.text), lambda *parts: meaning(row.build(*parts)), row.row, known)

        self._forms.append(lambda: (turned(row) for row in phrase.patterns() if words(row.text)))
        return self

    def patterns(self) -> Iterator[Pattern]:
        """All ways to say this phrase: its rows, and the forms of those of other phrases."""
        yield from self.rows
        for forms in self._forms:
            yield from forms()

    def first(self) -> _Step:
        """The patterns as one tree of steps, made when the first line is read."""
        if self._first is None:
            first = _Step()
            for pattern in self.patterns():
                # Words that mean the same are one word, in the patterns as in the text.
                for pieces in dict.fromkeys(tuple(same_pieces(said)) for said in variants(pattern.text)):
                    _lay(first, pieces).patterns.append(pattern)
            self._first = first
        return self._first

    def starts(self) -> frozenset[str]:
        """The words and kinds of words with which this phrase can begin; "" if it can be empty."""
        if self._starts is None:
            found = {self.given, self.kind} if self.kind else {self.given}
            if not self.kind:
                _collect_starts(self.first(), found)
            self._starts = frozenset(found)
        return self._starts


def _collect_starts(step: _Step, found: set[str]) -> None:
    found.update(step.words)
    if step.patterns:
        found.add("")
    for phrase, after in step.phrases:
        inner = phrase.starts()
        found.update(inner - {""})
        if "" in inner:
            _collect_starts(after, found)


def _lay(step: _Step, pieces: tuple[str, ...]) -> _Step:
    for piece in pieces:
        phrase = phrase_named(piece)
        step = step.by_word(piece.lower()) if phrase is None else step.by_phrase(phrase)
    return step


def phrase_named(piece: str) -> Phrase[Any] | None:
    """The phrase that a piece such as "<count>" stands for; None for a plain word."""
    reference = _REFERENCE.fullmatch(piece)
    if reference is None:
        return None
    if reference[1] not in _PHRASES:
        raise LookupError(f"No phrase is called <{reference[1]}>.")
    return _PHRASES[reference[1]]


def all_phrases() -> list[Phrase[Any]]:
    """Every phrase that is declared so far."""
    return list(_PHRASES.values())


@lru_cache(maxsize=64)
def words_of(line: str) -> list[Token]:
    """The words of a line, each in the one wording of those that mean the same."""
    return same_words(tokens_of(line))


class Reading:
    """All ways to read one line, or words of a pattern whose phrases have these meanings."""

    def __init__(self, line: str, given: dict[str, object] | None = None) -> None:
        self.line: Final = line
        # What is given stands there as the one word of its phrase.
        self._given: Final = given or {}
        self.tokens: Final = [
            token._replace(kind=f"given {token.inside}") if token.inside in self._given else token
            for token in words_of(line)
        ]
        self.furthest = 0  # the first word that no pattern has gone past
        # For each word, and for the end, what was read from there on.
        self._known: Final[list[dict[Phrase[Any], list[Found]]]] = [{} for _ in range(len(self.tokens) + 1)]

    def complete(self, phrase: Phrase[T], start: int = 0) -> list[Found]:
        """The readings of the line, from a word on to its end; each meaning once."""
        return [found for found in self.read(phrase, start) if found.end == len(self.tokens)]

    def read(self, phrase: Phrase[T], start: int) -> list[Found]:
        """The readings of a phrase from a word on; each meaning with each end once."""
        here = self._known[start]
        known = here.get(phrase)
        if known is None:
            here[phrase] = known = self._readings(phrase, start)
        return known

    def _readings(self, phrase: Phrase[T], start: int) -> list[Found]:
        token = self.tokens[start] if start < len(self.tokens) else None
        if token is not None and token.kind == phrase.given:
            self.furthest = max(self.furthest, start + 1)
            return [Found(phrase.name, self._given[phrase.name], start, start + 1, ())]
        if phrase.meaning is not None:
            if token is None or token.kind != phrase.kind:
                return []
            try:
                value = phrase.meaning(token)
            except Misfit:
                return []
            self.furthest = max(self.furthest, start + 1)
            return [Found(phrase.name, value, start, start + 1, ())]
        ways: list[_Way] = []
        self._walk(phrase.first(), start, (), ways)
        found: list[Found] = []
        for pattern, end, parts in ways:
            try:
                meaning = pattern.build(*[part.value for part in parts])
            except Misfit:
                continue
            if not any(known.end == end and known.value == meaning for known in found):
                found.append(Found(phrase.name, meaning, start, end, parts, pattern))
        return found

    def _walk(self, step: _Step, at: int, parts: tuple[Found, ...], ways: list[_Way]) -> None:
        """Add all ways to go on from a step: by the word that follows, and by the phrases it can begin."""
        while True:
            for pattern in step.patterns:
                ways.append((pattern, at, parts))
            token = self.tokens[at] if at < len(self.tokens) else None
            after = None if token is None else step.words.get(token.key)
            if after is not None and at >= self.furthest:
                self.furthest = at + 1
            if step.phrases:
                if after is not None:
                    self._walk(after, at + 1, parts, ways)
                for phrase, then in step.by_start(token):
                    for inner in self.read(phrase, at):
                        self._walk(then, inner.end, (*parts, inner), ways)
                return
            if after is None:
                return
            step, at = after, at + 1
