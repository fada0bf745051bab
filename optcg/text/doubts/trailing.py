"""What stands behind two things: "of your opponent", "rested", "for each ...", of the last one or of both?

So does an "if it ..." behind cards: it asks about these, not about those of the sentence before.
"""

from __future__ import annotations

from typing import Final

from optcg.model import filters as f
from optcg.model.effects import Effect, Play
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, Together
from optcg.text.grammar import Found, Misfit, all_of
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.words.tokens import Token

_JOINED: Final = ({"and"}, {",", "and"}, {","}, {"or"}, {",", "or"})
_NUMBERS: Final = (f.CostIs, f.PowerIs)
_DEEDS: Final = ("effect", "clauses", "steps")


def check_trailing(tokens: list[Token], found: Found) -> None:
    """Refuse a reading that says of one what might be said of both, or of both what might be said of one."""
    for part in all_of(found):
        if part.phrase == "targets" and isinstance(part.value, Together):
            _check_owner(part)
        if part.phrase == "effect" and tokens[part.end - 1].key == "rested":
            _check_rested(part)
        if part.phrase == "scale":
            _check_number(found, part)
    for deed in all_of(found):
        _check_scale(tokens, deed)
        _check_if_it(tokens, deed)


def _check_owner(targets: Found) -> None:
    """ "Up to 1 A and up to 1 B of your opponent": is A the opponent's, too?"""
    assert isinstance(targets.value, Together)
    *before, _ = targets.value.parts
    nouns = [
        part.value for part in all_of(targets) if isinstance(part.value, Noun) and part.end == targets.end
    ]
    # "A and B, with ...": what stands between commas is said of both.
    for said in (noun.described.aside for noun in nouns if noun.described.aside):
        if not all(_narrowed(it, said) for it in before):
            raise Misfit
    placed = any(noun.described.owner is not None and not noun.described.areas for noun in nouns)
    if placed and any(isinstance(it, (Choose, Every)) and it.cards.owner is Owner.EITHER for it in before):
        raise Misfit


def _narrowed(what: Selection, said: f.Filter) -> bool:
    own = what.cards.filter if isinstance(what, (Choose, Every)) else None
    parts = own.filters if isinstance(own, f.AllOf) else (own,)
    return {*(said.filters if isinstance(said, f.AllOf) else (said,))} <= {*parts}


def _check_rested(deed: Found) -> None:
    """ "Play A from your hand and B from your trash rested": is A rested, too?"""
    steps = deed.value if isinstance(deed.value, tuple) else ()
    if not any(isinstance(step, Play) and isinstance(step.what, Together) for step in steps):
        return
    nouns = [part.value for part in all_of(deed) if part.phrase == "noun" and isinstance(part.value, Noun)]
    if len({noun.described.areas for noun in nouns if noun.described.areas}) > 1:
        raise Misfit


def _check_number(found: Found, scale: Found) -> None:
    """ "1 Character with a cost of 1 or less for each ...": so many Characters, or so high a cost?"""
    for part in all_of(found):
        if part.phrase == "after" and part.end == scale.start and isinstance(part.value, Described):
            said = part.value.filter
            parts = said.filters if isinstance(said, f.AllOf) else (said,)
            if any(isinstance(one, _NUMBERS) for one in parts):
                raise Misfit


def _check_scale(tokens: list[Token], found: Found) -> None:
    """ "Draw 1 card and trash 1 card for each ...": are so many cards drawn, too?"""
    deeds = [part for part in found.parts if _is_of_steps(part)]
    if len(deeds) < 2:
        return
    one, two = deeds[-2:]
    between = {token.key for token in tokens[one.end : two.start]}
    if between not in _JOINED or not _has_number(one.value) or _scales(one):
        return
    for scale in _scales(two):
        if scale.start > two.start and _is_last(tokens, scale, two):
            raise Misfit


def _check_if_it(tokens: list[Token], deed: Found) -> None:
    """ "K.O. 1 A. Set this Character as active if it is rested": it is this Character, not A."""
    for place, part in enumerate(deed.parts):
        if place == 0 or part.phrase != "condition" or not _is_about_it(tokens, part):
            continue
        following = deed.parts[place + 1].phrase if place + 1 < len(deed.parts) else "stop"
        if following not in _DEEDS and any(_names_cards(one) for one in all_of(deed.parts[place - 1])):
            raise Misfit


def _is_about_it(tokens: list[Token], condition: Found) -> bool:
    """ "It is rested", but not "it is your turn"."""
    said = tokens[condition.start].key == "it"
    return said and any(
        part.phrase == "that-card" and part.start == condition.start for part in all_of(condition)
    )


def _names_cards(found: Found) -> bool:
    """Whether cards are told, and not by a word that points back."""
    return (
        found.phrase == "targets" and isinstance(found.value, Selection) and not isinstance(found.value, Slot)
    )


def _is_of_steps(found: Found) -> bool:
    value = found.value
    return isinstance(value, tuple) and bool(value) and all(isinstance(step, Effect) for step in value)


def _scales(found: Found) -> list[Found]:
    return [part for part in all_of(found) if part.phrase == "scale"]


def _is_last(tokens: list[Token], scale: Found, deed: Found) -> bool:
    """Whether it is said of all that the deed tells of, with nothing but an end after it."""
    ends = {part.start for part in all_of(deed) if part.phrase == "duration" and part.end == deed.end}
    then = any(token.key == "then" for token in tokens[deed.start : scale.start])
    return not then and (scale.end == deed.end or scale.end in ends)


def _has_number(node: object) -> bool:
    """Whether something is told in numbers that might be counted out."""
    if isinstance(node, tuple):
        return any(_has_number(part) for part in node)
    if not is_dataclass(node) or isinstance(node, f.Filter):
        return False
    return any(
        type(value) is int if field.name in ("count", "amount") else _has_number(value)
        for field, value in ((field, getattr(node, field.name)) for field in fields(node))
    )
