"""What cannot be done to cards (Rule 1-3-3): by whose effects, to which place, by which cards."""

import pytest

from optcg.engine.bans import CANNOT_NAMES
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, Forbid, May, Move, Negate, Place, Rest
from optcg.model.selections import Every
from tests.effects.checks import OWN, THEIRS, begin, event, resolve, said
from tests.scenario import A, B, Scenario

TURN = Duration.TURN
MOVES = {
    "be returned to hand": (Place.HAND,),
    "be returned to the deck": (Place.DECK_TOP, Place.DECK_BOTTOM),
    "be placed at the bottom of the deck": (Place.DECK_BOTTOM,),
    "be trashed": (Place.TRASH,),
}
PLACES = (Place.HAND, Place.DECK_TOP, Place.DECK_BOTTOM, Place.TRASH)
NAMES = (
    "be rested by effects",
    "be set active by effects",
    "be set active by opponent's effects",
    "be returned to hand by effects",
    "be returned to hand by opponent's effects",
    "be returned to the deck by effects",
    "be returned to the deck by opponent's effects",
    "be placed at the bottom of the deck by effects",
    "be placed at the bottom of the deck by opponent's effects",
    "be trashed by effects",
    "be trashed by opponent's effects",
    "be negated by effects",
    "be negated by opponent's effects",
    "be blocked",
    "be affected by effects",  # see test_unaffected.py
    "be affected by opponent's effects",
    "lose power by effects",  # see test_shields.py
    "lose power by opponent's effects",
    "lose cost by effects",
    "lose cost by opponent's effects",
    "be chosen by effects",
    "be chosen by opponent's effects",
    "be given DON!!",
)


def test_the_names_are_those_of_the_engine() -> None:
    assert set(NAMES) <= set(CANNOT_NAMES)


@pytest.mark.parametrize("what_not", MOVES)
@pytest.mark.parametrize(("by", "own"), [("effects", True), ("opponent's effects", False)])
def test_moves_to_a_place(what_not: str, by: str, own: bool) -> None:
    """The other places stay open, and so do own effects where only the opponent's are named."""
    cards = OWN if own else THEIRS
    stays = []
    for place in PLACES:
        s = Scenario()
        card = s.character(A if own else B)
        game = resolve(s, Forbid(Every(cards), what_not, TURN, by), Move(Every(cards), place))
        if game.area(card) == "characters":
            stays.append(place)

    assert tuple(stays) == MOVES[what_not]


@pytest.mark.parametrize("what_not", MOVES)
def test_nobody_is_asked_to_move_them_there(what_not: str) -> None:
    """Rule 8-3-1-3: the first part of "you may ... If you do" could not be done."""
    asked = []
    for place in PLACES:
        s = Scenario()
        s.character(A)
        ban = Forbid(Every(OWN), what_not, TURN, "effects")
        game = resolve(s, ban, May((Move(Every(OWN), place),), (Draw(1),)))
        if "yes" in game.choices():
            asked.append(place)

    assert {*PLACES} - {*asked} == {*MOVES[what_not]}


@pytest.mark.parametrize("what_not", MOVES)
def test_own_effects_still_move_them(what_not: str) -> None:
    s = Scenario()
    card = s.character(A)
    ban = Forbid(Every(OWN), what_not, TURN, "opponent's effects")

    assert resolve(s, ban, Move(Every(OWN), MOVES[what_not][0])).area(card) != "characters"


def test_trashing_is_no_ko() -> None:
    """Rule 10-2-1-3."""
    s = Scenario()
    card = s.character(B)
    ban = Forbid(Every(THEIRS), "be trashed", TURN, "your effects")

    assert resolve(s, ban, KO(Every(THEIRS))).area(card) == "trash"


def test_cannot_be_rested_by_effects_but_may_attack() -> None:
    s = Scenario()
    ally = s.character(A, abilities=said("This Character cannot be rested by effects."))
    game = resolve(s, Rest(Every(OWN)))
    by_effect = game.rested(ally)
    game.attack(ally, "leader_b")

    assert (by_effect, game.rested(ally), game.count(B, "life")) == (False, True, 2)


def _power(text: str, deed: Effect, player: int = B) -> int:
    """The power of a Character with "+1000 power" (6000, if it still holds) after this was done to it."""
    s = Scenario()
    ally = s.character(
        player, power=5000, abilities=[*said("This Character gains +1000 power."), *said(text)]
    )
    return resolve(s, deed).power(ally)


@pytest.mark.parametrize(
    ("text", "player", "power"),
    [
        ("This Character gains [Blocker].", B, 5000),
    ],
)
def test_effects_that_cannot_be_negated(text: str, player: int, power: int) -> None:
    cards = THEIRS if player == B else OWN

    assert _power(text, Negate(Every(cards), TURN), player) == power


def test_for_a_time_effects_cannot_be_negated() -> None:
    """A negation that began before is silent as long, too."""
    s = Scenario()
    ally = s.character(A, power=5000, abilities=said("This Character gains +1000 power."))
    negate = event(s, Negate(Every(OWN), Duration.OWN_END))
    keep = event(s, Forbid(Every(OWN), "be negated", TURN))
    game = begin(s).play(negate)
    powers = [game.power(ally)]
    game.play(keep)
    powers.append(game.power(ally))
    game.end()
    powers.append(game.power(ally))

    assert powers == [5000, 6000, 5000]
