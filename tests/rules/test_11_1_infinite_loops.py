"""Rule 11-1: loops that nobody, one player, or both players can stop."""

import json

import pytest

from optcg import Game
from optcg.engine.saving import dump_state
from optcg.model.abilities import Ability, ActivateEffect, AutoEffect, PermanentEffect, When
from optcg.model.conditions import ThisCardIs
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Effect, GainKeyword, GainPower, Rest, SetActive
from optcg.model.filters import PowerIs, ThisCard
from optcg.model.selections import Cards, Owner, Slot, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

ITSELF = Cards(Owner.YOU, (Area.CHARACTER,), ThisCard())


def stands_up(optional: bool) -> Ability:
    """When this Character is rested, it is set as active."""
    return AutoEffect((When("rested", ITSELF),), (SetActive(This()),), optional=optional)


def lies_down(optional: bool) -> Ability:
    """When this Character is set as active, it is rested."""
    return AutoEffect((When("set active", ITSELF),), (Rest(This()),), optional=optional)


def looping(one: bool, other: bool) -> Table:
    """A's Character stands up and lies down in turn; each half may be optional. It has just attacked."""
    s = Scenario()
    s.life(B, 5)
    spinner = s.character(A, abilities=[stands_up(one), lies_down(other)])
    return s.start().declare(spinner, "leader_b")


def to_the_number(table: Table) -> Table:
    """Go on with the loop until the number of rounds is asked."""
    for _ in range(60):
        if table.asked()[1] == "number":
            return table
        table.choose("yes")
    raise AssertionError("the loop was not seen")


def halves(table: Table, kind: str) -> int:
    return table.kinds().count(kind)


@pytest.mark.rule("11-1-1-1")
def test_11_1_1_1_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    """Both halves are forced: the game ends in a draw without a winner or a loser."""
    table = looping(False, False)
    result = table.game.result
    assert result is not None
    assert (result.winner, result.losers, result.reason, result.rule) == (None, (), "loop", "11-1-1-1")


@pytest.mark.rule("11-1-1-1", "8-1-3-3-5")
def test_11_1_1_1_permanent_effects_that_never_settle_are_a_draw() -> None:
    """A Character with 3000 or less gains 1000, and with that it does not."""
    s = Scenario()
    weak = ThisCardIs(PowerIs("<=", 3000))
    s.character(A, power=3000, abilities=[PermanentEffect((GainPower(This(), 1000),), weak)])
    table = s.start()
    assert table.game.result is not None
    assert table.game.result.reason == "loop"


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_the_player_who_can_stop_names_the_rounds() -> None:
    """Only A has a choice in it, so only A is asked, from 0 upwards."""
    table = to_the_number(looping(True, False))
    assert table.asked() == (A, "number")
    assert table.choices()[:3] == ["number 0", "number 1", "number 2"]
    assert table.game.decision is not None
    assert table.game.decision.rule == "11-1-1-2"


@pytest.mark.rule("11-1-1-2")
@pytest.mark.parametrize("rounds", [0, 1, 7])
def test_11_1_1_2_the_loop_action_is_carried_out_that_many_times(rounds: int) -> None:
    """n rounds are n times standing up; then A is asked where it can be stopped."""
    table = to_the_number(looping(True, False))
    before = halves(table, "set_active_card")
    table.choose(f"number {rounds}")
    assert halves(table, "set_active_card") - before == rounds
    assert table.asked()[0] == A


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_the_loop_is_not_restarted_voluntarily() -> None:
    """Where the loop stops, going on with it is not among the choices."""
    table = to_the_number(looping(True, False)).choose("number 2")
    assert table.choices() == ["no"]


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_a_game_in_a_loop_can_be_saved() -> None:
    """The question about rounds, and what follows from it, survive saving and loading."""
    table = to_the_number(looping(True, False))
    loaded = Game.from_dict(json.loads(json.dumps(table.game.to_dict())), table.game.catalog)
    loaded.choose("number 3")
    table.choose("number 3")
    assert dump_state(loaded.state) == dump_state(table.game.state)


def contested() -> Table:
    """A may stand the Character up, and B may have it lie down again."""
    s = Scenario()
    theirs = Cards(Owner.OPPONENT, (Area.CHARACTER,))
    s.leader(B, abilities=[AutoEffect((When("set active", theirs),), (Rest(Slot(0)),), optional=True)])
    spinner = s.character(A, abilities=[stands_up(True)])
    return s.start().declare(spinner, "leader_b")


