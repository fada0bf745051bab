"""Processes put off to a later point of the game (Rules 6-5-1, 6-6-1-2, 7-1-5-2)."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, When
from optcg.model.conditions import YouDid
from optcg.model.effects import AsPlayer, Draw, GainPower, If, Later, Move, Pick, Place, Play, Rest, SetActive
from optcg.model.filters import InBattle
from optcg.model.selections import Cards, Choose, Every, Owner, Slot, This
from optcg.model.terms import Area
from tests.effects.checks import (
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    THEIRS,
    begin,
    draws_when,
    event,
    resolve,
)
from tests.scenario import A, B, Scenario


def test_at_the_end_of_this_turn() -> None:
    game = resolve(Scenario(), Later("end of turn", (Draw(2),)))
    at_once = game.count(A, "hand")
    game.end()

    assert (at_once, game.count(A, "hand")) == (0, 2)


def test_it_happens_once() -> None:
    game = resolve(Scenario(), Later("end of turn", (Draw(2, OPPONENT),))).end().end().end()

    assert game.count(B, "hand") == 2 + 2


def test_it_happens_though_its_source_is_gone() -> None:
    """QA EB02-015."""
    s = Scenario()
    later = ActivateEffect(("Activate: Main",), (Later("end of turn", (Draw(1),)),), cost=(_trash_this(),))
    ally = s.character(A, abilities=[later])
    game = begin(s).choose(f"activate {ally}.1").end()

    assert (game.area(ally), game.count(A, "hand")) == ("trash", 1)


def _trash_this() -> Move:
    return Move(This(), Place.TRASH)


def test_it_remembers_the_cards_of_earlier_steps() -> None:
    """OP11-092: the card that was played goes away at the end of the turn."""
    s = Scenario()
    card = s.hand(A, s.character_card())
    play = Play(Every(OWN_HAND, slot=1))
    game = resolve(s, play, Later("end of turn", (Move(Slot(1), Place.DECK_BOTTOM),)))
    on_field = game.area(card)
    game.end()

    assert (on_field, game.area(card)) == ("characters", "deck")


def test_a_card_that_has_moved_on_is_not_meant_any_more() -> None:
    """Rules 1-3-2, 3-1-6."""
    s = Scenario()
    victim = s.character(B)
    later = Later("end of turn", (Move(Slot(1), Place.TRASH), If(YouDid(), (Draw(1),))))
    game = resolve(s, Pick(Every(THEIRS, slot=1)), later, Move(Every(THEIRS, slot=2), Place.HAND)).end()

    assert (game.area(victim), game.count(A, "hand")) == ("hand", 0)


def test_it_comes_after_end_of_your_turn() -> None:
    """Rules 6-6-1-1, 6-6-1-2."""
    s = Scenario()
    s.character(A, abilities=[draws_when("End of Your Turn")])
    game = resolve(s, Later("end of turn", (Move(Every(OWN_HAND), Place.TRASH),))).end()

    assert game.count(A, "hand") == 0


def test_several_are_ordered_by_their_player() -> None:
    s = Scenario()
    one = event(s, Later("end of turn", (Draw(1),)))
    two = event(s, Later("end of turn", (Move(Every(OWN_HAND), Place.TRASH),)))
    game = begin(s).play(one).play(two).end()
    asked = game.asked()
    game.choose("effect 2")

    assert (asked, game.count(A, "hand")) == ((A, "effect"), 1)


def test_at_the_end_of_this_battle() -> None:
    """OP02-064."""
    s = Scenario()
    later = Later("end of battle", (Move(This(), Place.DECK_BOTTOM),))
    ally = s.character(A, abilities=[AutoEffect((When("When Attacking"),), (later,))])
    game = begin(s).declare(ally, "leader_b")
    during = game.area(ally) if game.asked()[1] != "main" else "characters"
    game.pass_battle()

    assert (during, game.count(B, "life"), game.area(ally)) == ("characters", 2, "deck")


def test_the_card_battled_with_at_the_end_of_the_battle() -> None:
    s = Scenario()
    wall = s.character(B, power=9000, rested=True)
    later = Later("end of battle", (Move(Slot(1), Place.HAND),))
    auto = AutoEffect(
        (When("When Attacking"),),
        (Pick(Every(Cards(Owner.EITHER, (Area.CHARACTER,), InBattle("target")), slot=1)), later),
    )
    ally = s.character(A, abilities=[auto])
    game = begin(s).attack(ally, wall)

    assert game.area(wall) == "hand"


def test_at_the_start_of_the_opponents_next_main_phase() -> None:
    """PRB02-005: the opponent chooses then."""
    s = Scenario()
    cards = [s.character(B) for _ in range(2)]
    rest = AsPlayer(OPPONENT, (Rest(Choose(OWN, 1)),))
    game = resolve(s, Later("opponent's next Main Phase", (rest,))).end()
    asked = game.asked()
    game.choose(f"pick {cards[1]}")

    assert (asked, [game.rested(card) for card in cards]) == ((B, "cards"), [False, True])


def test_the_opponents_next_main_phase_is_used_up() -> None:
    later = Later("opponent's next Main Phase", (Draw(1),))
    game = resolve(Scenario(), later, SetActive(Every(OWN))).end()
    first = game.count(A, "hand")
    game.end().end()

    assert (first, game.count(A, "hand")) == (1, 2)


@pytest.mark.parametrize(
    ("moment", "drawn"),
    [
        # Cards drawn by the effect: at once, in B's next turn, in A's next one, in B's turn after that.
        ("your next turn", [0, 0, 1, 1]),
        ("your next Main Phase", [0, 0, 1, 1]),
        ("opponent's next turn", [0, 1, 1, 1]),
        ("opponent's next Main Phase", [0, 1, 1, 1]),
        ("end of turn", [0, 1, 1, 1]),
        ("end of your turn", [0, 1, 1, 1]),
        ("end of opponent's turn", [0, 0, 1, 1]),
        ("end of opponent's next turn", [0, 0, 1, 1]),
        ("end of your next turn", [0, 0, 0, 1]),
    ],
)
def test_every_moment_comes_once(moment: str, drawn: list[int]) -> None:
    s = Scenario()
    game = resolve(s, Later(moment, (GainPower(Every(OWN_LEADER), 1000),)))
    found = [(game.power("leader_a") - 5000) // 1000]
    for _ in range(3):
        game.end()
        found.append((game.power("leader_a") - 5000) // 1000)

    assert found == drawn


def test_put_off_in_the_opponents_turn_the_end_of_their_turn_is_that_of_this_one() -> None:
    found = []
    for moment in ("end of opponent's turn", "end of opponent's next turn", "end of your turn"):
        s = Scenario()
        later = AutoEffect((When("start of Main Phase", who=OPPONENT),), (Later(moment, (_stronger(),)),))
        s.character(A, abilities=[later])
        game = begin(s).end()
        powers = []
        for _ in range(3):
            game.end()
            powers.append((game.power("leader_a") - 5000) // 1000)
        found.append(powers)

    # The ability comes again in B's second turn.
    assert found == [[1, 1, 2], [0, 0, 1], [0, 1, 1]]


def _stronger() -> GainPower:
    return GainPower(Every(OWN_LEADER), 1000)
