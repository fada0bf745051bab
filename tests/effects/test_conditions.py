"""Conditions: "if ..." (Rules 8-3-2-1, 8-3-3, 4-10-1)."""

import pytest

from optcg.engine.amounts import compares, sign_code
from optcg.model.abilities import ActivateEffect, AutoEffect, Gate, When
from optcg.model.amounts import CountOf, DonOf, Minus, Plus
from optcg.model.conditions import (
    Both,
    Compare,
    Condition,
    Either,
    NotSo,
    OnlyHave,
    SlotFits,
    ThisCardIs,
    ThisTurn,
    YouDid,
    YourTurn,
)
from optcg.model.effects import Draw, Effect, If, Mark, Move, Pick, Place
from optcg.model.filters import (
    AnyOf,
    CategoryIs,
    CostIs,
    Multicolor,
    NameIs,
    PlayedThisTurn,
    PowerIs,
    Rested,
    TypeIs,
)
from optcg.model.selections import ON_FIELD, Cards, Choose, Every, This
from optcg.model.terms import Area, Category, Color
from tests.effects.checks import (
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    OWN_LIFE,
    OWN_TRASH,
    THEIR_LIFE,
    THEIRS,
    YOU,
    begin,
    draws_if,
    resolve,
)
from tests.scenario import A, B, Scenario


def _holds(s: Scenario, condition: Condition, *before: Effect) -> bool:
    game = resolve(s, *before, If(condition, (Draw(1),)))
    return game.count(A, "hand") == 1


@pytest.mark.parametrize(
    ("left", "sign", "right", "holds"),
    [
        (1, "=", 1, True),
        (1, "=", 2, False),
        (1, "<", 2, True),
        (2, "<", 2, False),
        (2, "<=", 2, True),
        (3, "<=", 2, False),
        (3, ">", 2, True),
        (2, ">", 2, False),
        (2, ">=", 2, True),
        (1, ">=", 2, False),
        (1, "!=", 2, True),
        (2, "!=", 2, False),
    ],
)
def test_compare(left: int, sign: str, right: int, holds: bool) -> None:
    assert _holds(Scenario(), Compare(left, sign, right)) == holds


def test_an_unknown_comparison_is_refused() -> None:
    with pytest.raises(ValueError, match="no comparison"):
        compares(1, sign_code("about"), 2)


YES, NO = Compare(1, "=", 1), Compare(1, "=", 2)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Both((YES, YES)), True),
        (Both((YES, NO)), False),
        (Either((YES, NO)), True),
        (Either((NO, NO)), False),
        (NotSo(NO), True),
        (NotSo(YES), False),
    ],
)
def test_joined_conditions(condition: Condition, holds: bool) -> None:
    """Rule 8-3-2-1."""
    assert _holds(Scenario(), condition) == holds


@pytest.mark.parametrize(
    ("types", "holds"), [(("Navy", "Navy"), True), (("Navy", "Wano"), False), ((), False)]
)
def test_only_have(types: tuple[str, ...], holds: bool) -> None:
    """QA EB02-010: false without any Character."""
    s = Scenario()
    for word in types:
        s.character(A, types=(word,))

    assert _holds(s, OnlyHave(OWN, TypeIs("Navy"))) == holds


@pytest.mark.parametrize(("cost", "holds"), [(2, True), (3, False)])
def test_slot_fits(cost: int, holds: bool) -> None:
    s = Scenario()
    s.character(B, cost=cost)

    assert _holds(s, SlotFits(1, CostIs("<=", 2)), Pick(Every(THEIRS, slot=1))) == holds


def test_slot_fits_wants_all_of_them() -> None:
    s = Scenario()
    s.character(B, cost=1)
    s.character(B, cost=3)

    assert not _holds(s, SlotFits(1, CostIs("<=", 2)), Pick(Every(THEIRS, slot=1)))


def test_slot_fits_of_nobody_is_false() -> None:
    assert not _holds(Scenario(), SlotFits(1))


def test_slot_fits_any_card() -> None:
    s = Scenario()
    s.character(B)

    assert _holds(s, SlotFits(1), Pick(Every(THEIRS, slot=1)))


def test_the_card_that_was_trashed_is_tested() -> None:
    """OP08-096: "if the trashed card has ..."."""
    s = Scenario()
    s.hand(A, s.character_card(types=("Navy",)))
    trash = Move(Choose(OWN_HAND, 1, slot=1), Place.TRASH)

    assert _holds(s, SlotFits(1, TypeIs("Navy")), trash)


@pytest.mark.parametrize(("there", "holds"), [(True, True), (False, False)])
def test_you_did(there: bool, holds: bool) -> None:
    s = Scenario()
    if there:
        s.character(B)

    assert _holds(s, YouDid(), Move(Every(THEIRS), Place.HAND)) == holds


@pytest.mark.parametrize(("yours", "holds"), [(True, True), (False, False)])
def test_your_turn(yours: bool, holds: bool) -> None:
    assert _holds(Scenario(), YourTurn(yours)) == holds


def test_the_opponents_turn() -> None:
    """Rule 8-3-2-5."""
    s = Scenario()
    s.leader(B, abilities=[AutoEffect((When("On Your Opponent's Attack"),), (draws_if(YourTurn(False)),))])
    game = begin(s).attack("leader_a", "leader_b")

    assert game.count(B, "hand") == 2


def test_this_turn_is_a_mark_of_this_card() -> None:
    """A mark on one card does not count for another."""
    s = Scenario()
    mark = ActivateEffect(("Activate: Main",), (Mark("seen"),))
    ask = ActivateEffect(("Activate: Main",), (draws_if(ThisTurn("seen")),))
    card = s.character_card(abilities=[mark, ask])
    one, two = s.put_character(A, card), s.put_character(A, card)
    game = begin(s).choose(f"activate {one}.1")

    assert f"activate {two}.2" not in game.choices()
    assert game.choose(f"activate {one}.2").count(A, "hand") == 1


