"""Rules 3-4-2, 3-4-3: which of several equal cards a player uses out of the hand, nobody else can tell."""

import pytest

from optcg import Catalog, Choice, Deck, Game
from optcg.engine.card import BOTH, Card
from tests.games.playing import RandomPlayer
from tests.games.test_non_interference import same_for
from tests.needs import card_data
from tests.official.board import catalog as official

CHOOSING = ("cards", "order")
HOUSE = range(12)
OFFICIAL = [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 30))]


def twins(game: Game) -> list[tuple[Choice, Choice]]:
    """Pairs of choices that use equal cards of the hand."""
    assert game.decision is not None
    hand = {card.id: card for card in game.state.players[game.decision.player].hand}
    chosen = [choice for choice in game.decision.choices if choice.card in hand and choice.target is None]
    return [
        (one, two)
        for place, one in enumerate(chosen)
        for two in chosen[place + 1 :]
        if one.kind == two.kind and hand[one.card or 0].definition is hand[two.card or 0].definition
    ]


def with_one_known(game: Game, card_id: int | None) -> Game:
    """The same game in which both players know this card of a hand."""
    game = game.clone()
    for player in game.state.players:
        player.hand = [Card(c.id, c.definition, BOTH) if c.id == card_id else c for c in player.hand]
    return game


def chosen_to_the_end(first: Game, second: Game) -> bool:
    """Choose the same further cards in both, for cards that are chosen one by one are shown together."""
    while first.decision is not None and second.decision is not None and first.decision.kind in CHOOSING:
        common = [choice for choice in first.decision.choices if choice in second.decision.choices]
        if not common:
            return False
        first.choose(common[0])
        second.choose(common[0])
    return True


def compared(game: Game, seed: int, most: int = 4000) -> int:
    """Play at random; wherever one of two equal cards can be used, use each and compare what others see."""
    player = RandomPlayer(seed, {"play": 3, "counter": 4, "activate": 3, "attack": 2})
    count = 0
    while not game.over and most:
        most -= 1
        assert game.decision is not None
        for one, two in twins(game)[:2]:
            first, second = with_one_known(game, one.card), with_one_known(game, one.card)
            first.choose(one)
            second.choose(two)
            if chosen_to_the_end(first, second):
                same_for(1 - game.decision.player, first, second)
                count += 1
        game.choose(player.choose(game.decision))
    return count


def test_no_player_can_tell_equal_house_cards_apart() -> None:
    catalog = Catalog.house()
    decks = list(catalog.decks.values())
    pairs = [(decks[seed % len(decks)], decks[(3 * seed + 1) % len(decks)]) for seed in HOUSE]
    counts = [compared(Game.start(catalog, pair, seed=seed), seed) for seed, pair in enumerate(pairs)]

    assert sum(counts) > 50


@pytest.mark.parametrize("seed", OFFICIAL)
def test_no_player_can_tell_equal_official_cards_apart(seed: int) -> None:
    catalog = official()
    paths = sorted((card_data().parent / "decks").glob("*.txt"))
    if not paths:
        pytest.skip("no deck lists beside the card data")
    lists = [paths[seed % len(paths)], paths[(seed + 1) % len(paths)]]
    decks = [Deck.parse(path.read_text(encoding="utf-8"), catalog) for path in lists]

    compared(Game.start(catalog, (decks[0], decks[1]), seed=seed), seed)
