"""Abilities that cards gain for a time (Rule 8-2-4)."""

import pytest

from optcg.model.abilities import (
    Ability,
    ActivateEffect,
    AutoEffect,
    Gate,
    KeywordEffect,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    Forbid,
    ForbidPlayer,
    GainPower,
    Grant,
    If,
    Move,
    Negate,
    Place,
    Rest,
    SetActive,
)
from optcg.model.filters import CostIs
from optcg.model.selections import Cards, Choose, Every, This
from optcg.model.terms import Area
from tests.effects.checks import OPPONENT, OWN, OWN_LEADER, THEIRS, YOU, begin, draws_when, event, resolve
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def test_a_gained_auto_effect_works() -> None:
    s = Scenario()
    ally = s.character(A)
    game = resolve(s, Grant(Choose(OWN, 1), draws_when("When Attacking"))).attack(ally, "leader_b")

    assert game.count(A, "hand") == 1


def test_only_the_cards_meant_gain_it() -> None:
    s = Scenario()
    s.character(A)
    game = resolve(s, Grant(Choose(OWN, 1), draws_when("When Attacking"))).attack("leader_a", "leader_b")

    assert game.count(A, "hand") == 0


def test_it_ends_with_its_duration() -> None:
    s = Scenario()
    ally = s.character(A)
    game = resolve(s, Grant(Choose(OWN, 1), draws_when("When Attacking"), TURN)).end().end()
    before = game.count(A, "hand")
    game.attack(ally, "leader_b")

    assert game.count(A, "hand") == before


def test_a_gained_ability_is_this_cards() -> None:
    """ "This Character" in it is the card that gained it."""
    s = Scenario()
    ally = s.character(A)
    gained = AutoEffect((When("When Attacking"),), (GainPower(This(), 1000, TURN),))
    game = resolve(s, Grant(Choose(OWN, 1), gained)).attack(ally, "leader_b")

    assert game.power(ally) == 6000


def test_a_gained_on_ko() -> None:
    s = Scenario()
    s.character(B)
    game = resolve(s, Grant(Every(THEIRS), draws_when("On K.O.")), KO(Every(THEIRS)))

    assert game.count(B, "hand") == 1


def test_a_gained_end_of_your_turn() -> None:
    s = Scenario()
    s.character(A)
    game = resolve(s, Grant(Every(OWN), draws_when("End of Your Turn"))).end()

    assert game.count(A, "hand") == 1


def test_a_gained_watcher() -> None:
    s = Scenario()
    s.character(A)
    s.character(B)
    game = resolve(s, Grant(Every(OWN), draws_when("K.O.'d", who=OPPONENT)), KO(Every(THEIRS)))

    assert game.count(A, "hand") == 1


def test_it_stays_under_negation() -> None:
    """Rule 8-2-4."""
    s = Scenario()
    ally = s.character(A)
    gain = Grant(Every(OWN), draws_when("When Attacking"))
    game = resolve(s, Negate(Every(OWN), TURN), gain).attack(ally, "leader_b")

    assert game.count(A, "hand") == 1


def test_it_does_not_follow_the_card() -> None:
    """Rule 3-1-6."""
    s = Scenario()
    ally = s.character(A, cost=1, keywords=["Rush"])
    ref = event(s, Grant(Every(OWN), draws_when("When Attacking")), Move(Every(OWN), Place.HAND))
    game = begin(s).play(ref).play(ally).attack(ally, "leader_b")

    assert game.count(A, "hand") == 0


def test_a_gained_replacement_effect() -> None:
    """EB02-030: the Characters of now, for this turn."""
    s = Scenario()
    wall = s.character(B)
    save = ReplacementEffect(Would("ko"), (Rest(This()),))
    game = resolve(s, Grant(Every(THEIRS), save), KO(Every(THEIRS))).choose("yes")

    assert (game.area(wall), game.rested(wall)) == ("characters", True)


def test_a_gained_once_per_turn() -> None:
    s = Scenario()
    wall = s.character(B)
    save = ReplacementEffect(Would("ko"), (Draw(1),), gate=Gate(once=True))
    game = resolve(s, Grant(Every(THEIRS), save), KO(Every(THEIRS)), KO(Every(THEIRS))).choose("yes")

    assert (game.area(wall), game.count(B, "hand")) == ("trash", 1)


def test_two_gained_once_per_turn_abilities_are_two() -> None:
    s = Scenario()
    ally = s.character(A)
    once = AutoEffect((When("When Attacking"),), (Draw(1),), gate=Gate(once=True))
    game = resolve(s, Grant(Every(OWN), once), Grant(Every(OWN), once)).declare(ally, "leader_b")
    game.choose("effect 1").pass_battle()

    assert game.count(A, "hand") == 2


def test_abilities_gained_from_different_cards_are_two() -> None:
    """[Once Per Turn] of one does not use up that of the other."""
    s = Scenario()
    ally = s.character(A)
    once = AutoEffect((When("When Attacking"),), (Draw(1), SetActive(This())), gate=Gate(once=True))
    refs = [event(s, Grant(Every(OWN), once)) for _ in range(2)]
    game = begin(s).play(refs[0]).attack(ally, "leader_b").play(refs[1]).attack(ally, "leader_b")

    assert game.count(A, "hand") == 2


