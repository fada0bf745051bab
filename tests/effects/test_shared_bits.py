"""Events that share a bit: the bit is only a quick filter, and neither meets the effects of the other."""

from optcg.engine import timings
from optcg.engine.timings import BIT, NEXT, TIMINGS
from optcg.model.abilities import AutoEffect, When
from optcg.model.amounts import Happened
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import Draw, GainPower, Move, Place
from optcg.model.selections import This, Top
from optcg.model.terms import Area
from tests.effects.checks import YOU, begin, draws_if, draws_when, event, resolve
from tests.scenario import A, Scenario

# Tags and moments are found by their bits alone; the others are no timings, or are told in other ways.
ALONE = {
    *range(timings.START_OF_GAME + 1),
    timings.END_OF_MAIN,
    timings.DON_RETURNED,
    timings.CHANGES_COSTS,
    timings.GIVES_COUNTER,
    timings.RESTS_ARRIVALS,
    timings.REPLACES,
    timings.SHIELDS,
    timings.OFF_FIELD,
    timings.KEEPS_DON,
    timings.LYING,
    timings.BINDS,
    BIT,
}


def test_only_rare_events_in_words_share_their_bits() -> None:
    sharing = {event & BIT for event in TIMINGS.values() if event >= NEXT}

    assert sharing
    assert not sharing & ALONE
    assert sharing <= set(TIMINGS.values())


def test_a_draw_by_an_effect_is_not_that_of_the_draw_phase() -> None:
    s = Scenario()
    power = (GainPower(This(), 1000, Duration.TURN),)
    by_effects = s.character(A, power=1000, abilities=[AutoEffect((When("draws", who=YOU),), power)])
    in_phase = s.character(
        A, power=1000, abilities=[AutoEffect((When("draws in the Draw Phase", who=YOU),), power)]
    )
    game = resolve(s, Draw(1))
    by_effect = game.power(by_effects), game.power(in_phase)
    game.end().end()

    assert by_effect == (2000, 1000)
    assert (game.power(by_effects), game.power(in_phase)) == (1000, 2000)


def test_what_is_kept_in_mind_of_one_is_not_of_the_other() -> None:
    s = Scenario()
    drawn = Compare(Happened(When("draws in the Draw Phase", who=YOU)), ">=", 1)
    asks = event(s, draws_if(drawn))
    draws = event(s, Draw(1))
    game = begin(s).play(draws)
    hand = game.count(A, "hand")

    assert game.play(asks).count(A, "hand") == hand - 1


def test_one_that_came_below_2_is_not_at_0() -> None:
    s = Scenario()
    s.life(A, 3)
    s.leader(A, abilities=[draws_when("Life becomes 0", who=YOU)])

    assert resolve(s, Move(Top(YOU, Area.LIFE, 2), Place.TRASH)).count(A, "hand") == 0
