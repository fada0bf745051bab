"""The DON!! of a player that may be picked: one choice for each that differs from the others (Rule 3-9-2)."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import given_don
from optcg.engine.decisions import DON_ACTIVE, DON_HELD_ACTIVE, DON_HELD_RESTED, DON_RESTED, Choice
from optcg.engine.derived import change_given_don
from optcg.engine.state import GameState, PlayerState
from optcg.engine.width import i64

# Which DON!! may be picked.
ACTIVE: Final = 1
RESTED: Final = 2
GIVEN: Final = 4
IN_DECK: Final = 8  # the DON!! deck, where one is like another (Rule 3-3)


def don_options(player: PlayerState, kinds: i64, not_under: i64) -> list[Choice]:
    """One choice for each DON!! that differs from the others."""
    found: list[Choice] = []
    if kinds & ACTIVE and player.don_active:
        found.append(Choice("don", None, None, DON_ACTIVE))
    if kinds & RESTED and player.don_rested:
        found.append(Choice("don", None, None, DON_RESTED))
    if kinds & ACTIVE and player.don_held_active:
        found.append(Choice("don", None, None, DON_HELD_ACTIVE))
    if kinds & RESTED and player.don_held_rested:
        found.append(Choice("don", None, None, DON_HELD_RESTED))
    if kinds & GIVEN:
        for card in (player.leader, *player.characters):
            if card.given_don and card.id != not_under:
                found.append(Choice("don", card.id))
    return found


def count_of(player: PlayerState, choice: Choice) -> i64:
    """How many DON!! there are like the one of a choice."""
    if choice.card is None:
        number = choice.number
        assert number is not None
        return (player.don_active, player.don_rested, player.don_held_active, player.don_held_rested)[number]
    return sum([card.given_don for card in (player.leader, *player.characters) if card.id == choice.card])


def available(player: PlayerState, kinds: i64) -> i64:
    """How many DON!! of these kinds a player has."""
    total: i64 = 0
    if kinds & ACTIVE:
        total += player.don_active + player.don_held_active
    if kinds & RESTED:
        total += player.don_rested + player.don_held_rested
    if kinds & GIVEN:
        total += given_don(player)
    if kinds & IN_DECK:
        total += player.don_deck
    return total


def take_don(state: GameState, player: PlayerState, choice: Choice) -> None:
    if choice.card is not None:
        for card in (player.leader, *player.characters):
            if card.id == choice.card:
                change_given_don(state, card, -1)
    elif choice.number == DON_ACTIVE:
        player.don_active -= 1
    elif choice.number == DON_RESTED:
        player.don_rested -= 1
    elif choice.number == DON_HELD_ACTIVE:
        player.don_held_active -= 1
    else:
        player.don_held_rested -= 1
