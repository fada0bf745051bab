""" "That Character" of an event, though other cards were chosen since to pay with."""

import pytest

from tests.effects.checks import begin, don
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario

WATCH = (
    "[Opponent's Turn] [Once Per Turn] You may rest 1 of your {Harbor} type Characters: When your opponent "
    "plays a Character with a base cost of 5 or more, rest that Character."
)


@pytest.mark.rule("8-3-1")
def test_8_3_1_the_cost_before_an_event_is_paid_when_it_happens() -> None:
    s = Scenario(turn_player=B)
    s.don(B, active=9)
    mine = s.character(A, types=("Harbor",))
    watching(s, WATCH)
    played_card = s.hand(B, s.character_card(cost=5))
    game = begin(s).play(played_card)
    assert game.asked()[0] == A
    game.choose("yes")

    assert (game.rested(mine), game.rested(played_card)) == (True, True)


def test_it_may_be_left() -> None:
    s = Scenario(turn_player=B)
    s.don(B, active=9)
    mine = s.character(A, types=("Harbor",))
    watching(s, WATCH)
    played_card = s.hand(B, s.character_card(cost=5))
    game = begin(s).play(played_card).choose("no")

    assert (game.rested(mine), game.rested(played_card)) == (False, False)


def test_what_harms_is_done_to_the_opponents_card() -> None:
    s = Scenario(turn_player=B)
    s.don(B, active=9)
    mine = s.character(A)
    line = "When your opponent plays a Character, you may trash 1 of your Characters. If you do, K.O. that "
    watching(s, f"{line}Character.")
    theirs = s.hand(B, s.character_card(cost=1))
    game = begin(s).play(theirs).choose("yes").choose(f"pick {mine}")

    assert (game.area(mine), game.area(theirs)) == ("trash", "trash")


@pytest.mark.parametrize(("cost", "area"), [(3, "trash"), (4, "characters")])
@pytest.mark.parametrize(
    "words",
    [
        "at the end of this battle, K.O. the attacking Character if it has a base cost of 3 or less.",
        "at the end of this battle, if the attacking Character has a base cost of 3 or less, K.O. it.",
    ],
)
def test_the_attacking_character_if_it_is_small(words: str, cost: int, area: str) -> None:
    s = Scenario()
    s.life(B, 3)
    attacker = s.character(A, cost=cost, power=9000)
    text = f"[On Your Opponent's Attack] Your Leader gains +1000 power during this battle. Then, {words}"
    watching(s, text, B, power=1000)
    game = begin(s).attack(attacker, "leader_b")

    assert game.area(attacker) == area


@pytest.mark.parametrize(("where", "bottom"), [("hand", False), ("trash", True)])
def test_if_it_was_played_from_the_trash(where: str, bottom: bool) -> None:
    s = Scenario()
    card = getattr(s, where)(A, s.character_card(name="Mira", cost=1))
    line = (
        "[On Play] Play up to 1 [Mira] from your hand or trash. If it was played from your trash, place it "
        "at the bottom of the owner's deck at the end of this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {card}")
    there = game.area(card)
    game.end()

    assert (there, game.area(card)) == ("characters", "deck" if bottom else "characters")


@pytest.mark.rule("3-1-6")
def test_3_1_6_played_on_the_opponents_last_turn() -> None:
    s = Scenario(turn_player=B)
    s.don(B, active=9)
    old = s.character(B, cost=1)
    new = s.hand(B, s.character_card(cost=1))
    line = (
        "[On Play] Return up to 1 of your opponent's Characters that was played on their last turn to the "
        "owner's hand."
    )
    trick = s.hand(A, s.character_card(cost=0, abilities=worded(line)))
    game = begin(s).play(new).end().play(trick)

    assert (f"pick {new}" in game.choices(), f"pick {old}" in game.choices()) == (True, False)


def test_one_or_more_don_must_be_rested() -> None:
    s = Scenario()
    s.don(A, active=2)
    line = "[On Play] You may rest 1 or more of your DON!! cards: Draw 1 card for each DON!! card rested."
    game, _ = played(s, line)
    game.choose("yes")
    assert "done" not in game.choices()
    while "end" not in game.choices():
        game.choose("done" if "done" in game.choices() else game.choices()[0])

    assert (game.count(A, "hand"), don(game, A)[1]) == (1, 1)


@pytest.mark.parametrize(("face_up", "offered"), [(2, True), (1, False)])
def test_so_many_life_cards_or_more_are_turned(face_up: int, offered: bool) -> None:
    s = Scenario()
    s.life(A, 1)
    for _ in range(face_up):
        s.life_top(A, s.character_card(), face_up=True)
    game, _ = played(s, "[On Play] You may turn 2 or more of your face-up Life cards face-down: Draw 1 card.")

    assert ("yes" in game.choices()) is offered
