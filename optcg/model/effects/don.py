"""Steps with DON!! cards."""

from __future__ import annotations

from dataclasses import dataclass

from optcg.model.amounts import Amount
from optcg.model.effects.flow import Effect
from optcg.model.selections import Owner, Selection


@dataclass(frozen=True)
class AddDon(Effect):
    """Place DON!! from the DON!! deck in the cost area (Rule 3-9-3)."""

    don = "deck"

    count: Amount
    rested: bool = False
    up_to: bool = False
    who: Owner = Owner.YOU


@dataclass(frozen=True)
class ReturnDon(Effect):
    """DON!! -X: return DON!! of the field to the DON!! deck, given ones too (Rules 8-3-1-6, 10-2-10).

    `count` None means "`at_least` or more": the player says how many. `state`: only "active" or "rested".
    """

    don = ""
    moves = True

    count: Amount | None
    who: Owner = Owner.YOU
    state: str = ""
    up_to: bool = False
    at_least: int = 1


@dataclass(frozen=True)
class RestDon(Effect):
    """Rest active DON!! of the cost area (Rule 8-3-1-5).

    `count` None: any number, or, if not `up_to`, 1 or more.
    """

    don = "active"

    count: Amount | None
    who: Owner = Owner.YOU
    up_to: bool = False


@dataclass(frozen=True)
class SetDonActive(Effect):
    """Set rested DON!! of the cost area as active; given ones are neither (Rule 4-4-2)."""

    don = "rested"

    count: Amount
    up_to: bool = True
    who: Owner = Owner.YOU


@dataclass(frozen=True)
class GiveDon(Effect):
    """Give DON!! of the cost area to cards: `state` is "rested", "active" or "any"; `each` to every one.

    The state "deck" stands only in words: they are added from the DON!! deck and given at once.

    `who` is whose DON!! they are; only that player's Leader and Characters take them (Rule 6-5-5-1).
    Of either player it is the one whose card is chosen.
    """

    don = ""
    on_field = True

    count: Amount
    to: Selection
    state: str = "rested"
    up_to: bool = True
    each: bool = False
    who: Owner = Owner.YOU


@dataclass(frozen=True)
class MoveGivenDon(Effect):
    """Give DON!! of a player that are already given on to another card of that player (Rule 6-5-5-1).

    `given_to` says to which cards they are given now; None: to any other one.
    """

    don = "given"

    count: Amount
    given_to: Selection | None
    to: Selection
    up_to: bool = True
    who: Owner = Owner.YOU


@dataclass(frozen=True)
class ReturnGivenDon(Effect):
    """Return given DON!! of a player to the cost area, rested, or to the DON!! deck.

    The player of the effect picks them. `count` None means any number, or, if not `up_to`, 1 or more.
    """

    don = "given"

    count: Amount | None
    what: Selection
    up_to: bool = False
    who: Owner = Owner.YOU
    to_deck: bool = False


@dataclass(frozen=True)
class HoldDon(Effect):
    """DON!! of a player will not become active in the next Refresh Phase; `state` "rested": only such."""

    count: Amount
    who: Owner = Owner.OPPONENT
    up_to: bool = True
    state: str = ""
