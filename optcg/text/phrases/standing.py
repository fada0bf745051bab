"""What holds as long as something is so, and more of what a card is under the rules (Rule 8-1-3-3)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model.amounts import Per
from optcg.model.selections import This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.abilities import STATIC, in_hand, permanents
from optcg.text.phrases.changes import say
from optcg.text.phrases.describe import sure
from optcg.text.phrases.facts import both
from optcg.text.phrases.moves import Steps
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.rule_texts import RULE, RULE_PART

STATIC.says(
    "give all (of) (the) <noun> <signed> cost (.)",
    lambda noun, n: (a.HandCost(n, in_hand(noun), this_only=False),),
)
STATIC.says(
    "give your <noun> <signed> cost (.)", lambda noun, n: (a.HandCost(n, in_hand(noun), this_only=False),)
)
STATIC.says(
    "if <condition> , give all (of) (your|the) <noun> <signed> cost (.)",
    lambda fact, noun, n: (a.HandCost(n, in_hand(noun), condition=fact, this_only=False),),
)
STATIC.says("while <condition> , <steps>", lambda fact, steps: permanents(steps, fact))
STATIC.says("as long as <condition> , <steps>", lambda fact, steps: permanents(steps, fact))
for _words in ("while", "as long as"):
    STATIC.says(
        f"{_words} this Character|Leader|card <is-all> , it <predicates> (.)",
        lambda what, said: permanents(say(This(), said), c.ThisCardIs(what)),
    )
for _words in ("if", "while", "as long as"):
    STATIC.says(
        f"<effect> {_words} it <is-all> (.)",
        lambda steps, what: permanents(_of_this(steps), c.ThisCardIs(what)),
    )


def _of_this(steps: Steps) -> Steps:
    """ "It" is this card, if something is said of no other."""
    if any(not isinstance(getattr(step, "what", None), This) for step in steps):
        raise Misfit
    return steps


STATIC.says("unless <condition> , <steps>", lambda fact, steps: permanents(steps, c.NotSo(fact)))

for _words in ("while", "as long as"):
    STATIC.says(f"<effect> {_words} <condition> (.)", lambda steps, fact: permanents(steps, fact))
for _words, _yours in (("your turn", True), ("your opponent's turn", False)):
    STATIC.says(
        f"<effect> during {_words} (.)", lambda steps, yours=_yours: permanents(steps, c.YourTurn(yours))
    )
    STATIC.says(
        f"if <condition> , <effect> during {_words} (.)",
        lambda fact, steps, yours=_yours: permanents(steps, both(c.YourTurn(yours), fact)),
    )

# Cards of the hand ------------------------------------------------------------------------------------------
for _mine in ("", "your ", "all of your "):
    STATIC.says(
        f"{_mine}<noun> get(s)|gain(s) <signed> cost (.)",
        lambda noun, n: (a.HandCost(n, in_hand(noun), this_only=False),),
    )
    STATIC.says(
        f"if <condition> , {_mine}<noun> get(s)|gain(s) <signed> cost (.)",
        lambda fact, noun, n: (a.HandCost(n, in_hand(noun), condition=fact, this_only=False),),
    )
    STATIC.says(
        f"{_mine}<noun> get(s)|gain(s) <signed> Counter (.)",
        lambda noun, n: (a.GivesCounter(sure(in_hand(noun)), n),),
    )
for _before in ("", "if <condition> , "):
    STATIC.says(
        f"{_before}the cost of playing <noun> is reduced by <number> (.)",
        lambda *said: (_cheaper(*said),),
    )


# The same in other words, with what must hold before or after it.
CHEAP = Phrase[a.HandCost]("hand-cost")
for _this in ("this card", "this Character", "this Event", "this Stage"):
    CHEAP.says(f"{_this} in your hand gains|gets <signed> cost", lambda n: a.HandCost(n))
    CHEAP.says(
        f"{_this} in your hand gains|gets <signed> cost <scale>", lambda n, scale: a.HandCost(Per(n, *scale))
    )
    CHEAP.says(f"{_this} in your hand costs <number> less (to play)", lambda n: a.HandCost(-n))
    CHEAP.says(f"{_this} in your hand has its cost reduced by <number>", lambda n: a.HandCost(-n))
    for _less in ("costs <number> less (to play)", "has its cost reduced by <number>"):
        CHEAP.says(f"{_this} in your hand {_less} <scale>", lambda n, scale: a.HandCost(Per(-n, *scale)))
    CHEAP.says(f"the cost of {_this} in your hand is reduced by <number>", lambda n: a.HandCost(-n))
    CHEAP.says(
        f"the cost of {_this} in your hand is reduced by <number> <scale>",
        lambda n, scale: a.HandCost(Per(-n, *scale)),
    )
for _this in ("this card's", "this Character's", "this Event's", "this Stage's"):
    CHEAP.says(f"{_this} cost in your hand is reduced by <number>", lambda n: a.HandCost(-n))
    CHEAP.says(f"{_this} cost in your hand is <signed>", lambda n: a.HandCost(n))
for _all in ("", "all ", "all of ", "all the ", "all of the ", "all your ", "all of your ", "your "):
    CHEAP.says(
        f"the cost of {_all}<noun> is reduced by <number>",
        lambda noun, n: a.HandCost(-n, in_hand(noun), this_only=False),
    )
    CHEAP.says(
        f"{_all}<noun> get(s)|gain(s) <signed> cost",
        lambda noun, n: a.HandCost(n, in_hand(noun), this_only=False),
    )
STATIC.says("<hand-cost> (.)", lambda cost: (cost,))
STATIC.says("if <condition> , <hand-cost> (.)", lambda fact, cost: (replace(cost, condition=fact),))
CHEAP_IF = Phrase[a.HandCost]("hand-cost-if")
CHEAP_IF.says("<hand-cost>", lambda cost: cost)
CHEAP_IF.says("give this card in your hand <signed> cost", lambda n: a.HandCost(n))
CHEAP_IF.says(
    "give all (of) (your|the) <noun> <signed> cost",
    lambda noun, n: a.HandCost(n, in_hand(noun), this_only=False),
)
for _words in ("if", "while", "as long as"):
    STATIC.says(
        f"<hand-cost-if> {_words} <condition> (.)", lambda cost, fact: (replace(cost, condition=fact),)
    )
for _words in ("while", "as long as"):
    STATIC.says(
        f"{_words} <condition> , <hand-cost-if> (.)", lambda fact, cost: (replace(cost, condition=fact),)
    )


def _cheaper(*said: object) -> a.HandCost:
    *fact, noun, number = said
    assert isinstance(noun, Noun)
    assert isinstance(number, int)
    condition = fact[0] if fact else None
    assert condition is None or isinstance(condition, c.Condition)
    return a.HandCost(-number, in_hand(noun), condition, this_only=False, to_play=True)


# Conditions one after the other ---------------------------------------------------------------------------
SENTENCE = Phrase[tuple[a.Ability, ...]]("static-sentence")
SENTENCE.says("if <condition> , <clauses>", lambda fact, steps: permanents(steps, fact))
SENTENCE.says(
    "if <condition> , <effect> (,) and (,) if <condition> , <clauses>",
    lambda fact, steps, more, rest: permanents(steps, fact) + permanents(rest, both(fact, more)),
)
SENTENCES = Phrase[tuple[a.Ability, ...]]("static-sentences")
SENTENCES.says("<static-sentence> (.)", lambda one: one)
SENTENCES.says("<static-sentence> . <static-sentences>", lambda one, rest: one + rest)
STATIC.says("<static-sentence> . <static-sentences>", lambda one, rest: one + rest)
STATIC.says(
    "if <condition> , <effect> (,) and (,) if <condition> , <clauses> (.)",
    lambda fact, steps, more, rest: permanents(steps, fact) + permanents(rest, both(fact, more)),
)

RULE.says("also treat this card's name as <name> (.)", lambda name: (a.AlsoNamed(name),))
RULE.says(
    "this Character|card cannot be played from your hand by effects (.)",
    lambda: (a.NotPlayedByEffects((Area.HAND,)),),
)
RULE.says(
    "this Character|card cannot be played by effects (.)",
    lambda: (a.NotPlayedByEffects((Area.DECK, Area.HAND, Area.TRASH, Area.LIFE)),),
)
for _words in ("this Character|card cannot be played {}", "you cannot play this Character|card {}"):
    RULE.says(f"{_words.format('unless')} <condition> (.)", lambda fact: (a.PlayedOnlyIf(fact),))
    RULE.says(f"{_words.format('if')} <condition> (.)", lambda fact: (a.PlayedOnlyIf(c.NotSo(fact)),))
for _words in ("this Character|card can only be played", "you can only play this Character|card"):
    RULE.says(f"{_words} if|when|while <condition> (.)", lambda fact: (a.PlayedOnlyIf(fact),))
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
