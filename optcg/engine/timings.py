"""Activation timings (Rule 8-3-1-8) as numbers: tags such as [On Play], and events in words.

What cards wait for is kept as bits of one number, so that an event nobody waits for costs nothing. There are
more events than bits: those from 64 on share the bit `event & BIT` with a rare event in words. Who waits for
one of them hears of the other, and compares the events themselves. Tags and moments of a turn share none.
"""

from typing import Final

ON_PLAY: Final = 0  # 10-2-6
WHEN_ATTACKING: Final = 1  # 10-2-5
ON_BLOCK: Final = 2  # 10-2-15
ON_KO: Final = 3  # 10-2-17
END_OF_YOUR_TURN: Final = 4  # 10-2-7
END_OF_OPPONENTS_TURN: Final = 5  # 10-2-8
ON_OPPONENTS_ATTACK: Final = 6  # 10-2-16
START_OF_TURN: Final = 7  # 6-2-2
START_OF_MAIN: Final = 8  # 6-5-1
START_OF_GAME: Final = 9  # 5-2-1-5-1
PLAYED: Final = 10
KOD: Final = 11
RESTED: Final = 12
ATTACKS: Final = 13
ATTACKED: Final = 14  # 7-1-3-1
BLOCKS: Final = 15
LEAVES: Final = 16
RETURNED_TO_HAND: Final = 17
DON_RETURNED: Final = 18
DON_GIVEN: Final = 19
EVENT_ACTIVATED: Final = 20
TRIGGER_ACTIVATED: Final = 21
DEALS_DAMAGE: Final = 22
TAKES_DAMAGE: Final = 23
LIFE_LEAVES: Final = 24
LIFE_TO_HAND: Final = 25
LIFE_ZERO: Final = 26
DRAWS: Final = 27
HAND_TRASHED: Final = 28
BATTLE_ENDS: Final = 29  # 7-1-5-2
BATTLE_KO: Final = 30
SET_ACTIVE: Final = 31
BATTLES: Final = 32  # 7-1-4
LIFE_ADDED: Final = 33
LIFE_TURNED: Final = 34  # 3-10-2-1, face-up
DON_ADDED: Final = 35  # 3-9-3, by an effect
TRASHED: Final = 36  # off the field, not by a K.O. (10-2-1-3)
TO_THE_DECK: Final = 37  # off the field
END_OF_MAIN: Final = 38  # 6-5-2-1
LIFE_TURNED_DOWN: Final = 39  # 3-10-2-1, face-down
DECK_TRASHED: Final = 45
ADDED_TO_HAND: Final = 46  # by an effect, not by drawing (4-5-1) and not from the field
DON_SET_ACTIVE: Final = 47  # by an effect
BLOCKED: Final = 48  # 7-1-2, told of the attacker
DON_IS_RESTED: Final = 49  # by an effect
TO_THE_BOTTOM: Final = 50  # of the deck, off the field
LIFE_TRASHED: Final = 51  # by effects and by [Banish] (10-1-3)
TRASH_TO_DECK: Final = 52
TRASH_TO_BOTTOM: Final = 53  # of the deck
BATTLE_ENDS_IN_KO: Final = 54  # 7-1-5-2, told of the attacker
ATTACK_ENDS: Final = 55  # 7-1-5-2, also if it did not come to the comparison of powers
HAND_TO_DECK: Final = 56
HAND_TO_BOTTOM: Final = 58  # of the deck
COUNTER_USED: Final = 61  # 7-1-3-2-1, the (Symbol) Counter of a Character card of the hand

BIT: Final = 63
# How far apart events with the same bit are.
NEXT: Final = 64
DRAWS_IN_PHASE: Final = DRAWS + NEXT  # 6-3-1
LIFE_PLACED: Final = LIFE_ADDED + NEXT  # 5-2-1-7
REVEALED: Final = LIFE_TURNED_DOWN + NEXT  # 11-2, from a deck
# Life that was more becomes 1 or less, 2 or less and so on: LIFE_ZERO + NEXT, LIFE_ZERO + 2 * NEXT, ...
MOST_LIFE: Final = 5
# Life becomes just so many by cards that have left it, or whichever way.
LIFE_FALLS_TO: Final = LIFE_ZERO + MOST_LIFE * NEXT
LIFE_IS_NOW: Final = LIFE_FALLS_TO + MOST_LIFE * NEXT

# What is told of all cards that one process moves, as bits.
TOLD_TOGETHER: Final = (
    1 << LEAVES
    | 1 << KOD
    | 1 << RETURNED_TO_HAND
    | 1 << HAND_TRASHED
    | 1 << DECK_TRASHED
    | 1 << TO_THE_DECK
    | 1 << TRASH_TO_DECK
    | 1 << TRASH_TO_BOTTOM
    | 1 << HAND_TO_DECK
    | 1 << HAND_TO_BOTTOM
)

