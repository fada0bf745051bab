"""Power and cost that become those of another card, and costs held against those of a card that left."""

import pytest

from optcg.text.reader import read_line
from tests.effects.checks import begin, said
from tests.effects.checks import worded as resolved
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table

HIGHEST = (
    "Your {Harbor} type Leader's base power becomes the same as the base power of your Character with the "
    "highest base power."
)


def test_the_highest_base_power_of_the_characters() -> None:
    s = Scenario()
    leader = s.leader(A, power=5000, types=("Harbor",))
    s.character(A, power=8000, effects=[{"power": 3000, "until": "turn"}])
    s.character(A, power=2000, abilities=worded(HIGHEST))

    assert begin(s).power(leader) == 8000


def test_without_such_a_card_the_base_power_stays() -> None:
    s = Scenario()
    line = HIGHEST.replace("your Character", "your opponent's Character")
    leader = s.leader(A, power=5000, types=("Harbor",), abilities=worded(line))

    assert begin(s).power(leader) == 5000


def test_base_power_and_cost_are_those_of_the_selected_character() -> None:
    s = Scenario()
    other = s.character(B, power=7000, cost=6, effects=[{"cost": -2, "until": "turn"}])
    line = (
        "[On Play] Select up to 1 of your opponent's Characters. This Character's base power and cost become "
        "the same as the selected Character's until the end of your opponent's next turn."
    )
    game, ref = played(s, line, power=1000)
    game.choose(f"pick {other}")

    assert (game.power(ref), game.cost(ref)) == (7000, 6)


def test_a_power_that_becomes_that_of_no_card_stays() -> None:
    s = Scenario()
    s.character(B, power=7000)
    line = (
        "[On Play] Select up to 1 of your opponent's Characters. This Character's power becomes the same as "
        "the selected Character's power during this turn."
    )
    game, ref = played(s, line, power=1000)
    game.choose("done")

    assert game.power(ref) == 1000


def test_a_power_becomes_that_of_a_leader_by_what_is_missing() -> None:
    s = Scenario()
    s.leader(B, power=6000)
    ally = s.character(A, power=3000, effects=[{"power": 1000, "until": "turn"}])
    line = (
        "[On Play] Up to 1 of your Characters' power becomes the same as your opponent's Leader's power "
        "during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}")

    assert game.power(ally) == 6000


def test_the_base_power_of_a_leader_becomes_that_of_a_chosen_character() -> None:
    s = Scenario()
    leader = s.leader(A, power=5000)
    ally = s.character(A, power=9000)
    line = (
        "[On Play] Your Leader's base power becomes the same as the base power of up to 1 of your Characters "
        "during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}")

    assert game.power(leader) == 9000


@pytest.mark.parametrize(
    ("words", "costs"),
    [
        ("a cost up to 2 higher than", (3, 4, 5)),
        ("a cost 1 or 2 less than", (1, 2)),
        ("a cost 2 or more lower than", (0, 1)),
        ("a lower cost than", (0, 1, 2)),
        ("a cost equal to or less than the cost of", (0, 1, 2, 3)),
    ],
)
def test_costs_next_to_that_of_the_trashed_character(words: str, costs: tuple[int, ...]) -> None:
    s = Scenario()
    ally = s.character(A, cost=3)
    hand = {cost: s.hand(A, s.character_card(cost=cost)) for cost in range(7)}
    line = (
        f"[On Play] You may trash 1 of your Characters: Play up to 1 Character card with {words} the trashed "
        "Character from your hand."
    )
    game, _ = played(s, line)
    game.choose("yes").choose(f"pick {ally}")

    assert [cost for cost, ref in hand.items() if f"pick {ref}" in game.choices()] == list(costs)


def test_base_powers_are_held_against_base_powers() -> None:
    s = Scenario()
    weak = s.character(B, power=4000, effects=[{"power": 5000, "until": "turn"}])
    strong = s.character(B, power=5000, effects=[{"power": -5000, "until": "turn"}])
    game, _ = played(
        s,
        "[On Play] K.O. up to 1 of your opponent's Characters with a lower base power than this Character.",
        power=5000,
    )

    assert f"pick {weak}" in game.choices()
    assert f"pick {strong}" not in game.choices()


