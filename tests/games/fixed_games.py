"""A few fixed games, boiled down to one hash each. A program too: it prints the hashes of the given seeds.

It needs `optcg.model` and `optcg.engine` only, so that any Python can run it without installing a thing:
as a program it stands in for the package itself, whose card reader has dependencies.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from types import ModuleType

if __name__ == "__main__":
    package = ModuleType("optcg")
    package.__path__ = [str(Path(__file__).resolve().parents[2] / "optcg")]
    sys.modules["optcg"] = package

from optcg.engine.game import Game
from optcg.engine.saving import dump_state
from optcg.engine.worlds import sample
from optcg.model.abilities import Ability, ActivateEffect, KeywordEffect, TriggerEffect
from optcg.model.cards import CardData, Problem
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Effect, GainPower, Play
from optcg.model.selections import LEADER_AND_CHARACTERS, Choose, Owner, This
from optcg.model.selections import Cards as Group
from optcg.model.terms import Attribute, Category, Color
from optcg.text.writer import write_effects

MOST_CHOICES = 1000
WORDS = ("Rush", "Blocker", "Double Attack", "Banish", "Unblockable")


class Cards:
    """A catalogue of 2 Leaders and 26 cards with a bit of everything."""

    def __init__(self) -> None:
        self.cards = {card.number: card for card in map(_card, range(28))}

    def __getitem__(self, number: str) -> CardData:
        return self.cards[number]

    def filler(self) -> CardData:
        return self.cards["FIX-003"]

    def legal_with(self, leader: CardData) -> Sequence[CardData]:
        return [card for card in self.cards.values() if card.category != Category.LEADER]

    def words_of(self, effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
        return write_effects(effects, before)


class FixedDeck:
    """A Leader, then 50 cards: the first half of the catalogue or the second."""

    def __init__(self, leader: int) -> None:
        first = 2 + 13 * leader
        cards = [f"FIX-{number:03}" for number in range(first, first + 13) for _ in range(4)]
        self.numbers = [f"FIX-{leader:03}", *cards[:50]]

    def problems(self) -> list[Problem]:
        return []


def _card(place: int) -> CardData:
    facts = (f"FIX-{place:03}", f"Fixed Card {place}")
    if place < 2:
        return CardData(*facts, Category.LEADER, (Color.BLUE,), life=4 + place, power=5000)
    abilities: list[Ability] = []
    if place % 6 == 0:
        timing = "Main" if place % 4 else "Counter"
        chosen = Choose(Group(Owner.YOU, LEADER_AND_CHARACTERS), 1, up_to=True)
        effect = Draw(1) if place % 4 else GainPower(chosen, 2000, Duration.BATTLE)
        abilities = [ActivateEffect((timing,), (effect,)), TriggerEffect((Draw(1),))]
        return CardData(*facts, Category.EVENT, (Color.BLUE,), cost=1, abilities=tuple(abilities))
    if place % 11 == 0:
        return CardData(*facts, Category.STAGE, (Color.BLUE,), cost=1)
    if place % 3 == 1:
        abilities.append(KeywordEffect(WORDS[place % 5]))
    if place % 5 == 1:
        abilities.append(TriggerEffect((Play(This()),)))
    return CardData(
        *facts,
        Category.CHARACTER,
        (Color.BLUE,),
        cost=1 + place % 5,
        power=1000 * (2 + place % 7),
        counter=1000 if place % 2 else None,
        attributes=(Attribute.WISDOM,),
        types=("Fixture",),
        abilities=tuple(abilities),
    )


def game_hash(seed: int) -> str:
    """Play a game with answers that only arithmetic gives, and hash all there is to know of it."""
    cards = Cards()
    game = Game.start(
        cards, (FixedDeck(0), FixedDeck(1)), seed=seed, chooser=(None, "rps", 1)[seed % 3], even=seed % 2 == 0
    )
    digest = sha256()

    def note(data: object) -> None:
        digest.update(json.dumps(data).encode())

    roll = seed + 1
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            break
        roll = (roll * 1103515245 + 12345) % 2**31
        game.choose((roll >> 8) % len(decision.choices))
        if len(game.history) % 10 == 0:
            note(dump_state(game.state))
            note([game.view(viewer).to_dict() for viewer in (0, 1, None)])
            note(dump_state(sample(game.view(seed % 2), seed).state))
    note(dump_state(game.state))
    note([event.text(viewer) for viewer in (0, 1, None) for event in game.events])
    note(game.to_dict())
    assert game.over
    return digest.hexdigest()


if __name__ == "__main__":
    print(json.dumps([game_hash(int(seed)) for seed in sys.argv[1:]]))
