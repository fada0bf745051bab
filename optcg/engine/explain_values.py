"""Why a power or a cost is what it is: every part of it, with its rule and the card behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from optcg.engine.card import IN_STAGE_AREA, Card, FieldCard
from optcg.engine.continuous import BASE_COST, BASE_POWER, COST, POWER, UNTIL_NAMES, in_force
from optcg.engine.effect_words import called
from optcg.engine.hand_cost import cost_changes, cost_to_play, reduces
from optcg.engine.places import HAND, locate
from optcg.engine.power_and_cost import cost, power
from optcg.engine.state import GameState
from optcg.engine.values import set_power
from optcg.model.terms import GIVEN_DON_POWER

_DURATIONS: Final = {
    "battle": "during this battle",
    "turn": "during this turn",
    "end_of_turn": "until the end of the turn",
    "opponent_end": "until the end of the opponent's next turn",
    "own_start": "until the start of the own next turn",
    "with_source": "as long as the card that gives it is on the field",
    "on_field": "as long as it is on the field",
    "own_end": "until the end of the own next turn",
    "refresh": "until the next Refresh Phase",
}
# The word, what sets its base, and the rules of what is printed, of a base that was set, and of changes.
_POWER: Final = (POWER, "power", BASE_POWER, "2-6-1", "4-9-2-1", "2-6-3")
_COST: Final = (COST, "cost", BASE_COST, "2-7-1", "4-9-2-2", "2-7-6")


def explain_power(state: GameState, card: Card | FieldCard) -> str:
    """The parts that make up a card's power."""
    printed = card.definition.data.power
    if printed is None or (isinstance(card, FieldCard) and card.area == IN_STAGE_AREA):
        return f"{called(card)} has no power: only Leaders and Characters have it (Rule 2-6-2)."
    if isinstance(card, Card):
        return f"{called(card)} has {printed} power: printed (Rule 2-6-1)."
    return f"{called(card)} has {power(state, card)} power: {', '.join(_parts(state, card, _POWER))}."


def explain_cost(state: GameState, card: Card | FieldCard) -> str:
    """The parts that make up what a card costs: in the hand, what playing it does."""
    if not card.definition.has_cost:
        return f"{called(card)} has no cost: only Characters, Events and Stages have one (Rule 2-7-5)."
    if isinstance(card, FieldCard):
        total, unclamped, parts = cost(state, card), card.cost, _parts(state, card, _COST)
    else:
        found = locate(state, card.id)
        player = None if found is None or found.area is not HAND else found.owner
        total = unclamped = card.definition.cost
        parts = [f"{total} printed (Rule 2-7-1)"]
        if player is not None:
            changes = list(_in_hand(state, player, card))
            parts += [words for _, words in changes]
            unclamped += sum(value for value, _ in changes)
            total = cost_to_play(state, player, card)
    # Rule 1-3-6-2: a cost below 0 reads as 0.
    parts += ["at least 0 (Rule 1-3-6-2)"] if unclamped < 0 else []
    return f"{called(card)} costs {total}: {', '.join(parts)}."


def explain_values(state: GameState, card: Card | FieldCard) -> str:
    """Why its power and its cost are what they are, a line for each that it has."""
    told = [explain_power(state, card)] if card.definition.data.power is not None else []
    return "\n".join([*told, explain_cost(state, card)] if card.definition.has_cost else told)


def _parts(state: GameState, card: FieldCard, which: tuple[int, str, int, str, str, str]) -> list[str]:
    """What a value of a card on the field is made of."""
    what, word, base, by_print, by_base, by_change = which
    definition = card.definition
    parts = [f"{definition.power if what == POWER else definition.cost} printed (Rule {by_print})"]
    if bases := in_force(state, base, card.id):
        highest = max(bases, key=lambda each: each.value)
        parts = [f"{highest.value} base {word}{by(highest.giver)}, the highest that was set (Rule {by_base})"]
    if what == POWER and card.given_don:
        if card.owner == state.turn_player:
            amount = card.given_don * GIVEN_DON_POWER
            parts.append(f"+{amount} for {card.given_don} given DON!! in the own turn (Rule 6-5-5-2)")
        else:
            parts.append(f"+0 for {card.given_don} given DON!!, as it is not the own turn (Rule 6-5-5-2)")
    for effect in state.effects:
        if effect.target != card.id or effect.what != what:
            continue
        lasts = f"{_DURATIONS[UNTIL_NAMES[effect.until]]}{by(effect.giver)}"
        if effect.extra is None:
            parts.append(f"{effect.value:+d} {lasts} (Rule {by_change})")
            continue
        # What was before is overruled, but for DON!! that were given later.
        parts = [f"set to {effect.value} {lasts} (Rule {by_change})"]
        later = set_power(state, card, effect) - effect.value if what == POWER else 0
        parts += [f"+{later} for given DON!! since then (Rule 6-5-5-2)"] if later else []
    for change in state.changes:
        if change.target == card.id and change.what == what:
            whose = "" if change.giver is None else f" of {called(change.giver)}"
            parts.append(f"{change.value:+d} by a permanent effect{whose} (Rule 8-1-3-3)")
    return parts


def _in_hand(state: GameState, player: int, card: Card) -> Iterator[tuple[int, str]]:
    """What changes the cost of a card of the hand, and what only playing it costs (Rule 2-7-6)."""
    for to_play in (False, True):
        for source, value in cost_changes(state, player, card, to_play):
            only = " only to play it" if to_play else ""
            yield value, f"{value:+d}{only} by {called(source)} (Rule 2-7-6)"
    for effect in state.effects:
        if reduces(state, player, effect, card):
            yield -effect.value, f"{-effect.value:+d} only to play it next{by(effect.giver)} (Rule 2-7-6)"


def by(giver: Card | None) -> str:
    """ " by X", as far as that is known."""
    return "" if giver is None else f" by {called(giver)}"
