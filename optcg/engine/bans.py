"""What cards and players cannot do, as bits (Rule 1-3-3), and the words for it."""

from __future__ import annotations

from typing import Final

from optcg.model.terms import ALL_KEYWORDS, KEYWORD_BITS

# What a card cannot do or cannot have done to it, as bits (Rule 1-3-3).
CANNOT_ATTACK: Final = 1
CANNOT_BLOCK: Final = 2
CANNOT_BE_RESTED: Final = 4
CANNOT_BECOME_ACTIVE: Final = 8
CANNOT_BE_KOD_IN_BATTLE: Final = 16
CANNOT_BE_KOD_BY_EFFECTS: Final = 32
CANNOT_BE_KOD_BY_OPPONENT: Final = 64
CANNOT_LEAVE_BY_OPPONENT: Final = 128
CANNOT_LEAVE_BY_EFFECTS: Final = 256
CANNOT_BE_RESTED_BY_OPPONENT: Final = 512
CANNOT_ATTACK_LEADER: Final = 1024
CANNOT_ATTACK_CHARACTERS: Final = 2048
CANNOT_BE_ATTACKED: Final = 4096
CANNOT_REFRESH: Final = 8192
CANNOT_BE_RESTED_BY_EFFECTS: Final = 1 << 14
CANNOT_BE_SET_ACTIVE: Final = 1 << 15  # by effects; the Refresh Phase goes on
CANNOT_BE_SET_ACTIVE_BY_OPPONENT: Final = 1 << 16
CANNOT_GO_TO_HAND: Final = 1 << 17  # by effects, as all that follow
CANNOT_GO_TO_HAND_BY_OPPONENT: Final = 1 << 18
CANNOT_GO_TO_DECK: Final = 1 << 19
CANNOT_GO_TO_DECK_BY_OPPONENT: Final = 1 << 20
CANNOT_BE_TRASHED: Final = 1 << 21
CANNOT_BE_TRASHED_BY_OPPONENT: Final = 1 << 22
CANNOT_BE_NEGATED: Final = 1 << 23
CANNOT_BE_NEGATED_BY_OPPONENT: Final = 1 << 24
SPEAKS_AGAIN: Final = CANNOT_BE_NEGATED | CANNOT_BE_NEGATED_BY_OPPONENT
CANNOT_BE_BLOCKED: Final = 1 << 25  # by certain cards; by all of them it is [Unblockable]
IS_ALSO: Final = 1 << 27  # no ban: the card has a name, type or attribute more
CANNOT_BE_AFFECTED: Final = 1 << 28  # by effects: nothing that they do to the card is done
CANNOT_BE_AFFECTED_BY_OPPONENT: Final = 1 << 29
# By effects, too; each is followed by its half that only effects of the opponent mind.
CANNOT_LOSE_POWER: Final = 1 << 30
CANNOT_LOSE_POWER_BY_OPPONENT: Final = 1 << 31
CANNOT_LOSE_COST: Final = 1 << 32
CANNOT_LOSE_COST_BY_OPPONENT: Final = 1 << 33
CANNOT_BE_CHOSEN: Final = 1 << 34
CANNOT_BE_CHOSEN_BY_OPPONENT: Final = 1 << 35
CANNOT_BE_GIVEN_DON: Final = 1 << 37  # neither by its player nor by effects (Rule 6-5-5)
CANNOT_RETURN_DON: Final = 1 << 38  # in the Refresh Phase (Rule 6-2-3): its given DON!! stay
# The keyword effects that a card cannot gain: their bits, from here on. What gives one for a time does not
# begin then, and what was gained before stays; what gives one all the time waits until it can.
GAIN_SHIFT: Final = 40
CANNOT_GO_TO_BOTTOM: Final = 1 << 47  # of the deck, by effects; the top is another place
CANNOT_GO_TO_BOTTOM_BY_OPPONENT: Final = 1 << 48
CANNOT_GAIN: Final = ALL_KEYWORDS << GAIN_SHIFT
# All that keeps effects from cards.
SHIELDING: Final = (
    CANNOT_BE_AFFECTED
    | CANNOT_BE_AFFECTED_BY_OPPONENT
    | CANNOT_LOSE_POWER
    | CANNOT_LOSE_POWER_BY_OPPONENT
    | CANNOT_LOSE_COST
    | CANNOT_LOSE_COST_BY_OPPONENT
    | CANNOT_BE_CHOSEN
    | CANNOT_BE_CHOSEN_BY_OPPONENT
)
CANNOT_NAMES: Final[dict[str, int]] = {
    "attack": CANNOT_ATTACK,
    "block": CANNOT_BLOCK,
    "be rested": CANNOT_BE_RESTED,
    "become active": CANNOT_BECOME_ACTIVE,
    "be K.O.'d in battle": CANNOT_BE_KOD_IN_BATTLE,
    "be K.O.'d by effects": CANNOT_BE_KOD_BY_EFFECTS,
    "be K.O.'d by opponent's effects": CANNOT_BE_KOD_BY_OPPONENT,
    "be K.O.'d": CANNOT_BE_KOD_IN_BATTLE | CANNOT_BE_KOD_BY_EFFECTS,
    "be removed by opponent's effects": CANNOT_LEAVE_BY_OPPONENT,
    "be removed by effects": CANNOT_LEAVE_BY_EFFECTS,
    "be rested by opponent's effects": CANNOT_BE_RESTED_BY_OPPONENT,
    "attack a Leader": CANNOT_ATTACK_LEADER,
    "attack Characters": CANNOT_ATTACK_CHARACTERS,
    "attack cards": CANNOT_ATTACK_LEADER | CANNOT_ATTACK_CHARACTERS,
    "be attacked": CANNOT_BE_ATTACKED,
    "become active in the Refresh Phase": CANNOT_REFRESH,
    "be rested by effects": CANNOT_BE_RESTED_BY_EFFECTS,
    "be set active by effects": CANNOT_BE_SET_ACTIVE,
    "be set active by opponent's effects": CANNOT_BE_SET_ACTIVE_BY_OPPONENT,
    "be returned to hand by effects": CANNOT_GO_TO_HAND,
    "be returned to hand by opponent's effects": CANNOT_GO_TO_HAND_BY_OPPONENT,
    "be returned to the deck by effects": CANNOT_GO_TO_DECK,
    "be returned to the deck by opponent's effects": CANNOT_GO_TO_DECK_BY_OPPONENT,
    "be placed at the bottom of the deck by effects": CANNOT_GO_TO_BOTTOM,
    "be placed at the bottom of the deck by opponent's effects": CANNOT_GO_TO_BOTTOM_BY_OPPONENT,
    "be trashed by effects": CANNOT_BE_TRASHED,
    "be trashed by opponent's effects": CANNOT_BE_TRASHED_BY_OPPONENT,
    "be negated by effects": CANNOT_BE_NEGATED,
    "be negated by opponent's effects": CANNOT_BE_NEGATED_BY_OPPONENT,
    "be blocked": CANNOT_BE_BLOCKED,
    "be affected by effects": CANNOT_BE_AFFECTED,
    "be affected by opponent's effects": CANNOT_BE_AFFECTED_BY_OPPONENT,
    "lose power by effects": CANNOT_LOSE_POWER,
    "lose power by opponent's effects": CANNOT_LOSE_POWER_BY_OPPONENT,
    "lose cost by effects": CANNOT_LOSE_COST,
    "lose cost by opponent's effects": CANNOT_LOSE_COST_BY_OPPONENT,
    "be given DON!!": CANNOT_BE_GIVEN_DON,
    "return given DON!! in the Refresh Phase": CANNOT_RETURN_DON,
    "be chosen by effects": CANNOT_BE_CHOSEN,
    "be chosen by opponent's effects": CANNOT_BE_CHOSEN_BY_OPPONENT,
    **{f"gain [{name}]": bit << GAIN_SHIFT for name, bit in KEYWORD_BITS.items()},
}

