"""Cases 20 to 24: how far a condition, a cost and a first step reach."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Choose
from tests.effects.checks import THEIRS, begin, don, event, pile
from tests.official.board import Board, offers
from tests.scenario import A, B

# Case 20 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-3", "4-10-1")
def test_case_20_eb03_017_without_the_leader_does_nothing_at_all() -> None:
    """The condition is false: no DON!! becomes active, and the part after "then" is not done either."""
    s = Board()
    s.don(A, active=5, rested=2)
    ref, wall = s.hold(A, "EB03-017"), s.character(B, cost=5)
    game = begin(s).play(ref)
    assert (game.asked(), don(game, A)[:2]) == ((A, "main"), (0, 7))
    game.end().attack(wall, "leader_a")
    assert game.rested(wall)


@pytest.mark.rule("8-3-3", "4-10-1")
def test_case_20_eb03_017_with_the_leader_does_both() -> None:
    """1 DON!! active; a Character of cost 8 or less cannot be rested until the end of B's next turn."""
    s = Board()
    s.lead(A, "OP12-020")
    s.don(A, active=5)
    ref, wall, big = s.hold(A, "EB03-017"), s.character(B, cost=8), s.character(B, cost=9)
    game = begin(s).play(ref)
    if game.asked()[1] == "don":
        game.choose("pick don rested")
    assert don(game, A)[:2] == (1, 4)
    offers(game, A, f"pick {wall}", "done")
    game.choose(f"pick {wall}").end()
    assert f"attack {wall} leader_a" not in game.choices()
    assert f"attack {big} leader_a" in game.choices()
    game.end().end()
    assert f"attack {wall} leader_a" in game.choices()


@pytest.mark.rule("8-3-3", "4-10-1")
@pytest.mark.parametrize(("number", "guessed"), [(7, True), (6, False)])
def test_case_20_op11_066_a_wrong_guess_ends_everything(number: int, guessed: bool) -> None:
    """The revealed card stays on the deck; only with the right number there is a K.O. and a DON!!."""
    s = Board()
    oven = s.put(A, "OP11-066")
    top = s.on_deck(B, "OP09-009")
    small, big = s.character(B, cost=3), s.character(B, cost=4)
    game = begin(s).choose(f"activate {oven}.1")
    assert game.rested(oven)
    assert game.asked() == (A, "number")
    game.choose(f"number {number}")
    if guessed:
        offers(game, A, f"pick {small}", "done")
        game.choose(f"pick {small}").choose("number 1")
    assert (game.area(small), game.area(big)) == ("trash" if guessed else "characters", "characters")
    assert don(game, A) == ((5, 1, 4) if guessed else (5, 0, 5))
    assert (game.area(top), game.asked()) == ("deck", (A, "main"))


@pytest.mark.rule("4-10-2")
def test_case_20_op11_066_with_the_right_number_the_ko_may_be_declined() -> None:
    """The DON!! comes all the same: it depends on the condition, not on the K.O."""
    s = Board()
    oven = s.put(A, "OP11-066")
    s.on_deck(B, "OP09-009")
    small = s.character(B, cost=3)
    game = begin(s).choose(f"activate {oven}.1").choose("number 7").choose("done")
    offers(game, A, "number 0", "number 1")
    game.choose("number 1")
    assert (game.area(small), don(game, A)) == ("characters", (5, 1, 4))


# Case 21 -----------------------------------------------------------------------------------------


@pytest.mark.rule("4-10-2")
@pytest.mark.parametrize("first", ["declined", "impossible", "done"])
def test_case_21_op09_104_must_take_life_whatever_came_before(first: str) -> None:
    """The Life card to the hand is forced, its end is chosen."""
    s = Board()
    s.don(A, active=7)
    s.life(A, 1)
    top = s.on_life(A, "OP09-009")
    ref = s.hold(A, "OP09-104")
    other = s.hold(A, "OP14-120")
    army = s.hold(A, "OP05-007") if first != "impossible" else ""
    game = begin(s).play(ref)
    if army:
        offers(game, A, f"pick {army}", "done")
        game.choose(f"pick {army}" if first == "done" else "done")
    assert (game.asked(), game.choices()) == ((A, "place"), ["top", "bottom"])
    game.choose("top")
    if first == "done":
        assert (game.area(army), game.area(top), game.count(A, "life")) == ("hand", "life", 2)
    else:
        assert (game.area(top), game.count(A, "life")) == ("hand", 1)
    assert game.area(other) == "hand"


