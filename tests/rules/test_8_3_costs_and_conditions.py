"""Rule 8-3-1: activation costs and activation timings."""

import pytest

from optcg.model.abilities import (
    ActivateEffect,
    AutoEffect,
    Gate,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.effects import (
    KO,
    Draw,
    Effect,
    Forbid,
    Move,
    Place,
    Rest,
    RestDon,
    ReturnDon,
)
from optcg.model.filters import NameIs, TypeIs
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

YOUR_HAND = Cards(Owner.YOU, (Area.HAND,))
YOUR_LEADER = Cards(Owner.YOU, (Area.LEADER,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
DRAW = Draw(1)
DISCARD = Move(Choose(YOUR_HAND, 1), Place.TRASH)
X_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,), TypeIs("X"))


def at_will(*cost: Effect, once: bool = False, then: Effect = DRAW) -> ActivateEffect:
    """ "[Activate: Main] cost: draw 1 card"."""
    return ActivateEffect(("Activate: Main",), (then,), cost=cost, gate=Gate(once=once))


def offers(game: Table) -> list[str]:
    """The activate effects that are offered."""
    return [choice for choice in game.choices() if choice.startswith("activate")]


def with_leader(*cost: Effect, once: bool = False) -> Scenario:
    """A's Leader draws a card for this cost."""
    s = Scenario()
    s.leader(A, abilities=[at_will(*cost, once=once)])
    return s


# Activation costs ----------------------------------------------------------------------------------


@pytest.mark.rule("8-3-1")
def test_8_3_1_what_stands_before_the_colon_is_the_cost() -> None:
    """ "Trash 1 card from your hand: Draw 1 card" trashes the card first, then draws."""
    s = with_leader(DISCARD)
    card = s.hand(A, s.character_card())
    game = s.start()

    game.choose("activate leader_a.1")

    assert (game.area(card), game.kinds()[-2:]) == ("trash", ["trashed", "card_drawn"])


@pytest.mark.rule("8-3-1-1")
@pytest.mark.parametrize("don_first", [True, False])
def test_8_3_1_1_the_parts_of_a_cost_are_paid_in_order(don_first: bool) -> None:
    """ "DON!! -1, rest this Leader" returns the DON!! first, and the other way round."""
    parts: list[Effect] = [ReturnDon(1), Rest(This())]
    kinds = ["don_changed", "rested"]
    if not don_first:
        parts.reverse()
        kinds.reverse()
    game = with_leader(*parts).start()

    game.choose("activate leader_a.1")

    assert [kind for kind in game.kinds() if kind in kinds] == kinds


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("cards", "offered"), [(0, []), (1, ["activate leader_a.1"])])
def test_8_3_1_3_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all(
    cards: int, offered: list[str]
) -> None:
    """ "DON!! -2, trash 1 card" is not offered with an empty hand."""
    s = with_leader(ReturnDon(2), DISCARD)
    for _ in range(cards):
        s.hand(A, s.character_card())

    game = s.start()

    assert offers(game) == offered


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_an_auto_effect_with_such_a_cost_is_passed_over() -> None:
    """ "[When Attacking] You may return 2 DON!! and trash 1 card" asks nothing with an empty hand."""
    s = Scenario()
    cost = (ReturnDon(2), DISCARD)
    s.leader(A, abilities=[AutoEffect((When("When Attacking"),), (Draw(1),), cost=cost, optional=True)])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.asked(), game.count(A, "don_active"), game.count(A, "hand")) == ((A, "main"), 5, 0)


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("cards", "offered"), [(1, []), (2, ["activate leader_a.1"])])
def test_8_3_1_3_one_card_cannot_pay_for_two_parts(cards: int, offered: list[str]) -> None:
    """ "Trash 1 card from your hand and place 1 card of it at the bottom of the deck" needs two cards."""
    s = with_leader(DISCARD, Move(Choose(YOUR_HAND, 1), Place.DECK_BOTTOM))
    for _ in range(cards):
        s.hand(A, s.character_card())

    game = s.start()

    assert offers(game) == offered


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("active", "offered"), [(1, []), (2, ["activate leader_a.1"])])
def test_8_3_1_3_one_don_cannot_pay_for_two_parts(active: int, offered: list[str]) -> None:
    """ "DON!! -1, rest 1 DON!!" needs two DON!!, the returned one being gone."""
    s = with_leader(ReturnDon(1), RestDon(1))
    s.don(A, active=active)

    game = s.start()

    assert offers(game) == offered


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("others", [0, 1])
def test_8_3_1_3_one_card_cannot_be_rested_for_two_parts(others: int) -> None:
    """ "Rest this Character and rest 1 of your Characters" needs another Character."""
    s = Scenario()
    yours = Cards(Owner.YOU, (Area.CHARACTER,))
    robin = s.character(A, abilities=[at_will(Rest(This()), Rest(Choose(yours, 1)))])
    for _ in range(others):
        s.character(A)

    game = s.start()

    assert offers(game) == [f"activate {robin}.1"] * others


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_a_rested_card_can_still_be_returned_for_another_part() -> None:
    """ "Rest this Character and return 1 of your Characters to hand" can be paid by the one Character."""
    s = Scenario()
    back = Move(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1), Place.HAND)
    robin = s.character(A, abilities=[at_will(Rest(This()), back)])
    game = s.start()

    game.choose(f"activate {robin}.1")

    assert (game.area(robin), game.count(A, "hand")) == ("hand", 2)


