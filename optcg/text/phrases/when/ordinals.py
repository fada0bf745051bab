"""The n-th time in a turn that something happens: "when you activate your second Event during this turn"."""

from __future__ import annotations

from typing import Final

from optcg.model.abilities import NthTime, When
from optcg.model.filters import ThisCard
from optcg.model.selections import Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.nodes import fields
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import EVENT, THIS, Happening, activated_by, either, of_player, played_by
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.others import names_this, says_other
from optcg.text.phrases.whole_lines.abilities import BODY, Body, in_event
from optcg.text.words.tokens import ORDINALS

# In which turn it is counted: in this one, whichever it is, or in every turn of a player.
IN_A_TURN = Phrase[str]("in-a-turn")
for _words in (
    "(during|in|on) this turn",
    "during|in a|the|one|that turn",
    "in a single turn",
    "in the same turn",
    "during|in each turn",
    "each turn",
    "of the|this turn",
):
    IN_A_TURN.means(_words, "")
for _words, _turn in (("your", "your"), ("your opponent's", "opponent")):
    IN_A_TURN.means(f"during|in {_words} turn", _turn)

# What can befall the same card several times; of other cards it is not told whether one card is meant.
_REPEATED: Final = (
    "attacks",
    "attacked",
    "battles",
    "blocked",
    "rested",
    "set active",
    "activates Blocker",
    "battles and K.O.s",
)
# What may be done several times at once: whether that is one time, the words do not tell.
_AT_ONCE: Final = (
    "takes damage",
    "deals damage",
    "draws",
    "given DON!!",
    "DON!! returned",
    "DON!! rested",
    "DON!! set active",
    "DON!! added",
    "Life card leaves",
    "Life card to hand",
    "Life card added",
    "Life card turned face-up",
    "Life card turned face-down",
    "trashed from Life",
    "trashed from hand",
)
# What is told of this card itself when it leaves the field comes but once.
_LAST: Final = ("K.O.'d", "leaves the field", "trashed", "returned to hand", "played")


def nth_time(event: Happening, number: int, turn: str) -> Happening:
    """The same event, when it comes for the n-th time."""
    if event.condition is not None or event.turn or len(event.timings) != 1 or not 1 <= number <= _MOST:
        raise Misfit
    (when,) = event.timings
    if isinstance(when, NthTime) or when.together or when.at_least > 1 or not _is_told_apart(when):
        raise Misfit
    same = {field.name: getattr(when, field.name) for field in fields(when)}
    return event._replace(timings=(NthTime(**same, nth=number),), turn=turn)


_MOST: Final = len(ORDINALS)


def _is_told_apart(when: When) -> bool:
    """ "Your Character attacks for the second time": that Character, or one of them?"""
    subject = when.subject
    if when.event in _AT_ONCE:
        return False
    if when.source is not None and when.source != ThisCard() and _is_about_this(when.source):
        return False
    if subject is None:
        return True
    if subject == THIS:
        return when.event not in _LAST
    if _is_about_this(subject):
        # What has happened to others before this card came into play, it cannot count.
        return False
    only = subject.areas == (Area.LEADER,) and subject.owner is not Owner.EITHER
    return when.event not in _REPEATED or only


def _is_about_this(node: object) -> bool:
    return names_this(node) or says_other(node)


NTH_EVENT = Phrase[Happening]("nth-event")
NTH_EVENT.says("<simple-event> for the <ordinal> time <in-a-turn>", nth_time)
EVENT.says("<nth-event>", lambda event: event)
EVENT.says("<nth-event> or <event>", lambda one, two: _or(one, two))
EVENT.says("<nth-event> (,) or when <event>", lambda one, two: _or(one, two))
_TIME: Final = "the <ordinal> time <simple-event> <in-a-turn> ,"
BODY.says(f"{_TIME} <steps>", lambda n, event, turn, steps: in_event(Body(steps), nth_time(event, n, turn)))
BODY.says(f"{_TIME} <paid>", lambda n, event, turn, body: in_event(body, nth_time(event, n, turn)))


def _or(one: Happening, two: Happening) -> Happening:
    if one.turn:
        raise Misfit  # is that turn said of both?
    return either(one, two)


# What players do: their second Event, their third Character.
for _subject, _their, _activates, _plays, _who in (
    ("you", "your", "activate", "play", Owner.YOU),
    ("your opponent", "their", "activates", "plays", Owner.OPPONENT),
):
    for _the in (_their, "the", "a"):
        NTH_EVENT.says(
            f"{_subject} {_activates} {_the} <ordinal> Event <in-a-turn>",
            lambda n, turn, who=_who: nth_time(of_player("activates an Event", who), n, turn),
        )
        NTH_EVENT.says(
            f"{_subject} {_activates} {_the} <ordinal> <noun> <in-a-turn>",
            lambda n, noun, turn, who=_who: nth_time(activated_by(who, noun), n, turn),
        )
        NTH_EVENT.says(
            f"{_subject} {_plays} {_the} <ordinal> <noun> <by> <in-a-turn>",
            lambda n, noun, by, turn, who=_who: _nth_played(who, n, noun, by, turn),
        )


def _nth_played(who: Owner, number: int, noun: Noun, cause: Cause, turn: str) -> Happening:
    if noun.plural or not noun.kinds:
        raise Misfit
    return nth_time(played_by(who, noun, cause), number, turn)
