"""What cards of a hand cost: in whose hand, and for how long (Rules 2-7-1, 2-7-6)."""

import pytest

from optcg import Game
from optcg.engine.card import Card
from optcg.engine.hand_cost import cost_to_play
from optcg.engine.lookup import must_locate
from optcg.model.durations import Duration
from optcg.model.effects import ChangeHandCost, Draw
from optcg.model.filters import CostIs
from optcg.model.terms import Category
from tests.effects.checks import OPPONENT, YOU, begin, resolve, said
from tests.effects.test_worded_events import watching
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table

MORE = "[On Play] All Events in your opponent's hand gain +1 cost until the end of your opponent's next turn."


def price(game: Table, ref: str) -> int:
    """What its player pays for a card of the hand now."""
    card = must_locate(game.game.state, game.id(ref)).card
    assert isinstance(card, Card)
    return cost_to_play(game.game.state, game.owner(ref), card)


def tale(s: Scenario, player: int, cost: int = 2) -> str:
    return s.hand(player, s.event_card(cost=cost, main=[Draw(1)]))


@pytest.mark.rule("2-7-6")
def test_2_7_6_cards_in_the_opponents_hand_cost_more_for_a_time() -> None:
    s = Scenario()
    theirs, other, own = tale(s, B), s.hand(B, s.character_card(cost=2)), tale(s, A)
    game, _ = played(s, MORE)
    costs = [(game.cost(ref), price(game, ref)) for ref in (theirs, other, own)]
    game.end()
    in_their_turn = price(game, theirs)
    game.end()

    assert costs == [(3, 3), (2, 2), (2, 2)]
    assert (in_their_turn, price(game, theirs), game.cost(theirs)) == (3, 2, 2)


def test_it_is_paid_and_keeps_back_what_cannot_be_paid() -> None:
    s = Scenario()
    s.don(B, active=1)
    fits, dear = tale(s, B, cost=2), tale(s, B, cost=3)
    game, _ = played(s, MORE)
    game.end()
    choices = game.choices()
    game.play(fits)

    assert (f"play {fits}" in choices, f"play {dear}" in choices) == (True, False)
    assert game.game.state.players[B].active_don() == 0


def test_a_card_that_comes_to_the_hand_later_costs_more_too() -> None:
    s = Scenario()
    drawn = s.deck_top(B, s.event_card(cost=2, main=[Draw(1)]))
    game, _ = played(s, MORE)
    before = game.cost(drawn)
    game.end()

    assert (before, game.area(drawn), price(game, drawn)) == (2, "hand", 3)


@pytest.mark.parametrize(("tag", "usable"), [("[Your Turn]", False), ("[Opponent's Turn]", True)])
def test_a_counter_event_costs_more_in_the_turn_of_the_other_player(tag: str, usable: bool) -> None:
    s = Scenario()
    s.don(B, active=1)
    text = "[Counter] Your Leader gains +2000 power during this battle."
    event = s.hand(B, s.card(Category.EVENT, cost=1, abilities=said(text, Category.EVENT)))
    attacker = watching(
        s, f"{tag} The cost of activating Events from your opponent's hand is increased by 1."
    )
    game = begin(s).declare(attacker, "leader_b")

    assert (f"counter {event}" in game.choices()) is usable


@pytest.mark.parametrize(
    ("types", "turn_player", "cost"), [(("Harbor",), B, 3), (("Quarry",), B, 2), (("Harbor",), A, 2)]
)
def test_a_permanent_effect_on_the_other_hand(types: tuple[str, ...], turn_player: int, cost: int) -> None:
    s = Scenario(turn_player)
    s.leader(A, types=types)
    watching(
        s,
        "[Opponent's Turn] If your Leader has the {Harbor} type, the cost of activating Events from your "
        "opponent's hand will be increased by 1.",
    )
    theirs, own = tale(s, B), tale(s, A)
    game = begin(s)

    assert (price(game, theirs), game.cost(theirs), price(game, own)) == (cost, 2, 2)


def test_of_cards_with_a_cost_as_it_is_in_the_hand() -> None:
    """What playing costs looks at the cost; it does not change it."""
    s = Scenario()
    watching(
        s,
        "The cost of playing Characters with a cost of 3 or less from your opponent's hand is increased "
        "by 1.",
    )
    small, big = s.hand(B, s.character_card(cost=3)), s.hand(B, s.character_card(cost=4))
    own = s.hand(A, s.character_card(cost=3))
    game = begin(s)

    assert [price(game, ref) for ref in (small, big, own)] == [4, 4, 3]
    assert game.cost(small) == 3


def test_own_cards_cost_less_during_this_turn() -> None:
    s = Scenario()
    fitting = s.hand(A, s.character_card(cost=3, types=("Harbor",)))
    other = s.hand(A, s.character_card(cost=3))
    theirs = s.hand(B, s.character_card(cost=3, types=("Harbor",)))
    game, _ = played(s, "[On Play] Give all {Harbor} type cards in your hand -1 cost during this turn.")
    now = [price(game, ref) for ref in (fitting, other, theirs)]
    game.end()

    assert (now, price(game, fitting)) == ([2, 3, 3], 3)


def test_in_their_next_turn_alone() -> None:
    s = Scenario()
    theirs = tale(s, B)
    game, _ = played(s, "[On Play] Your opponent's Events cost 1 more to activate during their next turn.")
    found = [price(game, theirs)]
    for _ in range(3):
        game.end()
        found.append(price(game, theirs))

    assert found == [2, 3, 2, 2]


def test_two_of_them_add_up_and_a_negative_cost_is_none() -> None:
    s = Scenario()
    theirs, own = tale(s, B), tale(s, A, cost=1)
    more = ChangeHandCost(OPPONENT, 1, None, Duration.TURN)
    less = ChangeHandCost(YOU, -2, CostIs("<=", 1), Duration.TURN, to_play=True)
    game = resolve(s, more, more, less)

    assert (price(game, theirs), price(game, own), game.cost(own)) == (4, 0, 1)


@pytest.mark.rule("3-1-5")
def test_3_1_5_what_the_cards_cost_tells_nothing_of_a_hidden_hand() -> None:
    views = []
    for event in (True, False):
        s = Scenario()
        s.hand(B, s.event_card(cost=2) if event else s.character_card(cost=2))
        game, _ = played(s, MORE)
        views.append(game.game.view(A).to_dict())

    assert str(views[0]) == str(views[1])


def test_a_position_keeps_it() -> None:
    s = Scenario()
    theirs, own = tale(s, B), s.hand(A, s.character_card(cost=3, types=("Harbor",)))
    less = "[On Play] Give all {Harbor} type cards in your hand -1 cost during this turn."
    game, _ = played(s, MORE, less)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    again = Game.from_position(game.game.position())
    costs = [again.cost(again.state.players[player].hand[0].id) for player in (A, B)]

    assert ([game.cost(own), game.cost(theirs)], costs) == ([2, 3], [2, 3])
