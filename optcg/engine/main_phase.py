"""Rules 6-5-2 to 6-5-6: what the turn player may do in the Main Phase."""

from optcg.engine.activation import (
    can_activate,
    can_activate_off_field,
    payable,
    price_context,
    start,
    with_added_costs,
)
from optcg.engine.areas import show_hand_card
from optcg.engine.bans import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_CHARACTERS,
    CANNOT_ATTACK_LEADER,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_GIVEN_DON,
    CANNOT_BE_RESTED,
    NO_ACTIVATION,
    NO_ATTACK,
    NO_ATTACK_ON_LEADER,
    NO_DON_GIVEN,
)
from optcg.engine.card import IN_STAGE_AREA, Card, FieldCard
from optcg.engine.continuous import BANNED, NARROWED, REDUCED, TAXED
from optcg.engine.decisions import (
    END,
    KNOWN_IDS,
    MAIN,
    PLAYS,
    Choice,
    Decision,
    activate_choice,
    attack_choice,
    give_choice,
    play_choice,
)
from optcg.engine.game_events import GameEvent
from optcg.engine.hand_cost import cost_to_play, may_pay_to_play
from optcg.engine.payment import give_active_don
from optcg.engine.places import HAND, TRASH, locate
from optcg.engine.play import FROM_HAND, SHOW, PlayFrame
from optcg.engine.power_and_cost import derive
from optcg.engine.protection import attack_forbidden, player_banned
from optcg.engine.state import GameState, PlayerState
from optcg.engine.timings import CHANGES_COSTS, OFF_FIELD
from optcg.engine.width import i64
from optcg.model.terms import ATTACK_ACTIVE, RUSH, RUSH_CHARACTER, Area


def offer(state: GameState) -> None:
    """Rule 6-5-2: ask for the next Main Phase action.

    Ending the phase is among them, unless a card could attack that must (Rule 1-3-3).
    """
    if state.dirty:
        derive(state)
    turn_player = state.turn_player
    me = state.players[turn_player]
    don = me.don_active + me.don_held_active
    # Without effects in force that could forbid or tax anything, most questions need not be asked.
    free = not state.special & (NARROWED | TAXED | BANNED)
    plain = not state.special & (BANNED | REDUCED) and not state.listening >> CHANGES_COSTS & 1
    choices: list[Choice] = []
    # Rule 6-5-3-1: Characters, Stages and [Main] Events whose cost can be paid.
    for card in me.hand:
        price = card.definition.price
        if price > don and plain:
            continue
        if (plain and price >= 0) or is_playable(state, card, don):
            card_id = card.id
            choices.append(PLAYS[card_id] if 0 <= card_id < KNOWN_IDS else play_choice(card_id))
    # Rule 6-5-4-1: [Activate: Main] effects that can be activated now.
    field = me.field()
    for own in field:
        if own.definition.activates and (free or not player_banned(state, turn_player, NO_ACTIVATION, own)):
            offer_effects(state, own, choices)
    if state.listening >> OFF_FIELD & 1:
        offer_off_field(state, me.hand, HAND, choices)
        offer_off_field(state, me.trash, TRASH, choices)
    # Rule 6-5-5-1: an active DON!! may be given to the Leader or a Character.
    if don and not state.more_than_added():
        for give in me.gives():  # one by one: these are few
            choices.append(give)
    elif don:
        for own in field:
            if own.area == IN_STAGE_AREA or own.cannot & CANNOT_BE_GIVEN_DON:
                continue
            if free or not player_banned(state, turn_player, NO_DON_GIVEN, own):
                choices.append(give_choice(own.id))
    if may_battle(state):
        opponent = state.players[1 - turn_player]
        turn_number = state.turn_number
        for own in field:
            if own.rested or own.area == IN_STAGE_AREA:
                continue
            if free and own.played_on != turn_number and not (own.cannot or own.keywords & ATTACK_ACTIVE):
                offer_plain_attacks(own.id, opponent, choices)
                continue
            offer_attacks(state, own, opponent, free, choices)
    choices.append(END)
    state.decision = Decision(turn_player, MAIN, "6-5-2", "What do you do?", tuple(choices))


def is_playable(state: GameState, card: Card, don: i64) -> bool:
    """Rules 4-7-2, 6-5-3-1: whether so many DON!! pay for a card of the hand, and all texts allow it."""
    definition = card.definition
    if not definition.playable:
        return False
    if cost_to_play(state, state.turn_player, card) > don:
        return False
    return may_pay_to_play(state, state.turn_player, card)


def may_battle(state: GameState) -> bool:
    """Rule 6-5-6-1: neither player battles on their first turn."""
    one, two = state.turns
    return (two if state.turn_player else one) > 1


