"""How clauses join: and, then, if, may, choose one, instead; and who does what is said.

Inside a sentence all that follows "you may" belongs to it, "it" is the card that the clause before has
chosen, and a duration behind the last clause is said of all of them. An "if" holds for all that follows it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import DoneCount
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area
from optcg.model.trees import nodes_of, rebuilt, with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.conditions import both, exclude
from optcg.text.phrases.moves import alternative, but_for_the_rest, leaves_the_rest, off_field, on_field
from optcg.text.phrases.nouns import Noun, than_target
from optcg.text.phrases.references import (
    EFFECT_OF,
    IT,
    LATEST,
    LOOKED,
    THAT_CHARACTER,
    THAT_ONE,
    THEM,
    asked_about,
    needs_no_card,
)
from optcg.text.phrases.verbs import CLAUSE, CLAUSES, EFFECT, STEPS, Steps, plain, written

# Inside a sentence.
LINKED = Phrase[None]("linked")
for _words in ("and", ", and", ","):
    LINKED.means(_words, None)
AND = Phrase[None]("and")
AND.says("<linked>", lambda _: None)
for _words in (";", ", then", "(,) and then"):
    AND.means(_words, None)

CLAUSE.says("<effect>", lambda effect: effect)
CLAUSES.says("<clause>", lambda clause: clause)
CLAUSES.says("<clause> <and> <clauses>", lambda clause, _, rest: in_turn(clause, rest))
CLAUSES.says(
    "<effect> (,) and (,) if <condition> , <clauses>", lambda effect, fact, rest: (*effect, e.If(fact, rest))
)
CLAUSES.says("<effect> (,) or <effect>", alternative)
CLAUSES.says("you <effect>", lambda steps: steps)
CLAUSES.says("you may|can <clauses>", lambda steps: (e.May(steps),))


def in_turn(steps: Steps, rest: Steps) -> Steps:
    if isinstance(steps[-1], e.AsPlayer) and steps[-1].who is Owner.EITHER:
        raise Misfit  # "both players trash ... and draw 1 card": both do what follows, too
    rest = (_of_sentence(steps[-1], rest[0]), *rest[1:])
    until = getattr(rest[0], "duration", Duration.ON_FIELD)
    if until in (Duration.ON_FIELD, Duration.REFRESH):
        return steps + rest
    # "A gains [Banish] and B gains +2000 power during this turn": as long, both of them.
    return (*[_as_long(step, until) for step in steps], *rest)


def _of_sentence(step: Effect, next_: Effect) -> Effect:
    """ "Rest 1 of ... and that Character ...": the one of the same sentence, whatever was chosen before."""
    chosen = getattr(step, "what", None)
    gone = step.moves and not isinstance(step, e.Play)
    if not isinstance(chosen, Choose) or chosen.count != 1 or gone:
        return next_
    if getattr(next_, "what", None) in (Slot(THAT_ONE), Slot(THAT_CHARACTER)):
        return with_fields(next_, what=Slot(LATEST))
    return next_


def _as_long(step: Effect, until: Duration) -> Effect:
    if getattr(step, "duration", None) == Duration.ON_FIELD:
        return with_fields(step, duration=until)
    return step


# Of the opponent, and of each player.
THEIR_DEEDS = Phrase[Steps]("their-deeds")
THEIR_PART = Phrase[Steps]("their-part")


def _may_of_theirs(steps: Steps) -> Steps:
    """Whoever says how many says whether any: "your opponent may add up to 1" asks once."""
    only = steps[0] if len(steps) == 1 else None
    if isinstance(only, e.AsPlayer) and getattr(only.effects[0], "up_to", False):
        return steps
    return (e.May(steps, who=Owner.OPPONENT),)


THEIR_DEEDS.says("<their-deed>", lambda one: one)
THEIR_DEEDS.says("<their-deed> <and> <their-deeds>", lambda one, _, rest: _they_do(one, rest))
THEIR_DEEDS.says("<their-deed> (,) or <their-deed>", lambda one, two: _as_they_like(one, two))
THEIR_PART.form_of(
    THEIR_DEEDS,
    lambda words: words.replace("<their-deed>", "<opponents-effect>").replace("-deeds>", "-part>"),
)
EFFECT.says("your opponent <their-deed>", lambda steps: steps)
CLAUSES.says("your opponent <their-deeds>", lambda steps: steps)
CLAUSES.says("they <their-part>", lambda steps: steps)
for _words in (
    "each player <their-deeds>",
    "both|all players (each) <their-part>",
    "you and your opponent (each) <their-part>",
):
    CLAUSES.says(_words, lambda steps: _by_each(steps))
CLAUSES.says("your opponent must <their-part>", lambda steps: steps)
CLAUSES.says("your opponent may <their-part>", lambda steps: _may_of_theirs(steps))


def _they_do(one: Steps, rest: Steps) -> Steps:
    """ "Your opponent chooses 1 card from their hand and trashes it": one step, in which they choose."""
    it = getattr(rest[0], "what", None) in (Slot(IT), Slot(THEM))
    if len(one) == 1 and isinstance(one[0], e.Pick) and it:
        return (with_fields(rest[0], what=one[0].what), *rest[1:])
    return one + rest


def _as_they_like(one: Steps, two: Steps) -> Steps:
    (choice,) = alternative(one, two)
    assert isinstance(choice, e.ChooseOne)
    return (replace(choice, chooser=Owner.OPPONENT),)


def _by_each(steps: Steps) -> Steps:
    """What each does is done to their own cards; "your" would be those of one."""
    whose = [node.owner for node in nodes_of(steps) if isinstance(node, (Cards, f.OwnedBy))]
    if Owner.YOU in whose:
        raise Misfit
    return (e.AsPlayer(Owner.EITHER, own(steps)),)


def own(steps: Steps) -> Steps:
    """The steps as each player does them: the opponent's cards become one's own."""
    return tuple(_turned(step) for step in steps)


def _turned(node: Any) -> Any:
    return Owner.YOU if node is Owner.OPPONENT else rebuilt(node, _turned)


# Between sentences.
AND_THEN = Phrase[None]("and-then")
AND_THEN.means(". Then (,)", None)
STOP = Phrase[None]("stop")
STOP.means(".", None)
STOP.says("<and-then>", lambda _: None)

STEPS.says("<clauses> (.)", lambda steps: steps)
STEPS.says("<clauses> <stop> <steps>", lambda steps, _, rest: steps + rest)
# Rules 4-10-1, 8-3-3: an "if" holds for all that follows it.
STEPS.says("if <condition> , <steps>", lambda fact, rest: held(fact, rest))
# An "if" behind its deed holds for all that comes then, too; of a sentence that only follows, nobody knows.
STEPS.says("<effect> (,) if <condition> (.)", lambda steps, fact: (e.If(fact, steps),))
STEPS.says(
    "<effect> (,) if <condition> <and-then> <steps>",
    lambda steps, fact, _, rest: _on_that(fact, steps + rest),
)


def held(fact: c.Condition, rest: Steps) -> Steps:
    """All that follows hangs on the "if"; not one that cannot hold with it (2 or less, 3 or more)."""
    for place, step in enumerate(rest):
        if isinstance(step, e.If) and exclude(fact, step.condition):
            if not step.otherwise:
                raise Misfit
            # "If A, X. If B, Y. Otherwise, Z": neither A nor B. "If A, X. If B, Y instead": one for each.
            if place:
                return (e.If(fact, rest[:place], (step,)), *rest[place + 1 :])
            if rest[1:]:
                raise Misfit
            return (replace(step, otherwise=(e.If(fact, step.otherwise),)),)
    if leaves_the_rest(rest):
        raise Misfit
    return (e.If(fact, rest),)


def _on_that(fact: c.Condition, steps: Steps) -> Steps:
    """ "A if C. Then, B": both hang on the "if"; the cards that were not taken are put away anyway."""
    then, rest = but_for_the_rest(steps)
    return (*held(fact, then), *rest)


# "If you do": the step before was really done.
STEPS.says("you may|can <clauses> . If you do|did , <steps>", lambda steps, then: _may_then(steps, then))
STEPS.says("<clauses> . If you do|did , <steps>", lambda steps, then: _done_then(steps, then))
STEPS.says(
    "your opponent may <their-part> . If they do <not> , <steps>", lambda *said: (_may_of_theirs_then(*said),)
)


def _may_of_theirs_then(steps: Steps, left: bool, then: Steps) -> Effect:
    return e.May(steps, then=() if left else then, otherwise=then if left else (), who=Owner.OPPONENT)


def _may_then(steps: Steps, then: Steps) -> Steps:
    then, rest = but_for_the_rest(then)
    return (e.May(steps, then=_if_done(then)), *rest)


def _done_then(steps: Steps, then: Steps) -> Steps:
    """What is chosen or shown for a deed is no deed of its own: "choose 1 ... and place it"."""
    shown = all(isinstance(step, (e.Pick, e.Reveal, e.Look)) for step in steps[:-1])
    if isinstance(steps[-1], (e.May, e.Later)) or not shown:
        raise Misfit
    then, rest = but_for_the_rest(then)
    return (*steps, e.If(done_in_full(steps), _if_done(then)), *rest)


def _if_done(steps: Steps) -> Steps:
    """ "If you do, A. If you do not, B": B is not said of A."""
    for step in steps:
        match step:
            case e.If(c.NotSo(c.YouDid()) | c.NotSo(c.Compare(DoneCount()))):
                raise Misfit
    return steps


def done_in_full(steps: Steps) -> c.Condition:
    """ "Trash 2 cards from your hand. If you do": both of them, though one card alone is trashed (1-3-2)."""
    deed = steps[-1]
    if getattr(deed, "what", None) == Slot(LOOKED):
        raise Misfit  # the rest is placed anyway
    if isinstance(deed, e.Grant) or (isinstance(deed, e.AsPlayer) and deed.who is Owner.EITHER):
        raise Misfit  # it may be done later, or by the opponent alone
    return all_done(deed)


def all_done(deed: Effect) -> c.Condition:
    """That all of a deed was done."""
    what = getattr(deed, "what", deed)
    count = 1 if getattr(what, "up_to", False) else getattr(what, "count", 1)
    return c.Compare(DoneCount(), ">=", count) if isinstance(count, int) and count > 1 else c.YouDid()


# The one or the other: "If A, X. Otherwise, Y."
STEPS.says(
    "if <condition> , <clauses> . Otherwise , <clauses> (.)",
    lambda fact, then, other: (_parted(fact, then, other),),
)


def _parted(fact: c.Condition, then: Steps, other: Steps) -> Effect:
    """Rule 4-10-1: if the "if" is about a card and there is none, neither way is gone."""
    about = asked_about(fact)
    if about is not None and not needs_no_card(other):
        other = (e.If(c.SlotFits(about), other),)
    return e.If(fact, then, other)


# Choose one.
OPTIONS = Phrase[tuple[Steps, ...]]("options")
OPTIONS.says("•|- <steps>", lambda steps: (steps,))
OPTIONS.says("•|- <steps> <options>", lambda steps, rest: (steps, *rest))
CHOICE = Phrase[Steps]("choice")
CHOICE.says("choose one : <options>", lambda options: _one_of(options, Owner.YOU))
CHOICE.says("your opponent chooses one : <options>", lambda options: _one_of(options, Owner.OPPONENT))
STEPS.says("<choice>", lambda choice: choice)
# A sentence on a line of its own follows whatever was chosen.
STEPS.says("<choice> ¶ Then , <steps>", lambda choice, rest: choice + rest)


def _one_of(options: tuple[Steps, ...], chooser: Owner) -> Steps:
    if len(options) < 2:
        raise Misfit
    return (e.ChooseOne(options, chooser),)


# A better deed in place of the first, if something holds.
BETTER = Phrase[Steps]("better")
STEPS.says("<better> (.)", lambda steps: steps)
BETTER.says(
    "<effect> . If <condition> , you may <clauses> instead of drawing <number> card(s)",
    lambda effect, fact, better, n: _not_drawing(effect, fact, better, n),
)
BETTER.says(
    "<effect> . If <condition> , you may select <whose> <noun> instead",
    lambda effect, fact, owner, noun: (e.If(fact, _may_aim(effect, owner, noun), effect),),
)
BETTER.says("<effect> . If <condition> , <effect> instead", lambda *said: _instead(*said))
BETTER.says(
    "choose|select <cards> and <effect> . If <condition> , choose|select up to <number> of <whose> <noun> "
    "instead of a|an <noun>",
    lambda *said: _aim_better(*said),
)


def _not_drawing(effect: Steps, fact: c.Condition, better: Steps, number: int) -> Steps:
    if effect != (e.Draw(number),):
        raise Misfit
    return (e.If(fact, (e.ChooseOne((effect, better)),), effect),)


def _instead(one: Steps, fact: c.Condition, two: Steps) -> Steps:
    """The same deed in other numbers: to "that card", or to cards that are named anew with their owner."""
    first, second = one[0], two[0]
    what, other = getattr(first, "what", None), getattr(second, "what", None)
    if len(one + two) != 2 or type(first) is not type(second) or asked_about(fact) is not None:
        raise Misfit
    if (
        other in (Slot(IT), Slot(THAT_ONE), Slot(THAT_CHARACTER))
        and isinstance(what, Choose)
        and what.count == 1
    ):
        second = with_fields(second, what=what)
    elif isinstance(what, Choose) and isinstance(other, Choose):
        groups = {(cards.owner, cards.areas) for cards in (what.cards, other.cards)}
        if len(groups) > 1 or other.cards.owner is Owner.EITHER:
            raise Misfit  # whose Characters, after "up to 1 of your opponent's"?
    elif isinstance(what, Choose) or isinstance(other, (Choose, Slot)):
        raise Misfit
    return (e.If(fact, (_as_long(second, getattr(first, "duration", Duration.ON_FIELD)),), one),)


def _aim_better(
    what: Selection, effect: Steps, fact: c.Condition, n: int, owner: Owner, noun: Noun, other: Noun
) -> Steps:
    """As many, and instead of what was said."""
    if (
        not isinstance(what, Choose)
        or (what.count, what.up_to) != (n, True)
        or other.cards(owner) != what.cards
    ):
        raise Misfit
    if len(effect) != 1 or getattr(effect[0], "what", None) != Slot(IT):
        raise Misfit
    said = (with_fields(effect[0], what=what),)
    return (e.If(fact, _aimed(said, owner, noun), said),)


def _aimed(effect: Steps, owner: Owner, noun: Noun) -> Steps:
    """The same deed with other cards to choose from."""
    what = getattr(effect[0], "what", None)
    if len(effect) != 1 or not isinstance(what, Choose):
        raise Misfit
    return (with_fields(effect[0], what=replace(what, cards=noun.cards(owner))),)


def _may_aim(effect: Steps, owner: Owner, noun: Noun) -> Steps:
    """Either deed; where the second one takes in all cards of the first, that is one choice."""
    aimed = _aimed(effect, owner, noun)
    match getattr(effect[0], "what", None), getattr(aimed[0], "what", None):
        case (
            Choose(Cards(whose, areas, f.CostIs("<=", int(less), base))),
            Choose(Cards(same, alike, f.CostIs("<=", int(more), as_base))),
        ) if (whose, areas, base) == (same, alike, as_base) and less <= more:
            return aimed
    return (e.ChooseOne((effect, aimed)),)


# Once in a turn, by what was really drawn.
written(e.Mark, 'note "{mark}" for this turn')
STEPS.says(
    "you may draw <number> card(s) if <condition> and haven't drawn a card using this Leader's|Character's "
    "effect during this turn (.)",
    lambda n, fact: (
        e.If(both(fact, c.NotSo(c.ThisTurn("drawn"))), (e.May((e.Draw(n),), then=(e.Mark("drawn"),)),)),
    ),
)

# The attack, numbers that are named, other effects of cards, the game itself.
written(e.Redirect, "!change the attack target to {to}")
EFFECT.says("change the attack target to <cards>", lambda what: (e.Redirect(on_field(than_target(what))),))
written(e.NameNumber, "!choose {within:cost}")
EFFECT.says("choose|name|declare a cost|number", lambda: (e.NameNumber(),))
written(e.ActivateAbility, "activate {what:[Main] effect of}")
EFFECT.says("activate this card's <timing> effect", lambda timing: (e.ActivateAbility(timing),))
EFFECT.says("activate the <timing> effect of <cards>", lambda timing, what: _activated(timing, what))
EFFECT.says(
    "activate <cards> (without paying its cost)", lambda what: (e.ActivateEvent(off_field(_by_main(what))),)
)
plain(e.Win, "you win the game")
plain(e.ExtraTurn, "take an extra turn after this one")


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


def _by_main(what: Selection) -> Selection:
    """Events are activated by their [Main]; of "[Counter] Events" the words do not tell by which effect."""
    said = what.cards.filter if isinstance(what, (Choose, Every)) else None
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    if f.HasTiming("Counter") in parts:
        raise Misfit
    return what
