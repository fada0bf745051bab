"""Cases 14 to 19: replacements for several Characters, costs that are replaced, effects that may wait."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Choose, Every
from tests.effects.checks import THEIRS, begin, event
from tests.official.board import Board, offers
from tests.scenario import A, B, Table

KO_ONE = KO(Choose(THEIRS, 1))
KO_ALL = KO(Every(THEIRS))


def kaido(s: Board) -> str:
    """B can play OP01-094, pay its DON!! -6 and K.O. all other Characters."""
    s.lead(B, "OP01-061")
    s.don(B, active=10)
    return s.hold(B, "OP01-094")


def pay_don(game: Table) -> Table:
    """Say yes, and return DON!! as long as it is asked which."""
    game.choose("yes")
    while game.asked()[1] == "don":
        game.choose(game.choices()[0])
    return game


# Case 14 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-4-1", "8-1-3-4-4")
def test_case_14_op05_001_saves_all_of_one_mass_ko() -> None:
    """One use for both 5000+ Characters, -1000 each for the turn; the smaller one is K.O.'d."""
    s = Board(turn_player=B)
    s.lead(A, "OP05-001", don=1)
    big, huge, small = s.character(A, power=5000), s.character(A, power=8000), s.character(A, power=4000)
    theirs = s.character(B, power=6000)
    ref = kaido(s)
    game = pay_don(begin(s).play(ref))
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert [game.area(x) for x in (big, huge, small, theirs)] == [
        "characters",
        "characters",
        "trash",
        "trash",
    ]
    assert (game.power(big), game.power(huge)) == (4000, 7000)
    assert game.asked() == (B, "main")
    game.end()
    assert (game.power(big), game.power(huge)) == (5000, 8000)


@pytest.mark.rule("8-1-3-4-1", "10-2-13-1")
@pytest.mark.parametrize("first", ["yes", "no"])
def test_case_14_op05_001_declined_is_not_used_up(first: str) -> None:
    """Declined in a battle, it is offered at the mass K.O.; used in the battle, it is not."""
    s = Board(turn_player=B)
    s.lead(A, "OP05-001", don=1)
    fighter, other = s.character(A, power=6000, rested=True), s.character(A, power=7000)
    striker = s.character(B, power=9000)
    ref = kaido(s)
    game = begin(s).attack(striker, fighter)
    assert game.asked() == (A, "yes_no")
    game.choose(first)
    assert game.area(fighter) == ("characters" if first == "yes" else "trash")
    game.play(ref)
    pay_don(game)
    if first == "yes":
        assert (game.asked(), game.area(fighter), game.area(other)) == ((B, "main"), "trash", "trash")
    else:
        game.choose("yes")
        assert (game.area(other), game.power(other)) == ("characters", 6000)


@pytest.mark.rule("8-3-2-3", "8-3-2-5")
@pytest.mark.parametrize(("don", "turn_player"), [(0, B), (1, A)])
def test_case_14_op05_001_wants_a_don_and_the_other_turn(don: int, turn_player: int) -> None:
    """Without a given DON!!, or on the own turn, it is not offered."""
    s = Board(turn_player=turn_player)
    s.lead(A, "OP05-001", don=don)
    mine, wall = s.character(A, power=6000, rested=turn_player == B), s.character(B, power=9000)
    hakuba = s.put(A, "OP05-087", don=1)
    game = begin(s)
    if turn_player == B:
        game.attack(wall, mine)
        assert (game.area(mine), game.asked()) == ("trash", (B, "main"))
    else:
        # A K.O.s the Character by a cost of its own.
        game.declare(hakuba, "leader_b").choose("yes")
        assert (game.area(mine), game.asked()) == ("trash", (A, "cards"))


# Case 15 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-4-5", "1-3-2-1")
def test_case_15_op10_032_rested_replaces_nothing() -> None:
    """It cannot be rested a second time, so the other green Character is K.O.'d."""
    s = Board()
    tashigi, green = s.put(B, "OP10-032", rested=True), s.put(B, "EB03-017")
    ko = event(s, KO_ONE)
    game = begin(s).play(ko).choose(f"pick {green}")
    assert (game.area(green), game.area(tashigi), game.asked()) == ("trash", "characters", (A, "main"))


@pytest.mark.rule("8-1-3-4-5")
def test_case_15_op10_032_saves_the_other_and_dies() -> None:
    """K.O.'d together: it is rested for the other green Character, not for itself nor for another color."""
    s = Board()
    tashigi, green, red = s.put(B, "OP10-032"), s.put(B, "EB03-017"), s.put(B, "OP09-009")
    ko = event(s, KO_ALL)
    game = begin(s).play(ko)
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert [game.area(x) for x in (tashigi, green, red)] == ["trash", "characters", "trash"]
    assert game.asked() == (A, "main")


