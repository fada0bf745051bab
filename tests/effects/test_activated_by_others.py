"""Effects of other cards that are activated, damage that is not taken, DON!! taken back, Life filled up."""

import pytest

from optcg.model.abilities import ReplacementEffect, Would
from optcg.model.durations import Duration
from optcg.model.effects import ActivateAbility, Draw, Grant
from optcg.model.selections import Choose, Every
from tests.effects.checks import OWN, OWN_LEADER, abilities_of, begin, draws_when, played, resolve
from tests.scenario import A, B, Scenario

COPY = "[On Play] Activate the [On Play] effect of 1 of your other Characters."


def test_8_4_1_the_effect_of_another_card_is_activated() -> None:
    s = Scenario()
    s.character(A, abilities=abilities_of("[On Play] Draw 2 cards."))
    game, _ = played(s, COPY, power=1000)

    assert game.count(A, "hand") == 2


def test_only_cards_with_such_an_effect_can_be_chosen() -> None:
    s = Scenario()
    two = [s.character(A, abilities=abilities_of(f"[On Play] Draw {n} cards.")) for n in (1, 2)]
    s.character(A)
    line = "[When Attacking] Activate the [On Play] effect of 1 of your Characters."
    ally = s.character(A, abilities=abilities_of(line))
    game = begin(s).declare(ally, "leader_b")

    assert game.choices() == [f"pick {card}" for card in two]


def test_this_in_it_is_that_card() -> None:
    s = Scenario()
    other = s.character(
        A, power=3000, abilities=abilities_of("[On Play] This Character gains +1000 power during this turn.")
    )
    game, source = played(s, COPY, power=1000)

    assert (game.power(other), game.power(source)) == (4000, 1000)


def test_its_cost_is_paid_again() -> None:
    s = Scenario()
    s.character(A, abilities=abilities_of("[On Play] You may rest 2 of your DON!! cards: Draw 2 cards."))
    game, _ = played(s, COPY)
    game.choose("yes")

    assert (game.count(A, "hand"), game.count(A, "don_rested")) == (2, 2)


def test_an_effect_that_is_negated_is_not_activated() -> None:
    s = Scenario()
    s.character(
        A, abilities=abilities_of("[On Play] Draw 2 cards."), effects=[{"negated": True, "until": "turn"}]
    )
    game, _ = played(s, COPY)

    assert game.count(A, "hand") == 0


def test_each_of_its_effects_with_that_timing() -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("When Attacking"), draws_when("When Attacking")])
    game = resolve(s, ActivateAbility("When Attacking", Choose(OWN, 1)))
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == 2
    assert ActivateAbility("On Play") == ActivateAbility("On Play", None)
    assert Draw(1) != Draw(2)


@pytest.mark.parametrize(("duration", "life"), [(Duration.TURN, 3), (Duration.BATTLE, 2)])
def test_4_6_no_damage_is_taken(duration: Duration, life: int) -> None:
    s = Scenario()
    first, second = s.character(A), s.character(A)
    none = ReplacementEffect(Would("damage"), (), optional=False)
    card = s.hand(B, s.event_card(cost=0, counter_event=[Grant(Every(OWN_LEADER), none, duration)]))
    game = begin(s).declare(first, "leader_b").choose(f"counter {card}").pass_battle()
    assert game.count(B, "life") == 3
    game.attack(second, "leader_b")

    assert game.count(B, "life") == life


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_effects_that_activate_each_other_are_a_loop() -> None:
    """Two of them can be activated in turn without end: the player is asked how often."""
    s = Scenario()
    line = "[On Play] Activate the [On Play] effect of up to 1 of your other Characters."
    s.character(A, abilities=abilities_of(line))
    game, _ = played(s, line)
    for _ in range(200):
        if game.asked()[1] != "cards":
            break
        game.choose(game.choices()[0])

    assert game.asked() == (A, "number")
    game.choose("number 0")
    assert game.asked()[1] in ("cards", "main")
