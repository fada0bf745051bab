"""Later sets: activation costs out of hand, trash, deck and Life, and with DON!!."""

import pytest

from optcg.model.terms import Color
from tests.official.board import Board
from tests.official.offers import can_use, in_any_order, offers, picks, targets, use
from tests.scenario import A, B

BLACK, BLUE = (Color.BLACK,), (Color.BLUE,)


@pytest.mark.parametrize("colors", [BLACK, BLUE])
def test_st19_002_wants_two_black_navy_cards(colors: tuple[Color, ...]) -> None:
    """Of any category; a blue one and one of another type do not pay."""
    s = Board()
    s.leader(A, types=("Navy",))
    card = s.hold(A, "ST19-002")
    one = s.hand(A, s.event_card(types=("Navy",), colors=BLACK))
    two = s.hand(A, s.character_card(types=("Navy",), colors=colors))
    other = s.hand(A, s.character_card(types=("SWORD",), colors=BLACK))
    game = s.start().play(card)
    if colors == BLUE:
        assert game.asked() == (A, "main")
        assert game.area(one) == "hand"
        return
    game.choose("yes")
    assert (game.area(one), game.area(two), game.area(other)) == ("trash", "trash", "hand")
    assert game.count(A, "hand") == 4


def test_prb02_003_pays_with_a_strong_character_card() -> None:
    """An Event and a Character with 5000 power are not offered; it may be declined."""
    s = Board()
    card = s.hold(A, "PRB02-003")
    strong = [s.hand(A, s.character_card(power=power)) for power in (6000, 9000)]
    weak, event = s.hand(A, s.character_card(power=5000)), s.hand(A, s.event_card())
    game = s.start().play(card).choose("yes")
    assert picks(game) == set(strong)
    game.choose(f"pick {strong[0]}")
    assert (game.area(weak), game.area(event)) == ("hand", "hand")
    assert game.count(A, "hand") == 5


def test_op10_072_pays_with_an_event_and_wakes_don_at_the_end() -> None:
    """Seven DON!! on the field, given ones too, for the second."""
    s = Board()
    s.don(A, active=5, rested=1)
    s.character(A, don=1)
    card, event, other = s.hold(A, "OP10-072"), s.hand(A, s.event_card()), s.hand(A, s.character_card())
    game = s.start().play(card).choose("yes")
    assert (game.area(event), game.area(other)) == ("trash", "hand")
    assert game.count(A, "hand") == 3
    game.end().choose("pick don rested").choose("pick don rested")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 4)


def test_st26_003_returns_any_two_don_of_the_field() -> None:
    """Active, rested or given; one that was given takes its power along."""
    s = Board()
    s.don(A, active=4, rested=1)
    friend, card = s.character(A, don=1), s.hold(A, "ST26-003")
    game = s.start().play(card).choose("yes")
    assert picks(game) == {"don active", "don rested", f"don {friend}"}
    game.choose(f"pick don {friend}").choose("pick don rested")
    assert game.power(friend) == 5000
    game.choose("number 1")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 3)


def test_op09_065_returns_as_many_don_as_its_player_likes() -> None:
    """One at least; then [Rush], and a Character with cost 6 or less is rested."""
    s = Board()
    s.don(A, active=9)
    card = s.hold(A, "OP09-065")
    six, seven = s.character(B, cost=6), s.character(B, cost=7)
    game = s.start().play(card)
    assert offers(game) == {"pick don active", "pick don rested", "no"}
    game.choose("pick don rested")
    assert "done" in game.choices()
    game.choose("pick don active").choose("done")
    assert game.count(A, "don_deck") == 3
    assert picks(game) == {six}
    game.choose("done")
    assert not game.rested(seven)
    assert "leader_b" in targets(game, card)


@pytest.mark.parametrize(("given", "paid"), [(1, True), (0, False)])
def test_st28_004_takes_back_given_don_rested(given: int, paid: bool) -> None:
    """Two in total, from Leader and Characters; with two Life the Leader is stronger in the own turn."""
    s = Board()
    s.life(A, 2)
    s.lead(A, "OP14-020", don=1)
    s.don(A, active=2)
    card = s.put(A, "ST28-004", played_this_turn=True)
    friend = s.character(A, don=given)
    game = s.start()
    assert game.power("leader_a") == 7000
    assert can_use(game, card) is paid
    if paid:
        use(game, card)
        assert (game.don("leader_a"), game.don(friend)) == (0, 0)
        assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 2)
        assert game.power(card) == 8000
        assert targets(game, card) == {"leader_b"}
        assert game.end().power("leader_a") == 5000


