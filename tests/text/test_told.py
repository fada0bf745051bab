"""Steps as people are told them: the words need not be read again, so that they may be plainer."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect
from optcg.model.effects import AsPlayer, Draw, Effect, Move, Place
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.sides import from_other_side, other_side_of
from optcg.model.terms import Area, Category
from optcg.text.writer import write_effects
from tests.effects.checks import said


def steps(text: str) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """Cost and effects of a [Main]."""
    (main,) = said(f"[Main] {text}", Category.EVENT)
    assert isinstance(main, ActivateEffect)
    return main.cost, main.effects


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Give your opponent's attacking Leader or Character -4000 power during this battle.",
            "Give your opponent's attacking Leader or Character -4000 power during this battle.",
        ),
        (
            "Return up to 1 of your opponent's currently given DON!! cards to their cost area rested.",
            "Return up to 1 DON!! card given to any of your opponent's Leader or Character cards to your "
            "opponent's cost area rested.",
        ),
        (
            "Select 1 of your Characters and up to 1 of your opponent's Characters. If your selected "
            "Character has more power than your opponent's selected Character, K.O. your opponent's selected "
            "Character.",
            "Select 1 of your Characters and up to 1 of your opponent's Characters. Then, if your selected "
            "Character has a power more than your opponent's selected Character's power, K.O. your "
            "opponent's selected Character.",
        ),
        (
            "Your opponent may trash 1 card from their hand.",
            "Your opponent may trash 1 card from their hand.",
        ),
        (
            "Your opponent draws 1 card and sets up to 1 of their DON!! cards as active.",
            "Your opponent draws 1 card. Then, your opponent sets up to 1 of their DON!! cards as active.",
        ),
        (
            "Your opponent chooses up to 2 of their DON!! cards and returns them to their DON!! deck.",
            "Your opponent returns up to 2 DON!! cards from their field to their DON!! deck.",
        ),
    ],
)
def test_cards_are_named_as_on_cards(text: str, told: str) -> None:
    assert write_effects(steps(text)[1]) == told


def test_cards_that_both_players_reveal_are_told_apart_by_their_players() -> None:
    text = (
        "You and your opponent each reveal 1 card from the top of your decks. If your revealed card has a "
        "higher cost than your opponent's revealed card, rest up to 1 of your opponent's Characters. Then, "
        "place the revealed cards at the bottom of the owners' decks."
    )
    assert write_effects(steps(text)[1]) == (
        "Reveal 1 card from the top of your deck and 1 card from the top of your opponent's deck. Then, if "
        "your revealed card has a cost more than your opponent's revealed card's cost, rest up to 1 of your "
        "opponent's Characters. Then, place both cards at the bottom of the owner's deck in any order."
    )


def test_two_cards_that_are_compared_are_told_in_plain_words() -> None:
    text = (
        "Select 1 of your Characters and 1 of your opponent's Characters. K.O. the selected Character with "
        "the lower power. If both of the selected Characters have the same power, K.O. both of them."
    )
    assert write_effects(steps(text)[1]) == (
        "Select 1 of your Characters and 1 of your opponent's Characters. Then, if those cards have the same "
        "power, K.O. those cards. Otherwise, K.O. whichever of those cards has the lower power."
    )


@pytest.mark.parametrize(
    ("cost", "counted"),
    [
        ("return 1 or more DON!! cards from your field to your DON!! deck", "DON!! card returned"),
        ("rest any number of your DON!! cards", "DON!! card rested"),
        ("trash any number of cards from your hand", "card trashed"),
        ("rest any number of your Characters", "card rested"),
    ],
)
def test_what_was_done_before_is_counted_by_its_name(cost: str, counted: str) -> None:
    deed = counted.split()[-1]
    text = f"You may {cost}: Your Leader gains +1000 power during this turn for every card {deed}."
    if "DON!!" in counted:
        text = text.replace("every card", "every DON!! card")
    before, effects = steps(text)
    told = f"Your Leader gains +1000 power during this turn for every {counted}."
    assert write_effects(effects, before) == told


def test_a_battle_of_this_turn_is_told_in_the_words_of_the_game() -> None:
    text = "If this Character battled your opponent's Character during this turn, draw 1 card."
    (ability,) = said(f"[End of Your Turn] {text}")
    assert isinstance(ability, AutoEffect)
    assert write_effects(ability.effects) == "If this card battled a Character during this turn, draw 1 card."


def test_inside_what_another_player_does_you_is_that_player() -> None:
    hand = Cards(Owner.YOU, (Area.HAND,))
    effect = AsPlayer(Owner.OPPONENT, (Move(Choose(hand, 1), Place.TRASH), Draw(1)))
    assert from_other_side(effect) == AsPlayer(Owner.YOU, effect.effects)
    assert write_effects((effect,)) == "Your opponent trashes 1 card from their hand and draws 1 card."
    assert write_effects(other_side_of((effect,))) == "Trash 1 card from your hand and draw 1 card."


def test_what_is_paid_to_attack_is_told_alike_by_both_players() -> None:
    _, effects = steps(
        "Up to 1 of your opponent's Characters cannot attack unless your opponent trashes 1 card from their "
        "hand whenever it attacks during this turn."
    )
    price = "unless its player pays (trash 1 card from their hand) during this turn."
    assert write_effects(effects).endswith(price)
    assert write_effects(other_side_of(effects)).endswith(price)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Give up to 1 rested DON!! card to your Leader or 1 of your {Harbor} type Characters.",
            "Give up to 1 rested DON!! card to your Leader or 1 of your {Harbor} type Characters.",
        ),
        (
            "Up to 1 of your Leader gains +1000 power during this turn.",
            "Your Leader gains +1000 power during this turn.",
        ),
        (
            "Rest up to 1 of your opponent's Leader or Character cards with a cost of 5 or less.",
            "Rest up to 1 of your opponent's Leader or Characters with a cost of 5 or less.",
        ),
        (
            "Look at 5 cards from the top of your deck; reveal up to 1 {Harbor} type Character card with a "
            "cost of 2 or less or {Harbor} type Event and add it to your hand. Then, trash the rest.",
            "Look at 5 cards from the top of your deck; reveal up to 1 {Harbor} type Character card with a "
            "cost of 2 or less or {Harbor} type Event and add it to your hand. Then, trash the rest.",
        ),
        (
            "Look at 5 cards from the top of your deck; reveal up to 1 red Stage or up to 1 Character card "
            "with 8000 power or more and add it to your hand. Then, trash the rest.",
            "Look at 5 cards from the top of your deck; reveal up to 1 red Stage card or any Character card "
            "with 8000 power or more and add it to your hand. Then, trash the rest.",
        ),
        (
            "All of your [Mira] and {Harbor} type Characters gain +1000 power during this turn.",
            "All of your [Mira] Characters and {Harbor} type Characters gain +1000 power during this turn.",
        ),
        (
            "Look at all of your Life cards and place them back in your Life area in any order.",
            "Look at all of your Life cards; add those cards to the top of your Life cards in any order.",
        ),
        (
            "Return 1 of your Characters to the owner's hand. Then, play up to 1 {Harbor} type Character "
            "card from your hand that has a cost equal to or less than that of the returned Character and a "
            "different card name.",
            "Return 1 of your Characters to the owner's hand. Then, play up to 1 {Harbor} type Character "
            "card from your hand with a cost equal to or less than that card's cost that does not have the "
            "same card name as that card.",
        ),
        (
            "Up to 1 of your Characters that was not played on this turn gains [Rush] during this turn.",
            "Up to 1 of your Characters that was not played on this turn gains [Rush] during this turn.",
        ),
        (
            "You may return any number of DON!! cards from your field to your DON!! deck.",
            "You may return any number of DON!! cards from your field to your DON!! deck.",
        ),
        ("You and your opponent each draw 1 card.", "You and your opponent each draw 1 card."),
        (
            "Your opponent places only 1 DON!! card during their next DON!! Phase.",
            "Your opponent places only 1 DON!! card during their next DON!! Phase.",
        ),
        (
            "Draw cards equal to the number of your opponent's rested Characters.",
            "Draw cards equal to the number of your opponent's rested Characters.",
        ),
        (
            "Set the cost of up to 1 of your opponent's Characters to 0 during this turn.",
            "Set the cost of up to 1 of your opponent's Characters to 0 during this turn.",
        ),
    ],
)
def test_nothing_is_told_as_a_formula(text: str, told: str) -> None:
    assert write_effects(steps(text)[1]) == told


@pytest.mark.parametrize(
    "text",
    [
        "Up to 1 of your opponent's Characters will not become active in your opponent's next Refresh Phase.",
        "Up to 1 of your Characters will not become active in your next Refresh Phase.",
        "Up to 2 of your opponent's rested DON!! cards will not become active in your opponent's next "
        "Refresh Phase.",
        "Rest up to 1 of your opponent's Characters. Then, that card will not become active in your "
        "opponent's next Refresh Phase.",
        "DON!! cards given to your Leader are not returned in your next Refresh Phase.",
    ],
)
def test_the_refresh_phase_is_told_with_its_player(text: str) -> None:
    assert write_effects(steps(text)[1]) == text


def test_a_refresh_phase_of_either_player_is_that_of_the_owner() -> None:
    told = write_effects(steps("Rest 1 Character. It will not become active in the next Refresh Phase.")[1])
    assert told.endswith("that card will not become active in the owner's next Refresh Phase.")


def test_this_character_is_told_from_the_leader() -> None:
    (ability,) = said("[On Play] Your Leader or this Character gains +2000 power during this turn.")
    assert isinstance(ability, AutoEffect)
    assert (
        write_effects(ability.effects) == "Your Leader or this Character gains +2000 power during this turn."
    )


def test_a_step_that_is_put_off_ends_where_the_next_one_begins() -> None:
    text = "Your opponent places only 1 DON!! card during their next DON!! Phase. Then, draw 1 card."
    assert write_effects(steps(text)[1]) == text
