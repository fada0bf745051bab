"""What cards gain, lose, and cannot do, and for how long."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CostOf, DoneCount, Minus, Per, PowerOf, SlotCount, TotalOf
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.describe import Described, sure
from optcg.text.phrases.events import NO_CAUSE, Cause
from optcg.text.phrases.moves import EFFECT, Steps, on_field
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.references import LATEST

# What is said of cards, with this card and no end in place of those that follow.
PREDICATE = Phrase[Steps]("predicate")

# Gains ----------------------------------------------------------------------------------------------
BOON = Phrase[Steps]("boon")
BOON.says("(an) (additional) <signed> power", lambda n: (e.GainPower(This(), n),))
BOON.says("<signed> cost", lambda n: (e.GainCost(This(), n),))
BOON.says("<keyword>", lambda keyword: (e.GainKeyword(This(), keyword),))
BOON.says("<signed> power <scale>", lambda n, scale: (e.GainPower(This(), _scaled(n, scale)),))
BOON.says("<signed> cost <scale>", lambda n, scale: (e.GainCost(This(), _scaled(n, scale)),))

BOONS = Phrase[Steps]("boons")
BOONS.says("<boon>", lambda boon: boon)
BOONS.says("<boon> and <boons>", lambda one, rest: one + rest)
BOONS.says("<boon> , <boons>", lambda one, rest: one + rest)

SCALE = Phrase[tuple[int, Amount]]("scale")
SCALE.says("for every <number> <tally>", lambda n, tally: (n, tally))
SCALE.says("for every <number> of <tally>", lambda n, tally: (n, tally))
SCALE.says("for every <tally>", lambda tally: (1, tally))
SCALE.says("for each of <tally>", lambda tally: (1, tally))
SCALE.says("for every <done-card>", lambda _: (1, SlotCount(LATEST)))
SCALE.says("for every <number> <done-card>", lambda n, _: (n, SlotCount(LATEST)))


def _scaled(each: int, scale: tuple[int, Amount]) -> Amount:
    every, of = scale
    return Per(each, every, of)


PREDICATE.says("gain(s) <boons>", lambda boons: boons)
PREDICATE.says("can also attack (your opponent's) active Characters", lambda: _keyword("Attack Active"))
PREDICATE.says(
    "can attack Characters on the turn in which it|they is|are played", lambda: _keyword("Rush: Character")
)
PREDICATE.says("have|has its|their effect(s) negated", lambda: (e.Negate(This()),))


def _keyword(keyword: str) -> Steps:
    return (e.GainKeyword(This(), keyword),)


# Bans -----------------------------------------------------------------------------------------------
BAN = Phrase[Steps]("ban")
BAN.says("attack", lambda: ban("attack"))
BAN.says("block", lambda: ban("block"))
BAN.says("activate [Blocker]", lambda: ban("block"))
BAN.says("be rested <by>", lambda by: ban("be rested", by))
BAN.says("be removed from the field <by>", lambda by: ban("be removed", by))
BAN.says("be K.O.'d <by>", lambda by: ban("be K.O.'d", by))
BAN.says("be K.O.'d or rested <by>", lambda by: (*ban("be K.O.'d", by), *ban("be rested", by)))
BAN.says("be K.O.'d in battle by <noun>", lambda noun: ban("be K.O.'d", Cause("battle", _cause(noun))))
BAN.says("be K.O.'d by effects of <noun>", lambda noun: ban("be K.O.'d", Cause("effects", _cause(noun))))
BAN.says(
    "be K.O.'d by effects of your opponent's <noun>",
    lambda noun: ban("be K.O.'d", Cause("opponent's effects", _cause(noun))),
)
BAN.says("attack a Leader", lambda: ban("attack a Leader"))
BAN.says(
    "attack your opponent's <noun>",
    lambda noun: ban("attack Characters", Cause(source=noun.described.filter)),
)
BAN.says("be attacked", lambda: ban("be attacked"))

PREDICATE.says("cannot <ban>", lambda steps: steps)
PREDICATE.says("will not become active in <next-refresh>", lambda _: _held())
PREDICATE.says(
    "do|does not become active in your and your opponent's Refresh Phases",
    lambda: ban("become active in the Refresh Phase"),
)


def ban(what_not: str, cause: Cause = NO_CAUSE) -> Steps:
    return (e.Forbid(This(), what_not, by=cause.by, source=cause.source),)


def _cause(noun: Noun) -> Filter:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())


def _held() -> Steps:
    return (e.Forbid(This(), "become active in the Refresh Phase", Duration.REFRESH),)


# Sentences --------------------------------------------------------------------------------------------
PREDICATES = Phrase[Steps]("predicates")
PREDICATES.says("<predicate>", lambda one: one)
PREDICATES.says("<predicate> and <predicates>", lambda one, rest: one + rest)
PREDICATES.says("<predicate> <scale>", lambda one, scale: tuple(_per(step, scale) for step in one))

EFFECT.says("<targets> <predicates>", lambda what, said: say(what, said))
EFFECT.says("<targets> <predicates> <duration>", lambda what, said, until: say(what, said, until))
EFFECT.says(
    "<targets> <predicates> <duration> <scale>",
    lambda what, said, until, scale: say(what, tuple(_per(step, scale) for step in said), until),
)
EFFECT.says("none of <whose> <noun> can <ban>", lambda owner, noun, said: say(Every(noun.cards(owner)), said))
EFFECT.says(
    "none of <whose> <noun> can <ban> <duration>",
    lambda owner, noun, said, until: say(Every(noun.cards(owner)), said, until),
)
EFFECT.says("<noun> <predicates>", lambda noun, said: _about_all(noun, said))
EFFECT.says("give <targets> <boons>", lambda what, said: say(what, _only_less(said)))
EFFECT.says("give <targets> <boons> <duration>", lambda what, said, until: say(what, _only_less(said), until))
EFFECT.says(
    "<cards> gains <keyword> , <keyword> or <keyword> <duration>",
    lambda what, a, b, c, until: (
        e.ChooseOne(tuple((e.GainKeyword(what, keyword, until),) for keyword in (a, b, c))),
    ),
)


def _per(step: Effect, scale: tuple[int, Amount]) -> Effect:
    if isinstance(step, (e.GainPower, e.GainCost)) and isinstance(step.amount, int):
        return replace(step, amount=_scaled(step.amount, scale))
    raise Misfit


def say(what: Selection, said: Steps, until: Duration = Duration.ON_FIELD) -> Steps:
    """Predicates of one subject: cards that are chosen are chosen once."""
    steps: list[Effect] = []
    on_field(what)
    for step in said:
        subject = Slot(LATEST) if steps and not isinstance(what, (This, Every)) else what
        if getattr(step, "duration", Duration.ON_FIELD) == Duration.ON_FIELD:
            step = replace(step, duration=until)  # type: ignore[call-arg]
        elif until != Duration.ON_FIELD:
            raise Misfit
        steps.append(replace(step, what=subject))  # type: ignore[call-arg]
    return tuple(steps)


def _only_less(said: Steps) -> Steps:
    """ "Give" is said of DON!! and of what makes less."""
    return said


def _about_all(noun: Noun, said: Steps) -> Steps:
    """ "{Navy} type Characters cannot be K.O.'d": whoever they belong to."""
    if not noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    return say(Every(noun.cards()), said)


# Base values, set values, swaps ----------------------------------------------------------------------
OWN_BASE = Phrase[Selection]("whose-base")
OWN_BASE.means("this Character's", This())
OWN_BASE.means("this Leader's", This())
OWN_BASE.says("your <ahead> Leader's", lambda ahead: Every(Cards(Owner.YOU, (Area.LEADER,), ahead)))
EFFECT.says("<whose-base> base power becomes <number>", lambda what, n: (e.SetBasePower(what, n),))
EFFECT.says(
    "<whose-base> base power becomes <number> <duration>",
    lambda what, n, until: (e.SetBasePower(what, n, until),),
)
EFFECT.says(
    "set the base power of <targets> to <number>", lambda what, n: (e.SetBasePower(on_field(what), n),)
)
EFFECT.says(
    "set the base power of <targets> to <number> <duration>",
    lambda what, n, until: (e.SetBasePower(on_field(what), n, until),),
)
EFFECT.says(
    "<whose-base> base power becomes the same as <power-of>", lambda what, n: (e.SetBasePower(what, n),)
)
EFFECT.says(
    "<whose-base> base power becomes the same as <power-of> <duration>",
    lambda what, n, until: (e.SetBasePower(what, n, until),),
)
EFFECT.says(
    "set the power of <cards> to 0 <duration>",
    lambda what, until: (e.Pick(what), e.GainPower(Slot(LATEST), Minus(0, PowerOf(LATEST)), until)),
)
EFFECT.says(
    "set the cost of <cards> to 0 <duration>",
    lambda what, until: (e.Pick(what), e.GainCost(Slot(LATEST), Minus(0, CostOf(LATEST)), until)),
)
EFFECT.says(
    "swap the base power of <that-card> with each other <duration>",
    lambda _, until: (e.SwapBasePower(LATEST, LATEST, until),),
)

POWER_OF = Phrase[Amount]("power-of")
POWER_OF.means("the selected Character's power", PowerOf(LATEST))
POWER_OF.means("your opponent's Leader", TotalOf("power", Cards(Owner.OPPONENT, (Area.LEADER,))))
POWER_OF.means("your Leader's power", TotalOf("power", Cards(Owner.YOU, (Area.LEADER,))))
POWER_OF.means("your Leader's base power", TotalOf("base power", Cards(Owner.YOU, (Area.LEADER,))))
POWER_OF.means(
    "the power of your opponent's attacking Leader or Character",
    TotalOf("power", Cards(Owner.OPPONENT, (Area.LEADER, Area.CHARACTER), f.InBattle("attacker"))),
)

# Negation ----------------------------------------------------------------------------------------------
EFFECT.says(
    "negate the effect(s) of <targets> <duration>", lambda what, until: (e.Negate(on_field(what), until),)
)
EFFECT.says("negate the effect(s) of <targets>", lambda what: (e.Negate(on_field(what)),))
EFFECT.says(
    "negate the effect(s) of <cards> and give <that-card> <boons> <duration>",
    lambda what, _, said, until: (e.Negate(on_field(what), until), *say(Slot(LATEST), said, until)),
)
EFFECT.says(
    "negate the effect(s) of <cards> and <that-card> <predicates> <duration>",
    lambda what, _, said, until: (e.Negate(on_field(what), until), *say(Slot(LATEST), said, until)),
)
EFFECT.says(
    "this Character's|Leader's effect is negated <duration>", lambda until: (e.Negate(This(), until),)
)
EFFECT.says("this Character's|Leader's effect is negated", lambda: (e.Negate(This()),))
EFFECT.says("this effect is negated", lambda: (e.Negate(This()),))
EFFECT.says(
    "your <timing> effects are negated <duration>", lambda t, until: (e.NegateTiming(Owner.YOU, t, until),)
)
EFFECT.says(
    "your opponent's <timing> effects are negated <duration>",
    lambda t, until: (e.NegateTiming(Owner.OPPONENT, t, until),),
)
EFFECT.says("your <timing> effects are negated", lambda t: (e.NegateTiming(Owner.YOU, t, Duration.ON_FIELD),))
EFFECT.says(
    "your opponent's <timing> effects are negated",
    lambda t: (e.NegateTiming(Owner.OPPONENT, t, Duration.ON_FIELD),),
)

# What players cannot do -------------------------------------------------------------------------------
PLAYER = Phrase[Owner]("player")
PLAYER.means("you", Owner.YOU)
PLAYER.means("your opponent", Owner.OPPONENT)

PLAYER_BAN = Phrase[tuple[str, Filter | None]]("player-ban")
PLAYER_BAN.means("activate (a) [Blocker]", ("activate Blocker", None))
PLAYER_BAN.means("activate Events", ("activate Events", None))
PLAYER_BAN.says("activate a [Blocker] <noun>", lambda noun: ("activate Blocker", sure(noun.described.filter)))
PLAYER_BAN.says(
    "activate the [Blocker] of any <noun>", lambda noun: ("activate Blocker", sure(noun.described.filter))
)
PLAYER_BAN.means("attack a Leader", ("attack a Leader", None))
PLAYER_BAN.means("add Life cards to your hand using your own effects", ("add Life to hand by effects", None))
PLAYER_BAN.means("draw cards using your own effects", ("draw by effects", None))
PLAYER_BAN.means(
    "set DON!! cards as active using Character effects",
    ("set DON!! active by effects", f.CategoryIs(Category.CHARACTER)),
)
EFFECT.says(
    "<player> cannot <player-ban> <duration>",
    lambda who, what, until: (e.ForbidPlayer(who, what[0], until, what[1]),),
)
EFFECT.says(
    "<player> cannot play (any) <noun> <duration>", lambda who, noun, until: _no_plays(who, noun, until)
)
EFFECT.says(
    "your opponent cannot activate up to <count> [Blocker] <noun> <duration>",
    lambda n, noun, until: (e.Forbid(Choose(_blockers(noun), n, up_to=True), "block", until),),
)


def _blockers(noun: Noun) -> Cards:
    from optcg.text.phrases.describe import all_of

    group = noun.cards(Owner.OPPONENT)
    return Cards(group.owner, group.areas, all_of(f.HasKeyword("Blocker"), group.filter))


def _no_plays(who: Owner, noun: Noun, until: Duration) -> Steps:
    """Rule 1-3-3: neither by paying nor by effects, unless only the hand is named."""
    if noun.described.areas == (Area.HAND,):
        by_effects = "play from hand by effects"
    elif noun.described.areas:
        raise Misfit
    else:
        by_effects = "play by effects"
    meant = noun.filter()
    return (
        e.ForbidPlayer(who, "play cards", until, meant),
        e.ForbidPlayer(who, by_effects, until, meant),
    )


# When a chosen card attacks: nobody can block it.
EFFECT.says(
    "if <that-card> attacks <duration> , your opponent cannot activate [Blocker]",
    lambda _, until: (e.GainKeyword(Slot(LATEST), "Unblockable", until),),
)
EFFECT.says(
    "your opponent cannot activate [Blocker] if|when|whenever <blockless> attacks <duration>",
    lambda what, until: (e.GainKeyword(what, "Unblockable", until),),
)
BLOCKLESS = Phrase[Selection]("blockless")
BLOCKLESS.says("<that-card>", lambda _: Slot(LATEST))
BLOCKLESS.means("the card given these DON!! cards", Slot(LATEST))
BLOCKLESS.says("your Leader", lambda: Every(Cards(Owner.YOU, (Area.LEADER,))))
BLOCKLESS.says("this Character|Leader", This)

# Costs of plays to come.
EFFECT.says(
    "the next time you play (a|an) <noun> <duration> , the cost will be reduced by <number>",
    lambda noun, until, n: (e.ReduceNextPlay(n, _from_hand(noun), until),),
)


def _from_hand(noun: Noun) -> Filter | None:
    if noun.described.areas not in ((), (Area.HAND,)):
        raise Misfit
    return noun.filter()


# For every DON!! that was rested.
EFFECT.says(
    "for every DON!! card rested this way , <cards> <predicates> <duration>",
    lambda what, said, until: say(what, tuple(_per(step, (1, DoneCount())) for step in said), until),
)