@pytest.mark.parametrize(("don", "rested"), [(1, False), (0, False), (1, True)])
def test_op09_095_rests_a_don_and_itself(don: int, rested: bool) -> None:
    """Both, or nothing; then it looks for its type among five cards."""
    s = Board()
    s.don(A, active=don, rested=3)
    card = s.put(A, "OP09-095", rested=rested)
    one, two = s.on_deck(A, "OP09-086"), s.on_deck(A, "OP14-106")
    game = s.start()
    assert can_use(game, card) is (don == 1 and not rested)
    if can_use(game, card):
        use(game, card)
        assert game.rested(card)
        assert game.count(A, "don_active") == 0
        assert offers(game) == {f"pick {one}", "done"}
        in_any_order(game.choose(f"pick {one}"))
        assert (game.area(one), game.area(two)) == ("hand", "deck")


def test_op10_103_takes_a_life_card_and_puts_a_supernova_there_face_up() -> None:
    """From the top or the bottom; the card just taken may go back. Events and other types may not."""
    s = Board()
    s.life(A, 2)
    top = s.on_life(A, "OP10-113")
    card = s.hold(A, "OP10-103")
    event = s.hand(A, s.event_card(types=("Supernovas",)))
    other = s.hold(A, "OP14-106")
    game = s.start().play(card).choose("yes")
    assert offers(game) == {"top", "bottom"}
    game.choose("top")
    assert game.area(top) == "hand"
    assert offers(game) == {f"pick {top}", "done"}
    game.choose(f"pick {top}")
    assert game.area(top) == "life"
    assert game.side(A)["life_face_up_indexes"] == [0]
    assert (game.area(event), game.area(other)) == ("hand", "hand")


@pytest.mark.parametrize("life", [1, 0])
def test_eb03_054_trashes_its_top_life_card_for_a_new_one(life: int) -> None:
    """No [Trigger] is offered; without Life the cost cannot be paid."""
    s = Board()
    s.life(A, 0)
    card = s.hold(A, "EB03-054")
    top = s.on_life(A, "OP14-106") if life else ""
    fresh = s.on_deck(A, "OP10-113")
    game = s.start().play(card)
    if life:
        game.choose("yes").choose("yes")
        assert (game.area(top), game.area(fresh)) == ("trash", "life")
        assert game.side(A)["life_face_up_indexes"] == []
    assert game.asked() == (A, "main")
    assert game.count(A, "life") == life


@pytest.mark.parametrize("up", [True, False])
def test_st20_001_and_op08_063_turn_the_top_life_card(up: bool) -> None:
    """Face-up is paid only by a face-down card, and the other way round."""
    s = Board()
    s.don(A, active=6, rested=1)
    s.on_life(A, "OP14-106", face_up=up)
    turns_up, turns_down = s.put(A, "ST20-001"), s.hold(A, "OP08-063")
    game = s.start()
    assert can_use(game, turns_up) is not up
    if not up:
        use(game, turns_up).choose(f"pick {turns_up}").choose("pick don rested")
        assert game.don(turns_up) == 1
        assert game.side(A)["life_face_up_indexes"] == [0]
        assert not can_use(game, turns_up)
    game.play(turns_down).choose("yes").choose("number 1")
    assert game.side(A)["life_face_up_indexes"] == []
    assert game.count(A, "don_active") == 1


@pytest.mark.parametrize("face_up", [[], [0], [1], [2]])
def test_op08_058_turns_two_life_cards_or_none(face_up: list[int]) -> None:
    """One of the two on top that is face-up already bars the cost; a deeper one does not."""
    s = Board()
    s.lead(A, "OP08-058")
    s.sides[A]["life_face_up_indexes"] = face_up
    game = s.start().declare("leader_a", "leader_b")
    assert (game.asked() == (A, "yes_no")) is (face_up in ([], [2]))
    if game.asked()[1] == "yes_no":
        game.choose("yes").choose("number 1")
        assert game.count(A, "don_rested") == 1
        assert game.side(A)["life_face_up_indexes"] == [0, 1, *face_up]


@pytest.mark.parametrize("third", ["CP9", "Navy"])
def test_eb03_043_puts_two_cards_of_any_cp_back(third: str) -> None:
    """Any type with the letters in it."""
    s = Board()
    s.don(A, active=7)
    card = s.hold(A, "EB03-043")
    one = s.trash(A, s.character_card(types=("CP0",)))
    two = s.trash(A, s.event_card(types=(third,)))
    other = s.trash(A, s.character_card(types=("Navy",)))
    four, five = s.character(B, cost=4), s.character(B, cost=5)
    game = s.start().play(card)
    if third == "Navy":
        assert game.asked() == (A, "main")
        assert game.area(one) == "trash"
        return
    in_any_order(game.choose("yes"))
    assert [game.area(ref) for ref in (one, two, other)] == ["deck", "deck", "trash"]
    assert picks(game) == {four}
    assert f"pick {five}" not in game.choices()


