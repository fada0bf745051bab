"""Decks that are played with their top card revealed, and what that card is (Rules 1-3-1, 11-2)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.durations import Duration
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_holds.players import PLAYER_BAN
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import all_of, sure

_BAN = "hide the top of the deck"
OPENLY = Phrase[None]("openly")
for _seen in ("revealed", "face-up"):
    OPENLY.means(f"{_seen} (to both players|to all players)", None)
    OPENLY.means(f"{_seen} at all times", None)
for _words, _who in (
    ("(you) play with the top card of your deck <openly>", Owner.YOU),
    ("keep the top card of your deck <openly>", Owner.YOU),
    ("the top card of your deck is <openly>", Owner.YOU),
    ("your opponent plays with the top card of their deck <openly>", Owner.OPPONENT),
    ("the top card of your opponent's deck is <openly>", Owner.OPPONENT),
):
    EFFECT.says(_words, lambda _, who=_who: _open(who))
PLAYER_BAN.means("hide the top card of your|their deck", (_BAN, None))


def _open(who: Owner) -> Steps:
    return (e.ForbidPlayer(who, _BAN, Duration.ON_FIELD),)


# Of a card that nobody sees nothing can be told, so that it must be revealed.
for _top in ("the top card of <whose> deck", "the revealed top card of <whose> deck"):
    FACT.says(f"{_top} <is-all>", lambda owner, what: _is_so(owner, what))


def _is_so(owner: Owner, what: f.Filter) -> Condition:
    described = sure(all_of(f.OpenOnTop(), what))
    return Compare(CountOf(Cards(one_owner(owner), (Area.DECK,), described)), ">=", 1)