# What a player cannot do, as bits.
NO_PLAY: Final = 1  # play cards by paying (Rule 4-7-2)
NO_LIFE_TO_HAND: Final = 2
NO_DRAW_BY_EFFECTS: Final = 4
NO_DON_ACTIVE_BY_EFFECTS: Final = 8
NO_BLOCKER: Final = 16
NO_EVENTS: Final = 32
NO_ATTACK_ON_LEADER: Final = 64
NO_PLAY_BY_EFFECTS: Final = 128
NO_LIFE_TO_HAND_BY_EFFECTS: Final = 256  # the player's own effects; damage goes on
NO_PLAY_FROM_HAND_BY_EFFECTS: Final = 512
NO_ACTIVATION: Final = 4096  # of [Activate: Main] effects
NO_ATTACK: Final = 1 << 22  # whatever the card, also one that comes later
NO_DON_GIVEN: Final = 1 << 23  # to own cards, or certain ones (Rule 6-5-5)
NO_ATTACK_ON: Final = 1 << 25  # certain cards, also ones that come later
PLAYER_BANS: Final[dict[str, int]] = {
    "play cards": NO_PLAY | NO_PLAY_BY_EFFECTS,  # in whatever way (Rule 3-7-3)
    "play from hand": NO_PLAY | NO_PLAY_FROM_HAND_BY_EFFECTS,
    "add Life to hand": NO_LIFE_TO_HAND,
    "draw by effects": NO_DRAW_BY_EFFECTS,
    "set DON!! active by effects": NO_DON_ACTIVE_BY_EFFECTS,
    "activate Blocker": NO_BLOCKER,
    "activate Events": NO_EVENTS,
    "attack a Leader": NO_ATTACK_ON_LEADER,
    "attack": NO_ATTACK,
    "attack cards": NO_ATTACK_ON,
    "play by effects": NO_PLAY_BY_EFFECTS,
    "play from hand by effects": NO_PLAY_FROM_HAND_BY_EFFECTS,
    "add Life to hand by effects": NO_LIFE_TO_HAND_BY_EFFECTS,
    "activate effects": NO_ACTIVATION,
    "give DON!!": NO_DON_GIVEN,
}
