"""Later sets: effects that wait for something to happen."""

import pytest

from optcg.model.effects import KO, Draw, Effect, Move, Place, Rest, ReturnDon
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.official.board import Board
from tests.official.offers import BOUNCE_ONE, FOES, KO_ONE, can_use, free_event, offers, picks, targets, use
from tests.scenario import A, B

OWN = Cards(Owner.YOU, (Area.CHARACTER,))
BOUNCE_OWN: Effect = Move(Choose(OWN, 1), Place.HAND)


def test_op08_067_adds_a_don_when_one_is_returned_in_the_own_turn() -> None:
    """Once per turn; two returned at once are one occasion. Not in the opponent's turn."""
    s = Board()
    s.put(A, "OP08-067")
    s.don(A, active=6)
    two, one = free_event(s, A, ReturnDon(2)), free_event(s, A, ReturnDon(1))
    theirs = free_event(s, B, ReturnDon(1, Owner.OPPONENT))
    game = s.start().play(two)
    assert offers(game) == {"number 0", "number 1"}
    game.choose("number 1")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (4, 1)
    game.play(one)
    if game.asked()[1] == "don":
        game.choose("pick don active")
    assert game.asked() == (A, "main")
    game.end().play(theirs)
    if game.asked() == (A, "don"):
        game.choose(game.choices()[0])
    assert game.asked() == (B, "main")


@pytest.mark.parametrize(
    ("types", "own", "adds"),
    [("Big Mom Pirates", True, True), ("Big Mom Pirates", False, False), ("Navy", True, False)],
)
def test_eb03_033_wants_an_own_effect_in_the_turn_of_the_opponent(types: str, own: bool, adds: bool) -> None:
    """A [Counter] that returns DON!! of its player; what the opponent takes does not count."""
    s = Board()
    s.leader(B, types=(types,))
    s.put(B, "EB03-033")
    counter = s.hand(B, s.event_card(cost=0, counter_event=[ReturnDon(1)]))
    theirs = free_event(s, A, ReturnDon(1, Owner.OPPONENT))
    game = s.start()
    if own:
        game.declare("leader_a", "leader_b").choose(f"counter {counter}")
    else:
        game.play(theirs)
    assert (offers(game) == {"number 0", "number 1"}) is adds
    if adds:
        assert game.choose("number 1").count(B, "don_rested") == 1


@pytest.mark.parametrize("count", [2, 1])
def test_p_077_wants_two_don_at_once(count: int) -> None:
    """Then a purple Stage stands up; Stages of other colors are not offered."""
    s = Board()
    s.put(A, "P-077")
    stage = s.put(A, "EB02-041", rested=True)
    event = free_event(s, A, ReturnDon(count))
    game = s.start().play(event)
    if count == 1:
        assert game.asked() == (A, "main")
        return
    game.choose("number 1")
    assert offers(game) == {f"pick {stage}", "done"}
    assert not game.choose(f"pick {stage}").rested(stage)


@pytest.mark.parametrize("how", ["effect", "battle"])
def test_st15_003_strengthens_the_leader_when_ko_by_an_effect(how: str) -> None:
    s = Board(turn_player=B)
    card = s.put(A, "ST15-003", rested=True)
    kos = free_event(s, B, KO_ONE)
    game = s.start()
    if how == "battle":
        game.attack("leader_b", card)
        assert game.asked() == (B, "main")
    else:
        game.play(kos)
        assert game.asked() == (A, "cards")
        game.choose("pick leader_a")
    assert game.area(card) == "trash"
    assert game.power("leader_a") == (7000 if how == "effect" else 5000)
    assert game.end().power("leader_a") == 5000


@pytest.mark.parametrize(("own", "don"), [(False, 1), (True, 1), (False, 0)])
def test_op11_035_rests_a_don_to_play_a_comrade_when_the_opponent_kos_it(own: bool, don: int) -> None:
    """Not for an own effect; without an active DON!! there is nothing to do."""
    s = Board(turn_player=A if own else B)
    s.don(A, active=don, rested=2)
    card = s.put(A, "OP11-035")
    four = s.hand(A, s.character_card(cost=4, types=("Merfolk",)))
    s.hand(A, s.character_card(cost=5, types=("Fish-Man",)))
    s.hand(A, s.character_card(cost=1, types=("Navy",)))
    kos = free_event(s, A, KO(Choose(OWN, 1))) if own else free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert game.area(card) == "trash"
    if not own and don:
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
        assert offers(game) == {f"pick {four}", "done"}
        assert game.choose(f"pick {four}").area(four) == "characters"
        assert game.count(A, "don_active") == 0
    assert game.asked() == (A if own else B, "main")


