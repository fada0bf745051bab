"""Cards of the hand and of Life, and DON!!, that effects leave where they are, from words to what happens."""

import pytest

from tests.effects.checks import begin, don
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario, Table

HELD = "Cards in your hand cannot be trashed by your opponent's effects."
DON_KEPT = "DON!! cards on your field cannot be returned to your DON!! deck by your opponent's effects."
DON_SAVED = (
    "If a DON!! card on your field would be returned to your DON!! deck by your opponent's effect, you may "
    "rest this Character instead."
)
RETURNS = (
    "[Main] Your opponent returns {} DON!! cards from their field to their DON!! deck. Then, draw 1 card."
)


def _activated(s: Scenario, line: str) -> Table:
    """It is the turn of B, who activates an Event with this line."""
    event = s.hand(B, s.event_card(cost=0, abilities=worded(line)))
    return begin(s).play(event)


# The hand ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(
    "words",
    [
        HELD,
        "Your opponent's effects cannot trash cards from your hand.",
        "Your opponent cannot trash cards from your hand by effects.",
        "Cards in your hand cannot be removed by your opponent's effects.",
    ],
)
@pytest.mark.parametrize(
    "deed",
    [
        "Your opponent trashes 1 card from their hand.",
        "Trash 1 card from your opponent's hand.",
        "Your opponent trashes all cards from their hand.",
    ],
)
def test_1_3_3_the_hand_is_not_trashed_whoever_picks(words: str, deed: str) -> None:
    s = Scenario(turn_player=B)
    watching(s, words, A)
    cards = [s.hand(A, s.character_card()) for _ in range(2)]
    game = _activated(s, f"[Main] {deed}")
    if game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert [game.area(card) for card in cards] == ["hand", "hand"]


@pytest.mark.parametrize(
    ("words", "to_deck"),
    [
        (HELD, True),
        ("Cards in your hand cannot be returned to your deck by your opponent's effects.", False),
        ("Cards in your hand cannot be trashed or returned to your deck by your opponent's effects.", False),
    ],
)
def test_another_place_is_another_ban(words: str, to_deck: bool) -> None:
    s = Scenario(turn_player=B)
    watching(s, words, A)
    card = s.hand(A, s.character_card())
    game = _activated(s, "[Main] Your opponent places 1 card from their hand at the bottom of their deck.")

    assert game.area(card) == ("deck" if to_deck else "hand")


def test_own_effects_and_costs_are_free() -> None:
    s = Scenario()
    watching(s, HELD, A)
    cards = [s.hand(A, s.character_card()) for _ in range(2)]
    game, _ = played(s, "[On Play] You may trash 1 card from your hand: Trash 1 card from your hand.")
    game.choose("yes").choose(f"pick {cards[0]}")

    assert [game.area(card) for card in cards] == ["trash", "trash"]


def test_8_3_1_2_a_price_is_paid_by_its_player() -> None:
    """What an attack costs is no trashing by the effect that makes it cost that."""
    s = Scenario()
    watching(s, HELD, A)
    watching(s, "Your opponent cannot attack unless they trash 1 card from their hand.", B)
    s.life(B, 3)
    card = s.hand(A, s.character_card())
    game = begin(s).attack("leader_a", "leader_b")

    assert (game.area(card), game.count(B, "life")) == ("trash", 2)


def test_8_3_1_3_what_cannot_be_done_is_not_offered() -> None:
    s = Scenario(turn_player=B)
    watching(s, HELD, A)
    s.hand(A, s.character_card())
    line = "[Main] Your opponent may trash 1 card from their hand. If they do not, draw 2 cards."
    game = _activated(s, line)

    assert (game.asked(), game.count(A, "hand"), game.count(B, "hand")) == ((B, "main"), 1, 2)


def test_by_certain_effects_alone() -> None:
    s = Scenario(turn_player=B)
    watching(s, "Cards in your hand cannot be trashed by the effects of your opponent's Characters.", A)
    card = s.hand(A, s.character_card())
    line = "[On Play] Your opponent trashes 1 card from their hand."
    play = s.hand(B, s.character_card(cost=0, abilities=worded(line)))
    event = s.hand(B, s.event_card(cost=0, abilities=worded(line.replace("On Play", "Main"))))
    game = begin(s).play(play)
    assert game.area(card) == "hand"
    game.play(event)

    assert game.area(card) == "trash"


@pytest.mark.parametrize(("turns", "kept"), [(1, True), (3, False)])
def test_for_a_time(turns: int, kept: bool) -> None:
    s = Scenario()
    card = s.hand(A, s.character_card())
    event = s.hand(
        B, s.event_card(cost=0, abilities=worded("[Main] Your opponent trashes all cards from their hand."))
    )
    game, _ = played(s, f"[On Play] {HELD[:-1]} until the end of your opponent's next turn.")
    for _ in range(turns):
        game.end()
    game.play(event)

    assert (game.area(card) == "hand") is kept