@pytest.mark.rule("8-1-3-4-1")
def test_case_15_op10_032_only_for_others_and_only_against_effects() -> None:
    """Its own K.O., a second one of its name and a battle are not replaced; a bounce can be declined."""
    s = Board()
    tashigi, twin, green = s.put(B, "OP10-032"), s.put(B, "OP10-032"), s.put(B, "EB03-017", rested=True)
    ko, more = event(s, KO_ONE), event(s, KO_ONE)
    striker = s.character(A, power=9000)
    game = begin(s).play(ko).choose(f"pick {tashigi}")
    assert (game.area(tashigi), game.asked()) == ("trash", (A, "main"))
    game.attack(striker, green)
    assert (game.area(green), game.rested(twin)) == ("trash", False)
    game.play(more)
    assert (game.area(twin), game.asked()) == ("trash", (A, "main"))


# Case 16 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-1-7")
@pytest.mark.parametrize("replaced", [True, False])
def test_case_16_op05_087_is_not_paid_by_op04_082_that_stays(replaced: bool) -> None:
    """The K.O. that is the cost is replaced: the cost is unpaid and no cost is taken from anyone."""
    s = Board()
    s.put(A, "OP04-096")
    hakuba, kyros = s.put(A, "OP05-087", don=1), s.put(A, "OP04-082")
    wall = s.character(B, cost=6)
    game = begin(s).declare(hakuba, "leader_b").choose("yes")
    assert game.asked() == (A, "yes_no")
    game.choose("yes" if replaced else "no")
    if replaced:
        assert game.asked() == (A, "cards")
        assert "pick leader_a" in game.choices()
        assert len(game.choices()) == 2  # the Leader or the Stage, no Character
        game.choose("pick leader_a")
        assert (game.area(kyros), game.rested("leader_a"), game.cost(wall)) == ("characters", True, 6)
    else:
        offers(game, A, f"pick {wall}", "done")
        game.choose(f"pick {wall}")
        assert (game.area(kyros), game.rested("leader_a"), game.cost(wall)) == ("trash", False, 1)
    game.pass_battle()
    assert (game.count(B, "life"), game.asked()) == (2, (A, "main"))


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("don", [0, 1])
def test_case_16_op05_087_needs_another_character(don: int) -> None:
    """Alone it cannot pay and is not asked, with or without its DON!!."""
    s = Board()
    hakuba = s.put(A, "OP05-087", don=don)
    s.character(B, cost=6)
    if don == 0:
        s.character(A)
    game = begin(s).attack(hakuba, "leader_b")
    assert game.asked() == (A, "main")


# Case 17 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-4-5")
@pytest.mark.parametrize("trashed", [2, 3])
def test_case_17_op11_001_cannot_pay_with_the_bodies(trashed: int) -> None:
    """Two Navy Characters K.O.'d at once and 2 cards in the trash: neither is saved. With 3, both are."""
    s = Board()
    s.lead(B, "OP11-001")
    one, two = s.put(B, "OP10-032"), s.put(B, "OP02-106")
    pirate = s.put(B, "OP09-009")
    refs = [s.trashed(B, "OP14-120") for _ in range(trashed)]
    ko = event(s, KO_ALL)
    game = begin(s).play(ko)
    if trashed == 2:
        assert (game.area(one), game.area(two), game.asked()) == ("trash", "trash", (A, "main"))
        return
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    while game.asked()[1] in ("cards", "order"):
        game.choose(game.choices()[0])
    assert [game.area(ref) for ref in refs] == ["deck"] * 3
    assert (game.area(one), game.area(two), game.area(pirate)) == ("characters", "characters", "trash")


@pytest.mark.rule("8-1-3-4-1")
def test_case_17_op11_001_may_be_declined_and_is_limited() -> None:
    """Not in battle, not for base power above 7000; declined it is offered again."""
    s = Board()
    s.lead(B, "OP11-001")
    navy, big = s.put(B, "OP02-106", rested=True), s.character(B, power=8000, types=("Navy",))
    for _ in range(3):
        s.trashed(B, "OP14-120")
    ko, more = event(s, KO_ONE), event(s, KO_ONE)
    game = begin(s).play(ko).choose(f"pick {big}")
    assert (game.area(big), game.asked()) == ("trash", (A, "main"))
    game.attack("leader_a", navy)
    assert game.area(navy) == "trash"

    s.put(B, "OP02-106")
    other = s.put(B, "OP10-032")
    game = begin(s).play(ko).choose(f"pick {navy}")
    assert game.asked() == (B, "yes_no")
    game.choose("no")
    assert game.area(navy) == "trash"
    game.play(more).choose(f"pick {other}")
    assert game.asked() == (B, "yes_no")


