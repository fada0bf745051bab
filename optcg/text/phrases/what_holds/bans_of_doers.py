"""Bans said of those who would do it ("your opponent's effects cannot K.O. ..."), or of the deed itself."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Choose, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.bans import blocks
from optcg.text.phrases.what_holds.players import no_plays
from optcg.text.phrases.what_is_done.changes import active, ban, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.when.causes import Cause

# What an effect would do to cards: "remove this Character from the field".
HARM = Phrase[tuple[Selection, str]]("harm")
for _deed, _what_not in (
    ("K.O. <targets>", "be K.O.'d"),
    ("rest <targets>", "be rested"),
    ("trash <targets>", "be trashed"),
    ("choose|select <targets>", "be chosen"),
    ("remove <targets> from the field", "be removed"),
    ("reduce the power of <targets>", "lose power"),
    ("reduce the cost of <targets>", "lose cost"),
):
    HARM.says(_deed, lambda what, what_not=_what_not: (what, what_not))
HARM.says("return <targets> to <a-hand>", lambda what, _: (what, "be returned to hand"))
for _words in ("return <targets> to", "place <targets> at the bottom of"):
    HARM.says(f"{_words} <the-deck>", lambda what, _: (what, "be returned to the deck"))

EFFECT.says("<effect-of> cannot <harm> <until>", lambda by, harm, until: _spared(harm, by, until))
EFFECT.says("effects cannot <harm> <until>", lambda harm, until: _spared(harm, Cause("effects"), until))
for _how in ("by effects", "using effects", "by|with|using their (own) effects"):
    EFFECT.says(
        f"your opponent cannot <harm> {_how} <until>",
        lambda harm, until: _spared(harm, Cause("opponent's effects"), until),
    )


def _spared(harm: tuple[Selection, str], by: Cause, until: Duration) -> Steps:
    what, what_not = harm
    if isinstance(what, (Choose, Slot)) and until is Duration.ON_FIELD:
        raise Misfit
    if what_not == "be chosen" and by.by == "your effects":
        raise Misfit
    return say(what, ban(what_not, by), until)


# Said of what cannot be activated or played.
for _block in ("[Blocker]", "the [Blocker]"):
    EFFECT.says(
        f"{_block} cannot be activated by (any of) your opponent's <noun> <until>",
        lambda noun, until: _never(Owner.OPPONENT, blocks(noun), until),
    )
    EFFECT.says(
        f"{_block} of (any of) your opponent's <noun> cannot be activated <until>",
        lambda noun, until: _never(Owner.OPPONENT, blocks(noun), until),
    )
for _words, _what in (("[Blocker]", "activate Blocker"), ("Events", "activate Events")):
    EFFECT.says(
        f"{_words} cannot be activated by <player> <until>",
        lambda who, until, what=_what: _never(who, (what, None), until),
    )
EFFECT.says(
    "<noun> cannot be played by <player> <until>", lambda noun, who, until: no_plays(who, noun, until)
)


def _never(who: Owner, what: tuple[str, Filter | None], until: Duration) -> Steps:
    return (e.ForbidPlayer(who, what[0], until, what[1]),)


# Said of the cards that are attacked.
EFFECT.says(
    "your opponent's active Characters can|may (also) be attacked by <targets> <until>",
    lambda what, until: say(what, (e.GainKeyword(This(), "Attack Active"),), until),
)
EFFECT.says(
    "your opponent's <ahead> Characters <behind> can|may (also) be attacked by <targets> <until>",
    lambda ahead, behind, what, until: say(what, (e.AttackActive(This(), active(ahead, behind)),), until),
)
