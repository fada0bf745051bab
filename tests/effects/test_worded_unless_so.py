"""What cards cannot do unless they are, or have, something, asked each time; from words to what happens."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_compared_bans import attacks
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

NEXT_TURN = "until the end of your opponent's next turn"


@pytest.mark.parametrize(
    "line",
    [
        f"Up to 1 of your opponent's Characters cannot attack {NEXT_TURN} unless it has 2 or more DON!! "
        "cards given.",
        "Until the end of your opponent's next turn, up to 1 of your opponent's Characters cannot attack "
        "unless it has 2 or more DON!! cards given.",
        "Select up to 1 of your opponent's Characters. The selected Character cannot attack unless it has "
        f"2 or more DON!! cards given {NEXT_TURN}.",
    ],
)
def test_it_is_asked_when_the_card_would_attack(line: str) -> None:
    s = Scenario()
    s.don(B, active=3)
    foe, other = s.character(B), s.character(B)
    game, _ = played(s, f"[On Play] {line}")
    game.choose(f"pick {foe}").end()

    assert (attacks(game, foe), attacks(game, other)) == ([], ["leader_a"])
    game.give(foe)
    assert attacks(game, foe) == []
    game.give(foe)
    assert attacks(game, foe) == ["leader_a"]


def test_it_ends_with_the_time() -> None:
    s = Scenario()
    foe = s.character(B)
    game, _ = played(
        s, f"[On Play] Up to 1 of your opponent's Characters cannot attack {NEXT_TURN} unless it is rested."
    )
    game.choose(f"pick {foe}").end()
    before = attacks(game, foe)
    game.end().end()

    assert (before, attacks(game, foe)) == ([], ["leader_a"])


@pytest.mark.parametrize(
    ("line", "able"),
    [
        ("Your opponent's Characters cannot attack unless they have 7000 power or more.", {"big"}),
        ("Your opponent's Characters cannot attack unless they have 1 or more DON!! cards given.", {"given"}),
        ("Your opponent's Characters without DON!! cards given cannot attack.", {"given"}),
        (
            "If this Character is rested, your opponent's Characters cannot attack unless they have 7000 "
            "power or more.",
            {"small", "big", "given"},
        ),
    ],
)
def test_each_card_is_asked_by_itself(line: str, able: set[str]) -> None:
    s = Scenario(turn_player=B)
    s.character(A, abilities=worded(line))
    cards = {s.character(B, power=5000): "small", s.character(B, power=7000): "big"}
    cards[s.character(B, power=5000, don=1)] = "given"
    game = begin(s)

    assert {name for card, name in cards.items() if attacks(game, card)} == able


@pytest.mark.parametrize(("don", "targets"), [(2, []), (3, ["leader_b"])])
def test_of_this_card(don: int, targets: list[str]) -> None:
    s = Scenario()
    line = "This Character cannot attack unless 3 or more DON!! cards are given to it."
    ally = s.character(A, abilities=worded(line), don=don)

    assert attacks(begin(s), ally) == targets
