"""Effects of other cards that are activated, damage that is not taken, DON!! taken back, Life filled up."""

import pytest

from optcg.model.effects import ActivateAbility, Draw, Play
from optcg.model.selections import Choose, This
from tests.effects.checks import OWN, begin, draws_when, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

COPY = "[On Play] Activate the [On Play] effect of 1 of your other Characters."


def test_8_4_1_the_effect_of_another_card_is_activated() -> None:
    s = Scenario()
    s.character(A, abilities=worded("[On Play] Draw 2 cards."))
    game, _ = played(s, COPY, power=1000)

    assert game.count(A, "hand") == 2


def test_only_cards_with_such_an_effect_can_be_chosen() -> None:
    s = Scenario()
    two = [s.character(A, abilities=worded(f"[On Play] Draw {n} cards.")) for n in (1, 2)]
    s.character(A)
    line = "[When Attacking] Activate the [On Play] effect of 1 of your Characters."
    ally = s.character(A, abilities=worded(line))
    game = begin(s).declare(ally, "leader_b")

    assert game.choices() == [f"pick {card}" for card in two]


def test_this_in_it_is_that_card() -> None:
    s = Scenario()
    other = s.character(
        A, power=3000, abilities=worded("[On Play] This Character gains +1000 power during this turn.")
    )
    game, source = played(s, COPY, power=1000)

    assert (game.power(other), game.power(source)) == (4000, 1000)


def test_its_cost_is_paid_again() -> None:
    s = Scenario()
    s.character(A, abilities=worded("[On Play] You may rest 2 of your DON!! cards: Draw 2 cards."))
    game, _ = played(s, COPY)
    game.choose("yes")

    assert (game.count(A, "hand"), game.count(A, "don_rested")) == (2, 2)


def test_an_effect_that_is_negated_is_not_activated() -> None:
    s = Scenario()
    s.character(A, abilities=worded("[On Play] Draw 2 cards."), effects=[{"negated": True, "until": "turn"}])
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


def test_the_chosen_cards_effect() -> None:
    s = Scenario()
    ally = s.character(A, abilities=worded("[When Attacking] Draw 1 card."))
    line = "[On Play] Choose up to 1 of your Characters. Activate that Character's [When Attacking] effect."
    game, _ = played(s, line)
    game.choose(f"pick {ally}")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("words", "life"), [("during this turn", 3), ("during this battle", 2)])
def test_4_6_no_damage_is_taken(words: str, life: int) -> None:
    s = Scenario()
    first, second = s.character(A), s.character(A)
    shield = s.event_card(cost=0, abilities=worded(f"[Counter] You do not take damage {words}."))
    card = s.hand(B, shield)
    game = begin(s).declare(first, "leader_b").choose(f"counter {card}").pass_battle()
    assert game.count(B, "life") == 3
    game.attack(second, "leader_b")

    assert game.count(B, "life") == life


def test_only_the_next_damage_is_prevented() -> None:
    s = Scenario()
    first, second = s.character(A), s.character(A)
    line = "[Counter] Prevent the next damage you would take during this turn."
    card = s.hand(B, s.event_card(cost=0, abilities=worded(line)))
    game = begin(s).declare(first, "leader_b").choose(f"counter {card}").pass_battle()
    game.attack(second, "leader_b")

    assert game.count(B, "life") == 2


def test_all_given_don_go_back() -> None:
    s = Scenario()
    s.don(B, active=0)
    first, second = s.character(B, don=2), s.character(B, don=1)
    line = (
        "[On Play] Return all DON!! cards given to your opponent's Characters to the owner's cost area "
        "rested."
    )
    game, _ = played(s, line)

    assert (game.don(first), game.don(second), game.count(B, "don_rested")) == (0, 0, 3)


@pytest.mark.parametrize(("life", "after"), [(1, 3), (3, 3), (4, 4)])
def test_life_is_filled_up(life: int, after: int) -> None:
    s = Scenario()
    s.life(A, life)
    line = (
        "[On Play] Add cards from the top of your deck to the top of your Life cards until you have 3 Life "
        "cards."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "life") == after


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_effects_that_activate_each_other_are_a_loop() -> None:
    """Two of them can be activated in turn without end: the player is asked how often."""
    s = Scenario()
    line = "[On Play] Activate the [On Play] effect of up to 1 of your other Characters."
    s.character(A, abilities=worded(line))
    game, _ = played(s, line)
    for _ in range(200):
        if game.asked()[1] != "cards":
            break
        game.choose(game.choices()[0])

    assert game.asked() == (A, "number")
    game.choose("number 0")
    assert game.asked()[1] in ("cards", "main")


TRASHED = (
    "[On Play] You may trash 1 card with a [Trigger] from your hand: Activate that card's [Trigger] effect."
)


def test_a_trigger_outside_of_damage() -> None:
    s = Scenario()
    s.hand(A, s.character_card(trigger=[Draw(2)]))
    game, _ = played(s, TRASHED)
    game.choose("yes")

    assert (game.count(A, "hand"), game.count(A, "trash")) == (2, 1)


def test_a_trigger_that_plays_its_card_plays_it_from_where_it_is() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(trigger=[Play(This())]))
    game, source = played(s, TRASHED)
    game.choose("yes")

    assert game.count(A, "trash") == 0
    assert len(game.game.state.players[A].characters) == 2
    assert card != source


def test_a_card_without_a_trigger_has_none_to_activate() -> None:
    s = Scenario()
    s.life_top(A, s.character_card())
    game, _ = played(
        s, "[On Play] Reveal 1 card from the top of your Life cards. Activate that card's [Trigger]."
    )

    assert game.asked()[1] == "main"
