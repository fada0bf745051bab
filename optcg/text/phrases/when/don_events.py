"""What happens to DON!!: returned, rested, set as active, added, given (Rules 3-9, 6-5-5)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model.abilities import When
from optcg.model.selections import Cards, Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import SIMPLE, Happening, when
from optcg.text.phrases.when.happenings import by_cause


class Don(NamedTuple):
    """DON!! of a player's field, and how many at once."""

    owner: Owner
    at_least: int = 1


DON_ARE = Phrase[Don]("don-are")
for _words in (
    "a DON!! card on <whose> field is",
    "DON!! cards on <whose> field are",
    "<whose> DON!! card(s) is|are",
    "one|any of <whose> DON!! cards is|are",
):
    DON_ARE.says(_words, lambda who: Don(one_owner(who)))
for _words in (
    "<number> or more DON!! cards on <whose> field are",
    "<number> or more of <whose> DON!! cards are",
):
    DON_ARE.says(_words, lambda n, who: Don(one_owner(who), n))
AT_ONCE = Phrase[None]("at-once")
for _words in ("", "at once", "at the same time"):
    AT_ONCE.means(_words, None)

SIMPLE.says(
    "<don-are> returned to <whose> DON!! deck <by> <at-once>",
    lambda don, whose, by, _: _happens("DON!! returned", don, by, whose),
)
for _words in ("a DON!! card on the field is", "a DON!! card is", "DON!! cards are"):
    SIMPLE.says(
        f"{_words} returned to <whose> DON!! deck <by>",
        lambda whose, by: by_cause("DON!! returned", one_owner(whose), by),
    )
SIMPLE.says(
    "<number> or more DON!! cards are returned to <whose> DON!! deck <by> <at-once>",
    lambda n, whose, by, _: by_cause("DON!! returned", one_owner(whose), by, n),
)
SIMPLE.says(
    "a DON!! card on your opponent's field is returned to your DON!! deck <by>",
    lambda by: by_cause("DON!! returned", Owner.OPPONENT, by),
)
SIMPLE.says(
    "<added-don> is|are returned from <whose> field to <whose> DON!! deck <by> <at-once>",
    lambda n, who, whose, by, _: _happens("DON!! returned", Don(one_owner(who), n), by, whose),
)
SIMPLE.says(
    "<don-are> set as active <by> <at-once>", lambda don, by, _: _happens("DON!! set active", don, by)
)
SIMPLE.says(
    "<don-are> rested <by> <at-once>", lambda don, by, _: _happens("DON!! rested", don, _by_effects(by))
)


def _happens(event: str, don: Don, cause: Cause, deck: Owner | None = None) -> Happening:
    if deck is not None and deck is not don.owner:
        raise Misfit
    return by_cause(event, don.owner, cause, don.at_least)


def _by_effects(cause: Cause) -> Cause:
    """DON!! are rested for every cost, so that an effect must be named."""
    if cause.by in ("", "battle"):
        raise Misfit
    return cause


# Said of the player who does it; whose effect it is, shows by that.
SOME_DON = Phrase[Don]("some-don")
SOME_DON.means("a DON!! card", Don(Owner.YOU))
SOME_DON.means("DON!! cards", Don(Owner.YOU))
SOME_DON.says("<whose> DON!! card(s)", lambda who: Don(one_owner(who)))
SOME_DON.says("one|any of <whose> DON!! cards", lambda who: Don(one_owner(who)))
SOME_DON.says("a DON!! card on <whose> field", lambda who: Don(one_owner(who)))
SOME_DON.says("<number> or more DON!! cards", lambda n: Don(Owner.YOU, n))
SOME_DON.says("<number> or more of <whose> DON!! cards", lambda n, who: Don(one_owner(who), n))
SIMPLE.says("you set <some-don> as active <by>", lambda don, by: _set_active(don, by))
SIMPLE.says(
    "you rest <some-don> <by>", lambda don, by: _done_by("DON!! rested", don, _by_effects(by), "your effects")
)
SIMPLE.says(
    "you return <some-don> (from your field) to your DON!! deck <by>",
    lambda don, by: _happens("DON!! returned", don, by, Owner.YOU),
)


