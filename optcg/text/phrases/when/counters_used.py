"""(Symbol) Counters of Character cards of the hand as events (Rule 7-1-3-2-1).

The card lies in the trash when it is told of. A [Counter] in brackets is that of an Event (Rule 10-2-4).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model.abilities import When
from optcg.model.amounts import Amount, Happened
from optcg.model.conditions import Compare
from optcg.model.filters import ThisCard
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.events import SIMPLE, Happening, of_player, when
from optcg.text.phrases.when.happenings import ACTIVATED
from optcg.text.phrases.whether.past import PAST, PAST_TALLY
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun

_EVENT: Final = "uses a Counter"


def used(owner: Owner, noun: Noun) -> Happening:
    """The Counter of a Character card of the hand."""
    said = noun.described
    if said.areas == (Area.HAND,) and said.owner in (None, owner):
        said = replace(said, areas=(), owner=None)  # from elsewhere none is used
    if noun.kinds not in ((Category.CHARACTER,), ()) or said != Described(said.filter):
        raise Misfit
    if said.filter is None:
        return of_player(_EVENT, owner)
    return Happening((When(_EVENT, Cards(owner, (Area.TRASH,), said.filter)),))


# What a player does ----------------------------------------------------------------------------------------
for _who, _uses, _trashes, _their, _owner in (
    ("you", "activate|use", "trash", "your", Owner.YOU),
    ("your opponent", "activates|uses", "trashes", "their", Owner.OPPONENT),
    ("a player", "activates|uses", "trashes", "their", Owner.EITHER),
):
    for _words in (
        f"{_who} {_uses} the|a Counter of a|an <noun>",
        f"{_who} {_uses} the Counter of (one of|any of) {_their} <noun>",
        f"{_who} {_uses} a|an <noun> as a Counter",
        f"{_who} {_trashes} a|an <noun> to use|activate its Counter",
        f"{_who} {_trashes} a|an <noun> for its Counter",
        f"{_who} {_trashes} a|an <noun> as a Counter",
    ):
        SIMPLE.says(_words, lambda noun, owner=_owner: used(owner, noun))
    SIMPLE.says(
        f"{_who} {_uses} a|an <ahead> <head-s> Counter (from {_their} hand)",
        lambda ahead, head, owner=_owner: used(owner, head.and_(Described(ahead))),
    )
    SIMPLE.says(
        f"{_who} {_uses} a|an <ahead> Character card's Counter (from {_their} hand)",
        lambda ahead, owner=_owner: used(owner, Noun((Category.CHARACTER,), Described(ahead))),
    )
    SIMPLE.says(
        f"{_who} {_uses} a|any Counter (from {_their} hand)", lambda owner=_owner: of_player(_EVENT, owner)
    )
for _of, _owner in (("a|an", Owner.EITHER), ("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    SIMPLE.says(
        f"the Counter of {_of} <noun> is activated|used", lambda noun, owner=_owner: _of_hand(owner, noun)
    )
    SIMPLE.says(
        f"the Counter of {_of} <noun> is activated|used from <whose> hand",
        lambda noun, who, owner=_owner: used(_same(owner, who), noun),
    )
SIMPLE.says("a Counter is activated|used", lambda: of_player(_EVENT, Owner.EITHER))
SIMPLE.says("a Counter is activated|used from <whose> hand", lambda who: of_player(_EVENT, one_owner(who)))
ACTIVATED.means("the|a Counter of a Character (card)", _EVENT)

# This very card, out of the hand.
_ITSELF: Final = when(_EVENT, Cards(Owner.YOU, (Area.HAND,), ThisCard()))
for _words in (
    "this card's Counter is activated|used (from your hand)",
    "the Counter of this card is activated|used (from your hand)",
    "you activate|use this card's Counter (from your hand)",
    "you activate|use the Counter of this card (from your hand)",
    "you use this card (from your hand) as a Counter",
    "you trash this card from your hand to use|activate its Counter",
    "you trash this card from your hand for its Counter",
):
    SIMPLE.says(_words, lambda: _ITSELF)


def _same(owner: Owner, who: Owner) -> Owner:
    if owner not in (Owner.EITHER, who):
        raise Misfit
    return who


def _of_hand(owner: Owner, noun: Noun) -> Happening:
    """ "The Counter of a card from your hand": of your own."""
    said = noun.described
    if said.areas and owner is Owner.EITHER and said.owner is not None:
        owner = said.owner
    return used(owner, noun)


# What a player has done ------------------------------------------------------------------------------------
_USED: Final = "activated|used"
PAST.says(
    f"<player> <have> {_USED} the Counter(s) of <how-many> <noun>",
    lambda who, _, many, noun: Compare(_counted(who, noun), *many),
)
PAST.says(
    f"<player> <have> {_USED} <how-many> <noun> as (a) Counter(s)",
    lambda who, _, many, noun: Compare(_counted(who, noun), *many),
)
PAST.says(
    f"<player> <have> {_USED} <how-many> Counter(s) (from your|their hand)",
    lambda who, _, many: Compare(Happened(When(_EVENT, who=who)), *many),
)
for _not in ("<have-not>", "did not"):
    for _of, _bare in (
        ("the Counter of a|any <noun>", False),
        ("a|any Counter (from your|their hand)", True),
    ):
        PAST.says(
            f"<player> {_not} {_USED if 'have' in _not else 'activate|use'} {_of}",
            lambda who, *said, bare=_bare: Compare(
                Happened(When(_EVENT, who=who)) if bare else _counted(who, said[-1]), "=", 0
            ),
        )
PAST_TALLY.says(f"Counter(s) <player> <have> {_USED}", lambda who, _: Happened(When(_EVENT, who=who)))
PAST_TALLY.says(f"<noun> whose Counter <player> <have> {_USED}", lambda noun, who, _: _counted(who, noun))


def _counted(owner: Owner, noun: Noun) -> Amount:
    (told,) = used(owner, noun).timings
    return Happened(told)
