"""Which card is meant where several were spoken of."""

import pytest

from tests.effects.checks import worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("cost", "area"), [(2, "trash"), (4, "characters")])
def test_it_is_the_one_of_the_two_that_the_if_asks_about(cost: int, area: str) -> None:
    s = Scenario()
    own, foe = s.character(A, cost=3), s.character(B, cost=cost)
    line = (
        "Select up to 1 of your Characters and up to 1 of your opponent's Characters. If your opponent's "
        "selected Character has a lower cost than your selected Character, K.O. it."
    )
    game = worded(s, line).choose(f"pick {own}").choose(f"pick {foe}")

    assert (game.area(own), game.area(foe)) == ("characters", area)


def test_the_character_that_was_played_gains_it_and_not_the_one_that_was_kod() -> None:
    s = Scenario()
    card, foe = s.hand(A, s.character_card(cost=3)), s.character(B, cost=3)
    line = (
        "Play up to 1 Character card from your hand. Then, K.O. up to 1 of your opponent's Characters with a "
        "cost equal to or less than that Character. That Character gains [Rush] during this turn."
    )
    game = worded(s, line).choose(f"pick {card}").choose(f"pick {foe}")

    assert (game.keywords(card), game.area(foe)) == (["Rush"], "trash")


@pytest.mark.parametrize(("don", "rested", "area"), [(1, True, "characters"), (0, None, "trash")])
def test_two_ifs_that_exclude_each_other(don: int, rested: bool | None, area: str) -> None:
    s = Scenario()
    foe = s.character(B, don=don)
    line = (
        "Select up to 1 of your opponent's Characters. If it has no DON!! cards given, K.O. it. If it has a "
        "DON!! card given, rest it."
    )
    game = worded(s, line).choose(f"pick {foe}")

    assert game.area(foe) == area
    if rested is not None:
        assert game.rested(foe) is rested


@pytest.mark.parametrize(("whose", "hands"), [(A, (3, 0)), (B, (0, 2))])
def test_two_ifs_about_whose_card_it_is(whose: int, hands: tuple[int, int]) -> None:
    s = Scenario()
    card = s.character(whose)
    line = (
        "Return up to 1 Character to the owner's hand. If it is your Character, draw 2 cards. If it is your "
        "opponent's Character, they draw 1 card."
    )
    game = worded(s, line).choose(f"pick {card}")

    assert (game.count(A, "hand"), game.count(B, "hand")) == hands


def test_those_that_gained_gain_more_though_they_fit_no_longer() -> None:
    s = Scenario()
    s.life(A, 2)
    card, strong = s.character(A, power=5000), s.character(A, power=6000)
    line = (
        "All of your Characters with 5000 power or less gain +1000 power during this turn. Then, if you have "
        "2 or less Life cards, those Characters gain an additional +1000 power during this turn."
    )
    game = worded(s, line)

    assert (game.power(card), game.power(strong)) == (7000, 6000)


@pytest.mark.parametrize(("rested", "drawn"), [(2, 2), (1, 1), (0, 0)])
def test_only_those_that_became_active_are_counted(rested: int, drawn: int) -> None:
    s = Scenario()
    for place in range(2):
        s.character(A, rested=place < rested)
    game = worded(
        s, "Set all of your Characters as active. Draw 1 card for each Character set as active this way."
    )

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    "first", ["Select up to 1 of your opponent's Characters. Rest it.", "Rest all Characters."]
)
def test_a_card_that_was_rested_already_is_still_meant(first: str) -> None:
    s = Scenario()
    foe = s.character(B, rested=True)
    those = "Those Characters" if "all" in first else "That Character"
    line = f"{first} {those} will not become active in your opponent's next Refresh Phase."
    game = worded(s, line)
    if game.asked()[1] != "main":
        game.choose(f"pick {foe}")

    assert game.end().rested(foe)


def test_it_is_the_card_that_the_if_is_about() -> None:
    s = Scenario()
    card, foe = s.hand(A, s.character_card(cost=3)), s.character(B)
    line = (
        "Trash 1 card from your hand. Rest up to 1 of your opponent's Characters. If the trashed card is a "
        "Character card, play it."
    )
    game = worded(s, line).choose(f"pick {foe}")

    assert (game.area(card), game.rested(foe)) == ("characters", True)


@pytest.mark.parametrize(("cost", "area"), [(2, "trash"), (3, "characters")])
def test_a_leader_that_was_spoken_of_since_is_no_character(cost: int, area: str) -> None:
    s = Scenario()
    foe = s.character(B, cost=cost)
    line = (
        "Rest up to 1 of your opponent's Characters. Your Leader gains +1000 power during this turn. Then, "
        "if that Character has a cost of 2 or less, K.O. it."
    )
    game = worded(s, line).choose(f"pick {foe}")

    assert (game.area(foe), game.power("leader_a")) == (area, 6000)


@pytest.mark.parametrize(("cost", "answer", "drawn"), [(4, "yes", 1), (3, "yes", 0), (4, "no", 0)])
def test_that_card_is_the_one_that_was_shown_if_it_was(cost: int, answer: str, drawn: int) -> None:
    """Not the one that was paid with, which has a cost of 5."""
    s = Scenario()
    s.life_top(A, s.character_card(cost=cost))
    line = (
        "[On Play] You may place 1 card from your hand at the bottom of your deck: Turn up to 1 card from "
        "the top of your Life cards face-up. If that card has a cost of 4 or more, draw 1 card."
    )
    s.hand(A, s.character_card(cost=5))
    game, _ = played(s, line)
    game.choose("yes").choose(answer)

    assert game.count(A, "hand") == drawn
