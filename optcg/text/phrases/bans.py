"""What cannot be done: to cards, with cards, by players, or not without a price; plays that cost less."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import PermanentEffect
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Every, Owner, Selection, Slot
from optcg.model.terms import Area, Category
from optcg.model.trees import nodes_of
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.changes import BAN, ban
from optcg.text.phrases.events import IN_BATTLE, KO, NO_CAUSE, SET_ACTIVE, Cause, Deed, described
from optcg.text.phrases.filters import Described, all_of, sure
from optcg.text.phrases.moves import on_field
from optcg.text.phrases.nouns import Noun, every, is_alone, your
from optcg.text.phrases.rule_texts import RULE
from optcg.text.phrases.sentences import own
from optcg.text.phrases.verbs import EFFECT, Steps, written
from optcg.text.words.tokens import AUTO_TAGS

# Of cards: "cannot attack or be rested" -----------------------------------------------------------------
ONE_BAN = Phrase[Steps]("one-ban")
BAN.says("<one-ban>", lambda one: one)
BAN.says("<one-ban> or <one-ban>", lambda one, two: _neither(one, two))
ONE_BAN.says("be <done>", lambda deeds: tuple(step for deed in deeds for step in _undone(deed)))
ONE_BAN.means("attack", ban("attack"))
ONE_BAN.means("activate [Blocker]", ban("block"))
ONE_BAN.means("be attacked", ban("be attacked"))
ONE_BAN.says("be attacked by <noun>", lambda noun: ban("be attacked", Cause(source=described(noun))))


def _undone(deed: Deed) -> Steps:
    """What only effects do is done by effects, though no cause is told."""
    fate, causes = deed.fate, deed.told_by()
    if fate == SET_ACTIVE and causes == (NO_CAUSE,):
        return ban("become active")  # in the Refresh Phase, too (Rule 6-2-4)
    if fate == KO and set(causes) == {IN_BATTLE, Cause("effects")}:
        causes = (NO_CAUSE,)
    elif IN_BATTLE.by in [cause.by for cause in causes]:
        causes = tuple(reversed(causes))  # battles come first
    elif not fate.in_battle:
        causes = tuple(cause if cause.by else Cause("effects") for cause in causes)
    return tuple(step for cause in causes for step in ban(fate.ban, cause))


def _neither(one: Steps, two: Steps) -> Steps:
    """A cause that stands behind both may be that of both."""
    first, second = one[-1], two[0]
    done = isinstance(first, e.Forbid) and first.what_not.startswith("be ") and not first.by
    if one == two or (done and isinstance(second, e.Forbid) and second.by):
        raise Misfit
    return one + two


# What cards cannot attack.
TARGET = Phrase[Steps]("attack-target")
TARGET.says("a|an <noun>", lambda noun: _unattacked(noun, not noun.plural))
TARGET.says("<noun>", lambda noun: _unattacked(noun, noun.plural))
TARGET.says(
    "(any of) your (opponent's) <noun>",
    lambda noun: _unattacked(noun, noun.plural or not noun.kinds or is_alone(noun)),
)
ONE_BAN.says("attack <attack-target>", lambda steps: steps)


def _unattacked(noun: Noun, clear: bool) -> Steps:
    said = noun.described
    if not clear or said != Described(said.filter) or set(noun.kinds) - {Category.CHARACTER, Category.LEADER}:
        raise Misfit
    if noun.kinds == (Category.CHARACTER,):
        return ban("attack Characters", Cause(source=said.filter))
    if noun.kinds == (Category.LEADER,):
        return ban("attack a Leader", Cause(source=said.filter))
    return ban("attack cards", Cause(source=sure(said.filter and noun.filter())))


# The only cards that the opponent can attack, with whatever card.
EFFECT.says(
    "your opponent cannot attack (a|any) card(s) other than (the) <noun> <until>",
    lambda noun, until: _no_others(described(noun), until),
)
EFFECT.says("your opponent cannot attack (any of) your <noun> <until>", lambda *said: _not_these(*said))


def _not_these(noun: Noun, until: Duration) -> Steps:
    """Certain Characters, of which there may be several."""
    if noun.kinds != (Category.CHARACTER,) or not noun.plural:
        raise Misfit  # of the Leader it is said of the player
    return _unreached(noun.cards(Owner.YOU), noun.filter(), until)


def _no_others(only: Filter, until: Duration) -> Steps:
    others = Cards(Owner.YOU, LEADER_AND_CHARACTERS, f.Without(only))
    return _unreached(others, others.filter, until)


def _unreached(cards: Cards, said: Filter | None, until: Duration) -> Steps:
    """For a time it is said of the opponent, so that a card that comes later is not attacked either."""
    if until is Duration.ON_FIELD:
        return (e.Forbid(Every(cards), "be attacked", until),)
    return (e.ForbidPlayer(Owner.OPPONENT, "attack cards", until, said),)


# Of players ---------------------------------------------------------------------------------------------
PLAYER = Phrase[Owner]("player")
PLAYER.means("you", Owner.YOU)
PLAYER.means("your opponent", Owner.OPPONENT)

PLAYER_BAN = Phrase[tuple[str, Filter | None]]("player-ban")
PLAYER_CANNOT = Phrase[e.ForbidPlayer]("player-cannot")
PLAYER_CANNOT.says("<player> cannot <player-ban>", lambda who, what: _forbid(who, *what))
PLAYER_CANNOT.says("<player> cannot play (any) <noun>", lambda who, noun: _no_plays(who, noun))
PLAYER_CANNOT.says("<player> cannot activate (any) <noun>", lambda who, noun: _no_events(who, noun))
EFFECT.says("<player-cannot> <until>", lambda ban, until: (replace(ban, duration=until),))
PLAYER_BAN.means("attack (a|your|your opponent's) Leader(s)", ("attack a Leader", None))
PLAYER_BAN.means("activate (a) [Blocker]", ("activate Blocker", None))
PLAYER_BAN.says(
    "activate (a) <ahead> [Blocker] <noun>", lambda ahead, noun: _blocking(noun.and_(Described(ahead)))
)
PLAYER_BAN.says(
    "activate (the) [Blocker] of|with|using|on (a|any|their|any of their) <noun>",
    lambda noun: _blocking(noun),
)
PLAYER_BAN.says("<effect-deed> <using-own-effects>", lambda what, of: (what, of))
EFFECT.says(
    "your opponent cannot activate up to <count> <ahead> [Blocker] <noun> <duration>",
    lambda n, ahead, noun, until: (e.Forbid(Choose(_blockers(noun, ahead), n, up_to=True), "block", until),),
)


def _forbid(who: Owner, what_not: str, said: Filter | None) -> e.ForbidPlayer:
    return e.ForbidPlayer(who, what_not, Duration.ON_FIELD, said)


def _blocking(noun: Noun) -> tuple[str, Filter | None]:
    if set(noun.kinds) - {Category.LEADER, Category.CHARACTER}:
        raise Misfit
    return "activate Blocker", described(noun)


def _blockers(noun: Noun, ahead: Filter | None) -> Cards:
    group = noun.and_(Described(ahead)).cards(Owner.OPPONENT)
    return Cards(group.owner, group.areas, all_of(f.HasKeyword("Blocker"), group.filter))


def _no_plays(who: Owner, noun: Noun) -> e.ForbidPlayer:
    """Neither by paying for them (Rule 4-7-2) nor by effects (Rule 3-7-3).

    "From your hand" leaves what lies elsewhere to effects. Out of the trash only effects play cards.
    """
    said = noun.described
    if said.owner not in (None, who):
        raise Misfit
    if not said.areas:
        return _forbid(who, "play cards", noun.filter())
    if said.areas == (Area.HAND,):
        return _forbid(who, "play from hand", noun.filter())
    if said.areas != (Area.TRASH,):
        raise Misfit
    return _forbid(who, "play by effects", all_of(noun.filter(), f.InArea((Area.TRASH,))))


def _no_events(who: Owner, noun: Noun) -> e.ForbidPlayer:
    """Whole Events, by whichever of their effects (Rule 8-5-1)."""
    if noun.kinds != (Category.EVENT,) or any(
        isinstance(part, f.HasTiming) for part in nodes_of(noun.filter())
    ):
        raise Misfit
    said = described(noun) if noun.described.filter else None
    return _forbid(who, "activate Events", said)


# What players cannot do with their effects: with all of them, or with those of some cards.
EFFECT_DEED = Phrase[str]("effect-deed")
EFFECT_DEED.means("draw (any) card(s)", "draw by effects")
EFFECT_DEED.means("set (any) (your|their) DON!! card(s) as active", "set DON!! active by effects")
EFFECT_DEED.means("add Life card(s) to your|their hand", "add Life to hand by effects")
USING = Phrase[Filter | None]("using-own-effects")
USING.means("with|using (your|their) (own) effect(s)", None)
USING.says("with|using (your|their) (own) <source-s> effect(s)", lambda of: of)
USING.says("with|using (the) effect(s) of (your|their) <noun>", described)

# An effect that is negated cannot be activated (Rule 8-2).
EFFECT.says(
    "(all) (of) <whose> <timing> effect(s) is|are negated <until>",
    lambda who, timing, until: (_silenced(who, timing, until),),
)
EFFECT.says(
    "<cards-s> effect(s) is|are negated <until>", lambda what, until: (e.Negate(on_field(what), until),)
)


def _silenced(who: Owner, timing: str, until: Duration) -> e.Effect:
    if timing in AUTO_TAGS:
        return e.NegateTiming(who, timing, until)
    if timing != "Activate: Main":
        raise Misfit
    return e.ForbidPlayer(who, "activate effects", until)


# Cards that effects do not play out of some area.
RULE.means(
    "this Character|card in your hand cannot be played by effects (.)", (a.NotPlayedByEffects((Area.HAND,)),)
)


# While certain cards attack -------------------------------------------------------------------------------
BLOCKLESS = Phrase[Selection]("blockless")
BLOCKLESS.says("<that-card>", Slot)
BLOCKLESS.says(
    "(any of|one of) your <noun>", lambda n: your(Owner.YOU, n) if n.plural else every(n, Owner.YOU)
)
for _words, _order in (
    ("your opponent cannot <player-ban> if|when <blockless> attack(s) <duration>", (1, 0, 2)),
    ("if|when <blockless> attack(s) <duration> , your opponent cannot <player-ban>", (0, 2, 1)),
):
    EFFECT.says(_words, lambda *said, order=_order: _in_attacks(*[said[place] for place in order]))


def _in_attacks(what: Selection, banned: tuple[str, Filter | None], until: Duration) -> Steps:
    """A card that is named gains it (Rule 8-2-4); of a kind of cards it is said of the player.

    Then whichever of them attacks counts, also one that comes later; the Leader is one card, and stays.
    """
    if isinstance(what, Every) and what.cards.areas != (Area.LEADER,):
        return (e.ForbidPlayer(Owner.OPPONENT, banned[0], until, banned[1], attacker=what.cards),)
    if banned == ("activate Blocker", None):
        return (e.GainKeyword(what, "Unblockable", until),)
    forbid = PermanentEffect((_forbid(Owner.OPPONENT, *banned),), c.ThisCardIs(f.InBattle("attacker")))
    return (e.Grant(what, forbid, until),)


# What is done only by those who pay for it: "cannot attack unless ..." (Rule 8-3-1-2) -----------------------
DEED = Phrase[str]("priced-deed")
DEED.means("attack", "attack")
EFFECT.says(
    "<duration> , <cards-cannot> <priced-deed> unless your opponent <their-deeds> "
    "whenever <that-card> attack(s)",
    lambda until, what, deed, price, _: _priced(what, deed, price, until),
)


def _priced(what: Selection, deed: str, price: Steps, until: Duration) -> Steps:
    """Cards of the opponent, who pays with their own; whoever pays is "you" in the price."""
    paid_with = [getattr(getattr(step, "what", None), "cards", None) for step in price]
    theirs = isinstance(what, Slot) or getattr(getattr(what, "cards", None), "owner", None) is Owner.OPPONENT
    if not theirs:
        raise Misfit
    if any(isinstance(cards, Cards) and cards.owner is not Owner.OPPONENT for cards in paid_with):
        raise Misfit
    return (e.AddCost(on_field(what), deed, own(price), until),)


# Plays to come that cost less -------------------------------------------------------------------------------
written(
    e.ReduceNextPlay,
    "the next time you play {filter:a} from your hand{duration}, the cost will be reduced by {amount}",
)
EFFECT.says(
    "the next time you play|activate (a|an) <noun> <duration> , "
    "the|its cost will|is (be) reduced by <number>",
    lambda noun, until, n: (e.ReduceNextPlay(n, _from_hand(noun), until),),
)


def _from_hand(noun: Noun) -> Filter | None:
    if noun.described.areas not in ((), (Area.HAND,)):
        raise Misfit
    return noun.filter()
