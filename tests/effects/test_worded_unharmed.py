"""Damage, Life cards and hands for which something else happens, and what is only tried (Rule 8-1-3-4)."""

import pytest

from optcg.model.effects import KO, Damage, Move, Place
from optcg.model.selections import Choose, Every, Owner, Top
from optcg.model.terms import Area
from tests.effects.checks import THEIR_HAND, THEIRS, begin, pile, resolve, said, worded
from tests.scenario import A, B, Scenario, Table

TRIED = (
    "[Once Per Turn] If this Character would be K.O.'d, reveal 1 card from the top of your deck. If the "
    "revealed card is an Event or a {Harbor} type card, this Character is not K.O.'d. Then, place the "
    "revealed card at the bottom of your deck."
)


@pytest.mark.parametrize(("fits", "area"), [(True, "characters"), (False, "trash")])
def test_it_is_not_k_od_if_the_revealed_card_fits(fits: bool, area: str) -> None:
    """Else it is K.O.'d after all, and the card stays on top: an "if" holds for all that follows it."""
    s = Scenario()
    wall = s.character(B, abilities=said(TRIED))
    shown = s.deck_top(B, s.event_card() if fits else s.character_card())
    game = resolve(s, KO(Every(THEIRS)))

    assert game.area(wall) == area
    assert pile(game, B, "deck")[-1 if fits else 0] == shown


def test_in_battle_too_and_once_in_a_turn() -> None:
    s = Scenario(turn_player=A)
    hitters = [s.character(A, power=9000) for _ in range(2)]
    wall = s.character(B, rested=True, abilities=said(TRIED))
    for _ in range(2):
        s.deck_top(B, s.event_card())
    game = begin(s).attack(hitters[0], wall)
    assert game.area(wall) == "characters"

    assert game.attack(hitters[1], wall).area(wall) == "trash"


@pytest.mark.parametrize(("fits", "area"), [(True, "characters"), (False, "trash")])
def test_what_is_done_to_the_revealed_card_instead(fits: bool, area: str) -> None:
    s = Scenario()
    trick = "you may reveal 1 card from the top of your deck. If that card is an Event, trash it instead."
    wall = s.character(B, abilities=said(f"If this Character would be K.O.'d, {trick}"))
    shown = s.deck_top(B, s.event_card() if fits else s.character_card())
    game = resolve(s, KO(Every(THEIRS))).choose("yes")

    assert (game.area(wall), game.area(shown)) == (area, "trash" if fits else "deck")


def test_without_a_card_nothing_is_tried() -> None:
    """Rule 8-1-3-4-5: what is done instead must be possible."""
    s = Scenario()
    trick = "If this Character would be K.O.'d, you may reveal 1 card from your hand. If the revealed card is"
    wall = s.character(B, abilities=said(f"{trick} an Event, this Character is not K.O.'d."))
    assert resolve(s, KO(Every(THEIRS))).area(wall) == "trash"


@pytest.mark.parametrize(("event", "life"), [(True, 3), (False, 2)])
def test_damage_that_is_not_taken_if_a_card_fits(event: bool, life: int) -> None:
    s = Scenario()
    line = (
        "If you would take damage, you may reveal 1 card from the top of your deck. If the revealed card is "
        "an Event, you do not take that damage."
    )
    s.character(B, abilities=said(line))
    s.deck_top(B, s.event_card() if event else s.character_card())
    assert resolve(s, Damage(1)).choose("yes").count(B, "life") == life


@pytest.mark.parametrize("face_up", [True, False])
def test_damage_while_the_top_life_card_is_face_up(face_up: bool) -> None:
    s = Scenario()
    line = (
        "[Opponent's Turn] If you would take damage while your top Life card is face-up, you may trash this "
        "Character and turn that Life card face-down instead."
    )
    wall = s.character(B, abilities=said(line))
    top = s.life_top(B, s.character_card(), face_up=face_up)
    game = resolve(s, Damage(1))
    if face_up:
        game.choose("yes")

    assert (game.area(wall), game.area(top)) == (("trash", "life") if face_up else ("characters", "hand"))
    assert game.game.state.players[B].life[-1].sight & 4 == 0  # it lies face-down


def test_damage_of_an_attack_alone() -> None:
    s = Scenario()
    line = (
        "If you would take damage from an attack, you may trash 1 of your {Harbor} type Characters instead "
        "of taking that damage."
    )
    s.character(B, abilities=said(line))
    s.character(B, types=("Harbor",))
    hitter = s.character(A, power=9000)
    assert resolve(s, Damage(1)).count(B, "life") == 2

    game = begin(s).attack(hitter, "leader_b").choose("yes")
    assert (game.count(B, "life"), game.count(B, "trash")) == (3, 1)


def struck(s: Scenario, line: str, what: Move) -> Table:
    """A card of player B that could step in; player A does something to cards of B."""
    s.character(B, abilities=said(line))
    return resolve(s, what)


LIFE = (
    "If 1 or more of your Life cards would be trashed by your opponent's effect, you may trash this Character"
)


@pytest.mark.parametrize(("answer", "left", "trash"), [("yes", 3, 1), ("no", 1, 2)])
def test_life_cards_that_would_be_trashed(answer: str, left: int, trash: int) -> None:
    """One time for all of them, of one step."""
    what = Move(Top(Owner.OPPONENT, Area.LIFE, 2), Place.TRASH)
    game = struck(Scenario(), f"{LIFE} instead.", what).choose(answer)
    assert (game.count(B, "life"), game.count(B, "trash")) == (left, trash)


@pytest.mark.parametrize(
    "what",
    [
        Move(Top(Owner.OPPONENT, Area.LIFE), Place.HAND),
        Move(Top(Owner.OPPONENT, Area.DECK), Place.TRASH),
        Move(Top(Owner.YOU, Area.LIFE), Place.TRASH),
    ],
)
def test_what_is_no_trashing_of_those_life_cards(what: Move) -> None:
    assert struck(Scenario(), f"{LIFE} instead.", what).asked()[1] == "main"


def test_life_cards_of_their_own_effects_and_damage() -> None:
    s = Scenario()
    keeper = s.character(A, abilities=said(f"{LIFE} instead."))
    game = worded(s, "Trash 1 card from the top of your Life cards.")
    assert (game.area(keeper), game.count(A, "life")) == ("characters", 2)


def test_cards_of_the_hand_that_would_be_trashed() -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(B, s.character_card())
    line = "If cards would be trashed from your hand by your opponent's effect, you may rest this Character"
    what = Move(Choose(THEIR_HAND, 2, chooser=Owner.OPPONENT), Place.TRASH)
    game = struck(s, f"{line} instead.", what)
    while game.asked()[1] != "yes_no":
        game.choose(game.choices()[0])
    assert game.choose("yes").count(B, "hand") == 2


@pytest.mark.parametrize(("name", "cost", "saved"), [("Mira", 1, True), ("x", 7, True), ("x", 6, False)])
def test_each_of_yours_has_its_own_description(name: str, cost: int, saved: bool) -> None:
    s = Scenario()
    line = (
        "If your [Mira] or your {Harbor} type Character with a base cost of 7 or more would be K.O.'d by an "
        "effect, you may rest this Character instead."
    )
    s.character(B, abilities=said(line), cost=1)
    other = s.character(B, name=name, cost=cost, types=("Harbor",))
    game = worded(s, f"K.O. up to 1 of your opponent's Characters with a cost of {cost}.").choose(
        f"pick {other}"
    )
    if saved:
        game.choose("yes")
    assert game.area(other) == ("characters" if saved else "trash")
