"""Idiosyncratic cards: base power copied, values set, power given up, sums of power."""

import pytest

from tests.effects.checks import begin
from tests.official.board import Board
from tests.scenario import A, B


def test_eb01_061_copies_the_power_of_that_moment() -> None:
    """The current power becomes the base power; later changes are not followed."""
    s = Board()
    kurei = s.put(A, "EB01-061", don=1)
    strong = s.character(B, power=6000)
    mine = s.character(A, power=9000)
    other = s.character(B, power=4000, effects=[{"power": 1000, "until": "turn"}])
    vivi = s.lead(A, "EB03-001")
    game = begin(s).declare(kurei, "leader_b")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {strong}", f"pick {other}", "done"])
    assert {f"pick {mine}", "pick leader_b"}.isdisjoint(game.choices())
    game.choose(f"pick {strong}").pass_battle()
    assert game.power(kurei) == 7000
    game.choose(f"activate {vivi}.2").choose(f"pick {strong}").choose("done")
    assert (game.power(strong), game.power(kurei)) == (4000, 7000)
    game.end()
    assert game.power(kurei) == 1000


def test_eb01_061_copies_the_current_power_and_not_the_base_power() -> None:
    s = Board()
    kurei = s.put(A, "EB01-061")
    strong = s.character(B, power=4000, effects=[{"power": 3000, "until": "turn"}])
    game = begin(s).declare(kurei, "leader_b").choose(f"pick {strong}")

    assert game.power(kurei) == 7000


def test_eb01_061_keeps_its_power_if_nobody_is_selected() -> None:
    s = Board()
    kurei = s.put(A, "EB01-061")
    s.character(B, power=9000)
    game = begin(s).declare(kurei, "leader_b").choose("done").pass_battle()

    assert game.power(kurei) == 1000


def test_eb01_061_adds_an_active_don() -> None:
    s = Board()
    kurei = s.hold(A, "EB01-061")
    game = begin(s).play(kurei)
    assert game.choices() == ["number 0", "number 1"]
    game.choose("number 1")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 4)


def test_op04_069_copies_the_attacker_with_its_given_don() -> None:
    """Whoever attacks, and whoever is attacked; for the turn, and for a DON!! of the own field."""
    s = Board(turn_player=B)
    kurei = s.put(A, "OP04-069")
    attacker = s.character(B, power=6000, don=2)
    game = begin(s).declare(attacker, "leader_a")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.power(kurei), game.count(A, "don_deck")) == (8000, 6)
    game.pass_battle()
    assert game.power(kurei) == 8000
    game.give("leader_b", 4).declare("leader_b", "leader_a").choose("yes")
    assert game.power(kurei) == 9000  # a Leader attacks: the highest of two base powers
    game.pass_battle().end()
    assert game.power(kurei) == 4000


def test_op04_069_copies_nothing_of_an_attacker_that_is_gone() -> None:
    """Another effect returned the attacker first: there is no power left to copy, not even 0."""
    s = Board(turn_player=B)
    kurei = s.put(A, "OP04-069")
    yokozuna = s.put(A, "OP04-068")
    attacker = s.character(B, power=6000, cost=2)
    game = begin(s).declare(attacker, "leader_a")
    assert (game.asked(), game.choices()) == ((A, "effect"), ["effect 1", "effect 2"])
    game.choose("effect 2").choose("yes").choose(f"pick {attacker}")
    assert (game.area(attacker), game.area(yokozuna)) == ("hand", "characters")
    if game.asked() == (A, "yes_no"):
        game.choose("yes")
    assert (game.power(kurei), game.asked()) == (4000, (B, "main"))


def test_op06_009_copies_the_leader_until_the_next_own_turn() -> None:
    """The Leader's power of that moment: what the Leader gains later is not followed."""
    s = Board()
    s.leader(B, power=6000, don=1)
    shuraiya = s.put(A, "OP06-009")
    game = begin(s).declare(shuraiya, "leader_b")
    assert game.power(shuraiya) == 6000
    game.pass_battle().end()
    game.give("leader_b")
    assert (game.power("leader_b"), game.power(shuraiya)) == (7000, 6000)
    game.end()
    assert game.power(shuraiya) == 4000


