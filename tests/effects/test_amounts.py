"""Numbers of card text: counted, per so many, of earlier steps (card text 3 (k))."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.amounts import (
    Amount,
    CostOf,
    CountOf,
    DoneCount,
    DonOf,
    Minus,
    NamedNumber,
    Per,
    Plus,
    PowerOf,
    SlotCount,
    TotalOf,
    TurnsOf,
)
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, NameNumber, Pick, RestDon, SetBasePower
from optcg.model.selections import Every
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    OWN_TRASH,
    THEIRS,
    YOU,
    begin,
    resolve,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def _value(s: Scenario, amount: Amount, *before: Effect, answers: tuple[str, ...] = ()) -> int:
    """The amount, read from the power that A's Leader gains."""
    game = resolve(s, *before, GainPower(Every(OWN_LEADER, slot=7), amount, TURN))
    for answer in answers:
        game.choose(answer)
    return game.power("leader_a") - 5000


def test_count_of() -> None:
    s = Scenario()
    s.character(B)
    s.character(B)

    assert _value(s, CountOf(THEIRS)) == 2


def test_count_of_the_hand_without_the_event_itself() -> None:
    """Rule 8-4-2: an Event being resolved lies in the trash already."""
    s = Scenario()
    s.hand(A, s.character_card())

    assert (_value(s, Plus(Per(10, 1, CountOf(OWN_HAND)), CountOf(OWN_TRASH)))) == 11


@pytest.mark.parametrize(
    ("where", "count"), [("field", 6), ("active", 2), ("rested", 1), ("given", 3), ("deck", 4)]
)
def test_don_of(where: str, count: int) -> None:
    """Rules 3-1-2, 4-4-2: the field has the given DON!! too, which are in no state."""
    s = Scenario()
    s.don(A, active=2, rested=1)
    s.character(A, don=1)
    s.character(A, don=2)

    assert _value(s, DonOf(YOU, where)) == count


def test_don_of_the_opponent_and_of_both() -> None:
    s = Scenario()
    s.don(B, active=3)

    assert _value(s, Plus(Per(10, 1, DonOf(OPPONENT)), DonOf(EITHER))) == 38


@pytest.mark.parametrize(("trash", "value"), [(3, 2000), (4, 2000), (0, 0)])
def test_per(trash: int, value: int) -> None:
    """+1000 for every 2 cards, rounded down; the Event itself is one of them."""
    s = Scenario()
    for _ in range(trash):
        s.trash(A, s.character_card())

    assert _value(s, Per(1000, 2, CountOf(OWN_TRASH))) == value


def test_plus_and_minus() -> None:
    assert _value(Scenario(), Minus(Plus(5, 4), 2)) == 7


def test_power_of_a_card_now_and_its_base_power() -> None:
    s = Scenario()
    s.character(B, power=3000)
    weaken = GainPower(Every(THEIRS, slot=1), -1000, TURN)

    assert _value(s, Plus(Per(10, 1, PowerOf(1)), PowerOf(1, base=True)), weaken) == 23000


def test_power_of_this_card() -> None:
    s = Scenario()
    double = SetBasePower(Every(OWN_LEADER, slot=1), PowerOf(), TURN)
    ally = s.character(A, power=8000, abilities=[AutoEffect((When("When Attacking"),), (double,))])
    game = begin(s).attack(ally, "leader_b")

    assert game.power("leader_a") == 8000


def test_power_of_nobody_is_0() -> None:
    assert _value(Scenario(), PowerOf(1)) == 0


def test_cost_of_a_card() -> None:
    s = Scenario()
    s.character(B, cost=4, effects=[{"cost": -1, "until": "turn"}])

    assert _value(s, Plus(Per(10, 1, CostOf(1)), CostOf(1, base=True)), Pick(Every(THEIRS, slot=1))) == 34


def test_cost_of_this_card() -> None:
    s = Scenario()
    ally = s.character(A, cost=2, abilities=[AutoEffect((When("When Attacking"),), (Draw(CostOf()),))])
    game = begin(s).attack(ally, "leader_b")

    assert game.count(A, "hand") == 2


@pytest.mark.parametrize(("what", "total"), [("power", 4000), ("cost", 5)])
def test_total_of(what: str, total: int) -> None:
    """Rule 1-3-6-1: negative power counts as such."""
    s = Scenario()
    s.character(B, power=5000, cost=2)
    s.character(B, power=0, cost=3, effects=[{"power": -1000, "until": "turn"}])

    assert _value(s, TotalOf(what, THEIRS)) == total


def test_total_of_cards_off_the_field() -> None:
    s = Scenario()
    s.hand(A, s.character_card(power=2000, cost=4))

    assert _value(s, Plus(TotalOf("power", OWN_HAND), TotalOf("cost", OWN_HAND))) == 2004


def test_slot_count() -> None:
    s = Scenario()
    s.character(B)
    s.character(B)

    assert _value(s, SlotCount(1), Pick(Every(THEIRS, slot=1))) == 2


def test_done_count_counts_what_happened() -> None:
    s = Scenario()
    s.character(B)
    s.character(B, effects=[{"cannot": "be K.O.'d by effects", "until": "turn"}])

    assert _value(s, DoneCount(), KO(Every(THEIRS))) == 1


def test_done_count_of_rested_don() -> None:
    """OP13-001: +2000 for every DON!! rested."""
    answers = ("pick don active", "pick don active", "done")

    assert _value(Scenario(), Per(2000, 1, DoneCount()), RestDon(None), answers=answers) == 4000


def test_named_number() -> None:
    assert _value(Scenario(), NamedNumber(), NameNumber(), answers=("number 4",)) == 4


def test_an_amount_is_fixed_when_the_effect_resolves() -> None:
    """P-024: cards that come later change nothing."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1))
    s.character(A)
    game = resolve(s, GainPower(Every(OWN_LEADER), Per(1000, 1, CountOf(OWN)), TURN)).play(card)

    assert game.power("leader_a") == 6000


@pytest.mark.parametrize(("turn", "turns"), [(1, 1), (3, 2), (9, 5)])
def test_the_turns_of_a_player_are_counted(turn: int, turns: int) -> None:
    s = Scenario(turn_number=turn)
    assert resolve(s, Draw(TurnsOf(YOU))).count(A, "hand") == turns
