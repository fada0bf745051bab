"""Cards that stay in the trash: players, or effects, that cannot play them or move them elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.players import no_plays
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun, several

# What would be done to them, in the words of the ban.
_REMOVED: Final = "trash removed"
_TO_HAND: Final = "trash added to hand"
_TO_DECK: Final = "trash returned to the deck"
_ANY: Final = ("effects", None)
_ELSEWHERE: Final = ("", "to other areas", "to another area", "to any other area")
LOST = Phrase[str]("lost-from-trash")
DEED = Phrase[tuple[str, Noun]]("trash-deed")
for _to in _ELSEWHERE:
    LOST.means(f"removed|moved (from your|their trash) {_to}", _REMOVED)
    DEED.says(f"move|remove (any) <noun> {_to}", lambda noun: (_REMOVED, noun))
LOST.means("added|returned to your|their hand", _TO_HAND)
DEED.says("add|return (any) <noun> to your|their hand", lambda noun: (_TO_HAND, noun))
for _lost, _deed in (
    ("returned to", "return (any) <noun> to"),
    ("placed at the bottom of", "place (any) <noun> at the bottom of"),
    ("placed at the top or bottom of", "place (any) <noun> at the top or bottom of"),
):
    LOST.says(f"{_lost} <the-deck>", lambda _: _TO_DECK)
    DEED.says(f"{_deed} <the-deck>", lambda noun, _: (_TO_DECK, noun))

# Said of the cards.
_CARDS: Final = "(all) (of) (the) <noun> cannot be <lost-from-trash>"
EFFECT.says(f"{_CARDS} <by> <until>", lambda noun, what, by, until: _kept(noun, by, until, what))
EFFECT.says(
    f"{_CARDS} or <lost-from-trash> <by> <until>",
    lambda noun, one, two, by, until: _kept(noun, by, until, one, two),
)
EFFECT.says("(the) <noun> cannot be played <until>", lambda noun, until: _unplayed(noun, until))

# Said of the effects.
EFFECT.says(
    "<effect-of> cannot <trash-deed> <until>", lambda by, deed, until: _kept(deed[1], by, until, deed[0])
)
EFFECT.says(
    "effects cannot <trash-deed> <until>",
    lambda deed, until: _kept(deed[1], Cause("effects"), until, deed[0]),
)

# Said of the player, who does it with effects; with "own" those of the other player go on.
USED = Phrase[tuple[str, Filter | None]]("trash-effects")
USED.means("", ("effects", None))
USED.means("by effects", ("effects", None))
USED.says("<using-own-effects>", lambda of: ("own effects", of))
EFFECT.says(
    "<who-cannot> <trash-deed> <trash-effects> <until>",
    lambda who, deed, by, until: _undone(who, until, by, deed),
)
EFFECT.says(
    "<who-cannot> <trash-deed> or|and (cannot) <trash-deed> <trash-effects> <until>",
    lambda who, one, two, by, until: _undone(who, until, by, one, two),
)
EFFECT.says(
    "<who-cannot> play (any) <noun> or|and (cannot) <trash-deed> <until>",
    lambda who, noun, deed, until: (*_unplayed_by(who, noun, until), *_undone(who, until, _ANY, deed)),
)
EFFECT.says(
    "<who-cannot> <trash-deed> or|and (cannot) play (any) <noun> <until>",
    lambda who, deed, noun, until: (*_undone(who, until, _ANY, deed), *_unplayed_by(who, noun, until)),
)


def _in_trash(noun: Noun) -> tuple[Owner, Filter | None]:
    """Whose trash it is, and which cards of it are meant."""
    said = noun.described
    if said.areas != (Area.TRASH,) or said.owner is None or said != _placed(said):
        raise Misfit
    return said.owner, several(replace(noun, described=Described(said.filter))).filter()


def _placed(said: Described) -> Described:
    return Described(said.filter, said.owner, said.areas)


def _kept(noun: Noun, by: Cause, until: Duration, *deeds: str) -> Steps:
    owner, cards = _in_trash(noun)
    if owner is Owner.EITHER or by.by == "battle" or len(set(deeds)) < len(deeds):
        raise Misfit
    own = "your effects" if owner is Owner.YOU else "opponent's effects"
    cause = "own effects" if by.by == own else "opponent's effects" if by.by not in ("", "effects") else ""
    return _bans(owner, deeds, cause or "effects", cards, by.source, until)


def _undone(who: Owner, until: Duration, by: tuple[str, Filter | None], *deeds: tuple[str, Noun]) -> Steps:
    """With their effects; out of the trash of the other player these are effects of that one's opponent."""
    steps: Steps = ()
    for what, noun in deeds:
        owner, cards = _in_trash(noun)
        if who is Owner.EITHER:
            _check_owner(who, noun)
            owner = who
        cause = "opponent's effects" if owner is not who else by[0]
        steps += _bans(owner, (what,), cause, cards, by[1], until)
    return steps


def _check_owner(who: Owner, noun: Noun) -> None:
    """Players play cards of their own; of neither player it is "their trash" (of each of them)."""
    if _in_trash(noun)[0] is not (Owner.OPPONENT if who is Owner.EITHER else who):
        raise Misfit


def _bans(
    who: Owner, deeds: tuple[str, ...], by: str, cards: Filter | None, source: Filter | None, until: Duration
) -> Steps:
    return tuple(e.ForbidPlayer(who, f"have {deed} by {by}", until, cards, source) for deed in deeds)


def _unplayed(noun: Noun, until: Duration) -> Steps:
    return no_plays(_in_trash(noun)[0], noun, until)


def _unplayed_by(who: Owner, noun: Noun, until: Duration) -> Steps:
    _check_owner(who, noun)
    return no_plays(who, noun, until)
