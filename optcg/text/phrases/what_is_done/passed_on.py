"""Given DON!! that go on to another card: between two selected ones, or all of one card (Rule 6-5-5)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import TotalOf
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    This,
)
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.giving import Many
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.which_cards.apart import OTHER_OF_BOTH
from optcg.text.phrases.which_cards.references import BEFORE_LATEST, LATEST

# The giver and the taker among two cards that were selected, as the player likes.
GIVER = Phrase[None]("one-of-the-two")
GIVER.means("one (of them)", None)
for _kind in ("card", "Character"):
    for _words in (
        f"one (of the) selected|chosen {_kind}|{_kind}s",
        f"1 of the selected|chosen {_kind}s",
        f"one of those|these|the|both {_kind}s",
        f"one of the two {_kind}s",
    ):
        GIVER.means(_words, None)
    OTHER_OF_BOTH.means(f"the other selected|chosen {_kind}", None)
# How many of them: None for all that the one card has.
HANDED = Phrase[Many | None]("handed-on")
HANDED.says("<so-many> (of the) DON!! card(s)", lambda many: many)
HANDED.means("all (of) (the) DON!! cards", None)
for _verb in ("move", "give"):
    for _from in ("given to", "from"):
        EFFECT.says(
            f"select|choose <cards> <stop> {_verb} <handed-on> {_from} <one-of-the-two> to <the-other>",
            lambda cards, _, many, __, ___: _between(cards, many),
        )
    # All that one card has, be it chosen for it or spoken of.
    EFFECT.says(
        f"{_verb} all (of) (the) DON!! cards given to <that-card> to <cards>",
        lambda slot, to: (_all_on(slot, to, Owner.YOU),),
    )
    EFFECT.says(
        f"{_verb} all (of) (the) DON!! cards given to <cards> to <cards>",
        lambda cards, to: (e.Pick(on_field(_chosen(cards, 1))), _all_on(LATEST, to, _owner(cards))),
    )
    for _up_to in (True, False):
        _some = f"{_verb} {'up to ' if _up_to else ''}"
        for _many in ("<count> DON!! card(s)", "DON!! cards equal to <amount>"):
            EFFECT.says(
                f"{_some}{_many} of your opponent given to <that-card> to <cards>",
                lambda n, slot, to, up_to=_up_to: (
                    e.MoveGivenDon(n, Slot(slot), on_field(to), up_to, Owner.OPPONENT),
                ),
            )


def _between(cards: Selection, many: Many | None) -> Steps:
    """Of two cards one gives to the other; of one alone nothing is moved (Rule 1-3-2)."""
    other = Slot(BEFORE_LATEST, f.Without(f.Among(LATEST)))
    count = many.count if many is not None else _given_to(LATEST)
    up_to = many is not None and many.up_to
    return (
        e.Pick(on_field(_chosen(cards, 2))),
        e.Pick(ChooseFrom(LATEST)),
        e.MoveGivenDon(count, Slot(LATEST), other, up_to, _owner(cards)),
    )


def _chosen(cards: Selection, count: int) -> Choose:
    if not isinstance(cards, Choose) or cards.count != count:
        raise Misfit
    return cards


def _owner(cards: Selection) -> Owner:
    """DON!! are given to cards of their own player (Rule 6-5-5-1)."""
    if isinstance(cards, (Choose, Every)):
        return one_owner(cards.cards.owner)
    return Owner.YOU


def _given_to(slot: int) -> TotalOf:
    return TotalOf("given DON!!", Cards(Owner.EITHER, LEADER_AND_CHARACTERS, f.Among(slot)))


def _all_on(slot: int, to: Selection, who: Owner) -> e.MoveGivenDon:
    leader = isinstance(to, Every) and to.cards.areas == (Area.LEADER,)
    if not leader and not isinstance(to, This) and not (isinstance(to, Choose) and to.count == 1):
        raise Misfit
    if _owner(to) is not who:
        raise Misfit
    return e.MoveGivenDon(_given_to(slot), Slot(slot), on_field(to), False, who)
