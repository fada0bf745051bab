"""The layout of an observation: rows of cards, then figures of the game, with a name for every number."""

from typing import Final

from optcg.encoding.actions import FIELD, FIELD_NAMES
from optcg.engine import decisions as kinds
from optcg.engine.current_battle import STEP_NAMES
from optcg.engine.state import PHASE_NAMES
from optcg.model.terms import KEYWORD_NAMES, Attribute, Category, Color

# The columns of a row ------------------------------------------------------------------------------
POWER: Final = 1 / 10_000
COST: Final = 1 / 10
COUNTER: Final = 1 / 2_000
LIFE: Final = 1 / 5
DON: Final = 1 / 5

CATEGORIES: Final = (Category.LEADER, Category.CHARACTER, Category.EVENT, Category.STAGE)
TIMINGS: Final = (
    *("On Play", "When Attacking", "On Block", "On K.O.", "On Your Opponent's Attack", "End of Your Turn"),
    *("Activate: Main", "Main", "Counter", "Trigger"),
)
PRINTED: Final = (
    *("there", "seen"),
    *(category.value for category in CATEGORIES),
    *(f"color {color.value}" for color in Color),
    *(f"attribute {attribute.value}" for attribute in Attribute),
    *("printed cost / 10", "printed power / 10000", "printed Counter / 2000", "printed Life / 5"),
    *(f"[{timing}]" for timing in TIMINGS),
    *("other auto effect", "permanent effect", "replacement effect"),
)
# What holds now; off the field, as printed. The order is that of the numbers which the encoder packs.
NOW: Final = (
    *("power / 10000", "cost / 10"),
    *("rested", "given DON!! / 5", "played this turn", "used this turn", "restricted", "negated"),
    *(f"has [{keyword}]" for keyword in KEYWORD_NAMES.values()),
)
MARKS: Final = ("attacker", "target", "in the question")
COLUMNS: Final = PRINTED + NOW + MARKS
WIDTH: Final = len(COLUMNS)
FIRST_NOW: Final = len(PRINTED)
COST_NOW: Final = FIRST_NOW + 1
ATTACKER: Final = COLUMNS.index("attacker")
TARGET: Final = COLUMNS.index("target")
IN_QUESTION: Final = COLUMNS.index("in the question")

# The columns of keywords for every set of keyword bits.
KEYWORD_COLUMNS: Final = tuple(
    tuple(1.0 if bits & bit else 0.0 for bit in KEYWORD_NAMES) for bits in range(2 * max(KEYWORD_NAMES))
)

EMPTY: Final = 0  # the code of no card
UNSEEN: Final = 1  # the code of a card that the seat may not see

# The rows ------------------------------------------------------------------------------------------
HAND_ROWS: Final = 16
LISTED_ROWS: Final = 16
LIFE_ROWS: Final = 5
KNOWN_ROWS: Final = 5
ROW_NAMES: Final = (
    *FIELD_NAMES,
    *(f"hand card {place + 1}" for place in range(HAND_ROWS)),
    *(f"listed card {place + 1}" for place in range(LISTED_ROWS)),
    "card that asks",
    *(f"own Life card {place + 1}" for place in range(LIFE_ROWS)),
    *(f"opponent's Life card {place + 1}" for place in range(LIFE_ROWS)),
    *(f"known card {place + 1} of the opponent's hand" for place in range(KNOWN_ROWS)),
)
ROWS: Final = len(ROW_NAMES)
HAND_ROW: Final = FIELD
LISTED_ROW: Final = HAND_ROW + HAND_ROWS
SOURCE_ROW: Final = LISTED_ROW + LISTED_ROWS
OWN_LIFE_ROW: Final = SOURCE_ROW + 1
OPPONENTS_LIFE_ROW: Final = OWN_LIFE_ROW + LIFE_ROWS
KNOWN_ROW: Final = OPPONENTS_LIFE_ROW + LIFE_ROWS

# The figures ---------------------------------------------------------------------------------------
KINDS: Final = (
    *(kinds.THROW, kinds.FIRST, kinds.HAND, kinds.MAIN, kinds.ROOM, kinds.BLOCK, kinds.COUNTER),
    *(kinds.TRIGGER, kinds.YES_NO, kinds.CARDS, kinds.DON, kinds.OPTION, kinds.EFFECT, kinds.ORDER),
    *(kinds.NUMBER, kinds.PLACE),
)
_COUNTS: Final = (
    *("Life / 5", "hand / 10", "known cards of the hand / 10", "deck / 50", "trash / 50"),
    *("Characters in the trash / 50", "Events in the trash / 50", "Stages in the trash / 50"),
    *("Characters / 5", "active DON!! / 10", "rested DON!! / 10", "DON!! deck / 10"),
)
FIGURES: Final = (
    *("asked", "choices / 50", "own turn", "went first", "turn / 20", "game over", "won", "lost"),
    *(f"own {name}" for name in _COUNTS),
    *(f"opponent's {name}" for name in _COUNTS),
    *("in battle", "own attack", "attacker's power / 10000", "target's power / 10000", "Counter / 10000"),
    *(f"{step} step" for step in STEP_NAMES),
    *(f"{phase} phase" for phase in PHASE_NAMES),
    *(f"question: {kind}" for kind in KINDS),
)
FIRST_FIGURE: Final = ROWS * WIDTH
BATTLE_FIGURE: Final = FIRST_FIGURE + FIGURES.index("in battle")
STEP_FIGURE: Final = FIRST_FIGURE + FIGURES.index(f"{STEP_NAMES[0]} step")
PHASE_FIGURE: Final = FIRST_FIGURE + FIGURES.index(f"{PHASE_NAMES[0]} phase")
KIND_FIGURES: Final = {kind: FIRST_FIGURE + FIGURES.index(f"question: {kind}") for kind in KINDS}

FEATURES: Final = FIRST_FIGURE + len(FIGURES)
HIGHEST: Final = 100.0  # no feature comes near: power would have to be a million


def feature_names() -> list[str]:
    """The name of every feature of the observation, by its index."""
    cards = [f"{row}: {column}" for row in ROW_NAMES for column in COLUMNS]
    return [*cards, *(f"game: {figure}" for figure in FIGURES)]
