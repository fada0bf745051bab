"""What cannot be done to cards (Rule 1-3-3): by whose effects, to which place, by which cards."""

import pytest

from optcg.engine.bans import CANNOT_NAMES
from optcg.model.durations import Duration
from optcg.model.effects import KO, Damage, Draw, Effect, Forbid, Move, Negate, Place, Rest, SetActive
from optcg.model.selections import Every
from tests.effects.checks import OWN, THEIRS, begin, draws_when, event, resolve, said
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
    "decline to attack",  # see test_bent_turns.py
    "be given DON!!",  # see test_worded_giving.py
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


def test_cannot_be_set_active_by_effects_but_refreshes() -> None:
    s = Scenario()
    ally = s.character(A, rested=True, abilities=said("This Character cannot be set as active by effects."))
    game = resolve(s, SetActive(Every(OWN)))
    by_effect = game.rested(ally)
    game.end().end()

    assert (by_effect, game.rested(ally)) == (True, False)


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
        ("This Character's effects cannot be negated.", B, 6000),
        ("This Character's effects cannot be negated.", A, 6000),
        ("The effects of this Character cannot be negated by your opponent's effects.", B, 6000),
        ("The effects of this Character cannot be negated by your opponent's effects.", A, 5000),
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


@pytest.mark.parametrize(("power", "blocks"), [(4000, False), (6000, True)])
def test_cannot_be_blocked_by_certain_characters(power: int, blocks: bool) -> None:
    s = Scenario()
    text = "This Character cannot be blocked by Characters with 5000 power or less."
    ally = s.character(A, abilities=said(text))
    s.character(B, power=power, keywords=["Blocker"])
    game = begin(s).declare(ally, "leader_b")

    assert (game.asked()[1] == "block") is blocks


@pytest.mark.parametrize(("power", "may"), [(5000, False), (8000, True)])
def test_cannot_be_attacked_by_certain_characters(power: int, may: bool) -> None:
    s = Scenario()
    text = "Your opponent's Characters with 7000 power or less cannot attack this Character."
    wall = s.character(B, rested=True, abilities=said(text))
    ally = s.character(A, power=power)

    assert (f"attack {ally} {wall}" in begin(s).choices()) is may


def test_a_trigger_cannot_be_activated() -> None:
    s = Scenario()
    s.life_top(B, s.character_card(trigger=[Draw(2)]))
    text = "[On Play] Your opponent cannot activate [Trigger] during this turn."
    card = s.hand(A, s.character_card(cost=0, abilities=said(text)))
    ask = event(s, Damage(1))
    game = begin(s).play(card).play(ask)

    assert (game.asked()[1], game.count(B, "hand")) == ("main", 1)


def test_effects_of_a_timing_cannot_be_activated() -> None:
    s = Scenario()
    text = "[On Play] Your opponent cannot activate [On K.O.] effects during this turn."
    s.character(B, abilities=[draws_when("On K.O.")])
    card = s.hand(A, s.character_card(cost=0, abilities=said(text)))
    ko = event(s, KO(Every(THEIRS)))
    game = begin(s).play(card).play(ko)

    assert game.count(B, "hand") == 0


@pytest.mark.parametrize("banned", [True, False])
def test_a_card_whose_damage_lets_nobody_activate_a_trigger(banned: bool) -> None:
    s = Scenario()
    ally = s.character(A, power=9000)
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    bans = [Forbid(Every(OWN), "deal damage with [Trigger]", TURN)] if banned else []
    game = resolve(s, *bans).declare(ally, "leader_b")

    assert game.asked() == ((A, "main") if banned else (B, "trigger"))
