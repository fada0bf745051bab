"""Drawing, and what is done with whole hands; what the opponent does with cards."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount, CountOf, Minus, Per, Plus, SlotCount
from optcg.model.effects import Place
from optcg.model.selections import (
    Cards,
    Choose,
    Every,
    Owner,
    Top,
)
from optcg.model.terms import Area
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, off_field
from optcg.text.phrases.which_cards.nouns import CARDS
from optcg.text.phrases.which_cards.references import DRAWN, KOD, LATEST, RETURNED, TRASHED
from optcg.text.pointing.the_deck import ItsDeck, TheDeck

# Drawing and the hand -------------------------------------------------------------------------------
EFFECT.says("draw <count> card(s)", lambda n: (e.Draw(n),))
EFFECT.says("draw <count> card(s) from the top of your deck", lambda n: (e.Draw(n),))
EFFECT.says("draw <count> card(s) from the bottom of your deck", lambda n: (e.DrawFromBottom(n),))
EFFECT.says("draw a card", lambda: (e.Draw(1),))
EFFECT.says("draw <count> more|additional card(s)", lambda n: (e.Draw(n),))
EFFECT.says("draw an additional card", lambda: (e.Draw(1),))
EFFECT.says("you draw <count> card(s)", lambda n: (e.Draw(n),))
EFFECT.says("draw <number> card(s) <scale>", lambda n, scale: (e.Draw(Per(n, *scale)),))
EFFECT.says("draw a card <scale>", lambda scale: (e.Draw(Per(1, *scale)),))
EFFECT.says("draw the same number of cards", lambda: (e.Draw(SlotCount(LATEST)),))
EFFECT.says("draw up to <count> card(s)", lambda n: (e.DrawUpTo(n),))
EFFECT.says("draw cards so that the number of cards in your hand becomes <number>", lambda n: _refill(n))
EFFECT.says("draw cards equal to the number (of cards) <you-moved>", lambda slot: (e.Draw(SlotCount(slot)),))
EFFECT.says(
    "draw cards equal to the number (of cards) <you-moved> plus <number>",
    lambda slot, n: (e.Draw(Plus(SlotCount(slot), n)),),
)
for _words in ("card(s) more", "more card(s)"):
    EFFECT.says(
        f"draw <number> {_words} than the number (of cards) <you-moved>",
        lambda n, slot: (e.Draw(Plus(SlotCount(slot), n)),),
    )
EFFECT.says("draw the same number of cards plus <number>", lambda n: (e.Draw(Plus(SlotCount(LATEST), n)),))
for _words in ("draw as many cards as <you-moved>", "draw the same number of cards as <you-moved>"):
    EFFECT.says(_words, lambda slot: (e.Draw(SlotCount(slot)),))
EFFECT.says(
    "trash all (of) (the) cards in your hand", lambda: (e.Move(Every(_hand(Owner.YOU)), Place.TRASH),)
)
EFFECT.says(
    "place your hand at <end-of-deck> (in any order)", lambda to: (e.Move(Every(_hand(Owner.YOU)), to),)
)
EFFECT.says("trash your hand", lambda: (e.Move(Every(_hand(Owner.YOU)), Place.TRASH),))
for _words in ("look at your opponent's hand", "look at all cards from your opponent's hand"):
    EFFECT.says(_words, lambda: (e.Look(Every(_hand(Owner.OPPONENT))),))
EFFECT.says("reveal your hand", lambda: (e.Reveal(Every(_hand(Owner.YOU))),))
EFFECT.says(
    "draw <number> cards and trash the same number of cards from your hand",
    lambda n: (
        e.Draw(n),
        e.Move(Choose(_hand(Owner.YOU), n), Place.TRASH),
    ),
)
EFFECT.says(
    "trash the same number of cards from your hand",
    lambda: (e.Move(Choose(_hand(Owner.YOU), SlotCount(DRAWN)), Place.TRASH),),
)
EFFECT.says("trash all cards from your hand", lambda: (e.Move(Every(_hand(Owner.YOU)), Place.TRASH),))
EFFECT.says(
    "trash the same number of cards from the top of your deck as you did from your hand",
    lambda: (e.Move(Top(Owner.YOU, Area.DECK, SlotCount(LATEST)), Place.TRASH),),
)
EFFECT.says(
    "place all cards in your hand at <end-of-deck> (in any order)",
    lambda to: (e.Move(Every(_hand(Owner.YOU)), to),),
)
EFFECT.says(
    "return all cards in your hand to your deck and shuffle your|the deck",
    lambda: (
        e.Move(Every(_hand(Owner.YOU)), Place.DECK),
        e.Shuffle(),
    ),
)
EFFECT.says(
    "return <cards> to your deck and shuffle it", lambda what: (e.Move(what, Place.DECK), e.Shuffle())
)
EFFECT.says(
    "return <cards> to your deck and shuffle your|the deck",
    lambda what: (
        e.Move(what, Place.DECK),
        e.Shuffle(),
    ),
)
EFFECT.says("shuffle <cards> into your deck", lambda what: (e.Move(off_field(what), Place.DECK), e.Shuffle()))
EFFECT.says("shuffle your deck", lambda: (e.Shuffle(),))
EFFECT.says("shuffle the deck", lambda: (TheDeck(),))
EFFECT.says("shuffle it", lambda: (ItsDeck(),))
EFFECT.says(
    "shuffle your hand into your deck", lambda: (e.Move(Every(_hand(Owner.YOU)), Place.DECK), e.Shuffle())
)
EFFECT.says(
    "shuffle your trash into your deck",
    lambda: (e.Move(Every(Cards(Owner.YOU, (Area.TRASH,))), Place.DECK), e.Shuffle()),
)
_EACH_HAVE = "until you each have <number> cards in your hands"
EFFECT.says(
    f"you and your opponent trash cards from your hands {_EACH_HAVE}",
    lambda n: (e.AsPlayer(Owner.EITHER, _discard_to(n)),),
)
EFFECT.says(
    f"you and your opponent place cards from your hands at <end-of-deck> (in any order) {_EACH_HAVE}",
    lambda to, n: (e.AsPlayer(Owner.EITHER, _discard_to(n, to)),),
)

YOU_MOVED = Phrase[int]("you-moved")
for _words, _moved in (
    ("you returned to your deck", RETURNED),
    ("you placed at the bottom of your deck", RETURNED),
    ("you trashed", TRASHED),
    ("trashed", TRASHED),
    ("returned", RETURNED),
    ("of cards trashed", TRASHED),
    ("of Characters trashed", TRASHED),
    ("of Characters returned|placed", RETURNED),
    ("of Characters K.O.'d", KOD),
):
    YOU_MOVED.means(_words, _moved)


def _hand(owner: Owner) -> Cards:
    return Cards(owner, (Area.HAND,))


def _refill(number: Amount) -> Steps:
    return (e.Draw(Minus(number, CountOf(_hand(Owner.YOU)))),)


def _discard_to(number: int, to: Place = Place.TRASH) -> Steps:
    return (e.Move(Choose(_hand(Owner.YOU), Minus(CountOf(_hand(Owner.YOU)), number)), to),)


# Nobody sees a hand that is not told to be looked at. It is mixed and picked from blind by the other player
# (Rule 3-4-3), so that chance decides.
for _blind in ("without looking (at it|them)", "at random"):
    CARDS.says(
        f"<count> card(s) from your opponent's hand {_blind}",
        lambda n: Choose(_hand(Owner.OPPONENT), n),
    )
EFFECT.says("trash <by-chance>", lambda what: (e.Move(what, Place.TRASH),))
EFFECT.says("reveal <by-chance>", lambda what: (e.Reveal(what),))
EFFECT.says("place <by-chance> at <end-of-deck> (in any order)", lambda what, to: (e.Move(what, to),))
BY_CHANCE = Phrase[Choose]("by-chance")
BY_CHANCE.says(
    "<count> card(s) from your hand at random", lambda n: Choose(_hand(Owner.YOU), n, chooser=Owner.OPPONENT)
)
_THEIRS = "<count> card(s) from their hand at random"
for _must in ("trashes", "must trash"):
    EFFECT.says(
        f"your opponent {_must} {_THEIRS}", lambda n: (e.Move(Choose(_hand(Owner.OPPONENT), n), Place.TRASH),)
    )
for _must in ("reveals", "must reveal"):
    EFFECT.says(f"your opponent {_must} {_THEIRS}", lambda n: (e.Reveal(Choose(_hand(Owner.OPPONENT), n)),))
for _must in ("places", "must place"):
    EFFECT.says(
        f"your opponent {_must} {_THEIRS} at <end-of-deck> (in any order)",
        lambda n, to: (e.Move(Choose(_hand(Owner.OPPONENT), n), to),),
    )
