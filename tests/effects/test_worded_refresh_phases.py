"""Changed Refresh Phases: given DON!! that stay, and DON!! that stay rested."""

import pytest

from optcg import Game
from optcg.engine.timings import KEEPS_DON
from optcg.model.abilities import ActivateEffect, PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import HoldDon, LimitRefresh
from optcg.model.selections import Owner
from optcg.text.reader import read_line
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario, Table

KEPT = "DON!! cards given to {} are not returned to your cost area during your Refresh Phase."


def next_own_turn(game: Table) -> Table:
    return game.end().end()


@pytest.mark.parametrize(
    ("whom", "kept"),
    [
        ("this Character", "me"),
        ("your Leader", "leader"),
        ("your Characters", "me other"),
        ("your {Harbor} type Characters", "other"),
        ("your Leader and Characters", "me other leader"),
    ],
)
def test_given_don_stay(whom: str, kept: str) -> None:
    """Rule 6-2-3."""
    s = Scenario()
    s.leader(A, don=1)
    s.don(A, active=2)
    me = watching(s, KEPT.format(whom), don=2)
    other = s.character(A, don=1, types=("Harbor",))
    theirs = s.character(B, don=3)
    s.don(B, active=2)
    game = next_own_turn(begin(s))

    given = {"me": game.don(me), "other": game.don(other), "leader": game.don("leader_a")}
    before = (("me", 2), ("other", 1), ("leader", 1))
    assert given == {name: count if name in kept.split() else 0 for name, count in before}
    # The opponent had a Refresh Phase of their own, for which nothing was said.
    assert game.don(theirs) == 0
    assert game.count(A, "don_active") + sum(given.values()) == 2 + 4 + 2


def test_a_negated_card_keeps_none() -> None:
    s = Scenario()
    s.don(A, active=2)
    me = watching(s, KEPT.format("this Character"), don=2, effects=({"negated": True, "until": "on_field"},))

    assert next_own_turn(begin(s)).don(me) == 0


def test_a_condition_on_the_same_don_is_looked_at_before_they_go() -> None:
    s = Scenario()
    s.don(A, active=2)
    line = f"If this Character has 2 or more DON!! cards given, {KEPT.format('all of your Characters')}"
    me, other = watching(s, line, don=2), s.character(A, don=1)
    game = next_own_turn(begin(s))

    assert (game.don(me), game.don(other)) == (2, 1)


def test_the_kept_don_count_as_power_and_can_be_moved() -> None:
    s = Scenario()
    s.don(A, active=2)
    me = watching(s, KEPT.format("this Character"), power=1000, don=2)
    game = next_own_turn(begin(s))

    assert game.power(me) == 3000
    assert game.give(me).power(me) == 4000


def test_in_the_next_refresh_phase_alone() -> None:
    s = Scenario()
    s.don(A, active=2)
    one, two = s.character(A, don=1), s.character(A, don=1)
    line = (
        "[On Play] DON!! cards given to up to 1 of your Characters are not returned to your cost area during "
        "your next Refresh Phase."
    )
    game, _ = played(s, line)
    next_own_turn(game.choose(f"pick {one}"))
    assert (game.don(one), game.don(two)) == (1, 0)
    next_own_turn(game)

    assert game.don(one) == 0


@pytest.mark.parametrize("face_up", [True, False])
def test_a_card_that_lies_open_in_life_keeps_them(face_up: bool) -> None:
    s = Scenario()
    s.leader(A, don=1)
    line = f"If this card is face-up in your Life area, {KEPT.format('your Leader')}"
    s.life_top(A, s.character_card(abilities=worded(line)), face_up)

    assert next_own_turn(begin(s)).don("leader_a") == int(face_up)


def test_only_where_a_card_may_keep_them_it_is_asked() -> None:
    """So that a turn in which no card says such a thing is not slower for it."""
    s = Scenario()
    game = begin(s).end()
    assert not game.game.state.listening >> KEEPS_DON & 1
    s = Scenario()
    watching(s, KEPT.format("your Leader"), player=B)
    game = begin(s).end()
    assert game.game.state.listening >> KEEPS_DON & 1


LIMIT = (
    "[Main] Your opponent can set up to 3 of their DON!! cards as active during their next Refresh Phase, "
    "and the rest of their DON!! cards remain rested."
)


def limited(s: Scenario, *lines: str) -> Table:
    """A activates Events with these lines, and then it is B's turn."""
    refs = [s.hand(A, s.event_card(cost=0, abilities=worded(line))) for line in lines]
    game = begin(s)
    for ref in refs:
        game.play(ref)
    return game.end()


