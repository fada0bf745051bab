"""Effects that are negated (Rule 8-2)."""

from optcg.model.abilities import ActivateEffect, KeywordEffect
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, GainKeyword, If, Negate, NegateTiming
from optcg.model.filters import NoBaseEffect
from optcg.model.selections import Cards, Every
from optcg.model.terms import Area
from tests.effects.checks import OPPONENT, OWN, THEIRS, draws_when, resolve
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def test_negate_takes_printed_keywords_but_not_gained_ones() -> None:
    """Rule 8-2-4."""
    s = Scenario()
    wall = s.character(B, abilities=[KeywordEffect("Blocker")])
    game = resolve(s, Negate(Every(THEIRS), TURN), GainKeyword(Every(THEIRS), "Rush", TURN))

    assert game.keywords(wall) == ["Rush"]


def test_negate_silences_auto_and_activate_effects() -> None:
    s = Scenario()
    activate = ActivateEffect(("Activate: Main",), (Draw(1),))
    ally = s.character(A, abilities=[activate, draws_when("When Attacking")])
    game = resolve(s, Negate(Every(OWN), TURN))
    choices = game.choices()
    game.attack(ally, "leader_b")

    assert (f"activate {ally}.1" in choices, game.count(A, "hand")) == (False, 0)


def test_negate_one_timing_leaves_the_others() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[draws_when("On K.O."), draws_when("When Attacking")])
    game = resolve(s, Negate(Every(OWN), TURN, "On K.O.")).attack(ally, "leader_b")

    assert game.count(A, "hand") == 1


def test_negated_on_ko_is_silent() -> None:
    s = Scenario()
    s.character(B, abilities=[draws_when("On K.O.")])
    game = resolve(s, Negate(Every(THEIRS), TURN, "On K.O."), KO(Every(THEIRS)))

    assert game.count(B, "hand") == 0


def test_negate_nothing_is_not_done() -> None:
    game = resolve(Scenario(), Negate(Every(THEIRS), TURN), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_a_negated_card_is_still_no_card_without_base_effect() -> None:
    """Rule 8-2-2."""
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    plain = Cards(OPPONENT, (Area.CHARACTER,), NoBaseEffect())
    game = resolve(s, Negate(Every(THEIRS), TURN), KO(Every(plain)), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_on_play_effects_of_a_player_are_negated_for_a_time() -> None:
    """OP09-081: also for Characters that are played later."""
    s = Scenario()
    late = s.hand(B, s.character_card(cost=1, abilities=[draws_when("On Play")]))
    game = resolve(s, NegateTiming(OPPONENT, "On Play", Duration.OPPONENT_END)).end()
    before = game.count(B, "hand")
    game.play(late)

    assert game.count(B, "hand") == before - 1
