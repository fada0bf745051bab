"""Rule 8-2: valid and invalid effects."""

import pytest

from optcg.model.abilities import (
    Ability,
    ActivateEffect,
    AutoEffect,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import DonOf
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainKeyword, GainPower, Grant, Negate, Rest, ReturnDon
from optcg.model.filters import NoBaseEffect
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
YOUR_LEADER = Every(Cards(Owner.YOU, (Area.LEADER,)))
NEGATE_ALL = Negate(Every(Cards(Owner.EITHER, (Area.CHARACTER,))), Duration.TURN)
DRAW_AT_WILL = ActivateEffect(("Activate: Main",), (Draw(1),), cost=(Rest(This()),))


def negated(s: Scenario, *then: Effect) -> Table:
    """A has used an Event that negates all Characters for this turn, and does more after that."""
    event = s.hand(A, s.event_card(cost=0, main=[NEGATE_ALL, *then]))
    return s.start().play(event)


def under_negation(s: Scenario, timing: str = "") -> None:
    """B's Leader: "The effects of your opponent's Characters are negated", all or those of one timing."""
    s.leader(B, abilities=[PermanentEffect((Negate(Every(THEIR_CHARACTERS), timing=timing),))])


def draws_when(timing: str, optional: bool = False) -> AutoEffect:
    return AutoEffect((When(timing),), (Draw(1),), optional=optional)


@pytest.mark.rule("8-2-1")
def test_8_2_1_an_effect_can_make_others_invalid() -> None:
    """A negated Character's permanent +1000 power is off."""
    s = Scenario()
    zoro = s.character(A, power=5000, abilities=[PermanentEffect((GainPower(This(), 1000),))])

    game = negated(s)

    assert game.power(zoro) == 5000


@pytest.mark.rule("8-2-1")
def test_8_2_1_it_is_valid_again_when_the_negation_ends() -> None:
    """In the next turn the permanent +1000 power is back."""
    s = Scenario()
    zoro = s.character(A, power=5000, abilities=[PermanentEffect((GainPower(This(), 1000),))])
    game = negated(s)

    game.end()

    assert game.power(zoro) == 6000


@pytest.mark.rule("8-2-1-1")
def test_8_2_1_1_an_invalid_activate_effect_is_not_offered() -> None:
    """The negated Character's cost cannot be paid."""
    s = Scenario()
    robin = s.character(A, abilities=[DRAW_AT_WILL])

    game = negated(s)

    assert f"activate {robin}.1" not in game.choices()


@pytest.mark.rule("8-2-1-1")
def test_8_2_1_1_a_printed_keyword_is_invalid_too() -> None:
    """A negated Character with a printed [Blocker] has it no more."""
    s = Scenario()
    guard = s.character(B, keywords=["Blocker"])

    game = negated(s)

    assert game.keywords(guard) == []


@pytest.mark.rule("8-2-1-1")
def test_8_2_1_1_an_invalid_effect_asks_nothing() -> None:
    """A's Character is negated from the moment it is played: its optional [On Play] is not asked for."""
    s = Scenario()
    under_negation(s)
    card = s.hand(A, s.character_card(cost=1, abilities=[draws_when("On Play", optional=True)]))
    game = s.start()

    game.play(card)

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)


@pytest.mark.rule("8-2-1-1")
def test_8_2_1_1_the_cost_of_an_invalid_auto_effect_cannot_be_paid() -> None:
    """ "[When Attacking] DON!! -1: Draw 1 card" of a negated attacker is skipped."""
    s = Scenario()
    under_negation(s)
    auto = AutoEffect((When("When Attacking"),), (Draw(1),), cost=(ReturnDon(1),), optional=True)
    zoro = s.character(A, abilities=[auto])
    game = s.start()

    game.attack(zoro, "leader_b")

    assert (game.count(A, "don_active"), game.count(A, "hand")) == (5, 0)


@pytest.mark.rule("8-2-1-1")
def test_8_2_1_1_an_invalid_replacement_is_not_offered() -> None:
    """A negated Character cannot be rested instead of being K.O.'d."""
    s = Scenario()
    wall = s.character(B, abilities=[ReplacementEffect(Would("ko"), (Rest(This()),))])

    game = negated(s, KO(Every(THEIR_CHARACTERS)))

    assert (game.area(wall), game.asked()) == ("trash", (A, "main"))


@pytest.mark.rule("8-2-1-1")
@pytest.mark.parametrize(("negated_timing", "drawn"), [("When Attacking", 0), ("On Play", 1)])
def test_8_2_1_1_a_part_of_the_text_may_be_invalid(negated_timing: str, drawn: int) -> None:
    """With one timing negated the [When Attacking] works only if it is another one."""
    s = Scenario()
    under_negation(s, negated_timing)
    zoro = s.character(A, abilities=[draws_when("When Attacking")])
    game = s.start()

    game.declare(zoro, "leader_b")

    assert game.count(A, "hand") == drawn


@pytest.mark.rule("8-2-1-1", "10-2-17-1")
def test_8_2_1_1_an_effect_negated_on_the_field_does_not_come_back_in_the_trash() -> None:
    """A negated Character is K.O.'d: its [On K.O.] does nothing though the negation ends with the move."""
    s = Scenario()
    s.character(B, abilities=[draws_when("On K.O.")])

    game = negated(s, KO(Every(THEIR_CHARACTERS)))

    assert game.count(B, "hand") == 0


