"""DON!! of the cost area as cards among others: "cards", "Characters or DON!! cards"."""

import pytest

from optcg.model.abilities import ActivateEffect, HandCost, PermanentEffect, ReplacementEffect, Would
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, YouDid
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Forbid, ForbidPlayer, GainPower, If, Rest, SetActive
from optcg.model.filters import Active, AnyOf, CategoryIs, CostIs, Filter, Rested, ThisCard
from optcg.model.selections import FIELD_AND_DON, Cards, Choose, Every, Owner, Slot, This
from optcg.model.terms import Area, Category
from tests.effects.checks import OPPONENT, YOU, begin, don, draws_if, draws_when, event, resolve
from tests.scenario import A, B, Scenario

OWN_CARDS = Cards(YOU, FIELD_AND_DON)
OWN_DON = Cards(YOU, (Area.COST,))
THEIR_DON = Cards(OPPONENT, (Area.COST,))
CHARACTERS_OR_DON = (Area.CHARACTER, Area.COST)
HOLD = "become active in the Refresh Phase"


def or_don(described: Filter) -> Cards:
    """ "DON!! cards or Characters ..." of the opponent."""
    return Cards(OPPONENT, CHARACTERS_OR_DON, AnyOf((CategoryIs(Category.DON), described)))


def test_a_character_or_a_don_is_rested() -> None:
    """OP06-020: the filter of the Characters does not touch the DON!!."""
    s = Scenario()
    small = s.character(B, cost=3)
    s.character(B, cost=4)
    s.don(B, active=2, rested=1)
    game = resolve(s, Rest(Choose(or_don(CostIs("<=", 3)), 1, up_to=True)))

    assert game.choices() == [f"pick {small}", "pick don active", "pick don rested", "done"]
    assert don(game.choose("pick don active"), B)[:2] == (1, 2)


def test_both_kinds_in_one_choice() -> None:
    """OP06-035: a total of 2."""
    s = Scenario()
    wall = s.character(B)
    s.don(B, active=3)
    game = resolve(s, Rest(Choose(Cards(OPPONENT, CHARACTERS_OR_DON), 2, up_to=True)))
    game.choose(f"pick {wall}").choose("pick don active")

    assert (game.rested(wall), don(game, B)[:2]) == (True, (2, 1))


def test_two_don_that_do_not_differ() -> None:
    s = Scenario()
    s.don(B, active=3)
    game = resolve(s, Rest(Choose(THEIR_DON, 2)))

    assert don(game, B)[:2] == (1, 2)


def test_what_was_rested_is_counted() -> None:
    s = Scenario()
    s.don(B, active=1)
    game = resolve(s, Rest(Every(THEIR_DON)), If(YouDid(), (Draw(1),)))

    assert (don(game, B)[:2], game.count(A, "hand")) == ((0, 1), 1)


