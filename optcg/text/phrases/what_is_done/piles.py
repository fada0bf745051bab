"""Cards at the ends of decks and of Life, and what is done with Life cards."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, SlotCount
from optcg.model.effects import Effect, Place
from optcg.model.selections import (
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Slot,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, areas_of, moved_to, off_field, one_of
from optcg.text.phrases.which_cards.references import LATEST

# Life -----------------------------------------------------------------------------------------------
FACING = Phrase[bool]("facing")
FACING.means("", False)
FACING.means("face-down", False)
FACING.means("face-up", True)

EFFECT.says("add|place <cards> to|at <named-life-end> <facing>", moved_to)
for _face, _up in (("face-up", True), ("face-down", False)):
    EFFECT.says(
        f"add|place <cards> {_face} to|at <named-life-end>", lambda what, to, up=_up: moved_to(what, to, up)
    )
EFFECT.says(
    "reveal <cards> and add|place it|them to|at <end-of-life> <facing>",
    lambda what, to, up: (e.Reveal(what), e.Move(Slot(LATEST), to, up)),
)
EFFECT.says(
    "select|choose <cards> and play it or add it to <end-of-life> <facing>",
    lambda what, to, up: (e.Pick(what), *one_of(e.Play(Slot(LATEST)), e.Move(Slot(LATEST), to, up))),
)
EFFECT.says(
    "select|choose <cards> and add it to your hand or (to) <end-of-life> <facing>",
    lambda what, to, up: (
        e.Pick(off_field(what)),
        *one_of(e.Move(Slot(LATEST), Place.HAND), e.Move(Slot(LATEST), to, up)),
    ),
)
EFFECT.says(
    "add <cards> to your hand or (to) <end-of-life> <facing>",
    lambda what, to, up: (
        e.Pick(off_field(_chosen(what))),
        *one_of(e.Move(Slot(LATEST), Place.HAND), e.Move(Slot(LATEST), to, up)),
    ),
)
EFFECT.says("turn <life-cards> face-up", lambda what: (e.TurnLife(what, face_up=True),))
EFFECT.says("turn <life-cards> face-down", lambda what: (e.TurnLife(what, face_up=False),))
EFFECT.says("trash <life-cards>", lambda what: (e.Move(what, Place.TRASH),))
EFFECT.says("add|return <life-cards> to <a-hand>", lambda what, to: (e.Move(what, to),))
EFFECT.says("trash up to <number> <pile-end>", lambda n, top: _up_to(n, top, _trashed))
EFFECT.says(
    "trash up to <number> <pile-end> and up to <number> <pile-end>",
    lambda n, one, m, two: _up_to(n, one, _trashed) + _up_to(m, two, _trashed),
)
EFFECT.says(
    "add up to <number> <pile-end> to <a-hand>",
    lambda n, top, to: _up_to(n, top, lambda what: e.Move(what, to)),
)
EFFECT.says(
    "add|place up to <number> <pile-end> to|at <end-of-life> <facing>",
    lambda n, top, to, up: _up_to(n, top, lambda what: e.Move(what, to, up)),
)
EFFECT.says(
    "place up to <number> <pile-end> at <end-of-deck>",
    lambda n, top, to: _up_to(n, top, lambda what: e.Move(what, to)),
)
EFFECT.says("add|place <pile> to|at <end-of-life> <facing>", lambda what, to, up: (e.Move(what, to, up),))
EFFECT.says("add <pile> to <a-hand>", lambda what, to: (e.Move(what, to),))
EFFECT.says("trash <pile>", lambda what: (e.Move(what, Place.TRASH),))
EFFECT.says(
    "trash <targets> and <pile>", lambda what, top: (e.Move(what, Place.TRASH), e.Move(top, Place.TRASH))
)


def _chosen(what: Selection) -> Selection:
    if not isinstance(what, Choose):
        raise Misfit
    return what


def _life(owner: Owner) -> Amount:
    return CountOf(Cards(owner, (Area.LIFE,)))


def _trashed(what: Selection) -> Effect:
    return e.Move(what, Place.TRASH)


def _up_to(number: int, top: Top, step: object) -> Steps:
    """ "Up to N cards from the top": how many is said before any of them is seen (Rule 4-8-1)."""
    if not callable(step):
        raise Misfit
    one: Effect = step(replace(top, count=number, up_to=number > 1))
    return (e.UpToOne((one,)),) if number == 1 else (one,)


LIFE_PILE = Phrase[Owner]("life-pile")
LIFE_PILE.says("<whose> Life (cards|area)", lambda owner: owner)

# Cards at the end of a pile: "1 card from the top of your deck".
PILE_END = Phrase[Top]("pile-end")
PILE_END.says("card(s) from|at|off the top of <whose> deck", lambda owner: _top(owner, Area.DECK))
PILE_END.says(
    "card(s) from|at|off the bottom of <whose> deck",
    lambda owner: replace(_top(owner, Area.DECK), bottom=True),
)
PILE_END.says("card(s) from|at the top of <life-pile>", lambda owner: _top(owner, Area.LIFE))
PILE_END.says("of <whose> Life cards from the top", lambda owner: _top(owner, Area.LIFE))
PILE_END.says(
    "card(s) from the bottom of <life-pile>",
    lambda owner: replace(_top(owner, Area.LIFE), bottom=True),
)
PILE_END.says("card(s) from <whose> Life area", lambda owner: _top(owner, Area.LIFE))
PILE_END.says("of <whose> Life cards", lambda owner: _top(owner, Area.LIFE))

PILE = Phrase[Selection]("pile")
PILE.says("<count> <pile-end>", lambda n, top: replace(top, count=n))
for _any in ("any number of", "any number"):
    PILE.says(f"{_any} <pile-end>", lambda top: _any_number(top))
PILE.says("<number> or more <pile-end>", lambda n, top: replace(_any_number(top), at_least=n))
PILE.says(
    "at least <number> and up to <number> <pile-end>",
    lambda n, most, top: replace(top, count=most, up_to=True, at_least=n),
)
PILE.says(
    "1 card from the top or bottom of <whose> deck", lambda owner: TopOrBottom(one_owner(owner), Area.DECK)
)
PILE.says("the same number of <pile-end>", lambda top: replace(top, count=SlotCount(LATEST)))
PILE.says("<whose> top Life card", lambda owner: _top(owner, Area.LIFE))
for _cards in ("cards", "a number of cards"):
    PILE.says(
        f"{_cards} from the top of <whose> deck equal to <amount>",
        lambda owner, n: replace(_top(owner, Area.DECK), count=n),
    )
    PILE.says(
        f"{_cards} from the top of <life-pile> equal to <amount>",
        lambda owner, n: replace(_top(owner, Area.LIFE), count=n),
    )

EITHER_END = Phrase[Selection]("either-end")
EITHER_END.says("card from the top or bottom of <life-pile>", lambda owner: _either_end(1, owner))

LIFE_CARDS = Phrase[Selection]("life-cards")
LIFE_CARDS.says("<number> card(s) from the top or bottom of <life-pile>", lambda n, o: _either_end(n, o))
LIFE_CARDS.says("the top or bottom card of <life-pile>", lambda owner: _either_end(1, owner))
LIFE_CARDS.says(
    "all (of) <whose> <ahead> Life cards", lambda o, ahead: Every(Cards(one_owner(o), (Area.LIFE,), ahead))
)
for _face, _lies in (("face-up", f.FaceUp()), ("face-down", f.Without(f.FaceUp()))):
    for _words in (f"{_face} card(s) from|in <life-pile>", f"of <whose> {_face} Life cards"):
        LIFE_CARDS.says(f"<count> {_words}", lambda n, o, lies=_lies: _facing(n, o, lies))
        LIFE_CARDS.says(f"up to <count> {_words}", lambda n, o, lies=_lies: _facing(n, o, lies, up_to=True))
    for _words in (f"of {_face} cards from|in <life-pile>", f"of <whose> {_face} Life cards"):
        LIFE_CARDS.says(f"any number {_words}", lambda o, lies=_lies: _facing(None, o, lies))
        LIFE_CARDS.says(
            f"<number> or more {_words}",
            lambda n, o, lies=_lies: replace(_facing(None, o, lies), at_least=n),
        )
EFFECT.says(
    "turn up to 1 <pile-end> face-up", lambda top: (e.UpToOne((e.TurnLife(on_life(top), face_up=True),)),)
)
EFFECT.says(
    "turn up to 1 <pile-end> face-down", lambda top: (e.UpToOne((e.TurnLife(on_life(top), face_up=False),)),)
)
for _face, _up in (("face-up", True), ("face-down", False)):
    EFFECT.says(
        f"turn up to <number> <pile-end> {_face}", lambda n, top, up=_up: _turn_some(n, top, face_up=up)
    )
EFFECT.says("trash up to 1 <either-end>", lambda what: (e.UpToOne((e.Move(what, Place.TRASH),)),))
EFFECT.says("add up to 1 <either-end> to <owners-hand>", lambda what, to: (e.UpToOne((e.Move(what, to),)),))
EFFECT.says("place <pile> at <end-of-deck> (in any order)", lambda what, to: (e.Move(what, to),))
EFFECT.says(
    "place|return <life-cards> at|to <end-of-deck> (in any order)", lambda what, to: (e.Move(what, to),)
)
EFFECT.says("turn <pile> face-up", lambda what: (e.TurnLife(on_life(what), face_up=True),))
EFFECT.says("turn <pile> face-down", lambda what: (e.TurnLife(on_life(what), face_up=False),))


def _top(owner: Owner, area: Area) -> Top:
    return Top(one_owner(owner), area)


def one_owner(owner: Owner) -> Owner:
    if owner is Owner.EITHER:
        raise Misfit
    return owner


def _either_end(number: int, owner: Owner) -> Selection:
    if number != 1:
        raise Misfit
    return TopOrBottom(one_owner(owner), Area.LIFE)


def _any_number(top: Top) -> Top:
    """Up to as many as there are; how many is said before any of them is seen (Rule 4-8-1)."""
    return replace(top, count=CountOf(Cards(top.owner, (top.area,))), up_to=True)


def _facing(count: Amount | None, owner: Owner, facing: f.Filter, up_to: bool = False) -> Choose:
    return Choose(Cards(one_owner(owner), (Area.LIFE,), facing), count, up_to)


def _turn_some(number: int, top: Top, face_up: bool) -> Steps:
    if number < 2:
        raise Misfit  # one card is turned or not
    return (e.TurnLife(on_life(replace(top, count=number, up_to=True)), face_up),)


def on_life(what: Selection) -> Selection:
    if areas_of(what) != frozenset((Area.LIFE,)):
        raise Misfit
    return what


# Damage ------------------------------------------------------------------------------------------------
EFFECT.says("deal <count> damage to your opponent", lambda n: (e.Damage(n),))
EFFECT.says("you take <count> damage", lambda n: (e.Damage(n, Owner.YOU),))
EFFECT.says("take <count> damage", lambda n: (e.Damage(n, Owner.YOU),))
EFFECT.says("deal <count> damage to yourself", lambda n: (e.Damage(n, Owner.YOU),))
