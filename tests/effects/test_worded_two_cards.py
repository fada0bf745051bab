"""Which card "it" and "that Character" are where an event is about two cards, or this card was spoken of."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    "line",
    [
        "When this Character attacks your opponent's Character, it gains +2000 power during this turn.",
        "When this Character battles your opponent's Character, it gains +2000 power during this turn.",
        "At the end of a battle in which this Character battled your opponent's Character, it gains +2000 "
        "power during this turn.",
    ],
)
def test_it_is_the_one_that_battles(line: str) -> None:
    s = Scenario()
    own = s.character(A, power=5000, abilities=worded(line))
    foe = s.character(B, power=9000, rested=True)
    game = begin(s).attack(own, foe)

    assert (game.power(own), game.power(foe)) == (7000, 9000)


def test_it_is_the_one_that_is_blocked() -> None:
    s = Scenario()
    own = s.character(A, power=5000, abilities=worded("When this Character is blocked, set it as active."))
    wall = s.character(B, power=9000, keywords=["Blocker"])
    game = begin(s).declare(own, "leader_b").choose(f"block {wall}")

    assert (game.rested(own), game.rested(wall)) == (False, True)


@pytest.mark.parametrize(
    "line",
    [
        "When this Character K.O.'s your opponent's Character, set it as active.",
        "When this Character battles and K.O.'s your opponent's Character with a cost of 5 or less, set it "
        "as active.",
    ],
)
def test_it_is_the_one_that_kos(line: str) -> None:
    s = Scenario()
    own = s.character(A, power=5000, abilities=worded(line))
    foe = s.character(B, power=3000, cost=3, rested=True)
    game = begin(s).attack(own, foe)

    assert (game.rested(own), game.area(foe)) == (False, "trash")


def test_it_is_the_one_that_attacked() -> None:
    s = Scenario()
    line = (
        "At the end of a battle in which your opponent's Character attacked this Character, it gets -1000 "
        "power during this turn."
    )
    own = s.character(B, power=9000, rested=True, abilities=worded(line))
    foe = s.character(A, power=5000)
    game = begin(s).attack(foe, own)

    assert (game.power(own), game.power(foe)) == (9000, 4000)


def test_that_character_is_the_other_one_though_a_card_was_trashed_since() -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    line = (
        "When this Character attacks your opponent's Character, you may trash 1 card from your hand. If you "
        "do, K.O. that Character."
    )
    own = s.character(A, power=5000, abilities=worded(line))
    foe = s.character(B, power=9000, rested=True)
    game = begin(s).declare(own, foe).choose("yes")

    assert (game.area(own), game.area(foe)) == ("characters", "trash")


def test_what_is_done_on_the_field_is_not_done_to_the_card_that_was_kod() -> None:
    s = Scenario()
    line = (
        "When your Character is K.O.'d, rest up to 1 of your opponent's Characters. Then, it will not become "
        "active in your opponent's next Refresh Phase."
    )
    s.character(B, abilities=worded(line))
    ally = s.character(B, power=1000, rested=True)
    foe = s.character(A)
    game = begin(s).attack("leader_a", ally).choose(f"pick {foe}")

    assert game.rested(foe)


def test_nobody_helps_the_opponents_card() -> None:
    s = Scenario()
    foe = s.character(B, cost=1)
    line = (
        "[On Play] Rest up to 1 of your opponent's Characters. Set this Character as active. Then, it gains "
        "+1000 power during this turn."
    )
    game, card = played(s, line)
    base = game.power(card)
    game.choose(f"pick {foe}")

    assert (game.power(card), game.power(foe)) == (base + 1000, 5000)
