"""Events of either trash that are activated, cards that are selected, cards of the battle, from words on."""

import pytest

from optcg.model.effects import Draw
from tests.effects.checks import begin, pile
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table

FROM_TRASH = (
    "[On Play] Activate the [Main] effect of up to 1 Event card with a cost of 4 or less in your {}trash. "
    "Then, place that Event card at the bottom of the owner's deck."
)


def _drawing(s: Scenario, player: int, cost: int = 1) -> str:
    return s.trash(player, s.event_card(cost=cost, main=(Draw(1),)))


@pytest.mark.parametrize(("owner", "whose"), [(A, ""), (B, "opponent's ")])
def test_8_5_an_event_in_a_trash_is_activated_and_goes_to_its_owners_deck(owner: int, whose: str) -> None:
    s = Scenario()
    s.deck(owner, 3)
    event = _drawing(s, owner)
    _drawing(s, owner, cost=5)
    _drawing(s, 1 - owner)
    game, _ = played(s, FROM_TRASH.format(whose))

    assert game.choices() == [f"pick {event}", "done"]
    game.choose(f"pick {event}")
    # Whoever activates it is "you" in it.
    assert (game.count(A, "hand"), game.count(B, "hand")) == (1, 0)
    assert pile(game, owner, "deck")[-1] == event


def test_without_an_event_nothing_goes_to_the_deck() -> None:
    s = Scenario()
    event = _drawing(s, A)
    game, _ = played(s, FROM_TRASH.format(""))
    game.choose("done")

    assert (game.area(event), game.count(A, "hand")) == ("trash", 0)


def test_an_event_out_of_the_hand_lies_in_the_trash_before_it_goes_on() -> None:
    s = Scenario()
    event = s.hand(A, s.event_card(cost=1, main=(Draw(1),)))
    line = (
        "[On Play] Activate up to 1 Event with a cost of 4 or less from your hand. "
        "Then, place the activated Event at the bottom of your deck."
    )
    game, _ = played(s, line)
    game.choose(f"pick {event}")

    assert pile(game, A, "deck")[-1] == event


def test_3_5_2_a_card_of_the_trash_is_revealed_as_the_one_that_is_meant() -> None:
    s = Scenario()
    event = _drawing(s, A)
    line = "[On Play] Reveal up to 1 Event with a cost of 3 or less from your trash and activate its [Main] "
    game, _ = played(s, line + "effect.")
    game.choose(f"pick {event}")

    assert (game.area(event), game.count(A, "hand")) == ("trash", 1)


# Selected --------------------------------------------------------------------------------------------------
SELECT = "[When Attacking] Select {}. That card gains +5000 power during this battle."


def _attacking(line: str) -> tuple[Table, str, str]:
    s = Scenario()
    one = s.character(A, name="Mira", power=1000, abilities=worded(line))
    two = s.character(A, name="Tovo", power=1000)
    s.character(A, name="Other", power=1000)
    s.hand(B, s.character_card(counter=1000))  # so that the battle waits
    return begin(s).declare(one, "leader_b"), one, two


def test_4_8_select_your_card_of_two_names_is_one_card() -> None:
    game, one, two = _attacking(SELECT.format("your [Mira] or [Tovo] card"))

    assert game.choices() == [f"pick {one}", f"pick {two}"]
    game.choose(f"pick {two}")
    assert (game.power(one), game.power(two)) == (1000, 6000)


def test_select_all_of_them_is_no_choice() -> None:
    line = "[When Attacking] Select all of your [Mira] or [Tovo] cards. Those cards gain +5000 power during "
    game, one, two = _attacking(line + "this battle.")

    assert (game.power(one), game.power(two)) == (6000, 6000)


def test_select_a_card_that_is_not_there() -> None:
    game, one, two = _attacking(SELECT.format("your [Nobody] card"))

    assert (game.power(one), game.power(two)) == (1000, 1000)


# The cards of a battle ------------------------------------------------------------------------------------
def test_4_9_base_power_becomes_the_power_of_the_attack_target() -> None:
    s = Scenario()
    s.leader(B, power=9000)
    s.hand(B, s.character_card(counter=1000))
    line = (
        "[When Attacking] If the attack target has 9000 power or more, this Character's base power becomes "
        "the same as the attack target's power during this battle."
    )
    ally = s.character(A, power=2000, abilities=worded(line))
    game = begin(s).declare(ally, "leader_b")

    assert game.power(ally) == 9000


def test_without_the_attack_target_there_is_no_number() -> None:
    s = Scenario()
    target = s.character(B, power=5000, rested=True)
    line = (
        "[When Attacking] Return up to 1 of your opponent's Characters to the owner's hand. Then, this "
        "Character's base power becomes the same as the attack target's power during this turn."
    )
    ally = s.character(A, power=2000, abilities=worded(line))
    game = begin(s).declare(ally, target)
    game.choose(f"pick {target}")

    assert game.power(ally) == 2000


def test_the_attacking_cards_power_becomes_its_base_power() -> None:
    s = Scenario()
    line = (
        "[On Your Opponent's Attack] Negate the effect of your opponent's attacking Leader or Character "
        "during this battle. Then, that card's power becomes the same as its base power during this battle."
    )
    s.character(B, abilities=worded(line))
    s.hand(B, s.character_card(counter=1000))
    ally = s.character(A, power=4000, effects=[{"power": 3000, "until": "turn"}])
    game = begin(s).declare(ally, "leader_b")

    assert game.power(ally) == 4000


# A [Trigger] that is another effect of its card -----------------------------------------------------------
def test_10_1_5_a_trigger_activates_the_on_play_effect_of_its_card() -> None:
    s = Scenario()
    lines = "[On Play] Draw 2 cards.", "[Trigger] Activate this card's [On Play] effect."
    card = s.life_top(B, s.character_card(abilities=[ability for line in lines for ability in worded(line)]))
    game = begin(s).declare("leader_a", "leader_b")
    while "yes" not in game.choices():
        game.choose("done")
    game.choose("yes")

    # Rule 10-1-5-3: it is not played, and goes to the trash.
    assert (game.area(card), game.count(B, "hand")) == ("trash", 2)
