"""What card text means: the kinds of abilities (Rule 8-1-3) as immutable plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from optcg.model.amounts import Amount
from optcg.model.conditions import Condition
from optcg.model.effects.flow import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area


@dataclass(frozen=True)
class Ability:
    """One ability of a card."""


@dataclass(frozen=True)
class KeywordEffect(Ability):
    """A printed keyword effect such as [Blocker] (Rule 10-1)."""

    keyword: str


@dataclass(frozen=True)
class When:
    """An activation timing (Rule 8-3-1-8): a tag such as "On Play", or an event in words.

    For an event `who` says whose it is, `subject` which card it happens to, `by` narrows the cause
    ("effects", "your effects", "opponent's effects", "battle", of Life also "damage") and `source` the card
    that causes it, `at_least` wants several at once, and `origin` is the area out of which a card was played.
    Of the tags only "On K.O." has a cause. With `together` the effect activates once for all cards that one
    process moves; slot 0 holds them.
    """

    event: str
    subject: Cards | None = None
    who: Owner = Owner.EITHER
    by: str = ""
    at_least: int = 1
    source: Filter | None = None
    together: bool = False
    origin: Area | None = None


@dataclass(frozen=True)
class Gate:
    """Rule 8-3-2: conditions in brackets - [DON!! xX], [Your Turn] and the like; and [Once Per Turn]."""

    don: int = 0
    turn: str = ""  # "your" or "opponent"
    once: bool = False


OPEN = Gate()


@dataclass(frozen=True)
class AutoEffect(Ability):
    """Rule 8-1-3-1: activates by itself when its timing comes.

    `condition` stands before the cost ("If ..., you may ...:"), so it decides whether the effect can be
    activated. `optional` is for "may" on the whole effect or its cost (Rules 8-1-2, 8-3-1-4). `area` is
    where the card lies while it waits, if the text names the trash (Rule 1-3-1); None: on the field.
    """

    timings: tuple[When, ...]
    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    optional: bool = False
    condition: Condition | None = None
    gate: Gate = OPEN
    area: Area | None = None


@dataclass(frozen=True)
class ActivateEffect(Ability):
    """Rule 8-1-3-2: declared by its player: "Activate: Main", or an Event's "Main" or "Counter".

    `area` is where the card lies when [Activate: Main] is declared, if the text names the hand or the trash
    (Rule 1-3-1); None: on the field.
    """

    timings: tuple[str, ...]
    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    condition: Condition | None = None
    gate: Gate = OPEN
    optional: bool = True
    area: Area | None = None


@dataclass(frozen=True)
class TriggerEffect(Ability):
    """What a Life card may do in place of going to the hand (Rule 10-1-5)."""

    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    optional: bool = False


@dataclass(frozen=True)
class PermanentEffect(Ability):
    """Rule 8-1-3-3: in force as long as it is valid. Its changes have no duration of their own.

    `area` is where the card lies then, and there alone, if the text says so (Rule 1-3-1): face-up in Life
    (Rule 3-10-2-1), or in the trash; None: on the field.
    """

    changes: tuple[Effect, ...]
    condition: Condition | None = None
    gate: Gate = OPEN
    area: Area | None = None


SITUATIONS: Final = (
    *("ko", "leave", "rest", "hand", "deck", "bottom", "trash", "damage", "don"),
    *("from Life", "from Life to trash", "from Life to hand", "from hand", "from hand to trash"),
)


@dataclass(frozen=True)
class Would:
    """The situation that is replaced: one of `SITUATIONS`; "leave" is any removal from the field.

    "hand", "deck" and "trash" are removals to that place, "bottom" to that end of the deck, which "deck"
    includes; a K.O. is none of them. "damage" is all damage of one attack or effect, if it is `at_least` so
    much; its subject is the Leader that would take it. "don" is the return of DON!! of the field to the DON!!
    deck, of all that one step returns; its subject is the Leader of their player. So is that of "from ...":
    cards that an effect would move out of Life, or out of the hand, all that one step moves.

    `by` is "", "battle", "effects", "opponent's effects" or "your effects"; `source` narrows it to
    cards that cause it. `subject` None is this card. `also` is another situation that the same effect
    replaces: "would be K.O.'d or would be removed ...".
    """

    event: str
    subject: Cards | None = None
    by: str = ""
    source: Filter | None = None
    also: Would | None = None
    at_least: int = 1


@dataclass(frozen=True)
class ReplacementEffect(Ability):
    """Rule 8-1-3-4: "would ... instead". Slot 0 holds the cards to which it would happen.

    `area` is where the card lies, if the text names the trash (Rule 1-3-1); None: on the field.
    """

    would: Would
    effects: tuple[Effect, ...]
    optional: bool = True
    condition: Condition | None = None
    gate: Gate = OPEN
    area: Area | None = None


@dataclass(frozen=True)
class RuleText(Ability):
    """Rule 8-1-3-3-3: "under the rules" - works everywhere, in secret areas and in deck building too."""


@dataclass(frozen=True)
class AlsoNamed(RuleText):
    """Rule 2-1-3."""

    name: str


@dataclass(frozen=True)
class AlsoTyped(RuleText):
    """Rule 2-4-4."""

    type: str


@dataclass(frozen=True)
class AlsoAttribute(RuleText):
    """Rule 2-5-7."""

    attribute: str


@dataclass(frozen=True)
class AnyNumberInDeck(RuleText):
    """Rule 5-1-2-4-1: any number of this card may be in a deck; of a Leader, of such cards in its deck."""

    filter: Filter | None = None


@dataclass(frozen=True)
class DeckCannotInclude(RuleText):
    """Rule 5-1-2-4-1: a Leader whose deck must not hold such cards."""

    filter: Filter


@dataclass(frozen=True)
class DonDeckOf(RuleText):
    """The DON!! deck has another size."""

    count: int


@dataclass(frozen=True)
class GivesCounter(RuleText):
    """Cards of this player have (more) Counter in the hand (Rule 2-10); with `ThisCard` this card itself.

    With `becomes` it is the Counter that they have instead of the printed one; the highest of several
    applies, as for base values (Rule 4-9-2).
    """

    filter: Filter
    amount: int
    condition: Condition | None = None
    gate: Gate = OPEN
    becomes: bool = False


@dataclass(frozen=True)
class DefeatByDeckIsWin(RuleText):
    """With an empty deck the player wins instead of losing (Rules 1-3-1, 9-2-1-2)."""


@dataclass(frozen=True)
class DefeatByDeckWaits(RuleText):
    """A player whose deck became empty loses at the end of that turn, not at once (Rules 1-3-1, 9-2-1-2)."""


@dataclass(frozen=True)
class FaceUpLifeToDeck(RuleText):
    """Face-up Life cards go to the bottom of the deck instead of to the hand."""


@dataclass(frozen=True)
class EntersRested(RuleText):
    """Such cards of this player, of the opponent or of both are played rested; or this card is.

    `by` narrows it to plays by "effects", "your effects" or "opponent's effects".
    """

    filter: Filter | None = None
    who: Owner = Owner.YOU
    by: str = ""


@dataclass(frozen=True)
class DonPhaseGives(RuleText):
    """Of the DON!! placed in the DON!! Phase so many are given to the Leader at once (Rules 1-3-1, 6-4-1)."""

    count: int
    condition: Condition | None = None


@dataclass(frozen=True)
class NotPlayedByEffects(RuleText):
    """This card cannot be played by effects out of these areas (Rule 1-3-3), as long as this holds."""

    areas: tuple[Area, ...]
    condition: Condition | None = None


@dataclass(frozen=True)
class HandCost(RuleText):
    """The cost of cards of the hand, changed (Rule 2-7-6): of this card itself, or of those of a filter.

    `who` says in whose hand; the filter is seen from the player of this card.
    With `to_play` only what is paid for playing them changes, so that a text about "a card with a cost of
    ..." does not see it ("the cost of playing ... will be reduced").
    """

    amount: Amount
    filter: Filter | None = None
    condition: Condition | None = None
    this_only: bool = True
    gate: Gate = OPEN
    to_play: bool = False
    who: Owner = Owner.YOU
