"""The parts of speech that several rooms of the grammar add to."""

from __future__ import annotations

from optcg.model.abilities import Ability
from optcg.model.amounts import Amount
from optcg.model.conditions import Condition
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Selection
from optcg.text.grammar import Phrase

Steps = tuple[Effect, ...]

CARDS = Phrase[Selection]("cards")
SCALE = Phrase[tuple[int, Amount]]("scale")
FACT = Phrase[Condition]("fact")
CONDITION = Phrase[Condition]("condition")
EFFECT = Phrase[Steps]("effect")
CLAUSES = Phrase[Steps]("clauses")
STEPS = Phrase[Steps]("steps")
PLAYER_BAN = Phrase[tuple[str, Filter | None]]("player-ban")
STATIC = Phrase[tuple[Ability, ...]]("static")
RULE = Phrase[tuple[Ability, ...]]("rule-text")
