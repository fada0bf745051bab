"""When it holds: conditions, turns and comparisons, before or behind what they are said of."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("cards", "drawn"), [("ec", 1), ("cc", 0)])
def test_any_of_those_cards(cards: str, drawn: int) -> None:
    s = Scenario()
    for kind in cards:
        s.deck_top(A, s.event_card() if kind == "e" else s.character_card())
    line = (
        "[On Play] Trash 2 cards from the top of your deck. If any of those cards is an Event, draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), (("Quarry",), 0)])
def test_any_of_your_characters(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    s.character(A, power=7000, types=types)
    s.character(A, power=2000, types=("Harbor",))
    line = "[On Play] If any of your {Harbor} type Characters has 7000 power or more, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_as_long_as_it_is_said_behind() -> None:
    s = Scenario()
    ally = s.character(
        A,
        power=1000,
        abilities=worded("This Character gains +2000 power while you have 2 or less Life cards."),
    )
    s.life(A, 2)
    game = begin(s)

    assert game.power(ally) == 3000


def test_a_turn_that_is_said_behind() -> None:
    s = Scenario()
    line = "This Character gains +2000 power during your opponent's turn."
    mine = s.character(A, power=1000, abilities=worded(line))
    theirs = s.character(B, power=1000, abilities=worded(line))
    game = begin(s)

    assert [game.power(mine), game.power(theirs)] == [1000, 3000]


@pytest.mark.parametrize(("life", "power", "cost"), [(3, 1000, 4), (2, 3000, 2)])
def test_a_sentence_with_an_if_of_its_own(life: int, power: int, cost: int) -> None:
    s = Scenario()
    s.life(A, life)
    line = (
        "If you have 3 or more Life cards, this Character gains +2 cost. If you have 2 or less Life cards, "
        "this Character gains +2000 power."
    )
    ally = s.character(A, power=1000, cost=2, abilities=worded(line))
    game = begin(s)

    assert (game.power(ally), game.cost(ally)) == (power, cost)


@pytest.mark.parametrize(("life", "power"), [(3, 1000), (2, 2000)])
def test_an_if_that_goes_on_holds_for_both(life: int, power: int) -> None:
    s = Scenario()
    s.life(A, life)
    line = (
        "If you have 2 or less Life cards, this Character gains [Banish], and if you have no cards in your "
        "hand, this Character gains +1000 power."
    )
    ally = s.character(A, power=1000, abilities=worded(line))
    game = begin(s)

    assert game.power(ally) == power


@pytest.mark.parametrize(("theirs", "drawn"), [(2, 1), (1, 0)])
def test_whose_hand_is_larger(theirs: int, drawn: int) -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    for _ in range(theirs):
        s.hand(B, s.character_card())
    game, _ = played(s, "[On Play] If your opponent has more cards in their hand than you, draw 1 card.")

    assert game.count(A, "hand") == 1 + drawn


@pytest.mark.parametrize(("life", "drawn"), [(2, 1), (3, 0)])
def test_less_than_is_not_as_many(life: int, drawn: int) -> None:
    s = Scenario()
    s.life(A, life)
    game, _ = played(s, "[On Play] If you have less than 3 Life cards, draw 1 card.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("name", "cost", "life", "drawn"), [("x", 1, 3, 1), ("Mira", 5, 4, 1), ("Mira", 1, 4, 0)]
)
def test_what_and_joins_stands_together_before_or_if(name: str, cost: int, life: int, drawn: int) -> None:
    s = Scenario()
    s.leader(A, name=name)
    s.character(A, cost=cost)
    s.life(A, life)
    line = (
        "[On Play] If your Leader is [Mira] and you have a Character with a cost of 5 or more, or if you "
        "have 3 or less Life cards, draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("life", "power", "keywords"), [(3, 3000, []), (4, 1000, ["Unblockable"])])
def test_otherwise_holds_all_the_time_too(life: int, power: int, keywords: list[str]) -> None:
    s = Scenario()
    s.life(B, life)
    line = (
        "If your opponent has 3 or less Life cards, this Character gains +2000 power. Otherwise, this "
        "Character gains [Unblockable]."
    )
    ally = s.character(A, power=1000, abilities=worded(line))
    game = begin(s)

    assert (game.power(ally), game.keywords(ally)) == (power, keywords)


@pytest.mark.parametrize(("event", "drawn"), [(True, 2), (False, 1)])
def test_of_two_conditions_that_cannot_both_hold_each_has_its_own_sentence(event: bool, drawn: int) -> None:
    s = Scenario()
    s.deck_top(A, s.event_card() if event else s.character_card())
    line = (
        "[On Play] Reveal 1 card from the top of your deck. If the revealed card is an Event, draw 2 cards. "
        "If it is a Character card, draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("name", "drawn"), [("Mira", 2), ("Old Toll", 1), ("Third", 0)])
def test_two_leaders_each_with_a_sentence_of_its_own(name: str, drawn: int) -> None:
    s = Scenario()
    s.leader(A, name=name)
    line = "[On Play] If your Leader is [Mira], draw 2 cards. If your Leader is [Old Toll], draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("target", "power"), [("leader_b", 4000), ("other", 3000)])
def test_while_it_battles_a_certain_card(target: str, power: int) -> None:
    s = Scenario()
    line = "If this Character is battling your opponent's Leader, this Character gains +1000 power."
    fighter = s.character(A, power=3000, abilities=worded(line))
    other = s.character(B, power=9000, rested=True)
    s.hand(B, s.character_card(counter=1000))
    game = begin(s)
    before = game.power(fighter)
    game.declare(fighter, other if target == "other" else target)

    assert (before, game.power(fighter)) == (3000, power)


@pytest.mark.parametrize(
    ("taken", "name", "drawn"), [(True, "Mira", 2), (True, "Tovo", 0), (False, "Mira", 0)]
)
def test_done_and_besides_something_holds(taken: bool, name: str, drawn: int) -> None:
    s = Scenario()
    s.leader(A, name=name)
    s.hand(A, s.character_card())
    game, _ = played(
        s, "[On Play] You may trash 1 card from your hand. If you do and your Leader is [Mira], draw 2 cards."
    )
    game.choose("yes" if taken else "no")

    assert game.count(A, "hand") == drawn + (0 if taken else 1)
