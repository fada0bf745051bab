"""Whose cards, which of them and how many, where the word for it stands once, or is left out."""

import pytest

from optcg.model.terms import Category
from tests.effects.checks import begin, said, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("whither", "owner", "area"),
    [
        ("Place up to 1 Character at the bottom of your deck.", A, "deck"),
        ("Place up to 1 Character at the bottom of your opponent's deck.", B, "deck"),
        ("Add up to 1 Character to the top of your Life cards.", A, "life"),
        ("Add up to 1 Character to the top of your opponent's Life cards face-up.", B, "life"),
    ],
)
def test_what_goes_to_your_deck_or_life_is_your_own_card(whither: str, owner: int, area: str) -> None:
    """Rule 4-2-1-1."""
    s = Scenario()
    cards = {A: s.character(A), B: s.character(B)}
    game = worded(s, whither)

    assert game.choices() == [f"pick {cards[owner]}", "done"]
    assert game.choose(f"pick {cards[owner]}").area(cards[owner]) == area


@pytest.mark.parametrize(
    "text",
    [
        "K.O. up to 1 Character and up to 1 Stage of your opponent.",
        "K.O. up to 1 Character and up to 1 Stage on your opponent's field.",
        "K.O. all Characters and all Stages of your opponent.",
    ],
)
def test_whose_is_said_once_behind_both(text: str) -> None:
    s = Scenario()
    own, stage = s.character(A), s.stage(A)
    foe, place = s.character(B), s.stage(B)
    game = worded(s, text)
    for ref in (foe, place):
        if f"pick {ref}" in game.choices():
            assert not {f"pick {own}", f"pick {stage}"} & {*game.choices()}
            game.choose(f"pick {ref}")

    assert [game.area(ref) for ref in (own, stage, foe, place)] == ["characters", "stage", "trash", "trash"]


def test_of_two_names_one_gains() -> None:
    s = Scenario()
    one, two = s.character(A, name="Mira", power=1000), s.character(A, name="Old Toll", power=1000)
    game = worded(s, "Your [Mira] or [Old Toll] gains +1000 power during this turn.")
    game.choose(f"pick {two}")

    assert (game.power(one), game.power(two)) == (1000, 2000)


def test_cards_told_by_a_keyword_that_they_lose() -> None:
    """Those that have it now: all that is said of them is done to them, and to no others."""
    s = Scenario()
    blocker = s.character(B, power=4000, keywords=["Blocker"])
    other = s.character(B, power=4000)
    game = worded(
        s,
        "All of your opponent's Characters with [Blocker] lose [Blocker] and get -1000 power during this "
        "turn. Then, all of your opponent's Characters gain [Blocker] during this turn.",
    )

    assert (game.power(blocker), game.power(other)) == (3000, 4000)
    assert (game.keywords(blocker), game.keywords(other)) == ([], ["Blocker"])


def test_cards_that_gained_a_keyword_are_counted() -> None:
    s = Scenario()
    s.character(A, keywords=["Rush"])
    s.character(A)
    game = worded(
        s,
        "All of your Characters without [Rush] gain [Rush] during this turn. Draw 1 card for each of those "
        "Characters.",
    )

    assert game.count(A, "hand") == 1


def test_only_events_have_main() -> None:
    s = Scenario()
    stage = s.trash(A, s.stage_card())
    with_main = s.trash(A, s.event_card(abilities=said("[Main] Draw 1 card.", Category.EVENT)))
    s.trash(A, s.event_card(abilities=said("[Counter] Draw 1 card.", Category.EVENT)))
    s.trash(A, s.character_card())
    (ability,) = said("[On Play] Add up to 1 [Main] Event or Stage from your trash to your hand.")
    ref = s.hand(A, s.character_card(cost=0, abilities=[ability]))
    game = begin(s).play(ref)

    assert sorted(game.choices()) == sorted([f"pick {stage}", f"pick {with_main}", "done"])
