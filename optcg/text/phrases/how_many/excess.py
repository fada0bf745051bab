"""By how many a number is above another: "for each card your opponent has in their hand in excess of yours".

Where it is not above, there is nothing to count (`Per` does not go below 0).
"""

from __future__ import annotations

from dataclasses import replace

from optcg.model.amounts import Amount, CountOf, DonOf, Minus, Per, Plus
from optcg.model.conditions import Compare
from optcg.model.selections import Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.more_than import held_against
from optcg.text.phrases.how_many.quantities import AMOUNT, Holding, counted, life
from optcg.text.phrases.what_is_done.changes import SCALE
from optcg.text.phrases.which_cards.describe import Described

EXCESS = Phrase[Amount]("excess")
SCALE.says("for every|each (of) <excess>", lambda of: (1, of))
SCALE.says("for every <number> <excess>", lambda n, of: (n, of))

# Two things that are counted, or one and a number.
EXCESS.says("<tally> in excess of the number of <tally>", Minus)
EXCESS.says("<tally> in excess of <number>", Minus)
EXCESS.says("<tally> more than <number>", Minus)
EXCESS.says("<tally> less|fewer than <number>", lambda of, n: Minus(n, of))
EXCESS.says("<tally> in excess of yours", lambda of: Minus(of, _mirrored(of, Owner.OPPONENT, Owner.YOU)))
EXCESS.says(
    "<tally> in excess of your opponent's", lambda of: Minus(of, _mirrored(of, Owner.YOU, Owner.OPPONENT))
)
AMOUNT.says(
    "the difference between the number of <tally> and (the number of) <tally>",
    lambda one, two: _apart(one, two),
)
# Of what both players have.
for _words in (
    "the difference between the number of your and your opponent's {}",
    "the difference in the number of {} between you and your opponent",
    "the difference between the number of {} you and your opponent have",
):
    AMOUNT.says(_words.format("Life cards"), lambda: _apart(life(Owner.YOU), life(Owner.OPPONENT)))
    AMOUNT.says(
        _words.format("<noun>"),
        lambda noun: _apart(counted(noun, Owner.YOU), counted(noun, Owner.OPPONENT)),
    )


def _apart(one: Amount, two: Amount) -> Amount:
    return Plus(Per(1, 1, Minus(one, two)), Per(1, 1, Minus(two, one)))


def _mirrored(of: Amount, one: Owner, other: Owner) -> Amount:
    """What a player has, of the other one."""
    if isinstance(of, DonOf) and of.owner is one:
        return replace(of, owner=other)
    if isinstance(of, CountOf) and of.cards.owner is one:
        return replace(of, cards=replace(of.cards, owner=other))
    raise Misfit


# What one player has of something, and the other of the same. Where it lies may be said of both.
WHERE = Phrase[Described]("held-where")
WHERE.means("", Described())
WHERE.says("in <in-area>", lambda place: place)
WHERE.says("in <life-pile>", lambda owner: Described(owner=owner, areas=(Area.LIFE,)))
_HELD = (
    ("you have", "your", "your opponent", "your opponent's", "has", Owner.YOU),
    ("your opponent has", "their", "you", "your", "have", Owner.OPPONENT),
)
for _has, _own, _other, _others, _do, _who in _HELD:
    _theirs_too = "your opponent's" if _who is Owner.YOU else "yours"
    _above = (
        f"in excess of {_theirs_too}",
        f"in excess of {_other}",
        f"in excess of the number (that) {_other} {_do}",
        f"more than {_other} ({_do})",
        f"more than {_theirs_too}",
    )
    for _than, _more in (
        *((_words, True) for _words in _above),
        (f"less|fewer than {_other} ({_do})", False),
    ):
        EXCESS.says(
            f"<holding> {_has} <held-where> {_than}",
            lambda what, place, who=_who, more=_more: _lead(what, place, who, more),
        )
        for _field in (f"{_own} field", "the field"):
            EXCESS.says(
                f"<holding> {_has} on {_field} {_than}",
                lambda what, who=_who, more=_more: _lead(_there(what), Described(), who, more),
            )
    EXCESS.says(
        f"<holding> {_has} on {_own} field in excess of the number on {_others} field",
        lambda what, who=_who: _lead(_there(what), Described(), who, True),
    )
    for _area, _word in ((Area.HAND, "hand"), (Area.TRASH, "trash"), (Area.LIFE, "Life area")):
        EXCESS.says(
            f"<holding> {_has} in {_own} {_word} in excess of the number in {_others} {_word}",
            lambda what, who=_who, area=_area: _lead(what, Described(areas=(area,)), who, True),
        )
    for _than, _more in (("in excess of", True), ("more than", True), ("less|fewer than", False)):
        EXCESS.says(
            f"<holding> {_has} <held-where> {_than} <number>",
            lambda what, place, n, who=_who, more=_more: _off(what, place, who, n, more),
        )
        EXCESS.says(
            f"<holding> {_than} <number> {_has} <held-where>",
            lambda what, n, place, who=_who, more=_more: _off(what, place, who, n, more),
        )
    for _words, _more in (("more|additional", True), ("less|fewer", False)):
        EXCESS.says(
            f"{_words} <holding> {_has} <held-where> than {_other} ({_do})",
            lambda what, place, who=_who, more=_more: _lead(what, place, who, more),
        )
        EXCESS.says(
            f"<holding> {_words} {_has} <held-where> than {_other} ({_do})",
            lambda what, place, who=_who, more=_more: _lead(what, place, who, more),
        )


def _there(what: Holding) -> Holding:
    """What is on the field."""
    if what.noun is not None and (what.noun.described.areas or not what.noun.kinds):
        raise Misfit
    return what


def _lead(what: Holding, place: Described, who: Owner, more: bool) -> Amount:
    fact = held_against(_placed(what, place), ">", who)
    assert isinstance(fact, Compare)
    yours_first = more is (who is Owner.YOU)
    return Minus(fact.left, fact.right) if yours_first else Minus(fact.right, fact.left)


def _off(what: Holding, place: Described, who: Owner, number: int, more: bool) -> Amount:
    """How far what a player has is above a number, or below it."""
    have = _placed(what, place).of(who)
    return Minus(have, number) if more else Minus(number, have)


def _placed(what: Holding, place: Described) -> Holding:
    if place != Described():
        if what.noun is None:
            raise Misfit
        what = replace(what, noun=what.noun.and_(place))
    if what.noun is not None and not what.noun.kinds and not what.noun.described.areas:
        raise Misfit  # "cards": where?
    return what
