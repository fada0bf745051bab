"""What was done in this turn, counted and told in other ways: attacks, plays, DON!! that were returned."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import Amount, ExtremeOf, Happened, PowerOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.when.events import THIS
from optcg.text.phrases.whether.acts import ACT, ACT_BASE, Act
from optcg.text.phrases.whether.being import OF_CARD
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.whether.history import ATTACKERS, Deed, to_cards
from optcg.text.phrases.whether.past import PAST
from optcg.text.phrases.which_cards.describe import TRAIT, Described
from optcg.text.phrases.which_cards.limits import COST, POWER
from optcg.text.phrases.which_cards.nouns import Noun, several
from optcg.text.phrases.which_cards.others import OfAllOthers

# Attacks.
ATTACKERS.means("", Cards(Owner.EITHER, LEADER_AND_CHARACTERS))
PAST.says(
    "none of <whose> <noun> <have> <did>",
    lambda owner, noun, _, deed: Compare(_done(noun, deed, owner), "=", 0),
)
PAST.says(
    "<player> <have> attacked <number> <bound> times <attackers>",
    lambda who, _, n, bound, cards: Compare(_attacks(cards, who), bound, n),
)
NTH_TIME = Phrase[tuple[str, int]]("nth-time")
NTH_TIME.says("<ordinal> attack", lambda n: ("=", n))
NTH_TIME.says("<ordinal> attack or later", lambda n: (">=", n))
NTH_TIME.says("<ordinal> or later attack", lambda n: (">=", n))
for _whose, _owner in (("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    FACT.says(
        f"this is {_whose} <nth-time> <this-turn>",
        lambda nth, _, owner=_owner: _so_many(owner, None, nth),
    )
FACT.says(
    "this is this Character's|Leader's|card's <nth-time> <this-turn>",
    lambda nth, _: _so_many(Owner.YOU, THIS, nth),
)
# Only the turn player attacks (Rule 7-1-1).
FACT.says("this is the <nth-time> <this-turn>", lambda nth, _: _so_many(Owner.EITHER, None, nth))


def _done(noun: Noun, deed: Deed, owner: Owner) -> Amount:
    if noun.described.areas:
        raise Misfit
    return to_cards(noun.cards(owner), deed)


def _attacks(cards: Cards, who: Owner) -> Amount:
    whose = cards if cards == THIS else Cards(who, cards.areas, cards.filter)
    return to_cards(whose, Deed("attacks"))


def _so_many(who: Owner, cards: Cards | None, nth: tuple[str, int]) -> Condition:
    """An attack is one of them as soon as it is declared (Rule 7-1-1)."""
    compare, number = nth
    attackers = Cards(who, LEADER_AND_CHARACTERS) if cards is None else cards
    return Compare(_attacks(attackers, who), compare, number)


# Plays.
for _phrase, _play in ((ACT, "played"), (ACT_BASE, "play")):
    _phrase.says(f"{_play} another <noun> <by>", lambda noun, by: _another(noun, by))


def _another(noun: Noun, cause: Cause) -> Act:
    if noun.plural:
        raise Misfit
    return Act("played", noun.and_(Described(f.Without(f.ThisCard()))), cause)


for _phrase, _use, _block in ((ACT, "used", "blocked"), (ACT_BASE, "use", "block")):
    _phrase.says(f"{_use} a|an|any <noun>", lambda noun: Act("activates an Event", noun))
    _phrase.says(_block, lambda: Act("activates Blocker"))
PAST.says(
    "<player> <have> took|taken no damage",
    lambda who, *_: Compare(Act("takes damage").of(who), "=", 0),
)
PAST.says(
    "a|an <noun> <was> played from <in-area> <by>",
    lambda noun, _, place, by: Compare(_played_from(noun, place, by), ">=", 1),
)
# The card itself is one of those that were played.
FACT.says(
    "this is the <ordinal> <noun> <player> <have> played <this-turn>",
    lambda n, noun, who, _, __: Compare(Act("played", noun).of(who), "=", n),
)
FACT.says(
    "this is your <ordinal> <noun> played <this-turn>",
    lambda n, noun, _: Compare(Act("played", noun).of(Owner.YOU), "=", n),
)
PAST.says(
    "a card has left <life-pile> <by>",
    lambda who, by: Compare(
        Happened(When("Life card leaves", who=one_owner(who), by=by.by, source=by.source)), ">=", 1
    ),
)


def _played_from(noun: Noun, place: Described, cause: Cause) -> Amount:
    """Cards are played out of the areas of their players."""
    if noun.described.areas or noun.described.owner or len(place.areas) != 1 or place.owner is None:
        raise Misfit
    return to_cards(noun.cards(one_owner(place.owner)), Deed("played", cause, place.areas[0]))


# DON!! that were returned; each card of the cost area is one of the field.
PAST.says(
    "a|any DON!! card(s) <was> returned to <whose> DON!! deck <by>",
    lambda _, who, by: Compare(_returned(who, by), ">=", 1),
)
PAST.says(
    "<number> <bound> DON!! card(s) <was> returned to <whose> DON!! deck <by>",
    lambda n, bound, _, who, by: Compare(_returned(who, by), bound, n),
)
PAST.says(
    "no DON!! cards <was> returned to <whose> DON!! deck <by>",
    lambda _, who, by: Compare(_returned(who, by), "=", 0),
)
PAST.says(
    "a [Trigger] <was> activated",
    lambda *_: Compare(Happened(When("Trigger activated")), ">=", 1),
)


def _returned(who: Owner, cause: Cause = NO_CAUSE) -> Amount:
    return Happened(When("DON!! returned", who=one_owner(who), by=cause.by, source=cause.source))


# The most of all.
ALL_OTHERS = Phrase[Cards]("all-others")
ALL_OTHERS.says("any|all of <whose> <noun>", lambda owner, noun: _of_field(several(noun)).cards(owner))
ALL_OTHERS.says("all (of) (the) <noun>", lambda noun: _of_field(several(noun)).cards())
ALL_OTHERS.says("any <noun>", lambda noun: _of_field(noun).cards())
for _most, _sign in (("more|greater|higher", ">"), ("less|lower", "<")):
    for _what in ("power", "cost"):
        TRAIT.says(
            f"(a) {_most} <base> {_what} than <all-others>",
            lambda base, cards, sign=_sign, what=_what: Described(_beyond(what, sign, base, cards)),
        )
        for _that in ("", "that of", f"the {_what} of"):
            for _of, _is in ((OF_CARD, "is "), (COST if _what == "cost" else POWER, "")):
                _of.says(
                    f"<base> {_what} {_is}{_most} than {_that} <all-others>",
                    lambda base, cards, sign=_sign, what=_what: _beyond(what, sign, base, cards),
                )
for _most in ("highest", "lowest"):
    FACT.says(
        f"this Character|card has the {_most} <base> power among|of all <noun>",
        lambda base, noun, most=_most: _is_most(base, noun, None, most),
    )
    FACT.says(
        f"this Character|card has the {_most} <base> power among|of (all of) <whose> <noun>",
        lambda base, owner, noun, most=_most: _is_most(base, noun, owner, most),
    )


def _of_field(noun: Noun) -> Noun:
    if noun.described.areas or not noun.kinds:
        raise Misfit
    return noun


def _beyond(what: str, sign: str, base: bool, cards: Cards) -> f.Filter:
    """ "More power than any of your Characters": than the highest."""
    most = OfAllOthers(what, cards, sign == ">", base)
    return f.PowerIs(sign, most, base) if what == "power" else f.CostIs(sign, most, base)


def _is_most(base: bool, noun: Noun, owner: Owner | None, most: str) -> Condition:
    if noun.described.areas or not noun.plural:
        raise Misfit
    return Compare(PowerOf(None, base), "=", ExtremeOf("power", noun.cards(owner), most == "highest", base))
