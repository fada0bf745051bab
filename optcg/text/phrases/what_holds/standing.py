"""What holds as long as something is so, and more of what a card is under the rules (Rule 8-1-3-3)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.conditions import Condition
from optcg.model.selections import Every, Owner, Selection, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.rule_texts import RULE, RULE_PART
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.which_cards.describe import all_of
from optcg.text.phrases.which_cards.nouns import Noun, is_alone, your
from optcg.text.phrases.whole_lines.abilities import STATIC, permanents
from optcg.text.with_fields import with_fields

for _words in ("while", "as long as"):
    STATIC.says(f"{_words} <condition> , <steps>", lambda fact, steps: _as_long_as(fact, steps))
    STATIC.says(
        f"{_words} this Character|Leader|card <is-all> , it <predicates> (.)",
        lambda what, said: permanents(say(This(), said), c.ThisCardIs(what)),
    )
STATIC.says("<in-the-turn> , <steps>", lambda fact, steps: permanents(steps, fact))
# Abilities are those of the field anyway (Rule 8-1-3-3-2).
ON_FIELD = Phrase[None]("on-the-field")
ON_FIELD.means("while on the field", None)
for _words in ("while", "as long as"):
    for _it in ("this Character|Leader|Stage|card", "it"):
        ON_FIELD.means(f"{_words} {_it} is on the field", None)
STATIC.says("<on-the-field> , <steps>", lambda _, steps: permanents(steps, None))
STATIC.says("<on-the-field> , it <predicates> (.)", lambda _, said: permanents(say(This(), said), None))
STATIC.says("<effect> <on-the-field> (.)", lambda steps, _: permanents(steps, None))
for _words in ("if", "while", "as long as"):
    for _it in ("it <is-all>", "they <is-so>"):
        STATIC.says(f"<effect> {_words} {_it} (.)", lambda steps, what: permanents(*if_so(steps, what)))


def _as_long_as(fact: Condition, steps: Steps) -> tuple[a.Ability, ...]:
    if fact == c.ThisCardIs(f.InArea((Area.CHARACTER,))):
        raise Misfit  # said by <on-the-field>
    return permanents(steps, fact)


def if_so(steps: Steps, so: f.Filter) -> tuple[Steps, Condition | None]:
    """ "It" is what the sentence is about: this card, or those of the cards of which it is so."""
    if all(isinstance(getattr(step, "what", None), This) for step in steps):
        return steps, c.ThisCardIs(so)
    told: list[e.Effect] = []
    for step in steps:
        what = getattr(step, "what", None)
        if not isinstance(what, Every):
            raise Misfit
        cards = replace(what.cards, filter=all_of(what.cards.filter, so))
        told.append(with_fields(step, what=Every(cards)))
    return tuple(told), None


# In the middle of a sentence.
for _words in ("if", "while", "as long as"):
    STATIC.says(
        f"<targets> , {_words} <condition> , <predicates> (.)",
        lambda what, fact, said: permanents(say(what, said), fact),
    )
    STATIC.says(
        f"<targets> , {_words} it <is-all> , <predicates> (.)",
        lambda what, so, said: permanents(*if_so(say(what, said), so)),
    )
EFFECT.says(
    "<targets> , if <condition> , <predicates> <duration>",
    lambda what, fact, said, until: (e.If(fact, say(what, said, until)),),
)
EFFECT.says(
    "<whose> <noun> , if it <is-all> , <predicates> <duration>",
    lambda owner, noun, so, said, until: if_so(say(_alone(owner, noun), said, until), so)[0],
)


def _alone(owner: Owner, noun: Noun) -> Selection:
    """ "Your Leader, if it has the {X} type": your {X} type Leader."""
    if not is_alone(noun):
        raise Misfit
    return your(owner, noun)


STATIC.says("unless <condition> , <steps>", lambda fact, steps: permanents(steps, c.NotSo(fact)))

for _words in ("while", "as long as"):
    STATIC.says(f"<effect> {_words} <condition> (.)", lambda steps, fact: _as_long_as(fact, steps))
    STATIC.says(
        f"if <condition> , <effect> {_words} <condition> (.)",
        lambda fact, steps, more: permanents(steps, both(fact, more)),
    )
for _words, _yours in (("your turn", True), ("your opponent's turn", False)):
    STATIC.says(
        f"<effect> during {_words} (.)", lambda steps, yours=_yours: permanents(steps, c.YourTurn(yours))
    )
    STATIC.says(
        f"if <condition> , <effect> during {_words} (.)",
        lambda fact, steps, yours=_yours: permanents(steps, both(c.YourTurn(yours), fact)),
    )

STATIC.says(
    "if <condition> , <in-whose-turn> , <steps>",
    lambda fact, turn, steps: permanents(steps, both(turn, fact)),
)

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
