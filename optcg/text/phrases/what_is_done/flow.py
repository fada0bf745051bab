"""How steps follow each other: then, and, if, may, choose one, later; and what bends the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import DoneCount
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This, Top
from optcg.model.terms import Area
from optcg.text.exclusive import exclude, is_in_vain
from optcg.text.grammar import Misfit, Phrase
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, alternative, off_field, on_field
from optcg.text.phrases.what_is_done.one_sentence import in_turn
from optcg.text.phrases.what_is_done.put_away import but_for_the_rest, leaves_the_rest
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.which_cards.another import than_target
from optcg.text.phrases.which_cards.references import EFFECT_OF, LOOKED, THE_OTHER

# Inside a sentence: "draw 1 card and trash 1 card from your hand". What follows "you may" in the same
# sentence belongs to it.
AND = Phrase[None]("and")
AND.says("<beside>", lambda _: None)
AND.says("<thereafter>", lambda _: None)
BESIDE = Phrase[None]("beside")
BESIDE.says("<linked>", lambda _: None)
BESIDE.means(";", None)
LINKED = Phrase[None]("linked")
for _words in ("and", ", and", ","):
    LINKED.means(_words, None)
THEREAFTER = Phrase[None]("thereafter")
for _words in (", then", "and then", ", and then", "; then", "; then ,"):
    THEREAFTER.means(_words, None)

CLAUSES = Phrase[Steps]("clauses")
CLAUSES.says("<effect>", lambda effect: effect)
CLAUSES.says("<effect> <and> <clauses>", lambda effect, _, rest: in_turn(for_you(effect), rest))
CLAUSES.says(
    "<effect> (,) and (,) if <condition> , <clauses>", lambda effect, fact, rest: (*effect, e.If(fact, rest))
)
CLAUSES.says("<effect> , then if <condition> , <clauses>", lambda one, fact, rest: (*one, e.If(fact, rest)))
CLAUSES.says("<effect> (,) or <effect>", alternative)
# "A and B or C" is said in two ways; only what is chosen or shown for a deed is surely no part of a choice.
CLAUSES.says(
    "<effect> <beside> <effect> (,) or <effect>",
    lambda one, _, two, three: (e.ChooseOne((_deeds(one) + two, three)),),
)
CLAUSES.says("either <effect> (,) or <effect>", alternative)
CLAUSES.says("you <effect>", lambda steps: steps)
CLAUSES.says("you <effect> <and> <clauses>", lambda steps, _, rest: in_turn(for_you(steps), rest))
CLAUSES.says("you may|can <clauses>", lambda steps: (e.May(steps),))
CLAUSES.says("they <opponents-effect>", lambda steps: steps)
EFFECT.says("have|let your opponent <opponents-effect>", lambda steps: steps)
CLAUSES.says("your opponent must <their-part>", lambda steps: steps)
CLAUSES.says("they must <their-part>", lambda steps: steps)
CLAUSES.says("your opponent may <their-part>", lambda steps: (e.May(steps, who=Owner.OPPONENT),))

# What both players do: "their" is each one's own.
EVERYONE = Phrase[None]("everyone")
for _words in ("both players", "all players", "(both) you and your opponent", "you and your opponent each"):
    EVERYONE.means(_words, None)
EFFECT.says("<everyone> <their-part> (each)", lambda _, steps: (e.AsPlayer(Owner.EITHER, own(steps)),))
EFFECT.says("<everyone> may <their-part>", lambda _, steps: (e.AsPlayer(Owner.EITHER, (e.May(own(steps)),)),))
EFFECT.says("you and your opponent each <effect>", lambda steps: _each_with_dons(steps))
for _if, _so in (("if", lambda fact: fact), ("unless", c.NotSo)):
    EFFECT.says(
        f"<everyone> <their-part> {_if} <their-fact>",
        lambda _, steps, fact, so=_so: each_if(so(fact), steps),
    )
THEIR_PART = Phrase[Steps]("their-part")
THEIR_PART.says("<opponents-effect>", lambda steps: steps)
THEIR_PART.says("<opponents-effect> <and> <their-part>", lambda steps, _, rest: steps + rest)


def _each_with_dons(steps: Steps) -> Steps:
    """ "You and your opponent each rest 2 of your DON!! cards": here "your" is each one's own."""
    for step in steps:
        if not isinstance(step, (e.RestDon, e.ReturnDon)) or step.who is not Owner.YOU:
            raise Misfit
    return (e.AsPlayer(Owner.EITHER, steps),)


def is_shown(steps: Steps) -> bool:
    """Whether cards are chosen or shown, and nothing is done to them yet."""
    return all(isinstance(step, (e.Pick, e.Reveal, e.Look)) for step in steps)


