"""Where the card lies, said before or behind what happens: "While this card is in your trash, when ..."."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.conditions import Condition
from optcg.model.terms import Area
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_holds.replaced import REPLACEMENT
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.whole_lines.abilities import BODY, Body, in_event

LIES = Phrase[Condition]("lies-in-trash")
LIES.means("this Character|card|Stage is in your|the trash", c.ThisCardIs(f.InArea((Area.TRASH,))))

for _while in ("if", "while", "as long as"):
    for _event in ("when <event>", "at <start-moment>"):
        BODY.says(
            f"{_while} <lies-in-trash> , {_event} , <steps>",
            lambda fact, event, steps: in_event(Body((e.If(fact, steps),)), event),
        )
        BODY.says(
            f"{_while} <lies-in-trash> , {_event} , <paid>",
            lambda fact, event, body: in_event(_there(body, fact), event),
        )
for _while in ("while", "as long as"):
    BODY.says(f"{_while} <lies-in-trash> , <paid>", lambda fact, body: _there(body, fact))
    BODY.says(
        f"when <event> {_while} <lies-in-trash> , <steps>",
        lambda event, fact, steps: in_event(Body((e.If(fact, steps),)), event),
    )
    BODY.says(
        f"when <event> {_while} <lies-in-trash> , <paid>",
        lambda event, fact, body: in_event(_there(body, fact), event),
    )
    REPLACEMENT.says(f"{_while} <lies-in-trash> , <replaces>", lambda fact, ability: _held(ability, fact))


def _there(body: Body, fact: Condition) -> Body:
    return replace(body, condition=fact if body.condition is None else both(fact, body.condition))


def _held(ability: a.ReplacementEffect, fact: Condition) -> a.ReplacementEffect:
    return replace(ability, condition=fact if ability.condition is None else both(fact, ability.condition))
