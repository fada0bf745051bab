"""Menus, searches and counted choices, from words to what happens."""

import pytest

from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

MENU = (
    "[On Play] Choose {}: • Draw 1 card. • Rest up to 1 of your opponent's Characters. • Add up to 1 DON!! "
    "card from your DON!! deck and rest it."
)


@pytest.mark.parametrize(("picks", "ways"), [("one", 3), ("two", 3), ("one or more", 7)])
def test_every_way_to_choose_is_offered(picks: str, ways: int) -> None:
    s = Scenario()
    game, _ = played(s, MENU.format(picks))

    assert len(game.choices()) == ways


def test_up_to_two_may_be_none() -> None:
    s = Scenario()
    game, _ = played(s, MENU.format("up to 2"))
    assert game.choices() == ["yes", "no"]
    game.choose("yes")

    assert len(game.choices()) == 6


def test_what_is_chosen_is_done_in_the_order_of_the_text() -> None:
    s = Scenario()
    other = s.character(B)
    game, _ = played(s, MENU.format("two"))
    game.choose(game.choices()[0])
    assert game.count(A, "hand") == 1
    game.choose(f"pick {other}")

    assert game.rested(other)
    assert game.count(A, "don_rested") == 0


def test_two_kinds_of_cards_out_of_those_looked_at() -> None:
    s = Scenario()
    trick = s.deck_top(A, s.event_card())
    ally = s.deck_top(A, s.character_card(types=("Harbor",)))
    line = (
        "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 {Harbor} type Character card "
        "and up to 1 Event and add them to your hand. Then, trash the rest."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}").choose(f"pick {trick}")

    assert (game.area(ally), game.area(trick), game.count(A, "trash")) == ("hand", "hand", 1)


def test_as_many_as_are_counted() -> None:
    s = Scenario()
    theirs = [s.character(B) for _ in range(3)]
    for _ in range(4):
        s.character(A, types=("Harbor",))
    line = (
        "[On Play] Rest up to 1 of your opponent's Characters for every 2 of your {Harbor} type Characters."
    )
    game, _ = played(s, line)
    game.choose(f"pick {theirs[0]}").choose(f"pick {theirs[1]}")

    assert [game.rested(ref) for ref in theirs] == [True, True, False]
    assert game.asked()[1] == "main"


def test_as_many_are_trashed_as_were_drawn() -> None:
    s = Scenario()
    for _ in range(2):
        s.character(A, types=("Harbor",))
    line = (
        "[On Play] Draw cards equal to the number of your {Harbor} type Characters. Then, trash the same "
        "number of cards from your hand."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.count(A, "hand"), game.count(A, "trash")) == (0, 2)


@pytest.mark.parametrize(("trash", "drawn"), [(1, 0), (2, 1), (4, 3)])
def test_each_for_which_there_is_enough(trash: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(trash):
        s.trash(A, s.character_card())
    line = (
        "[On Play] Apply each of the following effects based on the number of cards in your trash: "
        "• If there are 2 or more, draw 1 card. • If there are 4 or more, draw 2 cards."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("life", "ways"), [(2, 0), (3, 2)])
def test_both_instead_of_one_if_something_holds(life: int, ways: int) -> None:
    s = Scenario()
    s.life(A, life)
    target = s.character(B)
    line = (
        "[On Play] Choose one. If you have 2 or less Life cards, choose both instead. • Draw 1 card. • Rest "
        "up to 1 of your opponent's Characters."
    )
    game, _ = played(s, line)
    if ways:
        assert len(game.choices()) == ways
        game.choose("option 2")
    game.choose(f"pick {target}")

    assert game.rested(target)
    assert game.count(A, "hand") == (0 if ways else 1)


@pytest.mark.parametrize(("life", "chooser"), [(2, A), (3, B)])
def test_somebody_else_chooses_if_something_holds(life: int, chooser: int) -> None:
    s = Scenario()
    s.life(A, life)
    line = (
        "[On Play] Your opponent chooses one. If you have 2 or less Life cards, you choose instead: • Draw 1 "
        "card. • Your opponent draws 2 cards."
    )
    game, _ = played(s, line)

    assert game.asked()[0] == chooser
    game.choose("option 2")
    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 2)


def test_who_may_choose_instead_may_leave_it() -> None:
    s = Scenario()
    line = (
        "[On Play] Your opponent chooses one. If it is your turn, you may choose instead: • Draw 1 card. "
        "• Draw 2 cards."
    )
    game, _ = played(s, line)
    game.choose("option 2")

    assert game.asked()[0] == B
    game.choose("option 1")
    assert game.count(A, "hand") == 1


def test_who_chooses_instead_is_the_only_one_to_choose() -> None:
    """Also if the option that was chosen does nothing."""
    s = Scenario()
    line = (
        "[On Play] Your opponent chooses one. If it is your turn, you may choose instead: • Draw 1 card. "
        "• Rest up to 1 of your opponent's Characters."
    )
    game, _ = played(s, line)
    game.choose("option 1").choose("option 2")

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)
