"""How costs are worded: before a colon, with a condition before or after, with an event, without "may"."""

import pytest

from optcg.model.effects import KO, Move, Place
from optcg.model.selections import Choose
from tests.effects.checks import THEIRS, begin, don, event, pile
from tests.official.board import Board, offers
from tests.scenario import A, B

# A cost before a colon ---------------------------------------------------------------------------


@pytest.mark.rule("8-3-1-3-1", "10-2-13-5")
@pytest.mark.parametrize("leader", ["ST13-003", "OP05-098"])
def test_op04_102_a_cost_that_breaks_down_is_spent(leader: str) -> None:
    """DON!!, then Life to the hand. With ST13-003 a face-up Life card goes elsewhere: nothing follows."""
    s = Board()
    s.lead(A, leader)
    s.life(A, 0)
    life = s.on_life(A, "OP09-009", face_up=True)
    ref = s.put(A, "OP04-102", rested=True)
    game = begin(s).choose(f"activate {ref}.1")
    assert don(game, A)[:2] == (4, 1)
    broken = leader == "ST13-003"
    assert (game.area(life), game.rested(ref)) == ("deck" if broken else "hand", broken)
    assert f"activate {ref}.1" not in game.choices()


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("active", "life"), [(0, 1), (1, 0)])
def test_op04_102_needs_all_parts_of_its_cost(active: int, life: int) -> None:
    """Without an active DON!! or without Life it is not offered, and nothing is paid in part."""
    s = Board()
    s.don(A, active=active, rested=2)
    s.life(A, life)
    ref = s.put(A, "OP04-102", rested=True)
    assert f"activate {ref}.1" not in begin(s).choices()


@pytest.mark.rule("8-3-1-4")
def test_op01_031_can_is_may() -> None:
    """Only a card of the type pays; up to 2 DON!! become active, once per turn."""
    s = Board()
    s.lead(A, "OP01-031")
    s.don(A, active=1, rested=3)
    pays, other = s.hold(A, "OP01-043"), s.hold(A, "OP09-009")
    s.hold(A, "OP01-041")
    game = begin(s).choose("activate leader_a.1").choose(f"pick {pays}")
    assert game.choices() == ["number 0", "number 1", "number 2"]
    game.choose("number 1")
    assert (game.area(pays), game.area(other), don(game, A)[:2]) == ("trash", "hand", (2, 2))
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.rule("8-3-1-6", "8-3-1-4")
def test_op06_074_don_minus_may_be_declined() -> None:
    """Declined, nothing is returned and nobody is negated."""
    s = Board()
    s.don(A, active=7)
    koala, ref = s.put(B, "OP09-103"), s.hold(A, "OP06-074")
    game = begin(s).play(ref).choose("no")
    assert (game.asked(), don(game, A), game.keywords(koala)) == ((A, "main"), (0, 7, 3), ["Blocker"])


# A condition after the colon ---------------------------------------------------------------------


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize("leader", ["EB01-021", "OP09-001"])
def test_op02_066_can_be_paid_without_its_condition(leader: str) -> None:
    """The 2 cards are trashed either way; only with the Leader up to 2 are drawn, one by one."""
    s = Board()
    s.lead(A, leader)
    ref, cards = s.hold(A, "OP02-066"), [s.hold(A, "OP09-009"), s.hold(A, "OP14-120")]
    game = begin(s).play(ref).choose("yes")
    assert [game.area(card) for card in cards] == ["trash", "trash"]
    if leader == "EB01-021":
        offers(game, A, "draw", "done")
        game.choose("draw").choose("done")
    assert (game.count(A, "hand"), game.asked()) == (int(leader == "EB01-021"), (A, "main"))


