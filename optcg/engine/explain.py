"""What a judge would say: why a choice is not legal, why a power is what it is."""

from optcg.engine.bans import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_CHARACTERS,
    CANNOT_ATTACK_LEADER,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_BLOCKED,
    CANNOT_BE_GIVEN_DON,
    CANNOT_BE_RESTED,
    CANNOT_BLOCK,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_ATTACK_ON_LEADER,
    NO_BLOCKER,
    NO_DON_GIVEN,
    NO_EVENTS,
    NO_PLAY,
)
from optcg.engine.battle import BLOCKING, can_pay
from optcg.engine.card import IN_LEADER_AREA, IN_STAGE_AREA, Card, FieldCard
from optcg.engine.continuous import BASE_POWER, POWER, UNTIL_NAMES
from optcg.engine.current_battle import attacker_id, target_id
from optcg.engine.decisions import Choice, Decision
from optcg.engine.definitions import CHARACTER, EVENT
from optcg.engine.derived import cannot, keywords, power
from optcg.engine.effect_words import called
from optcg.engine.explain_activate import name_of, why_not_activate
from optcg.engine.explain_bans import by, card_ban, effect_of, forbids, price_of
from optcg.engine.explain_pick import not_now, not_offered
from optcg.engine.hand_cost import cost_to_play
from optcg.engine.main_phase import may_battle
from optcg.engine.places import hand_card
from optcg.engine.program import Contribution
from optcg.engine.protection import giver, player_ban, takes_don
from optcg.engine.state import GameState
from optcg.engine.values import set_power
from optcg.model.terms import (
    ATTACK_ACTIVE,
    BLOCKER,
    GIVEN_DON_POWER,
    PLAYER_NAMES,
    RUSH,
    RUSH_CHARACTER,
    UNBLOCKABLE,
)

