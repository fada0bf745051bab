"""What players are asked: the source, what is done, how much, how long, and to which player it is said."""

import pytest

from optcg.engine.decisions import Decision
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario, Table


def asked(game: Table) -> Decision:
    decision = game.game.decision
    assert decision is not None
    return decision


def played(s: Scenario, text: str, name: str = "Otama") -> Table:
    card = s.hand(A, s.character_card(name=name, cost=0, abilities=said(text)))
    return s.start().play(card)


def board(characters: int = 2, hand: int = 2) -> Scenario:
    s = Scenario()
    for _ in range(characters):
        s.character(B)
    for player in (A, B):
        for _ in range(hand):
            s.hand(player, s.character_card())
    return s


def test_a_choice_says_source_amount_and_duration() -> None:
    text = "[On Play] Give up to 1 of your opponent's Characters -2000 power during this turn."
    prompt = "Otama: give up to 1 of your opponent's Characters -2000 power during this turn."
    assert asked(played(board(), text)).prompt == prompt


def test_a_choice_says_all_that_is_done_to_the_card() -> None:
    text = (
        "[On Play] Up to 1 of your Characters gains [Double Attack] and +2000 power during this turn. Then, "
        "rest that card at the end of this turn."
    )
    assert asked(played(board(), text)).prompt == (
        "Otama: up to 1 of your Characters gains [Double Attack] and +2000 power during this turn. Then, "
        "rest that Character at the end of this turn."
    )


def test_several_picks_are_counted() -> None:
    text = "[On Play] Rest up to 2 of your opponent's Characters."
    game = played(board(3), text)
    start = "Otama: rest up to 2 of your opponent's Characters."
    assert asked(game).prompt == f"{start} Card 1 of up to 2."
    game.choose(str(asked(game).choices[0]))
    assert asked(game).prompt == f"{start} Card 2 of up to 2."


def test_two_kinds_of_cards_are_asked_for_one_after_the_other() -> None:
    text = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 5 or less and up to 1 of your "
        "opponent's Characters with a cost of 4 or less."
    )
    game = played(board(3), text)
    start = "Otama: K.O. up to 1 of your opponent's Characters with a cost of"
    assert asked(game).prompt == f"{start} 5 or less."
    game.choose(str(asked(game).choices[0]))
    assert asked(game).prompt == f"{start} 4 or less other than that card."


@pytest.mark.rule("10-2-17")
def test_a_card_in_the_trash_is_added_and_not_returned() -> None:
    s = board()
    text = "[On K.O.] You may trash 1 card from your hand: Add this card from your trash to your hand."
    s.character(A, name="Robin", abilities=said(text))
    game = worded(s, "K.O. all of your [Robin] Characters.")
    assert asked(game).prompt.endswith("[On K.O.]: add this card to your hand.")


def test_a_cost_says_what_is_paid_and_what_for() -> None:
    game = played(board(), "[On Play] You may trash 1 card from your hand: Draw 2 cards.")
    assert asked(game).prompt == "Pay for Otama: trash 1 card from your hand? [On Play]: draw 2 cards."
    assert asked(game.choose("yes")).prompt == "Pay for Otama: trash 1 card from your hand."


def test_an_optional_effect_says_what_it_does() -> None:
    game = played(board(), "[On Play] You may trash 1 card from your hand. If you do, draw 2 cards.")
    does = "you may trash 1 card from your hand. If you do, draw 2 cards."
    assert asked(game).prompt == f"Otama: {does} Do it?"


def test_the_opponent_is_asked_in_their_own_words() -> None:
    """ "Your opponent trashes 1 card from their hand" is "your hand" for the opponent."""
    game = played(board(), "[On Play] Your opponent trashes 1 card from their hand.")
    assert (asked(game).player, asked(game).prompt) == (
        B,
        "Your opponent's Otama: trash 1 card from your hand.",
    )


def test_options_are_those_of_the_source() -> None:
    text = "[On Play] Choose one:\n• Draw 1 card.\n• Trash 1 card from your hand."
    decision = asked(played(board(), text))
    assert (decision.prompt, decision.details) == (
        "Otama: choose one.",
        ("Draw 1 card.", "Trash 1 card from your hand."),
    )


def test_waiting_effects_say_what_they_do() -> None:
    text = "[On Play] Draw 1 card.\n[On Play] Trash 1 card from your hand."
    decision = asked(played(board(), text))
    assert decision.details == (
        "Otama: [On Play] draw 1 card",
        "Otama: [On Play] trash 1 card from your hand",
    )


def order_prompts(game: Table) -> list[tuple[int, str]]:
    """Who is asked what, while cards are put in order."""
    found = []
    while asked(game).kind == "order":
        found.append((asked(game).player, asked(game).prompt))
        game.choose(game.choices()[0])
    return found


def test_an_order_says_where_the_cards_go_to_each_of_their_owners() -> None:
    s = Scenario()
    for player in (A, A, A, B, B):
        s.character(player, cost=1)
    game = worded(s, "Place all Characters with a cost of 1 or less at the bottom of the owner's deck.")
    start = "These cards go to the bottom of your deck. Which one"
    assert order_prompts(game) == [
        (A, f"{start} lies uppermost? Card 1 of 3."),
        (A, f"{start} comes next? Card 2 of 3."),
        (B, f"Your opponent's Card 13: {start} lies uppermost? Card 1 of 2."),
    ]


def test_an_order_of_cards_that_are_not_your_own_names_their_pile() -> None:
    s = Scenario()
    s.life_top(B, s.character_card())
    game = worded(
        s, "Look at all of your opponent's Life cards and place them back in their Life area in any order."
    )
    assert order_prompts(game)[0] == (
        A,
        "These cards go to the top of your opponent's Life. Which one lies uppermost? Card 1 of 4.",
    )


_THEIR_DON = "your opponent may add up to 1 DON!! card from their DON!! deck and rest it."


def test_who_says_how_many_is_not_asked_before_whether_any() -> None:
    game = played(Scenario(), f"[On Play] Draw 1 card. Then, {_THEIR_DON}")
    decision = asked(game)
    prompt = "Your opponent's Otama: add up to 1 DON!! card from your DON!! deck and rest it. How many?"
    assert (decision.player, decision.kind, decision.prompt) == (B, "number", prompt)
    before = game.count(B, "don_rested")
    game.choose("number 1")
    assert (game.count(B, "don_rested") - before, game.asked()) == (1, (A, "main"))


def test_without_don_nobody_is_asked_to_add_any() -> None:
    s = Scenario()
    s.don(B, active=10)
    game = played(s, f"[On Play] Draw 1 card. Then, {_THEIR_DON}")
    assert game.asked() == (A, "main")


def test_what_follows_don_that_may_be_added_wants_some() -> None:
    text = (
        "[On Play] You may add up to 1 DON!! card from your DON!! deck and rest it. If you do, draw 1 card."
    )
    hands = []
    for number in (0, 1):
        s = Scenario()
        s.don(A, active=1)
        hands.append(played(s, text).choose(f"number {number}").count(A, "hand"))
    assert hands == [0, 1]


# What is asked for a reason, and in one sentence -----------------------------------------------------


@pytest.mark.rule("1-3-2-2")
def test_without_don_a_card_is_chosen_if_it_is_spoken_of_later() -> None:
    text = (
        "Give up to 1 rested DON!! card to 1 of your Characters. Then, that Character gains +1000 power "
        "during this turn."
    )
    s = board()
    first, _ = s.character(A), s.character(A)
    game = worded(s, text).choose(f"pick {first}")
    assert game.power(first) == 6000
