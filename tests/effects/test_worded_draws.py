"""Cards that a player has drawn in a turn: by effects, and in the Draw Phase."""

import pytest

from optcg.model.effects import Draw
from tests.effects.checks import OPPONENT, begin, event
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("words", "phase", "effects", "holds"),
    [
        ("you drew a card this turn", False, 0, False),
        ("you drew a card this turn", True, 0, True),
        ("you drew a card this turn", False, 1, True),
        ("you have drawn 2 or more cards during this turn", True, 0, False),
        ("you have drawn 2 or more cards during this turn", True, 1, True),
        ("you have drawn 2 or more cards during this turn", False, 2, True),
        ("you have drawn 2 or more cards using effects during this turn", True, 1, False),
        ("you have drawn 2 or more cards using effects during this turn", True, 2, True),
        ("you drew a card in your Draw Phase this turn", True, 0, True),
        ("you drew a card in your Draw Phase this turn", False, 2, False),
        ("you have not drawn a card this turn", False, 0, True),
        ("you have not drawn a card this turn", True, 0, False),
        ("you didn't draw a card by an effect this turn", True, 0, True),
        ("you did not draw a card by an effect this turn", True, 2, False),
    ],
)
def test_6_3_1_the_draw_phase_counts_unless_effects_are_named(
    words: str, phase: bool, effects: int, holds: bool
) -> None:
    s = Scenario(turn_player=B if phase else A)
    line = f"[On Play] If {words}, this Character gains +1000 power during this turn."
    asks = s.hand(A, s.character_card(cost=0, power=1000, abilities=worded(line)))
    draws = [event(s, Draw(1)) for _ in range(effects)]
    game = begin(s)
    if phase:
        game.end()
    for draw in draws:
        game.play(draw)

    assert game.play(asks).power(asks) == 1000 + 1000 * holds


@pytest.mark.parametrize(("drawn", "power"), [(1, 1000), (2, 2000)])
def test_what_the_opponent_has_drawn_in_your_turn(drawn: int, power: int) -> None:
    s = Scenario()
    line = (
        "[On Play] If your opponent has drawn 2 or more cards during this turn, this Character gains +1000 "
        "power during this turn."
    )
    asks = s.hand(A, s.character_card(cost=0, power=1000, abilities=worded(line)))
    draws = [event(s, Draw(1, OPPONENT)) for _ in range(drawn)]
    game = begin(s)
    for draw in draws:
        game.play(draw)

    assert game.play(asks).power(asks) == power


def test_what_was_drawn_in_the_last_turn_and_how_many() -> None:
    s = Scenario()
    line = (
        "[On Play] This Character gains +1000 power during this turn for each card you have drawn this turn."
    )
    asks = s.hand(A, s.character_card(cost=0, power=1000, abilities=worded(line)))
    line = (
        "[On Play] If your opponent drew a card during their last turn, this Character gains +1000 power "
        "during this turn."
    )
    last = s.hand(A, s.character_card(cost=0, power=1000, abilities=worded(line)))
    draws = event(s, Draw(2))
    game = begin(s).end().end().play(draws)

    assert game.play(asks).power(asks) == 4000
    assert game.play(last).power(last) == 2000


@pytest.mark.parametrize(("words", "power"), [("in", 6000), ("outside of", 5000)])
def test_a_card_of_the_draw_phase_as_an_event(words: str, power: int) -> None:
    s = Scenario(turn_player=B)
    line = f"When you draw a card {words} your Draw Phase, your Leader gains +1000 power during this turn."
    s.character(A, abilities=worded(line))

    assert begin(s).end().power("leader_a") == power
