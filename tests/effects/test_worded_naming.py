"""A color, an attribute or a category that a player chooses, from words to what happens."""

import pytest

from optcg.model.terms import Attribute, Category, Color
from optcg.text import read
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("color", "power"), [(2, 4000), (1, 5000)])
def test_characters_of_the_chosen_color(color: int, power: int) -> None:
    """Rule 1-3-5: the player says one, and the steps are done for it."""
    s = Scenario()
    green = s.character(B, colors=(Color.GREEN, Color.BLACK))
    line = (
        "[On Play] Choose a color. All of your opponent's Characters of the chosen color get -1000 power "
        "during this turn."
    )
    game, _ = played(s, line)
    assert len(game.choices()) == len(Color)
    game.choose(f"option {color}")

    assert game.power(green) == power


@pytest.mark.parametrize(("category", "drawn"), [(1, 0), (2, 1), (3, 0)])
def test_a_revealed_card_of_the_chosen_category(category: int, drawn: int) -> None:
    s = Scenario()
    s.deck_top(A, s.event_card())
    line = (
        "[On Play] Choose a card category and reveal 1 card from the top of your deck. If the "
        "revealed card is of the chosen category, draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(f"option {category}")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("category", "drawn"), [(1, 1), (2, 0)])
def test_a_category_of_two_that_are_named(category: int, drawn: int) -> None:
    s = Scenario()
    shown = s.deck_top(A, s.character_card())
    line = (
        "[On Play] Choose Character or Event and reveal 1 card from the top of your deck. If the revealed "
        "card is a card of the chosen category, add it to your hand. If it is not, place it at the bottom of "
        "your deck and this Character will not become active in your next Refresh Phase."
    )
    game, _ = played(s, line)
    assert len(game.choices()) == 2
    game.choose(f"option {category}")

    assert game.area(shown) == ("hand" if drawn else "deck")


def test_the_opponent_chooses_and_you_do_it() -> None:
    s = Scenario()
    s.deck_top(A, s.character_card(colors=(Color.BLUE,)))
    line = (
        "[On Play] Your opponent chooses a color. Reveal 1 card from the top of your deck. If the "
        "revealed card is not the chosen color, draw 1 card."
    )
    game, _ = played(s, line)
    assert game.asked()[0] == B
    game.choose("option 1")

    assert game.count(A, "hand") == 1


def test_the_chosen_attribute_is_gained() -> None:
    s = Scenario()
    line = "[On Play] Choose an attribute. This Character gains the chosen attribute during this turn."
    gains = "[Your Turn] Your <Wisdom> attribute Characters gain +1000 power."
    game, this = played(s, line, gains, attributes=(Attribute.SLASH,))
    game.choose("option 5")

    assert game.power(this) == 6000


@pytest.mark.parametrize(
    "line",
    [
        "[On Play] K.O. up to 1 of your opponent's Characters of the chosen color.",
        "[On Play] Choose a color. Draw 1 card.",
        "All of your Characters of the chosen color gain +1000 power.",
        "[On Play] Choose red or Event. K.O. up to 1 Character of the chosen color.",
        "[On Play] Choose red and blue. K.O. up to 1 Character of the chosen color.",
    ],
)
def test_what_nobody_chose_is_not_read(line: str) -> None:
    assert read(line, "", Category.CHARACTER)[0] == ()


def test_characters_of_the_chosen_base_cost() -> None:
    """Rules 1-3-5, 4-9: the number is held against base costs, whatever the costs are now."""
    s = Scenario()
    cheaper = s.character(B, cost=4, effects=[{"cost": -1, "until": "turn"}])
    other, own = s.character(B, cost=3), s.character(A, cost=4)
    spared = s.character(B, cost=4, name="Mira")
    line = "[On Play] Choose a cost. K.O. all Characters with the chosen base cost other than [Mira]."
    game, _ = played(s, line)
    game.choose("number 4")

    areas = [game.area(ref) for ref in (cheaper, other, own, spared)]
    assert areas == ["trash", "characters", "trash", "characters"]
