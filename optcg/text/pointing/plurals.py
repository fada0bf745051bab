"""Words for several cards: "those cards", after two choices of one card each, may be those of both."""

from __future__ import annotations

from typing import TypeVar

from optcg.model import effects as e
from optcg.model.abilities import Ability
from optcg.model.selections import Selection, Together
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import LATEST, THEM, THOSE_CHARACTERS
from optcg.text.pointing.happened import is_of_others
from optcg.text.pointing.made import is_single
from optcg.text.pointing.pronouns import MADE, SLOT_FIELDS
from optcg.text.with_fields import with_fields

A = TypeVar("A", bound=Ability)
N = TypeVar("N")


class Plurals:
    """One walk through an ability, the cost first."""

    def __init__(self) -> None:
        self.latest: Selection | None = None  # what was chosen last
        self.others = False  # other cards were spoken of before that

    def of(self, ability: A) -> A:
        """The ability with "them" for the latest cards, where no others can be meant."""
        self.others = is_of_others(ability)
        cost = self.turned(getattr(ability, "cost", ()))
        rest = {name: self.turned(getattr(ability, name, ())) for name in ("condition", "effects", "changes")}
        known = {name: value for name, value in {**rest, "cost": cost}.items() if hasattr(ability, name)}
        return with_fields(ability, **known)

    def turned(self, node: N) -> N:
        if isinstance(node, tuple):
            return type(node)(self.turned(part) for part in node) if type(node) is tuple else node
        if not is_dataclass(node) or isinstance(node, (type, Ability)):
            return node  # an ability that is gained speaks of its own cards
        changed: dict[str, object] = {}
        before = self.latest, self.others
        # Numbers point back to before the cards are chosen.
        for name in sorted((field.name for field in fields(node)), key=lambda name: name != "amount"):
            value = getattr(node, name)
            if name == "otherwise":
                self.latest, self.others = before
            new = self._field(name, value)
            if isinstance(node, e.ChooseOne) and name == "options":
                new = tuple(self._option(option, before) for option in node.options)
            if new is not value:
                changed[name] = new
        if isinstance(node, (*MADE, Together)):
            self.others = self.others or self.latest is not None
            self.latest = node
        return with_fields(node, **changed) if changed else node

    def _option(self, option: tuple[e.Effect, ...], before: tuple[Selection | None, bool]) -> object:
        self.latest, self.others = before
        return self.turned(option)

    def _field(self, name: str, value: object) -> object:
        if name not in SLOT_FIELDS or value not in (THEM, THOSE_CHARACTERS):
            return self.turned(value)
        if self.others and self.latest is not None and is_single(self.latest):
            raise Misfit  # the one that was chosen last, or those that were chosen before, too?
        return LATEST if value == THEM else value
