"""Life cards that were looked at: turned, and put back in any order (Rules 3-10-2, 11-3)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model.effects import Place
from optcg.model.selections import Cards, ChooseFrom, Every, Selection, Slot, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.plain_words import picked
from optcg.text.phrases.what_is_done.flow import STEPS, may_then
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.what_is_done.swaps import two_piles
from optcg.text.phrases.which_cards.references import LOOKED, THAT_LIFE, THEM

# Turned: a card that goes back into Life keeps the facing it has then.
OF_THEM = Phrase[Selection]("of-looked-at")
for _them in ("them", "those cards"):
    OF_THEM.says(f"up to <number> of {_them}", lambda n: ChooseFrom(LOOKED, None, n, up_to=True))
    OF_THEM.says(f"<number> of {_them}", lambda n: ChooseFrom(LOOKED, None, n))
    OF_THEM.says(f"any number of {_them}", lambda: ChooseFrom(LOOKED, None, None))
OF_THEM.says("<among>", lambda what: what)
OF_THEM.says("up to <number> <noun>", lambda n, noun: picked(n, noun, LOOKED, up_to=True))
OF_THEM.says("<number> <noun>", lambda n, noun: picked(n, noun, LOOKED))
for _them in ("it", "that card", "those cards"):
    OF_THEM.means(_them, Slot(LOOKED))
OF_THEM.means("that Life card", Slot(THAT_LIFE))
OF_THEM.says("<the-rest>", Slot)
TURNING = Phrase[Steps]("turning-life")
TURNING.says("turn <of-looked-at> face-up", lambda what: (e.TurnLife(what, face_up=True),))
TURNING.says("turn <of-looked-at> face-down", lambda what: (e.TurnLife(what, face_up=False),))
EFFECT.says("<turning-life>", lambda steps: steps)

# Put back. What lies face-up stays so, unless the words lay all of them face-down.
_BACK: Steps = (e.Move(Slot(LOOKED), Place.LIFE_TOP),)
_DOWN: Steps = (*_BACK, e.TurnLife(Slot(LOOKED), face_up=False))
FACED = Phrase[Steps]("back-and-faced")
FACED.means("(in any order)", _BACK)
FACED.means("face-down (in any order)", _DOWN)
FACED.means("in any order face-down", _DOWN)
for _them in ("it|them", "all of them", "all (of) the cards", "the rest", "the others", "the other cards"):
    EFFECT.says(f"place|return {_them} back in|to <whose> Life area <back-and-faced>", lambda *said: said[-1])
    EFFECT.says(f"place|return {_them} (back) in|to the Life area <back-and-faced>", lambda *said: said[-1])
    EFFECT.says(
        f"place|return {_them} back at|on|to the top of <life-pile> <back-and-faced>", lambda *said: said[-1]
    )
EFFECT.says("place it|them at <end-of-life> in any order", lambda to: (e.Move(Slot(LOOKED), to),))

# Where the place is not said, it is the one they came from.
SOME_LIFE = Phrase[Selection]("some-life")
SOME_LIFE.says("all (of) <whose> Life cards", lambda owner: Every(Cards(one_owner(owner), (Area.LIFE,))))
SOME_LIFE.says(
    "<number> card(s) from the top of <life-pile>", lambda n, owner: Top(one_owner(owner), Area.LIFE, n)
)
SOME_LIFE.says(
    "up to <number> card(s) from the top of <life-pile>",
    lambda n, owner: Top(one_owner(owner), Area.LIFE, n, up_to=True),
)
for _then in ("and", ";", ", and", ","):
    EFFECT.says(
        f"look at <some-life> {_then} place|return it|them back <back-and-faced>",
        lambda what, back: (e.Look(what), *back),
    )
    EFFECT.says(
        f"look at <some-life> {_then} <turning-life> (,) and place|return it|them back <back-and-faced>",
        lambda what, turn, back: (e.Look(what), *turn, *back),
    )

# Looked at, and left as they lie.
UNMOVED = Phrase[None]("put-back-unmoved")
for _them in ("it", "them", "that card", "those cards"):
    for _there in (
        "(back) in|to|at the same position(s)|place(s)|order",
        "(back) in|to|at its|their original|previous position(s)|place(s)|order",
        "back as it|they was|were",
        "(back) where it|they was|were",
    ):
        UNMOVED.says(f"<found-joint> place|return {_them} {_there}", lambda _: None)
LOOKED_AT = Phrase[Selection]("cards-looked-at")
LOOKED_AT.says("<pile>", lambda what: what)
LOOKED_AT.says("up to <number> <pile-end>", lambda n, top: replace(top, count=n, up_to=True))
LOOKED_AT.says("<life-cards>", lambda what: what)
LOOKED_AT.says("<pile> and <pile>", lambda one, two: two_piles(one, two))
EFFECT.says("look at <cards-looked-at> <put-back-unmoved>", lambda what, _: (e.Look(what),))

# A whole deck; what is taken out of it is one of the cards looked at.
WHOLE_DECK = Phrase[Selection]("whole-deck")
for _deck in (
    "all (of) (the) cards in|of|from <whose> deck",
    "all of <whose> deck",
    "<whose> (entire|whole) deck",
    "every card in|of <whose> deck",
):
    WHOLE_DECK.says(_deck, lambda owner: Every(Cards(one_owner(owner), (Area.DECK,))))
EFFECT.says("look at|through <whole-deck>", lambda what: (e.Look(what),))
EFFECT.says("reveal <whole-deck>", lambda what: (e.Reveal(what),))

# Put back one by one, each at the end that the player likes.
EACH_ONE = Phrase[None]("each-one")
for _each in ("each", "each card", "each of them", "each of those cards", "each of the cards"):
    EACH_ONE.means(_each, None)
EFFECT.says("place|return <each-one> at|to <end-of-deck> (in any order)", lambda _, to: _each_to(to))
EFFECT.says("place|return <each-one> at|to <end-of-life> (in any order)", lambda _, to: _each_to(to))


def _each_to(to: Place) -> Steps:
    """Only where there are two ends "each" tells more than "them"; both are asked for one by one."""
    return (e.Move(Slot(THEM), to),)


# Looked at, and then a choice with its own "if you do".
STEPS.says(
    "<effect> ; you may|can <clauses> . If you do , <steps>",
    lambda seen, steps, then: (*_seen(seen), *may_then(steps, then)),
)


def _seen(steps: Steps) -> Steps:
    if not all(isinstance(step, (e.Look, e.Reveal)) for step in steps):
        raise Misfit
    return steps
