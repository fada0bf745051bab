"""Idiosyncratic cards: Counter by the rules, other colors, changed targets of an attack."""

from optcg.model.terms import Color
from tests.effects.checks import begin
from tests.official.board import Board
from tests.scenario import A, B

WANO = ("Land of Wano",)


def test_eb01_001_gives_a_counter_to_wano_characters_without_one() -> None:
    """Only Characters of the type that print no Counter get it; an Event and others do not."""
    s = Board(turn_player=B)
    s.lead(A, "EB01-001")
    bare = s.hand(A, s.character_card(types=WANO, counter=None))
    printed = s.hand(A, s.character_card(types=WANO, counter=2000))
    other = s.hand(A, s.character_card(types=("Navy",), counter=None))
    stage = s.hand(A, s.stage_card(types=WANO))
    attacker = s.character(B, power=7000)
    game = begin(s).declare(attacker, "leader_a")

    assert game.choices() == [f"counter {bare}", f"counter {printed}", "done"]
    assert f"counter {other}" not in game.choices()
    assert f"counter {stage}" not in game.choices()
    game.choose(f"counter {bare}")
    assert game.power("leader_a") == 6000
    game.choose(f"counter {printed}")
    assert game.power("leader_a") == 8000


def test_eb01_001_does_nothing_for_the_cards_of_the_opponent() -> None:
    s = Board()
    s.lead(A, "EB01-001")
    theirs = s.hand(B, s.character_card(types=WANO, counter=None))
    game = begin(s).declare("leader_a", "leader_b")

    assert game.asked() == (B, "counter")
    assert f"counter {theirs}" not in game.choices()


def test_eb01_001_keeps_the_power_until_the_next_own_turn_starts() -> None:
    """With 1 DON!! and a Character of the type that costs 5 or more, over the opponent's turn."""
    for cost in (5, 6):
        s = Board()
        s.lead(A, "EB01-001", don=1)
        s.character(A, cost=cost, types=WANO)
        game = begin(s).attack("leader_a", "leader_b")
        assert game.power("leader_a") == 7000
        game.end()
        assert game.power("leader_a") == 6000
        game.end()
        assert game.power("leader_a") == 5000


def test_eb01_001_wants_a_character_of_cost_5_or_more() -> None:
    s = Board()
    s.lead(A, "EB01-001", don=1)
    s.character(A, cost=4, types=WANO)
    s.character(A, cost=8, types=("Navy",))
    s.character(B, cost=8, types=WANO)
    game = begin(s).attack("leader_a", "leader_b")

    assert game.power("leader_a") == 6000


def test_eb01_001_wants_a_don_to_gain_power() -> None:
    s = Board()
    s.lead(A, "EB01-001")
    s.character(A, cost=5, types=WANO)

    assert begin(s).attack("leader_a", "leader_b").power("leader_a") == 5000


def test_eb01_020_plays_a_card_of_another_color_than_the_returned_one() -> None:
    """The color of the Character just returned decides what may be played."""
    s = Board()
    s.leader(A, types=("Supernovas",))
    event = s.hold(A, "EB01-020")
    red = s.character(A, cost=9, colors=(Color.RED,))
    green = s.character(A, cost=9, colors=(Color.GREEN,))
    red_hand = s.hand(A, s.character_card(cost=2, colors=(Color.RED,)))
    green_hand = s.hand(A, s.character_card(cost=2, colors=(Color.GREEN,)))
    dear = s.hand(A, s.character_card(cost=3, colors=(Color.GREEN,)))
    theirs = s.character(B)
    cheap = s.hand(A, s.character_card(cost=1, colors=(Color.BLUE,)))
    s.hand(A, s.stage_card(cost=1, colors=(Color.BLUE,)))
    s.hand(B, s.character_card(cost=1, colors=(Color.BLUE,)))
    game = begin(s).play(event)

    assert game.choices() == [f"pick {red}", f"pick {green}"]
    assert f"pick {theirs}" not in game.choices()
    game.choose(f"pick {red}")
    assert game.area(red) == "hand"
    assert game.choices() == [f"pick {green_hand}", f"pick {cheap}", "done"]
    assert f"pick {red_hand}" not in game.choices()
    assert f"pick {dear}" not in game.choices()
    game.choose(f"pick {green_hand}")
    assert (game.area(green_hand), game.rested(green_hand)) == ("characters", False)
    assert (game.asked(), game.area(cheap)) == ((A, "main"), "hand")


def test_eb01_020_is_gated_by_the_leader_and_works_as_a_trigger() -> None:
    s = Board()
    s.leader(B, types=("Supernovas",))
    event = s.hold(A, "EB01-020")
    red = s.character(A)
    game = begin(s).play(event)
    assert (game.area(red), game.asked()) == ("characters", (A, "main"))

    s = Board()
    s.leader(B, types=("Supernovas",))
    life = s.on_life(B, "EB01-020")
    mine = s.character(B, cost=1, colors=(Color.BLUE,))
    small = s.hand(B, s.character_card(cost=1, colors=(Color.RED,)))
    game = begin(s).declare("leader_a", "leader_b").choose("done").choose("yes")
    assert (game.area(mine), game.asked()) == ("hand", (B, "cards"))
    assert game.choices() == [f"pick {small}", "done"]
    game.choose("done")
    assert (game.area(small), game.area(life)) == ("hand", "trash")


