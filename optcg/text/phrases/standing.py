"""What holds as long as something is so, and more of what a card is under the rules (Rule 8-1-3-3)."""

from __future__ import annotations

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model.terms import Area
from optcg.text.phrases.abilities import STATIC, in_hand, permanents
from optcg.text.phrases.rule_texts import RULE, RULE_PART

STATIC.says(
    "give all (of) (the) <noun> <signed> cost (.)",
    lambda noun, n: (a.HandCost(n, in_hand(noun), this_only=False),),
)
STATIC.says(
    "if <condition> , give all (of) (your|the) <noun> <signed> cost (.)",
    lambda fact, noun, n: (a.HandCost(n, in_hand(noun), condition=fact, this_only=False),),
)
STATIC.says("while <condition> , <steps>", lambda fact, steps: permanents(steps, fact))
STATIC.says("as long as <condition> , <steps>", lambda fact, steps: permanents(steps, fact))
STATIC.says("unless <condition> , <steps>", lambda fact, steps: permanents(steps, c.NotSo(fact)))

RULE.says(
    "this card cannot be played by effects (.)",
    lambda: (a.NotPlayedByEffects((Area.DECK, Area.HAND, Area.TRASH, Area.LIFE)),),
)
RULE_PART.says(
    "also treat this card's name as <name> and <name>", lambda one, two: (a.AlsoNamed(one), a.AlsoNamed(two))
)
RULE_PART.says("also treat this card's type(s) as <type-name>", lambda type_: (a.AlsoTyped(type_),))
RULE_PART.says(
    "also treat this card's type(s) as <type-name> and <type-name>",
    lambda one, two: (a.AlsoTyped(one), a.AlsoTyped(two)),
)
RULE.says(
    "also treat this card's type(s) as <type-name> and <type-name> according to the rules (.)",
    lambda one, two: (a.AlsoTyped(one), a.AlsoTyped(two)),
)
