"""Effects that cannot be activated: with one tag or several, of all cards of a player or of certain ones.

It is said of the player, so that cards that come later are meant as well. Effects that start by themselves
are invalid as long (Rule 8-2); what a player declares is not declared (Rule 8-1-3-2).
"""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import source_of
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.words.tokens import AUTO_TAGS

SOME_TIMINGS = Phrase[tuple[str, ...]]("some-timings")
SOME_TIMINGS.says("<timing>", lambda one: (one,))
SOME_TIMINGS.says("<timing> or|and <timing>", lambda one, two: (one, two))
SOME_TIMINGS.says("<timing> , <timing> or|and <timing>", lambda one, two, three: (one, two, three))
SOME_TIMINGS.says("<timing> , <timing> , or|and <timing>", lambda one, two, three: (one, two, three))

# Whose cards, where that is said again, and which.
SILENCED = Phrase[tuple[Owner | None, Filter | None]]("silenced")
SILENCED.means("", (None, None))
for _of in ("of (any|all)", "of a|an"):
    SILENCED.says(f"{_of} <noun>", lambda noun: (None, source_of(noun)))
SILENCED.says("of (any|all) (of) <whose> <noun>", lambda owner, noun: (owner, source_of(noun)))

WHO_CANNOT = Phrase[Owner]("who-cannot")
WHO_CANNOT.says("<player> cannot", lambda who: who)
WHO_CANNOT.says("<neither>", lambda _: Owner.EITHER)
EFFECT.says(
    "<who-cannot> activate (the|any) <some-timings> effect(s) <silenced> <until>",
    lambda who, timings, cards, until: _silenced(who, timings, cards, until),
)
# Said of the effects of a player, or of both: an effect that is negated cannot be activated (Rule 8-2).
NEGATED_OF = Phrase[tuple[Owner, tuple[str, ...]]]("effects-of-player")
NEGATED_OF.says("(all) (of) <whose> <some-timings> effect(s)", lambda who, timings: (who, timings))
NEGATED_OF.says("all <some-timings> effects", lambda timings: (Owner.EITHER, timings))
for _not in (
    "is|are negated",
    "cannot be activated",
    "is|are not activated",
    "do|does not activate",
    "will not activate",
    "will not be activated",
):
    EFFECT.says(
        f"<effects-of-player> {_not} <until>",
        lambda of, until: _silenced(of[0], of[1], (None, None), until),
    )
EFFECT.says(
    "negate <effects-of-player> <until>", lambda of, until: _silenced(of[0], of[1], (None, None), until)
)
EFFECT.says(
    "none of <whose> <some-timings> effects can be activated <until>",
    lambda who, timings, until: _silenced(who, timings, (None, None), until),
)
# Of cards of either player, or in force as long as this card is there, it makes no difference who is named.
EFFECT.says(
    "(the) <some-timings> effect(s) of <whose> <noun> cannot be activated <until>",
    lambda timings, owner, noun, until: _of_cards(owner, timings, noun, until),
)


def _silenced(
    who: Owner, timings: tuple[str, ...], cards: tuple[Owner | None, Filter | None], until: Duration
) -> Steps:
    whose, described = cards
    if whose not in (None, who) or len(set(timings)) < len(timings):
        raise Misfit  # nobody activates effects of the other player's cards
    return tuple(_one(who, timing, described, until) for timing in timings)


def _one(who: Owner, timing: str, described: Filter | None, until: Duration) -> e.Effect:
    if timing in AUTO_TAGS:
        return e.NegateTiming(who, timing, until, described)
    if timing != "Activate: Main":
        raise Misfit
    return e.ForbidPlayer(who, "activate effects", until, described)


def _of_cards(owner: Owner, timings: tuple[str, ...], noun: Noun, until: Duration) -> Steps:
    """For a time it may be said of the cards that are there: read only of what holds with this card."""
    if until is not Duration.ON_FIELD or not noun.plural:
        raise Misfit
    return _silenced(owner, timings, (owner, source_of(noun)), until)
