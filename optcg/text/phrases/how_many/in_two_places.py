"""What is counted in two places together: "for every [A] on your field or in your trash"."""

from __future__ import annotations

from optcg.model.amounts import Amount, DonOf, Plus
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import TALLY, Holding
from optcg.text.phrases.how_many.totals import TWO
from optcg.text.phrases.what_is_done.changes import SCALE
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.whether.places import in_both
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun

# Each card counts, wherever of the two it is; so "or" and "and" say the same of what is counted.
IN_TWO = Phrase[Amount]("counted-in-two-places")
for _places in ("<two-places>", "<both-places>"):
    IN_TWO.says(f"<noun> {_places}", lambda noun, places: in_both(Holding(noun), places))
IN_TWO.says("<noun> and|or <noun>", lambda one, two: _each_in_its_own(one, two))
IN_TWO.says("DON!! card(s) <don-places>", lambda owner: _don_of(owner))
for _places in ("<two-places>", "<both-places>"):
    SCALE.says(f"for every|each <noun> you have {_places}", lambda noun, places: (1, _yours(noun, places)))
    SCALE.says(f"for every <number> <noun> you have {_places}", lambda n, *said: (n, _yours(*said)))
TALLY.says("<counted-in-two-places>", lambda count: count)
TWO.says("the total|combined number of <counted-in-two-places>", lambda count: count)

# All DON!! cards of a player: those of the field, given ones too, and those of the DON!! deck (Rule 3-3).
DON_PLACES = Phrase[Owner]("don-places")
DON_PLACES.says("on <whose> field and (in) <whose> DON!! deck", lambda one, two: _same(one, two))
DON_PLACES.says("in <whose> DON!! deck and on <whose> field", lambda one, two: _same(one, two))
FACT.says(
    "<subject> a total of <how-many> DON!! card(s) <don-places>",
    lambda who, many, owner: _has_don(who, owner, many),
)


def _yours(noun: Noun, places: tuple[Described, Described]) -> Amount:
    if places[0].owner is not Owner.YOU:
        raise Misfit
    return in_both(Holding(noun), places)


def _each_in_its_own(one: Noun, two: Noun) -> Amount:
    """ "{A} type Character on your field or {A} type card in your trash": no card is both."""
    first, second = one.described, two.described
    if first.owner is None or first.owner is not second.owner or first.areas == second.areas:
        raise Misfit
    return Plus(Holding(one).of(first.owner), Holding(two).of(first.owner))


def _don_of(owner: Owner) -> Amount:
    return Plus(DonOf(owner), DonOf(owner, "deck"))


def _same(one: Owner, two: Owner) -> Owner:
    if one is not two:
        raise Misfit
    return one_owner(one)


def _has_don(who: Owner, owner: Owner, many: tuple[str, int]) -> Condition:
    if who not in (Owner.EITHER, owner):
        raise Misfit
    return Compare(_don_of(owner), *many)
