"""Rules 11-2, 11-3: revealing cards, and looking at secret areas."""

import json
from dataclasses import replace

import pytest

from optcg.model.abilities import ActivateEffect
from optcg.model.cards import CardData
from optcg.model.effects import Draw, Look, Move, Place, Reveal, Shuffle
from optcg.model.filters import NameIs, TypeIs
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Owner, Slot, Top
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

GARP = "TEST-999"
YOUR_DECK = (Owner.YOU, Area.DECK)
SEARCH = Move(Choose(Cards(Owner.YOU, (Area.DECK,), TypeIs("Navy")), 1), Place.HAND)


def told(game: Table, viewer: int | None) -> str:
    """All that a viewer is told: the board, the own question, the log, and what is known of the decks."""
    view = game.game.view(viewer)
    decks = [[card.definition.number for card in player.deck] for player in view.state.players]
    return json.dumps([view.to_dict(), [event.to_dict(viewer) for event in view.events], decks])


def garp(s: Scenario) -> CardData:
    """The card that is to be seen or not: its number stands in everything that shows it."""
    return s.cards.add(replace(s.character_card(types=("Navy",)), number=GARP, name="Garp"))


def search(s: Scenario) -> tuple[Table, str]:
    """A has activated "add 1 {Navy} card from your deck to your hand", with one in the deck."""
    event = s.hand(A, s.event_card(main=[SEARCH, Shuffle()]))
    s.deck_top(A, s.character_card())
    navy = s.deck_top(A, garp(s))
    return s.start().play(event), navy


@pytest.mark.rule("11-2-1")
@pytest.mark.parametrize("viewer", [B, None])
def test_11_2_1_a_card_picked_for_what_it_is_must_be_shown(viewer: int | None) -> None:
    """The text does not say "reveal", but B and the audience read which card it was."""
    game, navy = search(Scenario())

    game.choose(f"pick {navy}")

    texts = [event.text(viewer) for event in game.game.events]
    assert (game.area(navy), any("Garp" in text for text in texts)) == ("hand", True)


@pytest.mark.rule("11-2-1")
@pytest.mark.parametrize("viewer", [B, None])
def test_11_2_1_before_it_is_picked_nobody_else_sees_the_candidates(viewer: int | None) -> None:
    """While A searches, the card is not named to anybody else."""
    game, _ = search(Scenario())

    assert GARP not in told(game, viewer)


@pytest.mark.rule("11-2-1", "8-4-4-2")
def test_11_2_1_nobody_can_prove_that_there_was_a_card() -> None:
    """Though the text says "1" and a {Navy} card is there, A may decline."""
    game, navy = search(Scenario())

    game.choose("done")

    assert (game.area(navy), game.count(A, "hand")) == ("deck", 0)


@pytest.mark.rule("11-2-1")
def test_11_2_1_a_drawn_card_is_not_shown() -> None:
    """A draw takes whatever is on top, so nothing is shown."""
    s = Scenario()
    s.deck_top(A, garp(s))
    event = s.hand(A, s.event_card(main=[Draw(1)]))
    game = s.start()

    game.play(event)

    assert (GARP in told(game, B), GARP in told(game, A)) == (False, True)


@pytest.mark.rule("11-2-1")
def test_11_2_1_the_top_life_card_is_not_shown() -> None:
    """ "Add the top card of your Life to your hand" picks no card for what it is."""
    s = Scenario()
    s.life_top(A, garp(s))
    event = s.hand(A, s.event_card(main=[Move(Top(Owner.YOU, Area.LIFE), Place.HAND)]))
    game = s.start()

    game.play(event)

    assert (GARP in told(game, B), GARP in told(game, A)) == (False, True)


@pytest.mark.rule("11-2-1")
def test_11_2_1_a_card_of_the_hand_picked_for_what_it_is_is_shown_on_its_way_to_the_deck() -> None:
    """From the hand, a secret area, to the deck, another one: B reads the name."""
    s = Scenario()
    hand = Cards(Owner.YOU, (Area.HAND,), NameIs("Garp"))
    card = s.hand(A, garp(s))
    event = s.hand(A, s.event_card(main=[Move(Choose(hand, 1), Place.DECK_BOTTOM)]))
    game = s.start()
    game.play(event)

    game.choose(f"pick {card}")

    assert any("Garp" in event.text(B) for event in game.game.events)


def reveal_cost(s: Scenario) -> str:
    """A's Character with "you may reveal 1 {Navy} card from your hand: draw 1"."""
    reveal = Reveal(Choose(Cards(Owner.YOU, (Area.HAND,), TypeIs("Navy")), 1))
    return s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),), cost=(reveal,))])


@pytest.mark.rule("11-2-2")
def test_11_2_2_a_card_of_the_hand_is_hidden_again_after_the_cost() -> None:
    """B was shown the card, but afterwards no card of A's hand can be told from another."""
    s = Scenario()
    s.hand(A, garp(s))
    ace = reveal_cost(s)
    game = s.start()

    game.choose(f"activate {ace}.1")

    texts = [event.text(B) for event in game.game.events]
    hand = game.game.view(B).to_dict()["A"]["hand"]  # type: ignore[index]
    assert (any("Garp" in text for text in texts), hand) == (True, [None, None])


@pytest.mark.rule("11-2-2")
def test_11_2_2_a_life_card_that_was_revealed_is_face_down_again() -> None:
    """After the effect A's top Life card lies as it lay before."""
    s = Scenario()
    s.life_top(A, garp(s))
    event = s.hand(A, s.event_card(main=[Reveal(Top(Owner.YOU, Area.LIFE))]))
    game = s.start()

    game.play(event)

    assert (GARP in told(game, B), game.side(A)["life_face_up_indexes"]) == (True, [])


