"""A [Trigger], a [Counter] and a cost tell what they do, and whether they could do anything now."""

import pytest

from optcg.engine.choice_words import all_choice_words
from optcg.model.abilities import ActivateEffect, AutoEffect, TriggerEffect, When
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.effects import KO, ActivateAbility, Draw, Effect, If, Move, Place
from optcg.model.selections import Choose
from tests.effects.checks import OWN, OWN_HAND, OWN_LIFE, THEIRS, begin
from tests.scenario import A, B, Scenario, Table

TRASH_ONE = Move(Choose(OWN_HAND, 1), Place.TRASH)
KO_ONE = KO(Choose(THEIRS, 1, up_to=True))
# As far as the test sees, neither holds.
FIVE = If(Compare(CountOf(OWN), ">=", 5), (Draw(1),))


def words(game: Table) -> list[str]:
    decision = game.game.decision
    assert decision is not None
    return all_choice_words(game.game.view(decision.player), decision)


def triggered(*effects: Effect, cost: tuple[Effect, ...] = ()) -> tuple[str, str]:
    """The question for a [Trigger], and what is said of it."""
    s = Scenario()
    s.life(B, 1)
    s.life_top(B, s.character_card(name="Ilse", abilities=[TriggerEffect(effects, cost=cost)]))
    game = begin(s).declare("leader_a", "leader_b")
    decision = game.game.decision
    assert decision is not None
    assert decision.kind == "trigger"
    return decision.prompt, words(game)[0]


@pytest.mark.rule("10-1-5-1")
def test_10_1_5_1_the_question_for_a_trigger_says_what_it_does() -> None:
    prompt, yes = triggered(Draw(1))

    assert prompt == "Activate the [Trigger] of Ilse: draw 1 card?"
    assert "(" not in yes


@pytest.mark.rule("10-1-5-1")
@pytest.mark.parametrize(
    ("effect", "cost", "reason"),
    [
        (FIVE, (), "its condition does not hold"),
        (Draw(1), (TRASH_ONE,), "its cost cannot be paid"),
        (KO_ONE, (), "there is nothing to choose"),
    ],
)
def test_10_1_5_1_a_trigger_that_would_do_nothing_says_so(
    effect: Effect, cost: tuple[Effect, ...], reason: str
) -> None:
    assert triggered(effect, cost=cost)[1].endswith(f"({reason})")


@pytest.mark.rule("10-2-3-1-1")
@pytest.mark.parametrize(
    ("effect", "cost", "does", "reason"),
    [
        (Draw(1), (), "draw 1 card", ""),
        (FIVE, (), "if you have 5 or more Characters, draw 1 card", "its condition does not hold"),
        (Draw(1), (TRASH_ONE,), "trash 1 card from your hand: draw 1 card", "its cost cannot be paid"),
        (KO_ONE, (), "K.O. up to 1 of your opponent's Characters", "there is nothing to choose"),
    ],
)
def test_10_2_3_1_1_a_trigger_that_activates_another_effect_tells_of_that_one(
    effect: Effect, cost: tuple[Effect, ...], does: str, reason: str
) -> None:
    """ "Activate this card's [Main] effect": what that does, and whether it could do anything."""
    s = Scenario()
    main = ActivateEffect(("Main",), (effect,), cost=cost, optional=True)
    card = s.event_card(name="Wall", abilities=[main, TriggerEffect((ActivateAbility("Main"),))])
    s.life_top(B, card)
    game = begin(s).declare("leader_a", "leader_b")
    decision = game.game.decision
    assert decision is not None
    assert decision.prompt == f"Activate the [Trigger] of Wall: activate this card's [Main] effect ({does})?"
    assert words(game)[0].endswith(f"({reason})" if reason else "[Trigger]")


@pytest.mark.rule("8-3-1")
@pytest.mark.parametrize(("condition", "told"), [(FIVE, True), (Draw(1), False)])
def test_8_3_1_an_effect_of_the_main_phase_tells_that_nothing_would_be_done_for_its_cost(
    condition: Effect, told: bool
) -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    card = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (condition,), cost=(TRASH_ONE,))])
    game = begin(s)

    said = words(game)[game.choices().index(f"activate {card}.1")]
    assert said.endswith("(its condition does not hold now)") is told


@pytest.mark.rule("10-1-5-3")
def test_10_1_5_3_the_card_itself_is_no_life_card_when_its_trigger_asks() -> None:
    """1 Life card is left besides: "if you have 1 or less Life cards" holds."""
    few = If(Compare(CountOf(OWN_LIFE), "<=", 1), (Draw(1),))

    assert "(" not in triggered(few)[1]


@pytest.mark.rule("7-1-3-2-2")
def test_7_1_3_2_2_a_counter_whose_condition_does_not_hold_says_so() -> None:
    s = Scenario()
    s.don(B, active=1)
    s.hand(B, s.event_card(name="Wall", cost=1, abilities=[ActivateEffect(("Counter",), (FIVE,))]))
    s.hand(B, s.event_card(name="Gust", cost=1, abilities=[ActivateEffect(("Counter",), (Draw(1),))]))
    game = begin(s).declare("leader_a", "leader_b")

    wall, gust, _ = words(game)
    assert wall.startswith("activate the Event Wall (cost 1): [Counter] if you have 5 or more Characters")
    assert wall.endswith("(its condition does not hold)")
    assert gust == "activate the Event Gust (cost 1): [Counter] draw 1 card"


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_an_event_does_not_pay_for_itself() -> None:
    """Its cost is 1 card of the hand, and the hand holds nothing else."""
    s = Scenario()
    s.don(B, active=1)
    effect = ActivateEffect(("Counter",), (Draw(1),), cost=(TRASH_ONE,))
    s.hand(B, s.event_card(name="Wall", cost=1, abilities=[effect]))

    assert words(begin(s).declare("leader_a", "leader_b"))[0].endswith("(its cost cannot be paid)")


@pytest.mark.rule("8-3-3")
def test_8_3_3_a_cost_tells_that_the_condition_behind_it_does_not_hold() -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    ability = AutoEffect((When("On Play"),), (FIVE,), cost=(TRASH_ONE,), optional=True)
    game = begin_with(s, ability)

    decision = game.game.decision
    assert decision is not None
    assert decision.prompt.endswith(" Its condition does not hold now.")


def begin_with(s: Scenario, ability: AutoEffect) -> Table:
    card = s.hand(A, s.character_card(cost=0, abilities=[ability]))
    return begin(s).play(card)
