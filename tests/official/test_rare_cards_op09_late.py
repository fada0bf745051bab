"""Cards of OP09, from number 84 on, whose text has hardly a second card like it."""

import pytest

from optcg.model.abilities import PermanentEffect
from optcg.model.effects import GainPower
from optcg.model.selections import This
from tests.official.board import Board
from tests.scenario import A, B, Table

STRONGER = PermanentEffect((GainPower(This(), 2000),))


@pytest.mark.parametrize(("answer", "keyword"), [(1, "Double Attack"), (2, "Banish"), (3, "Blocker")])
def test_op09_084_gains_one_of_three_keywords(answer: int, keyword: str) -> None:
    """The one its player picks, once a turn, to the end of the opponent's turn."""
    s = Board()
    s.leader(A, types=("Blackbeard Pirates",))
    card = s.put(A, "OP09-084")
    game = s.start().choose(f"activate {card}.1")
    assert game.choices() == ["option 1", "option 2", "option 3"]
    game.choose(f"option {answer}")
    assert game.keywords(card) == [keyword]
    assert f"activate {card}.1" not in game.choices()
    game.end()
    assert game.keywords(card) == [keyword]
    game.end()
    assert game.keywords(card) == []


def test_op09_084_gains_nothing_with_another_leader() -> None:
    s = Board()
    card = s.put(A, "OP09-084")
    s.leader(B, types=("Blackbeard Pirates",))
    assert f"activate {card}.1" not in s.start().choices()


def teach(types: tuple[str, ...] = ("Blackbeard Pirates",)) -> tuple[Board, str, str, str]:
    """OP09-093 in A's hand; B's Leader and a Character of B have 2000 more by their own text."""
    s = Board()
    s.leader(A, types=types)
    s.don(A, active=10)
    card = s.hold(A, "OP09-093")
    s.leader(B, abilities=[STRONGER])
    return s, card, s.character(B, power=5000, abilities=[STRONGER]), s.character(B, power=5000)


def attackers(game: Table) -> set[str]:
    return {choice.split()[1] for choice in game.choices() if choice.startswith("attack")}


def test_op09_093_negates_the_leader_for_the_turn_and_a_character_for_longer() -> None:
    """The Leader has its text again in its own turn; the Character has not, and cannot attack."""
    s, card, foe, free = teach()
    game = s.start().play(card).choose(f"activate {card}.2")
    assert game.choices() == ["pick leader_b", "done"]
    game.choose("pick leader_b")
    assert set(game.choices()) == {f"pick {foe}", f"pick {free}", "done"}
    game.choose(f"pick {foe}")
    assert (game.power("leader_b"), game.power(foe)) == (5000, 5000)
    assert f"activate {card}.2" not in game.choices()
    game.end()
    assert (game.power("leader_b"), game.power(foe)) == (7000, 5000)
    assert attackers(game) == {"leader_b", free}
    game.end()
    assert game.power(foe) == 7000
    game.end()
    assert attackers(game) == {"leader_b", foe, free}


def test_op09_093_either_part_may_be_left_out() -> None:
    """Declining the Leader leads on to the Character."""
    s, card, foe, _ = teach()
    game = s.start().play(card).choose(f"activate {card}.2").choose("done").choose(f"pick {foe}")
    assert (game.power("leader_b"), game.power(foe)) == (7000, 5000)

    s, card, foe, free = teach()
    game = s.start().play(card).choose(f"activate {card}.2").choose("pick leader_b").choose("done").end()
    assert game.power(foe) == 7000
    assert attackers(game) == {"leader_b", foe, free}


def test_op09_093_works_only_on_the_turn_it_was_played() -> None:
    """And only with a Leader of the right type."""
    s, *_ = teach()
    old = s.put(A, "OP09-093")
    assert f"activate {old}.2" not in s.start().choices()
    s, card, *_ = teach(types=("Navy",))
    s.leader(B, types=("Blackbeard Pirates",), abilities=[STRONGER])
    game = s.start().play(card)
    assert f"activate {card}.2" not in game.choices()


def test_op09_101_must_place_a_character_into_life_to_make_the_opponent_discard() -> None:
    """The cost has no "may": nobody is asked whether, only which Character and where it goes."""
    s = Board()
    card = s.hold(A, "OP09-101")
    cheap, cheap_too = s.character(B, cost=3), s.character(B, cost=1)
    s.character(B, cost=4)
    s.character(A, cost=1)
    kept, lost = s.hand(B, s.character_card()), s.hand(B, s.character_card())
    s.hand(A, s.character_card())
    game = s.start().play(card)
    assert game.asked() == (A, "cards")
    assert set(game.choices()) == {f"pick {cheap}", f"pick {cheap_too}"}
    game.choose(f"pick {cheap}")
    assert game.asked() == (A, "place")
    game.choose("bottom")
    assert game.owner(cheap) == B
    assert game.count(B, "life") == 4
    assert game.side(B)["life_face_up_indexes"] == [3]
    assert game.asked() == (B, "cards")
    assert set(game.choices()) == {f"pick {kept}", f"pick {lost}"}
    game.choose(f"pick {lost}")
    assert (game.area(kept), game.area(lost)) == ("hand", "trash")


@pytest.mark.rule("8-3-1-3")
def test_op09_101_without_such_a_character_nothing_is_discarded() -> None:
    """The cost cannot be paid, so what follows the colon does not happen."""
    s = Board()
    card = s.hold(A, "OP09-101")
    s.character(B, cost=4)
    held = s.hand(B, s.character_card())
    game = s.start().play(card)
    assert game.asked() == (A, "main")
    assert game.area(held) == "hand"


@pytest.mark.rule("1-2-5")
@pytest.mark.parametrize(("mine", "theirs", "wins"), [(0, 3, True), (3, 0, True), (1, 1, False)])
def test_op09_118_wins_when_the_opponent_blocks_and_somebody_has_no_life(
    mine: int, theirs: int, wins: bool
) -> None:
    """Whoever of its side attacks; with Life on both sides the block is only a block."""
    s = Board()
    s.put(A, "OP09-118")
    s.life(A, mine)
    s.life(B, theirs)
    blocker = s.character(B, power=1000, keywords=("Blocker",))
    game = s.start().declare("leader_a", "leader_b").choose(f"block {blocker}")
    result = game.game.result
    assert (result is not None) is wins
    if result is not None:
        assert result.winner == A


def test_op09_118_does_not_win_without_a_block_or_by_its_own_players_block() -> None:
    """The attack may go on; a Blocker of its own side does not count."""
    s = Board()
    s.put(A, "OP09-118")
    s.life(A, 0)
    s.character(B, power=1000, keywords=("Blocker",))
    guard = s.character(A, power=9000, keywords=("Blocker",))
    game = s.start().attack("leader_a", "leader_b")
    assert game.game.result is None
    game.end().declare("leader_b", "leader_a").choose(f"block {guard}")
    assert game.game.result is None


def test_op09_118_may_attack_at_once() -> None:
    """[Rush]; a plain Character played in the same turn may not."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "OP09-118")
    plain = s.character(A, played_this_turn=True)
    game = s.start().play(card)
    assert card in attackers(game)
    assert plain not in attackers(game)
