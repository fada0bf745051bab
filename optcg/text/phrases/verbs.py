"""The verbs of card text and their forms, and deeds as you and the opponent do them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from optcg.model import effects as e
from optcg.model.effects import Effect, Place
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Owner, Selection, This, Together, Top
from optcg.model.terms import Area
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.words.synonyms import does, done

Steps = tuple[Effect, ...]
EFFECT = Phrase[Steps]("effect")  # one deed
CLAUSE = Phrase[Steps]("clause")  # one deed, also counted out
CLAUSES = Phrase[Steps]("clauses")  # what stands in one sentence
STEPS = Phrase[Steps]("steps")  # all of it

_DONE_TO_CARDS: Final = re.compile(r"(\S+) <targets>\S*(.*)")


def third_person(words: str) -> str:
    """ "Trash 1 card from your hand" as it is said of the opponent: "trashes 1 card from their hand"."""
    verbs, space, rest = words.partition(" ")
    return "|".join(map(does, verbs.split("|"))) + space + their(rest)


def their(words: str) -> str:
    """The same words of another player, after "may" and "must": "trash 1 card from their hand"."""
    return re.sub(r"\byour\b", "their", words)


def passive(words: str) -> str:
    """ "Return <targets> to your hand" as it is said of these cards: "returned to your hand"."""
    said = _DONE_TO_CARDS.fullmatch(words)
    return "" if said is None else "|".join(map(done, said[1].split("|"))) + f" <done-to>{said[2]}"


# Cards that are not named: those to which it is done.
Phrase[Selection]("done-to").means("", Every(Cards(Owner.EITHER, (Area.CHARACTER,))))


def by_opponent(steps: Steps) -> Steps:
    return tuple(map(_by_opponent, steps))


# A deed as you do it, as the opponent does it ("trashes"), and after "may", "must" and "they" ("trash").
DEED = Phrase[Steps]("deed")
EFFECT.says("<deed>", lambda steps: steps)
THEIR_DEED = Phrase[Steps]("their-deed").form_of(DEED, third_person, by_opponent)
OPPONENTS_EFFECT = Phrase[Steps]("opponents-effect").form_of(DEED, their, by_opponent)

# The words in which steps are written, by their kinds: a template of `writing/steps.py`.
_WRITTEN: Final[dict[type[Effect], str]] = {}
_FIELD: Final = re.compile(r"\{(\w+)(?::([^{}]+))?\}")
_FLAG: Final = re.compile(r"\{(\w+)\?([^{}|]*)(?:\|([^{}]*))?\}")
_READ: Final = {"to": "<targets>", "count": "<count>", "who": "<whose>", "own": "your"}
_NAMING: Final = re.compile(r"!(\S+) \{what\}(?! )")


def written(kind: type[Effect], words: str) -> None:
    """A kind of step is written in these words, and read in those of the rows beside them."""
    if kind in _WRITTEN:
        raise ValueError(f"{kind.__name__} is written in two ways.")
    _WRITTEN[kind] = words


def template_of(kind: type[Effect]) -> str:
    """The words in which a kind of step is written."""
    if kind not in _WRITTEN:
        raise LookupError(
            f"No words for the step {kind.__name__}: say them with `plain` in optcg/text/phrases, or with"
            " `written` beside the rows that read it."
        )
    return _WRITTEN[kind]


def called(kind: type[Effect]) -> str:
    """What cards are called by what was done to them, "K.O.'d", where its words are the verb and they."""
    verb = _NAMING.match(_WRITTEN.get(kind, ""))
    return done(verb[1]) if verb else ""


def plain(
    kind: type[Effect],
    words: str,
    fit: Callable[[Selection], Selection] | None = None,
    what: str = "<targets>",
) -> None:
    """A kind of step that is read in the words in which it is written.

    With a "!" it is a deed, which all players can do; `what` are the cards, of which `fit` refuses those
    that it cannot be done to.
    """
    read = _READ | {"what": what}
    fields = [name for name, _ in _FIELD.findall(words) if name != "own"]

    def built(flags: dict[str, bool], *parts: Any) -> Steps:
        values = [fit(part) if fit and isinstance(part, Selection) else part for part in parts]
        return one_or_none(kind(**dict(zip(fields, values, strict=True)), **flags))

    if unread := set(fields) - set(read):
        raise LookupError(
            f"{kind.__name__}: no phrase reads {unread}. Say it with `written` and rows of its own."
        )
    written(kind, words)
    for said, flags in _ways(words.removeprefix("!")):
        pattern = _FIELD.sub(lambda field: read[field[1]] + (f" {field[2]}(s)" if field[2] else ""), said)
        (DEED if words.startswith("!") else EFFECT).says(pattern, partial(built, flags))


def _ways(words: str) -> Iterator[tuple[str, dict[str, bool]]]:
    """The words for each way in which the flags of a template can be."""
    flag = _FLAG.search(words)
    if flag is None:
        yield words, {}
        return
    for value, said in ((True, flag[2]), (False, flag[3] or "")):
        for way, flags in _ways(words[: flag.start()] + said + words[flag.end() :]):
            yield way, {flag[1]: value, **flags}


def one_or_none(step: Effect) -> Steps:
    """ "Up to 1 card from the top": whether it is done is said before the card is seen (Rule 4-8-1)."""
    what = getattr(step, "what", None)
    if isinstance(what, Top) and what.up_to and what.count == 1:
        return (e.UpToOne((with_fields(step, what=replace(what, up_to=False)),)),)
    return (step,)


def _by_opponent(step: Effect) -> Effect:
    """A step of yours as the opponent does it: they choose, and they draw, rest and return their own."""
    what, who = getattr(step, "what", None), getattr(step, "who", None)
    if isinstance(step, e.UpToOne):
        return e.May(
            step.effects, who=Owner.OPPONENT
        )  # Rule 4-8-1: whoever does it says whether it is 1 or 0
    if isinstance(step, e.ChooseOne):
        options = tuple(tuple(map(_by_opponent, option)) for option in step.options)
        return replace(step, options=options, chooser=Owner.OPPONENT)
    if what is None and getattr(step, "up_to", False) and not hasattr(step, "to"):
        return e.AsPlayer(Owner.OPPONENT, (step,))
    if isinstance(step, e.Move) and step.to in (Place.DECK_EITHER, Place.LIFE_EITHER):
        # Of two ends the owner chooses for cards of the hand; for others it is the player of the effect.
        areas = what.cards.areas if isinstance(what, (Choose, Every)) else ()
        if areas not in ((Area.HAND,), (Area.TRASH,)):
            raise Misfit
    changed: dict[str, object] = {"who": Owner.OPPONENT} if who is Owner.YOU else {}
    for name in ("what", "to"):
        chosen = getattr(step, name, None)
        if isinstance(chosen, Selection):
            changed[name] = chosen_by_opponent(chosen)
    return with_fields(step, **changed)


def chosen_by_opponent(what: Selection) -> Selection:
    if isinstance(what, (Choose, ChooseFrom)):
        return replace(what, chooser=Owner.OPPONENT)
    if isinstance(what, Together):
        return replace(what, parts=tuple(map(chosen_by_opponent, what.parts)))
    if isinstance(what, This) or (isinstance(what, Top) and what.up_to):
        raise Misfit
    return what
