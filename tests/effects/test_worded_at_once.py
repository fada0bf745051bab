"""Events of several cards at once, from words to what happens."""

import pytest

from optcg.model.abilities import When
from optcg.model.selections import Owner
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("theirs", "mine", "drawn"), [(2, 0, 1), (1, 1, 0), (3, 1, 1)])
@pytest.mark.parametrize(
    ("event", "deed"),
    [
        ("K.O.'d by your effect", "K.O. all Characters with a cost of 1."),
        ("rested by an effect", "Rest all Characters with a cost of 1."),
        ("removed from the field at once", "Return all Characters with a cost of 1 to the owner's hand."),
        (
            "returned to the owner's deck by your effect",
            "Place all Characters with a cost of 1 at the bottom of the owner's deck.",
        ),
    ],
)
def test_so_many_of_one_player_at_once(event: str, deed: str, theirs: int, mine: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(theirs):
        s.character(B, cost=1)
    for _ in range(mine):
        s.character(A, cost=1)
    s.leader(A, abilities=worded(f"When 2 or more of your opponent's Characters are {event}, draw 1 card."))
    game, _ = played(s, f"[On Play] {deed}")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    returned = mine if "hand" in deed else 0
    assert game.count(A, "hand") == drawn + returned


@pytest.mark.parametrize(("count", "drawn"), [(2, 1), (1, 0)])
@pytest.mark.parametrize(
    ("event", "name"),
    [
        ("2 or more cards in your trash are returned to your deck by your effect", "returned from trash"),
        ("you place 2 or more cards from your trash at the bottom of your deck", "placed from trash"),
    ],
)
def test_so_many_cards_out_of_the_trash(event: str, name: str, count: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(3):
        s.trash(A, s.character_card())
    line = f"When {event}, draw 1 card."
    watching(s, line)
    game, _ = played(
        s, f"[On Play] Place {count} cards from your trash at the bottom of your deck in any order."
    )
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == drawn
    by = "your effects" if "by your effect" in event else ""
    assert repr(When(name, None, Owner.YOU, by, 2, together=True)) in repr(worded(line))


@pytest.mark.parametrize(
    ("event", "name", "end", "drawn"),
    [
        (
            "a card from your hand is placed at the bottom of your deck",
            "placed from hand",
            "bottom",
            1,
        ),
        ("a card from your hand is placed at the bottom of your deck", "placed from hand", "top", 0),
        ("you return a card from your hand to your deck", "returned from hand", "top", 1),
    ],
)
def test_a_card_goes_from_the_hand_to_the_deck(event: str, name: str, end: str, drawn: int) -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(A, s.character_card())
    line = f"When {event} by your effect, draw 1 card."
    watching(s, line)
    game, _ = played(s, f"[On Play] Place 2 cards from your hand at the {end} of your deck in any order.")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    # Both go at once, so that it happens once.
    assert game.count(A, "hand") == drawn
    assert repr(When(name, None, Owner.YOU, "your effects", together=True)) in repr(worded(line))


def test_cards_that_come_from_elsewhere_are_not_from_the_hand() -> None:
    s = Scenario()
    s.trash(A, s.character_card())
    watching(s, "When a card from your hand is placed at the bottom of your deck, draw 1 card.")
    watching(
        s,
        "When a card from your opponent's hand is placed at the bottom of your opponent's deck, draw 1 card.",
    )
    game, _ = played(s, "[On Play] Place 1 card from your trash at the bottom of your deck.")

    assert game.count(A, "hand") == 0


def test_both_players_shuffle_their_hands_into_their_decks() -> None:
    s = Scenario()
    for player, cards in ((A, 3), (B, 1)):
        for _ in range(cards):
            s.hand(player, s.character_card())
    line = (
        "[On Play] You and your opponent return all cards in your hands to your decks and shuffle your "
        "decks. Then, you and your opponent draw 4 cards each."
    )
    game, _ = played(s, line)

    assert (game.count(A, "hand"), game.count(B, "hand")) == (4, 4)


def test_both_players_without_a_hand_still_draw() -> None:
    s = Scenario()
    game, _ = played(s, "[On Play] Both players trash their hands and draw 1 card.")

    assert (game.count(A, "hand"), game.count(B, "hand")) == (1, 1)
