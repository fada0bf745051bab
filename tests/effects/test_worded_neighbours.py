"""Wordings beside those that one card has: another verb, another owner, another order."""

import pytest

from optcg.model.effects import KO, Move, Place, Rest
from optcg.model.selections import Every
from optcg.text.reader import read_line
from tests.effects.checks import OWN, THEIRS, begin, event, resolve
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


def test_once_a_turn_it_stays_on_the_field() -> None:
    s = Scenario()
    line = "Once per turn, this Character cannot be removed from the field by your opponent's effects."
    wall = watching(s, line, B)
    first, second = event(s, Move(Every(THEIRS), Place.HAND)), event(s, KO(Every(THEIRS)))
    game = begin(s).play(first)
    after_one = game.area(wall)
    game.play(second)

    assert (after_one, game.area(wall)) == ("characters", "trash")


def test_once_a_turn_such_characters_are_not_rested() -> None:
    s = Scenario()
    watching(
        s, "Once per turn, your {Harbor} type Characters cannot be rested by your opponent's effects.", B
    )
    kept, other = s.character(B, types=("Harbor",)), s.character(B)
    game = resolve(s, Rest(Every(THEIRS)))

    assert (game.rested(kept), game.rested(other)) == (False, True)


@pytest.mark.parametrize(("mine", "drawn"), [(4, 0), (5, 1)])
def test_at_least_so_many_more_in_the_trash(mine: int, drawn: int) -> None:
    s = Scenario()
    for player, number in ((A, mine), (B, 2)):
        for _ in range(number):
            s.trash(player, s.character_card())
    line = (
        "[On Play] If the number of cards in your trash is at least 3 more than the number in your "
        "opponent's trash, draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_a_leader_or_one_character_each_as_described() -> None:
    short = worded(
        "[On Play] Give up to 2 rested DON!! cards to your {Reef} type Leader or 1 {Harbor} type Character."
    )
    long = worded(
        "[On Play] Give up to 2 rested DON!! cards to your {Reef} type Leader or 1 of your {Harbor} "
        "type Characters."
    )

    assert short == long


def test_the_card_that_was_given_the_don_is_that_card() -> None:
    given = worded(
        "[On Play] Give up to 1 rested DON!! card to 1 of your Characters. Then, the card given this DON!! "
        "card gains [Double Attack] during this turn."
    )
    that = worded(
        "[On Play] Give up to 1 rested DON!! card to 1 of your Characters. Then, that card gains [Double "
        "Attack] during this turn."
    )

    assert given == that


@pytest.mark.parametrize(("cost", "rested"), [(6, True), (8, False)])
def test_a_better_target_of_any_deed(cost: int, rested: bool) -> None:
    s = Scenario()
    foe = s.character(B, cost=cost)
    s.hand(A, s.character_card())
    line = (
        "[On Play] Rest up to 1 of your opponent's Characters with a cost of 4 or less. If you have 1 or "
        "more cards in your hand, you may select your opponent's Character with a cost of 7 or less instead."
    )
    game, _ = played(s, line)
    if game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.rested(foe) == rested


def test_one_of_each_name_out_of_the_deck() -> None:
    s = Scenario()
    for name in ("Mira", "Mira", "Brine"):
        s.deck_top(A, s.character_card(name=name))
    line = (
        "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 each of [Mira] and [Brine] and "
        "add them to your hand. Then, place the rest at the bottom of your deck in any order."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == 2


def test_their_characters_pay_for_attacks() -> None:
    s = Scenario()
    watching(
        s, "Your opponent's Characters cannot attack unless your opponent trashes 1 card from their hand.", B
    )
    s.character(A)
    poor = begin(s)
    s = Scenario()
    watching(
        s, "Your opponent's Characters cannot attack unless your opponent trashes 1 card from their hand.", B
    )
    s.character(A)
    s.hand(A, s.character_card(cost=9))
    rich = begin(s)

    assert [len([one for one in game.choices() if one.startswith("attack")]) for game in (poor, rich)] == [
        1,
        2,
    ]


def test_the_cost_of_activating_events_is_reduced() -> None:
    s = Scenario()
    watching(s, "The cost of activating Events from your hand will be reduced by 1.", A)
    s.don(A, active=2)
    rest = (Rest(Every(THEIRS)),)
    dear, fitting = (s.hand(A, s.event_card(cost=cost, main=rest)) for cost in (4, 3))
    other = s.hand(A, s.character_card(cost=3))
    choices = begin(s).choices()
    playable = [ref for ref in (dear, fitting, other) if f"play {ref}" in choices]

    assert playable == [fitting]


def test_for_every_character_that_the_cost_rested() -> None:
    s = Scenario()
    one, two = s.character(A), s.character(A)
    line = "[On Play] You may rest any number of your Characters: Draw 1 card for every Character rested."
    game, _ = played(s, line)
    for choice in ("yes", f"pick {one}", f"pick {two}", "done"):
        game.choose(choice)

    assert game.count(A, "hand") == 2


@pytest.mark.parametrize(("life", "power"), [(1, 9000), (3, 7000)])
def test_more_power_in_place_of_less(life: int, power: int) -> None:
    s = Scenario()
    s.leader(A, power=5000)
    s.life(A, life)
    line = (
        "[On Play] Your Leader gains +2000 power during this turn. If you have 2 or less Life cards, it "
        "gains +4000 power instead of +2000 power."
    )
    game, _ = played(s, line)

    assert game.power("leader_a") == power


@pytest.mark.parametrize(("choice", "drawn"), [(0, 1), (1, 2)])
def test_a_better_deed_that_may_be_chosen(choice: int, drawn: int) -> None:
    s = Scenario()
    line = "[On Play] Draw 1 card. If your opponent has 1 or more Life cards, you may draw 2 cards instead."
    game, _ = played(s, line)
    game.choose(game.choices()[choice])

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("name", "found"), [("Mira", False), ("Brine", True)])
def test_what_has_its_own_number_is_not_left_out(name: str, found: bool) -> None:
    s = Scenario()
    ref = s.trash(A, s.character_card(name=name, types=("Harbor",)))
    line = (
        "[On Play] Add up to 1 {Harbor} type card other than [Mira] or up to 1 [Brine] from your trash to "
        "your hand."
    )
    game, _ = played(s, line)
    if game.asked()[1] != "main":
        game.choose(f"pick {ref}")

    assert (game.area(ref) == "hand") == found


def test_of_two_characters_in_a_battle_neither_is_that_character() -> None:
    """The own one, or the one it battles? The words do not tell."""
    line = (
        "[Your Turn] If your {Harbor} type Character battles your opponent's Character, rest that Character."
    )

    assert read_line(line).unread is not None


@pytest.mark.parametrize(("mine", "offered"), [((), []), ((3, 5), [0, 1])])
def test_a_cost_is_held_against_some_card_that_is_there(mine: tuple[int, ...], offered: list[int]) -> None:
    """Rule 1-3-2: without such a card there is no cost to be less or equal."""
    s = Scenario()
    for cost in mine:
        s.character(A, cost=cost, types=("Harbor",))
    theirs = [s.character(B, cost=cost) for cost in (0, 5, 6)]
    line = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than that of "
        "one of your {Harbor} type Characters."
    )
    game, _ = played(s, line)

    assert [place for place, ref in enumerate(theirs) if f"pick {ref}" in game.choices()] == offered


def test_an_event_during_a_turn_is_an_effect_of_that_turn() -> None:
    line = "When your opponent's Character is K.O.'d during your turn, draw 1 card."
    tagged = "[Your Turn] When your opponent's Character is K.O.'d, draw 1 card."

    assert worded(line) == worded(tagged)
    assert read_line(f"[Opponent's Turn] {line}").unread is not None


@pytest.mark.parametrize("stays", [True, False])
def test_what_waits_for_a_card_that_is_still_there(stays: bool) -> None:
    """Rule 3-1-6: a card that left the field is not the one that was played."""
    s = Scenario()
    ally = s.trash(A, s.character_card(name="Wren", cost=1))
    line = (
        "[On Play] Play up to 1 [Wren] from your trash. Then, if that Character is on your field at the end "
        "of this turn, draw 1 card."
    )
    gone = event(s, KO(Every(THEIRS if stays else OWN)))
    game, _ = played(s, line)
    game.choose(f"pick {ally}").play(gone).end()

    assert game.count(A, "hand") == int(stays)
