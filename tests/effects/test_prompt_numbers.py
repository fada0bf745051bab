"""Questions about a number that is counted tell it as it is when they are asked."""

import pytest

from optcg.engine.decisions import Decision
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario, Table


def asked(game: Table) -> Decision:
    decision = game.game.decision
    assert decision is not None
    return decision


@pytest.mark.parametrize(("rested", "number"), [(1, 1), (2, 2), (3, 3)])
def test_don_for_each_card_are_told_as_a_number(rested: int, number: int) -> None:
    s = Scenario()
    s.don(A, rested=5)
    for _ in range(rested):
        s.character(A, rested=True)
    text = "For every rested Character on your field, set up to 1 of your DON!! cards as active."
    game = worded(s, text)
    end = "Which DON!!?" if number == 1 else "How many?"
    assert asked(game).prompt.endswith(f": set up to {number} of your DON!! cards as active. {end}")


@pytest.mark.parametrize(("active", "told"), [(5, "3 DON!! cards"), (3, "1 DON!! card")])
def test_the_number_stays_while_don_are_returned_one_by_one(active: int, told: str) -> None:
    s = Scenario()
    s.don(A, active=6)
    s.don(B, active=active, rested=4)
    game = worded(
        s,
        "You and your opponent each return DON!! cards from your fields to your DON!! decks until you each "
        "have 6 DON!! cards on your fields.",
    )
    for _ in range(active - 3 or 1):
        assert (asked(game).player, asked(game).kind) == (B, "don")
        assert f": return {told} from your field to your DON!! deck. Which" in asked(game).prompt
        game.choose("pick don active")


def test_power_for_what_was_returned_is_told_when_it_was() -> None:
    s = Scenario(turn_player=B)
    s.don(A, active=3)
    text = (
        "[On Your Opponent's Attack] You may return 1 or more DON!! cards from your field to your DON!! "
        "deck: Up to 1 of your Leader or Character cards gains +3000 power during this battle for every "
        "DON!! card returned."
    )
    s.character(A, name="Otama", abilities=said(text))
    game = s.start().declare("leader_b", "leader_a")
    gains = "up to 1 of your Leader or Character cards gains +{} power during this battle"
    assert asked(game).prompt.endswith(f": {gains.format(3000)} for every DON!! card returned.")
    game.choose("yes").choose("pick don active").choose("pick don active").choose("done")
    assert asked(game).prompt == f"Otama: {gains.format(6000)}."


def test_cards_to_choose_are_told_as_a_number() -> None:
    s = Scenario()
    for _ in range(4):
        s.hand(B, s.character_card())
    game = worded(s, "Your opponent trashes cards from their hand until they have 2 cards in their hand.")
    assert (asked(game).player, asked(game).prompt.split(": ")[1]) == (B, "trash 2 cards from your hand.")


def test_don_that_are_given_from_the_don_deck_are_not_said_to_be_rested() -> None:
    s = Scenario()
    text = "Add up to 1 DON!! card from your DON!! deck and give it to your Leader."
    prompt = asked(worded(s, text)).prompt
    assert prompt.endswith(": give up to 1 DON!! card from your DON!! deck to your Leader. How many?")


def test_cards_for_each_card_of_the_step_before_are_told_as_a_number() -> None:
    s = Scenario()
    mine = [s.character(A, name=f"Own {number}") for number in range(2)]
    for _ in range(4):
        s.character(B, cost=3)
    text = (
        "You may trash any number of your Characters. For every Character trashed this way, K.O. up to 1 of "
        "your opponent's Characters with a base cost of 9 or less."
    )
    game = worded(s, text).choose("yes")
    for card in mine:
        game.choose(f"pick {card}")
    if asked(game).prompt.endswith("trash any number of your Characters."):
        game.choose("done")
    told = ": K.O. up to 2 of your opponent's Characters with a base cost of 9 or less."
    assert asked(game).prompt.endswith(told)


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


@pytest.mark.parametrize("number", [1, 2])
def test_don_that_are_given_for_what_was_done_are_told_as_a_number(number: int) -> None:
    s = Scenario()
    s.character(A)
    text = (
        "Add up to 2 DON!! cards from your DON!! deck and give them to your Leader or 1 of your Characters."
    )
    game = worded(s, text).choose(f"number {number}")
    cards = "DON!! card" if number == 1 else "DON!! cards"
    told = f": give {number} rested {cards} to 1 of your Leader or Character cards."
    assert asked(game).prompt.endswith(told)
