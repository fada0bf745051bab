"""Rules 10-2-1, 10-2-17: K.O. and [On K.O.]."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, Gate, PermanentEffect, When
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, Forbid, Move, Negate, Place, Play, Rest
from optcg.model.filters import ThisCard
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario

THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
KO_ONE = KO(Choose(THEIR_CHARACTERS, 1))
DRAW_ON_KO = AutoEffect((When("On K.O."),), (Draw(1),))
CANNOT_BE_KOD = PermanentEffect((Forbid(This(), "be K.O.'d"),))


def on_ko(*effects: Effect, don: int = 0) -> AutoEffect:
    return AutoEffect((When("On K.O."),), effects, gate=Gate(don=don))


def trash_this(*effects: Effect) -> ActivateEffect:
    """ "[Activate: Main] You may trash this Character: ..." """
    return ActivateEffect(("Activate: Main",), effects, cost=(Move(This(), Place.TRASH),))


@pytest.mark.rule("10-2-1-1")
@pytest.mark.parametrize(
    ("trashed_by", "drawn"), [("K.O. effect", 1), ("lost battle", 1), ("trash effect", 0)]
)
def test_10_2_1_1_a_ko_is_a_lost_battle_or_a_ko_effect(trashed_by: str, drawn: int) -> None:
    """All three put B's Character in the trash, but only two of them make its [On K.O.] draw."""
    s = Scenario()
    victim = s.character(B, power=5000, rested=True, abilities=[DRAW_ON_KO])
    ko = s.hand(A, s.event_card(main=[KO_ONE]))
    trash = s.hand(A, s.event_card(main=[Move(Choose(THEIR_CHARACTERS, 1), Place.TRASH)]))
    game = s.start()

    if trashed_by == "lost battle":
        game.attack("leader_a", victim)
    else:
        game.play(ko if trashed_by == "K.O. effect" else trash)

    assert (game.area(victim), game.count(B, "hand")) == ("trash", drawn)


@pytest.mark.rule("10-2-1-1")
def test_10_2_1_1_an_attacker_that_loses_is_not_kod() -> None:
    """Only the card that was attacked is trashed for losing the battle."""
    s = Scenario()
    weak = s.character(A, power=3000)
    strong = s.character(B, power=5000, rested=True)
    game = s.start()

    game.attack(weak, strong)

    assert (game.area(weak), game.area(strong)) == ("characters", "characters")


@pytest.mark.rule("10-2-1-2")
def test_10_2_1_2_a_ko_puts_the_character_in_its_owners_trash() -> None:
    """B's Character lies in B's trash, and its 2 given DON!! are rested in B's cost area."""
    s = Scenario()
    s.don(B, active=3)
    victim = s.character(B, don=2)
    ko = s.hand(A, s.event_card(main=[KO_ONE]))
    game = s.start()

    game.play(ko)

    assert (game.area(victim), game.owner(victim), game.count(B, "don_rested")) == ("trash", B, 2)


@pytest.mark.rule("10-2-1-3")
@pytest.mark.parametrize("effect", [KO_ONE, Move(Choose(THEIR_CHARACTERS, 1), Place.TRASH)])
def test_10_2_1_3_a_card_that_cannot_be_kod_can_be_trashed(effect: Effect) -> None:
    """The K.O. effect does nothing to it; the effect that says "trash" takes it away."""
    s = Scenario()
    tough = s.character(B, abilities=[CANNOT_BE_KOD])
    event = s.hand(A, s.event_card(main=[effect]))
    game = s.start()

    game.play(event)

    assert game.area(tough) == ("characters" if effect is KO_ONE else "trash")


@pytest.mark.rule("10-2-1-3")
def test_10_2_1_3_a_card_that_cannot_be_kod_survives_a_lost_battle() -> None:
    """It loses the battle and stays."""
    s = Scenario()
    tough = s.character(B, power=1000, rested=True, abilities=[CANNOT_BE_KOD])
    game = s.start()

    game.attack("leader_a", tough)

    assert game.area(tough) == "characters"


@pytest.mark.rule("10-2-1-3")
def test_10_2_1_3_trashed_as_a_cost_it_is_not_kod() -> None:
    """ "Cannot be K.O.'d" does not keep it from paying, and its [On K.O.] stays silent."""
    s = Scenario()
    card = s.character(A, abilities=[CANNOT_BE_KOD, trash_this(), DRAW_ON_KO])
    game = s.start()

    game.choose(f"activate {card}.2")

    assert (game.area(card), game.count(A, "hand")) == ("trash", 0)


