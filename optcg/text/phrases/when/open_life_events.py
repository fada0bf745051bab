"""Events of Life cards that lie face-up, or face-down (Rule 3-10-2)."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import SIMPLE, Happening, when
from optcg.text.phrases.when.happenings import by_cause, same_owner
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun

_DOWN = f.Without(f.FaceUp())
FACE = Phrase[Filter]("life-face")
FACE.means("face-up", f.FaceUp())
FACE.means("face-down", _DOWN)
# "A face-up {X} type card", "a face-down card": how it lies there, and what it is, if that is seen.
OPEN_CARD = Phrase[Filter]("open-card")
OPEN_CARD.says("a|an <noun>", lambda noun: _open(noun))
OPEN_CARD.says("a|an <life-face> Life card", lambda face: face)

SIMPLE.says(
    "<open-card> is removed from <whose> Life (cards|area) <by>",
    lambda said, who, by: _of_life("Life card leaves", who, said, by),
)
# Cards that are trashed from there, by an effect or [Banish] (Rule 10-1-3).
for _words in ("trashed from", "placed in the|your|their trash from"):
    for _top in ("", "the top of "):
        SIMPLE.says(
            f"a card is {_words} {_top}<whose> Life (cards|area) <by>",
            lambda who, by: by_cause("trashed from Life", who, by),
        )
    SIMPLE.says(
        f"<open-card> is {_words} <whose> Life (cards|area) <by>",
        lambda said, who, by: _of_life("trashed from Life", who, said, by),
    )
    SIMPLE.says(
        f"<whose> Life card is {_words.removesuffix(' from')} <by>",
        lambda who, by: by_cause("trashed from Life", who, by),
    )
    SIMPLE.says(
        f"<whose> <life-face> Life card is {_words.removesuffix(' from')} <by>",
        lambda who, face, by: _of_life("trashed from Life", who, face, by),
    )
SIMPLE.says(
    "<open-card> is added to <whose> hand from <whose> Life (cards|area) <by>",
    lambda said, who, again, by: _of_life("Life card to hand", same_owner(who, again), said, by),
)
SIMPLE.says(
    "<whose> <life-face> Life card is removed <by>",
    lambda who, face, by: _of_life("Life card leaves", who, face, by),
)
SIMPLE.says(
    "<whose> <life-face> Life card is added to <whose> hand <by>",
    lambda who, face, again, by: _of_life("Life card to hand", same_owner(who, again), face, by),
)
SIMPLE.says(
    "a|an <life-face> Life card is added to <whose> hand <by>",
    lambda face, who, by: _of_life("Life card to hand", who, face, by),
)
for _verb, _their, _who in (("you add", "your", Owner.YOU), ("your opponent adds", "their", Owner.OPPONENT)):
    for _words in (f"from {_their} Life (cards|area) to {_their} hand", f"to {_their} hand"):
        _card = "a|an <life-face> Life card" if _words.startswith("to") else "<open-card>"
        SIMPLE.says(
            f"{_verb} {_card} {_words} <by>",
            lambda said, by, who=_who: _of_life("Life card to hand", who, said, by),
        )

# Whoever trashes their own Life does it by an effect, or to pay for one.
for _verb, _their, _who, _by in (
    ("you trash", "your", Owner.YOU, "your effects"),
    ("your opponent trashes", "their", Owner.OPPONENT, "opponent's effects"),
):
    for _card in (
        f"a card from (the top of) {_their} Life (cards|area)",
        f"1 of {_their} Life cards",
        f"{_their} Life card",
    ):
        SIMPLE.says(
            f"{_verb} {_card}", lambda who=_who, by=_by: by_cause("trashed from Life", who, Cause(by))
        )

# What comes there: the side on which it lies is told before or behind.
for _end in ("", "the top or bottom of "):
    SIMPLE.says(
        f"<open-card> is added to {_end}<whose> Life (cards|area) <by>",
        lambda said, who, by: _of_life("Life card added", who, said, by),
    )
    SIMPLE.says(
        f"a card is added <life-face> to {_end}<whose> Life (cards|area) <by>",
        lambda face, who, by: _added(who, face, by),
    )
    SIMPLE.says(
        f"a|an <noun> is added <life-face> to {_end}<whose> Life (cards|area) <by>",
        lambda noun, face, who, by: _added(who, face, by, noun),
    )
    SIMPLE.says(
        f"a card is added to {_end}<whose> Life (cards|area) <life-face> <by>",
        lambda who, face, by: _added(who, face, by),
    )
    SIMPLE.says(
        f"a|an <noun> is added to {_end}<whose> Life (cards|area) <life-face> <by>",
        lambda noun, who, face, by: _added(who, face, by, noun),
    )
# What is turned lay the other way before.
for _side, _other in (("face-up", "face-down"), ("face-down", "face-up")):
    for _card in (f"<whose> {_other} Life card", f"a {_other} card of|in|from <whose> Life cards|area"):
        SIMPLE.says(
            f"{_card} is turned {_side} <by>",
            lambda who, by, side=_side: by_cause(f"Life card turned {side}", who, by),
        )


def _of_life(event: str, owner: Owner, said: Filter, cause: Cause) -> Happening:
    return when(event, Cards(one_owner(owner), (Area.LIFE,), said), cause)


def _added(owner: Owner, face: Filter, cause: Cause, noun: Noun | None = None) -> Happening:
    if noun is None:
        return _of_life("Life card added", owner, face, cause)
    said = noun.filter()
    if said is None or face == _DOWN or noun.described != Described(noun.described.filter):
        raise Misfit
    return _of_life("Life card added", owner, sure(all_of(face, said)), cause)


def _open(noun: Noun) -> Filter:
    """What a card is, is known of those alone that lie face-up."""
    said = noun.described.filter
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    if noun.described != Described(said) or noun.plural:
        raise Misfit
    if f.FaceUp() not in parts:
        if said != _DOWN or noun.kinds:
            raise Misfit
        return _DOWN
    described = noun.filter()
    known = described.filters if isinstance(described, f.AllOf) else (described,)
    return sure(all_of(f.FaceUp(), *[part for part in known if part != f.FaceUp()]))
