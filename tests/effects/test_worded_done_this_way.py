"""What came of a step, told later or twice, and the card that went somewhere, from words to what happens."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import worded
from tests.effects.test_worded_compared_bans import attacks
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("events", "drawn", "left"), [(1, 0, 2), (2, 1, 2), (4, 1, 0)])
def test_two_things_that_came_of_one_step(events: int, drawn: int, left: int) -> None:
    s = Scenario()
    refs = [s.hand(A, s.event_card(name=f"Event {number}")) for number in range(events)]
    for _ in range(2):
        s.hand(B, s.character_card())
    line = (
        "[On Play] You may reveal any number of Events with different card names from your hand. If 2 or "
        "more cards are revealed this way, draw 1 card. If 4 or more cards are revealed this way, your "
        "opponent also trashes 2 cards from their hand."
    )
    game, _ = played(s, line)
    game.choose("yes")
    for ref in refs:
        game.choose(f"pick {ref}")

    assert (game.count(A, "hand"), game.count(B, "hand")) == (events + drawn, left)


def test_nothing_came_of_what_was_declined() -> None:
    s = Scenario()
    for number in range(4):
        s.hand(A, s.event_card(name=f"Event {number}"))
    line = (
        "[On Play] You may reveal any number of Events from your hand. If 2 or more cards are revealed this "
        "way, draw 1 card. If 4 or more cards are revealed this way, draw 2 cards."
    )
    game, _ = played(s, line)
    game.choose("no")

    assert game.count(A, "hand") == 4


@pytest.mark.parametrize(("events", "hand"), [(2, 2), (1, 1)])
def test_what_came_of_a_step_is_known_after_another_one(events: int, hand: int) -> None:
    s = Scenario()
    s.deck_top(A, s.character_card())
    for place in range(3):
        s.deck_top(A, s.event_card() if place < events else s.character_card())
    game = worded(
        s,
        "Trash 3 cards from the top of your deck. Then, draw 1 card. If 2 or more Events were trashed this "
        "way, draw 1 card.",
    )

    assert game.count(A, "hand") == hand


@pytest.mark.parametrize(("answer", "hand"), [("pick", 1), ("done", 0)])
def test_a_card_was_added_before_the_rest_was_placed(answer: str, hand: int) -> None:
    s = Scenario()
    wanted = s.deck_top(A, s.character_card(types=("Harbor",)))
    game = worded(
        s,
        "Look at 3 cards from the top of your deck; add up to 1 {Harbor} type card to your hand. Then, trash "
        "the rest. If you added a card to your hand, draw 1 card.",
    )
    game.choose(f"pick {wanted}" if answer == "pick" else "done")

    assert game.count(A, "hand") == 2 * hand


@pytest.mark.parametrize(("trigger", "hand"), [(True, 2), (False, 1)])
def test_the_card_added_to_life_is_not_the_one_added_to_the_hand(trigger: bool, hand: int) -> None:
    s = Scenario()
    s.life(A, 1)
    ability = read("", "[Trigger] Draw 1 card.", Category.CHARACTER)[0] if trigger else ()
    given = s.hand(A, s.character_card(abilities=ability))
    line = (
        "[On Play] You may add 1 card from the top of your Life cards to your hand: Add up to 1 card from "
        "your hand to the bottom of your Life cards face-up. If the card added to your Life cards has a "
        "[Trigger], draw 1 card."
    )
    game, _ = played(s, line)
    game.choose("yes")
    game.choose(f"pick {given}")

    assert game.count(A, "hand") == hand


def test_of_the_card_added_nothing_holds_without_one() -> None:
    s = Scenario()
    s.hand(A, s.event_card())
    game = worded(
        s,
        "Add up to 1 card from your hand to the bottom of your Life cards face-up. If the card added to your "
        "Life cards is not a Character, draw 1 card.",
    )
    game.choose("done")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(
    "line",
    [
        # Where the cards went, and how they lie, must be what the step does.
        "[On Play] Add up to 1 card from your hand to the top of your Life cards face-up. If a card was "
        "added to your Life cards face-down this way, draw 1 card.",
        "[On Play] Add up to 1 card from your trash to your hand. If a card was added to your Life cards "
        "this way, draw 1 card.",
        "[On Play] Trash up to 1 card from your hand. If you trashed a card from your deck this way, draw "
        "1 card.",
        # Which cards were drawn is not kept.
        "[On Play] Draw up to 2 cards. If you drew an Event this way, draw 1 card.",
        # Trashed from the hand, or before.
        "[On Play] Trash 1 card from the top of your deck. If an Event was trashed this way, trash 1 card "
        "from your hand. If a Stage was trashed this way, draw 1 card.",
    ],
)
def test_what_no_step_did_is_not_read(line: str) -> None:
    assert read(line, "", Category.CHARACTER)[0] == ()


@pytest.mark.parametrize(("theirs", "hand"), [(2, 1), (1, 0)])
def test_so_many_cards_of_one_player(theirs: int, hand: int) -> None:
    s = Scenario()
    s.character(A, cost=1)
    for _ in range(theirs):
        s.character(B, cost=1)
    game = worded(
        s,
        "K.O. all Characters with a cost of 3 or less. If 2 or more of your opponent's Characters were "
        "K.O.'d this way, draw 1 card.",
    )

    assert game.count(A, "hand") == hand


@pytest.mark.parametrize(("events", "deck", "hand"), [(0, 2, 1), (1, 2, 0), (0, 0, 0)])
def test_neither_of_the_cards(events: int, deck: int, hand: int) -> None:
    """Rule 4-10-1: of cards that are not there nothing is said."""
    s = Scenario()
    for place in range(2):
        s.trash(A, s.event_card() if place < events else s.character_card())
    s.hand(A, s.character_card())
    game = worded(
        s,
        f"Place up to {deck or 1} cards from your trash at the bottom of your deck in any order. "
        "If neither of them is an Event, draw 1 card.",
    )
    while game.asked()[1] != "main":
        game.choose(game.choices()[0] if deck else "done")

    assert game.count(A, "hand") == 1 + hand


@pytest.mark.parametrize("who", ["Characters", "The Characters", "Cards"])
def test_those_that_were_active_already_were_not_set_as_active(who: str) -> None:
    """Rule 1-3-2-1: what is in that state already is not put into it."""
    s = Scenario()
    ready = s.character(A, types=("Harbor",))
    tired = s.character(A, types=("Harbor",), rested=True)
    wall = s.character(B, rested=True)
    game = worded(
        s,
        f"Set all of your {{Harbor}} type Characters as active. {who} set as active by this effect cannot "
        "attack Leaders during this turn.",
    )

    assert (attacks(game, ready), attacks(game, tired)) == (["leader_b", wall], [wall])
