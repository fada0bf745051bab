"""Steps that steer: conditions, options, delays, and what ends or bends the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from optcg.model.conditions import Condition
from optcg.model.selections import Owner, Selection

MOMENTS: Final = (
    "end of turn",
    "end of battle",
    "opponent's next Main Phase",
    "your next Main Phase",
    "your next turn",
    "opponent's next turn",
    "end of your next turn",
    "end of opponent's next turn",
    "end of your turn",
    "end of opponent's turn",
)


@dataclass(frozen=True)
class Effect:
    """One step of an effect. What its fields do not tell, its kind says here."""

    moves: ClassVar[bool] = False  # its cards leave the place where they are
    on_field: ClassVar[bool] = False  # it is done to cards of the field alone
    of_life: ClassVar[bool] = False  # it is about Life, of which no field speaks
    counts: ClassVar[bool] = True  # how often it was done is asked of it, not of the step before
    ends: ClassVar[bool] = False  # words that say no end of it leave something out
    # Which DON!! it takes, `count` of them: those in this state, or, if empty, in that of its field `state`.
    don: ClassVar[str | None] = None


@dataclass(frozen=True)
class If(Effect):
    """Rules 4-10-1, 8-3-3: what stands inside is done only if the condition holds."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class May(Effect):
    """A player may do something (Rule 8-1-2); "if you do" and "if they do not" follow."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    who: Owner = Owner.YOU


@dataclass(frozen=True)
class UpToOne(May):
    """ "Up to 1 card" of a pile, all that a [Once Per Turn] ability does: none is an answer (Rule 4-8-1).

    So the ability is used either way, where one that is not done by a player who "may" is not.
    """


@dataclass(frozen=True)
class ChooseOne(Effect):
    """One of several effects. "You" inside them stays the effect's player, whoever chooses.

    With `either` it is one sentence, "A or B": what cannot be done is not offered while the other can be.
    """

    options: tuple[tuple[Effect, ...], ...]
    chooser: Owner = Owner.YOU
    either: bool = False


@dataclass(frozen=True)
class AsPlayer(Effect):
    """The effects as done by another player: inside, "you" is that player.

    With `Owner.EITHER` both do it, the turn player first (Rules 1-3-4, 1-3-10).
    """

    who: Owner
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Later(Effect):
    """A delayed process: `when` is one of `MOMENTS`, as seen from the effect's player.

    A "next" turn or Main Phase is never the one in which the effect is resolved; "end of your turn" is the
    end of this turn, if it is that player's, or else of the next one.
    """

    when: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Pick(Effect):
    """Choose cards now and remember them for later steps."""

    what: Selection


@dataclass(frozen=True)
class NameNumber(Effect):
    """Rule 1-3-5: a player names a whole number of at least 0, or one `within` two of them."""

    who: Owner = Owner.YOU
    within: tuple[int, int] | None = None


@dataclass(frozen=True)
class ActivateAbility(Effect):
    """Activate an ability of this card, such as its [Main] (Rules 10-2-3-1-1, 10-2-4-1-1), or of other cards.

    Other cards are cards of the field, and all their abilities with this timing that are valid are meant.
    """

    timing: str
    what: Selection | None = None  # None: this card


@dataclass(frozen=True)
class ActivateEvent(Effect):
    """Activate Event cards: from the hand it is card activation, elsewhere only their effect (Rule 8-5)."""

    what: Selection
    timing: str = "Main"


@dataclass(frozen=True)
class Redirect(Effect):
    """Change the target of the attack to another card."""

    to: Selection


@dataclass(frozen=True)
class Mark(Effect):
    """Keep in mind on this card, for this turn, that something happened."""

    mark: str


@dataclass(frozen=True)
class Win(Effect):
    """Rule 1-2-5: the player of the effect wins the game."""


@dataclass(frozen=True)
class Lose(Effect):
    """Rule 1-2-5: a player loses the game."""

    who: Owner = Owner.YOU


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take another turn after this one."""
