"""Known pieces of card text in new combinations, from words to what happens."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("types", "rested", "drawn"), [("Harbor", False, 1), ("Quarry", False, 0), ("Harbor", True, 0)]
)
def test_a_leader_is_described_before_and_after_the_verb(types: str, rested: bool, drawn: int) -> None:
    s = Scenario()
    s.leader(A, types=(types,), rested=rested)
    game, _ = played(s, "[On Play] If your {Harbor} type Leader is active, draw 1 card.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("types", "offered"), [("Harbor", True), ("Quarry", False)])
def test_what_describes_the_leader_is_not_said_of_the_characters_beside_it(types: str, offered: bool) -> None:
    s = Scenario()
    s.leader(A, types=(types,))
    s.don(A, rested=1)
    ally = s.character(A, types=("Quarry",))
    line = "[On Play] Give up to 1 rested DON!! card to your {Harbor} type Leader or 1 of your Characters."
    game, _ = played(s, line)
    while game.asked()[1] != "main" and not any("pick" in choice for choice in game.choices()):
        game.choose(game.choices()[-1])

    assert ("pick leader_a" in game.choices(), f"pick {ally}" in game.choices()) == (offered, True)


def test_a_type_is_said_of_the_characters_and_not_of_the_don_beside_them() -> None:
    s = Scenario()
    s.don(B, active=1)
    fitting = s.character(B, types=("Harbor",))
    s.character(B, types=("Quarry",))
    line = "[On Play] Rest up to a total of 3 of your opponent's {Harbor} type Characters or DON!! cards."
    game, _ = played(s, line)

    assert [choice for choice in game.choices() if choice.startswith("pick")].count(f"pick {fitting}") == 1
    assert len([choice for choice in game.choices() if choice.startswith("pick")]) == 2


def test_what_follows_the_second_kind_is_not_said_of_the_first() -> None:
    s = Scenario()
    wanted = s.hand(A, s.event_card(cost=5, types=("Harbor",)))
    small = s.hand(A, s.character_card(cost=2))
    s.hand(A, s.character_card(cost=3))
    s.hand(A, s.event_card(cost=1, types=("Quarry",)))
    line = "[On Play] Trash 1 {Harbor} type Event card or Character card with a cost of 2 from your hand."
    game, _ = played(s, line)

    offered = [choice for choice in game.choices() if choice.startswith("pick")]
    assert sorted(offered) == sorted([f"pick {wanted}", f"pick {small}"])


@pytest.mark.parametrize(("cards", "cost"), [(10, 4), (9, 2)])
def test_steps_go_on_after_a_better_deed(cards: int, cost: int) -> None:
    s = Scenario()
    for _ in range(cards):
        s.trash(A, s.character_card())
    small, big = s.character(B, cost=2), s.character(B, cost=4)
    line = (
        "[On Play] K.O. 1 of your opponent's Characters with a cost of 2 or less. If you have 10 or more "
        "cards in your trash, K.O. 1 of your opponent's Characters with a cost of 4 or less instead. Then, "
        "draw 1 card."
    )
    game, _ = played(s, line)
    if cost == 4:
        game.choose(f"pick {big}")

    assert (game.area(big), game.area(small)) == (
        ("trash", "characters") if cost == 4 else ("characters", "trash")
    )
    assert game.count(A, "hand") == 1


def test_two_changes_hold_for_both_that_are_named() -> None:
    s = Scenario()
    s.leader(A, power=5000)
    ally = s.character(
        A,
        power=3000,
        abilities=worded("[Your Turn] Your Leader and this Character gain [Banish] and +1000 power."),
    )
    game = begin(s)

    assert [game.power(ref) for ref in ("leader_a", ally)] == [6000, 4000]
    assert [game.keywords(ref) for ref in ("leader_a", ally)] == [["Banish"], ["Banish"]]


def test_it_is_this_card_after_a_condition_about_it() -> None:
    s = Scenario()
    s.character(B, power=3000)
    game, ref = played(
        s, "[On Play] If this Character is active, it gains +1000 power during this turn.", power=2000
    )

    assert game.power(ref) == 3000


@pytest.mark.parametrize(("names", "gained"), [("Mira", 1), ("Other", 0)])
def test_a_leader_and_any_of_the_described_characters_attack(names: str, gained: int) -> None:
    s = Scenario(turn_number=3)
    line = "[Your Turn] When this Leader or any of your [Mira] Characters attacks, draw 1 card."
    s.leader(A, abilities=worded(line))
    attacker = s.character(A, name=names)
    s.life(B, 3)
    game = begin(s).declare(attacker, "leader_b")

    assert game.count(A, "hand") == gained


@pytest.mark.parametrize(("powers", "gone"), [((3000, 5000), 1), ((6000, 5000), 0)])
def test_the_character_with_the_highest_power_is_one_card(powers: tuple[int, int], gone: int) -> None:
    s = Scenario()
    refs = [s.character(B, power=power) for power in powers]
    game, _ = played(s, "[On Play] K.O. your opponent's Character with the highest power.")

    assert [game.area(ref) for ref in refs] == [
        "trash" if place == gone else "characters" for place in (0, 1)
    ]


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("[On Play] You may draw 1 card and trash 1 card from your hand.", 0),
        ("[On Play] You may draw 2 cards and trash 1 card from your hand. If you do, draw 1 card.", 2),
        ("[On Play] You may draw 1 card and K.O. 1 of your opponent's Characters.", 1),
    ],
)
def test_1_3_2_what_may_be_done_is_offered_if_its_first_step_can_be_done(line: str, hand: int) -> None:
    """The card to trash comes with the draw."""
    s = Scenario()
    game, _ = played(s, line)
    game.choose("yes")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == hand
