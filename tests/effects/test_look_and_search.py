"""Looking at cards, revealing them, taking some of them (Rules 8-4-4-2, 11-2, 11-3)."""

from optcg.model.conditions import SlotFits, YouDid
from optcg.model.effects import Draw, If, Look, Move, Pick, Place, Play, Reveal, Shuffle
from optcg.model.filters import CategoryIs, CostIs, TypeIs
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Slot, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import OPPONENT, OWN_HAND, THEIR_HAND, YOU, pile, resolve
from tests.scenario import A, B, Scenario, Table

NAVY = TypeIs("Navy")


def _deck(s: Scenario, *types: str, player: int = A) -> list[str]:
    return [s.deck_top(player, s.character_card(types=(t,))) for t in types]


def _seen(game: Table, player: int) -> list[str]:
    """What the log of this player says of the last cards looked at or shown."""
    return [e.text(player) for e in game.game.events if e.kind in ("looked", "card_shown")]


def _search(count: int = 1) -> tuple[Look, Move, Move]:
    return (
        Look(Top(YOU, Area.DECK, 3, slot=1)),
        Move(ChooseFrom(1, NAVY, count, up_to=True, slot=2), Place.HAND),
        Move(Slot(1), Place.DECK_BOTTOM),
    )


def test_look_leaves_the_cards_in_the_deck() -> None:
    """Rule 11-3-2."""
    s = Scenario()
    cards = _deck(s, "Navy", "Wano")
    game = resolve(s, Look(Top(YOU, Area.DECK, 2)))

    assert pile(game, A, "deck")[:2] == cards


def test_look_shows_only_the_effects_player() -> None:
    s = Scenario()
    card = _deck(s, "Navy")[0]
    game = resolve(s, Look(Top(YOU, Area.DECK, 1)))

    sight = game.game.state.players[A].deck[-1].sight
    assert (game.area(card), sight) == ("deck", 1)


def test_look_at_more_cards_than_there_are() -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.deck(A, 2)
    game = resolve(s, Look(Top(YOU, Area.DECK, 5, slot=1)), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 1


def test_search_offers_only_what_fits_and_nothing() -> None:
    """Rules 4-8-1, 8-4-4-2."""
    s = Scenario()
    cards = _deck(s, "Navy", "Wano", "Navy")
    game = resolve(s, *_search())

    assert sorted(game.choices()) == sorted([f"pick {cards[0]}", f"pick {cards[2]}", "done"])


def test_search_takes_one_and_puts_the_rest_at_the_bottom() -> None:
    s = Scenario()
    cards = _deck(s, "Navy", "Wano", "Navy")
    game = resolve(s, *_search()).choose(f"pick {cards[0]}").choose(f"pick {cards[2]}")

    assert (game.area(cards[0]), pile(game, A, "deck")[-2:]) == ("hand", [cards[2], cards[1]])


def test_search_finds_nothing_and_all_goes_to_the_bottom() -> None:
    s = Scenario()
    cards = _deck(s, "Wano", "Wano", "Wano")
    game = resolve(s, *_search())
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])

    assert (game.count(A, "hand"), sorted(pile(game, A, "deck")[-3:])) == (0, sorted(cards))


def test_a_card_taken_for_what_it_is_was_shown() -> None:
    """Rule 11-2-1: both players know it in the hand."""
    s = Scenario()
    cards = _deck(s, "Navy", "Wano", "Wano")
    game = resolve(s, *_search()).choose(f"pick {cards[0]}")

    assert game.game.state.players[A].hand[-1].sight & 3 == 3


def test_play_what_was_found_instead() -> None:
    s = Scenario()
    cards = _deck(s, "Navy", "Wano")
    look = Look(Top(YOU, Area.DECK, 2, slot=1))
    game = resolve(s, look, Play(ChooseFrom(1, NAVY, up_to=True, slot=2))).choose(f"pick {cards[0]}")

    assert game.area(cards[0]) == "characters"


