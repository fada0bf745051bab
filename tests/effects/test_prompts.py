"""What players are asked: the source, what is done, how much, how long, and to which player it is said."""

from optcg.engine.decisions import Decision
from tests.effects.checks import said
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
    assert (asked(game).player, asked(game).prompt) == (B, "Otama: trash 1 card from your hand.")


def test_an_effect_without_a_tag_is_just_called_an_effect() -> None:
    s = board()
    text = "When your Character is played, you may trash 1 card from your hand: Draw 1 card."
    s.character(A, name="Koala", abilities=said(text))
    prompt = asked(played(s, "[Blocker]")).prompt
    assert prompt == "Pay for Koala: trash 1 card from your hand? The effect: draw 1 card."


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
