"""What a card does while it lies face-up in Life (Rules 3-10-2, 8-1-3-3)."""

import pytest

from optcg import Game
from optcg.engine.bans import CANNOT_NAMES, SHIELDING, SPEAKS_AGAIN
from optcg.engine.worlds import sample
from optcg.model.abilities import PermanentEffect
from optcg.model.effects import Forbid, GainPower
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.open_in_life import LIES_OPEN, lying_open
from optcg.text.reader import read_line
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table

LEADER = "If this card is face-up in your Life area, your Leader gains +1000 power."


def lying(s: Scenario, line: str = LEADER, player: int = A, face_up: bool = True, **facts: object) -> str:
    return s.life_top(player, s.character_card(abilities=worded(line), **facts), face_up)  # type: ignore[arg-type]


@pytest.mark.parametrize(("face_up", "power"), [(True, 6000), (False, 5000)])
@pytest.mark.parametrize("player", [A, B])
def test_a_face_up_card_does_what_it_says(player: int, face_up: bool, power: int) -> None:
    s = Scenario()
    lying(s, player=player, face_up=face_up)
    game = begin(s)

    assert game.power(f"leader_{'ab'[player]}") == power
    assert game.power(f"leader_{'ba'[player]}") == 5000


def test_two_of_them_add_up_and_events_count_too() -> None:
    s = Scenario()
    lying(s)
    s.life_top(A, s.event_card(abilities=worded(LEADER)), True)
    lying(s, face_up=False)

    assert begin(s).power("leader_a") == 7000


def test_nothing_of_it_holds_elsewhere() -> None:
    s = Scenario()
    card = s.character_card(abilities=worded(LEADER))
    s.put_character(A, card)
    s.hand(A, card)
    s.trash(A, card)

    assert begin(s).power("leader_a") == 5000


def test_what_is_printed_for_the_field_does_not_hold_in_life() -> None:
    s = Scenario()
    lying(s, "Your Leader gains +1000 power.")

    assert begin(s).power("leader_a") == 5000


def test_it_begins_when_the_card_is_turned_and_ends_when_it_is_turned_back() -> None:
    s = Scenario()
    lying(s, face_up=False)
    up, down = (
        s.hand(
            A,
            s.event_card(
                cost=0, abilities=worded(f"[Main] Turn 1 card from the top of your Life cards {face}.")
            ),
        )
        for face in ("face-up", "face-down")
    )
    game = begin(s)
    assert game.power("leader_a") == 5000
    assert game.play(up).power("leader_a") == 6000
    assert game.play(down).power("leader_a") == 5000


def test_it_begins_when_the_card_comes_to_life_face_up() -> None:
    s = Scenario()
    ref = s.trash(A, s.character_card(name="Mira", abilities=worded(LEADER)))
    s.life(A, 1)
    line = "[On Play] Add up to 1 [Mira] from your trash to the top of your Life cards face-up."
    game, _ = played(s, line)
    assert game.power("leader_a") == 5000
    game.choose(f"pick {ref}")

    assert game.power("leader_a") == 6000


def test_its_own_ko_may_bring_it_there() -> None:
    s = Scenario()
    lines = (
        LEADER,
        "[On K.O.] Add this Character card from your trash to the top of your Life cards face-up.",
    )
    abilities = [ability for line in lines for ability in worded(line)]
    me = s.character(A, abilities=abilities, types=("Harbor",))
    event = s.hand(
        A, s.event_card(cost=0, abilities=worded("[Main] K.O. all of your {Harbor} type Characters."))
    )
    game = begin(s).play(event)

    assert game.area(me) == "life"
    assert game.power("leader_a") == 6000


def test_it_ends_when_the_card_leaves_life() -> None:
    s = Scenario(turn_player=B)
    attacker = s.character(B, power=9000)
    lying(s)
    game = begin(s)
    assert game.power("leader_a") == 6000
    game.attack(attacker, "leader_a")

    assert game.power("leader_a") == 5000


@pytest.mark.parametrize(("turn", "powers"), [("Opponent's Turn", (5000, 6000)), ("Your Turn", (6000, 5000))])
def test_gates_of_turns(turn: str, powers: tuple[int, int]) -> None:
    s = Scenario()
    lying(s, f"[{turn}] {LEADER}")
    game = begin(s)

    assert (game.power("leader_a"), game.end().power("leader_a")) == powers


def test_with_another_condition() -> None:
    s = Scenario()
    s.life(A, 1)
    line = LEADER.replace("area,", "area and you have 3 or less Life cards,")
    lying(s, line)
    lying(s, line)
    game = begin(s)

    assert game.power("leader_a") == 7000


def test_bans_and_keywords() -> None:
    s = Scenario()
    mine = s.character(A, types=("Harbor",))
    blocker = s.character(B, keywords=("Blocker",))
    lying(
        s, "While this card is face-up in your Life area, all of your {Harbor} type Characters gain [Rush]."
    )
    lying(s, "While this card is face-up in your Life area, your opponent cannot activate [Blocker].")
    game = begin(s)

    assert game.keywords(mine) == ["Rush"]
    assert game.declare(mine, "leader_b").asked()[1] != "block"
    assert game.keywords(blocker) == ["Blocker"]


def test_why_the_power_is_what_it_is() -> None:
    s = Scenario()
    lying(s)
    game = begin(s)

    assert "1000" in str(game.game.explain_power(game.id("leader_a")))


@pytest.mark.parametrize("viewer", [A, B])
def test_a_face_down_card_is_not_told_by_anything(viewer: int) -> None:
    views = []
    for line in (LEADER, "Your Leader gains +1000 power."):
        s = Scenario()
        lying(s, line, face_up=False)
        game = begin(s)
        views.append(game.game.view(viewer).to_dict())

    assert views[0] == views[1]


def test_a_sampled_game_and_a_position_know_it() -> None:
    s = Scenario()
    lying(s)
    game = begin(s)
    again = Table(Game.from_position(game.game.position(), seed=3))
    assert again.game.power(again.game.state.players[A].leader.id) == 6000
    world = sample(game.game.view(B), 5)

    assert world.power(world.state.players[A].leader.id) == 6000


def test_the_tree() -> None:
    change = GainPower(Every(Cards(Owner.YOU, (Area.LEADER,))), 1000)
    for line in (
        LEADER,
        "While this card is face-up in your Life area, your Leader gains +1000 power.",
        "Your Leader gains +1000 power as long as this card is face-up in your Life area.",
    ):
        assert read_line(line).abilities == (PermanentEffect((change,), area=Area.LIFE),)


@pytest.mark.parametrize("name", CANNOT_NAMES)
def test_what_keeps_effects_off_is_gathered_from_the_field_alone(name: str) -> None:
    """Of all that cards cannot, this alone is not read of a card in Life."""
    what_not = name.partition(" by ")[0]
    ability = PermanentEffect((Forbid(Every(Cards(Owner.YOU, (Area.CHARACTER,))), what_not),), LIES_OPEN)
    try:
        lying = lying_open(ability, None)
        read = isinstance(lying, PermanentEffect) and lying.area is Area.LIFE
    except Misfit:
        read = False

    assert read is not bool(CANNOT_NAMES[name] & (SHIELDING | SPEAKS_AGAIN))
