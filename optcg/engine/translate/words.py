"""From the describing words of the model to what the engine asks of a card: filters, amounts, conditions."""

from dataclasses import replace
from typing import Final
from zlib import crc32

from optcg.engine import amounts as values
from optcg.engine import conditions as tests
from optcg.engine import matching, sharing
from optcg.engine.amounts import FittingValue, Value
from optcg.engine.bans import CANNOT_NAMES
from optcg.engine.conditions import Test
from optcg.engine.definitions import CATEGORY_CODES
from optcg.engine.groups import EITHER, OPPONENT, YOU, Group
from optcg.engine.matching import Matcher, NotActingOffFieldMatcher
from optcg.engine.memory import Memory
from optcg.engine.program import ANY_TURN, OPPONENTS_TURN, YOUR_TURN, Timing
from optcg.engine.timings import ON_OPPONENTS_ATTACK, TIMINGS
from optcg.model import amounts, conditions, filters
from optcg.model.abilities import AutoEffect, Gate, When
from optcg.model.amounts import Amount
from optcg.model.conditions import Condition
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Owner, Selection, Slot
from optcg.model.terms import KEYWORD_BITS, Category
from optcg.model.trees import nodes_of

TURNS: Final = {"": ANY_TURN, "your": YOUR_TURN, "opponent": OPPONENTS_TURN}
OWNERS: Final[dict[Owner, int]] = {Owner.YOU: YOU, Owner.OPPONENT: OPPONENT, Owner.EITHER: EITHER}


def timing(when: When) -> Timing:
    """The event that an effect waits for or that a condition asks for."""
    return Timing(
        TIMINGS[when.event],
        OWNERS[when.who],
        None if when.subject is None else group(when.subject),
        when.by,
        when.at_least,
        maybe_source(when.source),
        when.together,
        when.origin,
        when.subject is not None and when.subject.filter == filters.ThisCard(),
    )


def memory(happened: amounts.Happened) -> Memory:
    """What is kept in mind of a turn; the same question of two cards is one."""
    when = happened.when
    asked = repr(when if happened == amounts.Happened(when) else happened)
    other = None if happened.other is None else matcher(happened.other)
    own = any(part == filters.ThisCard() for part in nodes_of(happened))
    last = {None: "", Owner.YOU: "your", Owner.OPPONENT: "opponent"}[happened.last]
    return Memory(
        f"{when.event} {crc32(asked.encode()):08x}", timing(when), own, other, last, happened.by_card
    )


def memories(tree: object) -> list[Memory]:
    """All that an ability asks of the turn so far."""
    asked = [part for part in nodes_of(tree) if isinstance(part, amounts.Happened)]
    return [memory(happened) for happened in asked]


def points_to_event(tree: object) -> bool:
    """Whether steps may speak of the cards to which something happened: they are in the first two slots."""
    for part in nodes_of(tree):
        slots = [getattr(part, "source", None)]
        if not isinstance(part, Selection) or isinstance(part, Slot):
            slots.append(getattr(part, "slot", None))
        if 0 in slots or 1 in slots:
            return True
    return False


def group(cards: Cards) -> Group:
    return Group(OWNERS[cards.owner], cards.areas, None if cards.filter is None else matcher(cards.filter))


def with_timing(what: Selection, timing: str) -> Selection:
    """Rule 10-2-4-1-2: of cards to activate only those count that have the timing the effect names."""
    if not isinstance(what, Choose):
        return what
    timed = filters.HasTiming(timing)
    described = what.cards.filter
    narrowed = timed if described is None else filters.AllOf((described, timed))
    return replace(what, cards=replace(what.cards, filter=narrowed))


def maybe_matcher(described: Filter | None) -> Matcher | None:
    return None if described is None else matcher(described)


def maybe_source(described: Filter | None) -> Matcher | None:
    return None if described is None else source_matcher(described)


def source_matcher(described: Filter) -> Matcher:
    """The matcher of the cards whose effects are meant: "by effects of your opponent's Characters"."""
    f = described
    if isinstance(f, filters.AllOf):
        return matching.AllMatcher([source_matcher(part) for part in f.filters])
    if isinstance(f, filters.AnyOf):
        return matching.AnyMatcher([source_matcher(part) for part in f.filters])
    if isinstance(f, filters.CategoryIs) and f.category in (Category.CHARACTER, Category.STAGE):
        return NotActingOffFieldMatcher(matcher(f))
    if isinstance(f, filters.Without) and not isinstance(f.filter, filters.SameNameAs):
        return matching.NotMatcher(source_matcher(f.filter))
    return matcher(f)


