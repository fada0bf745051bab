"""What does not happen: "instead of being K.O.'d", "this Character is not K.O.'d" (Rule 8-1-3-4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.selections import Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.replaced import (
    INSTEAD,
    NOTHING_INSTEAD,
    REPLACES,
    Instead,
    forced,
    in_place,
)
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps

# What would happen, in two forms: being "K.O.'d" and "K.O.'ing" it.
_ENDS: Final = "(to the hand|to its owner's hand|to your hand|to the deck|to its owner's deck|to your deck)"
_DONE: Final = (
    ("K.O.'d", "K.O. ' ing", ("ko",)),
    ("rested", "resting", ("rest",)),
    ("removed (from the field)", "removing", ("leave",)),
    (f"returned {_ENDS}", "returning", ("hand", "deck")),
    ("trashed", "trashing", ("trash",)),
)


class Unharmed(NamedTuple):
    """The situations of which it is said, and whether it is said of this very card."""

    of: tuple[str, ...]
    this: bool = False

    def instead(self, steps: Steps, optional: bool) -> Instead:
        return Instead(steps, optional, self.of, self.this)


_KINDS: Final = "Character|Leader|Stage|card"
_CARDS: Final = (("it", False), (f"that {_KINDS}", False), (f"this {_KINDS}", True))

# "This Character is not K.O.'d".
UNHARMED = Phrase[Unharmed]("unharmed")
INSTEAD_OF = Phrase[Unharmed]("instead-of")
for _being, _doing, _events in _DONE:
    INSTEAD_OF.means(f"instead of being {_being}", Unharmed(_events))
    for _card, _this in _CARDS:
        UNHARMED.means(f"{_card} is not {_being}", Unharmed(_events, _this))
        INSTEAD_OF.means(f"instead of {_card} being {_being}", Unharmed(_events, _this))
        INSTEAD_OF.means(f"instead of {_doing} {_card} (from the field)", Unharmed(_events, _this))
UNHARMED.means("you do not take that|the|this damage", Unharmed(("damage",)))
UNHARMED.means("you do not take (any) damage", Unharmed(("damage",)))
for _damage in ("taking|receiving that|the|this damage", "taking|receiving (any) damage", "that damage"):
    INSTEAD_OF.means(f"instead of {_damage}", Unharmed(("damage",)))

INSTEAD.says("you may <clauses> <instead-of> (.)", lambda steps, of: of.instead(steps, True))
INSTEAD.says("<clauses> <instead-of> (.)", lambda steps, of: of.instead(forced(steps), False))
INSTEAD.says("<unharmed> (instead) (.)", lambda of: of.instead(*NOTHING_INSTEAD[:2]))
REPLACES.says(
    "if|when <situations> , you may <clauses> . If you do|did , <unharmed> (.)",
    lambda woulds, steps, of: in_place(woulds, of.instead(steps, True)),
)

# Something is done to see whether it happens; if not so, it happens after all.
TRIAL = Phrase[tuple[Steps, bool]]("trial")
TRIAL.says("you may <clauses>", lambda steps: (steps, True))
TRIAL.says("<clauses>", lambda steps: (forced(steps), False))
TRIED: Final = "if|when <situations> , <trial> . If <condition> , <unharmed>"
REPLACES.says(f"{TRIED} (.)", lambda *said: _tried(*said))
REPLACES.says(f"{TRIED} . Then , <steps>", lambda *said: _tried(*said))
REPLACES.says(f"{TRIED} (,) and <clauses> (.)", lambda *said: _tried(*said))
REPLACES.says(
    "if|when <situations> , <trial> . If <condition> , <clauses> instead (.)",
    lambda woulds, trial, fact, steps: _tried(woulds, trial, fact, Unharmed(a.SITUATIONS), _of_shown(steps)),
)
EFFECT.says("it happens after all", lambda: (e.HappensAfterAll(),))


def _of_shown(steps: Steps) -> Steps:
    """Done to the card that was seen, which is there; what else is done instead might not be possible."""
    if not all(isinstance(getattr(step, "what", None), Slot) for step in steps):
        raise Misfit
    return steps


def _tried(
    woulds: tuple[a.Would, ...], trial: tuple[Steps, bool], fact: c.Condition, of: Unharmed, then: Steps = ()
) -> a.ReplacementEffect:
    """Rules 4-10-1, 8-3-3: what follows the "if" hangs on it, too."""
    if any(would.event.startswith("from ") for would in woulds):
        raise Misfit
    steps, optional = trial
    after_all = (e.HappensAfterAll(),)
    weighed = e.If(fact, then, after_all) if then else e.If(c.NotSo(fact), after_all)
    return in_place(woulds, of.instead((*steps, weighed), optional))
