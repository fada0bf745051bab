"""Positions built in the game's own words, with cards made for one test.

    s = Scenario()
    zoro = s.character(A, power=5000)
    wall = s.character(B, power=5000, rested=True)
    game = s.start()
    game.attack(zoro, wall)
    assert game.area(wall) == "trash"

A card is named by its ref, a string: it stays the same when the card moves and gets a new id.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from optcg import Choice, Game, Position
from optcg.model.abilities import Ability, ActivateEffect, KeywordEffect, TriggerEffect
from optcg.model.cards import CardData
from optcg.model.effects import Effect
from optcg.model.terms import Attribute, Category, Color
from optcg.text.writer import write_effects

A, B = 0, 1
NAMES = ("A", "B")


class Cards:
    """A catalogue of cards made by a test."""

    def __init__(self) -> None:
        self.cards: dict[str, CardData] = {}
        self.add(CardData("TEST-000", "Filler", Category.CHARACTER, (Color.RED,), cost=1, power=1000))

    def add(self, card: CardData) -> CardData:
        self.cards[card.number] = card
        return card

    def __getitem__(self, number: str) -> CardData:
        return self.cards[number]

    def __iter__(self) -> Iterator[CardData]:
        return iter(self.cards.values())

    def filler(self) -> CardData:
        return self.cards["TEST-000"]

    def legal_with(self, leader: CardData) -> Sequence[CardData]:
        return [
            card
            for card in self.cards.values()
            if card.category != Category.LEADER and set(card.colors) <= set(leader.colors)
        ]

    def words_of(self, effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
        return write_effects(effects, before)


class Table:
    """A running game, with cards called by their refs."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def id(self, ref: str) -> int:
        return self.game.by_ref(ref)

    def area(self, ref: str) -> str:
        """Where the card lies now: "hand", "trash", "characters", ..."""
        return str(self.game.area_of(self.id(ref))[1])

    def owner(self, ref: str) -> int:
        return self.game.area_of(self.id(ref))[0]

    def power(self, ref: str) -> int:
        return self.game.power(self.id(ref))

    def cost(self, ref: str) -> int:
        return self.game.cost(self.id(ref))

    def keywords(self, ref: str) -> list[str]:
        return self.game.keywords(self.id(ref))

    def rested(self, ref: str) -> bool:
        card = self.game.state.find(self.id(ref))
        assert card is not None, f"{ref} is not on the field"
        return card.rested

    def don(self, ref: str) -> int:
        """The DON!! given to the card."""
        card = self.game.state.find(self.id(ref))
        assert card is not None, f"{ref} is not on the field"
        return card.given_don

    def side(self, player: int) -> dict[str, object]:
        """The player's own view of their side, as plain data (counts, piles, DON!!)."""
        side = self.game.view(player).to_dict()[NAMES[player]]
        assert isinstance(side, dict)
        return side

    def count(self, player: int, area: str) -> int:
        """How many cards lie in "deck", "hand", "life", "trash", "don_active", "don_rested" or "don_deck"."""
        side = self.side(player)
        if area.startswith("don"):
            count = side[area]
        elif area == "trash":
            pile = side["trash"]
            assert isinstance(pile, list)
            count = len(pile)
        else:
            count = side[f"{area}_count"]
        assert isinstance(count, int)
        return count

    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question it is."""
        decision = self.game.decision
        assert decision is not None, f"the game is over: {self.game.result}"
        return decision.player, decision.kind

    def choices(self) -> list[str]:
        """The legal answers, as text with refs for the cards that have one."""
        decision = self.game.decision
        assert decision is not None, f"the game is over: {self.game.result}"
        return [self._named(choice) for choice in decision.choices]

    def _named(self, choice: Choice) -> str:
        text = str(choice)
        for ref, card_id in sorted((self.game.state.refs or {}).items(), key=lambda item: -item[1]):
            text = " ".join(
                ref if word == f"#{card_id}" else word.replace(f"#{card_id}.", f"{ref}.")
                for word in text.split()
            )
        return text

    def choose(self, text: str) -> Table:
        """Answer with a choice in the notation; refs may stand for ids: "attack zoro wall"."""
        refs = self.game.state.refs or {}
        words = []
        for word in text.split():
            name, dot, rest = word.partition(".")
            if word in refs:
                words.append(f"#{refs[word]}")
            elif dot and name in refs:
                words.append(f"#{refs[name]}.{rest}")
            else:
                words.append(word)
        self.game.choose(" ".join(words))
        return self

    def play(self, ref: str) -> Table:
        return self.choose(f"play {ref}")

    def give(self, ref: str, times: int = 1) -> Table:
        for _ in range(times):
            self.choose(f"give {ref}")
        return self

    def end(self) -> Table:
        return self.choose("end")

    def declare(self, attacker: str, target: str) -> Table:
        """Declare an attack and stop at the next question, whatever it is."""
        return self.choose(f"attack {attacker} {target}")

    def attack(self, attacker: str, target: str) -> Table:
        """Attack; the defender neither blocks nor counters, and takes Life cards without [Trigger]."""
        self.declare(attacker, target)
        return self.pass_battle()

    def pass_battle(self) -> Table:
        """Answer "done" to Block and Counter Step and "no" to [Trigger] until something else is asked."""
        answers = {"block": "done", "counter": "done", "trigger": "no"}
        while self.game.decision is not None and self.game.decision.kind in answers:
            self.choose(answers[self.game.decision.kind])
        return self

    def rules(self) -> list[str]:
        """The rule numbers of the log, in order."""
        return [event.rule for event in self.game.events]

    def kinds(self) -> list[str]:
        """The kinds of the game events, in order."""
        return [event.kind for event in self.game.events]


class Scenario:
    """A position under construction: turn 5 of the game, A's Main Phase, unless said otherwise."""

    def __init__(self, turn_player: int = A, turn_number: int | None = None, phase: str = "main") -> None:
        self.cards = Cards()
        self.turn_player = turn_player
        self.turn_number = turn_number if turn_number is not None else 5 + turn_player
        self.phase = phase
        self._made = 0
        self.sides: list[dict[str, object]] = [{}, {}]
        for player in (A, B):
            self.leader(player)
            self.life(player, 3)
            self.don(player, active=5)

    # Cards ---------------------------------------------------------------------------------------

    def card(self, category: Category, name: str | None = None, **facts: object) -> CardData:
        """Make a card; `keywords`, `main`, `counter_event`, `trigger`, `abilities` are its text."""
        self._made += 1
        number = f"TEST-{self._made:03}"
        abilities: list[Ability] = [KeywordEffect(word) for word in facts.pop("keywords", ())]  # type: ignore[attr-defined]
        for timing, key in (("Main", "main"), ("Counter", "counter_event")):
            effects = facts.pop(key, None)
            if effects is not None:
                assert isinstance(effects, (list, tuple))
                abilities.append(ActivateEffect((timing,), tuple(effects)))
        trigger = facts.pop("trigger", None)
        if trigger is not None:
            assert isinstance(trigger, (list, tuple))
            abilities.append(TriggerEffect(tuple(trigger)))
        more = facts.pop("abilities", ())
        assert isinstance(more, (list, tuple))
        abilities += more
        card = CardData(
            number,
            name or f"Card {self._made}",
            category,
            (Color.RED,),
            abilities=tuple(abilities),
            text="made by a test" if abilities else "",
            trigger="made by a test" if trigger is not None else "",
        )
        return self.cards.add(replace(card, **facts))  # type: ignore[arg-type]

    def character_card(
        self, power: int = 5000, cost: int = 3, counter: int | None = None, **facts: object
    ) -> CardData:
        facts.setdefault("attributes", (Attribute.SLASH,))
        return self.card(Category.CHARACTER, power=power, cost=cost, counter=counter, **facts)  # type: ignore[arg-type]

    def event_card(self, cost: int = 1, **facts: object) -> CardData:
        return self.card(Category.EVENT, cost=cost, **facts)  # type: ignore[arg-type]

    def stage_card(self, cost: int = 1, **facts: object) -> CardData:
        return self.card(Category.STAGE, cost=cost, **facts)  # type: ignore[arg-type]

    # The field -----------------------------------------------------------------------------------

    def leader(
        self,
        player: int,
        power: int = 5000,
        life: int = 5,
        rested: bool = False,
        don: int = 0,
        effects: Sequence[dict[str, object]] = (),
        **facts: object,
    ) -> str:
        """Set the Leader; its ref is "leader_a" or "leader_b"."""
        card = self.card(Category.LEADER, power=power, life=life, **facts)  # type: ignore[arg-type]
        ref = f"leader_{NAMES[player].lower()}"
        self.sides[player]["leader"] = self._on_field(card, ref, rested, don, False, effects)
        return ref

    def character(
        self,
        player: int,
        power: int = 5000,
        cost: int = 3,
        rested: bool = False,
        don: int = 0,
        played_this_turn: bool = False,
        effects: Sequence[dict[str, object]] = (),
        **facts: object,
    ) -> str:
        """Put a new Character on the field."""
        card = self.character_card(power, cost, **facts)  # type: ignore[arg-type]
        return self.put_character(player, card, rested, don, played_this_turn, effects)

    def put_character(
        self,
        player: int,
        card: CardData,
        rested: bool = False,
        don: int = 0,
        played_this_turn: bool = False,
        effects: Sequence[dict[str, object]] = (),
    ) -> str:
        ref = self._ref("character")
        self._list(player, "characters").append(
            self._on_field(card, ref, rested, don, played_this_turn, effects)
        )
        return ref

    def stage(self, player: int, cost: int = 1, rested: bool = False, **facts: object) -> str:
        ref = self._ref("stage")
        self.sides[player]["stage"] = self._on_field(
            self.stage_card(cost, **facts), ref, rested, 0, False, ()
        )
        return ref

    # Areas off the field ---------------------------------------------------------------------------

    def hand(self, player: int, card: CardData) -> str:
        return self._off_field(player, "hand", card)

    def trash(self, player: int, card: CardData) -> str:
        """On top of what is in the trash already."""
        ref = self._ref("trash")
        self._list(player, "trash").insert(0, {"card": card.number, "ref": ref})
        return ref

    def deck_top(self, player: int, card: CardData) -> str:
        """Below the deck cards that were named before: the first one named is drawn first."""
        return self._off_field(player, "deck_top", card)

    def deck(self, player: int, count: int) -> None:
        """How many cards the deck has, those on top included."""
        self.sides[player]["deck_count"] = count

    def life(self, player: int, count: int) -> None:
        """That many filler Life cards, instead of what was there."""
        self.sides[player]["life"] = [None] * count

    def life_top(self, player: int, card: CardData, face_up: bool = False) -> str:
        """A Life card on top of the others."""
        ref = self._ref("life")
        self._list(player, "life").insert(0, {"card": card.number, "ref": ref})
        indexes = [index + 1 for index in self._list(player, "life_face_up_indexes")]  # type: ignore[operator]
        self.sides[player]["life_face_up_indexes"] = ([0] if face_up else []) + indexes
        return ref

    def don(self, player: int, active: int = 0, rested: int = 0) -> None:
        """DON!! in the cost area; given ones are named at their cards, the rest lies in the DON!! deck."""
        self.sides[player]["don_active"] = active
        self.sides[player]["don_rested"] = rested

    # Going ---------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, object]:
        return {
            "turn_player": NAMES[self.turn_player],
            "turn_number": self.turn_number,
            "phase": self.phase,
            "A": self.sides[A],
            "B": self.sides[B],
        }

    def position(self) -> Position:
        return Position.from_dict(self.to_dict(), self.cards)

    def start(self, seed: int = 1, **options: object) -> Table:
        return Table(Game.from_position(self.position(), seed=seed, **options))  # type: ignore[arg-type]

    def _ref(self, kind: str) -> str:
        self._made += 1
        return f"{kind}{self._made}"

    def _list(self, player: int, area: str) -> list[object]:
        found = self.sides[player].setdefault(area, [])
        assert isinstance(found, list)
        return found

    def _off_field(self, player: int, area: str, card: CardData) -> str:
        ref = self._ref(area)
        self._list(player, area).append({"card": card.number, "ref": ref})
        return ref

    def _on_field(
        self,
        card: CardData,
        ref: str,
        rested: bool,
        don: int,
        fresh: bool,
        effects: Sequence[dict[str, object]],
    ) -> dict[str, object]:
        return {
            "card": card.number,
            "ref": ref,
            "state": "rested" if rested else "active",
            "don": don,
            "played_this_turn": fresh,
            "effects": list(effects),
        }
