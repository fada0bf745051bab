"""What neither player can do, and what the cards of neither player can do or have done to them."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import Every, Owner, Selection, Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.bans import none_of
from optcg.text.phrases.what_holds.players import no_plays
from optcg.text.phrases.what_is_done.changes import PREDICATE, ban, say
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import EFFECT, TARGETS, Steps
from optcg.text.phrases.what_is_done.same_cards import said_again
from optcg.text.phrases.when.later import in_next_turn
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

# Neither of two deeds. A cause at the end is that of both.
PREDICATE.says("can neither <ban> nor <ban>", lambda one, two: _unlike(one, two))
PREDICATE.says("can neither be <undone> nor (be) <undone> <by>", lambda one, two, by: none_of(by, one, two))
PREDICATE.says("cannot be <undone> nor (be) <undone> <by>", lambda one, two, by: none_of(by, one, two))
CLAUSES.says(
    "<effect> , nor can it|they <ban> <until>",
    lambda steps, said, until: (*_banned(steps), *say(said_again(steps[-1].what), said, until)),
)
CLAUSES.says(
    "<effect> , nor can it|they <ban> <next-turn>",
    lambda steps, said, when: (
        *_banned(steps),
        *in_next_turn(say(said_again(steps[-1].what), said), when),
    ),
)


def _unlike(one: Steps, two: Steps) -> Steps:
    """ "Can neither attack nor be rested": deeds that need no cause."""
    if any(isinstance(step, e.Forbid) and step.by for step in one + two):
        raise Misfit
    return one + two


def _banned(steps: Steps) -> Steps:
    if not isinstance(steps[-1], e.Forbid):
        raise Misfit
    return steps


# None of the cards of an earlier step.
EFFECT.says("none of <that-card> can <ban> <until>", lambda slot, said, until: say(Slot(slot), said, until))
EFFECT.says(
    "none of <that-card> will become active in <next-refresh>",
    lambda slot, _: say(Slot(slot), ban("become active in the Refresh Phase"), Duration.REFRESH),
)

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
