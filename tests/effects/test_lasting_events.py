"""Events that are waited for during a time, and how this card came to be played."""

import pytest

from optcg.model.effects import KO, Play
from optcg.model.selections import Choose, Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, OWN_TRASH, THEIRS, begin, resolve, said, worded
from tests.effects.test_worded_numbers import worded as lines
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When your opponent's Character is K.O.'d during this turn, draw 1 card.", 2),
        ("During this turn, when your opponent's Character is K.O.'d, draw 1 card.", 2),
        ("The next time your opponent's Character is K.O.'d this turn, draw 1 card.", 1),
    ],
)
def test_8_1_4_2_an_event_is_waited_for_during_the_turn(text: str, drawn: int) -> None:
    s = Scenario()
    foes = [s.character(B, power=1000, rested=True) for _ in range(2)]
    ally = s.character(A)
    game = worded(s, text)
    game.attack("leader_a", foes[0]).attack(ally, foes[1])

    assert game.count(A, "hand") == drawn


def test_it_is_over_with_the_turn() -> None:
    s = Scenario()
    foe = s.character(B)
    strike = s.hand(A, s.event_card(cost=0, main=(KO(Every(THEIRS)),)))
    game = worded(s, "When your opponent's Character is K.O.'d during this turn, draw 1 card.")
    game.end().end()
    held = game.count(A, "hand")
    game.play(strike)

    assert (game.area(foe), game.count(A, "hand")) == ("trash", held - 1)


def test_it_points_to_the_card_of_the_event() -> None:
    s = Scenario()
    guest = s.hand(A, s.character_card(cost=1, types=("Harbor",)))
    other = s.hand(A, s.character_card(cost=1))
    game = worded(s, "When you play a {Harbor} type Character during this turn, that Character gains [Rush].")
    game.play(guest).play(other)

    assert (game.keywords(guest), game.keywords(other)) == (["Rush"], [])


def test_two_of_them_are_two() -> None:
    s = Scenario()
    s.character(B)
    (main,) = said(
        "[Main] The next time your opponent's Character is K.O.'d this turn, draw 1 card.", Category.EVENT
    )
    one, two = (s.hand(A, s.event_card(cost=0, abilities=[main])) for _ in range(2))
    end = s.hand(A, s.event_card(cost=0, main=(KO(Every(THEIRS)),)))
    game = begin(s).play(one).play(two).play(end).choose("effect 1")

    assert game.count(A, "hand") == 2


def test_a_card_that_speaks_of_itself_waits_itself() -> None:
    s = Scenario()
    text = "[On Play] When this Character attacks during this turn, draw 1 card."
    ally = s.hand(A, s.character_card(cost=1, keywords=["Rush"], abilities=lines(text)))
    game = begin(s).play(ally)
    game.attack("leader_a", "leader_b").attack(ally, "leader_b")

    assert game.count(A, "hand") == 1


FROM_TRASH = Play(Choose(OWN_TRASH, 1))


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("you played this Character from your trash", 1),
        ("you played this Character using an effect", 1),
        ("you played this Character using the effect of [Mira]", 0),
        ("this Character was not played by an effect", 0),
        ("you played this Character with the effect of your Event", 1),
    ],
)
def test_how_this_card_was_played(condition: str, drawn: int) -> None:
    s = Scenario()
    card = s.trash(A, s.character_card(abilities=lines(f"[On Play] If {condition}, draw 1 card.")))
    game = resolve(s, FROM_TRASH)

    assert (game.area(card), game.count(A, "hand")) == ("characters", drawn)


@pytest.mark.parametrize(("cost", "drawn"), [(5, 1), (4, 0)])
def test_another_character_was_played(cost: int, drawn: int) -> None:
    """This card is no such Character, and is not taken off for that."""
    s = Scenario()
    s.don(A, active=10)
    first = s.hand(A, s.character_card(cost=cost))
    text = "[On Play] If you have played another Character with a cost of 5 or more this turn, draw 1 card."
    ally = s.hand(A, s.character_card(cost=1, abilities=lines(text)))

    assert begin(s).play(first).play(ally).count(A, "hand") == drawn


def test_it_was_not_played_this_turn() -> None:
    s = Scenario()
    text = "[Activate: Main] [Once Per Turn] If this Character was not played this turn, draw 1 card."
    old = s.character(A, abilities=lines(text))
    new = s.hand(A, s.character_card(cost=1, abilities=lines(text)))
    game = begin(s).play(new)
    assert f"activate {new}.1" not in game.choices()

    assert game.choose(f"activate {old}.1").count(A, "hand") == 1


@pytest.mark.parametrize(("chosen", "drawn"), [(True, 1), (False, 0)])
def test_that_card_waits_for_its_end(chosen: bool, drawn: int) -> None:
    """The card that was chosen before, and no other one."""
    s = Scenario()
    mine, other = (s.character(A, power=1000) for _ in range(2))
    strike = s.hand(A, s.event_card(cost=0, main=(KO(Choose(OWN, 1)),)))
    text = (
        "Up to 1 of your Characters gains +1000 power during this turn. "
        "Then, if that Character is K.O.'d during this turn, draw 1 card."
    )
    game = worded(s, text).choose(f"pick {mine}")
    game.play(strike).choose(f"pick {mine if chosen else other}")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("power", "drawn"), [(9000, 1), (1000, 0)])
def test_damage_of_this_battle_is_waited_for(power: int, drawn: int) -> None:
    s = Scenario()
    s.life(B, 3)
    text = "[When Attacking] If your opponent takes damage during this battle, draw 1 card."
    ally = s.character(A, power=power, abilities=lines(text))
    game = begin(s).attack(ally, "leader_b")

    assert game.count(A, "hand") == drawn
