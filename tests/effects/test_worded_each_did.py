"""What came of something that each player may do (Rules 1-3-4, 1-3-10)."""

import pytest

from optcg.model.terms import Category
from tests.effects.checks import begin, said
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table

LINE = (
    "[Main] Each player may play 1 Character card with a cost of 2 or less from their hand. Then, if "
    "your opponent "
    "played a Character with this effect, draw 1 card."
)


def offered(s: Scenario) -> tuple[Table, str, str]:
    mine = s.hand(A, s.character_card(cost=1))
    theirs = s.hand(B, s.character_card(cost=2))
    for player in (A, B):
        s.hand(player, s.character_card(cost=1))
    event = s.hand(A, s.card(Category.EVENT, cost=0, abilities=said(LINE, Category.EVENT)))
    return begin(s).play(event), mine, theirs


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(True, True, 1), (True, False, 0), (False, True, 1)])
def test_it_is_asked_of_the_opponent_alone(mine: bool, theirs: bool, drawn: int) -> None:
    game, own, other = offered(Scenario())
    for player, does, card in ((A, mine, own), (B, theirs, other)):
        assert game.asked()[0] == player
        game.choose("yes" if does else "no")
        if does:
            game.choose(f"pick {card}")

    assert (game.area(own), game.area(other)) == (
        "characters" if mine else "hand",
        "characters" if theirs else "hand",
    )
    assert game.count(A, "hand") == 2 - mine + drawn


def test_a_card_that_cannot_be_played_was_not_played() -> None:
    s = Scenario()
    s.leader(A, abilities=said("Your opponent cannot play Character cards by effects."))
    game, own, _ = offered(s)
    game.choose("yes").choose(f"pick {own}")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.count(B, "hand"), game.count(A, "hand")) == (2, 1)


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_cards_that_were_trashed(answer: str, drawn: int) -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(B, s.character_card())
    line = (
        "[On Play] Each player may trash 1 card from their hand. If your opponent trashed a card "
        "this way, draw 1 "
        "card."
    )
    game, _ = played(s, line)
    game.choose(answer)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == drawn


def test_if_they_did_not() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    line = (
        "[On Play] Each player may play 1 Character card with a cost of 2 or less from their hand. "
        "If your opponent "
        "did not play a Character with this effect, draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == 1
