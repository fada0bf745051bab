"""Rulings on words that could be taken in two ways, each on the card that was asked about."""

import pytest

from tests.effects.checks import begin
from tests.official.board import Board, offers
from tests.official.offers import picks, use
from tests.scenario import A, B

# "X if C. Then, Y": Y hangs on the "if" too ---------------------------------------------------------


@pytest.mark.rule("4-10-1", "8-3-3")
@pytest.mark.parametrize(("held", "works"), [(3, True), (4, False)])
def test_op05_047_draws_and_grows_or_neither(held: int, works: bool) -> None:
    s = Board(turn_player=B)
    hawkins = s.put(A, "OP05-047")
    for _ in range(held):
        s.hold(A, "OP14-048")  # a card without Counter
    striker = s.character(B, power=5000)
    game = begin(s).declare(striker, "leader_a").choose(f"block {hawkins}").pass_battle()
    # At 6000 it stands; at 5000 the attacker wins the tie.
    assert game.count(A, "hand") == held + works
    assert game.area(hawkins) == ("characters" if works else "trash")


# A color before the first of two things goes for a bare name behind it -----------------------------------


@pytest.mark.rule("2-1-2", "2-3-2")
def test_eb02_059_a_yellow_sanji() -> None:
    """The type is said of the first alone, the cost of both."""
    s = Board(turn_player=B)
    s.life(A, 1)
    s.don(A, active=4)
    event = s.hold(A, "EB02-059")
    crew, sanji = s.hold(A, "OP15-107"), s.hold(A, "OP03-102")  # yellow, of the type; yellow, not of it
    s.hold(A, "P-068")  # a blue [Sanji]
    s.hold(A, "P-007")  # of the type, but red
    s.hold(A, "OP05-108")  # yellow, and neither
    striker = s.character(B, power=5000)
    game = begin(s).declare(striker, "leader_a").choose(f"counter {event}").choose("pick leader_a")
    offers(game, A, f"pick {crew}", f"pick {sanji}", "done")
    assert game.choose(f"pick {sanji}").area(sanji) == "characters"


# "A or B, with ...,": said of both ----------------------------------------------------------------------


@pytest.mark.rule("8-4-4")
def test_op16_001_the_power_is_said_of_both() -> None:
    s = Board()
    s.lead(A, "OP16-001")
    luffy = s.put(A, "OP04-014", played_this_turn=True)  # 9000
    s.put(A, "ST08-011", played_this_turn=True)  # 5000
    crew = s.character(A, power=8000, types=("Whitebeard Pirates Allies",), played_this_turn=True)
    s.character(A, power=7000, types=("Whitebeard Pirates",))
    s.character(A, power=8000)
    game = use(begin(s), "leader_a")
    assert picks(game) == {luffy, crew}
    game.choose(f"pick {crew}")
    assert "Rush" in game.keywords(crew)
