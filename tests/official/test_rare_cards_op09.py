"""Cards of OP09 whose text has hardly a second card like it."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import Draw, GainPower, ReturnDon
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from tests.official.board import Board
from tests.scenario import A, B

THEIRS = Cards(Owner.OPPONENT, (Area.CHARACTER,))


def blockers(choices: list[str]) -> set[str]:
    return {choice.split()[1] for choice in choices if choice.startswith("block")}


def test_op09_014_keeps_one_chosen_blocker_from_blocking_this_turn() -> None:
    """Only Blockers with 4000 power or less are offered; the other ones go on blocking."""
    s = Board()
    card = s.hold(A, "OP09-014")
    weak = s.character(B, power=4000, keywords=("Blocker",))
    weak_too = s.character(B, power=1000, keywords=("Blocker",))
    strong = s.character(B, power=5000, keywords=("Blocker",))
    s.character(B, power=1000)
    mine, second = s.character(A, power=1000, keywords=("Blocker",)), s.character(A)
    game = s.start().play(card)
    assert set(game.choices()) == {f"pick {weak}", f"pick {weak_too}", "done"}
    game.choose(f"pick {weak}")
    for attacker in ("leader_a", second):
        game.declare(attacker, "leader_b")
        assert blockers(game.choices()) == {weak_too, strong}
        game.pass_battle()
    game.end()
    game.declare("leader_b", "leader_a")
    assert blockers(game.choices()) == {mine}
    game.pass_battle().end()
    game.declare("leader_a", "leader_b")
    assert weak in blockers(game.choices())


def test_op09_014_the_ban_stays_when_the_power_grows_and_may_be_left_out() -> None:
    """What counts is the power when it was chosen."""
    for answer, may_block in (("pick", False), ("done", True)):
        s = Board()
        card = s.hold(A, "OP09-014")
        weak = s.character(B, power=4000, keywords=("Blocker",))
        grows = s.hand(A, s.event_card(main=[GainPower(Every(THEIRS), 2000, Duration.TURN)]))
        game = s.start().play(card).choose(f"pick {weak}" if answer == "pick" else "done").play(grows)
        assert game.power(weak) == 6000
        game.declare("leader_a", "leader_b")
        assert (weak in blockers(game.choices())) is may_block


def test_op09_022_every_character_card_enters_rested() -> None:
    """Played from the hand, by an effect and by a Trigger; a Stage and the opponent's are active."""
    s = Board()
    s.lead(A, "OP09-022")
    s.don(A, active=8)
    plain, odyssey = s.hand(A, s.character_card(cost=1)), s.hold(A, "OP03-002")
    s.hand(A, s.character_card(types=("ODYSSEY",), cost=6))
    s.hand(A, s.event_card(types=("ODYSSEY",), cost=1))
    s.hand(A, s.character_card(cost=4))
    stage = s.hand(A, s.stage_card())
    theirs = s.hand(B, s.character_card(cost=1))
    triggered = s.on_life(A, "OP01-009")
    game = s.start().play(plain).play(stage)
    assert game.rested(plain)
    assert not game.rested(stage)
    game.choose("activate leader_a.2")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (3, 5)
    assert game.choices() == ["number 0", "number 1"]
    game.choose("number 1")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (3, 6)
    assert set(game.choices()) == {f"pick {odyssey}", "done"}
    game.choose(f"pick {odyssey}")
    assert game.rested(odyssey)
    assert "activate leader_a.2" not in game.choices()
    game.end().play(theirs)
    assert not game.rested(theirs)
    game.declare("leader_b", "leader_a")
    while game.asked()[1] != "trigger":
        game.choose("done")
    game.choose("yes")
    assert game.area(triggered) == "characters"
    assert game.rested(triggered)


def test_op09_022_a_negated_leader_lets_characters_enter_active() -> None:
    """OP10-098 as a Trigger negates the Leader during the turn of its player."""
    s = Board()
    s.lead(A, "OP09-022")
    card, later = s.hand(A, s.character_card(cost=1)), s.hand(A, s.character_card(cost=1))
    s.on_life(B, "OP10-098")
    game = s.start().declare("leader_a", "leader_b")
    while game.asked()[1] != "trigger":
        game.choose("done")
    game.choose("yes").choose("pick leader_a")
    game.play(card)
    assert not game.rested(card)
    game.end().end()
    game.play(later)
    assert game.rested(later)


def test_op09_022_entering_rested_is_not_being_rested() -> None:
    """PRB02-009 waits for being rested by an effect of the opponent: nothing is asked."""
    s = Board()
    s.lead(A, "OP09-022")
    card = s.hold(A, "PRB02-009")
    game = s.start().play(card)
    assert game.rested(card)
    assert game.asked() == (A, "main")
    assert "rested" not in game.kinds()


