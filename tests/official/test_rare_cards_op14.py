"""Cards of OP14 whose text has hardly a second card like it."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import KO, GainPower, Move, Place
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.official.board import Board
from tests.scenario import A, B

OWN = Cards(Owner.YOU, (Area.CHARACTER,))
THEIRS = Cards(Owner.OPPONENT, (Area.CHARACTER,))


def test_op14_001_swaps_the_base_powers_of_two_own_characters() -> None:
    """{Supernovas} and {Heart Pirates} only; what was given on top stays with its card; for this turn."""
    s = Board()
    s.lead(A, "OP14-001")
    big = s.character(A, power=8000, types=("Supernovas",))
    small = s.character(A, power=2000, types=("Heart Pirates",))
    third = s.character(A, power=4000, types=("Supernovas",))
    s.character(A, power=1000, types=("Navy",))
    s.character(B, power=1000, types=("Supernovas",))
    more = s.hand(A, s.event_card(cost=0, main=[GainPower(Choose(OWN), 1000, Duration.TURN)]))
    game = s.start().play(more).choose(f"pick {small}").choose("activate leader_a.1")
    assert set(game.choices()) == {f"pick {big}", f"pick {small}", f"pick {third}"}
    game.choose(f"pick {big}")
    assert set(game.choices()) == {f"pick {small}", f"pick {third}"}
    game.choose(f"pick {small}")
    assert (game.power(big), game.power(small), game.power(third)) == (2000, 9000, 4000)
    assert "activate leader_a.1" not in game.choices()
    game.end()
    assert (game.power(big), game.power(small)) == (8000, 2000)


@pytest.mark.rule("4-9-2")
def test_op14_001_a_swapped_power_stays_when_the_other_card_leaves() -> None:
    """It is a value by then, not a look at the other card."""
    s = Board()
    s.lead(A, "OP14-001")
    big = s.character(A, power=8000, types=("Supernovas",))
    small = s.character(A, power=2000, types=("Supernovas",))
    away = s.hand(A, s.event_card(cost=0, main=[Move(Choose(OWN), Place.HAND)]))
    game = s.start().choose("activate leader_a.1")
    while game.asked()[1] == "cards":
        game.choose(game.choices()[0])
    game.play(away).choose(f"pick {big}")
    assert game.power(small) == 8000


def test_op14_001_with_one_character_nothing_changes() -> None:
    s = Board()
    s.lead(A, "OP14-001")
    alone = s.character(A, power=8000, types=("Supernovas",))
    other = s.character(A, power=1000, types=("Navy",))
    game = s.start().choose("activate leader_a.1")
    assert game.asked() == (A, "main")
    assert (game.power(alone), game.power(other)) == (8000, 1000)


def test_op14_009_swaps_leader_and_character_for_the_battle() -> None:
    """Two cards of the hand pay for it; once a turn, and the powers are back after the battle.

    The Character is one of your own, like the Leader: whose is said once.
    """
    s = Board(turn_player=B)
    s.leader(A, power=5000)
    law = s.put(A, "OP14-009")
    other = s.character(A, power=3000)
    price = [s.hand(A, s.character_card()) for _ in range(5)]
    s.hand(B, s.character_card())
    attacker, second = s.character(B, power=9000), s.character(B, power=9000)
    game = s.start().declare(attacker, "leader_a")
    assert game.asked() == (A, "cards")
    assert set(game.choices()) == {"no", *(f"pick {card}" for card in price)}
    game.choose(f"pick {price[0]}").choose(f"pick {price[1]}")
    assert set(game.choices()) == {f"pick {law}", f"pick {other}"}
    game.choose(f"pick {law}")
    assert (game.power("leader_a"), game.power(law)) == (10000, 5000)
    assert game.area(price[2]) == "hand"
    game.pass_battle()
    assert (game.power("leader_a"), game.power(law)) == (5000, 10000)
    assert game.count(A, "life") == 3
    game.declare(second, "leader_a")
    assert game.asked()[1] == "counter"


def test_op14_009_needs_two_cards_and_may_be_declined() -> None:
    """With one card nothing is asked."""
    s = Board(turn_player=B)
    law = s.put(A, "OP14-009")
    s.hand(A, s.character_card())
    game = s.start().declare("leader_b", "leader_a")
    assert game.asked() == (A, "counter")
    s.hand(A, s.character_card())
    game = s.start().declare("leader_b", "leader_a").choose("no")
    assert game.count(A, "hand") == 2
    assert (game.power("leader_a"), game.power(law)) == (5000, 10000)


def test_op14_017_swaps_two_of_the_opponents_by_their_base_power() -> None:
    """9000 base power or less; a Character with more on top still counts by its base."""
    s = Board()
    event = s.hold(A, "OP14-017")
    nine = s.character(B, power=9000)
    two = s.character(B, power=2000)
    s.character(B, power=10000)
    s.character(A, power=1000)
    third = s.character(B, power=3000)
    more = s.hand(A, s.event_card(cost=0, main=[GainPower(Every(THEIRS), 1000, Duration.TURN)]))
    game = s.start().play(more).play(event)
    assert set(game.choices()) == {f"pick {nine}", f"pick {two}", f"pick {third}"}
    game.choose(f"pick {nine}").choose(f"pick {two}")
    assert (game.power(nine), game.power(two), game.power(third)) == (3000, 10000, 4000)
    game.end()
    assert (game.power(nine), game.power(two)) == (9000, 2000)


def crocodile() -> tuple[Board, str, str]:
    """OP14-079 leads; A has a {Former Baroque Works} Character, B one with cost 5."""
    s = Board()
    s.lead(A, "OP14-079")
    foe = s.character(B, cost=5, power=1000, rested=True, types=("Baroque Works",))
    return s, s.character(A, types=("Former Baroque Works",)), foe


@pytest.mark.rule("4-11-2")
@pytest.mark.parametrize("place", [Place.HAND, Place.DECK_BOTTOM, Place.TRASH, Place.LIFE_TOP, None])
def test_op14_079_own_effects_cannot_remove_the_opponents_characters(place: Place | None) -> None:
    """Nowhere to, and not by K.O. either."""
    s, _, foe = crocodile()
    step = KO(Every(THEIRS)) if place is None else Move(Every(THEIRS), place)
    event = s.hand(A, s.event_card(cost=0, main=[step]))
    game = s.start().play(event)
    assert game.area(foe) == "characters"


def test_op14_079_battles_the_opponents_own_effects_and_own_characters_are_free() -> None:
    """The ban is about A's effects on B's Characters."""
    s, ally, foe = crocodile()
    event = s.hand(A, s.event_card(cost=0, main=[KO(Every(OWN))]))
    game = s.start().attack("leader_a", foe)
    assert game.area(foe) == "trash"
    game.play(event)
    assert game.area(ally) == "trash"

    s, ally, foe = crocodile()
    event = s.hand(
        B, s.event_card(cost=0, main=[Move(Every(Cards(Owner.EITHER, (Area.CHARACTER,))), Place.HAND)])
    )
    game = s.start().end().play(event)
    assert (game.area(ally), game.area(foe)) == ("hand", "hand")


def test_op14_079_kos_its_own_to_lower_a_cost_and_may_mill() -> None:
    """Only its own kind can pay; cost -10 for the turn; the two cards of the deck are a choice."""
    s, ally, foe = crocodile()
    s.character(A, types=("Navy",))
    second = s.character(A, types=("Baroque Works",))
    s.leader(B, types=("Baroque Works",))
    game = s.start()
    deck = game.count(A, "deck")
    game.choose("activate leader_a.2")
    assert set(game.choices()) == {f"pick {ally}", f"pick {second}"}
    game.choose(f"pick {ally}")
    assert game.area(ally) == "trash"
    assert game.choices() == [f"pick {foe}", "done"]
    game.choose(f"pick {foe}")
    assert game.cost(foe) == 0
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.count(A, "deck") == deck - 2
    assert "activate leader_a.2" not in game.choices()
    game.end()
    assert game.cost(foe) == 5
