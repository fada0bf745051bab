"""Cards that are left out by a noun of their own, and numbers that some kinds of cards do not have."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


def _left(text: str) -> list[str]:
    """Which Characters of the opponent are still there after a text."""
    s = Scenario()
    refs = {
        s.character(B, cost=2): "small",
        s.character(B, cost=6): "big",
        s.character(B, cost=2, types=("Harbor",)): "harbor",
        s.character(B, cost=6, types=("Harbor",)): "big harbor",
        s.character(B, cost=2, abilities=worded("[Blocker]")): "blocker",
    }
    game, _ = played(s, f"[On Play] {text}")
    return [name for ref, name in refs.items() if game.area(ref) == "characters"]


@pytest.mark.parametrize("words", ["other than", "except"])
@pytest.mark.parametrize(
    ("others", "left"),
    [
        ("Characters with [Blocker]", ["blocker"]),
        ("Characters with a cost of 5 or more", ["big", "big harbor"]),
        ("Characters that are {Harbor} type", ["harbor", "big harbor"]),
        ("{Harbor} type Characters with a cost of 5 or more", ["big harbor"]),
        ("{Harbor} type Characters or Characters with [Blocker]", ["harbor", "big harbor", "blocker"]),
        (
            "Characters with [Blocker] or Characters with a cost of 5 or more",
            ["big", "big harbor", "blocker"],
        ),
        ("Characters with [Blocker] or a cost of 5 or more", ["big", "big harbor", "blocker"]),
        ("[Mira] or {Harbor} type Characters", ["harbor", "big harbor"]),
    ],
)
def test_what_follows_the_second_noun_is_said_of_it(words: str, others: str, left: list[str]) -> None:
    assert _left(f"K.O. all of your opponent's Characters {words} {others}.") == left


def test_your_own_cards_of_a_kind_are_left_out() -> None:
    s = Scenario()
    small, big = s.character(A, cost=2), s.character(A, cost=5)
    theirs = s.character(B, cost=5)
    game, _ = played(s, "[On Play] K.O. all Characters other than your Characters with a cost of 5 or more.")

    assert [game.area(ref) for ref in (small, big, theirs)] == ["trash", "characters", "trash"]


def test_a_kind_that_is_left_out_of_cards_of_all_kinds() -> None:
    s = Scenario()
    s.hand(A, s.character_card(types=("Harbor",)))
    event = s.hand(A, s.event_card(types=("Harbor",)))
    game, _ = played(s, "[On Play] Trash 1 card other than {Harbor} type Character cards from your hand.")

    assert game.choices() == [f"pick {event}", "done"]  # nobody sees the hand (Rule 3-4-3)


@pytest.mark.parametrize("number", ["5000 power or less", "a 1000 Counter"])
def test_a_number_of_characters_is_not_asked_of_events(number: str) -> None:
    """Rules 2-6-2, 2-10-2."""
    s = Scenario()
    event = s.trash(A, s.event_card())
    small = s.trash(A, s.character_card(power=5000, counter=1000))
    s.trash(A, s.character_card(power=6000, counter=2000))
    line = f"[On Play] Add up to 1 Event or Character card with {number} from your trash to your hand."
    game, _ = played(s, line)

    assert game.choices() == [f"pick {event}", f"pick {small}", "done"]


def test_a_power_is_not_asked_of_stages() -> None:
    s = Scenario()
    stage, small = s.stage(B), s.character(B, power=5000)
    s.character(B, power=6000)
    line = "[On Play] K.O. up to 1 of your opponent's Stages or Characters with 5000 power or less."
    game, _ = played(s, line)

    assert sorted(game.choices()) == sorted([f"pick {stage}", f"pick {small}", "done"])


@pytest.mark.parametrize(
    "ban",
    [
        "You cannot attack with your Leader or Characters with a cost of 5 or more during this turn.",
        "Your Leader and Characters with a cost of 5 or more cannot attack during this turn.",
    ],
)
def test_a_cost_is_not_asked_of_leaders(ban: str) -> None:
    """Rule 2-7-5."""
    s = Scenario()
    small = s.character(A, cost=4)
    s.character(A, cost=5)
    game, _ = played(s, f"[On Play] {ban}")
    attacks = [choice for choice in game.choices() if choice.startswith("attack")]

    assert attacks == [f"attack {small} leader_b"]


def test_a_leader_is_a_source_whatever_cost_is_named() -> None:
    s = Scenario()
    line = "This Character cannot be attacked by Leaders or Characters with a cost of 5 or less."
    wall = s.character(B, rested=True, abilities=worded(line))
    s.character(A, cost=5)
    big = s.character(A, cost=6)
    game = begin(s)

    assert [choice for choice in game.choices() if choice.endswith(f" {wall}")] == [f"attack {big} {wall}"]


def test_the_attacking_character_is_left_out() -> None:
    s = Scenario(turn_player=B)
    attacker, other = s.character(B, power=6000), s.character(B, power=3000)
    line = (
        "[On Your Opponent's Attack] Give up to 1 of your opponent's Characters other than the attacking "
        "Character -2000 power during this turn."
    )
    watching(s, line)
    game = begin(s).choose(f"attack {attacker} leader_a")

    assert sorted(game.choices()) == sorted(["done", f"pick {other}"])
