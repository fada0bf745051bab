"""Short words for the pages of the grammar: what a line means, and what an official card says."""

from __future__ import annotations

from optcg.model.abilities import Ability, ActivateEffect, AutoEffect
from optcg.model.conditions import Compare, Condition
from optcg.model.effects import Draw, Effect, If
from optcg.model.filters import Filter, TypeIs
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area
from optcg.model.trees import nodes_of
from optcg.text.reader import read_line
from tests.official.board import catalog

YOU, OPPONENT, EITHER = Owner.YOU, Owner.OPPONENT, Owner.EITHER
TIDE = TypeIs("Tidelamp Keepers")


def cards(owner: Owner, *areas: Area, of: Filter | None = None) -> Cards:
    """Cards of a player in some areas; Characters, if no area is named."""
    return Cards(owner, areas or (Area.CHARACTER,), of)


def ability(line: str) -> Ability:
    """The one ability of a line."""
    found = read_line(line)
    assert found.unread is None, found.unread
    (one,) = found.abilities
    return one


def effects(words: str, tag: str = "[On Play]") -> tuple[Effect, ...]:
    """What is done by an ability that says this."""
    found = ability(f"{tag} {words[0].upper()}{words[1:]}.")
    assert isinstance(found, (AutoEffect, ActivateEffect))
    assert (found.cost, found.condition) == ((), None)
    return found.effects


def effect(words: str, tag: str = "[On Play]") -> Effect:
    """The one thing that is done by an ability that says this."""
    (one,) = effects(words, tag)
    return one


def condition(words: str) -> Condition:
    """What is asked by "if ..."."""
    found = effect(f"if {words}, draw 1 card")
    assert isinstance(found, If)
    assert found.then == (Draw(1),)
    return found.condition


def compared(found: Condition) -> Compare:
    assert isinstance(found, Compare)
    return found


def unread(line: str) -> str:
    """The piece of a line that is not read."""
    found = read_line(line)
    assert found.unread is not None, f"is read: {line}"
    assert found.abilities == ()
    return found.unread.piece


def official(number: str) -> tuple[Ability, ...]:
    """The abilities of an official card; the test is skipped where there is no card data."""
    card = catalog()[number]
    assert card.unread == ()
    return card.abilities


def has(number: str, node: object) -> bool:
    """Whether an official card says this somewhere."""
    return node in nodes_of(official(number))