def test_a_rested_don_is_not_rested_again() -> None:
    """Rule 1-3-2-1."""
    s = Scenario()
    s.don(B, rested=2)
    game = resolve(s, Rest(Every(THEIR_DON)), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_what_was_rested_is_remembered() -> None:
    """ "Rest 1 card. It will not become active": the same DON!!."""
    s = Scenario()
    s.don(B, active=1)
    game = resolve(s, Rest(Choose(THEIR_DON, 1)), Forbid(Slot(0), HOLD, Duration.REFRESH)).end()

    # Two from the DON!! deck in the DON!! Phase; the rested one stays so.
    assert don(game, B)[:2] == (2, 1)


def test_a_character_or_a_don_is_held() -> None:
    """OP07-026: rested ones only."""
    s = Scenario()
    wall = s.character(B, rested=True)
    s.character(B)
    s.don(B, active=1, rested=1)
    held = Cards(OPPONENT, CHARACTERS_OR_DON, Rested())
    game = resolve(s, Forbid(Choose(held, 1, up_to=True), HOLD, Duration.REFRESH))

    assert game.choices() == [f"pick {wall}", "pick don rested", "done"]
    assert don(game.choose("pick don rested").end(), B)[:2] == (3, 1)


def test_another_ban_does_not_touch_don() -> None:
    s = Scenario()
    s.don(B, active=1)
    game = resolve(s, Forbid(Every(THEIR_DON), "be rested", Duration.TURN), Rest(Every(THEIR_DON)))

    assert don(game, B)[:2] == (0, 1)


def test_this_character_or_a_don_is_set_as_active() -> None:
    """OP13-035."""
    s = Scenario()
    s.don(A, rested=2)
    either = Cards(YOU, CHARACTERS_OR_DON, AnyOf((ThisCard(), CategoryIs(Category.DON))))
    ability = ActivateEffect(("Activate: Main",), (SetActive(Choose(either, 1, up_to=True)),))
    worker = s.character(A, rested=True, abilities=[ability])
    game = begin(s).choose(f"activate {worker}.1")

    assert game.choices() == [f"pick {worker}", "pick don rested", "done"]
    assert don(game.choose("pick don rested"), A)[:2] == (1, 1)


def test_don_set_as_active_among_cards_are_told_of() -> None:
    s = Scenario()
    s.don(A, rested=2)
    s.character(A, abilities=[draws_when("DON!! set active", who=YOU)])
    game = resolve(s, SetActive(Every(Cards(YOU, FIELD_AND_DON))))

    assert (don(game, A)[1], game.count(A, "hand")) == (0, 1)


def test_a_ban_on_setting_don_as_active_holds_here_too() -> None:
    s = Scenario()
    s.don(A, rested=2)
    ban = ForbidPlayer(YOU, "set DON!! active by effects", Duration.TURN)
    game = resolve(s, ban, SetActive(Every(OWN_DON)), If(YouDid(), (Draw(1),)))

    assert (don(game, A)[:2], game.count(A, "hand")) == ((0, 2), 0)


def test_cards_as_a_cost() -> None:
    """OP14-029: Leader, Characters, Stage and DON!! can all be rested for it."""
    s = Scenario()
    s.don(A, active=1, rested=1)
    ability = ActivateEffect(
        ("Activate: Main",), (GainPower(This(), 2000, Duration.TURN),), (Rest(Choose(OWN_CARDS, 2)),)
    )
    worker = s.character(A, abilities=[ability])
    stage = s.stage(A)
    game = begin(s).choose(f"activate {worker}.1")

    assert game.choices() == ["pick leader_a", f"pick {worker}", f"pick {stage}", "pick don active"]
    game.choose("pick don active").choose(f"pick {stage}")
    assert (game.power(worker), game.rested(stage), don(game, A)[:2]) == (7000, True, (0, 2))


def test_a_cost_needs_enough_active_cards() -> None:
    s = Scenario()
    s.leader(A, rested=True)
    s.don(A, rested=3)
    ability = ActivateEffect(("Activate: Main",), (Draw(1),), (Rest(Choose(OWN_CARDS, 2)),))
    worker = s.character(A, abilities=[ability])

    assert f"activate {worker}.1" not in begin(s).choices()


def test_a_cost_paid_with_don_alone() -> None:
    s = Scenario()
    s.leader(A, rested=True)
    s.don(A, active=3)
    ability = ActivateEffect(("Activate: Main",), (Draw(1),), (Rest(Choose(OWN_CARDS, 2)),))
    worker = s.character(A, rested=True, abilities=[ability])
    game = begin(s).choose(f"activate {worker}.1")

    assert (don(game, A)[:2], game.count(A, "hand")) == ((1, 2), 1)


def test_don_cannot_be_koed() -> None:
    s = Scenario()
    s.don(B, active=1)
    game = resolve(s, KO(Every(THEIR_DON)), If(YouDid(), (Draw(1),)))

    assert (don(game, B)[:2], game.count(A, "hand")) == ((1, 0), 0)


def test_instead_a_card_is_rested() -> None:
    """OP14-029: a DON!! may pay for the replacement."""
    s = Scenario()
    save = ReplacementEffect(Would("ko"), (Rest(Choose(OWN_CARDS, 1)),))
    s.leader(B, rested=True)
    s.don(B, active=1)
    wall = s.character(B, rested=True, abilities=[save])
    game = resolve(s, KO(Every(Cards(OPPONENT, (Area.CHARACTER,))))).choose("yes")

    assert (game.area(wall), don(game, B)[:2]) == ("characters", (0, 1))


@pytest.mark.parametrize(("count", "drawn"), [(4, 1), (5, 0)])
def test_rested_cards_are_counted_with_the_don(count: int, drawn: int) -> None:
    """OP08-028: Leader, Character, Stage and DON!!; given DON!! are in no state (Rule 4-4-2)."""
    s = Scenario()
    s.leader(B, rested=True, don=2)
    s.character(B, rested=True)
    s.character(B)
    s.stage(B)
    s.don(B, active=1, rested=2)
    game = resolve(s, draws_if(Compare(CountOf(Cards(OPPONENT, FIELD_AND_DON, Rested())), ">=", count)))

    assert game.count(A, "hand") == drawn


def test_active_don_are_counted() -> None:
    s = Scenario()
    s.don(A, active=2, rested=1)
    game = resolve(s, draws_if(Compare(CountOf(Cards(YOU, (Area.COST,), Active())), "=", 2)))

    assert game.count(A, "hand") == 1


def test_a_permanent_effect_looks_at_rested_cards() -> None:
    """ST16-003."""
    s = Scenario()
    s.don(A, active=1)
    rested = Compare(CountOf(Cards(YOU, FIELD_AND_DON, Rested())), ">=", 1)
    s.character(A, abilities=[PermanentEffect((GainPower(This(), 2000),), rested)])
    worker = s.character(A, abilities=[PermanentEffect((GainPower(This(), 2000),), rested)])
    ref = event(s, Rest(Every(OWN_DON)))
    game = begin(s)

    assert game.power(worker) == 5000
    assert game.play(ref).power(worker) == 7000


def test_a_cost_in_hand_looks_at_rested_cards() -> None:
    """OP11-023."""
    s = Scenario()
    s.don(A, active=4)
    s.don(B, rested=5)
    many = Compare(CountOf(Cards(OPPONENT, FIELD_AND_DON, Rested())), ">=", 5)
    ref = s.hand(A, s.character_card(cost=7, abilities=[HandCost(-3, condition=many)]))

    assert f"play {ref}" in begin(s).choices()


def test_don_of_both_players_are_not_chosen_together() -> None:
    """No open card says so; which player's DON!! is meant would be open."""
    s = Scenario()
    event(s, Rest(Choose(Cards(Owner.EITHER, (Area.COST,)), 1)))

    with pytest.raises(TypeError, match="one player"):
        s.start()
