"""Wordings that came with the newest sets, each on the card that has it."""

import pytest

from optcg.cards.legality import allowed_by_leader
from optcg.model.effects import Draw, GainCost, Move, Place
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import OWN, begin, pile
from tests.official.board import Board, catalog, offers
from tests.official.offers import BOUNCE_ONE, KO_ONE, can_use, free_event, in_any_order, picks, use
from tests.scenario import A, B, Table

TRASH_OWN = Move(Choose(OWN, 1), Place.TRASH)
DISCARD = Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.TRASH)

# OP15-098: removed by the opponent, in whatever way ------------------------------------------------


def saves(game: Table, card: str, answer: str) -> None:
    offers(game, A, "no", "yes")
    life = game.count(A, "life")
    game.choose(answer)
    saved = answer == "yes"
    assert (game.area(card) == "characters", life - game.count(A, "life")) == (saved, int(saved))


@pytest.mark.rule("8-1-3-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("how", ["K.O.", "return"])
def test_op15_098_an_effect_of_the_opponent(how: str, answer: str) -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP15-098")
    nola = s.put(A, "OP05-108")
    ref = free_event(s, B, KO_ONE if how == "K.O." else BOUNCE_ONE)
    saves(begin(s).play(ref), nola, answer)


@pytest.mark.rule("8-1-3-4", "7-1-4-1-2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op15_098_a_battle_is_the_opponents_doing_too(answer: str) -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP15-098")
    nola = s.put(A, "OP05-108", rested=True)
    striker = s.character(B, power=9000)
    saves(begin(s).attack(striker, nola), nola, answer)


def test_op15_098_not_by_effects_of_its_own_player() -> None:
    s = Board()
    s.lead(A, "OP15-098")
    nola = s.put(A, "OP05-108")
    ref = free_event(s, A, TRASH_OWN)
    game = begin(s).play(ref)
    assert (game.area(nola), game.asked()) == ("trash", (A, "main"))


@pytest.mark.parametrize("number", ["OP01-065", "OP05-109"])  # another type; less base power
def test_op15_098_no_other_characters(number: str) -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP15-098")
    other = s.put(A, number)
    ref = free_event(s, B, KO_ONE)
    game = begin(s).play(ref)
    assert (game.area(other), game.asked()) == ("trash", (B, "main"))


# OP15-119: as much power as the revealed card costs -------------------------------------------------


@pytest.mark.rule("11-2-1")
@pytest.mark.parametrize(("top", "gained"), [("OP01-065", 5000), ("EB01-005", 1000), ("EB01-009", 1000)])
def test_op15_119_power_by_the_cost_of_the_revealed_card(top: str, gained: int) -> None:
    """An Event of the opponent lets a Life card be revealed, which stays where it is."""
    s = Board()
    luffy, life = s.put(A, "OP15-119"), s.on_life(A, top)
    trick = s.hand(B, s.event_card(cost=0, counter_event=[Draw(1)]))
    game = begin(s).declare(luffy, "leader_b").choose(f"counter {trick}")
    offers(game, A, "number 1", "number 0")
    game.choose("number 1")
    assert (game.power(luffy), game.area(life), pile(game, A, "life")[0]) == (7000 + gained, "life", life)
    game.pass_battle()
    assert game.power(luffy) == 7000 + gained
    assert game.end().power(luffy) == 7000


def test_op15_119_nothing_revealed_nothing_gained() -> None:
    s = Board()
    luffy = s.put(A, "OP15-119")
    s.on_life(A, "OP01-065")
    wall = s.character(B, keywords=["Blocker"])
    game = begin(s).declare(luffy, "leader_b").choose(f"block {wall}")
    offers(game, A, "number 1", "number 0")
    assert game.choose("number 0").power(luffy) == 7000


def test_op15_119_without_life_nothing_is_revealed() -> None:
    s = Board()
    luffy = s.put(A, "OP15-119")
    s.life(A, 0)
    wall = s.character(B, keywords=["Blocker"])
    game = begin(s).declare(luffy, "leader_b").choose(f"block {wall}")
    assert (game.power(luffy), game.asked()) == (7000, (A, "main"))  # no question, and the battle is over


# OP16-026, OP16-067, OP16-077: "add it to your hand and place the rest ... . Then, ..." -----------------

SEARCHES = [("OP16-026", 3, "EB01-032"), ("OP16-067", 5, "OP02-097"), ("OP16-077", 5, "OP02-097")]


@pytest.mark.rule("4-8-1", "4-10-2")
@pytest.mark.parametrize(("number", "looked", "sought"), SEARCHES)
@pytest.mark.parametrize("take", [True, False])
def test_the_rest_is_placed_and_then_the_next_step_done(
    number: str, looked: int, sought: str, take: bool
) -> None:
    s = Board()
    s.don(A, active=4)
    ref, spare, event = s.hold(A, number), s.hold(A, "EB01-005"), s.hold(A, "EB01-009")
    found = s.on_deck(A, sought)
    others = [s.on_deck(A, "EB01-009") for _ in range(looked - 1)]
    s.deck(A, 20)
    game = begin(s).play(ref)
    assert picks(game) == {found}
    if take:
        game.choose(f"pick {found}")
    else:
        game.choose("done")
    in_any_order(game)
    bottom = pile(game, A, "deck")[-len(others) - (not take) :]
    assert set(bottom) == {*others, *([] if take else [found])}
    if number == "OP16-026":
        offers(game, A, f"pick {spare}", "done")
        assert game.choose(f"pick {spare}").area(spare) == "characters"
    else:
        offers(game, A, f"pick {spare}", f"pick {event}", *([f"pick {found}"] if take else []))
        assert game.choose(f"pick {spare}").area(spare) == "trash"


def test_op16_077_takes_two() -> None:
    s = Board()
    ref = s.hold(A, "OP16-077")
    s.hand(A, s.character_card())
    one, two, three = (s.on_deck(A, "OP02-097") for _ in range(3))
    s.deck(A, 20)
    game = begin(s).play(ref).choose(f"pick {one}").choose(f"pick {two}")
    in_any_order(game)
    assert [game.area(card) for card in (one, two, three)] == ["hand", "hand", "deck"]


# OP16-080: this Leader, or one of your Characters of a type ---------------------------------------------


@pytest.mark.rule("7-1-1-2")
@pytest.mark.parametrize("target", ["leader_a", "pizarro"])
def test_op16_080_the_new_target(target: str) -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP16-080")
    pizarro, other = s.put(A, "OP09-082"), s.put(A, "OP01-065", rested=True)
    fuel = s.hold(A, "OP09-105")
    s.hold(A, "OP01-065")
    striker = s.character(B, power=9000)
    game = begin(s).declare(striker, other).choose("yes")
    assert game.area(fuel) == "trash"
    offers(game, A, "pick leader_a", f"pick {pizarro}")
    life = game.count(A, "life")
    game.choose(f"pick {pizarro if target == 'pizarro' else target}").pass_battle()
    assert game.area(other) == "characters"
    lost = (game.area(pizarro), life - game.count(A, "life"))
    assert lost == (("trash", 0) if target == "pizarro" else ("characters", 1))


def test_op16_080_needs_a_card_with_a_trigger() -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP16-080")
    s.hold(A, "OP01-065")
    striker = s.character(B, power=9000)
    game = begin(s).attack(striker, "leader_a")
    assert (game.asked(), game.count(A, "life")) == ((B, "main"), 2)


def test_op16_080_the_question_names_both() -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP16-080")
    s.put(A, "OP09-082")
    s.hold(A, "OP09-105")
    striker = s.character(B)
    game = begin(s).declare(striker, "leader_a").choose("yes")
    assert game.game.decision is not None
    assert game.game.decision.prompt.endswith("this card or 1 of your {Blackbeard Pirates} type Characters.")


# OP16-084: a cost that only a card with such a cost pays ------------------------------------------------


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("more", "payable"), [(15, True), (14, False)])
def test_op16_084_pays_with_itself_if_it_costs_20(more: int, payable: bool) -> None:
    s = Board()
    s.don(A, active=9)
    momo, big = s.put(A, "OP16-084"), s.trashed(A, "OP16-085")
    raised = free_event(s, A, GainCost(Every(OWN), more))
    game = begin(s)
    assert not can_use(game, momo)
    game.play(raised)
    assert (game.cost(momo), can_use(game, momo)) == (5 + more, payable)
    if payable:
        use(game, momo)
        assert game.area(momo) == "trash"
        offers(game, A, f"pick {big}", "done")
        game.choose(f"pick {big}")
        assert game.area(big) == "characters"