_DURATIONS = {
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


def result_text(state: GameState) -> str:
    """How the game ended, as a sentence."""
    result = state.result
    if result is None:
        return "It is still going on."
    if result.winner is None:
        return f"it ended in a draw by {result.reason} (Rule {result.rule})."
    return f"{PLAYER_NAMES[result.winner]} won by {result.reason} (Rule {result.rule})."


def explain_power(state: GameState, card: Card | FieldCard) -> str:
    """The parts that make up a card's power."""
    if isinstance(card, Card):
        printed = card.definition.data.power
        if printed is None:
            return f"{name_of(card)} has no power: only Leaders and Characters have it (Rule 2-6-2)."
        return f"{name_of(card)} has {printed} power: printed (Rule 2-6-1)."
    if card.area == IN_STAGE_AREA:
        return f"{name_of(card)} has no power: only Leaders and Characters have it (Rule 2-6-2)."
    total = power(state, card)
    mine = [effect for effect in state.effects if effect.target == card.id]
    bases: list[Contribution] = [effect for effect in mine if effect.what == BASE_POWER]
    bases += [c for c in state.changes if c.target == card.id and c.what == BASE_POWER]
    parts = [f"{card.definition.power} printed (Rule 2-6-1)"]
    if bases:
        highest = max(bases, key=lambda base: base.value)
        parts = [f"{highest.value} base power{by(highest.giver)}, the highest that was set (Rule 4-9-2-1)"]
    if card.given_don:
        if card.owner == state.turn_player:
            amount = card.given_don * GIVEN_DON_POWER
            parts.append(f"+{amount} for {card.given_don} given DON!! in the own turn (Rule 6-5-5-2)")
        else:
            parts.append(f"+0 for {card.given_don} given DON!!, as it is not the own turn (Rule 6-5-5-2)")
    for effect in mine:
        if effect.what == POWER and effect.extra is not None:
            # What was before is overruled, but for DON!! that were given later.
            later = set_power(state, card, effect) - effect.value
            lasts = f"{_DURATIONS[UNTIL_NAMES[effect.until]]}{by(effect.giver)}"
            parts = [f"set to {effect.value} {lasts} (Rule 2-6-3)"]
            parts += [f"+{later} for given DON!! since then (Rule 6-5-5-2)"] if later else []
        elif effect.what == POWER:
            lasts = f"{_DURATIONS[UNTIL_NAMES[effect.until]]}{by(effect.giver)}"
            parts.append(f"{effect.value:+d} {lasts} (Rule 2-6-3)")
    for change in state.changes:
        if change.target == card.id and change.what == POWER:
            whose = "" if change.giver is None else f" of {called(change.giver)}"
            parts.append(f"{change.value:+d} by a permanent effect{whose} (Rule 8-1-3-3)")
    return f"{name_of(card)} has {total} power: {', '.join(parts)}."


def explain_illegal(state: GameState, choice: Choice) -> str:
    """Why this choice cannot be made now."""
    decision = state.decision
    if decision is None and state.result is None:
        return "No choice can be made now: the other player is asked."
    if decision is None:
        return f"No choice can be made: {result_text(state)}"
    if choice in decision.choices:
        return f"{str(choice)!r} is legal now."
    if choice.kind == "block" and decision.kind == "counter":
        return _why_not_block(state, choice)
    if choice.kind not in _KINDS_OF.get(decision.kind, (choice.kind,)):
        return not_now(state, decision, choice)
    reason: str | None = None
    if choice.kind == "play":
        reason = _why_not_play(state, choice)
    elif choice.kind == "activate":
        reason = why_not_activate(state, choice)
    elif choice.kind == "give":
        reason = _why_not_give(state, choice)
    elif choice.kind == "attack":
        reason = _why_not_attack(state, choice)
    elif choice.kind == "block":
        reason = _why_not_block(state, choice)
    elif choice.kind == "counter":
        reason = _why_not_counter(state, decision, choice)
    return reason or not_offered(state, decision, choice)


_KINDS_OF: dict[str, tuple[str, ...]] = {
    "throw": ("rock", "paper", "scissors"),
    "first": ("first", "second"),
    "hand": ("keep", "redraw"),
    "main": ("play", "activate", "give", "attack", "end"),
    "room": ("pick",),
    "block": ("block", "done"),
    "counter": ("counter", "done"),
    "trigger": ("yes", "no", "take"),
    "cards": ("pick", "don", "done"),
    "don": ("don", "done"),
    "yes_no": ("yes", "no"),
    "option": ("option", "draw", "done"),
    "effect": ("effect", "done"),
    "order": ("pick",),
    "number": ("number",),
    "place": ("top", "bottom"),
}


def _own(state: GameState, player: int, card_id: int | None) -> FieldCard | None:
    card = None if card_id is None else state.find(card_id)
    return card if card is not None and card.owner == player else None


def _why_not_play(state: GameState, choice: Choice) -> str:
    player = state.turn_player
    card = hand_card(state, player, choice.card)
    if card is None:
        return (
            f"Card #{choice.card} cannot be played: it is not in the hand of the turn player (Rule 6-5-3-1)."
        )
    if card.definition.category == EVENT and card.definition.main is None:
        return f"{name_of(card)} cannot be activated now: it has no [Main] effect (Rule 6-5-3-1)."
    price, have = cost_to_play(state, player, card), state.players[player].active_don()
    if price <= have:
        return f"Playing {name_of(card)} is not possible: {_unplayable(state, player, card)}."
    return (
        f"Playing {name_of(card)} is not possible: it costs {price}, "
        f"and only {have} DON!! are active (Rule 6-5-3-1)."
    )


def _unplayable(state: GameState, player: int, card: Card) -> str:
    """Why a card that could be paid for is not used (Rule 4-7-2)."""
    bits = NO_PLAY | (NO_EVENTS if card.definition.category == EVENT else 0)
    return forbids(player_ban(state, player, bits, card))


def _against(state: GameState, attacker: FieldCard, target: FieldCard) -> Contribution | None:
    """The effect that forbids an attack on this card, or puts a price on it."""
    on_leader = target.area == IN_LEADER_AREA
    kind = CANNOT_ATTACK_LEADER if on_leader else CANNOT_ATTACK_CHARACTERS
    deed = NO_ATTACK | (NO_ATTACK_ON_LEADER if on_leader else 0)
    return (
        card_ban(state, attacker, kind, target)
        or card_ban(state, target, CANNOT_BE_ATTACKED, attacker)
        or player_ban(state, attacker.owner, deed, attacker)
        or player_ban(state, attacker.owner, NO_ATTACK_ON, target)
        or price_of(state, attacker, "attack")
    )


def _why_not_give(state: GameState, choice: Choice) -> str:
    card = _own(state, state.turn_player, choice.card)
    if card is None or card.area == IN_STAGE_AREA:
        return "A DON!! can only be given to the own Leader or an own Character (Rule 6-5-5-1)."
    if not takes_don(state, card):
        ban = card_ban(state, card, CANNOT_BE_GIVEN_DON) or player_ban(state, card.owner, NO_DON_GIVEN, card)
        return f"No DON!! can be given to {name_of(card)}: {forbids(ban)}."
    return f"No DON!! can be given to {name_of(card)}: none is active in the cost area (Rule 6-5-5-1)."


def _why_not_attack(state: GameState, choice: Choice) -> str:
    if not may_battle(state):
        return "No attack is possible: neither player battles on their first turn (Rule 6-5-6-1)."
    attacker = _own(state, state.turn_player, choice.card)
    if attacker is None or attacker.area == IN_STAGE_AREA:
        return (
            f"#{choice.card} cannot attack: it is no Leader or Character of the turn player (Rule 7-1-1-1)."
        )
    start = f"Attacking with {name_of(attacker)} is not possible"
    if attacker.rested:
        return f"{start}: it is rested (Rule 7-1-1-1)."
    banned = cannot(state, attacker)
    if banned & CANNOT_ATTACK:
        return f"{start}: {forbids(card_ban(state, attacker, CANNOT_ATTACK))}."
    if banned & CANNOT_BE_RESTED:
        held = by(giver(card_ban(state, attacker, CANNOT_BE_RESTED)))
        return f"{start}: it cannot be rested{held}, and attacking rests it (Rules 1-3-3, 7-1-1-1)."
    bits = keywords(state, attacker)
    if attacker.played_on == state.turn_number and not bits & (RUSH | RUSH_CHARACTER):
        return f"{start}: it was played this turn and has no [Rush] (Rule 3-7-4)."
    target = _own(state, 1 - state.turn_player, choice.target)
    if target is None or target.area == IN_STAGE_AREA:
        return (
            f"{start} on #{choice.target}: the target is the opponent's Leader or a Character (Rule 7-1-1-2)."
        )
    if attacker.played_on == state.turn_number and not bits & RUSH and target.area == IN_LEADER_AREA:
        return f"{start} on {name_of(target)}: played this turn, it may only attack Characters (Rule 3-7-4)."
    if target.area == IN_LEADER_AREA or target.rested or bits & ATTACK_ACTIVE:
        effect = effect_of(_against(state, attacker, target))
        return f"{start} on {name_of(target)}: {effect} forbids or taxes it (Rules 1-3-3, 8-3-1-2)."
    return f"{start} on {name_of(target)}: only a rested Character can be attacked (Rule 7-1-1-2)."


def _why_not_block(state: GameState, choice: Choice) -> str:
    blocker = _own(state, 1 - state.turn_player, choice.card)
    if blocker is None:
        return f"#{choice.card} cannot block: it is no card of the player being attacked (Rule 7-1-2-1)."
    start = f"Blocking with {name_of(blocker)} is not possible"
    if not keywords(state, blocker) & BLOCKER:
        return f"{start}: it has no [Blocker] (Rule 10-1-4-1)."
    if blocker.rested:
        return f"{start}: it is rested, and blocking rests it (Rules 1-3-2-1, 10-1-4-1)."
    if blocker.id == target_id(state):
        return f"{start}: it is itself being attacked (Rule 10-1-4-1)."
    attacker = state.find(attacker_id(state))
    if attacker is not None and keywords(state, attacker) & UNBLOCKABLE:
        return f"{start}: {name_of(attacker)} has [Unblockable] (Rule 1-3-1)."
    ban = card_ban(state, blocker, CANNOT_BLOCK | CANNOT_BE_RESTED)
    ban = ban or player_ban(state, blocker.owner, NO_BLOCKER, blocker)
    if ban is None and attacker is not None:
        ban = card_ban(state, attacker, CANNOT_BE_BLOCKED, blocker)
    if ban is not None:
        return f"{start}: {forbids(ban)}."
    if not can_pay(state, blocker):
        behind = giver(price_of(state, blocker, BLOCKING))
        return f"{start}: what it costs besides{by(behind)} cannot be paid (Rules 8-3-1-2, 8-3-1-3)."
    return f"{start} now (Rule 7-1-2-1)."


def _why_not_counter(state: GameState, decision: Decision, choice: Choice) -> str:
    card = hand_card(state, decision.player, choice.card)
    if card is None:
        return f"#{choice.card} is not in the hand of the player being attacked (Rule 7-1-3-2)."
    if card.definition.category == CHARACTER:
        return f"{name_of(card)} has no Counter (Rule 7-1-3-2-1)."
    if card.definition.counter_event is None:
        return f"{name_of(card)} has no [Counter] effect (Rule 7-1-3-2-2)."
    price = cost_to_play(state, decision.player, card)
    have = state.players[decision.player].active_don()
    if price <= have:
        return f"{name_of(card)} cannot be activated: {_unplayable(state, decision.player, card)}."
    return (
        f"{name_of(card)} cannot be activated: it costs {price}, "
        f"and only {have} DON!! are active (Rule 7-1-3-2-2)."
    )