def broken_payment() -> tuple[Table, str, str]:
    """A cost whose first part makes the second impossible, once the first is paid (Rules 1-3-3, 8-3-1-3-1).

    [Once Per Turn] Trash 1 of your {X} Characters and rest this Leader: Draw 1 card.
    Stage: while you have no {X} Character, your Leader cannot be rested.
    """
    s = with_leader(Move(Choose(X_CHARACTERS, 1), Place.TRASH), Rest(This()), once=True)
    none_left = Compare(CountOf(X_CHARACTERS), "=", 0)
    s.stage(A, abilities=[PermanentEffect((Forbid(Every(YOUR_LEADER), "be rested"),), none_left)])
    x = s.character(A, types=("X",))
    another = s.hand(A, s.character_card(cost=1, types=("X",)))
    return s.start(), x, another


@pytest.mark.rule("8-3-1-3-1")
def test_8_3_1_3_1_a_cost_that_looks_payable_may_be_begun() -> None:
    """Both parts could be paid as things are, so the effect is offered."""
    game, _, _ = broken_payment()

    assert offers(game) == ["activate leader_a.1"]


@pytest.mark.rule("8-3-1-3-1")
def test_8_3_1_3_1_what_can_be_paid_is_paid() -> None:
    """The Character stays trashed, and the Leader, which cannot be rested any more, stays active."""
    game, x, _ = broken_payment()

    game.choose("activate leader_a.1")

    assert (game.area(x), game.rested("leader_a")) == ("trash", False)


@pytest.mark.rule("8-3-1-3-1")
def test_8_3_1_3_1_the_part_after_the_colon_is_not_resolved() -> None:
    """Nothing is drawn for a cost that broke down."""
    game, _, _ = broken_payment()

    game.choose("activate leader_a.1")

    assert (game.count(A, "hand"), game.kinds()[-1]) == (1, "cost_broken")


@pytest.mark.rule("8-3-1-3-1", "10-2-13-5")
def test_8_3_1_3_1_the_use_of_the_turn_is_spent() -> None:
    """Another {X} Character is played, but the effect is not offered again in this turn."""
    game, _, another = broken_payment()
    game.choose("activate leader_a.1")

    game.play(another)

    assert offers(game) == []


@pytest.mark.rule("8-3-1-4")
def test_8_3_1_4_a_cost_with_may_can_be_declined() -> None:
    """ "[On Play] You may trash 1 card: Draw 1 card": after "no" nothing is trashed or drawn."""
    s = Scenario()
    auto = AutoEffect((When("On Play"),), (Draw(1),), cost=(DISCARD,), optional=True)
    played, other = s.hand(A, s.character_card(cost=1, abilities=[auto])), s.hand(A, s.character_card())
    game = s.start().play(played)

    game.choose("no")

    assert (game.area(other), game.count(A, "hand"), game.asked()) == ("hand", 1, (A, "main"))


@pytest.mark.rule("8-3-1-4")
def test_8_3_1_4_a_declined_effect_was_not_activated() -> None:
    """A declined [Once Per Turn] effect is offered at the next attack of the same turn."""
    s = Scenario()
    attacks = When("attacks", Cards(Owner.YOU, (Area.LEADER, Area.CHARACTER)))
    cost, gate = (ReturnDon(1),), Gate(once=True)
    s.stage(A, abilities=[AutoEffect((attacks,), (Draw(1),), cost=cost, optional=True, gate=gate)])
    zoro = s.character(A)
    game = s.start().declare("leader_a", "leader_b").choose("no").pass_battle()

    game.declare(zoro, "leader_b")

    assert game.asked() == (A, "yes_no")


