"""With what a player is attacking: "if your opponent is attacking with a Character"."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Cards
from optcg.text.phrases.when.events import THIS
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import all_of

for _player, _cards in (("you are", "<attacking-with>"), ("your opponent is", "<they-attack-with>")):
    FACT.says(f"{_player} attacking {_cards}", lambda cards: _attacks(cards))
    FACT.says(f"{_player} not attacking {_cards}", lambda cards: _attacks(cards, so=False))


def _attacks(cards: Cards, so: bool = True) -> Condition:
    """Rule 7-1-1: one card attacks, and outside of a battle none does."""
    attacker = f.InBattle("attacker")
    if cards == THIS:
        return c.ThisCardIs(attacker if so else f.Without(attacker))
    compare, number = (">=", 1) if so else ("=", 0)
    return Compare(CountOf(replace(cards, filter=all_of(cards.filter, attacker))), compare, number)
