"""Two conditions that cannot both hold, what is left over, and what must hold before a cost is paid."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

REVEALED = "[On Play] Reveal 1 card from the top of your deck. "


@pytest.mark.parametrize(("kind", "drawn"), [("event", 1), ("character", 2), ("stage", 3)])
def test_otherwise_is_neither_of_the_two(kind: str, drawn: int) -> None:
    s = Scenario()
    s.deck_top(A, getattr(s, f"{kind}_card")())
    line = (
        REVEALED + "If that card is an Event, draw 1 card. If that card is a Character card, draw 2 cards. "
        "Otherwise, draw 3 cards."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("life", "drawn"), [(4, 1), (3, 0), (2, 2)])
def test_each_if_has_its_own_deed_instead_of_the_other(life: int, drawn: int) -> None:
    s = Scenario()
    s.life(A, life)
    line = (
        "[On Play] If you have 4 or more Life cards, draw 1 card. If you have 2 or less Life cards, draw 2 "
        "cards instead."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("first", "second", "drawn"),
    [
        ("that card has a cost of 3 or less", "that card has a cost of 4 or more", 2),
        ("that card is an Event", "that card is a Character card", 2),
        ("the revealed card is an Event", "that card is not an Event", 2),
        ("that card is blue", "that card is red", 2),
        ("your Leader has the {Harbor} type", "your Leader does not have the {Harbor} type", 2),
        ("your Leader is rested", "your Leader is active", 2),
        ("you have less Life cards than your opponent", "you have more Life cards than your opponent", 2),
        # They may both hold, so that the second one is said under the first one (Rule 4-10-1).
        ("that card is an Event", "that card has a cost of 4 or more", 0),
        ("that card is an Event", "your Leader is active", 0),
    ],
)
def test_the_second_if_is_said_under_the_first_one_only_where_both_can_hold(
    first: str, second: str, drawn: int
) -> None:
    s = Scenario()
    s.life(B, 2)
    s.deck_top(A, s.character_card(cost=5))
    game, _ = played(s, REVEALED + f"If {first}, draw 1 card. If {second}, draw 2 cards.")

    assert game.count(A, "hand") == drawn


def test_a_state_that_the_step_before_may_change_is_looked_at_under_the_first_if() -> None:
    s = Scenario()
    line = (
        "[Activate: Main] If this Character is rested, set this Character as active. Then, if this "
        "Character is active, draw 1 card."
    )
    ally, rested = (s.character(A, abilities=worded(line), rested=state) for state in (False, True))
    game = begin(s)

    assert f"activate {ally}.1" not in game.choices()
    assert game.choose(f"activate {rested}.1").count(A, "hand") == 1


@pytest.mark.parametrize(("target", "asked"), [("leader_b", "yes_no"), ("foe", "block")])
def test_no_cost_is_offered_for_another_attack(target: str, asked: str) -> None:
    s = Scenario()
    s.don(A, active=2)
    line = (
        "[Once Per Turn] When you attack your opponent's Leader, you may rest 1 of your DON!! cards: Draw 1 "
        "card."
    )
    s.character(A, abilities=worded(line))
    names = {"foe": s.character(B, rested=True)}
    s.character(B, keywords=["Blocker"])
    game = begin(s).declare("leader_a", names.get(target, target))

    assert game.asked()[1] == asked


@pytest.mark.parametrize(("kinds", "drawn"), [("ecc", 1), ("eee", 3), ("ccc", 0)])
def test_only_cards_of_the_kind_that_is_named_are_counted(kinds: str, drawn: int) -> None:
    s = Scenario()
    for kind in kinds:
        s.deck_top(A, s.event_card() if kind == "e" else s.character_card())
    game, _ = played(
        s, "[On Play] Trash 3 cards from the top of your deck. For every Event trashed this way, draw 1 card."
    )

    assert game.count(A, "hand") == drawn


def test_what_was_done_to_them_tells_which_cards_are_counted() -> None:
    s = Scenario()
    for _ in range(3):
        s.character(B)
    s.hand(A, s.character_card())
    line = (
        "[On Play] K.O. all of your opponent's Characters. Then, trash 1 card from your hand. Draw 1 card "
        "for every Character K.O.'d by this effect."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == 3


@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 0)])
def test_the_don_deck_that_is_named_is_looked_at(left: int, drawn: int) -> None:
    s = Scenario()
    s.don(A, active=10 - left)
    game, _ = played(s, "[On Play] If there are no cards in your DON!! deck, draw 1 card.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("cost", "power"), [(4, 8000), (3, 6000)])
def test_more_instead_lasts_as_long(cost: int, power: int) -> None:
    s = Scenario()
    s.leader(A, power=5000)
    s.trash(A, s.event_card(cost=cost))
    line = (
        "[On Play] You may place 1 Event from your trash at the bottom of your deck: Your Leader gains +1000 "
        "power during this turn. If the placed card has a base cost of 4 or more, your Leader gains +3000 "
        "power instead."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    before = game.power("leader_a")
    game.end()

    assert (before, game.power("leader_a")) == (power, 5000)


@pytest.mark.parametrize(("trash", "option", "cost"), [(15, 1, 4), (15, 2, 0), (14, None, 4)])
def test_what_may_be_given_to_that_card_instead(trash: int, option: int | None, cost: int) -> None:
    s = Scenario()
    for _ in range(trash):
        s.trash(A, s.character_card())
    foe = s.character(B, cost=6)
    line = (
        "[On Play] Give up to 1 of your opponent's Characters -2 cost during this turn. If you have 15 or "
        "more cards in your trash, you may give that Character -6 cost instead."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}")
    if option is not None:
        game.choose(game.choices()[option - 1])

    assert game.cost(foe) == cost


@pytest.mark.parametrize(("name", "hand", "trashed"), [("Mira", 2, 1), ("Odile", 2, 0)])
def test_two_deeds_instead_of_one(name: str, hand: int, trashed: int) -> None:
    s = Scenario()
    s.leader(A, name=name)
    card = s.hand(A, s.character_card())
    better = "draw 2 cards and trash 1 card from your hand instead"
    game, _ = played(s, f"[On Play] Draw 1 card. If your Leader is [Mira], {better}.")
    if name == "Mira":
        game.choose(f"pick {card}")

    assert (game.count(A, "hand"), game.count(A, "trash")) == (hand, trashed)
