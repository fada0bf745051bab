"""From the steps of an effect to the nodes of a program, and to what makes them payable."""

from __future__ import annotations

from optcg.engine.amounts import DoneValue, Fixed, SlotValue, Value
from optcg.engine.conditions import DidTest
from optcg.engine.continuous import NEXT_PLAY, UNTIL
from optcg.engine.groups import OPPONENT, YOU
from optcg.engine.program import Node
from optcg.engine.resolve import change, choose, don, don_deck, flow, move, others, rounds
from optcg.engine.translate_changes import (
    BARE_STEPS,
    CARD_CHANGES,
    PLAYER_CHANGES,
    change_step,
    keeping_this,
    limit_of,
    player_change,
    swap_of,
)
from optcg.engine.translate_costs import (
    action_of,
    don_kinds,
    is_shown,
    least_done,
    payable,
    possible,
    slot_of,
)
from optcg.engine.translate_may import asks_how_many, at_first, chosen_in
from optcg.engine.translate_prompts import capital, given_at_once
from optcg.engine.translate_selections import SelectionTranslator, playable
from optcg.engine.translate_words import OWNERS, parts_of, test, value, with_timing
from optcg.model import effects as e
from optcg.model.amounts import Amount, SlotCount
from optcg.model.conditions import SlotFits
from optcg.model.effects import Effect
from optcg.model.effects.flow import MOMENTS
from optcg.model.filters import SameNameAs
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area


