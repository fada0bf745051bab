"""Random steps of effect trees."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from optcg.engine.bans import CANNOT_NAMES, PLAYER_BANS
from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.durations import Duration
from optcg.model.effects import Effect, Place
from optcg.model.effects.flow import MOMENTS
from optcg.model.selections import (
    FIELD_AND_DON,
    LEADER_AND_CHARACTERS,
    ON_FIELD,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area, Category
from tests.games.random_words import (
    CHARACTERS,
    KEYWORDS,
    LIFE_PILES,
    MARKS,
    NAMES,
    NOT_BY,
    PILES,
    TYPES,
    Words,
)

KINDS: Final = frozenset(
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, Effect) and kind is not Effect
)
RARE: Final = 0.03
BY_THEMSELVES: Final = frozenset((e.AddCost, e.UpToOne))  # kinds that only tests of their own play
# Kinds that this file does not make by hand, nor `random_trees.py` for a battle, are made of their fields.
# They come beside the other steps by a chance of their own, so that a new kind changes no other step.
_BY_HAND: Final = frozenset(re.findall(r"\be\.([A-Z]\w+)[(),]", Path(__file__).read_text())) | {"Redirect"}
_OTHERS: Final = sorted(
    (kind for kind in KINDS if kind.__name__ not in _BY_HAND), key=lambda kind: kind.__name__
)


class Steps(Words):
    """Random steps of effects, costs included."""

    # Effects --------------------------------------------------------------------------------------

    def effects(self, most: int = 2) -> tuple[Effect, ...]:
        self.depth += 1
        found: list[Effect] = []
        for _ in range(self.random.randint(1, most)):
            found += self.effect()
        self.depth -= 1
        return tuple(found)

    def effect(self) -> list[Effect]:
        """One step, or a few that belong together."""
        makers: list[tuple[int, Callable[[], Effect | list[Effect]]]] = [
            (8, self.change),
            (7, self.move),
            (4, self.search),
            (5, self.draw),
            (5, self.don),
            (3, self.ko),
            (3, self.play),
            (3, self.turn),
            (3, self.see),
            (1, self.life),
            (2, self.rare),
        ]
        if self.depth < 4:
            makers += [(5, self.nested), (1, self.grant)]
        made = self.some(makers)()
        return [*(made if isinstance(made, list) else [made]), *self.beside()]

    def beside(self, cards: Callable[..., Selection] | None = None) -> list[Effect]:
        """A step of a kind that is made of its fields, now and then, done to such cards."""
        if not _OTHERS or self.apart.random() > RARE:
            return []
        ordinary, kept = self.random, self.slots
        self.random, self.slots = self.apart, {}
        found = [self.made(self.one(_OTHERS), cards or self.on_field)]
        gone = {slot: lies for slot, lies in self.slots.items() if lies != "field"}
        self.random, self.slots = ordinary, kept | gone
        return found

    def draw(self) -> Effect:
        if self.chance(0.2):
            return e.DrawUpTo(self.count())
        return e.Draw(self.count(), self.some(((6, Owner.YOU), (1, Owner.OPPONENT), (1, Owner.EITHER))))

    def move(self) -> Effect:
        to = self.one(PILES)
        kind = "open" if to == Place.TRASH else "hidden"
        sources: tuple[Callable[[str], Selection], ...] = (
            lambda kind: self.on_field((Area.CHARACTER, Area.STAGE), kind),
            lambda kind: self.on_field(CHARACTERS, kind),
            self.of_hand,
            self.of_hand,
            self.of_pile,
            self.of_trash,
        )
        if self.chance(0.15):
            to = self.one(LIFE_PILES)
        return e.Move(self.one(sources)(kind), to, to in LIFE_PILES and self.chance(0.4))

    def search(self) -> list[Effect]:
        """Rules 11-2, 11-3: look at cards of a pile, take some, put the others back or elsewhere."""
        area = self.one((Area.DECK, Area.DECK, Area.DECK, Area.LIFE))
        whose = Owner.YOU if self.chance(0.8) else Owner.OPPONENT
        looked = self.keep("hidden")
        top = Top(whose, area, self.one((2, 3, 5)), slot=looked)
        see: Effect = e.Look(top) if self.chance(0.7) else e.Reveal(top)
        taken = self.keep("hidden", other_than=looked)
        self.slots[looked] = "hidden"
        described = self.filter(False) if self.chance(0.7) else None
        names = "name" if self.chance(0.1) else ""
        some = ChooseFrom(looked, described, self.one((1, 2)), self.chance(0.8), Owner.YOU, names, taken)
        take: Effect = e.Move(some, self.one((Place.HAND, Place.HAND, Place.DECK_TOP, Place.TRASH)))
        if self.chance(0.25):
            take = self.one((e.Play(some), e.Reveal(some)))
        rest = Place.LIFE_TOP if area == Area.LIFE else self.one((Place.DECK_BOTTOM, Place.DECK_EITHER))
        put: Effect = e.Shuffle(whose) if self.chance(0.2) else e.Move(Slot(looked), rest)
        return [see, take, put]

    def see(self) -> Effect:
        """Look at or reveal hidden cards."""
        kind = "hidden"
        verb: Callable[[Selection], Effect] = e.Look
        if self.chance(0.5):
            verb, kind = e.Reveal, "open"
        return verb(self.of_pile(kind) if self.chance(0.5) else self.of_hand(kind))

    def ko(self) -> Effect:
        return e.KO(self.on_field(self.one((CHARACTERS, CHARACTERS, (Area.CHARACTER, Area.STAGE))), "open"))

    def play(self) -> Effect | list[Effect]:
        areas = self.one(((Area.HAND,), (Area.HAND,), (Area.TRASH,), (Area.HAND, Area.TRASH)))
        category = f.CategoryIs(self.one((Category.CHARACTER, Category.CHARACTER, Category.STAGE)))
        described = f.AllOf((category, f.CostIs("<=", self.one((1, 2, 3)))))
        cards = Cards(Owner.YOU, areas, described)
        rested = self.chance(0.3)
        if self.chance(0.15):
            return e.Play(This(), rested)
        if self.chance(0.1):
            slot = self.keep("field")
            top = Top(self.side(), self.one((Area.DECK, Area.LIFE)), 1, slot=slot)
            return [e.Reveal(top), e.Play(Slot(slot), rested)]
        return e.Play(self.choice(cards, "field", Owner.YOU), rested)

    def turn(self) -> Effect:
        if self.activates and self.chance(0.15):
            return e.ActivateEvent(
                self.choice(
                    Cards(Owner.YOU, self.one(((Area.HAND,), (Area.TRASH,))), f.CategoryIs(Category.EVENT)),
                    "open",
                    Owner.YOU,
                ),
                self.one(("Main", "Counter")),
            )
        if self.chance(0.2):
            among = self.choice(self.cards(self.side(), FIELD_AND_DON, 0.3), "field")
            return self.one((e.Rest, e.SetActive))(among)
        areas = self.one((LEADER_AND_CHARACTERS, CHARACTERS, ON_FIELD))
        return self.one((e.Rest, e.SetActive))(self.on_field(areas))

    def life(self) -> Effect:
        what = self.one(
            (
                Top(
                    self.side(), Area.LIFE, self.one((1, 2)), slot=self.keep("hidden"), up_to=self.chance(0.3)
                ),
                Every(Cards(self.side(), (Area.LIFE,)), self.keep("hidden")),
            )
        )
        return e.TurnLife(what, self.chance(0.6)) if self.chance(0.6) else e.Damage(1, self.side())

    def don(self) -> Effect:
        count = self.count()
        up_to = self.chance(0.5)
        side = Owner.YOU if self.chance(0.7) else Owner.OPPONENT
        maker = self.random.randrange(8)
        if maker == 0:
            return e.AddDon(count, self.chance(0.5), up_to, side)
        if maker == 1:
            state = self.one(("", "", "active", "rested"))
            if self.chance(0.2):
                return e.ReturnDon(None, side, state, up_to, 1 if up_to else self.one((1, 2)))
            return e.ReturnDon(count, side, state, up_to)
        if maker == 2:
            return e.RestDon(None if self.chance(0.2) else count, side, up_to)
        if maker == 3:
            return e.SetDonActive(count, up_to)
        if maker == 4:
            return e.HoldDon(count, side, up_to)
        to = self.own_field()
        if maker == 5:
            state = self.one(("rested", "active", "any"))
            if self.chance(0.3):
                cards = self.cards(Owner.EITHER, LEADER_AND_CHARACTERS, 0.4)
                to = Choose(cards, 1, slot=self.keep("field"))
                return e.GiveDon(1, to, state, up_to, who=Owner.EITHER)
            return e.GiveDon(count, to, state, up_to, self.chance(0.3))
        if maker == 6:
            given_to = self.own_field() if self.chance(0.5) else None
            return e.MoveGivenDon(count, given_to, to, up_to)
        return e.ReturnGivenDon(count, to, to_deck=self.chance(0.3))

    def own_field(self) -> Selection:
        if self.chance(0.3):
            return This()
        return self.choice(self.cards(Owner.YOU, LEADER_AND_CHARACTERS, 0.4), "field", Owner.YOU)

    # Changes --------------------------------------------------------------------------------------

    def duration(self) -> Duration:
        if self.battle and self.chance(0.4):
            return Duration.BATTLE
        return self.one([d for d in Duration if d not in (Duration.BATTLE, Duration.REFRESH)])

    def change(self) -> Effect:
        if self.chance(0.1):
            first, second = self.kept("field"), self.kept("field")
            if first is not None and second is not None:
                return e.SwapBasePower(first, second, self.duration())
        if self.chance(0.1):
            limit = self.filter(False) if self.chance(0.3) else None
            ban = self.one(tuple(PLAYER_BANS))
            return e.ForbidPlayer(self.side(), ban, self.one((Duration.TURN, Duration.OPPONENT_END)), limit)
        if self.chance(0.05):
            tag = self.one(("On Play", "When Attacking", "On K.O."))
            return e.NegateTiming(self.side(), tag, self.duration(), self.filter(True))
        named = self.kept("field") if self.chance(0.05) else None
        if named is not None:
            return e.GainTrait(self.on_field(), f.SameNameAs(named), self.duration())
        if self.chance(0.07):
            return e.ReduceNextPlay(self.one((-1, -2)), self.filter(False) if self.chance(0.5) else None)
        what = self.on_field(self.one((LEADER_AND_CHARACTERS, CHARACTERS, ON_FIELD)))
        return self.change_of(what, self.duration())

    def change_of(self, what: Selection, duration: Duration) -> Effect:
        """A change of cards that a permanent effect can make too."""
        maker = self.random.randrange(13)
        if maker < 4:
            return e.GainPower(what, self.power(), duration)
        if maker < 6:
            return e.GainCost(what, self.one((-3, -2, -1, 1, 2)), duration)
        if maker == 6:
            return e.SetBasePower(what, self.power(positive=True), duration)
        if maker == 7:
            return e.SetBaseCost(what, self.small(), duration)
        if maker == 12:
            return e.GainTrait(
                what, self.one((f.TypeIs(self.one(TYPES)), f.NameIs(self.one(NAMES)))), duration
            )
        if maker in (8, 9):
            return e.GainKeyword(what, self.one(KEYWORDS), duration)
        if maker == 10 and self.chance(0.6):
            return e.Negate(what, duration, self.one(("", "", "On Play", "When Attacking", "On K.O.")))
        if self.chance(0.5):
            return e.Forbid(what, self.one(tuple(CANNOT_NAMES)), duration)
        word, by = self.one(NOT_BY)
        return e.Forbid(what, word, duration, by, self.filter(True) if self.chance(0.4) else None)

    def grant(self) -> Effect:
        what, duration = self.on_field(), self.duration()
        kept, self.slots = self.slots, {0: "field"}
        ability: Ability = self.auto() if self.chance(0.6) else self.replacement()
        if self.chance(0.25) and self.depth:
            permanent = self.permanent()
            # Without a condition what is gained is the change itself.
            if permanent.condition is not None:
                ability = permanent
        self.slots = kept
        return e.Grant(what, ability, duration)

    # Steering -------------------------------------------------------------------------------------

    def nested(self) -> Effect:
        maker = self.random.randrange(5)
        if maker == 0:
            then = self.effects()
            return e.If(self.condition(), then, self.effects(1) if self.chance(0.3) else ())
        if maker == 1:
            inside = (self.cost_item(),) if self.chance(0.6) else self.effects(1)
            then = self.effects(1) if self.chance(0.6) else ()
            return e.May(inside, then, self.effects(1) if self.chance(0.3) else (), self.side())
        if maker == 2:
            options = tuple(self.effects(1) for _ in range(self.one((2, 2, 3))))
            return e.ChooseOne(options, self.side())
        if maker == 3:
            return e.AsPlayer(self.owner(), self.effects())
        when = self.one(MOMENTS)
        return e.Later(when, self.effects())

    def rare(self) -> Effect:
        options: list[tuple[int, Effect]] = [
            (6, e.NameNumber(self.side())),
            (6, e.Mark(self.one(MARKS))),
            (6, e.Shuffle(self.owner())),
            (6, e.Pick(self.on_field(ON_FIELD))),
            (1, e.ExtraTurn()),
            (1, e.If(c.Compare(n.CountOf(Cards(Owner.YOU, (Area.LIFE,))), "=", 0), (self.ending(),))),
        ]
        if self.activates:
            options.append((3, e.ActivateAbility("On Play")))
        return self.some(options)

    def made(self, kind: type[Effect], cards: Callable[..., Selection]) -> Effect:
        """A step of any kind, made of its fields, done to such cards."""
        makers: dict[str, Callable[[], object]] = {
            "Selection": lambda: cards(kind="hidden" if kind.moves else "field"),
            "Amount": self.count,
            "Owner": self.side,
            "Duration": self.duration,
            "bool": lambda: self.chance(0.5),
            "str": lambda: self.one(MARKS),
        }
        fields = {field.name: str(field.type).removesuffix(" | None") for field in dataclasses.fields(kind)}
        return kind(**{name: makers[type_]() for name, type_ in fields.items()})

    def ending(self) -> Effect:
        return e.Win() if self.chance(0.5) else e.Lose(self.owner())

    # Costs ----------------------------------------------------------------------------------------

    def cost(self) -> tuple[Effect, ...]:
        return tuple(self.cost_item() for _ in range(self.one((1, 1, 2))))

    def cost_item(self, depth: int = 0) -> Effect:
        if depth == 0 and self.chance(0.1):
            return e.ChooseOne(tuple((self.cost_item(1),) for _ in range(2)))
        count = self.one((1, 1, 2))
        own = self.cards(Owner.YOU, CHARACTERS, 0.4)
        hand = self.cards(Owner.YOU, (Area.HAND,), 0.4)
        names = "name" if self.chance(0.1) else ""
        slot = self.keep("hidden")
        top_life = Top(Owner.YOU, Area.LIFE, 1, self.chance(0.2), slot=slot)
        some_hand = Choose(hand, count, different=names, slot=slot)
        options: tuple[tuple[int, Effect], ...] = (
            (5, e.Rest(This())),
            (5, e.RestDon(count)),
            (5, e.ReturnDon(None if self.chance(0.1) else count)),
            (2, e.Move(This(), self.one((Place.TRASH, Place.HAND, Place.DECK_BOTTOM)))),
            (5, e.Move(some_hand, self.one((Place.TRASH, Place.TRASH, Place.DECK_BOTTOM)))),
            (1, e.Reveal(some_hand)),
            (2, e.Rest(Choose(own, count, slot=slot))),
            (1, e.Rest(Choose(Cards(Owner.YOU, FIELD_AND_DON), count, slot=slot))),
            (2, e.KO(Choose(own, 1, slot=slot))),
            (1, e.Move(Choose(own, 1, slot=slot), self.one((Place.HAND, Place.DECK_BOTTOM)))),
            (2, e.Move(top_life, self.one((Place.HAND, Place.TRASH)))),
            (1, e.Move(TopOrBottom(Owner.YOU, Area.LIFE, slot), Place.HAND)),
            (1, e.TurnLife(top_life, self.chance(0.6))),
            (2, e.Move(Top(Owner.YOU, Area.DECK, count, slot=slot), Place.TRASH)),
            (2, e.Move(Choose(Cards(Owner.YOU, (Area.TRASH,)), count, slot=slot), Place.DECK_BOTTOM)),
            (1, e.GiveDon(1, Choose(own, 1, slot=slot), self.one(("rested", "active")), False)),
            (1, e.ReturnGivenDon(1, Every(Cards(Owner.YOU, LEADER_AND_CHARACTERS), slot))),
            (1, e.GainPower(This(), -2000, Duration.TURN)),
        )
        return next(iter(self.beside(lambda kind: Choose(own, count, slot=slot))), self.some(options))