# Life -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Your Life cards cannot be trashed by your opponent's effects.", (3, 2)),
        ("Your Life cards cannot be added to your hand by your opponent's effects.", (2, 3)),
        ("Cards in your Life area cannot be removed by your opponent's effects.", (3, 3)),
        (
            "If you have 4 or more Life cards, your Life cards cannot be removed by your opponent's effects.",
            (2, 2),
        ),
    ],
)
def test_4_11_2_life_cards_stay(words: str, left: tuple[int, int]) -> None:
    for deed, life in zip(
        (
            "Trash 1 card from the top of your opponent's Life cards.",
            "Add 1 card from the top of your opponent's Life cards to the owner's hand.",
        ),
        left,
        strict=True,
    ):
        s = Scenario(turn_player=B)
        s.life(A, 3)
        watching(s, words, A)
        assert _activated(s, f"[Main] {deed}").count(A, "life") == life


@pytest.mark.parametrize("keyword", ["Banish", "Double Attack"])
def test_4_6_1_damage_is_no_effect(keyword: str) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 3)
    watching(s, "Your Life cards cannot be removed by your opponent's effects.", A)
    attacker = s.character(B, power=9000, abilities=worded(f"[{keyword}]"))
    event = s.hand(B, s.event_card(cost=0, abilities=worded("[Main] Deal 1 damage to your opponent.")))
    game = begin(s).play(event).attack(attacker, "leader_a")

    assert game.count(A, "life") == (1 if keyword == "Banish" else 0)


# DON!! ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("1-3-3")
def test_1_3_3_don_are_not_returned() -> None:
    s = Scenario(turn_player=B)
    s.don(A, active=3, rested=1)
    watching(s, DON_KEPT, A)
    game = _activated(s, RETURNS.format(2))

    assert (don(game, A), game.count(B, "hand")) == ((3, 1, 6), 1)


def test_own_costs_return_don() -> None:
    s = Scenario()
    s.don(A, active=3)
    watching(s, DON_KEPT, A)
    watching(s, DON_SAVED, A)
    game, _ = played(s, "[On Play] DON!! -1: Draw 1 card.")
    game.choose("yes")

    assert (don(game, A)[0], game.count(A, "hand")) == (2, 1)


@pytest.mark.rule("8-1-3-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("number", [1, 2])
def test_8_1_3_4_all_that_one_effect_would_return(answer: str, number: int) -> None:
    s = Scenario(turn_player=B)
    s.don(A, active=2, rested=2)
    guard = watching(s, DON_SAVED, A)
    game = _activated(s, RETURNS.format(number))
    # A picks the first one, and then it is asked for what may happen instead.
    game.choose(game.choices()[1])
    assert game.asked() == (A, "yes_no")
    game.choose(answer)
    while game.asked()[1] == "don":
        game.choose(game.choices()[0])
    saved = answer == "yes"

    assert game.rested(guard) is saved
    assert don(game, A) == ((2, 2, 6) if saved else (3 - number, 1, 6 + number))
    assert game.count(B, "hand") == 1


def test_given_don_and_up_to() -> None:
    s = Scenario(turn_player=B)
    s.don(A)
    guard = watching(s, DON_SAVED, A, don=2)
    game = _activated(s, "[Main] Return up to 2 of your opponent's DON!! cards to their DON!! deck.")
    game.choose("done")
    assert (game.don(guard), game.rested(guard)) == (2, False)


@pytest.mark.parametrize(("answer", "left"), [("yes", 2), ("no", 1)])
def test_the_first_pick_waits(answer: str, left: int) -> None:
    s = Scenario(turn_player=B)
    s.don(A, active=1)
    guard = watching(s, DON_SAVED, A, don=2)
    game = _activated(s, RETURNS.format(1))
    game.choose(next(choice for choice in game.choices() if guard in choice))
    assert game.don(guard) == 2
    game.choose(answer)

    assert (game.don(guard), game.rested(guard)) == (left, answer == "yes")


@pytest.mark.rule("8-1-3-4-5")
def test_8_1_3_4_5_a_rested_card_cannot_be_rested() -> None:
    s = Scenario(turn_player=B)
    s.don(A, active=2)
    watching(s, DON_SAVED, A, rested=True)
    game = _activated(s, RETURNS.format(1))

    assert don(game, A) == (1, 0, 9)


@pytest.mark.rule("8-3-1-7")
def test_8_3_1_7_a_cost_that_is_replaced_is_not_paid() -> None:
    s = Scenario()
    s.don(A, active=2)
    guard = watching(
        s, "If your DON!! cards would be returned to your DON!! deck, you may rest this Character instead."
    )
    game, _ = played(s, "[On Play] DON!! -1: Draw 1 card.")
    game.choose("yes").choose("yes")

    assert (don(game, A)[0], game.rested(guard), game.count(A, "hand")) == (2, True, 0)


def test_for_a_time_the_leader_keeps_watch() -> None:
    s = Scenario()
    s.don(A, active=2)
    card = s.hand(A, s.character_card(cost=9))
    event = s.hand(B, s.event_card(cost=0, abilities=worded(RETURNS.format(1))))
    line = (
        "[On Play] The next time a DON!! card on your field would be returned to your DON!! deck by your "
        "opponent's effect during your opponent's next turn, trash 1 card from your hand instead."
    )
    game, _ = played(s, line)
    game.end().play(event)

    assert (game.area(card), don(game, A)[2]) == ("trash", 8)
