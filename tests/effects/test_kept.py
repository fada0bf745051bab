"""Cards off the field and DON!! that effects leave where they are (Rule 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import ForbidPlayer, Move, Place, ReturnDon
from optcg.model.filters import CategoryIs, CostIs
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area, Category
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
# Of the trash, with what the effect of its own player, and of the other one, leaves there.
OF_TRASH = {
    "have trash removed by effects": (Place.LIFE_TOP, True, True),
    "have trash removed by opponent's effects": (Place.LIFE_TOP, False, True),
    "have trash removed by own effects": (Place.LIFE_TOP, True, False),
    "have trash added to hand by effects": (Place.HAND, True, True),
    "have trash added to hand by opponent's effects": (Place.HAND, False, True),
    "have trash added to hand by own effects": (Place.HAND, True, False),
    "have trash returned to the deck by effects": (Place.DECK_TOP, True, True),
    "have trash returned to the deck by opponent's effects": (Place.DECK_BOTTOM, False, True),
    "have trash returned to the deck by own effects": (Place.DECK_EITHER, True, False),
}
KEPT = (*MOVED, *DON_KEPT, *OF_TRASH)


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


@pytest.mark.parametrize(("word", "kept"), OF_TRASH.items())
@pytest.mark.parametrize("who", [YOU, OPPONENT])
def test_cards_that_effects_leave_in_the_trash(word: str, kept: tuple[Place, bool, bool], who: Owner) -> None:
    """The effect is that of player A; cards that do not fit go where it puts them."""
    s = Scenario()
    place, by_own, by_other = kept
    cards = [s.trash(player, s.character_card(cost=cost)) for player in (A, B) for cost in (1, 2)]
    ban = ForbidPlayer(who, word, Duration.TURN, CostIs("=", 1))
    moved = Move(Every(Cards(EITHER, (Area.TRASH,), CategoryIs(Category.CHARACTER))), place)
    game = resolve(s, ban, moved)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    left = [who is YOU and by_own, False, who is OPPONENT and by_other, False]
    assert [game.area(card) == "trash" for card in cards] == left


@pytest.mark.parametrize(("word", "left"), DON_KEPT.items())
def test_don_that_effects_do_not_return(word: str, left: tuple[int, int]) -> None:
    s = Scenario()
    for player in (A, B):
        s.don(player, active=2)
    game = resolve(s, ForbidPlayer(YOU, word, Duration.TURN), ReturnDon(1), ReturnDon(1, OPPONENT))

    assert (don(game, A)[0], don(game, B)[0]) == left
