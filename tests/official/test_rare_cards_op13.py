"""Cards of OP13 whose text has hardly a second card like it."""

import pytest

from optcg.model.abilities import AutoEffect, PermanentEffect, When
from optcg.model.effects import Draw, GainPower
from optcg.model.selections import This
from tests.official.board import Board
from tests.scenario import A, B, Table

STRONGER = PermanentEffect((GainPower(This(), 2000),))


def luffy(active: int = 4, don: int = 1) -> tuple[Table, str, str]:
    """OP13-001 is attacked; a {Straw Hat Crew} Character and another one stand beside it."""
    s = Board(turn_player=B)
    s.lead(A, "OP13-001", don=don)
    s.don(A, active=active)
    crew, other = s.character(A, types=("Straw Hat Crew",)), s.character(A, types=("Navy",))
    s.character(B, types=("Straw Hat Crew",))
    return s.start().declare("leader_b", "leader_a"), crew, other


def test_op13_001_each_rested_don_gives_2000_to_one_card() -> None:
    """Three DON!!, one target, for this battle; the other DON!! stays active."""
    game, crew, other = luffy()
    assert game.asked() == (A, "number")
    game.choose("number 3")
    assert set(game.choices()) == {"pick leader_a", f"pick {crew}", "done"}
    assert f"pick {other}" not in game.choices()
    game.choose("pick leader_a")
    assert game.asked() == (B, "main")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 3)
    assert game.count(A, "life") == 3
    assert game.power("leader_a") == 5000
    assert game.power(crew) == 5000


def test_op13_001_the_power_lasts_through_the_battle() -> None:
    """Seen at the Counter Step: 5000 and two times 2000, given to a Character instead of the Leader."""
    s = Board(turn_player=B)
    s.lead(A, "OP13-001", don=1)
    s.don(A, active=2)
    crew = s.character(A, types=("Straw Hat Crew",), rested=True)
    s.hand(A, s.character_card(counter=1000))
    game = s.start().declare("leader_b", crew).choose("yes")
    game.choose("pick don active").choose("pick don active").choose(f"pick {crew}")
    assert game.asked() == (A, "counter")
    assert (game.power(crew), game.power("leader_a")) == (9000, 5000)
    game.pass_battle()
    assert game.power(crew) == 5000
    assert game.area(crew) == "characters"


def test_op13_001_declined_nothing_more_is_asked() -> None:
    """No DON!! rested, no power to give."""
    game, _, _ = luffy()
    game.choose("no")
    assert game.asked() == (B, "main")
    assert game.count(A, "don_active") == 4
    assert game.count(A, "life") == 2


@pytest.mark.parametrize(("active", "don"), [(6, 1), (4, 0), (0, 1)])
def test_op13_001_is_not_asked(active: int, don: int) -> None:
    """With six active DON!!, without a DON!! given to it, or with none to rest."""
    game, _, _ = luffy(active, don)
    assert game.asked() == (B, "main")
    assert game.count(A, "life") == 2


@pytest.mark.rule("1-3-1", "6-4-1")
def test_op13_003_one_don_of_the_don_phase_is_given_to_the_leader() -> None:
    """Of the two that are placed; with ten on the field none is placed and none given."""
    s = Board(turn_player=B)
    s.lead(A, "OP13-003")
    s.don(A, active=3)
    game = s.start().end()
    assert game.asked() == (A, "main")
    assert (game.count(A, "don_active"), game.don("leader_a")) == (4, 1)

    s = Board(turn_player=B)
    s.lead(A, "OP13-003")
    s.don(A, active=10)
    game = s.start().end()
    assert (game.count(A, "don_active"), game.don("leader_a")) == (10, 0)


def test_op13_003_gives_none_while_there_is_no_don_on_the_field() -> None:
    """The field is looked at before the DON!! are placed; DON!! given to a Character count."""
    s = Board(turn_player=B)
    s.lead(A, "OP13-003")
    s.don(A, active=0)
    game = s.start().end()
    assert (game.count(A, "don_active"), game.don("leader_a")) == (2, 0)
    game.end().end()
    assert (game.count(A, "don_active"), game.don("leader_a")) == (3, 1)

    s = Board(turn_player=B)
    s.lead(A, "OP13-003")
    s.don(A, active=0)
    s.character(A, don=1)
    game = s.start().end()
    assert (game.count(A, "don_active"), game.don("leader_a")) == (2, 1)


@pytest.mark.parametrize(
    ("active", "given", "power"), [(9, 0, 5000), (8, 1, 6000), (10, 0, 7000), (9, 1, 8000)]
)
def test_op13_003_has_2000_less_with_nine_don_or_less(active: int, given: int, power: int) -> None:
    """DON!! given to it are on the field too, and give their 1000 in its own turn."""
    s = Board()
    s.lead(A, "OP13-003", don=given)
    s.don(A, active=active)
    assert s.start().power("leader_a") == power


def roger() -> tuple[Board, str, str, str]:
    """OP13-064 in A's hand; a Character of the right kind of type and one of another, both with a text."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "OP13-064")
    former = s.character(A, types=("Former Roger Pirates",), abilities=[STRONGER])
    other = s.character(A, types=("Whitebeard Pirates",), abilities=[STRONGER])
    return s, card, former, other


def test_op13_064_negates_own_cards_without_its_type_while_it_stands() -> None:
    """Leader and Characters; a type that includes the words is spared, and so is the opponent's side."""
    s, card, former, other = roger()
    s.leader(A, types=("Navy",), abilities=[STRONGER])
    foe = s.character(B, types=("Navy",), abilities=[STRONGER])
    game = s.start()
    assert [game.power(ref) for ref in ("leader_a", former, other, foe)] == [7000] * 4
    game.play(card).choose("no")
    assert [game.power(ref) for ref in ("leader_a", former, other, foe)] == [5000, 7000, 5000, 7000]


def test_op13_064_silences_cards_that_come_later() -> None:
    """A Character without the type is played, and its [On Play] is not activated."""
    s = Board()
    s.don(A, active=5)
    s.put(A, "OP13-064")
    draws = AutoEffect((When("On Play"),), (Draw(1),))
    wrong = s.hand(A, s.character_card(cost=1, types=("Navy",), abilities=[draws]))
    right = s.hand(A, s.character_card(cost=1, types=("Roger Pirates",), abilities=[draws]))
    game = s.start()
    deck = game.count(A, "deck")
    game.play(wrong)
    assert game.count(A, "deck") == deck
    game.play(right)
    assert game.count(A, "deck") == deck - 1


def test_op13_064_its_minus_is_for_the_characters_that_were_there() -> None:
    """The set is fixed when it resolves; it all ends with the opponent's turn."""
    s, card, former, _ = roger()
    foe = s.character(B, power=5000)
    late = s.hand(B, s.character_card(cost=1, power=5000))
    game = s.start().play(card).choose("yes")
    while game.asked()[1] == "don":
        game.choose("pick don rested")
    assert (game.power("leader_a"), game.power(foe)) == (7000, 3000)
    assert (game.power("leader_b"), game.power(former)) == (5000, 7000)
    assert game.count(A, "don_rested") == 7
    game.end().play(late)
    assert [game.power(ref) for ref in ("leader_a", foe, late)] == [7000, 3000, 5000]
    game.end()
    assert [game.power(ref) for ref in ("leader_a", foe, late)] == [5000, 5000, 5000]
