"""Steps that change what a card is or may do, for a time. Permanent effects use them without an end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from optcg.model.amounts import Amount
from optcg.model.durations import Duration
from optcg.model.effects.flow import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner, Selection

if TYPE_CHECKING:
    from optcg.model.abilities import Ability


@dataclass(frozen=True)
class GainPower(Effect):
    """+N or -N power (Rule 2-6-3)."""

    ends = True

    what: Selection
    amount: Amount
    duration: Duration = Duration.ON_FIELD


@dataclass(frozen=True)
class GainCost(Effect):
    """+N or -N cost (Rules 1-3-6-2, 2-7-6)."""

    ends = True

    what: Selection
    amount: Amount
    duration: Duration = Duration.ON_FIELD


@dataclass(frozen=True)
class SetBasePower(Effect):
    """The base power becomes a value; the highest of several applies (Rule 4-9-2-1)."""

    ends = True

    what: Selection
    amount: Amount
    duration: Duration = Duration.ON_FIELD


@dataclass(frozen=True)
class SetBaseCost(Effect):
    """The base cost becomes a value; the highest of several applies (Rule 4-9-2-2)."""

    ends = True

    what: Selection
    amount: Amount
    duration: Duration = Duration.ON_FIELD


@dataclass(frozen=True)
class SwapBasePower(Effect):
    """The base powers of two cards are exchanged: those of two slots, or the two cards of one slot.

    `first` None: of this card and that of a slot.
    """

    first: int | None
    second: int
    duration: Duration = Duration.TURN


@dataclass(frozen=True)
class GainKeyword(Effect):
    """Gain a keyword effect, or "Attack Active": may also attack active Characters."""

    what: Selection
    keyword: str
    duration: Duration = Duration.ON_FIELD


@dataclass(frozen=True)
class GainTrait(Effect):
    """Is also of a type, name, attribute or color: a `TypeIs`, `NameIs`, `AttributeIs` or `ColorIs`.

    `SameNameAs`: for a time it has the names that the card of that slot has now.
    """

    what: Selection
    trait: Filter
    duration: Duration = Duration.ON_FIELD


@dataclass(frozen=True)
class Forbid(Effect):
    """A card cannot do something, or cannot have it done to it (Rule 1-3-3).

    `what_not` is one of the words in `continuous.py` ("attack", "be rested", "be K.O.'d", ...).
    `by` narrows it to a cause: "battle", "effects", "opponent's effects", or "your effects" where the
    cards are the opponent's; and `source` to cards that cause it, as seen from the player of the card that
    is kept from it (`OwnedBy(YOU)`: that player's own); for "attack Characters", "attack a Leader" and
    "attack cards" it narrows the cards that cannot be attacked.
    """

    ends = True

    what: Selection
    what_not: str
    duration: Duration = Duration.ON_FIELD
    by: str = ""
    source: Filter | None = None


@dataclass(frozen=True)
class Negate(Effect):
    """Rule 8-2: the printed effects of a card are invalid; with `timing` only those with this timing."""

    ends = True

    what: Selection
    duration: Duration = Duration.ON_FIELD
    timing: str = ""


@dataclass(frozen=True)
class NegateTiming(Effect):
    """Rule 8-2: effects of a player's cards with one timing, such as "On Play", are invalid.

    `filter` says of which cards, also of those that come later.
    """

    ends = True

    who: Owner
    timing: str
    duration: Duration
    filter: Filter | None = None


@dataclass(frozen=True)
class ForbidPlayer(Effect):
    """A player cannot do something: one of the words in `continuous.py` ("play cards", "draw by effects").

    `filter` says with which cards: those that cannot be played, that cannot block, whose effects cannot draw,
    that cannot be K.O.'d; whose these are is seen from that player. `source` are the cards whose effects
    cannot play or K.O. them.
    With `attacker` it holds whenever such a card attacks, also one that comes later.
    """

    ends = True

    who: Owner
    what_not: str
    duration: Duration
    filter: Filter | None = None
    source: Filter | None = None
    attacker: Cards | None = None


@dataclass(frozen=True)
class ReduceNextPlay(Effect):
    """The next matching card that is played by paying costs that much less."""

    amount: Amount
    filter: Filter | None
    duration: Duration = Duration.TURN


@dataclass(frozen=True)
class AddCost(Effect):
    """Something that cards do costs more (Rule 8-3-1-2): `action` is "activate", "attack" or "block".

    The cost is paid by the player of those cards, who is "you" in it.
    """

    ends = True

    what: Selection
    action: str
    cost: tuple[Effect, ...]
    duration: Duration = Duration.ON_FIELD


@dataclass(frozen=True)
class Grant(Effect):
    """Cards gain a whole ability (Rule 8-2-4), for a time or by a permanent effect.

    With `once`, an ability whose gate says [Once Per Turn] is gone as soon as it was used ("the next time").
    """

    what: Selection
    ability: Ability
    duration: Duration = Duration.TURN
    once: bool = False


# What a permanent effect makes, too: of cards, and of what players may do.
CardChange: TypeAlias = (
    GainPower
    | GainCost
    | SetBasePower
    | SetBaseCost
    | GainKeyword
    | GainTrait
    | Forbid
    | Negate
    | AddCost
    | Grant
)
PlayerChange: TypeAlias = NegateTiming | ForbidPlayer
