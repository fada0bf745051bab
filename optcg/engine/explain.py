"""What a judge would say: why a choice is not legal, and how the game ended."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import (
    can_activate,
    condition_holds,
    context_for,
    is_used,
    is_used_off_field,
    payable,
)
from optcg.engine.bans import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_CHARACTERS,
    CANNOT_ATTACK_LEADER,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_BLOCKED,
    CANNOT_BE_CHOSEN,
    CANNOT_BE_GIVEN_DON,
    CANNOT_BE_RESTED,
    CANNOT_BLOCK,
    NO_ACTIVATION,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_ATTACK_ON_LEADER,
    NO_BLOCKER,
    NO_DON_GIVEN,
    NO_EVENTS,
    NO_PLAY,
)
from optcg.engine.battle import BLOCKING, can_pay
from optcg.engine.card import IN_LEADER_AREA, IN_STAGE_AREA, UNKNOWN, Card, FieldCard
from optcg.engine.continuous import ADDED_COST, CANNOT, in_force
from optcg.engine.current_battle import attacker_id, target_id
from optcg.engine.decisions import DON_WORDS, Choice, Decision
from optcg.engine.definitions import CHARACTER, EVENT
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.effect_words import called
from optcg.engine.explain_values import by
from optcg.engine.hand_cost import cost_to_play
from optcg.engine.log import negator
from optcg.engine.main_phase import may_battle
from optcg.engine.places import HIGHEST_ID, Found, hand_card, locate
from optcg.engine.power_and_cost import NEGATED_WHOLLY, cannot, keywords, negated, special
from optcg.engine.program import OPPONENTS_TURN, AddedCost, Contribution, Immunity
from optcg.engine.protection import giver, player_ban, seen_by, shield, takes_don
from optcg.engine.state import GameState
from optcg.model.terms import (
    ATTACK_ACTIVE,
    BLOCKER,
    PLAYER_NAMES,
    RUSH,
    RUSH_CHARACTER,
    UNBLOCKABLE,
    Area,
)


def result_text(state: GameState) -> str:
    """How the game ended, as a sentence."""
    result = state.result
    if result is None:
        return "It is still going on."
    if result.winner is None:
        return f"it ended in a draw by {result.reason} (Rule {result.rule})."
    return f"{PLAYER_NAMES[result.winner]} won by {result.reason} (Rule {result.rule})."


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
    """The effect that forbids an attack on this card."""
    on_leader = target.area == IN_LEADER_AREA
    kind = CANNOT_ATTACK_LEADER if on_leader else CANNOT_ATTACK_CHARACTERS
    deed = NO_ATTACK | (NO_ATTACK_ON_LEADER if on_leader else 0)
    return (
        card_ban(state, attacker, kind, target)
        or card_ban(state, target, CANNOT_BE_ATTACKED, attacker)
        or player_ban(state, attacker.owner, deed, attacker)
        or player_ban(state, attacker.owner, NO_ATTACK_ON, target)
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
        ban, price = _against(state, attacker, target), price_of(state, attacker, "attack")
        why = _unpaid(price) if ban is None and price is not None else forbids(ban)
        return f"{start} on {name_of(target)}: {why}."
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
        return f"{start}: {_unpaid(price_of(state, blocker, BLOCKING))}."
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


def name_of(card: Card | FieldCard) -> str:
    return called(card)


def why_not_activate(state: GameState, choice: Choice) -> str:
    """The first thing that stands in the way (Rules 8-3, 8-4-1)."""
    card = None if choice.card is None else state.find(choice.card)
    found = None if choice.card is None else locate(state, choice.card)
    if card is None and found is not None and found.card.definition.off_field:
        start = f"Activating effect {choice.number} of {name_of(found.card)} is not possible"
        for _, there in found.card.definition.off_field:
            if there.index == choice.number and is_used_off_field(state, found.card.id, there):
                return f"{start}: it is [Once Per Turn] and was used this turn (Rule 10-2-13-3)."
        return f"{start} now, or not where the card lies (Rules 6-5-4-1, 8-4-1-1)."
    if card is None or card.owner != state.turn_player:
        return f"#{choice.card} is no card on the turn player's field (Rule 6-5-4-1)."
    start = f"Activating effect {choice.number} of {name_of(card)} is not possible"
    code = next((code for code in card.definition.activates if code.index == choice.number), None)
    if code is None:
        return f"{start}: it is no [Activate: Main] effect (Rule 10-2-2-1)."
    if negated(state, card) & NEGATED_WHOLLY:
        whose = by(negator(state, card.owner, card.id))
        return f"{start}: its effects are negated{whose} (Rule 8-2-1-1)."
    if code.once and is_used(state, card, code):
        return f"{start}: it is [Once Per Turn] and was used this turn (Rule 10-2-13-3)."
    if card.given_don < code.don:
        return f"{start}: it needs {code.don} given DON!! and has {card.given_don} (Rule 8-3-2-3)."
    if code.turn == OPPONENTS_TURN:
        return f"{start}: it is not the turn its condition wants (Rules 8-3-2-4, 8-3-2-5)."
    context = context_for(card)
    if not condition_holds(state, context, code):
        return f"{start}: its condition does not hold (Rule 8-4-1-1)."
    if not payable(state, context, code.costs):
        return f"{start}: its activation cost cannot be paid in full (Rule 8-3-1-3)."
    added = price_of(state, card, "activate")
    if added is not None and not can_activate(state, card, code):
        return f"{start}: {_unpaid(added)}."
    ban = player_ban(state, card.owner, NO_ACTIVATION, card)
    if ban is not None:
        return f"{start}: {forbids(ban)}."
    if can_activate(state, card, code):
        return f"{start} again: it has changed nothing, and everything is as it was (Rule 11-1-1-2)."
    return f"{start} now (Rule 6-5-4-1)."


def card_ban(
    state: GameState, card: FieldCard, bits: int, other: FieldCard | None = None
) -> Contribution | None:
    """What keeps a card from something, or from something with another card."""
    special(state)  # the effects in force are worked out
    for ban in in_force(state, CANNOT, card.id):
        if ban.value & bits and (ban.extra is None or _is_about(state, card, ban, other)):
            return ban
    return None


def _is_about(state: GameState, card: FieldCard, ban: Contribution, other: FieldCard | None) -> bool:
    extra = ban.extra
    if not isinstance(extra, Immunity) or other is None:
        return False
    return extra.matcher.fits(state, seen_by(extra, ban.player, card), other)


def effect_of(ban: Contribution | None) -> str:
    """Whose effect it is, as far as that is known: "the effect of X"."""
    return "an effect" if ban is None or ban.giver is None else f"the effect of {called(ban.giver)}"


def forbids(ban: Contribution | None) -> str:
    return f"{effect_of(ban)} forbids it (Rule 1-3-3)"


def _unpaid(price: Contribution | None) -> str:
    """What is said of a cost that another effect has added."""
    return f"what it costs besides{by(giver(price))} cannot be paid (Rules 8-3-1-2, 8-3-1-3)"


def price_of(state: GameState, card: FieldCard, action: str) -> Contribution | None:
    """The effect that puts a price on what a card does (Rule 8-3-1-2)."""
    special(state)
    for effect in in_force(state, ADDED_COST, card.id):
        if isinstance(effect.extra, AddedCost) and effect.extra.action == action:
            return effect
    return None


def chooser_shield(state: GameState, card: FieldCard, player: int, source: Card) -> Card | None:
    """The card whose effect keeps this one from being chosen by an effect of this player."""
    return shield(state, card, player, source, CANNOT_BE_CHOSEN)


_MOST_TOLD: Final = 6
_AREAS: Final = {
    Area.LEADER: "Leader area",
    Area.CHARACTER: "Character area",
    Area.STAGE: "Stage area",
    Area.LIFE: "Life",
    Area.NONE: "[Trigger] in use",
}
# The question to which an answer belongs.
_BELONGS: Final = {
    **dict.fromkeys(("rock", "paper", "scissors"), "when players throw, as before the game (Rule 5-2-1-4)"),
    **dict.fromkeys(("first", "second"), "before the game, by the player who chooses (Rule 5-2-1-5)"),
    **dict.fromkeys(("keep", "redraw"), "with the opening hand (Rule 5-2-1-6)"),
    **dict.fromkeys(("play", "activate", "give", "attack", "end"), "in the own Main Phase (Rule 6-5-2)"),
    "block": "in the Block Step, when the opponent attacks (Rule 7-1-2-1)",
    "counter": "in the Counter Step, when the opponent attacks (Rule 7-1-3-2)",
    **dict.fromkeys(("pick", "don"), "when cards are chosen for an effect or a cost (Rule 8-4-4)"),
    "take": "when a Life card is taken (Rule 4-6-2-1)",
    **dict.fromkeys(("yes", "no"), "when something is optional (Rule 8-1-2)"),
    **dict.fromkeys(("top", "bottom"), "when a card goes to a deck or to Life (Rule 3-1-7)"),
    "draw": "when an effect lets a player draw cards one by one (Rule 4-5-4-1)",
    "number": "when a number is named (Rule 1-3-5)",
    "option": "when one of several options is chosen (Rule 8-4-4)",
    "effect": "when several effects wait (Rule 8-6-1)",
    "done": "where fewer may be chosen (Rule 4-8-1)",
}


def not_now(state: GameState, decision: Decision, choice: Choice) -> str:
    """An answer to another question."""
    where = _BELONGS.get(choice.kind)
    why = "is no answer now" if where is None else f"is chosen {where}"
    return f"{str(choice)!r} {why}. {what_then(state, decision)}"


def not_offered(state: GameState, decision: Decision, choice: Choice) -> str:
    """An answer of the right kind that is not among those of this question."""
    return f"{_why(state, decision, choice)} {what_then(state, decision)}"


def what_then(state: GameState, decision: Decision) -> str:
    """What is asked, and what can be answered."""
    told = [_told(state, choice) for choice in decision.choices[:_MOST_TOLD]]
    more = len(decision.choices) - len(told)
    if more:
        told.append(f"{more} more")
    listed = " or ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)
    asked = f"Player {PLAYER_NAMES[decision.player]} is asked: {decision.prompt} (Rule {decision.rule})"
    return f"{asked} Possible: {listed}."


def _told(state: GameState, choice: Choice) -> str:
    found = None if choice.card is None else locate(state, choice.card)
    name = "" if found is None or choice.target is not None else f" ({found.card.definition.name})"
    return f"{choice}{name}"


def _why(state: GameState, decision: Decision, choice: Choice) -> str:
    kind = choice.kind
    if kind == "pick" and choice.card is not None:
        return _why_not_pick(state, decision, choice.card)
    if kind == "don":
        which = DON_WORDS[choice.number] if choice.number is not None else "given"
        return f"No {which} DON!! can be chosen there for this (Rule 3-9-2)."
    if kind == "done":
        return (
            f"More must be chosen: as many as possible of the number {_asker(state)} asks for (Rule 8-4-4-1)."
        )
    if kind == "yes":
        return f"It cannot be done: what {_asker(state)} costs cannot be paid in full (Rule 8-3-1-3)."
    if choice.number is not None:
        numbers = [offered.number for offered in decision.choices if offered.number is not None]
        if numbers:
            return f"There is no {choice}: the numbers go from {min(numbers)} to {max(numbers)}."
    return f"{str(choice)!r} is not among the answers."


def _why_not_pick(state: GameState, decision: Decision, card_id: int) -> str:
    found = locate(state, card_id) if 0 < card_id <= HIGHEST_ID else None
    if found is None or not _sees(decision.player, found):
        return (
            f"No card that can be seen has the id #{card_id}; a card that moves gets a new id (Rule 3-1-6)."
        )
    start = f"{name_of(found.card)} cannot be chosen"
    top = state.stack[-1] if state.stack else None
    if isinstance(top, EffectFrame) and card_id in top.picked:
        return f"{start}: it has been chosen already (Rule 8-4-4-1)."
    offered = [locate(state, offer.card) for offer in decision.choices if offer.card is not None]
    places = [(place.owner, place.area) for place in offered if place is not None]
    if (found.owner, found.area) not in places:
        return f"{start}: it is in {_place(found)}, which the question is not about (Rule 8-4-4)."
    if isinstance(top, EffectFrame) and isinstance(found.card, FieldCard):
        context = top.context
        kept = chooser_shield(state, found.card, context.controller, context.source)
        if kept is not None:
            return f"{start}: the effect of {name_of(kept)} forbids it (Rule 1-3-3)."
    return f"{start}: it is not such a card as {_asker(state)} asks for (Rule 8-4-4)."


def _asker(state: GameState) -> str:
    """The card whose effect asks."""
    top = state.stack[-1] if state.stack else None
    return f"the effect of {name_of(top.context.source)}" if isinstance(top, EffectFrame) else "the question"


def _sees(player: int, found: Found) -> bool:
    """Whether a player may know the card: a reason must not tell what is hidden."""
    if found.card.definition is UNKNOWN:
        return False
    return (
        not isinstance(found.card, Card) or found.area is Area.TRASH or bool(found.card.sight >> player & 1)
    )


def _place(found: Found) -> str:
    return f"{PLAYER_NAMES[found.owner]}'s {_AREAS.get(found.area, str(found.area))}"