@pytest.mark.parametrize("how", ["attack", "effect", "opponent"])
def test_op14_028_reacts_to_being_rested_in_the_own_turn(how: str) -> None:
    """Attacking rests it as an effect does; in the turn of the opponent it is silent."""
    s = Board(turn_player=B if how == "opponent" else A)
    card = s.put(A, "OP14-028")
    two = s.character(B, cost=2, rested=True)
    s.character(B, cost=2)
    s.character(B, cost=3, rested=True)
    mine = free_event(s, A, Rest(Choose(OWN, 1)))
    theirs = free_event(s, B, Rest(Choose(FOES, 1)))
    game = s.start()
    if how == "attack":
        game.declare(card, "leader_b")
    else:
        game.play(mine if how == "effect" else theirs)
    assert game.rested(card)
    assert picks(game) == (set() if how == "opponent" else {two})


def test_op10_036_sets_a_don_active_when_its_player_rests_a_character() -> None:
    """Of either side, by an effect: attacking does not count. Once per turn."""
    s = Board()
    s.don(A, active=2, rested=2)
    s.put(A, "OP10-036")
    s.character(B)
    other = s.character(A)
    event = free_event(s, A, Rest(Choose(FOES, 1)))
    game = s.start().attack(other, "leader_b")
    assert game.asked() == (A, "main")
    game.play(event)
    assert offers(game) == {"pick don rested", "done"}
    assert game.choose("pick don rested").count(A, "don_active") == 3


def test_op10_003_adds_a_don_when_its_player_counters_with_an_event() -> None:
    """Once per turn, in the opponent's turn; a Character as Counter is no Event."""
    s = Board()
    s.lead(B, "OP10-003")
    first, second = [s.hand(B, s.event_card(cost=0, counter_event=[Draw(1)])) for _ in range(2)]
    shield = s.hand(B, s.character_card(counter=1000))
    game = s.start().declare("leader_a", "leader_b").choose(f"counter {shield}")
    assert game.asked() == (B, "counter")
    game.choose(f"counter {first}")
    assert offers(game) == {"number 0", "number 1"}
    game.choose("number 1")
    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (6, 0)
    game.choose(f"counter {second}")
    assert game.asked() == (B, "counter")


def test_op11_012_strengthens_all_when_the_opponent_activates_an_event() -> None:
    """All own Characters, not the Leader, for this turn; own Events do nothing."""
    s = Board()
    card, friend = s.put(A, "OP11-012"), s.character(A)
    counter = s.hand(B, s.event_card(cost=0, counter_event=[Draw(1)]))
    mine = free_event(s, A, Draw(1))
    game = s.start().play(mine)
    assert game.power(card) == 4000
    game.declare("leader_a", "leader_b").choose(f"counter {counter}").pass_battle()
    assert (game.power(card), game.power(friend), game.power("leader_a")) == (6000, 7000, 5000)
    assert game.end().power(friend) == 5000


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op13_106_gains_blocker_when_a_trigger_activates(answer: str) -> None:
    """Taking the card instead activates nothing."""
    s = Board()
    card = s.put(B, "OP13-106")
    s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = s.start().declare("leader_a", "leader_b").choose(answer)
    assert ("Blocker" in game.keywords(card)) is (answer == "yes")
    assert "Blocker" not in game.end().keywords(card)


@pytest.mark.parametrize("whose", ["theirs", "mine"])
def test_eb02_023_orders_three_cards_when_an_opposing_character_is_returned(whose: str) -> None:
    """By an own effect; returning an own Character does not count."""
    s = Board()
    s.put(A, "EB02-023")
    s.character(B)
    s.on_deck(A, "OP14-106")
    event = free_event(s, A, BOUNCE_ONE if whose == "theirs" else BOUNCE_OWN)
    game = s.start().play(event)
    assert (game.asked() == (A, "order")) is (whose == "theirs")
    assert game.asked()[0] == A


@pytest.mark.parametrize(
    ("held", "event", "asks"), [(5, KO_ONE, True), (5, BOUNCE_ONE, True), (3, KO_ONE, False)]
)
def test_op08_046_makes_the_opponent_bury_a_card_when_a_character_is_removed(
    held: int, event: Effect, asks: bool
) -> None:
    """By K.O. or otherwise; a hand of five is counted afterwards, and it rests itself only then."""
    s = Board()
    card = s.put(A, "OP08-046")
    s.character(B)
    cards = [s.hand(B, s.character_card()) for _ in range(held)]
    ref = free_event(s, A, event)
    game = s.start().play(ref)
    assert (game.asked() == (B, "cards")) is asks
    if asks:
        game.choose(f"pick {cards[0]}")
        assert game.area(cards[0]) == "deck"
    assert game.rested(card) is asks