@pytest.mark.parametrize(("don", "holds"), [(0, False), (1, True)])
def test_this_card_is(don: int, holds: bool) -> None:
    """ "If this Character has 6000 power or more": its power now."""
    s = Scenario()
    auto = AutoEffect((When("When Attacking"),), (draws_if(ThisCardIs(PowerIs(">=", 6000))),))
    ally = s.character(A, power=5000, don=don, abilities=[auto])
    game = begin(s).attack(ally, "leader_b")

    assert (game.count(A, "hand") == 1) == holds


def test_this_card_was_played_this_turn() -> None:
    s = Scenario()
    ask = ActivateEffect(("Activate: Main",), (draws_if(ThisCardIs(PlayedThisTurn())),))
    ally = s.character(A, played_this_turn=True, abilities=[ask])
    game = begin(s).choose(f"activate {ally}.1")

    assert game.count(A, "hand") == 1


def test_this_card_that_is_gone_is_nothing() -> None:
    s = Scenario()
    effects = (Move(This(), Place.DECK_BOTTOM), draws_if(ThisCardIs(CategoryIs(Category.CHARACTER))))
    ally = s.character(A, abilities=[ActivateEffect(("Activate: Main",), effects)])
    game = begin(s).choose(f"activate {ally}.1")

    assert game.count(A, "hand") == 0


# Conditions of card text, as they are put together ----------------------------------------------


@pytest.mark.parametrize(
    ("described", "holds"),
    [
        (TypeIs("Navy"), True),
        (AnyOf((TypeIs("Wano"), NameIs("Garp"))), True),
        (Multicolor(), True),
        (NameIs("Sengoku"), False),
    ],
)
def test_your_leader_is(described: object, holds: bool) -> None:
    s = Scenario()
    s.leader(A, name="Garp", types=("Navy",), colors=(Color.RED, Color.BLACK))
    leader = Cards(YOU, (Area.LEADER,), described)  # type: ignore[arg-type]

    assert _holds(s, Compare(CountOf(leader), ">=", 1)) == holds


def test_less_life_than_the_opponent() -> None:
    s = Scenario()
    s.life(A, 2)

    assert _holds(s, Compare(CountOf(OWN_LIFE), "<", CountOf(THEIR_LIFE)))


def test_total_of_life_and_hand() -> None:
    s = Scenario()
    s.life(A, 2)

    assert _holds(s, Compare(Plus(CountOf(OWN_LIFE), CountOf(OWN_HAND)), "<=", 2))


def test_zero_or_eight_or_more_don() -> None:
    """OP05-060: a union, not a range."""
    s = Scenario()
    s.don(A, active=4)

    assert not _holds(s, Either((Compare(DonOf(YOU), "=", 0), Compare(DonOf(YOU), ">=", 8))))


def test_don_at_least_two_less() -> None:
    s = Scenario()
    s.don(A, active=3)

    assert _holds(s, Compare(Minus(DonOf(OPPONENT), DonOf(YOU)), ">=", 2))


def test_rested_cards_are_those_of_the_field_and_don() -> None:
    """OP06-038: Leader, Characters, Stage and DON!!."""
    s = Scenario()
    s.don(A, active=1, rested=2)
    s.leader(A, rested=True)
    s.stage(A, rested=True)
    cards = CountOf(Cards(YOU, ON_FIELD, Rested()))

    assert _holds(s, Compare(Plus(cards, DonOf(YOU, "rested")), "=", 4))


def test_the_event_itself_counts_in_the_trash() -> None:
    """Rule 8-4-2; QA OP04-094."""
    assert _holds(Scenario(), Compare(CountOf(OWN_TRASH), "=", 1))


# The condition before the cost, and the brackets ------------------------------------------------


def test_a_condition_before_the_cost_bars_the_activation() -> None:
    """QA OP10-022."""
    s = Scenario()
    ability = ActivateEffect(("Activate: Main",), (Draw(1),), condition=Compare(CountOf(OWN_HAND), ">=", 1))
    ally = s.character(A, abilities=[ability])

    assert f"activate {ally}.1" not in begin(s).choices()


@pytest.mark.parametrize(
    ("gate", "don", "turn", "hand"),
    [
        (Gate(don=2), 2, A, 1),
        (Gate(don=2), 1, A, 0),
        (Gate(turn="your"), 0, A, 1),
        (Gate(turn="opponent"), 0, A, 0),
    ],
)
def test_a_gate(gate: Gate, don: int, turn: int, hand: int) -> None:
    """Rules 8-3-2-3 to 8-3-2-5."""
    s = Scenario(turn)
    auto = AutoEffect((When("When Attacking"),), (Draw(1),), gate=gate)
    ally = s.character(A, don=don, abilities=[auto])
    game = begin(s).attack(ally, "leader_b")

    assert game.count(A, "hand") == hand


def test_once_per_turn() -> None:
    """Rule 10-2-13."""
    s = Scenario()
    once = ActivateEffect(("Activate: Main",), (Draw(1),), gate=Gate(once=True))
    ally = s.character(A, abilities=[once])
    game = begin(s).choose(f"activate {ally}.1")
    used = f"activate {ally}.1" in game.choices()
    game.end().end()

    assert (used, f"activate {ally}.1" in game.choices()) == (False, True)


def test_your_leader_condition_is_about_the_effects_player() -> None:
    s = Scenario()
    s.leader(B, name="X")

    assert not _holds(s, Compare(CountOf(Cards(YOU, OWN_LEADER.areas, NameIs("X"))), ">=", 1))
