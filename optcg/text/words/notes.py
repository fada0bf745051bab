"""Explanatory notes: passages in parentheses that say again what the rules say anyway (Rule 2-8-4).

A note is known by its words, in whatever order an editor puts them: it stands behind the keyword or the cost
that it explains, names what matters about it, and has no word beyond those that such a note can have. Any
other passage in parentheses may be part of a name or a real effect (Rule 2-8-4-2) and stays.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_PASSAGE: Final = re.compile(r"\(([^()]* [^()]*)\)")
_WORD: Final = re.compile(r"[^\s,.;:\[\]]+")


class _Note(NamedTuple):
    explains: re.Pattern[str]  # stands before the note
    needs: frozenset[str]
    words: frozenset[str]


def _of_keyword(keyword: str, needs: str, words: str) -> _Note:
    """A note on a keyword: behind its tag, or behind the sentence in which a card gains it."""
    return _note(rf"\[{keyword}\]", needs, f"this that the a card card's cards it its {words}")


def _of_cost(sign: str, needs: str, words: str) -> _Note:
    return _note(rf"(?:{sign}) ?$", needs, f"you may specified number of don!! cards the {words}")


def _note(explains: str, needs: str, words: str) -> _Note:
    return _Note(
        re.compile(explains, re.IGNORECASE), frozenset(needs.split()), frozenset(f"{needs} {words}".split())
    )


_ATTACKS_AT_ONCE: Final = "can may also on in which during is was played comes enters into play same"
_NO_BLOCK: Final = "when while is attacks attack attacking by of during your opponent cannot be"
_BATTLE_ENDS: Final = (
    r"(?:end (?:this|the|that) battle|battle ends|negate (?:this|the|that) attack|attack is negated)\.?\s*$"
)
_PAST_DAMAGE: Final = (
    "damage is are will be dealt deal deals take takes taken and or nor neither any k o 'd by in from during "
    "of this the that a an battle attack it ends end step character characters leader leaders card cards "
    "your opponent opponent's player players power powers no not compared comparing without"
)
_NOTES: Final = (
    _of_keyword(
        "Blocker",
        "rest attack",
        "after when your opponent opponent's declares an attacks is declared you may can to make become "
        "becomes change changes new target of and take place",
    ),
    _of_keyword("Blocker", "rest attacks", "when your opponent you may can to make new target of and"),
    _of_keyword("Rush", "attack turn", _ATTACKS_AT_ONCE),
    _of_keyword(
        "Rush: Character",
        "attack characters turn",
        f"{_ATTACKS_AT_ONCE} only your opponent's but cannot leader leaders",
    ),
    _of_keyword("Double Attack", "2 damage", "deal deals will when attacks attack instead of 1"),
    _of_keyword(
        "Banish",
        "damage trashed",
        "when deal deals is are not and target life without activating activated trigger triggers effect",
    ),
    _of_keyword("Unblockable", "blocked", _NO_BLOCK),
    _of_keyword("Unblockable", "block", _NO_BLOCK),
    _of_keyword("Unblockable", "activate blocker", _NO_BLOCK),
    _of_cost(r"DON!! ?- ?[0-9X]+", "return", "from on your field to deck"),
    _of_cost("[①-⑩]", "rest", "active in from your cost area"),
    # Rule 7-1-5: a battle that is ended goes to its end, past the Damage Step.
    *[_note(_BATTLE_ENDS, needs, _PAST_DAMAGE) for needs in ("no damage", "not damage", "no k o", "not k o")],
    *[_note(_BATTLE_ENDS, needs, _PAST_DAMAGE) for needs in ("not compared", "without comparing")],
)


def without_notes(text: str) -> str:
    """Rule 2-8-4-1: notes have no influence on play."""
    return _PASSAGE.sub(
        lambda passage: "" if _is_note(text[: passage.start()], passage[1]) else passage[0], text
    )


def _is_note(before: str, passage: str) -> bool:
    words = frozenset(_WORD.findall(passage.lower()))
    return any(
        note.needs <= words <= note.words and note.explains.search(before) is not None for note in _NOTES
    )
