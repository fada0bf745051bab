"""What cards gain, lose, and cannot do, and for how long."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, Per, SlotCount
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field, parts_of
from optcg.text.phrases.what_is_done.same_cards import said_again, undoes
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.others import says_other
from optcg.text.phrases.which_cards.references import (
    GAINER,
    GAINERS,
    IT,
    LATEST,
    THAT_CHARACTER,
    THAT_LEADER,
    THAT_ONE,
    THEM,
    THOSE_CHARACTERS,
)
from optcg.text.with_fields import with_fields

# What is said of cards, with this card and no end in place of those that follow.
PREDICATE = Phrase[Steps]("predicate")

# Gains ----------------------------------------------------------------------------------------------
BOON = Phrase[Steps]("boon")
BOON.says("<signed> power", lambda n: (e.GainPower(This(), n),))
BOON.says("(an) additional <signed> power", lambda n: (e.GainPower(Slot(GAINER), n),))
BOON.says("<signed> cost", lambda n: (e.GainCost(This(), n),))
BOON.says("<keyword>", lambda keyword: (e.GainKeyword(This(), keyword),))
BOON.says("<signed> power <scale>", lambda n, scale: (e.GainPower(This(), _scaled(n, scale)),))
BOON.says("<signed> cost <scale>", lambda n, scale: (e.GainCost(This(), _scaled(n, scale)),))
# A whole ability in quotes.
BOON.says("<quoted-ability>", lambda steps: steps)
BOON.says("the (following) effect (:) <quoted-ability>", lambda steps: steps)
BOON.says("<gained>", lambda trait: (e.GainTrait(This(), trait),))

# What a card is besides.
GAINED = Phrase[Filter]("gained")
GAINED.says("the <type-name> type", f.TypeIs)
GAINED.says("the <attribute> attribute", f.AttributeIs)
GAINED.says("the (card) name <name>", f.NameIs)
GAINED.says("the color <color>", f.ColorIs)
GAINED.says("the <color> color", f.ColorIs)

BOONS = Phrase[Steps]("boons")
BOONS.says("<boon>", lambda boon: boon)
BOONS.says("<boon> and <boons>", lambda one, rest: one + rest)
BOONS.says("<boon> , <boons>", lambda one, rest: one + rest)
BOONS.says("<boon> , and <boons>", lambda one, rest: one + rest)

SCALE = Phrase[tuple[int, Amount]]("scale")
SCALE.says("for every <number> <tally>", lambda n, tally: (n, tally))
SCALE.says("for every <number> of <tally>", lambda n, tally: (n, tally))
SCALE.says("for every <tally>", lambda tally: (1, tally))
SCALE.says("for each of <tally>", lambda tally: (1, tally))
SCALE.says("for every|each <done-card>", lambda count: (1, count))
SCALE.says("for every <number> <done-card>", lambda n, count: (n, count))


# DON!! cards that the step before has rested, returned, added ...
SCALE.says("for every|each DON!! card <done-to-don>", lambda done: (1, SlotCount(done)))
SCALE.says("for every <number> DON!! cards <done-to-don>", lambda n, done: (n, SlotCount(done)))


def _scaled(each: int, scale: tuple[int, Amount]) -> Amount:
    every, of = scale
    return Per(each, every, of)


PREDICATE.says("(also|each) gain(s)|get(s)|receive(s) <boons>", lambda boons: boons)
PREDICATE.says("(each) have|has <boons>", lambda boons: boons)
PREDICATE.says("is|are (each) given <boons>", lambda boons: boons)
PREDICATE.says("gain(s) <number> power", lambda n: (e.GainPower(This(), n),))
PREDICATE.says("gain(s) <number> cost", lambda n: (e.GainCost(This(), n),))
for _has in ("has|have its|their", "has|have the"):
    for _more, _sign in (("increased|raised", 1), ("reduced|decreased|lowered", -1)):
        PREDICATE.says(f"{_has} power {_more} by <number>", lambda n, s=_sign: (e.GainPower(This(), s * n),))
        PREDICATE.says(f"{_has} cost {_more} by <number>", lambda n, s=_sign: (e.GainCost(This(), s * n),))
PREDICATE.says("gain(s) <number> power (,) and <boons>", lambda n, more: (e.GainPower(This(), n), *more))
PREDICATE.says("can|may (also) attack (your opponent's) active Characters", lambda: _keyword("Attack Active"))
PREDICATE.says(
    "can (also) attack (your opponent's) <ahead> Characters <behind>",
    lambda ahead, behind: (e.AttackActive(This(), active(ahead, behind)),),
)
PREDICATE.says("also have|has <gained>", lambda trait: (e.GainTrait(This(), trait),))
PREDICATE.says("is|are also treated as having <gained>", lambda trait: (e.GainTrait(This(), trait),))
PREDICATE.says(
    "is|are also treated as (a) <type-name> type (Character|Characters|card|cards)",
    lambda name: (e.GainTrait(This(), f.TypeIs(name)),),
)
PREDICATE.says("is|are also treated as <name>", lambda name: (e.GainTrait(This(), f.NameIs(name)),))
PREDICATE.says(
    "lose(s) (its|their) <keywords>", lambda keywords: tuple(e.LoseKeyword(This(), k) for k in keywords)
)
PREDICATE.says("lose(s) <number> power", lambda n: (e.GainPower(This(), -n),))
PREDICATE.says("lose(s) <number> cost", lambda n: (e.GainCost(This(), -n),))
KEYWORDS = Phrase[tuple[str, ...]]("keywords")
KEYWORDS.says("<keyword>", lambda one: (one,))
KEYWORDS.says("<keyword> (,) and <keyword>", lambda one, two: (one, two))
KEYWORDS.says("<keyword> , <keywords>", lambda one, rest: (one, *rest))


def active(ahead: Filter | None, behind: Described) -> Filter:
    """Active Characters that are described by more than that."""
    parts = [part for part in _parts(all_of(ahead, behind.filter)) if part != f.Active()]
    if len(parts) == len(_parts(all_of(ahead, behind.filter))) or behind != Described(behind.filter):
        raise Misfit
    return sure(all_of(*parts))


def _parts(described: Filter | None) -> tuple[Filter | None, ...]:
    return described.filters if isinstance(described, f.AllOf) else (described,)


PREDICATE.says(
    "can attack (your opponent's) Characters on the turn in which it|they is|are played",
    lambda: _keyword("Rush: Character"),
)
PREDICATE.says("can attack on the turn in which it|they is|are played", lambda: _keyword("Rush"))
for _time in ("", "<duration>"):
    _fresh = f"{_time} even if|though it|they was|were played (on|during) this turn"
    EFFECT.says(f"<targets> can attack {_fresh}", lambda what, *until: say(what, _keyword("Rush"), *until))
    EFFECT.says(
        f"<targets> can attack (your opponent's) Characters {_fresh}",
        lambda what, *until: say(what, _keyword("Rush: Character"), *until),
    )
PREDICATE.says("have|has its|their effect(s) negated", lambda: (e.Negate(This()),))


def _keyword(keyword: str) -> Steps:
    return (e.GainKeyword(This(), keyword),)


# Bans -----------------------------------------------------------------------------------------------
BAN = Phrase[Steps]("ban")
BAN.says("attack", lambda: ban("attack"))
BAN.says("attack or activate [Blocker]", lambda: (*ban("attack"), *ban("block")))
BAN.says("attack or block", lambda: (*ban("attack"), *ban("block")))
BAN.says("attack or be rested", lambda: (*ban("attack"), *ban("be rested")))
BAN.says("be rested or attack", lambda: (*ban("attack"), *ban("be rested")))
BAN.says("be blocked", lambda: _keyword("Unblockable"))
BAN.says("leave the field <by>", lambda by: ban("be removed", by))
BAN.says("become active", lambda: ban("become active"))
BAN.says("block", lambda: ban("block"))
BAN.says("activate [Blocker]", lambda: ban("block"))
BAN.says("be rested <by>", lambda by: ban("be rested", by))
BAN.says("be removed from the field <by>", lambda by: ban("be removed", by))
BAN.says("be K.O.'d <by>", lambda by: ban("be K.O.'d", by))
BAN.says("be K.O.'d or rested <by>", lambda by: (*ban("be K.O.'d", by), *ban("be rested", by)))
BAN.says("be K.O.'d <in-battle-by>", lambda by: ban("be K.O.'d", by))
BAN.says("be K.O.'d by effects of <noun>", lambda noun: ban("be K.O.'d", Cause("effects", source_of(noun))))
BAN.says(
    "be K.O.'d by effects of your opponent's <noun>",
    lambda noun: ban("be K.O.'d", Cause("opponent's effects", source_of(noun))),
)
BAN.says("be attacked", lambda: ban("be attacked"))

PREDICATE.says("(also) cannot <ban>", lambda steps: steps)
PREDICATE.says("will not become active in <next-refresh>", lambda whose: _held(whose))
PREDICATE.says("is|are not K.O.'d in battle", lambda: ban("be K.O.'d", Cause("battle")))
PREDICATE.says(
    "do|does not become active in your and your opponent's Refresh Phases",
    lambda: ban("become active in the Refresh Phase"),
)


def ban(what_not: str, cause: Cause = NO_CAUSE) -> Steps:
    return (e.Forbid(This(), what_not, by=cause.by, source=cause.source),)


def source_of(noun: Noun) -> Filter:
    """Cards as those that cause something."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())


