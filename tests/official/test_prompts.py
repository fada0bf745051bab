"""What official cards ask: all that will be done with the cards that are chosen, and how much."""

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
    assert asked(game) == f"Silvers Rayleigh: {does} turn."


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
