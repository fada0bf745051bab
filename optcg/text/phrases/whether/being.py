"""What is said of one card after "if": that it is, or has, something."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import Described, all_of, any_of, sure
from optcg.text.phrases.which_cards.nouns import Noun

# What a card is: "has the {Navy} type", "is [Nami]", "is rested", "has 5000 power or more".
IS = Phrase[Filter]("is")
IS.says("has <trait>", lambda trait: _pure(trait))
IS.says("is (a) <types> (type)", lambda types: types)
IS.says("is named <names>", lambda names: names)
IS.says("is not named <names>", f.Without)
IS.says("is of the <types> type", lambda types: types)
IS.says("belongs to the <types> type", lambda types: types)
IS.says("lacks <lacks>", lambda lacks: lacks)
IS.says("has a <cost-trait>", lambda cost: cost)
IS.says("is <names>", lambda names: names)
IS.means("is multicolored", f.Multicolor())
IS.means("is not multicolored", f.Without(f.Multicolor()))
IS.means("has 2 or more colors", f.Multicolor())
IS.says("is <colors>", lambda colors: colors)
IS.says("is not <colors>", f.Without)
IS.means("is active", f.Active())
IS.means("is rested", f.Rested())
IS.says("is a|an <noun>", lambda noun: _kind(noun))
IS.says("is your <noun>", lambda noun: sure(all_of(_one_kind(noun), f.OwnedBy(Owner.YOU))))
IS.says("is your opponent's <noun>", lambda noun: sure(all_of(_one_kind(noun), f.OwnedBy(Owner.OPPONENT))))
IS.says("is not a|an <noun>", lambda noun: f.Without(_kind(noun)))
IS.says("is a|an <noun> or a|an <noun>", lambda one, two: sure(any_of(_one_kind(one), _one_kind(two))))
IS.means("was played (on|during) this turn", f.PlayedThisTurn())
IS.means("was not played (on|during) this turn", f.Without(f.PlayedThisTurn()))
IS.says("has been given <number> <bound> DON!! card(s)", lambda n, bound: f.GivenDonIs(bound, n))
IS.means("is attacking", f.InBattle("attacker"))
IS.means("is the attacking card", f.InBattle("attacker"))
IS.means("is being attacked", f.InBattle("target"))
IS.means("is in this battle", f.InBattle())
IS.means("is battling", f.InBattle())
IS.says("is not <names>", f.Without)
IS.says("does not have the <types> type", f.Without)
IS.says("does not have <trait>", lambda trait: f.Without(_pure(trait)))

# One verb for two things.
IS_TWO = Phrase[Filter]("is-two")
IS_TWO.says("<is>", lambda one: one)
IS_TWO.says("has the <types> type or <trait>", lambda types, trait: sure(any_of(types, _pure(trait))))
IS_TWO.says("has <trait> or <trait>", lambda one, two: sure(any_of(_pure(one), _pure(two))))
IS_TWO.says("has <trait> and <trait>", lambda one, two: sure(all_of(_pure(one), _pure(two))))
IS_TWO.says("is <names> or multicolored", lambda names: sure(any_of(names, f.Multicolor())))
IS_TWO.says("is multicolored or <names>", lambda names: sure(any_of(f.Multicolor(), names)))
IS_TWO.says("<is> and <is-two>", lambda one, rest: sure(all_of(one, rest)))

# "Is A and is B or is C" is left open: whether "and" binds closer is not told.
IS_ALL = Phrase[Filter]("is-all")
IS_ALL.says("<is-two>", lambda said: said)
IS_ALL.says("<is> or <is>", lambda one, two: sure(any_of(one, two)))
IS_ALL.says("is <names> , or <is>", lambda names, two: _of_list(names, two))
IS_ALL.says("has <listed-traits> , or <trait>", lambda some, last: sure(any_of(some, _pure(last))))
LISTED_TRAITS = Phrase[Filter]("listed-traits")
LISTED_TRAITS.says("<trait> , <trait>", lambda one, two: sure(any_of(_pure(one), _pure(two))))
LISTED_TRAITS.says("<trait> , <listed-traits>", lambda one, rest: sure(any_of(_pure(one), rest)))

OF_CARD = Phrase[Filter]("of-card")
OF_CARD.says("type(s) includes <quoted>", f.TypeIncludes)
OF_CARD.says("type(s) include <quoted>", f.TypeIncludes)
OF_CARD.says(
    "type includes <quoted> or <quoted>", lambda a, b: f.AnyOf((f.TypeIncludes(a), f.TypeIncludes(b)))
)
OF_CARD.says("type(s) does|do not include <quoted>", lambda name: f.Without(f.TypeIncludes(name)))
OF_CARD.says("card name is <names>", lambda names: names)
OF_CARD.says("name is <names>", lambda names: names)
OF_CARD.says("(card) name includes <quoted>", f.NameIncludes)
OF_CARD.says("type is <types>", lambda types: types)
OF_CARD.says("attribute is <attributes>", lambda attributes: attributes)
OF_CARD.says("attribute includes <attributes>", lambda attributes: attributes)
OF_CARD.says("color is <colors>", lambda colors: colors)
OF_CARD.says("color(s) include|includes <color>", f.ColorIs)
OF_CARD.says("<base> power is|becomes <number>", lambda base, n: f.PowerIs("=", n, base))
OF_CARD.says("<base> cost is|becomes <number>", lambda base, n: f.CostIs("=", n, base))
OF_CARD.says("<base> power is|becomes <number> <bound>", lambda base, n, bound: f.PowerIs(bound, n, base))
OF_CARD.says("<base> cost is|becomes <number> <bound>", lambda base, n, bound: f.CostIs(bound, n, base))


def _pure(said: Described) -> Filter:
    if said != Described(said.filter):
        raise Misfit
    return sure(said.filter)


def _of_list(names: Filter | None, last: Filter) -> Filter:
    """ "[A], [B], or has ...": a list of three or more."""
    if not isinstance(names, f.AnyOf) or isinstance(last, f.NameIs):
        raise Misfit
    return sure(any_of(names, last))


def _kind(noun: Noun) -> Filter:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())


def _one_kind(noun: Noun) -> Filter:
    """ "An Event or a Stage": what follows one of them is said of it alone."""
    if noun.plural:
        raise Misfit
    return _kind(noun)
