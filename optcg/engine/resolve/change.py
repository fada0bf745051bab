"""Nodes and permanent changes: power, cost, keywords, prohibitions, negation."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Fixed, Value
from optcg.engine.bans import CANNOT_RETURN_DON, GAIN_SHIFT, IS_ALSO, SHIELDING
from optcg.engine.card import Card, FieldCard
from optcg.engine.context import NO_CARDS, Context
from optcg.engine.continuous import (
    ANY_KIND,
    BASE_COST,
    BASE_POWER,
    CANNOT,
    COST,
    KEYWORD,
    NEGATED,
    POWER,
    REFRESH,
    Setting,
    begin,
    in_force,
    is_overruled,
)
from optcg.engine.definitions import NAME_KEY
from optcg.engine.don_cards import hold_don
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.groups import Group, players_of
from optcg.engine.log import log_ban, log_unchanged, log_value, log_words
from optcg.engine.permanent import sources_on
from optcg.engine.places import locate
from optcg.engine.power_and_cost import base_power, cannot, derive
from optcg.engine.program import (
    MINDS_SETTINGS,
    MINDS_VALUES,
    Change,
    Contribution,
    Extra,
    Narrowing,
    Recalled,
    Step,
    Trait,
)
from optcg.engine.protection import lessening, some_are_unaffected, unaffected
from optcg.engine.resolve.choose import THIS_SLOT
from optcg.engine.state import GameState
from optcg.engine.timings import BINDS, KEEPS_DON, SHIELDS
from optcg.engine.values import given_don_power
from optcg.engine.width import bit_of, i64


def _begun(extra: Extra | None, context: Context) -> Extra | None:
    """What an effect carries that begins now: what its words point back to is kept with it."""
    return extra.begun(context) if isinstance(extra, Narrowing) else extra


class ChangeStep(Step):
    """A continuous effect begins on the cards of a slot (Rule 8-1-4-2). Its value is fixed now."""

    def __init__(
        self, slot: i64, what: i64, value: Value, until: i64, extra: Extra | None, told: list[str]
    ) -> None:
        self.slot: Final = slot
        self.what: Final = what
        self.value: Final = value
        self.until: Final = until
        self.extra: Final = extra
        self.told: Final = told  # what it is, as the log says it for player A and B; empty for a number

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        done: i64 = 0
        shielded = some_are_unaffected(state)
        extra = _begun(self.extra, context)
        if self.what <= COST and state.dirty and state.more_than_added():
            # Rule 8-4-6: it is made on top of the permanent effects that are valid now.
            derive(state)
        if self.what == CANNOT and self.until == REFRESH:
            done = len(hold_don(state, context.slot(self.slot), context.source))
        for card_id in context.slot(self.slot):
            card = state.find(card_id)
            # Rule 1-3-2: what cannot be worked out, such as the power of no card, is not done.
            if card is None or not self.value.known(state, context):
                continue
            value = self.value.of_card(state, context, card)
            if shielded and unaffected(
                state, card, context.controller, context.source, lessening(self.what, value)
            ):
                if state.log is not None:
                    log_unchanged(state, card, context, self.what, value)
                continue
            if self.what == KEYWORD and value > 0:
                # Rule 1-3-3: what a card cannot gain does not begin.
                gained = value & ~(cannot(state, card) >> GAIN_SHIFT)
                if not gained:
                    if state.log is not None:
                        log_unchanged(state, card, context, KEYWORD, value)
                    continue
                value = gained
            done += 1
            source = context.source
            if isinstance(extra, Setting):
                set_to, setting = _setting(state, card, self.what, value, extra)
                begin(state, card_id, self.what, set_to, self.until, context.controller, setting, source)
            if not value and self.what <= COST:
                # Rule 1-3-2-2: a power or a cost that is changed by 0 is not changed.
                continue
            if not isinstance(extra, Setting):
                begin(state, card_id, self.what, value, self.until, context.controller, extra, source)
            if self.told:
                words = _of_gainer(self.told, context.controller, card)
                log_words(state, context.controller, card, context.source, words)
            else:
                log_value(state, context, card, self.what, value, self.until)
        context.done = done
        if self.what == NEGATED:
            # Rule 9-1-2: what follows from it is looked at before the next step.
            derive(state)


def _setting(state: GameState, card: FieldCard, what: i64, value: i64, extra: Setting) -> tuple[int, Extra]:
    """The number to which a value is set that changes by so much now, with what is overruled by it."""
    number = card.power if what == POWER else card.cost
    given = given_don_power(state, card) if what == POWER else 0
    return number + value, extra.recalling(Recalled([sources_on(state, card.id, what)], given))


def _of_gainer(told: list[str], player: i64, card: FieldCard) -> str:
    """What the log says of a card; in an ability that is gained "this card" is the one that gains it."""
    if len(told) == 2:
        return told[player]
    parts = told[player if card.owner == player else player + 2].split('"')
    name = f"{card.definition.name} ({card.definition.number})"
    return '"'.join([part.replace("this card", name) if at % 2 else part for at, part in enumerate(parts)])


class NameStep(Step):
    """Cards are treated as having the names of another one (Rule 2-1-3), also when that is gone."""

    def __init__(self, slot: i64, named: i64, until: i64, told: list[str]) -> None:
        self.slot: Final = slot
        self.named: Final = named
        self.until: Final = until
        self.told: Final = told

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        context.done = 0
        shielded = some_are_unaffected(state)
        names: list[Extra] = []
        for other in [locate(state, card_id) for card_id in context.slot(self.named)]:
            if other is not None:
                names += names_of(state, other.card)
        for card_id in context.slot(self.slot) if names else NO_CARDS:
            card = state.find(card_id)
            if card is None:
                continue
            if shielded and unaffected(state, card, context.controller, context.source):
                if state.log is not None:
                    log_unchanged(state, card, context, CANNOT, IS_ALSO)
                continue
            for name in names:
                player, source = context.controller, context.source
                begin(state, card_id, CANNOT, IS_ALSO, self.until, player, name, source)
            words = self.told[context.controller].replace("of that card", _listed(names))
            log_words(state, context.controller, card, context.source, words)
            context.done += 1


def _listed(names: list[Extra]) -> str:
    return " and ".join([f"[{name.word}]" for name in names if isinstance(name, Trait)])


def names_of(state: GameState, card: Card | FieldCard) -> list[Extra]:
    """The names of a card, printed and gained, as parts of a text that can be gained."""
    definition = card.definition
    found = [definition.extra(f"{NAME_KEY}{place}") for place in range(len(definition.names))]
    if isinstance(card, FieldCard):
        if state.dirty:
            derive(state)
        for effect in in_force(state, CANNOT, card.id):
            if isinstance(effect.extra, Trait) and effect.extra.kind == "name":
                found.append(effect.extra)
    return [name for name in found if name is not None]


class SwapStep(Step):
    """The base powers of two cards are exchanged; each keeps its new one if the other leaves."""

    def __init__(self, first: i64, second: i64, until: i64) -> None:
        self.first: Final = first
        self.second: Final = second
        self.until: Final = until

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        context.done = 0
        chosen = [*context.slot(self.first)[:2], *context.slot(self.second)[:2]]
        cards = [state.find(card_id) for card_id in dict.fromkeys(chosen)]
        if len(cards) != 2 or cards[0] is None or cards[1] is None:
            return
        left, right = cards[0], cards[1]
        if not self._can_swap(state, context, left) or not self._can_swap(state, context, right):
            return  # Rule 1-3-2: one alone is no swap
        values = base_power(state, left), base_power(state, right)
        player, source = context.controller, context.source
        begin(state, left.id, BASE_POWER, values[1], self.until, player, None, source)
        begin(state, right.id, BASE_POWER, values[0], self.until, player, None, source)
        log_value(state, context, left, BASE_POWER, values[1], self.until)
        log_value(state, context, right, BASE_POWER, values[0], self.until)
        context.done = 2

    def _can_swap(self, state: GameState, context: Context, card: FieldCard) -> bool:
        return not some_are_unaffected(state) or not unaffected(
            state, card, context.controller, context.source
        )


class PlayerStep(Step):
    """A ban or a reduction for a player begins."""

    def __init__(
        self, who: i64, what: i64, value: Value, until: i64, extra: Extra | None, told: list[str]
    ) -> None:
        self.who: Final = who
        self.what: Final = what
        self.value: Final = value
        self.until: Final = until
        self.extra: Final = extra
        self.told: Final = told  # as for `ChangeStep`

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        if state.log is not None:
            log_ban(state, context, self.told[context.player])
        for player in players_of(self.who, context.player, state.turn_player):
            value = self.value.of(state, context)
            extra = _begun(self.extra, context)
            source = context.source
            begin(state, player, self.what, value, self.until, context.controller, extra, source)
        context.done = 1


def _of_this(extra: Extra | None, context: Context) -> Extra | None:
    """What a permanent effect carries: of what was before, its words point to this card alone."""
    if not isinstance(extra, Narrowing) or extra.points is None:
        return extra
    seen = context.copy()
    seen.remember(THIS_SLOT, [context.source.id])
    return extra.begun(seen)


class Targets:
    """Whom a permanent effect changes: this card, or a group that is looked at anew each time."""

    def __init__(self, group: Group | None) -> None:
        self.group: Final = group

    def minds(self) -> i64:
        return 0 if self.group is None else self.group.minds()


class CardChange(Change):
    """A permanent change of cards of the field."""

    def __init__(self, targets: Targets, what: i64, value: Value, extra: Extra | None) -> None:
        self.targets: Final = targets
        self.what: Final = what
        self.value: Final = value
        self.extra: Final = extra
        # What cards are, and what they are unaffected by, is asked by other permanent effects.
        self.again: Final = isinstance(extra, Trait) or _forbids(what, value, SHIELDING)
        self.sets: Final = what in (BASE_POWER, BASE_COST)

    def collect(self, state: GameState, context: Context, changes: list[Contribution]) -> None:
        # Rule 1-3-2: nothing is the same as the power of no card.
        if self.sets and not self.value.known(state, context):
            return
        value = self.value.of(state, context)
        if self.again:
            state.special = ANY_KIND
        group = self.targets.group
        settings = self.what <= COST and bool(state.minds & MINDS_SETTINGS)
        source = context.source
        if group is None:
            if settings and is_overruled(state, source.id, self.what, source.id):
                return
            changes.append(Contribution(source.id, self.what, value, context.player, self.extra, source))
            return
        own = self.value.is_own()
        extra = _of_this(self.extra, context)
        for card in group.members(state, context):
            if isinstance(card, FieldCard):
                if own:
                    value = self.value.of_card(state, context, card)
                if self._is_barred(state, context, card, value):
                    continue
                if settings and is_overruled(state, card.id, self.what, context.source.id):
                    continue
                changes.append(Contribution(card.id, self.what, value, context.player, extra, source))

    def _is_barred(self, state: GameState, context: Context, card: FieldCard, value: i64) -> bool:
        """Whether it does nothing to this card."""
        if not state.listening >> SHIELDS & 1:
            return False
        less = lessening(self.what, value)
        return not self.again and unaffected(state, card, context.player, context.source, less)

    def listens(self) -> i64:
        listens: i64 = bit_of(SHIELDS) if self.again else 0
        if not (self.what in (POWER, COST) or _gives_keyword(self.what, self.value)):
            listens |= bit_of(BINDS)
        if _forbids(self.what, self.value, CANNOT_RETURN_DON):
            listens |= bit_of(KEEPS_DON)
        return listens

    def minds(self) -> i64:
        return self.targets.minds() | self.value.minds() | (MINDS_VALUES if self.again else 0)


def _gives_keyword(what: i64, value: Value) -> bool:
    return what == KEYWORD and isinstance(value, Fixed) and value.number >= 0


def _forbids(what: i64, value: Value, bits: i64) -> bool:
    return what == CANNOT and isinstance(value, Fixed) and bool(value.number & bits)


class PlayerChange(Change):
    """A permanent ban for a player, or effects of a player that are invalid."""

    def __init__(self, who: i64, what: i64, value: i64, extra: Extra | None) -> None:
        self.who: Final = who
        self.what: Final = what
        self.value: Final = value
        self.extra: Final = extra

    def collect(self, state: GameState, context: Context, changes: list[Contribution]) -> None:
        extra = _of_this(self.extra, context)
        for player in players_of(self.who, context.player, state.turn_player):
            changes.append(Contribution(player, self.what, self.value, context.player, extra, context.source))

    def listens(self) -> i64:
        return bit_of(BINDS)
