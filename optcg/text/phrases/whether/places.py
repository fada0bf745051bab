"""What is in a place, said of the place: "your trash holds 10 cards", "3 Events are in your trash"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model.amounts import Amount, Plus
from optcg.model.conditions import Compare, Condition, Either
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.open_in_life import LIES_OPEN
from optcg.text.phrases.how_many.more_than import Lead
from optcg.text.phrases.how_many.quantities import HOLDING, Holding
from optcg.text.phrases.whether.facts import FACT, has, leader_is
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.relative import some_of

# Whose place, and which one; a field is where the cards of a player are that have no other place.
PLACE = Phrase[Described]("place")
PLACE.says("<in-area>", lambda place: _of_one(place))
PLACE.says("<whose> field", lambda owner: _of_one(Described(owner=owner)))
PLACE.says("<whose> Life area", lambda owner: _of_one(Described(owner=owner, areas=(Area.LIFE,))))
# The same place of the other player.
OTHERS_PLACE = Phrase[Described | Owner]("others-place")
OTHERS_PLACE.means("yours", Owner.YOU)
OTHERS_PLACE.means("your opponent's", Owner.OPPONENT)
OTHERS_PLACE.says("<place>", lambda place: place)

# The order in which two places are kept, whatever the order of the words; without areas it is the field.
_ORDER: Final = ((), (Area.LIFE,), (Area.HAND,), (Area.DECK,), (Area.TRASH,))
_HOLDS: Final = "has|contains|holds"
_CARDS: Final = Holding(Noun((), Described(), plural=True))
FACT.says(f"<place> {_HOLDS} <having>", lambda place, having: _has(place, having))
FACT.says(
    f"<place> {_HOLDS} <lead> <holding> than <others-place>",
    lambda place, lead, what, other: _leads(place, lead, _placed(what, place), other),
)
FACT.says(
    "there is|are <lead> <holding> than in|on <others-place>",
    lambda lead, what, other: _leads(_where(what), lead, what, other),
)
FACT.says("<having> is|are in|on <place>", lambda having, place: _has(place, having))
FACT.says("<place> is empty", lambda place: _has(place, (_CARDS, "=", 0)))
HOLDING.says(
    "<ahead> card(s) in hand",
    lambda ahead: Holding(Noun((), Described(ahead, areas=(Area.HAND,)), plural=True)),
)

# "[A] is among your Characters".
FACT.says(
    "<how-many> <noun> is|are among <whose> <noun>",
    lambda many, noun, owner, group: has(owner, (Holding(some_of(noun, group)), *many)),
)
FACT.says(
    "there is|are <how-many> <noun> among <whose> <noun>",
    lambda many, noun, owner, group: has(owner, (Holding(some_of(noun, group)), *many)),
)
FACT.says(
    "<names> is|are among <whose> <noun>",
    lambda names, owner, group: has(owner, (Holding(some_of(Noun((), Described(names)), group)), ">=", 1)),
)
FACT.says("<names> is <whose> Leader", lambda names, owner: leader_is(owner, names))


# In one of two places, or in both together.
TWO_PLACES = Phrase[tuple[Described, Described]]("two-places")
TWO_PLACES.says("in|on <place> or in|on <place>", lambda one, two: _apart(one, two))
for _there in ("<subject> <having> <two-places>", "<subject> a total of <having> <two-places>"):
    FACT.says(
        _there, lambda who, having, places, total="total" in _there: _either(who, having, places, total)
    )
FACT.says(
    "<subject> <names> <two-places>", lambda who, names, places: _either(who, _a_card(names), places, False)
)
FACT.says(
    "<names> is <two-places>", lambda names, places: _either(Owner.EITHER, _a_card(names), places, False)
)
BOTH_PLACES = Phrase[tuple[Described, Described]]("both-places")
BOTH_PLACES.says("in|on <place> and in|on <place>", lambda one, two: _apart(one, two))
BOTH_PLACES.says(
    "in|on <place> and <own-area>", lambda one, area: _apart(one, Described(owner=one.owner, areas=(area,)))
)
# "Your hand and trash": whose is said once.
OWN_AREA = Phrase[Area]("own-area")
for _word, _area in (("hand", Area.HAND), ("trash", Area.TRASH), ("Life area", Area.LIFE)):
    OWN_AREA.means(_word, _area)
FACT.says(
    "<subject> a total of <having> <both-places>",
    lambda who, having, places: _either(who, having, places, True),
)


def _apart(one: Described, two: Described) -> tuple[Described, Described]:
    if one.owner is not two.owner or one.areas == two.areas:
        raise Misfit
    return (one, two) if _ORDER.index(one.areas) < _ORDER.index(two.areas) else (two, one)


def _a_card(names: Filter) -> tuple[Holding, str, int]:
    return Holding(Noun((), Described(names))), ">=", 1


def _either(
    who: Owner, having: tuple[Holding, str, int], places: tuple[Described, Described], total: bool
) -> Condition:
    """A number above 1 must be said to be that of both places together."""
    what, compare, number = having
    if who not in (Owner.EITHER, places[0].owner) or not (total or (compare, number) == (">=", 1)):
        raise Misfit
    if not total:
        return Either(tuple(_has(place, having) for place in places))
    return Compare(in_both(what, places), compare, number)


def in_both(what: Holding, places: tuple[Described, Described]) -> Amount:
    """How many there are in two places together."""
    one, two = (_placed(what, place).of(_owner(place)) for place in places)
    return Plus(one, two)


def _owner(place: Described) -> Owner:
    assert place.owner is not None
    return place.owner


def _of_one(place: Described) -> Described:
    if place.owner not in (Owner.YOU, Owner.OPPONENT) or len(place.areas) > 1:
        raise Misfit
    return place


def _placed(what: Holding, place: Described) -> Holding:
    """What is held, in that place; DON!! cards lie on a field."""
    if what.noun is None:
        if place.areas or what.owner is not None:
            raise Misfit
        return what
    said = what.noun.described
    if said.areas or said.owner is not None:
        raise Misfit
    if place.areas == (Area.LIFE,) and what.noun.kinds:
        raise Misfit
    return Holding(what.noun.and_(Described(areas=place.areas)))


def _has(place: Described, having: tuple[Holding, str, int]) -> Condition:
    what, compare, number = having
    return has(_owner(place), (_placed(what, place), compare, number))


def _where(what: Holding) -> Described:
    """The place that a noun names: "DON!! cards on your field", "cards in your hand"."""
    if what.noun is None:
        return _of_one(Described(owner=what.owner))
    return _of_one(Described(owner=what.noun.described.owner, areas=what.noun.described.areas))


def _leads(place: Described, lead: Lead, what: Holding, other: Described | Owner) -> Condition:
    theirs = replace(place, owner=other) if isinstance(other, Owner) else other
    if theirs.owner is place.owner or theirs.areas != place.areas or place.owner is None:
        raise Misfit
    return lead.of(place.owner, what)


# Where this very card lies, and how; what it does there is told in `open_in_life.py`.
for _words in (
    "face-up in your Life area",
    "face-up in your Life",
    "face-up in|among your Life cards",
    "in your Life area face-up",
    "a face-up card in your Life area",
    "in your Life area and is face-up",
):
    FACT.means(f"this (Character) card is {_words}", LIES_OPEN)
    FACT.means(f"this (Character) card lies {_words}", LIES_OPEN)
