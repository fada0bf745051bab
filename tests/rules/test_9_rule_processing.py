"""Rule 9: rule processing and defeat."""

import pytest

from optcg import GameOver, Result
from optcg.model.abilities import DefeatByDeckWaits, PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Effect, Move, Negate, Place
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power


def drawn(game: Table, player: int) -> int:
    return sum(event.kind == "card_drawn" and event.player == player for event in game.game.events)


def draw_event(deck: int, *effects: Effect) -> Table:
    """A has activated an Event with these steps, with so many cards in the deck."""
    s = Scenario()
    s.deck(A, deck)
    card = s.hand(A, s.event_card(main=effects))
    return s.start().play(card)


@pytest.mark.rule("9-1-1")
def test_9_1_1_the_rules_end_the_game_by_themselves() -> None:
    """A's deck runs out in A's Draw Phase, and without a question to anybody the game is over."""
    s = Scenario(turn_player=B)
    s.deck(A, 1)
    game = s.start()

    game.end()

    assert (game.game.over, game.game.decision) == (True, None)


@pytest.mark.rule("9-1-1")
def test_9_1_1_a_game_that_is_over_takes_no_choice() -> None:
    """Whoever goes on anyway reads how the game ended."""
    game = draw_event(1, Draw(1))

    with pytest.raises(GameOver, match=r"B won by deck \(Rule 9-2-1-2\)"):
        game.end()


@pytest.mark.rule("9-1-2")
def test_9_1_2_a_player_loses_in_the_middle_of_an_effect() -> None:
    """With 2 cards in the deck "draw 2, then ..." ends at the second draw: the rest is not asked."""
    game = draw_event(2, Draw(2), gain_power(1, 1000, "turn"))

    assert (game.game.result, drawn(game, A)) == (Result(B, (A,), "deck", "9-2-1-2"), 2)


@pytest.mark.rule("9-1-2")
def test_9_1_2_with_one_more_card_the_effect_goes_on() -> None:
    """With 3 cards in the deck A draws 2 and goes on with the next step."""
    game = draw_event(3, Draw(2), gain_power(1, 1000, "turn"))

    assert (game.game.over, game.asked()) == (False, (A, "cards"))


@pytest.mark.rule("9-1-2")
def test_9_1_2_nothing_more_is_drawn_after_the_last_card() -> None:
    """With 2 cards in the deck "draw 5" draws 2."""
    game = draw_event(2, Draw(5))

    assert (drawn(game, A), game.game.result) == (2, Result(B, (A,), "deck", "9-2-1-2"))


@pytest.mark.rule("9-1-2")
def test_9_1_2_a_phase_does_not_go_on_after_the_defeat() -> None:
    """The last card drawn in the Draw Phase loses before the DON!! Phase begins."""
    s = Scenario(phase="draw")
    s.deck(A, 1)

    game = s.start()

    assert game.kinds() == ["phase_began", "card_drawn", "game_won"]


@pytest.mark.rule("9-1-2")
def test_9_1_2_a_battle_does_not_go_on_after_the_defeat() -> None:
    """B's [Counter] Event draws B's last card: B loses in the Counter Step and takes no damage."""
    s = Scenario()
    s.deck(B, 1)
    card = s.hand(B, s.event_card(counter_event=[Draw(1)]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"counter {card}")

    assert (game.game.result, game.count(B, "life")) == (Result(A, (B,), "deck", "9-2-1-2"), 3)


@pytest.mark.rule("9-2-1")
def test_9_2_1_both_players_lose_if_both_meet_a_condition() -> None:
    """With two empty decks nobody wins, and both are among the losers."""
    s = Scenario()
    s.deck(A, 0)
    s.deck(B, 0)

    game = s.start()

    assert game.game.result == Result(None, (A, B), "deck", "9-2-1-2")


@pytest.mark.rule("9-2-1")
@pytest.mark.parametrize(("loser", "winner"), [(A, B), (B, A)])
def test_9_2_1_the_player_who_has_not_lost_wins(loser: int, winner: int) -> None:
    """It does not matter whose turn it is."""
    s = Scenario()
    s.deck(loser, 0)

    game = s.start()

    assert game.game.result == Result(winner, (loser,), "deck", "9-2-1-2")


@pytest.mark.rule("9-2-1")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_9_2_1_everybody_sees_the_result(viewer: int | None) -> None:
    """Winner, losers, reason and rule stand in every view."""
    game = draw_event(1, Draw(1))

    assert game.game.view(viewer).to_dict()["result"] == {
        "winner": "B",
        "losers": ["A"],
        "reason": "deck",
        "rule": "9-2-1-2",
    }


@pytest.mark.rule("9-2-1-1")
def test_9_2_1_1_damage_at_no_life_loses() -> None:
    """B's Leader takes damage with 0 Life."""
    s = Scenario()
    s.life(B, 0)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.game.result == Result(A, (B,), "damage", "9-2-1-1")


@pytest.mark.rule("9-2-1-1")
def test_9_2_1_1_no_life_alone_is_no_defeat() -> None:
    """Both players have 0 Life, and the game goes on."""
    s = Scenario()
    s.life(A, 0)
    s.life(B, 0)

    assert s.start().asked() == (A, "main")


@pytest.mark.rule("9-2-1-1")
def test_9_2_1_1_damage_to_a_blocker_is_no_damage_to_the_leader() -> None:
    """At 0 Life a Blocker saves the game."""
    s = Scenario()
    s.life(B, 0)
    wall = s.character(B, power=1000, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    assert game.game.result is None


@pytest.mark.rule("9-2-1-2")
def test_9_2_1_2_the_last_card_drawn_loses() -> None:
    """It is enough that the deck is empty: no further draw has to fail."""
    game = draw_event(1, Draw(1))

    assert (game.game.result, game.count(A, "deck")) == (Result(B, (A,), "deck", "9-2-1-2"), 0)


@pytest.mark.rule("9-2-1-2")
def test_9_2_1_2_one_card_in_the_deck_is_enough_to_go_on() -> None:
    """With 1 card left after the draw the game is not over."""
    game = draw_event(2, Draw(1))

    assert (game.asked(), game.count(A, "deck")) == ((A, "main"), 1)


@pytest.mark.rule("9-2-1-2")
def test_9_2_1_2_an_empty_don_deck_is_no_deck() -> None:
    """Only the deck counts."""
    s = Scenario()
    s.don(A, active=10)

    assert s.start().asked() == (A, "main")


@pytest.mark.rule("8-2-1-1", "9-1-2", "9-2-1-2")
@pytest.mark.parametrize("permanent", [False, True])
def test_9_2_1_2_a_leader_that_is_negated_does_not_keep_its_player_in_the_game(permanent: bool) -> None:
    """B's deck is empty, and then B's Leader is negated: B loses at once, before A draws a card."""
    s = Scenario()
    s.leader(B, abilities=[DefeatByDeckWaits()])
    leader = Every(Cards(Owner.OPPONENT, (Area.LEADER,)))
    silent = PermanentEffect((Negate(leader),))
    character = s.hand(A, s.character_card(cost=0, abilities=[silent]))
    event = s.hand(A, s.event_card(cost=0, main=[Negate(leader, Duration.TURN), Draw(1)]))
    mill = Move(Every(Cards(Owner.OPPONENT, (Area.DECK,))), Place.TRASH)
    mills = s.hand(A, s.event_card(cost=0, main=[mill]))
    game = s.start().play(mills)
    assert game.game.result is None

    game.play(character if permanent else event)

    assert game.game.result == Result(A, (B,), "deck", "9-2-1-2")
    assert "card_drawn" not in game.kinds()
