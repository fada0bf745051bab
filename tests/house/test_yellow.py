"""Second set, yellow: Life cards as a second hand, and [Trigger]."""

import pytest

from optcg import Deck
from tests.effects.checks import begin, event, pile
from tests.games.playing import house
from tests.house.board import Board, agree, picks, played, quiet, take, triggered
from tests.official.offers import KO_ONE
from tests.scenario import A, B, Table

PLAYED_BY_TRIGGER = ["HS02-085", "HS02-086", "HS02-095"]


@pytest.mark.parametrize("don", [0, 1])
def test_hs02_084_changes_a_life_card_once_per_turn(don: int) -> None:
    s = Board()
    s.lead(A, "HS02-084", don=don)
    s.life(A, 2)
    top, kept = s.on_life(A, "HS02-096"), s.hold(A, "HS02-098")
    game = begin(s).declare("leader_a", "leader_b")
    if don:
        game.choose("yes").choose("top")
        assert (game.area(top), picks(game)) == ("hand", {top, kept})
        take(game, kept)
    game.pass_battle()
    assert (pile(game, A, "life")[0], game.count(A, "life")) == ((kept, 3) if don else (top, 3))


@pytest.mark.parametrize("number", PLAYED_BY_TRIGGER)
def test_a_trigger_plays_the_card(number: str) -> None:
    """For nothing, active; declined it goes to the hand."""
    game, card = triggered(Board(), number)
    assert (game.area(card), game.count(B, "don_active")) == ("characters", 9)


@pytest.mark.parametrize("number", PLAYED_BY_TRIGGER)
def test_a_declined_trigger_is_a_card_in_hand(number: str) -> None:
    s = Board()
    card = s.on_life(B, number)
    assert begin(s).attack("leader_a", "leader_b").area(card) == "hand"


@pytest.mark.parametrize("place", ["top", "bottom"])
@pytest.mark.parametrize("option", [1, 2])
def test_hs02_086_looks_at_a_life_card_and_puts_it_anywhere(option: int, place: str) -> None:
    """Of the own Life or the opponent's; the other Life stays as it is."""
    s = Board()
    mine, theirs = s.on_life(A, "HS02-098"), s.on_life(B, "HS02-098")
    game, _ = played(s, "HS02-086")
    game.choose("yes").choose(f"option {option}")
    while game.asked()[1] != "place":
        game.choose(game.choices()[-1] if game.asked()[1] == "number" else game.choices()[0])
    game.choose(place)
    moved, other = ((mine, A), (theirs, B)) if option == 1 else ((theirs, B), (mine, A))
    assert pile(game, moved[1], "life").index(moved[0]) == (0 if place == "top" else 3)
    assert pile(game, other[1], "life")[0] == other[0]
    assert quiet(game)


def test_hs02_087_blocks_and_draws_by_its_trigger() -> None:
    s = Board()
    sparrow = s.put(B, "HS02-087")
    game = begin(s).declare("leader_a", "leader_b")
    assert f"block {sparrow}" in game.choices()
    game, card = triggered(Board(), "HS02-087")
    assert (game.area(card), game.count(B, "hand")) == ("trash", 1)


@pytest.mark.parametrize(("life", "after"), [(2, 3), (3, 3)])
def test_hs02_088_heals_when_knocked_out(life: int, after: int) -> None:
    s = Board(turn_player=B)
    s.life(A, life)
    guard = s.put(A, "HS02-088")
    game = agree(begin_ko(s))
    assert (game.area(guard), game.count(A, "life")) == ("trash", after)


def begin_ko(s: Board) -> Table:
    """B's Event that K.O.s A's only Character."""
    ko = event(s, KO_ONE, player=B)
    return begin(s).play(ko)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hs02_089_pays_a_life_card_to_knock_out(answer: str) -> None:
    s = Board()
    fit, dear = s.character(B, cost=3), s.character(B, cost=4)
    game, _ = played(s, "HS02-089")
    game.choose(answer)
    if answer == "yes":
        game.choose("bottom")
        assert picks(game) == {fit}
        take(game, fit)
    paid = answer == "yes"
    assert (game.count(A, "life"), game.count(A, "hand"), game.area(fit) == "trash") == (
        3 - paid,
        int(paid),
        paid,
    )
    assert game.area(dear) == "characters"


@pytest.mark.parametrize(
    ("don", "held", "lost"), [(1, "HS02-098", 2), (0, "HS02-098", 1), (1, "HS02-096", 1)]
)
def test_hs02_090_trashes_a_trigger_for_double_attack(don: int, held: str, lost: int) -> None:
    """With a DON!!, and a card that has a [Trigger]."""
    s = Board()
    duelist, paid = s.put(A, "HS02-090", don=don), s.hold(A, held)
    game = begin(s).declare(duelist, "leader_b")
    agree(game)
    game.pass_battle()
    assert (game.count(B, "life"), game.area(paid)) == (3 - lost, "trash" if lost == 2 else "hand")


