"""What holds under the rules, wherever the card is (Rule 8-1-3-3-3): decks, names, costs in the hand."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import abilities as a
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import Amount, Per
from optcg.model.conditions import Condition
from optcg.model.selections import Cards, Every, Owner, Selection
from optcg.model.terms import Area, Attribute
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.abilities import STATIC
from optcg.text.phrases.events import at_the_start, described
from optcg.text.phrases.filters import sure
from optcg.text.phrases.nouns import Noun

Abilities = tuple[Ability, ...]

RULE = Phrase[Abilities]("rule-text")

# Rules said as such -----------------------------------------------------------------------------------
PART = Phrase[Abilities]("rule")
PARTS = Phrase[Abilities]("rules")
PARTS.says("<rule>", lambda rule: rule)
PARTS.says("<rule> (,) and <rules>", lambda rule, rules: rule + rules)
RULE.says("under the rules of this game , <rules> (.)", lambda rules: rules)
RULE.says("<rules> (,) according to the rules (.)", lambda rules: rules)

PART.says("also treat this card's name as <each-name>", lambda names: tuple(map(a.AlsoNamed, names)))
for _what, _has in (
    ("names", (a.AlsoAll("name"),)),
    ("types", (a.AlsoAll("type"),)),
    ("attributes", tuple(a.AlsoAttribute(attribute.value) for attribute in Attribute)),
):
    PART.means(f"this card is treated as having all {_what}", _has)
PART.means("you may have any number of this card in your deck", (a.AnyNumberInDeck(),))
PART.says("you cannot include <noun> in your deck", lambda noun: (a.DeckCannotInclude(sure(noun.filter())),))
PART.says(
    "you can only include <noun> in your deck",
    lambda noun: (a.DeckCannotInclude(f.Without(sure(noun.filter()))),),
)
PART.says("your DON!! deck consists of (exactly) <number> cards", lambda n: (a.DonDeckOf(n),))
PART.says("at the start of the game , <steps>", lambda steps: (a.AutoEffect((at_the_start(steps),), steps),))
PART.means(
    "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand",
    (a.FaceUpLifeToDeck(),),
)
PART.says("when|if <no-deck> , you win the game instead of losing", lambda _: (a.DefeatByDeckIsWin(),))
PART.says(
    "you do not lose (the game) (even) when|if <no-deck> . "
    "(Instead ,) You lose (the game) at the end of the turn in which <no-deck>",
    lambda *_: (a.DefeatByDeckWaits(),),
)
NO_DECK = Phrase[None]("no-deck")
for _words in ("your deck has|becomes|reaches 0 (cards)", "your deck is reduced to 0 (cards)"):
    NO_DECK.means(_words, None)
RULE.says(
    "(all of) <whose> <noun> are played rested (.)", lambda who, noun: (a.EntersRested(described(noun), who),)
)

# DON!! of the DON!! Phase that are given at once (Rules 1-3-1, 6-4); cards of the turn player take them.
RULE.says(
    "if <condition> , <number> DON!! card(s) placed during your DON!! Phase is|are given to <cards> (.)",
    lambda fact, n, to: (_given(n, to, fact),),
)


def _given(count: int, to: Selection, fact: Condition) -> Ability:
    if to != Every(Cards(Owner.YOU, (Area.LEADER,))):
        raise Misfit
    return a.DonPhaseGives(count, fact)


# What holds of cards in the hand, and when.
IN_HAND = Phrase[a.HandCost | a.GivesCounter]("in-hand")
PART.says("<in-hand>", lambda held: (held,))
STATIC.says("<in-hand> (.)", lambda held: (held,))
STATIC.says("<in-hand> if <condition> (.)", lambda held, fact: (replace(held, condition=fact),))
STATIC.says("if <condition> , <in-hand> (.)", lambda fact, held: (replace(held, condition=fact),))
STATIC.says("<in-the-turn> , <in-hand> (.)", lambda fact, held: (replace(held, condition=fact),))

# Their Counters (Rule 2-10): used there alone, whether the words name the hand or not.
for _words in (
    "(all of) your <noun> have|has a <signed> Counter",
    "the Counter of (all of) your <noun> becomes <signed>",
):
    IN_HAND.says(_words, lambda noun, n: a.GivesCounter(_held(noun), n, becomes=True))


def _held(noun: Noun) -> f.Filter:
    if (noun.described.areas, noun.described.owner) not in (((Area.HAND,), Owner.YOU), ((), None)):
        raise Misfit
    return sure(noun.filter())


# Their costs: of this card itself, or of others there (Rule 2-7-6).
class Held(NamedTuple):
    """Cards in the hand of a player: such ones, or this card alone."""

    filter: f.Filter | None = None
    who: Owner = Owner.YOU
    this: bool = False

    def cost(self, amount: Amount, to_play: bool = False) -> a.HandCost:
        return a.HandCost(amount, self.filter, this_only=self.this, to_play=to_play, who=self.who)


HELD = Phrase[Held]("held")
HELD.means("this card|Character|Event|Stage in|from your hand", Held(this=True))
HELD.says("(all) (of) (the|your) <noun>", lambda noun: _in_hand(noun))
IN_HAND.says("give <held> <signed> cost", lambda held, n: held.cost(n))
IN_HAND.says("give <held> <signed> cost <scale>", lambda held, n, scale: held.cost(Per(n, *scale)))
IN_HAND.says(
    "the cost of playing <held> will|is (be) reduced by <number>",
    lambda held, n: held.cost(-n, to_play=True),
)


def _in_hand(noun: Noun) -> Held:
    if noun.described.areas != (Area.HAND,) or noun.described.owner is None:
        raise Misfit
    return Held(noun.filter(), noun.described.owner)
