"""Rule 8-3-1-2: costs that other effects add, paid after the printed ones."""

import json
import re

import pytest

from optcg import Game
from optcg.engine.saving import dump_state
from optcg.model.abilities import ActivateEffect, PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import AddCost, Draw, Effect, Move, Place, Rest, RestDon
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Every, Owner, This
from optcg.model.terms import Area
from tests.engine.test_explain import why
from tests.scenario import A, B, Scenario

DISCARD = Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.TRASH)
THEIR_CARDS = Every(Cards(Owner.OPPONENT, LEADER_AND_CHARACTERS))


def taxed(action: str, *cost: Effect) -> tuple[Scenario, str]:
    """A's Character may draw 1 by resting itself; B's Leader makes an action of A's cards cost more."""
    s = Scenario()
    s.leader(B, abilities=[PermanentEffect((AddCost(THEIR_CARDS, action, cost),))])
    draws = ActivateEffect(("Activate: Main",), (Draw(1),), cost=(Rest(This()),))
    return s, s.character(A, abilities=[draws])


@pytest.mark.rule("8-3-1-2")
def test_8_3_1_2_an_added_cost_is_paid_after_the_printed_one() -> None:
    """The Character is rested first, then the added DON!!; then the effect is resolved."""
    s, card = taxed("activate", RestDon(2))
    table = s.start().choose(f"activate {card}.1")
    kinds = [kind for kind in table.kinds() if kind in ("rested", "don_changed", "card_drawn")]
    assert kinds == ["rested", "don_changed", "card_drawn"]
    assert table.count(A, "don_active") == 3


@pytest.mark.rule("8-3-1-2", "8-3-1-3")
def test_8_3_1_2_an_effect_whose_added_cost_cannot_be_paid_is_not_offered() -> None:
    """A has 5 active DON!!, and 6 are wanted."""
    s, card = taxed("activate", RestDon(6))
    assert f"activate {card}.1" not in s.start().choices()


@pytest.mark.rule("8-3-1-2")
def test_8_3_1_2_costs_are_added_in_the_order_their_effects_were_resolved() -> None:
    """First the Event that wants a DON!!, then the one that wants a card of the hand."""
    s = Scenario()
    s.don(A, active=5)
    draws = ActivateEffect(("Activate: Main",), (Draw(1),))
    card = s.character(A, abilities=[draws])
    mine = Every(Cards(Owner.YOU, (Area.CHARACTER,)))
    one = s.hand(A, s.event_card(cost=0, main=[AddCost(mine, "activate", (RestDon(1),), Duration.TURN)]))
    two = s.hand(A, s.event_card(cost=0, main=[AddCost(mine, "activate", (DISCARD,), Duration.TURN)]))
    s.hand(A, s.character_card())
    table = s.start().play(one).play(two).choose(f"activate {card}.1")
    kinds = [kind for kind in table.kinds() if kind in ("don_changed", "trashed", "card_drawn")]
    assert kinds == ["don_changed", "trashed", "card_drawn"]


@pytest.mark.rule("8-3-1-2", "8-3-1-3-1")
def test_8_3_1_2_an_added_cost_that_breaks_down_leaves_no_effect() -> None:
    """The printed cost takes the only card of the hand, so the added one cannot be paid any more."""
    s = Scenario()
    s.leader(B, abilities=[PermanentEffect((AddCost(THEIR_CARDS, "activate", (DISCARD,)),))])
    trash_all = Move(Every(Cards(Owner.YOU, (Area.HAND,))), Place.TRASH)
    card = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(2),), cost=(trash_all,))])
    s.hand(A, s.character_card())
    table = s.start().choose(f"activate {card}.1")
    assert (table.count(A, "hand"), table.count(A, "trash")) == (0, 1)


@pytest.mark.rule("8-3-1-2")
def test_8_3_1_2_attacking_may_cost_something() -> None:
    """The cost is paid before the attack is declared."""
    s, card = taxed("attack", DISCARD)
    lost = s.hand(A, s.character_card())
    table = s.start().attack(card, "leader_b")
    assert table.area(lost) == "trash"
    assert table.kinds().index("trashed") < table.kinds().index("attack_declared")
    (paid,) = [event.text() for event in table.game.events if event.kind == "price_paid"]
    assert re.fullmatch(
        r"A paid for the attack of Card \d+ \(TEST-\d+\), because of the effect of Card 3 \(TEST-003\)\.",
        paid,
    )


@pytest.mark.rule("8-3-1-2")
def test_8_3_1_2_without_the_means_no_attack_is_offered() -> None:
    """A's hand is empty, so none of A's cards can attack."""
    s, _ = taxed("attack", DISCARD)
    assert not [choice for choice in s.start().choices() if choice.startswith("attack")]


@pytest.mark.rule("8-3-1-2")
def test_8_3_1_2_the_game_can_be_saved_while_an_added_cost_is_paid() -> None:
    s, card = taxed("attack", DISCARD)
    s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    table = s.start().declare(card, "leader_b")
    assert table.asked() == (A, "cards")
    loaded = Game.from_dict(json.loads(json.dumps(table.game.to_dict())), table.game.catalog)
    first = table.choices()[0]
    table.choose(first)
    loaded.choose(0)
    assert dump_state(loaded.state) == dump_state(table.game.state)


CANNOT_BE_PAID = "what it costs besides by Card 3 (TEST-003) cannot be paid (Rules 8-3-1-2, 8-3-1-3)."


@pytest.mark.rule("8-3-1-2", "8-3-1-3")
def test_8_3_1_2_an_activation_whose_added_cost_cannot_be_paid_is_explained() -> None:
    s, card = taxed("activate", DISCARD)
    table = s.start()
    assert why(table, f"activate #{table.id(card)}.1").endswith(CANNOT_BE_PAID)


@pytest.mark.rule("8-3-1-2", "8-3-1-3")
def test_8_3_1_2_an_attack_whose_added_cost_cannot_be_paid_is_explained() -> None:
    s, card = taxed("attack", DISCARD)
    table = s.start()
    assert why(table, f"attack #{table.id(card)} #{table.id('leader_b')}").endswith(CANNOT_BE_PAID)


@pytest.mark.rule("8-3-1-2", "8-3-1-3")
def test_8_3_1_2_a_block_whose_added_cost_cannot_be_paid_is_explained() -> None:
    s = Scenario()
    s.leader(A, abilities=[PermanentEffect((AddCost(THEIR_CARDS, "block", (RestDon(11),)),))])
    blocker = s.character(B, keywords=["Blocker"])
    s.hand(B, s.character_card())
    table = s.start().declare("leader_a", "leader_b")
    assert why(table, f"block {blocker}").endswith(CANNOT_BE_PAID)