# Case 18 -----------------------------------------------------------------------------------------


def lucci(held: int) -> tuple[Board, list[str], list[str]]:
    s = Board()
    s.lead(A, "OP03-076", rested=True)
    walls = [s.character(B, rested=True) for _ in range(3)]
    strikers = [s.character(A, power=9000) for _ in range(3)]
    for _ in range(held):
        s.hold(A, "OP09-009")
    return s, walls, strikers


@pytest.mark.rule("8-3-1-4", "10-2-13-1")
def test_case_18_op03_076_declined_waits_for_the_next_ko() -> None:
    """The cost is paid at the K.O.; declined it is asked at the next; used it is not asked again."""
    s, walls, strikers = lucci(held=4)
    game = begin(s).attack(strikers[0], walls[0])
    assert game.asked() == (A, "yes_no")
    game.choose("no")
    assert (game.rested("leader_a"), game.count(A, "hand")) == (True, 4)
    game.attack(strikers[1], walls[1])
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    while game.asked()[1] == "cards":
        game.choose(game.choices()[0])
    assert (game.rested("leader_a"), game.count(A, "hand")) == (False, 2)
    game.attack(strikers[2], walls[2])
    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 2)


@pytest.mark.rule("8-3-1-3")
def test_case_18_op03_076_needs_two_cards_and_an_opponents_character() -> None:
    """With 1 card it cannot be paid; the K.O. of an own Character is not meant."""
    s, walls, strikers = lucci(held=1)
    game = begin(s).attack(strikers[0], walls[0])
    assert (game.area(walls[0]), game.asked()) == ("trash", (A, "main"))

    s, walls, strikers = lucci(held=2)
    hakuba = s.put(A, "OP05-087", don=1)
    game = begin(s).declare(hakuba, "leader_b").choose("yes").choose(f"pick {strikers[0]}").choose("done")
    game.pass_battle()
    assert (game.area(strikers[0]), game.asked(), game.count(A, "hand")) == ("trash", (A, "main"), 2)


# Case 19 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-2")
def test_case_19_op09_001_may_wait_for_a_later_attack() -> None:
    """Asked at every attack of the opponent until it was used; -1000 for the turn on a card of theirs."""
    s = Board(turn_player=B)
    s.lead(A, "OP09-001")
    first, second = s.character(B, power=5000), s.character(B, power=5000)
    mine = s.character(A)
    game = begin(s).declare(first, "leader_a")
    assert game.asked() == (A, "cards")
    game.choose("done").pass_battle()
    assert game.count(A, "life") == 2
    game.declare(second, "leader_a")
    assert game.asked() == (A, "cards")
    offers(game, A, f"pick {first}", f"pick {second}", "pick leader_b", "done")
    assert mine not in str(game.choices())
    game.choose(f"pick {second}").pass_battle()
    assert (game.power(second), game.count(A, "life")) == (4000, 2)
    game.attack("leader_b", "leader_a")
    assert (game.asked(), game.count(A, "life")) == ((B, "main"), 1)


@pytest.mark.rule("8-1-2")
def test_case_19_op09_001_is_not_for_own_attacks() -> None:
    """A's own attack asks nothing."""
    s = Board()
    s.lead(A, "OP09-001")
    assert begin(s).attack("leader_a", "leader_b").asked() == (A, "main")


@pytest.mark.rule("8-1-3-1")
def test_case_19_op14_041_must_draw() -> None:
    """A Character played by a [Trigger] on the opponent's turn: a card is drawn without a question."""
    s = Board(turn_player=B)
    s.lead(A, "OP14-041")
    played = s.on_life(A, "OP01-037")
    drawn = s.on_deck(A, "OP09-009")
    game = begin(s).declare("leader_b", "leader_a").choose("yes")
    assert (game.area(played), game.area(drawn), game.count(A, "hand")) == ("characters", "hand", 1)
    assert game.asked() == (B, "main")


@pytest.mark.rule("8-3-2-5")
def test_case_19_op14_041_draws_nothing_on_the_own_turn() -> None:
    """Nor for a Character of the opponent."""
    s = Board()
    s.lead(A, "OP14-041")
    s.lead(B, "OP14-041")
    ref = s.hand(A, s.character_card(cost=1))
    game = begin(s).play(ref)
    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 0)
