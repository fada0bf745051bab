"""Cards that would be taken out of Life or out of a hand, and what happens instead (Rule 8-1-3-4)."""

from __future__ import annotations

from optcg.model import abilities as a
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.replaced import LEADER, PLAYER_WOULD
from optcg.text.phrases.when.causes import Cause

# The cards, whether they are told of before or after the verb.
SOME_LIFE = Phrase[None]("some-of-life")
SOME_HELD = Phrase[None]("some-of-hand")
for _words in ("your Life card(s)", "(any|one) of your Life cards", "1 or more of your Life cards"):
    SOME_LIFE.means(_words, None)
for _many in ("a card", "cards", "any card(s)", "1 or more cards"):
    for _in in (
        "in|from|of your Life area",
        "in|from|of your Life cards",
        "at|from the top of your Life cards",
    ):
        SOME_LIFE.means(f"{_many} {_in}", None)
    SOME_HELD.means(f"{_many} in|from|of your hand", None)

# Where to; "removed" is to anywhere.
LIFE_GOES = Phrase[str]("life-goes")
LIFE_GOES.means("trashed (from your Life area|from your Life cards)", "from Life to trash")
LIFE_GOES.means("added|returned to your hand", "from Life to hand")
LIFE_GOES.means("removed (from your Life area|from your Life cards)", "from Life")
HELD_GOES = Phrase[str]("held-goes")
HELD_GOES.means("trashed (from your hand)", "from hand to trash")
HELD_GOES.means("removed (from your hand)", "from hand")

PLAYER_WOULD.says("<some-of-life> would be <life-goes> <by>", lambda _, event, by: _taken(event, by))
PLAYER_WOULD.says("<some-of-hand> would be <held-goes> <by>", lambda _, event, by: _taken(event, by))
for _many in ("a card", "cards", "any card(s)", "1 or more cards"):
    PLAYER_WOULD.says(
        f"{_many} would be trashed from your hand <by>", lambda by: _taken("from hand to trash", by)
    )
    for _life in ("your Life area", "your Life cards", "the top of your Life cards"):
        PLAYER_WOULD.says(
            f"{_many} would be trashed from {_life} <by>", lambda by: _taken("from Life to trash", by)
        )
        PLAYER_WOULD.says(f"{_many} would be removed from {_life} <by>", lambda by: _taken("from Life", by))
PLAYER_WOULD.says("<effect-of> would trash <some-of-life>", lambda by, _: _taken("from Life to trash", by))
PLAYER_WOULD.says("<effect-of> would trash <some-of-hand>", lambda by, _: _taken("from hand to trash", by))


def _taken(event: str, by: Cause) -> a.Would:
    """By effects: damage takes Life cards, too, and [Banish] trashes them (Rules 4-6-2, 10-1-3)."""
    if by.by not in ("effects", "your effects", "opponent's effects"):
        raise Misfit
    return a.Would(event, LEADER, by.by, by.source)
