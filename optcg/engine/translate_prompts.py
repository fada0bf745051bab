"""What players are asked, in the words of the steps: each prompt is made once, with its node."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from optcg.engine.amounts import Value
from optcg.engine.telling import UNKNOWN, Telling
from optcg.engine.translate_numbers import is_told, open_number, with_number
from optcg.engine.translate_words import value
from optcg.model.abilities import ActivateEffect, AutoEffect
from optcg.model.amounts import DoneCount
from optcg.model.effects import ActivateAbility, AddDon, ChooseOne, Effect, GiveDon, May
from optcg.model.selections import Choose, ChooseFrom, Owner, Together
from optcg.model.sides import from_other_side
from optcg.model.trees import nodes_of

if TYPE_CHECKING:
    from optcg.engine.translate import Translator


_THIS_PLACED: Final = re.compile(r"(this card (?:to|at) the (?:top|bottom|top or bottom) of )the owner's")


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
        self.off_field = False  # the card lies in a place of its owner when its text works
        self.before: tuple[Effect, ...] = ()  # what is done before the steps that are told

    def words(self, effects: tuple[Effect, ...], opponent: bool = False) -> str:
        """What steps do, told to the player of the effect or to the opponent."""
        told = from_other_side(given_at_once(effects)) if opponent else given_at_once(effects)
        assert isinstance(told, tuple)
        words = in_sentence(self._card.label(told, self.before))
        return _in_your_places(words) if self.off_field and not opponent else words

    def together(self, effects: tuple[Effect, ...], opponent: bool = False) -> str:
        """The same for steps that are one deed, such as the parts of a cost."""
        return " and ".join(self._deed(effect, opponent) for effect in effects)

    def _deed(self, effect: Effect, opponent: bool) -> str:
        """One of them; of several options, "A or B", as one would ask whether that shall be done."""
        if not isinstance(effect, ChooseOne) or (effect.chooser is Owner.OPPONENT) is not opponent:
            return self.words((effect,), opponent)
        return self.words((May((effect,), who=effect.chooser),), opponent).removeprefix("you may ")

    def step(
        self, effect: Effect, paying: bool, opponent: bool = False, after: tuple[Effect, ...] = ()
    ) -> str:
        """The question of one step, and what it does; `after` it comes what it is for."""
        start = "Pay for " if paying else ""
        return f"{start}{self._name}: {self.words((effect, *after), opponent)}."

    def telling(self, effect: Effect, number: Value | None, ask: Callable[[Effect], str]) -> Telling | None:
        """The question of a step whose number is counted; nothing where its words say enough.

        `number` is that of the node, if it was fixed before the question.
        """
        amount = open_number(effect)
        if amount is None:
            return None
        words = ask(with_number(effect, UNKNOWN))
        if not is_told(words):
            return None
        return Telling(number or value(amount), ask(with_number(effect, 1)), words)

    def picks(self, what: Choose | ChooseFrom) -> list[str]:
        """What the question for each of several cards says besides: "card 1 of up to 2"."""
        count = what.count
        if not isinstance(count, int) or count < 2:
            return [""]
        up_to = "up to " if what.up_to else ""
        return [f" Card {place} of {up_to}{count}." for place in range(1, count + 1)]

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
        does = self._after(cost, effects)
        if cost:
            return f"Pay for {self._name}: {self.together(cost)}? {capital(label)}: {does}."
        return f"Activate {label} of {self._name}: {does}?"

    def ability(self, label: str, cost: tuple[Effect, ...], effects: tuple[Effect, ...]) -> str:
        """A short description of an ability, for lists."""
        paid = f"{self.together(cost)}: " if cost else ""
        tag = f"{label} " if label.startswith("[") else ""
        return f"{tag}{paid}{self._after(cost, effects)}"

    def _after(self, cost: tuple[Effect, ...], effects: tuple[Effect, ...]) -> str:
        """What is done when the cost is paid."""
        called = [
            self._called(part.timing)
            for part in nodes_of(effects)
            if isinstance(part, ActivateAbility) and part.what is None
        ]
        return "".join((self._behind(cost, effects), *called))

    def _behind(self, cost: tuple[Effect, ...], effects: tuple[Effect, ...]) -> str:
        self.before = cost
        does = self.words(effects)
        self.before = ()
        return does

    def _called(self, timing: str) -> str:
        """What another effect of this card does, of which the text names nothing but the timing."""
        for ability in self._card.data.abilities:
            if isinstance(ability, (ActivateEffect, AutoEffect)) and timing in _timings(ability):
                paid = f"{self.together(ability.cost)}: " if ability.cost else ""
                return f" ({paid}{self._behind(ability.cost, ability.effects)})"
        return ""


def _timings(ability: ActivateEffect | AutoEffect) -> list[str]:
    return [when if isinstance(when, str) else when.event for when in ability.timings]


def _in_your_places(words: str) -> str:
    """ "Add this card to your hand", where it would be returned from the field."""
    for verb, add in (("return", "add"), ("Return", "Add")):
        words = words.replace(f"{verb} this card to the owner's hand", f"{add} this card to your hand")
    return _THIS_PLACED.sub(r"\1your", words)


def given_at_once(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Add 1 DON!! card from your DON!! deck and give it to ...": nothing is rested in between."""
    told: list[Effect] = []
    for effect in effects:
        before = told[-1] if told else None
        if (
            isinstance(before, AddDon)
            and isinstance(effect, GiveDon)
            and before.rested
            and (effect.count, effect.up_to, effect.each) == (DoneCount(), False, False)
            and (effect.state, effect.who) == ("rested", before.who)
        ):
            told[-1] = replace(effect, count=before.count, state="deck", up_to=before.up_to)
        else:
            told.append(effect)
    return tuple(told)


def part_of(effect: Effect, place: int) -> Effect:
    """What is done with one part of "A and B"."""
    what = getattr(effect, "what", None)
    if not isinstance(what, Together):
        return effect
    return replace(effect, **{"what": what.parts[place]})
