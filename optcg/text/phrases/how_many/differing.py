"""How many different costs, colors, names and so on there are among cards: of a place, or of a player."""

from __future__ import annotations

from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun

# "7 or more different costs"
SO_MANY = Phrase[tuple[str, int, str]]("so-many-different")
SO_MANY.says("<number> <bound> <different>", lambda n, bound, what: (bound, n, what))

FACT.says(
    "<subject> <noun> with|of <so-many-different> in|among <in-area>",
    lambda who, noun, many, place: _told(who, noun.and_(place), many),
)
FACT.says(
    "your opponent has <noun> with|of <so-many-different>",
    lambda noun, many: _told(Owner.OPPONENT, noun, many),
)
FACT.says("the <noun> have <so-many-different> (among them)", lambda noun, many: _placed(noun, many))
for _has, _who in (("you have", Owner.YOU), ("your opponent has", Owner.OPPONENT)):
    FACT.says(
        f"{_has} <so-many-different> among <whose> <noun>",
        lambda many, owner, noun, who=_who: _told(_same(who, owner), noun, many),
    )
    FACT.says(
        f"{_has} <so-many-different> among (the) <noun>",
        lambda many, noun, who=_who: _told(who, _in_place(noun), many),
    )
for _has in ("has", "contains"):
    FACT.says(
        f"<whose> trash {_has} <noun> with|of <so-many-different>",
        lambda owner, noun, many: _told(owner, noun.and_(Described(owner=owner, areas=(Area.TRASH,))), many),
    )


def _told(who: Owner, noun: Noun, many: tuple[str, int, str]) -> Condition:
    """ "You have cards with ...": whose they are, the subject tells, or the place; never two of them."""
    if not noun.plural:
        raise Misfit
    bound, number, what = many
    return Compare(CountOf(noun.cards(None if who is Owner.EITHER else who), what), bound, number)


def _placed(noun: Noun, many: tuple[str, int, str]) -> Condition:
    return _told(Owner.EITHER, _in_place(noun), many)


def _in_place(noun: Noun) -> Noun:
    if not noun.described.areas:
        raise Misfit  # whose they are, the words must tell
    return noun


def _same(who: Owner, owner: Owner) -> Owner:
    if who is not owner:
        raise Misfit
    return who
