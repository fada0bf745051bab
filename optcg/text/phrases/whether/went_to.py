"""Where cards went, and to whom: "if a Character was returned to your hand this way"."""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.effects import Place
from optcg.model.selections import Choose, Every, Owner, Top, TopOrBottom
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun

DECK: Final = (Place.DECK, Place.DECK_TOP, Place.DECK_BOTTOM, Place.DECK_EITHER)
LIFE: Final = (Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)


class Whither(NamedTuple):
    """Where the cards went, whose place it is, or how they lie now; nothing if the words do not say it."""

    places: tuple[Place, ...] = ()
    state: str = ""
    whose: Owner | None = None

    def noun(self, deed: e.Effect, noun: Noun) -> Noun:
        """Cards go to the hand, the deck and the Life of their owner (Rule 4-2-1-1), whose they are then."""
        owner = _owner(deed)
        if self.whose is None or owner is self.whose:
            return noun
        if owner in (Owner.YOU, Owner.OPPONENT):
            raise Misfit  # they go to the other player
        return noun.and_(Described(f.OwnedBy(self.whose)))


WHITHER = Phrase[Whither]("went-to")
WHITHER.means("", Whither())
WHITHER.says("to <owners-hand>", lambda to: Whither((to,)))
WHITHER.means("to your hand", Whither((Place.HAND,), whose=Owner.YOU))
WHITHER.means("to your opponent's hand", Whither((Place.HAND,), whose=Owner.OPPONENT))
WHITHER.says("to|at <named-end>", lambda end: Whither((end[0],), whose=end[1]))
WHITHER.says("to|in <the-deck>", lambda _: Whither(DECK))
for _face in ("", "face-up", "face-down"):
    WHITHER.says(f"to|at <named-life-end> {_face}", lambda end, face=_face: Whither((end[0],), face, end[1]))
    WHITHER.says(f"to|in <life-of> {_face}", lambda _, face=_face: Whither(LIFE, face))
for _state in ("face-up", "face-down", "as active"):
    WHITHER.means(_state, Whither((), _state))


def _owner(deed: e.Effect) -> Owner | None:
    what = getattr(deed, "what", None)
    if isinstance(what, (Choose, Every)):
        return what.cards.owner
    return what.owner if isinstance(what, (Top, TopOrBottom)) else None
