"""What makes the steps of a cost, of an option or of a replacement possible in full (Rule 8-3-1-3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.engine.amounts import Fixed, Value
from optcg.engine.groups import EITHER
from optcg.engine.program import CostCode
from optcg.engine.resolve import candidates, don, move, payable
from optcg.engine.translate.words import OWNERS, group, value
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.effects import Effect
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Together,
    Top,
    TopOrBottom,
    is_told,
)
from optcg.model.terms import Area
from optcg.model.trees import field_names, with_fields

_KINDS: Final = {
    "": don.ACTIVE | don.RESTED | don.GIVEN,
    "any": don.ACTIVE | don.RESTED,
    "active": don.ACTIVE,
    "rested": don.RESTED,
    "given": don.GIVEN,
    "deck": don.IN_DECK,
}


def cost_parts(effects: tuple[Effect, ...], full: bool = True) -> list[CostCode]:
    """What makes each of these steps possible in full, or else in part (Rule 1-3-2)."""
    found: list[CostCode] = []
    for effect in effects:
        found += _payable_one(effect, full)
    return found


def possible(effects: tuple[Effect, ...]) -> list[CostCode]:
    """What makes the first deed possible in part; what is done to both players' cards is one deed."""
    first = [*_there(effects[0]), *cost_parts(effects[:1], full=False)]
    if len(effects) > 1 and _of_other(effects[0], effects[1]):
        return [payable.EitherCost([first, cost_parts(effects[1:2], full=False)])]
    return first


def some_there(effects: tuple[Effect, ...]) -> list[CostCode]:
    """Whether there is anything to do it to, where a player may do it to any number: none is no deed."""
    only = effects[0] if len(effects) == 1 else e.Effect()
    what = selection_of(only)
    if not isinstance(what, Choose) or what.at_least or not (what.up_to or what.count is None):
        return []
    areas, hand = what.cards.areas, Area.HAND in what.cards.areas
    if Area.DECK in areas or Area.LIFE in areas or (hand and what.cards.owner is not what.chooser):
        return []  # Rule 8-4-4-2: nobody knows that there is none
    source = candidates.GroupSource(group(what.cards))
    return [payable.CardsCost(source, None, 1, limits_of(what), payable.ANY, hand)]


def _there(effect: Effect) -> list[CostCode]:
    """Cards of an earlier step, of which there may be none."""
    what = selection_of(effect)
    if isinstance(what, Slot):
        return [payable.ThereCost(what.slot)]
    return [payable.ThereCost(what.source)] if isinstance(what, ChooseFrom) else []


def _of_other(one: Effect, two: Effect) -> bool:
    """Whether the same is done to the top cards of one player and of the other."""
    if not isinstance(one, e.Move) or not isinstance(two, e.Move) or not isinstance(one.what, Top):
        return False
    return isinstance(two.what, Top) and replace(two, what=replace(two.what, owner=one.what.owner)) == one


def in_full(effect: Effect) -> Effect:
    """Rule 8-1-3-4-5: what replaces is done in full, so "up to 1" is 1."""
    if effect.don is not None:
        return with_fields(effect, up_to=False) if getattr(effect, "count", None) is not None else effect
    what = selection_of(effect)
    if isinstance(what, (Choose, Top)) and what.up_to and what.count is not None and not what.at_least:
        return with_fields(effect, what=replace(what, up_to=False))
    return effect


def _payable_one(effect: Effect, full: bool) -> list[CostCode]:
    if isinstance(effect, e.ChooseOne):
        return [payable.EitherCost([cost_parts(option, full) for option in effect.options])]
    if isinstance(effect, e.AsPlayer):
        inner = cost_parts(effect.effects, full)
        return [payable.OtherPlayersCost(inner)] if effect.who == "opponent" else inner
    if effect.don is not None:
        return _of_don(effect, full)
    what = selection_of(effect)
    return [] if what is None else _selection_cost(what, deed_of(effect), full)


def deed_of(effect: Effect) -> payable.Deed:
    """What a step that pays does with its cards."""
    return move.DEEDS.get(type(effect), payable.TAKEN_AWAY if effect.moves else payable.ANY).of(effect)


def _of_don(effect: Effect, full: bool) -> list[CostCode]:
    """So many DON!!, of those cards if some are named, and the cards that take them."""
    kinds, who = don_kinds(effect), OWNERS[getattr(effect, "who", Owner.YOU)]
    to = getattr(effect, "to", None)
    if who == EITHER and isinstance(to, Choose):
        takers = payable.TakerSource(candidates.GroupSource(group(to.cards)), kinds)
        return [payable.CardsCost(takers, Fixed(1), 0, limits_of(to), payable.ANY, False)]
    under = getattr(effect, "what", None) or getattr(effect, "given_to", None)
    least = value(_least(effect, full))
    needed: CostCode = payable.DonCost(least, kinds, who, effect.moves)
    if isinstance(under, This):
        this = Cards(Owner.YOU, LEADER_AND_CHARACTERS, f.ThisCard())
        needed = payable.GivenDonCost(group(this), least)
    elif isinstance(under, (Choose, Every)):
        needed = payable.GivenDonCost(group(under.cards), least)
    return [needed, *(_selection_cost(to, payable.ANY) if isinstance(to, Selection) else ())]


