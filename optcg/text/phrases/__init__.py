"""The language of card text, a file for each topic; importing it makes every phrase known."""

from optcg.text.phrases import (
    abilities,
    changes,
    costs,
    describe,
    dons,
    events,
    facts,
    flow,
    hands,
    looking,
    moves,
    nouns,
    piles,
    quantities,
    references,
    words,
)

__all__ = [
    "abilities",
    "changes",
    "costs",
    "describe",
    "dons",
    "events",
    "facts",
    "flow",
    "hands",
    "looking",
    "moves",
    "nouns",
    "piles",
    "quantities",
    "references",
    "words",
]
