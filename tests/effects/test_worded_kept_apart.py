"""Things near each other that are not the same: one end of a deck, one draw of two, a part of a text."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import begin, pile, said, worded
from tests.scenario import A, B, Scenario

AT_THE_BOTTOM = (
    "This Character cannot be placed at the bottom of the owner's deck by your opponent's effects."
)
INSTEAD = (
    "If this Character would be placed at the bottom of the owner's deck by your opponent's effect, you may "
    "trash 1 card from your hand instead."
)
EITHER_END = "Place 1 of your opponent's Characters at the top or bottom of the owner's deck."


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(("end", "area"), [("top", "deck"), ("bottom", "characters")])
def test_1_3_3_what_is_kept_from_the_bottom_may_go_on_top(end: str, area: str) -> None:
    s = Scenario()
    foe = s.character(B, abilities=said(AT_THE_BOTTOM))
    game = worded(s, f"Place 1 of your opponent's Characters at the {end} of the owner's deck.")

    assert game.area(foe) == area


@pytest.mark.rule("8-1-3-4")
def test_8_1_3_4_the_end_of_a_deck_is_chosen_before_it_is_replaced() -> None:
    s = Scenario()
    foe = s.character(B, abilities=said(INSTEAD))
    s.hand(B, s.character_card())
    game = worded(s, EITHER_END)
    assert (game.asked(), game.choices()) == ((A, "place"), ["top", "bottom"])
    game.choose("bottom")
    assert game.asked() == (B, "yes_no")
    game.choose("yes")

    assert (game.area(foe), game.count(B, "hand")) == ("characters", 0)


def test_what_replaces_the_bottom_leaves_the_top_alone() -> None:
    s = Scenario()
    foe = s.character(B, abilities=said(INSTEAD))
    s.hand(B, s.character_card())
    game = worded(s, EITHER_END).choose("top")

    assert (game.asked(), pile(game, B, "deck")[0]) == ((A, "main"), foe)


@pytest.mark.rule("4-5-3")
@pytest.mark.parametrize(
    ("deed", "power"),
    [
        ("Draw 2 cards.", 7000),
        ("Draw 1 card.", 6000),
        ("Draw cards until you have 3 cards in your hand.", 8000),
    ],
)
def test_4_5_3_each_card_is_drawn_by_itself(deed: str, power: int) -> None:
    s = Scenario()
    s.leader(
        A,
        abilities=said("When you draw a card by an effect, this Leader gains +1000 power during this turn."),
    )
    game = worded(s, deed)

    assert game.power("leader_a") == power


def test_two_cards_drawn_at_once_are_waited_for_once() -> None:
    s = Scenario()
    many = "When you draw 2 or more cards by an effect, this Leader gains +1000 power during this turn."
    s.leader(A, abilities=said(many))

    assert worded(s, "Draw 3 cards.").power("leader_a") == 6000


@pytest.mark.rule("1-3-3")
def test_1_3_3_an_event_that_cannot_be_activated_is_not_offered_to_an_effect() -> None:
    s = Scenario()
    held = s.hand(A, s.event_card(name="Tailwind", cost=3, main=[]))
    game = worded(
        s,
        "You cannot activate Events during this turn. Then, activate up to 1 Event with a cost of 3 or more "
        "from your hand. Then, place that Event from your trash at the bottom of your deck and draw 1 card.",
    )

    assert (game.asked(), game.area(held), game.count(A, "hand")) == ((A, "main"), "hand", 2)


def test_a_card_spoken_of_in_the_trash_is_moved_from_there_alone() -> None:
    s = Scenario()
    ally = s.character(A)
    game = worded(
        s,
        "Return 1 of your Characters to the owner's hand. Then, place that card from your trash at the "
        "bottom of your deck.",
    )

    assert game.area(ally) == "hand"


@pytest.mark.rule("8-3-1-8")
def test_8_3_1_8_what_an_event_does_not_meet_does_not_activate() -> None:
    s = Scenario()
    s.leader(B, abilities=said("[Opponent's Turn] When this Leader is attacked by a Character, draw 1 card."))
    game = begin(s).attack("leader_a", "leader_b")

    assert not any("activated" in event.text() for event in game.game.events)


@pytest.mark.rule("4-8-1")
@pytest.mark.parametrize("takes", [True, False])
def test_4_8_1_the_rest_is_put_away_whether_or_not_a_card_was_taken(takes: bool) -> None:
    s = Scenario()
    looked = [s.deck_top(A, s.event_card()) for _ in range(2)]
    game = worded(
        s,
        "Look at 2 cards from the top of your deck; reveal up to 1 Event and add it to your hand. If you do, "
        "trash 1 card from your hand. Then, place the rest at the bottom of your deck in any order.",
    )
    game.choose(f"pick {looked[0]}" if takes else "done")
    if not takes:
        game.choose(f"pick {looked[0]}")

    assert pile(game, A, "deck")[-1] == looked[1]


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_a_cost_that_takes_no_card_cannot_be_paid() -> None:
    s = Scenario()
    s.life(A, 0)
    cost = "You may trash cards from the top of your Life cards until you have 0 Life cards"
    ally = s.character(A, abilities=said(f"[Activate: Main] {cost}: Draw 2 cards."))

    assert f"activate {ally}.1" not in begin(s).choices()


@pytest.mark.rule("6-5-5")
def test_6_5_5_no_don_are_given_to_a_stage() -> None:
    text = "[DON!! x1] [Your Turn] Your Leader gains +1000 power."
    assert read(text, "", Category.CHARACTER)[1] == ()
    assert read(text, "", Category.STAGE)[1] != ()
