"""Rule 2-7: cost, and how a card is used from the hand."""

import pytest

from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power


def steps(game: Table) -> list[tuple[str, int]]:
    """The kinds and numbers of all game events since the start."""
    return [(event.kind, event.number) for event in game.game.events]


@pytest.mark.rule("2-7-1")
@pytest.mark.parametrize(("don", "offered"), [(2, False), (3, True)])
def test_2_7_1_a_card_is_played_only_if_its_cost_can_be_paid(don: int, offered: bool) -> None:
    """A cost of 3 needs 3 active DON!!; rested ones do not help."""
    s = Scenario()
    s.don(A, active=don, rested=4)
    cards = [
        s.hand(A, card)
        for card in (s.character_card(cost=3), s.stage_card(3), s.event_card(3, main=[Draw(1)]))
    ]

    game = s.start()

    assert [f"play {card}" in game.choices() for card in cards] == [offered] * 3


@pytest.mark.rule("2-7-2")
def test_2_7_2_a_character_is_shown_paid_and_played() -> None:
    """Cost 2 with 3 active DON!!: the card is shown, 2 DON!! are rested, the card is placed."""
    s = Scenario()
    s.don(A, active=3)
    card = s.hand(A, s.character_card(cost=2))
    game = s.start()

    game.play(card)

    assert steps(game) == [("card_shown", 0), ("don_rested", 2), ("card_played", 0)]
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 2)


@pytest.mark.rule("2-7-2")
def test_2_7_2_the_card_is_shown_to_the_opponent() -> None:
    """While A thinks about which Character makes room, B already knows the card A is playing."""
    s = Scenario()
    for _ in range(5):
        s.character(A)
    face = s.character_card()
    card = s.hand(A, face)
    game = s.start()

    game.play(card)

    assert game.asked() == (A, "room")
    assert game.game.view(B).to_dict()["A"]["known_hand"] == [face.number]


@pytest.mark.rule("2-7-3")
def test_2_7_3_an_event_is_shown_paid_and_trashed_to_activate_it() -> None:
    """Only after all that its effect begins."""
    s = Scenario()
    s.don(A, active=3)
    event = s.hand(A, s.event_card(cost=2, main=[Draw(1)]))
    game = s.start()

    game.play(event)

    assert steps(game) == [("card_shown", 0), ("don_rested", 2), ("event_activated", 0), ("card_drawn", 0)]
    assert game.area(event) == "trash"


@pytest.mark.rule("2-7-3")
def test_2_7_3_a_counter_event_is_paid_too() -> None:
    """A [Counter] Event of cost 2 rests 2 DON!! of the player who is attacked."""
    s = Scenario()
    s.don(B, active=3)
    event = s.hand(B, s.event_card(cost=2, counter_event=[gain_power(1, 4000, "battle")]))
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose(f"counter {event}")

    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (1, 2)


@pytest.mark.rule("2-7-4")
def test_2_7_4_a_stage_is_shown_paid_and_played() -> None:
    """With an old Stage in place that one is trashed after paying and before placing."""
    s = Scenario()
    s.don(A, active=3)
    s.stage(A)
    card = s.hand(A, s.stage_card(cost=1))
    game = s.start()

    game.play(card)

    assert steps(game) == [("card_shown", 0), ("don_rested", 1), ("trashed_for_room", 0), ("card_played", 0)]


@pytest.mark.rule("2-7-6")
@pytest.mark.parametrize(("changes", "cost"), [((2,), 6), ((-1,), 3), ((2, -1), 5)])
def test_2_7_6_effects_change_a_cost(changes: tuple[int, ...], cost: int) -> None:
    """A printed cost of 4 is raised and lowered by effects."""
    s = Scenario()
    card = s.character(A, cost=4, effects=[{"cost": change} for change in changes])

    game = s.start()

    assert game.cost(card) == cost
