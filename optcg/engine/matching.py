"""Does this card fit this description (Rules 2-1 to 2-11)? One matcher per filter of the model."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value, compares, sign_code
from optcg.engine.card import FACE_UP, Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.continuous import CANNOT, NARROWED, in_force
from optcg.engine.current_battle import attacker_id, target_id
from optcg.engine.don_cards import DonCard
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.groups import is_meant
from optcg.engine.hand_cost import cost_in_hand
from optcg.engine.places import field_area, locate
from optcg.engine.power_and_cost import base_cost, base_power, cost, keywords, power
from optcg.engine.program import MINDS_BATTLES, MINDS_DON, MINDS_STATES, MINDS_VALUES, Trait
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.terms import Area


def also(state: GameState, card: Card | FieldCard, kind: str) -> list[str]:
    """What a card is besides what is printed on it; only asked while something special is in force."""
    found: list[str] = []
    if not isinstance(card, FieldCard) or not state.special & NARROWED:
        return found
    for effect in in_force(state, CANNOT, card.id):
        extra = effect.extra
        if isinstance(extra, Trait) and extra.kind == kind:
            found.append(extra.word)
    return found


def colors_of(state: GameState, card: Card | FieldCard) -> list[str]:
    """Rule 2-3: the colors of a card, printed and gained; each once."""
    colors = list(card.definition.colors)
    if state.special:
        colors += [color for color in also(state, card, "color") if color not in colors]
    return colors


class Matcher:
    """A property of a card. `card` is on the field or in a pile."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        raise NotImplementedError

    def minds(self) -> i64:
        """What it looks at besides which cards are on the field, as bits: MINDS_DON and so on."""
        return 0


class AllMatcher(Matcher):
    def __init__(self, parts: list[Matcher]) -> None:
        self.parts: Final = parts

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        for part in self.parts:
            if not part.fits(state, context, card):
                return False
        return True

    def minds(self) -> i64:
        bits: i64 = 0
        for part in self.parts:
            bits |= part.minds()
        return bits


class AnyMatcher(Matcher):
    def __init__(self, parts: list[Matcher]) -> None:
        self.parts: Final = parts

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        for part in self.parts:
            if part.fits(state, context, card):
                return True
        return False

    def minds(self) -> i64:
        bits: i64 = 0
        for part in self.parts:
            bits |= part.minds()
        return bits


class NotMatcher(Matcher):
    def __init__(self, part: Matcher) -> None:
        self.part: Final = part

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return not self.part.fits(state, context, card)

    def minds(self) -> i64:
        return self.part.minds()


class CategoryMatcher(Matcher):
    def __init__(self, category: i64) -> None:
        self.category: Final = category

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return card.definition.category == self.category


class NameMatcher(Matcher):
    """Rules 2-1-2, 2-1-3: one of its names is exactly this."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if self.name in card.definition.names or card.definition.all_names:
            return True
        return bool(state.special) and self.name in also(state, card, "name")


class NamePartMatcher(Matcher):
    """Rule 2-1-2-1: one of its names contains this."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if card.definition.all_names or any(self.text in name for name in card.definition.names):
            return True
        return bool(state.special) and any(self.text in name for name in also(state, card, "name"))


class TypeMatcher(Matcher):
    """Rule 2-4-3: one of its types is exactly this."""

    def __init__(self, type_name: str) -> None:
        self.type_name: Final = type_name.casefold()

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if self.type_name in card.definition.types or card.definition.all_types:
            return True
        return bool(state.special) and self.type_name in also(state, card, "type")


class TypePartMatcher(Matcher):
    """Rule 2-4-3-1: one of its types contains this."""

    def __init__(self, text: str) -> None:
        self.text: Final = text.casefold()

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if card.definition.all_types or any(self.text in name for name in card.definition.types):
            return True
        return bool(state.special) and any(self.text in name for name in also(state, card, "type"))


