"""The words of steps: what players are asked, with which number, and what the log says of what begins."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from optcg.engine.amounts import UNKNOWN, Telling, Value
from optcg.engine.log import NEXT_REFRESH
from optcg.engine.resolve.questions import DO_IT
from optcg.engine.translate.words import value
from optcg.model import amounts as n
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import ActivateEffect, AutoEffect
from optcg.model.amounts import DoneCount
from optcg.model.effects import ActivateAbility, AddDon, ChooseOne, Effect, GiveDon, May
from optcg.model.selections import (
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Picking,
    Selection,
    Slot,
    This,
    Together,
    Top,
)
from optcg.model.sides import from_other_side
from optcg.model.terms import PLAYER_NAMES, Area
from optcg.model.trees import nodes_of, rebuilt

if TYPE_CHECKING:
    from optcg.engine.translate.cards import Translator

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
        self,
        effect: Effect,
        paying: bool,
        opponent: bool = False,
        after: tuple[Effect, ...] = (),
        whole: Effect | None = None,
    ) -> str:
        """The question of one step, and what it does; `after` it comes what it is for.

        That is said of all cards together where the step is a part of a `whole`: "select A and B".
        """
        start = f"{'Pay for ' if paying else ''}{self._name}: "
        if whole is None or not after:
            return f"{start}{self.words((effect, *after), opponent)}."
        return f"{start}{self.words((effect,), opponent)}. {capital(self._behind((whole,), after))}."

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
        if effect.otherwise or any(not isinstance(step, e.Mark) for step in effect.then):
            return f"{self.step(effect, False, opponent)}{DO_IT}"
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


_CHANGES: Final = (e.GainPower, e.GainCost)
_BOUNDED: Final = (f.CostIs, f.PowerIs)
_HIDDEN: Final = (Area.DECK, Area.HAND, Area.LIFE)


def _can_be_told(amount: object, step: Effect) -> bool:
    """Whether the number does not hang on cards of this very step, nor on what not all have seen."""
    if not isinstance(amount, n.Counted):
        return False
    own = {part.slot for part in nodes_of(step) if isinstance(part, Picking)}
    for part in nodes_of(amount):
        if isinstance(part, n.ItsOwn) or getattr(part, "slot", None) in own:
            return False
        if isinstance(part, Cards) and _is_secret(part):
            return False
    return True


def _is_secret(cards: Cards) -> bool:
    """Whether not everybody knows how many there are."""
    return cards.filter not in (None, f.FaceUp()) and any(area in _HIDDEN for area in cards.areas)


def _is_over(amount: n.Amount, what: object) -> bool:
    """Whether the number is what was done before, and not to the cards of this step."""
    if isinstance(amount, n.SlotCount):
        return amount.slot != getattr(what, "slot", amount.slot)
    return amount == n.DoneCount()


def open_number(step: Effect) -> n.Counted | None:
    """The number of cards or DON!! that a step is about, or of the power for what was done before it.

    Else the one by which its cards are told from others: "with a cost equal to or less than ...".
    """
    what = getattr(step, "what", None)
    if isinstance(what, (Choose, ChooseFrom, Top)) and isinstance(what.count, n.Counted):
        return what.count if _can_be_told(what.count, step) else None
    if isinstance(step, _CHANGES) and isinstance(step.amount, n.Per) and _is_over(step.amount.of, what):
        return step.amount
    count = getattr(step, "count", None)
    if isinstance(count, n.Counted):
        return count if _can_be_told(count, step) else None
    return _bound(step)


def _bound(step: Effect) -> n.Counted | None:
    """The only number that bounds the cost or power of cards to choose."""
    chosen = [part for name in ("what", "to") for part in nodes_of(getattr(step, name, None))]
    found = {part.amount for part in chosen if isinstance(part, _BOUNDED)}
    counted = [amount for amount in found if isinstance(amount, n.Counted)]
    return counted[0] if len(counted) == 1 and _can_be_told(counted[0], step) else None


def with_number(step: Effect, number: int) -> Effect:
    """The step with this number in the place of the open one."""
    amount = open_number(step)
    if isinstance(amount, n.Per) and isinstance(step, _CHANGES) and step.amount == amount:
        return replace(step, amount=-number if amount.each < 0 else number)
    told = _put(step, amount, number)
    assert isinstance(told, Effect)
    return told


def _put(node: object, amount: n.Counted | None, number: int) -> object:
    return number if node == amount else rebuilt(node, lambda part: _put(part, amount, number))


def is_told(words: str) -> bool:
    """Whether the number stands in the words."""
    return str(UNKNOWN) in words


_SIDES: Final = re.compile(
    r"\b(your opponent's|your opponent|your)\b|\byou\b( only)?(?: ([\w']+))?|\b(haven't)\b", re.IGNORECASE
)
# What "you do" is as said of another one.
_SAYS: Final = {
    "have": "has",
    "haven't": "has not",
    "do": "does",
    "don't": "does not",
    "are": "is",
    "were": "was",
}
_MODAL: Final = ("and", "or", "may", "can", "cannot", "will", "would", "did", "had", "each", "both")
_NEGATES: Final = re.compile(r"negate the (effect|.* effects) of this card(.*)")
# Of the durations the one that has no other side.
_START: Final = "until the start of your next turn"
_THEIR_START: Final = "until the start of your opponent's next turn"
_QUOTED: Final = '"'


def by_letters(words: str) -> list[str]:
    """What is said to "you", as the log says it where that is player A, and where it is B."""
    return [_named(words, player) for player in (0, 1)]


def _named(words: str, player: int) -> str:
    you, other = PLAYER_NAMES[player], PLAYER_NAMES[1 - player]
    names = {"your opponent's": f"{other}'s", "your opponent": other, "your": f"{you}'s"}

    def said(found: re.Match[str]) -> str:
        whose, only, verb, alone = found[1], found[2] or "", found[3], found[4]
        if whose or alone:
            return names[whose.lower()] if whose else _SAYS[alone]
        return you if verb is None else f"{you}{only} {verb if verb in _MODAL else _third_person(verb)}"

    # What stands in quotes is the text of a card.
    parts = words.split(_QUOTED)
    parts[::2] = [_SIDES.sub(said, part) for part in parts[::2]]
    return _QUOTED.join(parts)


def _third_person(verb: str) -> str:
    if verb in _SAYS:
        return _SAYS[verb]
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x")) else f"{verb}s"


def change_words(card: Translator, effect: Effect) -> list[str]:
    """An effect that begins on one card, "this card": "this card cannot attack during this turn"."""
    words = in_sentence(card.label((replace(effect, **{"what": This()}),)))
    words = words[:1].lower() + words[1:]
    if isinstance(effect, e.Forbid) and _is_of_other(effect.what):
        # The Characters that a card of the opponent cannot attack are yours.
        words = words.replace("cannot attack your opponent's", "cannot attack your")
    negated = _NEGATES.fullmatch(words)
    if negated is not None:
        which = "effects" if negated[1] == "effect" else negated[1]
        words = f"the {which} of this card are negated{negated[2]}"
    # Rule 6-2-4: the phase is that of the player whose card it is (see `log_words`).
    words = words.replace("your next Refresh Phase", NEXT_REFRESH)
    # Said of one card, and of what has happened.
    words = words.replace("cannot have their", "cannot have its")
    told = by_letters(words.replace("this card gains", "this card gained", 1))
    return of_gainers(told) if isinstance(effect, e.Grant) else told


def of_gainers(told: list[str]) -> list[str]:
    """An ability that is gained speaks with the eyes of the player whose card gains it (Rule 8-2-4).

    First for cards of the player of the effect, A or B, then for cards of the other one.
    """
    return [_with_quotes(words, player) for words, player in zip(told * 2, (0, 1, 1, 0), strict=True)]


def _with_quotes(words: str, player: int) -> str:
    before, *rest = words.split(_QUOTED)
    rest[::2] = [_named(part.replace("This card", "this card"), player) for part in rest[::2]]
    return _QUOTED.join([before, *rest])


def _is_of_other(what: Selection) -> bool:
    return isinstance(what, (Choose, Every)) and what.cards.owner is Owner.OPPONENT


def ban_words(card: Translator, effect: Effect) -> list[str]:
    """An effect that begins on a player: "B cannot activate [Blocker] during this turn"."""
    if getattr(effect, "who", Owner.OPPONENT) is not Owner.YOU:
        return by_letters(_of_phase(in_sentence(card.label((effect,)))))
    # Told by the other one, so that it is said of a third person.
    other = from_other_side(effect)
    assert isinstance(other, Effect)
    words = in_sentence(card.label((other,))).replace(_START, _THEIR_START)
    return by_letters(_of_phase(words))[::-1]


def _of_phase(words: str) -> str:
    """The DON!! Phase is one of this turn anyway."""
    return words.replace("DON!! Phase during this turn", "DON!! Phase")


def later_words(card: Translator, effect: e.Later) -> tuple[list[str], int]:
    """What is put off, and the slot of the cards to which it is done; -1 if it is done to others."""
    slots = {part.slot for part in nodes_of(effect.effects) if isinstance(part, Slot)}
    words = in_sentence(card.label((effect,)))
    return by_letters(words[:1].lower() + words[1:]), slots.pop() if len(slots) == 1 else -1
