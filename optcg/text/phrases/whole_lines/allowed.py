"""When an effect can be activated at all, said before or after it (Rule 8-4-1-1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.conditions import Condition
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.whole_lines.abilities import BODY, Body

ALLOWED = Phrase[Condition]("allowed")
for _words in (
    "this effect can (only) be activated|used <turn-time>",
    "you may use this effect <turn-time>",
    "you can only activate|use this effect <turn-time>",
    "this effect can be activated|used if <condition>",
):
    ALLOWED.says(_words, lambda fact: fact)
for _words in (
    "this effect cannot be activated|used <turn-time>",
    "you cannot activate|use this effect <turn-time>",
    "this effect cannot be activated|used if|when <condition>",
    "you cannot activate|use this effect if|when <condition>",
):
    ALLOWED.says(_words, lambda fact: c.NotSo(fact))
for _words in ("this effect can only be activated|used", "you can only activate|use this effect"):
    ALLOWED.means(f"{_words} from|in your|the trash", c.ThisCardIs(f.InArea((Area.TRASH,))))
BODY.says("<allowed> . <body>", lambda fact, body: _before(body, fact))

# All that stands behind the tags.
WHOLE = Phrase[Body]("whole")
WHOLE.says("<body>", lambda body: body)
WHOLE.says("<body> <allowed> (.)", lambda body, fact: _limited(body, fact))
WHOLE.says(
    "<body> this effect can be activated when|while <condition> (.)", lambda body, fact: _limited(body, fact)
)
WHOLE.says("<body> this effect can be activated once per turn (.)", lambda body: replace(body, once=True))


# "Then, this effect cannot be activated again during this turn": once all before it was done. It is kept in
# mind on the card, so that an effect whose "if" did not hold can be activated again.
AGAIN: Final = "activated"
for _words in ("this effect cannot be activated|used again", "you cannot activate|use this effect again"):
    EFFECT.says(f"{_words} <this-turn>", lambda _: (e.Mark(AGAIN),))


def not_again(body: Body) -> Body:
    """An effect that notes that it was activated wants that to be noted nowhere yet."""
    if not _notes(body.effects):
        return body
    if body.once or _notes(body.cost):
        raise Misfit
    fresh = c.NotSo(c.ThisTurn(AGAIN))
    known = body.condition.conditions if isinstance(body.condition, c.Both) else (body.condition,)
    return body if fresh in known else _limited(body, fresh)


def _notes(node: object) -> bool:
    if isinstance(node, tuple):
        return any(map(_notes, node))
    if isinstance(node, (e.If, e.May)):
        return _notes(node.then) or _notes(node.otherwise) or _notes(getattr(node, "effects", ()))
    return node == e.Mark(AGAIN)


def _before(body: Body, fact: Condition) -> Body:
    if body.happening is not None or body.ko is not None:
        raise Misfit
    return _limited(body, fact)


def _limited(body: Body, fact: Condition) -> Body:
    return replace(body, condition=fact if body.condition is None else both(fact, body.condition))
