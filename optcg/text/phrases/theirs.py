"""What the opponent does, one deed after the other, or one of two as they like."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.effects import Place
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Phrase
from optcg.text.phrases.flow import CLAUSES, own
from optcg.text.phrases.hands import by_opponent
from optcg.text.phrases.moves import EFFECT, Steps, on_field

# The one or the other, as the opponent likes ----------------------------------------------------------------
THEIR_DEED = Phrase[Steps]("their-deed")
THEIR_DEED.says("trashes <cards>", lambda what: (e.Move(by_opponent(what), Place.TRASH),))
THEIR_DEED.says("trashes <pile>", lambda what: (e.Move(what, Place.TRASH),))
THEIR_DEED.says("rests <cards>", lambda what: (e.Rest(on_field(by_opponent(what))),))
THEIR_DEED.says("K.O.'s <cards>", lambda what: (e.KO(on_field(by_opponent(what))),))
THEIR_DEED.says("returns <cards> to <owners-hand>", lambda what, to: (e.Move(by_opponent(what), to),))
THEIR_DEED.says(
    "places <cards> at <end-of-deck> (in any order)", lambda what, to: (e.Move(by_opponent(what), to),)
)
THEIR_DEED.says(
    "returns <count> DON!! card(s) from their field to their DON!! deck",
    lambda n: (e.ReturnDon(n, Owner.OPPONENT),),
)
THEIR_DEED.says("rests <count> of their (active) DON!! card(s)", lambda n: (e.RestDon(n, Owner.OPPONENT),))
THEIR_DEED.says("adds <pile> to <end-of-life> <facing>", lambda what, to, up: (e.Move(what, to, up),))
THEIR_DEED.says("adds <pile> to their hand", lambda what: (e.Move(what, Place.HAND),))
IT_OR_DECK = Phrase[None]("it-or-deck")
IT_OR_DECK.means("it", None)
IT_OR_DECK.means("their deck", None)
_PICKS = "chooses|selects <cards> and"
THEIR_DEED.says(f"{_PICKS} trashes it|them", lambda what: (e.Move(by_opponent(what), Place.TRASH),))
THEIR_DEED.says(f"{_PICKS} rests it|them", lambda what: (e.Rest(on_field(by_opponent(what))),))
THEIR_DEED.says(f"{_PICKS} K.O.'s it|them", lambda what: (e.KO(on_field(by_opponent(what))),))
THEIR_DEED.says(
    f"{_PICKS} returns it|them to <owners-hand>", lambda what, to: (e.Move(by_opponent(what), to),)
)
THEIR_DEED.says(
    f"{_PICKS} places it|them at <end-of-deck> (in any order)",
    lambda what, to: (e.Move(by_opponent(what), to),),
)
for _area in (Area.HAND, Area.TRASH):
    THEIR_DEED.says(
        f"returns all cards from|in their {_area.value} to their deck and shuffles <it-or-deck>",
        lambda _, area=_area: (
            e.Move(Every(Cards(Owner.OPPONENT, (area,))), Place.DECK),
            e.Shuffle(Owner.OPPONENT),
        ),
    )
THEIR_DEED.says("reveals <pile>", lambda what: (e.Reveal(what),))
THEIR_DEED.says(
    "shuffles their hand into their deck",
    lambda: (
        e.Move(Every(Cards(Owner.OPPONENT, (Area.HAND,))), Place.DECK),
        e.Shuffle(Owner.OPPONENT),
    ),
)
THEIR_DEED.says("takes <number> damage", lambda n: (e.Damage(n, Owner.OPPONENT),))
THEIR_DEED.says("draws <count> card(s)", lambda n: (e.Draw(n, Owner.OPPONENT),))
THEIR_DEEDS = Phrase[Steps]("their-deeds")
THEIR_DEEDS.says("<their-deed>", lambda one: one)
THEIR_DEEDS.says("<their-deed> and <their-deeds>", lambda one, rest: one + rest)
THEIR_DEEDS.says("<their-deed> , then <their-deeds>", lambda one, rest: one + rest)
for _and in ("and", ", and", ", then", "and then"):
    CLAUSES.says(f"your opponent <their-deed> {_and} <their-deeds>", lambda one, rest: one + rest)
EFFECT.says(
    "your opponent returns all cards from|in their trash to their deck and shuffles <it-or-deck>",
    lambda _: (
        e.Move(Every(Cards(Owner.OPPONENT, (Area.TRASH,))), Place.DECK),
        e.Shuffle(Owner.OPPONENT),
    ),
)
EFFECT.says("your opponent reveals <pile>", lambda what: (e.Reveal(what),))
EFFECT.says("each player <their-deeds>", lambda steps: (e.AsPlayer(Owner.EITHER, own(steps)),))
CLAUSES.says(
    "your opponent (either) <their-deed> or <their-deed>",
    lambda one, two: (e.ChooseOne((one, two), Owner.OPPONENT),),
)
# One verb, two kinds of cards.
for _deed, _step in (
    ("rests", lambda what: e.Rest(on_field(by_opponent(what)))),
    ("trashes", lambda what: e.Move(by_opponent(what), Place.TRASH)),
    ("K.O.'s", lambda what: e.KO(on_field(by_opponent(what)))),
):
    CLAUSES.says(
        f"your opponent (either) {_deed} <cards> or <cards>",
        lambda one, two, step=_step: _one_or_other(step(one), step(two)),
    )
_THEIR_DON = "<count> of their (active) DON!! card(s)"
CLAUSES.says(
    f"your opponent (either) rests <cards> or {_THEIR_DON}",
    lambda what, n: _one_or_other(e.Rest(on_field(by_opponent(what))), e.RestDon(n, Owner.OPPONENT)),
)
CLAUSES.says(
    f"your opponent (either) rests {_THEIR_DON} or <cards>",
    lambda n, what: _one_or_other(e.RestDon(n, Owner.OPPONENT), e.Rest(on_field(by_opponent(what)))),
)


def _one_or_other(one: e.Effect, two: e.Effect) -> Steps:
    return (e.ChooseOne(((one,), (two,)), Owner.OPPONENT),)


CLAUSES.says(
    "your opponent chooses to (either) <opponents-effect> or <opponents-effect>",
    lambda one, two: (e.ChooseOne((one, two), Owner.OPPONENT),),
)
