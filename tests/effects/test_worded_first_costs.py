"""What the first card of a turn costs: "the first Event you activate each turn costs 1 less" (Rule 2-7-6)."""

import pytest

from optcg.model.effects import Play
from optcg.model.selections import Choose
from tests.effects.checks import OWN_TRASH, begin
from tests.effects.test_worded_events import watching
from tests.effects.test_worded_hand_costs import price, tale
from tests.scenario import A, B, Scenario


@pytest.mark.rule("2-7-6")
def test_2_7_6_only_the_first_event_of_a_turn_costs_less() -> None:
    s = Scenario()
    s.don(A, active=5)
    first, second, other = tale(s, A), tale(s, A), s.hand(A, s.character_card(cost=2))
    watching(s, "The first Event you activate each turn costs 1 less.")
    game = begin(s)
    before = [price(game, ref) for ref in (first, second, other)]
    game.play(first)
    after = price(game, second)
    game.end().end()

    assert (before, after, price(game, second)) == ([1, 1, 2], 2, 1)


def test_the_first_of_its_kind() -> None:
    s = Scenario()
    s.don(A, active=9)
    plain = s.hand(A, s.character_card(cost=2))
    one, two = (s.hand(A, s.character_card(cost=2, types=("Harbor",))) for _ in range(2))
    watching(s, "The first {Harbor} type Character card you play each turn costs 1 less to play.")
    game = begin(s).play(plain)
    before = price(game, one), price(game, two)
    game.play(one)

    assert (before, price(game, two)) == ((1, 1), 2)


def test_one_that_came_by_an_effect_was_the_first() -> None:
    s = Scenario()
    s.don(A, active=9)
    later = s.hand(A, s.character_card(cost=2))
    s.trash(A, s.character_card(cost=1))
    watching(s, "The first Character you play each turn costs 1 less.")
    called = s.hand(A, s.event_card(cost=0, main=[Play(Choose(OWN_TRASH, 1))]))
    game = begin(s)
    before = price(game, later)

    assert (before, price(game.play(called), later)) == (1, 2)


def test_the_second_card_of_the_opponent_costs_more() -> None:
    s = Scenario()
    s.don(B, active=9)
    one, two = (s.hand(B, s.character_card(cost=2)) for _ in range(2))
    mine = s.hand(A, s.character_card(cost=2))
    watching(s, "The second Character your opponent plays in each turn costs 2 more.")
    game = begin(s).end()
    before = [price(game, ref) for ref in (one, two)]
    game.play(one)

    assert (before, price(game, two), price(game, mine)) == ([2, 2], 4, 2)
