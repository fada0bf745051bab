"""Face-up Life cards, which can be told apart by what they are; and the one on top (Rule 3-10-2)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Cards, Owner, Selection
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import HOLDING, TALLY, Holding
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose

HOLDING.says("<noun> in <life-pile>", lambda noun, owner: Holding(_open(noun, owner)))
OPEN_LIFE = Phrase[Noun]("open-life")
OPEN_LIFE.says("<ahead> Life card(s) <after> <behind>", lambda ahead, *said: _life((ahead,), *said))
OPEN_LIFE.says("<before> <before> <ahead> Life card(s)", lambda *said: _life(said))
HOLDING.says("<ahead> Life card(s) <after> <behind>", lambda ahead, *said: Holding(_life((ahead,), *said)))
for _place in ("from|in <life-pile>", "among|from among <whose> Life cards"):
    CARDS.says(f"<count> <noun> {_place}", lambda n, noun, owner: _chosen(n, noun, owner))
    CARDS.says(f"up to <count> <noun> {_place}", lambda n, noun, owner: _chosen(n, noun, owner, up_to=True))
    CARDS.says(f"any number of <noun> {_place}", lambda noun, owner: _chosen(None, noun, owner))
for _place in ("from|in|among <whose> face-up Life cards", "from among <whose> face-up Life cards"):
    CARDS.says(f"<count> <noun> {_place}", lambda n, noun, owner: _chosen(n, _face_up(noun), owner))
    CARDS.says(
        f"up to <count> <noun> {_place}",
        lambda n, noun, owner: _chosen(n, _face_up(noun), owner, up_to=True),
    )
TALLY.says("<whose> <open-life>", lambda owner, noun: CountOf(noun.cards(one_owner(owner))))
CARDS.says("<count> of <whose> <open-life>", lambda n, owner, noun: choose(noun, n, one_owner(owner)))
CARDS.says("any number of <whose> <open-life>", lambda owner, noun: choose(noun, None, one_owner(owner)))
CARDS.says(
    "up to <count> of <whose> <open-life>",
    lambda n, owner, noun: choose(noun, n, one_owner(owner), up_to=True),
)


def _open(noun: Noun, owner: Owner) -> Noun:
    """What a card is, is known of those alone that lie face-up."""
    said = noun.described
    parts = said.filter.filters if isinstance(said.filter, f.AllOf) else (said.filter,)
    if f.FaceUp() not in parts or said != Described(said.filter):
        raise Misfit
    described = noun.filter()
    assert described is not None
    if isinstance(described, f.AllOf):
        described = all_of(f.FaceUp(), *[part for part in described.filters if part != f.FaceUp()])
    return Noun((), Described(described, one_owner(owner), (Area.LIFE,)), plural=True)


def _face_up(noun: Noun) -> Noun:
    return noun.and_(Described(f.FaceUp()))


def _life(ahead: tuple[f.Filter | None, ...], *said: Described) -> Noun:
    more = Described(sure(all_of(*ahead)))
    for part in said:
        more = more.and_(part)
    return replace(_open(Noun((), more), Owner.YOU), described=Described(more.filter, areas=(Area.LIFE,)))


def _chosen(count: Amount | None, noun: Noun, owner: Owner, up_to: bool = False) -> Selection:
    return choose(_open(noun, owner), count, up_to=up_to)


FACT.says(
    "<whose> Life cards include a|an <noun>",
    lambda owner, noun: Compare(CountOf(_open(noun, owner).cards()), ">=", 1),
)
for _face, _lies in (("face-up", f.FaceUp()), ("face-down", f.Without(f.FaceUp()))):
    FACT.says(
        f"<number> <bound> of <whose> Life cards is|are {_face}",
        lambda n, bound, owner, lies=_lies: Compare(_lying(owner, lies), bound, n),
    )
    FACT.says(
        f"any|one of <whose> Life cards is|are {_face}",
        lambda owner, lies=_lies: Compare(_lying(owner, lies), ">=", 1),
    )


def _lying(owner: Owner, lies: f.Filter) -> Amount:
    return CountOf(Cards(one_owner(owner), (Area.LIFE,), lies))


# The one on top.
for _face, _lies in (("face-up", f.FaceUp()), ("face-down", f.Without(f.FaceUp()))):
    for _top in (
        "the top card of <life-pile>",
        "the card at the top of <life-pile>",
        "<whose> top Life card",
    ):
        FACT.says(f"{_top} is {_face}", lambda owner, lies=_lies: _on_top(owner, lies))
    FACT.says(
        f"there is a {_face} card at the top of <life-pile>", lambda owner, lies=_lies: _on_top(owner, lies)
    )


def _on_top(owner: Owner, lies: f.Filter) -> Condition:
    described = f.AllOf((lies, f.OnTop()))
    return Compare(CountOf(Cards(one_owner(owner), (Area.LIFE,), described)), ">=", 1)
