"""From the steps of an effect to the nodes of a program."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Final, TypeGuard

from optcg.engine.amounts import Fixed, SlotValue, Telling, Value
from optcg.engine.conditions import DidTest, Test
from optcg.engine.continuous import BASE_COST, BASE_POWER, COST, KEYWORD, NEXT_PLAY, POWER, UNTIL, Setting
from optcg.engine.groups import EITHER, OPPONENT, YOU
from optcg.engine.program import Node, Program
from optcg.engine.resolve import candidates, change, choose, don, draw, flow, move, payable, questions
from optcg.engine.translate.changes import (
    card_change,
    keeping_this,
    limit_of,
    player_change,
    swap_of,
)
from optcg.engine.translate.costs import (
    cost_parts,
    deed_of,
    don_kinds,
    is_blind,
    is_shown,
    least_done,
    limits_of,
    possible,
    slot_of,
    some_there,
)
from optcg.engine.translate.prompts import (
    Prompts,
    ban_words,
    by_letters,
    capital,
    change_words,
    given_at_once,
    later_words,
    part_of,
)
from optcg.engine.translate.words import (
    OWNERS,
    group,
    matcher,
    maybe_matcher,
    test,
    value,
    with_timing,
)
from optcg.engine.width import bit_of
from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, Counted, DoneCount, ItsOwn, Minus, NamedNumber, SlotCount
from optcg.model.conditions import Compare, Condition, SlotFits, YouDid
from optcg.model.durations import Duration
from optcg.model.effects import ActivateEvent, AsPlayer, Effect, Later, Pick, Place
from optcg.model.effects.flow import MOMENTS
from optcg.model.filters import SameNameAs
from optcg.model.selections import (
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Picking,
    Selection,
    Slot,
    This,
    Together,
    Top,
    TopOrBottom,
)
from optcg.model.sides import from_other_side
from optcg.model.terms import Area, Category
from optcg.model.trees import field_names, nodes_of

if TYPE_CHECKING:
    from optcg.engine.translate.cards import Translator


# Nodes that have the fields of the step, in their order; those that ask have the question behind them.
PLAIN: Final = {**draw.PLAIN, **flow.PLAIN, **move.PLAIN}
ASKING: Final = {**draw.ASKING, **questions.ASKING}
_DON_DEEDS: Final = {e.ReturnDon: don.RETURN, e.RestDon: don.REST, e.SetDonActive: don.SET_ACTIVE}
_POINTING: Final = ("slot", "source", "first", "second")  # what names a slot in a node
# Changes that the log tells by their number or keyword.
_VALUES: Final = (POWER, COST, BASE_POWER, BASE_COST, KEYWORD)


class EffectTranslator:
    """Writes the nodes of one program."""

    def __init__(self, card: Translator, key: str, program: Program) -> None:
        self.card: Final = card
        self.key: Final = key
        self.program: Final = program
        self.nodes: Final[list[Node]] = program.nodes
        self.prompts: Final = Prompts(card)
        self.step: Effect | None = None  # the step at hand
        self.whole: Effect | None = None  # what that is a part of: "select A and B"
        self.paying = False  # it is part of an activation cost
        self.deed = payable.ANY
        self.gift: int = 0  # the kinds of DON!!, of either player, that they are chosen to be given
        self.to_play = False  # whether they are chosen to be played
        self.later: tuple[Effect, ...] = ()  # the steps behind the one at hand
        self.behind: tuple[Effect, ...] = ()  # those, and all that come after what they are part of
        self.foreign = False  # what comes after that is said by another player
        self.both = False  # each player does the step at hand
        self.doer: int = YOU  # who may do the step at hand
        self.opened: Final[set[int]] = set()  # slots that an earlier step may have opened

    def write(self, effects: tuple[Effect, ...], must: bool = False) -> None:
        after = self.behind
        for place, effect in enumerate(effects):
            self.later = effects[place + 1 :]
            self.behind = (*self.later, *after)
            if place:
                self.prompts.before = effects[:place]
            self.write_one(effect, must)
        self.behind = after

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
        self.deed = deed_of(effect)
        self.to_play = isinstance(effect, (e.Play, e.ActivateEvent))
        asks = type(effect) in ASKING
        kind = ASKING[type(effect)] if asks else PLAIN.get(type(effect))
        if kind is not None:
            fields = [self._plain(getattr(effect, name), must, asks) for name in field_names(effect)]
            asked = [self._asked(getattr(effect, "who", Owner.YOU))] if asks else []
            self.nodes.append(type.__call__(kind, *fields, *asked))
        elif not (
            self._write_flow(effect, must)
            or self._write_move(effect, must)
            or self._write_don(effect, must)
            or self._write_change(effect, must)
        ):
            raise TypeError(
                f"No node for {effect!r}: its kind has a row of PLAIN beside its Step in engine/resolve,"
                " or a branch here."
            )

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

    def _plain(self, field: object, must: bool, asks: bool) -> object:
        """A field as a node has it: cards are picked and have a slot, numbers are counted when it is done.

        While it `asks`, a number stays what it was at first.
        """
        if isinstance(field, Selection):
            return self._select(field, must)
        if isinstance(field, Owner):
            return OWNERS[field]
        if isinstance(field, Duration):
            return UNTIL[field]
        if isinstance(field, f.Filter):
            return matcher(field)
        if isinstance(field, Counted) or type(field) is int:
            return self._fixed(field) if asks else value(field)
        return field

    # What steers ----------------------------------------------------------------------------------

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
            self._pick(effect.what, must)
        elif isinstance(effect, e.ActivateAbility):
            # A [Trigger] of this card is that of the card where it lies now.
            what = This() if effect == e.ActivateAbility("Trigger") else effect.what
            slot = -1 if what is None else self._select(with_timing(what, effect.timing), must)
            nodes.append(flow.ActivateStep(effect.timing, slot))
        elif isinstance(effect, e.ActivateEvent):
            slot = self._select(with_timing(effect.what, effect.timing), must)
            nodes.append(flow.ActivateEventStep(slot, effect.timing))
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
        asked = cost_parts(at_first(effect.effects)) if full else possible(effect.effects)
        asked = [*asked, *some_there(effect.effects)]
        ask = questions.MayNode(OWNERS[effect.who], asked, self.prompts.may(effect))
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
        counts = any(step.counts for step in effect.effects)
        unless = flow.UnlessStep(DidTest() if counts else test(Compare(1, "=", 1)))
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
        payables = [cost_parts(option) if must else possible(option) for option in effect.options]
        if not must and not effect.either:
            payables = []
        theirs = effect.chooser is Owner.OPPONENT
        labels = [f"{capital(self.prompts.words(option, theirs))}." for option in effect.options]
        told = [by_letters(label.removesuffix(".")) for label in labels]
        asked = self.prompts.one(self.paying)
        ask = questions.OptionsNode(OWNERS[effect.chooser], labels, told, payables, must, asked)
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
            self.nodes.append(flow.OtherPlayerStep(slots))
            self.write(effect.effects, must)
            if slots:
                self.nodes.append(flow.BothRoundsStep(slots))
        self.doer = before
        self.foreign, self.both = outside
        self.nodes.append(flow.AsPlayerStep(YOU))

    # Moves ----------------------------------------------------------------------------------------

    def _write_move(self, effect: Effect, must: bool) -> bool:
        nodes = self.nodes
        if isinstance(effect, e.Move):
            slot = self._select(effect.what, must)
            nodes.append(move.MoveStep(slot, effect.to, effect.face_up, is_shown(effect.what)))
        elif isinstance(effect, e.Play):
            nodes.append(move.PlayNode(self._select(playable(effect.what), must), effect.rested))
        elif isinstance(effect, e.Rest):
            slot = self._select(effect.what, must)
            nodes.append(move.RestStep(slot, not must and self._keeps(effect.what, slot)))
        elif isinstance(effect, e.SetActive):
            slot = self._select(effect.what, must)
            nodes.append(move.ActiveStep(slot, self._keeps(effect.what, slot)))
        elif isinstance(effect, e.Reveal):
            self._reveal(effect.what, must)
        else:
            return False
        return True

    def _keeps(self, what: Selection, slot: int) -> bool:
        """Whether the cards that were chosen are spoken of later, and not how many of them were changed."""
        if not isinstance(what, (Choose, Every, Slot)):
            return False
        if not isinstance(what, Slot) and Area.COST in what.cards.areas:
            return False
        return not any(isinstance(part, SlotCount) and part.slot == slot for part in nodes_of(self.later))

    # DON!! ----------------------------------------------------------------------------------------

    def _write_don(self, effect: Effect, must: bool) -> bool:
        if isinstance(effect, e.AddDon):
            node: Node = self._add_don(effect)
        elif isinstance(effect, (e.ReturnDon, e.RestDon, e.SetDonActive)):
            deed = _DON_DEEDS[type(effect)]
            least = getattr(effect, "at_least", 1) if must or not effect.up_to else 0
            node = self._don(deed, effect.count, don_kinds(effect), OWNERS[effect.who], effect.up_to, least)
        elif isinstance(effect, e.HoldDon):
            kinds = don.RESTED if effect.state == "rested" else don.ACTIVE | don.RESTED
            node = self._don(don.HOLD, effect.count, kinds, OWNERS[effect.who], effect.up_to)
        elif isinstance(effect, (e.GiveDon, e.MoveGivenDon)):
            self._write_gift(effect, must)
            return True
        elif isinstance(effect, e.ReturnGivenDon):
            under = self._select(effect.what, must)
            amount = None if effect.count is None else self._fixed(effect.count)
            action, who = don.RETURN if effect.to_deck else don.TO_COST_AREA, OWNERS[effect.who]
            least = 1 if amount is None and (must or not effect.up_to) else 0
            asked = self._which_don()
            returning = don.DonNode(
                action, amount, don.GIVEN, who, effect.up_to, least, 0, False, asked, under, self.doer
            )
            returning.telling = self._telling(amount, self._asked_one(), don.WHICH)
            node = returning
        else:
            return False
        self.nodes.append(node)
        return True

    def _write_gift(self, effect: e.GiveDon | e.MoveGivenDon, must: bool) -> None:
        """Choose the cards, then the DON!! that are given to them."""
        who = OWNERS[effect.who]
        kinds = don_kinds(effect)
        if kinds == don.IN_DECK:
            raise TypeError("DON!! of the DON!! deck are added before they are given.")
        unless: don.UnlessNoDonStep | None = None
        if not must and isinstance(effect.to, Choose) and not speaks_of(self.behind, effect.to.slot):
            # Rule 1-3-2-2: no card is chosen for nothing.
            unless = don.UnlessNoDonStep(value(effect.count), kinds, who)
            self.nodes.append(unless)
        under = don.ANY_CARD
        if isinstance(effect, e.MoveGivenDon) and effect.given_to is not None:
            under = self._select(effect.given_to, must)
        self.gift = kinds if who == EITHER else 0
        slot, each = self._select(effect.to, must), isinstance(effect, e.GiveDon) and effect.each
        self.gift = 0
        count, asked, up_to = self._fixed(effect.count), self._which_don(), effect.up_to
        node = don.DonNode(don.GIVE, count, kinds, who, up_to, 0, slot, each, asked, under, self.doer)
        node.telling = self._telling(count, self._asked_one(), don.WHICH)
        self.nodes.append(node)
        if unless is not None:
            unless.to = len(self.nodes)

    def _don(self, deed: int, count: Amount | None, kind: int, who: int, up_to: bool, least: int = 0) -> Node:
        """Any number may be none, unless it is paid (Rule 8-3-1-3)."""
        amount = None if count is None else self._fixed(count)
        least = least if count is None else 0
        # Rule 10-2-10: the opponent picks, though it is not the opponent who does it.
        theirs = deed == don.RETURN and not up_to and who == OPPONENT
        asked = self._which_don(theirs)
        node = don.DonNode(deed, amount, kind, who, up_to, least, 0, False, asked, doer=self.doer)
        node.telling = self._telling(amount, self._asked_one(theirs), don.WHICH)
        return node

    def _add_don(self, effect: e.AddDon) -> Node:
        # What is given at once is told with what it is given to.
        self.step = given_at_once((effect, *self.later))[0]
        count, who, end = value(effect.count), OWNERS[effect.who], " How many?"
        asked = f"{self._asked(effect.who)}{end}"
        node = don.AddDonNode(count, effect.rested, effect.up_to, who, asked)
        node.telling = self._telling(None, effect.who, end)
        self.step = effect
        return node

    def _asked_one(self, theirs: bool = False) -> Owner:
        return Owner.OPPONENT if theirs or self.doer == OPPONENT else Owner.YOU

    def _which_don(self, theirs: bool = False) -> str:
        return f"{self._asked(self._asked_one(theirs))}{don.WHICH}"

    def _fixed(self, amount: Amount) -> Value:
        """A number that stays what it is now while DON!! or cards are taken one by one."""
        if isinstance(amount, int):
            return Fixed(amount)
        self.nodes.append(choose.CountStep(value(amount)))
        return SlotValue(choose.COUNTED)

    # Changes for a time ---------------------------------------------------------------------------

    def _write_change(self, effect: Effect, must: bool) -> bool:
        nodes = self.nodes
        said, kept = effect, keeping_this(effect)
        if kept != effect:
            nodes.append(choose.ThisStep(choose.THIS_SLOT))
            effect = kept
        if isinstance(effect, e.SwapBasePower):
            nodes += swap_of(effect)
        elif isinstance(effect, e.GainTrait) and isinstance(effect.trait, SameNameAs):
            if effect.trait.slot is None:
                raise TypeError("The card whose name is gained must be that of a slot.")
            slot = self._select(effect.what, must)
            told = change_words(self.card, said)
            nodes.append(change.NameStep(slot, effect.trait.slot, UNTIL[effect.duration], told))
        elif isinstance(effect, e.PlayerChange):
            what, bits, limit = player_change(self.card, effect)
            until = UNTIL[effect.duration]
            told = ban_words(self.card, said)
            nodes.append(change.PlayerStep(OWNERS[effect.who], what, Fixed(bits), until, limit, told))
        elif isinstance(effect, e.ReduceNextPlay):
            amount, until = value(effect.amount), UNTIL[effect.duration]
            fitting = limit_of(self.card, effect.filter)
            told = ban_words(self.card, said)
            nodes.append(change.PlayerStep(YOU, NEXT_PLAY, amount, until, fitting, told))
        elif isinstance(effect, e.CardChange):
            self._write_card_change(effect, said, must)
        else:
            return False
        return True

    def _write_card_change(self, effect: e.CardChange, said: Effect, must: bool) -> None:
        slot, until = self._select(effect.what, must), UNTIL[effect.duration]
        what, amount, extra = card_change(self.card, effect)
        if what <= COST and isinstance(effect, (e.GainPower, e.GainCost)) and _sets(effect.amount):
            extra = Setting(self.card.number, self.card.extra_key())
            self.card.keep(extra)
        told = [] if what in _VALUES else change_words(self.card, said)
        self.nodes.append(change.ChangeStep(slot, what, amount, until, extra, told))

    # Selections -----------------------------------------------------------------------------------

    def _select(self, what: Selection, must: bool) -> int:
        """Write the nodes that pick cards, and say in which slot they are remembered."""
        self._refill(what)
        if isinstance(what, This):
            self.nodes.append(choose.ThisStep(choose.THIS_SLOT))
            return choose.THIS_SLOT
        if isinstance(what, Slot):
            if what.filter is not None:
                source = candidates.SlotSource(what.slot, matcher(what.filter))
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
            step = choose.TopStep(owner, what.area, count, what.bottom, what.slot)
            self.nodes.append(step)
            return what.slot
        if isinstance(what, TopOrBottom):
            asked = f"{self._asked()} From the top or the bottom?"
            owner = OWNERS[what.owner]
            if must:
                self.nodes.append(payable.PaidEndNode(owner, what.area, what.slot, asked, self.deed))
            else:
                self.nodes.append(choose.TopOrBottomNode(owner, what.area, what.slot, asked))
            return what.slot
        if isinstance(what, Together):
            return self._select_together(what, must)
        return self._choose(what, must)

    def _how_many(self, what: Top, must: bool) -> Node:
        """The question how many cards of a pile; those that pay must be able to."""
        end = " How many cards?"
        owner, count, asked = OWNERS[what.owner], value(what.count), f"{self._asked()}{end}"
        if must:
            return payable.PaidPileNode(owner, what.area, count, what.at_least, asked, self.deed, what.bottom)
        node = choose.HowManyNode(owner, what.area, count, what.at_least, asked)
        node.telling = self._telling(None, end=end)
        return node

    def _refill(self, what: Selection) -> None:
        """A slot gets other cards: where it may be open, or where they are some of one that may be."""
        if isinstance(what, ChooseFrom) and what.source in self.opened:
            self._reopen(what.slot, [what.source])
        elif isinstance(what, Picking) and what.slot in self.opened:
            self._reopen(what.slot, [])

    def _reopen(self, slot: int, sources: list[int]) -> None:
        self.opened.add(slot)
        self.nodes.append(choose.RefillStep(slot, sources))

    def _reveal(self, what: Selection, must: bool) -> None:
        """Write a step that reveals cards; later steps that speak of them are about open cards."""
        slot = self._select(what, must)
        parts = what.parts if isinstance(what, Together) else ()
        slots = {slot, *(part.slot for part in parts if isinstance(part, Picking))}
        self.opened.update(slots)
        self.nodes.append(move.RevealStep(slot, sum(bit_of(one) for one in slots)))

    def _pick(self, what: Selection, must: bool) -> None:
        """Write a step that picks cards; those that are picked for what they are will be shown (11-2-1)."""
        slot = self._select(what, must)
        if is_shown(what):
            self.opened.add(slot)
            self.nodes.append(choose.OpenStep(slot))
        self.nodes.append(flow.PickStep(slot))

    def _select_together(self, what: Together, must: bool) -> int:
        slots: list[int] = []
        chosen: list[choose.ChooseNode] = []
        # Rule 8-3-1-3: where this card pays its own part, it is not chosen for another one.
        this = [self._select(part, must) for part in what.parts if must and isinstance(part, This)]
        whole = self.whole = self.step
        for place, part in enumerate(what.parts):
            self.step = None if whole is None else part_of(whole, place)
            if this and isinstance(part, This):
                slots += this
                continue
            if isinstance(part, Choose):
                others = [slot for slot in this if slot not in slots]
                part = replace(part, other_than=(*part.other_than, *others, *slots))
            slots.append(self._select(part, must))
            last = self.nodes[-1]
            if isinstance(part, Choose) and isinstance(last, choose.ChooseNode):
                chosen.append(last)
        self.step, self.whole = whole, None
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
            source: candidates.Source = candidates.SlotSource(what.source, maybe_matcher(what.filter))
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
            asked = f"{self._asked(what.chooser)}{end}"
            node = choose.BlindNode(count, what.up_to, OWNERS[what.chooser], what.slot, asked)
            node.telling = self._telling(None, what.chooser, end)
            self.nodes.append(node)
            return what.slot
        # Rule 8-3-1-3: a cost is paid with cards that can pay it.
        able = must and not what.up_to
        found: candidates.Source = candidates.GroupSource(cards)
        if able:
            found = payable.AbleSource(cards, self.deed)
        elif Area.COST in what.cards.areas and not what.up_to:
            found = payable.OpenDonSource(cards, self.deed)
        if self.gift:
            found = payable.TakerSource(found, self.gift)
        self._choose_node(found, what, must)
        return what.slot

    def _choose_node(self, source: candidates.Source, what: Choose | ChooseFrom, must: bool) -> None:
        count = None if what.count is None else value(what.count)
        least = what.at_least if isinstance(what, Choose) else 0
        chooser, limits = OWNERS[what.chooser], limits_of(what)
        if self.to_play:
            source = candidates.PlayableSource(source, isinstance(self.step, ActivateEvent))
        asked, places = self._asked(what.chooser), self.prompts.picks(what)
        node = choose.ChooseNode(
            source, count, what.up_to, least, chooser, limits, what.slot, asked, places, must
        )
        node.telling = self._telling(None, what.chooser)
        self.nodes.append(node)

    # Questions ------------------------------------------------------------------------------------

    def _telling(self, number: Value | None, who: Owner = Owner.YOU, end: str = "") -> Telling | None:
        """The same with the number as it is when the question is asked, if it is a counted one."""
        if self.step is None:
            return None
        paying, opponent, after = self.paying, who is Owner.OPPONENT, self._what_for()
        return self.prompts.telling(
            self.step, number, lambda step: f"{self.prompts.step(step, paying, opponent, after)}{end}"
        )

    def _asked(self, who: Owner = Owner.YOU) -> str:
        """What the step at hand does, as it is told to the player who is asked."""
        assert self.step is not None
        after = self._what_for()
        step = AsPlayer(Owner.EITHER, (self.step,)) if after and self.both and not self.later else self.step
        return self.prompts.step(step, self.paying, who is Owner.OPPONENT, after, self.whole)

    def _what_for(self) -> tuple[Effect, ...]:
        """What is done with the cards that the step at hand chooses; all of it, if it only selects them."""
        what = getattr(self.step, "what", None)
        if not self.behind or (self.foreign and not self.later):
            return ()
        if isinstance(self.step, Pick) and isinstance(what, (Choose, ChooseFrom)):
            together = getattr(self.whole, "what", what)
            return told_of(self.behind, {together.slot})
        if isinstance(self.step, e.Play) and isinstance(what, ChooseFrom):
            # "Play 1 card and play the other card rested."
            return tuple(after for after in self.later[:1] if isinstance(after, e.Play))
        if self.paying or not isinstance(what, Choose):
            return ()
        return tuple(takewhile(lambda step: _is_of(step, what.slot), self.later[:2]))


def _may_be_left(effect: Effect | None) -> TypeGuard[e.May]:
    """What its player may do, or not do (Rule 8-1-2); of "up to 1" none is done, too."""
    if not isinstance(effect, e.May) or isinstance(effect, e.UpToOne):
        return False
    return effect.who is Owner.YOU and not effect.otherwise


def chosen_in(effect: e.AsPlayer) -> list[int]:
    """The slots of the cards that each player chooses; the first two are those of an event."""
    return sorted(
        {part.slot for part in nodes_of(effect.effects) if isinstance(part, Picking) and part.slot > 1}
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
    for part in nodes_of(only.condition):
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


def _sets(amount: Amount) -> bool:
    """ "Becomes 0": all that the card has is taken away, so that the number itself is left."""
    return isinstance(amount, Minus) and isinstance(amount.right, ItsOwn)


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
    return any(getattr(part, name, None) == slot for part in nodes_of(tree) for name in _POINTING)


def told_of(steps: tuple[Effect, ...], slots: set[int]) -> tuple[Effect, ...]:
    """The steps up to the first that is not about the cards of these slots, nor of those picked of them."""
    told = []
    for step in steps:
        if not any(speaks_of(step, slot) for slot in slots):
            break
        told.append(step)
        what = getattr(step, "what", None)
        slots |= {what.slot} if isinstance(what, ChooseFrom) else set()
    return tuple(told)


def _is_of(step: Effect, slot: int) -> bool:
    """Whether a step is done to the cards of a slot, and to no others."""
    if isinstance(step, Later):
        return all(_is_of(part, slot) for part in step.effects)
    return getattr(step, "what", None) == Slot(slot)
