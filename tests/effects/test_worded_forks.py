"""The one way or the other, what is done after both, and a way that hangs on a card that was not chosen."""

import pytest

from tests.effects.checks import worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize("other", ["Otherwise", "If not"])
@pytest.mark.parametrize(("life", "drawn"), [(3, 2), (4, 1)])
def test_what_follows_a_fork_is_done_after_either_way(life: int, drawn: int, other: str) -> None:
    s = Scenario()
    s.life(A, life)
    line = (
        f"[On Play] If you have 3 or less Life cards, draw 2 cards. {other}, draw 1 card. Then, trash 1 card "
        "from the top of your deck."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn
    assert game.count(A, "trash") == 1


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_follows_an_offer_is_done_whether_it_was_taken_or_not(answer: str) -> None:
    s = Scenario()
    line = (
        "[On Play] You may trash 1 card from the top of your deck. If you do, draw 2 cards. If you do not, "
        "draw 1 card. Then, rest this Character."
    )
    game, ref = played(s, line)
    game.choose(answer)

    assert game.count(A, "hand") == (2 if answer == "yes" else 1)
    assert game.rested(ref)


def test_what_speaks_of_cards_of_the_second_way_belongs_to_it() -> None:
    line = (
        "[On Play] If you have 3 or less Life cards, draw 2 cards. Otherwise, look at 3 cards from the top "
        "of your deck; add up to 1 card to your hand. Then, place the rest at the bottom of your deck in any "
        "order."
    )
    game, _ = played(Scenario(), line)

    assert game.count(A, "hand") == 2
    assert game.asked() == (A, "main")


@pytest.mark.parametrize("fitting", [True, False])
def test_the_card_shown_before_a_fork_is_put_away_after_either_way(fitting: bool) -> None:
    s = Scenario()
    shown = s.deck_top(A, s.character_card(types=("Harbor",) if fitting else ()))
    line = (
        "[On Play] Reveal 1 card from the top of your deck. If that card is a {Harbor} type card, rest your "
        "Leader. If not, rest this Character. Then, place the revealed card at the bottom of your deck."
    )
    game, ref = played(s, line)

    assert game.game.state.players[A].deck[0].id == game.id(shown)
    assert game.rested(ref) is not fitting


@pytest.mark.parametrize(("chosen", "drawn"), [("active", 1), ("rested", 0), (None, 0)])
@pytest.mark.parametrize("other", ["If it is not", "Otherwise"])
def test_neither_way_is_gone_without_the_card_that_is_asked_about(
    chosen: str | None, drawn: int, other: str
) -> None:
    s = Scenario()
    cards = {"active": s.character(B), "rested": s.character(B, rested=True)}
    line = (
        "[On Play] Choose up to 1 of your opponent's Characters. If it is rested, K.O. it. "
        f"{other}, draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(f"pick {cards[chosen]}" if chosen else "done")

    assert game.count(A, "hand") == drawn
    assert game.area(cards["rested"]) == ("trash" if chosen == "rested" else "characters")


@pytest.mark.parametrize(("trashed", "drawn"), [(0, 1), (1, 2)])
def test_a_better_deed_leaves_the_first_one_if_there_is_no_card(trashed: int, drawn: int) -> None:
    s = Scenario()
    event = s.hand(A, s.event_card())
    line = (
        "[On Play] Trash up to 1 card from your hand. Then, draw 1 card. If the trashed card is an Event, "
        "draw 2 cards instead."
    )
    game, _ = played(s, line)
    game.choose(f"pick {event}" if trashed else "done")

    assert game.count(A, "hand") == drawn + 1 - trashed


@pytest.mark.parametrize(("cards", "drawn"), [(2, 3), (1, 0)])
def test_so_many_cards_are_trashed_in_full_or_it_was_not_done(cards: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(cards):
        s.hand(A, s.character_card())
    line = "[On Play] Trash 2 cards from your hand. If you do, draw 3 cards. Then, rest your Leader."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn
    assert game.count(A, "trash") == cards
    assert game.rested("leader_a") is (drawn > 0)


@pytest.mark.parametrize(("chosen", "drawn"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("number", ["cost", "power"])
def test_a_number_of_a_card_that_was_not_chosen_is_held_against_nothing(
    number: str, chosen: bool, drawn: int
) -> None:
    s = Scenario()
    enemy = s.character(B, cost=1, power=3)
    line = (
        f"[On Play] Choose up to 1 of your opponent's Characters. If its {number} is equal to or less than "
        "the number of your Life cards, draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(f"pick {enemy}" if chosen else "done")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("fits", "taken", "area"), [(True, True, "hand"), (True, False, "deck"), (False, False, "trash")]
)
def test_behind_a_semicolon_otherwise_belongs_to_the_if(fits: bool, taken: bool, area: str) -> None:
    s = Scenario()
    card = s.deck_top(A, s.character_card(types=("Harbor",) if fits else ()))
    game = worded(
        s,
        "Look at 1 card from the top of your deck; if it is a {Harbor} type card, you may reveal it and add "
        "it to your hand. Otherwise, trash it.",
    )
    if fits:
        game.choose("yes" if taken else "no")

    assert game.area(card) == area
