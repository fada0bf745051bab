"""Later sets: what effects do with cards of hand, deck and trash."""

import pytest

from optcg.model.effects import Play
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area, Color
from tests.official.board import Board
from tests.official.offers import KO_ONE, can_use, free_event, in_any_order, offers, picks, use
from tests.scenario import A, B


@pytest.mark.parametrize(("held", "left"), [(4, 5), (1, 4)])
def test_op14_054_trashes_down_to_five_at_the_end_of_the_turn(held: int, left: int) -> None:
    """It draws 3 for a Fish-Man; a smaller hand loses nothing, and nothing is drawn up to five."""
    s = Board()
    s.leader(A, types=("Fish-Man",))
    s.don(A, active=6)
    card = s.hold(A, "OP14-054")
    for _ in range(held):
        s.hand(A, s.character_card())
    game = s.start().play(card).end()
    while game.asked()[1] == "cards":
        assert "done" not in game.choices()
        game.choose(game.choices()[0])
    assert game.asked() == (B, "main")
    assert game.count(A, "hand") == left


def test_op09_096_takes_one_of_three_and_trashes_the_rest() -> None:
    """A card of its own name is not offered; nothing need be taken."""
    s = Board()
    event = s.hold(A, "OP09-096")
    twin, mine, other = (s.on_deck(A, number) for number in ("OP09-096", "OP09-086", "OP14-106"))
    below = s.on_deck(A, "OP09-086")
    game = s.start().play(event)
    assert offers(game) == {f"pick {mine}", "done"}
    game.choose(f"pick {mine}")
    assert [game.area(ref) for ref in (twin, mine, other, below)] == ["trash", "hand", "trash", "deck"]


@pytest.mark.parametrize("types", ["Former Whitebeard Pirates", "Navy"])
def test_op08_053_takes_a_type_or_a_name_and_splits_the_rest(types: str) -> None:
    """Top or bottom of the deck, each as its player likes; under another Leader nothing happens."""
    s = Board()
    s.leader(A, types=(types,))
    event = s.hold(A, "OP08-053")
    luffy = s.deck_top(A, s.character_card(name="Monkey.D.Luffy"))
    white, other = s.on_deck(A, "OP13-056"), s.on_deck(A, "OP14-106")
    game = s.start().play(event)
    if types == "Navy":
        assert game.asked() == (A, "main")
        return
    assert picks(game) == {luffy, white}
    game.choose(f"pick {luffy}").choose(f"pick {white}").choose("bottom").choose("top")
    assert game.area(luffy) == "hand"
    game.end().end()
    assert (game.area(other), game.area(white)) == ("hand", "deck")


def test_op11_047_trashes_what_it_does_not_take() -> None:
    """A type with the word in it, any category; five cards are looked at."""
    s = Board()
    s.leader(A, types=("The Vinsmoke Family",))
    card = s.hold(A, "OP11-047")
    germa = s.deck_top(A, s.event_card(types=("Kingdom of GERMA",)))
    rest = [s.on_deck(A, "OP14-106") for _ in range(4)]
    below = s.on_deck(A, "OP11-046")
    game = s.start().play(card)
    assert offers(game) == {f"pick {germa}", "done"}
    game.choose("done")
    assert {game.area(ref) for ref in (germa, *rest)} == {"trash"}
    assert game.area(below) == "deck"


def test_eb02_025_plays_a_small_character_rested_from_the_deck() -> None:
    """Characters with cost 2 or less only; the others go to the bottom."""
    s = Board()
    s.leader(A, name="Donquixote Rosinante")
    card = s.put(A, "EB02-025")
    small = s.deck_top(A, s.character_card(cost=2))
    dear, event = s.deck_top(A, s.character_card(cost=3)), s.deck_top(A, s.event_card(cost=1))
    for _ in range(2):
        s.deck_top(A, s.stage_card(cost=1))
    game = use(s.start(), card)
    assert offers(game) == {f"pick {small}", "done"}
    in_any_order(game.choose(f"pick {small}"))
    assert game.rested(small)
    assert (game.area(dear), game.area(event)) == ("deck", "deck")
    assert game.count(A, "don_active") == 4


def test_eb03_048_finds_a_stage_and_plays_one_of_cost_1() -> None:
    """What was found may cost more, and stays in the hand then; the old Stage is trashed."""
    s = Board()
    old = s.stage(A)
    card = s.hold(A, "EB03-048")
    dear = s.deck_top(A, s.stage_card(cost=2, types=("Dressrosa",)))
    person = s.deck_top(A, s.character_card(types=("Dressrosa",)))
    held = s.hand(A, s.stage_card(cost=1, types=("Dressrosa",)))
    s.hand(A, s.stage_card(cost=1))
    game = s.start().play(card)
    assert offers(game) == {f"pick {dear}", "done"}
    in_any_order(game.choose(f"pick {dear}"))
    assert offers(game) == {f"pick {held}", "done"}
    game.choose(f"pick {held}")
    assert [game.area(ref) for ref in (held, old, dear, person)] == ["stage", "trash", "hand", "deck"]


