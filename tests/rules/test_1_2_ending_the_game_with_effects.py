"""Rule 1-2: ending the game, where card effects take part (see test_1_2_ending_the_game.py)."""

import pytest

from optcg import Result
from optcg.model.abilities import AutoEffect, DefeatByDeckIsWin, When
from optcg.model.effects import AsPlayer, Draw, Effect, Lose, Move, Place, Play, Win
from optcg.model.selections import Cards, Choose, Owner, Top
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

HAND_TO_DECK = Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.DECK_BOTTOM)


def resolved(s: Scenario, *effects: Effect) -> Table:
    """A has activated an Event with these effects."""
    event = s.hand(A, s.event_card(main=list(effects)))
    return s.start().play(event)


def mill(owner: Owner, count: int = 1) -> Effect:
    return Move(Top(owner, Area.DECK, count), Place.TRASH)


@pytest.mark.rule("1-2-2")
def test_1_2_2_the_last_card_of_a_deck_is_played() -> None:
    """No question comes in between: what the card does when it is played is not done any more."""
    s = Scenario()
    s.deck(A, 1)
    s.deck_top(A, s.character_card())

    game = resolved(s, Play(Top(Owner.YOU, Area.DECK, 1)))

    assert game.game.result == Result(B, (A,), "deck", "9-2-1-2")


@pytest.mark.rule("1-2-4")
def test_1_2_4_an_effect_that_replaces_a_loss_does_not_replace_a_concession() -> None:
    """A's Leader turns a defeat by an empty deck into a win; conceding loses all the same."""
    s = Scenario()
    s.leader(A, abilities=[DefeatByDeckIsWin()])
    game = s.start()

    game.choose("concede A")

    assert game.game.result == Result(B, (A,), "concession", "1-2-3")


@pytest.mark.rule("1-2-4")
def test_1_2_4_the_same_effect_does_replace_a_defeat_by_the_rules() -> None:
    """With its last card drawn the same Leader wins, so the test before could have failed."""
    s = Scenario()
    s.leader(A, abilities=[DefeatByDeckIsWin()])
    s.deck(A, 1)

    game = resolved(s, Draw(1))

    assert game.game.result == Result(A, (B,), "effect", "1-2-5")


@pytest.mark.rule("1-2-4")
def test_1_2_4_no_effect_follows_a_concession() -> None:
    """While A is asked in the middle of an effect, B concedes: the rest of it is not done."""
    s = Scenario()
    for _ in range(2):
        s.hand(A, s.character_card())
    game = resolved(s, HAND_TO_DECK, Win())

    game.choose("concede A")

    assert (game.game.result, game.game.decision) == (Result(B, (A,), "concession", "1-2-3"), None)


@pytest.mark.rule("1-2-5")
@pytest.mark.parametrize(
    ("effect", "winner"),
    [(Win(), A), (Lose(Owner.OPPONENT), A), (Lose(), B), (AsPlayer(Owner.OPPONENT, (Win(),)), B)],
)
def test_1_2_5_an_effect_may_decide_the_game(effect: Effect, winner: int) -> None:
    """ "You win", "your opponent loses" and the like end the game with this result."""
    game = resolved(Scenario(), effect)

    assert game.game.result == Result(winner, (1 - winner,), "effect", "1-2-5")


@pytest.mark.rule("1-2-5")
def test_1_2_5_it_ends_on_the_spot() -> None:
    """ "You win the game. Then draw 1": the card is not drawn any more."""
    game = resolved(Scenario(), Win(), Draw(1))

    assert (game.game.over, game.count(A, "hand")) == (True, 0)


@pytest.mark.rule("1-2-5")
def test_1_2_5_it_ends_before_waiting_effects() -> None:
    """ "When you activate an Event, draw 1" waits for the end of the Event and never comes."""
    s = Scenario()
    s.leader(A, abilities=[AutoEffect((When("activates an Event", who=Owner.YOU),), (Draw(1),))])

    game = resolved(s, Win())

    assert (game.game.over, game.count(A, "hand")) == (True, 0)


@pytest.mark.rule("1-2-1-1-2", "9-1-2")
@pytest.mark.parametrize(("cards", "over"), [(2, True), (3, False)])
def test_1_2_1_1_2_a_deck_emptied_in_the_middle_of_an_effect_loses(cards: int, over: bool) -> None:
    """ "Draw 2. Then put 1 card on the bottom of the deck": with 2 cards the return never happens."""
    s = Scenario()
    s.deck(A, cards)
    game = resolved(s, Draw(2), HAND_TO_DECK)

    if not over:
        game.choose(game.choices()[0])

    expected = Result(B, (A,), "deck", "9-2-1-2") if over else None
    assert (game.game.result, game.count(A, "deck")) == (expected, 0 if over else 2)


@pytest.mark.rule("1-2-1-1-2", "9-2-1")
def test_1_2_1_1_2_one_process_that_empties_both_decks_is_a_draw() -> None:
    """ "The top card of each player's deck is trashed": with 1 card in both decks both players lose."""
    s = Scenario()
    s.deck(A, 1)
    s.deck(B, 1)

    game = resolved(s, mill(Owner.EITHER))

    assert game.game.result == Result(None, (A, B), "deck", "9-2-1-2")


@pytest.mark.rule("1-2-1-1-2", "9-2-1", "1-3-10")
def test_1_2_1_1_2_two_processes_are_judged_one_after_the_other() -> None:
    """ "Each player draws 1" is done by the turn player first, who loses alone."""
    s = Scenario()
    s.deck(A, 1)
    s.deck(B, 1)

    game = resolved(s, AsPlayer(Owner.EITHER, (Draw(1),)))

    assert game.game.result == Result(B, (A,), "deck", "9-2-1-2")


@pytest.mark.rule("1-2-1-1-2", "3-2-3")
def test_1_2_1_1_2_cards_leave_the_deck_one_by_one() -> None:
    """ "Trash 3 cards from the top" loses at the second card of a deck of 2."""
    s = Scenario()
    s.deck(A, 2)

    game = resolved(s, mill(Owner.YOU, 3))

    assert (game.game.result, game.kinds().count("trashed")) == (Result(B, (A,), "deck", "9-2-1-2"), 2)
