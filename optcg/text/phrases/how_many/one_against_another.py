"""The power or cost of one card against that of another: "higher than that of the card you revealed".

A card that has no such number is neither higher nor lower than another one (Rules 2-6-2, 2-7-5).
"""

from __future__ import annotations

from optcg.model.amounts import CostOf, PowerOf
from optcg.model.conditions import Compare, Condition, Either
from optcg.text.grammar import Misfit
from optcg.text.phrases.how_many.measures import One
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.references import (
    THEIR_CHOSEN,
    THEIR_REVEALED,
    YOUR_CHOSEN,
    YOUR_REVEALED,
)

for _what in ("power", "cost"):
    for _is in ("the same as", "<than>"):
        for _than in ("that of <one-card>", "<one-card>", f"the {_what} of <one-card>"):
            FACT.says(
                f"the <base> {_what} of <one-card> is {_is} {_than}",
                lambda base, one, *said, what=_what: _against(what, base, one, *said),
            )
            FACT.says(
                f"<one-card-s> <base> {_what} is {_is} {_than}",
                lambda one, base, *said, what=_what: _against(what, base, one, *said),
            )


def _against(what: str, base: bool, one: One, *said: str | One) -> Condition:
    """The same number of both cards; this card is said to be so in words of its own."""
    sign, two = said if len(said) > 1 else ("=", *said)
    assert isinstance(sign, str)
    assert isinstance(two, One)
    if one.slot is None or two.slot is None:
        raise Misfit
    return Compare(_number(what, one, base), sign, _number(what, two, base))


def _number(what: str, card: One, base: bool) -> PowerOf | CostOf:
    found = card.power(base) if what == "power" else card.cost(base)
    assert isinstance(found, (PowerOf, CostOf))
    return found


# Of two cards "the higher cost" needs no other one to be named.
_MORE_OF_THEM = ("(a) <more-or-less> <base> {}", "the <more-or-less> <base> {}")
# What both have revealed, or what was selected of both: the card of the one against that of the other, which
# need not be named again.
for _shown, _others, _one, _two in (
    (
        ("your revealed card", "the card you revealed"),
        ("your opponent's", "your opponent's revealed card's"),
        YOUR_REVEALED,
        THEIR_REVEALED,
    ),
    (
        ("your opponent's revealed card", "the card your opponent revealed"),
        ("yours", "your revealed card's"),
        THEIR_REVEALED,
        YOUR_REVEALED,
    ),
    (
        ("your selected card", "your selected Character"),
        ("your opponent's", "your opponent's selected card's"),
        YOUR_CHOSEN,
        THEIR_CHOSEN,
    ),
    (
        ("your opponent's selected card", "your opponent's selected Character"),
        ("yours", "your selected card's"),
        THEIR_CHOSEN,
        YOUR_CHOSEN,
    ),
):
    for _what, _of in (("power", PowerOf), ("cost", CostOf)):
        for _card in _shown:
            for _has in (f"(a) <more-or-less> <base> {_what} than {_others[0]}", *_MORE_OF_THEM):
                FACT.says(
                    f"{_card} has {_has.format(_what)}",
                    lambda sign, base, of=_of, one=_one, two=_two: Compare(
                        of(one, base), sign, of(two, base)
                    ),
                )
        for _card in (f"the <base> {_what} of {_shown[0]}", f"the <base> {_what} of {_shown[1]}"):
            FACT.says(
                f"{_card} is <more-or-less>",
                lambda base, sign, of=_of, one=_one, two=_two: Compare(of(one, base), sign, of(two, base)),
            )
        for _other in _others:
            FACT.says(
                f"{_shown[0]}'s <base> {_what} is <than> {_other}",
                lambda base, sign, of=_of, one=_one, two=_two: Compare(of(one, base), sign, of(two, base)),
            )

# What both players have revealed, side by side.
for _what, _of in (("power", PowerOf), ("cost", CostOf)):
    for _cards in ("the revealed cards", "the cards revealed", "both (of the) revealed cards"):
        FACT.means(f"{_cards} have the same {_what}", Compare(_of(YOUR_REVEALED), "=", _of(THEIR_REVEALED)))
        FACT.means(
            f"{_cards} have different {_what}s",
            Either(tuple(Compare(_of(YOUR_REVEALED), sign, _of(THEIR_REVEALED)) for sign in ("<", ">"))),
        )
        FACT.means(
            f"the {_what}s of {_cards} are the same|equal",
            Compare(_of(YOUR_REVEALED), "=", _of(THEIR_REVEALED)),
        )
