"""Plain wordings for steps and events that no card words in a general way: the writer uses them.

Parentheses show where steps end: "(if it is your turn, draw 1 card). Then, rest this card."
"""

from __future__ import annotations

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.effects import Place
from optcg.model.selections import Choose, Owner, Selection, Slot
from optcg.model.sides import other_side_of
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.plain_words import described
from optcg.text.phrases.what_holds.replaced import INSTEAD, NOTHING_INSTEAD
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.flow import CLAUSES, STEPS
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, off_field, on_field
from optcg.text.phrases.what_is_done.opponents_deeds import by_opponent
from optcg.text.phrases.when.causes import BY, Cause
from optcg.text.phrases.when.events import SIMPLE, of_player, when
from optcg.text.phrases.which_cards.describe import BEFORE
from optcg.text.phrases.whole_lines.abilities import BODY, STATIC, Body, in_event, may_wait
from optcg.text.with_fields import with_fields

# Steps ----------------------------------------------------------------------------------------------
EFFECT.says("( <steps> )", lambda steps: steps)
EFFECT.says("( <steps> ) , or none of it", lambda steps: (e.UpToOne(steps),))
EFFECT.says("( <steps> ) or <or-steps>", lambda one, rest: (e.ChooseOne((one, *rest)),))
for _words, _chooser in (("", Owner.YOU), ("your opponent chooses", Owner.OPPONENT)):
    EFFECT.says(
        f"{_words} either ( <steps> ) or <or-steps>",
        lambda one, rest, who=_chooser: (e.ChooseOne((one, *rest), who, either=True),),
    )
INSTEAD.means("do nothing instead (.)", NOTHING_INSTEAD)


def _whole(said: Steps) -> Steps:
    if not all(isinstance(step, e.Grant) for step in said):
        raise Misfit
    return said


OR_STEPS = Phrase[tuple[Steps, ...]]("or-steps")
OR_STEPS.says("( <steps> )", lambda steps: (steps,))
OR_STEPS.says("( <steps> ) or <or-steps>", lambda steps, rest: (steps, *rest))

STEPS.says("<clauses> . Then , if you do , <steps>", lambda steps, then: (*steps, e.If(c.YouDid(), then)))
_THEY_MAY = "your opponent may do as follows ( <steps> )"
CLAUSES.says(_THEY_MAY, lambda steps: (e.May(steps, who=Owner.OPPONENT),))
STEPS.says(
    f"{_THEY_MAY} . If they do , <steps>", lambda steps, then: (e.May(steps, then, who=Owner.OPPONENT),)
)
STEPS.says(
    f"{_THEY_MAY} . If they do not , <steps>",
    lambda steps, rest: (e.May(steps, otherwise=rest, who=Owner.OPPONENT),),
)
EFFECT.says(
    "your opponent does as follows ( <steps> )",
    lambda steps: (e.AsPlayer(Owner.OPPONENT, other_side_of(steps)),),
)
EFFECT.says(
    "you and your opponent each do as follows ( <steps> )", lambda steps: (e.AsPlayer(Owner.EITHER, steps),)
)
EFFECT.says(
    "<targets> gain(s) <quoted-ability> <until> ( for one use )",
    lambda what, said, until: tuple(with_fields(step, once=True) for step in say(what, _whole(said), until)),
)
for _use, _once in (("", False), ("( for one use )", True)):
    EFFECT.says(
        f"watch <cards> for <quoted-ability> <duration> {_use}",
        lambda what, said, until, once=_once: (_watched(what, said, until, once),),
    )


def _watched(what: Selection, said: Steps, until: Duration, once: bool) -> e.Watch:
    match said:
        case (e.Grant(_, a.AutoEffect() as ability),):
            return e.Watch(on_field(what), ability, until, once)
    raise Misfit


BEFORE.means("watched", f.WatchedCard())
EFFECT.says("note <quoted> for this turn", lambda mark: (e.Mark(mark),))
EFFECT.says("reveal <pointed-at>", lambda slot: (e.Reveal(Slot(slot)),))
EFFECT.says("draw cards equal to <amount>", lambda n: (e.Draw(n),))
EFFECT.says("look at <life-cards>", lambda what: (e.Look(what),))
EFFECT.says("select <pile>", lambda top: (e.Pick(top),))
EFFECT.says("return <cards> to your|their deck", lambda what: (e.Move(off_field(what), Place.DECK),))
EFFECT.says("shuffle your opponent's deck", lambda: (e.Shuffle(Owner.OPPONENT),))
EFFECT.says(
    "your opponent returns <cards> to their deck",
    lambda what: (e.Move(off_field(by_opponent(what)), Place.DECK),),
)
EFFECT.says(
    "<targets> cannot <priced-deed> unless their player pays ( <cost-clauses> ) <until>",
    lambda what, deed, cost, until: (e.AddCost(on_field(what), deed, cost, until),),
)
EFFECT.says(
    "<targets> cannot <priced-deed> unless you pay ( <cost-clauses> ) <until>",
    lambda what, deed, cost, until: (e.AddCost(on_field(what), deed, cost, until),),
)
EFFECT.says(
    "<targets> cannot <priced-deed> unless your opponent pays ( <cost-clauses> ) <until>",
    lambda what, deed, cost, until: (e.AddCost(on_field(what), deed, other_side_of(cost), until),),
)
for _value, _gain in (("power", e.GainPower), ("cost", e.GainCost)):
    EFFECT.says(
        f"<targets> gain(s) {_value} equal to <amount> <duration>",
        lambda what, amount, until, gain=_gain: (gain(on_field(what), amount, until),),
    )
    EFFECT.says(
        f"<targets> gain(s) {_value} <duration> equal to <amount>",
        lambda what, until, amount, gain=_gain: (gain(on_field(what), amount, until),),
    )

