"""Rule 7-1-3: the Counter Step."""

import pytest

from optcg import IllegalChoice
from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


@pytest.mark.rule("7-1-3-2")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (2, 0, 1)])
def test_7_1_3_2_counters_in_any_order_and_number(order: tuple[int, ...]) -> None:
    """Two counter Characters and a [Counter] Event add up, whichever comes first."""
    s = Scenario()
    hand = [
        s.hand(B, s.character_card(counter=1000)),
        s.hand(B, s.character_card(counter=2000)),
        s.hand(B, s.event_card(counter_event=[gain_power(1, 4000, "battle")])),
    ]
    s.hand(B, s.character_card())
    game = s.start()
    game.declare("leader_a", "leader_b")

    for place in order:
        game.choose(f"counter {hand[place]}")
        if place == 2:
            game.choose("pick leader_b")

    assert (game.asked(), game.power("leader_b")) == ((B, "counter"), 5000 + 1000 + 2000 + 4000)


@pytest.mark.rule("7-1-3-2")
def test_7_1_3_2_the_step_goes_on_until_the_player_stops() -> None:
    """After a counter B is asked again, and A is not asked in between."""
    s = Scenario()
    card = s.hand(B, s.character_card(counter=1000))
    other = s.hand(B, s.character_card(counter=1000))
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose(f"counter {card}")

    assert (game.asked(), game.choices()) == ((B, "counter"), [f"counter {other}", "done"])


@pytest.mark.rule("7-1-3-2")
def test_7_1_3_2_is_asked_whenever_there_is_a_hand() -> None:
    """With nothing to use B may only stop, but is asked: silence would tell what is in the hand."""
    s = Scenario()
    s.hand(B, s.character_card(counter=None))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.asked(), game.choices()) == ((B, "counter"), ["done"])


@pytest.mark.rule("7-1-3-2")
def test_7_1_3_2_is_not_asked_without_a_hand() -> None:
    """An empty hand is open to both players, so the battle goes on at once."""
    game = Scenario().start()

    game.declare("leader_a", "leader_b")

    assert game.asked() == (A, "main")


@pytest.mark.rule("7-1-3-2")
def test_7_1_3_2_the_attacking_player_uses_no_counter() -> None:
    """A's own counter cards are not offered, and B's hand is empty."""
    s = Scenario()
    s.hand(A, s.character_card(counter=1000))
    s.character(B, power=6000, rested=True)
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.asked() == (A, "main")


@pytest.mark.rule("7-1-3-2")
def test_7_1_3_2_the_question_is_hidden_from_the_attacker() -> None:
    """What B could use is known to B alone."""
    s = Scenario()
    s.hand(B, s.character_card(counter=1000))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert [game.game.view(viewer).decision is None for viewer in (A, B, None)] == [True, False, True]


@pytest.mark.rule("7-1-3-2-1")
def test_7_1_3_2_1_a_character_is_trashed_for_its_counter() -> None:
    """The card goes from the hand to the trash, and the Leader has 2000 more power."""
    s = Scenario()
    card = s.hand(B, s.character_card(counter=2000))
    s.hand(B, s.character_card())
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"counter {card}")

    assert (game.area(card), game.power("leader_b")) == ("trash", 7000)


@pytest.mark.rule("7-1-3-2-1")
def test_7_1_3_2_1_a_counter_turns_the_battle() -> None:
    """An attack of 5000 on 5000 fails after a counter of 1000."""
    s = Scenario()
    card = s.hand(B, s.character_card(counter=1000))
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"counter {card}")

    assert (game.count(B, "life"), "battle_lost" in game.kinds()) == (3, True)


@pytest.mark.rule("7-1-3-2-1")
def test_7_1_3_2_1_any_own_leader_or_character_may_receive_the_power() -> None:
    """B is asked for the Leader or any Character; A's cards are not among them."""
    s = Scenario()
    s.character(A)
    ace, tired = s.character(B), s.character(B, rested=True)
    card = s.hand(B, s.character_card(counter=1000))
    game = s.start()

    game.declare("leader_a", tired).choose(f"counter {card}")

    assert (game.asked(), game.choices()) == (
        (B, "cards"),
        ["pick leader_b", f"pick {ace}", f"pick {tired}"],
    )