@pytest.mark.rule("8-3-1-5")
@pytest.mark.parametrize(("active", "offered"), [(1, []), (2, ["activate leader_a.1"])])
def test_8_3_1_5_a_circled_number_wants_active_don(active: int, offered: list[str]) -> None:
    """A circled 2 needs 2 active DON!! in the cost area; rested and given ones do not count."""
    s = with_leader(RestDon(2))
    s.don(A, active=active, rested=3)
    s.character(A, don=2)

    game = s.start()

    assert offers(game) == offered


@pytest.mark.rule("8-3-1-5")
def test_8_3_1_5_a_circled_number_rests_so_many_don() -> None:
    """A circled 2 rests exactly 2 of 5 DON!!."""
    game = with_leader(RestDon(2)).start()

    game.choose("activate leader_a.1")

    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (3, 2)


def minus_two() -> tuple[Table, str]:
    """ "DON!! -2" is being paid, with 1 given, 1 rested and 1 active DON!!."""
    s = with_leader(ReturnDon(2))
    s.don(A, active=1, rested=1)
    zoro = s.character(A, don=1)
    return s.start().choose("activate leader_a.1"), zoro


@pytest.mark.rule("8-3-1-6")
def test_8_3_1_6_any_don_of_the_field_may_be_returned() -> None:
    """For "DON!! -2" the active, the rested and the given one can be chosen."""
    game, zoro = minus_two()

    assert sorted(game.choices()) == sorted(["pick don active", "pick don rested", f"pick don {zoro}"])


@pytest.mark.rule("8-3-1-6")
def test_8_3_1_6_the_chosen_don_go_to_the_don_deck() -> None:
    """The given and the rested one are returned, and the active one stays."""
    game, zoro = minus_two()
    before = game.count(A, "don_deck")

    game.choose(f"pick don {zoro}").choose("pick don rested")

    left = (game.don(zoro), game.count(A, "don_rested"), game.count(A, "don_active"))
    assert (left, game.count(A, "don_deck") - before) == ((0, 0, 1), 2)


def replaced_cost() -> tuple[Table, str]:
    """ "Trash this Character: Draw 1 card" is paid, and its Leader may rest it instead."""
    s = Scenario()
    yours = Cards(Owner.YOU, (Area.CHARACTER,))
    s.leader(A, abilities=[ReplacementEffect(Would("leave", yours), (Rest(Every(yours)),))])
    robin = s.character(A, abilities=[at_will(Move(This(), Place.TRASH))])
    return s.start().choose(f"activate {robin}.1"), robin


@pytest.mark.rule("8-3-1-7")
def test_8_3_1_7_a_replaced_cost_was_not_paid() -> None:
    """The Character is rested instead of being trashed, and nothing is drawn."""
    game, robin = replaced_cost()

    game.choose("yes")

    assert (game.area(robin), game.rested(robin), game.count(A, "hand")) == ("characters", True, 0)


@pytest.mark.rule("8-3-1-7")
def test_8_3_1_7_the_replacement_of_a_cost_may_be_declined() -> None:
    """The Character is trashed, and the card is drawn."""
    game, robin = replaced_cost()

    game.choose("no")

    assert (game.area(robin), game.count(A, "hand")) == ("trash", 1)


@pytest.mark.rule("8-3-1-8")
@pytest.mark.parametrize(("by_event", "drawn"), [(True, 1), (False, 0)])
def test_8_3_1_8_a_when_text_is_an_activation_timing(by_event: bool, drawn: int) -> None:
    """ "When this Character is K.O.'d by an effect of your opponent" is met by an Event, not by a battle."""
    s = Scenario()
    this = Cards(Owner.YOU, (Area.CHARACTER,), NameIs("Victim"))
    timing = When("K.O.'d", this, by="opponent's effects")
    draws = AutoEffect((timing,), (Draw(1),))
    victim = s.character(B, name="Victim", power=1000, rested=True, abilities=[draws])
    event = s.hand(A, s.event_card(main=[KO(Every(THEIR_CHARACTERS))]))
    game = s.start()

    if by_event:
        game.play(event)
    else:
        game.attack("leader_a", victim)

    assert (game.area(victim), game.count(B, "hand")) == ("trash", drawn)
