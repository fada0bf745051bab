"""Checks that no word of a line was dropped: its signs of meaning are counted in the words and in the tree.

The signs of the tree are those of the words that the writer finds for it, which say all of it. The count
knows nothing of the grammar but which words a row declares to mean the same as others. It sees a number that
became another, a filter that was lost, an "up to" that is missing; it does not see the order of steps, nor to
which of two cards a filter belongs.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from optcg.model.abilities import Ability
from optcg.model.durations import Duration
from optcg.model.terms import Attribute, Color
from optcg.text.audit.explained import EXPLAINED
from optcg.text.grammar import all_phrases, phrase_named
from optcg.text.words.synonyms import in_one_wording, same_pieces, variants
from optcg.text.writer import write_ability

Signs = Counter[str]


class Doubt(NamedTuple):
    """A sign that the words have and the tree has not (`dropped`), or the other way round."""

    sign: str
    dropped: bool


def doubts(text: str, abilities: tuple[Ability, ...]) -> list[Doubt]:
    """What words and tree of one line do not share."""
    words = signs_of(in_one_wording(text))
    try:
        written = [write_ability(ability) for ability in abilities]
    except TypeError:
        return [Doubt("a tree without words", False)]
    # Tags stand once before all abilities of a line.
    tree = signs_of(in_one_wording(" ".join([*written[:1], *(_TAGS.sub("", more) for more in written[1:])])))
    dropped = [Doubt(sign, True) for sign, count in words.items() if tree[sign] < count]
    shared = _SHARED.search(_plain(text))
    invented = [
        Doubt(sign, False) for sign, count in tree.items() if words[sign] < (count if not shared else 1)
    ]
    return dropped + invented


_EXPLAINED: Final = tuple((re.compile(pattern), put) for pattern, put, _ in EXPLAINED)


@cache
def _declared() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The words that rows declare to mean the same as others (`Phrase.same`), and those."""
    return tuple(
        _same(same_pieces(said), same_pieces(pattern.known.split()))
        for phrase in all_phrases()
        for pattern in phrase.patterns()
        if pattern.known
        for said in variants(pattern.text)
    )


def _same(said: list[str], known: list[str]) -> tuple[re.Pattern[str], str]:
    """The words of `said`, and those of `known` with what stands between the former behind them."""
    runs = [
        " ".join(map(re.escape, run))
        for of_phrases, run in groupby(said, lambda piece: phrase_named(piece) is not None)
        if not of_phrases
    ]
    put = [piece for piece in known if not phrase_named(piece)]
    put += [f"\\{place}" for place in range(1, len(runs))]
    return re.compile(rf"(?<!\S){r'( [^.;]*?)? '.join(runs).lower()}(?![\w-])"), " ".join(put).lower()


