"""All but some: cards that are chosen, and what is done to the rest of their kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, Minus
from optcg.model.effects import Effect, Place
from optcg.model.selections import Cards, Choose, Every, Owner, Selection
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.what_is_done.opponents_deeds import by_opponent, deed
from optcg.text.phrases.which_cards.nouns import Noun, choose, several
from optcg.text.phrases.which_cards.references import LATEST

_THEIR_HAND = Cards(Owner.OPPONENT, (Area.HAND,))

# What is done to the rest: by you, and as said of the opponent.
Deed = Callable[[Selection], Effect]
TO_REST = Phrase[Deed]("to-the-rest")
THEY_TO_REST = Phrase[Deed]("they-to-the-rest")
BUT_SOME = Phrase[tuple[Deed, Choose]]("all-but-some")
THEY_BUT_SOME = Phrase[tuple[Deed, Choose]]("they-all-but-some")
for _phrase, _some, _said in ((TO_REST, BUT_SOME, ""), (THEY_TO_REST, THEY_BUT_SOME, "s")):
    _trash, _ko = ("trashes", "K.O.'s") if _said else ("trash", "K.O.")
    for _verb, _after, _deed in (
        (_trash, "", lambda what: e.Move(what, Place.TRASH)),
        (_ko, "", lambda what: e.KO(on_field(what))),
        (f"rest{_said}", "", lambda what: e.Rest(on_field(what))),
    ):
        _phrase.says(f"{_verb} <spared-rest>", lambda _, deed=_deed: deed)
        _some.says(f"{_verb} <all-but>", lambda but, deed=_deed: (deed, but))
    for _verb, _place in ((f"return{_said}", "to <owners-hand>"), (f"place{_said}", "at <end-of-deck>")):
        _phrase.says(
            f"{_verb} <spared-rest> {_place} (in any order)",
            lambda _, to: lambda what: e.Move(what, to),
        )
        _some.says(
            f"{_verb} <all-but> {_place} (in any order)",
            lambda but, to: (lambda what: e.Move(what, to), but),
        )
REST = Phrase[None]("spared-rest")
REST.means("the rest", None)
REST.means("the others", None)
for _kind in ("Characters", "cards"):
    REST.means(f"the rest of their|your|the {_kind}", None)
    REST.means(f"the rest of your opponent's {_kind}", None)
    REST.means(f"the other {_kind}", None)
ALL_BUT = Phrase[Choose]("all-but")
ALL_BUT.says("all but <count> of <whose> <noun>", lambda n, owner, noun: _some_of(n, owner, noun))
ALL_BUT.says("all but <count> of their <noun>", lambda n, noun: _some_of(n, Owner.OPPONENT, noun))
ALL_BUT.says("all but <count> card(s) from|in their hand", lambda n: Choose(_THEIR_HAND, n))
ALL_BUT.says("all but <count> card(s) from|in your hand", lambda n: Choose(Cards(Owner.YOU, (Area.HAND,)), n))

deed("chooses|selects <cards> and <they-to-the-rest>", lambda what, done: _rest_of(what, done))
deed("<they-all-but-some>", lambda but: _rest_of(but[1], but[0]))
deed(
    "keeps <count> card(s) in|from their hand and trashes the rest",
    lambda n: _rest_of(Choose(_THEIR_HAND, n), lambda what: e.Move(what, Place.TRASH)),
)
CLAUSES.says(
    "your opponent chooses|selects <cards> . (Then ,) <to-the-rest>", lambda what, deed: _rest_of(what, deed)
)
EFFECT.says("choose <cards> and <to-the-rest>", lambda what, deed: _rest_of(what, deed, Owner.YOU))
CLAUSES.says("choose <cards> . (Then ,) <to-the-rest>", lambda what, deed: _rest_of(what, deed, Owner.YOU))
EFFECT.says("<all-but-some>", lambda but: _rest_of(but[1], but[0], Owner.YOU))


def _some_of(count: int, owner: Owner, noun: Noun) -> Choose:
    what = choose(several(noun), count, owner)
    if not isinstance(what, Choose):
        raise Misfit
    return what


def _rest_of(what: Selection, deed: Deed, chooser: Owner = Owner.OPPONENT) -> Steps:
    """The rest are those of the same player and area; of cards of a kind the words do not tell it."""
    if not isinstance(what, Choose) or what.cards.filter is not None or len(what.cards.areas) != 1:
        raise Misfit
    if what.cards.owner is Owner.EITHER or what.cards.areas[0] not in (Area.CHARACTER, Area.HAND):
        raise Misfit
    if chooser is Owner.OPPONENT:
        what = by_opponent(what)
    elif what.cards.owner is Owner.OPPONENT and what.cards.areas == (Area.HAND,):
        raise Misfit  # nobody looks at that hand
    assert isinstance(what, Choose)
    others = replace(what.cards, filter=f.Without(f.Among(LATEST)))
    return (e.Pick(what), deed(Every(others)))


# Down, or up, to so many cards ------------------------------------------------------------------------------
for _in in ("", " in their hand(s)"):
    for _they in ("they have", "they each have"):
        deed(f"trashes cards from their hand(s) until {_they} <number> cards{_in}", lambda n: _down_to(n))
        deed(f"draws (cards) until {_they} <number> cards{_in}", lambda n: _up_to(n))
        for _to in ("places cards from their hand(s) at", "returns cards from their hand(s) to"):
            deed(
                f"{_to} <end-of-deck> (in any order) until {_they} <number> cards{_in}",
                lambda to, n: _down_to(n, to),
            )
deed(
    "trashes cards from their hand(s) <until-level>",
    lambda level: _down(level.too_many(CountOf(_THEIR_HAND))),
)
deed(
    "draws (cards) <until-level>",
    lambda level: (e.Draw(level.missing(CountOf(_THEIR_HAND)), Owner.OPPONENT),),
)


def _down_to(number: int, to: Place = Place.TRASH) -> Steps:
    return _down(Minus(CountOf(_THEIR_HAND), number), to)


def _down(over: Amount, to: Place = Place.TRASH) -> Steps:
    return (e.Move(by_opponent(Choose(_THEIR_HAND, over)), to),)


def _up_to(number: int) -> Steps:
    return (e.Draw(Minus(number, CountOf(_THEIR_HAND)), Owner.OPPONENT),)