def matcher(described: Filter) -> Matcher:
    """The matcher of a filter."""
    f = described
    if isinstance(f, filters.AllOf):
        return matching.AllMatcher([matcher(part) for part in f.filters])
    if isinstance(f, filters.AnyOf):
        return matching.AnyMatcher([matcher(part) for part in f.filters])
    if isinstance(f, filters.Without):
        if isinstance(f.filter, filters.SameNameAs) and f.filter.slot is not None:
            return sharing.OtherNameMatcher(f.filter.slot)
        return matching.NotMatcher(matcher(f.filter))
    if isinstance(f, filters.CategoryIs):
        return matching.CategoryMatcher(CATEGORY_CODES[f.category])
    if isinstance(f, filters.NameIs):
        return matching.NameMatcher(f.name)
    if isinstance(f, filters.NameIncludes):
        return matching.NamePartMatcher(f.text)
    if isinstance(f, filters.TypeIs):
        return matching.TypeMatcher(f.type)
    if isinstance(f, filters.TypeIncludes):
        return matching.TypePartMatcher(f.text)
    if isinstance(f, filters.AttributeIs):
        return matching.AttributeMatcher(str(f.attribute))
    if isinstance(f, filters.ColorIs):
        return matching.ColorMatcher(str(f.color))
    if isinstance(f, filters.Multicolor):
        return matching.MulticolorMatcher()
    if isinstance(f, filters.NumberIs):
        return matching.NumberMatcher(f.number)
    return _number_matcher(f)


def _number_matcher(f: Filter) -> Matcher:
    if isinstance(f, filters.CostIs):
        return matching.CostMatcher(f.compare, value(f.amount), f.base)
    if isinstance(f, filters.PowerIs):
        return matching.PowerMatcher(f.compare, value(f.amount), f.base)
    if isinstance(f, filters.CounterIs):
        return matching.CounterMatcher(f.compare, value(f.amount))
    if isinstance(f, filters.GivenDonIs):
        return matching.GivenDonMatcher(f.compare, value(f.amount))
    return _state_matcher(f)


def _state_matcher(f: Filter) -> Matcher:
    if isinstance(f, filters.Rested):
        return matching.StateMatcher(True)
    if isinstance(f, filters.Active):
        return matching.StateMatcher(False)
    if isinstance(f, filters.FaceUp):
        return matching.FaceUpMatcher()
    if isinstance(f, filters.HasKeyword):
        return matching.KeywordMatcher(KEYWORD_BITS[f.keyword])
    if isinstance(f, filters.HasTrigger):
        return matching.TriggerMatcher()
    if isinstance(f, filters.HasTiming):
        return matching.TimingMatcher(f.timing)
    if isinstance(f, filters.NoBaseEffect):
        return matching.NoBaseEffectMatcher()
    if isinstance(f, filters.AgainstOwn):
        return matching.AgainstOwnMatcher(f.what == "power", f.compare, f.own == "given DON!!")
    if isinstance(f, filters.PlayedThisTurn):
        return matching.PlayedThisTurnMatcher()
    if isinstance(f, filters.ThisCard):
        return matching.ThisMatcher()
    if isinstance(f, filters.OwnedBy):
        return matching.OwnerMatcher(OWNERS[f.owner])
    if isinstance(f, filters.ColorDiffersFrom):
        return sharing.OtherColorMatcher(f.slot)
    if isinstance(f, filters.Among):
        return matching.AmongMatcher(f.slot)
    if isinstance(f, filters.SameNameAs):
        return sharing.SameNameMatcher(-1 if f.slot is None else f.slot)
    if isinstance(f, filters.InArea):
        return matching.AreaMatcher(f.areas)
    if isinstance(f, filters.InBattle):
        return matching.BattleMatcher(f.role)
    raise TypeError(f"No matcher for {f!r}.")


