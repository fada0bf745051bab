"""From the steps of an effect to the nodes of a program, and to what makes them payable."""

from __future__ import annotations

from typing import TypeGuard

from optcg.engine.conditions import DidTest
from optcg.engine.groups import OPPONENT, YOU
from optcg.engine.resolve import draw, flow, move, offering, options, others, rounds
from optcg.engine.translate_changes import BARE_STEPS
from optcg.engine.translate_costs import (
    action_of,
    is_shown,
    least_done,
    payable,
    possible,
    slot_of,
    some_there,
)
from optcg.engine.translate_don import DonTranslator
from optcg.engine.translate_log import by_letters, later_words
from optcg.engine.translate_may import asks_how_many, at_first, chosen_in
from optcg.engine.translate_prompts import capital
from optcg.engine.translate_selections import playable
from optcg.engine.translate_words import OWNERS, parts_of, test, value, with_timing
from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.conditions import SlotFits, YouDid
from optcg.model.effects import Effect
from optcg.model.effects.flow import MOMENTS
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This
from optcg.model.sides import from_other_side
from optcg.model.terms import Area


class EffectTranslator(DonTranslator):
    """Writes the nodes of one program."""

    def write(self, effects: tuple[Effect, ...], must: bool = False) -> None:
        after = self.behind
        for place, effect in enumerate(effects):
            self.later = effects[place + 1 :]
            self.behind = (*self.later, *after)
            if place:
                self.prompts.before = effects[:place]
            self.write_one(effect, must)
        self.behind = after

    def _keeps(self, what: Selection, slot: int) -> bool:
        """Whether the cards that were chosen are spoken of later, and not how many of them were changed."""
        if not isinstance(what, (Choose, Every, Slot)):
            return False
        if not isinstance(what, Slot) and Area.COST in what.cards.areas:
            return False
        return not any(isinstance(part, SlotCount) and part.slot == slot for part in parts_of(self.later))

    def write_once(self, effects: tuple[Effect, ...], use: flow.UseStep) -> None:
        """Rules 8-3-3, 10-2-13-3: an auto effect is used for the turn when what its "if" allows is resolved.

        "When ..., if ..., ...": as long as the "if" does not hold, the next event may still activate it.
        Nor is it used by a player who may do what it says and does not (Rule 8-1-2).
        """
        first = effects[0] if len(effects) == 1 else None
        if isinstance(first, e.If) and not first.otherwise:
            unless = flow.UnlessStep(test(first.condition), self._if_words(first))
            self.nodes.append(unless)
            self.write_once(first.then, use)
            unless.to = len(self.nodes)
        elif _may_be_left(first):
            self._write_may(first, use)
        else:
            self.nodes.append(use)
            self.write(effects)

    def write_one(self, effect: Effect, must: bool) -> None:
        self.step = effect
        self.action = action_of(effect)
        self.to_play = isinstance(effect, (e.Play, e.ActivateEvent))
        if not (
            self._write_flow(effect, must)
            or self._write_move(effect, must)
            or self.write_don(effect, must)
            or self.write_change(effect, must)
        ):
            raise TypeError(f"No node for {effect!r}.")

    def _write_flow(self, effect: Effect, must: bool) -> bool:
        nodes = self.nodes
        if isinstance(effect, e.If):
            self._write_if(effect, must)
        elif isinstance(effect, e.May):
            self._write_may(effect)
        elif isinstance(effect, e.ChooseOne):
            self._write_options(effect, must)
        elif isinstance(effect, e.AsPlayer):
            self._write_as_player(effect, must)
        elif isinstance(effect, e.Later):
            program = self.card.program(f"{self.key}/later{len(nodes)}", effect.effects)
            told, slot = later_words(self.card, effect)
            nodes.append(flow.LaterStep(MOMENTS.index(effect.when), program, told, slot))
        elif isinstance(effect, e.Pick):
            self.pick(effect.what, must)
        elif isinstance(effect, e.NameNumber):
            nodes.append(options.NumberNode(OWNERS[effect.who], self.asked(effect.who), effect.within))
        elif isinstance(effect, e.ActivateAbility):
            # A [Trigger] of this card is that of the card where it lies now.
            what = This() if effect == e.ActivateAbility("Trigger") else effect.what
            slot = -1 if what is None else self.select(with_timing(what, effect.timing), must)
            nodes.append(flow.ActivateStep(effect.timing, slot))
        elif isinstance(effect, e.ActivateEvent):
            slot = self.select(with_timing(effect.what, effect.timing), must)
            nodes.append(others.ActivateEventStep(slot, effect.timing))
        elif isinstance(effect, e.Redirect):
            nodes.append(flow.RedirectStep(self.select(effect.to, must)))
        elif isinstance(effect, e.Mark):
            nodes.append(flow.MarkStep(effect.mark))
        elif type(effect) in BARE_STEPS:
            nodes.append(BARE_STEPS[type(effect)]())
        elif isinstance(effect, e.Lose):
            nodes.append(flow.LoseStep(OWNERS[effect.who]))
        else:
            return False
        return True

    def _write_if(self, effect: e.If, must: bool) -> None:
        unless = flow.UnlessStep(test(effect.condition), self._if_words(effect))
        self.nodes.append(unless)
        self.write(effect.then, must)
        if effect.otherwise:
            over = flow.JumpStep()
            self.nodes.append(over)
            unless.to = len(self.nodes)
            self.write(effect.otherwise, must)
            over.to = len(self.nodes)
        else:
            unless.to = len(self.nodes)

    def _if_words(self, effect: e.If) -> list[str]:
        """What the log says if the condition does not hold; nothing where something else is done then."""
        if effect.otherwise or isinstance(effect.condition, YouDid):
            return flow.NOT_TOLD
        return by_letters(self.prompts.words((effect,)))

    def _write_may(self, effect: e.May, once: flow.UseStep | None = None) -> None:
        """`once` notes that a [Once Per Turn] ability is used by doing it."""
        first = effect.effects[0] if effect.effects else effect
        if isinstance(first, e.May) and effect == e.May((first,), who=first.who):
            # "You may add up to 1 card": nobody is asked twice.
            self._write_may(first, once)
            return
        if asks_how_many(effect):
            # Nor is a player who says how many asked before whether any.
            self.write(effect.effects)
            self._write_done(effect, once)
            return
        # Rule 1-3-2: as much as possible is done; "if you do" wants all of it.
        full = bool(effect.then or effect.otherwise)
        asked = payable(at_first(effect.effects)) if full else possible(effect.effects)
        asked = [*asked, *some_there(effect.effects)]
        ask = offering.MayNode(OWNERS[effect.who], asked, self.prompts.may(effect))
        self.nodes.append(ask)
        if once is not None:
            self.nodes.append(once)
        before, self.doer = self.doer, OWNERS[effect.who]
        behind, self.behind = self.behind, (*effect.then, *effect.otherwise, *self.behind)
        self.write(effect.effects, must=True)
        ask.join(self.nodes, len(effect.effects) == 1)
        self.doer, self.behind = before, behind
        if not effect.then and not effect.otherwise:
            ask.to = len(self.nodes)
            return
        ask.to = self._write_done(effect, None)

    def _write_done(self, effect: e.May, once: flow.UseStep | None) -> int:
        """ "If you do", "if they do not": only what was really done counts. Gives where the latter begins."""
        unless = flow.UnlessStep(DidTest())
        self.nodes.append(unless)
        if once is not None:
            self.nodes.append(once)
        self.prompts.before = effect.effects
        self.write(effect.then)
        over = flow.JumpStep()
        self.nodes.append(over)
        otherwise = unless.to = len(self.nodes)
        self.write(effect.otherwise)
        over.to = len(self.nodes)
        return otherwise

    def _write_options(self, effect: e.ChooseOne, must: bool) -> None:
        about = slot_of(effect.options)
        if about is None:
            self._write_choice(effect, must)
            return
        # Without the cards that all options are about there is nothing to choose.
        unless = flow.UnlessStep(test(SlotFits(about)))
        self.nodes.append(unless)
        self._write_choice(effect, must)
        unless.to = len(self.nodes)

    def _write_choice(self, effect: e.ChooseOne, must: bool) -> None:
        # A cost is paid in full; of "A or B" what can be done in part is offered (Rule 1-3-2).
        payables = [payable(option) if must else possible(option) for option in effect.options]
        if not must and not effect.either:
            payables = []
        theirs = effect.chooser is Owner.OPPONENT
        labels = [f"{capital(self.prompts.words(option, theirs))}." for option in effect.options]
        told = [by_letters(label.removesuffix(".")) for label in labels]
        asked = self.prompts.one(self.paying)
        ask = options.OptionsNode(OWNERS[effect.chooser], labels, told, payables, must, asked)
        self.nodes.append(ask)
        jumps: list[flow.JumpStep] = []
        for option in effect.options:
            ask.targets.append(len(self.nodes))
            self.write(option, must)
            jump = flow.JumpStep()
            self.nodes.append(jump)
            jumps.append(jump)
        for jump in jumps:
            jump.to = len(self.nodes)

    def _write_as_player(self, effect: e.AsPlayer, must: bool) -> None:
        who = OWNERS[effect.who]
        self.nodes.append(flow.AsPlayerStep(who))
        # Who acts is "you" from here on, and does what is said of "you".
        before, self.doer = self.doer, YOU
        outside, after = (self.foreign, self.both), self.behind[:1]
        self.foreign, self.both = from_other_side(after) != after, who not in (YOU, OPPONENT)
        self.write(effect.effects, must)
        if who not in (YOU, OPPONENT):
            slots = chosen_in(effect)
            self.nodes.append(rounds.OtherPlayerStep(slots))
            self.write(effect.effects, must)
            if slots:
                self.nodes.append(rounds.BothRoundsStep(slots))
        self.doer = before
        self.foreign, self.both = outside
        self.nodes.append(flow.AsPlayerStep(YOU))

    def _write_move(self, effect: Effect, must: bool) -> bool:
        nodes = self.nodes
        if isinstance(effect, e.Draw):
            nodes.append(draw.DrawStep(value(effect.count), OWNERS[effect.who]))
        elif isinstance(effect, e.DrawUpTo):
            nodes.append(draw.DrawUpToNode(self.fixed(effect.count), self.asked()))
        elif isinstance(effect, e.Move):
            slot = self.select(effect.what, must)
            nodes.append(move.MoveStep(slot, effect.to, effect.face_up, is_shown(effect.what)))
        elif isinstance(effect, e.KO):
            nodes.append(move.KoStep(self.select(effect.what, must)))
        elif isinstance(effect, e.Play):
            nodes.append(move.PlayNode(self.select(playable(effect.what), must), effect.rested))
        elif isinstance(effect, e.Rest):
            slot = self.select(effect.what, must)
            nodes.append(move.RestStep(slot, not must and self._keeps(effect.what, slot)))
        elif isinstance(effect, e.SetActive):
            slot = self.select(effect.what, must)
            nodes.append(move.ActiveStep(slot, self._keeps(effect.what, slot)))
        elif isinstance(effect, e.Look):
            nodes.append(move.LookStep(self.select(effect.what, must)))
        elif isinstance(effect, e.Reveal):
            self.reveal(effect.what, must)
        elif isinstance(effect, e.Shuffle):
            nodes.append(move.ShuffleStep(OWNERS[effect.who]))
        elif isinstance(effect, e.TurnLife):
            nodes.append(move.TurnLifeStep(self.select(effect.what, must), effect.face_up))
        elif isinstance(effect, e.Damage):
            nodes.append(move.DamageStep(value(effect.count), OWNERS[effect.who]))
        else:
            return False
        return True

    # Costs ----------------------------------------------------------------------------------------

    def write_cost(self, cost: tuple[Effect, ...], paying: bool = True) -> None:
        """Rules 8-3-1-1, 8-3-1-3-1: pay in order; what was not paid as written breaks the cost.

        `paying`: for an effect of this card.
        """
        self.paying = paying
        for effect in cost:
            self.write_one(effect, must=True)
            self.nodes.append(flow.PaidStep(least_done(effect)))
        self.prompts.before = cost
        self.paying = False


def _may_be_left(effect: Effect | None) -> TypeGuard[e.May]:
    """What its player may do, or not do (Rule 8-1-2); of "up to 1" none is done, too."""
    if not isinstance(effect, e.May) or isinstance(effect, e.UpToOne):
        return False
    return effect.who is Owner.YOU and not effect.otherwise
