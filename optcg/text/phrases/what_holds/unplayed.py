"""Cards that cannot be played: for their cost (Rule 4-7-2), or by effects out of some area."""

from __future__ import annotations

from typing import Final

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model.abilities import Ability
from optcg.model.conditions import Condition
from optcg.model.terms import Area
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_holds.rule_texts import RULE

_ANYWHERE: Final = (Area.DECK, Area.HAND, Area.TRASH, Area.LIFE)

# By effects, out of these areas; without areas for its cost, which is always out of the hand.
UNPLAYED = Phrase[tuple[Area, ...]]("unplayed")
for _words in (
    "this Character|card cannot be played",
    "this Character|card cannot be played from your hand",
    "this Character|card in your hand cannot be played",
    "you cannot play this Character|card",
    "you cannot play this Character|card from your hand",
    "you cannot play this Character|card in your hand",
):
    UNPLAYED.means(_words, ())
UNPLAYED.means("this Character|card cannot be played by effects", _ANYWHERE)
for _area in (Area.HAND, Area.TRASH):
    UNPLAYED.means(f"this Character|card cannot be played from your {_area} by effects", (_area,))
    UNPLAYED.means(f"this Character|card in your {_area} cannot be played by effects", (_area,))
# Only effects play cards out of the trash.
UNPLAYED.means("this Character|card cannot be played from your trash", (Area.TRASH,))
UNPLAYED.means("this Character|card in your trash cannot be played", (Area.TRASH,))
RULE.says("<unplayed> (.)", lambda areas: _kept(areas))
RULE.says("if|while <condition> , <unplayed> (.)", lambda fact, areas: _kept(areas, fact))
RULE.says("<unplayed> if|when|while <condition> (.)", lambda areas, fact: _kept(areas, fact))
RULE.says("unless <condition> , <unplayed> (.)", lambda fact, areas: _kept(areas, c.NotSo(fact)))
RULE.says("<unplayed> unless <condition> (.)", lambda areas, fact: _kept(areas, c.NotSo(fact)))
for _words in (
    "this Character|card can only be played (from your hand)",
    "this Character|card in your hand can only be played",
    "you can only play this Character|card (from your hand)",
):
    RULE.says(f"{_words} if|when|while <condition> (.)", lambda fact: (a.PlayedOnlyIf(fact),))


def _kept(areas: tuple[Area, ...], fact: Condition | None = None) -> tuple[Ability, ...]:
    """What keeps it there, as long as this holds."""
    if areas:
        return (a.NotPlayedByEffects(areas, fact),)
    if fact is None:
        return (a.PlayedOnlyIf(None),)
    return (a.PlayedOnlyIf(fact.condition if isinstance(fact, c.NotSo) else c.NotSo(fact)),)
