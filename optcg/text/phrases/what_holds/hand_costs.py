"""Costs of cards in the hand: of this card itself, or of others there (Rule 2-7-6)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import abilities as a
from optcg.model import filters as f
from optcg.model.amounts import Amount, Per
from optcg.model.selections import Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.whole_lines.abilities import STATIC


def in_hand(noun: Noun) -> f.Filter | None:
    if noun.described.areas != (Area.HAND,) or noun.described.owner != Owner.YOU:
        raise Misfit
    return noun.filter()


class Held(NamedTuple):
    """Cards in the hand: such ones, or this card alone."""

    filter: f.Filter | None = None
    this: bool = False

    def cost(self, amount: Amount) -> a.HandCost:
        return a.HandCost(amount, self.filter, this_only=self.this)


HELD = Phrase[Held]("held")
HELD.means("this card|Character|Event|Stage in your hand", Held(this=True))
for _all in ("", "all ", "all of ", "all the ", "all of the ", "all of your ", "your "):
    HELD.says(f"{_all}<noun>", lambda noun: Held(in_hand(noun)))

# By how much. "Costs 1 less" is said of this card's cost, but of what is paid for others.
CHANGED = Phrase[int]("hand-cost-change")
CHANGED.says("get(s)|gain(s)|has|have <signed> cost", lambda n: n)
CHANGED.says("has|have its|their cost reduced by <number>", lambda n: -n)

HAND_COST = Phrase[a.HandCost]("hand-cost")
for _scale in ("", " <scale>"):
    HAND_COST.says(f"give <held> <signed> cost{_scale}", lambda *said: _cost(*said))
    HAND_COST.says(f"<held> <hand-cost-change>{_scale}", lambda *said: _cost(*said))
    HAND_COST.says(f"the cost of <held> is reduced by <number>{_scale}", lambda *said: _less(*said))
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
for _reduced in ("will be reduced by", "is reduced by"):
    HAND_COST.says(f"the cost of playing <noun> {_reduced} <number>", lambda noun, n: _to_play(noun, n))
    HAND_COST.says(
        f"the cost of activating <noun> {_reduced} <number>", lambda noun, n: _to_play(_events(noun), n)
    )
HAND_COST.says("<noun> cost(s) <number> less (to play)", lambda noun, n: _to_play(noun, n))


def _cost(held: Held, number: int, scale: tuple[int, Amount] | None = None) -> a.HandCost:
    return held.cost(number if scale is None else Per(number, *scale))


def _less(held: Held, number: int, scale: tuple[int, Amount] | None = None) -> a.HandCost:
    return _cost(held, -number, scale)


def _events(noun: Noun) -> Noun:
    if noun.kinds != (Category.EVENT,):
        raise Misfit
    return noun


def _to_play(noun: Noun, number: int) -> a.HandCost:
    return a.HandCost(-number, in_hand(noun), this_only=False, to_play=True)


STATIC.says("<hand-cost> (.)", lambda cost: (cost,))
for _if in ("if", "while", "as long as"):
    STATIC.says(f"{_if} <condition> , <hand-cost> (.)", lambda fact, cost: (replace(cost, condition=fact),))
    STATIC.says(f"<hand-cost> {_if} <condition> (.)", lambda cost, fact: (replace(cost, condition=fact),))