# The same of your opponent: "their DON!! cards".
DON_OF_THEIRS = Phrase[Don]("don-of-theirs")
for _words in ("a DON!! card", "DON!! cards", "their DON!! card(s)", "one|any of their DON!! cards"):
    DON_OF_THEIRS.means(_words, Don(Owner.OPPONENT))
DON_OF_THEIRS.means("a DON!! card on|from their field", Don(Owner.OPPONENT))
DON_OF_THEIRS.says("<number> or more (of their) DON!! cards", lambda n: Don(Owner.OPPONENT, n))
SIMPLE.says(
    "your opponent sets <don-of-theirs> as active <by>",
    lambda don, by: _happens("DON!! set active", don, by),
)
SIMPLE.says(
    "your opponent rests <don-of-theirs> <by>",
    lambda don, by: _done_by("DON!! rested", don, _by_effects(by), "opponent's effects"),
)
SIMPLE.says(
    "your opponent returns <don-of-theirs> (from their field) to their DON!! deck <by>",
    lambda don, by: _happens("DON!! returned", don, by),
)
SIMPLE.says(
    "<effect-of> returns <some-don> to <whose> DON!! deck",
    lambda cause, don, whose: _happens("DON!! returned", don._replace(owner=whose), cause),
)


def _set_active(don: Don, cause: Cause) -> Happening:
    if don.owner is not Owner.YOU:
        raise Misfit
    return _happens("DON!! set active", don, cause)


def _done_by(event: str, don: Don, cause: Cause, by: str) -> Happening:
    if cause.by not in ("effects", by):
        raise Misfit
    return _happens(event, don, Cause(by, cause.source))


# Added from the DON!! deck.
ADDED_DON = Phrase[int]("added-don")
for _words in ("a DON!! card", "DON!! cards"):
    ADDED_DON.means(_words, 1)
ADDED_DON.says("<number> or more DON!! cards", lambda n: n)
for _where in (
    "to <whose> field",
    "to <whose> field from <whose> DON!! deck",
    "from <whose> DON!! deck",
    "from <whose> DON!! deck to <whose> field",
):
    SIMPLE.says(
        f"<added-don> is|are added {_where} <by>",
        lambda n, who, *said: by_cause("DON!! added", _same(who, *said[:-1]), said[-1], n),
    )
for _adds, _their, _who in (("you add", "your", Owner.YOU), ("your opponent adds", "their", Owner.OPPONENT)):
    for _where in (
        f"to {_their} field",
        f"to {_their} field from {_their} DON!! deck",
        f"from {_their} DON!! deck",
        f"from {_their} DON!! deck to {_their} field",
    ):
        SIMPLE.says(
            f"{_adds} <added-don> {_where} <by>",
            lambda n, by, who=_who: by_cause("DON!! added", who, by, n),
        )


def _same(one: Owner, two: Owner | None = None) -> Owner:
    if two is not None and one != two:
        raise Misfit
    return one_owner(one)


# Given to cards; players give them to their own cards (Rule 6-5-5-1).
SIMPLE.says("<event-subject> is given a DON!! card <by>", lambda what, by: when("given DON!!", what, by))
for _words in ("a DON!! card is given", "your DON!! card is given", "one of your DON!! cards is given"):
    SIMPLE.says(f"{_words} to <event-subject> <by>", lambda what, by: when("given DON!!", what, by))
SIMPLE.says("you give a DON!! card to <event-subject> <by>", lambda what, by: _given_by_you(what, by))
SIMPLE.says("you give <event-subject> a DON!! card <by>", lambda what, by: _given_by_you(what, by))
SIMPLE.says(
    "your opponent gives a DON!! card to <event-subject> <by>", lambda what, by: _given_by_them(what, by)
)
SIMPLE.says(
    "your opponent gives a DON!! card to their <noun> <by>",
    lambda noun, by: when("given DON!!", noun.cards(Owner.OPPONENT), by),
)


def _given_by_you(what: Cards, cause: Cause) -> Happening:
    if what.owner is Owner.EITHER:
        return Happening((When("given DON!!", what, Owner.YOU, cause.by, source=cause.source),))
    return when("given DON!!", what, cause)


def _given_by_them(what: Cards, cause: Cause) -> Happening:
    if what.owner is Owner.YOU:
        raise Misfit
    return when("given DON!!", replace(what, owner=Owner.OPPONENT), cause)
