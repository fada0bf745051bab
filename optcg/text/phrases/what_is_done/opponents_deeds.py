"""What the opponent does.

A deed is told once: "your opponent trashes ..." is read after "may", "must" and "each player" as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.effects import Effect, Place
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, off_field, on_field
from optcg.text.phrases.which_cards.references import LATEST, THAT_MANY

THEIR_DEED = Phrase[Steps]("their-deed")
OPPONENTS_EFFECT = Phrase[Steps]("opponents-effect")
EFFECT.says("your opponent <their-deed>", lambda steps: steps)

# How a word of a deed is said after "may" and "must".
_AFTER_MAY: Final = {
    "adds": "add",
    "chooses": "choose",
    "chooses|selects": "choose|select",
    "draws": "draw",
    "gives": "give",
    "K.O.'s": "K.O.",
    "keeps": "keep",
    "places": "place",
    "plays": "play",
    "rests": "rest",
    "returns": "return",
    "reveals": "reveal",
    "sets": "set",
    "shuffles": "shuffle",
    "takes": "take",
    "trashes": "trash",
    "turns": "turn",
    "<they-enter>": "<entering>",
    "<they-to-the-rest>": "<to-the-rest>",
    "<they-all-but-some>": "<all-but-some>",
}


def deed(pattern: str, make: Callable[..., Steps]) -> None:
    """A deed of the opponent, as it is said after "your opponent"."""
    THEIR_DEED.says(pattern, make)
    OPPONENTS_EFFECT.says(" ".join(_AFTER_MAY.get(word, word) for word in pattern.split()), make)


def by_opponent(what: Selection) -> Selection:
    """The opponent chooses."""
    if isinstance(what, (Choose, ChooseFrom)):
        return replace(what, chooser=Owner.OPPONENT)
    if isinstance(what, This):
        raise Misfit
    return what


def _their_end(what: Selection, to: Place) -> Place:
    """Of two ends the owner chooses for cards of the hand; for others it is the player of the effect."""
    areas = what.cards.areas if isinstance(what, (Choose, Every)) else ()
    if to in (Place.DECK_EITHER, Place.LIFE_EITHER) and areas not in ((Area.HAND,), (Area.TRASH,)):
        raise Misfit
    return to


_HAND: Final = Cards(Owner.OPPONENT, (Area.HAND,))
_PICKS: Final = "chooses|selects <cards> and"

# Cards that they choose ------------------------------------------------------------------------------------
for _which, _it in (("", " <cards>"), (f"{_PICKS} ", " it|them")):
    deed(f"{_which}trashes{_it}", lambda what: (e.Move(by_opponent(what), Place.TRASH),))
    deed(f"{_which}K.O.'s{_it}", lambda what: (e.KO(on_field(by_opponent(what))),))
    deed(f"{_which}rests{_it}", lambda what: (e.Rest(on_field(by_opponent(what))),))
    deed(f"{_which}reveals{_it}", lambda what: (e.Reveal(off_field(by_opponent(what))),))
    deed(f"{_which}returns{_it} to <owners-hand>", lambda what, to: (e.Move(by_opponent(what), to),))
    deed(
        f"{_which}places{_it} at <end-of-deck> (in any order)",
        lambda what, to: (e.Move(by_opponent(what), _their_end(what, to)),),
    )
    deed(f"{_which}plays{_it}", lambda what: (e.Play(off_field(by_opponent(what))),))
    deed(f"{_which}plays{_it} rested", lambda what: (e.Play(off_field(by_opponent(what)), rested=True),))
    deed(f"{_which}sets{_it} as active", lambda what: (e.SetActive(on_field(by_opponent(what))),))
    deed(f"{_which}adds{_it} to their hand", lambda what: (e.Move(off_field(by_opponent(what)), Place.HAND),))
    deed(
        f"{_which}adds{_it} to <end-of-life> <facing>",
        lambda what, to, up: (e.Move(off_field(by_opponent(what)), to, up),),
    )
EFFECT.says("your opponent chooses|selects <cards>", lambda what: (e.Pick(by_opponent(what)),))

# Which one it is, you choose; of a hand that you do not see (Rule 3-4-3).
for _reveals in ("reveals", "must reveal"):
    EFFECT.says(
        f"your opponent {_reveals} <cards> , chosen by you",
        lambda what: (e.Pick(off_field(what)), e.Reveal(Slot(LATEST))),
    )
for _trashes in ("trashes", "must trash"):
    EFFECT.says(
        f"your opponent {_trashes} <cards> , chosen by you", lambda what: (e.Move(what, Place.TRASH),)
    )

# Piles and whole hands --------------------------------------------------------------------------------------
deed("draws <count> card(s)", lambda n: (e.Draw(n, Owner.OPPONENT),))
deed("draws <count> card(s) from the top of their deck", lambda n: (e.Draw(n, Owner.OPPONENT),))
deed(
    "draws <count> card(s) from the bottom of their deck",
    lambda n: (e.DrawFromBottom(n, Owner.OPPONENT),),
)
deed("draws cards equal to <amount>", lambda n: (e.Draw(n, Owner.OPPONENT),))
deed("takes <count> damage", lambda n: (e.Damage(n),))
deed("trashes <pile>", lambda what: (e.Move(what, Place.TRASH),))
deed("reveals <pile>", lambda what: (e.Reveal(what),))
deed("reveals their hand", lambda: (e.Reveal(Every(_HAND)),))
deed("trashes their hand", lambda: (e.Move(Every(_HAND), Place.TRASH),))
deed("places their hand at <end-of-deck> (in any order)", lambda to: (e.Move(Every(_HAND), to),))
deed("adds <pile> to their hand", lambda what: (e.Move(what, Place.HAND),))
deed("adds <life-cards> to their hand", lambda what: (e.Move(what, Place.HAND),))
deed("adds <pile> to <end-of-life> <facing>", lambda what, to, up: (e.Move(what, to, up),))
for _face, _up in (("face-up", True), ("face-down", False)):
    deed(f"turns <pile> {_face}", lambda what, up=_up: (e.TurnLife(what, face_up=up),))
# Rule 4-8-1: whether it is 1 or 0 says the one who does it.
deed("draws up to 1 card", lambda: _or_not(e.Draw(1, Owner.OPPONENT)))
deed("trashes up to 1 <pile-end>", lambda top: _or_not(e.Move(top, Place.TRASH)))
deed("adds up to 1 <pile-end> to their hand", lambda top: _or_not(e.Move(top, Place.HAND)))
deed("adds up to 1 <pile-end> to <end-of-life> <facing>", lambda top, to, up: _or_not(e.Move(top, to, up)))
deed("shuffles their deck", lambda: (e.Shuffle(Owner.OPPONENT),))
IT_OR_DECK = Phrase[None]("it-or-deck")
IT_OR_DECK.means("it", None)
IT_OR_DECK.means("their deck", None)
for _area in (Area.HAND, Area.TRASH):
    for _and in ("and", ","):
        deed(
            f"returns all cards from|in their {_area.value} to their deck {_and} shuffles <it-or-deck>",
            lambda _, area=_area: _shuffled_in(area),
        )
        deed(
            f"returns their {_area.value} to their deck {_and} shuffles <it-or-deck>",
            lambda _, area=_area: _shuffled_in(area),
        )
    deed(f"shuffles their {_area.value} into their deck", lambda area=_area: _shuffled_in(area))


def _or_not(step: Effect) -> Steps:
    return (e.May((step,), who=Owner.OPPONENT),)


def _shuffled_in(area: Area) -> Steps:
    cards = Every(Cards(Owner.OPPONENT, (area,)))
    return (e.Move(cards, Place.DECK), e.Shuffle(Owner.OPPONENT))


deed(
    "returns <cards> to their deck and shuffles <it-or-deck>",
    lambda what, _: (e.Move(off_field(by_opponent(what)), Place.DECK), e.Shuffle(Owner.OPPONENT)),
)

# DON!! cards ----------------------------------------------------------------------------------------------
deed("rests <count> of their (active) DON!! card(s)", lambda n: (e.RestDon(n, Owner.OPPONENT),))
deed(
    "rests the same number of their (active) DON!! cards",
    lambda: (e.RestDon(SlotCount(THAT_MANY), Owner.OPPONENT),),
)
deed(
    "rests a number of their (active) DON!! cards equal to <amount>",
    lambda n: (e.RestDon(n, Owner.OPPONENT),),
)
deed(
    "sets <count> of their (rested) DON!! card(s) as active",
    lambda n: (e.SetDonActive(n, up_to=False, who=Owner.OPPONENT),),
)
deed(
    "sets up to <count> of their (rested) DON!! card(s) as active",
    lambda n: (e.AsPlayer(Owner.OPPONENT, (e.SetDonActive(n),)),),
)
deed(
    "adds <count> DON!! card(s) from their DON!! deck <they-enter>",
    lambda n, rested: (e.AddDon(n, rested, who=Owner.OPPONENT),),
)
deed(
    "adds up to <count> DON!! card(s) from their DON!! deck <they-enter>",
    lambda n, rested: (e.AddDon(n, rested, up_to=True, who=Owner.OPPONENT),),
)
for _back in ("<count> DON!! card(s) from their field", "<count> of their DON!! card(s)"):
    deed(f"returns {_back} to their DON!! deck", lambda n: (e.ReturnDon(n, Owner.OPPONENT),))
deed("returns <count> of them to their DON!! deck", lambda n: (e.ReturnDon(n, Owner.OPPONENT),))
for _state in ("active", "rested"):
    for _back in (
        f"<count> {_state} DON!! card(s) from their field",
        f"<count> of their {_state} DON!! card(s)",
    ):
        deed(
            f"returns {_back} to their DON!! deck",
            lambda n, state=_state: (e.ReturnDon(n, Owner.OPPONENT, state),),
        )
