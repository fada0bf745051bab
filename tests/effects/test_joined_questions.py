"""What is optional and begins with a pick is one question: a pick, or the answer that leaves it."""

import pytest

from optcg import IllegalChoice
from optcg.model.abilities import AutoEffect, Gate, When
from optcg.model.effects import Draw, Effect, May, Move, Place, Rest, RestDon, ReturnDon, SetDonActive
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, This
from optcg.model.terms import Area
from tests.effects.checks import OPPONENT, OWN, OWN_HAND, OWN_TRASH, YOU, begin, don, resolve
from tests.scenario import A, B, Scenario, Table

TRASH_ONE = Move(Choose(OWN_HAND, 1), Place.TRASH)
TRASH_UP_TO_ONE = Move(Choose(OWN_HAND, 1, up_to=True), Place.TRASH)


def on_play(s: Scenario, *cost: Effect, even: bool = False) -> Table:
    """A plays a Character: [On Play] You may pay this cost: draw 2 cards."""
    ability = AutoEffect((When("On Play"),), (Draw(2),), cost=cost, optional=True)
    card = s.hand(A, s.character_card(cost=0, abilities=[ability]))
    return begin(s, even=even).play(card)


def two_in_hand(s: Scenario, player: int = A) -> tuple[str, str]:
    return s.hand(player, s.character_card()), s.hand(player, s.character_card())


@pytest.mark.rule("8-3-1-4")
def test_8_3_1_4_a_cost_that_is_paid_with_a_pick_is_one_question() -> None:
    s = Scenario()
    one, two = two_in_hand(s)
    game = on_play(s, TRASH_ONE)

    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {one}", f"pick {two}", "no"])
    game.choose(f"pick {two}")
    assert (game.asked(), game.area(two), game.count(A, "hand")) == ((A, "main"), "trash", 3)


@pytest.mark.rule("8-3-1-4")
def test_8_3_1_4_no_leaves_it_and_pays_nothing() -> None:
    s = Scenario()
    two_in_hand(s)
    game = on_play(s, TRASH_ONE).choose("no")

    assert (game.asked(), game.count(A, "hand"), game.count(A, "trash")) == ((A, "main"), 2, 0)


@pytest.mark.rule("8-3-1-4")
def test_8_3_1_4_with_one_way_to_pay_it_is_asked_whether() -> None:
    s = Scenario()
    s.hand(A, s.character_card())

    assert on_play(s, TRASH_ONE).choices() == ["yes", "no"]


@pytest.mark.rule("8-3-1-1")
def test_8_3_1_1_the_first_of_several_picks_pays() -> None:
    """Two cards of three are trashed: after the first one there is no way back."""
    s = Scenario()
    one, two = two_in_hand(s)
    three = s.hand(A, s.character_card())
    game = on_play(s, Move(Choose(OWN_HAND, 2), Place.TRASH))

    game.choose(f"pick {one}")
    assert sorted(game.choices()) == sorted((f"pick {two}", f"pick {three}"))
    game.choose(f"pick {two}")
    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 3)


@pytest.mark.rule("8-3-1-6")
def test_8_3_1_6_don_that_differ_are_picked_or_kept() -> None:
    s = Scenario()
    s.don(A, active=1, rested=1)
    game = on_play(s, ReturnDon(1))

    assert (game.asked(), game.choices()) == ((A, "don"), ["pick don active", "pick don rested", "no"])
    game.choose("pick don rested")
    assert (game.asked(), don(game, A), game.count(A, "hand")) == ((A, "main"), (1, 0, 9), 2)


@pytest.mark.rule("8-3-1-6")
def test_8_3_1_6_any_number_of_alike_don_or_no() -> None:
    s = Scenario()
    s.don(A, rested=2)
    game = on_play(s, ReturnDon(None))

    assert (game.asked(), game.choices()) == ((A, "number"), ["number 1", "number 2", "no"])
    assert don(game.choose("number 2"), A) == (0, 0, 10)


@pytest.mark.rule("8-3-1-1")
def test_8_3_1_1_a_pick_that_comes_after_another_part_is_asked_by_itself() -> None:
    s = Scenario()
    one, two = two_in_hand(s)
    game = on_play(s, Rest(This()), TRASH_ONE)

    assert game.choices() == ["yes", "no"]
    assert game.choose("yes").choices() == [f"pick {one}", f"pick {two}"]


@pytest.mark.rule("10-2-13-3")
def test_10_2_13_3_a_pick_uses_the_effect_and_no_does_not() -> None:
    s = Scenario()
    s.don(A, active=5)
    s.character(
        A,
        abilities=[
            AutoEffect(
                (When("played", OWN),), (Draw(1),), cost=(TRASH_ONE,), optional=True, gate=Gate(once=True)
            )
        ],
    )
    cards = [s.hand(A, s.character_card(cost=0)) for _ in range(5)]
    game = begin(s)

    game.play(cards[0]).choose("no")
    game.play(cards[1]).choose(f"pick {cards[2]}")
    game.play(cards[3])

    assert game.asked() == (A, "main")


@pytest.mark.rule("8-1-2")
def test_8_1_2_what_may_be_done_up_to_once_is_a_pick_or_none() -> None:
    s = Scenario()
    one, two = two_in_hand(s)
    game = resolve(s, May((TRASH_UP_TO_ONE,), then=(Draw(2),)))

    assert game.choices() == [f"pick {one}", f"pick {two}", "done"]
    assert game.choose(f"pick {one}").count(A, "hand") == 3


