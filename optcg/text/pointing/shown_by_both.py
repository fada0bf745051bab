"""Cards that both players reveal: one step, of which each player's card can be told from the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, TypeVar

from optcg.model import effects as e
from optcg.model.effects import Effect
from optcg.model.selections import Choose, ChooseFrom, Owner, Selection, Slot, Together, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import (
    LATEST,
    REVEALED,
    SEVERAL_AT_ONCE,
    THEIR_REVEALED,
    THEM,
    YOUR_REVEALED,
)
from optcg.text.with_fields import rebuilt

N = TypeVar("N")

_SHOWN: Final = (REVEALED, YOUR_REVEALED, THEIR_REVEALED, LATEST, THEM, SEVERAL_AT_ONCE)


def shown_at_once(ability: N) -> N:
    """The ability in which both reveal at once; refused if a card may be drawn before it is put away.

    "Each reveal 1 card from the top of your decks. Draw 1 card. Then, place the revealed cards ..."
    """
    done = shown_by_both(ability)
    if any(isinstance(node, e.Reveal) and isinstance(node.what, Together) for node in _in_order(done)):
        done = _put_by_each(done)
    shown = drawn = False
    for node in _in_order(done):
        if isinstance(node, e.Reveal) and isinstance(node.what, Together):
            shown = True
        elif isinstance(node, (e.Draw, e.DrawUpTo, e.Shuffle)) or _takes_from_deck(node):
            drawn = shown
        elif drawn and isinstance(node, e.Move) and isinstance(node.what, Slot) and node.what.slot in _SHOWN:
            raise Misfit
    return done


def _put_by_each(node: Any) -> Any:
    """ "Each player places the revealed card at the bottom of their deck": both cards, each to its own."""
    done = rebuilt(node, _put_by_each)
    if isinstance(done, e.AsPlayer) and done.who is Owner.EITHER and len(done.effects) == 1:
        (step,) = done.effects
        if isinstance(step, e.Move) and step.what == Slot(REVEALED):
            return step
    return done


def _in_order(node: object) -> Iterator[object]:
    """All parts of a tree, in the order in which they are done."""
    if isinstance(node, tuple):
        for part in node:
            yield from _in_order(part)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            yield from _in_order(getattr(node, field.name))


def _takes_from_deck(node: object) -> bool:
    return isinstance(node, e.Move) and isinstance(node.what, Top) and node.what.area is Area.DECK


def shown_by_both(node: N) -> N:
    """The tree in which what both players reveal of their decks is one step (Rule 1-3-10).

    Nobody chooses anything meanwhile, so that who is first makes no difference.
    """
    done: N = rebuilt(node, shown_by_both)
    if type(node) is tuple:
        return _joined(done)  # type: ignore[arg-type, return-value]
    if isinstance(done, e.AsPlayer) and done.who is Owner.EITHER and len(done.effects) == 1:
        (step,) = done.effects
        own = _top(step)
        if own is not None and own.owner is Owner.YOU:
            return _of_both(own, replace(own, owner=Owner.OPPONENT))  # type: ignore[return-value]
    return done


def _joined(parts: tuple[object, ...]) -> tuple[object, ...]:
    """ "Reveal 1 card from the top of your deck. Then, your opponent reveals 1 of theirs"."""
    done: list[object] = []
    for part in parts:
        one, two = _top(done[-1]) if done else None, _top(part)
        if one is not None and two is not None and {one.owner, two.owner} == {Owner.YOU, Owner.OPPONENT}:
            mine, theirs = (one, two) if one.owner is Owner.YOU else (two, one)
            done[-1] = _of_both(mine, theirs)
        else:
            done.append(part)
    return tuple(done) if len(done) < len(parts) else parts


def _top(step: object) -> Top | None:
    """The cards of a deck that a step reveals, so many that nobody is asked."""
    if not isinstance(step, e.Reveal) or not isinstance(step.what, Top):
        return None
    return step.what if isinstance(step.what.count, int) and not step.what.up_to else None


def _of_both(mine: Top, theirs: Top) -> Effect:
    return e.Reveal(Together((mine, theirs)))


def revealed_of_each(what: Selection) -> dict[int, int]:
    """The slot of the cards that the opponent has revealed; and of yours, where both did."""
    if isinstance(what, Together):
        tops = [part for part in what.parts if isinstance(part, Top)]
        if [top.owner for top in tops] != [Owner.YOU, Owner.OPPONENT]:
            return {}
        return {YOUR_REVEALED: tops[0].slot, THEIR_REVEALED: tops[1].slot}
    if isinstance(what, Top) and what.owner is Owner.OPPONENT:
        return {THEIR_REVEALED: what.slot}
    if isinstance(what, (Choose, ChooseFrom)) and what.chooser is Owner.OPPONENT:
        return {THEIR_REVEALED: what.slot}
    return {}
