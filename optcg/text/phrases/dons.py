"""Deeds with DON!! cards: added, rested, set as active, given, returned (Rules 6-5-5, 10-2-10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, DonOf
from optcg.model.durations import Duration
from optcg.model.selections import (
    FIELD_AND_DON,
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    This,
    Together,
)
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.coordination import Group
from optcg.text.phrases.filters import TRAIT, Described, all_of, any_of, excepts_one
from optcg.text.phrases.moves import on_field, parts_of
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.verbs import DEED, EFFECT, Steps, written
from optcg.text.phrases.words import one_owner


@dataclass(frozen=True)
class Many:
    """How many: any number (None) may be none, unless it is "2 or more"."""

    count: Amount | None
    up_to: bool = False
    at_least: int = 1

    def told(self) -> Amount:
        if self.count is None:
            raise Misfit
        return self.count


SO_MANY = Phrase[Many]("so-many")
SO_MANY.says("<count>", Many)
SO_MANY.says("<number> or more", lambda n: Many(None, at_least=n))
SO_MANY.means("any number", Many(None, up_to=True))
SO_MANY.says("<up-to>", lambda n: Many(n, up_to=True))

STATE = Phrase[str]("don-state")
for _state in ("", "active", "rested"):
    STATE.means(_state, _state)
ENTERING = Phrase[bool]("entering")
ENTERING.means("and rest(s) it|them", True)
ENTERING.means("and set(s) it|them as active", False)

written(
    e.AddDon,
    "!add {up_to?up to }{count:DON!! card} from {own} DON!! deck"
    " and {rested?!rest {count:it}|!set {count:it} as active}",
)
DEED.says(
    "add|place <so-many> DON!! card(s) from your DON!! deck <entering>",
    lambda many, rested: (e.AddDon(many.told(), rested, many.up_to),),
)
EFFECT.says(
    "add up to <count> additional DON!! card(s) <entering>",
    lambda n, rested: (e.AddDon(n, rested, up_to=True),),
)

# Rested, set as active, returned: your own, or those of the opponent.
_OWN, _THEIRS = "(of your) <don-state> DON!! card(s)", "of your opponent's <don-state> DON!! card(s)"
DEED.says(f"rest <so-many> {_OWN}", lambda many, state: _rest(many, state))
EFFECT.says(f"rest <so-many> {_THEIRS}", lambda many, state: _rest(many, state, Owner.OPPONENT))
written(e.SetDonActive, "set {count:of} {who} DON!! cards as active")
DEED.says(f"set <so-many> {_OWN} as active", lambda many, state: _set(many, state))
EFFECT.says(
    "set all of your DON!! cards as active",
    lambda: (e.SetDonActive(DonOf(Owner.YOU, "rested"), up_to=False),),
)
EFFECT.same("set all of your rested DON!! cards as active", "set all of your DON!! cards as active")
DEED.says(
    f"return <so-many> {_OWN} (from your field) to your DON!! deck",
    lambda many, state: (e.ReturnDon(many.count, Owner.YOU, state, many.up_to, many.at_least),),
)
DEED.says(
    "return DON!! cards (from your field) to your DON!! deck <until-level>",
    lambda level: (e.ReturnDon(level.too_many(DonOf(level.who)), level.who),),
)
# Together with other cards.
DEED.says(
    f"rest <so-many> {_OWN} and <cards>", lambda many, state, what: _rest(many, state) + _rest_cards(what)
)
DEED.says(
    f"rest <cards> and <so-many> {_OWN}", lambda what, many, state: _rest_cards(what) + _rest(many, state)
)
DEED.says(
    f"set <cards> and <so-many> {_OWN} as active",
    lambda what, many, state: (e.SetActive(on_field(what)), *_set(many, state)),
)
DEED.says(
    f"set <cards> or <so-many> {_OWN} as active",
    lambda what, many, state: (e.ChooseOne(((e.SetActive(on_field(what)),), _set(many, state))),),
)


def _rest(many: Many, state: str, who: Owner = Owner.YOU) -> Steps:
    if state == "rested" or (many.count is None and not many.up_to):
        raise Misfit
    return (e.RestDon(many.count, who, many.up_to),)


def _rest_cards(what: Selection) -> Steps:
    return (e.Rest(on_field(what)),)


def _set(many: Many, state: str) -> Steps:
    if state == "active":
        raise Misfit
    return (e.SetDonActive(many.told(), many.up_to),)


# DON!! and other cards in one choice, and DON!! that are held down.
DON_OR = Phrase[Cards]("don-or-cards")
DON_OR.says("<whose> DON!! cards or <noun>", lambda owner, noun: _with_don(owner, noun))
DON_OR.says("<whose> <ahead> Character(s) or|and DON!! cards", lambda owner, ahead: _or_don(owner, ahead))
DON_OR.says("<whose> <ahead> cards (on the field)", lambda owner, ahead: _all_cards(owner, ahead))
DEED.says(
    "rest <so-many> of <don-or-cards>",
    lambda many, cards: (e.Rest(Choose(cards, many.told(), many.up_to)),),
)
EFFECT.says(
    "up to <count> of <don-or-cards> will not become active in <next-refresh>",
    lambda n, cards, _: (
        e.Forbid(Choose(cards, n, up_to=True), "become active in the Refresh Phase", Duration.REFRESH),
    ),
)
EFFECT.says(
    "up to <count> of <whose> rested DON!! card(s) will not become active in <next-refresh>",
    lambda n, owner, _: (e.HoldDon(n, owner, state="rested"),),
)
# It is that of the player of each card anyway (Rule 6-2-4).
NEXT_REFRESH = Phrase[Owner]("next-refresh")
NEXT_REFRESH.means("your opponent's next Refresh Phase", Owner.OPPONENT)
NEXT_REFRESH.means("your next Refresh Phase", Owner.YOU)
NEXT_REFRESH.means("the|their next Refresh Phase", Owner.EITHER)

_DON = f.CategoryIs(Category.DON)
_STATES = (f.Rested(), f.Active())


def _with_don(owner: Owner, noun: Noun) -> Cards:
    """What describes the other cards is not said of the DON!!."""
    group = noun.cards(owner)
    return Cards(owner, (*group.areas, Area.COST), any_of(_DON, group.filter) if group.filter else None)


def _or_don(owner: Owner, ahead: f.Filter | None) -> Cards:
    """States are said of the DON!! too, all else of the other cards."""
    parts = ahead.filters if isinstance(ahead, f.AllOf) else () if ahead is None else (ahead,)
    others = all_of(*[part for part in parts if part not in _STATES])
    states = [part for part in parts if part in _STATES]
    return Cards(
        owner, (Area.CHARACTER, Area.COST), all_of(*states, any_of(_DON, others) if others else None)
    )


def _all_cards(owner: Owner, ahead: f.Filter | None) -> Cards:
    """ "Cards" of a field are Leaders, Characters, Stages and DON!! (Rule 3-1-2)."""
    if ahead is not None and ahead not in _STATES and not excepts_one(ahead):
        raise Misfit
    return Cards(owner, FIELD_AND_DON, ahead)


# Cards that have been given so many.
TRAIT.says("<how-many> DON!! card(s) given (to it|to them)", lambda many: Described(f.GivenDonIs(*many)))


# Giving DON!! cards of the cost area (Rule 6-5-5): in which state, whose.
class Don(NamedTuple):
    state: str
    who: Owner = Owner.YOU


DON = Phrase[Don]("don-of")
DON.says(_OWN, lambda state: _told(state, Owner.YOU))
DON.says("of your opponent's|their <don-state> DON!! card(s)", lambda state: _told(state, Owner.OPPONENT))
DON.says(
    "<don-state> DON!! card(s) from <whose> cost area",
    lambda state, who: _told(state or "any", one_owner(who)),
)
EFFECT.says("give <so-many> <don-of> to <targets>", lambda many, don, to: _give(many, don, to))
EFFECT.same("give <targets> <so-many> <don-of>", "give <so-many> <don-of> to <targets>")
EFFECT.says("give <targets> <so-many> <don-of> each", lambda to, many, don: _give(many, don, to, each=True))
EFFECT.same("give <so-many> <don-of> each to <targets>", "give <targets> <so-many> <don-of> each")
# Of either player: to a card of the owner of the DON!! (Rule 6-5-5-1).
OWNERS = Phrase[Selection]("card-of-its-owner")
OWNERS.means(
    "the owner's Leader or 1 of their Characters", Choose(Cards(Owner.EITHER, LEADER_AND_CHARACTERS), 1)
)
for _words, _any in (("", ""), ("from the owner's cost area", "any")):
    EFFECT.says(
        f"give <so-many> <don-state> DON!! card {_words} to <card-of-its-owner>",
        lambda many, state, to, any_=_any: _give(many, _told(state or any_, Owner.EITHER), to),
    )


def _told(state: str, who: Owner) -> Don:
    """Which of them are given must be said, if not of a whole cost area."""
    if not state:
        raise Misfit
    return Don(state, who)


def _give(many: Many, don: Don, to: Selection, each: bool = False) -> Steps:
    return give(many.told(), don.state, to, many.up_to, each, don.who)


def give(
    count: Amount,
    state: str,
    to: Selection,
    up_to: bool = True,
    each: bool = False,
    who: Owner = Owner.YOU,
) -> Steps:
    """To cards of their owner (Rule 6-5-5-1); several DON!! to several cards one after the other."""
    several = isinstance(to, Every) and to.cards.areas != (Area.LEADER,)
    each = each or (several and count == 1)  # one card cannot be given to all of them
    if (several and not each) or any(_owner(part) not in (None, who) for part in parts_of(to)):
        raise Misfit
    one = isinstance(to, Choose) and 1 in (count, to.count)
    if each or one or not isinstance(to, (Choose, Together)):
        return (e.GiveDon(count, on_field(to), state, up_to, each, who),)
    if not isinstance(to, Choose) or not isinstance(count, int):
        raise Misfit
    if to.count is not None and not (isinstance(to.count, int) and to.count >= count):
        raise Misfit  # so many DON!! could go to more cards than may be chosen
    return (
        e.GiveDon(1, on_field(replace(to, count=1, up_to=False, at_least=0)), state, up_to, who=who),
    ) * count


def _owner(what: Selection) -> Owner | None:
    if isinstance(what, (Choose, Every)):
        return what.cards.owner
    return Owner.YOU if isinstance(what, This) else None


# Given ones, whose or to which cards: on to another card of the same player, or back to the cost area.
Given = tuple[Many, Owner, Selection | None]
GIVEN = Phrase[Given]("given-don")
GIVEN.says(
    "<so-many> (total) of <whose> (currently) given DON!! card(s)", lambda many, who: (many, who, None)
)
GIVEN.says("<so-many> (of the) DON!! card(s) given to <group>", lambda many, of: (many, *_holders(of)))
EFFECT.says("give|move <given-don> to <cards>", lambda given, to: _given_on(given, to))
EFFECT.says("return|place <given-don> to|in your cost area rested", lambda given: _given_back(given))


def _holders(of: Group) -> tuple[Owner, Selection]:
    """The cards to which they are given: this one, or all such cards of a player."""
    cards = of.cards()
    if isinstance(cards, Choose) or of.owner is None:
        raise Misfit
    return one_owner(of.owner), on_field(cards)


def _given_on(given: Given, to: Selection) -> Steps:
    many, who, given_to = given
    if isinstance(to, Together) or (isinstance(to, Choose) and to.count != 1):
        raise Misfit
    if _owner(to) not in (None, who) or (isinstance(to, Every) and to.cards.areas != (Area.LEADER,)):
        raise Misfit
    return (e.MoveGivenDon(many.told(), given_to, on_field(to), many.up_to, who),)


def _given_back(given: Given) -> Steps:
    many, who, given_to = given
    if who is not Owner.YOU:
        raise Misfit
    cards = given_to or Every(Cards(who, LEADER_AND_CHARACTERS))
    return (e.ReturnGivenDon(many.count, cards, many.up_to, who),)
