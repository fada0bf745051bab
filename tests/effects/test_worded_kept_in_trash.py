"""Cards that nobody plays out of the trash, or moves elsewhere, from words to what happens."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import watching, worded
from tests.scenario import A, B, Scenario

PLAY = "Play up to 1 Character card from your trash."
ADD = "Add up to 1 Character card from your trash to your hand."
PLACE = "Place up to 1 Character card from your trash at the bottom of your deck."
LIFE = "Add up to 1 Character card from your trash to the top of your Life cards."
DEEDS = (PLAY, ADD, PLACE, LIFE)
OWN_EFFECTS = "Your opponent cannot move any cards from their trash to other areas using their own effects."
OF_OTHER = "Place up to 1 Character card from your opponent's trash at the bottom of the owner's deck."


def _moved(words: str, deed: str, player: int = B, **facts: object) -> bool:
    """Whether a player's Event moves a card out of the trash of B, while a Character of A says so."""
    s = Scenario(turn_player=player)
    watching(s, words, A)
    card = s.trash(B, s.character_card(**facts))
    s.trash(B, s.event_card())
    event = s.hand(player, s.event_card(cost=0, abilities=worded(f"[Main] {deed}")))
    game = begin(s).play(event)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    return game.area(card) != "trash"


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(
    ("words", "moved"),
    [
        ("Your opponent cannot play cards from their trash.", (ADD, PLACE, LIFE)),
        ("Cards in your opponent's trash cannot be played.", (ADD, PLACE, LIFE)),
        ("Neither player can play Character cards from their trash.", (ADD, PLACE, LIFE)),
        ("Your opponent cannot play {Harbor} type Character cards from their trash.", DEEDS),
        ("Your opponent cannot add cards from their trash to their hand.", (PLAY, PLACE, LIFE)),
        (
            "Your opponent cannot add cards from their trash to their hand or play cards from their trash.",
            (PLACE, LIFE),
        ),
        (
            "Your opponent cannot move any cards from their trash to other areas using their own effects.",
            (),
        ),
        ("Your opponent cannot move Events from their trash to other areas using their own effects.", DEEDS),
        ("Cards in your opponent's trash cannot be returned to their deck by effects.", (PLAY, ADD, LIFE)),
        ("Cards in your opponent's trash cannot be removed by your effects.", DEEDS),
        ("You cannot play cards from your trash.", DEEDS),
    ],
)
def test_1_3_3_cards_stay_in_the_trash(words: str, moved: tuple[str, ...]) -> None:
    assert tuple(deed for deed in DEEDS if _moved(words, deed)) == moved


@pytest.mark.parametrize(
    ("words", "moved"),
    [
        (
            "Your opponent cannot move any cards from their trash to other areas using their own effects.",
            True,
        ),
        ("Your opponent cannot move cards from their trash to other areas.", False),
        ("Cards in your opponent's trash cannot be removed by your effects.", False),
        (
            "You cannot place cards from your opponent's trash at the bottom of their deck using effects.",
            False,
        ),
        ("Your effects cannot return cards from your opponent's trash to their hand.", True),
    ],
)
def test_by_whose_effects(words: str, moved: bool) -> None:
    assert _moved(words, OF_OTHER, A) is moved


def test_8_3_1_3_what_cannot_be_moved_does_not_pay() -> None:
    s = Scenario(turn_player=B)
    watching(
        s,
        "Your opponent cannot move any cards from their trash to other areas using their own effects.",
        A,
    )
    card = s.trash(B, s.character_card())
    line = "[Main] You may place 1 card from your trash at the bottom of your deck: Draw 2 cards."
    event = s.hand(B, s.event_card(cost=0, abilities=worded(line)))
    game = begin(s).play(event)

    assert (game.asked()[1], game.area(card), game.count(B, "hand")) == ("main", "trash", 0)
