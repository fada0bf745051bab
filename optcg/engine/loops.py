"""Rule 11-1: infinite loops.

A loop in which nobody is asked anything is seen by the driver (`advance.py`). Here are loops that pass
through choices. From the first [Activate: Main] effect of a turn that could be activated again, every
question of the Main Phase is remembered by its outline, which is cheap, and after many choices every other
question too; once an outline has come twice, by a fingerprint of the whole game. When a question comes again
with everything as it was, the choices in between are one *loop action*. An effect that costs nothing is
looked at closely at once.
The players who could have chosen otherwise say how often it is carried out (11-1-1-2, 11-1-1-3); it is
then carried out that often and stopped where the player who wanted fewer rounds can stop it, and the
choice that restarts it is not offered in the same state again. A loop of the turn player alone from one
action of the Main Phase to the next was carried out as often as they liked: nobody is asked.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import activated
from optcg.engine.decisions import MAIN, NUMBER, Choice, Decision
from optcg.engine.fingerprint import PassedByState, fingerprint
from optcg.engine.state import ASKING, GLANCING, RUNNING, WATCHING, GameState, LoopWatch, Passed, new_watch
from optcg.engine.width import i64

# Questions are remembered after so many choices in one turn, or without a Main Phase action in between.
MANY_IN_TURN: Final = 100
MANY_IN_A_ROW: Final = 16
MOST_ROUNDS: Final = 99
_PRIME: Final = 1_000_000_007


def were_many(state: GameState) -> bool:
    """Whether there were so many choices that every question is looked at."""
    return state.turn_choices >= MANY_IN_TURN or state.row_choices >= MANY_IN_A_ROW


def note_activation(state: GameState, decision: Decision, choice: Choice) -> None:
    """An effect is activated in the Main Phase: it may be one that could be activated without end."""
    code = activated(state, choice)
    if code is None or code.once:
        return
    watch = state.loops
    if watch is None:
        watch = state.loops = new_watch()
        watch.outlines = [_outline(state, decision)]
    if watch.mode == GLANCING and code.free:
        if watch.barred and not watch.mark:
            watch.mark = fingerprint(state)
        passed = _passed(watch, decision, choice)
        watch.trail = [passed if watch.mark else PassedByState(state, passed)]


def note_choice(watch: LoopWatch, decision: Decision, choice: Choice) -> None:
    """Remember how a question was answered, once one may have come twice."""
    if watch.mode != GLANCING:
        watch.trail = [*watch.trail, _passed(watch, decision, choice)]


def _passed(watch: LoopWatch, decision: Decision, choice: Choice) -> Passed:
    """The answer, by its place among all choices, those that are barred included."""
    place: i64 = decision.choices.index(choice)
    options: i64 = len(decision.choices)
    if options > 1:
        for barred in _barred(watch):
            options += 1
            if barred <= place:
                place += 1
    return Passed(watch.mark, decision.player, place, options)


def _barred(watch: LoopWatch) -> list[int]:
    """The places of the choices that are barred from the question at hand, the first one first."""
    found = [bar.split() for bar in watch.barred]
    return sorted([int(place) for mark, place in found if mark == watch.mark])


def look(state: GameState) -> bool:
    """Look at the question that was just asked. True: it is answered or replaced, and the game goes on."""
    watch = state.loops
    if state.decision is None:
        return False
    if watch is None:
        watch = state.loops = new_watch()
    if watch.mode == RUNNING:
        return _carry_on(state, watch)
    if watch.mode == GLANCING and _glance(state, watch, state.decision):
        return False
    watch.mark = fingerprint(state)
    _bar(state, watch)
    for place, passed in enumerate(watch.trail):
        if passed.mark() == watch.mark:
            cycle = watch.trail[place:]
            stoppers = [p.player for p in cycle if p.options > 1]
            if state.decision.kind == MAIN and cycle[0].options > 1 and 1 - state.turn_player not in stoppers:
                # Any number of rounds ends here, with everything as it is: those that were made are enough.
                watch.trail = watch.trail[:place]
                _bar_from_now_on(state, watch, cycle[0])
            elif stoppers:
                _ask(state, watch, cycle, stoppers)
            return False
    return False


def _glance(state: GameState, watch: LoopWatch, decision: Decision) -> bool:
    """Look at a question at a glance; False if it has to be looked at closely, as all that follow."""
    watch.mark = ""
    if decision.kind != MAIN and not were_many(state):
        return True
    outline = _outline(state, decision)
    free: Passed | None = None
    if decision.kind == MAIN and watch.trail:
        free = watch.trail[0]
        watch.trail = []
    if outline not in watch.outlines:
        watch.outlines = [*watch.outlines, outline]
        return True
    if free is not None:
        watch.mark = fingerprint(state)
        if free.mark() == watch.mark:
            _bar_from_now_on(state, watch, free)
            return True
    watch.mode = WATCHING
    watch.outlines = []
    return False


def _bar_from_now_on(state: GameState, watch: LoopWatch, passed: Passed) -> None:
    """Rule 11-1-1-2: what was chosen here leads back to this very state, and is not offered in it again."""
    watch.barred = [*watch.barred, f"{watch.mark} {passed.choice}"]
    _bar(state, watch)


def _outline(state: GameState, decision: Decision) -> int:
    """A number that is equal wherever the fingerprint is equal, and seldom elsewhere."""
    outline: i64 = decision.player * 100 + len(decision.choices)
    outline = (outline * 100 + len(state.stack)) * 100 + len(state.effects)
    for player in state.players:
        outline = _with(outline, 61, len(player.hand), len(player.trash))
        outline = _with(outline, 61, len(player.life), len(player.deck))
        outline = _with(outline, 13, player.don_deck, player.don_active)
        outline = _with(outline, 13, player.don_rested, len(player.characters))
        for card in player._field or player.field():
            field: i64 = card.given_don + card.used * 13 + (100 if card.rested else 0)
            outline = (outline * 1009 + field) % _PRIME
    return outline


def _with(outline: i64, base: i64, one: i64, two: i64) -> i64:
    return ((outline * base + one) % _PRIME * base + two) % _PRIME


def _ask(state: GameState, watch: LoopWatch, cycle: list[Passed], stoppers: list[int]) -> None:
    """Rules 11-1-1-2, 11-1-1-3: how often is the loop action carried out? The turn player answers first."""
    watch.mode = ASKING
    watch.cycle = cycle
    watch.rounds = []
    watch.asked = [p for p in (state.turn_player, 1 - state.turn_player) if p in stoppers]
    watch.trail = []
    _ask_next(state, watch)


def _ask_next(state: GameState, watch: LoopWatch) -> None:
    player = watch.asked[len(watch.rounds)]
    rule = "11-1-1-2" if len(watch.asked) == 1 else "11-1-1-3"
    choices = tuple([Choice("number", None, None, rounds) for rounds in range(MOST_ROUNDS + 1)])
    prompt = "The game goes round in a loop. How many times is it carried out?"
    state.decision = Decision(player, NUMBER, rule, prompt, choices)


def answer(state: GameState, choice: Choice) -> bool:
    """Take the answer to the question about rounds. False if no such question stands."""
    watch = state.loops
    if watch is None or watch.mode != ASKING:
        return False
    assert choice.number is not None
    watch.rounds = [*watch.rounds, choice.number]
    if len(watch.rounds) < len(watch.asked):
        _ask_next(state, watch)
    else:
        # The frame that had asked is asked for its question again; asking changes nothing.
        watch.mode = RUNNING
        watch.at = 0
    return True


def _carry_on(state: GameState, watch: LoopWatch) -> bool:
    """Carry out the loop action; stop at a choice of the player who wanted fewer rounds."""
    decision = state.decision
    assert decision is not None
    rounds = min(watch.rounds)
    stopper = watch.asked[watch.rounds.index(rounds)]
    passed = watch.cycle[watch.at % len(watch.cycle)]
    fits = decision.player == passed.player and len(decision.choices) == passed.options
    done = watch.at >= rounds * len(watch.cycle)
    if fits and not (done and passed.player == stopper and passed.options > 1):
        watch.at += 1
        state.decision = None
        state.stack[-1].answer(state, decision.choices[passed.choice])
        return True
    # Rule 11-1-1-2: the loop is over and cannot be restarted voluntarily in the same state.
    watch.mode = WATCHING
    watch.mark = fingerprint(state)
    if fits:
        _bar_from_now_on(state, watch, passed)
    return False


def _bar(state: GameState, watch: LoopWatch) -> None:
    """Take out the choice that would restart a loop, unless it is the only one."""
    decision = state.decision
    assert decision is not None
    barred = _barred(watch)
    kept = [index for index in range(len(decision.choices)) if index not in barred]
    if not kept or len(kept) == len(decision.choices):
        return
    details = tuple([decision.details[index] for index in kept]) if decision.details else ()
    choices = tuple([decision.choices[index] for index in kept])
    state.decision = Decision(
        decision.player, decision.kind, decision.rule, decision.prompt, choices, details
    )
