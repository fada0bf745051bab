"""Events said of the player who does it: "when you K.O. your opponent's Character"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import SIMPLE, Happening, either, of_owner, of_player, played, when
from optcg.text.phrases.when.happenings import added, by_cause, same_owner, trashed
from optcg.text.phrases.which_cards.describe import Described, sure
from optcg.text.phrases.which_cards.nouns import Noun

# What you do, and what your opponent does: "rest" and "rests".
_DEEDS: Final = (
    ("K.O.", "K.O.'s", " <event-subject>", "K.O.'d"),
    ("rest", "rests", " <event-subject>", "rested"),
    ("set", "sets", " <event-subject> as active", "set active"),
    ("return", "returns", " <event-subject> to <owners-hand>", "returned to hand"),
    ("return", "returns", " <subject-of-yours> to your hand", "returned to hand"),
    ("place", "places", " <event-subject> at the bottom of <the-deck>", "placed at the bottom"),
    ("trash", "trashes", " <event-subject>", "trashed"),
)
SUBJECT_OF_YOURS = Phrase[Cards]("subject-of-yours")
SUBJECT_OF_YOURS.says("<event-subject>", lambda what: of_owner(what, Owner.YOU))
for _you, _they, _words, _event in _DEEDS:
    SIMPLE.says(
        f"you {_you}{_words} <by>",
        lambda what, *said, event=_event: by_effects(event, what, said[-1], "your effects"),
    )
    SIMPLE.says(
        f"your opponent {_they}{_words} <by>",
        lambda what, *said, event=_event: by_effects(event, what, said[-1], "opponent's effects"),
    )
    SIMPLE.says(
        f"<effect-of> {_they}{_words}", lambda cause, what, *_, event=_event: when(event, what, cause)
    )
SIMPLE.says(
    "<effect-of> removes <event-subject> from the field",
    lambda cause, what: when("leaves the field", what, cause),
)
SIMPLE.says(
    "<effect-of> returns <event-subject> to <the-deck>",
    lambda cause, what, _: when("placed in the deck", what, cause),
)
SIMPLE.says(
    "<effect-of> returns <event-subject> to the owner's hand or deck",
    lambda cause, what: either(
        when("returned to hand", what, cause), when("placed in the deck", what, cause)
    ),
)
_PLAYER: Final = {
    "your effects": Owner.YOU,
    "opponent's effects": Owner.OPPONENT,
    "effects": Owner.EITHER,
}
SIMPLE.says("<effect-of> plays a|an <noun>", lambda cause, noun: played(_PLAYER[cause.by], noun, cause))
for _pile in ("hand", "deck"):
    SIMPLE.says(
        f"<effect-of> trashes a card from (the top of) <whose> {_pile}",
        lambda cause, who, event=f"trashed from {_pile}": trashed(who, cause, event=event),
    )
    SIMPLE.says(
        f"<effect-of> trashes a|an <noun> from <whose> {_pile}",
        lambda cause, noun, who, event=f"trashed from {_pile}": trashed(who, cause, noun, event),
    )
SIMPLE.says("<effect-of> adds a card to <whose> hand", lambda cause, who: added(who, cause))
for _pile, _area in (("deck", Area.DECK), ("trash", Area.TRASH)):
    for _words in (f"from <whose> {_pile} to <whose> hand", f"to <whose> hand from <whose> {_pile}"):
        SIMPLE.says(
            f"<effect-of> adds a card {_words}",
            lambda cause, who, again, area=_area: added(same_owner(who, again), cause, area),
        )
SIMPLE.says(
    "<effect-of> adds a card to <whose> Life (cards|area)",
    lambda cause, who: by_cause("Life card added", one_owner(who), cause),
)


def by_effects(event: str, what: Cards, cause: Cause, by: str) -> Happening:
    """A K.O. may be one of a battle, and cards are rested by attacks, if no effect is named."""
    if cause.by not in ("", "effects", by):
        raise Misfit
    if not cause.by and event == "K.O.'d" and by == "your effects" and what.owner is Owner.OPPONENT:
        # Rule 7-1-4-1-2: in battle only the cards of the other player do it.
        return Happening((*when(event, what, Cause(by)).timings, *when(event, what, Cause("battle")).timings))
    if not cause.by and event in ("K.O.'d", "rested", "set active"):
        raise Misfit
    return when(event, what, Cause(by, cause.source))


# A [Trigger] that activates, and those of certain cards.
TRIGGER_OF = Phrase[Cards]("trigger-of")
for _of, _who in (("a|an", Owner.EITHER), ("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    TRIGGER_OF.says(f"the|a [Trigger] of {_of} <noun>", lambda noun, who=_who: _with_trigger(noun, who))
    TRIGGER_OF.says(
        f"{_of} <ahead> card's [Trigger]",
        lambda ahead, who=_who: _with_trigger(Noun((), Described(ahead)), who),
    )
    TRIGGER_OF.says(
        f"{_of} <ahead> <head-s> [Trigger]",
        lambda ahead, head, who=_who: _with_trigger(head.and_(Described(ahead)), who),
    )
for _words in ("activates", "is activated"):
    SIMPLE.says(f"<trigger-of> {_words}", lambda cards: _triggered(cards))
# Any of a player: every [Trigger] that activates is one of a Life card (Rule 10-1-5).
for _their, _does, _who in (
    ("your", "you activate", Owner.YOU),
    ("your opponent's", "your opponent activates", Owner.OPPONENT),
):
    for _words in (
        f"{_their} [Trigger]",
        f"{_their} Life card's [Trigger]",
        f"the [Trigger] of {_their} Life card",
        f"the [Trigger] of a card in|from {_their} Life (cards|area)",
        f"a [Trigger] of {_their} Life cards",
    ):
        for _active in ("activates", "is activated"):
            SIMPLE.says(f"{_words} {_active}", lambda who=_who: of_player("Trigger activated", who))
    for _own in (_their, "their") if _who is Owner.OPPONENT else (_their,):
        for _words in (
            "the [Trigger] of {} Life card",
            "the [Trigger] of a card in|from {} Life (cards|area)",
        ):
            SIMPLE.says(
                f"{_does} {_words.format(_own)}", lambda who=_who: of_player("Trigger activated", who)
            )
SIMPLE.says("you activate <trigger-of>", lambda cards: _triggered(cards, Owner.YOU))
SIMPLE.says("your opponent activates <trigger-of>", lambda cards: _triggered(cards, Owner.OPPONENT))


def _with_trigger(noun: Noun, owner: Owner) -> Cards:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return Cards(owner, (Area.LIFE,), sure(noun.filter()))


def _triggered(cards: Cards, who: Owner | None = None) -> Happening:
    if who is not None and cards.owner not in (Owner.EITHER, who):
        raise Misfit
    return when("Trigger activated", replace(cards, owner=who or cards.owner))


SIMPLE.says("a [Trigger] of your opponent activates", lambda: of_player("Trigger activated", Owner.OPPONENT))