@pytest.mark.rule("8-2-1-2")
@pytest.mark.parametrize(("rested", "keywords"), [(4, []), (5, ["Blocker"])])
def test_8_2_1_2_an_effect_is_invalid_while_its_condition_fails(rested: int, keywords: list[str]) -> None:
    """ "If you have 5 or more rested DON!!, this Character gains [Blocker]" with 4 and with 5."""
    s = Scenario()
    s.don(B, rested=rested)
    enough = Compare(DonOf(Owner.YOU, "rested"), ">=", 5)
    guard = s.character(B, abilities=[PermanentEffect((GainKeyword(This(), "Blocker"),), enough)])

    game = s.start()

    assert game.keywords(guard) == keywords


@pytest.mark.rule("8-2-2")
def test_8_2_2_negated_text_is_not_no_text() -> None:
    """ "K.O. 1 Character with no base effect" can choose the blank one, not the negated one."""
    s = Scenario()
    negated_one, blank = s.character(B, keywords=["Blocker"]), s.character(B)
    no_effect = Cards(Owner.OPPONENT, (Area.CHARACTER,), NoBaseEffect())

    game = negated(s, KO(Choose(no_effect, 1)))

    assert (game.area(negated_one), game.area(blank)) == ("characters", "trash")


@pytest.mark.rule("8-2-3")
def test_8_2_3_what_was_resolved_before_stays() -> None:
    """A Character gave the Leader +2000 for the turn; it is negated afterwards, and the Leader keeps it."""
    s = Scenario()
    gives = ActivateEffect(("Activate: Main",), (GainPower(YOUR_LEADER, 2000, Duration.TURN),))
    usopp = s.character(A, abilities=[gives])
    event = s.hand(A, s.event_card(main=[NEGATE_ALL]))
    game = s.start().choose(f"activate {usopp}.1")

    game.play(event)

    assert game.power("leader_a") == 7000


@pytest.mark.rule("8-2-3")
def test_8_2_3_power_it_gave_itself_stays_too() -> None:
    """A Character gained +2000 for the turn by its own [On Play]; negated, it keeps the power."""
    s = Scenario()
    gains = AutoEffect((When("On Play"),), (GainPower(This(), 2000, Duration.TURN),))
    card = s.hand(A, s.character_card(power=5000, cost=1, abilities=[gains]))
    event = s.hand(A, s.event_card(main=[NEGATE_ALL]))
    game = s.start().play(card)

    game.play(event)

    assert game.power(card) == 7000


@pytest.mark.rule("8-2-4")
def test_8_2_4_a_keyword_gained_after_the_negation_works() -> None:
    """A negated Character that is then given [Rush] can attack in the turn it was played."""
    s = Scenario()
    zoro = s.character(A, played_this_turn=True, keywords=["Blocker"])

    game = negated(s, GainKeyword(Every(YOUR_CHARACTERS), "Rush", Duration.TURN))

    assert (game.keywords(zoro), f"attack {zoro} leader_b" in game.choices()) == (["Rush"], True)


@pytest.mark.rule("8-2-4")
def test_8_2_4_the_same_keyword_gained_again_works() -> None:
    """A negated Character with a printed [Blocker] is given [Blocker]: it can block."""
    s = Scenario()
    guard = s.character(B, keywords=["Blocker"])
    game = negated(s, GainKeyword(Every(THEIR_CHARACTERS), "Blocker", Duration.TURN))

    game.declare("leader_a", "leader_b")

    assert game.choices() == [f"block {guard}", "done"]


def with_gained(s: Scenario, owner: Owner, ability: Ability) -> Table:
    """The Characters of a player were negated and have then gained an ability for the turn."""
    gained = Grant(Every(Cards(owner, (Area.CHARACTER,))), ability, Duration.TURN)
    return negated(s, gained)


@pytest.mark.rule("8-2-4")
def test_8_2_4_a_gained_when_attacking_works() -> None:
    """Only the gained "[When Attacking] Draw 1 card" draws, not the printed one."""
    s = Scenario()
    zoro = s.character(A, abilities=[draws_when("When Attacking")])
    game = with_gained(s, Owner.YOU, draws_when("When Attacking"))

    game.declare(zoro, "leader_b")

    assert game.count(A, "hand") == 1


@pytest.mark.rule("8-2-4")
def test_8_2_4_a_gained_on_ko_works() -> None:
    """Only the gained "[On K.O.] Draw 1 card" draws, not the printed one."""
    s = Scenario()
    wall = s.character(B, power=1000, rested=True, abilities=[draws_when("On K.O.")])
    game = with_gained(s, Owner.OPPONENT, draws_when("On K.O."))

    game.attack("leader_a", wall)

    assert (game.area(wall), game.count(B, "hand")) == ("trash", 1)


@pytest.mark.rule("8-2-4")
def test_8_2_4_a_gained_end_of_turn_effect_works() -> None:
    """A Character without text gains "[End of Your Turn] Draw 1 card" and draws in the End Phase."""
    s = Scenario()
    s.character(A)
    game = with_gained(s, Owner.YOU, draws_when("End of Your Turn"))

    game.end()

    assert game.count(A, "hand") == 1


@pytest.mark.rule("8-2-4")
def test_8_2_4_a_gained_replacement_works() -> None:
    """The negated Character may be rested instead of being K.O.'d, by the text it gained."""
    s = Scenario()
    wall = s.character(B, power=1000, rested=True)
    game = with_gained(s, Owner.OPPONENT, ReplacementEffect(Would("ko"), (Draw(1),)))
    game.attack("leader_a", wall)

    game.choose("yes")

    assert (game.area(wall), game.count(B, "hand")) == ("characters", 1)
