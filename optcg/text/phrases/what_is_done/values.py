"""Base values, set values, swaps, negation (Rules 4-9, 8-2)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, ItsOwn, Minus, PowerOf, TotalOf
from optcg.model.durations import Duration
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import PREDICATE, say
from optcg.text.phrases.what_is_done.moves import EFFECT, on_field, together
from optcg.text.phrases.which_cards.describe import NOTHING, Described
from optcg.text.phrases.which_cards.nouns import Noun, choose, every
from optcg.text.phrases.which_cards.references import CHOSEN, LATEST, THAT_CHARACTER

# Base values, set values, swaps ----------------------------------------------------------------------
OWN_BASE = Phrase[Selection]("whose-base")
OWN_BASE.means("this Character's|Leader's|Stage's|card's", This())
OWN_BASE.says(
    "up to <count> of <whose> <ahead> <head-s>",
    lambda n, owner, ahead, head: choose(head.and_(Described(ahead)), n, owner, up_to=True),
)
OWN_BASE.says(
    "all of <whose> <ahead> <head-s>", lambda owner, ahead, head: every(head.and_(Described(ahead)), owner)
)
OWN_BASE.says("<whose> <ahead> <head-s>", lambda owner, ahead, head: _many(owner, ahead, head))
OWN_BASE.says("<that-card-s>", Slot)
OWN_BASE.says(
    "your opponent's <ahead> Leader's", lambda ahead: Every(Cards(Owner.OPPONENT, (Area.LEADER,), ahead))
)
OWN_BASE.says("your <ahead> Leader's", lambda ahead: Every(Cards(Owner.YOU, (Area.LEADER,), ahead)))

VALUE = Phrase[Amount]("value")
VALUE.says("<number>", lambda n: n)
VALUE.says("(the same as) <amount>", lambda amount: amount)
for _base, _set in (("base power", e.SetBasePower), ("base cost", e.SetBaseCost)):
    # "A's base power", "A and B's base power", "A's base power and B's base power".
    _name = f"<{_base.replace(' ', '-')}s>"
    BASES = Phrase[Selection](_name.strip("<>"))
    BASES.says(f"<whose-base> {_base}", lambda what: what)
    BASES.says(f"<targets> and <whose-base> {_base}", lambda one, two: together(on_field(one), two))
    BASES.says(f"<whose-base> ({_base}) and <whose-base> {_base}", together)
    for _words in (
        f"{_name} become(s) <value> <until>",
        f"set {_name} to <value> <until>",
        f"{_name} is (equal to) <value> <until>",
    ):
        EFFECT.says(_words, lambda what, n, until, step=_set: (step(what, n, until),))
    for _words in (
        f"the {_base} of <targets> becomes <value> <until>",
        f"set the {_base} of <targets> to <value> <until>",
    ):
        EFFECT.says(_words, lambda what, n, until, step=_set: (step(on_field(what), n, until),))
    # "Has its base power become 0".
    for _become in ("become", "set to", "changed to"):
        PREDICATE.says(
            f"has|have its|their {_base} {_become} <value>", lambda n, step=_set: (step(This(), n),)
        )
EFFECT.says(
    "<base-powers> become(s) the same as <power-of> <until>",
    lambda what, n, until: (e.SetBasePower(what, n, until),),
)
EFFECT.says(
    "the base power of <targets> becomes the same as <power-of> <until>",
    lambda what, n, until: (e.SetBasePower(on_field(what), n, until),),
)
for _words in (
    "set the {} of <cards> to <number>",
    "the {} of <cards> becomes <number>",
    "<cards> has its {} become <number>",
    "<cards> has its {} set to <number>",
):
    for _value, _gain in (("power", e.GainPower), ("cost", e.GainCost)):
        EFFECT.says(
            f"{_words} <duration>".format(_value),
            lambda what, n, until, gain=_gain, of=_value: (
                gain(on_field(_one(what)), Minus(n, ItsOwn(of)), until),
            ),
        )


_OF_ONE = "up to 1 of <whose> <ahead> <head-s>"
for _value, _gain in (("power", e.GainPower), ("cost", e.GainCost)):
    EFFECT.says(
        f"<that-card-s> {_value} becomes <number> <duration>",
        lambda slot, n, until, gain=_gain, of=_value: (gain(Slot(slot), Minus(n, ItsOwn(of)), until),),
    )
    EFFECT.says(
        f"{_OF_ONE} {_value} becomes <number> <duration>",
        lambda owner, ahead, head, n, until, gain=_gain, of=_value: (
            gain(choose(head.and_(Described(ahead)), 1, owner, up_to=True), Minus(n, ItsOwn(of)), until),
        ),
    )


def _one(what: Selection) -> Selection:
    """One card: what is taken off is its own power or cost."""
    if not isinstance(what, Choose) or what.count != 1:
        raise Misfit
    return what


POSSESSIVE = Phrase[Noun]("head-s")
POSSESSIVE.means("Leader's", Noun((Category.LEADER,), NOTHING))
POSSESSIVE.means("Character's", Noun((Category.CHARACTER,), NOTHING))
POSSESSIVE.means("Characters'", Noun((Category.CHARACTER,), NOTHING, plural=True))
POSSESSIVE.means("cards'", Noun((), NOTHING, plural=True))
POSSESSIVE.means(
    "Leader or Character cards'", Noun((Category.LEADER, Category.CHARACTER), NOTHING, plural=True)
)

POWER_OF = Phrase[Amount]("power-of")
POWER_OF.means("the selected Character's power", PowerOf(CHOSEN))
POWER_OF.says("<whose> <ahead> Leader", lambda owner, ahead: _power(owner, ahead))
POWER_OF.says("that of <whose> <ahead> Leader", lambda owner, ahead: _power(owner, ahead, base=True))
POWER_OF.says("<whose> <ahead> Leader's power", lambda owner, ahead: _power(owner, ahead))
POWER_OF.means("that Character's power", PowerOf(THAT_CHARACTER))
POWER_OF.means("the selected card's power", PowerOf(CHOSEN))
POWER_OF.means("the selected Character's base power", PowerOf(CHOSEN, base=True))
POWER_OF.means(
    "the power of your opponent's attacking Leader or Character",
    TotalOf("power", Cards(Owner.OPPONENT, (Area.LEADER, Area.CHARACTER), f.InBattle("attacker"))),
)


def _many(owner: Owner, ahead: f.Filter | None, head: Noun) -> Selection:
    """ "Your opponent's Characters'": all of them; Leaders are told of by themselves."""
    if not head.plural:
        raise Misfit
    return every(head.and_(Described(ahead)), owner)


# Names and types that cards have besides.
for _what, _trait in (("name", "name"), ("type(s)", "type-name")):
    _kind = f.NameIs if _trait == "name" else f.TypeIs
    for _words in (
        f"also treat <whose-base> {_what} as <{_trait}>",
        f"<whose-base> {_what} is|are also treated as <{_trait}>",
    ):
        EFFECT.says(
            f"{_words} <until>",
            lambda what, word, until, kind=_kind: (e.GainTrait(_others(what, until), kind(word), until),),
        )


def _others(what: Selection, until: Duration) -> Selection:
    """What this card is called all the time is a rule of the game, in every area (Rule 2-1-3)."""
    if isinstance(what, This) and until is Duration.ON_FIELD:
        raise Misfit
    return what


def _power(owner: Owner, ahead: f.Filter | None, base: bool = False) -> Amount:
    """ "The same as your Leader" is its power; "that of your Leader" what was spoken of, its base power."""
    return TotalOf("power", Cards(owner, (Area.LEADER,), ahead), base)


# Negation ----------------------------------------------------------------------------------------------
for _words in (
    "negate the effect(s) of <targets> <until>",
    "the effect(s) of <targets> is|are negated <until>",
):
    EFFECT.says(_words, lambda what, until: (e.Negate(on_field(what), until),))
EFFECT.says(
    "<that-card-s> effect(s) is|are negated <until>", lambda slot, until: (e.Negate(Slot(slot), until),)
)
EFFECT.says("negate <whose-base> effect(s) <until>", lambda what, until: (e.Negate(what, until),))
EFFECT.says(
    "negate the effect(s) of <cards> and give <that-card> <boons> <duration>",
    lambda what, _, said, until: (e.Negate(on_field(what), until), *say(Slot(LATEST), said, until)),
)
EFFECT.says(
    "negate the effect(s) of <cards> and <that-card> <predicates> <duration>",
    lambda what, _, said, until: (e.Negate(on_field(what), until), *say(Slot(LATEST), said, until)),
)
for _all in ("all effects", "all of its|their effects", "its|their effects"):
    PREDICATE.says(f"lose(s) {_all}", lambda: (e.Negate(This()),))
EFFECT.says("this effect is negated", lambda: (e.Negate(This()),))
