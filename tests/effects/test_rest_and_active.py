"""Resting cards and setting them as active (Rules 4-4-1, 1-3-2-1, 1-3-3)."""

import pytest

from optcg.model.amounts import DoneCount
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Forbid, May, Rest, SetActive
from optcg.model.selections import Choose, Every, Slot
from tests.effects.checks import OWN, OWN_ALL, OWN_LEADER, THEIR_LEADER, THEIRS, draws_when, resolve
from tests.scenario import A, B, Scenario


def test_rest_turns_active_cards() -> None:
    s = Scenario()
    card = s.character(B)
    game = resolve(s, Rest(Choose(THEIRS, 1)))

    assert game.rested(card)


def test_rest_a_leader() -> None:
    game = resolve(Scenario(), Rest(Every(THEIR_LEADER)))

    assert game.rested("leader_b")


def test_rest_a_rested_card_is_not_done() -> None:
    """Rule 1-3-2-1: of two cards only one was rested, and nobody sees the other one being rested."""
    s = Scenario()
    s.character(B, rested=True, abilities=[draws_when("rested")])
    s.character(B)
    game = resolve(s, Rest(Every(THEIRS)), Draw(DoneCount()))

    assert (game.count(A, "hand"), game.count(B, "hand")) == (1, 1)


def test_rest_is_impossible_for_a_card_that_cannot_be_rested() -> None:
    s = Scenario()
    safe, other = s.character(B), s.character(B)
    ban = Forbid(Choose(THEIRS, 1, slot=1), "be rested", Duration.TURN)
    game = resolve(s, ban, Rest(Every(THEIRS))).choose(f"pick {safe}")

    assert (game.rested(safe), game.rested(other)) == (False, True)


def test_set_active() -> None:
    s = Scenario()
    tired = s.character(A, rested=True)
    game = resolve(s, SetActive(Choose(OWN, 1)))

    assert not game.rested(tired)


def test_set_active_a_leader() -> None:
    s = Scenario()
    s.leader(A, rested=True)
    game = resolve(s, SetActive(Every(OWN_LEADER)))

    assert not game.rested("leader_a")


def test_set_active_counts_only_what_was_rested() -> None:
    """Rule 1-3-2-1."""
    s = Scenario()
    s.character(A)
    s.character(A, rested=True)
    game = resolve(s, SetActive(Every(OWN_ALL)), Draw(DoneCount()))

    assert game.count(A, "hand") == 1


def test_set_active_is_impossible_for_a_card_that_cannot_become_active() -> None:
    """Rule 1-3-3."""
    s = Scenario()
    stuck = s.character(A, rested=True)
    ban = Forbid(Every(OWN, slot=1), "become active", Duration.TURN)
    game = resolve(s, ban, SetActive(Slot(1)), Draw(DoneCount()))

    assert (game.rested(stuck), game.count(A, "hand")) == (True, 0)


@pytest.mark.parametrize("rested", [True, False])
def test_8_3_1_3_a_leader_that_can_be_set_as_active_is_asked_for(rested: bool) -> None:
    s = Scenario()
    s.leader(A, rested=rested)
    game = resolve(s, May((SetActive(Every(OWN_LEADER)),), (Draw(1),)))
    assert (game.asked() == (A, "yes_no")) is rested
    if rested:
        game.choose("yes")

    assert (game.rested("leader_a"), game.count(A, "hand")) == (False, 1 if rested else 0)
