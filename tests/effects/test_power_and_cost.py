"""Power and cost changed for a time (Rules 1-3-6, 2-6-3, 2-7-6, 4-9-2)."""

import pytest

from optcg import Game
from optcg.model.amounts import CostOf, DoneCount, Minus, Per, PowerOf
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    GainCost,
    GainPower,
    If,
    Move,
    Pick,
    Place,
    Play,
    ReduceNextPlay,
    ReturnGivenDon,
    SetBaseCost,
    SetBasePower,
    SwapBasePower,
)
from optcg.model.filters import CategoryIs, CostIs, PowerIs, TypeIs
from optcg.model.selections import Cards, Choose, Every, Slot
from optcg.model.terms import Area, Category
from tests.effects.checks import (
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    THEIR_LEADER,
    THEIRS,
    begin,
    don,
    event,
    resolve,
    said,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def test_gain_power() -> None:
    s = Scenario()
    ally = s.character(A, power=4000)
    game = resolve(s, GainPower(Choose(OWN, 1), 2000, TURN))

    assert game.power(ally) == 6000


def test_lose_power_below_zero() -> None:
    """Rule 1-3-6-1."""
    s = Scenario()
    victim = s.character(B, power=1000)
    game = resolve(s, GainPower(Choose(THEIRS, 1), -3000, TURN))

    assert game.power(victim) == -2000


def test_gain_power_fixes_its_cards_when_it_resolves() -> None:
    """A Character that comes later gains nothing."""
    s = Scenario()
    late = s.hand(A, s.character_card(power=4000, cost=1))
    s.character(A)
    ref = event(s, GainPower(Every(OWN), 1000, TURN))
    game = begin(s).play(ref).play(late)

    assert game.power(late) == 4000


def test_gain_power_of_nobody_is_not_done() -> None:
    game = resolve(Scenario(), GainPower(Choose(OWN, 1), 1000, TURN), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_gain_power_off_the_field_is_impossible() -> None:
    """Rule 1-3-2: a card of the hand gains no power."""
    s = Scenario()
    s.hand(A, s.character_card())
    s.character(A)
    own = Cards(OWN.owner, (Area.CHARACTER, Area.HAND))
    game = resolve(s, GainPower(Every(own), 1000, TURN), Draw(DoneCount()))

    assert game.count(A, "hand") == 2


def test_gain_cost() -> None:
    s = Scenario()
    victim = s.character(B, cost=4)
    game = resolve(s, GainCost(Choose(THEIRS, 1), -3, TURN))

    assert game.cost(victim) == 1


def test_cost_below_zero_reads_as_zero_but_keeps_its_sum() -> None:
    """Rules 1-3-6-2, 1-3-6-2-1: -5 and +2 of a cost of 2 is -1, not 2."""
    s = Scenario()
    victim = s.character(B, cost=2)
    game = resolve(s, GainCost(Every(THEIRS), -5, TURN), GainCost(Every(THEIRS), 2, TURN))

    assert game.cost(victim) == 0


def test_gain_cost_of_nobody_is_not_done() -> None:
    game = resolve(Scenario(), GainCost(Every(THEIRS), -1, TURN), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_set_base_power_under_other_changes() -> None:
    s = Scenario()
    ally = s.character(A, power=3000)
    game = resolve(s, GainPower(Every(OWN), 1000, TURN), SetBasePower(Every(OWN), 7000, TURN))

    assert game.power(ally) == 8000


def test_of_several_base_powers_the_highest_applies() -> None:
    """Rule 4-9-2-1."""
    s = Scenario()
    ally = s.character(A, power=3000)
    game = resolve(s, SetBasePower(Every(OWN), 9000, TURN), SetBasePower(Every(OWN), 7000, TURN))

    assert game.power(ally) == 9000


def test_set_base_power_copies_a_power_as_it_is_now() -> None:
    """OP06-009: fixed when it resolves."""
    s = Scenario()
    s.leader(B, power=5000)
    ally = s.character(A, power=3000)
    copy = SetBasePower(Every(OWN), PowerOf(1), TURN)
    raise_it = GainPower(Every(THEIR_LEADER), 2000, TURN)
    game = resolve(s, Pick(Every(THEIR_LEADER, slot=1)), copy, raise_it)

    assert game.power(ally) == 5000


def test_set_base_power_of_nobody_is_not_done() -> None:
    game = resolve(Scenario(), SetBasePower(Every(OWN), 1000, TURN), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_set_base_cost() -> None:
    s = Scenario()
    victim = s.character(B, cost=8)
    game = resolve(s, SetBaseCost(Every(THEIRS), 2, TURN), GainCost(Every(THEIRS), 1, TURN))

    assert game.cost(victim) == 3


@pytest.mark.rule("4-9-2-2")
def test_4_9_2_2_of_several_base_costs_the_highest_applies() -> None:
    s = Scenario()
    victim = s.character(B, cost=1)
    game = resolve(s, SetBaseCost(Every(THEIRS), 5, TURN), SetBaseCost(Every(THEIRS), 3, TURN))

    assert game.cost(victim) == 5


def test_set_base_cost_of_nobody_is_not_done() -> None:
    game = resolve(Scenario(), SetBaseCost(Every(THEIRS), 1, TURN), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_set_a_power_to_0_by_taking_away_what_it_is() -> None:
    """OP07-002 needs no step of its own: the power now is taken away once."""
    s = Scenario()
    victim = s.character(B, power=6000)
    take = GainPower(Choose(THEIRS, 1, slot=1), Minus(0, PowerOf(1)), TURN)
    game = resolve(s, take)

    assert game.power(victim) == 0


def test_set_a_cost_to_0_by_taking_away_what_it_is() -> None:
    s = Scenario()
    victim = s.character(B, cost=6)
    game = resolve(s, GainCost(Choose(THEIRS, 1, slot=1), Minus(0, CostOf(1)), TURN))

    assert game.cost(victim) == 0


def _swap() -> SwapBasePower:
    return SwapBasePower(1, 2, TURN)


def test_swap_base_power() -> None:
    s = Scenario()
    s.leader(A, power=5000)
    ally = s.character(A, power=9000)
    picks = Pick(Every(OWN_LEADER, slot=1)), Pick(Every(OWN, slot=2))
    game = resolve(s, *picks, _swap())

    assert (game.power("leader_a"), game.power(ally)) == (9000, 5000)


def test_swapped_base_power_stays_when_the_other_card_leaves() -> None:
    s = Scenario()
    ally = s.character(A, power=9000)
    picks = Pick(Every(OWN_LEADER, slot=1)), Pick(Every(OWN, slot=2))
    game = resolve(s, *picks, _swap(), Move(Slot(2), Place.HAND))

    assert (game.area(ally), game.power("leader_a")) == ("hand", 9000)


def test_swap_with_nobody_is_not_done() -> None:
    game = resolve(Scenario(), Pick(Every(OWN_LEADER, slot=1)), _swap(), If(YouDid(), (Draw(1),)))

    assert (game.power("leader_a"), game.count(A, "hand")) == (5000, 0)


def test_negated_and_changed_values_are_tested_in_later_steps() -> None:
    """First -3000, then K.O. what has 0 or less."""
    s = Scenario()
    weak, strong = s.character(B, power=3000), s.character(B, power=4000)
    zero = Cards(OPPONENT, (Area.CHARACTER,), PowerIs("<=", 0))
    game = resolve(s, GainPower(Every(THEIRS), -3000, TURN), KO(Every(zero)))

    assert (game.area(weak), game.area(strong)) == ("trash", "characters")


def test_reduce_the_next_play() -> None:
    """OP12-061: "The next time you play ..., the cost will be reduced by 2"."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=4, types=("Navy",)))
    ref = event(s, ReduceNextPlay(2, TypeIs("Navy")))
    game = begin(s).play(ref).play(card)

    assert don(game, A)[:2] == (3, 2)


def test_reduce_the_next_play_is_used_up_by_one() -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card(cost=2)) for _ in range(2)]
    ref = event(s, ReduceNextPlay(1, CategoryIs(Category.CHARACTER)))
    game = begin(s).play(ref).play(cards[0]).play(cards[1])

    assert don(game, A)[:2] == (2, 3)


def test_reduce_the_next_play_waits_for_a_card_that_fits() -> None:
    s = Scenario()
    small, big = s.hand(A, s.character_card(cost=1)), s.hand(A, s.character_card(cost=3))
    ref = event(s, ReduceNextPlay(1, CostIs(">=", 3)))
    game = begin(s).play(ref).play(small).play(big)

    assert don(game, A)[:2] == (2, 3)


def test_reduce_the_next_play_is_not_used_by_a_play_without_paying() -> None:
    """Rule 4-7-1: put into play by an effect, a card was not played by paying."""
    s = Scenario()
    ref = event(s, ReduceNextPlay(1, None), Play(Every(Cards(OWN.owner, (Area.TRASH,), TypeIs("Navy")))))
    s.trash(A, s.character_card(types=("Navy",)))
    card = s.hand(A, s.character_card(cost=3))
    game = begin(s).play(ref).play(card)

    assert don(game, A)[:2] == (3, 2)


def test_reduce_the_next_play_below_zero_costs_nothing() -> None:
    """Rule 1-3-6-2."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=2))
    ref = event(s, ReduceNextPlay(5, None))
    game = begin(s).play(ref).play(card)

    assert don(game, A)[:2] == (5, 0)


def test_reduce_the_next_play_ends_with_the_turn() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=9))
    ref = event(s, ReduceNextPlay(5, None))
    game = begin(s).play(ref).end().end()

    assert (f"play {card}" in game.choices(), don(game, A)[0]) == (False, 7)


def test_gain_power_of_each_by_what_was_done() -> None:
    """ "+1000 for every card trashed" (OP03-001)."""
    s = Scenario()
    for _ in range(2):
        s.hand(A, s.character_card())
    trash = Move(Every(OWN_HAND), Place.TRASH)
    game = resolve(s, trash, GainPower(Every(OWN_LEADER), Per(1000, 1, DoneCount()), TURN))

    assert game.power("leader_a") == 7000


def test_a_base_power_like_that_of_a_chosen_card() -> None:
    """EB01-061: the power of now."""
    s = Scenario()
    wall = s.character(B, power=8000)
    ally = s.character(A, power=1000)
    pick = Pick(Choose(THEIRS, 1, up_to=True))
    copied = SetBasePower(Every(OWN, 1), PowerOf(0), TURN)
    game = resolve(s, pick, copied, GainPower(Every(THEIRS, 2), 1000, TURN)).choose(f"pick {wall}")

    assert game.power(ally) == 8000


def test_the_power_of_no_card_is_not_copied() -> None:
    s = Scenario()
    ally = s.character(A, power=1000)
    game = resolve(s, Pick(Choose(THEIRS, 1, up_to=True)), SetBasePower(Every(OWN, 1), PowerOf(0), TURN))

    assert game.power(ally) == 1000


def test_a_power_set_to_zero() -> None:
    """OP07-002: neither the base power nor a fixed amount; what comes later is added."""
    s = Scenario()
    wall = s.character(B, power=8000)
    zero = GainPower(Choose(THEIRS, 1), Minus(0, PowerOf(0)), TURN)
    game = resolve(s, GainPower(Every(THEIRS), 1000, TURN), zero)
    assert game.power(wall) == 0

    game = resolve(s, zero, GainPower(Every(THEIRS), 1000, TURN))
    assert game.power(wall) == 1000


def test_a_cost_set_to_zero() -> None:
    """OP03-091."""
    s = Scenario()
    wall = s.character(B, cost=4)
    game = resolve(s, GainCost(Choose(THEIRS, 1), Minus(0, CostOf(0)), TURN))

    assert game.cost(wall) == 0


@pytest.mark.rule("6-5-5-2")
@pytest.mark.parametrize(
    ("turn_player", "taken", "given", "power"),
    [(A, 0, 0, 1000), (A, 0, 1, 2000), (A, 1, 0, 1000), (A, 1, 2, 2000), (B, 0, 0, 1000)],
)
def test_6_5_5_2_of_a_power_that_was_set_only_don_given_later_are_added(
    turn_player: int, taken: int, given: int, power: int
) -> None:
    """The DON!! that lay there when it was set are counted in it, and in the other turn none is worth any."""
    s = Scenario(turn_player=turn_player)
    s.don(turn_player, active=given)
    ally = s.character(A, power=5000, don=1)
    abilities = said("[On Play] Set the power of up to 1 Character to 1000 during this turn.")
    setter = s.hand(turn_player, s.character_card(cost=0, abilities=abilities))
    takes = event(s, ReturnGivenDon(1, Every(OWN)), player=turn_player)
    game = begin(s).play(setter).choose(f"pick {ally}")
    if taken:
        game.play(takes)
    game.give(ally, times=given)

    again = Game.from_position(game.game.position())
    assert (game.power(ally), again.power(again.by_ref(ally))) == (power, power)


@pytest.mark.rule("6-5-5-2")
def test_6_5_5_2_a_power_that_was_set_is_that_in_the_next_turn_too() -> None:
    s = Scenario()
    ally = s.character(A, power=5000)
    until = "until the end of your opponent's next turn"
    abilities = said(f"[On Play] Set the power of up to 1 Character to 1000 {until}.")
    setter = s.hand(A, s.character_card(cost=0, abilities=abilities))
    game = begin(s).play(setter).choose(f"pick {ally}")
    assert game.end().power(ally) == 1000