@pytest.mark.rule("10-2-17-1")
@pytest.mark.parametrize(("don", "drawn"), [(1, 1), (0, 0)])
def test_10_2_17_1_the_conditions_are_checked_on_the_field(don: int, drawn: int) -> None:
    """ "[DON!! x1] [On K.O.]" works with a given DON!!, though it is gone when the effect resolves."""
    s = Scenario()
    s.character(B, don=don, abilities=[on_ko(Draw(1), don=1)])
    ko = s.hand(A, s.event_card(main=[KO_ONE]))
    game = s.start()

    game.play(ko)

    assert (game.count(B, "hand"), game.count(B, "don_rested")) == (drawn, don)


@pytest.mark.rule("10-2-17-1")
def test_10_2_17_1_the_effect_is_resolved_in_the_trash() -> None:
    """ "Play this card from your trash rested" finds the card there."""
    s = Scenario()
    itself = Every(Cards(Owner.YOU, (Area.TRASH,), ThisCard()))
    phoenix = s.character(B, abilities=[on_ko(Play(itself, rested=True))])
    ko = s.hand(A, s.event_card(main=[KO_ONE]))
    game = s.start()

    game.play(ko)

    assert (game.area(phoenix), game.rested(phoenix)) == ("characters", True)


@pytest.mark.rule("10-2-17-1")
def test_10_2_17_1_effects_negated_on_the_field_do_not_activate() -> None:
    """The negation ended with the move, but nothing was activated on the field."""
    s = Scenario()
    victim = s.character(B, abilities=[DRAW_ON_KO])
    negate = Negate(Choose(THEIR_CHARACTERS, 1), Duration.TURN)
    event = s.hand(A, s.event_card(main=[negate, KO_ONE]))
    game = s.start()

    game.play(event)

    assert (game.area(victim), game.count(B, "hand")) == ("trash", 0)


@pytest.mark.rule("10-2-17-1")
def test_10_2_17_1_a_kod_card_cannot_be_rested_to_pay_for_its_own_effect() -> None:
    """Its cost is due when the card lies in the trash already, so nobody is asked to pay it."""
    s = Scenario()
    rest_this = AutoEffect((When("On K.O."),), (Draw(1),), cost=(Rest(This()),), optional=True)
    s.character(B, abilities=[rest_this])
    ko = s.hand(A, s.event_card(main=[KO_ONE]))
    game = s.start()

    game.play(ko)

    assert (game.asked(), game.count(B, "hand")) == ((A, "main"), 0)


@pytest.mark.rule("10-2-17-2")
def test_10_2_17_2_an_on_ko_that_waits_is_not_lost_by_the_move() -> None:
    """Two Characters are K.O.'d together: the second effect waits behind the first and still resolves."""
    s = Scenario()
    for _ in range(2):
        s.character(B, abilities=[DRAW_ON_KO])
    ko_all = s.hand(A, s.event_card(main=[KO(Every(THEIR_CHARACTERS))]))
    game = s.start()
    game.play(ko_all)

    game.choose("effect 1")

    assert game.count(B, "hand") == 2


@pytest.mark.rule("10-2-17-2")
def test_10_2_17_2_another_card_kod_at_once_is_in_the_trash_already() -> None:
    """ "Play a card from your trash" may pick the other Character that the same effect K.O.'d."""
    s = Scenario()
    from_trash = Play(Choose(Cards(Owner.YOU, (Area.TRASH,)), 1, up_to=True))
    healer = s.character(B, abilities=[on_ko(from_trash)])
    other = s.character(B)
    ko_all = s.hand(A, s.event_card(main=[KO(Every(THEIR_CHARACTERS))]))
    game = s.start()

    game.play(ko_all)

    assert game.choices() == [f"pick {healer}", f"pick {other}", "done"]


@pytest.mark.rule("10-2-17-1")
@pytest.mark.parametrize(("needed", "drawn"), [(2, 1), (3, 0)])
def test_10_2_17_1_a_condition_before_the_cost_is_checked_on_the_field(needed: int, drawn: int) -> None:
    """Two Characters are K.O.'d together: each still counts both of them."""
    mine = Cards(Owner.YOU, (Area.CHARACTER,))
    theirs = Cards(Owner.OPPONENT, (Area.CHARACTER,))
    s = Scenario()
    enough = Compare(CountOf(mine), ">=", needed)
    s.character(B, abilities=[AutoEffect((When("On K.O."),), (Draw(1),), condition=enough)])
    s.character(B)
    event = s.hand(A, s.event_card(cost=0, main=[KO(Every(theirs))]))
    assert s.start().play(event).count(B, "hand") == drawn
