"""Steps on their own, as an option or a question tells them: in the words of cards."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect
from optcg.model.effects import AsPlayer, Draw, Effect, Move, Place
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.sides import from_other_side
from optcg.model.terms import Area, Category
from optcg.text.writer import write_effects
from tests.effects.checks import said


def steps(text: str) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """Cost and effects of a [Main]."""
    (main,) = said(f"[Main] {text}", Category.EVENT)
    assert isinstance(main, ActivateEffect)
    return main.cost, main.effects


@pytest.mark.parametrize(
    "text",
    [
        "Up to 1 of your Leader gains +1000 power during this turn.",
        "Rest up to 1 of your opponent's Leader or Character cards with a cost of 5 or less.",
        "Give up to 1 rested DON!! card to your Leader or 1 of your {Harbor} type Characters.",
        "All of your [Mira] and {Harbor} type Characters gain +1000 power during this turn.",
        "Look at 5 cards from the top of your deck; reveal up to 1 red Stage card or up to 1 Character card "
        "with 8000 power or more and add it to your hand. Then, trash the rest.",
        "Set the cost of up to 1 of your opponent's Characters to 0 during this turn.",
        "Your opponent may trash 1 card from their hand.",
        "Up to 1 of your opponent's Characters will not become active in your opponent's next Refresh Phase.",
    ],
)
def test_steps_are_told_as_on_cards(text: str) -> None:
    assert write_effects(steps(text)[1]) == text


def test_inside_what_another_player_does_you_is_that_player() -> None:
    hand = Cards(Owner.YOU, (Area.HAND,))
    effect = AsPlayer(Owner.OPPONENT, (Move(Choose(hand, 1), Place.TRASH), Draw(1)))
    assert from_other_side(effect) == AsPlayer(Owner.YOU, effect.effects)
    assert write_effects((effect,)) == "Your opponent trashes 1 card from their hand and draws 1 card."


def test_this_character_is_told_from_the_leader() -> None:
    (ability,) = said("[On Play] Rest this Character and up to 1 of your opponent's Characters.")
    assert isinstance(ability, AutoEffect)
    assert write_effects(ability.effects) == "Rest this card and up to 1 of your opponent's Characters."
