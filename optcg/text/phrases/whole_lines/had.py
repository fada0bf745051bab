"""What this card was on the field before it was K.O.'d: "if this Character had [Blocker]"."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import THIS, Happening
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.whole_lines.abilities import BODY, OF_KO, Body, in_event

# Said of one card, after "this Character" or "it".
HAD = Phrase[Filter]("had")
HAD.says("had <trait>", lambda trait: _pure(trait))
HAD.says("had <trait> and (had) <trait>", lambda one, two: sure(all_of(_pure(one), _pure(two))))
HAD.says("did not have <trait>", lambda trait: f.Without(_pure(trait)))
HAD.says("was <rested-or-active>", lambda state: state)
HAD.says("was <rested-or-active> and had <trait>", lambda state, trait: sure(all_of(state, _pure(trait))))
HAD.says("was given <number> <bound> DON!! card(s)", lambda n, bound: f.GivenDonIs(bound, n))
HAD.says("had been given <number> <bound> DON!! card(s)", lambda n, bound: f.GivenDonIs(bound, n))
STATE = Phrase[Filter]("rested-or-active")
STATE.means("rested", f.Rested())
STATE.means("active", f.Active())
HADS = Phrase[Filter]("hads")
HADS.says("<base> power was <number> <bound>", lambda base, n, bound: f.PowerIs(bound, n, base))
HADS.says("<base> cost was <number> <bound>", lambda base, n, bound: f.CostIs(bound, n, base))
BEFORE = Phrase[None]("before-ko")
for _words in ("", "when it was K.O.'d", "when K.O.'d", "before it was K.O.'d"):
    BEFORE.means(_words, None)

THIS_HAD = Phrase[Filter]("this-had")
THIS_HAD.says("this Character|card <had> <before-ko>", lambda said, _: said)
THIS_HAD.says("this Character's|card's <hads> <before-ko>", lambda said, _: said)
# Rule 10-2-17-1: an [On K.O.] is activated on the field, so that its condition is looked at there.
OF_KO.says("if <this-had> , <steps>", lambda said, steps: _of_ko(Body(steps), said))
OF_KO.says("if <this-had> , <paid>", lambda said, body: _of_ko(body, said))
OF_KO.says(
    "if <this-had> and <condition> , <steps>",
    lambda said, fact, steps: _of_ko(Body((e.If(fact, steps),)), said),
)
for _if in ("(,) if", "only if"):
    OF_KO.says(f"<if-so> {_if} <this-had> (.)", lambda steps, said: _of_ko(Body(steps), said))
IT_HAD = Phrase[Filter]("it-had")
IT_HAD.says("<this-had>", lambda said: said)
IT_HAD.says("it <had> <before-ko>", lambda said, _: said)
IT_HAD.says("its <hads> <before-ko>", lambda said, _: said)
BODY.says("when <event> , if <it-had> , <steps>", lambda event, said, steps: _when(event, said, Body(steps)))
BODY.says("when <event> , if <it-had> , <paid>", lambda event, said, body: _when(event, said, body))


def _pure(said: Described) -> Filter:
    if said != Described(said.filter):
        raise Misfit
    return sure(said.filter)


def _of_ko(body: Body, said: Filter) -> Body:
    return replace(_had(body, said), ko=Cause())


def _had(body: Body, said: Filter) -> Body:
    if body.condition is not None:
        raise Misfit
    return replace(body, condition=c.ThisCardIs(said))


def _when(event: Happening, said: Filter, body: Body) -> Body:
    if event.condition is not None or any(
        when.event != "K.O.'d" or when.subject != THIS for when in event.timings
    ):
        raise Misfit  # of other events it is not kept what this card was
    return in_event(_had(body, said), event)
