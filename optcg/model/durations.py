"""How long a continuous effect lasts (Rule 8-1-4-2): each end point is its own stage of the rules."""

from enum import StrEnum


class Duration(StrEnum):
    """The words of the card, and the rule at which the effect ends."""

    BATTLE = "during this battle"  # 7-1-5-3, 7-1-5-4
    TURN = "during this turn"  # 6-6-1-3
    END_OF_TURN = "until the end of the turn"  # 6-6-1-2
    OPPONENT_END = "until the end of your opponent's next turn"  # 6-6-1-2
    OWN_END = "until the end of your next turn"  # 6-6-1-2
    # In the turn of that player, but before its End Phase, these are over with that very turn.
    OPPONENT_END_PHASE = "until the end of your opponent's next End Phase"  # 6-6-1-2
    OWN_END_PHASE = "until the end of your next End Phase"  # 6-6-1-2
    OWN_START = "until the start of your next turn"  # 6-2-1
    ON_FIELD = "while it stays"  # the card leaves its area
    GAME = "for the rest of the game"  # a card has it as long as it stays where it is (3-1-6)
    WITH_THIS = "as long as this card is on the field"  # this card leaves its area (3-1-6)
    REFRESH = "in the next Refresh Phase"  # 6-2-4, of the card's player
