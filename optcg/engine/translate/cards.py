"""Cards with their abilities: each is translated once per catalogue."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary, ref

from optcg.engine.activation import GRANTED_FROM
from optcg.engine.conditions import Test
from optcg.engine.definitions import Abilities, Definition, RuleTexts
from optcg.engine.groups import Group
from optcg.engine.hand_cost import CounterChange, HandCostChange
from optcg.engine.program import (
    MINDS_GATES,
    MINDS_VALUES,
    AbilityCode,
    AddedCost,
    Change,
    Extra,
    Granted,
    Permanent,
    Program,
    Situation,
    Timing,
    WouldCode,
)
from optcg.engine.resolve import flow, questions
from optcg.engine.resolve.change import CardChange, PlayerChange, Targets
from optcg.engine.setup import PresentedDeck
from optcg.engine.translate.changes import (
    card_change,
    keeping_this,
    player_change,
)
from optcg.engine.translate.costs import cost_parts, in_full
from optcg.engine.translate.steps import EffectTranslator, asked_first, at_first, only_if
from optcg.engine.translate.words import (
    OWNERS,
    TURNS,
    gate_tags,
    group,
    label_of,
    matcher,
    maybe_matcher,
    maybe_source,
    maybe_test,
    memories,
    points_to_event,
    timing,
    value,
)
from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.cards import CardData, CatalogLike
from optcg.model.conditions import Condition, SlotFits
from optcg.model.effects import Effect
from optcg.model.selections import Every, Owner, This
from optcg.model.terms import KEYWORD_BITS, Area, Category

_GATED: Final = (
    a.AutoEffect,
    a.ActivateEffect,
    a.PermanentEffect,
    a.ReplacementEffect,
    a.HandCost,
    a.GivesCounter,
)


class Translator:
    """Translates the abilities of one card."""

    def __init__(self, data: CardData, catalog: CatalogLike) -> None:
        self.data: Final = data
        self.catalog: Final = catalog
        self.number: Final = data.number
        self.found: Final = Abilities()

    def translate(self) -> Definition:
        for index, ability in enumerate(self.data.abilities, start=1):
            self._ability(index, ability)
        self.found.memories = memories(self.data.abilities)
        return Definition(self.data, self.found)

    # Pieces that saved games refer to -----------------------------------------------------------

    def program(self, key: str, effects: tuple[Effect, ...]) -> Program:
        program, writer = self._begun(key)
        writer.write(effects)
        return program

    def _begun(self, key: str) -> tuple[Program, EffectTranslator]:
        """An empty program, and what writes it."""
        program = self.found.programs[key] = Program(self.number, key)
        return program, EffectTranslator(self, key, program)

    def extra_key(self) -> str:
        return f"x{len(self.found.extras)}"

    def keep(self, extra: Extra) -> None:
        self.found.extras[extra.key] = extra

    def granted(self, ability: a.Ability, once: bool) -> Granted:
        """An ability that other cards gain (Rule 8-2-4)."""
        key = self.extra_key()
        index = GRANTED_FROM + 1 + len(self.found.extras)
        # The key is taken before the ability is translated, which may grant something itself.
        self.keep(Extra(self.number, key))
        auto: AbilityCode | None = None
        would: WouldCode | None = None
        permanent: Permanent | None = None
        if isinstance(ability, a.AutoEffect):
            auto = self._auto(index, ability, once)
        elif isinstance(ability, a.ReplacementEffect):
            would = self._would(index, ability)
        elif isinstance(ability, a.PermanentEffect):
            permanent = self._permanent(index, ability)
        else:
            raise TypeError(f"{ability!r} cannot be gained.")
        extra = Granted(self.number, key, auto, would, permanent, once)
        self.keep(extra)
        return extra

    def added_cost(self, effect: e.AddCost) -> AddedCost:
        """What an action of other cards costs besides (Rule 8-3-1-2)."""
        key = self.extra_key()
        program, writer = self._begun(key)
        writer.write_cost(effect.cost, paying=False)
        program.nodes.append(flow.ReportStep(effect.action))
        extra = AddedCost(self.number, key, effect.action, program, cost_parts(effect.cost))
        self.keep(extra)
        return extra

    def label(self, effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
        """A few words for an option."""
        return self.catalog.words_of(effects, before)

    # Abilities ----------------------------------------------------------------------------------

    def _ability(self, index: int, ability: a.Ability) -> None:
        found = self.found
        if isinstance(ability, _GATED):
            found.timings.extend(gate_tags(ability.gate))
        if isinstance(ability, a.KeywordEffect):
            found.keywords |= KEYWORD_BITS[ability.keyword]
            found.timings.append(ability.keyword)
        elif isinstance(ability, a.AutoEffect):
            code = self._auto(index, ability)
            (found.autos if ability.area is None else found.trash_autos).append(code)
            for when in ability.timings:
                found.timings.append(when.event)
                if ability.area is None:
                    found.codes.setdefault(when.event, code)
        elif isinstance(ability, a.ActivateEffect):
            self._activate(index, ability)
        elif isinstance(ability, a.TriggerEffect):
            found.timings.append("Trigger")
            found.trigger = self._code(
                index, "[Trigger]", [], a.OPEN, None, ability.cost, ability.effects, ability.optional
            )
        elif isinstance(ability, a.PermanentEffect):
            permanent = self._permanent(index, ability)
            if ability.area is None:
                found.permanents.append(permanent)
            else:
                found.lying.append((ability.area, permanent))
        elif isinstance(ability, a.ReplacementEffect):
            there = found.replacements if ability.area is None else found.trash_replacements
            there.append(self._would(index, ability))
        elif isinstance(ability, a.RuleText):
            _add_rule_text(self.found.rule_texts, ability)
        else:
            raise TypeError(f"No meaning for {ability!r}.")

    def _code(
        self,
        index: int,
        label: str,
        timings: list[Timing],
        gate: a.Gate,
        condition: Test | None,
        cost: tuple[Effect, ...],
        effects: tuple[Effect, ...],
        optional: bool,
        next_time: bool = False,
        in_trash: bool = False,
    ) -> AbilityCode:
        (program, writer), costs = self._begun(str(index)), cost_parts(cost)
        waits = bool(gate.once and timings and not cost) and not next_time
        prompts = writer.prompts
        prompts.off_field = in_trash or label in ("[Trigger]", "[On K.O.]")
        asked = prompts.offer(label, cost, effects)
        offer = questions.OfferNode(optional, costs, asked, label, bool(timings))
        program.nodes.append(offer)
        if next_time or (gate.once and not waits):  # "the next time" has come even if it is declined
            program.nodes.insert(0 if next_time else 1, flow.UseStep(index, in_trash))
        writer.write_cost(cost)
        if self.data.category != Category.EVENT and label != "[Trigger]":
            program.nodes.append(flow.AddedCostStep())
        program.nodes.append(flow.CostEndStep(label == "[Trigger]", gate.don))
        if waits:
            writer.write_once(effects, flow.UseStep(index, in_trash))
        else:
            writer.write(effects)
        offer.join(program.nodes, not cost and len(effects) == 1)
        offer.only_if = only_if(effects)
        words, held = prompts.ability(label, cost, effects), (gate.don, TURNS[gate.turn], gate.once)
        code = AbilityCode(index, label, words, timings, *held, condition, program, costs, in_trash)
        code.about_event, code.only_if = points_to_event((cost, effects)), offer.only_if
        code.optional = optional
        self.found.by_index[index] = code
        return code

    def _auto(self, index: int, ability: a.AutoEffect, next_time: bool = False) -> AbilityCode:
        timings = [timing(when) for when in ability.timings]
        label = label_of(ability, next_time)
        condition = maybe_test(ability.condition or _of_event(ability))
        optional = ability.optional and not _asks_itself(ability)
        in_trash, parts = ability.area is Area.TRASH, (ability.gate, condition, ability.cost, ability.effects)
        return self._code(index, label, timings, *parts, optional, next_time, in_trash)

    def _activate(self, index: int, ability: a.ActivateEffect) -> None:
        """Declaring the effect is the choice to pay, so nothing more is asked (Rule 8-4-1-2).

        An Event is activated by its card; a cost before a colon may still be declined (Rule 8-3-1-4).
        """
        label = "/".join(f"[{tag}]" for tag in ability.timings)
        on_event = "Activate: Main" not in ability.timings
        optional = on_event and bool(ability.cost) and ability.optional
        condition = maybe_test(ability.condition or (None if on_event else asked_first(ability)))
        gate, cost, in_trash = ability.gate, ability.cost, ability.area is Area.TRASH
        code = self._code(index, label, [], gate, condition, cost, ability.effects, optional, False, in_trash)
        found = self.found
        for tag in ability.timings:
            found.timings.append(tag)
            found.codes.setdefault(tag, code)
            if tag == "Main":
                found.main = found.main or code
            elif tag == "Counter":
                found.counter_event = found.counter_event or code
            elif ability.area is not None:
                found.off_field.append((ability.area, code))
            else:
                found.activates.append(code)

    def _permanent(self, index: int, ability: a.PermanentEffect) -> Permanent:
        writer = EffectTranslator(self, str(index), Program(self.number, str(index)))
        changes = [self._change(writer, effect) for effect in ability.changes]
        condition = maybe_test(ability.condition)
        minds = MINDS_GATES if ability.gate.don else 0
        if condition is not None:
            minds |= condition.minds()
        for change in changes:
            minds |= change.minds()
        # A change that negates others is looked at again, for what it silenced.
        if any(isinstance(effect, e.Negate) for effect in ability.changes):
            minds |= MINDS_VALUES
        turn = TURNS[ability.gate.turn]
        grants = any(isinstance(effect, e.Grant) for effect in ability.changes)
        firm = any(_stands_itself(effect) for effect in ability.changes)
        # What cannot be negated is looked at again, for what speaks once more.
        depends = bool(minds & MINDS_VALUES) or any(
            isinstance(effect, e.Forbid) and effect.what_not == "be negated" for effect in ability.changes
        )
        return Permanent(ability.gate.don, turn, condition, changes, depends, minds, grants, firm)

    def _change(self, writer: EffectTranslator, effect: Effect) -> Change:
        effect = keeping_this(effect)
        if isinstance(effect, e.PlayerChange):
            what, bits, limit = player_change(self, effect)
            return PlayerChange(OWNERS[effect.who], what, bits, limit)
        if not isinstance(effect, e.CardChange):
            raise TypeError(f"{effect!r} is no permanent change.")
        if not isinstance(effect.what, (Every, This)):
            # Rule 8-1-4-2: nothing is chosen for a permanent effect.
            raise TypeError(f"{effect!r} is no permanent change: it needs This or Every.")
        what, amount, extra = card_change(self, effect)
        meant: Group | None = group(effect.what.cards) if isinstance(effect.what, Every) else None
        return CardChange(Targets(meant), what, amount, extra)

    def _would(self, index: int, ability: a.ReplacementEffect) -> WouldCode:
        program, writer = self._begun(str(index))
        effects = tuple([in_full(effect) for effect in ability.effects])
        costs = cost_parts(at_first(effects))
        for effect in effects:
            # "If you do" comes after what is done instead, which alone must be possible (8-1-3-4-5).
            writer.write_one(effect, must=not isinstance(effect, e.If))
        gate, condition = ability.gate, maybe_test(ability.condition)
        turn = TURNS[gate.turn]
        in_trash = ability.area is Area.TRASH
        words = writer.prompts.instead(ability.effects)
        code = AbilityCode(
            index, "instead", words, [], gate.don, turn, gate.once, condition, program, costs, in_trash
        )
        self.found.by_index[index] = code
        situations: list[Situation] = []
        would: a.Would | None = ability.would
        while would is not None:
            subject = None if would.subject is None else group(would.subject)
            source = maybe_source(would.source)
            situations.append(Situation(would.event, subject, would.by, source, would.at_least))
            would = would.also
        return WouldCode(situations, ability.optional, code)


def _stands_itself(effect: Effect) -> bool:
    """ "This Character's effects cannot be negated": nor can this one. "Are negated": all but this."""
    if isinstance(effect, e.Negate):
        return effect.what == This() and not effect.timing
    return isinstance(effect, e.Forbid) and effect.what_not == "be negated" and effect.what == This()


def _of_event(ability: a.AutoEffect) -> Condition | None:
    """Rule 8-3-1-8: what must be so of the cards of an event is part of the timing; else it is not met."""
    if ability.optional or ability.cost or len(ability.effects) != 1:
        return None
    step = ability.effects[0]
    if not isinstance(step, e.If) or step.otherwise or not isinstance(step.condition, SlotFits):
        return None
    return step.condition if 0 <= step.condition.slot <= 1 else None


def _asks_itself(ability: a.AutoEffect) -> bool:
    """Whether it is nothing but "you may", which is asked anyway; to decline that spends [Once Per Turn]."""
    if ability.cost or ability.gate.once or len(ability.effects) != 1:
        return False
    only = ability.effects[0]
    return isinstance(only, e.May) and only.who == Owner.YOU and not only.otherwise


# Deck construction is judged where decks are (Rule 5-1-2-4).
_OF_DECKS: Final = (a.AnyNumberInDeck, a.DeckCannotInclude)


def _add_rule_text(texts: RuleTexts, text: a.RuleText) -> None:
    """Gather one of the texts that hold wherever the card is (Rule 8-1-3-3-3)."""
    if isinstance(text, a.AlsoNamed):
        texts.names.append(text.name)
    elif isinstance(text, a.AlsoTyped):
        texts.types.append(text.type)
    elif isinstance(text, a.AlsoAttribute):
        texts.attributes.append(text.attribute)
    elif isinstance(text, a.AlsoAll):
        texts.all_of.append(text.what)
    elif isinstance(text, a.DonDeckOf):
        texts.don_deck = text.count
    elif isinstance(text, a.GivesCounter):
        (texts.own_counter if text.filter == f.ThisCard() else texts.counters).append(_counter(text))
    elif isinstance(text, a.DefeatByDeckIsWin):
        texts.deck_is_win = True
    elif isinstance(text, a.DefeatByDeckWaits):
        texts.deck_can_wait = True
    elif isinstance(text, a.FaceUpLifeToDeck):
        texts.face_up_life_to_deck = True
    elif text == a.EntersRested(f.ThisCard()):
        texts.arrives_rested = True
    elif isinstance(text, a.EntersRested):
        texts.enters_rested.append((OWNERS[text.who], maybe_matcher(text.filter), text.by))
    elif isinstance(text, a.DonPhaseGives):
        texts.don_phase_gifts.append((text.count, maybe_test(text.condition)))
    elif isinstance(text, a.NotPlayedByEffects):
        texts.not_played_from.append((list(text.areas), maybe_test(text.condition)))
    elif isinstance(text, a.HandCost):
        texts.hand_costs.append(_hand_cost(text))
    elif not isinstance(text, _OF_DECKS):
        raise TypeError(f"No meaning for {text!r}.")


def _hand_cost(text: a.HandCost) -> HandCostChange:
    """What changes costs in the hand."""
    gate = text.gate
    tests = maybe_matcher(text.filter), maybe_test(text.condition)
    return HandCostChange(
        text.this_only, gate.don, TURNS[gate.turn], text.to_play, OWNERS[text.who], value(text.amount), *tests
    )


def _counter(text: a.GivesCounter) -> CounterChange:
    """What changes Counters in the hand."""
    gate = text.gate
    tests = matcher(text.filter), maybe_test(text.condition)
    return CounterChange(text.amount, text.becomes, gate.don, TURNS[gate.turn], *tests)


def define(data: CardData, catalog: CatalogLike) -> Definition:
    """Translate one card."""
    return Translator(data, catalog).translate()


KEPT_DECKS: Final = 64


class Definitions:
    """The definitions of one catalogue, each made when first asked for."""

    def __init__(self, catalog: CatalogLike) -> None:
        self._catalog: Final = ref(catalog)
        self._known: Final[dict[str, Definition]] = {}
        self._decks: Final[dict[tuple[str, ...], PresentedDeck]] = {}

    def of(self, number: str) -> Definition:
        found = self._known.get(number)
        if found is None:
            catalog = self._catalog()
            assert catalog is not None
            found = self._known[number] = define(catalog[number], catalog)
        return found

    def deck(self, numbers: list[str]) -> PresentedDeck:
        """A deck for a game, the Leader first; the last ones asked for are kept."""
        key = tuple(numbers)
        found = self._decks.get(key)
        if found is None:
            if len(self._decks) >= KEPT_DECKS:
                self._decks.clear()
            found = self._decks[key] = PresentedDeck([self.of(number) for number in numbers])
        return found


_BY_CATALOG: Final[WeakKeyDictionary[CatalogLike, Definitions]] = WeakKeyDictionary()


def definitions_of(catalog: CatalogLike) -> Definitions:
    """The definitions of `catalog`, shared by every game played with it."""
    found = _BY_CATALOG.get(catalog)
    if found is None:
        found = _BY_CATALOG[catalog] = Definitions(catalog)
    return found
