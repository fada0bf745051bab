"""What is said of one of two things only: of own effects, of the last step, of one ban out of two."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("player", "drawn"), [(B, 1), (A, 0)])
def test_draws_by_an_effect_of_their_own(player: int, drawn: int) -> None:
    """The opponent draws by an effect of the turn player's K.O.'d card, or of their own one."""
    s = Scenario(turn_player=B)
    watching(s, "When your opponent draws a card using their own effect, draw 1 card.")
    who = "draw 1 card" if player == B else "your opponent draws 1 card"
    s.character(player, types=("Harbor",), abilities=worded(f"When this Character is K.O.'d, {who}."))
    killer = s.hand(B, s.event_card(cost=0, abilities=worded("[Main] K.O. all {Harbor} type Characters.")))
    game = begin(s).play(killer)

    assert (game.count(A, "hand"), game.count(B, "hand")) == (drawn, 1)


def test_two_bans_of_one_verb() -> None:
    s = Scenario()
    line = (
        "[When Attacking] Your opponent cannot activate [Blocker] Characters that have 4000 or less power or "
        "[Counter] Events during this battle."
    )
    attacker = s.character(A, power=9000, abilities=worded(line))
    s.character(B, power=4000, abilities=worded("[Blocker]"))
    strong = s.character(B, power=5000, abilities=worded("[Blocker]"))
    event = s.hand(B, s.event_card(cost=0, abilities=worded("[Counter] Draw 1 card.")))
    game = begin(s).declare(attacker, "leader_b")

    assert game.choices() == [f"block {strong}", "done"]
    assert not [choice for choice in game.choose("done").choices() if event in choice]


@pytest.mark.parametrize(
    ("types", "word", "trashed"),
    [("Harbor", "if", 1), ("", "if", 0), ("Harbor", "unless", 0), ("", "unless", 1)],
)
def test_a_condition_after_then_is_said_of_the_last_step(types: str, word: str, trashed: int) -> None:
    s = Scenario()
    s.leader(A, types=(types,))
    line = f"[On Play] Draw 2 cards, then trash 1 card from your hand {word} your Leader is {{Harbor}} type."
    game, _ = played(s, line)

    assert (game.count(A, "hand"), game.count(A, "trash")) == (2 - trashed, trashed)
