"""Power and cost that become those of another card: of a card spoken of, a Leader, the highest of some."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CostOf, ExtremeOf, ItsOwn, Minus, PowerOf
from optcg.model.durations import Duration
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Battling,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Slot,
    This,
)
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.measures import One
from optcg.text.phrases.how_many.quantities import AMOUNT
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.what_is_done.values import OWN_BASE, VALUE
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.references import LATEST

# The cards of a battle: only one card attacks, and one is attacked (Rule 7-1-1).
BATTLING = Phrase[Selection]("battling-s")
BATTLING.means("the attacking card's", Battling("attacker"))
BATTLING.means("the attack target's", Battling("target"))
for _whose, _owner in (("the", Owner.EITHER), ("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    for _kind, _areas in (
        ("Leader's", (Area.LEADER,)),
        ("Character's", (Area.CHARACTER,)),
        ("Leader or Character's", LEADER_AND_CHARACTERS),
        *(() if _whose == "the" else (("card's", LEADER_AND_CHARACTERS),)),
    ):
        BATTLING.means(f"{_whose} attacking {_kind}", Every(Cards(_owner, _areas, f.InBattle("attacker"))))

OWN_BASE.says("<battling-s>", lambda card: card)

# The number of the card that has the most of it.
for _what in ("power", "cost"):
    for _card in ("<whose> <noun>", "the <noun>"):
        AMOUNT.says(
            f"the <base> {_what} of {_card}", lambda base, *said, what=_what: _most_of(what, base, *said)
        )
for _card in ("<whose> <noun>", "the <noun>"):
    VALUE.says(f"the same as {_card}", lambda *said: _most_of("", False, *said))
for _base, _set in (("base power", e.SetBasePower), ("base cost", e.SetBaseCost)):
    for _other in ("<one-card-s>", "that of <one-card>"):
        EFFECT.says(
            f"<{_base.replace(' ', '-')}s> become(s) the same as {_other} <until>",
            lambda whom, card, until, step=_set: (step(whom, _its_base(card, step), until),),
        )
        EFFECT.says(
            f"the {_base} of <targets> becomes the same as {_other} <until>",
            lambda whom, card, until, step=_set: (step(on_field(whom), _its_base(card, step), until),),
        )
VALUE.says("the same as that of <whose> <noun>", lambda *said: _base_of(_most_of("", False, *said)))


def _its_base(card: One, step: type[e.Effect]) -> Amount:
    return card.power(base=True) if step is e.SetBasePower else card.cost(base=True)


def _most_of(what: str, base: bool, *said: Owner | Noun) -> Amount:
    """ "The base power of your Character with the highest base power": of several that have it, the same."""
    noun = said[-1]
    owner = said[0] if isinstance(said[0], Owner) else None
    if not isinstance(noun, Noun) or noun.described.most is None or noun.plural:
        raise Misfit
    of, highest, of_base = noun.described.most
    if what and (of, of_base) != (what, base):
        raise Misfit
    group = replace(noun, described=replace(noun.described, most=None)).cards(owner)
    return ExtremeOf(of, group, highest, of_base)


def _base_of(most: Amount) -> Amount:
    """ "Its base power becomes the same as that of ...": the base power of that card."""
    if not isinstance(most, ExtremeOf) or not most.base:
        raise Misfit
    return most


# Power and cost themselves: by what is missing now.
for _what, _gain in (("power", e.GainPower), ("cost", e.GainCost)):
    for _words in (f"<whose-base> {_what} become(s)", f"set <whose-base> {_what} to"):
        EFFECT.says(
            f"{_words} the same as <amount> <duration>",
            lambda whom, n, until, gain=_gain, of=_what: (gain(whom, Minus(_counted(n), ItsOwn(of)), until),),
        )
    for _words in (f"the {_what} of <targets> becomes", f"set the {_what} of <targets> to"):
        EFFECT.says(
            f"{_words} the same as <amount> <duration>",
            lambda whom, n, until, gain=_gain, of=_what: (
                gain(on_field(whom), Minus(_counted(n), ItsOwn(of)), until),
            ),
        )
    for _other in ("<one-card-s>", "that of <one-card>"):
        EFFECT.says(
            f"<whose-base> {_what} becomes the same as {_other} <duration>",
            lambda whom, card, until, gain=_gain, of=_what: (
                gain(whom, Minus(card.power() if of == "power" else card.cost(), ItsOwn(of)), until),
            ),
        )
    EFFECT.says(
        f"<battling-s> {_what} becomes <number> <duration>",
        lambda card, n, until, gain=_gain, of=_what: (gain(card, Minus(n, ItsOwn(of)), until),),
    )
    EFFECT.says(
        f"this Character's|Leader's|card's {_what} becomes <number> <duration>",
        lambda n, until, gain=_gain, of=_what: (gain(This(), Minus(n, ItsOwn(of)), until),),
    )
    EFFECT.says(
        f"<targets> gain(s) {_what} equal to ( <amount> minus its own {_what} ) <duration>",
        lambda whom, n, until, gain=_gain, of=_what: (gain(on_field(whom), Minus(n, ItsOwn(of)), until),),
    )


def _counted(amount: Amount) -> Amount:
    if isinstance(amount, int):
        raise Misfit
    return amount


# Both at once: the base values of another card.
for _values in ("base power and (base) cost", "base cost and (base) power"):
    _same = f"<whose-base> {_values} become(s) the same as"
    for _words in (
        f"{_same} <one-card-s>",
        f"{_same} <one-card-s> {_values}",
        f"{_same} the {_values} of <one-card>",
        f"{_same} that|those of <one-card>",
    ):
        EFFECT.says(f"{_words} <until>", lambda whom, card, until: _both(whom, card, until))
    for _of in (f"the {_values} of", "that|those of"):
        EFFECT.says(
            f"{_same} {_of} <cards> <duration>",
            lambda whom, cards, until: (
                e.Pick(on_field(_chosen(cards))),
                *_both(_this(whom), One(LATEST), until),
            ),
        )


def _both(whom: Selection, card: One, until: Duration) -> Steps:
    again = whom
    if isinstance(whom, Choose):
        if card.slot is not None:
            raise Misfit  # which of the two cards is meant then
        again = Slot(LATEST)
    elif not isinstance(whom, (This, Slot)):
        raise Misfit
    return (
        e.SetBasePower(whom, PowerOf(card.slot, base=True), until),
        e.SetBaseCost(again, _base_cost(card), until),
    )


def _base_cost(card: One) -> CostOf:
    if card.leader is not None or card.role:
        raise Misfit  # Leaders have no cost (Rule 2-7-5)
    return CostOf(card.slot, base=True)


def _chosen(cards: Selection) -> Selection:
    if not isinstance(cards, Choose):
        raise Misfit
    return cards


def _this(whom: Selection) -> Selection:
    if not isinstance(whom, This):
        raise Misfit
    return whom


# "Has the same base power as": all the time, or for a time.
EFFECT.says(
    "<targets> has|have the same base power as <one-card> <until>",
    lambda whom, card, until: (e.SetBasePower(on_field(whom), card.power(base=True), until),),
)
EFFECT.says(
    "<targets> has|have the same base cost as <one-card> <until>",
    lambda whom, card, until: (e.SetBaseCost(on_field(whom), card.cost(base=True), until),),
)
