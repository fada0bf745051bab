"""Effects by how many there are of something: all those for which there are enough."""

from __future__ import annotations

from typing import NamedTuple

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, DonOf
from optcg.model.conditions import Compare, YourTurn
from optcg.model.selections import Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import TALLY, Holding
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.whole_lines.abilities import STATIC, permanents


class Tier(NamedTuple):
    """What is done from some number on; the words may say again what is counted, and whose it is."""

    compare: str
    number: int
    steps: Steps
    what: Holding | None = None
    who: Owner = Owner.EITHER
    turn: YourTurn | None = None  # it holds in the turns of that player alone


_DON = Holding(don="field")
SO_MANY = Phrase[Tier]("so-many-of-it")
SO_MANY.says("<number> <bound>", lambda n, bound: Tier(bound, n, ()))
SO_MANY.says("<number> <bound> <holding>", lambda n, bound, what: Tier(bound, n, (), what))
SO_MANY.says("<number> <bound> DON!! card(s)", lambda n, bound: Tier(bound, n, (), _DON))
TIER = Phrase[Tier]("tier")
TIER.says(
    "•|- if <subject> <so-many-of-it> , <steps>",
    lambda who, tier, steps: tier._replace(who=who, steps=steps),
)
TIER.says(
    "•|- if <subject> <so-many-of-it> , <in-whose-turn> , <steps>",
    lambda who, tier, turn, steps: tier._replace(who=who, steps=steps, turn=turn),
)
IN_TURN = Phrase[YourTurn]("in-whose-turn")
IN_TURN.means("during your turn", YourTurn())
IN_TURN.means("during your opponent's turn", YourTurn(yours=False))
TIER.says(
    "•|- if they have <so-many-of-it> , <steps>",
    lambda tier, steps: tier._replace(who=Owner.OPPONENT, steps=steps),
)
TIER.says("•|- <so-many-of-it> : <steps>", lambda tier, steps: tier._replace(steps=steps))
TIERS = Phrase[tuple[Tier, ...]]("tiers")
TIERS.says("<tier>", lambda one: (one,))
TIERS.says("<tier> <tiers>", lambda one, rest: (one, *rest))
for _by in ("based on", "depending on", "according to"):
    for _words in (
        f"apply|activate (each of|all of) the following effects {_by} <amount>",
        f"(each of) the following effects are applied {_by} <amount>",
        f"{_by} <amount> , apply|activate (each of|all of) the following effects",
    ):
        STEPS.says(f"{_words} .|: <tiers>", lambda amount, tiers: _as_far(amount, _at_once(tiers)))
        STATIC.says(f"{_words} .|: <tiers>", lambda amount, tiers: permanents(_as_far(amount, tiers)))
TALLY.says("your DON!! cards on your|the field", lambda: DonOf(Owner.YOU))
TALLY.says("your opponent's DON!! cards on their|the field", lambda: DonOf(Owner.OPPONENT))


def _as_far(amount: Amount, tiers: tuple[Tier, ...]) -> Steps:
    if isinstance(amount, int) or not all(_is_same(amount, tier) for tier in tiers):
        raise Misfit
    enough = [Compare(amount, tier.compare, tier.number) for tier in tiers]
    return tuple(
        e.If(both(tier.turn, fact) if tier.turn else fact, tier.steps)
        for tier, fact in zip(tiers, enough, strict=True)
    )


def _at_once(tiers: tuple[Tier, ...]) -> tuple[Tier, ...]:
    """What is done once is not done "during your opponent's turn": that is said of what holds."""
    if any(tier.turn for tier in tiers):
        raise Misfit
    return tiers


def _is_same(amount: Amount, tier: Tier) -> bool:
    """Whether the words tell nothing that is not counted."""
    if isinstance(amount, DonOf):
        owner, same = amount.owner, _is_don(amount, tier.what)
    elif isinstance(amount, CountOf):
        owner, same = amount.cards.owner, tier.what is None or _is_named(amount, tier.what.noun)
    else:
        owner, same = Owner.EITHER, tier.what is None
    return same and tier.who in (Owner.EITHER, owner)


def _is_don(amount: DonOf, what: Holding | None) -> bool:
    if what is None:
        return True
    return what == _DON or (what.don == amount.where and what.owner in (None, amount.owner))


def _is_named(amount: CountOf, noun: Noun | None) -> bool:
    """ "Events" after "the number of red Events in your trash": the noun, or some of its words."""
    if noun is None:
        return False
    said = noun.described
    if said.owner not in (None, amount.cards.owner) or said.areas not in ((), amount.cards.areas):
        return False
    if said != Described(said.filter, said.owner, said.areas):
        return False
    known = _parts(amount.cards.filter)
    if amount.cards.areas == (Area.CHARACTER,):
        known = (*known, f.CategoryIs(Category.CHARACTER))
    return all(part in known for part in _parts(noun.filter()))


def _parts(said: f.Filter | None) -> tuple[f.Filter | None, ...]:
    if said is None:
        return ()
    return said.filters if isinstance(said, f.AllOf) else (said,)
