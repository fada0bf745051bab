"""Rules 6-2, 6-5: the start of a turn and of the Main Phase, and DON!! that come back, with effects."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, When
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Effect, GainPower, HoldDon, If, Later, Move, Place, ReturnDon
from optcg.model.filters import Rested
from optcg.model.selections import Cards, Choose, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

RESTED_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,), Rested())
DRAW_IF_RESTED = If(Compare(CountOf(RESTED_CHARACTERS), ">=", 1), (Draw(1),))
LOG = ["effects_ended", "card_drawn", "don_returned", "set_active"]


def at_start(moment: str, *effects: Effect, who: Owner = Owner.YOU) -> AutoEffect:
    return AutoEffect((When(moment, who=who),), effects)


def draws(game: Table) -> list[int]:
    """Who drew by effects, in order; the Draw Phase aside."""
    return [e.player for e in game.game.events if e.kind == "card_drawn" and e.rule != "6-3-1"]


@pytest.mark.rule("6-2-2")
@pytest.mark.parametrize(("rested", "drawn"), [(True, [A]), (False, [])])
def test_6_2_2_effects_at_the_start_of_a_turn_come_before_cards_become_active(
    rested: bool, drawn: list[int]
) -> None:
    """ "At the start of your turn, if you have a rested Character, draw 1" finds it still rested."""
    s = Scenario(phase="refresh")
    s.leader(A, abilities=[at_start("start of turn", DRAW_IF_RESTED)])
    s.character(A, rested=rested)

    assert draws(s.start()) == drawn


@pytest.mark.rule("6-2-2")
def test_6_2_2_given_don_have_not_come_back_yet() -> None:
    """ "DON!! -1" at the start of the turn can still take a given DON!!."""
    s = Scenario(phase="refresh")
    s.don(A, active=1)
    s.leader(A, don=1, abilities=[at_start("start of turn", ReturnDon(1))])

    assert s.start().choices() == ["pick don active", "pick don leader_a"]


@pytest.mark.rule("6-2-2")
def test_6_2_2_effects_of_both_players_activate_the_turn_players_first() -> None:
    """B's "at the start of your opponent's turn" follows A's own effect."""
    s = Scenario(phase="refresh")
    s.leader(B, abilities=[at_start("start of turn", Draw(1), who=Owner.OPPONENT)])
    s.leader(A, abilities=[at_start("start of turn", Draw(1))])

    assert draws(s.start()) == [A, B]


@pytest.mark.rule("6-2-2")
def test_6_2_2_your_turn_is_not_the_opponents() -> None:
    """A's effect for the start of A's turn does nothing at the start of B's."""
    s = Scenario()
    s.leader(A, abilities=[at_start("start of turn", Draw(1))])
    game = s.start()

    game.end()

    assert draws(game) == []


@pytest.mark.rule("6-2-1", "6-2-2", "6-2-3", "6-2-4")
def test_6_2_2_the_whole_phase_has_a_fixed_order() -> None:
    """A bonus ends, the effect draws, given DON!! come back, and then everything becomes active."""
    s = Scenario(phase="refresh")
    s.leader(A, don=2, abilities=[at_start("start of turn", DRAW_IF_RESTED)])
    s.character(A, rested=True, effects=[{"power": 2000, "until": "own_start"}])

    game = s.start()

    assert [kind for kind in game.kinds() if kind in LOG][:4] == LOG


@pytest.mark.rule("6-2-4", "3-9-2")
def test_6_2_4_don_that_an_effect_holds_stay_rested() -> None:
    """ "2 of your opponent's rested DON!! will not become active in their next Refresh Phase." """
    s = Scenario()
    s.don(B, rested=5)
    event = s.hand(A, s.event_card(main=[HoldDon(2, up_to=False)]))
    game = s.start().play(event)

    game.end()

    assert (game.count(B, "don_rested"), game.count(B, "don_active")) == (2, 3 + 2)


@pytest.mark.rule("6-5-1")
def test_6_5_1_effects_at_the_start_of_the_main_phase_come_before_any_action() -> None:
    """A is asked what the effect asks before A may do anything else."""
    s = Scenario(phase="refresh")
    optional = AutoEffect((When("start of Main Phase", who=Owner.YOU),), (Draw(1),), optional=True)
    s.leader(A, abilities=[optional])
    game = s.start()
    first = game.asked()

    game.choose("yes")

    assert (first, game.asked(), draws(game)) == ((A, "yes_no"), (A, "main"), [A])


@pytest.mark.rule("6-5-1")
def test_6_5_1_effects_of_both_players_activate_the_turn_players_first() -> None:
    """After the DON!! Phase A's effect resolves, then B's."""
    s = Scenario(phase="refresh")
    s.leader(B, abilities=[at_start("start of Main Phase", Draw(1), who=Owner.OPPONENT)])
    s.leader(A, abilities=[at_start("start of Main Phase", Draw(1))])

    game = s.start()

    assert (draws(game), game.kinds()[-6:]) == (
        [A, B],
        ["don_placed", "phase_began", *["effect_activated", "card_drawn"] * 2],
    )


@pytest.mark.rule("6-5-1")
def test_6_5_1_a_process_put_off_to_the_main_phase_comes_then() -> None:
    """ "At the start of your opponent's next Main Phase, draw 1" of A waits for B's turn."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[Later("opponent's next Main Phase", (Draw(1),))]))
    game = s.start().play(event)
    before = draws(game)

    game.end()

    assert (before, draws(game), game.asked()) == ([], [A], (B, "main"))


def returned_to_hand() -> Table:
    """A's Character with 3 given DON!! was returned to the hand in A's Main Phase, with 1 DON!! active."""
    s = Scenario()
    s.don(A, active=1)
    draw = ActivateEffect(("Activate: Main",), (Draw(1),), cost=(ReturnDon(3),))
    s.leader(A, abilities=[draw])
    s.character(A, cost=2, don=3)
    event = s.hand(
        A, s.event_card(cost=0, main=[Move(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1), Place.HAND)])
    )
    return s.start().play(event)


@pytest.mark.rule("6-5-5-4")
def test_6_5_5_4_given_don_of_a_card_that_leaves_come_back_rested() -> None:
    """The 3 DON!! lie rested in the cost area and cannot pay: the Character of cost 2 is not offered."""
    game = returned_to_hand()

    plays = [choice for choice in game.choices() if choice.startswith("play")]

    assert (game.count(A, "don_rested"), game.count(A, "don_active"), plays) == (3, 1, [])


@pytest.mark.rule("6-5-5-4")
def test_6_5_5_4_they_can_be_returned_by_don_minus() -> None:
    """DON!! -3 can be paid with them at once."""
    game = returned_to_hand()
    game.choose("activate leader_a.1")

    for _ in range(3):
        game.choose("pick don rested")

    assert (game.count(A, "don_rested"), game.count(A, "don_active"), game.count(A, "hand")) == (0, 1, 2)


@pytest.mark.rule("6-2-1")
def test_6_2_1_a_bonus_until_the_start_of_your_next_turn_ends_then() -> None:
    """A's Event gives +2000 that holds in B's turn and is gone in A's next."""
    s = Scenario()
    bonus = GainPower(This(), 2000, Duration.OWN_START)
    ace = s.character(A, power=5000, abilities=[ActivateEffect(("Activate: Main",), (bonus,))])
    game = s.start().choose(f"activate {ace}.1")

    powers = [game.power(ace), game.end().power(ace), game.end().power(ace)]

    assert powers == [7000, 7000, 5000]
