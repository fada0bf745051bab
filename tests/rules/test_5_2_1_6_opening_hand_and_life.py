"""Rules 5-2-1-6, 5-2-1-7: opening hands, the redraw, and the Life cards."""

from collections import Counter

import pytest

from optcg import Catalog, Game
from tests.scenario import A, B, Scenario, Table

HOUSE = Catalog.house()
DECKS = (HOUSE.decks["ember-rush"], HOUSE.decks["moss-wall"])


def play(*answers: str, seed: int = 1) -> Table:
    """A game in which A chooses and these answers are given."""
    game = Game.start(HOUSE, DECKS, seed=seed, chooser=A)
    for answer in answers:
        game.choose(answer)
    return Table(game)


def hand(game: Table, player: int) -> list[str]:
    cards = game.side(player)["hand"]
    assert isinstance(cards, list)
    return [card["card"] for card in cards]


def setup_of_a_small_deck(life: int) -> Table:
    """Player A's deck of 12 different cards and a Leader of that Life, after the preparations."""
    s = Scenario(phase="setup")
    s.leader(A, life=life)
    for player in (A, B):
        s.life(player, 0)
        s.don(player)
    for _ in range(12):
        s.deck_top(A, s.character_card())
    s.deck(A, 12)
    game = s.start(seed=3, chooser=A)
    for answer in ("first", "keep", "keep"):
        game.choose(answer)
    return game


def pile(game: Table, area: str) -> list[str]:
    """The refs of player A's pile, top first."""
    cards = game.game.position().to_dict()["A"][area]  # type: ignore[index]
    return [card["ref"] for card in cards]


@pytest.mark.rule("5-2-1-6")
def test_5_2_1_6_each_player_draws_five_cards() -> None:
    """Both opening hands are drawn before anybody is asked to keep one."""
    game = play("first")

    assert [game.count(player, "hand") for player in (A, B)] == [5, 5]


@pytest.mark.rule("5-2-1-6")
@pytest.mark.parametrize(("order", "first"), [("first", A), ("second", B)])
def test_5_2_1_6_the_first_player_is_asked_first(order: str, first: int) -> None:
    """Not the chooser but the player going first answers first."""
    assert play(order).asked() == (first, "hand")


@pytest.mark.rule("5-2-1-6")
@pytest.mark.parametrize("answer", ["keep", "redraw"])
def test_5_2_1_6_each_player_is_asked_only_once(answer: str) -> None:
    """After the first player's answer, whatever it is, comes the second player, and then the first turn."""
    game = play("first", answer)
    second = game.asked()

    game.choose(answer)

    assert (second, game.asked()) == ((B, "hand"), (A, "main"))


@pytest.mark.rule("5-2-1-6")
def test_5_2_1_6_that_a_hand_was_redrawn_is_open_but_not_its_cards() -> None:
    """The opponent reads of the redraw and sees no card of either hand."""
    view = play("first", "redraw").game.view(B)

    told = [event.text(B) for event in view.events if event.kind in ("hand_redrawn", "card_drawn")]
    assert told[-6:] == ["A redrew the hand.", *["A drew a card."] * 5]


@pytest.mark.rule("5-2-1-6-1")
def test_5_2_1_6_1_a_redraw_gives_five_new_cards() -> None:
    """All five cards went back, so over a few games no place of the hand keeps its card every time."""
    kept = Counter[int]()
    for seed in range(12):
        before = hand(play("first", seed=seed), A)
        after = hand(play("first", "redraw", seed=seed), A)
        kept.update(place for place in range(5) if before[place] == after[place])

    assert max(kept.values(), default=0) < 12


@pytest.mark.rule("5-2-1-6-1")
def test_5_2_1_6_1_after_a_redraw_hand_and_deck_are_as_big_as_before() -> None:
    """Five cards in the hand, 45 in the deck."""
    game = play("first", "redraw")

    assert (game.count(A, "hand"), game.count(A, "deck")) == (5, 45)


@pytest.mark.rule("5-2-1-6-1")
def test_5_2_1_6_1_the_returned_cards_are_shuffled_into_the_deck() -> None:
    """The deck is shuffled after the hand went back and before the new cards are drawn."""
    game = play("first", "redraw")

    redraw = [event.kind for event in game.game.events if event.rule == "5-2-1-6-1"]
    assert (redraw, game.kinds()[-5:]) == (["hand_redrawn", "deck_shuffled"], ["card_drawn"] * 5)


@pytest.mark.rule("5-2-1-6-1")
def test_5_2_1_6_1_a_redraw_loses_no_card() -> None:
    """Hand, Life and deck together are still the 50 cards of the list."""
    side = play("first", "redraw", "keep").game.position().to_dict()["A"]

    cards = Counter(side["hand"] + side["life"] + side["deck_top"])  # type: ignore[index]
    assert cards == Counter(DECKS[A].numbers[1:])


@pytest.mark.rule("5-2-1-6-1")
def test_5_2_1_6_1_there_is_no_partial_redraw() -> None:
    """The hand is kept or redrawn as a whole."""
    assert play("first").choices() == ["keep", "redraw"]


@pytest.mark.rule("5-2-1-7")
def test_5_2_1_7_the_top_card_of_the_deck_is_the_bottom_life_card() -> None:
    """With the same shuffle, Life is the top of the deck turned upside down."""
    without_life = setup_of_a_small_deck(life=0)

    game = setup_of_a_small_deck(life=4)

    assert pile(game, "life") == pile(without_life, "deck_top")[:4][::-1]


@pytest.mark.rule("5-2-1-7")
@pytest.mark.parametrize("life", [1, 4, 5])
def test_5_2_1_7_as_many_life_cards_as_the_leader_says(life: int) -> None:
    """The Leader's Life value is the number of Life cards, taken from the deck."""
    game = setup_of_a_small_deck(life)

    assert (game.count(A, "life"), game.count(A, "deck")) == (life, 12 - 5 - life)


@pytest.mark.rule("5-2-1-7")
def test_5_2_1_7_life_is_placed_after_the_redraws() -> None:
    """While hands can still be redrawn nobody has Life cards, and then both have."""
    game = play("first", "keep")
    before = [game.count(player, "life") for player in (A, B)]

    game.choose("redraw")

    lives = [HOUSE[deck.numbers[0]].life for deck in DECKS]
    assert (before, [game.count(player, "life") for player in (A, B)]) == ([0, 0], lives)


@pytest.mark.rule("5-2-1-7")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_5_2_1_7_life_lies_face_down(viewer: int | None) -> None:
    """Nobody, not even its owner, sees a card of the Life area."""
    view = play("first", "keep", "keep").game.view(viewer).to_dict()

    assert not any(view[name]["life"][place] for name in ("A", "B") for place in range(4))  # type: ignore[index]
