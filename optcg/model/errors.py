"""Errors meant for people: what is wrong, why, by which rule, and what to do."""


class OptcgError(Exception):
    """Anything this package refuses to do."""


class IllegalChoice(OptcgError):
    """The answer is not among the choices of the decision."""


class GameOver(OptcgError):
    """A choice was made after the end of the game."""


class IllegalDeck(OptcgError):
    """A deck breaks the rules of deck construction (Rule 5-1-2)."""


class BadPosition(OptcgError):
    """A position that cannot be set up."""


class BadRecord(OptcgError):
    """A record that cannot be read."""


class RecordMismatch(OptcgError):
    """A record of another catalogue or another engine."""


class BadSave(OptcgError):
    """A saved game that cannot be read."""


class UnreadCard(OptcgError):
    """A card whose text is not wholly read wants to enter a game."""


class BadCardData(OptcgError):
    """Card data that cannot be read."""


class BadFormat(OptcgError):
    """A file with a format of play that cannot be read."""