# A condition before the cost ---------------------------------------------------------------------


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize(
    ("leader", "face_up", "asked"),
    [("OP11-022", True, True), ("OP11-022", False, False), ("OP09-001", True, False)],
)
def test_op11_100_asks_only_with_its_leader(leader: str, face_up: bool, asked: bool) -> None:
    """The top Life card is turned face-down for a card; one that is face-down cannot be turned."""
    s = Board()
    s.lead(A, leader)
    s.on_life(A, "OP09-009", face_up=face_up)
    ref = s.hold(A, "OP11-100")
    game = begin(s).play(ref)
    if asked:
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), int(asked))
    face_ups = game.side(A)["life_face_up_indexes"]
    assert face_ups == ([0] if face_up and not asked else [])


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize(
    ("leader", "active", "held"), [("OP09-001", 1, 1), ("OP13-079", 0, 1), ("OP13-079", 1, 0)]
)
def test_op13_082_cannot_be_activated_without_leader_or_cost(leader: str, active: int, held: int) -> None:
    """The Leader is a condition, the DON!! and the card of the hand are the cost."""
    s = Board()
    s.lead(A, leader)
    s.don(A, active=active)
    elders = s.put(A, "OP13-082")
    for _ in range(held):
        s.hold(A, "OP09-009")
    s.trashed(A, "OP13-083")
    assert f"activate {elders}.1" not in begin(s).choices()


@pytest.mark.rule("8-4-4-1")
def test_op13_082_trashes_all_and_plays_five_of_different_names() -> None:
    """The own field goes first, this card too; then 5000 power, the type, and no name twice."""
    s = Board()
    s.lead(A, "OP13-079")
    elders, mine, pays = s.put(A, "OP13-082"), s.character(A), s.hold(A, "OP09-009")
    one, twin, two = s.trashed(A, "OP13-083"), s.trashed(A, "OP13-083"), s.trashed(A, "OP13-084")
    theirs = s.character(B)
    game = begin(s).choose(f"activate {elders}.1")
    assert [game.area(x) for x in (elders, mine, pays, theirs)] == ["trash"] * 3 + ["characters"]
    offers(game, A, f"pick {one}", f"pick {twin}", f"pick {two}", "done")
    game.choose(f"pick {one}")
    offers(game, A, f"pick {two}", "done")
    game.choose(f"pick {two}")
    assert [game.area(x) for x in (one, twin, two)] == ["characters", "trash", "characters"]


# A cost before an event --------------------------------------------------------------------------


@pytest.mark.rule("8-3-1-4")
@pytest.mark.parametrize("how", ["effect", "battle"])
def test_op09_052_pays_when_it_is_koed_by_an_effect(how: str) -> None:
    """Then it comes back rested; a battle is no effect."""
    s = Board()
    marco, pays = s.put(B, "OP09-052", rested=True), s.hold(B, "OP09-009")
    ko = event(s, KO(Choose(THEIRS, 1)))
    game = begin(s)
    if how == "battle":
        game.attack("leader_a", marco)
        assert (game.area(marco), game.asked()) == ("trash", (A, "main"))
        return
    game.play(ko)
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert (game.area(marco), game.rested(marco), game.area(pays)) == ("characters", True, "trash")


