"""When: what is put off to a later moment, and times that stand before what they are said of."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import Owner, Selection, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.players import PLAYER_BAN
from optcg.text.phrases.what_is_done.flow import CLAUSES, STEPS, if_done, on_that
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.references import LATEST, THAT_TURN
from optcg.text.with_fields import with_fields

_THERE: Final = f.InArea((Area.CHARACTER,))

# Moments ------------------------------------------------------------------------------------------------
MOMENT = Phrase[str]("moment")
MOMENT.means("at the end of this|the turn", "end of turn")
MOMENT.means("at the end of that turn", THAT_TURN)
MOMENT.means("when this turn ends", "end of turn")
MOMENT.means("at the end of this|the|that battle", "end of battle")
MOMENT.means("when this battle ends", "end of battle")
MOMENT.means("after this|that battle", "end of battle")
MOMENT.means("at the start|beginning of your next Main Phase", "your next Main Phase")
MOMENT.means("at the start|beginning of your next turn", "your next turn")
MOMENT.means("at the end of your next turn", "end of your next turn")
MOMENT.means("at the end of your turn", "end of your turn")
MOMENT.means("at the end of your next End Phase", "end of your turn")
for _their in ("their", "your opponent's"):
    MOMENT.means(f"at the start|beginning of {_their} next Main Phase", "opponent's next Main Phase")
    MOMENT.means(f"at the start|beginning of {_their} next turn", "opponent's next turn")
    MOMENT.means(f"at the end of {_their} next turn", "end of opponent's next turn")
    MOMENT.means(f"at the end of {_their} turn", "end of opponent's turn")
    MOMENT.means(f"at the end of {_their} next End Phase", "end of opponent's turn")

PUT_OFF = Phrase[e.Later]("put-off")
PUT_OFF.says("<effect> <moment>", lambda steps, when: e.Later(when, steps))
PUT_OFF.says("<moment> , <clauses>", e.Later)
# "At the start of your next Main Phase, ... during that turn", which is "this turn" then.
THEN_LASTING = Phrase[Duration]("in-that-turn")
THEN_LASTING.means("during that turn", Duration.TURN)
THEN_LASTING.means("until the end of that turn", Duration.END_OF_TURN)
PUT_OFF.says(
    "<moment> , <clauses> <in-that-turn>",
    lambda when, steps, until: e.Later(_begins(when), _in_that_turn(steps, until)),
)
PUT_OFF.says(
    "<moment> , <clauses> <in-that-turn> <and> <clauses>",
    lambda when, steps, until, _, rest: e.Later(_begins(when), _in_that_turn(steps, until) + rest),
)


def _begins(when: str) -> str:
    """A moment with which a turn begins, or its Main Phase: then the turn goes on for a while."""
    if not when.endswith(("next turn", "next Main Phase")) or when.startswith("end"):
        raise Misfit
    return when


def _in_that_turn(steps: Steps, until: Duration) -> Steps:
    """ "A and B during that turn": said of all changes that stand last and have no other end."""
    place = len(steps)
    while place and getattr(steps[place - 1], "duration", None) is Duration.ON_FIELD:
        place -= 1
    if place == len(steps):
        raise Misfit
    return (*steps[:place], *[_timed(step, until) for step in steps[place:]])


CLAUSES.says(
    "<effect> <moment> <beside> <clauses>", lambda steps, when, _, rest: (e.Later(when, steps), *rest)
)
CLAUSES.says(
    "<effect> <moment> <thereafter> <clauses>", lambda steps, when, _, rest: (e.Later(when, steps + rest),)
)
CLAUSES.says("<effect> <and> <put-off>", lambda steps, _, later: (*steps, later))
STEPS.says("<put-off> (.)", lambda later: (later,))
# Rule 4-10-2: what comes then, comes after what was put off. Without "then" the words do not tell.
STEPS.says(
    "<put-off> . Then (,) <steps>", lambda later, rest: (replace(later, effects=later.effects + rest),)
)
STEPS.says(
    "<put-off> ; then (,) <steps>", lambda later, rest: (replace(later, effects=later.effects + rest),)
)
# An "if" looks at how things are then, and holds for all that follows it.
STEPS.says(
    "<moment> , if <condition> , <steps>", lambda when, fact, rest: (e.Later(when, (e.If(fact, rest),)),)
)
# A card that has left the field is another one (Rule 3-1-6), so that nothing is done to it.
STEPS.says(
    "if <that-card> is (still) on your|the field <moment> , <steps>",
    lambda slot, when, steps: (e.Later(when, (e.If(c.SlotFits(slot, _THERE), steps),)),),
)
STEPS.says(
    "<moment> , you may|can <clauses> . If you do , <steps>",
    lambda when, steps, then: (e.Later(when, (e.May(steps, then=if_done(then)),)),),
)

# Times that stand first -----------------------------------------------------------------------------------
CLAUSES.says("<duration> , <clauses>", lambda until, steps: lasting(steps, until))


STEPS.says(
    "<duration> , <effect> if <condition> (.)",
    lambda until, steps, fact: (e.If(fact, lasting(steps, until)),),
)
STEPS.says(
    "<duration> , <effect> if <condition> <and-then> <steps>",
    lambda until, steps, fact, _, rest: on_that(fact, lasting(steps, until) + rest),
)


def lasting(steps: Steps, until: Duration) -> Steps:
    """ "Until ..., A and B": a time that stands first is said of every change that has no other."""
    if getattr(steps[0], "duration", None) != Duration.ON_FIELD:
        raise Misfit
    return tuple(_timed(step, until) for step in steps)


def _timed(step: Effect, until: Duration) -> Effect:
    if isinstance(step, e.If):
        then, otherwise = ([_timed(part, until) for part in steps] for steps in (step.then, step.otherwise))
        return replace(step, then=tuple(then), otherwise=tuple(otherwise))
    if getattr(step, "duration", None) == Duration.ON_FIELD:
        return with_fields(step, duration=until)
    return step


# A whole turn to come: the cards are chosen now, and it begins with that turn.
NEXT_TURN = Phrase[str]("next-turn")
NEXT_TURN.means("during your next turn", "your next turn")
NEXT_TURN.means("during your opponent's next turn", "opponent's next turn")
NEXT_TURN.means("during their next turn", "opponent's next turn")
CLAUSES.says("<effect> <next-turn>", lambda steps, when: in_next_turn(steps, when))
CLAUSES.says(
    "<effect> <next-turn> <and> <clauses>",
    lambda steps, when, _, rest: in_next_turn(steps, when) + rest,
)
CLAUSES.says("<next-turn> , <effect>", lambda when, steps: in_next_turn(steps, when))


def in_next_turn(steps: Steps, when: str) -> Steps:
    chosen: Selection | None = None
    changes: list[Effect] = []
    for step in steps:
        what = getattr(step, "what", None)
        if getattr(step, "duration", None) != Duration.ON_FIELD or _is_counted(step):
            raise Misfit
        if isinstance(step, e.Negate) and step.timing == "On Play":
            raise Misfit  # of cards that are there it is over then; are those meant that come?
        if what is not None and not isinstance(what, (This, Slot)):
            if chosen is not None and what != chosen:
                raise Misfit
            chosen = what
            step = with_fields(step, what=Slot(LATEST))
        changes.append(_timed(step, Duration.TURN))
    later = e.Later(when, tuple(changes))
    return (later,) if chosen is None else (e.Pick(chosen), later)


# Phases that are skipped: the ban lasts for the turn to which the phase belongs.
for _phase in ("Draw Phase", "DON!! Phase"):
    for _words, _who, _when in (
        ("skip your", Owner.YOU, "your next turn"),
        ("you skip your", Owner.YOU, "your next turn"),
        ("your opponent skips their", Owner.OPPONENT, "opponent's next turn"),
    ):
        EFFECT.says(
            f"{_words} next {_phase}",
            lambda what=f"have a {_phase}", who=_who, when=_when: (
                e.Later(when, (e.ForbidPlayer(who, what, Duration.TURN),)),
            ),
        )
        EFFECT.says(
            f"{_words} {_phase}",
            lambda what=f"have a {_phase}", who=_who: (e.ForbidPlayer(who, what, Duration.ON_FIELD),),
        )
    PLAYER_BAN.means(f"have a {_phase}", (f"have a {_phase}", None))


def _is_counted(step: Effect) -> bool:
    """A number that is counted is counted now, which a later step does not do."""
    return not isinstance(getattr(step, "amount", 0), int)
