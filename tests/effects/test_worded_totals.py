"""Sums of power and cost, and so many cards that a number of them is there."""

import pytest

from optcg.model.amounts import AtMost, SlotTotal
from tests.effects import checks
from tests.effects.checks import begin, don, pile
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("costs", "drawn"), [((4, 3, 3), 2), ((4, 3, 2), 0)])
def test_the_total_cost_of_the_revealed_cards(costs: tuple[int, ...], drawn: int) -> None:
    s = Scenario()
    for cost in costs:
        s.deck_top(A, s.character_card(cost=cost))
    line = (
        "[On Play] Reveal 3 cards from the top of your deck. If the total cost of the revealed cards is 10 "
        "or more, draw 2 cards."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn
    assert SlotTotal("cost", 0) != SlotTotal("power", 0)


def test_no_more_than_the_trashed_cards_have_together() -> None:
    s = Scenario()
    for power in (2000, 3000):
        s.character(A, power=power)
    weak, strong = s.character(B, power=5000), s.character(B, power=6000)
    line = (
        "[Activate: Main] You may trash 2 of your Characters: K.O. up to 1 of your opponent's Characters "
        "with a power equal to or less than the total power of the trashed Characters."
    )
    source = s.stage(A, abilities=worded(line))
    game = begin(s).choose(f"activate {source}.1")

    assert game.choices() == [f"pick {weak}", "done"]
    assert game.area(strong) == "characters"


def test_out_of_the_cards_looked_at_as_many_as_a_total_allows() -> None:
    s = Scenario()
    one, two, three = (s.deck_top(A, s.character_card(cost=cost)) for cost in (3, 2, 4))
    line = (
        "[On Play] Look at 3 cards from the top of your deck; play any number of Character cards with a "
        "total cost of 5 or less. Then, place the rest at the bottom of your deck in any order."
    )
    game, _ = played(s, line)

    assert game.choices() == [f"pick {one}", f"pick {two}", f"pick {three}", "done"]
    assert game.choose(f"pick {one}").choices() == [f"pick {two}", "done"]


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("the combined cost of your Characters is 6 or more", 1),
        ("the total cost of all Characters on the field is 11 or more", 0),
        ("the total cost of all Characters on the field is 10 or more", 1),
        ("the total number of your Characters and your opponent's Characters is 3 or more", 1),
        ("the total number of your Life cards and your opponent's Life cards is 5 or less", 0),
    ],
)
def test_sums_as_conditions(said: str, drawn: int) -> None:
    s = Scenario()
    s.character(A, cost=6)
    s.character(B, cost=4)
    game, _ = played(s, f"[On Play] If {said}, draw 1 card.")

    assert game.count(A, "hand") == drawn


def test_life_cards_until_a_number_is_left() -> None:
    s = Scenario()
    s.life(A, 4)
    line = "[On Play] Add cards from the top of your Life cards to your hand until you have 1 Life card."
    game, _ = played(s, line)

    assert (game.count(A, "life"), game.count(A, "hand")) == (1, 3)


@pytest.mark.parametrize(("theirs", "left"), [(3, 3), (5, 4)])
def test_as_many_as_the_opponent(theirs: int, left: int) -> None:
    s = Scenario()
    s.life(A, 4)
    s.life(B, theirs)
    line = (
        "[On Play] Trash cards from the top of your Life cards until you have as many Life cards as your "
        "opponent."
    )
    game, _ = played(s, line)

    assert game.count(A, "life") == left


def test_don_cards_until_there_are_so_many() -> None:
    s = Scenario()
    s.don(A, active=2, rested=1)
    line = "[On Play] Add DON!! cards from your DON!! deck rested until you have 6 DON!! cards on your field."
    game, _ = played(s, line)

    assert don(game, A)[:2] == (2, 4)


def test_don_cards_are_set_active_until_there_are_so_many() -> None:
    s = Scenario()
    s.don(A, active=1, rested=4)
    game, _ = played(s, "[On Play] Set DON!! cards as active until you have 3 active DON!! cards.")

    assert don(game, A)[:2] == (3, 2)


def test_the_opponent_says_which_characters_are_left() -> None:
    s = Scenario()
    cards = [s.character(B) for _ in range(3)]
    game, _ = played(s, "[On Play] Your opponent K.O.'s their Characters until they have 2 Characters.")

    assert (game.asked()[0], game.choices()) == (B, [f"pick {card}" for card in cards])
    assert game.choose(f"pick {cards[1]}").area(cards[1]) == "trash"


def test_the_trash_grows_to_a_number() -> None:
    s = Scenario()
    for _ in range(3):
        s.trash(A, s.character_card())
    game, _ = played(
        s, "[On Play] Trash cards from the top of your deck until you have 5 cards in your trash."
    )

    assert len(pile(game, A, "trash")) == 5


@pytest.mark.parametrize(("trash", "power"), [(4, 2000), (9, 4000), (20, 4000)])
def test_a_number_grows_no_further_than_to_its_limit(trash: int, power: int) -> None:
    s = Scenario()
    for _ in range(trash):
        s.trash(A, s.character_card())
    line = "This Character gains +1000 power for every 3 cards in your trash, up to a maximum of +3000."
    ally = s.character(A, power=1000, abilities=worded(line))
    game = begin(s)

    assert game.power(ally) == power
    assert AtMost(5, 3) != AtMost(5, 4)


def test_a_loss_has_its_limit_below_zero() -> None:
    s = Scenario()
    for _ in range(6):
        s.hand(A, s.character_card())
    foe = s.character(B, power=9000)
    line = (
        "[On Play] Give up to 1 of your opponent's Characters -1000 power for every card in your hand, up to "
        "-4000, during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}")

    assert game.power(foe) == 5000


def test_cards_are_drawn_up_to_a_maximum() -> None:
    s = Scenario()
    for _ in range(4):
        s.character(B)
    game, _ = played(
        s, "[On Play] Draw 1 card for each of your opponent's Characters, up to a maximum of 3 cards."
    )

    assert game.count(A, "hand") == 3


REST_AND_KO = (
    "Rest up to 2 of your Characters. K.O. any number of your opponent's Characters with a total power equal "
    "to or less than the total power of the rested Characters."
)


def test_a_total_within_that_of_the_cards_rested() -> None:
    s = Scenario()
    own = [s.character(A, power=3000), s.character(A, power=4000)]
    first, second = s.character(B, power=5000), s.character(B, power=2000)
    s.character(B, power=8000)
    game = checks.worded(s, REST_AND_KO)
    for ref in own:
        game.choose(f"pick {ref}")
    assert game.choices() == [f"pick {first}", f"pick {second}", "done"]
    game.choose(f"pick {first}").choose(f"pick {second}")

    assert (game.area(first), game.area(second)) == ("trash", "trash")


def test_without_a_card_rested_there_is_no_total() -> None:
    """Rule 4-10-1: nothing is held against the number of cards that are not there."""
    s = Scenario()
    s.character(A, power=3000)
    s.character(B, power=0)
    game = checks.worded(s, REST_AND_KO).choose("done")

    assert game.asked()[1] == "main"


def test_a_total_within_a_number_of_don() -> None:
    s = Scenario()
    s.don(A, active=4)
    low, high = s.character(B, cost=1), s.character(B, cost=4)
    game = checks.worded(
        s,
        "K.O. any number of your opponent's Characters with a total cost equal to or less than the number of "
        "DON!! cards on your field.",
    )
    game.choose(f"pick {low}")

    assert game.area(high) == "characters"
