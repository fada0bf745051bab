"""A color, an attribute or a card category that a player chooses: a menu of those named (Rule 1-3-5).

The steps that follow are told once, for the one that is chosen; each way to choose is an option with those
steps. "Choose a color" names them all; types and card names are too many for a menu.
"""

from __future__ import annotations

from typing import Any, Final

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import NamedNumber
from optcg.model.selections import Owner
from optcg.model.terms import Attribute, Category, Color
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import GAINED
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whether.being import IS, OF_CARD
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import AFTER, TRAIT, Chosen, Described, all_of
from optcg.text.with_fields import rebuilt

_ATTRIBUTES: Final = tuple(f.AttributeIs(one) for one in Attribute)
_CATEGORIES: Final = (Category.CHARACTER, Category.EVENT, Category.STAGE)
CHOICES: Final[dict[str, tuple[f.Filter, ...]]] = {
    "color": tuple(f.ColorIs(color) for color in Color),
    "attribute": _ATTRIBUTES,
    "category": tuple(f.CategoryIs(category) for category in _CATEGORIES),
}

NAMED = Phrase[f.Filter]("named")
NAMED.says("<color>", f.ColorIs)
NAMED.says("<attribute> (attribute)", f.AttributeIs)
for _category in _CATEGORIES:
    NAMED.means(f"{_category} (card)", f.CategoryIs(_category))

NAMING = Phrase[tuple[f.Filter, ...]]("naming")
NAMING.means("a|1 color", CHOICES["color"])
NAMING.means("an|1 attribute", CHOICES["attribute"])
NAMING.means("a|1 (card) category", CHOICES["category"])
for _from, _or in (
    ("", "or"),
    ("either", "or"),
    ("1 of", "or|and"),
    ("1 from among", "or|and"),
    ("a|an|1 color|attribute|category from (among)", "or|and"),
    ("a|1 card category from (among)", "or|and"),
):
    NAMING.says(f"{_from} <named> {_or} <named>", lambda *named: _of_one_kind(named))
    NAMING.says(f"{_from} <named> , <named> (,) {_or} <named>", lambda *named: _of_one_kind(named))
for _verb, _who in (
    ("choose|name|declare", Owner.YOU),
    ("your opponent chooses|names|declares", Owner.OPPONENT),
):
    for _joined in (".", ". Then ,", "and", ", and", ", then"):
        STEPS.says(
            f"{_verb} <naming> {_joined} <steps>", lambda named, steps, who=_who: _each(named, steps, who)
        )

_THE_CHOSEN: Final = "the chosen|named|declared"

# A cost that was chosen is a number; it may be held against base costs.
CHOSEN_COST = Phrase[f.Filter]("chosen-cost")
CHOSEN_COST.says(f"{_THE_CHOSEN} <base> cost", lambda base: _named(base))
TRAIT.says("<chosen-cost>", Described)
TRAIT.says("a <base> cost of the chosen|named|declared number", lambda base: Described(_named(base)))
IS.says("has <chosen-cost>", lambda said: said)
OF_CARD.says(f"<base> cost is {_THE_CHOSEN} <base> cost|number", lambda base, _: _named(base))
FACT.says(
    f"the <base> cost of <that-card> is {_THE_CHOSEN} <base> cost|number",
    lambda base, slot, _: c.SlotFits(slot, _named(base)),
)


def _named(base: bool) -> f.Filter:
    return f.CostIs("=", NamedNumber(), base)


# What was chosen; by whom, where it is told.
THE_NAMED = Phrase[Chosen]("the-named")
_NAMED_BY: Final = "chose|selected|named|declared"
for _kind in CHOICES:
    _word = "(card) category" if _kind == "category" else _kind
    THE_NAMED.means(f"{_THE_CHOSEN} {_word}", Chosen(_kind))
    THE_NAMED.means(f"that {_word}", Chosen(_kind))
    for _by, _who in (("you", Owner.YOU), ("your opponent", Owner.OPPONENT), ("they", Owner.OPPONENT)):
        THE_NAMED.means(f"the {_word} (that) {_by} {_NAMED_BY}", Chosen(_kind, _who))
        THE_NAMED.means(f"the {_word} chosen|selected|named|declared by {_by}", Chosen(_kind, _who))
    OF_CARD.says(f"{_word} is <the-named>", lambda named, kind=_kind: _of_kind(named, kind))
    OF_CARD.says(f"{_word} is not <the-named>", lambda named, kind=_kind: f.Without(_of_kind(named, kind)))
AFTER.says("of <the-named>", Described)
IS.says("is (of) <the-named>", lambda named: named)
IS.says("is a card of <the-named>", lambda named: named)
IS.says("belongs to <the-named>", lambda named: named)
IS.says("is not (of) <the-named>", f.Without)
IS.says("does not belong to <the-named>", f.Without)
TRAIT.says("<the-named>", Described)
GAINED.says("<the-named>", lambda named: _gained(named))


def _of_kind(named: Chosen, kind: str) -> Chosen:
    if named.kind != kind:
        raise Misfit
    return named


def _gained(named: Chosen) -> Chosen:
    """Cards do not become of another category."""
    if named.kind == "category":
        raise Misfit
    return named


def _of_one_kind(named: tuple[f.Filter, ...]) -> tuple[f.Filter, ...]:
    if len(set(map(type, named))) > 1 or len(set(named)) < len(named):
        raise Misfit
    return named


def _each(named: tuple[f.Filter, ...], steps: Steps, who: Owner) -> Steps:
    kind = next(kind for kind, listed in CHOICES.items() if type(listed[0]) is type(named[0]))
    options = tuple(_with(steps, (Chosen(kind), Chosen(kind, who)), one) for one in named)
    if options[0] == steps:
        raise Misfit  # nothing is said of what was chosen
    return (e.ChooseOne(options, who),)


def _with(node: Any, chosen: tuple[Chosen, ...], one: f.Filter) -> Any:
    if node in chosen:
        return one
    done = rebuilt(node, lambda part: _with(part, chosen, one))
    return all_of(*done.filters) if done is not node and isinstance(done, f.AllOf) else done
