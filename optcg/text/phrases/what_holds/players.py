"""What players cannot do, attacks that cannot be blocked, plays that cost less."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun, every, your

# What players cannot do -------------------------------------------------------------------------------
PLAYER = Phrase[Owner]("player")
PLAYER.means("you", Owner.YOU)
PLAYER.means("your opponent", Owner.OPPONENT)

PLAYER_BAN = Phrase[tuple[str, Filter | None]]("player-ban")
PLAYER_BAN.means("activate (a) [Blocker]", ("activate Blocker", None))
PLAYER_BAN.means("activate (any) Events", ("activate Events", None))
PLAYER_BAN.means("activate (any) Event cards", ("activate Events", None))
PLAYER_BAN.says(
    "activate (a) <ahead> [Blocker] <noun>",
    lambda ahead, noun: blocking(noun.and_(Described(ahead))),
)
PLAYER_BAN.means("activate an Event", ("activate Events", None))
PLAYER_BAN.means("attack a Leader", ("attack a Leader", None))
PLAYER_BAN.means("attack", ("attack", None))
PLAYER_BAN.means("place active DON!! cards in the DON!! Phase", ("place active DON!!", None))
PLAYER_BAN.says("start attacks with <noun>", lambda noun: ("attack", sure(noun.filter())))
PLAYER_BAN.means("start attacks against cards", ("attack cards", None))
PLAYER_BAN.says("start attacks against <noun>", lambda noun: ("attack cards", sure(noun.filter())))
PLAYER_BAN.means("attack Leaders", ("attack a Leader", None))
PLAYER_BAN.means("attack your opponent's Leader", ("attack a Leader", None))
for _life in (
    "Life cards to your|their hand",
    "cards from your|their Life (cards|area) to your|their hand",
    "cards to your|their hand from your|their Life (cards|area)",
):
    PLAYER_BAN.means(f"add {_life}", ("add Life to hand", None))
EFFECT.says(
    "<player> cannot <player-ban> <until>",
    lambda who, what, until: (e.ForbidPlayer(who, what[0], until, what[1]),),
)
EFFECT.says("<player> cannot play (any) <noun> <until>", lambda who, noun, until: no_plays(who, noun, until))
EFFECT.says(
    "<player> cannot <player-ban> or|and (cannot) <player-ban> <until>",
    lambda who, one, two, until: tuple(e.ForbidPlayer(who, ban[0], until, ban[1]) for ban in (one, two)),
)
EFFECT.says(
    "<player> cannot play (any) <noun> or|and (cannot) <player-ban> <until>",
    lambda who, noun, ban, until: (
        *no_plays(who, noun, until),
        e.ForbidPlayer(who, ban[0], until, ban[1]),
    ),
)
EFFECT.says(
    "<player> cannot <player-ban> or|and (cannot) play (any) <noun> <until>",
    lambda who, ban, noun, until: (
        e.ForbidPlayer(who, ban[0], until, ban[1]),
        *no_plays(who, noun, until),
    ),
)
EFFECT.says(
    "your opponent cannot activate the [Blocker] of up to <count> (of their) <noun> <duration>",
    lambda n, noun, until: (e.Forbid(Choose(_blockers(noun), n, up_to=True), "block", until),),
)
EFFECT.says(
    "your opponent cannot activate [Blocker] with up to <count> (of their) <noun> <duration>",
    lambda n, noun, until: (e.Forbid(Choose(_blockers(noun), n, up_to=True), "block", until),),
)
EFFECT.says(
    "your opponent cannot activate up to <count> <ahead> [Blocker] <noun> <duration>",
    lambda n, ahead, noun, until: (
        e.Forbid(Choose(_blockers(noun.and_(Described(ahead))), n, up_to=True), "block", until),
    ),
)


def _blockers(noun: Noun) -> Cards:
    group = noun.cards(Owner.OPPONENT)
    return Cards(group.owner, group.areas, all_of(f.HasKeyword("Blocker"), group.filter))


def blocking(noun: Noun) -> tuple[str, Filter | None]:
    """Events do not block: what else is named is not activated either, but not as a [Blocker]."""
    if set(noun.kinds) - {Category.LEADER, Category.CHARACTER}:
        raise Misfit
    return "activate Blocker", sure(noun.filter())


def no_plays(who: Owner, noun: Noun, until: Duration) -> Steps:
    """Neither by paying for them (Rule 4-7-2) nor by effects (Rule 3-7-3); "on your field" says no more.

    "From your hand" leaves what lies elsewhere to effects. Out of the trash only effects play cards.
    """
    if noun.described.areas == (Area.TRASH,):
        if noun.described.owner is not who and who is not Owner.EITHER:
            raise Misfit
        cards = all_of(noun.filter(), f.InArea((Area.TRASH,)))
        return (e.ForbidPlayer(who, "play by effects", until, cards),)
    if noun.described.areas not in ((), (Area.HAND,)):
        raise Misfit
    if noun.described.areas:
        return (e.ForbidPlayer(who, "play from hand", until, noun.filter()),)
    if noun.described.owner not in (None, who):
        raise Misfit
    return (e.ForbidPlayer(who, "play cards", until, noun.filter()),)


# When a chosen card attacks: nobody can block it. Of a kind of cards, and for a time: `battles.py`.
EFFECT.says(
    "your opponent cannot activate [Blocker] if|when|whenever <blockless> attack(s)",
    lambda what: _unblockable(what),
)
EFFECT.says(
    "your opponent cannot activate [Blocker] during this Character's|Leader's attack(s)",
    lambda: (e.GainKeyword(This(), "Unblockable"),),
)
BLOCKLESS = Phrase[Selection]("blockless")
BLOCKLESS.says("<that-card>", Slot)
BLOCKLESS.says("(any of|one of) your <noun>", lambda noun: _whichever(noun))
BLOCKLESS.says("this Character|Leader", This)


def _whichever(noun: Noun) -> Selection:
    """ "When your {Navy} type Character attacks": whichever of them it is."""
    return your(Owner.YOU, noun) if noun.plural else every(noun, Owner.YOU)


def is_kind(what: Selection) -> bool:
    """Whether any card of a kind is meant, those that come later, too; the Leader is one card, and stays."""
    return isinstance(what, Every) and what.cards.areas != (Area.LEADER,)


def _unblockable(what: Selection) -> Steps:
    if is_kind(what):
        raise Misfit
    return (e.GainKeyword(what, "Unblockable"),)


# Costs of plays to come.
LESS = Phrase[int]("costs-less")
for _cost in ("the|its cost will be reduced by", "the|its cost is reduced by"):
    LESS.says(f"{_cost} <number>", lambda n: n)
LESS.says("reduce the|its cost by <number>", lambda n: n)
LESS.says("it costs <number> less", lambda n: n)
NEXT_PLAY = Phrase[Filter | None]("next-play")
NEXT_PLAY.says("(a|an) <noun>", lambda noun: _from_hand(noun))
NEXT_PLAY.says("<that-card> (from your hand)", lambda slot: f.Among(slot))
EFFECT.says(
    "the next time you play|activate <next-play> <duration> , <costs-less>",
    lambda described, until, n: (e.ReduceNextPlay(n, described, until),),
)
EFFECT.says(
    "<duration> , the next time you play|activate <next-play> , <costs-less>",
    lambda until, described, n: (e.ReduceNextPlay(n, described, until),),
)
for _is in ("is reduced", "will be reduced"):
    EFFECT.says(
        f"the cost of playing <that-card> (from your hand) {_is} by <number> <duration>",
        lambda slot, n, until: (e.ReduceNextPlay(n, f.Among(slot), until),),
    )
    EFFECT.says(
        f"the cost of the next <noun> you play|activate (from your hand) <duration> {_is} by <number>",
        lambda noun, until, n: (e.ReduceNextPlay(n, _from_hand(noun), until),),
    )
    EFFECT.says(
        f"<duration> , the cost of the next <noun> you play|activate (from your hand) {_is} by <number>",
        lambda until, noun, n: (e.ReduceNextPlay(n, _from_hand(noun), until),),
    )
for _less in ("costs <number> less", "will have|has its cost reduced by <number>"):
    EFFECT.says(
        f"the next <noun> you play|activate (from your hand) <duration> {_less}",
        lambda noun, until, n: (e.ReduceNextPlay(n, _from_hand(noun), until),),
    )


def _from_hand(noun: Noun) -> Filter | None:
    if noun.described.areas not in ((), (Area.HAND,)):
        raise Misfit
    return noun.filter()
