"""Cards of OP08 whose text has hardly a second card like it."""

import pytest

from optcg.model.effects import KO, Move, Place
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.official.board import Board
from tests.scenario import A, B, Table


def newgate(types: tuple[str, ...] = ("Former Whitebeard Pirates",), life: int = 2) -> tuple[Board, str]:
    """OP08-043 in A's hand, with 10 DON!! to play it."""
    s = Board()
    s.leader(A, types=types)
    s.life(A, life)
    s.don(A, active=10)
    return s, s.hold(A, "OP08-043")


def attackers(game: Table) -> set[str]:
    return {choice.split()[1] for choice in game.choices() if choice.startswith("attack")}


def test_op08_043_a_selected_character_attacks_only_for_two_cards_of_the_hand() -> None:
    """The tax lies on the Characters that were there, not on the Leader and not on later ones."""
    s, newgate_ref = newgate()
    old = s.character(B, power=5000)
    late = s.hand(B, s.character_card(power=5000, cost=1, keywords=("Rush",)))
    one, two, three = [s.hand(B, s.character_card(cost=9)) for _ in range(3)]
    ally = s.character(A)
    game = s.start().play(newgate_ref)
    assert attackers(game) == {"leader_a", ally}
    game.end().play(late)
    assert attackers(game) == {"leader_b", old, late}
    game.declare(late, "leader_a").pass_battle()
    game.declare("leader_b", "leader_a").pass_battle()
    assert game.area(one) == game.area(two) == "hand"
    game.declare(old, "leader_a")
    assert game.asked() == (B, "cards")
    assert "done" not in game.choices()
    game.choose(f"pick {one}").choose(f"pick {three}").pass_battle()
    assert [game.area(card) for card in (one, two, three)] == ["trash", "hand", "trash"]
    assert game.rested(old)


def test_op08_043_without_two_cards_the_selected_cannot_attack_until_the_end_of_that_turn() -> None:
    """One card in the hand is too few; in the turn after the next one nothing is asked any more."""
    s, newgate_ref = newgate()
    old = s.character(B, power=5000)
    s.leader(B, rested=False)
    game = s.start().play(newgate_ref).end()
    assert game.count(B, "hand") == 1
    assert attackers(game) == {"leader_b"}
    game.end().end()
    assert game.count(B, "hand") == 2
    game.declare(old, "leader_a")
    assert game.asked()[1] != "cards"
    assert game.count(B, "hand") == 2


@pytest.mark.parametrize(("types", "life"), [(("Navy",), 2), (("Whitebeard Pirates",), 3)])
def test_op08_043_asks_for_its_leader_and_two_life_cards_or_less(types: tuple[str, ...], life: int) -> None:
    """Either condition missing: the Character attacks for nothing. The other Leader does not count."""
    s, newgate_ref = newgate(types, life)
    s.leader(B, types=("Whitebeard Pirates",))
    old = s.character(B, power=5000)
    game = s.start().play(newgate_ref).end()
    assert attackers(game) == {"leader_b", old}
    game.declare(old, "leader_a")
    assert game.asked()[1] != "cards"


@pytest.mark.rule("8-1-3-4", "10-2-1-3")
def test_op08_045_must_trash_itself_and_draw_and_is_not_kod() -> None:
    """Nobody is asked; EB01-047, which waits for a K.O., stays silent until there is one."""
    s = Board()
    thatch = s.put(B, "OP08-045", rested=True)
    plain = s.character(B, power=1000, rested=True)
    s.put(A, "EB01-047")
    one, two = s.character(A, power=9000), s.character(A, power=9000)
    game = s.start()
    hand, trash = game.count(B, "hand"), game.count(A, "trash")
    game.attack(one, thatch)
    assert game.asked() == (A, "main")
    assert game.area(thatch) == "trash"
    assert game.count(B, "hand") == hand + 1
    assert game.count(A, "trash") == trash
    assert "knocked_out" not in game.kinds()
    game.attack(two, plain)
    assert "knocked_out" in game.kinds()
    assert game.count(A, "trash") == trash + 1
    assert game.count(B, "hand") == hand + 1


@pytest.mark.parametrize(("player", "place", "drawn"), [(B, "trash", 1), (A, "hand", 0)])
def test_op08_045_replaces_removal_by_the_opponents_effects_only(player: int, place: str, drawn: int) -> None:
    """A return to the hand by the opponent is replaced; one by its own player is not."""
    s = Board(turn_player=player)
    thatch = s.put(A, "OP08-045")
    back = Move(Choose(Cards(Owner.EITHER, (Area.CHARACTER,)), 1), Place.HAND)
    event = s.hand(player, s.event_card(main=[back]))
    game = s.start()
    deck = game.count(A, "deck")
    game.play(event)
    assert game.area(thatch) == place
    assert game.count(A, "deck") == deck - drawn


@pytest.mark.parametrize("mover", [A, B])
def test_op08_045_replaces_a_ko_by_whatever_effect(mover: int) -> None:
    """That of its own player as well."""
    s = Board(turn_player=mover)
    thatch = s.put(A, "OP08-045")
    event = s.hand(mover, s.event_card(main=[KO(Choose(Cards(Owner.EITHER, (Area.CHARACTER,)), 1))]))
    game = s.start()
    deck = game.count(A, "deck")
    game.play(event)
    assert game.area(thatch) == "trash"
    assert game.count(A, "deck") == deck - 1
    assert "knocked_out" not in game.kinds()