def test_op06_009_copies_when_blocking_too() -> None:
    s = Board(turn_player=B)
    s.leader(B, power=5000, don=3)
    shuraiya = s.put(A, "OP06-009")
    attacker = s.character(B, power=7000)
    game = begin(s).declare(attacker, "leader_a").choose(f"block {shuraiya}")
    assert game.power(shuraiya) == 8000
    game.pass_battle()
    assert game.area(shuraiya) == "characters"
    game.end()
    assert game.power(shuraiya) == 4000


def test_op03_091_sets_the_cost_of_a_character_without_text_to_0() -> None:
    """What changes the cost later is added to the set value; a [Trigger] is text."""
    s = Board()
    helmeppo = s.hold(A, "OP03-091")
    plain = s.character(B, cost=7)
    texted = s.character(B, cost=2, keywords=["Blocker"])
    trigger = s.character(B, cost=2, trigger=())
    mine = s.character(A, cost=2)
    other = s.character(B, cost=3, effects=[{"cost": 2, "until": "turn"}])
    game = begin(s).play(helmeppo)
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {plain}", f"pick {other}", "done"])
    assert {f"pick {card}" for card in (texted, trigger, mine)}.isdisjoint(game.choices())
    game.choose(f"pick {plain}")
    assert (game.cost(plain), game.cost(other), game.asked()) == (0, 5, (A, "main"))
    game.end()
    assert game.cost(plain) == 7


def test_op03_091_takes_earlier_changes_into_account() -> None:
    """3 and 2 more are 5 now: set to 0, not to 2."""
    s = Board()
    helmeppo = s.hold(A, "OP03-091")
    raised = s.character(B, cost=3, effects=[{"cost": 2, "until": "turn"}])
    game = begin(s).play(helmeppo).choose(f"pick {raised}")

    assert game.cost(raised) == 0


def test_op07_002_sets_the_power_to_0_and_later_changes_add_to_it() -> None:
    """Not the base power: DON!! and effects that come later count on top, those before are gone."""
    s = Board()
    s.don(A, active=7)
    ain = s.hold(A, "OP07-002")
    s.lead(A, "EB03-001")
    strong = s.character(B, power=7000)
    raised = s.character(B, power=5000, effects=[{"power": 2000, "until": "turn"}])
    game = begin(s).play(ain)
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {strong}", f"pick {raised}", "done"])
    assert "pick leader_b" not in game.choices()
    game.choose(f"pick {strong}")
    assert (game.power(strong), game.power(raised), game.asked()) == (0, 7000, (A, "main"))
    game.choose("activate leader_a.2").choose(f"pick {strong}").choose("done")
    assert game.power(strong) == -2000
    game.end()
    assert game.power(strong) == 7000


def test_op07_002_takes_earlier_changes_into_account() -> None:
    """5000 and 2000 more are 7000 now: set to 0, not to 2000."""
    s = Board()
    s.don(A, active=7)
    ain = s.hold(A, "OP07-002")
    raised = s.character(B, power=5000, effects=[{"power": 2000, "until": "turn"}])
    game = begin(s).play(ain).choose(f"pick {raised}")

    assert game.power(raised) == 0


def test_op05_001_gives_the_victim_less_power_instead_of_the_ko() -> None:
    """In battle and against effects, in the opponent's turn, once; the saved card is the one that pays."""
    s = Board(turn_player=B)
    s.lead(A, "OP05-001", don=1)
    strong = s.character(A, power=4000, rested=True, effects=[{"power": 1000, "until": "opponent_end"}])
    weak = s.character(A, power=4000, rested=True)
    first, second, third = (s.character(B, power=9000) for _ in range(3))
    game = begin(s).attack(first, weak)
    assert game.area(weak) == "trash"
    game.attack(second, strong)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.area(strong), game.power(strong)) == ("characters", 4000)
    game.attack(third, strong)
    assert game.area(strong) == "trash"


