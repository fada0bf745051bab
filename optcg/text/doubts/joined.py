"""What is joined by "and": whether a number, or a word that denies, is said of the first part or of both."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from optcg.text.grammar import Found, Misfit, all_of
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.words.tokens import NAME, Token

_TOTAL: Final = ["a", "total", "of"]
_DENIED: Final = (["without"], ["that", "do", "not"], ["that", "does", "not"], ["that", "cannot"])
_BEGUN_ANEW: Final = ("with", "without", "that", "whose")


def check_joined(tokens: list[Token], found: Found) -> None:
    """Refuse a reading that says of one part what might be said of both."""
    for part in all_of(found):
        if part.phrase == "fact":
            _check_total(tokens, part)
            _check_named(tokens, part)
            _check_place(tokens, part)
        if part.phrase == "having":
            _check_areas(tokens, part)
        if part.phrase == "behind":
            _check_denied(tokens, part)
            _check_area(tokens, part)


def _check_total(tokens: list[Token], fact: Found) -> None:
    """ "Both players have a total of 5 Characters", "a total of 5 [A] and [B]": not 5 of each."""
    counts = [part for part in fact.parts if part.phrase == "having"]
    in_all = any(_words(tokens, count)[:3] == _TOTAL for count in counts)
    if in_all and (len(counts) > 1 or fact.parts[0].phrase != "subject"):
        raise Misfit


def _check_named(tokens: list[Token], fact: Found) -> None:
    """ "3 or more [A] and [B]": of both together, of each, or 3 of the one and 1 of the other?

    "A rested [A] and [B]": is [B] rested, too?
    """
    counts = [part for part in fact.parts if part.phrase == "having"]
    for one, two in pairwise(counts):
        numbered = len(one.parts) > 1 and tokens[one.start].key not in ("a", "an")
        if (
            (numbered or one.end - one.start > 2)
            and tokens[one.end - 1].kind == NAME
            and tokens[two.start].kind == NAME
        ):
            raise Misfit


def _check_place(tokens: list[Token], fact: Found) -> None:
    """ "2 Stages and 2 Events in your trash": of one field no player has 2 (Rule 3-8-5)."""
    counts = [part for part in fact.parts if part.phrase == "having"]
    for one, two in pairwise(counts):
        first, second = _noun(one), _noun(two)
        if first is None or second is None or not second.described.areas:
            continue
        placed = first.described.areas or first.described.owner
        if not placed and tokens[one.end - 1].key == "stages":
            raise Misfit


def _check_areas(tokens: list[Token], having: Found) -> None:
    """ "5 or more cards in your hand or trash": in one of them, or in all?"""
    noun = _noun(having)
    words = _words(tokens, having)
    many = words[0].isdigit() and words[0] != "0" and words[:3] != ["1", "or", "more"]
    if many and noun is not None and len(noun.described.areas) > 1:
        raise Misfit


def _noun(having: Found) -> Noun | None:
    """The cards of which there are so many."""
    nouns = [part.value for part in all_of(having) if part.phrase == "noun" and isinstance(part.value, Noun)]
    return nouns[0] if nouns else None


def _check_denied(tokens: list[Token], behind: Found) -> None:
    """ "Without [A] and [B]": with [B], or without it?"""
    if len(behind.parts) < 2:
        return
    first, rest = behind.parts[:2]
    words, then = _words(tokens, first), _words(tokens, rest)
    denies = any(words[: len(denied)] == denied for denied in _DENIED)
    if denies and then[:1] == ["and"] and then[1] not in _BEGUN_ANEW:
        raise Misfit


def _check_area(tokens: list[Token], behind: Found) -> None:
    """ "A with a cost of the number of B on your field from your hand": A is not on the field."""
    places = [_words(tokens, part) for part in _said_behind(behind) if part.phrase == "after"]
    on_field = [words for words in places if words[0] == "on" and words[-1] == "field"]
    if on_field and any(words[0] in ("from", "in") for words in places):
        raise Misfit


def _said_behind(behind: Found) -> list[Found]:
    """All that is said behind one noun, part by part."""
    return [
        one for part in behind.parts for one in (_said_behind(part) if part.phrase == "behind" else [part])
    ]


def _words(tokens: list[Token], found: Found) -> list[str]:
    return [token.key for token in tokens[found.start : found.end]]
