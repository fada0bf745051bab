"""Cards that cannot be played, and cards that effects play rested, from words to what happens."""

import pytest

from optcg.model.abilities import EntersRested, NotPlayedByEffects, PlayedOnlyIf
from optcg.model.conditions import Compare
from optcg.model.selections import Owner
from optcg.model.terms import Area
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario

RAISES = "[On Play] Play up to 1 Character card from your {}."


@pytest.mark.parametrize(
    "words",
    [
        "If you have 3 or more Life cards, this card in your hand cannot be played.",
        "This card cannot be played from your hand if you have 3 or more Life cards.",
        "If you have 3 or more Life cards, you cannot play this card from your hand.",
    ],
)
@pytest.mark.parametrize("life", [2, 3])
def test_4_7_2_a_card_that_cannot_be_paid_for(words: str, life: int) -> None:
    s = Scenario()
    s.life(A, life)
    held = s.hand(A, s.character_card(cost=0, abilities=worded(words)))
    raises = s.hand(A, s.character_card(cost=0, abilities=worded(RAISES.format("hand"))))
    game = begin(s)
    assert (f"play {held}" in game.choices()) == (life == 2)
    # An effect still plays it.
    game.play(raises).choose(f"pick {held}")

    assert game.area(held) == "characters"


def test_4_7_2_never_for_its_cost() -> None:
    s = Scenario()
    line = "This card cannot be played from your hand."
    assert worded(line) == [PlayedOnlyIf(None)]
    held = s.hand(A, s.character_card(cost=0, abilities=worded(line)))
    raises = s.hand(A, s.character_card(cost=0, abilities=worded(RAISES.format("hand"))))
    game = begin(s)
    assert f"play {held}" not in game.choices()

    assert game.play(raises).choose(f"pick {held}").area(held) == "characters"


@pytest.mark.parametrize("life", [2, 3])
def test_4_7_1_a_counter_event_is_played_too(life: int) -> None:
    s = Scenario(turn_player=B)
    s.life(A, life)
    lines = worded("If you have 3 or more Life cards, this card in your hand cannot be played.")
    lines += worded(
        "[Counter] Up to 1 of your Leader or Character cards gains +4000 power during this battle."
    )
    held = s.hand(A, s.event_card(cost=0, abilities=lines))
    game = begin(s).declare("leader_b", "leader_a")

    assert (f"counter {held}" in game.choices()) == (life == 2)


@pytest.mark.parametrize("area", ["hand", "trash"])
@pytest.mark.parametrize("life", [2, 3])
def test_1_3_3_effects_do_not_play_it_as_long_as_something_holds(area: str, life: int) -> None:
    s = Scenario()
    s.life(A, life)
    line = f"If you have 3 or more Life cards, this card in your {area} cannot be played by effects."
    card = s.character_card(abilities=worded(line))
    ref = s.hand(A, card) if area == "hand" else s.trash(A, card)
    game, _ = played(s, RAISES.format(area))

    assert (f"pick {ref}" in game.choices()) == (life == 2)


def test_out_of_the_trash_only_effects_play_cards() -> None:
    line = "This card cannot be played from your trash."

    assert worded(line) == [NotPlayedByEffects((Area.TRASH,))]
    (ability,) = worded("This card cannot be played by effects unless you have 2 or less Life cards.")
    assert isinstance(ability, NotPlayedByEffects)
    assert not isinstance(ability.condition, Compare)


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("Character cards in your opponent's hand cannot be played by effects.", ["hand"]),
        ("Characters with a cost of 5 or more cannot be played by effects.", ["hand", "trash"]),
        ("Character cards in your opponent's trash cannot be played by effects.", ["trash"]),
    ],
)
def test_1_3_3_cards_of_others_that_effects_do_not_play(words: str, kept: list[str]) -> None:
    for area in ("hand", "trash"):
        s = Scenario(turn_player=B)
        watching(s, words, A)
        card = s.character_card(cost=5)
        ref = s.hand(B, card) if area == "hand" else s.trash(B, card)
        raises = s.hand(B, s.character_card(cost=0, abilities=worded(RAISES.format(area))))
        game = begin(s).play(raises)

        assert (f"pick {ref}" not in game.choices()) == (area in kept)


# Played rested by effects -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "words",
    [
        "Character cards played by your opponent's effects are played rested.",
        "Characters your opponent plays by effects are played rested.",
        "Characters that your opponent plays using their own effects are played rested.",
    ],
)
def test_3_7_5_characters_that_effects_play_are_rested(words: str) -> None:
    s = Scenario(turn_player=B)
    watching(s, words, A)
    held = s.hand(B, s.character_card(cost=0))
    raises = s.hand(B, s.character_card(cost=0, abilities=worded(RAISES.format("hand"))))
    game = begin(s).play(raises).choose(f"pick {held}")

    assert (game.rested(raises), game.rested(held)) == (False, True)


def test_own_effects_go_on() -> None:
    s = Scenario()
    watching(s, "Character cards played by your opponent's effects are played rested.", A)
    held = s.hand(A, s.character_card())
    game, _ = played(s, RAISES.format("hand"))
    game.choose(f"pick {held}")

    assert not game.rested(held)


@pytest.mark.parametrize(
    ("words", "rested"),
    [
        ("Characters played by your opponent's effects are played rested.", False),
        ("Characters your opponent plays by effects are played rested.", True),
    ],
)
def test_whose_effect_and_who_plays_are_told_apart(words: str, rested: bool) -> None:
    """An effect of A lets B play a card."""
    s = Scenario()
    watching(s, words, A)
    held = s.hand(B, s.character_card())
    game, _ = played(s, "[On Play] Your opponent plays up to 1 Character card from their hand.")
    game.choose(f"pick {held}")

    assert game.rested(held) is rested


@pytest.mark.parametrize(("turns", "rested"), [(1, True), (3, False)])
def test_for_a_time(turns: int, rested: bool) -> None:
    s = Scenario()
    held = s.hand(B, s.character_card(cost=0))
    raises = s.hand(B, s.character_card(cost=0, abilities=worded(RAISES.format("hand"))))
    line = "[On Play] Characters played by your opponent's effects are played rested until the end of your "
    game, _ = played(s, f"{line}opponent's next turn.")
    for _ in range(turns):
        game.end()
    game.play(raises).choose(f"pick {held}")

    assert (game.rested(raises), game.rested(held)) == (False, rested)
    assert EntersRested(None, Owner.EITHER, "opponent's effects") != EntersRested(None, Owner.EITHER)