@pytest.mark.parametrize(
    ("types", "turn", "draws"),
    [("Whitebeard Pirates", A, True), ("Navy", A, False), ("Whitebeard Pirates", B, False)],
)
def test_op08_056_draws_when_one_of_the_crew_is_removed_in_the_own_turn(
    types: str, turn: int, draws: bool
) -> None:
    """Own effects count too; then a card of the hand goes to the top or bottom of the deck."""
    s = Board(turn_player=turn)
    s.put(A, "OP08-056")
    friend = s.character(A, types=(types,))
    event = free_event(s, A, BOUNCE_OWN) if turn == A else free_event(s, B, BOUNCE_ONE)
    game = s.start().play(event)
    assert game.area(friend) == "hand"
    if draws:
        game.choose(f"pick {friend}").choose("top")
        assert game.area(friend) == "deck"
    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("turn", "adds"), [(B, True), (A, False)])
def test_op13_078_adds_a_don_when_the_opponent_removes_one_of_the_crew(turn: int, adds: bool) -> None:
    """In any turn, but by an effect of the opponent."""
    s = Board(turn_player=turn)
    s.put(A, "OP13-078")
    s.character(A, types=("Former Roger Pirates",))
    event = free_event(s, A, BOUNCE_OWN) if turn == A else free_event(s, B, BOUNCE_ONE)
    game = s.start().play(event)
    assert (game.asked() == (A, "number")) is adds
    if adds:
        assert game.choose("number 1").count(A, "don_rested") == 1


def test_op13_100_may_wait_for_a_later_character_with_a_trigger() -> None:
    """Declined, it can be used later in the turn; a Character without [Trigger] does not count."""
    s = Board()
    s.lead(A, "OP13-100")
    s.don(A, active=6, rested=2)
    first, second = s.hold(A, "OP14-106"), s.hold(A, "OP14-102")
    plain = s.hand(A, s.character_card(cost=1))
    game = s.start().play(plain)
    assert game.asked() == (A, "main")
    game.play(first)
    assert offers(game) == {"yes", "no"}
    game.choose("no").play(second).choose("yes")
    assert picks(game) == {"leader_a", plain, first, second}
    game.choose(f"pick {plain}").choose("pick don rested").choose("pick don rested")
    assert game.don(plain) == 2


@pytest.mark.parametrize("paid", [True, False])
def test_op14_045_has_rush_when_a_card_is_trashed_from_the_hand(paid: bool) -> None:
    """The cost of an effect trashes by that effect; a card used as a Counter is none."""
    s = Board()
    s.lead(A, "OP14-040")
    card = s.put(A, "OP14-045", played_this_turn=True)
    s.hand(A, s.character_card())
    game = s.start()
    assert not targets(game, card)
    if paid:
        # No DON!! is rested, so that no card is chosen to be given one.
        assert use(game, "leader_a").asked() == (A, "main")
        assert targets(game, card) == {"leader_b"}
        # Nothing is left to pay with.
        assert not can_use(game, "leader_a")
    assert "Rush" not in game.end().keywords(card)


@pytest.mark.parametrize("don", [6, 5])
def test_op11_040_may_look_at_five_cards_at_the_start_of_the_turn(don: int) -> None:
    """Before the draw; with 8 DON!! on the field, and the rest to the top or bottom."""
    s = Board(turn_player=B)
    s.lead(A, "OP11-040", don=2)
    s.don(A, active=don)
    fits = s.on_deck(A, "EB02-017")
    others = [s.on_deck(A, number) for number in ("OP14-106", "OP14-107", "OP14-108", "OP14-109")]
    game = s.start().end()
    assert offers(game) == {"yes", "no"}
    game.choose("yes")
    if don == 5:
        assert game.asked() == (A, "main")
        return
    assert offers(game) == {f"pick {fits}", "done"}
    game.choose(f"pick {fits}")
    assert game.area(fits) == "hand"
    for ref in others[:3]:
        game.choose(f"pick {ref}").choose("bottom")
    game.choose("top")
    assert game.asked() == (A, "main")
    assert [game.area(ref) for ref in others] == ["deck", "deck", "deck", "hand"]