# OP16-105: three names, and a cost between commas that is said of all -----------------------------------


@pytest.mark.rule("10-1-5")
def test_op16_105_one_of_each_with_a_low_cost() -> None:
    s = Board(turn_player=B)
    s.life(A, 1)
    s.on_life(A, "OP16-105")
    names = [s.trashed(A, number) for number in ("OP14-100", "OP14-110", "EB03-045")]
    others = [s.trashed(A, number) for number in ("OP06-081", "OP15-084", "OP06-093")]
    striker = s.character(B, power=9000)
    game = begin(s).declare(striker, "leader_a").choose("yes")
    for name, other in zip(names, others, strict=True):
        offers(game, A, f"pick {name}", f"pick {other}", "done")
        game.choose(f"pick {name}")
    assert [game.area(name) for name in names] == ["characters"] * 3


def test_op16_105_the_cost_is_said_of_all_three() -> None:
    """No official card of these names costs more than 4, so that some are made for this test."""
    s = Board(turn_player=B)
    s.life(A, 1)
    s.on_life(A, "OP16-105")
    for name in ("Absalom", "Dr. Hogback", "Perona"):
        s.trash(A, s.character_card(name=name, cost=5))
    low = s.trash(A, s.character_card(name="Dr. Hogback", cost=4))
    striker = s.character(B, power=9000)
    game = begin(s).declare(striker, "leader_a").choose("yes")
    offers(game, A, f"pick {low}", "done")


