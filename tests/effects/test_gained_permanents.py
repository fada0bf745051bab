"""Permanent effects that cards gain for a time, and a price on a card's own attacks (Rule 8-2-4)."""

import pytest

from optcg.model.abilities import PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import GainPower, Grant
from optcg.model.selections import Choose, This
from tests.effects.checks import OWN, begin, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

FEW_LIFE = (
    '[On Play] Up to 1 of your Characters gains "If you have 3 or less Life cards, this Character gains '
    "+2000 power.\" until the end of your opponent's next turn."
)


@pytest.mark.parametrize(("life", "power"), [(3, 3000), (4, 1000)])
def test_a_condition_is_looked_at_all_the_time(life: int, power: int) -> None:
    s = Scenario()
    s.life(A, life)
    ally = s.character(A, power=1000)
    game, _ = played(s, FEW_LIFE)
    game.choose(f"pick {ally}")

    assert game.power(ally) == power
    assert game.end().power(ally) == power
    assert game.end().power(ally) == 1000


def test_what_is_counted_may_change_later() -> None:
    s = Scenario()
    s.life(B, 4)
    s.life(A, 4)
    ally = s.character(A, power=1000)
    game, _ = played(s, FEW_LIFE)
    game.choose(f"pick {ally}")
    before = game.power(ally)
    game.end().attack("leader_b", "leader_a")

    assert (before, game.count(A, "life"), game.power(ally)) == (1000, 3, 3000)


def test_this_card_and_you_are_those_of_the_card_that_gained_it() -> None:
    s = Scenario()
    other = s.character(B, power=5000)
    line = (
        "[On Play] Up to 1 of your opponent's Characters gains \"[Your Turn] This Character gets -2000 "
        "power.\" until the end of your opponent's next turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {other}")
    before = game.power(other)

    assert (before, game.end().power(other)) == (5000, 3000)


def test_given_don_open_a_gained_gate() -> None:
    s = Scenario()
    s.don(A, active=1)
    ally = s.character(A)
    line = (
        '[On Play] Up to 1 of your Characters gains "[DON!! x1] This Character gains [Double Attack]." '
        "during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}")
    before = game.keywords(ally)
    game.give(ally)

    assert (before, game.keywords(ally)) == ([], ["Double Attack"])


def test_a_gained_effect_is_gone_with_the_card() -> None:
    s = Scenario()
    ally = s.character(A, power=1000)
    whole = PermanentEffect((GainPower(This(), 1000),))
    game = resolve(s, Grant(Choose(OWN, 1), whole, Duration.TURN))

    assert game.power(ally) == 2000
    assert game.end().power(ally) == 1000


@pytest.mark.parametrize(("cards", "offered"), [(1, True), (0, False)])
def test_a_price_on_its_own_attacks(cards: int, offered: bool) -> None:
    s = Scenario()
    for _ in range(cards):
        s.hand(A, s.character_card())
    line = "This Character cannot attack unless you trash 1 card from your hand."
    ally = s.character(A, abilities=worded(line))
    game = begin(s)
    assert (f"attack {ally} leader_b" in game.choices()) is offered
    if offered:
        game.declare(ally, "leader_b")
        assert game.count(A, "hand") == 0
