"""Phases that are skipped, attacks that must be made, and colors that are gained (Rules 1-3-1, 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import Forbid, ForbidPlayer, GainTrait, Move, Place
from optcg.model.filters import ColorIs, Multicolor, Shares
from optcg.model.selections import Cards, Choose, Every
from optcg.model.terms import Area, Color
from tests.effects.checks import OPPONENT, OWN, YOU, begin, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


@pytest.mark.parametrize(("phase", "cards", "don"), [("Draw", 0, 7), ("DON!!", 1, 5)])
def test_the_opponent_skips_a_phase_once(phase: str, cards: int, don: int) -> None:
    s = Scenario()
    s.don(B, active=5)
    game, _ = played(s, f"[On Play] Your opponent skips their next {phase} Phase.")
    game.end()
    assert (game.count(B, "hand"), game.count(B, "don_active")) == (cards, don)
    before = game.count(B, "hand"), game.count(B, "don_active")
    game.end().end()

    assert (game.count(B, "hand"), game.count(B, "don_active")) == (before[0] + 1, before[1] + 2)


def test_your_own_next_phase_is_that_of_your_next_turn() -> None:
    s = Scenario()
    game, _ = played(s, "[On Play] Skip your next Draw Phase.")
    game.end()
    assert game.count(B, "hand") == 1
    game.end()

    assert game.count(A, "hand") == 0


def test_a_phase_can_be_skipped_all_the_time() -> None:
    s = Scenario()
    s.character(A, abilities=worded("Skip your Draw Phase."))
    game = begin(s).end().end().end().end()

    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 2)
    assert ForbidPlayer(YOU, "have a Draw Phase", TURN) != ForbidPlayer(OPPONENT, "have a Draw Phase", TURN)


def test_1_3_3_the_phase_does_not_end_before_the_attack() -> None:
    s = Scenario()
    ally = s.character(A, abilities=worded("This Character must attack if able."))
    game = begin(s)
    assert "end" not in game.choices()
    assert f"give {ally}" in game.choices()
    game.attack(ally, "leader_b")

    assert "end" in game.choices()


@pytest.mark.parametrize("facts", [{"rested": True}, {"played_this_turn": True}])
def test_who_cannot_attack_need_not(facts: dict[str, bool]) -> None:
    s = Scenario()
    s.character(A, abilities=worded("This Character must attack if able."), **facts)  # type: ignore[arg-type]

    assert "end" in begin(s).choices()


def test_what_forbids_to_attack_prevails() -> None:
    s = Scenario()
    s.character(A, abilities=worded("This Character must attack if able."))
    game = resolve(s, Forbid(Every(OWN), "attack", TURN))

    assert "end" in game.choices()


def test_the_opponents_character_must_attack_in_their_next_turn() -> None:
    s = Scenario()
    foe = s.character(B)
    line = "[On Play] All of your opponent's Characters must attack during their next turn, if able."
    game, _ = played(s, line)
    game.end()
    assert "end" not in game.choices()
    game.attack(foe, "leader_a").end().end()

    assert "end" in game.choices()


def test_the_refusal_is_explained() -> None:
    s = Scenario()
    s.character(A, abilities=worded("This Character must attack if able."))

    assert "must attack" in begin(s).game.explain_illegal("end")


@pytest.mark.parametrize("sought", [ColorIs(Color.BLUE), Multicolor()])
def test_2_3_a_color_is_gained(sought: ColorIs | Multicolor) -> None:
    for gains in (True, False):
        s = Scenario()
        ally = s.character(A)
        steps = [GainTrait(Every(OWN), ColorIs(Color.BLUE), TURN)] if gains else []
        game = resolve(s, *steps, Move(Every(Cards(YOU, (Area.CHARACTER,), sought)), Place.HAND))

        assert game.area(ally) == ("hand" if gains else "characters")


def test_2_3_5_a_color_that_was_gained_is_shared() -> None:
    s = Scenario()
    ally = s.character(A)
    blue = s.character(A, colors=(Color.BLUE,), abilities=worded("This Character is also green."))
    leader = s.leader(A, colors=(Color.GREEN,))
    steps = (
        Move(Choose(Cards(YOU, (Area.CHARACTER,), ColorIs(Color.GREEN)), 1, slot=2), Place.DECK_BOTTOM),
        Move(Every(Cards(YOU, (Area.CHARACTER,), Shares("color", 2))), Place.HAND),
    )
    game = resolve(s, *steps)

    assert (game.area(blue), game.area(ally), game.area(leader)) == ("deck", "characters", "leader")