# Off the field into a secret area (Rule 3-1-5).
TO_SECRET: Final = 1 << RETURNED_TO_HAND | 1 << TO_THE_DECK | 1 << TO_THE_BOTTOM

# What is told of Life cards that damage takes, as bits.
TOLD_OF_LIFE: Final = 1 << LIFE_LEAVES | 1 << LIFE_TO_HAND | 1 << LIFE_TRASHED | 1 << LIFE_ZERO

# What else a card does from the field; bits beside those of the timings.
CHANGES_COSTS: Final = 40
GIVES_COUNTER: Final = 41
RESTS_ARRIVALS: Final = 42
REPLACES: Final = 43
SHIELDS: Final = 44
OFF_FIELD: Final = 57  # [Activate: Main] effects of cards in the hand or the trash
KEEPS_DON: Final = 59  # given DON!! that are not returned in the Refresh Phase
LYING: Final = 60  # effects of cards that lie face-up in Life or in the trash
BINDS: Final = 62  # effects that do more than add power, cost or keywords, or that look at such values
BINDING: Final = 1 << BINDS
# Without these bits nothing on the field is forbidden, negated or taxed, and no value depends on another.
MORE_THAN_ADDED: Final = 1 << LYING | 1 << BINDS

TIMINGS: Final[dict[str, int]] = {
    "On Play": ON_PLAY,
    "When Attacking": WHEN_ATTACKING,
    "On Block": ON_BLOCK,
    "On K.O.": ON_KO,
    "End of Your Turn": END_OF_YOUR_TURN,
    "End of Your Opponent's Turn": END_OF_OPPONENTS_TURN,
    "On Your Opponent's Attack": ON_OPPONENTS_ATTACK,
    "start of turn": START_OF_TURN,
    "start of Main Phase": START_OF_MAIN,
    "end of Main Phase": END_OF_MAIN,
    "start of the game": START_OF_GAME,
    "Life is placed": LIFE_PLACED,
    "played": PLAYED,
    "K.O.'d": KOD,
    "rested": RESTED,
    "attacks": ATTACKS,
    "attacked": ATTACKED,
    "activates Blocker": BLOCKS,
    "leaves the field": LEAVES,
    "returned to hand": RETURNED_TO_HAND,
    "DON!! returned": DON_RETURNED,
    "given DON!!": DON_GIVEN,
    "activates an Event": EVENT_ACTIVATED,
    "Trigger activated": TRIGGER_ACTIVATED,
    "deals damage": DEALS_DAMAGE,
    "takes damage": TAKES_DAMAGE,
    "Life card leaves": LIFE_LEAVES,
    "Life card to hand": LIFE_TO_HAND,
    "Life becomes 0": LIFE_ZERO,
    "Life becomes 1 or less": LIFE_ZERO + NEXT,
    "Life becomes 2 or less": LIFE_ZERO + 2 * NEXT,
    "Life becomes 3 or less": LIFE_ZERO + 3 * NEXT,
    "Life becomes 4 or less": LIFE_ZERO + 4 * NEXT,
    "Life becomes 5 or less": LIFE_ZERO + MOST_LIFE * NEXT,
    **{f"Life falls to {number}": LIFE_FALLS_TO + number * NEXT for number in range(1, MOST_LIFE + 1)},
    **{f"Life becomes {number}": LIFE_IS_NOW + number * NEXT for number in range(1, MOST_LIFE + 1)},
    "draws": DRAWS,
    "draws in the Draw Phase": DRAWS_IN_PHASE,
    "trashed from hand": HAND_TRASHED,
    "battle ends": BATTLE_ENDS,
    "battle ends in a K.O.": BATTLE_ENDS_IN_KO,
    "attack ends": ATTACK_ENDS,
    "battles and K.O.s": BATTLE_KO,
    "set active": SET_ACTIVE,
    "battles": BATTLES,
    "Life card added": LIFE_ADDED,
    "Life card turned face-up": LIFE_TURNED,
    "DON!! added": DON_ADDED,
    "trashed": TRASHED,
    "placed in the deck": TO_THE_DECK,
    "placed at the bottom": TO_THE_BOTTOM,
    "Life card turned face-down": LIFE_TURNED_DOWN,
    "trashed from deck": DECK_TRASHED,
    "added to hand": ADDED_TO_HAND,
    "DON!! set active": DON_SET_ACTIVE,
    "blocked": BLOCKED,
    "DON!! rested": DON_IS_RESTED,
    "trashed from Life": LIFE_TRASHED,
    "returned from trash": TRASH_TO_DECK,
    "placed from trash": TRASH_TO_BOTTOM,
    "returned from hand": HAND_TO_DECK,
    "placed from hand": HAND_TO_BOTTOM,
    "uses a Counter": COUNTER_USED,
    "revealed from deck": REVEALED,
}
