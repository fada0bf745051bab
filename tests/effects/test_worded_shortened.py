"""Deeds that leave out what was said before, costs without a colon, deeds to both players."""

import pytest

from optcg.model.terms import Category
from tests.effects.checks import begin, said, worded
from tests.effects.test_worded_events import watching
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("foes", "offered"), [(5, True), (4, False)])
def test_a_better_play_from_the_same_place(foes: int, offered: bool) -> None:
    s = Scenario()
    for _ in range(foes):
        s.character(B)
    small = s.hand(A, s.character_card(cost=3, types=("Harbor",)))
    large = s.hand(A, s.character_card(cost=5, types=("Harbor",)))
    away = s.trash(A, s.character_card(cost=5, types=("Harbor",)))
    line = (
        "Play up to 1 {Harbor} type Character card with a cost of 3 or less from your hand. If your "
        "opponent has 5 or more Characters, you may play a {Harbor} type Character card with a cost of 5 or "
        "less instead."
    )
    game = worded(s, line)
    if offered:
        game.choose("option 2")
    choices = game.choices()

    assert f"pick {small}" in choices
    assert (f"pick {large}" in choices) is offered
    assert f"pick {away}" not in choices


@pytest.mark.parametrize(("name", "life"), [("Mira", 3), ("Other", 2)])
def test_more_life_cards_instead(name: str, life: int) -> None:
    s = Scenario()
    s.leader(A, name=name)
    s.life(A, 1)
    s.deck(A, 5)
    line = (
        "Add up to 1 card from the top of your deck to the top of your Life cards. If your Leader is [Mira], "
        "add up to 2 cards instead."
    )
    game = worded(s, line)
    game.choose("number 2" if name == "Mira" else "yes")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "life") == life


def test_more_cards_to_look_at_instead() -> None:
    s = Scenario()
    s.leader(A, name="Mira")
    deep = s.deck_top(A, s.character_card(types=("Harbor",)))
    for _ in range(3):
        s.deck_top(A, s.character_card(types=("Quarry",)))
    line = (
        "Look at 3 cards from the top of your deck; reveal up to 1 {Harbor} type card and add it to your "
        "hand. Then, place the rest at the bottom of your deck in any order. If your Leader is [Mira], "
        "look at 5 cards instead."
    )
    game = worded(s, line)

    assert f"pick {deep}" in game.choices()


def test_a_cost_without_a_colon_is_paid_in_full_or_not_at_all() -> None:
    s = Scenario()
    s.deck(A, 5)
    s.hand(A, s.character_card())
    game, _ = played(s, "[On Play] You may trash 2 cards from your hand to draw 2 cards.")

    assert game.asked()[1] == "main"
    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_a_deed_for_another_after_the_first(answer: str, drawn: int) -> None:
    s = Scenario()
    s.deck(A, 5)
    s.don(A, active=1)
    game, _ = played(s, "[On Play] Draw 1 card. Then, you may rest 1 of your DON!! cards to draw 1 card.")
    game.choose(answer)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize("foes", [1, 2])
def test_an_effect_that_was_done_cannot_be_activated_again(foes: int) -> None:
    """Where its "if" did not hold it was not done."""
    s = Scenario()
    s.deck(A, 5)
    for _ in range(foes):
        s.character(B)
    line = (
        "[Activate: Main] You may rest 1 of your DON!! cards: If your opponent has 2 or more Characters, "
        "draw 1 card. Then, this effect cannot be activated again during this turn."
    )
    ally = s.character(A, abilities=said(line))
    s.don(A, active=3)
    game = begin(s).choose(f"activate {ally}.1")
    again = f"activate {ally}.1" in game.choices()

    assert again is (foes == 1)
    assert game.count(A, "hand") == (0 if foes == 1 else 1)


def test_life_cards_of_both_players() -> None:
    s = Scenario()
    s.life(A, 2)
    s.life(B, 2)
    game = worded(s, "Trash up to 1 card from the top of each player's Life cards.")
    game.choose("no").choose("yes")

    assert (game.count(A, "life"), game.count(B, "life")) == (2, 1)


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize("own", [1, 0])
@pytest.mark.parametrize("theirs", [1, 0])
def test_1_3_2_what_you_may_do_to_life_cards_of_both_players(own: int, theirs: int) -> None:
    s = Scenario()
    s.life(A, own)
    s.life(B, theirs)
    game = worded(s, "You may trash 1 card from the top of each player's Life cards.")
    may = game.asked() == (A, "yes_no")
    if may:
        game.choose("yes")

    assert may is bool(own or theirs)
    assert (game.count(A, "life"), game.count(B, "life")) == (0, 0)


def test_the_opponent_keeps_so_many_cards_and_places_the_others() -> None:
    s = Scenario()
    for _ in range(4):
        s.hand(B, s.character_card())
    s.deck(B, 3)
    line = (
        "Your opponent places cards from their hand at the bottom of their deck in any order until they "
        "have 2 cards in their hand."
    )
    game = worded(s, line)
    while game.asked()[1] != "main":
        assert game.asked()[0] == B
        game.choose(game.choices()[0])

    assert (game.count(B, "hand"), game.count(B, "trash")) == (2, 0)


def test_base_powers_are_swapped_until_the_end_of_the_next_end_phase() -> None:
    s = Scenario()
    s.leader(A, power=5000)
    s.deck(A, 9)
    s.deck(B, 9)
    ally = s.character(A, power=8000)
    line = (
        "Swap the base power of your Leader and up to 1 of your Characters with each other until the end "
        "of your opponent's next End Phase."
    )
    game = worded(s, line).choose(f"pick {ally}")

    assert (game.power("leader_a"), game.power(ally)) == (8000, 5000)
    game.end()
    assert (game.power("leader_a"), game.power(ally)) == (8000, 5000)
    game.end()
    assert (game.power("leader_a"), game.power(ally)) == (5000, 8000)


