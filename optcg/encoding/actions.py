"""The action space: one fixed code for every answer, by the place of the cards that it names.

A choice of the engine names cards by id, and ids are new in every game. A code names the place instead:
"play the third card of the hand" is the same action always. Within one decision no two choices share a code,
and every choice has one. What no code of its own fits gets a spare code, in the order of the decision.
"""

from typing import Final, NamedTuple

from optcg.engine.decisions import DON_WORDS
from optcg.model.terms import CHARACTER_LIMIT, DECK_SIZE

WORDS: Final = (
    *("done", "end", "yes", "no", "take", "keep", "redraw", "first", "second"),
    *("rock", "paper", "scissors", "top", "bottom", "draw"),
)

# Places of cards: the own field, the opponent's field, then the own hand. A player has fifty cards, so a
# hand cannot hold more; neither can a trash, a deck or Life.
SIDE: Final = CHARACTER_LIMIT + 2  # Leader, Characters, Stage
FIELD: Final = 2 * SIDE
STAGE_PLACE: Final = SIDE - 1
FIGHTERS: Final = SIDE - 1  # a Stage neither attacks nor is attacked
PLACES: Final = FIELD + DECK_SIZE
FIELD_NAMES: Final = tuple(
    f"{whose} {card}"
    for whose in ("own", "opponent's")
    for card in ("Leader", *(f"Character {place + 1}" for place in range(CHARACTER_LIMIT)), "Stage")
)
HAND_NAMES: Final = tuple(f"hand card {place + 1}" for place in range(DECK_SIZE))
PLACE_NAMES: Final = FIELD_NAMES + HAND_NAMES

ABILITIES: Final = 4  # of one card, in printed order
LISTED: Final = 2 * DECK_SIZE  # cards elsewhere: all that both players have
SPARE: Final = 64


class Block(NamedTuple):
    """Codes in a row for one kind of answer, with a name for each."""

    title: str
    first: int
    names: tuple[str, ...]

    @property
    def end(self) -> int:
        return self.first + len(self.names)


def _blocks() -> dict[str, Block]:
    fighters = FIELD_NAMES[:FIGHTERS]
    targets = FIELD_NAMES[SIDE : SIDE + FIGHTERS]
    numbered = [f"{FIELD_NAMES[place]}, effect {n + 1}" for place in range(SIDE) for n in range(ABILITIES)]
    named = {
        "word": WORDS,
        "play": tuple(f"play {name}" for name in HAND_NAMES),
        "counter": tuple(f"counter with {name}" for name in HAND_NAMES),
        "activate": tuple(f"activate {name}" for name in numbered),
        "give": tuple(f"give DON!! to {name}" for name in fighters),
        "attack": tuple(f"attack {target} with {name}" for name in fighters for target in targets),
        "block": tuple(f"block with {name}" for name in FIELD_NAMES[:SIDE]),
        "pick": tuple(f"pick {name}" for name in PLACE_NAMES),
        "pick listed": tuple(f"pick listed card {n + 1}" for n in range(LISTED)),
        "pick row": tuple(f"pick face-down card {n + 1}" for n in range(DECK_SIZE)),
        "don": tuple(f"pick DON!! {word}" for word in DON_WORDS),
        "given don": tuple(f"pick DON!! given to {name}" for name in FIELD_NAMES),
        "option": tuple(f"option {n + 1}" for n in range(8)),
        "effect": tuple(f"effect {n + 1}" for n in range(16)),
        "number": tuple(f"number {n}" for n in range(100)),
        "spare": tuple(f"spare {n + 1}" for n in range(SPARE)),
    }
    blocks: dict[str, Block] = {}
    first = 0
    for title, names in named.items():
        blocks[title] = Block(title, first, names)
        first += len(names)
    return blocks


BLOCKS: Final = _blocks()
ACTIONS: Final = sum(len(block.names) for block in BLOCKS.values())
ACTION_NAMES: Final = tuple(name for block in BLOCKS.values() for name in block.names)

WORD_CODES: Final = {word: code for code, word in enumerate(WORDS)}
# For choices with a number and no card: the code of number 0, and the lowest and highest number with a code.
NUMBERED: Final = {
    "pick": (BLOCKS["pick row"].first - 1, 1, DECK_SIZE),
    "option": (BLOCKS["option"].first - 1, 1, 8),
    "effect": (BLOCKS["effect"].first - 1, 1, 16),
    "number": (BLOCKS["number"].first, 0, 99),
    "don": (BLOCKS["don"].first, 0, len(DON_WORDS) - 1),
}
# For choices about one card: the code of place 0, and the first and last place that have a code.
PLACED: Final = {
    "play": (BLOCKS["play"].first - FIELD, FIELD, PLACES - 1),
    "counter": (BLOCKS["counter"].first - FIELD, FIELD, PLACES - 1),
    "give": (BLOCKS["give"].first, 0, FIGHTERS - 1),
    "block": (BLOCKS["block"].first, 0, SIDE - 1),
    "pick": (BLOCKS["pick"].first, 0, PLACES - 1),
    "don": (BLOCKS["given don"].first, 0, FIELD - 1),
}
_ATTACK: Final = BLOCKS["attack"].first
_ACTIVATE: Final = BLOCKS["activate"].first


def places_by_code() -> list[tuple[int, ...]]:
    """For each action the places of the cards that it is about: none, one, or attacker and target."""
    about: list[tuple[int, ...]] = [()] * ACTIONS
    for zero, low, high in PLACED.values():
        for place in range(low, high + 1):
            about[zero + place] = (place,)
    for place in range(SIDE):
        for ability in range(ABILITIES):
            about[_ACTIVATE + place * ABILITIES + ability] = (place,)
    for place in range(FIGHTERS):
        for target in range(FIGHTERS):
            about[_ATTACK + place * FIGHTERS + target] = (place, SIDE + target)
    return about