def _deeds(steps: Steps) -> Steps:
    if is_shown(steps):
        raise Misfit
    return steps


def each_if(fact: c.Condition, steps: Steps) -> Steps:
    """ "Each player ... if they have ...": each one is asked by themselves."""
    return (e.AsPlayer(Owner.EITHER, own((e.If(fact, steps),))),)


def for_you(steps: Steps) -> Steps:
    """ "Both players trash ... and draw 1 card": both do what follows, too."""
    if isinstance(steps[-1], e.AsPlayer) and steps[-1].who is Owner.EITHER:
        raise Misfit
    return steps


def own(steps: Steps) -> Steps:
    """The steps as each player does them: the opponent's cards become one's own."""
    return tuple(_turned(step) for step in steps)


def _turned(node: Any) -> Any:
    if node is Owner.OPPONENT:
        return Owner.YOU
    if isinstance(node, tuple):
        return tuple(_turned(part) for part in node)
    if not is_dataclass(node):
        return node
    return replace(node, **{field.name: _turned(getattr(node, field.name)) for field in fields(node)})


# Between sentences.
STOP = Phrase[None]("stop")
STOP.means(".", None)
STOP.says("<and-then>", lambda _: None)
AND_THEN = Phrase[None]("and-then")
for _words in (". Then ,", ". Then", "Then ,", "; then", "; then ,"):
    AND_THEN.means(_words, None)

STEPS = Phrase[Steps]("steps")
STEPS.says("<clauses> (.)", lambda steps: steps)
STEPS.says("<clauses> <stop> <steps>", lambda steps, _, rest: steps + rest)
STEPS.says("<lasting-event>", lambda steps: steps)
# Rules 4-10-1, 8-3-3: an "if" holds for all that follows it.
STEPS.says("if <condition> , <steps>", lambda fact, rest: held(fact, rest))
STEPS.says("unless <condition> , <steps>", lambda fact, rest: held(c.NotSo(fact), rest))
STEPS.says("and-if <condition> , <steps>", lambda fact, rest: held(fact, rest))  # after "if you do"
# What follows a semicolon, if something holds, does not hang on an "if" before it.
HALVES = Phrase[Steps]("two-halves")
HALVES.says("<clauses> ; if <condition> , <steps>", lambda one, fact, two: (*one, *held(fact, two)))
STEPS.says("<clauses> <stop> <two-halves>", lambda steps, _, rest: steps + rest)
IF_SO = Phrase[Steps]("if-so")
IF_SO.says("<effect>", lambda effect: effect)
IF_SO.says(
    "<effect> <linked> <if-so>",
    lambda effect, _, rest: _unasked(in_turn(for_you(_of_no_rest(effect)), rest)),
)
STEPS.says("<if-so> (,) if <condition> (.)", lambda steps, fact: (e.If(fact, steps),))
STEPS.says("<if-so> only if <condition> (.)", lambda steps, fact: (e.If(fact, steps),))
STEPS.says("<clauses> ; <if-so> if <condition> (.)", lambda one, two, fact: (*one, e.If(fact, two)))
STEPS.says("<effect> unless <condition> (.)", lambda steps, fact: (e.If(c.NotSo(fact), _at_once(steps)),))
# An "if" behind its deed holds for all that comes then, too; of a sentence that only follows, nobody knows.
STEPS.says(
    "<if-so> (,) if <condition> <and-then> <steps>", lambda steps, fact, _, rest: on_that(fact, steps + rest)
)
# "A, then B if C": B is another deed, and the one that it is said of.
for _if, _holds in (("if", lambda fact: fact), ("unless", c.NotSo)):
    STEPS.says(
        f"<effect> <thereafter> <effect> {_if} <condition> (.)",
        lambda one, _, two, fact, so=_holds: _then_if(_unasked(for_you(one)), _unasked(two), so(fact)),
    )


def _at_once(steps: Steps) -> Steps:
    """ "Cannot attack until ... unless C": whether C is asked now, or each time, the words do not tell."""
    if any(isinstance(step, (e.Forbid, e.ForbidPlayer)) for step in steps):
        raise Misfit
    return steps


def _then_if(one: Steps, two: Steps, fact: c.Condition) -> Steps:
    steps = in_turn(one, two)
    return (*steps[: len(one)], e.If(fact, steps[len(one) :]))


STEPS.says("you may|can <effect> if <condition> (.)", lambda effect, fact: (e.If(fact, (e.May(effect),)),))


def _of_no_rest(steps: Steps) -> Steps:
    """ "Place the rest ... and draw 1 card if C": the rest is placed anyway; no "if you do" asks for it."""
    if getattr(steps[-1], "what", None) in (Slot(LOOKED), Slot(THE_OTHER)):
        raise Misfit
    return steps