def test_op01_002_compares_every_color_of_the_returned_character() -> None:
    """A two-colored Character goes back: a card that shares one of its colors is not of another color."""
    s = Board()
    s.lead(A, "OP01-002")
    both = s.character(A, cost=7, colors=(Color.RED, Color.GREEN))
    for _ in range(4):
        s.character(A)
    red = s.hand(A, s.character_card(cost=5, colors=(Color.RED,)))
    green = s.hand(A, s.character_card(cost=5, colors=(Color.GREEN,)))
    blue = s.hand(A, s.character_card(cost=5, colors=(Color.BLUE,)))
    dear = s.hand(A, s.character_card(cost=6, colors=(Color.BLUE,)))
    cheap = s.hand(A, s.character_card(cost=1, colors=(Color.BLUE,)))
    s.hand(A, s.stage_card(cost=1, colors=(Color.BLUE,)))
    s.hand(B, s.character_card(cost=1, colors=(Color.BLUE,)))
    theirs = s.character(B)
    game = begin(s).choose("activate leader_a.1")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (3, 2)
    assert {f"pick {theirs}", "done"}.isdisjoint(game.choices())
    game.choose(f"pick {both}")

    assert (game.area(both), game.choices()) == ("hand", [f"pick {blue}", f"pick {cheap}", "done"])
    assert {f"pick {card}" for card in (red, green, dear)}.isdisjoint(game.choices())
    game.choose(f"pick {blue}")
    assert (game.area(blue), game.rested(blue), game.asked()) == ("characters", False, (A, "main"))
    assert "activate leader_a.1" not in game.choices()


def test_op01_002_pays_in_vain_with_four_characters() -> None:
    """The condition stands after the cost: 2 DON!! are rested, and nothing is returned or played."""
    s = Board()
    s.lead(A, "OP01-002")
    mine = [s.character(A) for _ in range(4)]
    s.character(B)
    s.hand(A, s.character_card(cost=1, colors=(Color.BLUE,)))
    game = begin(s).choose("activate leader_a.1")

    assert (game.asked(), game.count(A, "don_rested")) == ((A, "main"), 2)
    assert {game.area(card) for card in mine} == {"characters"}


def test_eb01_038_changes_the_target_in_the_counter_step() -> None:
    """After the Block Step, to any own Character, an active one too; it costs a DON!!."""
    s = Board(turn_player=B)
    s.leader(A, types=("Former Baroque Works",))
    event = s.hold(A, "EB01-038")
    active = s.character(A, power=3000)
    other = s.character(A, power=9000, rested=True)
    attacker = s.character(B, power=5000)
    game = begin(s).declare(attacker, "leader_a").choose(f"counter {event}").choose("yes")
    game.choose("pick don active")

    assert game.choices() == [f"pick {active}", f"pick {other}"]
    assert "pick leader_a" not in game.choices()
    game.choose(f"pick {active}").pass_battle()
    assert (game.area(active), game.count(A, "life")) == ("trash", 3)
    assert game.count(A, "don_deck") == 6


def test_eb01_038_leaves_the_target_under_another_leader() -> None:
    """The DON!! is paid all the same, since the condition stands after the cost."""
    s = Board(turn_player=B)
    s.leader(A, types=("Navy",))
    s.leader(B, types=("Baroque Works",))
    event = s.hold(A, "EB01-038")
    mine = s.character(A, power=1000)
    attacker = s.character(B, power=5000)
    game = begin(s).declare(attacker, "leader_a").choose(f"counter {event}").choose("yes")
    game.choose("pick don active")
    game.pass_battle()

    assert (game.area(mine), game.count(A, "life"), game.count(A, "don_deck")) == ("characters", 2, 6)


def test_op14_060_changes_the_target_in_the_attack_step() -> None:
    """Before the Block Step, to the Leader or a Character of the type; then that card may be blocked for."""
    s = Board(turn_player=B)
    s.lead(A, "OP14-060")
    family = s.character(A, power=9000, types=("Donquixote Pirates",))
    rested = s.character(A, power=1000, rested=True)
    blocker = s.character(A, power=9000, keywords=["Blocker"])
    attacker = s.character(B, power=5000)
    game = begin(s).declare(attacker, rested)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")

    assert game.choices() == ["pick leader_a", f"pick {family}"]
    assert f"pick {rested}" not in game.choices()
    assert f"pick {blocker}" not in game.choices()
    game.choose(f"pick {family}")
    assert (game.asked(), game.choices()) == ((A, "block"), [f"block {blocker}", "done"])
    game.pass_battle()
    assert (game.area(rested), game.area(family), game.rested(family)) == ("characters", "characters", False)


def test_op14_060_once_per_turn_is_kept_by_declining() -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP14-060")
    first, second, third = (s.character(B, power=5000) for _ in range(3))
    game = begin(s).declare(first, "leader_a").choose("no").pass_battle()
    game.declare(second, "leader_a").choose("yes").pass_battle()
    game.declare(third, "leader_a")

    assert game.asked() != (A, "yes_no")
    assert (game.count(A, "life"), game.count(A, "don_deck")) == (1, 6)
