"""What is counted in two places together, and what one has besides this card."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize("joint", ["or", "and"])
def test_cards_of_the_field_and_of_the_trash_count_together(joint: str) -> None:
    s = Scenario()
    mira = s.character(A, name="Mira")
    s.trash(A, s.character_card(name="Mira"))
    s.trash(A, s.event_card(name="Mira"))
    s.trash(A, s.event_card())
    s.character(B, name="Mira")
    this = watching(s, f"This Character gains +2 cost for every [Mira] on your field {joint} in your trash.")
    sweep = s.hand(A, s.event_card(cost=0, abilities=worded("[Main] Trash 1 of your [Mira] Characters.")))
    game = begin(s)
    assert game.cost(this) == 3 + 2 * 3

    game.play(sweep)  # one card less on the field is one card more in the trash
    assert (game.area(mira), game.cost(this)) == ("trash", 9)


def test_of_two_kinds_each_counts_in_its_own_place() -> None:
    s = Scenario()
    s.character(A, types=("Harbor",))
    s.trash(A, s.event_card(types=("Harbor",)))
    s.trash(A, s.event_card(types=("Mill",)))
    this = watching(
        s,
        "This Character gains +1000 power for every {Harbor} type Character on your field or {Harbor} type "
        "card in your trash.",
        power=1000,
    )

    assert begin(s).power(this) == 3000


@pytest.mark.parametrize(("size", "cost"), [(7, 3), (8, 5)])
def test_all_don_of_a_player_are_those_of_the_field_and_of_the_don_deck(size: int, cost: int) -> None:
    """Rules 3-1-2, 3-3: given DON!! are on the field, too."""
    s = Scenario()
    rule = f"Under the rules of this game, your DON!! deck consists of {size} cards."
    s.leader(A, don=1, abilities=worded(rule))
    s.don(A, active=3, rested=1)
    line = (
        "If you have a total of 7 or less DON!! cards on your field and in your DON!! deck, give this card "
        "in "
        "your hand -2 cost."
    )
    ref = s.hand(A, s.character_card(cost=5, abilities=worded(line)))

    assert begin(s).cost(ref) == cost


def test_what_one_has_other_than_this_character() -> None:
    s = Scenario()
    line = "This Character gains +1000 power for every [Mira] you have other than this Character."
    this = watching(s, line, name="Mira", power=1000)
    s.character(A, name="Mira")
    s.stage(A, name="Mira")
    s.character(B, name="Mira")

    assert begin(s).power(this) == 3000


@pytest.mark.parametrize(("cards", "drawn"), [(2, 0), (3, 1)])
def test_a_number_of_both_places_is_asked_for(cards: int, drawn: int) -> None:
    s = Scenario()
    s.character(A, types=("Harbor",))
    for _ in range(cards - 1):
        s.trash(A, s.event_card(types=("Harbor",)))
    line = (
        "[On Play] If the total number of {Harbor} type cards on your field and in your trash is 3 or more, "
    )
    game, _ = played(s, line + "draw 1 card.")

    assert game.count(A, "hand") == drawn
