"""What was done in this turn, and what one player has more of than the other."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("said", "attacks", "drawn"),
    [
        ("you have not attacked this turn", 0, 1),
        ("you have not attacked this turn", 1, 0),
        ("you did not attack during this turn", 1, 0),
        ("you attacked this turn", 1, 1),
        ("your opponent has not attacked this turn", 1, 1),
        ("none of your Characters attacked this turn", 1, 1),
        ("none of your Characters attacked this turn", 2, 0),
        ("you have attacked 2 or more times this turn", 1, 0),
        ("you have attacked 2 or more times this turn", 2, 1),
        ("you have attacked 1 or more times with a Character this turn", 1, 0),
    ],
)
def test_attacks_of_a_player(said: str, attacks: int, drawn: int) -> None:
    s = Scenario()
    ally = s.character(A)
    card = s.hand(A, s.character_card(cost=0, abilities=worded(f"[On Play] If {said}, draw 1 card.")))
    game = begin(s)
    for attacker in ("leader_a", ally)[:attacks]:
        game.attack(attacker, "leader_b")
    game.play(card)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("said", "first", "second"),
    [
        ("this is your first attack this turn", 1, 1),
        ("this is your second attack or later this turn", 0, 1),
        ("this is the second attack this turn", 0, 1),
        ("this is this Character's first attack this turn", 1, 2),
    ],
)
def test_7_1_1_an_attack_counts_as_soon_as_it_is_declared(said: str, first: int, second: int) -> None:
    s = Scenario()
    s.life(B, 5)
    allies = [s.character(A, abilities=worded(f"[When Attacking] If {said}, draw 1 card.")) for _ in range(2)]
    game = begin(s).attack(allies[0], "leader_b")

    assert game.count(A, "hand") == first
    assert game.attack(allies[1], "leader_b").count(A, "hand") == second


def test_it_is_the_card_that_has_not_attacked() -> None:
    s = Scenario()
    line = "[End of Your Turn] If this Character did not attack this turn, set it as active."
    idle, busy = (s.character(A, rested=rested, abilities=worded(line)) for rested in (True, False))
    game = begin(s).attack(busy, "leader_b").end()
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.rested(idle), game.rested(busy)) == (False, True)


@pytest.mark.parametrize(("others", "drawn"), [(0, 0), (1, 1)])
def test_another_character_was_played(others: int, drawn: int) -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card(cost=0)) for _ in range(others)]
    line = "[On Play] If you have played another Character this turn, draw 1 card."
    card = s.hand(A, s.character_card(cost=0, abilities=worded(line)))
    game = begin(s)
    for other in cards:
        game.play(other)

    assert game.play(card).count(A, "hand") == drawn


@pytest.mark.parametrize(("returned", "drawn"), [(0, 0), (1, 0), (2, 1)])
def test_don_that_were_returned(returned: int, drawn: int) -> None:
    s = Scenario()
    cost = s.character(A, abilities=worded(f"[Activate: Main] DON!! -{max(returned, 1)}: Rest your Leader."))
    line = "[On Play] If 2 or more DON!! cards have been returned to your DON!! deck this turn, draw 1 card."
    card = s.hand(A, s.character_card(cost=0, abilities=worded(line)))
    game = begin(s)
    if returned:
        game.choose(f"activate {cost}.1")
        while game.asked()[1] != "main":
            game.choose(game.choices()[0])

    assert game.play(card).count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("you have as many Characters as your opponent", 0),
        ("you have fewer Characters than your opponent by 2 or more", 0),
        ("your opponent has more Characters than you by 1 or more", 1),
        ("your deck has more cards than your opponent's deck", 1),
        ("your opponent's Leader's power is higher than your Leader's", 1),
        ("your Leader's power is higher than your opponent's Leader's", 0),
        ("neither player has Characters with a cost of 8 or more", 0),
        ("neither you nor your opponent has any Stages", 1),
        ("either you or your opponent has 2 or less Life cards", 1),
        ("your opponent has a Character with more power than any of your Characters", 1),
        ("this Character has the highest power among all Characters", 0),
        ("this Character has the highest power among your Characters", 1),
    ],
)
def test_one_player_against_the_other(said: str, drawn: int) -> None:
    s = Scenario()
    s.leader(B, power=6000)
    s.life(B, 2)
    s.deck(A, 30)
    s.deck(B, 20)
    for cost in (1, 8):
        s.character(B, cost=cost, power=6000)
    game, _ = played(s, f"[On Play] If {said}, draw 1 card.", power=5000)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    "said", ["this is the first Character you have played", "this is your first Character played"]
)
def test_the_card_itself_is_one_of_those_that_were_played(said: str) -> None:
    s = Scenario()
    line = f"[On Play] If {said} this turn, draw 1 card."
    one, two = (s.hand(A, s.character_card(cost=0, abilities=worded(line))) for _ in range(2))
    game = begin(s).play(one)

    assert game.count(A, "hand") == 2
    assert game.play(two).count(A, "hand") == 1


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("you took no damage this turn", 1),
        ("your opponent took no damage this turn", 0),
        ("your opponent blocked this turn", 0),
        ("you have not used an Event this turn", 1),
        ("a card has left your opponent's Life area this turn", 1),
        ("a card has left your Life cards this turn", 0),
        ("a {Harbor} type Character was played from your hand this turn", 1),
        ("a {Harbor} type Character was played from your trash this turn", 0),
        ("your opponent has more Life cards than you do", 0),
    ],
)
def test_more_of_what_happened(said: str, drawn: int) -> None:
    s = Scenario()
    line = f"[On Play] If {said}, draw 1 card."
    card = s.hand(A, s.character_card(cost=0, types=("Harbor",), abilities=worded(line)))
    game = begin(s).attack("leader_a", "leader_b").play(card)

    assert game.count(A, "hand") == drawn
