"""Any number of cards or DON!!, and what hangs on how many it were, from words to what happens."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import don, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

TURN_LIFE = (
    "[On Play] You may turn any number of cards from the top of your Life cards face-up. For every card "
    "turned face-up this way, K.O. up to 1 of your opponent's Characters with a base cost of 4 or less."
)


def test_any_number_from_the_top_of_life() -> None:
    """Rules 1-3-2-1, 4-8-1: how many is said first; a card that lies face-up already is not turned."""
    s = Scenario()
    s.life(A, 3)
    targets = [s.character(B, cost=4) for _ in range(3)]
    s.character(B, cost=5)
    game, _ = played(s, TURN_LIFE)
    game.choose("yes")
    assert game.choices() == ["number 0", "number 1", "number 2", "number 3"]
    game.choose("number 2")
    for target in targets[:2]:
        game.choose(f"pick {target}")

    assert [game.area(target) for target in targets] == ["trash", "trash", "characters"]
    game.choose(game.choices()[-1])


def test_no_card_turned_is_no_card_to_choose() -> None:
    s = Scenario()
    s.life(A, 3)
    target = s.character(B, cost=4)
    game, _ = played(s, TURN_LIFE)
    game.choose("no")

    assert (game.area(target), game.asked()[1]) == ("characters", "main")


def test_any_number_of_face_down_life_cards() -> None:
    s = Scenario()
    s.life(A, 2)
    line = (
        "[On Play] You may turn any number of your face-down Life cards face-up. This Character gains +1000 "
        "power during this turn for every card turned face-up."
    )
    game, ref = played(s, line, power=1000)
    game.choose("yes")
    game.choose(game.choices()[0])
    game.choose("done")

    assert game.power(ref) == 2000


@pytest.mark.parametrize(("number", "hand"), [(2, 1), (1, 0), (0, 0)])
def test_any_number_of_the_cards_looked_at(number: int, hand: int) -> None:
    s = Scenario()
    refs = [s.deck_top(A, s.character_card(types=("Harbor",))) for _ in range(3)]
    game = worded(
        s,
        "Look at 3 cards from the top of your deck; trash any number of {Harbor} type cards and place the "
        "rest at the bottom of your deck in any order. If 2 or more cards are trashed by this effect, draw "
        "1 card.",
    )
    for ref in refs[:number]:
        game.choose(f"pick {ref}")
    game.choose("done")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == hand
    assert [game.area(ref) for ref in refs[:number]] == ["trash"] * number


REST_TWO = ("yes", "pick don active", "pick don active", "done")


@pytest.mark.parametrize(("answers", "power"), [(REST_TWO, 4000), (("no",), 3000)])
def test_a_base_power_by_the_don_rested(answers: tuple[str, ...], power: int) -> None:
    """Where nothing was rested the base power is left as it was."""
    s = Scenario()
    s.don(A, active=3)
    line = (
        "[On Play] You may rest any number of your DON!! cards. This Character's base power becomes 2000 "
        "multiplied by the number of DON!! cards rested this way until the end of your opponent's next turn."
    )
    game, ref = played(s, line, power=3000)
    for answer in answers:
        game.choose(answer)

    assert game.power(ref) == power


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_base_power_by_the_cards_trashed(answer: str) -> None:
    s = Scenario()
    lost = s.hand(A, s.character_card())
    line = (
        "[On Play] You may trash any number of cards from your hand. This Character's base power becomes "
        "5000 times the number of cards trashed this way during this turn."
    )
    game, ref = played(s, line, power=3000)
    game.choose(answer)
    if answer == "yes":
        game.choose(f"pick {lost}")

    assert game.power(ref) == (5000 if answer == "yes" else 3000)


def test_what_follows_is_done_whether_or_not_don_were_rested() -> None:
    s = Scenario()
    s.don(A, active=3)
    target = s.character(B, power=5000)
    game = worded(
        s,
        "You may rest any number of your DON!! cards. Give up to 1 of your opponent's Characters -1000 power "
        "during this turn for every DON!! card rested this way. Then, draw 1 card.",
    )
    for answer in (*REST_TWO, f"pick {target}"):
        game.choose(answer)

    assert (game.power(target), don(game, A)[1], game.count(A, "hand")) == (3000, 2, 1)


def test_how_many_are_trashed_instead_is_not_told() -> None:
    deed = "you may trash any number of cards from the top of your deck instead."
    assert read(f"If this Character would be K.O.'d, {deed}", "", Category.CHARACTER)[0] == ()


@pytest.mark.parametrize(
    "words",
    [
        "draw cards equal to the number of cards trashed plus 1",
        "draw 1 card more than the number of cards you trashed",
        "draw 1 more card than the number of cards you trashed",
    ],
)
def test_one_card_more_than_were_trashed(words: str) -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(A, s.character_card())
    game = worded(s, f"Trash any number of cards from your hand. Then, {words}.")
    while any(choice.startswith("pick") for choice in game.choices()):
        game.choose(next(choice for choice in game.choices() if choice.startswith("pick")))
    if "done" in game.choices():
        game.choose("done")

    assert game.count(A, "hand") == 3
