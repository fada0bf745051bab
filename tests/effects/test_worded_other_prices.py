"""What is paid in place of a card's cost (Rules 1-3-1, 2-7-2), from words to play."""

import pytest

from tests.effects.checks import begin, don, said
from tests.scenario import A, Scenario, Table

RESTING = (
    "When playing this card from your hand, you may rest 2 of your {Harbor} type Characters instead of "
    "paying its cost."
)


def ready(s: Scenario, line: str, active: int, cost: int = 4) -> tuple[Table, str]:
    s.don(A, active=active)
    card = s.hand(A, s.character_card(cost=cost, abilities=said(line)))
    return begin(s), card


@pytest.mark.parametrize(("answer", "left", "rested"), [("yes", 5, True), ("no", 1, False)])
def test_the_player_says_what_is_paid(answer: str, left: int, rested: bool) -> None:
    s = Scenario()
    crew = [s.character(A, types=("Harbor",)) for _ in range(2)]
    game, card = ready(s, RESTING, active=5)
    game.play(card).choose(answer)

    assert game.area(card) == "characters"
    assert don(game, A)[0] == left
    assert [game.rested(one) for one in crew] == [rested, rested]


@pytest.mark.parametrize(("crew", "playable"), [(2, True), (1, False)])
def test_without_the_don_it_is_paid_so_or_not_at_all(crew: int, playable: bool) -> None:
    """Rule 8-3-1-3: all of it must be possible."""
    s = Scenario()
    for _ in range(crew):
        s.character(A, types=("Harbor",))
    game, card = ready(s, RESTING, active=1)
    assert (f"play {card}" in game.choices()) == playable
    if playable:
        game.play(card)
        assert (game.area(card), don(game, A)[0]) == ("characters", 1)


def test_nobody_is_asked_where_it_cannot_be_paid_otherwise() -> None:
    game, card = ready(Scenario(), RESTING, active=5)
    game.play(card)
    assert (game.area(card), don(game, A)[0]) == ("characters", 1)


def test_the_card_does_not_pay_for_itself() -> None:
    s = Scenario()
    line = "You may trash 1 card from your hand instead of paying this card's cost."
    game, card = ready(s, line, active=0)
    assert f"play {card}" not in game.choices()

    s = Scenario()
    other = s.hand(A, s.character_card())
    game, card = ready(s, line, active=0)
    game.play(card)
    assert (game.area(card), game.area(other)) == ("characters", "trash")


@pytest.mark.parametrize(("types", "playable"), [(("Harbor",), True), ((), False)])
def test_only_if_something_holds(types: tuple[str, ...], playable: bool) -> None:
    s = Scenario()
    s.leader(A, types=types)
    line = (
        "If your Leader has the {Harbor} type, you may trash 1 card from the top of your Life cards instead "
        "of paying this card's cost."
    )
    game, card = ready(s, line, active=0)
    assert (f"play {card}" in game.choices()) == playable


def test_what_is_paid_may_break_down() -> None:
    """Rule 8-3-1-3-1: where something else happens instead, the card is not played."""
    s = Scenario()
    s.character(A, abilities=said("If this Character would be K.O.'d, you may rest this Character instead."))
    line = (
        "When playing this card from your hand, you may K.O. 1 of your Characters instead of paying its cost."
    )
    game, card = ready(s, line, active=0)
    game.play(card).choose("yes")
    assert (game.area(card), game.asked()) == ("hand", (A, "main"))
