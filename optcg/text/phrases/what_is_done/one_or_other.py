"""One verb and two kinds of cards, one of which is chosen: "rest 1 of your DON!! cards or this Character"."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount
from optcg.model.effects import Effect, Place
from optcg.model.selections import Choose, Every, Owner, Selection, This, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import EFFECT, Ended, Steps, moved_to, on_field
from optcg.text.phrases.what_is_done.opponents_deeds import by_opponent
from optcg.text.phrases.which_cards.nouns import choose

_DON = "<count> of your (active) DON!! card(s)"
EFFECT.says(f"rest {_DON} or <cards>", lambda n, what: _either(e.RestDon(n), e.Rest(on_field(_single(what)))))
EFFECT.says(f"rest <cards> or {_DON}", lambda what, n: _either(e.Rest(on_field(_single(what))), e.RestDon(n)))
# Cards of the hand or the field, or those at the end of a pile.
EFFECT.says("trash <cards> or <pile>", lambda what, top: _trashed(_single(what), top))
EFFECT.says("trash <pile> or <cards>", lambda top, what: _trashed(top, _single(what)))
CLAUSES.says(
    "your opponent (either) trashes <cards> or <pile>",
    lambda what, top: _trashed(by_opponent(what), _their_pile(top), Owner.OPPONENT),
)
# Two places from which cards go to the same end of a deck.
for _to in ("place <cards> or <cards> at <named-end>", "return <cards> or <cards> to <named-end>"):
    EFFECT.says(_to, lambda one, two, end: _placed(one, two, end))
for _to in (
    "your opponent (either) places <cards> or <cards> at <named-end>",
    "your opponent (either) returns <cards> or <cards> to <named-end>",
):
    CLAUSES.says(
        _to,
        lambda one, two, end: _placed(by_opponent(one), by_opponent(two), end, Owner.OPPONENT),
    )
# Fewer cards of one kind, or more of another.
UNEQUAL = Phrase[tuple[Selection, Selection]]("fewer-or-more")
UNEQUAL.says(
    "up to <count> of <whose> <noun> or up to <count> of <whose> <noun>",
    lambda n, owner, one, m, again, two: _unequal(
        n, m, choose(one, n, owner, True), choose(two, m, again, True)
    ),
)
EFFECT.says("K.O. <fewer-or-more>", lambda both: _menu(*((e.KO(on_field(what)),) for what in both)))
EFFECT.says("rest <fewer-or-more>", lambda both: _menu(*((e.Rest(on_field(what)),) for what in both)))
EFFECT.says(
    "return <fewer-or-more> to <owners-hand>",
    lambda both, to: _menu(*((e.Move(on_field(what), to),) for what in both)),
)
EFFECT.says(
    "place <fewer-or-more> at <named-end> (in any order)",
    lambda both, end: _menu(*(moved_to(on_field(what), end) for what in both)),
)
EFFECT.says(
    "give <targets> <boons> or <targets> <boons> <duration>",
    lambda one, boon, two, other, until: _menu(say(one, boon, until), say(two, other, until)),
)


def _unequal(few: Amount, many: Amount, one: Selection, two: Selection) -> tuple[Selection, Selection]:
    """As many of either kind are one choice among all of them."""
    if few == many:
        raise Misfit
    return one, two


def _menu(*options: Steps) -> Steps:
    """ "Up to" may be none in either case, so that nothing is forced."""
    return (e.ChooseOne(options),)


def _either(one: Effect, two: Effect, who: Owner = Owner.YOU) -> Steps:
    return (e.ChooseOne(((one,), (two,)), who, either=True),)


def _trashed(one: Selection, two: Selection, who: Owner = Owner.YOU) -> Steps:
    return _either(e.Move(one, Place.TRASH), e.Move(two, Place.TRASH), who)


def _single(what: Selection) -> Selection:
    """A number of cards that is said, this card, or the Leader, of which there is one."""
    if isinstance(what, This) or (isinstance(what, Choose) and not what.up_to and what.count is not None):
        return what
    if isinstance(what, Every) and what.cards.areas == (Area.LEADER,):
        return what
    raise Misfit


def _their_pile(what: Selection) -> Selection:
    if not isinstance(what, Top) or what.owner is not Owner.OPPONENT:
        raise Misfit
    return what


def _placed(one: Selection, two: Selection, end: Ended, who: Owner = Owner.YOU) -> Steps:
    """Of one place there is one noun for both kinds."""
    for what in (one, two):
        if not isinstance(_single(what), Choose):
            raise Misfit
    assert isinstance(one, Choose)
    assert isinstance(two, Choose)
    if set(one.cards.areas) & set(two.cards.areas):
        raise Misfit
    return (e.ChooseOne((moved_to(one, end), moved_to(two, end)), who, either=True),)
