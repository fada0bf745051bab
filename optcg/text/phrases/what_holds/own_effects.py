"""What players cannot do with their effects: draw, add DON!!, play, K.O. - with all of them, or some."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Owner, Selection
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.players import PLAYER_BAN
from optcg.text.phrases.what_is_done.changes import ban, say, source_of
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun, every

# With which effects: those of the player, or of certain cards. Who does it "using effects" uses their own.
OWN_USED = Phrase[Filter | None]("using-own-effects")
# "By effects" may be those of the other player, too.
USED = Phrase[Filter | None]("using-effects")
USED.says("<using-own-effects>", lambda of: of)


def _use(phrase: Phrase[Filter | None], by: str, own: str = "") -> None:
    phrase.means(f"{by} {own} effect(s)", None)
    phrase.says(f"{by} {own} <kinds-of> effect(s)", lambda of: of)
    phrase.says(f"{by} {own} <ahead> <source-s> effect(s)", lambda ahead, of: sure(all_of(of, ahead)))


_use(OWN_USED, "by", "own")
_use(OWN_USED, "by", "your|their (own)")
_use(OWN_USED, "with|using", "(your|their) (own)")
_use(USED, "by")
OWN_USED.says("by (the) effect(s) of your|their <noun>", source_of)
OWN_USED.says("with|using (the) effect(s) of (your|their) <noun>", source_of)
USED.says("by (the) effect(s) of <noun>", source_of)

_DON_ACTIVE: Final = "set DON!! active by effects"
# What needs no cards to be named.
DEED = Phrase[str]("effect-deed")
DEED.means("draw (any) card(s)", "draw by effects")
DEED.means("set (any) (your|their) DON!! card(s) as active", _DON_ACTIVE)
for _from in ("from your|their DON!! deck", "to your|their field", "to your|their cost area"):
    DEED.means(f"add (any) DON!! card(s) {_from}", "add DON!! by effects")
for _life in ("Life card(s)", "cards from your|their Life area", "cards from your|their Life cards"):
    DEED.means(f"add {_life} to your|their hand", "add Life to hand by effects")
PLAYER_BAN.says("<effect-deed> <using-own-effects>", lambda what, of: (what, of))
EFFECT.says(
    "<player> cannot <effect-deed> or|and <effect-deed> <using-own-effects> <until>",
    lambda who, one, two, of, until: tuple(e.ForbidPlayer(who, what, until, of) for what in (one, two)),
)
# DON!! cards of a player, which effects of that player set as active. "By effects" is by those of both.
for _whose, _owner, _own in (
    ("your", Owner.YOU, ("your (own)",)),
    ("your opponent's", Owner.OPPONENT, ("their (own)", "your opponent's")),
):
    USED_BY_OWNER = Phrase[Filter | None](f"using-effects-of-{_owner.value}")
    for _by in _own:
        _use(USED_BY_OWNER, "by", _by)
    for _active in ("become active", "be set as active"):
        EFFECT.says(
            f"{_whose} DON!! cards cannot {_active} <using-effects-of-{_owner.value}> <until>",
            lambda of, until, who=_owner: (e.ForbidPlayer(who, _DON_ACTIVE, until, of),),
        )
        EFFECT.says(
            f"{_whose} <noun> and DON!! cards cannot {_active} <using-effects-of-{_owner.value}> <until>",
            lambda noun, of, until, who=_owner: _kept_rested(who, noun, of, until),
        )


def _kept_rested(who: Owner, noun: Noun, of: Filter | None, until: Duration) -> Steps:
    """Both are set as active by effects of their own player."""
    if not noun.plural:
        raise Misfit
    cards = say(every(noun, who), ban("be set active", Cause("effects", of)), until)
    return (*cards, e.ForbidPlayer(who, _DON_ACTIVE, until, of))


# Cards that are not played so.
EFFECT.says(
    "<player> cannot play (any) <noun> <using-effects> <until>",
    lambda who, noun, of, until: _no_plays(who, noun, of, until),
)
EFFECT.says(
    "<neither> play (any) <noun> <using-effects> <until>",
    lambda _, noun, of, until: _no_plays(Owner.EITHER, noun, of, until),
)
EFFECT.says("<noun> cannot be played by effects <until>", lambda noun, until: _unplayed(noun, until))


def _unplayed(noun: Noun, until: Duration) -> Steps:
    """Said of the cards: whose they are, if the words tell it; else of both players'."""
    owner = noun.described.owner
    if not noun.plural:
        raise Misfit
    noun = replace(noun, described=replace(noun.described, owner=None))
    return _no_plays(Owner.EITHER if owner is None else owner, noun, None, until)


def _no_plays(who: Owner, noun: Noun, of: Filter | None, until: Duration) -> Steps:
    areas, said = noun.described.areas, noun.filter()
    if areas == (Area.HAND,):
        return (e.ForbidPlayer(who, "play from hand by effects", until, said, of),)
    if areas:
        said = all_of(said, f.InArea(areas))
    return (e.ForbidPlayer(who, "play by effects", until, said, of),)


# Cards to which it is not done. Whose they are is seen from the player who cannot do it.
DONE_TO = Phrase[tuple[str, Filter]]("deed-to-cards")
for _verb, _what in (
    ("K.O. {}", "K.O. by effects"),
    ("rest {}", "rest by effects"),
    ("trash {}", "trash by effects"),
    ("return {} to the owner's hand", "return to hand by effects"),
    ("return {} to the owner's deck", "return to the deck by effects"),
    ("place {} at the bottom of the owner's deck", "return to the deck by effects"),
):
    DONE_TO.says(
        _verb.format("(any of) <whose> <noun>"),
        lambda owner, noun, what=_what: (what, sure(all_of(_several(noun), f.OwnedBy(one_owner(owner))))),
    )
    DONE_TO.says(_verb.format("(any) <noun>"), lambda noun, what=_what: (what, _several(noun)))
EFFECT.says(
    "you cannot <deed-to-cards> <using-effects> <until>",
    lambda deed, of, until: (e.ForbidPlayer(Owner.YOU, deed[0], until, deed[1], of),),
)
EFFECT.says(
    "you cannot remove (any of) your <noun> from the field <using-effects> <until>",
    lambda noun, of, until: say(_all_yours(noun), ban("be removed", Cause("your effects", of)), until),
)
EFFECT.says(
    "<player> cannot set (any) (of) (their|your) <noun> as active <using-own-effects> <until>",
    lambda who, noun, of, until: (e.ForbidPlayer(who, "set active by effects", until, _several(noun), of),),
)


def _all_yours(noun: Noun) -> Selection:
    if not noun.plural:
        raise Misfit
    return every(noun, Owner.YOU)


def _several(noun: Noun) -> Filter:
    if not noun.plural or noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())