class AttributeMatcher(Matcher):
    """Rules 2-5-4, 2-5-6."""

    def __init__(self, attribute: str) -> None:
        self.attribute: Final = attribute

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if self.attribute in card.definition.attributes:
            return True
        return bool(state.special) and self.attribute in also(state, card, "attribute")


class ColorMatcher(Matcher):
    """Rule 2-3-5: a card of several colors is a card of each."""

    def __init__(self, color: str) -> None:
        self.color: Final = color

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if self.color in card.definition.colors:
            return True
        return bool(state.special) and self.color in also(state, card, "color")


class MulticolorMatcher(Matcher):
    """Rule 2-3-6."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if len(card.definition.colors) > 1:
            return True
        return bool(state.special) and len(colors_of(state, card)) > 1


class NumberMatcher(Matcher):
    def __init__(self, number: str) -> None:
        self.number: Final = number

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return card.definition.number == self.number


def _holds(value: i64, sign: i64, amount: Value, state: GameState, context: Context) -> bool:
    """Rule 1-3-2: no number is held against the cost or power of a card that is not there."""
    return compares(value, sign, amount.of(state, context)) and amount.known(state, context)


class CostMatcher(Matcher):
    """Rule 2-7-5: a Leader has no cost, so no cost filter fits it."""

    def __init__(self, compare: str, amount: Value, base: bool) -> None:
        self.sign: Final = sign_code(compare)
        self.amount: Final = amount
        self.base: Final = base

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        definition = card.definition
        if not definition.has_cost:
            return False
        if isinstance(card, FieldCard):
            value = base_cost(state, card) if self.base else cost(state, card)
        else:
            value = definition.cost if self.base else cost_in_hand(state, card)
        return _holds(value, self.sign, self.amount, state, context)

    def minds(self) -> i64:
        return MINDS_VALUES | self.amount.minds()


class PowerMatcher(Matcher):
    """Rule 2-6-2: only Leaders and Characters have power. It may be negative (Rule 1-3-6-1)."""

    def __init__(self, compare: str, amount: Value, base: bool) -> None:
        self.sign: Final = sign_code(compare)
        self.amount: Final = amount
        self.base: Final = base

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        definition = card.definition
        if not definition.has_power:
            return False
        if isinstance(card, FieldCard):
            value = base_power(state, card) if self.base else power(state, card)
        else:
            value = definition.power
        return _holds(value, self.sign, self.amount, state, context)

    def minds(self) -> i64:
        return MINDS_VALUES | self.amount.minds()


class AgainstOwnMatcher(Matcher):
    """What a card of the field has now against its base value (Rule 4-9), or its given DON!!."""

    def __init__(self, of_power: bool, compare: str, of_don: bool) -> None:
        self.of_power: Final = of_power
        self.sign: Final = sign_code(compare)
        self.of_don: Final = of_don

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if not isinstance(card, FieldCard) or not (self.of_power or card.definition.has_cost):
            return False
        if self.of_power:
            own = card.given_don if self.of_don else base_power(state, card)
            return compares(power(state, card), self.sign, own)
        own = card.given_don if self.of_don else base_cost(state, card)
        return compares(cost(state, card), self.sign, own)

    def minds(self) -> i64:
        return MINDS_VALUES | MINDS_DON


class CounterMatcher(Matcher):
    """Rule 2-10-2: only Characters have a Counter."""

    def __init__(self, compare: str, amount: Value) -> None:
        self.sign: Final = sign_code(compare)
        self.amount: Final = amount

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return compares(card.definition.counter, self.sign, self.amount.of(state, context))

    def minds(self) -> i64:
        return self.amount.minds()


class GivenDonMatcher(Matcher):
    def __init__(self, compare: str, amount: Value) -> None:
        self.sign: Final = sign_code(compare)
        self.amount: Final = amount

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        given = card.given_don if isinstance(card, FieldCard) else 0
        return compares(given, self.sign, self.amount.of(state, context))

    def minds(self) -> i64:
        return MINDS_DON | self.amount.minds()


class StateMatcher(Matcher):
    """Rule 4-4-1: rested or active; a card off the field is neither."""

    def __init__(self, rested: bool) -> None:
        self.rested: Final = rested

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if isinstance(card, FieldCard):
            return card.rested == self.rested
        return isinstance(card, DonCard) and card.rested() == self.rested

    def minds(self) -> i64:
        return MINDS_STATES


class FaceUpMatcher(Matcher):
    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return isinstance(card, Card) and bool(card.sight & FACE_UP)


class KeywordMatcher(Matcher):
    def __init__(self, bit: i64) -> None:
        self.bit: Final = bit

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if isinstance(card, FieldCard):
            return bool(keywords(state, card) & self.bit)
        return bool(card.definition.keywords & self.bit)

    def minds(self) -> i64:
        return MINDS_VALUES


class TriggerMatcher(Matcher):
    """Rule 2-11: a printed [Trigger]."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return card.definition.has_trigger