@pytest.mark.parametrize(
    ("held", "types", "asks"), [(6, "Egghead", True), (5, "Egghead", False), (6, "Navy", False)]
)
def test_op09_111_makes_the_attacker_trash_two_cards(held: int, types: str, asks: bool) -> None:
    """A [Trigger]: the opponent of its player chooses out of their own hand."""
    s = Board()
    s.leader(B, types=(types,))
    s.on_life(B, "OP09-111")
    cards = [s.hand(A, s.character_card()) for _ in range(held)]
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    assert (game.asked() == (A, "cards")) is asks
    if asks:
        assert picks(game) == set(cards)
        game.choose(f"pick {cards[0]}").choose(f"pick {cards[5]}")
        assert game.asked() == (A, "main")
    assert game.count(A, "hand") == (4 if asks else held)


def test_op08_042_returns_a_character_of_either_player() -> None:
    """Cost 3 or less; the owner gets it back, itself costs 4."""
    s = Board()
    card = s.put(A, "OP08-042", don=1)
    own, theirs = s.character(A, cost=3), s.character(B, cost=3)
    dear = s.character(B, cost=4)
    game = s.start().declare(card, "leader_b")
    assert offers(game) == {f"pick {own}", f"pick {theirs}", "done"}
    game.choose(f"pick {theirs}")
    assert (game.owner(theirs), game.area(theirs)) == (B, "hand")
    assert game.area(dear) == "characters"


@pytest.mark.parametrize(("option", "place"), [(1, "hand"), (2, "deck")])
def test_op11_050_chooses_where_the_character_goes(option: int, place: str) -> None:
    s = Board()
    card, paid, other = s.put(A, "OP11-050"), s.hold(A, "OP11-042"), s.hold(A, "OP14-106")
    one, two = s.character(B, cost=1), s.character(B, cost=2)
    game = s.start().declare(card, "leader_b").choose("yes")
    assert (game.area(paid), game.area(other)) == ("trash", "hand")
    assert picks(game) == {one}
    game.choose(f"pick {one}").choose(f"option {option}")
    assert (game.area(one), game.owner(one), game.area(two)) == (place, B, "characters")


def test_p_055_lets_the_opponent_choose_which_of_their_characters_goes() -> None:
    s = Board()
    card = s.hold(A, "P-055")
    paid = [s.hand(A, s.character_card()) for _ in range(2)]
    own, one, two = s.character(A), s.character(B, cost=9), s.character(B, cost=1)
    game = s.start().play(card).choose("yes")
    assert [game.area(ref) for ref in paid] == ["trash", "trash"]
    assert game.asked() == (B, "cards")
    assert offers(game) == {f"pick {one}", f"pick {two}"}
    game.choose(f"pick {two}")
    assert (game.area(two), game.area(one), game.area(own)) == ("deck", "characters", "characters")


@pytest.mark.parametrize(("number", "fits"), [("OP13-044", True), ("OP13-056", False), ("OP14-106", False)])
def test_op08_052_plays_the_shown_card_or_puts_it_back(number: str, fits: bool) -> None:
    """Crew with cost 4 or less; declined or unfit, it goes to the top or bottom."""
    s = Board()
    card, top = s.hold(A, "OP08-052"), s.on_deck(A, number)
    game = s.start().play(card)
    if fits:
        assert offers(game) == {f"pick {top}", "done"}
        game.choose(f"pick {top}")
        assert game.area(top) == "characters"
        assert game.asked() == (A, "main")
    else:
        assert offers(game) == {"top", "bottom"}


def test_op08_071_plays_a_named_card_from_the_deck_when_it_is_ko() -> None:
    """In the opponent's turn, for DON!! -1; the deck is looked through and shuffled."""
    s = Board(turn_player=B)
    card = s.put(A, "OP08-071")
    s.deck_top(A, s.character_card(name="Baron Tamago", cost=5))
    for _ in range(3):
        s.on_deck(A, "OP14-106")
    baron = s.on_deck(A, "OP08-070")
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert offers(game) == {f"pick {baron}", "done"}
    game.choose(f"pick {baron}")
    assert (game.area(baron), game.area(card)) == ("characters", "trash")
    assert game.count(A, "don_deck") == 6


def test_op11_091_makes_the_opponent_bury_three_events() -> None:
    """They choose which of their own, and the order; fewer than three go all."""
    for count in (4, 2):
        s = Board()
        card = s.hold(A, "OP11-091")
        events = [s.trash(B, s.event_card()) for _ in range(count)]
        person = s.trash(B, s.character_card())
        mine = s.trash(A, s.event_card())
        game = s.start().play(card)
        if count == 4:
            assert game.asked() == (B, "cards")
            assert picks(game) == set(events)
            for ref in events[:3]:
                game.choose(f"pick {ref}")
        assert game.asked()[0] == B
        in_any_order(game)
        assert sum(game.area(ref) == "deck" for ref in events) == min(count, 3)
        assert (game.area(person), game.area(mine)) == ("trash", "trash")