@pytest.mark.parametrize(
    ("active", "rested", "after"), [(0, 5, 3), (1, 4, 4), (0, 2, 2), (5, 0, 5), (0, 3, 3)]
)
def test_no_more_than_so_many_don_become_active(active: int, rested: int, after: int) -> None:
    """Rule 6-2-4; the DON!! Phase places 2 more."""
    s = Scenario()
    s.don(B, active=active, rested=rested)
    game = limited(s, LIMIT)

    assert game.count(B, "don_active") == after + 2
    assert game.count(B, "don_rested") == active + rested - after


def test_it_is_over_after_that_phase() -> None:
    s = Scenario()
    s.don(B, rested=6)
    game = limited(s, LIMIT)
    assert game.count(B, "don_rested") == 3
    game.end().end()

    assert game.count(B, "don_rested") == 0


def test_the_own_refresh_phase_in_between_does_not_use_it_up() -> None:
    s = Scenario(turn_player=A)
    s.don(A, rested=5)
    s.don(B, rested=5)
    line = "[Main] You can only set up to 1 of your DON!! cards as active during your next Refresh Phase."
    game = limited(s, line)
    assert game.count(B, "don_rested") == 0
    game.end()

    assert game.count(A, "don_rested") == 4


def test_given_don_come_back_before_and_are_counted() -> None:
    """Rules 6-2-3, 6-2-4."""
    s = Scenario()
    s.don(B, rested=2)
    s.character(B, don=2)
    game = limited(s, LIMIT)

    assert game.count(B, "don_rested") == 1


def test_of_two_limits_the_lowest_applies() -> None:
    s = Scenario()
    s.don(B, rested=6)
    game = limited(s, LIMIT, LIMIT.replace("3", "1"), LIMIT.replace("3", "2"))

    assert game.count(B, "don_rested") == 5


def test_don_held_down_by_another_effect_are_none_of_them() -> None:
    s = Scenario()
    s.don(B, rested=5)
    hold = ActivateEffect(("Main",), (HoldDon(3, up_to=False, state="rested"),))
    held = s.hand(A, s.event_card(cost=0, abilities=[hold]))
    limit = s.hand(A, s.event_card(cost=0, abilities=worded(LIMIT)))
    game = begin(s).play(held).play(limit).end()

    # Of 5 rested ones 3 stay rested anyway, and the other 2 are within the limit.
    assert game.count(B, "don_rested") == 3


def test_a_permanent_limit() -> None:
    s = Scenario()
    s.don(B, rested=6)
    s.don(A, rested=6)
    line = (
        "If you have 3 or less Life cards, your opponent can only set up to 4 of their DON!! cards as active "
        "during their Refresh Phase."
    )
    watching(s, line)
    game = begin(s).end()
    assert game.count(B, "don_rested") == 2
    game.end()
    assert game.count(A, "don_rested") == 0


def test_a_position_keeps_the_limit() -> None:
    s = Scenario()
    s.don(B, rested=6)
    ref = s.hand(A, s.event_card(cost=0, abilities=worded(LIMIT)))
    position = begin(s).play(ref).game.position()
    game = Table(Game.from_position(position, seed=1)).end()

    assert game.count(B, "don_rested") == 3


def test_other_words_for_the_same() -> None:
    opponent, next_one = (
        "[Main] Your opponent",
        "of their DON!! cards as active during their next Refresh Phase",
    )
    wordings = (
        LIMIT,
        f"{opponent} can only set up to 3 {next_one}.",
        f"{opponent} cannot set more than 3 {next_one}.",
        f"{opponent} sets only up to 3 {next_one}. The rest remain rested.",
        "[Main] Only up to 3 of your opponent's DON!! cards become active in their next Refresh Phase.",
        "[Main] During your opponent's next Refresh Phase, your opponent can set up to 3 of their DON!! "
        "cards as active.",
    )
    trees = {read_line(line).abilities for line in wordings}
    assert trees == {(ActivateEffect(("Main",), (LimitRefresh(Owner.OPPONENT, 3),)),)}
    always = "Your opponent can only set up to 3 of their DON!! cards as active during their Refresh Phase."
    assert read_line(always).abilities == (
        PermanentEffect((LimitRefresh(Owner.OPPONENT, 3, Duration.ON_FIELD),)),
    )


@pytest.mark.parametrize(
    "phase",
    ["the next Refresh Phase of their respective owners", "their owners' next Refresh Phases"],
)
def test_6_2_4_each_stays_rested_in_the_phase_of_its_player(phase: str) -> None:
    s = Scenario()
    foe, other = s.character(B, rested=True), s.character(B, rested=True)
    line = (
        "[On Play] Rest this Character and select up to 1 of your opponent's rested Characters. The selected "
        f"Character and this Character will not become active in {phase}."
    )
    game, this = played(s, line)
    game.choose(f"pick {foe}").end()
    assert (game.rested(foe), game.rested(other), game.rested(this)) == (True, False, True)
    game.end()
    assert game.rested(this)
    game.end().end()

    assert (game.rested(foe), game.rested(this)) == (False, False)