def _held(whose: Owner = Owner.EITHER) -> Steps:
    """For one Refresh Phase; `whose` it is, until it is known of which cards this is said."""
    return (e.Forbid(Every(Cards(whose, ())), "become active in the Refresh Phase", Duration.REFRESH),)


PREDICATE.says("cannot <ban> and cannot <ban>", lambda one, two: one + two)

# Sentences --------------------------------------------------------------------------------------------
PREDICATES = Phrase[Steps]("predicates")
PREDICATES.says("<predicate>", lambda one: one)
PREDICATES.says("<predicate> (,) and <predicates>", lambda one, rest: one + rest)
PREDICATES.says("<predicate> <scale>", lambda one, scale: tuple(per(step, scale) for step in one))

EFFECT.says("<targets> <predicates> <until>", lambda what, said, until: say(what, said, until))
EFFECT.says(
    "<targets> gain(s) the following effect <duration> : <quoted-ability>",
    lambda what, until, said: say(what, said, until),
)
EFFECT.says(
    "<targets> <predicates> <duration> <scale>",
    lambda what, said, until, scale: say(what, tuple(per(step, scale) for step in said), until),
)
EFFECT.says(
    "<targets> <predicates> <duration> (,) and <boons> <duration>",
    lambda what, one, until, two, end: (*say(what, one, until), *say(said_again(what, one), two, end)),
)
EFFECT.says(
    "<targets> <predicates> <duration> (,) and <predicates>",
    lambda what, one, until, two: (*say(what, one, until), *say(said_again(what, one), _ending(two))),
)
for _either in ("<keyword> or <keyword>", "<keyword> , <keyword> (,) or <keyword>"):
    EFFECT.says(f"<cards> gain(s) {_either} <duration>", lambda what, *said: _one_keyword(what, said))
