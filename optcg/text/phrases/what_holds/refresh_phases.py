"""Changed Refresh Phases: given DON!! that stay (Rule 6-2-3), and DON!! that stay rested (Rule 6-2-4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Slot,
    This,
)
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import ban, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, parts_of


# Given DON!! that stay ------------------------------------------------------------------------------------
class Phase(NamedTuple):
    """Whose Refresh Phase it is, if that is said, and how long it is so: in the next one, or in each."""

    owner: Owner | None
    until: Duration


PHASE = Phrase[Phase]("refresh-phase")
# As the rules would have it (Rule 6-2-3): nothing else returns them in that phase.
_BY_RULES: Final = ("", " (,) according to the rules", " (,) as per the rules", " by|under the rules")
for _whose, _owner in (
    ("your", Owner.YOU),
    ("your opponent's", Owner.OPPONENT),
    ("their", Owner.OPPONENT),
    ("the", None),
):
    for _tail in _BY_RULES:
        PHASE.means(f"in|during {_whose} Refresh Phase(s){_tail}", Phase(_owner, Duration.ON_FIELD))
        PHASE.means(f"in|during {_whose} next Refresh Phase{_tail}", Phase(_owner, Duration.REFRESH))

TO_COST_AREA = Phrase[Owner | None]("to-cost-area")
TO_COST_AREA.means("", None)
for _words in ("to the cost area (rested)", "to the owner's cost area (rested)"):
    TO_COST_AREA.means(_words, None)
TO_COST_AREA.means("to your cost area (rested)", Owner.YOU)
for _words in ("to their cost area (rested)", "to your opponent's cost area (rested)"):
    TO_COST_AREA.means(_words, Owner.OPPONENT)

_DON = "(all) (of) (the|any) DON!! card(s)"
_NOT_RETURNED: Final = (
    "is|are not returned",
    "will not be returned",
    "cannot be returned",
    "do|does not return",
    "will not return",
)
for _given in ("given", "that are|is given"):
    for _whom, _what in (("<targets>", lambda what: what), ("<that-card>", Slot)):
        for _kept in _NOT_RETURNED:
            EFFECT.says(
                f"{_DON} {_given} to {_whom} {_kept} <to-cost-area> <refresh-phase>",
                lambda what, to, phase, of=_what: _kept_by(of(what), to, phase),
            )
            EFFECT.says(
                f"<refresh-phase> , {_DON} {_given} to {_whom} {_kept} <to-cost-area>",
                lambda phase, what, to, of=_what: _kept_by(of(what), to, phase),
            )
        EFFECT.says(
            f"do not return {_DON} {_given} to {_whom} <to-cost-area> <refresh-phase>",
            lambda what, to, phase, of=_what: _kept_by(of(what), to, phase),
        )
for _kept in _NOT_RETURNED:
    for _whose_don, _cards in (
        ("this Character's|Leader's", This()),
        ("your", Every(Cards(Owner.YOU, LEADER_AND_CHARACTERS))),
        ("your opponent's", Every(Cards(Owner.OPPONENT, LEADER_AND_CHARACTERS))),
    ):
        EFFECT.says(
            f"{_whose_don} given DON!! card(s) {_kept} <to-cost-area> <refresh-phase>",
            lambda to, phase, what=_cards: _kept_by(what, to, phase),
        )


def _kept_by(what: Selection, to: Owner | None, phase: Phase) -> Steps:
    """DON!! are given to cards of their own player, in whose Refresh Phase they would be returned."""
    owner, until = phase
    for part in parts_of(what):
        cards = part.cards if isinstance(part, (Choose, Every)) else None
        if cards is not None and not set(cards.areas) <= set(LEADER_AND_CHARACTERS):
            raise Misfit  # only these are given DON!! (Rule 6-5-5)
        known = None if isinstance(part, Slot) else Owner.YOU if cards is None else cards.owner
        if known is not None and any(said not in (None, known) for said in (to, owner)):
            raise Misfit
    if isinstance(what, Slot) and None not in (to, owner) and to is not owner:
        raise Misfit
    return say(what, ban("return given DON!! in the Refresh Phase"), until)


# DON!! that stay rested -----------------------------------------------------------------------------------
LEFT = Phrase[None]("left-rested")
LEFT.means("", None)
for _and in (", and", "and", ", with", ";", "."):
    for _rest in ("the rest", "the rest of their|your DON!! cards", "their|your other DON!! cards"):
        LEFT.means(f"{_and} {_rest} remain|stay|remaining rested", None)
# What the opponent can do is told to say what they cannot; "you may set up to 2" would be an offer.
for _who, _their, _named, _limits, _owner in (
    ("your opponent", "their", "your opponent's", ("sets only up to", "can set up to"), Owner.OPPONENT),
    ("you", "your", "your", ("set only up to",), Owner.YOU),
):
    _of_them = f"of {_their} (rested) DON!! card(s) as active"
    for _phase, _until in (("next Refresh Phase", Duration.REFRESH), ("Refresh Phase", Duration.ON_FIELD)):
        for _can in ("can|may only set up to", "can|may set only up to", "cannot set more than", *_limits):
            for _words in (
                f"{_who} {_can} <number> {_of_them} in|during {_their} {_phase} <left-rested>",
                f"in|during {_named} {_phase} , {_who} {_can} <number> {_of_them} <left-rested>",
            ):
                EFFECT.says(_words, lambda n, _, who=_owner, until=_until: (e.LimitRefresh(who, n, until),))
        for _become in ("(can) become active", "are|can (be) set as active"):
            EFFECT.says(
                f"only up to <number> of {_named} DON!! card(s) {_become} in|during {_their} {_phase} "
                "<left-rested>",
                lambda n, _, who=_owner, until=_until: (e.LimitRefresh(who, n, until),),
            )
