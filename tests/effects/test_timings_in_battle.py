"""Timing words of attacks, battles and damage (Rules 7-1, 8-6-2)."""

import pytest

from optcg.model.abilities import AutoEffect, Gate, When
from optcg.model.conditions import SlotFits
from optcg.model.durations import Duration
from optcg.model.effects import Draw, GainPower, If, Move, Place
from optcg.model.filters import AllOf, AttributeIs, CategoryIs, ThisCard
from optcg.model.selections import Cards, Every, Slot, This
from optcg.model.terms import Area, Attribute, Category
from tests.effects.checks import OPPONENT, OWN_HAND, THEIRS, YOU, begin, draws_when, resolve
from tests.scenario import A, B, Scenario

THIS = Cards(YOU, (Area.LEADER, Area.CHARACTER), ThisCard())


@pytest.mark.parametrize(("who", "drawn"), [(YOU, 1), (OPPONENT, 0)])
def test_attacks(who: object, drawn: int) -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("attacks", who=who)])
    game = begin(s).attack("leader_a", "leader_b")

    assert game.count(A, "hand") == drawn


def test_attacks_knows_attacker_and_target() -> None:
    s = Scenario()
    weaken = AutoEffect(
        (When("attacks", who=OPPONENT),),
        (GainPower(Slot(0), -1000, Duration.TURN), GainPower(Slot(1), 2000, Duration.TURN)),
    )
    s.character(B, abilities=[weaken])
    game = begin(s).attack("leader_a", "leader_b")

    assert (game.power("leader_a"), game.power("leader_b")) == (4000, 7000)


@pytest.mark.parametrize(("block", "drawn"), [(False, 1), (True, 0)])
def test_attacked(block: bool, drawn: int) -> None:
    """Rule 7-1-3-1: in the Counter Step; not if another card has blocked."""
    s = Scenario()
    s.leader(B, power=9000, abilities=[draws_when("attacked", subject=THIS)])
    wall = s.character(B, power=9000, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}" if block else "done").pass_battle()

    assert game.count(B, "hand") == drawn


def test_activates_blocker() -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("activates Blocker", who=OPPONENT)])
    wall = s.character(B, power=9000, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}").pass_battle()

    assert game.count(A, "hand") == 1


def test_battle_ends() -> None:
    """Rule 7-1-5-2: the card battled with is in slot 1 (OP04-047)."""
    s = Scenario()
    auto = AutoEffect((When("battle ends", subject=THIS),), (Move(Slot(1), Place.DECK_BOTTOM),))
    ally = s.character(A, abilities=[auto])
    wall = s.character(B, power=9000, rested=True)
    game = begin(s).attack(ally, wall)

    assert game.area(wall) == "deck"


def test_battles_and_kos() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[draws_when("battles and K.O.s", subject=THIS)])
    wall = s.character(B, power=1000, rested=True)
    game = begin(s).attack(ally, wall)

    assert game.count(A, "hand") == 1


def test_battles_and_kos_wants_the_ko() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[draws_when("battles and K.O.s", subject=THIS)])
    wall = s.character(B, power=9000, rested=True)
    game = begin(s).attack(ally, wall)

    assert game.count(A, "hand") == 0


@pytest.mark.rule("7-1-5-2")
@pytest.mark.parametrize(
    ("event", "power", "drawn"),
    [
        ("battle ends in a K.O.", 1000, 1),
        ("battle ends in a K.O.", 9000, 0),
        ("attack ends", 1000, 1),
        ("attack ends", 9000, 1),
    ],
)
def test_7_1_5_2_the_end_of_a_battle_is_told_of_the_attacker(event: str, power: int, drawn: int) -> None:
    s = Scenario()
    ally = s.character(A, abilities=[draws_when(event, subject=THIS)])
    wall = s.character(B, power=power, rested=True)
    game = begin(s).attack(ally, wall)

    assert game.count(A, "hand") == drawn


def test_deals_damage_by_the_attack_of_this_card() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[draws_when("deals damage", subject=THIS)])
    other = begin(s).attack("leader_a", "leader_b").count(A, "hand")
    game = begin(s).attack(ally, "leader_b")

    assert (other, game.count(A, "hand")) == (0, 1)


def test_takes_damage_comes_after_the_trigger() -> None:
    """Rule 8-6-2: the [Trigger] empties the hand, then the draw follows."""
    s = Scenario()
    s.leader(B, abilities=[draws_when("takes damage", who=YOU)])
    s.life_top(B, s.character_card(trigger=[Draw(1), Move(Every(OWN_HAND), Place.TRASH)]))
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert game.count(B, "hand") == 1


def test_trigger_activated() -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("Trigger activated")])
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert game.count(A, "hand") == 1


def test_draws_outside_of_the_draw_phase() -> None:
    """OP05-053."""
    s = Scenario()
    s.character(A, abilities=[AutoEffect((When("draws", who=YOU),), (Draw(1),), gate=Gate(once=True))])
    game = resolve(s, Draw(1))

    assert game.count(A, "hand") == 2


def test_a_character_kod_in_the_battle_was_battled_with() -> None:
    """ST02-010: "If this Character battles your opponent's Character", which the battle has K.O.'d."""
    s = Scenario()
    battled = SlotFits(1, CategoryIs(Category.CHARACTER))
    auto = AutoEffect((When("battle ends", subject=THIS),), (If(battled, (Draw(1),)),))
    ally = s.character(A, abilities=[auto])
    wall = s.character(B, power=1000, rested=True)
    game = begin(s).attack(ally, wall)

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("attribute", "won"), [(Attribute.STRIKE, True), (Attribute.SLASH, False)])
def test_when_this_battles_comes_before_the_comparison(attribute: Attribute, won: bool) -> None:
    """ST05-010: "When this Character battles ... Characters, this Character gains +3000 power"."""
    s = Scenario()
    strike = SlotFits(1, AllOf((CategoryIs(Category.CHARACTER), AttributeIs(Attribute.STRIKE))))
    auto = AutoEffect(
        (When("battles", subject=THIS),), (If(strike, (GainPower(This(), 3000, Duration.TURN),)),)
    )
    ally = s.character(A, power=4000, abilities=[auto])
    wall = s.character(B, power=6000, rested=True, attributes=(attribute,))
    game = begin(s).attack(ally, wall)

    assert game.area(wall) == ("trash" if won else "characters")


def test_a_battle_that_is_cut_short_is_no_battle() -> None:
    """Rule 7-1-3-3: the attacker left before the Damage Step."""
    s = Scenario()
    ally = s.character(A, abilities=[draws_when("battles", subject=THIS)])
    back = AutoEffect((When("On Your Opponent's Attack"),), (Move(Every(THEIRS), Place.HAND),))
    s.character(B, abilities=[back])
    game = begin(s).attack(ally, "leader_b")

    assert (game.area(ally), game.count(A, "hand")) == ("hand", 1)
