"""Tables out of which lines are made: every verb with every card, every fact, every event, every change.

The parts are original. A part stands here once it is read; what is made of two parts must be read as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

# Cards by where they are, and what can be done with them there.
CARDS = (
    "card",
    "{Harbor} type card",
    "Event",
    "red Character card with a cost of 3 or less",
    "Stage card",
    "card with a [Trigger]",
    "[Mira]",
)
ON_FIELD = (
    "Characters",
    "{Harbor} type Characters",
    "Characters with a cost of 3 or less",
    "rested Characters",
    "Stages",
    "[Mira] cards",
    "Leader or Character cards",
)
FROM_HAND = (
    "trash {}",
    "place {} at the bottom of your deck",
    "place {} at the top of your deck",
    "place {} at the top or bottom of your deck",
    "add {} to the top of your Life cards",
    "add {} to the bottom of your Life cards face-up",
    "play {}",
    "play {} rested",
    "reveal {}",
    "return {} to your deck and shuffle it",
)
FROM_TRASH = (
    "add {} to your hand",
    "place {} at the bottom of your deck",
    "add {} to the top of your Life cards face-up",
    "play {}",
    "play {} rested",
    "return {} to your deck and shuffle it",
)
DONE_TO_YOURS = (
    "return {} to the owner's hand",
    "place {} at the bottom of the owner's deck",
    "trash {}",
    "K.O. {}",
    "rest {}",
    "set {} as active",
    "add {} to the top of the owner's Life cards face-up",
    "give {} +1000 power during this turn",
)
DONE_TO_THEIRS = (
    "return {} to the owner's hand",
    "place {} at the top or bottom of the owner's deck",
    "trash {}",
    "K.O. {}",
    "rest {}",
    "add {} to the bottom of your opponent's Life cards face-up",
    "give {} -1000 power during this turn",
    "negate the effects of {} during this turn",
)

# What describes a card, before and after the noun.
BEFORE = (
    "red",
    "red or green",
    "multicolored",
    "{Harbor} type",
    "{Harbor} or {Reef} type",
    "{Harbor}, {Reef}, or {Bay} type",
    "[Mira]",
    "[Mira] or [Toll]",
    "<Slash> attribute",
    "0 cost",
    "6000 power",
)
AFTER = (
    "with a cost of 3",
    "with a cost of 3 or less",
    "with a cost of 3 to 5",
    "with a cost of 0 or with a cost of 8 or more",
    "with a base cost of 3 or less",
    "with 3000 power or less",
    "with 3000 base power or less",
    "with a [Trigger]",
    "without a [Trigger]",
    "with [Blocker]",
    "with no base effect",
    "with an [On Play] effect",
    "without a [When Attacking] effect",
    "with a 1000 Counter",
    "with the <Slash> attribute",
    "without the {Harbor} type",
    'with a type including "Har"',
    'with a card name including "Mir"',
    "other than [Mira]",
    "other than [Mira] or [Toll]",
    "with an even cost",
    "with a cost equal to or less than the number of DON!! cards on your field",
    "with a cost equal to or less than the number of your opponent's Life cards",
    "with power equal to or less than your Leader's power",
    "with less power than this Character",
    "with the same cost as this Character",
    "with a cost of 3 or less and 5000 power or less",
    "with a cost of 3 or less or 5000 power or less",
    "with a cost of 3 or less and a [Trigger]",
    "that shares a type with your Leader",
)
PLACES = (
    "[On Play] K.O. up to 1 of your opponent's {} Characters {}.",
    "All of your {} Characters {} gain +1000 power.",
    "[On Play] If you have 2 or more {} Characters {}, draw 1 card.",
    "[On Play] Play up to 1 {} Character card {} from your hand.",
    "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {} Character card {} and add it to "
    "your hand. Then, place the rest at the bottom of your deck in any order.",
    "[On Play] You may trash 1 {} Character card {} from your hand: Draw 1 card.",
)

# What players have.
HELD = (
    "Characters",
    "{Harbor} type Characters",
    "rested Characters",
    "Characters with a cost of 5 or more",
    "cards in your hand",
    "cards in your trash",
    "Life cards",
    "face-up Life cards",
    "DON!! cards on your field",
    "rested DON!! cards",
    "given DON!! cards",
    "Events in your trash",
    "Stages",
    "[Mira] Characters",
    "Characters with different names",
    "Characters with no base effect",
)
SO_MANY = ("3 or more", "2 or less", "0", "exactly 4", "no", "less than 3", "more than 3", "any")
LEADERS = ("your Leader", "your opponent's Leader", "this Character")
SO = (
    "is [Mira]",
    "is not [Mira]",
    "has the {Harbor} type",
    "has the {Harbor} or {Reef} type",
    "does not have the {Harbor} type",
    'has a type including "Har"',
    "is multicolored",
    "is red",
    "has the <Slash> attribute",
    "has 6000 power or more",
    "is rested",
    "has 2 or more DON!! cards given",
    "has no DON!! cards given",
    "has attacked this turn",
    "has [Double Attack]",
)

# What happens.
SUBJECTS = (
    "this Character",
    "your Leader",
    "your Character",
    "your {Harbor} type Character",
    "one of your Characters",
    "your opponent's Character",
    "one of your opponent's Characters",
    "a Character",
    "your red Character with 6000 base power or more",
)
HAPPENINGS = (
    "is K.O.'d",
    "is K.O.'d by your effect",
    "is K.O.'d in battle",
    "is removed from the field by your opponent's effect",
    "becomes rested",
    "is rested by your effect",
    "is set as active",
    "attacks",
    "attacks your opponent's Leader",
    "is attacked",
    "battles your opponent's Character",
    "deals damage",
    "is returned to the owner's hand by your effect",
    "is trashed",
    "is given a DON!! card",
    "activates [Blocker]",
)

# What is so as long as it is there.
GROUPS = (
    "all of your Characters",
    "all of your {Harbor} type Characters",
    "all of your other Characters",
    "your [Mira] cards",
    "all of your Leader and Character cards",
    "all Characters",
)
CHANGES = (
    "gain +1000 power",
    "gain [Blocker]",
    "gain [Double Attack] and [Banish]",
    "gain +2 cost",
    "get -2000 power",
    "cannot attack",
    "cannot attack or block",
    "cannot be rested",
    "cannot be K.O.'d in battle",
    "cannot be K.O.'d by effects",
    "cannot be attacked",
    "can also attack active Characters",
    "lose [Blocker]",
    "gain the {Harbor} type",
    "gain +1000 power for every 3 cards in your trash",
    "gain +1000 power and cannot be K.O.'d in battle",
    "cannot be blocked by Characters with 5000 power or less",
)
GATES = ("", "[Your Turn] ", "[Opponent's Turn] ", "[DON!! x1] ", "If you have 2 or less Life cards, ")


def lines() -> Iterator[str]:
    """All of them; this is the text of Characters."""
    yield from _moves()
    for before, place in product(BEFORE, PLACES):
        yield _one_space(place.format(before, ""))
    for after, place in product(AFTER, PLACES):
        yield _one_space(place.format("", after))
    for number, held in product(SO_MANY, HELD):
        yield f"[On Play] If you have {number} {held}, draw 1 card."
        theirs = held.replace("your", "their")
        yield f"If your opponent has {number} {theirs}, this Character gains +1000 power."
    for who, what in product(LEADERS, SO):
        yield f"[On Play] If {who} {what}, draw 1 card."
        yield f"If {who} {what}, this Character gains +1000 power."
    for who, what in product(SUBJECTS, HAPPENINGS):
        # Nobody attacks or battles their own cards (Rule 7-1-1-2).
        other = what.replace("your opponent's", "your") if "opponent" in who else what
        yield f"[Once Per Turn] When {who} {other}, draw 1 card."
    for gate, who, what in product(GATES, GROUPS, CHANGES):
        said = f"{who} {what}"
        yield f"{gate}{said if gate.startswith('If') else _capital(said)}."


def _moves() -> Iterator[str]:
    for area, deeds in (("hand", FROM_HAND), ("trash", FROM_TRASH)):
        for deed, card in product(deeds, CARDS):
            for which in (
                f"1 {card}",
                f"up to 1 {card}",
                f"2 {_several(card)}",
                f"any number of {_several(card)}",
            ):
                yield from _said(deed.format(f"{which} from your {area}"))
    for deed, cards in product(DONE_TO_YOURS, ON_FIELD):
        for which in ("1 of your", "up to 2 of your", "all of your", "1 of your other"):
            yield from _said(deed.format(f"{which} {cards}"))
    for deed, cards in product(DONE_TO_THEIRS, ON_FIELD):
        for which in ("1 of your opponent's", "up to 2 of your opponent's", "all of your opponent's"):
            yield f"[On Play] {_capital(deed.format(f'{which} {cards}'))}."


def _said(deed: str) -> Iterator[str]:
    """As an effect, and as a cost."""
    yield f"[On Play] {_capital(deed)}."
    yield f"[On Play] You may {deed}: Draw 1 card."


def _several(card: str) -> str:
    if card == "Event":
        return "Events"
    return card.replace("card", "cards", 1) if "card" in card else f"{card} cards"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _one_space(text: str) -> str:
    return re.sub(r" (?=[.,])", "", re.sub(r" +", " ", text))
