"""Words that join sentences and tell their times, as rows of the table of synonyms."""

from typing import Final

SENTENCE_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("as well .", "."),
    ("as well ,", ","),
    ("you then have", "you have"),
    ("your opponent then has", "your opponent has"),
    ("is|are put", "is placed"),
    ("putting", "placing"),
    ("[Trigger] s", "[Trigger]"),
    ("[Blocker] s", "[Blocker]"),
    ("of their choice from their hand", "from their hand"),
    ("from their hand of their choice", "from their hand"),
)

# A semicolon before "if you do" is a period.
_DO: Final = (
    ("you do|did (so)", "you do"),
    ("so", "you do"),
    ("they do|did (so)", "they do"),
    ("you do|did not (do so)", "you do not"),
    ("they do|did not (do so)", "they do not"),
)
SENTENCE_PHRASES: Final[tuple[tuple[str, str], ...]] = (
    # "If you do and your Leader is [X]": two conditions, of which the first is told of the step before.
    # "If you did so and ..." is a condition of its own.
    *((f"if {said} (,) and (if)", f"if {one} , and-if") for said, one in _DO[2:]),
    ("if you do (so) (,) and (if)", "if you do , and-if"),
    ("if you did (,) and (if)", "if you do , and-if"),
    ("if you did so , and (if)", "if you do , and-if"),
    ("when you do (so) (,) and (if)", "if you do , and-if"),
    ("if your opponent does|did (so) (,) and (if)", "if they do , and-if"),
    ("if your opponent does|did not (do so) (,) and (if)", "if they do not , and-if"),
    *(
        (f"the {card} chosen (this way|by this effect)", f"the chosen {card}")
        for card in ("card", "cards", "Character", "Characters")
    ),
    *((f"; if {said} ,", f". if {put} ,") for said, put in _DO),
    ("; when you do ,", ". if you do ,"),
    ("if your opponent cannot (do so) ,", "if they cannot ,"),
    ("if they cannot do so ,", "if they cannot ,"),
    ("if your opponent is unable to (do so) ,", "if they cannot ,"),
    ("if they are unable to (do so) ,", "if they cannot ,"),
    ("if you are unable to (do so) ,", "if you cannot ,"),
    *(
        (f"{who} {puts} {card}", f"both players {puts} the revealed card")
        for who in ("each player", "both players")
        for puts in ("places", "place", "adds", "add", "trashes", "trash")
        for card in ("the card (that) they (have) revealed", "their revealed card")
    ),
    *((f"that attacking {card}", f"the attacking {card}") for card in ("card", "Character", "Leader")),
    *(
        (
            f"of your opponent's Characters with the {most} {what} among {their} Characters",
            f"of your opponent's Characters with the {most} {what}",
        )
        for most in ("highest", "lowest")
        for what in ("power", "base power", "cost", "base cost")
        for their in ("their", "your opponent's")
    ),
    ("until this|the turn ends", "until the end of the turn"),
    ("until this|the battle ends", "during this battle"),
    ("until the end of this|the battle", "during this battle"),
    *(
        (f"{said} active during this {time}", f"cannot become active during this {time}")
        for said in ("cannot become", "cannot be set as", "do|does not become", "will not become")
        for time in ("turn", "battle")
    ),
)