@pytest.mark.rule("8-1-2")
def test_8_1_2_none_of_what_may_be_done_is_not_to_do_it() -> None:
    s = Scenario()
    two_in_hand(s)
    game = resolve(s, May((TRASH_UP_TO_ONE,), then=(Draw(2),), otherwise=(Draw(1),)))

    assert game.choose("done").count(A, "hand") == 3


@pytest.mark.rule("8-1-2")
def test_8_1_2_where_more_is_done_none_and_no_differ() -> None:
    """ "You may trash up to 1 card and draw 1 card": none is trashed, but a card is drawn."""
    s = Scenario()
    two_in_hand(s)
    game = resolve(s, May((TRASH_UP_TO_ONE, Draw(1))))

    assert game.choices() == ["yes", "no"]
    assert game.choose("yes").choose("done").count(A, "hand") == 3


@pytest.mark.rule("8-1-2", "10-2-13-3")
def test_8_1_2_an_optional_effect_of_one_pick_is_not_used_by_picking_none() -> None:
    s = Scenario()
    effect = Move(Choose(OWN_TRASH, 1, up_to=True), Place.HAND)
    ability = AutoEffect((When("played", OWN),), (effect,), optional=True, gate=Gate(once=True))
    s.character(A, abilities=[ability])
    waste = [s.trash(A, s.character_card()) for _ in range(2)]
    cards = [s.hand(A, s.character_card(cost=0)) for _ in range(3)]
    game = begin(s)

    game.play(cards[0])
    assert sorted(game.choices()) == sorted((*(f"pick {ref}" for ref in waste), "done"))
    game.choose("done").play(cards[1]).choose(f"pick {waste[0]}").play(cards[2])

    assert game.asked() == (A, "main")


@pytest.mark.rule("8-1-2")
def test_8_1_2_up_to_so_many_don_is_a_number() -> None:
    s = Scenario()
    s.don(A, rested=2)
    game = resolve(s, May((SetDonActive(2),)))

    assert game.choices() == ["number 0", "number 1", "number 2"]
    assert don(game.choose("number 1"), A) == (1, 1, 8)


@pytest.mark.rule("8-1-2")
def test_8_1_2_the_opponent_is_asked_for_what_the_opponent_may_do() -> None:
    s = Scenario()
    one, two = two_in_hand(s, B)
    theirs = Cards(OPPONENT, (Area.HAND,))
    deed = May((Move(Choose(theirs, 1, chooser=OPPONENT), Place.TRASH),), who=OPPONENT, otherwise=(Draw(2),))
    game = resolve(s, deed)

    assert (game.asked(), game.choices()) == ((B, "cards"), [f"pick {one}", f"pick {two}", "no"])
    assert game.choose("no").count(A, "hand") == 2


@pytest.mark.rule("3-1-5")
@pytest.mark.parametrize("held", [1, 2])
def test_3_1_5_in_an_even_game_one_fitting_card_is_asked_for_like_two(held: int) -> None:
    """Questions do not tell how many cards of the hand fit: there is one, whatever fits."""
    s = Scenario()
    named = Cards(YOU, (Area.HAND,), NameIs("Ilse"))
    fitting = [s.hand(A, s.character_card(name="Ilse")) for _ in range(held)]
    s.hand(A, s.character_card())
    game = on_play(s, Move(Choose(named, 1), Place.TRASH), even=True)

    assert game.choices() == [*(f"pick {ref}" for ref in fitting), "no"]
    assert game.choose(f"pick {fitting[0]}").asked() == (A, "main")


@pytest.mark.rule("8-3-1-5")
def test_8_3_1_5_don_that_are_alike_are_paid_by_a_yes() -> None:
    s = Scenario()
    s.don(A, active=2)
    game = on_play(s, RestDon(1))

    assert game.choices() == ["yes", "no"]
    assert don(game.choose("yes"), A) == (1, 1, 8)


@pytest.mark.rule("8-3-1-4")
def test_8_3_1_4_a_yes_is_understood_and_then_asked_for_the_pick() -> None:
    """It is not in the list, like a concession; so is what leaves it by the other word."""
    s = Scenario()
    one, two = two_in_hand(s)
    game = on_play(s, TRASH_ONE).choose("yes")

    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {one}", f"pick {two}"])
    assert game.choose(f"pick {one}").count(A, "hand") == 3


@pytest.mark.rule("8-1-2")
def test_8_1_2_a_no_is_understood_where_none_is_an_answer() -> None:
    s = Scenario()
    two_in_hand(s)
    game = resolve(s, May((TRASH_UP_TO_ONE,), then=(Draw(2),))).choose("no")

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 2)


@pytest.mark.rule("3-9-2")
def test_3_9_2_alike_don_may_be_picked_one_by_one() -> None:
    s = Scenario()
    s.don(A, rested=3)
    game = resolve(s, SetDonActive(3)).choose("pick don rested").choose("pick don rested")

    assert game.choices() == ["pick don rested", "done"]
    assert don(game.choose("done"), A) == (2, 1, 7)
    assert game.game.record().replay(game.game.catalog).position().to_dict() == game.game.position().to_dict()


@pytest.mark.rule("8-1-2")
@pytest.mark.parametrize("word", ["done", "pick leader_a", "number 1", "end"])
def test_8_1_2_nothing_else_is_understood(word: str) -> None:
    s = Scenario()
    two_in_hand(s)
    game = on_play(s, TRASH_ONE)

    with pytest.raises(IllegalChoice):
        game.choose(word)
