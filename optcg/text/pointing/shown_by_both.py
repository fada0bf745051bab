"""Cards that both players reveal: one step, of which each player's card can be told from the other."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TypeVar

from optcg.model import effects as e
from optcg.model.effects import Effect
from optcg.model.selections import Choose, ChooseFrom, Owner, Selection, Together, Top
from optcg.text.phrases.which_cards.references import THEIR_REVEALED, YOUR_REVEALED
from optcg.text.with_fields import with_fields

N = TypeVar("N")


def shown_by_both(node: N) -> N:
    """The tree in which what each player reveals of their deck is revealed at once (Rule 11-2-1).

    Nobody chooses anything meanwhile, so that who is first makes no difference.
    """
    if isinstance(node, tuple):
        if type(node) is not tuple:
            return node
        return _joined(tuple(shown_by_both(part) for part in node))  # type: ignore[return-value]
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changed: dict[str, object] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        new = shown_by_both(value)
        if new is not value and new != value:
            changed[field.name] = new
    done = with_fields(node, **changed) if changed else node
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
    return tuple(done)


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
