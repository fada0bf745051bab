"""Bans on others that are measured by what their own player, or this card, has (Rule 1-3-3)."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table

LASTS = "until the end of your opponent's next turn"


def attacks(game: Table, attacker: str) -> list[str]:
    """What a card can attack."""
    beginning = f"attack {attacker} "
    return [word.removeprefix(beginning) for word in game.choices() if word.startswith(beginning)]


def _said_by_5000(s: Scenario, when: str, line: str, until: str) -> Table:
    """A Character of player A with 5000 power says it when it is played, or as long as it stays."""
    if when:
        return played(s, f"{when}{line} {until}.", power=5000)[0]
    s.character(A, power=5000, abilities=worded(f"{line}."))
    return begin(s)


def test_you_is_the_player_of_the_effect() -> None:
    """Player A has 3 Life cards, player B 5."""
    s = Scenario()
    s.life(A, 3)
    s.life(B, 5)
    cards = [s.character(A, cost=cost, rested=True) for cost in (3, 4)]
    line = (
        "[On Play] Your opponent cannot attack your Characters with a cost equal to or less than the number "
        f"of your Life cards {LASTS}."
    )
    game, _ = played(s, line)
    game.end()

    assert attacks(game, "leader_b") == ["leader_a", cards[1]]


def test_your_leader_is_that_of_the_effect() -> None:
    s = Scenario()
    s.leader(A, types=("Harbor",))
    s.leader(B, types=("Quarry",))
    cards = [s.character(A, types=(name,), rested=True) for name in ("Harbor", "Quarry")]
    line = f"[On Play] Your opponent cannot attack your Characters with the same type as your Leader {LASTS}."
    game, _ = played(s, line)
    game.end()

    assert attacks(game, "leader_b") == ["leader_a", cards[1]]


@pytest.mark.parametrize("when", ["[On Play] ", ""])
def test_less_power_than_this_character_to_block(when: str) -> None:
    s = Scenario()
    s.leader(B, power=9000)
    small, big = (
        s.character(B, power=4000, keywords=["Blocker"]),
        s.character(B, power=6000, keywords=["Blocker"]),
    )
    line = "Your opponent cannot activate [Blocker] with Characters with less power than this Character"
    game = _said_by_5000(s, when, line, "during this turn")
    game.declare("leader_a", "leader_b")

    assert (f"block {small}" in game.choices(), f"block {big}" in game.choices()) == (False, True)


def test_less_power_than_this_character_to_attack() -> None:
    s = Scenario()
    small, big = s.character(B, power=4000), s.character(B, power=6000)
    line = f"Your opponent cannot attack with their Characters with less power than this Character {LASTS}."
    game, _ = played(s, f"[On Play] {line}", power=5000)
    game.end()

    assert (attacks(game, small), attacks(game, big)) == ([], ["leader_a"])


@pytest.mark.parametrize("when", ["[On Play] ", ""])
def test_attacked_by_less_power_than_this_character(when: str) -> None:
    """Each of your Characters is kept from them, whatever its own power."""
    s = Scenario(turn_player=A)
    ally = s.character(A, power=1000, rested=True)
    small, big = s.character(B, power=4000), s.character(B, power=6000)
    line = "Your Characters cannot be attacked by Characters with less power than this Character"
    game = _said_by_5000(s, when, line, LASTS)
    game.end()

    assert (attacks(game, small), attacks(game, big)) == (["leader_a"], ["leader_a", ally])


@pytest.mark.parametrize(("who", "player"), [("You", A), ("Your opponent", B)])
def test_the_same_name_as_this_character(who: str, player: int) -> None:
    s = Scenario(turn_player=player)
    s.character(
        A,
        name="Mira",
        abilities=worded(f"{who} cannot play Character cards with the same name as this Character."),
    )
    same, other = (s.hand(player, s.character_card(name=name, cost=1)) for name in ("Mira", "Tovo"))
    game = begin(s)

    assert (f"play {same}" in game.choices(), f"play {other}" in game.choices()) == (False, True)


def test_two_of_them_each_by_its_own_power() -> None:
    s = Scenario()
    line = "Your opponent cannot activate [Blocker] with Characters with less power than this Character."
    weak, strong = (s.character(A, power=power, abilities=worded(line)) for power in (3000, 5000))
    blocker = s.character(B, power=4000, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b")

    assert (game.area(weak), game.area(strong)) == ("characters", "characters")
    assert f"block {blocker}" not in game.choices()
