"""Rule 8-1-4-2: an effect that is in force already, by the same player and for as long, adds nothing."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import (
    Effect,
    Forbid,
    ForbidPlayer,
    GainCost,
    GainKeyword,
    GainPower,
    Negate,
    SetBasePower,
)
from optcg.model.filters import CategoryIs
from optcg.model.selections import Every, Owner
from optcg.model.terms import Category
from tests.effects.checks import OWN, OWN_LEADER, begin, event
from tests.scenario import A, B, Scenario, Table

LEADER = Every(OWN_LEADER)
TURN = Duration.TURN


def twice(first: Effect, second: Effect | None = None) -> Table:
    """A uses an Event that does this, and then the same card again, or another one."""
    s = Scenario()
    card = s.event_card(cost=0, main=[first])
    events = [s.hand(A, card), s.hand(A, card) if second is None else event(s, second)]
    game = begin(s)
    for ref in events:
        game.play(ref)
    return game


@pytest.mark.parametrize(
    "effect",
    [
        GainKeyword(LEADER, "Blocker", TURN),
        Forbid(LEADER, "attack", TURN),
        Negate(LEADER, TURN),
        SetBasePower(LEADER, 7000, TURN),
        ForbidPlayer(Owner.OPPONENT, "play cards", TURN),
        ForbidPlayer(Owner.OPPONENT, "play cards", TURN, CategoryIs(Category.EVENT)),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_what_holds_or_does_not_is_in_force_once(effect: Effect) -> None:
    assert len(twice(effect).game.state.effects) == 1


def test_what_is_added_up_is_in_force_twice() -> None:
    assert twice(GainPower(LEADER, 1000, TURN)).power("leader_a") == 7000
    s = Scenario()
    target = s.character(A, cost=3)
    card = s.event_card(cost=0, main=[GainCost(Every(OWN), 1, TURN)])
    first, second = s.hand(A, card), s.hand(A, card)
    assert begin(s).play(first).play(second).cost(target) == 5


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (GainKeyword(LEADER, "Blocker", TURN), GainKeyword(LEADER, "Blocker", Duration.OPPONENT_END)),
        (GainKeyword(LEADER, "Blocker", TURN), GainKeyword(LEADER, "Banish", TURN)),
        (SetBasePower(LEADER, 7000, TURN), SetBasePower(LEADER, 6000, TURN)),
    ],
)
def test_another_duration_or_another_value_is_another_effect(first: Effect, second: Effect) -> None:
    assert len(twice(first, second).game.state.effects) == 2


def test_what_lasts_longer_still_lasts() -> None:
    """The one of this turn ends; the one until the end of the opponent's next turn does not."""
    short, long = Forbid(LEADER, "attack", TURN), Forbid(LEADER, "attack", Duration.OPPONENT_END)
    game = twice(short, long).end()
    assert len(game.game.state.effects) == 1


def test_an_effect_of_an_earlier_turn_ends_earlier() -> None:
    """ "Until the end of your next turn" said in this turn and in that one are two ends."""
    s = Scenario()
    card = s.event_card(cost=0, main=[GainKeyword(LEADER, "Blocker", Duration.OWN_END)])
    first, second = s.hand(A, card), s.hand(A, card)
    game = begin(s).play(first).end().end().play(second)
    assert len(game.game.state.effects) == 2
    game.end()
    assert "Blocker" in game.keywords("leader_a")
    assert game.asked()[0] == B
