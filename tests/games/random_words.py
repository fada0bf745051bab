"""Random describing words of effect trees: filters, amounts, conditions, selections."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.effects import Place
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    ON_FIELD,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Together,
    Top,
    TopOrBottom,
)
from optcg.model.terms import KEYWORD_BITS, SECRET_AREAS, Area, Attribute, Category, Color

T = TypeVar("T")

NAMES = ("Alpha", "Beta", "Alphabet", "Gamma", "Delta")
TYPES = ("Navy", "Neo Navy", "Giants", "Pirates")
SIGNS = ("=", "<=", ">=", "<", ">")
MARKS = ("seen", "done")
HAPPENINGS = (
    When("K.O.'d", Cards(Owner.OPPONENT, (Area.CHARACTER,))),
    When("attacks", Cards(Owner.YOU, ON_FIELD, f.ThisCard())),
    When("draws", who=Owner.YOU),
    When("played", Cards(Owner.YOU, ON_FIELD), by="effects"),
)
KEYWORDS = tuple(KEYWORD_BITS)
PRINTED = tuple(word for word in KEYWORDS if word != "Attack Active")
BATTLE_TIMINGS = ("When Attacking", "On Block", "On Your Opponent's Attack", "attacks", "attacked")
TAGS = ("On Play", "On Play", "When Attacking", "On K.O.", "On Your Opponent's Attack", "End of Your Turn")
NOT_BY = (
    ("be K.O.'d", "battle"),
    ("be K.O.'d", "effects"),
    ("be K.O.'d", "opponent's effects"),
    ("be removed", "effects"),
    ("be removed", "opponent's effects"),
    ("be rested", "opponent's effects"),
)
PILES = (Place.HAND, Place.TRASH, Place.DECK_TOP, Place.DECK_BOTTOM, Place.DECK_EITHER)
LIFE_PILES = (Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)
CHARACTERS = (Area.CHARACTER,)
SLOTS = range(2, 8)  # 0 and 1 are filled by what happened


class Words:
    """Grows trees. `slots` says in which slots of the effect at hand cards are, and where those lie."""

    def __init__(self, seed: object) -> None:
        self.random = Random(f"trees {seed}")
        self.apart = Random(f"steps apart {seed}")
        self.slots: dict[int, str] = {}
        self.battle = False  # the effect at hand belongs to a battle
        self.activates = False  # it may activate other effects without going round in circles
        self.still = False  # it is permanent, and should not depend on what it changes
        self.depth = 0

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def one(self, options: Sequence[T]) -> T:
        return self.random.choice(options)

    def some(self, options: Sequence[tuple[int, T]]) -> T:
        """One of several with weights."""
        return self.random.choices([o for _, o in options], [weight for weight, _ in options])[0]

    def owner(self) -> Owner:
        return self.some(((5, Owner.YOU), (5, Owner.OPPONENT), (1, Owner.EITHER)))

    def side(self) -> Owner:
        return self.one((Owner.YOU, Owner.OPPONENT))

    def keep(self, kind: str, other_than: int | None = None) -> int:
        """A slot for cards that lie on the "field", in the "open" or "hidden".

        A step may be left out, and its slot then holds what it held before: if that is hidden, it stays so.
        """
        free = [slot for slot in SLOTS if slot != other_than]
        fresh = [slot for slot in free if self.slots.get(slot, kind) == kind]
        slot = self.one(fresh or free)
        self.slots[slot] = kind if fresh else "hidden"
        return slot

    def kept(self, *kinds: str) -> int | None:
        found = [slot for slot, kind in self.slots.items() if kind in kinds]
        return self.one(found) if found else None

    # Filters --------------------------------------------------------------------------------------

    def filter(self, field: bool, depth: int = 0) -> f.Filter:
        if depth < 2 and self.chance(0.25):
            parts = tuple(self.filter(field, depth + 1) for _ in range(2))
            joined = (f.AllOf(parts), f.AnyOf(parts), f.Without(parts[0]))
            return self.one(joined)
        makers: list[Callable[[], f.Filter]] = [self._printed_filter]
        if not self.still or self.chance(0.1):
            makers += [self._number_filter]
        if field:
            makers += [self._field_filter]
        return self.one(makers)()

    def _printed_filter(self) -> f.Filter:
        slot = self.kept("field", "open")
        options: list[f.Filter] = [
            f.CategoryIs(self.one((Category.CHARACTER, Category.CHARACTER, Category.EVENT, Category.STAGE))),
            f.NameIs(self.one(NAMES)),
            f.NameIncludes(self.one(("Alpha", "a"))),
            f.TypeIs(self.one(TYPES)),
            f.TypeIncludes(self.one(("navy", "ts"))),
            f.AttributeIs(self.one(tuple(Attribute))),
            f.ColorIs(self.one((Color.RED, Color.GREEN))),
            f.Multicolor(),
            f.NumberIs(f"RND-A{self.random.randrange(1, 20):03}"),
            f.HasTrigger() if self.still else f.HasKeyword(self.one(KEYWORDS)),
            f.HasTrigger(),
            f.HasTiming(self.one(("On Play", "Activate: Main", "Blocker", "Trigger"))),
            f.NoBaseEffect(),
        ]
        if slot is not None:
            options += [
                f.SameNameAs(slot),
                f.ColorDiffersFrom(slot),
                f.Without(f.Among(slot)),
            ]
        return self.one(options)

    def _number_filter(self) -> f.Filter:
        sign = self.one(SIGNS[:3])
        if self.chance(0.1):
            return f.CounterIs(sign, self.one((0, 1000, 2000)))
        if self.chance(0.5):
            return f.CostIs(sign, self.small(), self.chance(0.2))
        return f.PowerIs(sign, self.power(positive=True), self.chance(0.2))

    def _field_filter(self) -> f.Filter:
        return self.one(
            (
                f.Rested(),
                f.Active(),
                f.GivenDonIs(self.one(SIGNS), self.one((0, 1))),
                f.PlayedThisTurn(),
                f.AgainstOwn(self.one(("power", "cost")), self.one(SIGNS), self.one(("base", "given DON!!"))),
                f.ThisCard(),
                f.OwnedBy(self.side()),
                f.Without(f.ThisCard()),
                f.InBattle(self.one(("", "attacker", "target"))),
                f.InArea(self.one(((Area.CHARACTER,), (Area.LEADER, Area.STAGE)))),
            )
        )

    def cards(self, owner: Owner, areas: tuple[Area, ...], share: float = 0.6) -> Cards:
        """A group. Hidden cards are described only if their player is the one who looks through them."""
        field = all(area in ON_FIELD for area in areas)
        described = share > 0 and self.chance(share)
        return Cards(owner, areas, self.filter(field) if described else None)

    def counted(self) -> Cards:
        areas = self.one((CHARACTERS, LEADER_AND_CHARACTERS, (Area.HAND,), (Area.LIFE,), (Area.TRASH,)))
        return self.cards(self.owner(), areas, 0 if areas[0] in SECRET_AREAS else 0.4)

    # Amounts --------------------------------------------------------------------------------------

    def small(self) -> n.Amount:
        return self.one((0, 1, 1, 2, 2, 3, 4)) if self.chance(0.85) else self.worked_out()

    def count(self) -> n.Amount:
        return self.one((1, 1, 1, 2)) if self.chance(0.9) else self.worked_out()

    def power(self, positive: bool = False) -> n.Amount:
        if self.chance(0.15):
            return n.Per(self.one((1000, 1000, 500)), self.one((1, 2, 3)), self.worked_out())
        if not self.still and self.chance(0.1):
            return self.thousands()
        thousands = self.one((1, 1, 2, 3, 4, 5))
        return 1000 * (thousands if positive or self.chance(0.6) else -thousands)

    def thousands(self) -> n.Amount:
        slot = self.kept("field", "open")
        base = self.chance(0.3)
        options: list[n.Amount] = [n.PowerOf(None, base), n.TotalOf("power", self.field_cards())]
        if slot is not None:
            options.append(n.PowerOf(slot, base))
        return self.one(options)

    def field_cards(self) -> Cards:
        return self.cards(self.owner(), CHARACTERS, 0.3)

    def worked_out(self, depth: int = 0) -> n.Amount:
        if depth < 2 and self.chance(0.2):
            left, right = self.worked_out(depth + 1), self.worked_out(depth + 1)
            return self.one((n.Plus(left, 1), n.Minus(left, right), n.Per(1, 2, left)))
        slot = self.kept("field", "open", "hidden")
        open_slot = self.kept("field", "open")
        options: list[n.Amount] = [
            n.CountOf(self.counted()),
            n.DonOf(self.owner(), self.one(("field", "active", "rested", "given", "deck"))),
            n.DoneCount(),
            n.NamedNumber(),
            n.TurnsOf(self.side()),
            n.Happened(self.one(HAPPENINGS)),
        ]
        if not self.still:
            options += [n.CostOf(None, self.chance(0.3)), n.Per(1, 2, n.TotalOf("cost", self.field_cards()))]
        if slot is not None:
            options.append(n.SlotCount(slot))
        if open_slot is not None:
            options.append(n.CostOf(open_slot, self.chance(0.3)))
        return self.one(options)

    # Conditions -----------------------------------------------------------------------------------

    def condition(self, depth: int = 0) -> c.Condition:
        if depth < 2 and self.chance(0.2):
            parts = tuple(self.condition(depth + 1) for _ in range(2))
            return self.one((c.Both(parts), c.Either(parts), c.NotSo(parts[0])))
        slot = self.kept("field", "open")
        options: list[c.Condition] = [
            c.Compare(self.worked_out(), self.one(SIGNS), self.small()),
            c.Compare(n.CountOf(self.counted()), self.one(("<=", ">=")), self.one((1, 2, 3))),
            c.Compare(n.DonOf(self.owner()), self.one(("<=", ">=")), self.one((2, 5, 8))),
            c.OnlyHave(Cards(self.side(), CHARACTERS), self.filter(True)),
            c.YouDid(),
            c.YourTurn(self.chance(0.6)),
            c.ThisTurn(self.one(MARKS)),
            c.ThisCardIs(self.filter(True)),
        ]
        if slot is not None:
            options.append(c.SlotFits(slot, self.filter(True) if self.chance(0.6) else None))
        return self.one(options)

    def maybe_condition(self, share: float = 0.2) -> c.Condition | None:
        return self.condition() if self.chance(share) else None

    # Selections -----------------------------------------------------------------------------------

    def on_field(self, areas: tuple[Area, ...] = LEADER_AND_CHARACTERS, kind: str = "field") -> Selection:
        """Cards of the field; afterwards they lie where `kind` says."""
        slot = self.kept("field")
        if self.chance(0.15):
            return This()
        if slot is not None and self.chance(0.25):
            self.slots[slot] = kind
            return Slot(slot, self.filter(True) if self.chance(0.2) else None)
        if self.battle and self.chance(0.25):
            fights = f.InBattle(self.one(("attacker", "target")))
            return Every(Cards(Owner.EITHER, LEADER_AND_CHARACTERS, fights), self.keep(kind))
        if self.chance(0.05):
            first = self.choice(self.cards(self.owner(), areas), kind)
            return Together((first, This()), self.keep(kind, other_than=first.slot))
        if self.chance(0.15):
            cards = self.cards(self.owner(), areas)
            return Every(cards, self.keep(kind))
        return self.choice(self.cards(self.owner(), areas), kind)

    def choice(self, cards: Cards, kind: str, chooser: Owner | None = None) -> Choose:
        manner = self.random.randrange(6)
        facts: dict[str, Any] = {"count": self.count(), "up_to": manner > 2}
        if manner == 0:
            facts = {"count": None, "at_least": self.one((0, 1))}
        elif manner == 5:
            facts |= {"count": 3, "at_least": self.one((0, 0, 1))}
        if manner in (0, 5) and cards.areas[0] not in SECRET_AREAS:
            words = self.one(("name", "color"))
            limit = self.one(
                ({"total_power": 6000}, {"total_cost": 5}, {"different": words}, {"same": words}, {})
            )
            facts |= limit
        if self.slots and self.chance(0.1):
            facts["other_than"] = (self.one(tuple(self.slots)),)
        if chooser is None:
            secret = any(area in SECRET_AREAS for area in cards.areas)
            chooser = Owner.YOU if secret or self.chance(0.85) else Owner.OPPONENT
        return Choose(cards, chooser=chooser, slot=self.keep(kind), **facts)

    def of_hand(self, kind: str = "hidden", filtered: float = 0.6) -> Selection:
        """Cards of a hand: the own one, the other one blind, or by the choice of its player."""
        manner = self.random.randrange(6)
        if manner == 0:
            return Every(Cards(self.side(), (Area.HAND,)), self.keep(kind))
        if manner == 1:
            return self.choice(Cards(Owner.OPPONENT, (Area.HAND,)), kind, Owner.YOU)
        if manner == 2:
            return self.choice(self.cards(Owner.OPPONENT, (Area.HAND,), filtered), kind, Owner.OPPONENT)
        return self.choice(self.cards(Owner.YOU, (Area.HAND,), filtered), kind, Owner.YOU)

    def of_pile(self, kind: str = "hidden") -> Selection:
        """Cards from the top or the bottom of a deck or of Life, or Life cards by their place."""
        manner = self.random.randrange(6)
        if manner == 0:
            return TopOrBottom(self.side(), Area.LIFE, self.keep(kind))
        if manner == 1:
            described = f.FaceUp() if self.chance(0.4) else None
            return self.choice(Cards(self.side(), (Area.LIFE,), described), kind, Owner.YOU)
        area = self.one((Area.DECK, Area.DECK, Area.LIFE))
        return Top(self.side(), area, self.one((1, 1, 2, 3)), self.chance(0.2), self.keep(kind))

    def of_trash(self, kind: str = "open") -> Selection:
        return self.choice(self.cards(self.owner(), (Area.TRASH,)), kind)
