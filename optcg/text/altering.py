"""Whether steps may change what is told: how many cards there are, of what power, in which state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.effects import Effect, Place
from optcg.model.selections import (
    Cards,
    Choose,
    Drawn,
    Every,
    Owner,
    Selection,
    This,
    Together,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area
from optcg.text.nodes import fields, is_dataclass

# A fact that can change: which, of whose cards, and in which area they are.
Fact = tuple[str, Owner, Area]
_ANY: Final = tuple(Area)
_FIELD: Final = (Area.LEADER, Area.CHARACTER, Area.STAGE)
_PLAYERS: Final = (Owner.YOU, Owner.OPPONENT)
_THERE: Final = "there"  # which cards are there at all
_DON: Final = ("DON!! field", "DON!! active", "DON!! rested", "DON!! given", "DON!! deck")
_PLACES: Final = {
    Place.HAND: Area.HAND,
    Place.TRASH: Area.TRASH,
    Place.DECK: Area.DECK,
    Place.DECK_TOP: Area.DECK,
    Place.DECK_BOTTOM: Area.DECK,
    Place.DECK_EITHER: Area.DECK,
    Place.LIFE_TOP: Area.LIFE,
    Place.LIFE_BOTTOM: Area.LIFE,
    Place.LIFE_EITHER: Area.LIFE,
}

# What filters look at, and which steps change it.
_LOOKED_AT: Final[dict[type[f.Filter], str]] = {
    f.PowerIs: "power",
    f.CostIs: "cost",
    f.GivenDonIs: "given",
    f.Rested: "state",
    f.Active: "state",
    f.FaceUp: "face",
    f.HasKeyword: "keyword",
    f.EffectsNegated: "negated",
    f.TypeIs: "trait",
    f.TypeIncludes: "trait",
    f.AttributeIs: "trait",
    f.ColorIs: "trait",
    f.NameIs: "trait",
}
_CHANGES: Final[dict[type[Effect], tuple[str, ...]]] = {
    e.GainPower: ("power",),
    e.SetBasePower: ("power", "base power"),
    e.GainCost: ("cost",),
    e.SetBaseCost: ("cost", "base cost"),
    e.GainKeyword: ("keyword",),
    e.LoseKeyword: ("keyword",),
    e.GainTrait: ("trait",),
    e.Negate: ("negated", "power", "cost", "base power", "base cost", "keyword"),
    e.Grant: ("power", "cost", "base power", "base cost", "keyword"),
    e.Rest: ("state",),
    e.SetActive: ("state",),
    e.TurnLife: ("face",),
}


def may_alter(steps: tuple[Effect, ...], fact: c.Condition) -> bool:
    """Whether what is asked may be so after these steps, and not before them, or the other way round."""
    asked = set(_asked(fact))
    return bool(asked & {told for step in steps for told in _altered(step)})


def may_leave(steps: tuple[Effect, ...], cards: Cards) -> bool:
    """Whether cards that are described so may be so no more after these steps, or others become so."""
    told = set(_of_filter(cards.filter, cards.owner, cards.areas))
    return bool(told & {altered for step in steps for altered in _altered(step)})


# What is asked --------------------------------------------------------------------------------------------
def _asked(node: object) -> Iterable[Fact]:
    match node:
        case n.CountOf(cards, what) | n.Alike(cards, what) | n.Apart(cards, what):
            yield from _of_cards(cards, what)
        case n.TotalOf(what, cards) | n.ExtremeOf(what, cards):
            yield from _of_cards(cards, what)
        case n.DonOf(owner, where):
            yield from _facts((f"DON!! {where}",), owner, (Area.COST,))
        case n.PowerOf():
            yield from _facts(("power",), Owner.EITHER, _ANY)
        case n.CostOf():
            yield from _facts(("cost",), Owner.EITHER, _ANY)
        case n.Happened():
            yield from _facts(("happened",), Owner.EITHER, _ANY)
        case c.OnlyHave(cards, described):
            yield from _of_cards(cards, "")
            yield from _of_filter(described, cards.owner, cards.areas)
        case c.SlotFits(_, described) | n.SlotCount(_, described):
            yield from _of_filter(described, Owner.EITHER, _ANY)
        case c.ThisCardIs(described):
            yield from _of_filter(described, Owner.YOU, _FIELD)
        case _:
            yield from _of_parts(node)


def _of_parts(node: object) -> Iterable[Fact]:
    for part in node if isinstance(node, tuple) else _values(node):
        yield from _asked(part)


def _values(node: object) -> list[object]:
    return [getattr(node, field.name) for field in fields(node)] if is_dataclass(node) else []


def _of_cards(cards: Cards, what: str) -> Iterable[Fact]:
    yield from _facts((_THERE, what.removeprefix("base ")), cards.owner, cards.areas)
    yield from _of_filter(cards.filter, cards.owner, cards.areas)


def _of_filter(described: object, owner: Owner, areas: tuple[Area, ...]) -> Iterable[Fact]:
    if isinstance(described, tuple):
        for part in described:
            yield from _of_filter(part, owner, areas)
    if isinstance(described, f.AgainstOwn):
        own = ("given",) if described.own == "given DON!!" else ()
        yield from _facts((described.what, *own), owner, areas)
    if isinstance(described, f.Filter) and type(described) in _LOOKED_AT:
        base = "base " if getattr(described, "base", False) else ""
        yield from _facts((base + _LOOKED_AT[type(described)],), owner, areas)
    if isinstance(described, (n.Counted, f.Shares)):
        yield from _asked(described)
    elif isinstance(described, f.Filter):
        yield from _of_filter(tuple(_values(described)), owner, areas)


def _facts(what: Iterable[str], owner: Owner, areas: Iterable[Area]) -> Iterable[Fact]:
    players = _PLAYERS if owner is Owner.EITHER else (owner,)
    known = tuple(areas)
    return [(one, player, area) for one in what for player in players for area in known]


# What is altered ------------------------------------------------------------------------------------------
def _altered(step: Effect) -> Iterable[Fact]:
    yield from _facts(("happened",), Owner.EITHER, _ANY)
    match step:
        case e.If() | e.May() | e.ChooseOne():
            for part in steps_in(step):
                yield from _altered(part)
        case e.AsPlayer(_, effects):
            # Whoever does it, "you" is that player.
            for part in effects:
                yield from [(what, who, area) for what, _, area in _altered(part) for who in _PLAYERS]
        case e.ActivateAbility() | e.ActivateEvent():
            yield from _facts((_THERE, *_DON, *_LOOKED_AT.values()), Owner.EITHER, _ANY)
        case e.Draw(_, who):
            yield from _facts((_THERE,), who, (Area.HAND, Area.DECK))
        case e.DrawUpTo():
            yield from _facts((_THERE,), Owner.YOU, (Area.HAND, Area.DECK))
        case e.Damage(_, who):
            yield from _facts((_THERE,), who, (Area.LIFE, Area.HAND, Area.TRASH))
        case e.Move(what, to):
            yield from _moved(what, (_PLACES[to],))
        case e.KO(what):
            yield from _moved(what, (Area.TRASH,), (Area.CHARACTER, Area.STAGE))
        case e.Play(what):
            # Rule 3-7-6-1: a Character may have to make room.
            yield from _moved(what, (Area.CHARACTER, Area.STAGE, Area.TRASH))
        case e.SwapBasePower():
            yield from _facts(("power", "base power"), Owner.EITHER, _FIELD)
        case e.SwapBaseCost():
            yield from _facts(("cost", "base cost"), Owner.EITHER, _FIELD)
        case _:
            yield from _don(step)
            for owner, areas in _places(getattr(step, "what", None)):
                yield from _facts(_CHANGES.get(type(step), ()), owner, areas)
                if Area.COST in areas and isinstance(step, (e.Rest, e.SetActive)):
                    yield from _facts(_DON[1:3], owner, (Area.COST,))


def steps_in(node: object) -> list[Effect]:
    """The steps that may be done at once, whatever they hang on."""
    if isinstance(node, tuple):
        return [step for part in node for step in steps_in(part)]
    if isinstance(node, (e.If, e.May, e.ChooseOne)):
        return [step for value in _values(node) for step in steps_in(value)]
    return [node] if isinstance(node, Effect) else []


def _moved(what: Selection, to: tuple[Area, ...], out_of: tuple[Area, ...] = ()) -> Iterable[Fact]:
    for owner, areas in _places(what):
        areas = tuple(area for area in areas if not out_of or area in out_of)
        yield from _facts((_THERE,), owner, (*areas, *to))
        if Area.CHARACTER in areas:
            # Rule 6-5-5-4: DON!! that were given to the card go back rested.
            yield from _facts(("DON!! rested", "DON!! given"), owner, (Area.COST,))


def _don(step: Effect) -> Iterable[Fact]:
    if isinstance(step, (e.RestDon, e.AddDon, e.ReturnDon)):
        resting = isinstance(step, e.RestDon)
        yield from _facts(_DON[1:3] if resting else _DON, step.who, (Area.COST,))
    if isinstance(step, e.SetDonActive):
        yield from _facts(_DON[1:3], step.who, (Area.COST,))
    if isinstance(step, (e.GiveDon, e.MoveGivenDon, e.ReturnGivenDon)):
        to_deck = isinstance(step, e.ReturnGivenDon) and step.to_deck
        from_deck = isinstance(step, e.GiveDon) and step.state == "deck"
        told = _DON if to_deck or from_deck else _DON[1:4]
        yield from _facts(told, step.who, (Area.COST,))
    if isinstance(step, (e.GiveDon, e.MoveGivenDon, e.ReturnGivenDon, e.ReturnDon)):
        # Rule 6-5-5-2: given DON!! are power.
        yield from _facts(("given", "power"), step.who, _FIELD)


def _places(what: Selection | None) -> list[tuple[Owner, tuple[Area, ...]]]:
    """Whose cards these may be, and in which areas; of those that were spoken of before it is not known."""
    match what:
        case None:
            return []
        case Choose(cards) | Every(cards):
            return [(cards.owner, cards.areas)]
        case Top(owner, area) | TopOrBottom(owner, area):
            return [(owner, (area,))]
        case Drawn():
            return [(Owner.YOU, (Area.HAND,))]
        case Together(parts):
            return [place for part in parts for place in _places(part)]
        case This():
            return [(Owner.YOU, _FIELD)]
    return [(Owner.EITHER, _ANY)]