_BRACKETS: Final = re.compile(r"\[[^\]]*\]|\{[^}]*\}|\"[^\"]*\"|<[^>]*>")
_ACTIVATED: Final = re.compile(r" by its \[Main\]")  # an Event of the hand is activated (Rule 8-5)
_ATTRIBUTES: Final = " ".join(f"<{attribute}>" for attribute in Attribute)
_NUMBER: Final = re.compile(r"\d+|[①-⑨]")
_TAGS: Final = re.compile(r"^(?:\[[^\]]*\][ /]*)+")
# Words that are said once of several things, which the writer names one by one.
_SHARED: Final = re.compile(
    r"\beach\b|\bboth\b|\binstead\b|, _, |\beither\b|\band (?:_|up to \d|\+|this)"
    r"|\bor (?:by|be|k\.o\.'d|rests?|rested|up to)\b|activate up to|type character cards or _"
)
# A keyword that most cards say in words; its name stands for the same signs.
_UNNAMED: Final = {
    "[Unblockable]": ("[Blocker]", "cannot", "opponent"),
    "[Rush: Character]": ("Character", "play"),
}
_THEIR: Final = r"(?:your opponent's|their)"
# What is counted; words are lower case, and what stands in brackets is not there.
_COUNTED: Final[tuple[tuple[str, str], ...]] = (
    (r"or less", "or less"),
    (r"or more", "or more"),
    (r"\d to \d", "range"),
    (r"\bless\b(?<!or less)|\bfewer\b", "less than"),
    (r"\bmore\b(?<!or more)|\bhigher\b", "more than"),
    (r"up to", "up to"),
    (r"\brested\b", "rested"),
    (r"\bactive\b", "active"),
    (r"\bbase\b", "base"),
    (r"multicolored", "multicolored"),
    (r"face-up", "face-up"),
    (r"different", "different"),
    (r"\bsame (?:card )?name", "same"),
    *((rf"\b{color.lower()}\b", color.value) for color in Color),
    (r"at the end of this turn", "later: end of turn"),
    (r"at the end of this battle", "later: end of battle"),
    (r"at the start of your next", "later: your next"),
    (rf"at the start of {_THEIR} next", "later: opponent's next"),
    (r"\bdraws?\b", "draw"),
    (r"\blook at\b", "look at"),
    (r"shuffle", "shuffle"),
    (r"can be activated", "can be activated"),
    (r"\bnegated?\b", "negate"),
    (r"\bcannot\b|will not", "cannot"),
    (r"\bopponent(?!'s next (?:turn|end phase))|\btheir\b|\bthey\b", "opponent"),
    (r"to (?:your|their|the owner's) hand", "to a hand"),
)
# What need not be said as often as it is meant: here it counts whether it is said at all.
_PRESENT: Final[tuple[tuple[str, str], ...]] = (
    (r"\b(?:you|opponent) may\b", "may"),
    (r"other than|without|\bunless\b|\bno\b|not (?:have|been)|n't\b|\bother\b", "not"),
    (r"\bthis (?:character|leader|stage|card)\b", "this"),
    (r"(?<!the )\brests?\b", "rest"),
    (r"k\.o\.", "K.O."),
    (r"\bplay(?:s|ed)?\b", "play"),
    (r"damage", "damage"),
    (r"deck", "deck"),
    (r"\btop\b", "top"),
    (r"\bbottom\b", "bottom"),
    (r"don!!", "DON!!"),
    (r"(?<!this )(?<!that )character", "Character"),
    (r"(?<!this )(?<!that )leader", "Leader"),
    (r"(?<!this )(?<!that )stage", "Stage"),
    (r"\bevents?\b", "Event"),
    (r"hand", "hand"),
    (r"trash", "trash"),
    (r"life", "Life"),
    (r"would", "would"),
    *((re.escape(time.value.lower()), time.value) for time in Duration if time is not Duration.ON_FIELD),
)
_FOUND: Final = tuple((re.compile(pattern), sign, True) for pattern, sign in _COUNTED) + tuple(
    (re.compile(pattern), sign, False) for pattern, sign in _PRESENT
)


def signs_of(text: str) -> Signs:
    """The signs of meaning in the words of a line."""
    text = text.replace("Once per turn,", "[Once Per Turn]").replace("all attributes", _ATTRIBUTES)
    signs: Signs = Counter(_BRACKETS.findall(_ACTIVATED.sub("", text)))
    words = _plain(text)
    for pattern, put in (*_declared(), *_EXPLAINED):
        words = pattern.sub(put, words)
    for number in _NUMBER.findall(words):
        signs[str(int(number) if number.isdecimal() else ord(number) - ord("①") + 1)] += 1
    for pattern, sign, counted in _FOUND:
        count = len(pattern.findall(words))
        if count:
            signs[sign] += count if counted else 1
    for keyword, told in _UNNAMED.items():
        if signs.pop(keyword, 0):
            signs.update(sign for sign in told if sign == "[Blocker]" or not signs[sign])
    return signs


def _plain(text: str) -> str:
    """The words without names, in lower case."""
    return " ".join(_BRACKETS.sub(" _ ", text).lower().split())
