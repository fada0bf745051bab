"""Rule 6-4: the DON!! Phase, and the texts that change it (Rule 1-3-1)."""

from __future__ import annotations

from optcg.engine.activation import context_for, payable
from optcg.engine.auto_effects import field_cards
from optcg.engine.bans import NO_ACTIVE_DON
from optcg.engine.context import NO_CARDS
from optcg.engine.continuous import DON_PLACED, DON_PLACED_LIMIT, in_force
from optcg.engine.derived import NEGATED_WHOLLY, negated, special
from optcg.engine.don_gift import DonGift
from optcg.engine.effect_frame import NONE_BARRED, EffectFrame
from optcg.engine.field_card import FieldCard
from optcg.engine.game_events import GameEvent
from optcg.engine.groups import players_of
from optcg.engine.minds import MINDS_DON
from optcg.engine.payment import give_active_don
from optcg.engine.protection import player_banned, takes_don
from optcg.engine.state import GameState
from optcg.engine.width import i64


def place_don(state: GameState) -> None:
    """Rules 6-4-1 to 6-4-3: place 2 DON!!, 1 on the first player's first turn, or as many as are left."""
    me = state.players[state.turn_player]
    wanted: i64 = 1 if state.turn_number == 1 else 2
    texts = _some_change_it(state)
    if texts or special(state):
        wanted = _limited(state, wanted + _more(state))
    count = max(0, min(wanted, me.don_deck))
    if not count:
        return
    gifts = min(_gifts_to_leader(state), count) if texts else 0
    gives = _gives(state, count - gifts) if texts else []
    # Rules 3-3-3, 3-9-3: they move one by one and enter the cost area active, unless a text forbids it.
    rested = player_banned(state, state.turn_player, NO_ACTIVE_DON, None)
    given = gifts + len(gives)
    me.don_deck -= count
    me.don_active += given if rested else count
    me.don_rested += count - given if rested else 0
    state.touch(MINDS_DON)
    if state.log is not None:
        rule = "6-4-1" if me.don_deck or count == 2 else "6-4-2"
        state.log.append(GameEvent("don_placed", rule, state.turn_player, number=count))
    for _ in range(gifts):
        give_active_don(state, state.turn_player, me.leader.id, "1-3-1")
    for card, gift in reversed(gives):
        state.stack.append(EffectFrame(context_for(card), gift.program, 0, NO_CARDS, 0, False, NONE_BARRED))


def _some_change_it(state: GameState) -> bool:
    """Whether the text of a card on the field says something about DON!! Phases."""
    for player in state.players:
        for card in player.field():
            if card.definition.don_phase:
                return True
    return False


def _more(state: GameState) -> i64:
    """How many more DON!! texts of either player place, or less."""
    more: i64 = 0
    for player in (state.turn_player, 1 - state.turn_player):
        for card in field_cards(state, player):
            for who, count, test in card.definition.abilities.rule_texts.don_phase_counts:
                if (
                    state.turn_player in players_of(who, player, state.turn_player)
                    and not negated(state, card) & NEGATED_WHOLLY
                    and (test is None or test.holds(state, context_for(card)))
                ):
                    more += count
    if special(state):
        for effect in in_force(state, DON_PLACED, state.turn_player):
            more += effect.value
    return more


def _limited(state: GameState, count: i64) -> i64:
    """So many DON!!, or as few as the lowest limit allows."""
    if special(state):
        for limit in in_force(state, DON_PLACED_LIMIT, state.turn_player):
            count = min(count, limit.value)
    return count


def _gifts_to_leader(state: GameState) -> i64:
    """How many DON!! of this DON!! Phase texts give to the Leader (Rule 1-3-1)."""
    count: i64 = 0
    for card in field_cards(state, state.turn_player):
        for more, test in card.definition.abilities.rule_texts.don_phase_gifts:
            if not negated(state, card) & NEGATED_WHOLLY and (
                test is None or test.holds(state, context_for(card))
            ):
                count += more
    return count if count and takes_don(state, state.players[state.turn_player].leader) else 0


def _gives(state: GameState, left: i64) -> list[tuple[FieldCard, DonGift]]:
    """The DON!! of this DON!! Phase that texts give to cards that their player chooses, one by one."""
    found: list[tuple[FieldCard, DonGift]] = []
    for card in field_cards(state, state.turn_player):
        for gift in card.definition.abilities.rule_texts.don_phase_gives:
            context = context_for(card)
            if (
                len(found) < left
                and not negated(state, card) & NEGATED_WHOLLY
                and (gift.test is None or gift.test.holds(state, context))
                and payable(state, context, gift.takers)
            ):
                found.append((card, gift))
    return found
