"""What the fields of a tree say: flags, words, signs of comparison, areas."""

from typing import Final

from optcg.model.terms import Area

# What a field says when it is true.
FLAGS: Final = {
    "up_to": "up to",
    "base": "base",
    "rested": "rested",
    "face_up": "face-up",
    "total_base": "base",
    "once": "[Once Per Turn]",
    "each": "each",
}
# What a word in a field of words says.
WORDS: Final = {
    "opponent": "opponent",
    "active": "active",
    "Active": "active",
    "Blocker": "[Blocker]",
    "block": "[Blocker]",
    "blocked": "opponent",
    "Trigger": "[Trigger]",
    "activate Trigger": "negate",
    "damage with [Trigger]": "negate",
    "Event": "Event",
    "Leader": "Leader",
    "Life": "Life",
    "hand": "hand",
    "base": "base",
    "0": "0",
    "K.O.": "K.O.",
    "ko": "K.O.",
    "draw": "draw",
    "Draw": "draw",
    "play": "play",
    "damage": "damage",
    "DON!!": "DON!!",
    "Character": "Character",
    "trash": "trash",
    "deck": "deck",
    "face-up": "face-up",
    "negated": "negate",
    "hide the top": "top",
    # "Characters played by your opponent are played rested".
    "cards active": "rested",
    "play cards active": "play",
    # The Counter of a Character card of the hand, which is trashed (Rule 7-1-3-2-1).
    "uses a Counter": "Character",
    "uses a": "hand",
    "a Counter": "trash",
    "rest": "rested",
}
COMPARE: Final = {"<=": "or less", ">=": "or more", "<": "less than", ">": "more than"}
AREAS: Final = {
    Area.LEADER: "Leader",
    Area.CHARACTER: "Character",
    Area.STAGE: "Stage",
    Area.HAND: "hand",
    Area.DECK: "deck",
    Area.TRASH: "trash",
    Area.LIFE: "Life",
    Area.COST: "DON!!",
}
PLACES: Final = ("hand", "trash", "deck", "Life", "top", "bottom")