@pytest.mark.rule("7-1-3-2-1")
def test_7_1_3_2_1_a_bystander_may_receive_the_power() -> None:
    """The Leader is attacked, a Character gets the counter, and the Leader takes damage."""
    s = Scenario()
    ace = s.character(B, power=5000)
    card = s.hand(B, s.character_card(counter=1000))
    s.hand(B, s.character_card())
    game = s.start()
    game.declare("leader_a", "leader_b").choose(f"counter {card}")

    game.choose(f"pick {ace}")

    assert (game.power(ace), game.power("leader_b")) == (6000, 5000)


@pytest.mark.rule("7-1-3-2-1")
def test_7_1_3_2_1_a_blocker_may_receive_the_power() -> None:
    """After a block the counter keeps the Blocker on the field."""
    s = Scenario()
    wall = s.character(B, power=4000, keywords=["Blocker"])
    card = s.hand(B, s.character_card(counter=2000))
    game = s.start()
    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    game.choose(f"counter {card}").choose(f"pick {wall}")

    assert game.area(wall) == "characters"


@pytest.mark.rule("7-1-3-2-1")
@pytest.mark.parametrize("counter", [None, 0])
def test_7_1_3_2_1_a_character_without_a_counter_cannot_be_used(counter: int | None) -> None:
    """The refusal names the rule."""
    s = Scenario()
    card = s.hand(B, s.character_card(counter=counter))
    game = s.start()
    game.declare("leader_a", "leader_b")

    with pytest.raises(IllegalChoice, match="Rule 7-1-3-2-1"):
        game.choose(f"counter {card}")


@pytest.mark.rule("7-1-3-2-1")
def test_7_1_3_2_1_a_counter_costs_no_don() -> None:
    """A Character of cost 9 is trashed for its Counter without a single DON!!."""
    s = Scenario()
    s.don(B)
    card = s.hand(B, s.character_card(cost=9, counter=1000))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert f"counter {card}" in game.choices()


@pytest.mark.rule("7-1-3-2-1")
def test_7_1_3_2_1_a_character_on_the_field_is_no_counter() -> None:
    """Only cards of the hand are trashed for their Counter."""
    s = Scenario()
    s.character(B, counter=2000)
    s.hand(B, s.character_card())
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.choices() == ["done"]


@pytest.mark.rule("7-1-3-2-2")
@pytest.mark.parametrize(("active", "offered"), [(1, False), (2, True)])
def test_7_1_3_2_2_a_counter_event_must_be_paid(active: int, offered: bool) -> None:
    """An Event of cost 2 is offered only with 2 active DON!!."""
    s = Scenario()
    s.don(B, active=active, rested=3)
    card = s.hand(B, s.event_card(cost=2, counter_event=[gain_power(1, 4000, "battle")]))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (f"counter {card}" in game.choices()) == offered


@pytest.mark.rule("7-1-3-2-2")
def test_7_1_3_2_2_a_counter_event_is_paid_trashed_and_done() -> None:
    """B's DON!! are rested, the Event lies in the trash, and its effect has happened."""
    s = Scenario()
    s.don(B, active=3)
    card = s.hand(B, s.event_card(cost=2, counter_event=[Draw(2)]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"counter {card}")

    assert (game.count(B, "don_rested"), game.area(card), game.count(B, "hand")) == (2, "trash", 2)


@pytest.mark.rule("7-1-3-2-2")
def test_7_1_3_2_2_a_counter_event_is_trashed_before_its_effect() -> None:
    """While B chooses who gains the power, the Event lies in the trash already."""
    s = Scenario()
    card = s.hand(B, s.event_card(counter_event=[gain_power(1, 4000, "battle")]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"counter {card}")

    assert (game.asked(), game.area(card)) == ((B, "cards"), "trash")


@pytest.mark.rule("7-1-3-2-2")
def test_7_1_3_2_2_cards_drawn_in_the_step_can_be_used_in_it() -> None:
    """A [Counter] Event draws a counter Character, which is offered next."""
    s = Scenario()
    event = s.hand(B, s.event_card(counter_event=[Draw(1)]))
    drawn = s.deck_top(B, s.character_card(counter=1000))
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"counter {event}")

    assert game.choices() == [f"counter {drawn}", "done"]