class EffectTranslator(SelectionTranslator):
    """Writes the nodes of one program."""

    def write(self, effects: tuple[Effect, ...], must: bool = False) -> None:
        for place, effect in enumerate(effects):
            self.later = effects[place + 1 :]
            if place:
                self.prompts.before = effects[:place]
            self.write_one(effect, must)

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
            unless = flow.UnlessStep(test(first.condition))
            self.nodes.append(unless)
            self.write_once(first.then, use)
            unless.to = len(self.nodes)
        elif isinstance(first, e.May) and first.who is Owner.YOU and not first.otherwise:
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
            or self._write_don(effect, must)
            or self._write_change(effect, must)
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
            nodes.append(flow.LaterStep(MOMENTS.index(effect.when), program))
        elif isinstance(effect, e.Pick):
            self.pick(effect.what, must)
        elif isinstance(effect, e.NameNumber):
            nodes.append(flow.NumberNode(OWNERS[effect.who], self.asked(effect.who), effect.within))
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
        unless = flow.UnlessStep(test(effect.condition))
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
        ask = flow.MayNode(OWNERS[effect.who], asked, self.prompts.may(effect))
        self.nodes.append(ask)
        if once is not None:
            self.nodes.append(once)
        before, self.doer = self.doer, OWNERS[effect.who]
        self.write(effect.effects, must=True)
        self.doer = before
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
        ask = flow.OptionsNode(OWNERS[effect.chooser], labels, payables, must, self.prompts.one(self.paying))
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
        self.write(effect.effects, must)
        if who not in (YOU, OPPONENT):
            slots = chosen_in(effect)
            self.nodes.append(rounds.OtherPlayerStep(slots))
            self.write(effect.effects, must)
            if slots:
                self.nodes.append(rounds.BothRoundsStep(slots))
        self.doer = before
        self.nodes.append(flow.AsPlayerStep(YOU))

    def _write_move(self, effect: Effect, must: bool) -> bool:
        nodes = self.nodes
        if isinstance(effect, e.Draw):
            bottom = isinstance(effect, e.DrawFromBottom)
            nodes.append(move.DrawStep(value(effect.count), OWNERS[effect.who], bottom))
            self.drawn()
        elif isinstance(effect, e.DrawUpTo):
            nodes.append(move.DrawUpToNode(self._fixed(effect.count), self.asked()))
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

    def _write_don(self, effect: Effect, must: bool) -> bool:
        if isinstance(effect, e.AddDon):
            node: Node = self._add_don(effect)
        elif isinstance(effect, e.ReturnDon):
            kinds, who = don_kinds(effect.state), OWNERS[effect.who]
            least = effect.at_least if must or not effect.up_to else 0
            node = self._don(don.RETURN, effect.count, kinds, who, effect.up_to, least)
        elif isinstance(effect, e.RestDon):
            who, least = OWNERS[effect.who], 1 if must or not effect.up_to else 0
            node = self._don(don.REST, effect.count, don.ACTIVE, who, effect.up_to, least)
        elif isinstance(effect, e.SetDonActive):
            node = self._don(don.SET_ACTIVE, effect.count, don.RESTED, OWNERS[effect.who], effect.up_to)
        elif isinstance(effect, e.HoldDon):
            kinds = don.RESTED if effect.state == "rested" else don.ACTIVE | don.RESTED
            node = self._don(don.HOLD, effect.count, kinds, OWNERS[effect.who], effect.up_to)
        elif isinstance(effect, e.GiveDon):
            slot = self.select(effect.to, must)
            count, kinds, who = self._fixed(effect.count), don_kinds(effect.state), OWNERS[effect.who]
            asked = self._which_don()
            if kinds == don.IN_DECK:
                node = don_deck.GiveFromDeckNode(
                    count, who, effect.up_to, slot, effect.each, asked, self.doer
                )
            else:
                node = don.DonNode(
                    don.GIVE, count, kinds, who, effect.up_to, 0, slot, effect.each, asked, doer=self.doer
                )
        elif isinstance(effect, e.MoveGivenDon):
            under = don.ANY_CARD if effect.given_to is None else self.select(effect.given_to, must)
            slot = self.select(effect.to, must)
            count, who = self._fixed(effect.count), OWNERS[effect.who]
            asked = self._which_don()
            node = don.DonNode(
                don.GIVE, count, don.GIVEN, who, effect.up_to, 0, slot, False, asked, under, self.doer
            )
        elif isinstance(effect, e.ReturnGivenDon):
            under = self.select(effect.what, must)
            amount = None if effect.count is None else self._fixed(effect.count)
            action, who = don.RETURN if effect.to_deck else don.TO_COST_AREA, OWNERS[effect.who]
            least = 1 if amount is None and (must or not effect.up_to) else 0
            asked = self._which_don()
            node = don.DonNode(
                action, amount, don.GIVEN, who, effect.up_to, least, 0, False, asked, under, self.doer
            )
        else:
            return False
        self.nodes.append(node)
        return True

    def _don(self, deed: int, count: Amount | None, kind: int, who: int, up_to: bool, least: int = 0) -> Node:
        """Any number may be none, unless it is paid (Rule 8-3-1-3)."""
        amount = None if count is None else self._fixed(count)
        least = least if count is None else 0
        # Rule 10-2-10: the opponent picks, though it is not the opponent who does it.
        theirs = deed == don.RETURN and not up_to and who == OPPONENT
        asked = self._which_don(theirs)
        node = don.DonNode(deed, amount, kind, who, up_to, least, 0, False, asked, doer=self.doer)
        node.telling = self.telling(amount, self._asked_one(theirs), " Which DON!!?")
        return node

    def _add_don(self, effect: e.AddDon) -> Node:
        # What is given at once is told with what it is given to.
        self.step = given_at_once((effect, *self.later))[0]
        count, who, end = value(effect.count), OWNERS[effect.who], " How many?"
        asked = f"{self.asked(effect.who)}{end}"
        node = don_deck.AddDonNode(count, effect.rested, effect.up_to, who, asked)
        node.telling = self.telling(None, effect.who, end)
        self.step = effect
        return node

    def _asked_one(self, theirs: bool = False) -> Owner:
        return Owner.OPPONENT if theirs or self.doer == OPPONENT else Owner.YOU

    def _which_don(self, theirs: bool = False) -> str:
        return f"{self.asked(self._asked_one(theirs))} Which DON!!?"

    def _fixed(self, amount: Amount) -> Value:
        """A number that stays what it is now while DON!! or cards are taken one by one."""
        if isinstance(amount, int):
            return Fixed(amount)
        self.nodes.append(choose.CountStep(value(amount)))
        return SlotValue(choose.COUNTED)

    def _write_change(self, effect: Effect, must: bool) -> bool:
        nodes = self.nodes
        kept = keeping_this(effect)
        if kept != effect:
            nodes.append(choose.ThisStep(choose.THIS_SLOT))
            effect = kept
        if isinstance(effect, (e.SwapBasePower, e.SwapBaseCost)):
            nodes += swap_of(effect)
        elif isinstance(effect, e.GainTrait) and isinstance(effect.trait, SameNameAs):
            if effect.trait.slot is None:
                raise TypeError("The card whose name is gained must be that of a slot.")
            slot = self.select(effect.what, must)
            nodes.append(change.NameStep(slot, effect.trait.slot, UNTIL[effect.duration]))
        elif isinstance(effect, PLAYER_CHANGES):
            what, bits, limit = player_change(self.card, effect)
            until = UNTIL[effect.duration]
            nodes.append(change.PlayerStep(OWNERS[effect.who], what, Fixed(bits), until, limit))
        elif isinstance(effect, e.ReduceNextPlay):
            amount, until = value(effect.amount), UNTIL[effect.duration]
            fitting = limit_of(self.card, effect.filter)
            nodes.append(change.PlayerStep(YOU, NEXT_PLAY, amount, until, fitting))
        else:
            return self._write_card_change(effect, must)
        return True

    def _write_card_change(self, effect: Effect, must: bool) -> bool:
        if not isinstance(effect, CARD_CHANGES):
            return False
        self.nodes.append(change_step(self.card, effect, self.select(effect.what, must)))
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
            if self.asks_for_paid and isinstance(effect, (e.RestDon, e.ReturnDon, e.ReturnGivenDon)):
                self.nodes.append(choose.CountStep(DoneValue(), choose.PAID_DON))
        self.prompts.before = cost
        self.paying = False