def test_the_base_powers_of_two_named_cards() -> None:
    s = Scenario()
    theirs = s.character(B, power=8000)
    text = (
        "Swap your Leader's base power with the base power of 1 of your opponent's Characters during this "
        "turn."
    )
    game = resolved(s, text)

    assert (game.power("leader_a"), game.power(theirs)) == (8000, 5000)
    game.end()
    assert (game.power("leader_a"), game.power(theirs)) == (5000, 8000)


def test_with_the_base_power_of_another_by_its_name() -> None:
    s = Scenario()
    mine = s.character(A, power=2000, name="Mira")
    game = resolved(
        s, "Swap the base power of 1 of your [Mira] with your Leader's base power during this turn."
    )

    assert (game.power("leader_a"), game.power(mine)) == (2000, 5000)


def _attacked(line: str, power: int = 7000) -> tuple[str, str, Table]:
    """The opponent attacks a Leader whose player has a Character that answers the attack."""
    s = Scenario(turn_player=B)
    s.leader(A, power=5000)
    s.hand(A, s.character_card(counter=1000))  # so that the battle waits in the Counter Step
    own = s.character(A, power=3000, abilities=worded(f"[On Your Opponent's Attack] {line}"))
    attacker = s.character(B, power=power, effects=[{"power": 1000, "until": "turn"}])
    return own, attacker, begin(s).declare(attacker, "leader_a")


@pytest.mark.parametrize(
    ("line", "power"),
    [
        (
            "The attacking card's base power becomes the same as the base power of the selected Character",
            4000,
        ),
        ("The attacking Character's base power becomes the same as that of the selected Character", 4000),
        ("Your opponent's attacking card's base power becomes the same as your Leader's base power", 6000),
        ("The attacking card's power becomes the same as that of the selected Character", 3000),
        ("The attacking card's power becomes 2000", 2000),
    ],
)
def test_the_attacking_card_takes_the_number_of_another_one(line: str, power: int) -> None:
    """Rule 4-9: what has changed its power stays where the base power is another one."""
    own, attacker, game = _attacked(f"Select 1 of your Characters. {line} during this battle.")
    if f"pick {own}" in game.choices():
        game.choose(f"pick {own}")

    assert game.power(attacker) == power


def test_that_character_is_the_attacking_one_of_which_it_was_just_said() -> None:
    own, attacker, game = _attacked(
        "You may rest 1 of your Characters: If your opponent's attacking card is a Character, that "
        "Character's base power becomes 4000 during this battle."
    )
    while game.asked()[1] not in ("block", "counter"):
        game.choose(game.choices()[0])

    assert (game.power(own), game.power(attacker)) == (3000, 5000)


BOTH = "[On Play] The base power of your Leader and this Character becomes 7000 during this turn."


@pytest.mark.parametrize(
    "line",
    [
        "Your Leader and this Character's base power becomes 7000",
        "Your Leader's and this Character's base power become 7000",
        "Your Leader's base power and this Character's base power become 7000",
        "Set your Leader and this Character's base power to 7000",
    ],
)
def test_a_base_power_of_two_cards_in_one_sentence(line: str) -> None:
    assert said(f"[On Play] {line} during this turn.") == said(BOTH)


def test_the_base_power_of_all_cards_of_a_name() -> None:
    """The Leader is one of them, those of the opponent are not."""
    s = Scenario()
    leader = s.leader(A, name="Mira")
    named, other, theirs = s.character(A, name="Mira"), s.character(A), s.character(B, name="Mira")
    line = "All of your [Mira] cards' base power and this Character's base power become 8000."
    this = s.character(A, abilities=worded(line))
    game = begin(s)

    assert [game.power(ref) for ref in (leader, named, this)] == [8000] * 3
    assert [game.power(ref) for ref in (other, theirs)] == [5000] * 2


def test_one_number_is_not_said_of_a_cost_and_a_power() -> None:
    line = "[On Play] This Character's base cost and your Leader's base power become 7000 during this turn."
    assert not read_line(line).meanings
