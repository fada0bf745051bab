"""Abilities in quotes that cards gain (Rule 8-2-4), from words to what happens."""

import pytest

from optcg.text.reader import read_line
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


def test_a_chosen_character_gains_a_when_attacking_effect() -> None:
    s = Scenario()
    ally = s.character(A)
    line = '[On Play] Up to 1 of your Characters gains "[When Attacking] Draw 1 card." during this turn.'
    game, _ = played(s, line)
    game.choose(f"pick {ally}").attack(ally, "leader_b")

    assert game.count(A, "hand") == 1


def test_it_is_gone_with_its_end() -> None:
    s = Scenario()
    ally = s.character(A)
    line = '[On Play] Up to 1 of your Characters gains "[When Attacking] Draw 1 card." during this turn.'
    game, _ = played(s, line)
    game.choose(f"pick {ally}").end().end()
    before = game.count(A, "hand")
    game.attack(ally, "leader_b")

    assert game.count(A, "hand") == before


def test_a_gained_on_ko_effect_is_that_of_the_card_that_gained_it() -> None:
    s = Scenario(turn_player=B)
    s.character(A, abilities=worded('Your {Harbor} type Characters gain "[On K.O.] Draw 1 card.".'))
    harbor = s.character(A, power=1000, rested=True, types=("Harbor",))
    other = s.character(A, power=1000, rested=True)
    first, second = s.character(B, power=9000), s.character(B, power=9000)
    game = begin(s).attack(first, other)
    assert game.count(A, "hand") == 0
    game.attack(second, harbor)

    assert game.count(A, "hand") == 1


def test_this_character_in_quotes_is_the_one_that_gained_it() -> None:
    s = Scenario()
    ally = s.character(A)
    line = (
        '[On Play] Up to 1 of your Characters gains "[When Attacking] This Character gains +2000 power '
        'during this turn." during this turn.'
    )
    game, source = played(s, line)
    game.choose(f"pick {ally}").declare(ally, "leader_b")

    assert (game.power(ally), game.power(source)) == (7000, 5000)


@pytest.mark.parametrize(("don", "drawn"), [(0, 0), (1, 1)])
def test_what_holds_all_the_time_can_give_itself_an_effect(don: int, drawn: int) -> None:
    s = Scenario()
    line = '[DON!! x1] This Character gains "[When Attacking] Draw 1 card." and +1000 power.'
    ally = s.character(A, abilities=worded(line), don=don)
    game = begin(s).attack(ally, "leader_b")

    assert game.count(A, "hand") == drawn


def test_a_ban_in_quotes_is_the_ban_itself() -> None:
    quoted = '[On Play] Up to 1 of your Characters gains "This Character cannot attack." during this turn.'
    plain = "[On Play] Up to 1 of your Characters cannot attack during this turn."

    assert worded(quoted) == worded(plain)


@pytest.mark.parametrize(
    "line",
    [
        '[On Play] This Character gains "[Activate: Main] Draw 1 card." during this turn.',
        '[On Play] This Character gains "[On Play] Whistle 1 card." during this turn.',
        'This Character gains "[Your Turn] This Character gains +1000 power.".',
        '[On Play] Your Leader gains "[Your Turn] This Leader gains "[On K.O.] Draw 1 card."." this turn.',
    ],
)
def test_what_cannot_be_gained_is_unread(line: str) -> None:
    assert read_line(line).unread is not None
