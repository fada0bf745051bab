"""What each player selects of their own cards, and what is done to those that were not selected."""

from __future__ import annotations

from collections.abc import Callable

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.effects import Effect
from optcg.model.selections import Cards, Choose, Every, Owner, Selection
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CLAUSES, own
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.opponents_deeds import by_opponent
from optcg.text.phrases.which_cards.describe import AFTER, Described, Unchosen
from optcg.text.phrases.which_cards.nouns import CARDS
from optcg.text.phrases.which_cards.references import CHOSEN

_NOT_CHOSEN = f.Without(Unchosen(CHOSEN))
for _words in ("that was|were not selected|chosen", "not selected|chosen"):
    AFTER.means(_words, Described(_NOT_CHOSEN))
    CARDS.means(f"the Characters {_words}", Every(Cards(Owner.EITHER, (Area.CHARACTER,), _NOT_CHOSEN)))

EACH_SELECTS = Phrase[Choose]("each-selects")
for _you in ("(both) you and your opponent", "you and your opponent each"):
    EACH_SELECTS.says(f"{_you} choose|select <cards>", lambda what: _of_each(what, Owner.YOU))
EACH_SELECTS.says("each player chooses|selects <cards>", lambda what: _of_each(what, Owner.OPPONENT))
for _players in ("both players", "all players"):
    EACH_SELECTS.says(f"{_players} (each) choose|select <cards>", lambda what: _of_each(what, Owner.OPPONENT))
EFFECT.says("<each-selects>", lambda what: _selected(what))
CLAUSES.says("<each-selects> . (Then ,) <to-the-rest>", lambda what, deed: _rest(what, deed))


def _of_each(what: Selection, whose: Owner) -> Choose:
    """ "Your own Characters", said of you both; "their Characters", said of players."""
    if not isinstance(what, Choose) or what.cards.owner is not whose or what.cards.areas != (Area.CHARACTER,):
        raise Misfit
    chosen = by_opponent(what)
    assert isinstance(chosen, Choose)
    return chosen


def _selected(what: Choose) -> Steps:
    return (e.AsPlayer(Owner.EITHER, own((e.Pick(what),))),)


def _rest(what: Choose, deed: Callable[[Selection], Effect]) -> Steps:
    """Of cards of a kind the words do not tell whether the rest are all others, or those of the kind."""
    if what.cards.filter is not None:
        raise Misfit
    return (*_selected(what), deed(Every(Cards(Owner.EITHER, what.cards.areas, _NOT_CHOSEN))))
