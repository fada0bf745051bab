"""What players are asked, in the words of the steps: each prompt is made once, with its node."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Final

from optcg.model.durations import Duration
from optcg.model.effects import Effect, May
from optcg.model.selections import Choose, ChooseFrom, Owner, Together

if TYPE_CHECKING:
    from optcg.engine.translate import Translator

_OTHER_SIDE: Final[dict[object, object]] = {
    Owner.YOU: Owner.OPPONENT,
    Owner.OPPONENT: Owner.YOU,
    Duration.OPPONENT_END: Duration.OWN_END,
    Duration.OWN_END: Duration.OPPONENT_END,
    Duration.OPPONENT_END_PHASE: Duration.OWN_END_PHASE,
    Duration.OWN_END_PHASE: Duration.OPPONENT_END_PHASE,
}


def from_other_side(node: object) -> object:
    """A tree as the opponent of its player says it: "your" for "your opponent's"."""
    if isinstance(node, (Owner, Duration)):
        return _OTHER_SIDE.get(node, node)
    if isinstance(node, tuple):
        return tuple([from_other_side(part) for part in node])
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{field.name: from_other_side(getattr(node, field.name)) for field in fields(node)})


def in_sentence(words: str) -> str:
    """A sentence as the end of another one: "Draw 1 card." is "draw 1 card"."""
    words = words.removesuffix(".")
    return words[:1].lower() + words[1:] if words[1:2].islower() or words[1:2] == " " else words


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class Prompts:
    """The questions of one card."""

    def __init__(self, card: Translator) -> None:
        self._card: Final = card
        self._name: Final = card.data.name

    def words(self, effects: tuple[Effect, ...], opponent: bool = False) -> str:
        """What steps do, told to the player of the effect or to the opponent."""
        told = from_other_side(effects) if opponent else effects
        assert isinstance(told, tuple)
        return in_sentence(self._card.label(told))

    def together(self, effects: tuple[Effect, ...], opponent: bool = False) -> str:
        """The same for steps that are one deed, such as the parts of a cost."""
        return " and ".join(self.words((effect,), opponent) for effect in effects)

    def step(self, effect: Effect, paying: bool, opponent: bool = False) -> str:
        """The question of one step, and what it does."""
        start = "Pay for " if paying else ""
        return f"{start}{self._name}: {self.words((effect,), opponent)}."

    def picks(self, asked: str, what: Choose | ChooseFrom) -> list[str]:
        """The question for each of several cards: "card 1 of up to 2"."""
        count = what.count
        if not isinstance(count, int) or count < 2:
            return [asked]
        up_to = "up to " if what.up_to else ""
        return [f"{asked} Card {place} of {up_to}{count}." for place in range(1, count + 1)]

    def may(self, effect: May) -> str:
        """Rule 8-1-2: shall it be done?"""
        opponent = effect.who is Owner.OPPONENT
        if effect.then or effect.otherwise:
            return f"{self.step(effect, False, opponent)} Do it?"
        return f"{self._name}: {self.together(effect.effects, opponent)}?"

    def one(self, paying: bool) -> str:
        """Rule 8-4-4: one of several options."""
        return f"{'Pay for ' if paying else ''}{self._name}: choose one."

    def instead(self, effects: tuple[Effect, ...]) -> str:
        """Rule 8-1-3-4: what a replacement effect does."""
        return f"{self.together(effects)} instead"

    def offer(self, label: str, cost: tuple[Effect, ...], effects: tuple[Effect, ...]) -> str:
        """Rules 8-1-2, 8-3-1-4: shall the effect be activated, and its cost be paid?"""
        does = self.words(effects)
        if cost:
            return f"Pay for {self._name}: {self.together(cost)}? {capital(label)}: {does}."
        return f"Activate {label} of {self._name}: {does}?"

    def ability(self, label: str, cost: tuple[Effect, ...], effects: tuple[Effect, ...]) -> str:
        """A short description of an ability, for lists."""
        paid = f"{self.together(cost)}: " if cost else ""
        tag = f"{label} " if label.startswith("[") else ""
        return f"{tag}{paid}{self.words(effects)}"


def part_of(effect: Effect, place: int) -> Effect:
    """What is done with one part of "A and B"."""
    what = getattr(effect, "what", None)
    if not isinstance(what, Together):
        return effect
    return replace(effect, **{"what": what.parts[place]})
