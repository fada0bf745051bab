"""What the words leave open, whatever tree was made of them: who "they" are, of what "for each" is said."""

from __future__ import annotations

from typing import Final

from optcg.model import filters as f
from optcg.model.effects import ChooseOne, Effect
from optcg.model.selections import Choose, Every, Together
from optcg.model.trees import children, field_names
from optcg.text.grammar import Found, Misfit, all_of
from optcg.text.phrases.filters import Described, parts_of
from optcg.text.words.tokens import Token

_OPPONENT: Final = ("opponent", "opponent's")


def check_words(tokens: list[Token], found: Found) -> None:
    """Refuse a reading that says of one thing what might be said of another."""
    for part in all_of(found):
        told = [token.key for token in tokens[: part.start]]
        if part.said_as().startswith("they ") and not any(word in _OPPONENT for word in told):
            raise Misfit  # "Return 1 Character to the owner's hand. They draw 1 card": who?
        if part.phrase == "scale" and any(_is_number(one, part.start) for one in all_of(found)):
            raise Misfit  # "1 Character with a cost of 1 or less for each ...": so many, or so high a cost?
        if isinstance(part.value, Together):
            _check_aside(part, part.value)
        deeds = [each for each in part.parts if _is_of_steps(each)]
        if len(deeds) == 2 and "then" not in [token.key for token in tokens[part.start : deeds[1].end]]:
            _check_two(*deeds)


def _check_aside(cards: Found, together: Together) -> None:
    """ "Up to 1 A and up to 1 B, with 8000 power or more": between commas it is said of both."""
    inside = [part.value for part in all_of(cards) if part.end == cards.end]
    asides = [said.aside for said in inside if isinstance(said, Described) and said.aside is not None]
    for what in together.parts[:-1]:
        told = what.cards.filter if isinstance(what, (Choose, Every)) else None
        if any(not {*parts_of(aside)} <= {*parts_of(told)} for aside in asides):
            raise Misfit


def _check_two(one: Found, two: Found) -> None:
    """ "Draw 1 card and trash 1 card for each ...", "A and B or C": the last one, or both?"""
    scaled = [part for part in all_of(two) if part.phrase == "scale" and part.end == two.end]
    if scaled and scaled[0].start > two.start and _has_number(one.value):
        raise Misfit
    last = two.value[-1] if isinstance(two.value, tuple) else None
    if isinstance(last, ChooseOne) and last.either and two.said_as().endswith("or <effect>"):
        raise Misfit


def _is_number(found: Found, end: int) -> bool:
    """Whether a cost or power ends there that is told of cards."""
    if found.end != end or not isinstance(found.value, Described):
        return False
    return any(isinstance(part, (f.CostIs, f.PowerIs)) for part in parts_of(found.value.filter))


def _is_of_steps(found: Found) -> bool:
    value = found.value
    return isinstance(value, tuple) and bool(value) and all(isinstance(step, Effect) for step in value)


def _has_number(node: object) -> bool:
    """Whether something is told in numbers that might be counted out."""
    if isinstance(node, f.Filter):
        return False
    told = any(type(getattr(node, name)) is int for name in field_names(node) if name in ("count", "amount"))
    return told or any(map(_has_number, children(node)))