def test_search_the_whole_deck_and_shuffle() -> None:
    s = Scenario()
    card = _deck(s, "Navy")[0]
    deck = Cards(YOU, (Area.DECK,), NAVY)
    game = resolve(s, Move(Choose(deck, 1, up_to=True), Place.HAND), Shuffle()).choose(f"pick {card}")

    assert (game.area(card), "deck_shuffled" in game.kinds()) == ("hand", True)


def test_reveal_shows_both_players_and_leaves_the_card() -> None:
    """Rule 11-2."""
    s = Scenario()
    card = s.hand(A, s.character_card())
    game = resolve(s, Reveal(Every(OWN_HAND)))

    assert (game.area(card), len(_seen(game, B))) == ("hand", 2)


def test_reveal_of_a_card_of_the_hand_may_be_declined() -> None:
    """Rule 8-4-4-2: nobody can prove that there is one."""
    s = Scenario()
    card = s.hand(A, s.character_card(types=("Navy",)))
    game = resolve(s, Reveal(Choose(Cards(YOU, (Area.HAND,), NAVY), 1)), If(YouDid(), (Draw(1),)))
    choices = game.choices()
    game.choose("done")

    assert (choices, game.count(A, "hand")) == ([f"pick {card}", "done"], 1)


def test_reveal_nothing_is_not_done() -> None:
    game = resolve(Scenario(), Reveal(Every(OWN_HAND)), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_reveal_the_top_card_and_test_it() -> None:
    s = Scenario()
    _deck(s, "Navy")
    reveal = Reveal(Top(YOU, Area.DECK, 1, slot=1))
    game = resolve(s, reveal, If(SlotFits(1, NAVY), (Draw(1),)))

    assert game.count(A, "hand") == 1


def test_reveal_the_top_life_card_and_play_it_if_it_fits() -> None:
    """ST13-007; a card that does not fit stays where it is."""
    s = Scenario()
    card = s.life_top(A, s.character_card(cost=5))
    small = CostIs("<=", 4)
    game = resolve(s, Reveal(Top(YOU, Area.LIFE, 1, slot=1)), If(SlotFits(1, small), (Play(Slot(1)),)))

    assert game.area(card) == "life"


def test_cards_of_the_opponents_hand_are_picked_blind() -> None:
    """Rule 3-4-3: by their place in a face-down row."""
    s = Scenario()
    for _ in range(3):
        s.hand(B, s.character_card())
    game = resolve(s, Move(Choose(THEIR_HAND, 1), Place.TRASH))
    asked, choices = game.asked(), game.choices()
    game.choose("pick 2")

    assert (asked, choices, game.count(B, "hand")) == ((A, "cards"), ["pick 1", "pick 2", "pick 3"], 2)


def test_none_of_up_to_1_is_picked_blind() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    game = resolve(s, Move(Choose(THEIR_HAND, 1, up_to=True), Place.TRASH), Draw(1))
    game.choose("done")

    assert (game.count(B, "hand"), game.count(A, "hand")) == (1, 1)


def test_a_blind_pick_is_revealed_and_tested() -> None:
    """OP01-063."""
    s = Scenario()
    s.hand(B, s.event_card(main=[Draw(1)]))
    pick = Pick(Choose(THEIR_HAND, 1, slot=1))
    event = CategoryIs(Category.EVENT)
    game = resolve(s, pick, Reveal(Slot(1)), If(SlotFits(1, event), (Draw(1),)))

    assert game.count(A, "hand") == 1


def test_a_blind_pick_of_more_than_there_are_takes_all() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    game = resolve(s, Move(Choose(THEIR_HAND, 2), Place.TRASH))

    assert game.count(B, "hand") == 0


def test_a_blind_pick_from_an_empty_hand() -> None:
    game = resolve(Scenario(), Move(Choose(THEIR_HAND, 1), Place.TRASH), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_look_at_the_opponents_top_card_and_put_it_back_at_either_end() -> None:
    """OP11-062."""
    s = Scenario()
    card = _deck(s, "Navy", player=B)[0]
    top = Top(OPPONENT, Area.DECK, 1, slot=1)
    game = resolve(s, Look(top), Move(Slot(1), Place.DECK_EITHER))

    assert (game.asked()[1], game.choices(), game.area(card)) == ("place", ["top", "bottom"], "deck")