# P-117: a rule for the deck, and a win with an empty one -------------------------------------------------


@pytest.mark.rule("5-1-2-4-1", "9-2-1-2")
@pytest.mark.parametrize(("number", "wrong"), [("OP01-065", True), ("OP03-056", False)])
def test_p_117_only_cards_of_its_type(number: str, wrong: bool) -> None:
    cards = catalog()
    assert ("East Blue" in cards[number].types) is not wrong
    assert allowed_by_leader(cards["P-117"], cards[number]) is not wrong


@pytest.mark.rule("9-2-1-2")
def test_p_117_wins_with_an_empty_deck() -> None:
    s = Board()
    s.lead(A, "P-117")
    s.deck(A, 1)
    ref = free_event(s, A, Draw(1))
    game = begin(s).play(ref)
    assert game.game.result is not None
    assert game.game.result.winner == A


# ST30-016: one of each name, and the power is said of both ----------------------------------------------


@pytest.mark.parametrize(
    ("ace", "luffy", "drawn"),
    [
        ("P-119", "P-022", 1),
        ("P-119", "P-007", 0),  # 5000
        ("OP07-119", "P-022", 0),  # another power
        ("P-119", "P-119", 0),
    ],
)
def test_st30_016_both_names_with_that_power(ace: str, luffy: str, drawn: int) -> None:
    s = Board(turn_player=B)
    s.put(A, ace)
    s.put(A, luffy)
    event = s.hold(A, "ST30-016")
    striker = s.character(B, power=5000)
    game = begin(s).declare(striker, "leader_a").choose(f"counter {event}")
    held = game.count(A, "hand")
    game.choose("pick leader_a")
    assert (game.count(A, "hand") - held, game.count(A, "life")) == (drawn, 3)


# ST33-004: cheaper in a turn in which a card of the hand was trashed by an effect ------------------------


@pytest.mark.rule("2-7-6")
@pytest.mark.parametrize("whose", [A, B])
def test_st33_004_costs_less_after_a_discard(whose: int) -> None:
    """An effect of either player; the next turn it costs 6 again."""
    s = Board(turn_player=whose)
    borsalino, other = s.hold(A, "ST33-004"), s.hold(A, "EB01-005")
    theirs = Move(Choose(Cards(Owner.OPPONENT, (Area.HAND,)), 1, chooser=Owner.OPPONENT), Place.TRASH)
    ref = free_event(s, whose, DISCARD if whose == A else theirs)
    game = begin(s)
    assert game.cost(borsalino) == 6
    game.play(ref).choose(f"pick {other}")
    assert game.cost(borsalino) == 3
    assert game.end().cost(borsalino) == 6


def test_st33_004_a_counter_is_no_effect() -> None:
    """Rule 7-1-3-2-1: a Character used for its Counter is trashed by no effect."""
    s = Board(turn_player=B)
    borsalino, shield = s.hold(A, "ST33-004"), s.hand(A, s.character_card(counter=1000))
    striker = s.character(B, power=5000)
    game = begin(s).declare(striker, "leader_a").choose(f"counter {shield}")
    assert game.cost(borsalino) == 6


def test_st33_004_a_card_of_the_other_hand_does_not_matter() -> None:
    s = Board(turn_player=B)
    borsalino = s.hold(A, "ST33-004")
    other = s.hold(B, "EB01-005")
    ref = free_event(s, B, DISCARD)
    game = begin(s).play(ref)
    assert (game.area(other), game.cost(borsalino)) == ("trash", 6)
