"""From the selections of an effect to the nodes that pick cards."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from optcg.engine.amounts import SlotValue, Value
from optcg.engine.groups import YOU
from optcg.engine.program import Node, Program
from optcg.engine.resolve import choose, costs, flow, from_piles, move, open_slots, sources
from optcg.engine.telling import Telling
from optcg.engine.translate_costs import is_blind, is_shown, limits_of
from optcg.engine.translate_prompts import Prompts, part_of
from optcg.engine.translate_words import OWNERS, group, matcher, maybe_matcher, parts_of, value
from optcg.engine.width import bit_of
from optcg.model import filters as f
from optcg.model.effects import ActivateEvent, AsPlayer, Effect, Later, Pick
from optcg.model.selections import (
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
)
from optcg.model.terms import Area, Category

if TYPE_CHECKING:
    from optcg.engine.translate import Translator


def playable(what: Selection) -> Selection:
    """Rules 2-2-5, 3-7-3, 3-8-3: Events are not played but activated, so a "card" to play is none."""
    if isinstance(what, Together):
        return replace(what, parts=tuple(playable(part) for part in what.parts))
    if isinstance(what, ChooseFrom):
        return replace(what, filter=_no_event(what.filter))
    if isinstance(what, Choose) and what.cards.owner is Owner.YOU:
        return replace(what, cards=replace(what.cards, filter=_no_event(what.cards.filter)))
    return what


def _no_event(filter_: f.Filter | None) -> f.Filter | None:
    """Where cards are told by something, but not by their category, that of Events is kept out."""
    parts = filter_.filters if isinstance(filter_, f.AllOf) else (filter_,)
    if filter_ is None or any(isinstance(part, f.CategoryIs) for part in parts):
        return filter_
    return f.AllOf((filter_, f.Without(f.CategoryIs(Category.EVENT))))


def speaks_of(tree: object, slot: int) -> bool:
    """Whether steps are about the cards of a slot."""
    named = [(getattr(part, "slot", None), getattr(part, "source", None)) for part in parts_of(tree)]
    return any(slot in numbers for numbers in named)


def _is_of(step: Effect, slot: int) -> bool:
    """Whether a step is done to the cards of a slot, and to no others."""
    if isinstance(step, Later):
        return all(_is_of(part, slot) for part in step.effects)
    return getattr(step, "what", None) == Slot(slot)


# Selections that pick cards now, into a slot.
_PICKING: Final = (Choose, ChooseFrom, Every, Top, TopOrBottom, Together)


class SelectionTranslator:
    """Writes those nodes of a program that pick cards."""

    def __init__(self, card: Translator, key: str, program: Program) -> None:
        self.card: Final = card
        self.key: Final = key
        self.program: Final = program
        self.nodes: Final[list[Node]] = program.nodes
        self.prompts: Final = Prompts(card)
        self.step: Effect | None = None  # the step at hand
        self.paying = False  # it is part of an activation cost
        self.action = costs.ANYTHING
        self.gift: int = 0  # the kinds of DON!!, of either player, that they are chosen to be given
        self.to_play = False  # whether they are chosen to be played
        self.later: tuple[Effect, ...] = ()  # the steps behind the one at hand
        self.behind: tuple[Effect, ...] = ()  # those, and all that come after what they are part of
        self.foreign = False  # what comes after that is said by another player
        self.both = False  # each player does the step at hand
        self.doer: int = YOU  # who may do the step at hand
        self.opened: Final[set[int]] = set()  # slots that an earlier step may have opened

    def select(self, what: Selection, must: bool) -> int:
        """Write the nodes that pick cards, and say in which slot they are remembered."""
        self._refill(what)
        if isinstance(what, This):
            self.nodes.append(choose.ThisStep(choose.THIS_SLOT))
            return choose.THIS_SLOT
        if isinstance(what, Slot):
            if what.filter is not None:
                source = sources.SlotSource(what.slot, matcher(what.filter))
                self.nodes.append(choose.SlotStep(source, what.slot))
            return what.slot
        if isinstance(what, Every):
            self.nodes.append(choose.EveryStep(group(what.cards), what.slot))
            return what.slot
        if isinstance(what, Top):
            owner, count = OWNERS[what.owner], value(what.count)
            if what.up_to:
                self.nodes.append(self._how_many(what, must))
                count = SlotValue(choose.COUNTED)
            step = from_piles.TopStep(owner, what.area, count, what.bottom, what.slot)
            self.nodes.append(step)
            return what.slot
        if isinstance(what, TopOrBottom):
            asked = f"{self.asked()} From the top or the bottom?"
            owner = OWNERS[what.owner]
            if must:
                self.nodes.append(costs.PaidEndNode(owner, what.area, what.slot, asked, self.action))
            else:
                self.nodes.append(from_piles.TopOrBottomNode(owner, what.area, what.slot, asked))
            return what.slot
        if isinstance(what, Together):
            return self._select_together(what, must)
        return self._choose(what, must)

    def _how_many(self, what: Top, must: bool) -> Node:
        """The question how many cards of a pile; those that pay must be able to."""
        end = " How many cards?"
        owner, count, asked = OWNERS[what.owner], value(what.count), f"{self.asked()}{end}"
        if must:
            return costs.PaidPileNode(owner, what.area, count, what.at_least, asked, self.action, what.bottom)
        node = from_piles.HowManyNode(owner, what.area, count, what.at_least, asked)
        node.telling = self.telling(None, end=end)
        return node

    def _refill(self, what: Selection) -> None:
        """A slot gets other cards: where it may be open, or where they are some of one that may be."""
        if isinstance(what, ChooseFrom) and what.source in self.opened:
            self._reopen(what.slot, [what.source])
        elif isinstance(what, _PICKING) and what.slot in self.opened:
            self._reopen(what.slot, [])

    def _reopen(self, slot: int, sources: list[int]) -> None:
        self.opened.add(slot)
        self.nodes.append(open_slots.RefillStep(slot, sources))

    def reveal(self, what: Selection, must: bool) -> None:
        """Write a step that reveals cards; later steps that speak of them are about open cards."""
        slot = self.select(what, must)
        parts = what.parts if isinstance(what, Together) else ()
        slots = {slot, *(part.slot for part in parts if isinstance(part, _PICKING))}
        self.opened.update(slots)
        self.nodes.append(move.RevealStep(slot, sum(bit_of(one) for one in slots)))

    def pick(self, what: Selection, must: bool) -> None:
        """Write a step that picks cards; those that are picked for what they are will be shown (11-2-1)."""
        slot = self.select(what, must)
        if is_shown(what):
            self.opened.add(slot)
            self.nodes.append(open_slots.OpenStep(slot))
        self.nodes.append(flow.PickStep(slot))

    def _select_together(self, what: Together, must: bool) -> int:
        slots: list[int] = []
        chosen: list[choose.ChooseNode] = []
        # Rule 8-3-1-3: where this card pays its own part, it is not chosen for another one.
        this = [self.select(part, must) for part in what.parts if must and isinstance(part, This)]
        whole = self.step
        for place, part in enumerate(what.parts):
            self.step = None if whole is None else part_of(whole, place)
            if this and isinstance(part, This):
                slots += this
                continue
            if isinstance(part, Choose):
                others = [slot for slot in this if slot not in slots]
                part = replace(part, other_than=(*part.other_than, *others, *slots))
            slots.append(self.select(part, must))
            last = self.nodes[-1]
            if isinstance(part, Choose) and isinstance(last, choose.ChooseNode):
                chosen.append(last)
        self.step = whole
        if len(chosen) == len(what.parts) == 2:
            chosen[0].beside = chosen[1]
        if len({*slots, what.slot}) <= len(slots):
            raise TypeError(f"{what!r}: each part needs a slot of its own.")
        if self.opened.issuperset(slots):
            self._reopen(what.slot, slots)
        self.nodes.append(choose.TogetherStep(slots, what.slot))
        return what.slot

    def _choose(self, what: Selection, must: bool) -> int:
        if isinstance(what, ChooseFrom):
            source: sources.Source = sources.SlotSource(what.source, maybe_matcher(what.filter))
            self._choose_node(source, what, must)
            return what.slot
        assert isinstance(what, Choose)
        if Area.COST in what.cards.areas and what.cards.owner == Owner.EITHER:
            raise TypeError(f"{what!r}: DON!! are chosen from one player.")
        cards = group(what.cards)
        if is_blind(what):
            # Rule 3-4-3: the opponent's hand is picked from blind.
            self.nodes.append(choose.MixStep(cards))
            count = None if what.count is None else value(what.count)
            end = " Pick a face-down card."
            asked = f"{self.asked(what.chooser)}{end}"
            node = choose.BlindNode(count, what.up_to, OWNERS[what.chooser], what.slot, asked)
            node.telling = self.telling(None, what.chooser, end)
            self.nodes.append(node)
            return what.slot
        # Rule 8-3-1-3: a cost is paid with cards that can pay it.
        able = must and not what.up_to
        found: sources.Source = sources.GroupSource(cards)
        if able:
            found = costs.AbleSource(cards, self.action)
        elif Area.COST in what.cards.areas and not what.up_to:
            found = costs.OpenDonSource(cards, self.action)
        if self.gift:
            found = costs.TakerSource(found, self.gift)
        self._choose_node(found, what, must)
        return what.slot

    def _choose_node(self, source: sources.Source, what: Choose | ChooseFrom, must: bool) -> None:
        count = None if what.count is None else value(what.count)
        least = what.at_least if isinstance(what, Choose) else 0
        chooser, limits = OWNERS[what.chooser], limits_of(what)
        if self.to_play:
            source = sources.PlayableSource(source, isinstance(self.step, ActivateEvent))
        asked, places = self.asked(what.chooser), self.prompts.picks(what)
        node = choose.ChooseNode(
            source, count, what.up_to, least, chooser, limits, what.slot, asked, places, must
        )
        node.telling = self.telling(None, what.chooser)
        self.nodes.append(node)

    def telling(self, number: Value | None, who: Owner = Owner.YOU, end: str = "") -> Telling | None:
        """The same with the number as it is when the question is asked, if it is a counted one."""
        if self.step is None:
            return None
        paying, opponent, after = self.paying, who is Owner.OPPONENT, self._what_for()
        return self.prompts.telling(
            self.step, number, lambda step: f"{self.prompts.step(step, paying, opponent, after)}{end}"
        )

    def asked(self, who: Owner = Owner.YOU) -> str:
        """What the step at hand does, as it is told to the player who is asked."""
        assert self.step is not None
        after = self._what_for()
        step = AsPlayer(Owner.EITHER, (self.step,)) if after and self.both and not self.later else self.step
        return self.prompts.step(step, self.paying, who is Owner.OPPONENT, after)

    def _what_for(self) -> tuple[Effect, ...]:
        """The next step, where cards are selected and it says what is done with them."""
        what = getattr(self.step, "what", None)
        if not isinstance(what, Choose) or not self.behind or (self.foreign and not self.later):
            return ()
        if not isinstance(self.step, Pick):
            follow = takewhile(lambda step: _is_of(step, what.slot), self.later[:2])
            return () if self.paying else tuple(follow)
        after = self.behind[0]
        return (after,) if speaks_of(after, what.slot) else ()
