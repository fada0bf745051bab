"""Cards off the field and DON!! that effects leave where they are (Rule 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import ForbidPlayer, Move, Place, ReturnDon
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import EITHER, OPPONENT, YOU, don, resolve
from tests.scenario import A, B, Scenario

MOVED = {
    "have hand removed by effects": Place.LIFE_TOP,
    "have hand removed by opponent's effects": Place.LIFE_TOP,
    "have hand trashed by effects": Place.TRASH,
    "have hand trashed by opponent's effects": Place.TRASH,
    "have hand returned to the deck by effects": Place.DECK_TOP,
    "have hand returned to the deck by opponent's effects": Place.DECK_TOP,
    "have Life removed by effects": Place.HAND,
    "have Life removed by opponent's effects": Place.HAND,
    "have Life trashed by effects": Place.TRASH,
    "have Life trashed by opponent's effects": Place.TRASH,
    "have Life returned to the deck by effects": Place.DECK_BOTTOM,
    "have Life returned to the deck by opponent's effects": Place.DECK_BOTTOM,
    "have Life added to hand by effects": Place.HAND,
    "have Life added to hand by opponent's effects": Place.HAND,
}
DON_KEPT = {"have DON!! returned by effects": (2, 1), "have DON!! returned by opponent's effects": (1, 1)}
KEPT = (*MOVED, *DON_KEPT)


@pytest.mark.parametrize("word", MOVED)
@pytest.mark.parametrize("who", [YOU, OPPONENT])
def test_cards_that_effects_do_not_move(word: str, who: Owner) -> None:
    """By effects of anyone, or of the other player alone; of the player who is named."""
    s = Scenario()
    area = Area.HAND if word.startswith("have hand") else Area.LIFE
    for player in (A, B):
        s.life(player, 0)
        (s.hand if area is Area.HAND else s.life_top)(player, s.character_card())
    game = resolve(
        s, ForbidPlayer(who, word, Duration.TURN), Move(Every(Cards(EITHER, (area,))), MOVED[word])
    )
    own = who is YOU and "opponent's" not in word

    assert (game.count(A, area), game.count(B, area)) == (int(own), int(who is OPPONENT))


@pytest.mark.parametrize(("word", "left"), DON_KEPT.items())
def test_don_that_effects_do_not_return(word: str, left: tuple[int, int]) -> None:
    s = Scenario()
    for player in (A, B):
        s.don(player, active=2)
    game = resolve(s, ForbidPlayer(YOU, word, Duration.TURN), ReturnDon(1), ReturnDon(1, OPPONENT))

    assert (don(game, A)[0], don(game, B)[0]) == left