def value(amount: Amount) -> Value:
    """The value of an amount."""
    a = amount
    if isinstance(a, int):
        return values.Fixed(a)
    if isinstance(a, amounts.CountOf):
        return (
            values.DifferentValue(group(a.cards), a.different)
            if a.different
            else values.CountValue(group(a.cards))
        )
    if isinstance(a, amounts.DonOf):
        return values.DonValue(OWNERS[a.owner], a.where)
    if isinstance(a, amounts.Per):
        return values.PerValue(a.each, a.every, value(a.of))
    if isinstance(a, amounts.Plus):
        return values.SumValue(value(a.left), value(a.right), 1)
    if isinstance(a, amounts.Minus):
        if isinstance(a.right, amounts.ItsOwn):
            return values.SumValue(value(a.left), values.OwnValue(a.right.what, becomes=True), -1)
        return values.SumValue(value(a.left), value(a.right), -1)
    if isinstance(a, amounts.PowerOf):
        return values.CardValue("power", -1 if a.slot is None else a.slot, a.base)
    if isinstance(a, amounts.CostOf):
        return values.CardValue("cost", -1 if a.slot is None else a.slot, a.base)
    if isinstance(a, amounts.ItsOwn):
        return values.OwnValue(a.what)
    if isinstance(a, amounts.TotalOf):
        return values.TotalValue(a.what, group(a.cards), a.base)
    if isinstance(a, amounts.SlotCount):
        return values.SlotValue(a.slot) if a.filter is None else FittingValue(a.slot, matcher(a.filter))
    if isinstance(a, amounts.DoneCount):
        return values.DoneValue()
    if isinstance(a, amounts.NamedNumber):
        return values.NamedValue()
    if isinstance(a, amounts.Happened):
        return values.HappenedValue(memory(a))
    if isinstance(a, amounts.TurnsOf):
        return values.TurnsValue(OWNERS[a.owner])
    raise TypeError(f"No value for {a!r}.")


def maybe_test(condition: Condition | None) -> Test | None:
    return None if condition is None else test(condition)


def test(condition: Condition) -> Test:
    """The test of a condition."""
    c = condition
    if isinstance(c, conditions.Compare):
        asked = [value(side) for side in (c.left, c.right) if _is_of_a_card(side)]
        if asked:
            return tests.KnownCompareTest(value(c.left), c.compare, value(c.right), asked)
        return tests.CompareTest(value(c.left), c.compare, value(c.right))
    if isinstance(c, conditions.Both):
        return tests.BothTest([test(part) for part in c.conditions])
    if isinstance(c, conditions.Either):
        return tests.EitherTest([test(part) for part in c.conditions])
    if isinstance(c, conditions.NotSo):
        return tests.NotTest(test(c.condition))
    if isinstance(c, conditions.OnlyHave):
        return tests.OnlyTest(group(c.cards), matcher(c.filter))
    if isinstance(c, conditions.SlotFits):
        return tests.SlotTest(c.slot, maybe_matcher(c.filter))
    if isinstance(c, conditions.YouDid):
        return tests.DidTest()
    if isinstance(c, conditions.YourTurn):
        return tests.TurnTest(c.yours)
    if isinstance(c, conditions.ThisTurn):
        return tests.MarkTest(c.mark)
    if isinstance(c, conditions.ThisCardIs):
        return tests.ThisTest(matcher(c.filter))
    raise TypeError(f"No test for {c!r}.")


def _is_of_a_card(a: Amount) -> bool:
    """Whether it is a number of one card, which may not be there."""
    if isinstance(a, (amounts.Plus, amounts.Minus)):
        return _is_of_a_card(a.left) or _is_of_a_card(a.right)
    return isinstance(a, (amounts.PowerOf, amounts.CostOf))


def forbidden_bits(what_not: str, by: str) -> int:
    """The bits of "cannot ...", with "by ..." taken into account."""
    if by == "battle":
        by = " in battle"
    elif by in ("opponent's effects", "your effects"):
        # "Your effects" is said of the opponent's cards: those of the other player than theirs.
        by = " by opponent's effects"
    elif by:
        by = f" by {by}"
    for name in (f"{what_not}{by}", what_not):
        if name in CANNOT_NAMES:
            return CANNOT_NAMES[name]
    # What only effects do needs no cause.
    return CANNOT_NAMES[f"{what_not} by effects"]


def negated_bits(timing: str) -> int:
    """Which effects are negated: all, or those with one timing."""
    return 1 if not timing else 1 << (TIMINGS[timing] + 1)


def gate_tags(gate: Gate) -> list[str]:
    """Rule 8-3-2: the conditions in brackets, as cards name an effect by them."""
    tags = [f"DON!! x{gate.don}"] if gate.don else []
    if gate.turn:
        tags.append("Your Turn" if gate.turn == "your" else "Opponent's Turn")
    return [*tags, "Once Per Turn"] if gate.once else tags


def label_of(ability: AutoEffect, next_time: bool = False) -> str:
    """What an auto effect is called: by its timings in brackets, else by its other brackets.

    "The next time" comes once without a bracket that says so.
    """
    printed = [f"[{when.event}]" for when in ability.timings if TIMINGS[when.event] <= ON_OPPONENTS_ATTACK]
    tags = gate_tags(replace(ability.gate, once=False) if next_time else ability.gate)
    return "/".join(printed) or " ".join(f"[{tag}]" for tag in tags) or "the effect"
