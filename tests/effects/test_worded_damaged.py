"""Damage that a card has dealt in a turn, or a player has taken, from words to what happens."""

import pytest

from optcg.model.effects import Damage
from tests.effects.checks import OPPONENT, begin, event
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("words", "by_leader", "by_character", "by_effect"),
    [
        ("your Leader dealt damage during this turn", True, False, False),
        ("your Leader has dealt damage to your opponent this turn", True, False, False),
        ("your Leader's attack dealt damage during this turn", True, False, False),
        ("your Leader's attack has dealt damage to your opponent's Life this turn", True, False, False),
        ("your opponent took damage from your Leader's attack during this turn", True, False, False),
        ("your opponent took damage from your Character's attack during this turn", False, True, False),
        ("your opponent has taken 1 or more damage in battle this turn", True, True, False),
        ("your opponent took damage from an effect this turn", False, False, True),
        ("your Leader did not deal damage this turn", False, True, True),
        ("your Leader's attack didn't deal damage to your opponent this turn", False, True, True),
        ("your opponent has not taken damage from your Leader's attack this turn", False, True, True),
    ],
)
def test_what_has_dealt_the_damage(words: str, by_leader: bool, by_character: bool, by_effect: bool) -> None:
    found = []
    for dealer in ("leader", "character", "effect"):
        s = Scenario()
        s.life(B, 3)
        line = f"[On Play] If {words}, this Character gains +1000 power during this turn."
        asks = s.hand(A, s.character_card(cost=0, power=1000, abilities=worded(line)))
        ally, harm = s.character(A, power=9000), event(s, Damage(who=OPPONENT))
        game = begin(s)
        if dealer == "effect":
            game.play(harm)
        else:
            game.attack("leader_a" if dealer == "leader" else ally, "leader_b")
        assert game.count(B, "life") == 2
        found.append(game.play(asks).power(asks) == 2000)

    assert found == [by_leader, by_character, by_effect]


@pytest.mark.parametrize(
    ("words", "holds"), [("your opponent's Leader's attack", True), ("an effect", False)]
)
def test_damage_taken_in_the_opponents_last_turn(words: str, holds: bool) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 3)
    line = (
        f"[On Play] If you took damage from {words} during your opponent's last turn, this Character gains "
        "+1000 power during this turn."
    )
    asks = s.hand(A, s.character_card(cost=0, power=1000, abilities=worded(line)))
    game = begin(s).attack("leader_b", "leader_a").end()

    assert game.play(asks).power(asks) == 1000 + 1000 * holds


def test_an_attack_without_damage() -> None:
    s = Scenario()
    wall = s.character(B, power=1000, rested=True)
    line = "[On Play] If your Leader dealt damage this turn, draw 1 card."
    asks = s.hand(A, s.character_card(cost=0, abilities=worded(line)))
    game = begin(s).attack("leader_a", wall)

    assert game.play(asks).count(A, "hand") == 0
