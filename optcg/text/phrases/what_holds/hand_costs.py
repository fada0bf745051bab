"""Costs of cards in the hand: of this card itself, or of others there (Rule 2-7-6)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, Per
from optcg.model.durations import Duration
from optcg.model.selections import Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.whole_lines.abilities import STATIC


def in_hand(noun: Noun) -> Held:
    owner = noun.described.owner
    if noun.described.areas != (Area.HAND,) or owner is None:
        raise Misfit
    return Held(noun.filter(), owner)


class Held(NamedTuple):
    """Cards in the hand of a player: such ones, or this card alone."""

    filter: f.Filter | None = None
    who: Owner = Owner.YOU
    this: bool = False

    def cost(self, amount: Amount, to_play: bool = False) -> a.HandCost:
        return a.HandCost(amount, self.filter, this_only=self.this, to_play=to_play, who=self.who)


HELD = Phrase[Held]("held")
HELD.means("this card|Character|Event|Stage in your hand", Held(this=True))
for _all in ("", "all ", "all of ", "all the ", "all of the ", "all of your ", "your "):
    HELD.says(f"{_all}<noun>", lambda noun, your="your" in _all: _own(in_hand(noun), your))
for _all in ("", "all ", "all of "):
    HELD.says(f"{_all}your opponent's <noun>", lambda noun: _theirs(in_hand(noun)))

# By how much. "Costs 1 less" is said of this card's cost, but of what is paid for others.
CHANGED = Phrase[int]("hand-cost-change")
CHANGED.says("get(s)|gain(s)|has|have <signed> cost", lambda n: n)
CHANGED.says("has|have its|their cost <reduced-by>", lambda n: n)
REDUCED = Phrase[int]("reduced-by")
REDUCED.says("reduced by <number>", lambda n: -n)
REDUCED.says("increased by <number>", lambda n: n)
TO_USE = Phrase[int]("costs-to-use")
TO_USE.says("cost(s) <number> less", lambda n: -n)
TO_USE.says("cost(s) <number> more", lambda n: n)

HAND_COST = Phrase[a.HandCost]("hand-cost")
for _scale in ("", " <scale>"):
    HAND_COST.says(f"give <held> <signed> cost{_scale}", lambda *said: _cost(*said))
    HAND_COST.says(f"<held> <hand-cost-change>{_scale}", lambda *said: _cost(*said))
    HAND_COST.says(f"reduce the cost of <held> by <number>{_scale}", lambda *said: _less(*said))
    HAND_COST.says(f"increase the cost of <held> by <number>{_scale}", lambda *said: _cost(*said))
    HAND_COST.says(f"the cost of <held> is <reduced-by>{_scale}", lambda *said: _cost(*said))
    HAND_COST.says(
        f"this card|Character|Event|Stage in your hand costs <number> less (to play){_scale}",
        lambda *said: _less(Held(this=True), *said),
    )
    HAND_COST.says(
        f"this card's|Character's|Event's|Stage's cost in your hand is reduced by <number>{_scale}",
        lambda *said: _less(Held(this=True), *said),
    )
HAND_COST.says(
    "this card's|Character's|Event's|Stage's cost in your hand is <signed>",
    lambda n: a.HandCost(n),
)
for _is in ("will be", "is"):
    HAND_COST.says(f"the cost of playing <noun> {_is} <reduced-by>", lambda noun, n: _to_play(noun, n))
    HAND_COST.says(
        f"the cost of activating <noun> {_is} <reduced-by>", lambda noun, n: _to_play(_events(noun), n)
    )
HAND_COST.says("(all) <noun> <costs-to-use> (to play)", lambda noun, n: _to_play(noun, n))
HAND_COST.says("(all) <noun> <costs-to-use> to activate", lambda noun, n: _to_play(_events(noun), n))
# Paid for is what is used out of the hand, which need not be said (Rule 4-7-1).
for _all in ("", "all (of) "):
    HAND_COST.says(
        f"{_all}<whose> <noun> <costs-to-use> to play", lambda who, noun, n: _to_play(_hand_of(who, noun), n)
    )
    HAND_COST.says(
        f"{_all}<whose> <noun> <costs-to-use> to activate",
        lambda who, noun, n: _to_play(_events(_hand_of(who, noun)), n),
    )


def _own(held: Held, your: bool) -> Held:
    if your and held.who is not Owner.YOU:
        raise Misfit
    return held


def _theirs(held: Held) -> Held:
    if held.who is not Owner.OPPONENT:
        raise Misfit
    return held


def _hand_of(who: Owner, noun: Noun) -> Noun:
    """The cards of a player that are paid for: those of the hand."""
    said = noun.described
    if said.areas not in ((), (Area.HAND,)) or said.owner not in (None, who):
        raise Misfit
    return replace(noun, described=replace(said, areas=(Area.HAND,), owner=who))


def _cost(held: Held, number: int, scale: tuple[int, Amount] | None = None) -> a.HandCost:
    return held.cost(number if scale is None else Per(number, *scale))


def _less(held: Held, number: int, scale: tuple[int, Amount] | None = None) -> a.HandCost:
    return _cost(held, -number, scale)


def _events(noun: Noun) -> Noun:
    if noun.kinds != (Category.EVENT,):
        raise Misfit
    return noun


def _to_play(noun: Noun, number: int) -> a.HandCost:
    return in_hand(noun).cost(number, to_play=True)


# For a time.
EFFECT.says("<hand-cost> <until>", lambda cost, until: _for_a_time(cost, until))


def _for_a_time(cost: a.HandCost, until: Duration) -> Steps:
    """A hand is secret (Rule 3-1-5): its cards are not told apart, so later ones are meant, too."""
    if cost.this_only or not isinstance(cost.amount, int):
        raise Misfit
    return (e.ChangeHandCost(cost.who, cost.amount, cost.filter, until, cost.to_play),)


STATIC.says("<hand-cost> (.)", lambda cost: (cost,))
STATIC.says("<in-the-turn> , <hand-cost> (.)", lambda fact, cost: (replace(cost, condition=fact),))
for _if in ("if", "while", "as long as"):
    STATIC.says(f"{_if} <condition> , <hand-cost> (.)", lambda fact, cost: (replace(cost, condition=fact),))
    STATIC.says(f"<hand-cost> {_if} <condition> (.)", lambda cost, fact: (replace(cost, condition=fact),))