def test_the_same_ability_gained_twice_is_two() -> None:
    """Two copies of a card give it: each may be used once in the turn."""
    s = Scenario()
    ally = s.character(A)
    once = AutoEffect((When("When Attacking"),), (Draw(1), SetActive(This())), gate=Gate(once=True))
    card = s.event_card(cost=0, main=[Grant(Every(OWN), once)])
    refs = [s.hand(A, card) for _ in range(2)]
    game = begin(s).play(refs[0]).play(refs[1]).declare(ally, "leader_b")
    game.pass_battle()  # which of two that are the same comes first is not asked
    assert game.count(A, "hand") == 2

    game.attack(ally, "leader_b")
    assert game.count(A, "hand") == 2


def test_a_permanent_effect_gives_an_ability() -> None:
    s = Scenario()
    ally = s.character(A)
    s.stage(A, abilities=[PermanentEffect((Grant(Every(OWN), draws_when("When Attacking")),))])
    game = begin(s).attack(ally, "leader_b").attack("leader_a", "leader_b")

    assert game.count(A, "hand") == 1


def test_it_is_given_as_long_as_its_condition_holds() -> None:
    s = Scenario()
    ally = s.character(A)
    gives = PermanentEffect((Grant(Every(OWN), draws_when("When Attacking")),), gate=Gate(don=1))
    s.leader(A, abilities=[gives])
    assert begin(s).attack(ally, "leader_b").count(A, "hand") == 0

    assert begin(s).give("leader_a").attack(ally, "leader_b").count(A, "hand") == 1


def test_it_is_given_to_cards_that_come_later() -> None:
    s = Scenario()
    s.stage(A, abilities=[PermanentEffect((Grant(Every(OWN), draws_when("On Play")),))])
    ally = s.hand(A, s.character_card(cost=1))

    assert begin(s).play(ally).count(A, "hand") == 1


def test_it_is_lost_with_the_card_that_gives_it() -> None:
    s = Scenario()
    ally = s.character(A)
    stage = Cards(YOU, (Area.STAGE,))
    s.stage(A, abilities=[PermanentEffect((Grant(Every(OWN), draws_when("When Attacking")),))])
    game = resolve(s, Move(Every(stage), Place.TRASH)).attack(ally, "leader_b")

    assert game.count(A, "hand") == 0


def test_it_is_lost_when_what_gives_it_is_negated() -> None:
    s = Scenario()
    ally = s.character(A)
    gives = PermanentEffect((Grant(Every(OWN), draws_when("When Attacking")),))
    s.leader(A, abilities=[gives])
    game = resolve(s, Negate(Every(OWN_LEADER), TURN)).attack(ally, "leader_b")

    assert game.count(A, "hand") == 0


def test_a_permanent_effect_gives_a_replacement() -> None:
    s = Scenario()
    wall = s.character(B)
    save = ReplacementEffect(Would("ko"), (Rest(This()),))
    s.leader(B, abilities=[PermanentEffect((Grant(Every(OWN), save),))])
    game = resolve(s, KO(Every(THEIRS))).choose("yes")

    assert (game.area(wall), game.rested(wall)) == ("characters", True)


def test_a_permanently_gained_on_ko() -> None:
    s = Scenario()
    s.character(B)
    s.stage(B, abilities=[PermanentEffect((Grant(Every(OWN), draws_when("On K.O.")),))])

    assert resolve(s, KO(Every(THEIRS))).count(B, "hand") == 1


def test_a_permanently_gained_once_per_turn() -> None:
    s = Scenario()
    once = AutoEffect((When("When Attacking"),), (Draw(1), SetActive(This())), gate=Gate(once=True))
    ally = s.character(A)
    s.stage(A, abilities=[PermanentEffect((Grant(Every(OWN), once),))])
    game = begin(s).attack(ally, "leader_b").attack(ally, "leader_b")

    assert game.count(A, "hand") == 1


def test_a_gained_ability_may_carry_a_limit() -> None:
    s = Scenario()
    ally = s.character(A)
    s.character(B, keywords=["Blocker"], cost=2)
    ban = ForbidPlayer(OPPONENT, "activate Blocker", Duration.BATTLE, CostIs("<=", 2))
    immune = Forbid(This(), "be K.O.'d", TURN, source=CostIs("<=", 2))
    gained = AutoEffect((When("When Attacking"),), (ban, immune))
    game = resolve(s, Grant(Every(OWN), gained)).attack(ally, "leader_b")

    assert game.count(B, "life") == 2


def test_a_gained_ability_may_grant_another() -> None:
    s = Scenario()
    ally = s.character(A)
    inner = Grant(Every(THEIRS), draws_when("On K.O."))
    s.character(B)
    gained = AutoEffect((When("When Attacking"),), (inner, KO(Every(THEIRS))))
    game = resolve(s, Grant(Every(OWN), gained)).attack(ally, "leader_b")

    assert game.count(B, "hand") == 2


def test_a_grant_to_nobody_is_not_done() -> None:
    game = resolve(Scenario(), Grant(Every(OWN), draws_when("On K.O.")), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


@pytest.mark.parametrize("ability", [ActivateEffect(("Activate: Main",), (Draw(1),)), KeywordEffect("Rush")])
def test_other_kinds_of_abilities_cannot_be_gained_so(ability: Ability) -> None:
    """Keywords are gained by GainKeyword; no open card gives an [Activate: Main]."""
    s = Scenario()
    event(s, Grant(Every(OWN), ability))

    with pytest.raises(TypeError, match="cannot be gained"):
        s.start()
