"""Counters that change, are lost or are read as a number (Rule 2-10), from words to what happens."""

import pytest

from optcg.model.amounts import CounterOf
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario, Table

GROWN = "ll of your {Harbor} type Character cards with a +1000 Counter have a +2000 Counter."


def _counter(game: Table, card: str, receiver: str = "leader_b") -> int:
    """What the power of the receiver grows by when the card is trashed for its Counter."""
    before = game.power(receiver)
    game.choose(f"counter {card}")
    if game.asked()[1] == "cards":
        game.choose(f"pick {receiver}")
    return game.power(receiver) - before


def _attacked(s: Scenario, *printed: int) -> tuple[Table, list[str]]:
    """Player B is attacked with Character cards of these Counters in the hand."""
    cards = [s.hand(B, s.character_card(types=("Harbor",), counter=counter)) for counter in printed]
    return begin(s).declare("leader_a", "leader_b"), cards


@pytest.mark.parametrize(("printed", "grown"), [(1000, 2000), (2000, 2000)])
def test_2_10_cards_with_one_counter_have_another(printed: int, grown: int) -> None:
    s = Scenario()
    s.leader(B, abilities=worded(f"A{GROWN}"))
    game, (card, _) = _attacked(s, printed, 1000)

    assert _counter(game, card) == grown


def test_4_9_2_of_two_values_the_highest_applies_and_gains_are_added() -> None:
    s = Scenario()
    for line in (
        "The Counter of all of your {Harbor} type Character cards becomes +2000.",
        "The Counter of all of your {Harbor} type Character cards becomes +1000.",
        "Your {Harbor} type Character cards gain an additional +1000 Counter.",
    ):
        watching(s, line, B)
    game, (card, _) = _attacked(s, 1000, 1000)

    assert _counter(game, card) == 3000


@pytest.mark.parametrize(("hand", "grown"), [(4, 2000), (5, 1000)])
def test_a_counter_that_has_a_condition(hand: int, grown: int) -> None:
    s = Scenario()
    watching(s, f"If you have 4 or less cards in your hand, a{GROWN}", B)
    game, (card, *_) = _attacked(s, *[1000] * hand)

    assert _counter(game, card) == grown


@pytest.mark.parametrize(
    ("tag", "grown"), [("Opponent's Turn", 2000), ("Your Turn", 1000), ("DON!! x1", 1000)]
)
def test_8_3_2_a_counter_that_stands_behind_brackets(tag: str, grown: int) -> None:
    s = Scenario()
    watching(s, f"[{tag}] Your Character cards gain a +1000 Counter.", B)
    game, (card, _) = _attacked(s, 1000, 1000)

    assert _counter(game, card) == grown


@pytest.mark.parametrize(
    "words",
    [
        "All of your opponent's Character cards with a +1000 Counter have no Counter",
        "Your opponent cannot use cards with a Counter of 1000",
        "Your opponent cannot use +1000 Counters",
        "Your opponent cannot use Counters of 1000 or less",
    ],
)
def test_cards_without_their_counter_cannot_be_used(words: str) -> None:
    s = Scenario()
    s.leader(A, abilities=worded(f"[When Attacking] {words} during this battle."))
    ally = s.character(A, power=5000)
    game, (small, large) = _attacked(s, 1000, 2000)

    assert [choice for choice in game.choices() if choice.startswith("counter")] == [f"counter {large}"]
    # In the next battle, of a card without this effect, they have it again.
    game.pass_battle().declare(ally, "leader_b")
    assert f"counter {small}" in game.choices()


@pytest.mark.parametrize(("counter", "power"), [(2000, 3000), (None, 1000)])
def test_power_equal_to_a_counter(counter: int | None, power: int) -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(counter=counter))
    line = (
        "[On Play] Trash 1 card from your hand. This Character gains power equal to the trashed card's "
        "Counter during this turn."
    )
    game, this = played(s, line, power=1000)

    assert game.area(card) == "trash"
    assert game.power(this) == power
    assert CounterOf(0) != CounterOf()


def test_without_the_card_there_is_no_counter() -> None:
    s = Scenario()
    line = (
        "[On Play] You may trash 1 card from your hand. If you do, draw 1 card. Then, this Character gains "
        "power equal to the trashed card's Counter during this turn."
    )
    game, this = played(s, line, power=1000)

    assert game.power(this) == 1000


def test_the_counters_of_several_cards_together() -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card(counter=counter)) for counter in (1000, 2000)]
    line = (
        "[On Play] Trash up to 2 cards from your hand. This Character gains power equal to the total Counter "
        "of the trashed cards during this turn."
    )
    game, this = played(s, line, power=1000)
    for card in cards:
        game.choose(f"pick {card}")

    assert game.power(this) == 4000


def test_a_revealed_character_gives_its_counter() -> None:
    s = Scenario()
    s.hand(B, s.character_card(counter=2000))
    line = (
        "[When Attacking] Choose 1 card from your opponent's hand; your opponent reveals that card. If the "
        "revealed card is an Event, your opponent trashes that card. If it is a Character card, this "
        "Character gains power equal to that card's Counter during this battle."
    )
    ally = s.character(A, power=1000, abilities=worded(line))
    game = begin(s).declare(ally, "leader_b")

    assert game.power(ally) == 3000
    assert game.count(B, "hand") == 1


@pytest.mark.parametrize(("life", "grown"), [(2, 2000), (3, 1000)])
def test_a_card_tells_its_own_counter_in_the_hand(life: int, grown: int) -> None:
    """Other cards, and the same card in another hand, have their own."""
    s = Scenario()
    s.life(B, life)
    text = "If you have 2 or less Life cards, this card in your hand gains +1000 Counter."
    card = s.hand(B, s.character_card(counter=1000, abilities=worded(text)))
    other, _ = (s.hand(B, s.character_card(counter=1000)) for _ in range(2))
    game = begin(s).declare("leader_a", "leader_b")

    assert (_counter(game, card), _counter(game, other)) == (grown, 1000)


def test_a_card_without_a_counter_may_have_one_by_its_text() -> None:
    s = Scenario()
    text = "If you have 0 Life cards, this card in your hand has a +2000 Counter."
    s.life(B, 0)
    card = s.hand(B, s.character_card(counter=None, abilities=worded(text)))
    s.hand(B, s.character_card(counter=1000))
    game = begin(s).declare("leader_a", "leader_b")

    assert _counter(game, card) == 2000
