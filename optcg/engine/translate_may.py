"""What a player may do, and each player does: what of it can be told before it is done."""

from __future__ import annotations

from optcg.engine.conditions import Test
from optcg.engine.translate_words import parts_of, test
from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.amounts import DoneCount, NamedNumber
from optcg.model.conditions import Condition
from optcg.model.effects import Effect, Place
from optcg.model.selections import Choose, ChooseFrom, Every, Together, Top, TopOrBottom
from optcg.model.terms import Area


def chosen_in(effect: e.AsPlayer) -> list[int]:
    """The slots of the cards that each player chooses; the first two are those of an event."""
    made = (Choose, ChooseFrom, Every, Top, TopOrBottom, Together)
    return sorted(
        {part.slot for part in parts_of(effect.effects) if isinstance(part, made) and part.slot > 1}
    )


def asks_how_many(may: e.May) -> bool:
    """Whether all that a player may do is to add up to so many DON!!, of which none is an answer."""
    only = may.effects[0] if len(may.effects) == 1 else None
    return isinstance(only, e.AddDon) and only.up_to and only.who is may.who


def only_if(effects: tuple[Effect, ...]) -> Test | None:
    """Without what nothing is done, if that is known before a cost is paid."""
    only = effects[0] if len(effects) == 1 else None
    if not isinstance(only, e.If) or only.otherwise:
        return None
    later = (DoneCount, NamedNumber)
    for part in parts_of(only.condition):
        pointed = (getattr(part, "slot", None), getattr(part, "source", None))
        if isinstance(part, later) or any(isinstance(slot, int) for slot in pointed):
            return None
    return test(only.condition)


def asked_first(ability: a.ActivateEffect) -> Condition | None:
    """Rules 8-4-1-1, 10-2-13-3: the "if" of all that an effect without a cost does must hold to use it."""
    only = ability.effects[0] if len(ability.effects) == 1 and not ability.cost else None
    return only.condition if isinstance(only, e.If) and not only.otherwise else None


def at_first(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Those steps of which can be told before the first is done whether they can be done.

    "Draw 1 card and trash 1 card from your hand": a card to trash comes with the draw.
    """
    for place, effect in enumerate(effects):
        if isinstance(effect, e.Draw) or (isinstance(effect, e.Move) and effect.to is Place.HAND):
            return (
                *effects[: place + 1],
                *(after for after in effects[place + 1 :] if not _from_hand(after)),
            )
    return effects


def _from_hand(effect: Effect) -> bool:
    what = getattr(effect, "what", None)
    return isinstance(what, Choose) and Area.HAND in what.cards.areas
