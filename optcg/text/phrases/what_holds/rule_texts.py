"""What holds under the rules, wherever the card is (Rule 8-1-3-3-3)."""

from __future__ import annotations

from optcg.model import abilities as a
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.selections import Owner
from optcg.model.terms import Attribute
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.preparation import LIFE_LIES, at_the_start
from optcg.text.phrases.which_cards.nouns import Noun

RULE = Phrase[tuple[Ability, ...]]("rule-text")
RULE_PART = Phrase[tuple[Ability, ...]]("rule")
RULE.says(
    "also treat this card's name as <name> according to the rules (.)", lambda name: (a.AlsoNamed(name),)
)
RULE.says(
    "also treat this card's name as <name> and <name> according to the rules (.)",
    lambda one, two: (a.AlsoNamed(one), a.AlsoNamed(two)),
)
RULE.says(
    "also treat this card's type(s) as <type-name> according to the rules (.)",
    lambda type_: (a.AlsoTyped(type_),),
)
RULE.says(
    "also treat this card's attribute as <attribute> according to the rules (.)",
    lambda attribute: (a.AlsoAttribute(attribute.value),),
)
# What a card has besides what is printed: "all attributes" are the six of Rule 2-5-2.
ALSO_HAS = Phrase[tuple[Ability, ...]]("also-has")
ALSO_HAS.says("the <attribute> attribute", lambda attribute: (a.AlsoAttribute(attribute.value),))
ALSO_HAS.says("the <type-name> type", lambda type_: (a.AlsoTyped(type_),))
ALSO_HAS.says("<has-all>", lambda found: found)
HAS_ALL = Phrase[tuple[Ability, ...]]("has-all")
for _all in ("all attributes", "all of the attributes", "every attribute"):
    HAS_ALL.means(_all, tuple(a.AlsoAttribute(attribute.value) for attribute in Attribute))
HAS_ALL.means("all names", (a.AlsoAll("name"),))
HAS_ALL.means("all types", (a.AlsoAll("type"),))
RULE_PART.says("this card is treated as having <has-all>", lambda found: found)
RULE.says("also treat this card as having <also-has> according to the rules (.)", lambda found: found)
RULE_PART.says("also treat this card as having <also-has>", lambda found: found)
RULE_PART.says("this card is also treated as having <also-has>", lambda found: found)
RULE_PART.says("this card also has <also-has>", lambda found: found)
RULE.says(
    "this card's name is also treated as <name> according to the rules (.)", lambda name: (a.AlsoNamed(name),)
)
RULE_PART.says("this card's name is also treated as <name>", lambda name: (a.AlsoNamed(name),))
RULE_PART.says("this card's type(s) is|are also treated as <type-name>", lambda type_: (a.AlsoTyped(type_),))
RULE.says("under the rules of this game , <rules> (.)", lambda rules: rules)
RULE.says("according to the rules , <rules> (.)", lambda rules: rules)
RULE.says("<rules> , according to the rules (.)", lambda rules: rules)
RULE_PARTS = Phrase[tuple[Ability, ...]]("rules")
RULE_PARTS.says("<rule>", lambda rule: rule)
RULE_PARTS.says("<rule> (,) and <rules>", lambda rule, rules: rule + rules)
# No cards in the deck: a win, or a defeat that waits for the end of that turn.
NO_DECK = Phrase[None]("no-deck")
for _words in (
    "your deck has|becomes|is|reaches 0 (cards)",
    "your deck has|becomes|is reduced to 0 (cards)",
    "your deck is|becomes empty",
    "your deck runs out (of cards)",
    "you have 0|no cards in your deck",
    "there are 0|no cards in your deck",
    "you run out of cards in your deck",
):
    NO_DECK.means(_words, None)
RULE_PART.says("when|if <no-deck> , you win the game instead of losing", lambda _: (a.DefeatByDeckIsWin(),))
RULE.says(
    "when|if <no-deck> , you do not lose (the game) . <defeat-waits> (.)",
    lambda *_: (a.DefeatByDeckWaits(),),
)
RULE_PART.says(
    "you do not lose (the game) (even) when|if <no-deck> . <defeat-waits>",
    lambda *_: (a.DefeatByDeckWaits(),),
)
for _words in (
    "when|if <no-deck> , you do not lose (the game) until the end of that|the turn",
    "you do not lose (the game) until the end of the turn (even) when|if <no-deck>",
    "you do not lose (the game) until the end of the turn in which <no-deck>",
):
    RULE_PART.says(_words, lambda _: (a.DefeatByDeckWaits(),))
DEFEAT_WAITS = Phrase[None]("defeat-waits")
DEFEAT_WAITS.says("(Instead ,) You lose (the game) at the end of the turn in which <no-deck>", lambda _: None)
RULE.says(
    "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand , "
    "according to the rules (.)",
    lambda: (a.FaceUpLifeToDeck(),),
)
RULE.says(
    "also treat this card's name as <name> and (its) type(s) as <type-name> according to the rules (.)",
    lambda name, type_: (a.AlsoNamed(name), a.AlsoTyped(type_)),
)
RULE.means("this Character|card is played rested (.)", (a.EntersRested(f.ThisCard()),))
RULE.says("<whose> <noun> are played rested (.)", lambda who, noun: (a.EntersRested(noun.filter(), who),))
RULE.says(
    "all (of) <whose> <noun> are played rested (.)", lambda who, noun: (a.EntersRested(noun.filter(), who),)
)
RULE.says("all <noun> are played rested (.)", lambda noun: (a.EntersRested(_of_nobody(noun), Owner.EITHER),))
RULE_PART.says(
    "at the start of the game , <steps>",
    lambda steps: (a.AutoEffect((at_the_start(steps),), steps),),
)
for _placed in ("are placed at the start of the game", "have been placed at the start of the game"):
    RULE_PART.says(
        f"after your Life cards {_placed} , <steps>", lambda steps: (a.AutoEffect((LIFE_LIES,), steps),)
    )
RULE_PART.says("also treat this card's name as <name>", lambda name: (a.AlsoNamed(name),))


def _of_nobody(noun: Noun) -> f.Filter | None:
    if noun.described.owner or noun.described.areas or not noun.plural:
        raise Misfit
    return noun.filter()
