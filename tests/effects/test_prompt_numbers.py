"""Questions about a number that is counted tell it as it is when they are asked."""

from optcg.engine.decisions import Decision
from tests.effects.checks import worded
from tests.scenario import A, B, Scenario, Table


def asked(game: Table) -> Decision:
    decision = game.game.decision
    assert decision is not None
    return decision


def test_cards_to_choose_are_told_as_a_number() -> None:
    s = Scenario()
    for _ in range(4):
        s.hand(B, s.character_card())
    game = worded(s, "Your opponent trashes cards from their hand until they have 2 cards in their hand.")
    told = "trash 2 cards from your hand. Card 1 of 2."
    assert (asked(game).player, asked(game).prompt.split(": ")[1]) == (B, told)


def test_a_cost_that_is_counted_is_told_as_a_number() -> None:
    s = Scenario()
    for _ in range(2):
        s.character(A, rested=True)
        s.character(B, cost=1)
    text = (
        "Rest up to 1 of your opponent's Characters with a cost equal to or less than the number of your "
        "rested Characters."
    )
    told = ": rest up to 1 of your opponent's Characters with a cost of 2 or less."
    assert asked(worded(s, text)).prompt.endswith(told)


def test_what_lies_hidden_is_not_told_by_a_number() -> None:
    s = Scenario()
    s.hand(B, s.event_card())
    for _ in range(2):
        s.character(B, cost=0)
    text = (
        "K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of Events "
        "in your opponent's hand."
    )
    assert "the number of Events in your opponent's hand" in asked(worded(s, text)).prompt