def offer_plain_attacks(attacker: i64, opponent: PlayerState, choices: list[Choice]) -> None:
    """Rule 7-1-1-2: a card of whose attacks nothing is said may attack the Leader or a rested Character."""
    leader = opponent.leader
    if not leader.cannot & CANNOT_BE_ATTACKED:
        choices.append(attack_choice(attacker, leader.id))
    for character in opponent.characters:
        if character.rested and not character.cannot & CANNOT_BE_ATTACKED:
            choices.append(attack_choice(attacker, character.id))


def offer_effects(state: GameState, card: FieldCard, choices: list[Choice]) -> None:
    """Rules 8-1-3-2, 8-4-1-1: activate effects whose conditions hold and whose cost can be paid."""
    for code in card.definition.activates:
        if can_activate(state, card, code):
            choices.append(activate_choice(card.id, code.index))


def offer_off_field(state: GameState, cards: list[Card], area: Area, choices: list[Choice]) -> None:
    """Rule 1-3-1: a text that names the hand or the trash is activated there."""
    player = state.turn_player
    for card in cards:
        for place, code in card.definition.off_field:
            if (
                place is area
                and not player_banned(state, player, NO_ACTIVATION, card)
                and can_activate_off_field(state, player, card, code)
            ):
                choices.append(activate_choice(card.id, code.index))


def activate_off_field(state: GameState, card_id: i64, index: i64) -> None:
    """Rule 6-5-4: the same for a card in the hand, which is shown for it, or in the trash."""
    found = locate(state, card_id, state.turn_player)
    assert found is not None
    card = found.card
    assert isinstance(card, Card)
    if found.area is HAND:
        card = show_hand_card(state, found.owner, card_id)
    for _, code in card.definition.off_field:
        if code.index == index:
            if state.log is not None:
                event = GameEvent("effect_activated", "6-5-4-1", found.owner, (card,), word=code.label)
                state.tell(event)
            start(state, found.owner, card, code, [])
            return


def activate(state: GameState, card_id: i64, index: i64) -> None:
    """Rule 6-5-4: activate an effect of a card, which is on the field unless its text says otherwise."""
    card = state.find(card_id)
    if card is None:
        activate_off_field(state, card_id, index)
        return
    for code in card.definition.activates:
        if code.index == index:
            shown = card.face
            if state.log is not None:
                event = GameEvent("effect_activated", "6-5-4-1", card.owner, (shown,), word=code.label)
                state.tell(event)
            start(state, card.owner, shown, code, [])
            return


def offer_attacks(
    state: GameState, attacker: FieldCard, opponent: PlayerState, free: bool, choices: list[Choice]
) -> None:
    """Rules 7-1, 7-1-1-1, 7-1-1-2: an active card may attack the Leader or a rested Character."""
    cannot = attacker.cannot
    if cannot & (CANNOT_ATTACK | CANNOT_BE_RESTED):
        return
    if not free:
        if player_banned(state, attacker.owner, NO_ATTACK, attacker):
            return
        added = with_added_costs(state, attacker.id, "attack", [])
        if added and not payable(state, price_context(attacker), added, attacker.id):
            return
    # Rules 3-7-4, 10-1-1-1: not in the turn in which it was played, unless it has [Rush].
    keywords = attacker.keywords
    fresh = attacker.played_on == state.turn_number and not keywords & RUSH
    if fresh and not keywords & RUSH_CHARACTER:
        return
    if (
        not fresh
        and not cannot & CANNOT_ATTACK_LEADER
        and not opponent.leader.cannot & CANNOT_BE_ATTACKED
        and (free or not player_banned(state, attacker.owner, NO_ATTACK_ON_LEADER, attacker))
        and (free or not attack_forbidden(state, attacker, opponent.leader))
    ):
        choices.append(attack_choice(attacker.id, opponent.leader.id))
    if cannot & CANNOT_ATTACK_CHARACTERS:
        return
    # Rule 1-3-1: a text may let a card attack active Characters too.
    any_state = keywords & ATTACK_ACTIVE
    for character in opponent.characters:
        if (
            (character.rested or any_state)
            and not character.cannot & CANNOT_BE_ATTACKED
            and (free or not attack_forbidden(state, attacker, character))
        ):
            choices.append(attack_choice(attacker.id, character.id))


def play(state: GameState, card_id: i64) -> None:
    """Rule 6-5-3: play a card, or activate a [Main] Event."""
    for card in state.players[state.turn_player].hand:
        if card.id == card_id:
            state.stack.append(PlayFrame(state.turn_player, card, FROM_HAND, SHOW))
            return


def give_don(state: GameState, card_id: i64) -> None:
    """Rule 6-5-5-1: place 1 active DON!! underneath the Leader or a Character."""
    give_active_don(state, state.turn_player, card_id, "6-5-5-1")
