"""Gives every selection of an ability its slot, and every word that points back the slot it means.

Slots 0 and 1 hold the cards of an event or of a replaced situation; selections follow in the order in
which they are made, the cost first. An ability in which nothing points back keeps slot 0 throughout.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias, TypeVar

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import SlotApart, SlotCount, SlotTotal
from optcg.model.conditions import SlotFits
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import (
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
)
from optcg.model.terms import Category
from optcg.text.alike import check_past
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.open_in_life import lying_open
from optcg.text.phrases.how_many.of_one_player import OfOne
from optcg.text.phrases.which_cards.contrasted import Contrast
from optcg.text.phrases.which_cards.describe import Unchosen
from optcg.text.phrases.which_cards.others import chosen_before_other, than_chosen, than_this
from optcg.text.phrases.which_cards.references import (
    CHOSEN,
    CHOSEN_ONES,
    DONE_TO,
    GAINER,
    LATEST,
    PLAYED,
    REVEALED,
    THAT_CHARACTER,
    THAT_ONE,
    THAT_TURN,
    THOSE_CHARACTERS,
)
from optcg.text.phrases.which_cards.selecting import Aside
from optcg.text.phrases.which_cards.two_selected import OfBoth
from optcg.text.pointing.alternatives import alternatives
from optcg.text.pointing.back import (
    DidBy,
    DoneBy,
    called,
    chosen_of_each,
    is_open,
    names_of,
    of_those_don,
    points_back,
    says_whose,
)
from optcg.text.pointing.ends import TOLD_ENDS, Ends
from optcg.text.pointing.hanging import hung
from optcg.text.pointing.happened import (
    called_by_event,
    has_event,
    is_of_characters,
    is_of_fallen,
    is_of_gone,
    is_of_hands,
    is_of_leaders,
    is_of_others,
    is_of_several,
    still_there,
)
from optcg.text.pointing.in_doubt import OF_ONE, InDoubt
from optcg.text.pointing.kinds import Kinds
from optcg.text.pointing.left_over import LeftOver
from optcg.text.pointing.made import asked_of, is_off_field, overlap
from optcg.text.pointing.of_event import of_event
from optcg.text.pointing.plurals import Plurals
from optcg.text.pointing.pronouns import MADE, ON_FIELD, SLOT_FIELDS, It
from optcg.text.pointing.recall import SEVERAL
from optcg.text.pointing.rivals import asks_about, is_too_many, subject_of
from optcg.text.pointing.seen import check_names
from optcg.text.pointing.set_active import really_set
from optcg.text.pointing.shown_by_both import revealed_of_each, shown_at_once
from optcg.text.pointing.swapped import looked_at_of_each, swapped
from optcg.text.pointing.the_deck import your_deck
from optcg.text.pointing.this_stays import check_this_stays
from optcg.text.whereabouts import settled
from optcg.text.with_fields import with_fields

N = TypeVar("N")

_THEM: Final = (LATEST, THOSE_CHARACTERS, *DONE_TO)
_ACTIVATED: Final = (a.AutoEffect, a.ActivateEffect, a.TriggerEffect, a.ReplacementEffect)
_Activated: TypeAlias = a.AutoEffect | a.ActivateEffect | a.TriggerEffect | a.ReplacementEffect
_TOLD: Final = (*OF_ONE, SlotFits, SlotApart)
_LASTING: Final = (e.GainPower, e.GainCost)


def placed(ability: Ability, category: Category | None = None) -> Ability:
    """The ability with all its slots; `category` is that of the card."""
    check_past(ability)
    check_this_stays(ability, category)
    there = settled(swapped(shown_at_once(alternatives(really_set(of_event(ability))))), category)
    ability = Plurals().of(your_deck(lying_open(there, category)))
    chosen = chosen_before_other((*getattr(ability, "cost", ()), *getattr(ability, "effects", ())))
    if chosen is not None:
        ability = _other_than_chosen(ability, chosen, category)
    Contrast().check(ability)
    it = It(has_event(ability), is_of_others(ability), still_there(ability))
    ability = it.of(Kinds(has_event(ability)).of(than_this(ability)))
    if not isinstance(ability, _ACTIVATED):
        if points_back(ability):
            raise Misfit
        return ability
    number = points_back(ability)
    of_leader = category is Category.LEADER
    done = _numbered(ability, number, of_leader)
    if number and not points_back(done):
        # "That many" may be a number alone: then nothing points to cards.
        return _numbered(ability, False, of_leader)
    return done


def _numbered(ability: _Activated, number: bool, of_leader: bool) -> _Activated:
    pass_ = Pass(has_event(ability), number, is_of_characters(ability))
    pass_.ends = Ends(of_leader, is_of_leaders(ability, of_leader))
    pass_.fallen = is_of_fallen(ability)
    pass_.happened(called_by_event(ability))
    if is_of_gone(ability):
        pass_.moved.add(0)
    pass_.held.note_moved(0, is_of_hands(ability))
    if not isinstance(ability, a.TriggerEffect):
        ability = replace(ability, condition=pass_.visit(ability.condition))
    if not isinstance(ability, a.ReplacementEffect):
        ability = replace(ability, cost=pass_.steps(ability.cost))
        pass_.paid()
    done = replace(ability, effects=pass_.steps(LeftOver().steps(hung(ability.effects))))
    if is_open(done) or (is_of_several(done) and asks_about(done, 0)):
        raise Misfit  # "when a card is trashed, if that card ...", of several at once
    check_names(done)
    return done


def _other_than_chosen(ability: Ability, chosen: Selection, category: Category | None) -> Ability:
    """ "Rest 1 of your Characters: ... your other Characters": a card that is no Character is none."""
    with_this = isinstance(chosen, Together) and This() in chosen.parts
    if category in (None, Category.CHARACTER) and not with_this:
        raise Misfit
    return than_chosen(ability)


class Pass(InDoubt):
    """One walk through the steps in the order in which they are done."""

    def steps(self, steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return tuple(self.step(step) for step in steps)

    def step(self, step: Effect) -> Effect:
        moved = set(self.moved)
        self.told_apart(step)
        done = self.ends.of(self._step(self._of_field(step)))
        what = getattr(done, "what", None)
        if isinstance(done, ON_FIELD) and isinstance(what, Slot) and what.slot in moved:
            raise Misfit  # those cards are gone
        if isinstance(done, e.Play) and isinstance(what, Slot) and what.slot == self.deeds.get(PLAYED):
            raise Misfit  # they were played already
        if isinstance(done, e.Play) and self.may_hold_others(what):
            raise Misfit  # may an Event be chosen, which is not played then?
        if isinstance(done, e.If):
            self.moved = moved
        elif isinstance(done, (e.Move, e.Play, e.KO)):
            slot = getattr(what, "slot", -1)
            self.moved = self.moved - {slot} if isinstance(done, e.Play) else self.moved | {slot}
            self.held.lost.update(self.held.parts.get(slot, ()))
            self.held.note_taken(what, self.fallen_beside(what))
        self._note(done, getattr(what, "slot", -1))
        self.note_parted(what)
        return done

    def _note(self, done: Effect, slot: int) -> None:
        """Keep in mind which cards this was done to."""
        if isinstance(done, e.Play):
            self.held.characters.add(slot)
        self.rivals.note_done(done, slot, slot in self.moved and slot in self.held.singles)
        if isinstance(done, (e.Move, e.Play, e.KO)):
            self.held.note_moved(slot, isinstance(done, e.Move) and done.to is e.Place.HAND)
        self.rivals.times.update(names_of(done) if slot != self.looked else ())
        for name in called(done):
            if self.deeds.get(name, slot) != slot:
                self.rivals.twice.add(name)
            self.rivals.done[name] = (*self.rivals.done.get(name, ()), slot)
            self.deeds[name] = slot

    def _of_field(self, step: Effect) -> Effect:
        """ "That Character" is the latest one on the field, where only such a one can be meant."""
        what = getattr(step, "what", None)
        if not isinstance(step, ON_FIELD) or not isinstance(what, Slot):
            return step
        if what.slot not in (LATEST, CHOSEN, CHOSEN_ONES, THAT_ONE, THAT_CHARACTER, THOSE_CHARACTERS):
            return step
        meant = self.resolve(what.slot)
        if meant not in self.moved:
            if meant in self.offered and 0 in self.held.characters:
                raise Misfit  # the Character that was offered, or the one to which something happened?
            return step
        left = [slot for slot in self.made if slot not in self.moved]
        return replace(step, what=replace(what, slot=left[-1])) if left else step

    def _step(self, step: Effect) -> Effect:
        if isinstance(step, _LASTING):
            return self.lasting(step)
        if isinstance(step, TOLD_ENDS) and step.duration == Duration.ON_FIELD:
            raise Misfit
        if isinstance(step, (e.SetBasePower, e.SetBaseCost)):
            step = replace(step, amount=self.visit(step.amount))
        step = of_those_don(step, self.last)
        if isinstance(step, e.Later) and step.when == THAT_TURN:
            step = replace(step, when="end of your next turn" if self.extra_turn else "end of turn")
        if isinstance(step, e.ActivateEvent):
            step = self.activated(step)
        self.extra_turn = self.extra_turn or isinstance(step, e.ExtraTurn)
        done = self.visit(step)
        if isinstance(done, Aside):
            return e.Pick(done.what)
        if isinstance(done, (e.Look, e.Reveal)) and isinstance(done.what, (Top, Every)):
            self.looked = done.what.slot
        if self.looked is None and isinstance(done, (e.Move, e.Play)) and isinstance(done.what, ChooseFrom):
            # Cards of the hand or the trash that are left where they were; on the field one may stay.
            self.looked = done.what.source if done.what.source in self.moved else None
        if isinstance(done, (e.Move, e.Play)) and isinstance(done.what, Slot) and self.looked is None:
            source = self.rivals.narrowed.get(done.what.slot)
            self.looked = source if source in self.moved else None
        if isinstance(done, e.Reveal):
            slot = getattr(done.what, "slot", None)
            if self.revealed not in (None, slot):
                self.rivals.twice.add(REVEALED)
            self.revealed = slot
            self.owned.update(revealed_of_each(done.what))
        if isinstance(done, e.Look):
            self.owned.update(looked_at_of_each(done.what))
        if isinstance(done, e.Pick):
            self.rivals.note_narrowed(done.what)
            self.picked = SEVERAL if self.picked is not None else getattr(done.what, "slot", None)
            for name, slot in chosen_of_each(done.what).items():
                self.owned[name] = None if name in self.owned else slot
        self.note_last(done)
        return done

    def lasting(self, step: e.GainPower | e.GainCost) -> Effect:
        """Numbers point back to before the cards are chosen; an end that is not said is theirs."""
        amount = self.visit(step.amount)
        self.note_last(step)
        what = self.gained.of(step) or self.visit(step.what)
        if step.what == Slot(GAINER) and isinstance(what, Slot) and self.held.are_several(what.slot):
            raise Misfit  # "it gains an additional ...", of several
        self.gained.note(step, what)
        return replace(step, amount=amount, what=what)

    def visit(self, node: N) -> N:
        if isinstance(node, tuple):
            parts = [self.step(part) if isinstance(part, Effect) else self.visit(part) for part in node]
            return type(node)(parts) if type(node) is tuple else node
        if isinstance(node, SlotFits) and node.slot in (LATEST, THAT_ONE, THAT_CHARACTER):
            self.asked(self.resolve(node.slot), node)
            if self.is_open(None, self.resolve(node.slot), node.slot):
                raise Misfit
        if isinstance(node, f.Without) and isinstance(node.filter, f.Among):
            spared = self.but_chosen(node.filter)
            if spared is not None:
                return spared  # type: ignore[return-value]
        if isinstance(node, Cards):
            self.all_but(node)
        if not is_dataclass(node):
            return node
        if isinstance(node, Ability):
            return placed(node)  # type: ignore[return-value]
        if isinstance(node, (DoneBy, DidBy, OfOne)):
            told = self.of_one(node) if isinstance(node, OfOne) else self.done_by(node)
            return told  # type: ignore[return-value]
        if isinstance(node, SlotCount) and self.counts_deeds(node.slot):
            return self.deeds_of_last(node.slot)  # type: ignore[return-value]
        if isinstance(node, e.ChooseOne):
            return replace(node, options=self.options(node.options))
        changed = {}
        before = self.memory() if isinstance(node, (e.If, e.May)) else None
        count, sizes = len(self.made), self.held.sizes.copy()
        offered, subject = self.offered, self.subject
        last, shown = self.last, self.shown
        for field in fields(node):
            value = getattr(node, field.name)
            if before is not None and field.name == "otherwise" and value:
                after = self.memory()
                self.remember(before)
                self.last, self.shown, self.subject = last, shown, subject
                changed[field.name] = self.visit(value)
                self.remember(after)
                continue
            if field.name == "then" and isinstance(node, e.May):
                self.offered = self.made[count:]
            if field.name == "then" and isinstance(node, e.If):
                self.subject = subject_of(changed.get("condition", node.condition))
            if field.name in SLOT_FIELDS and isinstance(value, int):
                new: object = self.latest if self._of_either(node) else self.resolve(value)
                if isinstance(node, ChooseFrom) and value in _THEM and new in self.held.singles:
                    raise Misfit  # "1 of them", of one card
            else:
                new = self.step(value) if isinstance(value, Effect) else self.visit(value)
            if new is not value:
                changed[field.name] = new
        self.offered, self.subject = offered, subject
        if before is not None:
            self.held.sizes = self.held.sizes.shared(sizes)
        if isinstance(node, e.AsPlayer) and node.who is Owner.EITHER:
            self.rivals.of_each.update(self.made[count:])
        done = replace(node, **changed) if changed else node  # type: ignore[type-var]
        if is_too_many(done, sizes) or self.is_of_others(node, done, sizes):
            raise Misfit
        if isinstance(done, SlotTotal):
            return self.of_all(node, done)  # type: ignore[arg-type, return-value]
        if isinstance(done, _TOLD) and done.slot in self.held.thinned:
            raise Misfit  # what is told of a card that went elsewhere since is not kept
        if isinstance(done, OfBoth):
            return self.of_both(done)  # type: ignore[return-value]
        if isinstance(done, Unchosen):
            return f.Among(done.slot)  # type: ignore[return-value]
        if isinstance(done, SlotCount):
            asked = with_fields(done, filter=asked_of(done, self.held.pure))
            return asked if asked.filter is None else self.of_all(node, asked)  # type: ignore[arg-type, return-value]
        if self.number and isinstance(done, Together):
            return self.together(done)  # type: ignore[return-value]
        if self.number and isinstance(done, MADE):
            slot = self.taken()
            if is_off_field(done, self.moved):
                self.moved = self.moved | {slot}
            self.held.note(done, slot)
            self.rivals.note_made(done, slot)
            self.ends.note(done, slot)
            return replace(done, slot=slot)
        return done

    def _of_either(self, node: object) -> bool:
        """Whether cards of both players are spoken of, and it is said whose are meant."""
        return self.latest in self.rivals.of_each and says_whose(node)

    def options(self, options: tuple[tuple[Effect, ...], ...]) -> tuple[tuple[Effect, ...], ...]:
        """Only one of them is done, so that none points to the cards of another.

        Their cards share slots: what follows speaks of those of the option that was chosen, if all have such.
        """
        before, first, moved = self.memory(), self.next, self.moved
        earlier, of_all = self.held, []
        done, latest, last = [], set(), first
        for option in options:
            self.remember(before)
            self.next = first
            self.held = earlier.copy()
            of_all.append(self.held)
            done.append(self.steps(option))
            last = max(last, self.next)
            latest.add(self.latest)
        self.held = earlier.shared(of_all)
        self.moved = moved
        self.next = last
        self.forked = len(latest) > 1
        return tuple(done)

    def taken(self) -> int:
        self.forked = False
        self.before, self.latest = self.latest, self.next
        self.made.append(self.next)
        self.next += 1
        return self.latest

    def together(self, whole: Together) -> Together:
        """Cards that are named side by side are different ones."""
        parts: list[Selection] = []
        for part in whole.parts:
            others = tuple(
                other.slot for other in parts if isinstance(other, Choose) and overlap(other, part)
            )
            parts.append(replace(part, other_than=others) if isinstance(part, Choose) and others else part)
        slot = self.taken()
        self.ends.note(whole, slot)
        self.held.note_together({getattr(part, "slot", -1) for part in parts}, slot)
        return Together(tuple(parts), slot)
