"""From trees back to words: plain English in the wording of the game.

Every tree has one wording, and reading that wording gives the tree again. Where trees mean the same they
may share it: the parts of "all of" and the timings of one effect have no order.
"""

from collections.abc import Iterable

from optcg.model.abilities import Ability
from optcg.model.effects import Effect
from optcg.model.terms import Category
from optcg.text.writing.abilities import writer_of
from optcg.text.writing.steps import sentence
from optcg.text.writing.told import ToldWriter


def write(abilities: Iterable[Ability], category: Category | None = None) -> str:
    """The text of a card, one ability a line; `category` lets it speak of "this Character"."""
    return "\n".join(write_ability(ability, category) for ability in abilities)


def write_ability(ability: Ability, category: Category | None = None) -> str:
    return writer_of(ability, called(category)).ability(ability)


def write_effects(effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
    """Steps on their own, such as an option to choose: told to people, and not to be read again.

    `before` are the steps that are done before, to which their numbers may point back.
    """
    return sentence(ToldWriter(before).steps(effects))


def called(category: Category | None) -> str:
    """What a card of this category calls itself, after "this"."""
    return "card" if category in (None, Category.EVENT, Category.DON) else str(category)
