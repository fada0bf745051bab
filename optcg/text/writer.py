"""From trees back to words: plain English in the wording of the game.

Every tree has one wording, and reading that wording gives the tree again. Where trees mean the same they
may share it: the parts of "all of" and the timings of one effect have no order.
"""

from __future__ import annotations

import re
from typing import Final

from optcg.model.abilities import Ability
from optcg.model.effects import Effect
from optcg.model.terms import Category
from optcg.text.writing.abilities import AbilityWriter, writer_of
from optcg.text.writing.english import END, MARK, sentence, unmarked

_PIECES: Final = re.compile(f"{MARK}([^{END}]*){END}([^{MARK}]*)")


def write_ability(ability: Ability, category: Category | None = None) -> str:
    return unmarked(writer_of(ability, called(category)).ability(ability))


def write(abilities: tuple[Ability, ...], category: Category | None = None) -> str:
    """A line for each ability of a card."""
    return "\n".join(write_ability(ability, category) for ability in abilities)


def pieces(ability: Ability, category: Category | None = None) -> list[tuple[str, str]]:
    """The clauses of the same wording, without its tags: what kind each of them is, and its words."""
    return _PIECES.findall(writer_of(ability, called(category)).ability(ability))


def write_effects(effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
    """Steps on their own, such as an option to choose.

    `before` are the steps that are done before, to which they may point back.
    """
    writer = AbilityWriter(marks=False)
    writer.inside = 1
    writer.joined(before)
    return sentence(writer.steps(effects))


def called(category: Category | None) -> str:
    """What a card of this category calls itself, after "this"."""
    return "card" if category in (None, Category.EVENT, Category.DON) else str(category)
