"""What a card must be to be meant: the describing words of card text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from optcg.model.amounts import Amount
from optcg.model.terms import Area, Attribute, Category, Color

if TYPE_CHECKING:
    from optcg.model.selections import Owner


@dataclass(frozen=True)
class Filter:
    """A property that a card has or has not."""


@dataclass(frozen=True)
class AllOf(Filter):
    filters: tuple[Filter, ...]


@dataclass(frozen=True)
class AnyOf(Filter):
    filters: tuple[Filter, ...]


@dataclass(frozen=True)
class Without(Filter):
    """ "other than", "without", "no": the opposite of a filter."""

    filter: Filter


@dataclass(frozen=True)
class CategoryIs(Filter):
    category: Category


@dataclass(frozen=True)
class NameIs(Filter):
    """[X]: exactly this card name, or a name the card has from its text (Rules 2-1-2, 2-1-3)."""

    name: str


@dataclass(frozen=True)
class NameIncludes(Filter):
    """ "X" in a name (Rule 2-1-2-1)."""

    text: str


@dataclass(frozen=True)
class TypeIs(Filter):
    """{X}: exactly this type (Rule 2-4-3)."""

    type: str


@dataclass(frozen=True)
class TypeIncludes(Filter):
    """ "X" in a type (Rule 2-4-3-1)."""

    text: str


@dataclass(frozen=True)
class AttributeIs(Filter):
    """<X> (Rule 2-5-6)."""

    attribute: Attribute


@dataclass(frozen=True)
class ColorIs(Filter):
    """A card of several colors is a card of each of them (Rule 2-3-5)."""

    color: Color


@dataclass(frozen=True)
class Multicolor(Filter):
    """Rule 2-3-6: two or more colors."""


@dataclass(frozen=True)
class NumberIs(Filter):
    """A card number (Rule 2-14-3)."""

    number: str


@dataclass(frozen=True)
class CostIs(Filter):
    """A cost compared by "=", "<=", ">=", "<" or ">", "even" or "odd"; `base`: the base cost (Rule 4-9)."""

    compare: str
    amount: Amount
    base: bool = False


@dataclass(frozen=True)
class PowerIs(Filter):
    """A power compared by "=", "<=", ">=", "<" or ">", "even" or "odd"; `base`: base power (Rule 4-9)."""

    compare: str
    amount: Amount
    base: bool = False


@dataclass(frozen=True)
class AgainstOwn(Filter):
    """Its "power" or "cost" compared with another number of its own; "!=" is "different from" it.

    `own` is "base", its base value (Rule 4-9), or "given DON!!", how many DON!! are given to it.
    """

    what: str
    compare: str
    own: str = "base"


@dataclass(frozen=True)
class CounterIs(Filter):
    """The (Symbol) Counter of a Character (Rule 2-10); a card without one has 0."""

    compare: str
    amount: Amount


@dataclass(frozen=True)
class GivenDonIs(Filter):
    """The number of DON!! given to the card (Rule 6-5-5)."""

    compare: str
    amount: Amount


@dataclass(frozen=True)
class Rested(Filter):
    """Rule 4-4-1-2."""


@dataclass(frozen=True)
class Active(Filter):
    """Rule 4-4-1-1."""


@dataclass(frozen=True)
class FaceUp(Filter):
    """A Life card that lies face-up (Rule 3-10-2-1)."""


@dataclass(frozen=True)
class HasKeyword(Filter):
    """Has the keyword effect now, printed or gained."""

    keyword: str


@dataclass(frozen=True)
class HasTrigger(Filter):
    """Has a printed [Trigger] (Rule 2-11)."""


@dataclass(frozen=True)
class HasTiming(Filter):
    """Has a printed ability with this timing ("On Play") or condition in brackets ("DON!! x1", "Your Turn").

    That it may be negated does not matter.
    """

    timing: str


@dataclass(frozen=True)
class NoBaseEffect(Filter):
    """Rules 2-8-5, 8-2-2: nothing is printed; negated text does not count as none."""


@dataclass(frozen=True)
class PlayedThisTurn(Filter):
    """Was played in this turn (Rule 3-7-4)."""


@dataclass(frozen=True)
class ThisCard(Filter):
    """Is the very card whose effect this is."""


@dataclass(frozen=True)
class OwnedBy(Filter):
    """Is a card of this player: "other than your [X]"."""

    owner: Owner


@dataclass(frozen=True)
class Among(Filter):
    """Is one of the cards of an earlier step."""

    slot: int = 0


@dataclass(frozen=True)
class SameNameAs(Filter):
    """Shares a name with a card of an earlier step, or with this card (`slot` None)."""

    slot: int | None = 0


@dataclass(frozen=True)
class InArea(Filter):
    """Lies in one of these areas now, such as a card of an earlier step that may have moved since."""

    areas: tuple[Area, ...]


@dataclass(frozen=True)
class ColorDiffersFrom(Filter):
    """Shares no color with the cards of an earlier step; without such cards nothing differs from them."""

    slot: int = 0


@dataclass(frozen=True)
class InBattle(Filter):
    """Takes part in the battle that is going on: as "attacker", "target" or either (empty)."""

    role: str = ""
