"""The bottom of a deck, whole decks, and cards that came to the trash in this turn: from words to play."""

import pytest

from optcg.model.terms import Category
from tests.effects.checks import begin, pile, said, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table


def bottom(s: Scenario, player: int, number: int = 3) -> list[str]:
    """A deck of so few cards that all are known, the top one first."""
    s.deck(player, number)
    return [s.deck_top(player, s.character_card(name=f"Card {place}")) for place in range(number)]


@pytest.mark.parametrize("who", [A, B])
def test_4_5_3_draw_from_the_bottom(who: int) -> None:
    s = Scenario()
    cards = bottom(s, who)
    deed = "Draw 1 card from the bottom of your deck."
    if who == B:
        deed = "Your opponent draws 1 card from the bottom of their deck."
    game = worded(s, deed)

    assert [game.area(card) for card in cards] == ["deck", "deck", "hand"]
    assert "4-5-3" in game.rules()


def test_it_is_drawn_and_waited_for() -> None:
    s = Scenario()
    line = "When you draw a card outside of your Draw Phase, your Leader gains +1000 power during this turn."
    s.character(A, abilities=said(line))
    assert worded(s, "Draw 1 card from the bottom of your deck.").power("leader_a") == 6000


@pytest.mark.parametrize(("answer", "first"), [("yes", 2), ("no", 0)])
def test_the_bottom_card_is_looked_at_and_may_go_to_the_top(answer: str, first: int) -> None:
    s = Scenario()
    cards = bottom(s, A)
    line = "Look at 1 card from the bottom of your deck. You may place that card at the top of your deck."
    game = worded(s, line).choose(answer)

    assert pile(game, A, "deck")[0] == cards[first]


def test_a_whole_deck_is_looked_at_and_shuffled() -> None:
    s = Scenario()
    cards = bottom(s, A)
    mira = s.deck_top(A, s.character_card(name="Mira"))
    s.deck(A, 4)
    line = (
        "Look at all of the cards in your deck; reveal up to 1 [Mira] and add it to your hand. Then, shuffle "
        "your deck."
    )
    game = worded(s, line)
    assert [len(event.cards) for event in game.game.events if event.kind == "looked"] == [4]
    assert game.choices() == [f"pick {mira}", "done"]
    game.choose(f"pick {mira}")

    assert (game.area(mira), game.count(A, "deck")) == ("hand", len(cards))
    assert not any(card.sight for card in game.game.state.players[A].deck)  # nobody knows where they lie


AT_THE_END = (
    "[End of Your Turn] Play up to 1 Character card from your trash that was placed there during this turn."
)


def offered(game: Table) -> list[str]:
    return [choice for choice in game.choices() if choice.startswith("pick")]


def test_3_1_6_cards_put_into_the_trash_in_this_turn() -> None:
    s = Scenario()
    s.character(A, abilities=said(AT_THE_END))
    s.trash(A, s.character_card())
    for _ in range(2):
        s.deck_top(A, s.character_card())
    mill = milling(s, 2)
    game = begin(s).play(mill).end()

    assert len(offered(game)) == 2  # an Event is played by no effect


def test_in_the_next_turn_they_came_in_another_one() -> None:
    s = Scenario()
    s.character(A, abilities=said(AT_THE_END))
    s.deck_top(A, s.character_card())
    mill = milling(s, 1)
    game = begin(s).play(mill).end()
    assert len(offered(game)) == 1
    game.choose("done")
    while game.asked() != (A, "main"):
        game.choose("end" if game.asked()[1] == "main" else game.choices()[-1])
    game.end()

    assert game.asked()[0] == B  # nothing is offered


def milling(s: Scenario, number: int) -> str:
    """An Event in the hand that trashes so many cards of the deck."""
    line = f"[Main] Trash {number} cards from the top of your deck."
    return s.hand(A, s.event_card(cost=0, abilities=said(line, Category.EVENT)))


@pytest.mark.parametrize(("cards", "drawn"), [(0, 1), (1, 0), (2, 0)])
def test_if_they_cannot(cards: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(cards):
        s.hand(B, s.character_card())
    game = worded(
        s, "Your opponent trashes 1 card from their hand. If your opponent cannot do so, draw 1 card."
    )
    if cards > 1:
        game.choose(game.choices()[0])
    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("answer", "life", "hand"), [("yes", 3, 0), ("no", 2, 3)])
def test_unless_they_pay(answer: str, life: int, hand: int) -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(B, s.character_card())
    line = (
        "Your opponent adds 1 card from the top of their Life cards to their hand unless they trash 2 cards "
        "from their hand."
    )
    game = worded(s, line)
    assert game.asked()[0] == B
    game.choose(answer)
    assert (game.count(B, "life"), game.count(B, "hand")) == (life, hand)


def test_they_choose_where_from() -> None:
    s = Scenario()
    card = s.hand(B, s.character_card())
    wall = s.character(B)
    line = "Your opponent places 1 card from their hand or 1 of their Characters at the bottom of their deck."
    game = worded(s, line)
    assert game.asked()[0] == B
    game.choose("option 2")
    assert (game.area(card), game.area(wall)) == ("hand", "deck")


def test_a_character_and_a_don_card_are_held() -> None:
    s = Scenario()
    s.don(B, rested=2)
    wall = s.character(B, rested=True)
    line = (
        "[On Play] Select up to 1 of your opponent's rested Characters and up to 1 of your opponent's rested "
        "DON!! cards. The selected cards will not become active in your opponent's next Refresh Phase."
    )
    game, _ = played(s, line)
    game.choose(f"pick {wall}").choose(game.choices()[0]).end()
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.asked()[0] == B
    assert game.rested(wall)
    assert game.side(B)["don_rested"] == 1


@pytest.mark.parametrize(("attacked", "hand"), [("leader_b", 0), ("wall", 1)])
def test_the_character_that_is_being_attacked(attacked: str, hand: int) -> None:
    s = Scenario()
    wall = s.character(B, rested=True)
    hitter = s.character(A, power=9000)
    line = "[Counter] Return your Character that is being attacked to the owner's hand."
    card = s.hand(B, s.event_card(cost=0, abilities=said(line, Category.EVENT)))
    game = begin(s).declare(hitter, wall if attacked == "wall" else attacked)
    game.choose(f"counter {card}")
    game.pass_battle()

    assert game.area(wall) == ("hand" if hand else "characters")