@pytest.mark.rule("11-1-1-3")
def test_11_1_1_3_both_players_name_rounds_the_turn_player_first() -> None:
    table = to_the_number(contested())
    assert table.asked() == (A, "number")
    assert table.choose("number 10").asked() == (B, "number")


@pytest.mark.rule("11-1-1-3")
@pytest.mark.parametrize(
    ("first", "second", "rounds", "stopper"), [(10, 4, 4, B), (2, 5, 2, A), (3, 3, 3, A)]
)
def test_11_1_1_3_the_fewer_rounds_are_carried_out(
    first: int, second: int, rounds: int, stopper: int
) -> None:
    """It stops at a choice of the player who wanted fewer."""
    table = to_the_number(contested())
    start = halves(table, "set_active_card")
    table.choose(f"number {first}").choose(f"number {second}")
    assert table.asked()[0] == stopper
    # B stops after A has stood the Character up once more.
    assert halves(table, "set_active_card") - start == rounds + (stopper == B)
    assert table.choices() == ["no"]


@pytest.mark.rule("11-1-1")
def test_11_1_1_a_long_turn_without_a_repeated_state_is_no_loop() -> None:
    """Giving DON!! again and again changes the game each time, so nobody is asked for rounds."""
    s = Scenario()
    s.don(A, active=10)
    table = s.start()
    kinds = set()
    for _ in range(10):
        kinds.add(table.asked()[1])
        table.give("leader_a")
    assert kinds == {"main"}


def free(*effects: Effect) -> Ability:
    """An [Activate: Main] effect that costs nothing and may be used again."""
    return ActivateEffect(("Activate: Main",), effects)


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_a_free_activation_that_changes_nothing_is_not_offered_again() -> None:
    """[Blocker] is gained once. The round after that ends where it began: nobody is asked for a number."""
    s = Scenario()
    card = s.character(A, abilities=[free(GainKeyword(This(), "Blocker", Duration.TURN))])
    game = s.start()
    game.choose(f"activate {card}.1")
    assert f"activate {card}.1" in game.choices()
    game.choose(f"activate {card}.1")
    assert game.asked() == (A, "main")
    assert f"activate {card}.1" not in game.choices()


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_each_of_several_free_activations_is_barred() -> None:
    """By its place among all choices, also when another one is barred already."""
    s = Scenario()
    nothing = free(Rest(This()))
    for _ in range(3):
        s.character(A, rested=True, abilities=[nothing])
    game = s.start()
    times = 0
    while activations := [choice for choice in game.choices() if choice.startswith("activate")]:
        game.choose(activations[times % len(activations)])
        times += 1
        assert times <= 3
    assert times == 3


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_what_is_barred_is_barred_in_a_saved_game() -> None:
    s = Scenario()
    card = s.character(A, rested=True, abilities=[free(Rest(This()))])
    game = s.start().choose(f"activate {card}.1")
    loaded = Table(Game.from_dict(json.loads(json.dumps(game.game.to_dict())), game.game.catalog))
    assert loaded.choices() == game.choices()
    for table in (game, loaded):
        assert f"activate {card}.1" not in table.choices()


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_what_is_barred_in_one_state_is_offered_in_another() -> None:
    s = Scenario()
    s.don(A, active=1)
    card = s.character(A, rested=True, abilities=[free(Rest(This()))])
    game = s.start().choose(f"activate {card}.1")
    assert f"activate {card}.1" not in game.choices()
    assert f"activate {card}.1" in game.give("leader_a").choices()


@pytest.mark.rule("11-1-1-2")
def test_11_1_1_2_activations_that_undo_each_other_come_to_an_end() -> None:
    """One rests the Character, the other one stands it up: a round of two actions."""
    s = Scenario()
    card = s.character(A, played_this_turn=True, abilities=[free(Rest(This())), free(SetActive(This()))])
    game = s.start()
    rounds = 0
    while f"activate {card}.{1 if not game.rested(card) else 2}" in game.choices():
        game.choose(f"activate {card}.{1 if not game.rested(card) else 2}")
        rounds += 1
        assert rounds < 10
    assert game.asked() == (A, "main")


@pytest.mark.rule("11-1-1")
@pytest.mark.parametrize("effect", [GainPower(This(), 1000, Duration.TURN), Draw(1)])
def test_11_1_1_a_free_activation_that_changes_something_is_no_loop(effect: Effect) -> None:
    s = Scenario()
    s.deck(A, 30)
    card = s.character(A, abilities=[free(effect)])
    game = s.start()
    for _ in range(20):
        game.choose(f"activate {card}.1")
    assert f"activate {card}.1" in game.choices()
