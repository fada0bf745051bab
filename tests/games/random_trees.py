"""Random card text: trees over the whole algebra, and decks of cards that have it.

Every tree makes sense as far as the engine must be able to rely on: a Leader is not played, a cost can be
a cost, hidden cards are not counted by what they are. Beyond that anything goes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

from optcg import Game, Position
from optcg.engine.bans import PLAYER_BANS
from optcg.engine.timings import TIMINGS
from optcg.model import abilities as a
from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.cards import CardData
from optcg.model.durations import Duration
from optcg.model.effects import Effect, Place
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    ON_FIELD,
    Cards,
    Choose,
    Every,
    Owner,
    This,
)
from optcg.model.terms import Area, Attribute, Category, Color
from tests.games.hiding import PlainDeck
from tests.games.random_steps import Steps
from tests.games.random_words import BATTLE_TIMINGS, CHARACTERS, NAMES, PRINTED, TAGS, TYPES
from tests.scenario import Cards as Catalogue


class Trees(Steps):
    """Random abilities and cards."""

    # Abilities ------------------------------------------------------------------------------------

    def gate(self, once: float = 0.4) -> a.Gate:
        return a.Gate(self.one((0, 0, 0, 1)), self.one(("", "", "", "your", "opponent")), self.chance(once))

    def when(self) -> a.When:
        event = self.one(TAGS) if self.chance(0.6) else self.one(tuple(TIMINGS))
        self.battle = self.battle or event in BATTLE_TIMINGS
        if event[0].isupper() and not event.startswith(("DON", "Life", "Trigger", "K.O.'d")):
            return a.When(event)
        about_card = event in ("played", "K.O.'d", "rested", "attacks", "attacked", "leaves the field")
        subject = self.cards(self.owner(), CHARACTERS, 0.4) if about_card and self.chance(0.7) else None
        by = self.one(("", "", "effects", "your effects", "opponent's effects", "battle"))
        origin = Area.HAND if event == "played" and self.chance(0.3) else None
        return a.When(event, subject, self.owner(), by, 2 if self.chance(0.05) else 1, origin=origin)

    def auto(self) -> a.AutoEffect:
        battle, activates = self.battle, self.activates
        timings = tuple(self.when() for _ in range(self.one((1, 1, 1, 2))))
        self.activates = activates and all(when.event != "On Play" for when in timings)
        condition = self.maybe_condition()
        cost = self.cost() if self.chance(0.3) else ()
        effects = self.effects()
        if timings[0].event == "On Your Opponent's Attack" and self.chance(0.3):
            to = Choose(Cards(Owner.YOU, LEADER_AND_CHARACTERS), 1, slot=2)
            effects += (e.Redirect(to),)
        self.battle, self.activates = battle, activates
        gate = self.gate()
        return a.AutoEffect(timings, effects, cost, bool(cost) or self.chance(0.3), condition, gate)

    def activate(self, timing: str) -> a.ActivateEffect:
        self.battle = timing == "Counter"
        event = timing != "Activate: Main"
        cost = self.cost() if self.chance(0.2 if event else 0.8) else ()
        gate = a.OPEN if event else self.gate(0.7 if cost else 1)
        timings = ("Main", "Counter") if event and self.chance(0.1) else (timing,)
        return a.ActivateEffect(timings, self.effects(), cost, self.maybe_condition(0.15), gate)

    def trigger(self) -> a.TriggerEffect:
        own = self.one(((e.Play(This()),), (e.ActivateAbility("Main"),), (e.Move(This(), Place.HAND),), ()))
        cost = (self.cost_item(1),) if self.chance(0.2) else ()
        return a.TriggerEffect(own or self.effects(), cost, bool(cost))

    def permanent(self) -> a.PermanentEffect:
        self.still = self.chance(0.9)
        changes: list[Effect] = []
        for _ in range(self.one((1, 1, 2))):
            areas = self.one((LEADER_AND_CHARACTERS, CHARACTERS, ON_FIELD))
            every = Every(self.cards(self.owner(), areas, 0.5))
            changes.append(self.change_of(This() if self.chance(0.5) else every, Duration.ON_FIELD))
        if self.chance(0.1) and self.depth == 0:
            kept, self.slots, self.depth = self.slots, {0: "field"}, 3
            gained = self.auto() if self.chance(0.6) else self.replacement()
            self.slots, self.depth = kept, 0
            changes.append(e.Grant(Every(self.cards(self.owner(), CHARACTERS, 0.5)), gained))
        if self.chance(0.1):
            ban = self.one(tuple(PLAYER_BANS))
            limit = self.filter(False) if self.chance(0.3) else None
            changes.append(e.ForbidPlayer(self.side(), ban, Duration.ON_FIELD, limit))
        condition = self.maybe_condition(0.3)
        self.still = False
        return a.PermanentEffect(tuple(changes), condition, self.gate(0))

    def replacement(self) -> a.ReplacementEffect:
        subject = self.cards(Owner.YOU, CHARACTERS, 0.4) if self.chance(0.4) else None
        by = self.one(("", "", "battle", "effects", "opponent's effects", "your effects"))
        source = self.filter(True) if self.chance(0.1) else None
        also = a.Would("leave", subject, "opponent's effects") if self.chance(0.2) else None
        situation = self.one(a.SITUATIONS)
        if situation == "leave" and by == "battle":
            situation = "ko"  # Rule 7-1-4-1-2: what a battle removes is K.O.'d
        would = a.Would(situation, subject, by, source, also)
        self.slots = {0: "field"}
        effects = self.cost() if self.chance(0.7) else self.effects(1)
        optional = self.chance(0.8)
        return a.ReplacementEffect(would, effects, optional, self.maybe_condition(), self.gate(0.3))

    def rule_text(self, leader: bool) -> a.RuleText:
        cost = self.one((-1, -2, 1, n.Per(-1, 2, n.CountOf(Cards(Owner.YOU, (Area.TRASH,))))))
        options: list[a.RuleText] = [
            a.AlsoNamed(self.one(NAMES)),
            a.AlsoTyped(self.one(TYPES)),
            a.AlsoAttribute(self.one(("Slash", "Wisdom"))),
            a.AnyNumberInDeck(),
            a.GivesCounter(self.filter(False), self.one((1000, 2000, -1000))),
            a.GivesCounter(self.filter(False), 2000, self.maybe_condition(), self.gate(0), self.chance(0.5)),
            a.EntersRested(self.filter(False) if self.chance(0.8) else None),
            a.HandCost(
                cost,
                self.filter(False),
                self.maybe_condition(),
                False,
                self.gate(0.3),
                self.chance(0.3),
                self.side(),
            ),
        ]
        if leader:
            options += [a.DonDeckOf(self.one((6, 8, 12))), a.DefeatByDeckIsWin(), a.FaceUpLifeToDeck()]
            options.append(a.DefeatByDeckWaits())
            options.append(a.DeckCannotInclude(self.filter(False)))
        else:
            # What a card costs cannot depend on what it costs.
            many = c.Compare(n.CountOf(self.counted()), self.one(("<=", ">=")), self.one((1, 2, 3)))
            options += [a.HandCost(cost, None, self.one((None, many, c.YourTurn())))] * 3
        return self.one(options)

    # Cards ----------------------------------------------------------------------------------------

    def ability(self, category: Category) -> a.Ability:
        self.slots = {0: "field"}
        self.battle = False
        self.activates = category != Category.EVENT
        if category == Category.EVENT:
            return self.activate(self.one(("Main", "Main", "Counter")))
        kinds: list[tuple[int, Callable[[], a.Ability]]] = [
            (10, self.auto),
            (5, lambda: self.activate("Activate: Main")),
            (4, self.permanent),
            (2, self.replacement),
            (2, lambda: self.rule_text(category == Category.LEADER)),
            (4 if category == Category.CHARACTER else 0, lambda: a.KeywordEffect(self.one(PRINTED))),
        ]
        return self.some(kinds)()

    def card(self, number: str, category: Category) -> CardData:
        abilities = [self.ability(category) for _ in range(self.one((1, 1, 1, 2, 2)))]
        if category == Category.CHARACTER and self.chance(0.1):
            abilities = []
        trigger = category != Category.LEADER and self.chance(0.25)
        if trigger:
            self.slots, self.battle, self.activates = {}, False, False
            abilities.append(self.trigger())
        fighter = category in (Category.LEADER, Category.CHARACTER)
        leader = category == Category.LEADER
        colors = (Color.RED, Color.GREEN)
        return CardData(
            number,
            self.one(NAMES),
            category,
            colors if leader else self.one((colors[:1], colors[:1], colors[1:], colors)),
            cost=None if leader else self.one((0, 1, 1, 1, 2, 2, 3, 4, 5)),
            life=self.one((4, 5, 6)) if leader else None,
            power=1000 * self.one((2, 3, 4, 5, 5, 6, 7)) if fighter else None,
            counter=self.one((None, 1000, 2000)) if category == Category.CHARACTER else None,
            attributes=(self.one(tuple(Attribute)),) if fighter else (),
            types=tuple(self.random.sample(TYPES, self.one((1, 2)))),
            text="grown at random" if abilities else "",
            trigger="grown at random" if trigger else "",
            abilities=tuple(abilities),
        )


@lru_cache(
    maxsize=64
)  # a dozen tests play with the same ones, and to translate them takes longer than a game
def random_decks(seed: object, kinds: int = 20) -> tuple[Catalogue, tuple[PlainDeck, PlainDeck]]:
    """A catalogue with two decks of 50 cards, of so many kinds each; with 50 every card exists once."""
    trees = Trees(seed)
    catalogue = Catalogue()
    decks = []
    for name in "AB":
        numbers = [catalogue.add(trees.card(f"RND-{name}000", Category.LEADER)).number]
        for place in range(50):
            number = f"RND-{name}{place % kinds + 1:03}"
            if place < kinds:
                category = Category.EVENT if place % 4 == 3 else Category.CHARACTER
                category = Category.STAGE if place % 10 == 9 else category
                catalogue.add(trees.card(number, category))
            numbers.append(number)
        decks.append(PlainDeck(numbers))
    return catalogue, (decks[0], decks[1])


def random_game(seed: int, even: bool = False, log: bool = True, kinds: int = 20) -> Game:
    """A game with cards of random text: from its beginning, or from the middle, where more happens."""
    catalogue, decks = random_decks(seed, kinds)
    if seed % 3 == 0:
        return Game.start(catalogue, decks, seed=seed, even=even, log=log)
    random = Random(f"middle {seed}")
    data: dict[str, object] = {"turn_player": "A", "turn_number": 9, "phase": "main"}
    for name, deck in zip("AB", decks, strict=True):
        data[name] = _side(random, catalogue, deck.numbers)
    return Game.from_position(Position.from_dict(data, catalogue), seed=seed, even=even, log=log)


def _side(random: Random, catalogue: Catalogue, numbers: list[str]) -> dict[str, object]:
    """Some Characters and a Stage on the field, the other cards shared out among the piles."""
    left = random.sample(numbers[1:], 50)
    characters = [number for number in left if catalogue[number].category is Category.CHARACTER][:3]
    stages = [number for number in left if catalogue[number].category is Category.STAGE][:1]
    for number in characters + stages:
        left.remove(number)
    return {
        "leader": numbers[0],
        "characters": [
            {"card": number, "state": random.choice(("active", "rested")), "don": int(place == 0)}
            for place, number in enumerate(characters)
        ],
        "stage": stages[0] if stages else None,
        "hand": left[:6],
        "life": left[6:11],
        "trash": left[11:19],
        "deck_top": left[19:],
        "deck_count": len(left) - 19,
        "don_active": 4,
        "don_rested": random.randrange(2),
    }