EFFECT.says(
    "<targets> <predicates> <duration> (,) and <predicates> <duration>",
    lambda what, one, until, two, end: (*say(what, one, until), *say(said_again(what, one), two, end)),
)
# What is counted may stand first; then it is said of the whole sentence.
COUNTED_OUT = Phrase[Steps]("counted-out")
COUNTED_OUT.says(
    "<scale> , <targets> <predicates> <until>",
    lambda scale, what, said, until: say(what, tuple(per(step, scale) for step in said), until),
)
COUNTED_OUT.says(
    "<scale> , give <targets> <boons> <until>",
    lambda scale, what, said, until: say(what, tuple(per(step, scale) for step in said), until),
)
COUNTED_OUT.says(
    "<scale> , give <boons> to <targets> <until>",
    lambda scale, said, what, until: say(what, tuple(per(step, scale) for step in said), until),
)
# Cards that cannot do something, where more follows that is said of the ban.
CARDS_CANNOT = Phrase[Selection]("cards-cannot")
CARDS_CANNOT.says("<targets> cannot", lambda what: what)
CARDS_CANNOT.says("none of <whose> <noun> can", lambda owner, noun: Every(noun.cards(owner)))
CARDS_CANNOT.says("none of <that-card> can", Slot)
EFFECT.says(
    "none of <whose> <noun> can <ban> <until>",
    lambda owner, noun, said, until: say(Every(noun.cards(owner)), said, until),
)
EFFECT.says(
    "none of <whose> <noun> (will) become active in <next-refresh>",
    lambda owner, noun, _: say(Every(noun.cards(owner)), _held()),
)
EFFECT.says("<noun> <predicates>", lambda noun, said: _about_all(noun, said))
EFFECT.says("give <targets> <boons> (each) <until>", lambda what, said, until: say(what, said, until))
EFFECT.says(
    "give <targets> <boons> and <targets> <boons> <duration>",
    lambda one, boon, two, other, until: (*say(one, boon, until), *say(_another(two), other, until)),
)
EFFECT.says(
    "give <targets> <boons> <duration> and <targets> <boons> <duration>",
    lambda one, boon, time, two, other, until: (*say(one, boon, time), *say(_another(two), other, until)),
)
EFFECT.says("give <boons> <until> to <targets>", lambda said, until, what: say(what, said, until))
EFFECT.says("give <boons> to <targets> <duration>", lambda said, what, until: say(what, said, until))
EFFECT.says("<targets> gain|get <boons> each <until>", lambda what, said, until: say(what, said, until))
EFFECT.says(
    "give <targets> <boons> <duration> <scale>",
    lambda what, said, until, scale: say(what, tuple(per(step, scale) for step in said), until),
)
EFFECT.says(
    "give <boons> to <targets> <duration> <scale>",
    lambda said, what, until, scale: say(what, tuple(per(step, scale) for step in said), until),
)


