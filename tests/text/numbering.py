"""Gives the selections of a random ability the slots that a reader would give them."""

import dataclasses
from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.abilities import Ability
from optcg.model.selections import (
    Choose,
    ChooseFrom,
    Every,
    Selection,
    Together,
    Top,
    TopOrBottom,
)
from optcg.text.resolver import points_back

SELECTIONS = (Choose, ChooseFrom, Every, Together, Top, TopOrBottom)
REFERENCES = ("slot", "source", "first", "second")


def numbered(ability: Ability) -> Ability:
    """The same ability with its slots in the order of their appearance."""
    return _Numbers(points_back(ability)).ability(ability)


class _Numbers:
    def __init__(self, pointing: bool) -> None:
        self.pointing = pointing
        self.next = 2
        self.new: dict[int, int] = {}  # by the old number

    def ability(self, ability: Ability) -> Ability:
        changed = self.tree(ability)
        assert isinstance(changed, Ability)
        return changed

    def tree(self, tree: object) -> object:
        if isinstance(tree, tuple):
            return tuple(self.tree(part) for part in tree)
        if isinstance(tree, type) or not dataclasses.is_dataclass(tree):
            return tree
        if isinstance(tree, e.Grant):
            return replace(tree, what=self.tree(tree.what), ability=numbered(tree.ability))
        if isinstance(tree, e.ChooseOne):
            return replace(tree, options=self.options(tree.options))
        names = [field.name for field in dataclasses.fields(tree)]
        if isinstance(tree, (e.GainPower, e.GainCost)):
            names = ["amount", "what"]
        elif isinstance(tree, (a.AutoEffect, a.ActivateEffect)):
            names = ["condition", "cost", "effects"]
        made = isinstance(tree, SELECTIONS)
        values: dict[str, object] = {}
        for name in names:
            value = getattr(tree, name)
            if name in REFERENCES and isinstance(value, int):
                if not made or name != "slot":
                    values[name] = self.new.get(value, value)
            else:
                values[name] = self.tree(value)
        if isinstance(tree, Choose):
            values["other_than"] = ()
        changed = replace(tree, **values)
        return self._placed(changed) if isinstance(changed, SELECTIONS) else changed

    def options(self, options: tuple[tuple[e.Effect, ...], ...]) -> tuple[tuple[e.Effect, ...], ...]:
        """Only one of them is done, so that their selections share slots."""
        first = last = self.next
        done = []
        for option in options:
            self.next = first
            changed = self.tree(option)
            assert isinstance(changed, tuple)
            done.append(changed)
            last = max(last, self.next)
        self.next = last
        return tuple(done)

    def _placed(self, made: Selection) -> Selection:
        assert isinstance(made, SELECTIONS)
        place = self.next if self.pointing else 0
        self.new[made.slot] = place
        self.next += 1
        return replace(made, slot=place)
