"""Cards chosen together that have something in common (Rule 8-4-4-1)."""

import pytest

from optcg.model.terms import Color
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario

COST = (
    "[Activate: Main] You may place 2 Character cards with the same card name from your trash at the "
    "bottom of "
    "your deck in any order: Draw 1 card."
)


def test_only_cards_that_reach_the_number_are_offered() -> None:
    s = Scenario()
    first, other, second = [s.trash(A, s.character_card(name=name)) for name in ("Mira", "Tovo", "Mira")]
    watcher = watching(s, COST)
    game = begin(s).choose(f"activate {watcher}.1")

    assert set(game.choices()) == {f"pick {first}", f"pick {second}"}
    game.choose(f"pick {first}")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    assert (game.count(A, "trash"), game.area(other), game.count(A, "hand")) == (1, "trash", 1)


def test_without_two_that_are_alike_it_cannot_be_paid() -> None:
    s = Scenario()
    for name in ("Mira", "Tovo", "Sela"):
        s.trash(A, s.character_card(name=name))
    watcher = watching(s, COST)

    assert f"activate {watcher}.1" not in begin(s).choices()


def test_an_event_of_that_name_is_no_character() -> None:
    s = Scenario()
    s.trash(A, s.character_card(name="Mira"))
    s.trash(A, s.event_card(name="Mira"))
    watcher = watching(s, COST)

    assert f"activate {watcher}.1" not in begin(s).choices()


def test_three_cards_share_one_color_all_together() -> None:
    s = Scenario()
    red, blue, green = Color.RED, Color.BLUE, Color.GREEN
    refs = [
        s.trash(A, s.character_card(colors=colors)) for colors in ((red, blue), (blue, green), (red, green))
    ]
    both = s.trash(A, s.character_card(colors=(red, blue)))
    line = "[On Play] Add 3 cards of the same color from your trash to your hand."
    game, _ = played(s, line)

    # Red and blue are on three cards each, green on two.
    game.choose(f"pick {refs[1]}")
    assert set(game.choices()) == {f"pick {refs[0]}", f"pick {both}"}


def test_up_to_two_with_the_same_cost() -> None:
    s = Scenario()
    small, big, also = [s.character(B, cost=cost) for cost in (2, 4, 2)]
    game, _ = played(s, "[On Play] K.O. up to 2 of your opponent's Characters with the same cost.")

    assert set(game.choices()) == {f"pick {small}", f"pick {big}", f"pick {also}", "done"}
    game.choose(f"pick {small}")
    assert set(game.choices()) == {f"pick {also}", "done"}
    game.choose(f"pick {also}")
    assert (game.area(small), game.area(also), game.area(big)) == ("trash", "trash", "characters")


@pytest.mark.parametrize(("costs", "fits"), [((1, 2, 3), 1), ((2, 2, 3), 2)])
def test_as_many_as_possible(costs: tuple[int, ...], fits: int) -> None:
    s = Scenario()
    for cost in costs:
        s.character(B, cost=cost)
    game, _ = played(s, "[On Play] Rest 2 of your opponent's Characters with the same cost.")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert sum(card.rested for card in game.game.state.players[B].characters) == fits


def test_alike_and_within_a_total() -> None:
    s = Scenario()
    refs = [
        s.trash(A, s.character_card(name=name, cost=cost)) for name, cost in (("a", 4), ("a", 3), ("b", 2))
    ]
    cheap = s.trash(A, s.character_card(name="b", cost=1))
    line = (
        "[On Play] Add 2 cards with the same name and a total cost of 4 or less from your trash to your hand."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert [game.area(ref) for ref in (*refs, cheap)] == ["trash", "trash", "hand", "hand"]
