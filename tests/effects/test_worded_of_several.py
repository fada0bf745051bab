"""The other one of the cards that were revealed, and the chosen card of each player, from words to deeds."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import pile, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

PLAY_ONE = (
    "Reveal up to 2 {Harbor} type Character cards with different card names from your hand. Play 1 of the "
    "revealed cards and add the other card to the top of your Life cards face-down."
)


def test_the_other_card_goes_to_life() -> None:
    s = Scenario()
    s.life(A, 1)
    cards = [s.hand(A, s.character_card(name=name, types=("Harbor",))) for name in ("Mira", "Tovo")]
    game = worded(s, PLAY_ONE)
    for ref in (*cards, cards[1]):
        game.choose(f"pick {ref}")

    assert (game.area(cards[1]), game.area(cards[0])) == ("characters", "life")
    assert pile(game, A, "life")[0] == cards[0]


def test_of_one_card_there_is_no_other() -> None:
    s = Scenario()
    s.life(A, 1)
    card = s.hand(A, s.character_card(types=("Harbor",)))
    game = worded(s, PLAY_ONE).choose(f"pick {card}")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.area(card), game.count(A, "life")) == ("characters", 1)


def test_nothing_was_revealed() -> None:
    s = Scenario()
    s.life(A, 1)
    s.hand(A, s.character_card(types=("Harbor",)))
    game = worded(s, PLAY_ONE).choose("done")

    assert (game.count(A, "hand"), game.count(A, "life")) == (1, 1)


def test_on_the_field_the_other_one_is_not_told_apart() -> None:
    """A Character that is not K.O.'d stays, and would be taken for the other one."""
    line = "K.O. 1 of them and return the other to the owner's hand."
    line = f"[On Play] Choose up to 2 of your opponent's Characters. {line}"
    assert read(line, "", Category.CHARACTER)[0] == ()


FIGHT = (
    "[On Play] Select up to 1 of your Characters and up to 1 of your opponent's Characters. If the total "
    "power of this Character and your selected Character is equal to or more than the power of your "
    "opponent's selected Character, K.O. your opponent's selected Character."
)


@pytest.mark.parametrize(("power", "area"), [(7000, "trash"), (8000, "characters")])
def test_the_chosen_card_of_each_player(power: int, area: str) -> None:
    s = Scenario()
    ally, target = s.character(A, power=4000), s.character(B, power=power)
    game, _ = played(s, FIGHT, power=3000)
    game.choose(f"pick {ally}").choose(f"pick {target}")

    assert (game.area(ally), game.area(target)) == ("characters", area)


def test_without_a_card_of_yours_there_is_no_total() -> None:
    """Rule 4-10-1: what is asked about a card that is not there does not hold."""
    s = Scenario()
    s.character(A, power=4000)
    target = s.character(B, power=1000)
    game, _ = played(s, FIGHT, power=3000)
    game.choose("done").choose(f"pick {target}")

    assert game.area(target) == "characters"


def test_of_two_chosen_cards_of_one_player_none_is_the_chosen_one() -> None:
    line = (
        "[On Play] Choose 1 of your red Characters and 1 of your blue Characters. Your chosen Character "
        "gains +1000 power during this turn."
    )
    assert read(line, "", Category.CHARACTER)[0] == ()
