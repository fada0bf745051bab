"""The forms of a verb."""

from typing import Final

_DONE: Final = {"choose": "chosen", "draw": "drawn", "give": "given", "set": "set", "take": "taken"}


def does(verb: str) -> str:
    """As it is said of the opponent: "rests", "trashes", "K.O.'s"."""
    if verb.endswith("."):
        return f"{verb}'s"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x")) else f"{verb}s"


def done(verb: str) -> str:
    """As it is said of the cards: "rested", "placed", "K.O.'d"."""
    regular = f"{verb}'d" if verb.endswith(".") else f"{verb}d" if verb.endswith("e") else f"{verb}ed"
    return _DONE.get(verb, regular)
