"""What neither player can do, and what the cards of neither player can do or have done to them."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Every, Owner, Selection
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.players import no_plays
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.moves import EFFECT, TARGETS
from optcg.text.phrases.which_cards.nouns import Noun, several

# Both players.
NEITHER = Phrase[None]("neither")
NEITHER.means("neither player can", None)
NEITHER.means("neither you nor your opponent can", None)
NEITHER.means("both players cannot", None)
NEITHER.means("you and your opponent cannot", None)
EFFECT.says(
    "<neither> <player-ban> <until>",
    lambda _, what, until: (e.ForbidPlayer(Owner.EITHER, what[0], until, what[1]),),
)
EFFECT.says("<neither> play (any) <noun> <until>", lambda _, noun, until: no_plays(Owner.EITHER, noun, until))

# Their cards.
for _words in (
    "neither player's <noun>",
    "neither your nor your opponent's <noun>",
    "no <noun>",
    "none of the <noun>",
    "none of <each-players> <noun>",
):
    EFFECT.says(f"{_words} can <ban> <until>", lambda *said: say(_all(said[-3]), said[-2], said[-1]))
TARGETS.says("(all of) <each-players> <noun>", lambda _, noun: _all(several(noun)))


def _all(noun: Noun) -> Selection:
    """The cards of both players that are on the field."""
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return Every(noun.cards(Owner.EITHER))
