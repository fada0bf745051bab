"""What came of a step, and numbers held against another card, from words to what happens."""

import pytest

from optcg.model.amounts import SlotCount
from optcg.model.filters import CategoryIs, CostIs
from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("events", "drawn"), [(3, 1), (2, 1), (1, 0)])
def test_so_many_of_those_cards(events: int, drawn: int) -> None:
    s = Scenario()
    for place in range(3):
        s.deck_top(A, s.event_card() if place < events else s.character_card())
    line = (
        "[On Play] Trash 3 cards from the top of your deck. "
        "If 2 or more of those cards are Events, draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn
    assert repr(SlotCount(2, CategoryIs(Category.EVENT))) in repr(worded(line))


@pytest.mark.parametrize(("cost", "asked"), [(3, True), (4, False)])
def test_an_odd_cost(cost: int, asked: bool) -> None:
    s = Scenario()
    s.character(B, cost=cost)
    line = "[On Play] K.O. up to 1 of your opponent's Characters with an odd cost."
    game, _ = played(s, line)

    assert (game.asked()[1] == "cards") == asked
    assert repr(CostIs("odd", 0)) in repr(worded(line))


@pytest.mark.parametrize(("hand", "drawn"), [(2, 1), (1, 0), (0, 1)])
def test_an_even_number_of_cards(hand: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(hand):
        s.hand(A, s.character_card())
    game, _ = played(s, "[On Play] If you have an even number of cards in your hand, draw 1 card.")

    assert game.count(A, "hand") == hand + drawn


@pytest.mark.parametrize(("answer", "drawn"), [("pick", 1), ("done", 0)])
def test_done_this_way(answer: str, drawn: int) -> None:
    s = Scenario()
    target = s.character(B, cost=2)
    line = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less. "
        "If you K.O.'d a Character this way, draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(f"pick {target}" if answer == "pick" else "done")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("answer", "area"), [("yes", "characters"), ("no", "trash")])
def test_unless_a_price_is_paid(answer: str, area: str) -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    game, ref = played(s, "[On Play] Trash this Character unless you trash 1 card from your hand.")
    game.choose(answer)

    assert game.area(ref) == area


def test_the_opponent_chooses_what_to_do() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    mine = s.character(B)
    line = "[On Play] Your opponent rests 1 of their Characters or trashes 1 card from their hand."
    game, _ = played(s, line)
    assert game.asked()[0] == B
    game.choose(game.choices()[0])

    assert (game.rested(mine), game.count(B, "hand")) == (True, 1)


@pytest.mark.parametrize(("trash", "drawn"), [(7, 0), (8, 1), (14, 1), (15, 2)])
def test_more_of_the_same(trash: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(trash):
        s.trash(A, s.character_card())
    line = (
        "[On Play] If you have 8 or more cards in your trash, draw 1 card. "
        "If you have 15 or more, draw 2 cards instead."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_one_more_than_the_cost_of_the_card_that_left() -> None:
    s = Scenario()
    lost = s.character(A, cost=3)
    fitting = s.hand(A, s.character_card(cost=4))
    s.hand(A, s.character_card(cost=5))
    line = (
        "[On Play] You may trash 1 of your Characters with a cost of 3: Play up to 1 Character card with a "
        "cost that is 1 more than the trashed Character's cost from your hand."
    )
    game, _ = played(s, line)
    game.choose("yes")
    while f"pick {lost}" in game.choices():
        game.choose(f"pick {lost}")

    assert game.choices() == [f"pick {fitting}", "done"]


def test_more_power_than_this_character() -> None:
    s = Scenario()
    s.character(B, power=5000)
    strong = s.character(B, power=7000)
    line = "[On Play] K.O. up to 1 of your opponent's Characters with more power than this Character."
    game, _ = played(s, line, power=6000)

    assert game.choices() == [f"pick {strong}", "done"]


def test_a_step_for_every_card() -> None:
    s = Scenario()
    for _ in range(3):
        s.hand(B, s.character_card())
    for _ in range(5):
        s.hand(A, s.character_card())
    line = "[On Play] Your opponent trashes 1 card from their hand for every 2 cards in your hand."
    game, _ = played(s, line)
    while game.asked()[0] == B:
        game.choose(game.choices()[0])

    assert game.count(B, "hand") == 1


def test_the_cost_is_set() -> None:
    s = Scenario()
    target = s.character(B, cost=7)
    game, _ = played(
        s, "[On Play] Set the cost of up to 1 of your opponent's Characters to 1 during this turn."
    )
    game.choose(f"pick {target}")

    assert game.cost(target) == 1


def test_both_players_do_all_of_it() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    game, _ = played(s, "[On Play] All players trash all of the cards in their hand and draw 2 cards.")

    assert (game.count(A, "hand"), game.count(B, "hand")) == (2, 2)


def test_the_card_that_attacks_a_leader() -> None:
    s = Scenario()
    hunter = s.character(
        A,
        power=5000,
        abilities=worded(
            "When this Character attacks your opponent's Leader, it gains +1000 power during this turn."
        ),
    )
    game = begin(s).declare(hunter, "leader_b")

    assert game.power(hunter) == 6000


def test_the_leader_that_is_attacked() -> None:
    s = Scenario()
    s.leader(B, power=5000)
    line = (
        "When this Character attacks your opponent's Leader, give that Leader -2000 power during this turn."
    )
    hunter = s.character(A, abilities=worded(line))
    game = begin(s).declare(hunter, "leader_b")

    assert game.power("leader_b") == 3000


def test_the_attacker_is_struck_by_the_blocker() -> None:
    s = Scenario()
    wall = s.character(
        B,
        abilities=[
            *worded("[Blocker]"),
            *worded("[On Block] Give the attacking Character -2000 power during this battle."),
        ],
    )
    attacker = s.character(A, power=6000)
    game = begin(s).declare(attacker, "leader_b").choose(f"block {wall}")

    assert (game.area(wall), "battle_lost" in game.kinds()) == ("characters", True)


@pytest.mark.parametrize(("life", "area", "rested"), [(2, "trash", False), (3, "characters", True)])
def test_two_ifs_that_cannot_hold_together(life: int, area: str, rested: bool) -> None:
    s = Scenario()
    s.life(A, life)
    target = s.character(B, cost=6)
    line = (
        "[On Play] Select up to 1 of your opponent's Characters with a cost of 6 or less. "
        "If you have 2 or less Life cards, K.O. it. If you have 3 or more Life cards, rest it."
    )
    game, _ = played(s, line)
    game.choose(f"pick {target}")

    assert game.area(target) == area
    assert not rested or game.rested(target)


@pytest.mark.parametrize(("trash", "power"), [(9, 2000), (10, 4000)])
def test_more_in_place_of_less_all_the_time(trash: int, power: int) -> None:
    s = Scenario()
    for _ in range(trash):
        s.trash(A, s.character_card())
    line = (
        "This Character gains +1000 power. If you have 10 or more cards in your trash, "
        "it gains +3000 power instead."
    )
    ally = s.character(A, power=1000, abilities=worded(line))

    assert begin(s).power(ally) == power


def test_the_extra_turn_is_that_turn() -> None:
    s = Scenario()
    line = "[On Play] Take an extra turn after this one. At the end of that turn, you lose the game."
    game, _ = played(s, line)
    game.end()
    assert not game.game.over
    game.end()
    assert game.game.over
    assert game.game.result is not None
    assert game.game.result.winner == B


def test_what_is_not_done_at_all() -> None:
    s = Scenario()
    ally = s.character(
        B,
        power=1000,
        rested=True,
        abilities=worded("[Once Per Turn] If this Character would be K.O.'d in battle, it is not K.O.'d."),
    )
    game = begin(s).attack("leader_a", ally)

    assert game.area(ally) == "characters"


@pytest.mark.parametrize(("event", "drawn"), [(True, 1), (False, 0)])
@pytest.mark.parametrize(
    "line",
    [
        "[On Play] Trash 1 card from the top of your deck. If you trashed an Event, draw 1 card.",
        "[On Play] Trash 1 card from the top of your deck. If an Event was trashed this way, draw 1 card.",
    ],
)
def test_a_kind_of_card_that_was_trashed(line: str, event: bool, drawn: int) -> None:
    s = Scenario()
    s.deck_top(A, s.event_card() if event else s.character_card())
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("event", "drawn"), [(True, 1), (False, 0)])
def test_a_kind_of_card_that_the_opponent_placed(event: bool, drawn: int) -> None:
    s = Scenario()
    s.hand(B, s.event_card() if event else s.character_card())
    line = (
        "[On Play] Your opponent places 1 card from their hand at the bottom of their deck. "
        "If they placed an Event, you draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(B, "hand") == 0
    assert game.count(A, "hand") == drawn


def test_the_deed_of_one_is_not_called_that_of_the_other() -> None:
    for line in (
        "[On Play] Your opponent trashes 1 card from their hand. If you trashed an Event, draw 1 card.",
        "[On Play] Trash 1 card from your hand. If they trashed an Event, draw 1 card.",
    ):
        assert read(line, "", Category.CHARACTER)[0] == ()


@pytest.mark.parametrize(("events", "drawn"), [(2, 1), (1, 0)])
def test_both_trashed_cards(events: int, drawn: int) -> None:
    s = Scenario()
    for place in range(2):
        s.deck_top(A, s.event_card() if place < events else s.character_card())
    line = "[On Play] Trash 2 cards from the top of your deck. If both trashed cards are Events, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_all_revealed_cards_of_a_kind() -> None:
    s = Scenario()
    for card in (s.event_card(), s.character_card(), s.event_card()):
        s.hand(B, card)
    line = "[On Play] Your opponent reveals their hand. Your opponent trashes all revealed Events."
    game, _ = played(s, line)

    assert game.count(B, "hand") == 1
    assert game.count(B, "trash") == 2


@pytest.mark.parametrize(("weak", "drawn"), [(True, 0), (False, 1)])
def test_what_was_not_done_this_way(weak: bool, drawn: int) -> None:
    s = Scenario()
    target = s.character(B, cost=2 if weak else 5)
    line = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 2 or less. If no Character is "
        "K.O.'d this way, draw 1 card."
    )
    game, _ = played(s, line)
    if weak:
        game.choose(f"pick {target}")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize("active", [1, 2])
def test_what_cannot_be_done_in_full(active: int) -> None:
    """Rule 1-3-2: as much as possible is done, and that may be less than the words say."""
    s = Scenario()
    s.don(A, active=active)
    game, this = played(s, "[On Play] Rest 2 of your DON!! cards. If you cannot do so, trash this Character.")

    assert game.area(this) == ("characters" if active == 2 else "trash")
    assert game.count(A, "don_rested") == active


@pytest.mark.parametrize("way", ["Reveal", "Look at"])
def test_all_that_fit_are_taken_and_the_others_are_the_rest(way: str) -> None:
    s = Scenario()
    for kind in ("Harbor", "Mill", "Harbor"):
        s.deck_top(A, s.character_card(types=(kind,)))
    line = (
        f"[On Play] {way} 3 cards from the top of your deck. Add all {{Harbor}} type cards among them to "
        "your hand and trash the rest."
    )
    game, _ = played(s, line)
    # Rule 8-4-4-2: what only one player has seen may be left, what was revealed may not.
    assert game.asked()[1] == ("main" if way == "Reveal" else "cards")
    while game.asked()[1] == "cards":
        game.choose(game.choices()[0])

    assert (game.count(A, "hand"), game.count(A, "trash")) == (2, 1)


def test_what_lies_in_the_trash_must_be_chosen() -> None:
    s = Scenario()
    first, second = s.deck_top(A, s.event_card()), s.deck_top(A, s.event_card())
    line = "[On Play] Trash 2 cards from the top of your deck. Add 1 Event among them to your hand."
    game, _ = played(s, line)

    assert game.choices() == [f"pick {first}", f"pick {second}"]


def test_what_is_done_instead_is_done_in_full() -> None:
    s = Scenario()
    line = (
        "If this Character would be K.O.'d by your opponent's effect, you may trash up to 1 card from your "
        "hand instead."
    )
    ally = s.character(B, abilities=worded(line))
    game, _ = played(s, "[On Play] K.O. all of your opponent's Characters.")

    assert game.area(ally) == "trash"


@pytest.mark.parametrize(("events", "some", "none", "two"), [(0, 0, 1, 0), (1, 1, 0, 0), (2, 1, 0, 1)])
def test_how_many_of_those_cards_are_of_a_kind(events: int, some: int, none: int, two: int) -> None:
    for asked, drawn in (
        ("there is an Event in those cards", some),
        ("those cards include an Event", some),
        ("no Event is among them", none),
        ("2 or more Events are among them", two),
    ):
        s = Scenario()
        for place in range(2):
            s.hand(B, s.event_card() if place < events else s.character_card())
        line = (
            "[On Play] Choose 2 cards from your opponent's hand; your opponent reveals those cards. "
            f"If {asked}, draw 1 card."
        )
        game, _ = played(s, line)
        while game.asked()[1] != "main":
            game.choose(game.choices()[0])

        assert game.count(A, "hand") == drawn, asked
