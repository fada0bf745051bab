"""Reads the simplest card texts: printed keywords, drawing, power for a battle or a turn, [Trigger].

A line is read wholly or it is unread; nothing is guessed. A full grammar will take this place.
"""

import re
from typing import Final

from optcg.model.abilities import Ability, ActivateEffect, KeywordEffect, TriggerEffect
from optcg.model.cards import Unread
from optcg.model.durations import Duration
from optcg.model.effects import ActivateAbility, Draw, Effect, GainPower, Play
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Owner, This
from optcg.model.terms import KEYWORD_BITS, Category
from optcg.text.normalise import ability_lines

_KEYWORD: Final = re.compile(rf"\[({'|'.join(map(re.escape, KEYWORD_BITS))})\] ?")
_TIMINGS: Final = re.compile(r"(\[(?:Main|Counter)\](?:/\[(?:Main|Counter)\])?) ?")
_TRIGGER: Final = re.compile(r"\[Trigger\] ?")
_REUSE: Final = re.compile(r"Activate this card's \[(Main|Counter)\] effect\.$")

_DRAW: Final = re.compile(r"Draw ([0-9]{1,2}) cards?\. ?")
_GAIN_POWER: Final = re.compile(
    r"Up to ([0-9]{1,2}) of your Leader or Character cards gains? \+([0-9]{1,6}) power "
    r"during this (battle|turn)\. ?"
)
_PLAY: Final = re.compile(r"Play this card\. ?")


def read(text: str, trigger: str, category: Category) -> tuple[tuple[Ability, ...], tuple[Unread, ...]]:
    """The abilities a text gives to a card of this category, and the pieces that are not read."""
    lines = [*ability_lines(text), *ability_lines(trigger)]
    # The [Trigger] comes last, for it may name an effect of the lines above it.
    lines.sort(key=lambda line: line.startswith("[Trigger]"))
    abilities: list[Ability] = []
    unread: list[Unread] = []
    for line in lines:
        read_line = _read_line(line, category, abilities)
        if isinstance(read_line, Unread):
            unread.append(read_line)
        else:
            abilities.extend(read_line)
    return tuple(abilities), tuple(unread)


def _read_line(line: str, category: Category, above: list[Ability]) -> list[Ability] | Unread:
    """One line, by the first tag on it."""
    if _TRIGGER.match(line):
        return _read_trigger(line, category, above)
    if category is Category.EVENT:
        return _read_event(line)
    if category in (Category.LEADER, Category.CHARACTER):
        return _read_keywords(line)
    return _stopped(line, 0)


def _read_keywords(line: str) -> list[Ability] | Unread:
    """Rule 10-1: keyword effects, one or several on a line."""
    keywords: list[Ability] = []
    column = 0
    while found := _KEYWORD.match(line, column):
        keywords.append(KeywordEffect(found[1]))
        column = found.end()
    return keywords if column == len(line) else _stopped(line, column)


def _read_event(line: str) -> list[Ability] | Unread:
    """Rules 10-2-3, 10-2-4: what an Event does by its [Main] or [Counter]."""
    tags = _TIMINGS.match(line)
    if tags is None:
        return _stopped(line, 0)
    effects, column = _read_sentences(line, tags.end(), Category.EVENT)
    if not effects or column < len(line):
        return _stopped(line, column)
    timings = tuple(tag.strip("[]") for tag in tags[1].split("/"))
    return [ActivateEffect(timings, effects)]


def _read_trigger(line: str, category: Category, above: list[Ability]) -> list[Ability] | Unread:
    """Rule 10-1-5: what a Life card may do in place of going to the hand."""
    tag = _TRIGGER.match(line)
    start = tag.end() if tag else 0
    if reused := _REUSE.match(line, start):
        for ability in above:
            if isinstance(ability, ActivateEffect) and reused[1] in ability.timings:
                return [TriggerEffect((ActivateAbility(reused[1]),))]
        return _stopped(line, start)
    effects, column = _read_sentences(line, start, category)
    return [TriggerEffect(effects)] if effects and column == len(line) else _stopped(line, column)


def _read_sentences(line: str, column: int, category: Category) -> tuple[tuple[Effect, ...], int]:
    """Rule 2-8-3: the sentences from a column on, in their order, and the column where reading stopped."""
    effects: list[Effect] = []
    while True:
        if found := _DRAW.match(line, column):
            effects.append(Draw(int(found[1])))
        elif found := _GAIN_POWER.match(line, column):
            chosen = Choose(Cards(Owner.YOU, LEADER_AND_CHARACTERS), int(found[1]), up_to=True)
            effects.append(GainPower(chosen, int(found[2]), Duration(f"during this {found[3]}")))
        # Only Characters and Stages are played (Rules 2-2-4, 2-2-6).
        elif category in (Category.CHARACTER, Category.STAGE) and (found := _PLAY.match(line, column)):
            effects.append(Play(This()))
        else:
            return tuple(effects), column
        column = found.end()


def _stopped(line: str, column: int) -> Unread:
    """What is not read, from a column on; a tag with nothing after it is itself the unread piece."""
    return Unread(line[column:], column + 1) if column < len(line) else Unread(line, 1)
