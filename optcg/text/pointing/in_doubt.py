"""Whether the words of a step could mean other cards than those they point to: then it is open."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CostOf, CounterOf, Plus, PowerOf, SlotCount, SlotTotal
from optcg.model.conditions import SlotFits
from optcg.model.effects import Effect
from optcg.model.selections import Cards, ChooseFrom, Owner, Slot
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.phrases.how_many.of_one_player import OfOne
from optcg.text.phrases.which_cards.describe import Unchosen, all_of
from optcg.text.phrases.which_cards.references import (
    CHOSEN,
    CHOSEN_ONES,
    EFFECT_OF,
    LATEST,
    REVEALED,
    THAT_CHARACTER,
    THAT_ONE,
    TRASHED,
    YOUR_REVEALED,
)
from optcg.text.phrases.which_cards.two_selected import OfBoth
from optcg.text.pointing.made import is_in_hand, is_pure
from optcg.text.pointing.pronouns import ON_FIELD
from optcg.text.pointing.recall import Recall
from optcg.text.pointing.rivals import is_of_two, of_some, points_to
from optcg.text.pointing.sizes import Sizes

OF_ONE: Final = (CostOf, PowerOf, CounterOf, f.SameNameAs, f.Shares)
# Words for cards by what was done to all of them at once, wherever each of them is now.
_ALL_OF_THEM: Final = (REVEALED, YOUR_REVEALED, TRASHED)
_PLAIN: Final = (e.Reveal, e.Look, e.TurnLife, e.Pick, e.Play, e.ActivateEvent)


class InDoubt(Recall):
    """What was done so far, and what could be meant besides."""

    def may_hold_others(self, what: object) -> bool:
        """ "Choose 2 cards. Play 1 of them": whether those that were chosen need not be Characters."""
        if not isinstance(what, ChooseFrom) or what.source != self.picked:
            return False
        return not is_pure(what, self.held.pure)

    def told_apart(self, step: Effect) -> None:
        """Of the card that was K.O.'d and the one trashed since, "that card" may be either; so of others."""
        what = step.to if isinstance(step, e.GiveDon) else getattr(step, "what", None)
        self.name(what)
        if not isinstance(what, Slot) or what.slot not in (LATEST, THAT_ONE, THAT_CHARACTER):
            return
        meant = self.resolve(what.slot)
        if self.fallen and isinstance(step, (e.Move, e.Play)) and meant == self.deeds.get(TRASHED):
            raise Misfit
        if isinstance(self.last, e.Draw) and isinstance(step, (e.Move, e.Play)) and what.slot == THAT_ONE:
            raise Misfit  # is the card that was drawn meant?
        if self.held.are_several(meant) and what.slot == LATEST and isinstance(step, e.Move):
            return  # "them" is not the one card that was shown before
        if self.rivals.may_be_meant(step, meant, self.moved) or self.is_open(step, meant, what.slot):
            raise Misfit

    def is_of_others(self, said: object, meant: object, sizes: Sizes) -> bool:
        """Whether a node might be about other cards than those that its words point to."""
        if isinstance(said, e.If) and isinstance(meant, e.If):
            # All of them, or those that were counted? "If that Character ..., it gains an additional ..."?
            some = of_some(meant.condition, meant.then, sizes)
            return self.held.are_several(some) or is_of_two(said, meant)
        if isinstance(meant, SlotCount):
            # Of both steps, or of the last one?
            return any(self.deeds.get(name) == meant.slot for name in self.rivals.twice)
        if isinstance(meant, ChooseFrom):
            # "With the same name as that card": as one of those looked at?
            return points_to(meant.filter, meant.source)
        # "The trashed Character's cost", after two were trashed?
        return isinstance(meant, OF_ONE) and self.held.are_several(meant.slot)

    def is_open(self, step: Effect | None, meant: int, word: int) -> bool:
        """Whether another card could be meant by "it", "that card", "that Character".

        It is plain if the "if" at hand is about it, or if it was shown, played or activated just before.
        """
        if word == LATEST or meant == self.subject:
            return False
        if meant in self.shown:
            return False
        known = [slot for slot in self.made if slot in self.held.singles]
        if word == THAT_CHARACTER:
            known = [slot for slot in known if slot in self.held.characters]
        if isinstance(step, (*ON_FIELD, e.GiveDon)):
            return len([slot for slot in known if slot not in self.moved]) > 1
        return any(slot != meant for slot in known)

    def activated(self, step: e.ActivateEvent) -> e.ActivateEvent:
        """Out of the hand the card is activated, so that its effect alone has no words (Rule 8-5)."""
        if not step.timing.endswith(EFFECT_OF):
            return step
        what = step.what
        known = {self.resolve(what.slot)} if isinstance(what, Slot) else set()
        if known & self.held.hand or is_in_hand(what, self.held.hand):
            raise Misfit
        return replace(step, timing=step.timing.removesuffix(EFFECT_OF))

    def note_last(self, done: Effect) -> None:
        """Keep in mind what was done last, and which cards it has shown."""
        if isinstance(done, (e.RestDon, e.ReturnDon, e.ReturnGivenDon)):
            self.don_done.append(type(done))
        self.last = None if isinstance(done, (e.If, e.May)) else done
        self.shown = shown_by(done)

    def but_chosen(self, among: f.Among) -> f.Without | None:
        """All cards but those that each player has chosen; None where one player alone has chosen."""
        if among.slot not in (LATEST, CHOSEN, CHOSEN_ONES):
            return None
        chosen = self.latest if self.picked is None else self.picked
        if chosen is None or chosen not in self.rivals.of_each:
            return None
        return f.Without(f.Among(chosen))

    def all_but(self, cards: Cards) -> None:
        """ "Your opponent chooses 1. K.O. all Characters that were not chosen": yours too?"""
        if cards.owner is Owner.EITHER and points_out(cards.filter):
            chosen = self.latest if self.picked is None else self.picked
            if chosen not in self.rivals.of_each:
                raise Misfit

    def of_all(self, said: SlotTotal | SlotCount, meant: SlotTotal | SlotCount) -> Amount:
        """ "The revealed cards" are all that were revealed: the rest, and those that were taken since."""
        slot = meant.slot
        if slot not in self.held.thinned or said.slot >= 0:
            return meant  # called by its number: what is left there
        if said.slot not in _ALL_OF_THEM or slot not in self.held.taken:
            raise Misfit  # with those that went elsewhere since, or without them?
        parts: list[Amount] = [replace(meant, slot=part) for part in (slot, *self.held.taken[slot])]
        return reduce(Plus, parts)

    def of_one(self, told: OfOne) -> SlotCount:
        """ "The number of cards you placed": of those of both; where one alone did it, other words tell."""
        slot = self.deeds.get(told.slot)
        if slot is None or slot not in self.rivals.of_each or told.slot in self.rivals.twice:
            raise Misfit
        return SlotCount(slot, all_of(told.filter, f.OwnedBy(told.who)))

    def of_both(self, told: OfBoth) -> f.Among:
        """ "The selected Character with the lower power": of two of the field, before any deed."""
        slot = told.slot
        parts = self.held.parts.get(slot, {slot})
        sizes = [self.held.sizes.of(part) or 0 for part in parts]
        if sum(sizes) != 2 or slot in self.moved or slot in self.parted:
            raise Misfit
        return f.Among(slot)

    def note_parted(self, what: object) -> None:
        """Of two cards one was dealt with: by what they differ now, the words do not ask."""
        if isinstance(what, Slot) and points_to(what.filter, what.slot):
            self.parted.add(what.slot)

    def asked(self, meant: int, fact: SlotFits) -> None:
        """ "Trash 1 card. Draw 1 card. If that card ...": plain only if it was asked about before."""
        if fact.filter == f.InArea((Area.CHARACTER,)) and meant in self.moved:
            raise Misfit  # "K.O. it. If it is still on the field": only those that fell are kept in mind
        drawn = isinstance(self.last, e.Draw) and (meant in self.moved or fact.slot == THAT_ONE)
        if drawn and meant not in self.rivals.asked:
            raise Misfit
        self.rivals.asked.add(meant)


def shown_by(step: Effect) -> frozenset[int]:
    """The cards that a step has shown, played or activated, also where it was offered, or one of several."""
    match step:
        case e.ChooseOne(options):
            return frozenset.intersection(*(shown_by(option[-1]) for option in options))
        case e.May((*_, last), (), ()):
            return shown_by(last)
    slot = getattr(step.what, "slot", None) if isinstance(step, _PLAIN) else None
    return frozenset() if slot is None else frozenset((slot,))


def points_out(described: f.Filter | None) -> bool:
    """ "That were not selected"."""
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return any(isinstance(part, f.Without) and isinstance(part.filter, Unchosen) for part in parts)
