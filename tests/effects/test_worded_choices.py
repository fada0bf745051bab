"""Cards of hands that are shown, two cards told apart, numbers made of others, from words to what happens."""

import pytest

from optcg.model.amounts import Per
from optcg.model.filters import SameNameAs
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("event", "drawn"), [(True, 1), (False, 0)])
def test_the_opponent_chooses_what_is_revealed(event: bool, drawn: int) -> None:
    s = Scenario()
    card = s.hand(B, s.event_card() if event else s.character_card())
    s.hand(B, s.stage_card())
    line = (
        "[On Play] Your opponent chooses 1 card from their hand and reveals it. If the revealed card is an "
        "Event, draw 1 card."
    )
    game, _ = played(s, line)
    assert game.asked()[0] == B
    game.choose(f"pick {card}")

    assert (game.count(A, "hand"), game.count(B, "hand")) == (drawn, 2)


def test_11_3_a_hand_is_looked_at_and_a_card_chosen_from_it() -> None:
    s = Scenario()
    event = s.hand(B, s.event_card())
    s.hand(B, s.character_card())
    game, _ = played(s, "[On Play] Look at your opponent's hand. Choose up to 1 Event card and trash it.")
    assert game.asked()[0] == A
    assert game.choices() == [f"pick {event}", "done"]
    game.choose(f"pick {event}")

    assert game.area(event) == "trash"


def test_what_you_choose_the_opponent_trashes() -> None:
    s = Scenario()
    cards = [s.hand(B, s.character_card()), s.hand(B, s.character_card())]
    line = "[On Play] Look at your opponent's hand and choose 1 card. Your opponent trashes that card."
    game, _ = played(s, line)
    game.choose(f"pick {cards[1]}")

    assert [game.area(card) for card in cards] == ["hand", "trash"]


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 0), ("no", 1)])
def test_the_opponent_may_reveal(answer: str, drawn: int) -> None:
    s = Scenario()
    s.hand(B, s.event_card())
    game, _ = played(
        s, "[On Play] Your opponent may reveal 1 Event from their hand. If they do not, draw 1 card."
    )
    game.choose(answer)
    if game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == drawn


def test_one_gets_this_and_the_other_that() -> None:
    s = Scenario()
    first, second, third = (s.character(B, power=5000) for _ in range(3))
    line = (
        "[On Play] Choose up to 2 of your opponent's Characters. One gets -2000 power and the other gets "
        "-1000 power during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {first}").choose(f"pick {second}").choose(f"pick {second}")

    assert [game.power(card) for card in (first, second, third)] == [4000, 3000, 5000]


@pytest.mark.parametrize(
    ("words", "most"),
    [
        ("twice the number of your Life cards", 4),
        ("half the number of cards in your trash, rounded down", 2),
        ("half of the number of cards in your trash (rounded up)", 3),
    ],
)
def test_twice_and_half(words: str, most: int) -> None:
    s = Scenario()
    s.life(A, 2)
    for _ in range(5):
        s.trash(A, s.character_card())
    cards = {cost: s.character(B, cost=cost) for cost in range(1, 6)}
    line = f"[On Play] K.O. all of your opponent's Characters with a cost equal to or less than {words}."
    game, _ = played(s, line)

    assert [cost for cost, card in cards.items() if game.area(card) == "trash"] == list(range(1, most + 1))
    assert Per(2, 1, 3) != Per(1, 2, 3)


def test_half_without_a_word_on_rounding_is_unread() -> None:
    with pytest.raises(AssertionError):
        worded("[On Play] Draw cards equal to half the number of your Life cards.")


@pytest.mark.parametrize(("rested", "dies"), [(3, True), (2, False)])
def test_the_number_rested(rested: int, dies: bool) -> None:
    s = Scenario()
    wall = s.character(B, cost=3)
    line = (
        "[On Play] You may rest any number of your DON!! cards: K.O. up to 1 of your opponent's Characters "
        "with a cost equal to or less than the number of DON!! cards rested."
    )
    game, _ = played(s, line)
    game.choose("yes")
    for _ in range(rested):
        game.choose("pick don active")
    game.choose("done")
    if dies:
        game.choose(f"pick {wall}")

    assert (game.area(wall) == "trash") is dies


@pytest.mark.parametrize(("names", "power"), [("ab", 7000), ("aa", 6000), ("", 5000)])
def test_for_every_one_with_a_different_name(names: str, power: int) -> None:
    s = Scenario()
    for name in names:
        s.trash(A, s.character_card(name=name))
    line = "This Character gains +1000 power for every card with a different card name in your trash."
    ally = s.character(A, abilities=worded(line))

    assert begin(s).power(ally) == power


@pytest.mark.parametrize(("name", "power"), [("Mira", 5000), ("Toll", 6000)])
def test_2_1_no_other_card_of_its_name(name: str, power: int) -> None:
    s = Scenario()
    s.character(A, name=name)
    line = (
        "If you have no other Characters with the same card name as this Character, this Character gains "
        "+1000 power."
    )
    ally = s.character(A, name="Mira", abilities=worded(line))

    assert begin(s).power(ally) == power
    assert SameNameAs(None) != SameNameAs(0)


@pytest.mark.parametrize(("target", "power"), [("wall", 7000), ("leader", 5000)])
def test_7_1_1_2_whom_the_attack_is_against(target: str, power: int) -> None:
    s = Scenario()
    line = (
        "[When Attacking] If this attack is against a Character, this Character gains +2000 power during "
        "this turn."
    )
    ally = s.character(A, abilities=worded(line))
    wall = s.character(B, rested=True, power=9000)
    game = begin(s).attack(ally, wall if target == "wall" else "leader_b")

    assert game.power(ally) == power


def test_characters_can_only_attack_one() -> None:
    s = Scenario(turn_player=B)
    wall = s.character(
        A, rested=True, abilities=worded("Your opponent's Characters can only attack this Character.")
    )
    other = s.character(A, rested=True)
    attacker = s.character(B)
    game = begin(s)
    attacks = [choice for choice in game.choices() if choice.startswith("attack")]

    assert f"attack {attacker} {wall}" in attacks
    assert f"attack {attacker} {other}" not in attacks
    assert f"attack {attacker} leader_a" not in attacks
    assert f"attack leader_b {other}" in attacks


def test_8_2_one_timing_of_a_card_is_negated() -> None:
    s = Scenario()
    line = "[On Play] Negate the [On K.O.] effect of up to 1 of your opponent's Characters during this turn."
    wall = s.character(B, power=1000, rested=True, abilities=worded("[On K.O.] Draw 1 card."))
    game, _ = played(s, line)
    game.choose(f"pick {wall}").attack("leader_a", wall)

    assert (game.area(wall), game.count(B, "hand")) == ("trash", 0)


def test_a_keyword_is_negated() -> None:
    s = Scenario()
    wall = s.character(B, keywords=["Blocker"])
    line = "[On Play] Negate the [Blocker] of up to 1 of your opponent's Characters during this turn."
    game, _ = played(s, line)

    assert game.choose(f"pick {wall}").keywords(wall) == []


def test_one_and_another_of_the_same_kind() -> None:
    s = Scenario()
    first, second = s.character(B, power=5000), s.character(B, power=5000)
    line = (
        "[On Play] Give 1 of your opponent's Characters -4000 power and another -2000 power during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {second}")

    assert (game.power(first), game.power(second)) == (3000, 1000)