@pytest.mark.parametrize(("given", "power"), [(3, 7000), (1, 5000)])
def test_for_every_two_don_given_to_it(given: int, power: int) -> None:
    s = Scenario()
    ally = s.character(A, power=5000, don=given)
    line = (
        "Up to 1 of your Characters gains +2000 power until the end of your opponent's next turn for "
        "every 2 DON!! cards given to that Character."
    )
    game = worded(s, line).choose(f"pick {ally}")

    assert game.power(ally) == power + 1000 * given


def test_cards_of_the_field_that_can_be_trashed() -> None:
    s = Scenario()
    mine, stage = s.character(A), s.stage(A)
    s.don(A, active=2)
    game, this = played(s, "[On Play] Trash 1 of your other cards on the field.")

    assert sorted(game.choices()) == sorted([f"pick {mine}", f"pick {stage}"])
    assert game.area(this) == "characters"


def test_a_condition_after_what_holds_is_one_more() -> None:
    s = Scenario()
    s.leader(A, name="Mira")
    line = "If your Leader is [Mira], this Character gains +2000 power while you have 2 or less Life cards."
    s.life(A, 3)
    ally = watching(s, line, power=3000)
    assert begin(s).power(ally) == 3000


def test_a_player_who_cannot_attack_cannot_with_cards_that_come_later() -> None:
    s = Scenario()
    ally = s.character(A)
    rusher = s.hand(A, s.character_card(cost=0, abilities=said("[Rush]")))
    game, _ = played(s, "[On Play] Draw 1 card. Then, you cannot attack or activate Events during this turn.")
    game.play(rusher)

    assert game.area(rusher) == "characters"
    assert not any(choice.startswith("attack") for choice in game.choices())
    assert game.area(ally) == "characters"


@pytest.mark.parametrize(("option", "drawn", "rested"), [(1, 1, False), (2, 0, True), (3, 1, True)])
def test_one_or_both(option: int, drawn: int, rested: bool) -> None:
    s = Scenario()
    foe = s.character(B)
    line = "Choose one or both:\n• Draw 1 card.\n• Rest 1 of your opponent's Characters."
    game = worded(s, line).choose(f"option {option}")

    assert game.count(A, "hand") == drawn
    assert game.rested(foe) is rested


@pytest.mark.parametrize(("option", "place"), [(1, "trash"), (2, "hand")])
def test_a_card_is_chosen_before_what_is_done_to_it(option: int, place: str) -> None:
    s = Scenario()
    foe, _ = s.character(B), s.character(B)
    line = "K.O. or return to the owner's hand up to 1 of your opponent's Characters."
    game = worded(s, line).choose(f"pick {foe}").choose(f"option {option}")

    assert game.area(foe) == place


@pytest.mark.parametrize(("placed", "given"), [(1, 1), (2, 2)])
def test_don_of_the_don_phase_that_are_given(placed: int, given: int) -> None:
    s = Scenario(turn_player=B)
    are = "card" if placed == 1 else "cards"
    when = f"{placed} DON!! {are} placed during your DON!! Phase"
    line = f"If you have 2 or more Characters, {when} are given to your Leader."
    s.leader(A, abilities=said(line, Category.LEADER))
    for _ in range(2):
        s.character(A)
    game = begin(s).end()

    assert game.don("leader_a") == given


def test_3_4_3_chance_is_a_blind_pick_of_the_other_player() -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card(cost=cost)) for cost in (1, 2, 3)]
    game, _ = played(s, "[On Play] You may trash 1 card from your hand at random: Draw 2 cards.")
    game.choose("yes")

    assert game.asked()[0] == B
    assert not any(card in choice for card in cards for choice in game.choices())
    game.choose(game.choices()[0])
    assert (game.count(A, "trash"), game.count(A, "hand")) == (1, 4)


def test_3_4_3_a_card_of_the_opponents_hand_that_chance_reveals() -> None:
    s = Scenario()
    for _ in range(3):
        s.hand(B, s.event_card())
    line = (
        "Your opponent reveals 1 card from their hand at random. If that card is an Event, your opponent "
        "places it at the bottom of their deck."
    )
    game = worded(s, line)
    assert game.asked()[0] == A
    game.choose(game.choices()[0])

    assert game.count(B, "hand") == 2


def test_what_follows_counts_the_cards_of_both_decks() -> None:
    s = Scenario()
    s.deck_top(A, s.event_card())
    s.deck_top(B, s.event_card())
    line = "Trash 1 card from the top of each player's deck. Draw 1 card for each Event trashed this way."
    game = worded(s, line)

    assert (game.count(B, "trash"), game.count(A, "hand")) == (1, 2)


@pytest.mark.parametrize(("life", "cost"), [(2, 5), (3, 3)])
def test_a_higher_cost_instead_and_all_else_as_it_was(life: int, cost: int) -> None:
    s = Scenario()
    s.life(A, life)
    cards = {n: s.hand(A, s.character_card(cost=n, types=("Harbor",))) for n in (3, 5, 6)}
    other = s.hand(A, s.character_card(cost=1, types=("Quarry",)))
    line = (
        "Play up to 1 {Harbor} type Character card with a cost of 3 or less from your hand. If you have 2 or "
        "less Life cards, play up to 1 with a cost of 5 or less instead."
    )
    choices = worded(s, line).choices()

    assert {n for n, card in cards.items() if f"pick {card}" in choices} == {n for n in cards if n <= cost}
    assert f"pick {other}" not in choices
