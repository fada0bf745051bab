"""What was done to cards of both players; what each player does who has paid for it."""

import pytest

from tests.effects.checks import pile
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

RETURNED = (
    "[On Play] Return up to 2 Characters with a total cost of 6 or less to the owner's hand. If both "
    "players' Characters are returned this way, draw 1 card."
)


@pytest.mark.parametrize(("picks", "hand"), [("mt", 2), ("mm", 2), ("tt", 0), ("t", 0), ("m", 1)])
def test_cards_of_both_players_are_returned(picks: str, hand: int) -> None:
    s = Scenario()
    cards = {"m": [s.character(A, cost=1), s.character(A, cost=1)]}
    cards["t"] = [s.character(B, cost=1), s.character(B, cost=1)]
    game, _ = played(s, RETURNED)
    for whose in picks:
        game.choose(f"pick {cards[whose].pop()}")
    if len(picks) < 2:
        game.choose("done")

    assert game.count(A, "hand") == hand


EACH = "[On Play] Each player may trash 1 card from their hand. Each player who does so draws 2 cards."


@pytest.mark.parametrize(("mine", "theirs"), [(True, True), (True, False), (False, True), (False, False)])
def test_each_player_who_does_so(mine: bool, theirs: bool) -> None:
    s = Scenario()
    for player in (A, B):
        for _ in range(2):
            s.hand(player, s.character_card())
    game, _ = played(s, EACH)
    for player, does in ((A, mine), (B, theirs)):
        assert game.asked()[0] == player
        game.choose("yes" if does else "no")
        if does:
            game.choose(next(choice for choice in game.choices() if choice.startswith("pick")))

    assert (game.count(A, "hand"), game.count(B, "hand")) == (2 + mine, 2 + theirs)


def test_who_has_no_card_is_not_asked() -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    game, _ = played(s, EACH)
    game.choose("no")

    assert game.asked() == (A, "main")


SHOWN = (
    "[On Play] You and your opponent each reveal 1 card from the top of your respective decks. If the card "
    "you revealed has a higher cost, this Character gains +2000 power during this turn. Then, each player "
    "places the revealed card at the bottom of the owner's deck."
)


@pytest.mark.parametrize(("mine", "theirs", "won"), [(4, 3, True), (3, 3, False), (3, 4, False)])
def test_each_player_places_the_card_they_revealed(mine: int, theirs: int, won: bool) -> None:
    """Rule 8-3-3: the "if" holds for what follows it, so that the cards stay where they are otherwise."""
    s = Scenario()
    own = s.deck_top(A, s.character_card(cost=mine))
    other = s.deck_top(B, s.character_card(cost=theirs))
    game, ref = played(s, SHOWN, power=1000)
    place = -1 if won else 0

    assert (pile(game, A, "deck")[place], pile(game, B, "deck")[place]) == (own, other)
    assert game.power(ref) == (3000 if won else 1000)
