"""[Trigger] effects that cannot be activated: of a player, of certain cards, or by the damage of some.

An effect that is negated cannot be activated (Rule 8-2), so that both wordings mean the same: the Life card
goes to the hand, as if it had none (Rule 10-1-5-2).
"""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.players import PLAYER_BAN
from optcg.text.phrases.what_is_done.changes import ban, say, source_of
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.which_cards.nouns import choose
from optcg.text.phrases.which_cards.references import THAT_ONE

_BAN: Final = "activate Trigger"
PLAYER_BAN.means("activate (a|any) [Trigger]", (_BAN, None))
PLAYER_BAN.means("activate (any) [Trigger] effect(s)", (_BAN, None))
# Every [Trigger] is that of a Life card (Rule 10-1-5).
for _of in ("of (any) (of) (their|your) Life cards", "of a Life card", "of cards in their|your Life (area)"):
    PLAYER_BAN.means(f"activate (the|any|a) [Trigger] (effect|effects) {_of}", (_BAN, None))
PLAYER_BAN.says(
    "activate (the|any) [Trigger] (effect|effects) of (any) <noun>", lambda noun: (_BAN, source_of(noun))
)

# Said of the effects.
_TRIGGERS: Final = "[Trigger] (effect|effects)"
_WHOSE: Final = f"(all) (of) <whose> {_TRIGGERS}"
for _words in (
    f"{_WHOSE} is|are negated <until>",
    f"{_WHOSE} cannot be activated <until>",
    f"(the) {_TRIGGERS} of <whose> Life cards is|are negated <until>",
    f"(the) {_TRIGGERS} of <whose> Life cards cannot be activated <until>",
    f"negate {_WHOSE} <until>",
    f"negate the {_TRIGGERS} of <whose> Life cards <until>",
):
    EFFECT.says(_words, lambda who, until: _none(who, until))
for _words in (
    f"(the) {_TRIGGERS} of <whose> <noun> is|are negated <until>",
    f"(the) {_TRIGGERS} of <whose> <noun> cannot be activated <until>",
    f"negate the {_TRIGGERS} of <whose> <noun> <until>",
):
    EFFECT.says(_words, lambda who, noun, until: _none(who, until, source_of(noun)))


# Of one card that was shown or turned face-up, as long as it lies there (Rule 3-1-6).
THAT_TRIGGER = Phrase[int]("that-trigger")
THAT_TRIGGER.says(f"<that-card-s> {_TRIGGERS}", lambda slot: slot)
THAT_TRIGGER.says(f"the {_TRIGGERS} of <that-card>", lambda slot: slot)
THAT_TRIGGER.means(f"that Life card's {_TRIGGERS}", THAT_ONE)
THAT_TRIGGER.means(f"the {_TRIGGERS} of that Life card", THAT_ONE)
PLAYER_BAN.says("activate <that-trigger>", lambda slot: (_BAN, f.Among(slot)))
for _words in (
    "<that-trigger> cannot be activated",
    "<that-trigger> is|are negated",
    "negate <that-trigger>",
):
    EFFECT.says(f"{_words} <duration>", lambda slot, until: _none(Owner.EITHER, until, f.Among(slot)))


def _none(who: Owner, until: Duration, cards: Filter | None = None) -> Steps:
    return (e.ForbidPlayer(who, _BAN, until, cards),)


# By the damage of certain cards ----------------------------------------------------------------------------
DEALER = Phrase[Selection]("dealer")
DEALER.means("this Character|Leader|card", This())
DEALER.means("this Character's|Leader's|card's attack(s)", This())
DEALER.says("<whose> <noun>", lambda owner, noun: Every(noun.cards(owner)))
DEALER.says("(any|all|one) of <whose> <noun>", lambda owner, noun: Every(noun.cards(owner)))
DEALER.says("<that-card>", Slot)
DEALER.says("up to <count> of <whose> <noun>", lambda n, who, noun: choose(noun, n, who, up_to=True))

# Who cannot activate it, if that is said.
UNTOLD = Phrase[Owner | None]("no-trigger-then")
for _words in (
    f"(the) {_TRIGGERS} cannot be activated",
    "(the) [Trigger] (effect) of that (Life) card cannot be activated",
    f"(the) {_TRIGGERS} of Life cards cannot be activated",
    "that (Life) card's [Trigger] (effect) cannot be activated",
    "no [Trigger] can be activated",
):
    UNTOLD.means(_words, None)
for _who, _cannot in (("your opponent", Owner.OPPONENT), ("you", Owner.YOU)):
    UNTOLD.means(f"{_who} cannot activate (a|any|the) {_TRIGGERS}", _cannot)
    UNTOLD.means(f"{_who} cannot activate the {_TRIGGERS} of that (Life) card", _cannot)

_DAMAGE: Final = ("", "to your opponent", "to your opponent's Life (cards)", "to your opponent's Leader")
for _to in _DAMAGE:
    _deals = f"when|if|while <dealer> deal(s) damage {_to}"
    EFFECT.says(
        f"{_deals} <until> , <no-trigger-then>",
        lambda what, until, who, to=_to: _met(what, who, until, bool(to)),
    )
    EFFECT.says(
        f"<no-trigger-then> {_deals} <until>",
        lambda who, what, until, to=_to: _met(what, who, until, bool(to)),
    )
    EFFECT.says(
        f"<duration> , {_deals} , <no-trigger-then>",
        lambda until, what, who, to=_to: _met(what, who, until, bool(to)),
    )
EFFECT.says(
    "<no-trigger-then> by damage (dealt) by|from <dealer> <until>",
    lambda who, what, until: _met(what, who, until, False),
)


def _met(what: Selection, who: Owner | None, until: Duration, theirs: bool) -> Steps:
    """Cards deal damage to the other player (Rule 7-1-1-2), who has the Life card."""
    owner = what.cards.owner if isinstance(what, (Choose, Every)) else Owner.YOU
    if owner is Owner.OPPONENT and (theirs or who is Owner.OPPONENT):
        raise Misfit
    if owner is Owner.YOU and who is Owner.YOU:
        raise Misfit
    if owner is Owner.EITHER:
        raise Misfit
    if isinstance(what, Every) and until is not Duration.ON_FIELD:
        raise Misfit  # those that are there, or also those that come?
    if isinstance(what, Choose) and until is Duration.ON_FIELD:
        raise Misfit
    return say(on_field(what), ban("deal damage with [Trigger]"), until)
