"""One of several cards that the opponent chooses, and cards of both players held against each other."""

import pytest

from optcg.model.effects import Draw
from tests.effects.checks import pile, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

CHOSEN = (
    "Choose up to 3 Events with different card names from your trash and reveal them. Your opponent chooses "
    "1 of them, and you add the chosen card to your hand. Then, place the rest at the bottom of your deck in "
    "any order."
)


def test_the_opponent_chooses_the_card_and_the_rest_goes_to_the_deck() -> None:
    s = Scenario()
    events = [s.trash(A, s.event_card(name=name)) for name in "abca"]
    s.trash(A, s.character_card())
    game = worded(s, CHOSEN)
    for event in events[:3]:
        game.choose(f"pick {event}")
    assert game.asked()[0] == B
    assert sorted(game.choices()) == sorted(f"pick {event}" for event in events[:3])
    game.choose(f"pick {events[1]}")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.area(events[1]) == "hand"
    assert set(pile(game, A, "deck")[-2:]) == {events[0], events[2]}
    assert game.area(events[3]) == "trash"


def test_of_one_card_there_is_no_rest() -> None:
    s = Scenario()
    event = s.trash(A, s.event_card())
    game = worded(s, CHOSEN)
    before = game.count(A, "deck")
    game.choose(f"pick {event}").choose("done")

    assert (game.area(event), game.count(A, "deck")) == ("hand", before)


def test_without_a_card_nothing_happens() -> None:
    s = Scenario()
    s.trash(A, s.event_card(main=[Draw(1)]))
    game = worded(s, CHOSEN)
    game.choose("done")

    assert (game.asked()[1], game.count(A, "hand")) == ("main", 0)


# Of both players ------------------------------------------------------------------------------------------
BOTH = (
    "[On Play] Reveal 1 card from the top of each player's deck. If your revealed card has a higher cost "
    "than your opponent's, this Character gains +1000 power during this turn. Then, both players place the "
    "revealed cards at the bottom of their decks."
)


@pytest.mark.parametrize(("mine", "theirs", "power"), [(4, 3, 2000), (3, 3, 1000), (2, 3, 1000)])
def test_the_cards_of_both_are_compared_and_put_away(mine: int, theirs: int, power: int) -> None:
    s = Scenario()
    own = s.deck_top(A, s.character_card(cost=mine))
    other = s.deck_top(B, s.character_card(cost=theirs))
    game, this = played(s, BOTH, power=1000)

    assert game.power(this) == power
    # Rule 8-3-3: the "if" holds for what follows it, too.
    place = -1 if power == 2000 else 0
    assert (pile(game, A, "deck")[place], pile(game, B, "deck")[place]) == (own, other)


def test_the_opponents_card_against_yours() -> None:
    s = Scenario()
    s.deck_top(A, s.character_card(cost=1))
    s.deck_top(B, s.character_card(cost=2))
    line = (
        "[On Play] Reveal 1 card from the top of each player's deck. If your opponent's revealed card has a "
        "higher cost than yours, rest this Character."
    )
    game, this = played(s, line)

    assert game.rested(this)