@pytest.mark.rule("11-2-2")
def test_11_2_2_a_revealed_card_of_the_deck_stays_there() -> None:
    """It was shown to both players and is drawn next, unseen by B."""
    s = Scenario()
    top = s.deck_top(A, garp(s))
    event = s.hand(A, s.event_card(main=[Reveal(Top(*YOUR_DECK)), Draw(1)]))
    game = s.start()

    game.play(event)

    drawn = [event.text(B) for event in game.game.events if event.kind == "card_drawn"]
    assert (game.area(top), drawn) == ("hand", ["A drew a card by the effect of Card 5 (TEST-005)."])


def look_at_their_deck() -> Table:
    s = Scenario()
    s.deck_top(B, garp(s))
    event = s.hand(A, s.event_card(main=[Look(Top(Owner.OPPONENT, Area.DECK, 3))]))
    return s.start().play(event)


@pytest.mark.rule("11-3-1")
@pytest.mark.parametrize(("viewer", "sees"), [(A, True), (B, False), (None, False)])
def test_11_3_1_only_the_player_of_the_effect_looks(viewer: int | None, sees: bool) -> None:
    """A looks at the top of B's deck; B, whose deck it is, does not see it."""
    game = look_at_their_deck()

    looked = [event.to_dict(viewer)["cards"] for event in game.game.events if event.kind == "looked"]

    assert (GARP in json.dumps(looked)) == sees


@pytest.mark.rule("11-3-1")
@pytest.mark.parametrize("viewer", [B, None])
def test_11_3_1_a_choice_among_looked_at_cards_is_private(viewer: int | None) -> None:
    """While A picks from the top 3, nobody else learns what they are."""
    s = Scenario()
    s.deck_top(A, garp(s))
    take = Move(ChooseFrom(1, TypeIs("Navy"), 1, up_to=True, slot=2), Place.HAND)
    event = s.hand(A, s.event_card(main=[Look(Top(*YOUR_DECK, 3, slot=1)), take]))
    game = s.start()

    game.play(event)

    assert (game.asked(), GARP in told(game, A), GARP in told(game, viewer)) == (
        (A, "cards"),
        True,
        False,
    )


@pytest.mark.rule("11-3-2")
def test_11_3_2_the_cards_stay_in_the_deck_while_they_are_looked_at() -> None:
    """With 3 cards in the deck A looks at "the top 5": the deck still has 3, and A has not lost."""
    s = Scenario()
    s.deck(A, 3)
    look = Look(Top(*YOUR_DECK, 5, slot=1))
    take = Move(ChooseFrom(1, None, 1, up_to=True, slot=2), Place.HAND)
    event = s.hand(A, s.event_card(main=[look, take, Move(Slot(1), Place.DECK_BOTTOM)]))
    game = s.start()

    game.play(event)

    assert (game.asked(), game.count(A, "deck")) == ((A, "cards"), 3)


@pytest.mark.rule("11-3-2")
def test_11_3_2_what_is_put_back_never_left_the_deck() -> None:
    """One of the 3 is taken and the rest goes to the bottom: 2 are left, and the game goes on."""
    s = Scenario()
    s.deck(A, 3)
    for _ in range(3):
        s.deck_top(A, s.character_card())
    look = Look(Top(*YOUR_DECK, 5, slot=1))
    take = Move(ChooseFrom(1, None, 1, up_to=True, slot=2), Place.HAND)
    event = s.hand(A, s.event_card(main=[look, take, Move(Slot(1), Place.DECK_BOTTOM)]))
    game = s.start().play(event)
    game.choose(game.choices()[0])

    game.choose(game.choices()[0])

    assert (game.count(A, "deck"), game.count(A, "hand"), game.asked()) == (2, 1, (A, "main"))


@pytest.mark.rule("11-3-3")
def test_11_3_3_cards_that_were_looked_at_stay_as_they_were() -> None:
    """ "Look at the top 2 cards" changes nothing: they are drawn in the same order."""
    s = Scenario()
    first, second = [s.deck_top(A, s.character_card()) for _ in range(2)]
    event = s.hand(A, s.event_card(main=[Look(Top(*YOUR_DECK, 2)), Draw(1)]))
    game = s.start()

    game.play(event)

    assert (game.area(first), game.area(second)) == ("hand", "deck")


@pytest.mark.rule("11-3-3")
def test_11_3_3_life_cards_keep_their_facing() -> None:
    """After a look at all of A's Life the face-up card is face-up, and the others are face-down."""
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=True)
    s.life_top(A, s.character_card())
    event = s.hand(A, s.event_card(main=[Look(Every(Cards(Owner.YOU, (Area.LIFE,))))]))
    game = s.start()

    game.play(event)

    assert game.side(A)["life_face_up_indexes"] == [1]


@pytest.mark.rule("11-3-1", "11-3-2")
@pytest.mark.parametrize(("viewer", "seen"), [(A, 3), (B, 0)])
def test_11_3_1_the_view_shows_what_is_being_looked_at(viewer: int, seen: int) -> None:
    """A looks at 3 cards of the deck and picks one; only A's view has them, and they lie in the deck."""
    s = Scenario()
    look = [Look(Top(Owner.YOU, Area.DECK, 3, slot=1)), Move(ChooseFrom(1, None, 1), Place.HAND)]
    event = s.hand(A, s.event_card(cost=0, main=look))
    cards = [s.deck_top(A, s.character_card()) for _ in range(3)]
    table = s.start().play(event)
    looking_at = table.game.view(viewer).to_dict()["looking_at"]
    assert isinstance(looking_at, list)
    assert [card["area"] for card in looking_at] == ["deck"] * seen
    assert {card["id"] for card in looking_at} <= {table.id(card) for card in cards}
