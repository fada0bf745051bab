"""Which turn of a player it is, and who went first."""

import pytest

from optcg.model.amounts import TurnsOf
from optcg.model.conditions import Compare, WentFirst
from optcg.model.effects import ExtraTurn
from optcg.model.selections import Owner
from optcg.text.reader import read_line
from tests.effects.checks import begin, draws_if, resolve, said
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

FIRST = "[On Play] If it is your first turn, draw 1 card."
LATER = "[On Play] If it is your second turn or later, draw 1 card."
SECOND = "[On Play] If you are the second player, draw 1 card."


@pytest.mark.parametrize(
    ("line", "turn", "drawn"),
    [
        (FIRST, 1, 1),
        (FIRST, 3, 0),
        (LATER, 1, 0),
        (LATER, 3, 1),
        (LATER, 9, 1),
        ("[On Play] If this is your 2nd turn, draw 1 card.", 3, 1),
        ("[On Play] If this is your 2nd turn, draw 1 card.", 5, 0),
        ("[On Play] If it is not your first turn, draw 1 card.", 1, 0),
        ("[On Play] If you have taken 3 or more turns, draw 1 card.", 5, 1),
        ("[On Play] On your second turn or later, draw 1 card.", 1, 0),
        # A went first where it is A's turn in an odd turn.
        (SECOND, 5, 0),
        (SECOND, 6, 1),
        ("[On Play] If you went first, draw 1 card.", 5, 1),
        ("[On Play] If your opponent went first, draw 1 card.", 5, 0),
        ("[On Play] If your opponent is going second, draw 1 card.", 5, 1),
        ("[On Play] If it is your second turn or later, draw 1 card.", 2, 0),
        ("[On Play] If it is your second turn or later, draw 1 card.", 4, 1),
        ("[On Play] If it is your second or third turn of the game, draw 1 card.", 1, 0),
        ("[On Play] If it is your second or third turn of the game, draw 1 card.", 3, 1),
        ("[On Play] If it is your second or third turn of the game, draw 1 card.", 5, 1),
        ("[On Play] If it is your second or third turn of the game, draw 1 card.", 7, 0),
        ("[On Play] If it is your first, second or fourth turn, draw 1 card.", 5, 0),
        ("[On Play] If it is your first, second or fourth turn, draw 1 card.", 7, 1),
    ],
)
def test_the_turns_of_a_player_are_counted(line: str, turn: int, drawn: int) -> None:
    game, _ = played(Scenario(turn_number=turn), line)

    assert game.count(A, "hand") == drawn


def test_an_extra_turn_is_one_more_turn_of_that_player() -> None:
    game = resolve(Scenario(turn_number=3), ExtraTurn()).end()

    assert game.game.state.turn_player == A
    assert game.game.state.turns == (3, 1)
    assert game.end().game.state.turns == (3, 2)
    assert game.game.state.first_player == A


def test_6_5_6_1_the_other_player_has_their_first_turn_after_an_extra_turn() -> None:
    game = resolve(Scenario(turn_number=1), ExtraTurn()).end()

    assert (game.game.state.turn_number, "attack leader_a leader_b" in game.choices()) == (2, True)
    game.end()
    assert (game.game.state.turn_number, "attack leader_b leader_a" in game.choices()) == (3, False)


@pytest.mark.parametrize(("turn", "possible"), [(3, False), (5, True)])
def test_what_cannot_be_done_before_a_turn(turn: int, possible: bool) -> None:
    s = Scenario(turn_number=turn)
    ally = s.character(A, abilities=worded("This Character cannot attack until your third turn."))
    game = begin(s)

    assert (f"attack {ally} leader_b" in game.choices()) == possible


def test_a_turn_behind_the_ban_is_the_turn_of_its_player() -> None:
    line = "This Character cannot attack during your second turn."
    s = Scenario(turn_number=3)
    ally = s.character(A, abilities=worded(line))
    game = begin(s)

    assert f"attack {ally} leader_b" not in game.choices()


@pytest.mark.parametrize(
    "line",
    [
        "[Activate: Main] [Once Per Turn] This effect cannot be activated on your first turn. Draw 1 card.",
        "[Activate: Main] [Once Per Turn] Draw 1 card. You can only use this effect starting from your "
        "second turn.",
        "[Activate: Main] [Once Per Turn] You cannot activate this effect during your first turn. Draw 1 "
        "card.",
    ],
)
@pytest.mark.parametrize(("turn", "possible"), [(1, False), (3, True)])
def test_8_4_1_1_an_effect_that_waits_for_a_turn(line: str, turn: int, possible: bool) -> None:
    s = Scenario(turn_number=turn)
    ally = s.character(A, abilities=worded(line))
    game = begin(s)

    assert (f"activate {ally}.1" in game.choices()) == possible


def test_the_turns_of_the_opponent() -> None:
    s = Scenario(turn_number=6)
    game = resolve(s, draws_if(Compare(TurnsOf(Owner.OPPONENT), "=", 3)), draws_if(WentFirst(Owner.OPPONENT)))

    assert game.count(A, "hand") == 2
    assert game.game.state.first_player == B


AFTER = "If you have 3 or more Life cards, your Leader gains +1000 power during your opponent's turn."
BETWEEN = "If you have 3 or more Life cards, during your opponent's turn, your Leader gains +1000 power."


def test_a_turn_named_between_the_if_and_what_holds() -> None:
    assert said(BETWEEN) == said(AFTER)
    # What is done once is done in one turn: the words may tell when it is done, or how long it lasts.
    assert not read_line(f"[On Play] {BETWEEN}").meanings


@pytest.mark.parametrize(("lying", "own", "theirs"), [(1, 5000, 5000), (2, 6000, 6000), (4, 6000, 8000)])
def test_effects_by_a_number_hold_together_each_in_its_turns(lying: int, own: int, theirs: int) -> None:
    line = (
        "Apply each of the following effects based on the number of cards in your trash: • If there are 2 or "
        "more cards, your Leader gains +1000 power. • If you have 4 or more cards, during your opponent's "
        "turn, your Leader gains +2000 power."
    )
    s = Scenario()
    s.character(A, abilities=worded(line))
    for _ in range(lying):
        s.trash(A, s.character_card())
    game = begin(s)

    assert (game.power("leader_a"), game.end().power("leader_a")) == (own, theirs)
