"""What both players have: together ("a total of 20 or more cards in both players' trash"), or each."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, DonOf, Plus
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT, TALLY, Holding, lives
from optcg.text.phrases.whether.facts import FACT, both, has
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun

# Together. Without "a total of" it may be said of each of them.
OF_BOTH = Phrase[Area]("areas-of-both")
_AREAS: Final = (("trash", Area.TRASH), ("hand", Area.HAND), ("deck", Area.DECK))
# Where what "you and your opponent" have lies: that of each of them.
OF_THEM = Phrase[Area]("areas-of-them")
OF_THEM.says("<areas-of-both>", lambda area: area)
for _word, _area in _AREAS:
    OF_THEM.means(f"their|the {_word}", _area)
OF_THEM.means("hand", Area.HAND)
for _many in ("a total of <number> <bound> <noun>", "<number> <bound> <noun> in total"):
    FACT.says(
        f"you and your opponent have {_many} in <areas-of-them>",
        lambda n, bound, noun, area: Compare(_all(noun, area), bound, n),
    )
    FACT.says(
        f"there is|are {_many} in <areas-of-both>",
        lambda n, bound, noun, area: Compare(_all(noun, area), bound, n),
    )
for _word, _area in _AREAS:
    for _words in (
        f"your and your opponent's {_word}(s)",
        f"your {_word} and your opponent's {_word}",
        f"both players' {_word}(s)|{_word}es",
    ):
        OF_BOTH.means(_words, _area)
        FACT.says(
            f"{_words} have|has|contain(s) a total of <number> <bound> cards",
            lambda n, bound, area=_area: Compare(_all(Noun((), Described()), area), bound, n),
        )
AMOUNT.says("the total|combined number of <noun> in <areas-of-both>", lambda noun, area: _all(noun, area))


def _all(noun: Noun, area: Area) -> Amount:
    if noun.described.areas or noun.described.owner or noun.described.different:
        raise Misfit
    return CountOf(noun.and_(Described(areas=(area,))).cards(Owner.EITHER))


# On both fields.
FIELDS_OF_BOTH = Phrase[None]("fields-of-both")
LIVES_OF_BOTH = Phrase[None]("lives-of-both")
for _whose in ("your and your opponent's", "both players'"):
    FIELDS_OF_BOTH.means(f"{_whose} field(s)", None)
    LIVES_OF_BOTH.means(f"{_whose} Life area(s)|cards|piles", None)
FIELDS_OF_BOTH.means("your field and your opponent's field", None)
LIVES_OF_BOTH.means("your Life area and your opponent's Life area", None)
ON_BOTH = Phrase[Amount]("on-both-fields")
ON_BOTH.says("<noun>", lambda noun: _all_there(noun))
ON_BOTH.means("DON!! cards", Plus(DonOf(Owner.YOU), DonOf(Owner.OPPONENT)))
for _state in ("rested", "active"):
    ON_BOTH.means(f"{_state} DON!! cards", Plus(DonOf(Owner.YOU, _state), DonOf(Owner.OPPONENT, _state)))
FACT.says(
    "there is|are a total of <number> <bound> <on-both-fields> on <fields-of-both>",
    lambda n, bound, found, _: Compare(found, bound, n),
)
for _many in ("a total of <number> <bound> <on-both-fields>", "<number> <bound> <on-both-fields> in total"):
    FACT.says(f"you and your opponent have {_many}", lambda n, bound, found: Compare(found, bound, n))
TALLY.says("<on-both-fields> on <fields-of-both>", lambda found, _: found)
AMOUNT.says("the total|combined number of <on-both-fields> on <fields-of-both>", lambda found, _: found)
AMOUNT.says("the total|combined number of <on-both-fields> of both players", lambda found: found)
AMOUNT.says("the total|combined number of both players' <on-both-fields>", lambda found: found)


def _all_there(noun: Noun) -> Amount:
    said = noun.described
    if not noun.kinds or not noun.plural or said != Described(said.filter):
        raise Misfit
    return CountOf(noun.cards(Owner.EITHER))


# Life of both, face-up or face-down; what a card is, is known of those alone that lie face-up.
LIFE_OF_BOTH = Phrase[Amount]("life-of-both")
NAMED_LIFE = Phrase[Amount]("named-life-of-both")
for _face, _lies in (("", None), ("face-up", f.FaceUp()), ("face-down", f.Without(f.FaceUp()))):
    NAMED_LIFE.means(f"{_face} Life card(s)", lives(_lies))
    LIFE_OF_BOTH.means(f"{_face} card(s)", lives(_lies))
NAMED_LIFE.says("<open-life>", lambda noun: lives(noun.described.filter))
LIFE_OF_BOTH.says("<named-life-of-both>", lambda found: found)
FACT.says(
    "there is|are a total of <number> <bound> <life-of-both> in|among <lives-of-both>",
    lambda n, bound, found, _: Compare(found, bound, n),
)
FACT.says(
    "<lives-of-both> have|has|contain(s) a total of <number> <bound> <life-of-both>",
    lambda _, n, bound, found: Compare(found, bound, n),
)
FACT.says(
    "you and your opponent have a total of <number> <bound> <named-life-of-both>",
    lambda n, bound, found: Compare(found, bound, n),
)
TALLY.says("<life-of-both> in|among <lives-of-both>", lambda found, _: found)
AMOUNT.says("the total|combined number of <named-life-of-both> of both players", lambda found: found)
AMOUNT.says("the total|combined number of both players' <named-life-of-both>", lambda found: found)
AMOUNT.says("the total|combined number of <life-of-both> in|among <lives-of-both>", lambda found, _: found)


# Each of them, or one of them.
_IN_HAND: Final = Holding(Noun((), Described(areas=(Area.HAND,)), plural=True))
for _both in ("both players have", "you and your opponent both|each have"):
    FACT.says(f"{_both} <having>", lambda having: both(*_of_each(having)))
    FACT.says(
        f"{_both} <how-many> DON!! card(s) on your|their field(s)", lambda many: both(*_don_of_each(many))
    )
    FACT.says(f"{_both} <how-many> card(s) in hand", lambda many: both(*_of_each((_IN_HAND, *many))))
for _either in ("either player has", "(either) you or your opponent has"):
    FACT.says(f"{_either} <having>", lambda having: c.Either(_of_each(having)))
    FACT.says(
        f"{_either} <how-many> DON!! card(s) on the|their field", lambda many: c.Either(_don_of_each(many))
    )


def _of_each(having: tuple[Holding, str, int]) -> tuple[Condition, Condition]:
    """ "Their hand" is each one's own."""
    what, compare, number = having
    if what.noun is not None and what.noun.described.areas and what.noun.described.owner is Owner.OPPONENT:
        own = replace(what.noun, described=replace(what.noun.described, owner=None))
        having = (replace(what, noun=own), compare, number)
    return has(Owner.YOU, having), has(Owner.OPPONENT, having)


def _don_of_each(many: tuple[str, int]) -> tuple[Condition, Condition]:
    return Compare(DonOf(Owner.YOU), *many), Compare(DonOf(Owner.OPPONENT), *many)
