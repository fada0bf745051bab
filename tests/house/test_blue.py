"""Second set, blue: drawing, changing the hand, and Characters sent back."""

import pytest

from tests.effects.checks import begin, event, pile
from tests.house.board import EMBER, TIDE, Board, agree, picks, played, quiet, stop, take, triggered
from tests.official.offers import BOUNCE_ONE, KO_ONE, can_use, use
from tests.scenario import A, B


def held(s: Board, player: int, count: int) -> list[str]:
    return [s.hold(player, "HS01-032") for _ in range(count)]


def test_hs02_035_changes_a_card_once_per_turn() -> None:
    s = Board()
    s.lead(A, "HS02-035")
    hand, top = [*held(s, A, 1), s.hold(A, "HS01-033")], s.on_deck(A, "HS01-034")
    game = use(begin(s), "leader_a")
    agree(game)
    take(game, hand[0])
    assert (pile(game, A, "deck")[-1], game.area(top), game.area(hand[1])) == (hand[0], "hand", "hand")
    assert not can_use(game, "leader_a")


def test_hs02_035_needs_a_card_in_hand() -> None:
    s = Board()
    s.lead(A, "HS02-035")
    assert not can_use(begin(s), "leader_a")


def test_hs02_036_puts_three_cards_on_top_or_at_the_bottom() -> None:
    """Each where its player says; no card is taken, and a fourth is not among them."""
    s = Board()
    numbers = ("HS01-031", "HS01-032", "HS01-033", "HS01-034")
    first, second, third, fourth = (s.on_deck(A, number) for number in numbers)
    game, _ = played(s, "HS02-036")
    assert picks(game) == {first, second, third}
    for card, place in ((third, "top"), (first, "bottom"), (second, "bottom")):
        if game.asked()[1] == "order":
            take(game, card)
        game.choose(place)
    deck = pile(game, A, "deck")
    assert (deck[:2], set(deck[-2:])) == ([third, fourth], {first, second})
    assert (game.count(A, "hand"), quiet(game)) == (0, True)


def test_hs02_038_goes_home_for_a_card() -> None:
    s = Board()
    ume = s.put(A, "HS02-038")
    game = use(begin(s), ume)
    agree(game)
    assert (game.area(ume), game.count(A, "hand"), quiet(game)) == ("hand", 2, True)


def test_hs02_039_draws_two_and_puts_two_under_the_deck() -> None:
    s = Board()
    hand = held(s, A, 2)
    game, _ = played(s, "HS02-039")
    stop(take(game, *hand))
    assert (game.count(A, "hand"), set(pile(game, A, "deck")[-2:])) == (2, set(hand))


@pytest.mark.parametrize("how", ["battle", "returned"])
def test_hs02_041_blocks_and_draws_when_knocked_out(how: str) -> None:
    """Not when it is returned to the hand."""
    s = Board()
    watch, strong = s.put(B, "HS02-041"), s.character(A, power=9000)
    bounce = event(s, BOUNCE_ONE)
    game = begin(s)
    if how == "battle":
        game.declare(strong, "leader_b").choose(f"block {watch}").pass_battle()
        assert (game.area(watch), game.count(B, "hand"), game.count(B, "life")) == ("trash", 1, 3)
    else:
        game.play(bounce)
        assert (game.area(watch), game.count(B, "hand")) == ("hand", 1)


@pytest.mark.parametrize(("hand", "power"), [(4, 6000), (5, 7000)])
def test_hs02_042_is_stronger_with_five_cards_in_hand(hand: int, power: int) -> None:
    s = Board()
    admiral = s.put(A, "HS02-042")
    held(s, A, hand)
    game = begin(s)
    assert game.power(admiral) == 6000
    assert game.attack(admiral, "leader_b").power(admiral) == power
    assert game.end().power(admiral) == 6000


@pytest.mark.parametrize(("hand", "blocks"), [(5, False), (6, True)])
def test_hs02_044_blocks_with_six_cards_in_hand(hand: int, blocks: bool) -> None:
    s = Board()
    lamp = s.put(B, "HS02-044")
    held(s, B, hand)
    game = begin(s).declare("leader_a", "leader_b")
    assert (f"block {lamp}" in game.choices()) is blocks


