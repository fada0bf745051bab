"""Choices in vain: what the search bot does not try, because it is right in no game, and what it keeps."""

from optcg.bots.vain import worth_a_try
from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import Draw, GainPower
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Owner
from tests.scenario import A, B, Scenario, Table

DRAWS = AutoEffect((When("When Attacking"),), (Draw(1),))
MORE_POWER = GainPower(Choose(Cards(Owner.YOU, LEADER_AND_CHARACTERS)), 2000, Duration.BATTLE)


def tried(table: Table) -> list[str]:
    """The choices that are left, with refs."""
    decision = table.game.decision
    assert decision is not None
    kept = worth_a_try(table.game.view(decision.player), decision)
    return [named for choice, named in zip(decision.choices, table.choices(), strict=True) if choice in kept]


def test_no_counter_for_a_card_that_is_safe() -> None:
    s = Scenario()
    s.character(A, power=3000)
    s.hand(B, s.character_card(counter=1000))
    weak = s.character(A, power=4000)
    assert tried(s.start().declare(weak, "leader_b")) == ["done"]


def test_no_counter_where_all_counters_together_are_too_little() -> None:
    s = Scenario()
    strong = s.character(A, power=8000)
    for _ in range(3):
        s.hand(B, s.character_card(counter=1000))
    assert tried(s.start().declare(strong, "leader_b")) == ["done"]


def test_counters_that_are_enough_together_are_tried() -> None:
    s = Scenario()
    strong = s.character(A, power=7000)
    cards = [s.hand(B, s.character_card(counter=1000)) for _ in range(3)]
    assert tried(s.start().declare(strong, "leader_b")) == [*(f"counter {card}" for card in cards), "done"]


def test_counters_are_tried_where_an_event_may_add_to_them() -> None:
    s = Scenario()
    strong = s.character(A, power=7000)
    one = s.hand(B, s.character_card(counter=1000))
    event = s.hand(B, s.event_card(counter_event=[MORE_POWER]))
    assert tried(s.start().declare(strong, "leader_b")) == [f"counter {one}", f"counter {event}", "done"]


def test_an_event_is_tried_even_where_power_is_of_no_use() -> None:
    s = Scenario()
    weak = s.character(A, power=3000)
    event = s.hand(B, s.event_card(counter_event=[Draw(1)]))
    assert tried(s.start().declare(weak, "leader_b")) == [f"counter {event}", "done"]


def test_the_power_of_a_counter_goes_to_the_card_that_is_attacked() -> None:
    s = Scenario()
    s.character(B, power=2000)
    one = s.hand(B, s.character_card(counter=1000))
    table = s.start().declare("leader_a", "leader_b").choose(f"counter {one}")
    assert len(table.choices()) == 2
    assert tried(table) == ["pick leader_b"]


def test_no_attack_that_must_fail_and_no_don_for_a_card_that_cannot_attack() -> None:
    s = Scenario()
    weak = s.character(A, power=4000)
    idle = s.character(A, power=6000, rested=True)
    left = tried(s.start())
    assert f"attack {weak} leader_b" not in left
    assert f"give {idle}" not in left
    assert {f"give {weak}", "give leader_a", "attack leader_a leader_b", "end"} <= set(left)


def test_a_card_with_text_may_have_its_reasons() -> None:
    s = Scenario()
    weak = s.character(A, power=4000, abilities=[DRAWS])
    s.hand(A, s.character_card(cost=9))
    left = tried(s.start())
    assert f"attack {weak} leader_b" in left


def test_something_is_always_left() -> None:
    s = Scenario()
    s.don(A, active=0)
    assert tried(s.start()) == ["attack leader_a leader_b", "end"]
