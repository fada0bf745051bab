"""From changes of cards to what a continuous or permanent effect carries."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from optcg.engine.amounts import Fixed, Value
from optcg.engine.bans import IS_ALSO, PLAYER_BANS
from optcg.engine.continuous import (
    ADDED_COST,
    BASE_COST,
    BASE_POWER,
    CANNOT,
    COST,
    GRANT,
    KEYWORD,
    NEGATED,
    PLAYER_CANNOT,
    PLAYER_NEGATED,
    POWER,
    UNTIL,
)
from optcg.engine.matching import Matcher
from optcg.engine.program import Extra, Immunity, Limit, Node, Trait
from optcg.engine.resolve import change
from optcg.engine.resolve.choose import THIS_SLOT, ThisStep
from optcg.engine.translate.words import (
    forbidden_bits,
    group,
    maybe_matcher,
    maybe_source,
    negated_bits,
    source_matcher,
    value,
)
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CostOf, NamedNumber, PowerOf
from optcg.model.effects import Effect
from optcg.model.filters import AttributeIs, ColorIs, Filter, NameIs, TypeIs
from optcg.model.selections import Cards, This
from optcg.model.terms import KEYWORD_BITS
from optcg.model.trees import nodes_of, rebuilt

if TYPE_CHECKING:
    from optcg.engine.translate.cards import Translator

# Of a card of an earlier step, or of this one.
_OF_A_CARD: Final = (PowerOf, CostOf, f.SameNameAs)


def card_change(card: Translator, effect: e.CardChange) -> tuple[int, Value, Extra | None]:
    """What a change is, by how much, and what it carries."""
    if isinstance(effect, e.GainPower):
        return POWER, value(effect.amount), None
    if isinstance(effect, e.GainCost):
        return COST, value(effect.amount), None
    if isinstance(effect, e.SetBasePower):
        return BASE_POWER, value(effect.amount), None
    if isinstance(effect, e.SetBaseCost):
        return BASE_COST, value(effect.amount), None
    if isinstance(effect, e.GainKeyword):
        return KEYWORD, Fixed(KEYWORD_BITS[effect.keyword]), None
    if isinstance(effect, e.GainTrait):
        return CANNOT, Fixed(IS_ALSO), _trait(card, effect.trait)
    if isinstance(effect, e.Negate):
        return NEGATED, Fixed(negated_bits(effect.timing)), None
    if isinstance(effect, e.Forbid):
        source = effect.source
        extra = None if source is None else _narrowed(card, source, source_matcher(source))
        return CANNOT, Fixed(forbidden_bits(effect.what_not, effect.by)), extra
    if isinstance(effect, e.Grant):
        return GRANT, Fixed(0), card.granted(effect.ability, effect.once)
    return ADDED_COST, Fixed(0), card.added_cost(effect)


def _narrowed(card: Translator, described: Filter, fitting: Matcher) -> Extra:
    extra = Immunity(card.number, card.extra_key(), fitting, _pointed_at(described))
    card.keep(extra)
    return extra


def _trait(card: Translator, trait: Filter) -> Extra:
    if isinstance(trait, NameIs):
        kind, word = "name", trait.name
    elif isinstance(trait, TypeIs):
        kind, word = "type", trait.type.casefold()
    elif isinstance(trait, AttributeIs):
        kind, word = "attribute", str(trait.attribute)
    elif isinstance(trait, ColorIs):
        kind, word = "color", str(trait.color)
    else:
        raise TypeError(f"A card cannot gain {trait!r}.")
    extra = Trait(card.number, card.extra_key(), kind, word)
    card.keep(extra)
    return extra


def player_change(card: Translator, effect: e.PlayerChange) -> tuple[int, int, Limit | None]:
    """What a change says of a player: its kind, its bits or number, and of which cards it is said."""
    if isinstance(effect, e.NegateTiming):
        limit = None if effect.filter is None else limit_of(card, effect.filter, of_source=True)
        return PLAYER_NEGATED, negated_bits(effect.timing), limit
    return PLAYER_CANNOT, PLAYER_BANS[effect.what_not], _limited(card, effect)


def _limited(card: Translator, effect: e.ForbidPlayer) -> Limit | None:
    """The cards a ban is about; None if it is about all."""
    if effect.filter is None and effect.source is None and effect.attacker is None:
        return None
    of_source = effect.what_not in _OF_SOURCES
    return limit_of(card, effect.filter, effect.source, of_source, effect.attacker)


# Bans whose cards are those that would do it with their effects.
_OF_SOURCES: Final = (
    "draw by effects",
    "set DON!! active by effects",
    "add Life to hand by effects",
)


def limit_of(
    card: Translator,
    described: Filter | None,
    source: Filter | None = None,
    of_source: bool = False,
    attacker: Cards | None = None,
) -> Limit:
    """The cards a ban or a reduction is about, those whose effects are meant, and those that attack."""
    fitting = maybe_source(described) if of_source else maybe_matcher(described)
    points = _pointed_at((described, source, attacker))
    attackers = None if attacker is None else group(attacker)
    limit = Limit(card.number, card.extra_key(), fitting, maybe_source(source), points, attacker=attackers)
    card.keep(limit)
    return limit


def keeping_this(effect: Effect) -> Effect:
    """A ban on others is asked of them: in it "this Character" is kept in mind like a chosen card."""
    if isinstance(effect, e.ForbidPlayer):
        attackers = _turned(effect.attacker)
        assert attackers is None or isinstance(attackers, Cards)
        described, source = _by_slot(effect.filter), _by_slot(effect.source)
        return replace(effect, filter=described, source=source, attacker=attackers)
    if isinstance(effect, (e.ReduceNextPlay, e.NegateTiming)):
        return replace(effect, filter=_by_slot(effect.filter))
    if isinstance(effect, e.Forbid) and effect.what != This():
        return replace(effect, source=_by_slot(effect.source))
    return effect


def _by_slot(described: Filter | None) -> Filter | None:
    turned = _turned(described)
    assert turned is None or isinstance(turned, Filter)
    return turned


def _turned(node: object) -> object:
    if node == f.ThisCard():
        return f.Among(THIS_SLOT)
    if isinstance(node, _OF_A_CARD) and node.slot is None:
        return replace(node, slot=THIS_SLOT)
    return rebuilt(node, _turned)


def _pointed_at(described: object) -> list[int] | None:
    """The slots of earlier steps of which a description speaks; None if of nothing that was before."""
    parts = list(nodes_of(described))
    slots = {slot for part in parts if (slot := getattr(part, "slot", None)) is not None}
    return sorted(slots) if slots or NamedNumber() in parts else None


def swap_of(effect: e.SwapBasePower) -> list[Node]:
    """The nodes that exchange base powers: of two cards of slots, or of this card and another one."""
    first = THIS_SLOT if effect.first is None else effect.first
    swap = change.SwapStep(first, effect.second, UNTIL[effect.duration])
    return [ThisStep(THIS_SLOT), swap] if effect.first is None else [swap]
