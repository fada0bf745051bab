"""What holds as long as this card is on the field, on a card that was chosen; from words to what happens."""

import pytest

from optcg import Game
from tests.effects.test_worded_compared_bans import attacks
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table

FIELD = "as long as this Character is on the field"


def _gone(s: Scenario) -> str:
    """An Event that takes the Characters of its player off the field."""
    return s.hand(A, s.event_card(cost=0, abilities=worded("[Main] Trash all of your Characters.")))


@pytest.mark.rule("8-1-4-2")
@pytest.mark.parametrize("turns", [1, 3])
def test_8_1_4_2_it_ends_when_this_card_leaves(turns: int) -> None:
    s = Scenario()
    remove = _gone(s)
    foe, other = s.character(B, rested=True), s.character(B, rested=True)
    line = (
        "[On Play] Select up to 1 of your opponent's rested Characters. The selected Character does not "
        f"become active in your opponent's Refresh Phase {FIELD}."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}")
    for _ in range(turns):
        game.end()
    assert (game.rested(foe), game.rested(other)) == (True, False)
    game.end().play(remove).end()

    assert not game.rested(foe)


@pytest.mark.parametrize(
    ("line", "before", "after"),
    [
        (f"Give up to 1 of your opponent's Characters -2000 power {FIELD}.", 3000, 5000),
        (
            "Up to 1 of your opponent's Characters gets -2000 power until this Character leaves the field.",
            3000,
            5000,
        ),
        (f"Set the base power of up to 1 of your opponent's Characters to 1000 {FIELD}.", 1000, 5000),
        (
            "As long as this Character remains on the field, up to 1 of your opponent's Characters gains "
            "+1000 power.",
            6000,
            5000,
        ),
    ],
)
def test_any_change(line: str, before: int, after: int) -> None:
    s = Scenario()
    remove = _gone(s)
    foe = s.character(B, power=5000)
    game, _ = played(s, f"[On Play] {line}")
    game.choose(f"pick {foe}")
    found = game.power(foe)
    game.play(remove)

    assert (found, game.power(foe)) == (before, after)


def test_of_a_player() -> None:
    s = Scenario()
    remove = _gone(s)
    card = s.hand(B, s.event_card(cost=0, abilities=worded("[Main] Draw 1 card.")))
    game, _ = played(s, f"[On Play] Your opponent cannot activate Events {FIELD}.")
    game.end()
    banned = f"play {card}" not in game.choices()
    game.end().play(remove).end()

    assert (banned, f"play {card}" in game.choices()) == (True, True)


def test_it_does_not_begin_without_this_card() -> None:
    """Rule 3-1-6: this Character has left when its effect goes on."""
    s = Scenario()
    foe = s.character(B)
    line = (
        f"[On Play] Trash this Character. Then, up to 1 of your opponent's Characters cannot attack {FIELD}."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}").end()

    assert attacks(game, foe) == ["leader_a"]


def test_another_card_may_leave() -> None:
    s = Scenario()
    foe = s.character(B, power=5000)
    other = s.character(A)
    game, _ = played(s, f"[On Play] Up to 1 of your opponent's Characters gets -1000 power {FIELD}.")
    game.choose(f"pick {foe}").attack(other, "leader_b")
    game.end().attack(foe, other)

    assert (game.area(other), game.power(foe)) == ("characters", 4000)


def test_it_is_kept_in_a_position() -> None:
    s = Scenario()
    remove = _gone(s)
    foe = s.character(B, power=5000)
    game, this = played(s, f"[On Play] Give up to 1 of your opponent's Characters -2000 power {FIELD}.")
    game.choose(f"pick {foe}")
    position = game.game.position()
    again = Table(Game.from_position(position, seed=1))

    assert again.game.position().to_dict() == position.to_dict()
    assert (again.power(foe), again.area(this)) == (3000, "characters")
    assert again.play(remove).power(foe) == 5000
