"""The timings that tags of the card itself name: [On Play], [When Attacking], ends and starts (Rule 10-2)."""

import pytest

from optcg.engine.card import FACE_UP
from optcg.model.abilities import AutoEffect, When
from optcg.model.effects import Play, Rest, SetActive
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, This
from optcg.model.terms import Area, Category
from tests.effects.checks import OPPONENT, YOU, begin, draws_when, said
from tests.scenario import A, B, Scenario


def test_on_play() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1, abilities=[draws_when("On Play")]))
    game = begin(s).play(card)

    assert game.count(A, "hand") == 1


def test_when_attacking() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[draws_when("When Attacking")])
    other = begin(s).attack("leader_a", "leader_b").count(A, "hand")
    game = begin(s).attack(ally, "leader_b")

    assert (other, game.count(A, "hand")) == (0, 1)


def test_on_block() -> None:
    s = Scenario()
    wall = s.character(B, power=9000, keywords=["Blocker"], abilities=[draws_when("On Block")])
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}").pass_battle()

    assert game.count(B, "hand") == 1


def test_on_ko_in_battle() -> None:
    s = Scenario()
    wall = s.character(B, power=1000, rested=True, abilities=[draws_when("On K.O.")])
    game = begin(s).attack("leader_a", wall)

    assert game.count(B, "hand") == 1


@pytest.mark.parametrize(
    ("name", "owner", "drawn"),
    [
        ("End of Your Turn", A, 1),
        ("End of Your Turn", B, 0),
        ("End of Your Opponent's Turn", A, 0),
        ("End of Your Opponent's Turn", B, 1),
    ],
)
def test_the_end_of_a_turn(name: str, owner: int, drawn: int) -> None:
    s = Scenario()
    s.character(owner, abilities=[draws_when(name)])
    game = begin(s).end()

    rules = [e.rule for e in game.game.events if e.kind == "card_drawn" and e.player == owner]
    assert rules.count("4-5-3") == drawn


def test_on_your_opponents_attack() -> None:
    s = Scenario()
    s.character(B, abilities=[draws_when("On Your Opponent's Attack")])
    game = begin(s).attack("leader_a", "leader_b")

    assert game.count(B, "hand") == 2


@pytest.mark.parametrize("yours", [True, False])
def test_the_end_of_the_main_phase(yours: bool) -> None:
    """Rule 6-5-2-1."""
    s = Scenario()
    who = YOU if yours else OPPONENT
    s.character(A, abilities=[draws_when("end of Main Phase", who=who)])
    game = begin(s)
    game.end()
    first = game.count(A, "hand")
    game.end()

    assert (first, game.count(A, "hand")) == ((1, 2) if yours else (0, 2))


@pytest.mark.parametrize("name", ["start of turn", "start of Main Phase"])
def test_the_start_of_your_turn(name: str) -> None:
    """Each once in B's turn, beside the card of the Draw Phase."""
    s = Scenario()
    s.character(B, abilities=[draws_when(name, who=YOU)])
    game = begin(s).end()
    first = game.count(B, "hand")
    game.end()

    assert (first, game.count(B, "hand")) == (2, 2)


def test_the_start_of_the_turn_is_before_cards_become_active() -> None:
    """Rule 6-2-2."""
    s = Scenario()
    keep = AutoEffect((When("start of turn", who=YOU),), (SetActive(This()), Rest(This())))
    ally = s.character(B, rested=True, abilities=[keep])
    game = begin(s).end()

    assert not game.rested(ally)


def test_the_start_of_the_game() -> None:
    """Rule 5-2-1-5-1: before the opening hands are drawn (OP13-079)."""
    s = Scenario(turn_number=1, phase="setup")
    stage = Cards(YOU, (Area.DECK,), CategoryIs(Category.STAGE))
    auto = AutoEffect((When("start of the game"),), (Play(Choose(stage, 1, up_to=True)),))
    s.leader(A, abilities=[auto])
    s.life(A, 0)
    s.life(B, 0)
    s.don(A)
    s.don(B)
    ship = s.deck_top(A, s.stage_card())
    game = begin(s, chooser=0).choose("first").choose(f"pick {ship}")

    assert (game.area(ship), game.asked()[1]) == ("stage", "hand")


@pytest.mark.rule("5-2-1-7")
def test_5_2_1_7_life_cards_are_turned_when_they_lie() -> None:
    s = Scenario(turn_number=1, phase="setup")
    (auto,) = said("At the start of the game, turn 1 card from the top of your Life cards face-up.")
    assert isinstance(auto, AutoEffect)
    assert auto.timings == (When("Life is placed"),)
    s.leader(A, abilities=[auto])
    s.life(A, 0)
    s.life(B, 0)
    s.don(A)
    s.don(B)
    s.deck(A, 20)
    s.deck(B, 20)
    game = begin(s, chooser=0).choose("first").choose("keep").choose("keep")
    life = game.game.state.players[A].life

    assert len(life) > 1
    assert [bool(card.sight & FACE_UP) for card in life] == [*[False] * (len(life) - 1), True]