def test_hs02_044_draws_two() -> None:
    game, _ = played(Board(), "HS02-044")
    assert game.count(A, "hand") == 2


@pytest.mark.parametrize(("hand", "drawn"), [(3, 1), (4, 0)])
def test_hs02_045_draws_at_the_end_of_the_opponents_turn(hand: int, drawn: int) -> None:
    """With 3 cards or less; never at the end of the own turn."""
    s = Board(turn_player=B)
    s.put(A, "HS02-045")
    held(s, A, hand)
    game = begin(s).end()
    assert game.count(A, "hand") == hand + drawn + 1  # and the card of the Draw Phase
    before = game.count(A, "hand")
    assert game.end().count(A, "hand") == before


@pytest.mark.parametrize(("crew", "turn", "drawn"), [(TIDE, B, True), (EMBER, B, False), (TIDE, A, False)])
def test_hs02_046_draws_when_a_keeper_is_removed(crew: str, turn: int, drawn: bool) -> None:
    """By the opponent's effect in the opponent's turn; two cards, then one is trashed."""
    s = Board(turn_player=turn)
    s.put(A, "HS02-046")
    mate = s.crew(A, crew)
    bounce = event(s, BOUNCE_ONE, player=B) if turn == B else event(s, KO_ONE)
    s.character(B)
    game = begin(s).play(bounce)
    if turn == B:
        take(game, mate)
    if drawn:
        assert game.asked() == (A, "cards")
        take(game, mate)
    assert (game.count(A, "hand"), game.count(A, "trash")) == (
        (2, 1) if drawn else (int(turn == B), int(turn == A))
    )


def test_hs02_046_does_nothing_in_battle() -> None:
    s = Board(turn_player=B)
    s.put(A, "HS02-046")
    mate, strong = s.crew(A, TIDE, rested=True), s.character(B, power=9000)
    game = begin(s).attack(strong, mate)
    assert (game.area(mate), game.count(A, "hand")) == ("trash", 0)


def test_hs02_049_trigger_draws() -> None:
    game, card = triggered(Board(), "HS02-049")
    assert (game.area(card), game.count(B, "hand")) == ("trash", 1)


def test_hs02_050_takes_the_effect_of_a_character_and_draws() -> None:
    """For this turn; another Character keeps its [Blocker]."""
    s = Board()
    wall, other = s.put(B, "HS01-020"), s.put(B, "HS01-022")
    game, _ = played(s, "HS02-050")
    assert picks(game) == {wall, other}
    take(game, wall)
    assert game.count(A, "hand") == 1
    game.declare("leader_a", "leader_b")
    assert {f"block {other}", "done"} == set(game.choices())
    game.pass_battle().end()
    assert game.keywords(wall) == ["Blocker"]


@pytest.mark.parametrize(("hand", "drawn"), [(2, 1), (3, 0)])
def test_hs02_051_draws_at_the_end_of_the_own_turn(hand: int, drawn: int) -> None:
    s = Board()
    s.put(A, "HS02-051")
    held(s, A, hand)
    game = begin(s).end()
    assert game.count(A, "hand") == hand + drawn


@pytest.mark.parametrize("pays", [True, False])
def test_hs02_102_trashes_a_card_to_draw_and_lower_a_cost(pays: bool) -> None:
    """Once per turn, and only with a card to trash."""
    s = Board()
    s.lead(A, "HS02-102")
    hand = [*held(s, A, 1), s.hold(A, "HS01-033")] if pays else []
    foe, mine = s.character(B, cost=3), s.character(A, cost=3)
    game = begin(s)
    assert can_use(game, "leader_a") is pays
    if pays:
        agree(use(game, "leader_a"))
        take(game, hand[0])
        assert (game.area(hand[0]), game.count(A, "hand"), picks(game)) == ("trash", 2, {foe})
        take(game, foe)
        assert (game.cost(foe), game.cost(mine), can_use(game, "leader_a")) == (2, 3, False)
        assert game.end().cost(foe) == 3
