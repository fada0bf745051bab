"""Several things that one has, each of them: "both [A] and [B]", "a [A], a [B] and a [C] Character"."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.conditions import Condition
from optcg.model.selections import Owner
from optcg.model.terms import Category
from optcg.text.grammar import Misfit
from optcg.text.phrases.how_many.quantities import Holding
from optcg.text.phrases.whether.facts import FACT, both, has, has_two
from optcg.text.phrases.which_cards.describe import NOTHING, Described
from optcg.text.phrases.which_cards.nouns import Noun

_CHARACTERS = (Category.CHARACTER,)

for _all in ("", "all of ", "both ", "both of ", "each of "):
    for _words, _kinds in (("", ()), (" Characters", _CHARACTERS)):
        FACT.says(
            f"<subject> {_all}<each-name>{_words}",
            lambda who, names, kinds=_kinds: _all_names(who, names, NOTHING, kinds),
        )
        FACT.says(
            f"<subject> {_all}<each-name>{_words} on your|their|the field",
            lambda who, names, kinds=_kinds: _all_names(who, names, NOTHING, kinds),
        )
    FACT.says(
        f"<subject> {_all}<each-name> in <in-area>", lambda who, names, place: _all_names(who, names, place)
    )
for _first, _then in (("both ", ""), ("", "both "), ("", ""), ("all of ", ""), ("", "all ")):
    FACT.says(
        f"{_first}<each-name> are {_then}in <in-area>",
        lambda names, place: _all_names(Owner.EITHER, names, place),
    )
    for _field, _who in (("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
        FACT.says(
            f"{_first}<each-name> are {_then}on {_field} field",
            lambda names, who=_who: _all_names(who, names, NOTHING),
        )
FACT.says("<subject> <having> and <having>", lambda who, one, two: both(*has_two(who, one, two)))
FACT.says("<subject> both <having> and <having>", lambda who, one, two: both(*has_two(who, one, two)))
FACT.says(
    "<subject> <having> , <having> (,) and <having>",
    lambda who, one, two, three: both(has_two(who, one, three)[0], *has_two(who, two, three)),
)


def _all_names(
    who: Owner, names: tuple[str, ...], place: Described, kinds: tuple[Category, ...] = ()
) -> Condition:
    if len(names) < 2:
        raise Misfit
    return both(*[_has_name(who, name, place, kinds) for name in names])


def _has_name(who: Owner, name: str, place: Described, kinds: tuple[Category, ...]) -> Condition:
    return has(who, (Holding(Noun(kinds, place.and_(Described(f.NameIs(name))))), ">=", 1))
