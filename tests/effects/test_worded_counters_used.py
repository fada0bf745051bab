"""Counters of Character cards as events (Rule 7-1-3-2-1), from words to what happens."""

import pytest

from optcg.model.abilities import When
from optcg.model.amounts import Happened, HappenedInBattle
from optcg.model.selections import Owner
from tests.effects.checks import EITHER, OPPONENT, YOU, begin, draws_when, pile
from tests.effects.test_worded_numbers import watching, worded
from tests.scenario import A, B, Scenario, Table

YOURS = "When you activate the Counter of a {Harbor} type Character card from your hand, draw 1 card."


def _held(s: Scenario, *types: str, **facts: object) -> str:
    """A Character card with a Counter in the hand of player B."""
    return s.hand(B, s.character_card(counter=1000, types=types, **facts))  # type: ignore[arg-type]


def _count(game: Table, *cards: str) -> Table:
    """Use these Counters for the Leader."""
    for card in cards:
        game.choose(f"counter {card}")
        if game.asked()[1] == "cards":
            game.choose("pick leader_b")
    return game


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), ((), 0)])
def test_7_1_3_2_1_the_counter_of_such_a_card_was_used(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    watching(s, YOURS, B)
    card, _ = _held(s, *types), _held(s)
    game = _count(begin(s).declare("leader_a", "leader_b"), card)

    assert (game.count(B, "hand"), game.power("leader_b")) == (1 + drawn, 6000)


def test_8_6_1_it_is_activated_when_the_power_was_received_and_counters_go_on() -> None:
    s = Scenario()
    line = (
        "[Once Per Turn] When you activate the Counter of a Character card, this Character gains +1000 power "
        "during this battle."
    )
    ally = watching(s, line, B, power=3000)
    one, two = _held(s), _held(s)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {one}")
    assert game.power(ally) == 3000
    game.choose(f"pick {ally}")

    assert game.power(ally) == 5000
    assert f"counter {two}" in game.choices()


@pytest.mark.parametrize(("who", "drawn"), [(YOU, 0), (OPPONENT, 1), (EITHER, 1)])
def test_whose_counter_it_is(who: Owner, drawn: int) -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("uses a Counter", who=who)])
    card = _held(s)
    game = _count(begin(s).declare("leader_a", "leader_b"), card)

    assert game.count(A, "hand") == drawn


def test_the_turn_player_may_wait_for_it_and_events_are_no_counters() -> None:
    s = Scenario()
    watching(s, "When your opponent activates the Counter of a Character card, draw 1 card.", A)
    event = s.hand(B, s.event_card(cost=0, counter_event=[]))
    card = _held(s)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {event}")
    assert game.count(A, "hand") == 0
    _count(game, card)

    assert game.count(A, "hand") == 1


def test_the_card_lies_in_the_trash_then() -> None:
    s = Scenario()
    line = (
        "When you activate the Counter of a {Harbor} type Character card, place that card at the bottom of "
    )
    watching(s, f"{line}your deck.", B)
    card = _held(s, "Harbor")
    game = _count(begin(s).declare("leader_a", "leader_b"), card)

    assert pile(game, B, "deck")[-1] == card


# This very card ---------------------------------------------------------------------------------------------
def test_8_4_5_a_card_tells_of_its_own_counter() -> None:
    s = Scenario()
    own = worded("When this card's Counter is activated from your hand, draw 1 card.")
    card, other = _held(s, abilities=own), _held(s)
    s.hand(A, s.character_card(counter=1000, abilities=own))
    game = _count(begin(s).declare("leader_a", "leader_b"), other)
    assert game.count(B, "hand") == 1
    _count(game, card)

    assert (game.count(B, "hand"), game.area(card)) == (1, "trash")


def test_on_the_field_it_does_not_wait_for_others() -> None:
    s = Scenario()
    watching(s, "When this card's Counter is activated from your hand, draw 1 card.", B)
    card = _held(s)
    game = _count(begin(s).declare("leader_a", "leader_b"), card)

    assert game.count(B, "hand") == 0


def test_its_effect_may_play_it() -> None:
    s = Scenario()
    line = (
        "When this card's Counter is activated from your hand, you may play this card from your trash rested."
    )
    card = _held(s, abilities=worded(line))
    game = _count(begin(s).declare("leader_a", "leader_b"), card)
    game.choose("yes")

    assert (game.area(card), game.rested(card)) == ("characters", True)


# What has happened -----------------------------------------------------------------------------------------
BATTLE = (
    "[Opponent's Turn] If you have activated the Counter of 2 or more Character cards during this {}, this "
    "Character gains +2000 power."
)


@pytest.mark.parametrize(("words", "after"), [("battle", 3000), ("turn", 5000)])
def test_7_1_5_what_happened_in_a_battle_is_over_with_it(words: str, after: int) -> None:
    s = Scenario()
    wall = watching(s, BATTLE.format(words), B, power=3000)
    first, second = s.character(A), s.character(A)
    cards = [_held(s) for _ in range(3)]
    game = begin(s).declare(first, "leader_b")
    _count(game, cards[0])
    assert game.power(wall) == 3000
    _count(game, cards[1])
    assert game.power(wall) == 5000
    game.pass_battle()
    assert game.power(wall) == after
    _count(game.declare(second, "leader_b"), cards[2])

    assert game.power(wall) == after
    assert HappenedInBattle(When("draws")) != Happened(When("draws"))


def test_the_opponents_counters_of_a_turn() -> None:
    s = Scenario()
    watching(s, "[End of Your Turn] If your opponent has used a Counter during this turn, draw 1 card.", A)
    card = _held(s)
    game = _count(begin(s).declare("leader_a", "leader_b"), card).pass_battle()
    game.end()

    assert game.count(A, "hand") == 1
