"""From steps with DON!! cards to the nodes of a program."""

from __future__ import annotations

from optcg.engine.amounts import Fixed, SlotValue, Value
from optcg.engine.groups import EITHER, OPPONENT
from optcg.engine.program import Node
from optcg.engine.resolve import choose, don
from optcg.engine.translate_costs import don_kinds
from optcg.engine.translate_lasting import ChangeTranslator
from optcg.engine.translate_prompts import given_at_once
from optcg.engine.translate_selections import speaks_of
from optcg.engine.translate_words import OWNERS, value
from optcg.model import effects as e
from optcg.model.amounts import Amount
from optcg.model.effects import Effect
from optcg.model.selections import Choose, Owner


class DonTranslator(ChangeTranslator):
    """Writes those nodes of a program that are about DON!!."""

    def write_don(self, effect: Effect, must: bool) -> bool:
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
        elif isinstance(effect, (e.GiveDon, e.MoveGivenDon)):
            self._write_gift(effect, must)
            return True
        elif isinstance(effect, e.ReturnGivenDon):
            under = self.select(effect.what, must)
            amount = None if effect.count is None else self.fixed(effect.count)
            action, who = don.RETURN if effect.to_deck else don.TO_COST_AREA, OWNERS[effect.who]
            least = 1 if amount is None and (must or not effect.up_to) else 0
            asked = self._which_don()
            returning = don.DonNode(
                action, amount, don.GIVEN, who, effect.up_to, least, 0, False, asked, under, self.doer
            )
            returning.telling = self.telling(amount, self._asked_one(), don.WHICH)
            node = returning
        else:
            return False
        self.nodes.append(node)
        return True

    def _write_gift(self, effect: e.GiveDon | e.MoveGivenDon, must: bool) -> None:
        """Choose the cards, then the DON!! that are given to them."""
        who = OWNERS[effect.who]
        kinds = don_kinds(effect.state) if isinstance(effect, e.GiveDon) else don.GIVEN
        unless: don.UnlessNoneStep | None = None
        if not must and isinstance(effect.to, Choose) and not speaks_of(self.behind, effect.to.slot):
            # Rule 1-3-2-2: no card is chosen for nothing.
            unless = don.UnlessNoneStep(value(effect.count), kinds, who)
            self.nodes.append(unless)
        under = don.ANY_CARD
        if isinstance(effect, e.MoveGivenDon) and effect.given_to is not None:
            under = self.select(effect.given_to, must)
        self.gift = kinds if who == EITHER else 0
        slot, each = self.select(effect.to, must), isinstance(effect, e.GiveDon) and effect.each
        self.gift = 0
        count, asked, up_to = self.fixed(effect.count), self._which_don(), effect.up_to
        if kinds == don.IN_DECK:
            self.nodes.append(don.GiveFromDeckNode(count, who, up_to, slot, each, asked, self.doer))
        else:
            node = don.DonNode(don.GIVE, count, kinds, who, up_to, 0, slot, each, asked, under, self.doer)
            node.telling = self.telling(count, self._asked_one(), don.WHICH)
            self.nodes.append(node)
        if unless is not None:
            unless.to = len(self.nodes)

    def _don(self, deed: int, count: Amount | None, kind: int, who: int, up_to: bool, least: int = 0) -> Node:
        """Any number may be none, unless it is paid (Rule 8-3-1-3)."""
        amount = None if count is None else self.fixed(count)
        least = least if count is None else 0
        # Rule 10-2-10: the opponent picks, though it is not the opponent who does it.
        theirs = deed == don.RETURN and not up_to and who == OPPONENT
        asked = self._which_don(theirs)
        node = don.DonNode(deed, amount, kind, who, up_to, least, 0, False, asked, doer=self.doer)
        node.telling = self.telling(amount, self._asked_one(theirs), don.WHICH)
        return node

    def _add_don(self, effect: e.AddDon) -> Node:
        # What is given at once is told with what it is given to.
        self.step = given_at_once((effect, *self.later))[0]
        count, who, end = value(effect.count), OWNERS[effect.who], " How many?"
        asked = f"{self.asked(effect.who)}{end}"
        node = don.AddDonNode(count, effect.rested, effect.up_to, who, asked)
        node.telling = self.telling(None, effect.who, end)
        self.step = effect
        return node

    def _asked_one(self, theirs: bool = False) -> Owner:
        return Owner.OPPONENT if theirs or self.doer == OPPONENT else Owner.YOU

    def _which_don(self, theirs: bool = False) -> str:
        return f"{self.asked(self._asked_one(theirs))}{don.WHICH}"

    def fixed(self, amount: Amount) -> Value:
        """A number that stays what it is now while DON!! or cards are taken one by one."""
        if isinstance(amount, int):
            return Fixed(amount)
        self.nodes.append(choose.CountStep(value(amount)))
        return SlotValue(choose.COUNTED)
