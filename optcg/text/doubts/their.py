"""Whose "they" and "their" are: the opponent's, if no other player was spoken of since the opponent was."""

from __future__ import annotations

from typing import Final

from optcg.text.grammar import Found, Misfit
from optcg.text.words.tokens import Token

_OPPONENT: Final = (
    *("opponent", "opponent's"),
    *("[opponent's turn]", "[on your opponent's attack]", "[end of your opponent's turn]"),
)
_EVERYONE: Final = ("players", "players'", "player", "player's")
_OWNER: Final = ("owner", "owner's", "owners'", "owners")
# "Their base power", "they attack": said of cards.
_OF_CARDS: Final = frozenset(
    "base color colors counter counters name names owner owner's owners' player power total type".split()
)
_ABOUT_CARDS: Final = (
    *("that-card", "each-time", "static", "predicate", "its-own", "trait", "after"),
    *("of-those-counted", "put-back-unmoved"),
)
# "To the owner's hand or the bottom of their deck": a card goes to its owner (Rule 4-2-1-1), as DON!! do.
_TO_OWNER: Final = ("named-end", "owners-hand", "card-of-its-owner")
# One deed or fact, in which "their" is each one's own.
_OF_EACH: Final = ("effect", "fact", "changed-don-phase", "each-selects", "each-did")
_DEEDS: Final = ("their-part", "their-deeds", "their-fact")
_BOTH: Final = ["you", "and", "your", "opponent"]
_STOPS: Final = (".", ",", ":", ";")


def check_players(tokens: list[Token], found: Found) -> None:
    """Refuse a reading in which "they" or "their" might be another player than the one it was read as."""
    for place, token in enumerate(tokens[found.start : found.end], found.start):
        if token.key in ("they", "their") and _is_of_player(tokens, place, _around(found, place)):
            _check(tokens, found, place)
    _check_everyone(tokens, found)


def _around(found: Found, first: int, last: int | None = None) -> Found:
    """The smallest part that covers a word, or two."""
    end = first if last is None else last
    for part in found.parts:
        if part.start <= first and end < part.end:
            return _around(part, first, last)
    return found


def _is_of_player(tokens: list[Token], place: int, around: Found) -> bool:
    if around.phrase in _ABOUT_CARDS:
        return False
    if tokens[place].key == "they":
        return True
    if tokens[place - 1].key in ("have", "has"):
        return False  # "Characters have their effects negated"
    following = [token.key for token in tokens[place + 1 : place + 3]]
    return following[0] not in _OF_CARDS and (following[0] != "cost" or following[1:] == ["area"])


def _check(tokens: list[Token], found: Found, place: int) -> None:
    """The player named last must be the opponent, or both of them in the same deed."""
    phrase = _around(found, place).phrase
    stops: tuple[str, ...] = _STOPS if phrase == "by" else ()
    for before in range(place - 1, -1, -1):
        word = tokens[before].key
        if word in stops:
            raise Misfit  # "your Characters cannot be ... by their effects": those of the cards?
        if word in _EVERYONE or (word in _OPPONENT and _is_with_you(tokens, before)):
            if _around(found, before, place).phrase not in _OF_EACH:
                raise Misfit  # each player, or the opponent?
            return
        if word in _OPPONENT:
            return
        if word in _OWNER and phrase not in _TO_OWNER:
            stops = (".", ",")  # whose card it is must be told with it
    if phrase not in _TO_OWNER:
        raise Misfit  # no player was spoken of


def _is_with_you(tokens: list[Token], place: int) -> bool:
    """ "You and your opponent", "your and your opponent's"."""
    words = [token.key for token in tokens[max(place - 3, 0) : place]]
    return words in (["you", "and", "your"], ["your", "and", "your"], ["you", "or", "your"])


def _check_everyone(tokens: list[Token], found: Found) -> None:
    """ "Each player trashes 1 card from your hand": whose hand is that?"""
    if found.phrase in ("effect", "each-did") and found.parts and found.parts[-1].phrase in _DEEDS:
        words = [token.key for token in tokens[found.start : found.end]]
        if words[1] == "players" and not {"you", "your"}.isdisjoint(words):
            raise Misfit
        if words[:4] == _BOTH and not set(_OPPONENT).isdisjoint(words[4:]):
            raise Misfit
    for part in found.parts:
        _check_everyone(tokens, part)