def test_op05_001_saves_from_an_effect_and_from_several_at_once() -> None:
    """One use covers all Characters that one process would K.O.; each of them loses 1000 power."""
    s = Board(turn_player=B)
    s.lead(A, "OP05-001", don=1)
    s.don(B, active=10)
    one, two = s.character(A, power=5000), s.character(A, power=6000)
    small = s.character(A, power=3000)
    kaido = s.hold(B, "OP01-094")
    s.leader(B, types=("Animal Kingdom Pirates",))
    game = begin(s).play(kaido).choose("yes")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert [game.power(card) for card in (one, two)] == [4000, 5000]
    assert game.area(small) == "trash"
    game.end()
    assert [game.power(card) for card in (one, two)] == [5000, 6000]


def test_op05_001_is_idle_without_don_and_in_the_own_turn() -> None:
    for turn_player, don in ((B, 0), (A, 1)):
        s = Board(turn_player=turn_player)
        s.lead(A, "OP05-001", don=don)
        strong = s.character(A, power=5000, rested=turn_player == B)
        wall = s.character(B, power=9000, rested=turn_player == A)
        game = begin(s)
        game.attack(wall, strong) if turn_player == B else game.attack(strong, wall)
        assert game.area(strong) == ("trash" if turn_player == B else "characters")


def test_op05_007_bounds_the_sum_of_power() -> None:
    """2000 and 3000 are too much together, though each would do alone."""
    s = Board()
    s.don(A, active=6)
    sabo = s.hold(A, "OP05-007")
    two, three, five, big = (s.character(B, power=power) for power in (2000, 3000, 5000, 7000))
    mine = s.character(A, power=1000)
    game = begin(s).play(sabo)
    assert game.choices() == [f"pick {two}", f"pick {three}", "done"]
    assert {f"pick {card}" for card in (five, big, mine)}.isdisjoint(game.choices())
    game.choose(f"pick {three}")
    assert (game.asked(), game.area(three), game.area(two)) == ((A, "main"), "trash", "characters")


@pytest.mark.rule("1-3-6-1")
def test_op05_007_a_negative_power_makes_room() -> None:
    s = Board()
    s.don(A, active=7)
    sabo = s.hold(A, "OP05-007")
    s.lead(A, "EB03-001")
    zero, six, seven = (s.character(B, power=power) for power in (0, 6000, 7000))
    game = begin(s).choose("activate leader_a.2").choose(f"pick {zero}").play(sabo)
    assert game.power(zero) == -2000
    game.choose(f"pick {zero}")
    assert game.choices() == [f"pick {six}", "done"]
    assert f"pick {seven}" not in game.choices()
    game.choose(f"pick {six}")
    assert [game.area(card) for card in (zero, six, seven)] == ["trash", "trash", "characters"]


def test_op05_007_and_op09_018_take_two_at_most() -> None:
    """Three Characters of 1000 power fit the sum, but only two are chosen."""
    for number in ("OP05-007", "OP09-018"):
        s = Board()
        s.don(A, active=6)
        card = s.hold(A, number)
        small = [s.character(B, power=1000) for _ in range(3)]
        game = begin(s).play(card).choose(f"pick {small[0]}").choose(f"pick {small[2]}")
        assert [game.area(victim) for victim in small] == ["trash", "characters", "trash"]
        assert game.asked() == (A, "main")


def test_op09_018_bounds_the_sum_of_power() -> None:
    """Two of 2000 go together, a third one does not; one or none may be chosen too."""
    s = Board()
    event = s.hold(A, "OP09-018")
    one, two, three = (s.character(B, power=2000) for _ in range(3))
    s.character(A, power=1000)
    four = s.character(B, power=4000)
    five = s.character(B, power=5000)
    game = begin(s).play(event)
    assert game.choices() == [f"pick {card}" for card in (one, two, three, four)] + ["done"]
    assert f"pick {five}" not in game.choices()
    game.choose(f"pick {one}")
    assert game.choices() == [f"pick {two}", f"pick {three}", "done"]
    game.choose(f"pick {two}")
    assert [game.area(card) for card in (one, two, three, four)] == ["trash"] * 2 + ["characters"] * 2
