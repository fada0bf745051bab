"""Frames for new lines: sentences of card text with gaps for cards, conditions, deeds and durations."""

from __future__ import annotations

import re

# How often each form of a line is made.
FORMS = {
    "step": 4,
    "if step": 5,
    "cost step": 5,
    "cost if step": 4,
    "two steps": 3,
    "if two steps": 2,
    "step if step": 2,
    "cost two steps": 2,
    "if and step": 2,
    "if cost": 1,
    "choose one": 1,
    "static": 3,
    "static if": 3,
    "when": 2,
    "when can": 1,
    "instead": 2,
    "effect": 4,
    "if effect": 4,
    "effect if": 2,
    "effect and": 4,
    "may effect": 2,
    "may one": 1,
    "later effect": 2,
    "two costs": 3,
    "when cost": 2,
    "when if": 2,
    "choose effects": 1,
    "static change": 4,
    "search": 2,
    "opponent does": 2,
    "event": 3,
    "would": 2,
    "scaled": 2,
    "counted": 2,
}
GATES = ("", "", "[DON!! x1] ", "[Your Turn] ", "[Opponent's Turn] ", "[DON!! x2] [Your Turn] ")
WHEN_GATES = ("", "[Once Per Turn] ", "[Your Turn] [Once Per Turn] ", "[DON!! x1] [Opponent's Turn] ")
TIMINGS = (
    "[On Play]",
    "[On K.O.]",
    "[On Block]",
    "[When Attacking]",
    "[Activate: Main]",
    "[On Your Opponent's Attack]",
    "[End of Your Turn]",
    "[When Attacking]/[On Your Opponent's Attack]",
)
DURATIONS = (
    "during this turn",
    "during this turn",
    "during this battle",
    "until the end of your opponent's next turn",
    "until the start of your next turn",
    "until the end of your opponent's next End Phase",
)
# What is done to cards: {0} are the cards, {1} is a duration.
TO_FIELD = (
    "K.O. {0}",
    "rest {0}",
    "return {0} to the owner's hand",
    "place {0} at the bottom of the owner's deck",
    "trash {0}",
    "set {0} as active",
    "negate the effect of {0} {1}",
    "give {0} -2000 power {1}",
    "give {0} -1 cost {1}",
    "add {0} to the top of the owner's Life cards face-up",
    "select {0}. The selected card cannot attack {1}",
)
TO_LEADERS = ("rest {0}", "set {0} as active", "negate the effect of {0} {1}", "give {0} -1000 power {1}")
FROM_HAND = (
    "trash {0}",
    "place {0} at the bottom of your deck",
    "play {0}",
    "add {0} to the top of your Life cards face-up",
    "reveal {0}",
    "play {0} rested",
    "place {0} at the top or bottom of your deck in any order",
)
FROM_TRASH = (
    "add {0} to your hand",
    "place {0} at the bottom of your deck in any order",
    "play {0}",
    "play {0} rested",
    "add {0} to the top of your Life cards face-up",
    "return {0} to your deck and shuffle it",
)
OPPONENT_DOES = (
    "trashes {n} {one} from their hand",
    "places {n} {one} from their hand at the bottom of their deck",
    "places {n} of their {many} at the bottom of the owner's deck",
    "returns {n} of their {many} to the owner's hand",
    "rests {n} of their {many}",
    "chooses {n} of their {many} and trashes {it}",
    "chooses {n} {one} from their hand and trashes {it}",
    "K.O.'s {n} of their {many}",
)
SEARCHES = (
    "reveal up to {m} {card} and add {it} to your hand",
    "reveal up to {m} {card} and up to 1 {other} and add them to your hand",
    "reveal up to {m} {card} or {other} and add {it} to your hand",
    "play up to {m} {card}",
    "play up to {m} {card} rested",
    "add up to {m} {card} to your hand",
)
RESTS = (
    "place the rest at the bottom of your deck in any order",
    "place the rest at the top or bottom of the deck in any order",
    "trash the rest",
    "place the rest at the bottom of your deck in any order and trash 1 card from your hand",
)
# What is said of cards: {0} is "gain" or "gains".
OWN_CHANGES = (
    "{0} +1000 power",
    "{0} +2000 power",
    "{0} [Blocker]",
    "{0} [Rush]",
    "{0} +2 cost",
    "{0} [Double Attack] and +1000 power",
    "cannot be K.O.'d in battle",
    "cannot be K.O.'d by your opponent's effects",
    "{0} [Banish]",
    "cannot be removed from the field by your opponent's effects",
    "{0} +1000 power and cannot be K.O.'d in battle",
    "{0} [Rush] and +1000 power",
    "cannot be rested by your opponent's effects",
    "{0} +3000 power and [Banish]",
    "can also attack active Characters",
    "{0} +1 cost and [Blocker]",
    "cannot attack",
)
THEIR_CHANGES = (
    "cannot attack",
    "cannot be rested",
    "cannot activate [Blocker]",
    "cannot attack or be rested",
    "cannot attack Leaders",
    "cannot block",
)
# Whose changes hold all the time: T stands for a type, N for a name, THIS for the card itself.
STANDING = (
    "THIS",
    "all of your T type Characters",
    "your Leader",
    "your T type Characters",
    "all of your Characters",
    "your N",
    "your Leader and THIS",
)
FACTS = (
    "you have {n} or more {many}",
    "your opponent has {n} or more {many}",
    "you have a {one}",
    "you have no {many}",
    "there are {n} or more {many}",
    "your opponent has a {one}",
    "there is a {one}",
    "the number of your {many} is {n} or more",
    "you do not have any {many}",
    "you have {n} or less {many}",
    "you only have {many}",
    "the number of your {many} is equal to or less than the number of your opponent's {many}",
    "you have more {many} than your opponent",
    "all of your {many} are rested",
)
# What happens to cards, whose they are and by whom.
EVENTS = (
    "your {one} is K.O.'d",
    "your opponent's {one} is K.O.'d",
    "your {one} is removed from the field by your opponent's effect",
    "your opponent's {one} is rested by your effect",
    "your {one} is rested",
    "your {one} attacks",
    "your opponent's {one} attacks",
    "your {one} is attacked",
    "you play a {one}",
    "you play a {one} from your hand",
    "your opponent plays a {one}",
    "your {one} becomes active",
    "your {one} is K.O.'d by your opponent's effect",
    "your opponent's {one} is returned to the owner's hand by your effect",
    "a {one} is K.O.'d",
    "your {one} is given a DON!! card",
    "any of your {many} is K.O.'d",
)
WOULD = (
    "would be K.O.'d",
    "would be K.O.'d in battle",
    "would be K.O.'d by your opponent's effect",
    "would be removed from the field by your opponent's effect",
    "would be rested by your opponent's effect",
    "would be returned to the owner's hand by your opponent's effect",
    "would leave the field by your opponent's effect",
)
SCALES = (
    "for every {n} of your {many}",
    "for each of your {many}",
    "for every {one} on your field",
    "for every {n} cards in your trash",
    "for every {n} cards in your hand",
    "for every {n} Events in your trash",
    "for each of your opponent's {many}",
    "for every {n} of your rested DON!! cards",
    "for each of your Life cards",
    "for every DON!! card on your field",
    "for every {n} DON!! cards on your opponent's field",
)
COUNTED = (
    "with a cost equal to or less than the number of your {many}",
    "with a cost equal to or less than the number of DON!! cards on your field",
    "with a cost equal to or less than the number of your opponent's Life cards",
    "with a cost equal to or less than the total of your and your opponent's Life cards",
    "with a cost equal to the number of cards in your hand",
    "with a cost equal to or less than the number of cards in your opponent's hand",
    "with power equal to or less than your Leader's power",
    "with a cost of {n} or less and without a [When Attacking] effect",
    "with {n}000 to 7000 power",
    "with a cost of {n} to 8",
    "with no base effect and a cost of {n} or less",
    "with the <Slash> attribute and a cost of {n} or less",
    "that was played during this turn",
    "with {n} or more DON!! cards given",
)
# What no writer would print, or one writer printed once in words that cannot be taken apart.
NONSENSE = re.compile(
    "|".join(
        (
            r"gains? \[[^\]]+\](?: during this (?:turn|battle))? for (?:every|each)",  # a keyword is had once
            r"(\{[^}]+\}|<[^>]+>|\[[^\]]+\])[^.]{0,3}(?: or | and )\1",  # the same thing twice
            r"(<[^>]+>) attribute [^.]* the \2 attribute",
            r"(with a type including \"[^\"]+\") \3",
            r"cost of (\d) or \4",
            r"(\{[^}]+\} type) Leader (?:other than \S+ )?has the \5",
            r"Leader has the (\{[^}]+\} type) or is an? \6",
            r"rest (this \w+) and rest \7|every up to|every all|of their Characters cannot",
            r"\bgains? -",
            r"of your (?:rested|active) cards (?:gain|cannot|have)|to 1 of your (?:rested|active) cards",
            r"(\{[^}]+\} type \w+ card) or \8",
            r"this Leader and your [^.]*Leader",
            r"you only have (?:Characters|Stages|Stage cards)[,.]",
            r"of their (?:active|rested)",
            r"you may select your opponent's",
            r"\bby your effect",
            r"opponent's [^.]*cannot be (?:[^.]|\.O\.)*by your opponent",  # own effects do not count
            r"power of \d+ to \d",
            # A Character of anybody, spared by the effects of one player.
            r"\b(?:\d|[Aa]ll) (?!of )(?:\S+ ){0,4}Characters?\b[^.,]* cannot be "
            r"(?:[^.]|\.O\.)*by your opponent",
            r"(?i:this Character card from your trash (?:gains|cannot))",
            r"(?:trash|rest) this Character card from your trash",
            r"other than \[[^\]]+\] or (?:\S+ type )?(?:Character|card|Event|Stage)",  # or one more exception
        )
    )
)