def test_op11_072_buries_two_cards_and_then_takes_a_life_card() -> None:
    """The second sentence is forced, and happens also against an empty trash."""
    s = Board()
    card, top = s.put(A, "OP11-072"), s.on_life(A, "OP14-106")
    game = use(s.start(), card)
    assert game.area(top) == "hand"
    assert game.rested(card)
    assert game.count(A, "don_deck") == 6
    assert game.asked() == (A, "main")


def test_op10_067_takes_a_purple_event_back() -> None:
    """With cost 5 or less; then a DON!! becomes active."""
    s = Board()
    s.don(A, active=6)
    card = s.hold(A, "OP10-067")
    purple = (Color.PURPLE,)
    event = s.trash(A, s.event_card(cost=5, colors=purple))
    s.trash(A, s.event_card(cost=6, colors=purple))
    s.trash(A, s.event_card(cost=1))
    s.trash(A, s.character_card(cost=1, colors=purple))
    game = s.start().play(card).choose("yes").choose("pick don rested")
    assert offers(game) == {f"pick {event}", "done"}
    game.choose(f"pick {event}").choose("pick don rested")
    assert game.area(event) == "hand"
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 3)


@pytest.mark.parametrize(("answer", "place"), [("yes", "hand"), ("no", "trash")])
def test_p_071_may_go_back_to_the_hand_when_it_is_ko(answer: str, place: str) -> None:
    s = Board()
    card = s.put(B, "P-071", rested=True)
    strong = s.character(A, power=9000)
    game = s.start().attack(strong, card)
    assert game.asked() == (B, "yes_no")
    assert game.choose(answer).area(card) == place


def test_eb02_024_buries_two_cards_and_returns_any_small_character() -> None:
    """Also of its own player; an effect that looks for its other name finds it."""
    s = Board()
    card = s.hold(A, "EB02-024")
    one, two = [s.hand(A, s.character_card()) for _ in range(2)]
    own, theirs, dear = s.character(A, cost=1), s.character(B, cost=0), s.character(B, cost=2)
    game = s.start().play(card)
    assert len(picks(game)) == 4
    game.choose(f"pick {one}").choose(f"pick {two}")
    in_any_order(game)
    assert (game.area(one), game.area(two)) == ("deck", "deck")
    assert offers(game) == {f"pick {own}", f"pick {theirs}", "done"}
    assert game.choose("done").area(dear) == "characters"
    s = Board()
    card = s.hold(A, "EB02-024")
    s.hold(A, "OP14-106")
    seeks = Play(Choose(Cards(Owner.YOU, (Area.HAND,), NameIs("Usopp")), 1, up_to=True))
    event = free_event(s, A, seeks)
    assert offers(s.start().play(event)) == {f"pick {card}", "done"}


def test_st17_003_puts_three_cards_back_in_any_order() -> None:
    """On top only: nobody is asked about the bottom; the first picked lies uppermost."""
    s = Board()
    card = s.hold(A, "ST17-003")
    one, two, three = [s.on_deck(A, number) for number in ("OP14-106", "OP14-102", "OP14-103")]
    below = s.on_deck(A, "OP14-104")
    game = s.start().play(card)
    assert picks(game) == {one, two, three}
    game.choose(f"pick {three}")
    assert "bottom" not in game.choices()
    game.choose(f"pick {one}")
    game.end().end()
    assert (game.area(three), game.area(one), game.area(below)) == ("hand", "deck", "deck")
    game.end().end()
    assert (game.area(one), game.area(two)) == ("hand", "deck")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_p_046_changes_the_whole_hand(answer: str) -> None:
    """All or nothing, and as many are drawn as went away."""
    s = Board()
    card = s.hold(A, "P-046")
    held = [s.hand(A, s.character_card()) for _ in range(3)]
    game = in_any_order(s.start().play(card).choose(answer))
    assert {game.area(ref) for ref in held} == {"deck" if answer == "yes" else "hand"}
    assert game.count(A, "hand") == 3


def test_st22_001_shows_a_card_and_puts_that_one_on_the_deck() -> None:
    """The drawn card stays; a card of another type cannot be shown."""
    s = Board()
    s.lead(A, "ST22-001")
    shown, second, other = s.hold(A, "OP13-056"), s.hold(A, "OP13-044"), s.hold(A, "OP14-106")
    fresh = s.on_deck(A, "OP14-103")
    game = use(s.start(), "leader_a")
    assert picks(game) == {shown, second}
    game.choose(f"pick {shown}")
    assert [game.area(ref) for ref in (shown, second, other, fresh)] == ["deck", "hand", "hand", "hand"]
    assert not can_use(game, "leader_a")
    game.end().end()
    assert game.area(shown) == "hand"
