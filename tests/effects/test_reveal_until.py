"""Rule 11-2: cards are revealed from the top of the deck down to the first that fits."""

from optcg.model.amounts import DownTo
from optcg.model.effects import Draw
from optcg.model.filters import TypeIs
from tests.effects.checks import OPPONENT, YOU, resolve
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table

LINE = (
    "[On Play] Reveal cards from the top of your deck until you reveal a {Harbor} type card. Add it to your "
    "hand and place the rest at the bottom of your deck in any order."
)


def _answered(game: Table) -> Table:
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    return game


def test_11_2_the_first_that_fits_is_taken_and_the_rest_placed() -> None:
    s = Scenario()
    above = [s.deck_top(A, s.character_card()) for _ in range(2)]
    found = s.deck_top(A, s.character_card(types=("Harbor",)))
    below = s.deck_top(A, s.character_card(types=("Harbor",)))
    game, _ = played(s, LINE)
    seen = [event for event in game.game.events if event.kind == "looked" or "reveal" in event.kind]
    game = _answered(game)

    assert game.area(found) == "hand"
    assert [game.area(card) for card in (*above, below)] == ["deck", "deck", "deck"]
    deck = [card.id for card in game.game.state.players[A].deck]
    assert deck[-1] == game.id(below)
    assert {deck[0], deck[1]} == {game.id(card) for card in above}
    assert all(event.player == A for event in seen)


def test_without_such_a_card_the_whole_deck_is_the_rest() -> None:
    s = Scenario()
    s.deck(A, 3)
    game, _ = played(s, LINE)
    game = _answered(game)

    assert (game.count(A, "hand"), game.count(A, "deck")) == (0, 3)


def test_it_counts_the_cards_of_either_deck() -> None:
    for who, drawn in ((YOU, 1), (OPPONENT, 2)):
        s = Scenario()
        s.deck_top(A, s.character_card(types=("Harbor",)))
        s.deck_top(B, s.character_card())
        s.deck_top(B, s.character_card(types=("Harbor",)))

        assert resolve(s, Draw(DownTo(who, TypeIs("Harbor")))).count(A, "hand") == drawn
