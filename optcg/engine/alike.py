"""Cards that are equal in everything: nobody is asked which of them, or in which order (Rule 8-4-4)."""

from __future__ import annotations

from optcg.engine.card import BOTH, UNKNOWN, Card, FieldCard
from optcg.engine.current_battle import current_battle
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.places import DECK, LIFE, locate
from optcg.engine.power_and_cost import derive
from optcg.engine.program import Narrowing
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.terms import SECRET_AREAS


def are_alike(state: GameState, cards: list[Card | FieldCard], leaving: bool = False) -> bool:
    """Whether it makes no difference which of these cards is taken.

    A card of a pile is told by its place there, too, unless all of them are `leaving` it. In an even game a
    question that is not asked would tell that cards of a secret area are equal: there it is asked.
    """
    first = cards[0]
    for card in cards:
        if card.definition is not first.definition:
            return False
    if first.definition is UNKNOWN:
        return False
    if state.dirty:
        derive(state)
    ids = [card.id for card in cards]
    return _lie_alike(state, cards, leaving) and _equal_effects(state, ids) and not _told_apart(state, ids)


def _lie_alike(state: GameState, cards: list[Card | FieldCard], leaving: bool) -> bool:
    """Whether all lie in one area, in one state, seen by the same players."""
    first = cards[0]
    place = locate(state, first.id)
    if place is None:
        return False
    area, owner = place.area, place.owner
    if (area is DECK or area is LIFE) and not leaving:
        return False
    for card in cards:
        found = locate(state, card.id)
        if found is None or found.owner != owner or found.area is not area:
            return False
        if isinstance(card, FieldCard):
            if not isinstance(first, FieldCard) or _facts(card) != _facts(first):
                return False
        elif not isinstance(first, Card) or not _seen_alike(state, card, first, area in SECRET_AREAS):
            return False
    return True


def _seen_alike(state: GameState, card: Card, other: Card, secret: bool) -> bool:
    return not secret or (card.sight == other.sight and not (state.even and card.sight & BOTH != BOTH))


def _facts(card: FieldCard) -> tuple[int, ...]:
    told = (int(card.rested), card.given_don, card.played_on, card.used)
    return (*told, card.power, card.cost, card.keywords, card.cannot, card.negated)


def _equal_effects(state: GameState, ids: list[int]) -> bool:
    """Whether the same effects are on them, and the same is kept in mind of them."""
    return all(_effects_on(state, card) == _effects_on(state, ids[0]) for card in ids)


def _effects_on(state: GameState, card_id: i64) -> tuple[list[list[int]], list[object], list[str]]:
    on_it = [effect for effect in state.effects if effect.target == card_id]
    numbers = [[e.what, e.value, e.until, e.player, e.since] for e in on_it]
    start = f"{card_id} "
    marks = sorted([mark.removeprefix(start) for mark in state.marks if mark.startswith(start)])
    return numbers, [e.extra for e in on_it], marks


def _told_apart(state: GameState, ids: list[int]) -> bool:
    """Whether something that goes on, waits or lasts is about some of them and not about others."""
    battle = current_battle(state)
    if battle is not None and (battle.attacker in ids or battle.target in ids):
        return True
    sources: list[int] = []
    slots: list[list[int]] = []
    for frame in state.stack:
        if isinstance(frame, EffectFrame):
            sources.append(frame.context.source.id)
            slots += [*frame.context.slots, frame.picked]
        else:
            slots.append(frame.card_ids())
    for waiting in state.waiting:
        sources.append(waiting.source.id)
        slots += waiting.slots
    for delayed in state.delayed:
        sources.append(delayed.source.id)
        slots += delayed.slots
    for effect in state.effects:
        sources.append(effect.source)
        if isinstance(effect.extra, Narrowing) and effect.extra.recalled is not None:
            slots += effect.extra.recalled.slots
    if any(card in sources for card in ids):
        return True
    if any(key.startswith(f"{card}.") for key in state.permanent_order for card in ids):
        return True
    return any(0 < sum([card in slot for card in ids]) < len(ids) for slot in slots)
