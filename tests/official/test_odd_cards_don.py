"""Idiosyncratic cards: DON!! that move, are shared out, returned or counted."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B

CREW = ("Straw Hat Crew",)


def test_eb02_009_moves_a_given_don_to_a_character_of_the_crew() -> None:
    """From the Leader or another Character; a DON!! of the cost area cannot be taken."""
    s = Board()
    s.leader(A, don=1)
    ship = s.put(A, "EB02-009")
    crew = s.character(A, types=CREW, don=1)
    other = s.character(A, don=2)
    second = s.character(A, types=CREW)
    s.character(B, types=CREW)
    game = begin(s).choose(f"activate {ship}.1")
    assert game.rested(ship)
    assert game.choices() == [f"pick {crew}", f"pick {second}"]
    assert {f"pick {other}", "pick leader_a"}.isdisjoint(game.choices())
    game.choose(f"pick {crew}")
    assert game.choices() == ["pick don leader_a", f"pick don {other}", "done"]
    assert {"pick don active", f"pick don {crew}"}.isdisjoint(game.choices())
    game.choose(f"pick don {other}")

    assert [game.don(card) for card in ("leader_a", crew, other)] == [1, 2, 1]
    assert (game.asked(), don(game, A)) == ((A, "main"), (5, 0, 1))


def test_op07_001_moves_two_don_from_different_cards_to_one() -> None:
    s = Board()
    s.lead(A, "OP07-001", don=1)
    giver = s.character(A, don=1)
    target = s.character(A)
    s.character(B)
    game = begin(s).choose("activate leader_a.1")
    assert game.choices() == [f"pick {giver}", f"pick {target}"]
    game.choose(f"pick {target}").choose("pick don leader_a")
    assert game.choices() == [f"pick don {giver}", "done"]
    game.choose(f"pick don {giver}")

    assert [game.don(card) for card in ("leader_a", giver, target)] == [0, 0, 2]
    assert (game.asked(), "activate leader_a.1" in game.choices()) == ((A, "main"), False)


def test_op07_001_may_stop_after_one_and_takes_no_third() -> None:
    s = Board()
    s.lead(A, "OP07-001", don=3)
    target = s.character(A)
    game = begin(s).choose("activate leader_a.1").choose("pick don leader_a")
    assert game.choices() == ["pick don leader_a", "done"]
    game.choose("pick don leader_a")
    assert (game.don(target), game.asked()) == (2, (A, "main"))


def test_eb03_026_gives_one_to_the_leader_and_one_to_a_character() -> None:
    """Rested DON!! only; either of the two may be left out; the cost is an own Character."""
    s = Board()
    s.don(A, active=3, rested=2)
    hancock = s.put(A, "EB03-026")
    paid, other = s.character(A), s.character(A)
    theirs = s.character(B)
    game = begin(s).choose(f"activate {hancock}.2")
    assert game.choices() == [f"pick {card}" for card in (hancock, paid, other)]
    game.choose(f"pick {paid}")
    assert game.area(paid) == "deck"
    assert game.choices() == [f"pick {hancock}", f"pick {other}"]
    assert f"pick {theirs}" not in game.choices()
    game.choose(f"pick {other}")
    assert game.choices() == ["pick don rested", "done"]
    game.choose("done").choose("pick don rested")

    assert (game.don("leader_a"), game.don(other), don(game, A)) == (0, 1, (3, 1, 5))
    assert (game.asked(), pile(game, A, "deck")[-1]) == ((A, "main"), paid)


def test_eb03_026_lets_the_opponent_place_a_card_of_five() -> None:
    for held, asked in ((5, (B, "cards")), (4, (A, "main"))):
        s = Board()
        s.don(A, active=6)
        hancock = s.hold(A, "EB03-026")
        cards = [s.hand(B, s.character_card()) for _ in range(held)]
        mine = s.hand(A, s.character_card())
        game = begin(s).play(hancock)
        assert game.asked() == asked
        assert {f"pick {mine}", "done"}.isdisjoint(game.choices())
        if held == 5:
            game.choose(f"pick {cards[2]}")
            assert (pile(game, B, "deck")[-1], game.count(B, "hand")) == (cards[2], 4)


def test_op13_042_gives_up_to_two_each() -> None:
    """Three rested DON!! are shared out freely: two to the one, one to the other."""
    s = Board()
    s.don(A, active=10)
    newgate = s.hold(A, "OP13-042")
    spare = s.hand(A, s.character_card())
    ally = s.character(A)
    s.character(B)
    s.hand(B, s.character_card())
    game = begin(s).play(newgate)
    assert (game.count(A, "hand"), game.asked(), len(game.choices())) == (3, (A, "cards"), 3)
    game.choose(f"pick {spare}")
    assert game.area(spare) == "trash"
    assert game.choices() == [f"pick {ally}", f"pick {newgate}"]
    game.choose(f"pick {ally}")
    for answer in ("pick don rested", "done", "pick don rested", "pick don rested"):
        assert game.choices() == ["pick don rested", "done"]
        game.choose(answer)

    assert (game.don("leader_a"), game.don(ally), game.don(newgate)) == (2, 1, 0)
    assert (don(game, A), game.asked()) == ((0, 7, 0), (A, "main"))


def test_op14_105_gives_one_to_every_own_card_for_three_shown_ones() -> None:
    """The shown cards stay in the hand; with fewer than three of the types it cannot be activated."""
    s = Board()
    s.don(A, rested=5)
    sisters = s.put(A, "OP14-105")
    ally = s.character(A)
    theirs = s.character(B)
    kuja = [s.hand(A, s.character_card(types=("Kuja Pirates",))) for _ in range(2)]
    lily = s.hand(A, s.event_card(types=("Amazon Lily",)))
    s.hand(A, s.character_card())
    game = begin(s).choose(f"activate {sisters}.1")
    for _ in range(3):
        assert game.choices() == ["pick don rested", "done"]
        game.choose("pick don rested")
    assert [game.don(card) for card in ("leader_a", sisters, ally, theirs)] == [1, 1, 1, 0]
    assert game.asked() == (A, "main")
    assert {game.area(card) for card in (*kuja, lily)} == {"hand"}
    assert f"activate {sisters}.1" not in game.choices()

    s = Board()
    s.don(A, rested=3)
    sisters = s.put(A, "OP14-105")
    for types in (("Kuja Pirates",), ("Amazon Lily",), ("Navy",)):
        s.hand(A, s.character_card(types=types))
    assert f"activate {sisters}.1" not in begin(s).choices()


def test_op08_001_gives_one_each_to_three_of_the_types() -> None:
    s = Board()
    s.lead(A, "OP08-001")
    s.don(A, active=2, rested=4)
    s.character(B, types=("Animal",))
    animals = [s.character(A, types=("Animal",)) for _ in range(2)]
    drum = s.character(A, types=("Drum Kingdom",))
    fourth = s.character(A, types=("Animal", "Drum Kingdom"))
    other = s.character(A, types=CREW)
    game = begin(s).choose("activate leader_a.1")
    assert game.choices() == [f"pick {card}" for card in (*animals, drum, fourth)] + ["done"]
    assert {f"pick {other}", "pick leader_a"}.isdisjoint(game.choices())
    for card in (*animals, drum):
        game.choose(f"pick {card}")
    assert game.choices() == ["pick don rested", "done"]
    game.choose("pick don rested").choose("done").choose("pick don rested")

    assert [game.don(card) for card in (*animals, drum, fourth)] == [1, 0, 1, 0]
    assert (don(game, A), game.asked()) == ((2, 2, 4), (A, "main"))
    assert "activate leader_a.1" not in game.choices()


def test_op04_004_gives_one_to_each_of_the_type_itself_too() -> None:
    """It has the type itself; the Leader is no Character, and only rested DON!! are given."""
    s = Board()
    s.leader(A, types=("Alabasta",))
    s.don(A, active=2, rested=4)
    karoo = s.put(A, "OP04-004")
    vivi = s.character(A, types=("Alabasta",))
    other = s.character(A)
    s.character(B, types=("Alabasta",))
    game = begin(s).choose(f"activate {karoo}.1")
    assert (game.rested(karoo), game.choices()) == (True, ["pick don rested", "done"])
    game.choose("done").choose("pick don rested")

    assert [game.don(card) for card in ("leader_a", karoo, vivi, other)] == [0, 0, 1, 0]
    assert (don(game, A), game.asked()) == ((2, 3, 4), (A, "main"))


def test_op02_002_answers_every_don_given_by_the_rules_or_by_an_effect() -> None:
    """Once for each DON!!: a Character that has become cheaper may be chosen again."""
    s = Board()
    s.lead(A, "OP02-002")
    s.don(A, active=2, rested=2)
    karoo = s.put(A, "OP04-004")
    vivi = s.character(A, types=("Alabasta",))
    seven, eight = s.character(B, cost=7), s.character(B, cost=8)
    mine = s.character(A, cost=1)
    raised = s.character(B, cost=8, effects=[{"cost": -2, "until": "turn"}])
    game = begin(s).give("leader_a")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {seven}", f"pick {raised}", "done"])
    assert {f"pick {eight}", f"pick {mine}"}.isdisjoint(game.choices())
    game.choose(f"pick {seven}").give(vivi).choose("done")
    assert game.cost(seven) == 6
    game.choose(f"activate {karoo}.1").choose("pick don rested").choose("pick don rested")
    if game.asked() == (A, "effect"):
        game.choose("effect 1")
    game.choose(f"pick {seven}").choose(f"pick {seven}")
    assert (game.cost(seven), game.cost(eight), game.asked()) == (4, 8, (A, "main"))
    game.end()
    assert game.cost(seven) == 7


def test_op02_002_is_silent_about_the_opponents_don() -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP02-002")
    s.character(B, cost=3)
    game = begin(s).give("leader_b")

    assert game.asked() == (B, "main")


def test_eb02_061_returns_active_don_only_and_must_take_the_life_card() -> None:
    s = Board()
    s.leader(A)
    s.don(A, active=2, rested=3)
    luffy = s.put(A, "EB02-061", don=1)
    top = s.life_top(A, s.character_card())
    game = begin(s).declare(luffy, "leader_b")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.area(top), game.rested(luffy), game.don(luffy)) == ("hand", False, 1)
    assert (game.count(A, "hand"), game.count(A, "life"), game.count(B, "life")) == (1, 3, 2)
    assert don(game, A) == (0, 3, 6)
    game.pass_battle()
    game.declare(luffy, "leader_b")
    assert game.asked() != (A, "yes_no")


def test_eb02_061_cannot_pay_with_rested_or_given_don() -> None:
    s = Board()
    s.don(A, active=1, rested=5)
    luffy = s.put(A, "EB02-061", don=2)
    game = begin(s).declare(luffy, "leader_b")

    assert game.asked() != (A, "yes_no")
    assert (game.rested(luffy), game.count(A, "life")) == (True, 3)


def test_op05_060_wants_0_or_3_or_more_don() -> None:
    """Given DON!! count; with 1 or 2 the Life card is paid in vain."""
    for active, given, added in (
        (0, 0, True),
        (1, 0, False),
        (1, 1, False),
        (0, 2, False),
        (1, 2, True),
        (4, 0, True),
    ):
        s = Board()
        s.lead(A, "OP05-060", don=given)
        s.don(A, active=active)
        top = s.life_top(A, s.character_card())
        game = begin(s).choose("activate leader_a.1")
        assert (game.asked() == (A, "number")) is added, (active, given)
        if added:
            assert game.choices() == ["number 0", "number 1"]
            game.choose("number 1")
        assert (game.count(A, "life"), game.area(top), game.count(B, "life")) == (3, "hand", 3)
        assert (don(game, A)[0], "activate leader_a.1" in game.choices()) == (active + added, False)


def test_st10_002_wants_0_or_8_or_more_don() -> None:
    for active, given, added in (
        (0, 0, True),
        (1, 0, False),
        (0, 1, False),
        (7, 0, False),
        (6, 2, True),
        (9, 0, True),
    ):
        s = Board()
        s.lead(A, "ST10-002", don=given)
        s.don(A, active=active)
        game = begin(s)
        assert ("activate leader_a.1" in game.choices()) is added, (active, given)
        if added:
            game.choose("activate leader_a.1").choose("number 1")
        assert (don(game, A)[0], "activate leader_a.1" in game.choices()) == (active + added, False)


@pytest.mark.rule("8-3-1-6")
def test_op05_119_returns_ten_don_for_another_turn() -> None:
    """All other own Characters go under the deck, in any order; then the turn comes again."""
    s = Board()
    s.don(A, active=10)
    luffy = s.hold(A, "OP05-119")
    one, two = s.character(A), s.character(A)
    theirs = s.character(B)
    game = begin(s).play(luffy)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert don(game, A) == (0, 0, 10)
    assert (game.asked(), sorted(game.choices())) == ((A, "order"), sorted([f"pick {one}", f"pick {two}"]))
    game.choose(f"pick {one}")
    assert pile(game, A, "deck")[-2:] == [one, two]
    assert [game.area(card) for card in (luffy, theirs)] == ["characters"] * 2
    game.end()
    assert (game.asked(), game.game.state.turn_player, don(game, A)[0]) == ((A, "main"), A, 2)
    game.end()
    assert game.game.state.turn_player == B


def test_op05_119_does_nothing_with_nine_don_or_if_declined() -> None:
    s = Board()
    s.don(A, active=10)
    luffy = s.hold(A, "OP05-119")
    ally = s.character(A)
    game = begin(s).play(luffy).choose("no")
    assert (game.area(ally), don(game, A)) == ("characters", (0, 10, 0))
    game.end()
    assert game.game.state.turn_player == B
