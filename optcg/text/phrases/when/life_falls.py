"""Life that becomes 0, or so few, or so many: "when your Life cards are reduced to 2 or less"."""

from __future__ import annotations

from typing import Final

from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import SIMPLE
from optcg.text.phrases.when.happenings import by_cause

# The most Life that cards wait for.
_MOST: Final = 5
# To how many: the event. A bare number above 0 is passed by when several cards leave at once.
FEW = Phrase[str]("so-few")
FEW.says("<number>", lambda n: _just(n, "falls to"))
FEW.says("<number> or less", lambda n: _few(n))
NOW = Phrase[str]("so-many-now")
NOW.says("<number>", lambda n: _just(n, "becomes"))
NOW.says("<number> or less", lambda n: _few(n))
LIFE_NUMBER = Phrase[Owner]("life-number")
for _words in (
    "<whose> Life (cards|area)",
    "<whose> number of Life cards",
    "the number of <whose> Life cards",
    "the number of cards in <whose> Life area",
):
    LIFE_NUMBER.says(_words, lambda who: one_owner(who))
for _has, _who in (("you have", Owner.YOU), ("your opponent has", Owner.OPPONENT)):
    LIFE_NUMBER.means(f"the number of Life cards {_has}", _who)
LOSS_BY = Phrase[Cause]("loss-by")
LOSS_BY.says("<by>", lambda cause: _not_in_battle(cause))
for _words in ("by|from damage", "because of damage", "due to damage"):
    LOSS_BY.means(_words, Cause("damage"))

for _words in ("is|are reduced to", "drops|drop to", "falls|fall to", "goes|go down to"):
    SIMPLE.says(f"<life-number> {_words} <so-few> <loss-by>", lambda who, few, by: by_cause(few, who, by))
# "Becomes" tells of a change, also of cards that are added.
SIMPLE.says(
    "<life-number> becomes|become <so-many-now> <loss-by>", lambda who, now, by: by_cause(now, who, by)
)
SIMPLE.says("damage reduces <life-number> to <so-few>", lambda who, few: by_cause(few, who, Cause("damage")))
SIMPLE.says("<effect-of> reduces <life-number> to <so-few>", lambda by, who, few: by_cause(few, who, by))


def _few(number: int) -> str:
    if number > _MOST:
        raise Misfit
    return f"Life becomes {number} or less" if number else "Life becomes 0"


def _just(number: int, verb: str) -> str:
    if number > _MOST:
        raise Misfit
    return f"Life {verb} {number}" if number else "Life becomes 0"


def _not_in_battle(cause: Cause) -> Cause:
    """Rule 4-6: a battle takes Life by damage alone, and so it is said."""
    if cause.by == "battle":
        raise Misfit
    return cause