def _unasked(steps: Steps) -> Steps:
    """ "A and, if B, C if D": which of them D is said of, the words do not tell."""
    if any(isinstance(step, (e.If, e.May, e.Later)) for step in steps):
        raise Misfit
    return steps


def held(fact: c.Condition, rest: Steps) -> Steps:
    """All that follows hangs on the "if"; not one that cannot hold with it (2 or less, 3 or more)."""
    for place, step in enumerate(rest):
        if isinstance(step, e.If) and _not_done(step.condition) and isinstance(rest[place - 1], e.Draw):
            raise Misfit  # nobody asks whether cards were drawn
        if isinstance(step, e.If) and exclude(fact, step.condition, rest[:place]):
            if step.otherwise:
                return _of_three(fact, rest[:place], step, rest[place + 1 :])
            raise Misfit
    if is_in_vain(fact, rest) or leaves_the_rest(rest):
        raise Misfit
    return (e.If(fact, rest),)


def on_that(fact: c.Condition, steps: Steps) -> Steps:
    """ "A if C. Then, B": both hang on the "if"; the cards that were not taken are put away anyway."""
    then, rest = but_for_the_rest(steps)
    return (*held(fact, then), *rest)


def _of_three(fact: c.Condition, then: Steps, step: e.If, rest: Steps) -> Steps:
    """ "If A, X. If B, Y. Otherwise, Z": neither A nor B. "If A, X. If B, Y instead": one for each."""
    if then:
        return (e.If(fact, then, (step,)), *rest)
    if rest:
        raise Misfit
    return (replace(step, otherwise=(e.If(fact, step.otherwise),)),)


# "If you do": the step before was really done.
STEPS.says("you may|can <clauses> . If you do|did , <steps>", lambda steps, then: may_then(steps, then))
STEPS.says(
    "<effect> (,) and you may|can <clauses> . If you do|did , <steps>",
    lambda effect, steps, then: (*for_you(effect), *may_then(steps, then)),
)
STEPS.says("<effect> . If you do|did , <steps>", lambda effect, then: (*effect, *_if_you_did(effect, then)))
STEPS.says(
    "<clauses> . If you do|did , <steps>",
    lambda steps, then: (*_one_deed(steps), *_if_you_did(steps, then)),
)
STEPS.says(
    "<effect> . If they do|did , <steps>",
    lambda effect, then: (*_theirs(effect), e.If(done_in_full(effect), if_done(then))),
)
STEPS.says(
    "your opponent may <their-part> . If they do not , <steps>",
    lambda steps, rest: (e.May(steps, otherwise=rest, who=Owner.OPPONENT),),
)
for _not in ("do not", "cannot"):
    STEPS.says(
        f"your opponent must <their-part> . If they {_not} , <steps>",
        lambda steps, rest: (*steps, e.If(c.NotSo(done_in_full(steps)), rest)),
    )
STEPS.says(
    "your opponent may <their-part> . If they do , <steps>",
    lambda steps, rest: (e.May(steps, then=rest, who=Owner.OPPONENT),),
)


def may_then(steps: Steps, then: Steps) -> Steps:
    then, rest = but_for_the_rest(then)
    return (e.May(steps, then=if_done(then)), *rest)


def _if_you_did(deed: Steps, then: Steps) -> Steps:
    then, rest = but_for_the_rest(then)
    return (e.If(done_in_full(deed), if_done(then)), *rest)


def _one_deed(steps: Steps) -> Steps:
    """ "Choose 1 ... and place it": what is chosen or shown for a deed is no deed of its own."""
    if isinstance(steps[-1], (e.May, e.Later)) or not is_shown(steps[:-1]):
        raise Misfit
    return steps


def _theirs(steps: Steps) -> Steps:
    """What the opponent does."""
    what = getattr(steps[-1], "what", None)
    if not isinstance(what, Choose) or what.chooser is not Owner.OPPONENT:
        raise Misfit
    return steps


def if_done(steps: Steps) -> Steps:
    """ "If you do, A. If you do not, B": B is not said of A."""
    if any(isinstance(step, e.If) and _not_done(step.condition) for step in steps):
        raise Misfit
    return steps


def _not_done(fact: c.Condition) -> bool:
    match fact:
        case c.NotSo(c.YouDid()) | c.NotSo(c.Compare(DoneCount())):
            return True
    return False


