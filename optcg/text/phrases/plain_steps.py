"""Plain wordings for steps and events that no card words in a general way: the writer uses them.

Parentheses show where steps end: "(if it is your turn, draw 1 card). Then, rest this card."
"""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.effects import Place
from optcg.model.selections import Owner, Slot
from optcg.text.grammar import Phrase
from optcg.text.phrases.abilities import INSTEAD
from optcg.text.phrases.describe import sure
from optcg.text.phrases.events import BY, SIMPLE, Cause, of_player, when
from optcg.text.phrases.flow import CLAUSES, STEPS
from optcg.text.phrases.moves import EFFECT, Steps, off_field, on_field
from optcg.text.phrases.plain_words import described
from optcg.text.phrases.players import PLAYER_BAN
from optcg.text.phrases.references import LATEST, LOOKED

# Steps ----------------------------------------------------------------------------------------------
EFFECT.says("( <steps> )", lambda steps: steps)
EFFECT.says("( <steps> ) or <or-steps>", lambda one, rest: (e.ChooseOne((one, *rest)),))
INSTEAD.means("do nothing instead (.)", ((), False))
OR_STEPS = Phrase[tuple[Steps, ...]]("or-steps")
OR_STEPS.says("( <steps> )", lambda steps: (steps,))
OR_STEPS.says("( <steps> ) or <or-steps>", lambda steps, rest: (steps, *rest))

STEPS.says(
    "if <condition> , <clauses> . Otherwise , <steps>", lambda fact, then, rest: (e.If(fact, then, rest),)
)
STEPS.says("<clauses> . Then , if you do , <steps>", lambda steps, then: (*steps, e.If(c.YouDid(), then)))
STEPS.says("you may <clauses> . If you do not , <steps>", lambda steps, rest: (e.May(steps, otherwise=rest),))
STEPS.says(
    "you may <effect> . If you do , <clauses> . If you do not , <steps>",
    lambda steps, then, rest: (e.May(steps, then, rest),),
)
CLAUSES.says("your opponent may <clauses>", lambda steps: (e.May(steps, who=Owner.OPPONENT),))
EFFECT.says("your opponent does as follows ( <steps> )", lambda steps: (e.AsPlayer(Owner.OPPONENT, steps),))
EFFECT.says(
    "you and your opponent each do as follows ( <steps> )", lambda steps: (e.AsPlayer(Owner.EITHER, steps),)
)
EFFECT.says("note <quoted> for this turn", lambda mark: (e.Mark(mark),))
EFFECT.says("place <pile> at <end-of-deck> (in any order)", lambda what, to: (e.Move(what, to),))
EFFECT.says("reveal <that-card>", lambda _: (e.Reveal(Slot(LATEST)),))
EFFECT.says("draw cards equal to <amount>", lambda n: (e.Draw(n),))
EFFECT.says("look at <life-cards>", lambda what: (e.Look(what),))
EFFECT.says("add <the-rest> to <end-of-life> <facing>", lambda _, to, up: (e.Move(Slot(LOOKED), to, up),))
EFFECT.says("return <cards> to your|their deck", lambda what: (e.Move(off_field(what), Place.DECK),))
EFFECT.says("shuffle your opponent's deck", lambda: (e.Shuffle(Owner.OPPONENT),))
EFFECT.says("rest up to any number of your DON!! cards", lambda: (e.RestDon(None, up_to=True),))
EFFECT.says(
    "<cards> cannot attack unless their player pays ( <cost-clauses> ) <duration>",
    lambda what, cost, until: (e.AddCost(on_field(what), "attack", cost, until),),
)
EFFECT.says(
    "<targets> gain(s) power equal to <amount> <duration>",
    lambda what, amount, until: (e.GainPower(on_field(what), amount, until),),
)
EFFECT.says(
    "<targets> gain(s) cost equal to <amount> <duration>",
    lambda what, amount, until: (e.GainCost(on_field(what), amount, until),),
)
EFFECT.says(
    "<whose-base> base power becomes the same as <amount>", lambda what, n: (e.SetBasePower(what, n),)
)
EFFECT.says(
    "<whose-base> base power becomes the same as <amount> <duration>",
    lambda what, n, until: (e.SetBasePower(what, n, until),),
)
PLAYER_BAN.means("play cards by paying their cost", ("play cards", None))
PLAYER_BAN.means("play cards using effects", ("play by effects", None))
PLAYER_BAN.means("play cards from your hand using effects", ("play from hand by effects", None))
PLAYER_BAN.says("play <noun> by paying their cost", lambda noun: ("play cards", sure(described(noun))))
PLAYER_BAN.says("play <noun> using effects", lambda noun: ("play by effects", sure(described(noun))))
PLAYER_BAN.says(
    "set DON!! cards as active using effects of <noun>",
    lambda noun: ("set DON!! active by effects", sure(described(noun))),
)

# Events ---------------------------------------------------------------------------------------------
BY.says("by your opponent's effect of a|an <noun>", lambda noun: Cause("opponent's effects", described(noun)))
BY.says("by an effect of a|an <noun>", lambda noun: Cause("effects", described(noun)))
SIMPLE.says("<event-subject> ends a battle", lambda what: when("battle ends", what))
SIMPLE.says("<event-subject> battles", lambda what: when("battles", what))
SIMPLE.says("your opponent activates a [Trigger]", lambda: of_player("Trigger activated", Owner.OPPONENT))