@pytest.mark.parametrize(("life", "area"), [(2, "characters"), (3, "trash")])
def test_hs02_090_trigger_plays_it_at_two_life_or_less(life: int, area: str) -> None:
    s = Board()
    s.life(B, life)
    game, card = triggered(s, "HS02-090")
    assert game.area(card) == area


@pytest.mark.parametrize(("life", "behind"), [(2, True), (3, False), (4, False)])
def test_hs02_091_blocks_and_is_stronger_with_less_life(life: int, behind: bool) -> None:
    s = Board()
    s.life(A, life)
    sister = s.put(A, "HS02-091")
    game = begin(s)
    assert (game.power(sister), game.keywords(sister)) == ((6000, ["Blocker"]) if behind else (5000, []))


@pytest.mark.parametrize(("life", "after"), [(3, 4), (4, 4)])
def test_hs02_092_heals_at_three_life_or_less(life: int, after: int) -> None:
    s = Board()
    s.life(A, life)
    top = s.on_deck(A, "HS02-098")
    game = agree(played(s, "HS02-092")[0])
    assert (game.count(A, "life"), game.area(top)) == (after, "life" if after > life else "deck")


@pytest.mark.parametrize(("life", "cost"), [(1, 1), (4, 4), (0, 0)])
def test_hs02_093_reaches_as_far_as_the_own_life(life: int, cost: int) -> None:
    s = Board()
    s.life(A, life)
    fit, dear = s.character(B, cost=cost), s.character(B, cost=cost + 1)
    game, _ = played(s, "HS02-093")
    assert picks(game) == {fit}
    assert take(game, fit).area(dear) == "characters"


def test_hs02_093_trigger_draws_two_and_trashes_one() -> None:
    s = Board()
    kept = s.hold(B, "HS01-002")
    game, _ = triggered(s, "HS02-093")
    assert game.asked() == (B, "cards")
    take(game, kept)
    assert (game.count(B, "hand"), game.count(B, "trash"), game.area(kept)) == (2, 2, "trash")


def test_hs02_094_takes_a_life_card_of_both() -> None:
    s = Board()
    theirs, mine = s.on_life(B, "HS02-098"), s.on_life(A, "HS02-098")
    game = agree(played(s, "HS02-094")[0])
    assert (game.area(theirs), game.area(mine), quiet(game)) == ("trash", "hand", True)
    assert (game.count(A, "life"), game.count(B, "life")) == (3, 3)


@pytest.mark.parametrize(("life", "answer"), [(3, "yes"), (3, "no"), (0, "")])
def test_hs02_094_is_saved_by_a_life_card_once_per_turn(life: int, answer: str) -> None:
    s = Board(turn_player=B)
    s.life(A, life)
    seraph = s.put(A, "HS02-094")
    kos = [event(s, KO_ONE, player=B) for _ in range(2)]
    game = begin(s).play(kos[0])
    if answer:
        game.choose(answer)
    saved = answer == "yes"
    assert (game.area(seraph) == "characters", game.count(A, "life")) == (saved, life - saved)
    if saved:
        assert game.play(kos[1]).area(seraph) == "trash"


@pytest.mark.parametrize(("number", "legal"), [("HS02-095", True), ("HS02-085", False)])
def test_hs02_095_may_be_in_a_deck_any_number_of_times(number: str, legal: bool) -> None:
    deck = Deck.parse(f"1xHS02-084\n50x{number}", house())
    assert (deck.problems() == []) is legal


@pytest.mark.parametrize("turn", [A, B])
def test_hs02_096_draws_when_its_player_takes_damage(turn: int) -> None:
    """In the opponent's turn; the damage of the opponent draws nothing. It blocks."""
    s = Board(turn_player=turn)
    ives = s.put(A, "HS02-096")
    game = begin(s)
    if turn == B:
        game.declare("leader_b", "leader_a")
        assert f"block {ives}" in game.choices()
        game.pass_battle()
        assert (game.count(A, "hand"), game.count(A, "life")) == (2, 2)
    else:
        game.attack("leader_a", "leader_b")
        assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 1)


def test_hs02_097_draws_two_and_puts_one_back() -> None:
    s = Board()
    held = s.hold(A, "HS01-002")
    game, _ = played(s, "HS02-097")
    take(game, held)
    assert (game.count(A, "hand"), pile(game, A, "deck")[-1]) == (2, held)


def test_hs02_097_trigger_heals() -> None:
    s = Board()
    top = s.on_deck(B, "HS02-098")
    game = agree(triggered(s, "HS02-097")[0])
    assert (pile(game, B, "life")[0], game.count(B, "life")) == (top, 4)


@pytest.mark.parametrize(("life", "power"), [(2, 6000), (3, 5000)])
def test_hs02_100_protects_the_leader_in_the_opponents_turn(life: int, power: int) -> None:
    s = Board(turn_player=B)
    s.life(A, life)
    s.put(A, "HS02-100")
    game = begin(s)
    assert (game.power("leader_a"), game.power("leader_b")) == (power, 5000)
    assert game.end().power("leader_a") == 5000
