"""Reads card text: every word of a line is understood, or the line is unread (Rule 2-8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.abilities import Ability
from optcg.model.cards import Unread
from optcg.model.selections import This
from optcg.model.terms import KEYWORD_BITS, Category
from optcg.model.trees import children, nodes_of
from optcg.text.doubts import check_words
from optcg.text.grammar import Found, Misfit, Phrase, Reading
from optcg.text.phrases.abilities import SEVERAL, STATIC, WHOLE, Body
from optcg.text.phrases.events import NO_CAUSE
from optcg.text.phrases.replacements import ONCE, REPLACEMENT
from optcg.text.phrases.rule_texts import RULE
from optcg.text.resolver import resolved
from optcg.text.words.normalise import ability_lines
from optcg.text.words.tokens import NAME, TIMING_TAGS, Token

_OF_EVENTS: Final = ("Main", "Counter")
_DECLARED: Final = ("Activate: Main", "Main", "Counter")
_TURNS: Final = {"Your Turn": "your", "Opponent's Turn": "opponent"}
_DON: Final = "DON!! x"
_TRIGGER: Final = "[Trigger]"


@dataclass(frozen=True)
class Tags:
    """What stands in brackets before an ability."""

    timings: tuple[str, ...] = ()
    gate: a.Gate = a.OPEN
    trigger: bool = False
    keywords: tuple[str, ...] = ()
    words: int = 0  # how many words of the line they are


@dataclass(frozen=True)
class Line:
    """One line of card text as it was understood: its abilities, or where reading stopped."""

    text: str
    abilities: tuple[Ability, ...] = ()
    unread: Unread | None = None
    readings: tuple[Found, ...] = ()
    meanings: tuple[tuple[Ability, ...], ...] = ()


# Many cards are printed several times, and trees are shared by all who ask for them.
@lru_cache(maxsize=4096)
def read(text: str, trigger: str, category: Category) -> tuple[tuple[Ability, ...], tuple[Unread, ...]]:
    """The abilities a text gives to a card of this category, and the pieces that are not read."""
    lines = read_lines(text, trigger, category)
    abilities = tuple(ability for line in lines for ability in line.abilities)
    return abilities, tuple(line.unread for line in lines if line.unread is not None)


def read_lines(text: str, trigger: str, category: Category) -> list[Line]:
    """Every line of a card. The [Trigger] comes last, for it may name an effect of the lines above it."""
    texts = [*ability_lines(text), *ability_lines(trigger)]
    texts.sort(key=lambda line: line.startswith(_TRIGGER))
    lines: list[Line] = []
    for line in texts:
        known = {timing for above in lines for ability in above.abilities for timing in _timings(ability)}
        if not line.startswith(_TRIGGER):
            known |= {"Trigger"} if any(other.startswith(_TRIGGER) for other in texts) else set()
        else:
            known -= {timing for above in lines for timing in _triggering(above)}
        lines.append(_checked(read_line(line, category), category, known))
    return lines


def read_line(text: str, category: Category | None = None) -> Line:
    """One line, of a card of this category, or whatever the card."""
    try:
        return _read_line(text, category)
    except RecursionError:
        # No card nests its sentences so deeply.
        return Line(text, unread=Unread(text, 1))


def _read_line(text: str, category: Category | None = None) -> Line:
    reading = Reading(text)
    tags = _tags(reading.tokens)
    if tags.words == len(reading.tokens):
        if tags.keywords and not tags.timings and not tags.trigger and tags.gate == a.OPEN:
            return Line(text, tuple(a.KeywordEffect(keyword) for keyword in tags.keywords))
        return Line(text, unread=Unread(text, 1))
    if tags.keywords or not text.endswith("."):
        # A sentence without its end may lack more than the period.
        return Line(text, unread=_piece(reading, tags.words))
    meanings = _meanings(reading, _phrases(tags), tags, category)
    if not meanings and not tags.words:
        meanings = _meanings(reading, (SEVERAL,), tags, category)
    if len(meanings) != 1:
        return Line(
            text,
            unread=_piece(reading, tags.words if meanings else max(tags.words, reading.furthest)),
            meanings=tuple(meanings),
            readings=tuple(meanings.values()),
        )
    (abilities,) = meanings
    return Line(text, abilities, readings=tuple(meanings.values()), meanings=(abilities,))


def _meanings(
    reading: Reading, phrases: tuple[Phrase[Any], ...], tags: Tags, category: Category | None
) -> dict[tuple[Ability, ...], Found]:
    """What the words behind the tags mean, each meaning once."""
    meanings: dict[tuple[Ability, ...], Found] = {}
    for phrase in phrases:
        for found in reading.complete(phrase, tags.words):
            try:
                check_words(reading.tokens, found)
                said = _meaning(found.value, tags)
                meaning = tuple(resolved(ability, category) for ability in said)
            except Misfit:
                continue
            meanings.setdefault(meaning, found)
    return meanings


# Tags in words, at the beginning of a line.
SPOKEN_TAGS: Final = {
    ("during", "your", "turn", ","): "Your Turn",
    ("during", "your", "opponent's", "turn", ","): "Opponent's Turn",
    ("once", "per", "turn", ","): "Once Per Turn",
}


def _tags(tokens: list[Token]) -> Tags:
    tags = _tags_in_brackets(tokens)
    for words, tag in SPOKEN_TAGS.items():
        end = tags.words + len(words)
        if tuple(token.key for token in tokens[tags.words : end]) == words:
            told = _tag(tags, tag)
            assert told is not None
            return replace(told, words=end)
    return tags


def _tags_in_brackets(tokens: list[Token]) -> Tags:
    tags = Tags()
    for place, token in enumerate(tokens):
        if token.key == "/" and place and tokens[place - 1].kind == NAME:
            continue
        told = _tag(tags, token.inside) if token.kind == NAME else None
        if told is None:
            return replace(tags, words=place)
        tags = told
    return replace(tags, words=len(tokens))


def _tag(tags: Tags, tag: str) -> Tags | None:
    if tag in TIMING_TAGS:
        return replace(tags, timings=(*tags.timings, tag))
    if tag in _TURNS:
        return replace(tags, gate=replace(tags.gate, turn=_TURNS[tag]))
    if tag == "Once Per Turn":
        return replace(tags, gate=replace(tags.gate, once=True))
    if tag.startswith(_DON) and tag[len(_DON) :].isdecimal():
        return replace(tags, gate=replace(tags.gate, don=int(tag[len(_DON) :])))
    if tag == "Trigger":
        return replace(tags, trigger=True)
    return replace(tags, keywords=(*tags.keywords, tag)) if tag in KEYWORD_BITS else None


def _phrases(tags: Tags) -> tuple[Phrase[Any], ...]:
    if tags.timings or tags.trigger:
        return (WHOLE,)
    if tags.gate.once:
        return (ONCE, REPLACEMENT, STATIC, RULE, WHOLE)
    return (REPLACEMENT, STATIC, RULE, WHOLE)


def _meaning(value: object, tags: Tags) -> tuple[Ability, ...]:
    """The abilities of a line, with the tags before it."""
    if isinstance(value, list):
        return tuple(ability for one in value for ability in _meaning(one, tags))
    if isinstance(value, Body):
        return (_activated(value, tags),)
    if isinstance(value, a.ReplacementEffect):
        return (replace(value, gate=replace(tags.gate, once=tags.gate.once or value.gate.once)),)
    assert isinstance(value, tuple)
    return tuple(_gated(ability, tags.gate) for ability in value)


def _gated(ability: Ability, gate: a.Gate) -> Ability:
    if gate == a.OPEN:
        return ability
    if isinstance(ability, (a.PermanentEffect, a.HandCost, a.GivesCounter)) and not gate.once:
        return replace(ability, gate=gate)
    raise Misfit


def _activated(body: Body, tags: Tags) -> Ability:
    if body.ko != NO_CAUSE and tags.timings != ("On K.O.",):
        raise Misfit
    if tags.trigger:
        if tags.timings or tags.gate != a.OPEN or body.happening:
            raise Misfit
        if "Trigger" in _activated_in(body.effects):
            raise Misfit  # it would activate itself, endlessly
        if body.condition is None:
            return a.TriggerEffect(body.effects, body.cost, body.optional)
        if not body.optional:
            raise Misfit
        # What may be paid only if something holds is asked for after that was looked at.
        steps = (e.May(body.cost, then=body.effects),) if body.cost else body.effects
        return a.TriggerEffect((e.If(body.condition, steps),))
    if body.happening is not None:
        if tags.timings:
            raise Misfit
        return a.AutoEffect(
            body.happening.timings, body.effects, body.cost, body.optional, body.condition, tags.gate
        )
    if not tags.timings:
        raise Misfit
    declared = [timing in _DECLARED for timing in tags.timings]
    if all(declared):
        optional = body.optional or not body.cost
        return a.ActivateEffect(tags.timings, body.effects, body.cost, body.condition, tags.gate, optional)
    if any(declared):
        raise Misfit
    timings = tuple(a.When(timing, by=body.ko.by, source=body.ko.source) for timing in tags.timings)
    return a.AutoEffect(timings, body.effects, body.cost, body.optional, body.condition, tags.gate)


def _checked(line: Line, category: Category, known: set[str]) -> Line:
    """What does not fit the card is not read: tags of other categories, an effect that it does not have."""
    reading = Reading(line.text)
    tags = _tags(reading.tokens)
    if line.abilities and not _tags_fit(tags, category):
        return Line(line.text, unread=Unread(line.text, 1))
    for ability in line.abilities:
        missing = _activated_in(ability) - known
        plays = category is Category.EVENT and _plays_itself(getattr(ability, "effects", ()))
        if missing or plays:
            return Line(line.text, unread=_piece(reading, tags.words))
    return line


def _activated_in(node: object) -> set[str]:
    """The timings of those effects of this card that an effect activates."""
    named = [part for part in nodes_of(node) if isinstance(part, e.ActivateAbility)]
    return {part.timing for part in named if part.what is None}


def _triggering(line: Line) -> set[str]:
    """The timings whose effects activate the [Trigger]: activated by it in turn, they would never end."""
    return {
        timing
        for ability in line.abilities
        if "Trigger" in _activated_in(ability)
        for timing in _timings(ability)
    }


def _plays_itself(node: object) -> bool:
    """Whether it tells that this card is played, which an Event is not (Rules 3-7-3, 3-8-3)."""
    if isinstance(node, e.Play) and node.what == This():
        return True
    return isinstance(node, (tuple, e.Effect)) and any(map(_plays_itself, children(node)))


def _tags_fit(tags: Tags, category: Category) -> bool:
    """Rules 10-1, 10-2: Events have [Main] and [Counter] alone; keywords are for those that fight.

    Rule 6-5-5: DON!! are given to no other cards than Leaders and Characters.
    """
    if category not in (Category.LEADER, Category.CHARACTER) and (tags.keywords or tags.gate.don):
        return False
    if category is Category.EVENT:
        return all(timing in _OF_EVENTS for timing in tags.timings)
    return not any(timing in _OF_EVENTS for timing in tags.timings)


def _timings(ability: Ability) -> list[str]:
    if isinstance(ability, a.ActivateEffect):
        return list(ability.timings)
    return [when.event for when in ability.timings] if isinstance(ability, a.AutoEffect) else []


def _piece(reading: Reading, word: int) -> Unread:
    """What is not read, from a word on; if all words were gone through, the line as a whole."""
    if word >= len(reading.tokens):
        return Unread(reading.line, 1)
    start = reading.tokens[word].start
    return Unread(reading.line[start:], start + 1)