def done_in_full(steps: Steps) -> c.Condition:
    """ "Trash 2 cards from your hand. If you do": both of them, though one card alone is trashed (1-3-2)."""
    deed = _of_no_rest(steps)[-1]
    if isinstance(deed, (e.Grant, e.Watch)):
        raise Misfit  # what a card gains, or waits, may be done later
    if isinstance(deed, e.AsPlayer) and deed.who is Owner.EITHER:
        raise Misfit  # of what both players did, your own part is not kept
    if not isinstance(deed, (e.Move, e.KO, e.Rest, e.RestDon, e.ReturnDon)):
        return c.YouDid()
    what = deed if isinstance(deed, (e.RestDon, e.ReturnDon)) else deed.what
    if not isinstance(what, (Choose, Top, e.RestDon, e.ReturnDon)) or what.up_to:
        return c.YouDid()
    count = what.count
    return c.Compare(DoneCount(), ">=", count) if isinstance(count, int) and count > 1 else c.YouDid()


# Choose one ------------------------------------------------------------------------------------------
OPTIONS = Phrase[tuple[Steps, ...]]("options")
OPTIONS.says("•|- <steps>", lambda steps: (steps,))
OPTIONS.says("•|- <steps> <options>", lambda steps, rest: (steps, *rest))
CHOICE = Phrase[Steps]("choice")
CHOICE.says("choose one : <options>", lambda options: _one_of(options, Owner.YOU))
CHOICE.says("choose one of the following : <options>", lambda options: _one_of(options, Owner.YOU))
CHOICE.says("your opponent chooses one : <options>", lambda options: _one_of(options, Owner.OPPONENT))
STEPS.says("<choice>", lambda choice: choice)
# A sentence on a line of its own follows whatever was chosen.
STEPS.says("<choice> ¶ Then , <steps>", lambda choice, rest: choice + rest)
STEPS.says("<clauses> <stop> <choice>", lambda steps, _, choice: steps + choice)


def _one_of(options: tuple[Steps, ...], chooser: Owner) -> Steps:
    if len(options) < 2:
        raise Misfit
    return (e.ChooseOne(options, chooser),)


# The attack, and numbers that are named -----------------------------------------------------------------
EFFECT.says("change the attack target to <cards>", lambda what: (e.Redirect(on_field(than_target(what))),))
EFFECT.says("choose|name|declare <some-number>", lambda within: (e.NameNumber(within=within),))
SOME_NUMBER = Phrase[tuple[int, int] | None]("some-number")
SOME_NUMBER.means("a cost|number", None)
for _range in (
    "from <number> to|through <number>",
    "between <number> and <number>",
    "of <number> to <number>",
):
    SOME_NUMBER.says(f"a cost|number {_range}", lambda least, most: _rising(least, most))


def _rising(least: int, most: int) -> tuple[int, int]:
    if least >= most:
        raise Misfit
    return least, most


# Once in a turn, by what was really drawn.
STEPS.says(
    "you may draw <number> card(s) if <condition> and haven't drawn a card using this Leader's|Character's "
    "effect during this turn (.)",
    lambda n, fact: (
        e.If(both(fact, c.NotSo(c.ThisTurn("drawn"))), (e.May((e.Draw(n),), then=(e.Mark("drawn"),)),)),
    ),
)

# Other effects of cards ---------------------------------------------------------------------------------
EFFECT.says("activate this card's <timing> effect", lambda timing: (e.ActivateAbility(timing),))
EFFECT.says("activate the <timing> effect of <cards>", lambda timing, what: _activated(timing, what))
EFFECT.says(
    "activate <that-card-s> <timing> effect (without paying its cost)",
    lambda slot, timing: _activated(timing, Slot(slot)),
)


def _activated(timing: str, what: Selection) -> Steps:
    """Effects of Events have tags of their own; those of cards on the field are those of your cards."""
    if isinstance(what, This):
        return (e.ActivateAbility(timing),)
    if timing in ("Main", "Counter"):
        return (e.ActivateEvent(off_field(what), timing + EFFECT_OF),)
    owner = what.cards.owner if isinstance(what, (Choose, Every)) else Owner.YOU
    if timing == "Activate: Main" or owner is not Owner.YOU:
        raise Misfit
    if isinstance(what, Choose) and what.cards.areas == (Area.TRASH,):
        return (e.ActivateAbility(timing, what),)
    return (e.ActivateAbility(timing, on_field(what)),)


EFFECT.says(
    "activate <cards> (without paying its cost)",
    lambda what: (e.ActivateEvent(off_field(_by_main(what))),),
)


def _by_main(what: Selection) -> Selection:
    """Events are activated by their [Main]; of "[Counter] Events" the words do not tell by which effect."""
    said = what.cards.filter if isinstance(what, (Choose, Every)) else None
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    if f.HasTiming("Counter") in parts:
        raise Misfit
    return what


# The game itself ----------------------------------------------------------------------------------------
EFFECT.says("you win the game", lambda: (e.Win(),))
EFFECT.says("you lose the game", lambda: (e.Lose(),))
EFFECT.says("take an extra turn after this one", lambda: (e.ExtraTurn(),))
