"""Random play: players with a mood, plain decks in all pairs, and boards of every sort."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from optcg import Catalog, Choice, Decision, Deck, Game, Position
from optcg.engine.invariants import broken, card_numbers, don_total
from optcg.model.cards import CardData
from optcg.model.terms import Category

MOST_CHOICES = 5000  # a game that goes on longer does not end
MOODS: tuple[dict[str, int], ...] = (
    {},  # any choice is as good as another
    {"attack": 6},
    {"play": 4, "give": 2, "attack": 4, "end": 0},
    {"play": 5, "counter": 0, "redraw": 5},
    {"attack": 0, "end": 20},  # waits until a deck is empty
)
PLAIN = ((1, 14), (43, 56), (15, 28), (29, 42))  # Leaders and last cards of the four colors of HS01
CHOOSERS: tuple[int | str | None, ...] = (None, 0, 1, "rps")


class RandomPlayer:
    """Answers for both seats. The mood says how likely a kind of choice is; what is not named counts 1."""

    def __init__(self, seed: int, mood: dict[str, int] | None = None) -> None:
        self.random = Random(f"player {seed}")
        self.mood = mood or {}

    def choose(self, decision: Decision) -> Choice:
        choices = decision.choices
        if not self.mood:
            return choices[self.random.randrange(len(choices))]
        weights = [self.mood.get(choice.kind, 1) for choice in choices]
        if not any(weights):
            return choices[-1]
        return self.random.choices(choices, weights)[0]


@cache
def house() -> Catalog:
    return Catalog.house()


@cache
def plain_decks() -> list[Deck]:
    """All cards of a color of the first house set, where hardly a card does more than its keyword."""
    lists = [
        "\n".join(
            [
                f"1xHS01-{leader:03}",
                *(f"4xHS01-{card:03}" for card in range(leader + 1, last)),
                f"2xHS01-{last:03}",
            ]
        )
        for leader, last in PLAIN
    ]
    return [Deck.parse(text, house(), f"plain {place}") for place, text in enumerate(lists)]


@cache
def pairs() -> list[tuple[Deck, Deck]]:
    """Every plain deck against every plain deck, as A and as B."""
    return list(product(plain_decks(), repeat=2))


def mood_of(seed: int) -> dict[str, int]:
    return MOODS[seed // len(pairs()) % len(MOODS)]


def new_game(seed: int, even: bool = False, log: bool = True) -> Game:
    """A game from its beginning; seeds in a row go through all pairs of decks, moods and ways to begin."""
    chooser = CHOOSERS[seed // 3 % len(CHOOSERS)]
    return Game.start(house(), pairs()[seed % len(pairs())], seed=seed, chooser=chooser, even=even, log=log)


def board_game(seed: int, even: bool = False, log: bool = True) -> Game:
    """A game from a random board, with effects, held DON!!, named cards and Life cards turned up."""
    position = Position.from_dict(random_board(seed), house())
    return Game.from_position(position, seed=seed, even=even, log=log)


def any_game(seed: int, even: bool = False, log: bool = True) -> Game:
    """Four games from the beginning, then one from a board."""
    return board_game(seed, even, log) if seed % 5 == 4 else new_game(seed, even, log)


def decisions(game: Game, seed: int) -> Iterator[tuple[Game, Choice]]:
    """Play the game to its end; at every decision give the game and the choice that comes next."""
    player = RandomPlayer(seed, mood_of(seed))
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            return
        choice = player.choose(decision)
        yield game, choice
        game.choose(choice)
    raise AssertionError(f"Game {seed} has not ended after {MOST_CHOICES} choices.")


def play_on(game: Game, seed: int, most: int = MOST_CHOICES) -> Game:
    """Play at random until the end, or `most` choices."""
    player = RandomPlayer(seed)
    for _ in range(most):
        if game.decision is None:
            break
        game.choose(player.choose(game.decision))
    return game


class Watch:
    """The invariants of one game: what it started with must be there after every choice."""

    def __init__(self, game: Game) -> None:
        self.game = game
        a, b = game.state.players
        self.cards: tuple[Counter[str], Counter[str]] = (card_numbers(a), card_numbers(b))
        self.don = (don_total(a), don_total(b))
        self.check()

    def check(self) -> None:
        faults = broken(self.game.state, self.cards, self.don)
        assert not faults, f"{faults} after {[str(choice) for choice in self.game.history]}"


# Boards ------------------------------------------------------------------------------------------

EFFECTS: tuple[dict[str, object], ...] = (
    {"power": 2000, "until": "turn"},
    {"power": -3000, "until": "end_of_turn"},
    {"power": 1000, "until": "opponent_end"},
    {"cost": -4, "until": "own_start"},
    {"base_power": 7000, "until": "turn"},
    {"base_cost": 1, "until": "on_field"},
    {"keyword": "Rush", "until": "turn"},
    {"keyword": "Blocker", "until": "opponent_end"},
    {"keyword": "Double Attack", "until": "on_field"},
    {"keyword": "Unblockable", "until": "turn"},
    {"keyword": "Rush: Character", "until": "turn"},
    {"cannot": "attack", "until": "turn"},
    {"cannot": "block", "until": "opponent_end"},
    {"cannot": "be rested", "until": "end_of_turn"},
    {"cannot": "become active", "until": "own_start"},
    {"cannot": "be K.O.'d in battle", "until": "on_field"},
    {"negated": True, "until": "turn"},
)


def random_board(seed: int) -> dict[str, object]:
    """A board that the position format can tell, with a bit of everything."""
    random = Random(f"board {seed}")
    turn_player = random.randrange(2)
    return {
        "turn_player": "AB"[turn_player],
        "turn_number": random.randrange(2, 12) * 2 + turn_player,
        "phase": random.choice(("refresh", "draw", "don", "main", "main", "main", "end")),
        "A": _side(random, "a"),
        "B": _side(random, "b"),
    }


def _side(random: Random, name: str) -> dict[str, object]:
    first_set = [card for card in house() if card.number.startswith("HS01")]
    leader = random.choice([card for card in first_set if card.category is Category.LEADER])
    legal = [card for card in house().legal_with(leader) if card in first_set]
    deck = [card.number for card in legal]
    characters = [card for card in legal if card.category is Category.CHARACTER]
    stages = [card for card in legal if card.category is Category.STAGE]
    don = [random.randrange(6), random.randrange(3)]  # active and rested in the cost area
    given = [0, *(random.choice((0, 0, 1)) for _ in range(3))]
    life = random.choices(deck, k=random.randrange(6))
    return {
        "leader": _field_card(random, leader, f"{name}0", 0),
        "characters": [
            _field_card(random, random.choice(characters), f"{name}{place}", given[place % 4])
            for place in range(1, random.randrange(1, 6))
        ],
        "stage": random.choice([None, random.choice(stages).number]),
        "hand": [
            {"card": number, "ref": f"{name}h{place}"}
            for place, number in enumerate(random.choices(deck, k=random.randrange(9)))
        ],
        "life": life,
        "life_face_up_indexes": [index for index in range(len(life)) if random.random() < 0.2],
        "trash": random.choices(deck, k=random.randrange(4)),
        "deck_top": random.choices(deck, k=random.randrange(1, 25)),
        "don_active": don[0],
        "don_rested": don[1],
        "don_held_active": random.randrange(don[0] + 1),
        "don_held_rested": random.randrange(don[1] + 1),
    }


def _field_card(random: Random, card: CardData, ref: str, don: int) -> dict[str, object]:
    effects = [dict(random.choice(EFFECTS)) for _ in range(random.choice((0, 0, 1, 2)))]
    return {
        "card": card.number,
        "ref": ref,
        "state": random.choice(("active", "rested")),
        "don": don,
        "played_this_turn": card.category is Category.CHARACTER and random.random() < 0.3,
        "used": [n for n in random.choice(([], [1], [1, 2])) if n <= len(card.abilities)],
        "effects": effects,
    }