@pytest.mark.parametrize("deck", [5, 2])
def test_op11_098_trashes_three_cards_of_the_deck(deck: int) -> None:
    """Two are too few: nothing is paid and nothing happens."""
    s = Board()
    s.deck(A, deck)
    event = s.hold(A, "OP11-098")
    two, three = s.character(B, cost=2), s.character(B, cost=3)
    game = s.start().play(event)
    if deck == 5:
        game.choose("yes")
        assert game.count(A, "deck") == 2
        assert picks(game) == {two}
    else:
        assert game.asked() == (A, "main")
        assert game.count(A, "deck") == 2
    assert game.area(three) == "characters"


@pytest.mark.parametrize("held", [2, 1])
def test_op08_055_shows_two_cards_and_keeps_them(held: int) -> None:
    """Either player's Character with cost 6 or less goes to the bottom of its owner's deck."""
    s = Board()
    event = s.hold(A, "OP08-055")
    shown = [s.hold(A, number) for number in ("OP13-056", "OP13-044")[:held]]
    s.hold(A, "OP14-106")
    own, theirs, dear = s.character(A, cost=6), s.character(B, cost=6), s.character(B, cost=7)
    game = s.start().play(event)
    if held == 1:
        assert game.asked() == (A, "main")
        return
    game.choose("yes")
    assert picks(game) == {own, theirs}
    game.choose(f"pick {theirs}")
    assert (game.owner(theirs), game.area(theirs)) == (B, "deck")
    assert [game.area(ref) for ref in shown] == ["hand", "hand"]
    assert game.area(dear) == "characters"


def test_op12_009_shows_two_events_for_rush_and_power_over_the_next_turn() -> None:
    """[Rush] ends with the turn, the power with that of the opponent; the Events stay in the hand."""
    s = Board()
    card = s.hold(A, "OP12-009")
    events = [s.hand(A, s.event_card()) for _ in range(2)]
    s.hand(A, s.stage_card())
    game = s.start().play(card).choose("yes")
    assert targets(game, card) == {"leader_b"}
    assert [game.area(ref) for ref in events] == ["hand", "hand"]
    game.end()
    assert (game.power(card), game.keywords(card)) == (5000, [])
    game.end()
    assert game.power(card) == 4000


@pytest.mark.parametrize("rested", [True, False])
def test_eb03_006_weakens_an_active_leader(rested: bool) -> None:
    """A rested one cannot pay. 5000 less leaves it at 0 for this turn."""
    s = Board()
    s.leader(A, rested=rested)
    card = s.hold(A, "EB03-006")
    game = s.start().play(card)
    assert (game.asked()[1] == "yes_no") is not rested
    if not rested:
        game.choose("yes")
        assert game.power("leader_a") == 0
        assert game.count(A, "hand") == 1
        assert game.end().power("leader_a") == 5000


def test_op13_007_gives_an_active_don_and_goes_to_the_trash() -> None:
    """The DON!! of the cost area must be active; then an opponent's Character is weakened."""
    s = Board()
    s.don(A, active=1, rested=2)
    card, foe = s.put(A, "OP13-007"), s.character(B)
    game = use(s.start(), card)
    assert picks(game) == {"leader_a", card}
    game.choose("pick leader_a")
    assert (game.don("leader_a"), game.area(card)) == (1, "trash")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (0, 2)
    assert offers(game) == {f"pick {foe}", "done"}
    assert game.choose(f"pick {foe}").power(foe) == 2000
    assert game.end().power(foe) == 5000
    s.don(A, active=0, rested=3)
    assert not can_use(s.start(), card)


def test_st17_005_puts_a_card_of_the_hand_on_top_of_the_deck() -> None:
    """It is drawn again in the next turn; up to two rested DON!! go to one card."""
    s = Board()
    s.don(A, active=3, rested=3)
    card = s.put(A, "ST17-005")
    one, two = [s.hand(A, s.character_card()) for _ in range(2)]
    game = use(s.start(), card)
    assert picks(game) == {one, two}
    game.choose(f"pick {one}").choose(f"pick {card}").choose("pick don rested").choose("done")
    assert game.don(card) == 1
    assert game.area(one) == "deck"
    assert not can_use(game, card)
    game.end().end()
    assert game.area(one) == "hand"


@pytest.mark.parametrize("name", ["Edward.Newgate", "Marco"])
def test_st15_001_forbids_to_take_life_by_own_effects(name: str) -> None:
    """The cost of another card cannot be paid then, this turn; damage still gives Life cards."""
    s = Board()
    s.leader(A, name=name)
    card, taker = s.put(A, "ST15-001"), s.put(A, "OP08-103")
    game = s.start()
    assert can_use(game, taker)
    game.attack(card, "leader_b")
    assert can_use(game, taker) is (name == "Marco")
    game.end().attack("leader_b", "leader_a")
    assert (game.count(A, "life"), game.count(A, "hand")) == (2, 1)
    game.end()
    assert can_use(game, taker)
