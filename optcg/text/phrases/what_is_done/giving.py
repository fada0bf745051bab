"""Giving DON!! cards (Rule 6-5-5): out of the cost area, on from card to card, and back to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, DoneCount, DonOf, TotalOf
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Together,
)
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import BAN, ban, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field, parts_of, together
from optcg.text.phrases.what_is_done.opponents_deeds import by_opponent, deed
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.which_cards.nouns import Noun, choose, every
from optcg.text.phrases.which_cards.references import CHOSEN, CHOSEN_ONES, IT, THEM, THOSE_CHARACTERS


@dataclass(frozen=True)
class Many:
    count: Amount
    up_to: bool


@dataclass(frozen=True)
class Some:
    """The same, or any number (None): then with "1 or more" not none."""

    count: Amount | None
    up_to: bool


class Don(NamedTuple):
    """DON!! of the cost area: in which state, whose."""

    state: str
    who: Owner = Owner.YOU


class Takers(NamedTuple):
    cards: Selection
    each: bool = False


SO_MANY = Phrase[Many]("so-many")
SO_MANY.says("<count>", lambda n: Many(n, False))
SO_MANY.says("a total of <count>", lambda n: Many(n, False))
for _some in ("up to <count>", "up to a total of <count>", "a total of up to <count>", "up to <count> total"):
    SO_MANY.says(_some, lambda n: Many(n, True))

SOME = Phrase[Some]("some-given")
SOME.says("<so-many>", lambda many: Some(many.count, many.up_to))
SOME.means("(up to) any number (of)", Some(None, True))
SOME.means("1 or more (of)", Some(None, False))

STATE = Phrase[str]("don-state")
STATE.means("rested", "rested")
STATE.means("active", "active")

# Of a cost area it may be left open.
ANY_STATE = Phrase[str]("any-don-state")
ANY_STATE.says("<don-state>", lambda state: state)
ANY_STATE.means("", "any")

DON = Phrase[Don]("don-of")
DON.says("(of your) <don-state> DON!! card(s)", Don)
for _whose in ("your opponent's", "their"):
    DON.says(f"of {_whose} <don-state> DON!! card(s)", lambda state: Don(state, Owner.OPPONENT))
for _from in ("from|in <whose> cost area", "from|in their cost area"):
    DON.says(
        f"of your opponent's <any-don-state> DON!! card(s) {_from}", lambda state, *who: _theirs(state, who)
    )
for _words in (
    "<any-don-state> DON!! card(s) from <whose> cost area",
    "of the <any-don-state> DON!! card(s) in <whose> cost area",
):
    DON.says(_words, lambda state, who: Don(state, one_owner(who)))


for _state in ("", "rested", "active"):
    # Given DON!! are neither (Rule 4-4-2), so that the state of one of the DON!! deck says nothing.
    DON.means(f"{_state} DON!! card(s) from your DON!! deck".lstrip(), Don("deck"))
    DON.means(f"{_state} DON!! card(s) from their DON!! deck".lstrip(), Don("deck", Owner.OPPONENT))
    DON.means(f"{_state} DON!! card(s) from your opponent's DON!! deck".lstrip(), Don("deck", Owner.OPPONENT))


def _theirs(state: str, area: tuple[Owner, ...]) -> Don:
    if area not in ((), (Owner.OPPONENT,)):
        raise Misfit
    return Don(state, Owner.OPPONENT)


# To whom ------------------------------------------------------------------------------------------------
EACH = Phrase[Selection]("each-of")
EACH.says("each of <whose> <noun>", lambda owner, noun: every(noun, owner))
EACH.says("each of up to <count> of <whose> <noun>", lambda n, who, noun: choose(noun, n, who, up_to=True))
EACH.says("each of this Leader|Character|card and <cards>", lambda to: together(This(), to))
EACH.says("each of <that-card>", lambda slot: _several(slot))
EACH.says("each of <count> of <whose> <noun>", lambda n, owner, noun: choose(noun, n, owner))
EACH.says(
    "each of <whose> Leader and <targets>",
    lambda owner, to: together(Every(Cards(owner, (Area.LEADER,))), to),
)
TAKERS = Phrase[Takers]("takers")
TAKERS.says("<targets>", Takers)
TAKERS.says("<targets> each", lambda to: Takers(to, each=True))
TAKERS.says("<each-of>", lambda to: Takers(to, each=True))

EFFECT.says("give <so-many> <don-of> to <takers>", lambda many, don, to: _give(many, don, to))
EFFECT.says("give <so-many> <don-of> each to <targets>", lambda many, don, to: _give(many, don, _each(to)))
EFFECT.says(
    "give <so-many> <don-of> to <cards> and to <cards>",
    lambda many, don, one, two: _give(many, don, _each(together(one, two))),
)
EFFECT.says("give <targets> <so-many> <don-of>", lambda to, many, don: _give(many, don, Takers(to)))
EFFECT.says("give <targets> <so-many> <don-of> each", lambda to, many, don: _give(many, don, _each(to)))
EFFECT.says(
    "give <targets> <so-many> DON!! card(s) each from your DON!! deck",
    lambda to, many: _give(many, Don("deck"), _each(to)),
)
EFFECT.says("give <each-of> <so-many> <don-of>", lambda to, many, don: _give(many, don, _each(to)))
EFFECT.says(
    "give <so-many> <don-of> to <cards> and <so-many> <don-of> to <cards>",
    lambda n, don, to, m, other, then: _give(n, don, Takers(to)) + _give(m, other, Takers(then)),
)
EFFECT.says(
    "give <whose> <ahead> Leader and <count> <noun> <so-many> <don-of> each",
    lambda owner, ahead, n, noun, many, don: _give(many, don, _each(_leader_and(owner, ahead, n, noun))),
)
EFFECT.says(
    "give this Leader and <count> <noun> <so-many> <don-of> each",
    lambda n, noun, many, don: _give(many, don, _each(_this_and(n, noun))),
)
EFFECT.says(
    "give all of <whose> <don-state> DON!! cards to <targets>",
    lambda who, state, to: give(DonOf(one_owner(who), state), state, to, up_to=False, who=one_owner(who)),
)
EFFECT.says(
    "give as many <don-state> DON!! cards to <targets>",
    lambda s, to: give(DoneCount(), s, to, up_to=False),
)
deed(
    "gives <so-many> DON!! card(s) from their DON!! deck to <takers>",
    lambda many, to: _give(many, Don("deck", Owner.OPPONENT), to._replace(cards=by_opponent(to.cards))),
)
deed(
    "gives <so-many> of their <don-state> DON!! card(s) to <takers>",
    lambda many, s, to: _give(many, Don(s, Owner.OPPONENT), to._replace(cards=by_opponent(to.cards))),
)

# Of either player: to a card of the owner of the DON!! (Rule 6-5-5-1).
OWNERS = Phrase[Selection]("card-of-its-owner")
OWNERS.means(
    "the owner's Leader or 1 of their Characters", Choose(Cards(Owner.EITHER, LEADER_AND_CHARACTERS), 1)
)
OWNERS.says("1 of the owner's <noun>", lambda noun: choose(noun, 1, Owner.EITHER))
for _don in ("<don-state> DON!! card", "<any-don-state> DON!! card from the owner's cost area"):
    for _up_to in (True, False):
        EFFECT.says(
            f"give {'up to ' if _up_to else ''}1 {_don} to <card-of-its-owner>",
            lambda state, to, up_to=_up_to: give(1, state, to, up_to, who=Owner.EITHER),
        )

_MOST: Final = 10  # as many DON!! cards as a DON!! deck has


def _several(slot: int) -> Selection:
    """ "Each of them": nobody says so of one card."""
    if slot not in (THEM, THOSE_CHARACTERS, CHOSEN, CHOSEN_ONES):
        raise Misfit
    return Slot(slot)


def _each(to: Selection) -> Takers:
    return Takers(to, each=True)


def _give(many: Many, don: Don, to: Takers) -> Steps:
    return give(many.count, don.state, to.cards, many.up_to, to.each, don.who)


def give(
    count: Amount,
    state: str,
    to: Selection,
    up_to: bool = True,
    each: bool = False,
    who: Owner = Owner.YOU,
) -> Steps:
    several = isinstance(to, Every) and to.cards.areas != (Area.LEADER,)
    each = each or (several and count == 1)  # one card cannot be given to all of them
    if several and not each:
        raise Misfit
    for part in parts_of(to):
        if isinstance(part, (Choose, Every)) and part.cards.owner != who:
            raise Misfit
        if isinstance(part, This) and who is not Owner.YOU:
            raise Misfit
    one = isinstance(to, Choose) and 1 in (count, to.count)
    if each or one or not isinstance(to, (Choose, Together)):
        return (e.GiveDon(count, on_field(to), state, up_to, each, who),)
    return _spread(count, to, e.GiveDon(1, on_field(to), state, up_to, who=who))


def _spread(count: Amount, to: Selection, one: e.GiveDon) -> Steps:
    """ "3 DON!! cards to any number of your Characters": one after the other, each to any of them."""
    if not isinstance(to, Choose) or not isinstance(count, int) or not 1 < count <= _MOST:
        raise Misfit
    if to.count is not None and not (isinstance(to.count, int) and to.count >= count):
        raise Misfit  # so many DON!! could go to more cards than may be chosen
    return (replace(one, to=replace(to, count=1, up_to=False, at_least=0)),) * count


def _leader_and(owner: Owner, ahead: f.Filter | None, count: Amount, noun: Noun) -> Selection:
    if noun.kinds != (Category.CHARACTER,):
        raise Misfit
    leader = Every(Cards(owner, (Area.LEADER,), ahead))
    return together(leader, choose(noun, count, owner))


def _this_and(count: Amount, noun: Noun) -> Selection:
    """DON!! cards are given to cards of their own player (Rule 6-5-5-1)."""
    if noun.kinds != (Category.CHARACTER,) or noun.described.owner:
        raise Misfit
    return together(This(), choose(noun, count, Owner.YOU))


# Cards that are given none ----------------------------------------------------------------------------------
BAN.says("be given (any) DON!! cards", lambda: ban("be given DON!!"))
EFFECT.says(
    "(your|your opponent's) DON!! cards cannot be given to <targets> <until>",
    lambda what, until: say(what, ban("be given DON!!"), until),
)


# Given ones: on to another card, or back -------------------------------------------------------------------
class Given(NamedTuple):
    """Given DON!!: to which cards, whose. Those of a player are all, whatever card they are given to."""

    cards: Selection
    who: Owner | None  # None: the words do not say it


_ALL: Final = {who: Every(Cards(who, LEADER_AND_CHARACTERS)) for who in (Owner.YOU, Owner.OPPONENT)}
GIVEN = Phrase[Given]("given-don")
GIVEN.says("(of the) DON!! card(s) given to <targets>", lambda to: Given(to, _owner(to)))
GIVEN.says("of your DON!! card(s) given to <targets>", lambda to: _of(Given(to, _owner(to)), Owner.YOU))
GIVEN.says(
    "of your opponent's DON!! card(s) given to <targets>",
    lambda to: _of(Given(to, _owner(to)), Owner.OPPONENT),
)
for _whose, _who in (("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    GIVEN.means(f"(total) of {_whose} (currently) given DON!! card(s)", Given(_ALL[_who], _who))

GIVEN.says("of <of-whom> (currently) (given) DON!! card(s)", lambda to: Given(to, _owner(to)))
GIVEN.means("of its (currently) given DON!! card(s)", Given(Slot(IT), None))

ALL_GIVEN = Phrase[Given]("all-given-don")
ALL_GIVEN.says("all of <of-whom> (currently) given DON!! cards", lambda to: _whole(Given(to, _owner(to))))
ALL_GIVEN.says("all (of) (the) DON!! cards given to <targets>", lambda to: _whole(Given(to, _owner(to))))
for _whose, _who in (("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    ALL_GIVEN.means(f"all of {_whose} (currently) given DON!! cards", Given(_ALL[_who], _who))

COST_AREA = Phrase[Owner | None]("a-cost-area")  # None: that of their owner
COST_AREA.means("your cost area", Owner.YOU)
COST_AREA.means("your opponent's cost area", Owner.OPPONENT)
COST_AREA.means("their cost area", Owner.OPPONENT)
COST_AREA.means("the|its cost area", None)
COST_AREA.means("the owner's cost area", None)
DON_DECK = Phrase[Owner | None]("a-don-deck")
DON_DECK.means("your DON!! deck", Owner.YOU)
DON_DECK.means("your opponent's DON!! deck", Owner.OPPONENT)
DON_DECK.means("their DON!! deck", Owner.OPPONENT)
DON_DECK.means("the|its DON!! deck", None)
DON_DECK.means("the owner's DON!! deck", None)

for _verb in ("give", "move"):
    EFFECT.says(f"{_verb} <so-many> <given-don> to <cards>", lambda many, given, to: _on(many, given, to))
    EFFECT.says(f"{_verb} <all-given-don> to <cards>", lambda given, to: _on(_sum(given), given, to))
EFFECT.says("give <cards> <so-many> <given-don>", lambda to, many, given: _on(many, given, to))
for _back in ("return", "place"):
    EFFECT.says(
        f"{_back} <some-given> <given-don> to|in <a-cost-area> rested",
        lambda n, given, to: back(n, given, to),
    )
    EFFECT.says(
        f"{_back} <all-given-don> to|in <a-cost-area> rested",
        lambda given, to: back(_sum(given), given, to),
    )
    for _active in ("as active", "active", "and set it|them as active"):
        EFFECT.says(
            f"{_back} <some-given> <given-don> to|in <a-cost-area> {_active}",
            lambda n, given, to: _set_active(back(n, given, to)),
        )
        EFFECT.says(
            f"{_back} <all-given-don> to|in <a-cost-area> {_active}",
            lambda given, to: _set_active(back(_sum(given), given, to)),
        )
EFFECT.says(
    "return <some-given> <given-don> to <a-don-deck>",
    lambda n, given, to: _to_deck(back(n, given, to)),
)
for _up_to in (True, False):
    _number = f"{'up to ' if _up_to else ''}DON!! cards equal to <amount> given to <targets>"
    EFFECT.says(
        f"give {_number} to <cards>",
        lambda n, what, to, up_to=_up_to: _on(Many(n, up_to), Given(what, _owner(what)), to),
    )
    EFFECT.says(
        f"return {_number} to <a-cost-area> rested",
        lambda n, what, to, up_to=_up_to: back(Many(n, up_to), Given(what, _owner(what)), to),
    )
    EFFECT.says(
        f"return {_number} to <a-don-deck>",
        lambda n, what, to, up_to=_up_to: _to_deck(back(Many(n, up_to), Given(what, _owner(what)), to)),
    )
EFFECT.says(
    "return <all-given-don> to <a-don-deck>", lambda given, to: _to_deck(back(_sum(given), given, to))
)


def _owner(what: Selection) -> Owner | None:
    """Whose cards they are, whose DON!! are given to them."""
    if isinstance(what, This):
        return Owner.YOU
    if not isinstance(what, (Choose, Every)):
        return None
    return one_owner(what.cards.owner)


def _of(given: Given, who: Owner) -> Given:
    if given.who not in (None, who):
        raise Misfit
    return given._replace(who=who)


def _whole(given: Given) -> Given:
    if not isinstance(given.cards, (Every, This)):
        raise Misfit
    return given


def _sum(given: Given) -> Many:
    """All that are given to these cards."""
    cards = given.cards.cards if isinstance(given.cards, Every) else _THIS
    return Many(TotalOf("given DON!!", cards), False)


_THIS: Final = Cards(Owner.YOU, LEADER_AND_CHARACTERS, f.ThisCard())


def _on(many: Many, given: Given, to: Selection) -> Steps:
    """To a card of the same player (Rule 6-5-5-1)."""
    if isinstance(to, Together) or (isinstance(to, Choose) and to.count != 1):
        raise Misfit
    if isinstance(to, Every) and to.cards.areas != (Area.LEADER,):
        raise Misfit
    who = given.who or _owner(to) or Owner.YOU
    if _owner(to) not in (None, who):
        raise Misfit
    source = None if given.cards == _ALL[who] else on_field(given.cards)
    return (e.MoveGivenDon(many.count, source, on_field(to), many.up_to, who),)


def back(many: Many | Some, given: Given, to: Owner | None) -> Steps:
    """To an area of their owner."""
    who = given.who or to or Owner.YOU
    if to not in (None, who):
        raise Misfit
    return (e.ReturnGivenDon(many.count, on_field(given.cards), many.up_to, who),)


def _set_active(steps: Steps) -> Steps:
    """One rested DON!! card is like another."""
    if any(isinstance(step, e.ReturnGivenDon) and step.who is not Owner.YOU for step in steps):
        raise Misfit
    return (*steps, e.SetDonActive(DoneCount(), up_to=False))


def _to_deck(steps: Steps) -> Steps:
    return tuple(
        replace(step, to_deck=True) if isinstance(step, e.ReturnGivenDon) else step for step in steps
    )
