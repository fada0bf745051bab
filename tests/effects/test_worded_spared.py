"""All but some: cards that are chosen, and what is done to the rest, from words to what happens."""

from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


def test_the_opponent_chooses_who_stays() -> None:
    s = Scenario()
    one, two, three = (s.character(B) for _ in range(3))
    own = s.character(A)
    game, _ = played(s, "[On Play] Your opponent chooses 2 of their Characters and K.O.'s the rest.")
    assert game.asked()[0] == B
    game.choose(f"pick {one}").choose(f"pick {three}")

    assert [game.area(ref) for ref in (one, two, three, own)] == [
        "characters",
        "trash",
        "characters",
        "characters",
    ]


def test_with_fewer_cards_all_stay() -> None:
    """Rule 8-4-4-1: as many as possible are chosen."""
    s = Scenario()
    one = s.character(B)
    game, _ = played(s, "[On Play] Your opponent chooses 2 of their Characters and rests the rest.")

    assert not game.rested(one)


def test_you_choose_who_of_the_others_stays() -> None:
    s = Scenario()
    one, two = s.character(B), s.character(B)
    game, _ = played(s, "[On Play] Return all but 1 of your opponent's Characters to the owner's hand.")
    assert game.asked()[0] == A
    game.choose(f"pick {two}")

    assert (game.area(one), game.area(two)) == ("hand", "characters")


def test_cards_of_a_hand_that_are_kept() -> None:
    s = Scenario()
    cards = [s.hand(B, s.character_card()) for _ in range(3)]
    game, _ = played(s, "[On Play] Your opponent keeps 1 card in their hand and trashes the rest.")
    assert game.asked()[0] == B
    game.choose(f"pick {cards[1]}")

    assert [game.area(ref) for ref in cards] == ["trash", "hand", "trash"]


def test_each_player_keeps_one_of_their_own() -> None:
    """Rule 1-3-4: the turn player first."""
    s = Scenario()
    mine, theirs = [s.character(A) for _ in range(2)], [s.character(B) for _ in range(2)]
    game, this = played(s, "[On Play] Each player chooses 1 of their Characters and K.O.'s the rest.")
    assert game.asked()[0] == A
    game.choose(f"pick {mine[0]}")
    assert game.asked()[0] == B
    game.choose(f"pick {theirs[1]}")

    gone = [ref for ref in (*mine, this, *theirs) if game.area(ref) == "trash"]
    assert gone == [mine[1], this, theirs[0]]


def test_each_player_trashes_down_to_so_many() -> None:
    s = Scenario()
    for _ in range(3):
        s.hand(B, s.character_card())
    game, _ = played(s, "[On Play] Each player trashes cards from their hand until they have 2 cards.")
    assert game.asked()[0] == B
    game.choose(game.choices()[0])

    assert game.count(B, "hand") == 2