def test_op08_062_bounds_the_cost_from_below_and_by_the_opponents_don() -> None:
    """With 4 DON!! across, a given one among them: costs 3 and 4, not 2, not 5, no other name."""
    s = Board()
    s.leader(A, types=("Big Mom Pirates",))
    s.don(B, active=1, rested=2)
    s.leader(B, don=1)
    small = s.put(A, "OP08-062")
    cards = {cost: s.hand(A, s.character_card(name="Charlotte Katakuri", cost=cost)) for cost in (2, 3, 4, 5)}
    other = s.hand(A, s.character_card(name="Charlotte Oven", cost=4))
    game = s.start().choose(f"activate {small}.1")
    assert game.area(small) == "trash"
    assert set(game.choices()) == {f"pick {cards[3]}", f"pick {cards[4]}", "done"}
    game.choose(f"pick {cards[4]}")
    assert game.area(other) == "hand"
    assert game.area(cards[4]) == "characters"
    assert not game.rested(cards[4])
    assert game.count(A, "don_active") == 5


def test_op08_062_pays_in_vain_with_another_leader() -> None:
    """The condition stands after the colon, and it is about the own Leader."""
    s = Board()
    s.leader(B, types=("Big Mom Pirates",))
    small = s.put(A, "OP08-062")
    big = s.hand(A, s.character_card(name="Charlotte Katakuri", cost=4))
    game = s.start().choose(f"activate {small}.1")
    assert game.area(small) == "trash"
    assert game.area(big) == "hand"
    assert game.asked() == (A, "main")


def maria(own: int, theirs: int) -> tuple[Board, str]:
    """OP08-074 with DON!! on both fields; one of the opponent's is given."""
    s = Board()
    s.don(A, active=own)
    s.don(B, active=theirs - 1)
    s.leader(B, don=1)
    return s, s.put(A, "OP08-074")


def test_op08_074_returns_don_at_the_end_of_the_turn_until_both_have_the_same() -> None:
    """4 and 5 added, against 6: three go back, chosen by their player, in the End Phase only."""
    s, card = maria(own=4, theirs=6)
    ally = s.character(A)
    game = s.start().choose(f"activate {card}.1")
    assert game.choices() == [f"number {n}" for n in range(6)]
    game.choose("number 5")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (4, 5)
    assert f"activate {card}.1" not in game.choices()
    game.give(ally).end()
    assert game.asked() == (A, "don")
    game.choose(f"pick don {ally}").choose("pick don active").choose("pick don rested")
    assert game.don(ally) == 0
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 4)
    assert game.asked() == (B, "main")


@pytest.mark.rule("6-6-1-2")
def test_op08_074_returns_even_if_it_left_the_field_and_nothing_if_it_has_fewer() -> None:
    """The promise outlives the card; with fewer DON!! than the opponent it asks for nothing."""
    s, card = maria(own=4, theirs=6)
    away = s.hand(
        A, s.event_card(cost=0, main=[Move(Every(Cards(Owner.YOU, (Area.CHARACTER,))), Place.HAND)])
    )
    game = s.start().choose(f"activate {card}.1").choose("number 3").play(away)
    assert game.area(card) == "hand"
    game.end().choose("pick don rested")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (4, 2)

    s, card = maria(own=4, theirs=9)
    game = s.start().choose(f"activate {card}.1").choose("number 3").end()
    assert game.asked() == (B, "main")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (4, 3)


def test_op08_074_needs_to_be_the_only_black_maria() -> None:
    """Another one on the own field stops all of it; one of the opponent's does not."""
    s, card = maria(own=7, theirs=6)
    s.put(A, "OP08-074")
    assert f"activate {card}.1" not in s.start().choices()

    s, card = maria(own=4, theirs=6)
    s.put(B, "OP08-074")
    assert s.start().choose(f"activate {card}.1").asked() == (A, "number")


def rayleigh() -> tuple[Board, str, list[str]]:
    s = Board()
    s.don(A, active=8)
    s.character(A, power=1000)
    return s, s.hold(A, "OP08-118"), [s.character(B, power=power) for power in (7000, 6000, 3000)]


def test_op08_118_gives_the_two_amounts_to_the_two_selected_as_its_player_likes() -> None:
    """The first one picked need not get the bigger amount; they last to the end of the opponent's turn."""
    s, card, (big, middle, small) = rayleigh()
    game = s.start().play(card)
    assert set(game.choices()) == {f"pick {ref}" for ref in (big, middle, small)} | {"done"}
    game.choose(f"pick {big}").choose(f"pick {middle}")
    assert game.choices() == [f"pick {big}", f"pick {middle}"]
    game.choose(f"pick {middle}")
    assert [game.power(ref) for ref in (big, middle, small)] == [5000, 3000, 3000]
    assert set(game.choices()) == {f"pick {middle}", f"pick {small}", "done"}
    game.choose("done").end()
    assert [game.power(ref) for ref in (big, middle)] == [5000, 3000]
    game.end()
    assert [game.power(ref) for ref in (big, middle)] == [7000, 6000]


def test_op08_118_a_single_target_gets_one_amount_and_none_gets_none() -> None:
    """Then a Character with 3000 power or less may still be K.O.'d."""
    s, card, (big, middle, small) = rayleigh()
    game = s.start().play(card).choose(f"pick {big}").choose("done")
    assert [game.power(ref) for ref in (big, middle)] == [4000, 6000]
    assert game.choices() == [f"pick {small}", "done"]

    s, card, (big, middle, small) = rayleigh()
    game = s.start().play(card).choose("done")
    assert [game.power(ref) for ref in (big, middle)] == [7000, 6000]
    assert game.choices() == [f"pick {small}", "done"]
    game.choose(f"pick {small}")
    assert game.area(small) == "trash"
