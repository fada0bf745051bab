"""How long a change holds that says no end of its own: as long as what was said of the same card before."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    "line",
    [
        "This Character gains +1000 power during this battle. It also gains [Banish].",
        "This Character gains +1000 power during this battle, and it gains [Banish].",
        "This Character gains +1000 power during this battle. If you have 2 or less Life cards, it also "
        "gains [Banish].",
        "During this battle, this Character gains +1000 power and, if you have 2 or less Life cards, it "
        "gains [Banish].",
    ],
)
def test_what_this_card_gains_besides_ends_with_the_battle(line: str) -> None:
    s = Scenario()
    s.life(A, 2)
    s.life(B, 3)
    s.hand(B, s.character_card(counter=1000))
    card = s.character(A, abilities=worded(f"[When Attacking] {line}"))
    game = begin(s).declare(card, "leader_b")

    assert game.keywords(card) == ["Banish"]
    assert game.pass_battle().keywords(card) == []


@pytest.mark.parametrize(
    "line",
    [
        "Your Leader gains +1000 power during this turn. If you have 2 or less Life cards, your Leader also "
        "gains [Double Attack].",
        "Your Leader gains +1000 power during this turn and your Leader gains [Double Attack].",
    ],
)
def test_what_your_leader_gains_besides_ends_with_the_turn(line: str) -> None:
    s = Scenario()
    s.life(A, 2)
    game, _ = played(s, f"[On Play] {line}")

    assert game.keywords("leader_a") == ["Double Attack"]
    assert game.end().keywords("leader_a") == []


def test_a_ban_that_is_said_of_the_same_card_ends_with_the_turn() -> None:
    s = Scenario()
    game, card = played(
        s, "[On Play] This Character gains [Rush] during this turn. It cannot attack Leaders."
    )

    assert f"attack {card} leader_b" not in game.choices()
    assert f"attack {card} leader_b" in game.end().end().choices()


def test_a_time_that_stands_first_is_said_of_what_an_if_gives() -> None:
    s = Scenario()
    foe = s.character(B)
    line = (
        "[On Play] Until the end of your opponent's next turn, up to 1 of your opponent's Characters cannot "
        "attack, and if you have 2 or less Life cards, up to 1 of your Characters gains [Blocker]."
    )
    s.life(A, 2)
    game, card = played(s, line)
    game.choose(f"pick {foe}").choose(f"pick {card}")

    assert game.keywords(card) == ["Blocker"]
    assert game.end().end().keywords(card) == []


def test_more_power_ends_with_that_which_the_card_gained() -> None:
    s = Scenario()
    line = (
        "[On Play] Up to 1 of your Characters gains +1000 power until the end of your opponent's next turn. "
        "Your opponent cannot activate Events during this turn. Then, that Character gains +1000 power."
    )
    game, card = played(s, line, power=5000)
    game.choose(f"pick {card}")

    assert game.end().power(card) == 7000
    assert game.end().power(card) == 5000


def test_of_two_options_each_has_its_own_end() -> None:
    s = Scenario()
    line = (
        "[On Play] Choose one: • This Character gains +1000 power during this turn. • This Character gains "
        "[Blocker]."
    )
    game, card = played(s, line)
    game.choose(game.choices()[1])

    assert game.end().keywords(card) == ["Blocker"]


@pytest.mark.rule("6-6-1-3")
def test_6_6_1_3_during_that_turn_ends_with_the_turn_to_which_it_was_put_off() -> None:
    s = Scenario()
    mira = s.character(A, name="Mira", power=5000)
    line = (
        "At the start of your next Main Phase, draw 1 card and up to 1 of your [Mira] cards gains +2000 "
        "power during "
        "that turn."
    )
    game, _ = played(s, f"[On Play] {line}")
    game.end()  # the opponent's turn
    assert game.power(mira) == 5000
    before = game.count(A, "hand")
    game.end().choose(f"pick {mira}")
    assert (game.power(mira), game.count(A, "hand") - before) == (7000, 2)  # one more of the Draw Phase

    assert game.end().power(mira) == 5000