@pytest.mark.rule("8-3-1-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op09_080_rests_when_a_character_of_the_type_is_removed(answer: str) -> None:
    """Declined it stays active for the next one; a Character of another type is not meant."""
    s = Board()
    sunny = s.put(B, "OP09-080")
    crew, more, other = s.put(B, "ST01-004"), s.put(B, "ST01-004", rested=True), s.put(B, "OP09-009")
    events = [event(s, Move(Choose(THEIRS, 1), Place.HAND)) for _ in range(3)]
    game = begin(s).play(events[0]).choose(f"pick {other}")
    assert game.asked() == (A, "main")
    game.play(events[1]).choose(f"pick {crew}")
    assert game.asked() == (B, "yes_no")
    game.choose(answer)
    if answer == "yes":
        game.choose("number 1")
        assert (game.rested(sunny), don(game, B)) == (True, (5, 1, 4))
    game.play(events[2])
    assert (game.area(more), game.asked()) == ("hand", (B, "yes_no") if answer == "no" else (A, "main"))


# A cost without "may" ----------------------------------------------------------------------------


@pytest.mark.rule("8-1-2")
def test_op09_101_must_pay_with_a_character_of_the_opponent() -> None:
    """One of cost 3 or less goes to B's Life face-up; then B trashes a card of their choice."""
    s = Board()
    ref = s.hold(A, "OP09-101")
    small, big, mine = s.character(B, cost=3), s.character(B, cost=4), s.character(A, cost=1)
    held = [s.hold(B, "OP09-009"), s.hold(B, "OP14-120")]
    game = begin(s).play(ref)
    assert (game.asked(), game.choices()) == ((A, "place"), ["top", "bottom"])  # nothing to decline
    game.choose("bottom")
    assert (pile(game, B, "life")[-1], game.side(B)["life_face_up_indexes"]) == (small, [3])
    assert (game.area(big), game.area(mine)) == ("characters", "characters")
    assert game.asked() == (B, "cards")
    assert sorted(game.choices()) == sorted(f"pick {card}" for card in held)


@pytest.mark.rule("8-3-1-3")
def test_op09_101_without_such_a_character_does_nothing() -> None:
    """The cost cannot be paid, so B keeps the hand."""
    s = Board()
    ref = s.hold(A, "OP09-101")
    s.character(B, cost=4)
    s.hold(B, "OP09-009")
    game = begin(s).play(ref)
    assert (game.asked(), game.count(B, "hand")) == ((A, "main"), 1)


@pytest.mark.rule("8-3-1-1")
def test_op08_082_rests_a_don_and_itself() -> None:
    """Both parts are paid; up to 1 Character of B gets -2 cost for the turn."""
    s = Board()
    sasaki, wall = s.put(A, "OP08-082"), s.character(B, cost=5)
    tired = s.put(A, "OP08-082", rested=True)
    game = begin(s)
    assert f"activate {tired}.1" not in game.choices()
    game.choose(f"activate {sasaki}.1")
    assert (game.rested(sasaki), don(game, A)[:2]) == (True, (4, 1))
    offers(game, A, f"pick {wall}", "done")
    game.choose(f"pick {wall}")
    assert game.cost(wall) == 3
    game.end()
    assert game.cost(wall) == 5


# Costs that are a choice -------------------------------------------------------------------------


@pytest.mark.rule("8-3-1-1")
@pytest.mark.parametrize("option", ["character", "hand"])
def test_op13_079_pays_in_one_of_two_ways(option: str) -> None:
    """A Character of the type or any card of the hand is trashed; another Character is not."""
    s = Board()
    s.lead(A, "OP13-079")
    dragon, other, held = s.put(A, "OP13-083"), s.character(A), s.hold(A, "OP09-009")
    drawn = s.on_deck(A, "OP14-120")
    game = begin(s).choose("activate leader_a.3")
    assert game.asked() == (A, "option")
    game.choose("option 1" if option == "character" else "option 2")
    assert game.area(dragon) == ("trash" if option == "character" else "characters")
    assert game.area(held) == ("hand" if option == "character" else "trash")
    assert (game.area(other), game.area(drawn)) == ("characters", "hand")


@pytest.mark.rule("8-6-3")
def test_op05_087_the_ko_it_pays_with_is_answered_after_the_effect() -> None:
    """OP02-018 is K.O.'d as the cost: first the -5 cost, then its own [On K.O.] is asked for."""
    s = Board()
    s.life(A, 2)
    hakuba, marco, pays = s.put(A, "OP05-087", don=1), s.put(A, "OP02-018"), s.hold(A, "OP08-045")
    wall = s.character(B, cost=6)
    game = begin(s).declare(hakuba, "leader_b").choose("yes")
    assert (game.area(marco), game.choices()) == ("trash", [f"pick {wall}", "done"])
    game.choose(f"pick {wall}")
    assert (game.cost(wall), game.asked()) == (1, (A, "yes_no"))
    game.choose("yes")
    assert (game.area(marco), game.rested(marco), game.area(pays)) == ("characters", True, "trash")