EFFECT.says("draw up to cards equal to <amount>", lambda n: (e.DrawUpTo(n),))
EFFECT.says("draw <count> card(s) and your opponent draws as many", lambda n: (e.Draw(n, Owner.EITHER),))
EFFECT.says(
    "give <count> of your currently given DON!! cards to <cards>",
    lambda n, to: (e.MoveGivenDon(n, None, on_field(to), up_to=False),),
)
EFFECT.says("your opponent loses the game", lambda: (e.Lose(Owner.OPPONENT),))
EFFECT.says("you and your opponent lose the game", lambda: (e.Lose(Owner.EITHER),))
for _whom in ("you and your opponent", "both players"):
    EFFECT.says(f"deal <count> damage to {_whom}", lambda n: (e.Damage(n, Owner.EITHER),))
EFFECT.says(
    "activate <cards> by its <timing>", lambda what, timing: (e.ActivateEvent(off_field(what), timing),)
)
EFFECT.says("shuffle your or your opponent's deck", lambda: (e.Shuffle(Owner.EITHER),))
EFFECT.says(
    "your opponent chooses|names|declares <some-number>",
    lambda within: (e.NameNumber(Owner.OPPONENT, within),),
)
EFFECT.says("set <count> of <don-or-cards> as active", lambda n, cards: (e.SetActive(Choose(cards, n)),))
EFFECT.says(
    "set up to <count> of <don-or-cards> as active",
    lambda n, cards: (e.SetActive(Choose(cards, n, up_to=True)),),
)
EFFECT.says("reveal <among>", lambda what: (e.Reveal(what),))
EFFECT.says("reveal <life-cards>", lambda what: (e.Reveal(what),))
EFFECT.says("reveal <taken> and add it|them to the owner's hand", lambda what: (e.Move(what, Place.HAND),))
EFFECT.says("add <taken> to the owner's hand", lambda what: (e.Move(what, Place.HAND),))
THEY_ENTER = Phrase[bool]("they-enter")
THEY_ENTER.means("and rests it|them", True)
THEY_ENTER.means("and sets it|them as active", False)
EFFECT.says(
    "the next time you play a|an <noun> from your hand <duration> , the cost will be reduced by <signed>",
    lambda noun, until, n: (e.ReduceNextPlay(n, described(noun), until),),
)
for _what, _swap in (("power", e.SwapBasePower), ("cost", e.SwapBaseCost)):
    EFFECT.says(
        f"swap the base {_what} of <pointed-at> with each other <until>",
        lambda slot, until, swap=_swap: (swap(slot, slot, until),),
    )
    EFFECT.says(
        f"swap the base {_what} of <pointed-at> and <pointed-at> with each other <until>",
        lambda one, two, until, swap=_swap: (swap(one, two, until),),
    )
    EFFECT.says(
        f"swap the base {_what} of this Character|Leader|card and <pointed-at> with each other <until>",
        lambda slot, until, swap=_swap: (swap(None, slot, until),),
    )


EFFECT.says(
    "<count> of <whose> DON!! card(s) will not become active in <next-refresh>",
    lambda n, owner, _: (e.HoldDon(n, owner, up_to=False),),
)
HAND_COST = "in your hand a change equal to <amount> of their cost (.)"
STATIC.says(f"give this card {HAND_COST}", lambda n: (a.HandCost(n),))
STATIC.says(f"give <noun> {HAND_COST}", lambda noun, n: (a.HandCost(n, described(noun), this_only=False),))
STATIC.says(f"if <condition> , give this card {HAND_COST}", lambda fact, n: (a.HandCost(n, None, fact),))
STATIC.says(
    f"if <condition> , give <noun> {HAND_COST}",
    lambda fact, noun, n: (a.HandCost(n, described(noun), fact, this_only=False),),
)

# Whole abilities.
BODY.says("this effect can be activated . <steps>", lambda steps: Body(steps, optional=True))
BODY.says(
    "this effect can be activated . this effect can be activated when <condition> . <steps>",
    lambda fact, steps: Body(steps, optional=True, condition=fact),
)
BODY.says(
    "at <start-moment> , only if <condition> , <steps>",
    lambda event, fact, steps: in_event(Body(steps, condition=fact), event),
)
BODY.says(
    "when <event> , only if <condition> , <steps>",
    lambda event, fact, steps: in_event(Body(steps, condition=fact), event),
)
BODY.says(
    "this effect can be activated when <event> . only if <condition> , <steps>",
    lambda event, fact, steps: may_wait(Body(steps, condition=fact), event),
)

# Events ---------------------------------------------------------------------------------------------
BY.says("by your opponent's effect of a|an <noun>", lambda noun: Cause("opponent's effects", described(noun)))
BY.says("by your effect of a|an <noun>", lambda noun: Cause("your effects", described(noun)))
SIMPLE.says("<event-subject> ends a battle", lambda what: when("battle ends", what))
SIMPLE.says("<event-subject> ends an attack", lambda what: when("attack ends", what))
SIMPLE.says("<event-subject> ends a battle with a K.O.", lambda what: when("battle ends in a K.O.", what))
SIMPLE.says("<event-subject> deals damage", lambda what: when("deals damage", what))
SIMPLE.says("<event-subject> battles", lambda what: when("battles", what))
SIMPLE.says(
    "a card is added to your opponent's hand from your opponent's Life",
    lambda: of_player("Life card to hand", Owner.OPPONENT),
)
SIMPLE.says("your opponent activates a [Trigger]", lambda: of_player("Trigger activated", Owner.OPPONENT))