def _least(effect: Effect, full: bool = True) -> Amount:
    """Rule 4-8-1: with "up to" fewer will do, but nothing is paid with nothing (Rule 8-3-1-3)."""
    count = getattr(effect, "count", None)
    if count is None:
        return max(getattr(effect, "at_least", 1), 1)
    some = getattr(effect, "up_to", False) or not full
    return min(count, 1) if some and isinstance(count, int) else count


def _selection_cost(what: Selection, deed: payable.Deed, full: bool = True) -> list[CostCode]:
    if isinstance(what, This):
        return [payable.ThisCost(deed)]
    if isinstance(what, Slot):
        return [payable.SlotCost(what.slot, deed)]
    if isinstance(what, Top) and (what.at_least or not what.up_to):
        owner = OWNERS[what.owner]
        needed = _needed(what.at_least if what.up_to else what.count, full)
        return [payable.PileCost(owner, what.area, needed, deed, what.bottom)]
    if isinstance(what, TopOrBottom):
        pile = OWNERS[what.owner], what.area, Fixed(1), deed
        return [payable.EitherCost([[payable.PileCost(*pile, bottom)] for bottom in (False, True)])]
    if isinstance(what, Together):
        parts = [cost for part in what.parts for cost in _selection_cost(part, deed, full)]
        if len(parts) == 2:
            one, two = parts
            if isinstance(one, payable.CardsCost) and isinstance(two, payable.CardsCost):
                return [payable.PairCost(one, two)]
        return parts
    if isinstance(what, Every):
        return [payable.EveryCost(group(what.cards), deed)]
    if isinstance(what, Choose) and (what.at_least or not what.up_to):
        source = candidates.GroupSource(group(what.cards))
        hand = Area.HAND in what.cards.areas
        count = None if what.count is None or what.up_to else _needed(what.count, full)
        return [payable.CardsCost(source, count, what.at_least, limits_of(what), deed, hand)]
    return []


def don_kinds(effect: Effect) -> int:
    """Rule 8-3-1-6: any DON!! of the field, or "any" of the cost area, or those of one kind alone."""
    return _KINDS[str(effect.don or getattr(effect, "state", ""))]


def _needed(count: Amount, full: bool) -> Value:
    """How many there must be: all of them, or 1 where as much as possible is done."""
    return value(count) if full or not isinstance(count, int) else Fixed(min(count, 1))


def limits_of(what: Choose | ChooseFrom) -> candidates.Limits:
    power = None if what.total_power is None else value(what.total_power)
    cost = None if what.total_cost is None else value(what.total_cost)
    other_than = () if isinstance(what, ChooseFrom) else what.other_than
    return candidates.Limits(power, cost, what.total_base, what.different, other_than, what.same)


def is_blind(what: Choose) -> bool:
    """The chooser picks from the other player's hand, or face-down Life cards."""
    if len(what.cards.areas) != 1 or what.cards.owner == "either":
        return False
    if what.cards.areas[0] == Area.HAND:
        return what.cards.owner != what.chooser
    return what.cards.areas[0] == Area.LIFE and what.cards.filter is None


def selection_of(effect: Effect) -> Selection | None:
    """The cards that a step is done to."""
    what = effect.to if isinstance(effect, e.Redirect) else getattr(effect, "what", None)
    return what if isinstance(what, Selection) else None


def slot_of(options: tuple[tuple[Effect, ...], ...]) -> int | None:
    """The one slot whose cards all options are about: "K.O. it or return it"."""
    slots: set[int | None] = set()
    for option in options:
        what = selection_of(option[0]) if option else None
        slots.add(what.slot if isinstance(what, Slot) and len(option) == 1 else None)
    return slots.pop() if len(slots) == 1 else None


def is_shown(what: Selection) -> bool:
    """Rule 11-2-1: cards picked for what they are must be shown when they move between secret areas.

    So is the card from which the effect comes: both players know it.
    """
    if isinstance(what, Together):
        return any(is_shown(part) for part in what.parts)
    return isinstance(what, This) or (isinstance(what, (Choose, ChooseFrom)) and is_told(what))


def least_done(effect: Effect) -> int:
    """How often a part of a cost must be done to count as paid."""
    if not effect.counts:
        return 0
    if isinstance(effect, e.ChooseOne):
        return min(least_done(option[-1]) for option in effect.options)
    if isinstance(effect, e.AsPlayer):
        return least_done(effect.effects[-1])
    what = selection_of(effect)
    if what is not None and "count" not in field_names(effect):
        return _least_of(what)
    least = _least(effect)
    return least if isinstance(least, int) else 1


def _least_of(what: Selection) -> int:
    if isinstance(what, Together):
        return sum(_least_of(part) for part in what.parts)
    if isinstance(what, (Choose, Top)):
        if what.up_to or what.count is None:
            return what.at_least
        return what.count if isinstance(what.count, int) else 1
    return 0 if isinstance(what, Every) else 1
