"""Bans on the opponent's cards that attack: what one attacks that your effects do not affect (Rule 1-3-3)."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario

FREE = "This Character cannot be affected by your opponent's effects."


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize("verb", ["cannot attack any card other than", "can only attack"])
def test_1_3_3_what_binds_the_attackers_does_not_bind_one_that_is_unaffected(verb: str) -> None:
    s = Scenario(turn_player=B)
    line = f"Your opponent's Characters with 8000 base power or less {verb} this Character."
    this = s.character(A, rested=True, abilities=worded(line))
    other = s.character(A, rested=True)
    bound, strong = s.character(B, power=8000), s.character(B, power=9000)
    free = s.character(B, power=1000, abilities=worded(FREE))
    choices = begin(s).choices()

    def targets(attacker: str) -> set[str]:
        return {choice.split()[2] for choice in choices if choice.startswith(f"attack {attacker} ")}

    assert targets(bound) == {this}
    assert targets(strong) == targets(free) == targets("leader_b") == {this, other, "leader_a"}


@pytest.mark.parametrize("free", [True, False])
def test_this_leader_is_attacked_by_a_character_that_is_unaffected(free: bool) -> None:
    s = Scenario(turn_player=B)
    s.leader(A, abilities=worded("Your opponent's Characters cannot attack this Leader."))
    rested = s.character(A, rested=True)
    foe = s.character(B, abilities=worded(FREE) if free else [])
    choices = begin(s).choices()

    assert (f"attack {foe} leader_a" in choices) is free
    assert f"attack {foe} {rested}" in choices


@pytest.mark.parametrize(("name", "kept"), [("Mira", True), ("Tovo", False)])
def test_a_leader_of_a_kind_is_not_attacked(name: str, kept: bool) -> None:
    s = Scenario(turn_player=B)
    s.leader(A, name=name)
    s.character(A, abilities=worded("Your opponent's Characters cannot attack your [Mira] Leader."))
    foe = s.character(B)

    assert (f"attack {foe} leader_a" in begin(s).choices()) is not kept
