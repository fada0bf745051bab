"""Two things said of the same cards: they stay the same, whatever the first one made of them."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import B, Scenario


def test_all_that_are_rested_are_returned_though_none_is_active_now() -> None:
    s = Scenario()
    active, rested = s.character(B, cost=3), s.character(B, cost=3, rested=True)
    s.character(B, cost=4)
    line = (
        "[On Play] All of your opponent's active Characters with a cost of 3 or less are rested and "
        "returned to the owner's hand."
    )
    game, _ = played(s, line)

    assert (game.area(active), game.area(rested)) == ("hand", "characters")


def test_what_a_gain_makes_of_cards_does_not_spare_them() -> None:
    """ "A cost of 3 or less" tells them once, before their cost is changed."""
    s = Scenario()
    cheap, dear = s.character(B, cost=3), s.character(B, cost=4)
    line = (
        "[On Play] All of your opponent's Characters with a cost of 3 or less gain +2 cost during this turn "
        "and cannot attack until the end of your opponent's next turn."
    )
    game, _ = played(s, line)
    game.choose("end")

    assert not [choice for choice in game.choices() if choice.startswith(f"attack {cheap} ")]
    assert [choice for choice in game.choices() if choice.startswith(f"attack {dear} ")]


@pytest.mark.parametrize(("rested", "power"), [(False, 2000), (True, 1000)])
def test_if_it_asks_about_the_card_of_its_own_sentence(rested: bool, power: int) -> None:
    s = Scenario()
    victim = s.character(B, cost=1, rested=not rested)
    line = (
        "[Activate: Main] K.O. up to 1 of your opponent's Characters with a cost of 3 or less. This "
        "Character, if it is active, gains +1000 power during this turn."
    )
    card = watching(s, line, power=1000, rested=rested)
    game = begin(s)
    game.choose(f"activate {card}.1")
    game.choose(f"pick {victim}")

    assert (game.area(victim), game.power(card)) == ("trash", power)
