"""Cards that are revealed from a deck, as an event."""

import pytest

from optcg.model.abilities import AutoEffect, When
from tests.effects.checks import YOU, begin, said
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario, Table

WATCH = (
    "When a card is revealed from your deck by your effect, your Leader gains +1000 power during this turn."
)


def answered(game: Table) -> Table:
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    return game


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("Reveal 1 card from the top of your deck. Then, place it at the bottom of your deck.", 1),
        ("Reveal 3 cards from the top of your deck. Then, trash the revealed cards.", 1),
        (
            "Reveal 3 cards from the top of your deck, add up to 1 {Harbor} type card to your hand and place "
            "the rest at the bottom of your deck in any order.",
            1,
        ),
        (
            "Look at 3 cards from the top of your deck; reveal up to 1 {Harbor} type card and add it to your "
            "hand. Then, place the rest at the bottom of your deck in any order.",
            1,
        ),
        (
            "Look at 3 cards from the top of your deck; add up to 1 {Harbor} type card to your hand. Then, "
            "place the rest at the bottom of your deck in any order.",
            1,
        ),
        (
            "Look at 3 cards from the top of your deck; add 1 card to your hand and place the rest at the "
            "bottom of your deck in any order.",
            0,
        ),
        (
            "Look at 3 cards from the top of your deck; play up to 1 {Harbor} type Character card. Then, "
            "place the rest at the bottom of your deck in any order.",
            0,
        ),
        ("Trash 2 cards from the top of your deck.", 0),
        ("Draw 1 card and reveal it. If it is an Event, draw 1 card.", 0),
        ("Reveal 1 card from your hand. If it is an Event, draw 1 card.", 0),
        ("Reveal 1 card from the top of your opponent's deck. If it is an Event, draw 1 card.", 0),
    ],
)
def test_11_2_which_cards_are_revealed_from_the_deck(deed: str, told: int) -> None:
    s = Scenario()
    for _ in range(3):
        s.deck_top(A, s.character_card(cost=1, types=("Harbor",)))
    s.hand(A, s.character_card())
    watching(s, WATCH)
    game, _ = played(s, f"[On Play] {deed}")

    assert answered(game).power("leader_a") == 5000 + 1000 * told


def test_all_that_are_revealed_at_once_are_told_together() -> None:
    (ability,) = said(WATCH)
    assert isinstance(ability, AutoEffect)
    assert ability.timings == (When("revealed from deck", who=YOU, by="your effects", together=True),)


@pytest.mark.parametrize(("events", "power"), [(0, 5000), (1, 6000), (2, 6000)])
def test_cards_of_a_kind_once_for_all_of_them(events: int, power: int) -> None:
    s = Scenario()
    for number in range(3):
        s.deck_top(A, s.event_card() if number < events else s.character_card())
    watching(s, "When an Event is revealed from your deck, your Leader gains +1000 power during this turn.")
    game, _ = played(s, "[On Play] Reveal 3 cards from the top of your deck. Then, trash the revealed cards.")

    assert answered(game).power("leader_a") == power


@pytest.mark.parametrize(
    ("words", "power"), [("", 6000), (" by your opponent's effect", 6000), (" by your effect", 5000)]
)
def test_whose_effect_reveals_it(words: str, power: int) -> None:
    s = Scenario()
    line = f"When a card is revealed from your deck{words}, your Leader gains +1000 power during this turn."
    watching(s, line, B)
    game, _ = played(s, "[On Play] Reveal 1 card from the top of your opponent's deck.")

    assert answered(game).power("leader_b") == power


def test_turning_a_life_card_face_down_shares_its_bit() -> None:
    """Neither of the two meets the effects of the other."""
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=True)
    watching(s, WATCH)
    line = "When your Life card is turned face-down, this Character gains +1000 power during this turn."
    other = watching(s, line, power=1000)
    turn = "[On Play] Turn 1 card from the top of your Life cards face-down."
    card = s.hand(A, s.character_card(cost=0, abilities=said(turn)))
    show = "[On Play] Reveal 1 card from the top of your deck. Then, place it at the bottom of your deck."
    shown = s.hand(A, s.character_card(cost=0, abilities=said(show)))
    game = answered(begin(s).play(card))
    assert (game.power("leader_a"), game.power(other)) == (5000, 2000)

    game = answered(game.play(shown))
    assert (game.power("leader_a"), game.power(other)) == (6000, 2000)
