"""Which of two cards a word points to, where the words name it: chosen, trashed, returned, that Character."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("cost", "area"), [(3, "trash"), (4, "characters")])
def test_the_chosen_character_is_not_the_card_trashed_since(cost: int, area: str) -> None:
    s = Scenario()
    enemy = s.character(B, cost=cost)
    s.hand(A, s.character_card(cost=7 - cost))
    line = (
        "[On Play] Choose up to 1 of your opponent's Characters. Then, trash 1 card from your hand. If the "
        "chosen Character has a cost of 3 or less, K.O. it."
    )
    game, _ = played(s, line)
    game.choose(f"pick {enemy}")

    assert game.area(enemy) == area


@pytest.mark.parametrize(("cost", "area"), [(5, "trash"), (3, "characters")])
def test_the_trashed_card_is_held_against_the_chosen_one(cost: int, area: str) -> None:
    s = Scenario()
    enemy = s.character(B, cost=4)
    s.hand(A, s.character_card(cost=cost))
    line = (
        "[On Play] Choose up to 1 of your opponent's Characters and trash 1 card from your hand. If the "
        "trashed card's cost is equal to or more than the chosen Character's cost, K.O. the chosen Character."
    )
    game, _ = played(s, line)
    game.choose(f"pick {enemy}")

    assert game.area(enemy) == area


def test_the_selected_character_is_not_the_one_rested_since() -> None:
    s = Scenario()
    ally, enemy = s.character(A, power=3000), s.character(B, power=3000)
    line = (
        "[On Play] Select up to 1 of your Characters. Then, rest up to 1 of your opponent's Characters. The "
        "selected Character gains +2000 power during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}").choose(f"pick {enemy}")

    assert (game.power(ally), game.power(enemy)) == (5000, 3000)


def test_the_name_is_that_of_the_card_trashed_for_the_cost() -> None:
    s = Scenario()
    enemy = s.character(B, name="Odile")
    paid, same = (s.hand(A, s.character_card(name="Mira")) for _ in range(2))
    other = s.hand(A, s.character_card(name="Odile"))
    line = (
        "[On Play] You may trash 1 Character card from your hand: Rest up to 1 of your opponent's "
        "Characters. Then, play up to 1 Character card with the same name as the trashed card from your hand."
    )
    game, _ = played(s, line)
    game.choose("yes").choose(f"pick {paid}").choose(f"pick {enemy}")

    assert f"pick {same}" in game.choices()
    assert f"pick {other}" not in game.choices()


def test_as_many_as_were_trashed_before_another_choice() -> None:
    s = Scenario()
    enemy = s.character(B)
    hand = [s.hand(A, s.character_card()) for _ in range(2)]
    line = (
        "[On Play] Trash up to 3 cards from your hand. Then, rest up to 1 of your opponent's Characters and "
        "draw cards equal to the number of cards you trashed."
    )
    game, _ = played(s, line)
    game.choose(f"pick {hand[0]}").choose(f"pick {hand[1]}")
    game.choose(f"pick {enemy}")

    assert game.count(A, "hand") == 2


@pytest.mark.parametrize(
    ("taken", "seen"),
    [
        ("reveal up to 1 card and add it to your hand", True),
        ("reveal up to 2 cards with a total cost of 5 or less and add them to your hand", True),
        ("reveal up to 2 cards with different card names and add them to your hand", True),
        ("add up to 1 card to your hand", False),
    ],
)
def test_what_the_text_reveals_is_seen_by_both_players(taken: str, seen: bool) -> None:
    s = Scenario()
    top = s.deck_top(A, s.character_card())
    line = f"[On Play] Look at 3 cards from the top of your deck; {taken}. Then, trash the rest."
    game, _ = played(s, line)
    game.choose(f"pick {top}")
    while game.asked()[1] != "main":
        game.choose("done")

    assert (game.game.state.players[A].hand[-1].sight & 3 == 3) is seen


@pytest.mark.parametrize(("owner", "drawn"), [(A, 1), (B, 0)])
def test_only_your_own_cards_are_returned_to_your_hand(owner: int, drawn: int) -> None:
    s = Scenario()
    watching(s, "When you return a Character to your hand, draw 1 card.")
    s.character(owner, types=("Harbor",))
    game, _ = played(s, "[On Play] Return all {Harbor} type Characters to the owner's hand.")

    assert game.count(A, "hand") == drawn + (owner == A)


@pytest.mark.parametrize("returned", [True, False])
def test_no_name_differs_from_that_of_a_card_that_was_not_returned(returned: bool) -> None:
    s = Scenario()
    ally = s.character(A, name="Odile")
    other = s.hand(A, s.character_card(name="Mira"))
    line = (
        "[On Play] Return up to 1 of your Characters to the owner's hand. Then, play up to 1 Character card "
        "with a different name from the returned Character from your hand."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}" if returned else "done")

    assert (game.choices() == [f"pick {other}", "done"]) is returned


@pytest.mark.parametrize("option", ["option 1", "option 2"])
def test_that_character_is_the_one_that_gained_either_keyword(option: str) -> None:
    s = Scenario()
    ally = s.character(A, power=3000)
    line = (
        "[On Play] Up to 1 of your Characters gains [Banish] or [Blocker] during this turn. Then, that "
        "Character gains +2000 power during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}").choose(option)

    assert game.power(ally) == 5000


@pytest.mark.parametrize(("option", "powers"), [("option 1", (3000, 4000)), ("option 2", (4000, 3000))])
@pytest.mark.parametrize(
    "line",
    [
        "[On Play] Choose one: • Rest up to 1 of your opponent's Characters. • Set up to 1 of your "
        "Characters as active. ¶ Then, that Character gains +1000 power during this turn.",
        "[On Play] Rest up to 1 of your opponent's Characters or set up to 1 of your Characters as active. "
        "Then, that Character gains +1000 power during this turn.",
    ],
)
def test_that_character_is_the_one_of_the_option_that_was_chosen(
    line: str, option: str, powers: tuple[int, int]
) -> None:
    s = Scenario()
    ally, enemy = s.character(A, power=3000, rested=True), s.character(B, power=3000)
    game, _ = played(s, line)
    game.choose(option).choose(f"pick {enemy if option == 'option 1' else ally}")

    assert (game.power(ally), game.power(enemy)) == powers


@pytest.mark.parametrize("option", ["option 1", "option 2"])
def test_the_card_that_was_looked_at_is_that_of_either_player(option: str) -> None:
    s = Scenario()
    for player in (A, B):
        s.life_top(player, s.character_card(types=("Harbor",)))
    line = (
        "[On Play] Look at 1 card from the top of your or your opponent's Life cards, and place it at the "
        "top or bottom of the Life cards. If the card you looked at is a {Harbor} type card, draw 1 card."
    )
    game, _ = played(s, line)
    before = game.count(A, "hand")
    game.choose(option)
    if game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == before + 1


@pytest.mark.parametrize(
    "line",
    [
        "[On Play] Select up to 1 of your Characters. Then, select up to 1 of your opponent's Characters. "
        "K.O. the selected Characters.",
        "[On Play] You select up to 1 of your Characters and your opponent selects up to 1 of their "
        "Characters. K.O. all Characters other than the selected Characters.",
        "[On Play] Draw 1 card or rest up to 1 of your opponent's Characters. Then, that Character gains "
        "+1000 power during this turn.",
        "[On Play] Up to 2 of your Characters gain [Banish] or [Blocker] during this turn.",
        "[On Play] At the end of this turn, draw 1 card. Trash 1 card from your hand.",
    ],
)
def test_what_may_mean_one_card_or_another_is_not_read(line: str) -> None:
    _, unread = read(line, "", Category.CHARACTER)

    assert unread
