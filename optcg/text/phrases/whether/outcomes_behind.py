"""What came of a step, told behind what follows from it: "Draw 1 card if you trashed an Event this way."."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.text.phrases.what_is_done.flow import STEPS, if_done
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.what_is_done.put_away import but_for_the_rest
from optcg.text.phrases.whether.done_this_way import Outcome, if_so, paid
from optcg.text.phrases.whole_lines.abilities import BODY

STEPS.says(
    "<clauses> <stop> <if-so> if <outcome> (.)",
    lambda steps, _, then, so: if_so(steps, so, then),
)
# The condition is said of the sentence that it ends, and of all that comes then.
STEPS.says(
    "<clauses> <stop> <if-so> if <outcome> <and-then> <steps>",
    lambda steps, _, then, so, __, more: _on_that(steps, so, then + more),
)
STEPS.says(
    "you may|can <clauses> . <if-so> if you do|did (so) (.)",
    lambda steps, then: (e.May(steps, then=if_done(then)),),
)
BODY.says("<cost> : <if-so> if <outcome> (.)", lambda cost, then, so: paid(cost, (), so, then))


def _on_that(steps: Steps, outcome: Outcome, then: Steps) -> Steps:
    then, rest = but_for_the_rest(then)
    return if_so(steps, outcome, then) + rest
