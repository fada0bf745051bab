"""From steps that change cards or players for a time to the nodes of a program."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Fixed
from optcg.engine.continuous import BASE_COST, BASE_POWER, COST, KEYWORD, NEXT_PLAY, POWER, UNTIL, Setting
from optcg.engine.groups import YOU
from optcg.engine.resolve import change, choose
from optcg.engine.translate_changes import (
    CARD_CHANGES,
    PLAYER_CHANGES,
    card_change,
    keeping_this,
    limit_of,
    player_change,
    swap_of,
)
from optcg.engine.translate_log import ban_words, change_words
from optcg.engine.translate_selections import SelectionTranslator
from optcg.engine.translate_words import OWNERS, value
from optcg.model import effects as e
from optcg.model.amounts import Amount, ItsOwn, Minus
from optcg.model.effects import Effect
from optcg.model.filters import SameNameAs

# Changes that the log tells by their number or keyword.
_VALUES: Final = (POWER, COST, BASE_POWER, BASE_COST, KEYWORD)


def _sets(amount: Amount) -> bool:
    """ "Becomes 0": all that the card has is taken away, so that the number itself is left."""
    return isinstance(amount, Minus) and isinstance(amount.right, ItsOwn)


class ChangeTranslator(SelectionTranslator):
    """Writes those nodes of a program with which continuous effects begin."""

    def write_change(self, effect: Effect, must: bool) -> bool:
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
            slot = self.select(effect.what, must)
            told = change_words(self.card, said)
            nodes.append(change.NameStep(slot, effect.trait.slot, UNTIL[effect.duration], told))
        elif isinstance(effect, PLAYER_CHANGES):
            what, bits, limit = player_change(self.card, effect)
            until = UNTIL[effect.duration]
            told = ban_words(self.card, said)
            nodes.append(change.PlayerStep(OWNERS[effect.who], what, Fixed(bits), until, limit, told))
        elif isinstance(effect, e.ReduceNextPlay):
            amount, until = value(effect.amount), UNTIL[effect.duration]
            fitting = limit_of(self.card, effect.filter)
            told = ban_words(self.card, said)
            nodes.append(change.PlayerStep(YOU, NEXT_PLAY, amount, until, fitting, told))
        else:
            return self._write_card_change(effect, said, must)
        return True

    def _write_card_change(self, effect: Effect, said: Effect, must: bool) -> bool:
        if not isinstance(effect, CARD_CHANGES):
            return False
        slot, until = self.select(effect.what, must), UNTIL[effect.duration]
        found = card_change(self.card, effect)
        assert found is not None
        what, amount, extra = found
        if what <= COST and isinstance(effect, (e.GainPower, e.GainCost)) and _sets(effect.amount):
            extra = Setting(self.card.number, self.card.extra_key())
            self.card.keep(extra)
        told = [] if what in _VALUES else change_words(self.card, said)
        self.nodes.append(change.ChangeStep(slot, what, amount, until, extra, told))
        return True
