"""Whose hand, deck and Life cards go to: those of their owner (Rule 4-2-1-1), whoever the words name."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.effects import Place
from optcg.model.selections import (
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    Together,
    Top,
    TopOrBottom,
)
from optcg.text.grammar import Found, Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import (
    LATEST,
    LOOKED,
    REVEALED,
    SEVERAL_AT_ONCE,
    THEM,
)
from optcg.text.words.tokens import Token

_PLACES: Final = {
    "hand": (Place.HAND,),
    "deck": (Place.DECK, Place.DECK_TOP, Place.DECK_BOTTOM, Place.DECK_EITHER),
    "life": (Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER),
}
# Words for all cards that were spoken of last.
_ALL_OF_THEM: Final = (LATEST, LOOKED, REVEALED, SEVERAL_AT_ONCE, THEM)
_ENDS: Final = (("the", "top", "of"), ("the", "bottom", "of"), ("the", "top", "or", "bottom", "of"), ())


def check_whither(tokens: list[Token], found: Found) -> None:
    """Refuse a reading in which cards of one player go to where only cards of the other one go."""
    owners = _owners(found.value)
    of_both = _looks_at_both(found.value)
    for deed in _deeds(found):
        words = [token.key for token in tokens[deed.start : deed.end]]
        for place in range(len(words)):
            if words[place] in ("to", "at", "on", "into"):
                _check(words[place + 1 :], deed.value, owners, of_both)
        played = _played(deed.value) if deed.phrase == "effect" else []
        if any(_is_of_another(what, Owner.YOU, owners) for what in played):
            raise Misfit  # on whose field?


def _check(words: list[str], steps: object, owners: set[Owner], of_both: bool) -> None:
    end = next(end for end in _ENDS if tuple(words[: len(end)]) == end)
    match words[len(end) : len(end) + 3]:
        case ["your", "opponent's", area]:
            owner = Owner.OPPONENT
        case ["your", area, *_]:
            owner = Owner.YOU
        case _:
            return
    moved = _moved(steps, _PLACES.get(area, ()))
    if any(_is_of_another(what, owner, owners) or (of_both and _may_be_of_both(what)) for what in moved):
        raise Misfit


def _deeds(found: Found) -> list[Found]:
    """The smallest parts that tell of steps."""
    inner = [deed for part in found.parts for deed in _deeds(part)]
    if inner or not isinstance(found.value, tuple):
        return inner
    return [found] if any(isinstance(step, e.Effect) for step in found.value) else []


def _moved(node: object, places: tuple[Place, ...]) -> list[Selection]:
    """The cards that are moved to such a place."""
    if isinstance(node, tuple):
        return [what for part in node for what in _moved(part, places)]
    if isinstance(node, e.Move):
        parts = node.what.parts if isinstance(node.what, Together) else (node.what,)
        return list(parts) if node.to in places else []
    if not is_dataclass(node):
        return []
    return [what for field in fields(node) for what in _moved(getattr(node, field.name), places)]


def _played(steps: object) -> list[Selection]:
    """The cards that you play."""
    played = [step.what for step in steps if isinstance(step, e.Play)] if isinstance(steps, tuple) else []
    return [what for what in played if getattr(what, "chooser", Owner.YOU) is Owner.YOU]


def _is_of_another(what: Selection, owner: Owner, owners: set[Owner]) -> bool:
    if isinstance(what, (Choose, Every)):
        return what.cards.owner is not owner
    if isinstance(what, (Top, TopOrBottom)):
        return what.owner is not owner
    # Cards that were spoken of before: of whom, if all that the text speaks of are those of one player.
    return isinstance(what, (Slot, ChooseFrom)) and bool(owners) and owner not in owners


def _looks_at_both(node: object) -> bool:
    """Whether cards of both players' piles are looked at, or revealed, at once."""
    if isinstance(node, tuple):
        return any(map(_looks_at_both, node))
    if isinstance(node, Together):
        return {part.owner for part in node.parts if isinstance(part, Top)} == {Owner.YOU, Owner.OPPONENT}
    return is_dataclass(node) and any(_looks_at_both(getattr(node, field.name)) for field in fields(node))


def _may_be_of_both(what: Selection) -> bool:
    return isinstance(what, Slot) and what.slot in _ALL_OF_THEM


def _owners(node: object) -> set[Owner]:
    """Whose cards a text speaks of."""
    if isinstance(node, tuple):
        return {owner for part in node for owner in _owners(part)}
    if not is_dataclass(node):
        return set()
    found = {owner for field in fields(node) for owner in _owners(getattr(node, field.name))}
    if isinstance(node, (Cards, Top, TopOrBottom)):
        found |= {Owner.YOU, Owner.OPPONENT} if node.owner is Owner.EITHER else {node.owner}
    return found
