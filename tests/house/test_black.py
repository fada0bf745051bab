"""Second set, black: lower costs, K.O.s, and the trash as a second hand."""

import pytest

from optcg.model.effects import KO
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area, Color
from tests.effects.checks import begin, event, pile
from tests.house.board import Board, agree, picks, played, quiet, stop, take, triggered
from tests.official.offers import BOUNCE_ONE, KO_ONE, can_use, use
from tests.scenario import A, B


@pytest.mark.parametrize("don", [0, 1])
def test_hs02_068_lowers_a_cost_and_trashes_a_card(don: int) -> None:
    s = Board()
    s.lead(A, "HS02-068", don=don)
    foe, mine = s.character(B, cost=3), s.character(A, cost=3)
    game = begin(s).declare("leader_a", "leader_b")
    assert picks(game) == ({foe} if don else set())
    if don:
        take(game, foe)
    game.pass_battle()
    assert (game.cost(foe), game.cost(mine), game.count(A, "trash")) == (3 - don, 3, don)
    assert game.end().cost(foe) == 3


def test_hs02_069_trashes_two_cards_of_the_own_deck() -> None:
    s = Board()
    top = [s.on_deck(A, "HS01-044") for _ in range(3)]
    s.deck(B, 20)
    game, _ = played(s, "HS02-069")
    assert [game.area(card) for card in top] == ["trash", "trash", "deck"]
    assert (game.count(B, "deck"), game.count(A, "hand")) == (20, 0)


def test_hs02_071_takes_a_small_salvager_when_knocked_out() -> None:
    """A Character of the type with a cost of 2 or less, from the own trash; and it blocks."""
    s = Board(turn_player=B)
    lantern = s.put(A, "HS02-071")
    fit = s.trashed(A, "HS02-070")
    for number in ("HS02-072", "HS01-004", "HS02-080"):
        s.trashed(A, number)
    s.trashed(B, "HS02-070")
    strong = s.character(B, power=9000)
    game = begin(s).declare(strong, "leader_a").choose(f"block {lantern}")
    assert game.pass_battle().asked() == (A, "cards")
    assert picks(game) == {fit, lantern}
    assert take(game, fit).area(fit) == "hand"


@pytest.mark.parametrize(("number", "low", "high"), [("HS02-072", 2, 3), ("HS02-080", 4, 5)])
def test_072_and_080_lower_a_cost_and_knock_out_what_is_small(number: str, low: int, high: int) -> None:
    """What is one dearer is lowered too, but stays; the lower cost ends with the turn."""
    s = Board()
    small, large, mine = s.character(B, cost=low), s.character(B, cost=high), s.character(A, cost=low)
    game, _ = played(s, number)
    assert picks(game) == {small, large}
    take(game, small)
    assert (game.cost(small), picks(game)) == (low - 2, {small})
    take(game, small)
    assert [game.area(card) for card in (small, large, mine)] == ["trash", "characters", "characters"]


@pytest.mark.parametrize(("number", "high"), [("HS02-072", 3), ("HS02-080", 5)])
def test_072_and_080_leave_what_is_too_dear(number: str, high: int) -> None:
    s = Board()
    large = s.character(B, cost=high)
    game, _ = played(s, number)
    take(game, large)
    assert (game.cost(large), quiet(game)) == (high - 2, True)
    assert game.end().cost(large) == high


@pytest.mark.parametrize(("trash", "lower"), [(6, 0), (7, 1)])
def test_hs02_074_lowers_all_costs_in_the_own_turn(trash: int, lower: int) -> None:
    s = Board()
    s.put(A, "HS02-074")
    foes, mine = [s.character(B, cost=3), s.character(B, cost=1)], s.character(A, cost=3)
    for _ in range(trash):
        s.trashed(A, "HS01-044")
    game = begin(s)
    assert [game.cost(card) for card in (*foes, mine)] == [3 - lower, 1 - lower, 3]
    assert game.end().cost(foes[0]) == 3


def test_hs02_075_plays_a_small_salvager_from_the_trash() -> None:
    s = Board()
    fit = s.trashed(A, "HS02-069")
    wrong = [s.trashed(A, number) for number in ("HS02-073", "HS01-002", "HS02-081")]
    s.trashed(B, "HS02-069")
    top = s.on_deck(A, "HS01-044")
    game, _ = played(s, "HS02-075")
    assert picks(game) == {fit}
    take(game, fit)
    assert (game.area(fit), game.rested(fit)) == ("characters", False)
    assert game.area(top) == "trash"  # its own [On Play] was done
    assert {game.area(card) for card in wrong} == {"trash"}


