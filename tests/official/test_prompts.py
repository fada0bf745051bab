"""What official cards ask: all that will be done with the cards that are chosen, and how much."""

import pytest

from tests.official.board import Board
from tests.scenario import A, B, Table


def asked(game: Table) -> str:
    decision = game.game.decision
    assert decision is not None
    return decision.prompt


def test_op08_118_says_what_becomes_of_the_selected_characters() -> None:
    s = Board()
    s.don(A, active=10)
    first, second = s.character(B, power=9000), s.character(B, power=9000)
    card = s.hold(A, "OP08-118")
    game = s.start().play(card)
    does = (
        "give 1 Character -3000 power and the other -2000 power until the end of your opponent's next turn."
    )
    assert does[1:] in asked(game)
    game.choose(f"pick {first}").choose(f"pick {second}")
    assert asked(game) == f"Silvers Rayleigh: {does}"


def test_op06_086_says_how_the_other_card_is_played() -> None:
    s = Board()
    s.don(A, active=10)
    first = s.trash(A, s.character_card(cost=4))
    second = s.trash(A, s.character_card(cost=2))
    card = s.hold(A, "OP06-086")
    game = s.start().play(card)
    does = "lay 1 card and play the other card rested."
    assert asked(game).endswith(f"a cost of 4 or less from your trash. P{does}")
    game.choose(f"pick {first}").choose(f"pick {second}")
    assert asked(game) == f"Gecko Moria: p{does}"


def test_op14_001_says_what_two_characters_are_selected_for() -> None:
    s = Board()
    s.lead(A, "OP14-001")
    for _ in range(3):
        s.character(A, types=("Supernovas",))
    game = s.start().choose("activate leader_a.1")
    swap = "Swap the base power of the selected Characters with each other during this turn."
    assert f"{swap} Card 1 of 2." in asked(game)


def test_op13_001_asks_how_many_don_are_rested() -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP13-001", don=1)
    s.don(A, active=2)
    game = s.start().declare("leader_b", "leader_a")
    assert game.asked() == (A, "number")
    assert asked(game).endswith(" for every DON!! card rested this way. How many?")


@pytest.mark.rule("8-1-2")
def test_op01_062_asks_in_the_words_of_players_whether_a_card_is_drawn() -> None:
    s = Board()
    s.lead(A, "OP01-062", don=1)
    s.don(A, active=5)
    event = s.hold(A, "ST06-015")
    game = s.start().play(event)
    assert asked(game) == "Crocodile: draw 1 card?"


def test_op01_044_tells_that_its_player_lacks_a_card() -> None:
    s = Board()
    s.don(A, active=10)
    s.character(A, name="Penguin")
    card = s.hold(A, "OP01-044")
    (event,) = [event for event in s.start().play(card).game.events if event.kind == "condition_failed"]
    assert " did not hold: if A does not have [Penguin], " in event.text(A)


def test_op03_099_asks_at_which_end_of_whose_life_a_card_is_placed() -> None:
    s = Board()
    s.lead(A, "OP03-099", don=1)
    s.life(A, 2)
    s.life(B, 2)
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    for option, whose in (("option 1", "your"), ("option 2", "your opponent's")):
        asks = Table(game.game.clone()).choose(option)
        assert asks.asked() == (A, "place")
        assert asked(asks).endswith(f": on top or at the bottom of {whose} Life?")


def test_st03_010_asks_at_which_end_of_the_deck_each_card_is_placed() -> None:
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "ST03-010")
    game = s.start().play(card)
    while game.asked() == (A, "order"):
        game.choose(game.choices()[0])
    assert game.asked() == (A, "place")
    assert asked(game).endswith(": on top or at the bottom of your deck?")


def test_st13_006_keeps_two_cards_apart_from_the_third() -> None:
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "ST13-006")
    named = [s.hand(A, s.character_card(name=name, cost=2)) for name in ("Sabo", "Portgas.D.Ace")]
    s.hand(A, s.character_card(name="Monkey.D.Luffy", cost=2))
    game = s.start().play(card)
    for brother in named:
        game.choose(f"pick {brother}")
    told = "play up to 1 [Monkey.D.Luffy] with a cost of 2 from your hand other than those cards."
    assert asked(game) == f"Curly.Dadan: {told}"
