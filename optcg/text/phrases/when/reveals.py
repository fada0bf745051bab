"""Cards that are revealed from a deck, all that one effect shows at once (Rule 11-2)."""

from __future__ import annotations

from typing import Final

from optcg.model.selections import Owner
from optcg.text.grammar import Misfit
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import SIMPLE, Happening
from optcg.text.phrases.when.happenings import trashed
from optcg.text.phrases.which_cards.nouns import Noun

_EVENT: Final = "revealed from deck"
for _one in ("a card is", "cards are", "1 or more cards are"):
    SIMPLE.says(f"{_one} revealed from <whose> deck <by>", lambda who, by: _revealed(who, by))
SIMPLE.says("a|an <noun> is revealed from <whose> deck <by>", lambda noun, who, by: _revealed(who, by, noun))
SIMPLE.says("<effect-of> reveals a card from <whose> deck", lambda cause, who: _revealed(who, cause))
SIMPLE.says(
    "<effect-of> reveals a|an <noun> from <whose> deck", lambda cause, noun, who: _revealed(who, cause, noun)
)


def _revealed(who: Owner, cause: Cause, noun: Noun | None = None) -> Happening:
    if cause.by == "battle":
        raise Misfit
    return trashed(who, cause, noun, _EVENT)
