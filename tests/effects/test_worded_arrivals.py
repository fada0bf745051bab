"""Cards that are played rested for a time, and DON!! set as active by a count, from words to what happens."""

import pytest

from optcg.model.abilities import EntersRested
from optcg.model.selections import Owner
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario

RESTED = (
    "[On Play] Characters with a base cost of 5 or less played by your opponent are played rested until the "
    "end of your opponent's next {}."
)


@pytest.mark.parametrize("words", ["End Phase", "turn"])
@pytest.mark.parametrize(("cost", "rested"), [(5, True), (6, False)])
def test_3_7_5_characters_are_played_rested_for_a_time(words: str, cost: int, rested: bool) -> None:
    s = Scenario()
    s.don(B, active=10)
    cards = [s.hand(B, s.character_card(cost=cost)) for _ in range(2)]
    own = s.hand(A, s.character_card(cost=0))
    game, _ = played(s, RESTED.format(words))
    game.play(own)
    assert not game.rested(own)
    game.end().play(cards[0])
    assert game.rested(cards[0]) is rested
    # In their turn after the next one it is over.
    game.end().end().play(cards[1])

    assert not game.rested(cards[1])


def test_whatever_plays_them() -> None:
    s = Scenario()
    line = "[On K.O.] Play up to 1 Character card from your hand."
    wall = s.character(B, power=1000, rested=True, abilities=worded(line))
    card = s.hand(B, s.character_card())
    game, _ = played(s, "[On Play] Characters played by your opponent are played rested during this turn.")
    game.attack("leader_a", wall)
    game.choose(f"pick {card}")

    assert game.rested(card)


def test_as_long_as_a_card_is_there() -> None:
    s = Scenario(turn_player=B)
    watching(s, "Characters with a base cost of 5 or less played by your opponent are played rested.", A)
    card = s.hand(B, s.character_card(cost=3))
    game = begin(s).play(card)

    assert game.rested(card)
    assert EntersRested(None, Owner.OPPONENT) != EntersRested()


@pytest.mark.parametrize(("allies", "most"), [(2, 2), (0, 0)])
def test_4_8_1_don_are_set_as_active_up_to_a_count(allies: int, most: int) -> None:
    s = Scenario()
    s.don(A, active=1, rested=5)
    for _ in range(allies):
        s.character(A, types=("Harbor",))
    line = "[On Play] Set a number of your DON!! cards as active up to the number of your {Harbor} type "
    game, _ = played(s, f"{line}Characters.")
    if most:
        assert game.choices() == ["number 0", "number 1", "number 2"]
        game.choose(f"number {most}")

    assert (game.asked(), game.count(A, "don_active")) == ((A, "main"), 1 + most)


def test_of_a_count_as_many_as_there_are() -> None:
    s = Scenario()
    s.don(A, active=1, rested=1)
    for _ in range(3):
        s.character(A)
    line = "[On Play] Set a number of your DON!! cards equal to the number of your Characters as active."
    game, _ = played(s, line)

    assert game.count(A, "don_active") == 2


# "According to the rules": as the Refresh Phase would return them ------------------------------------------
@pytest.mark.parametrize("tail", ["", ", according to the rules", " by the rules"])
def test_6_2_3_given_don_are_not_returned(tail: str) -> None:
    s = Scenario()
    kept = s.character(A, types=("Harbor",), don=2)
    other = s.character(A, don=1)
    words = (
        "DON!! cards given to your {Harbor} type Characters are not returned to your cost area during your "
    )
    watching(s, f"{words}Refresh Phase{tail}.")
    game = begin(s).end().end()

    assert (game.don(kept), game.don(other)) == (2, 0)