class TimingMatcher(Matcher):
    """A printed ability with this timing, negated or not."""

    def __init__(self, timing: str) -> None:
        self.timing: Final = timing

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return self.timing in card.definition.timings


class NoBaseEffectMatcher(Matcher):
    """Rules 2-8-5, 2-11-2, 8-2-2: no text at all is printed on it."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return card.definition.data.vanilla


class PlayedThisTurnMatcher(Matcher):
    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return isinstance(card, FieldCard) and card.played_on == state.turn_number


class ThisMatcher(Matcher):
    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return card.id == context.source.id


class OwnerMatcher(Matcher):
    def __init__(self, owner: i64) -> None:
        self.owner: Final = owner

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if isinstance(card, (FieldCard, DonCard)):
            owner = card.owner
        else:
            found = locate(state, card.id)
            if found is None:
                return False
            owner = found.owner
        return is_meant(self.owner, context.player, owner)


class AmongMatcher(Matcher):
    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return card.id in context.slot(self.slot)


class AreaMatcher(Matcher):
    def __init__(self, areas: tuple[Area, ...]) -> None:
        self.areas: Final = areas

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if isinstance(card, FieldCard):
            return field_area(card) in self.areas
        found = locate(state, card.id)
        return found is not None and found.area in self.areas


class BattleMatcher(Matcher):
    def __init__(self, role: str) -> None:
        self.role: Final = role

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if self.role != "target" and card.id == attacker_id(state):
            return True
        return self.role != "attacker" and card.id == target_id(state)

    def minds(self) -> i64:
        return MINDS_BATTLES


def is_trigger_in_use(state: GameState, card: Card) -> bool:
    """Rule 10-1-5-3: whether this is the card of a [Trigger] that is being resolved."""
    for frame in state.stack:
        if frame.trigger_in_use() == card.id:
            return True
    return False


def acts_in_trash(state: GameState, card: Card) -> bool:
    """Whether an effect is being resolved that this card has where it lies in the trash (Rule 1-3-1)."""
    for frame in state.stack:
        if isinstance(frame, EffectFrame) and frame.context.source.id == card.id:
            for code in card.definition.abilities.by_index.values():
                if code.in_trash and code.program is frame.program:
                    return True
    return False


class NotActingOffFieldMatcher(Matcher):
    """Rules 2-2-4-1, 10-1-5-3: a card whose [Trigger] is in use is in no area, so it is no Character.

    Nor is one that acts from the trash. A card that has left the field since its effect was activated there
    still counts (Rule 10-2-17-1).
    """

    def __init__(self, part: Matcher) -> None:
        self.part: Final = part

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if not isinstance(card, FieldCard) and (is_trigger_in_use(state, card) or acts_in_trash(state, card)):
            return False
        return self.part.fits(state, context, card)

    def minds(self) -> i64:
        return self.part.minds()