@pytest.mark.parametrize(("trash", "safe"), [(9, False), (10, True)])
def test_hs02_077_stays_with_ten_cards_in_the_trash(trash: int, safe: bool) -> None:
    s = Board(turn_player=B)
    last = s.put(A, "HS02-077", rested=True)
    for _ in range(trash):
        s.trashed(A, "HS01-044")
    bounce, ko = event(s, BOUNCE_ONE, player=B), event(s, KO_ONE, player=B)
    game = begin(s)
    assert game.power(last) == (11000 if safe else 9000)
    stop(game.play(ko if safe else bounce))
    if safe:
        stop(game.play(bounce))
    assert game.area(last) == ("characters" if safe else "hand")


def test_hs02_077_can_fall_in_battle() -> None:
    s = Board(turn_player=B)
    last, strong = s.put(A, "HS02-077", rested=True), s.character(B, power=12000)
    for _ in range(10):
        s.trashed(A, "HS01-044")
    assert begin(s).attack(strong, last).area(last) == "trash"


def test_hs02_077_lowers_two_costs_and_knocks_out_what_costs_nothing() -> None:
    s = Board()
    three, four, other = s.character(B, cost=3), s.character(B, cost=4), s.character(B, cost=1)
    game, _ = played(s, "HS02-077")
    take(game, three, four)
    assert (game.cost(three), game.cost(four), game.cost(other), picks(game)) == (0, 1, 1, {three})
    assert take(game, three).area(three) == "trash"


@pytest.mark.parametrize(("hand", "left"), [(5, 5), (6, 5)])
def test_hs02_078_makes_a_full_hand_smaller(hand: int, left: int) -> None:
    s = Board()
    cards = [s.hold(B, "HS01-044") for _ in range(hand - 1)] + [s.hold(B, "HS01-045")]
    game, _ = played(s, "HS02-078")
    if left < hand:
        assert game.asked() == (B, "cards")
        take(game, cards[0])
    assert (game.count(B, "hand"), quiet(game)) == (left, True)


@pytest.mark.parametrize(("number", "found"), [("HS02-078", True), ("HS02-072", False)])
def test_hs02_078_is_also_called_by_the_name_of_the_leader(number: str, found: bool) -> None:
    """An effect that names [Ragwright Sable] finds it, and finds no other salvager."""
    s = Board(turn_player=B)
    card = s.put(A, number)
    named = Cards(Owner.OPPONENT, (Area.CHARACTER,), NameIs("Ragwright Sable"))
    ko = event(s, KO(Every(named)), player=B)
    assert begin(s).play(ko).area(card) == ("trash" if found else "characters")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hs02_079_trashes_a_card_to_play_another_rested(answer: str) -> None:
    """Not its own name, not a cost of 5, not another type; the trashed card may be the one."""
    s = Board()
    fit, paid = s.trashed(A, "HS02-073"), s.hold(A, "HS02-069")
    for number in ("HS02-079", "HS02-075", "HS01-002"):
        s.trashed(A, number)
    game, _ = played(s, "HS02-079")
    game.choose(answer)
    if answer == "yes":
        if paid in picks(game) and game.area(paid) == "hand":
            take(game, paid)
        assert picks(game) == {fit, paid}
        take(game, fit)
        assert (game.area(fit), game.rested(fit), game.area(paid)) == ("characters", True, "trash")
    else:
        assert (game.area(fit), game.area(paid), quiet(game)) == ("trash", "hand", True)


def test_hs02_082_takes_a_black_character_back() -> None:
    s = Board()
    fit = s.trashed(A, "HS02-073")
    wrong = [s.trashed(A, number) for number in ("HS02-075", "HS02-081", "HS01-002")]
    assert s.official("HS02-073").colors == (Color.BLACK,)
    game, _ = played(s, "HS02-082")
    assert picks(game) == {fit}
    take(game, fit)
    assert (game.area(fit), {game.area(card) for card in wrong}) == ("hand", {"trash"})


def test_hs02_082_trigger_draws() -> None:
    game, card = triggered(Board(), "HS02-082")
    assert (game.area(card), game.count(B, "hand")) == ("trash", 1)


@pytest.mark.parametrize(("trash", "pays"), [(4, True), (2, False)])
def test_hs02_083_puts_three_cards_under_the_deck_to_draw(trash: int, pays: bool) -> None:
    s = Board()
    market = s.put(A, "HS02-083")
    cards = [s.trashed(A, "HS01-044") for _ in range(trash)]
    game = begin(s)
    assert can_use(game, market) is pays
    if pays:
        use(game, market)
        agree(game)  # equal cards of the trash: neither which nor in which order is asked
        assert set(pile(game, A, "deck")[-3:]) < set(cards)
        assert [game.area(card) for card in cards].count("trash") == 1
        assert (game.count(A, "hand"), game.rested(market)) == (1, True)