@pytest.mark.rule("4-10-2")
def test_case_21_op09_104_leaves_a_single_life_card() -> None:
    """The second sentence has a condition of its own: 2 or more Life cards."""
    s = Board()
    s.don(A, active=7)
    s.life(A, 1)
    ref = s.hold(A, "OP09-104")
    game = begin(s).play(ref)
    assert (game.asked(), game.count(A, "life"), game.count(A, "hand")) == ((A, "main"), 1, 0)


@pytest.mark.rule("4-10-2")
@pytest.mark.parametrize("first", ["declined", "impossible", "done"])
def test_case_21_op14_048_trashes_the_hand_whatever_came_before(first: str) -> None:
    """Any Character of the opponent may go back; the own hand is trashed in any case."""
    s = Board()
    s.don(A, active=8)
    ref = s.hold(A, "OP14-048")
    held = [s.hold(A, "OP09-009"), s.hold(A, "OP14-120")]
    mine = s.character(A)
    wall = s.character(B, cost=10) if first != "impossible" else ""
    game = begin(s).play(ref)
    if wall:
        offers(game, A, f"pick {wall}", "done")
        game.choose(f"pick {wall}" if first == "done" else "done")
        assert game.area(wall) == ("hand" if first == "done" else "characters")
    assert ([game.area(card) for card in held], game.area(mine)) == (["trash"] * 2, "characters")


# Case 22 -----------------------------------------------------------------------------------------


def fierce(hand: int, trash: int = 3) -> tuple[Board, str, list[str]]:
    s = Board()
    luffy = s.put(A, "OP10-118")
    refs = [s.trashed(A, "OP09-009") for _ in range(trash)]
    for number in ["OP14-119", *["OP14-120"] * hand][:hand]:
        s.hold(B, number)
    return s, luffy, refs


@pytest.mark.rule("8-3-1", "8-4-1-1")
@pytest.mark.parametrize("hand", [4, 5])
def test_case_22_op10_118_can_pay_in_vain(hand: int) -> None:
    """The condition comes after the colon: with 4 cards in B's hand the cost is paid and nothing follows."""
    s, luffy, refs = fierce(hand)
    game = begin(s).declare(luffy, "leader_b")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    while game.asked() == (A, "cards") or game.asked() == (A, "order"):
        game.choose(game.choices()[0])
    assert [game.area(ref) for ref in refs] == ["deck"] * 3
    if hand == 5:
        assert game.asked() == (B, "cards")  # B chooses, and must
        assert "done" not in game.choices()
        game.choose(game.choices()[0])
    game.pass_battle()
    assert (game.count(B, "trash"), game.count(B, "hand")) == (hand - 4, 5)  # one Life card came


@pytest.mark.rule("8-3-1-3")
def test_case_22_op10_118_needs_three_cards_and_may_decline() -> None:
    """With 2 cards in the trash nothing is asked."""
    s, luffy, _ = fierce(hand=5, trash=2)
    game = begin(s).attack(luffy, "leader_b")
    assert (game.asked(), game.count(B, "hand")) == ((A, "main"), 6)
    s, luffy, refs = fierce(hand=5)
    game = begin(s).declare(luffy, "leader_b").choose("no").pass_battle()
    assert ([game.area(ref) for ref in refs], game.count(B, "trash")) == (["trash"] * 3, 0)


@pytest.mark.rule("10-2-13-1")
def test_case_22_op10_118_withstands_one_ko_each_turn() -> None:
    """Its first line: once per turn, by effects of the opponent only; the second K.O. of a turn works."""
    s = Board(turn_player=B)
    luffy = s.put(A, "OP10-118")
    first, second = (event(s, KO(Choose(THEIRS, 1)), player=B) for _ in range(2))
    game = begin(s).play(first)
    assert (game.area(luffy), game.asked()) == ("characters", (B, "main"))
    game.play(second)
    assert game.area(luffy) == "trash"


