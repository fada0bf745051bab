"""Which of several cards is meant: the other selected one, the trashed Character, the one that paid."""

import pytest

from tests.effects.checks import begin, worded
from tests.effects.test_worded_numbers import played
from tests.effects.test_worded_numbers import worded as read
from tests.scenario import A, B, Scenario

BOTH = "Select up to 1 of your Characters and up to 1 of your opponent's Characters."


@pytest.mark.parametrize(("power", "felled"), [(6000, True), (5000, False), (4000, False)])
def test_the_other_selected_character_is_that_of_the_other_player(power: int, felled: bool) -> None:
    s = Scenario()
    own, foe = s.character(A, power=power), s.character(B, power=5000)
    line = (
        f"{BOTH} If your selected Character has more power than the other selected Character, K.O. that "
        "opponent's Character."
    )
    game = worded(s, line).choose(f"pick {own}").choose(f"pick {foe}")

    assert (game.area(own), game.area(foe)) == ("characters", "trash" if felled else "characters")


@pytest.mark.parametrize("answers", [("own", "done"), ("done", "foe")])
def test_4_10_1_without_the_other_one_nothing_is_more(answers: tuple[str, str]) -> None:
    s = Scenario()
    refs = {"own": s.character(A, power=9000), "foe": s.character(B, power=1000)}
    line = f"{BOTH} If your selected Character has more power than the other selected Character, draw 1 card."
    game = worded(s, line)
    for answer in answers:
        game.choose(f"pick {refs[answer]}" if answer in refs else answer)

    assert (game.count(A, "hand"), game.area(refs["foe"])) == (0, "characters")


def test_the_one_gains_by_the_other() -> None:
    s = Scenario()
    own, foe = s.character(A, power=1000), s.character(B, power=7000)
    line = (
        "Select 1 of your Characters and 1 of your opponent's Characters. Your selected Character gains "
        "power "
        "equal to the other selected Character's power during this turn."
    )
    game = worded(s, line)

    assert (game.power(own), game.power(foe)) == (8000, 7000)


@pytest.mark.parametrize("taken", [True, False])
def test_the_trashed_character_is_the_one_of_the_field(taken: bool) -> None:
    """Cards of the hand were trashed as well, to pay."""
    s = Scenario()
    for _ in range(2):
        s.hand(A, s.character_card(cost=9))
    foe = s.character(B, cost=4)
    game, _ = played(
        s,
        "[On Play] You may trash 2 cards from your hand: Trash up to 1 of your opponent's Characters with "
        "a base "
        "cost of 6 or less. Then, your opponent trashes cards from the top of their deck equal to the base "
        "cost "
        "of the trashed Character.",
    )
    before = game.count(B, "deck")
    game.choose("yes").choose(f"pick {foe}" if taken else "done")

    assert before - game.count(B, "deck") == (4 if taken else 0)


def test_the_character_that_paid_is_told_from_the_one_that_fell() -> None:
    s = Scenario()
    paid, foe = s.character(A, cost=2), s.character(B, cost=1)
    game, _ = played(
        s,
        "[On Play] You may K.O. 1 of your other Characters: K.O. up to 1 of your opponent's Characters "
        "with a cost "
        "of 3 or less. Then, draw cards equal to the base cost of the Character K.O.'d to activate this "
        "effect.",
    )
    game.choose("yes").choose(f"pick {foe}")

    assert (game.area(paid), game.area(foe), game.count(A, "hand")) == ("trash", "trash", 2)


@pytest.mark.parametrize(("event", "drawn"), [(True, 1), (False, 0)])
def test_the_card_that_paid_is_told_from_the_one_of_the_deck(event: bool, drawn: int) -> None:
    s = Scenario()
    s.hand(A, s.event_card() if event else s.character_card())
    s.deck_top(A, s.character_card() if event else s.event_card())
    game, _ = played(
        s,
        "[On Play] You may trash 1 card from your hand: Trash 1 card from the top of your deck. If the "
        "card trashed "
        "to activate this effect is an Event, draw 1 card.",
    )
    game.choose("yes")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize("rests", [True, False])
@pytest.mark.parametrize("trigger", [True, False])
def test_a_card_that_may_be_turned_and_the_one_that_gained(trigger: bool, rests: bool) -> None:
    s = Scenario()
    card = s.character_card(trigger=[]) if trigger else s.character_card()
    s.life_top(A, card)
    line = (
        "Up to 1 of your Leader or Character cards gains +2000 power during this turn. Then, you may turn "
        "1 card "
        "from the top of your Life cards face-up. If that card has a [Trigger], the selected card gains an "
        "additional +3000 power during this turn."
    )
    game = worded(s, line).choose("pick leader_a").choose("yes" if rests else "no")

    assert game.power("leader_a") == (10000 if trigger and rests else 7000)


@pytest.mark.rule("7-1-5")
@pytest.mark.parametrize(("cost", "goes"), [(6, True), (7, False)])
def test_7_1_5_the_attacking_character_goes_at_the_end_of_the_battle(cost: int, goes: bool) -> None:
    s = Scenario()
    attacker = s.character(A, cost=cost, power=9000)
    for _ in range(2):
        s.hand(B, s.character_card())
    s.character(
        B,
        abilities=read(
            "[On Your Opponent's Attack] [Once Per Turn] You may trash 2 cards from your hand: If the "
            "attacking "
            "Character has a base cost of 6 or less, return that Character to the owner's hand at the end "
            "of this "
            "battle."
        ),
    )
    game = begin(s).declare(attacker, "leader_b").choose("yes")
    game.pass_battle()

    assert game.area(attacker) == ("hand" if goes else "characters")
    assert game.count(B, "life") == 2  # the damage was dealt before that


def test_who_rests_a_character_of_their_own_does_not_ko_it() -> None:
    s = Scenario()
    attacker = s.character(A, cost=3)
    line = (
        "[On Your Opponent's Attack] You may rest 1 of your Characters: If the attacking Character has a "
        "base cost "
        "of 6 or less, K.O. that Character at the end of this battle."
    )
    guard = s.character(B, abilities=read(line))
    game = begin(s).declare(attacker, "leader_b").choose("yes")
    game.pass_battle()

    assert (game.area(attacker), game.area(guard)) == ("trash", "characters")
