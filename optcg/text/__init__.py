"""What card text means: printed text becomes abilities."""

from optcg.model.abilities import Ability
from optcg.model.cards import Unread
from optcg.model.terms import Category


def read(text: str, trigger: str, category: Category) -> tuple[tuple[Ability, ...], tuple[Unread, ...]]:
    """The abilities a text gives to a card of this category, and the pieces that are not read.

    The grammar is loaded when the first text is read.
    """
    from optcg.text.reader import read as read_text

    return read_text(text, trigger, category)