def law(cost: int, life: str, don: int = 1) -> tuple[Board, str, str]:
    s = Board()
    s.lead(A, "OP10-022", don=don)
    return s, s.character(A, cost=cost), s.on_life(A, life)


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize(("cost", "don"), [(4, 1), (5, 0)])
def test_case_22_op10_022_cannot_be_activated_without_its_condition(cost: int, don: int) -> None:
    """The condition comes before "you may": cost 4 in all, or no DON!!, and it is not offered."""
    s, _, _ = law(cost, "P-088", don)
    assert "activate leader_a.1" not in begin(s).choices()


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize(("life", "fits"), [("P-088", True), ("OP12-106", False), ("OP09-009", False)])
def test_case_22_op10_022_plays_the_life_card_that_fits(life: str, fits: bool) -> None:
    """The total of two Characters counts; a fitting Life card may be played, any other stays."""
    s, mine, top = law(3, life)
    other = s.character(A, cost=2)
    s.character(B, cost=9)
    game = begin(s).choose("activate leader_a.1")
    offers(game, A, f"pick {mine}", f"pick {other}")
    game.choose(f"pick {mine}")
    assert game.area(mine) == "hand"
    if fits:
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
    assert game.area(top) == ("characters" if fits else "life")
    assert (game.count(A, "life"), game.asked()) == (3 if fits else 4, (A, "main"))
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.rule("8-1-2")
def test_case_22_op10_022_may_leave_the_card_in_life() -> None:
    """Declined, it stays on top, face-down."""
    s, _, top = law(5, "P-088")
    game = begin(s).choose("activate leader_a.1").choose("no")
    assert (pile(game, A, "life")[0], game.side(A)["life_face_up_indexes"]) == (top, [])


# Case 23 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize(
    ("numbers", "works"),
    [((), False), (("ST01-004",), True), (("ST01-004", "EB01-046"), True), (("ST01-004", "OP09-009"), False)],
)
def test_case_23_eb02_010_only_these_characters_means_at_least_one(
    numbers: tuple[str, ...], works: bool
) -> None:
    """Without Characters the condition is false; the DON!! that were returned are lost anyway."""
    s = Board()
    s.lead(A, "EB02-010")
    s.don(A, active=2, rested=3)
    for number in numbers:
        s.put(A, number)
    s.put(B, "OP09-009")
    game = begin(s).choose("activate leader_a.1")
    for _ in range(2):
        game.choose("pick don active")
    if works:
        game.choose("number 2")
    assert don(game, A) == ((2, 1, 7) if works else (0, 3, 7))
    assert game.power("leader_a") == (6000 if works else 5000)
    game.end()
    assert game.power("leader_a") == (6000 if works else 5000)
    game.end()
    assert game.power("leader_a") == 5000


# Case 24 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-4-2", "2-7-3")
@pytest.mark.parametrize("trashed", [13, 14])
def test_case_24_op04_094_counts_itself_in_the_trash(trashed: int) -> None:
    """14 cards and the Event make 15: cost 6 may be chosen, 7 may not; with 13 only cost 4."""
    s = Board()
    for _ in range(trashed):
        s.trashed(A, "OP09-009")
    four, six, seven = s.character(B, cost=4), s.character(B, cost=6), s.character(B, cost=7)
    mine = s.character(A, cost=1)
    ref = s.hold(A, "OP04-094")
    game = begin(s).play(ref)
    allowed = [four, six] if trashed == 14 else [four]
    offers(game, A, *(f"pick {card}" for card in allowed), "done")
    game.choose(f"pick {allowed[-1]}")
    assert game.area(allowed[-1]) == "trash"
    assert (game.area(seven), game.area(mine)) == ("characters", "characters")
    assert game.area(four) == ("characters" if trashed == 14 else "trash")


@pytest.mark.rule("4-8-1")
def test_case_24_op04_094_may_choose_nobody() -> None:
    """It is one choice, not two: after "done" nothing more is asked."""
    s = Board()
    for _ in range(14):
        s.trashed(A, "OP09-009")
    wall = s.character(B, cost=4)
    ref = s.hold(A, "OP04-094")
    game = begin(s).play(ref).choose("done")
    assert (game.area(wall), game.asked()) == ("characters", (A, "main"))