def _another(what: Selection) -> Selection:
    """Another card than the first: without "other" one card may be meant twice, or not."""
    if not isinstance(what, Choose) or what.cards.owner is Owner.EITHER or not says_other(what):
        raise Misfit
    return what


def _one_keyword(what: Selection, said: tuple[str | Duration, ...]) -> Steps:
    """One of the keywords; how long comes last. Which card it is, is chosen first."""
    *keywords, until = said
    assert isinstance(until, Duration)
    chosen = isinstance(what, Choose)
    if isinstance(what, Choose) and what.count != 1:
        raise Misfit  # one keyword for all of them, or one for each?
    subject = Slot(LATEST) if chosen else what
    menu = e.ChooseOne(tuple((e.GainKeyword(subject, str(word), until),) for word in keywords))
    return (e.Pick(on_field(what)), menu) if chosen else (menu,)


def per(step: Effect, scale: tuple[int, Amount]) -> Effect:
    if isinstance(step, (e.GainPower, e.GainCost)) and isinstance(step.amount, int):
        return replace(step, amount=_scaled(step.amount, scale))
    raise Misfit


def say(what: Selection, said: Steps, until: Duration = Duration.ON_FIELD) -> Steps:
    """Predicates of one subject: cards that are chosen are chosen once."""
    steps: list[Effect] = []
    on_field(what)
    fixed = all(isinstance(part, (This, Every)) for part in parts_of(what))
    again = isinstance(what, (This, Every)) or (fixed and until == Duration.ON_FIELD)
    # What holds all the time is looked at anew all the time; else they are told once.
    again = again and (until == Duration.ON_FIELD or not any(undoes(step, what) for step in said[:-1]))
    for step in said:
        subject = Slot(LATEST) if steps and not again else what
        if getattr(step, "duration", Duration.ON_FIELD) == Duration.ON_FIELD:
            step = with_fields(step, duration=until)
        elif until != Duration.ON_FIELD:
            raise Misfit
        if isinstance(step, e.Forbid):
            step = _by_its_own_player(what, _by_own_effects(what, step))
            _by_the_other_side(what, step)
        steps.append(with_fields(step, what=_gainer(step, _in_phase(step, subject))))
    return tuple(steps)