@pytest.mark.parametrize(
    ("costs", "stays"), [((5, 5, 5, 5), True), ((5, 5, 5, 4), False), ((9, 9, 9), False)]
)
def test_op09_051_leaves_unless_five_characters_cost_five_or_more(
    costs: tuple[int, ...], stays: bool
) -> None:
    """It counts itself; what it takes of the opponent is gone before."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "OP09-051")
    for cost in costs:
        s.character(A, cost=cost)
    theirs = [s.character(B, cost=9) for _ in range(2)]
    game = s.start().play(card)
    assert set(game.choices()) == {*(f"pick {ref}" for ref in theirs), "done"}
    game.choose(f"pick {theirs[0]}")
    assert game.area(theirs[0]) == "deck"
    assert game.area(theirs[1]) == "characters"
    assert game.area(card) == ("characters" if stays else "deck")


def test_op09_051_leaves_too_if_nothing_was_taken() -> None:
    """Declining the first part does not keep it on the field; it lies at the bottom of the deck."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "OP09-051")
    theirs = s.character(B)
    game = s.start().play(card).choose("done")
    assert game.area(theirs) == "characters"
    assert game.area(card) == "deck"
    assert game.game.state.players[A].deck[0].id == game.id(card)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_op09_059_mills_as_many_as_were_trashed_from_the_hand(count: int) -> None:
    """None, one or two of the hand, and the same number from the deck."""
    s = Board(turn_player=B)
    event = s.hold(A, "OP09-059")
    cards = [s.hand(A, s.character_card()) for _ in range(3)]
    s.hand(B, s.character_card())
    attacker = s.character(B, power=7000)
    game = s.start()
    deck = game.count(A, "deck")
    game.declare(attacker, "leader_a").choose(f"counter {event}")
    assert game.choices() == ["pick leader_a", "done"]
    game.choose("pick leader_a")
    assert game.power("leader_a") == 8000
    assert set(game.choices()) == {*(f"pick {card}" for card in cards), "done"}
    for card in cards[:count]:
        game.choose(f"pick {card}")
    if count < 2:
        game.choose("done")
    assert game.count(A, "deck") == deck - count
    assert game.count(A, "trash") == 1 + 2 * count
    assert game.area(cards[2]) == "hand"
    game.pass_battle()
    assert game.power("leader_a") == 5000


def test_op09_061_wants_two_or_more_returned_at_once() -> None:
    """One and one do not count; two by one cost add one active and one rested, once a turn."""
    s = Board()
    s.lead(A, "OP09-061")
    s.don(A, active=7)
    one, one_more = [s.hand(A, s.event_card(cost=0, main=[ReturnDon(1)])) for _ in range(2)]
    two, two_more = [s.hand(A, s.event_card(cost=0, main=[ReturnDon(2)])) for _ in range(2)]
    game = s.start().play(one).play(one_more)
    assert game.asked() == (A, "main")
    assert game.count(A, "don_active") == 5
    game.play(two)
    assert game.choices() == ["number 0", "number 1"]
    game.choose("number 1")
    assert game.choices() == ["number 0", "number 1"]
    game.choose("number 1")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (4, 1)
    game.play(two_more)
    while game.asked()[1] == "don":
        game.choose("pick don active")
    assert game.asked() == (A, "main")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 1)


def test_op09_061_is_silent_in_the_opponents_turn_and_for_the_opponents_don() -> None:
    """Its own DON!!, in its own turn."""
    s = Board(turn_player=B)
    s.lead(A, "OP09-061")
    s.don(A, active=4)
    mine = s.hand(B, s.event_card(cost=0, main=[ReturnDon(2, who=Owner.OPPONENT)]))
    game = s.start().play(mine)
    assert game.asked() == (B, "main")
    assert game.count(A, "don_active") == 2

    s = Board()
    s.lead(A, "OP09-061")
    s.don(B, active=4)
    theirs = s.hand(A, s.event_card(cost=0, main=[ReturnDon(2, who=Owner.OPPONENT)]))
    game = s.start().play(theirs)
    assert game.asked() == (A, "main")
    assert game.count(B, "don_active") == 2


def test_op09_061_with_a_don_its_characters_cost_one_more() -> None:
    s = Board()
    s.lead(A, "OP09-061", don=1)
    ally, foe = s.character(A, cost=3), s.character(B, cost=3)
    held = s.hand(A, s.character_card(cost=3))
    game = s.start()
    assert (game.cost(ally), game.cost(foe), game.cost(held)) == (4, 3, 3)


def test_op09_081_silences_its_own_on_play_but_not_other_timings() -> None:
    """A card that does the same when attacking still does it then."""
    s = Board()
    s.lead(A, "OP09-081")
    both = AutoEffect((When("On Play"), When("When Attacking")), (Draw(1),))
    card = s.hand(A, s.character_card(cost=1, abilities=[both], keywords=("Rush",)))
    game = s.start().play(card)
    deck = game.count(A, "deck")
    assert game.asked() == (A, "main")
    game.declare(card, "leader_b")
    assert game.count(A, "deck") == deck - 1


@pytest.mark.rule("8-2-1-1", "10-1-5-3")
def test_op09_081_silences_the_opponents_on_play_to_the_end_of_their_turn() -> None:
    """The price is a card of the hand; a Trigger that uses the [On Play] does nothing either."""
    s = Board()
    s.lead(A, "OP09-081")
    price = s.hand(A, s.character_card())
    s.don(B, active=8)
    first, second = s.hold(B, "EB01-023"), s.hold(B, "EB01-023")
    triggered = s.on_life(B, "OP08-112")
    s.character(A, cost=3)
    game = s.start().choose("activate leader_a.2")
    assert game.area(price) == "trash"
    game.declare("leader_a", "leader_b")
    while game.asked()[1] != "trigger":
        game.choose("done")
    game.choose("yes")
    assert game.asked() == (A, "main")
    assert game.area(triggered) == "trash"
    game.end()
    hand = game.count(B, "hand")
    game.play(first)
    assert game.count(B, "hand") == hand - 1
    game.end().end()
    hand = game.count(B, "hand")
    game.play(second)
    assert game.count(B, "hand") == hand


def test_op09_059_draws_one_card_as_a_trigger() -> None:
    s = Board(turn_player=B)
    event = s.on_life(A, "OP09-059")
    game = s.start().declare("leader_b", "leader_a").choose("yes")
    assert (game.count(A, "hand"), game.count(A, "life")) == (1, 3)
    assert game.area(event) == "trash"
