"""What does it to a card: a battle, or an effect of some player or card (Rules 7-1-4, 8-1-3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import Described, all_of, any_of, sure
from optcg.text.phrases.which_cards.nouns import Noun


class Cause(NamedTuple):
    """Who or what does it."""

    by: str = ""
    source: Filter | None = None


NO_CAUSE: Final = Cause()
WHOSE_EFFECTS: Final = (("your", "your effects"), ("your opponent's", "opponent's effects"))

# "Your effect", "the effect of a red card", "your opponent's red Character's effect".
EFFECT_OF = Phrase[Cause]("effect-of")
EFFECT_OF.means("an effect", Cause("effects"))
EFFECT_OF.says(
    "your opponent's <source-s> or <source-s> effect(s)",
    lambda one, two: Cause("opponent's effects", sure(any_of(one, two))),
)
EFFECT_OF.says("(the|an) effect(s) of <noun>", lambda noun: Cause("effects", _source(noun)))
EFFECT_OF.says("(the|an) effect of a|an <noun>", lambda noun: Cause("effects", _source(noun)))
EFFECT_OF.says("a|an <ahead> <source-s> effect", lambda ahead, of: Cause("effects", _like(ahead, of)))
for _their, _whose in WHOSE_EFFECTS:
    EFFECT_OF.means(f"{_their} (own) effect(s)", Cause(_whose))
    EFFECT_OF.means(f"one|any of {_their} (own) effects", Cause(_whose))
    EFFECT_OF.says(
        f"(the|an) effect(s) of {_their} <noun>", lambda noun, whose=_whose: Cause(whose, _source(noun))
    )
    EFFECT_OF.says(
        f"{_their} <ahead> <source-s> effect(s)",
        lambda ahead, of, whose=_whose: Cause(whose, _like(ahead, of)),
    )
    EFFECT_OF.says(f"{_their} <kinds-of> effect(s)", lambda of, whose=_whose: Cause(whose, of))
EFFECT_OF.means("an effect of yours", Cause("your effects"))
for _words in (
    "(the) effect(s) of this Character|Leader|Stage|card",
    "this Character's|Leader's|Stage's|card's effect(s)",
):
    EFFECT_OF.means(_words, Cause("your effects", f.ThisCard()))

BY = Phrase[Cause]("by")
BY.means("", NO_CAUSE)
BY.means("in battle", Cause("battle"))
for _by in ("by", "using", "with"):
    BY.says(f"{_by} <effect-of>", lambda cause: cause)
BY.means("by effects", Cause("effects"))
BY.means("other than by|from damage", Cause("effects"))
BY.means("by your or your opponent's effects", Cause("effects"))
BY.means("by|using|with their (own) effect(s)", Cause("opponent's effects"))
BY.means("by your opponent's Events", Cause("opponent's effects", f.CategoryIs(Category.EVENT)))
BY.says("by <kinds-of> effects", lambda of: Cause("effects", of))
# "In battle by <Slash> attribute cards", "in a battle with your opponent's Leader": the other side of it.
IN_BATTLE_BY = Phrase[Cause]("in-battle-by")
for _foe in ("(a|an|any) <noun>", "(a|any|one of|any of) your opponent's <noun>", "an opponent's <noun>"):
    IN_BATTLE_BY.says(f"in (a) battle(s) by|with|against {_foe}", lambda noun: Cause("battle", _source(noun)))
    for _by in ("by", "with", "against"):
        IN_BATTLE_BY.says(
            f"in (a) battle(s) {_by} {_foe} or {_by} {_foe}",
            lambda one, two: Cause("battle", sure(any_of(_source(one), _source(two)))),
        )
KINDS_OF = Phrase[Filter]("kinds-of")
_KINDS: Final = (Category.LEADER, Category.CHARACTER, Category.EVENT, Category.STAGE)
for _kind in _KINDS:
    KINDS_OF.means(f"{_kind}", f.CategoryIs(_kind))
    for _other in _KINDS:
        if _other is not _kind:
            KINDS_OF.means(f"{_kind} and|or {_other}", f.AnyOf((f.CategoryIs(_kind), f.CategoryIs(_other))))
SOURCE_S = Phrase[Filter | None]("source-s")
SOURCE_S.means("card's", None)
SOURCE_S.means("cards'", None)
for _kind in _KINDS:
    SOURCE_S.means(f"{_kind}'s", f.CategoryIs(_kind))
    SOURCE_S.means(f"{_kind}s'", f.CategoryIs(_kind))
    SOURCE_S.means(f"{_kind} cards'", f.CategoryIs(_kind))


def _like(*said: Filter | None) -> Filter:
    """Any card at all is no source that is narrowed."""
    return sure(all_of(*reversed(said)))


def _source(noun: Noun) -> Filter:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())