def _in_phase(step: Effect, subject: Selection) -> Selection:
    """ "Up to 1 Character ... in your opponent's next Refresh Phase": one of theirs (Rule 6-2-4)."""
    phase = step.what if isinstance(step, e.Forbid) else None
    if not isinstance(phase, Every) or phase.cards.owner is Owner.EITHER:
        return subject
    if not isinstance(subject, (Choose, Every)) or subject.cards.owner is not Owner.EITHER:
        return subject
    if isinstance(subject, Choose) and not subject.up_to:
        raise Misfit  # one of their own might be chosen, and nothing be done to it
    return replace(subject, cards=replace(subject.cards, owner=phase.cards.owner))


def _gainer(step: Effect, subject: Selection) -> Selection:
    """ "That card gains an additional +1000 power": the one that gained, though another was chosen since."""
    additional = isinstance(step, e.GainPower) and step.what == Slot(GAINER)
    if not additional or not isinstance(subject, Slot) or subject.filter is not None:
        return subject
    if subject.slot in (IT, THAT_ONE, THAT_CHARACTER, THAT_LEADER):
        return Slot(GAINER)
    return Slot(GAINERS) if subject.slot in (LATEST, THEM, THOSE_CHARACTERS) else subject


def _ending(said: Steps) -> Steps:
    """What says itself how long it lasts: "will not become active in the next Refresh Phase"."""
    if any(getattr(step, "duration", Duration.ON_FIELD) == Duration.ON_FIELD for step in said):
        raise Misfit
    return said


def _by_its_own_player(what: Selection, step: e.Forbid) -> e.Forbid:
    """Set as active a card is by its own player: whoever names the opponent's effects means them all."""
    theirs = isinstance(what, Slot) or (
        isinstance(what, (Choose, Every)) and what.cards.owner is Owner.OPPONENT
    )
    if theirs and step.what_not == "be set active" and step.by == "opponent's effects":
        return replace(step, by="effects")
    return step


_OWN_DEEDS = (
    "be K.O.'d",
    "be removed",
    "be rested",
    "be set active",
    "be trashed",
    "be returned to hand",
    "be returned to the deck",
    "be placed at the bottom of the deck",
)


def _by_own_effects(what: Selection, step: e.Forbid) -> e.Forbid:
    """ "Your Characters cannot be removed by your own effects": by those of cards of their own player."""
    yours = isinstance(what, This) or (isinstance(what, (Choose, Every)) and what.cards.owner is Owner.YOU)
    if not yours or step.by != "your effects" or step.what_not not in _OWN_DEEDS:
        return step
    return replace(step, by="effects", source=all_of(f.OwnedBy(Owner.YOU), step.source))


def _by_the_other_side(what: Selection, step: e.Forbid) -> None:
    """What is forbidden to the effects of one player is said of cards of the other one."""
    owner = what.cards.owner if isinstance(what, (Choose, Every)) else Owner.YOU
    own = Owner.YOU if step.by == "your effects" else Owner.OPPONENT if "opponent" in step.by else None
    if own is not None and owner in (own, Owner.EITHER) and not isinstance(what, Slot):
        raise Misfit


def _about_all(noun: Noun, said: Steps) -> Steps:
    """ "{Navy} type Characters cannot be K.O.'d": whoever they belong to."""
    if not noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    return say(Every(noun.cards()), said)
