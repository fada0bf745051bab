"""How long continuous effects last (Rule 8-1-4-2): each end point is its own stage of the turn."""

import pytest

from optcg import Game
from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import Forbid, GainPower, Move, Place, Play
from optcg.model.selections import Choose, Every, Slot, This
from tests.effects.checks import OWN, OWN_LEADER, THEIRS, begin, event, resolve
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power

RETURN = Move(This(), Place.TRASH)


def _powers(duration: Duration) -> list[int]:
    """The power of A's Leader at once, in B's next turn, in A's next turn, and in B's turn after that."""
    game = resolve(Scenario(), GainPower(Every(OWN_LEADER), 1000, duration))
    found = [game.power("leader_a")]
    for _ in range(3):
        game.end()
        found.append(game.power("leader_a"))
    return found


@pytest.mark.parametrize(
    ("duration", "powers"),
    [
        (Duration.TURN, [6000, 5000, 5000, 5000]),
        (Duration.END_OF_TURN, [6000, 5000, 5000, 5000]),
        (Duration.OWN_START, [6000, 6000, 5000, 5000]),
        (Duration.OPPONENT_END, [6000, 6000, 5000, 5000]),
        (Duration.OWN_END, [6000, 6000, 6000, 5000]),
        (Duration.OPPONENT_END_PHASE, [6000, 6000, 5000, 5000]),
        (Duration.OWN_END_PHASE, [6000, 5000, 5000, 5000]),
        (Duration.ON_FIELD, [6000, 6000, 6000, 6000]),
        (Duration.WITH_THIS, [5000, 5000, 5000, 5000]),  # that of an Event, which is not on the field
    ],
)
def test_a_duration_ends_in_its_turn(duration: Duration, powers: list[int]) -> None:
    assert _powers(duration) == powers


def test_during_this_battle_ends_with_the_battle() -> None:
    """Rules 7-1-5-3, 7-1-5-4."""
    s = Scenario()
    shield = s.hand(B, s.event_card(cost=0, counter_event=[gain_power(1, 1000, "battle")]))
    s.hand(B, s.character_card())
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {shield}").choose("pick leader_b")
    during = game.power("leader_b")
    game.pass_battle()

    assert (during, game.power("leader_b")) == (6000, 5000)


def test_in_the_next_refresh_phase_is_used_up_there() -> None:
    """Rule 6-2-4: the Character stays rested once, and stands up a turn later."""
    s = Scenario()
    held = s.character(B, rested=True)
    hold = Forbid(Choose(THEIRS, 1), "become active in the Refresh Phase", Duration.REFRESH)
    game = resolve(s, hold).end()
    first = game.rested(held)
    game.end().end()

    assert (first, game.rested(held)) == (True, False)


def _begun_in_the_opponents_turn(duration: Duration) -> Table:
    """B has used a [Counter] in A's turn."""
    s = Scenario()
    effect = GainPower(Every(OWN_LEADER), 1000, duration)
    shield = s.hand(B, s.event_card(cost=0, counter_event=[effect]))
    return begin(s).declare("leader_a", "leader_b").choose(f"counter {shield}").pass_battle()


@pytest.mark.parametrize(
    ("duration", "powers"),
    [
        (Duration.OPPONENT_END, [6000, 5000, 5000, 5000]),
        (Duration.OPPONENT_END_PHASE, [6000, 5000, 5000, 5000]),
        (Duration.OWN_END, [6000, 6000, 5000, 5000]),
        (Duration.OWN_START, [6000, 5000, 5000, 5000]),
    ],
)
def test_an_end_of_the_opponents_is_that_of_the_turn_in_which_the_effect_began(
    duration: Duration, powers: list[int]
) -> None:
    """Rule 6-6-1-2: begun in the opponent's turn, the next of them that ends is this one."""
    game = _begun_in_the_opponents_turn(duration)
    found = [game.power("leader_b")]

    assert found + [game.end().power("leader_b") for _ in range(3)] == powers


def test_begun_in_the_end_phase_the_opponents_next_turn_is_another_one() -> None:
    """Rule 6-6-1-2: the end of this turn has come already."""
    s = Scenario()
    effect = GainPower(Every(OWN_LEADER), 1000, Duration.OPPONENT_END)
    s.character(B, abilities=[AutoEffect((When("End of Your Opponent's Turn"),), (RETURN, effect))])
    game = begin(s).end()

    assert [game.power("leader_b"), *(game.end().power("leader_b") for _ in range(2))] == [6000, 6000, 5000]


def test_an_end_phase_that_has_begun_is_not_the_next_one() -> None:
    """Rule 6-6-1-2: begun by [End of Your Turn], it lasts through the own next turn."""
    s = Scenario()
    effect = GainPower(Every(OWN_LEADER), 1000, Duration.OWN_END_PHASE)
    once = AutoEffect((When("End of Your Turn"),), (RETURN, effect))
    s.character(A, abilities=[once])
    game = begin(s).end()
    powers = [game.power("leader_a")]
    powers += [game.end().power("leader_a") for _ in range(2)]

    assert powers == [6000, 6000, 5000]


def test_an_effect_does_not_follow_its_card() -> None:
    """Rule 3-1-6: back on the field the card is a new one."""
    s = Scenario()
    ally = s.character(A, power=4000)
    gain = GainPower(Every(OWN, slot=1), 1000, Duration.ON_FIELD)
    game = resolve(s, gain, Move(Slot(1), Place.HAND), Play(Slot(1)))

    assert (game.area(ally), game.power(ally)) == ("characters", 4000)


def test_until_the_end_ends_before_during_this_turn() -> None:
    """Rules 6-6-1-2, 6-6-1-3: two stages of the End Phase."""
    s = Scenario()
    ref = event(s, GainPower(Every(OWN_LEADER), 1000, Duration.END_OF_TURN))
    turn = event(s, GainPower(Every(OWN_LEADER), 1000, Duration.TURN))
    game = begin(s).play(ref).play(turn).end()

    rules = [e.rule for e in game.game.events if e.kind == "effects_ended"]
    assert rules == ["6-6-1-2(1)", "6-6-1-3"]


@pytest.mark.parametrize(("owner", "by"), [(A, {}), (B, {"by": "A"})])
def test_a_position_says_whose_effect_lasts_on_a_card_and_whether_it_began_in_this_turn(
    owner: int, by: dict[str, str]
) -> None:
    s = Scenario()
    ally = s.character(owner)
    cards = Every(OWN if owner == A else THEIRS)
    game = resolve(s, GainPower(cards, 1000, Duration.OPPONENT_END))

    assert _effects_of(game, owner) == [{"power": 1000, "until": "opponent_end", **by, "this_turn": True}]
    assert _effects_of(game.end(), owner) == [{"power": 1000, "until": "opponent_end", **by}]
    again = Game.from_position(game.game.position())
    assert again.power(again.by_ref(ally)) == game.power(ally)


def _effects_of(game: Table, owner: int) -> object:
    side = game.game.position().to_dict()["AB"[owner]]
    return side["characters"][0]["effects"]  # type: ignore[index]
