"""What happens "when" something does: forced without "may" or "can", and free to wait with "can"."""

import pytest

from optcg.model.effects import KO, Move, Place, Rest
from optcg.model.selections import Choose
from optcg.model.terms import Attribute
from tests.effects.checks import OWN, THEIRS, begin, don, event, pile
from tests.official.board import Board, offers
from tests.scenario import A, B

BOUNCE_OWN = Move(Choose(OWN, 1), Place.HAND)
BOUNCE_THEIRS = Move(Choose(THEIRS, 1), Place.HAND)
KO_THEIRS = KO(Choose(THEIRS, 1))


# Forced ------------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-2", "10-2-13-1")
def test_op02_026_is_forced_and_used_up_by_the_first_one() -> None:
    """A Character without text from the hand: up to 2 DON!! become active; a second one gives nothing."""
    s = Board()
    s.lead(A, "OP02-026")
    s.don(A, active=7)
    texted, plain, more = s.hold(A, "OP02-106"), s.hold(A, "OP01-036"), s.hold(A, "OP01-043")
    game = begin(s).play(texted)
    assert game.asked() == (A, "main")
    game.play(plain)
    assert game.asked() == (A, "number")  # how many, but not whether
    game.choose("number 2")
    assert don(game, A)[:2] == (7, 0)
    game.play(more)
    assert (game.asked(), don(game, A)[:2]) == ((A, "main"), (4, 3))


@pytest.mark.rule("8-3-3")
def test_op02_026_counts_its_characters_and_only_from_the_hand() -> None:
    """With a fourth Character the condition is false; a [Trigger] does not play from the hand."""
    s = Board()
    s.lead(A, "OP02-026")
    s.don(A, active=5)
    for _ in range(3):
        s.character(A)
    plain = s.hold(A, "OP01-036")
    game = begin(s).play(plain)
    assert (game.asked(), don(game, A)[:2]) == ((A, "main"), (4, 1))

    s = Board(turn_player=B)
    s.lead(A, "OP02-026")
    s.don(A, rested=3)
    life = s.on_life(A, "OP01-009")
    game = begin(s).declare("leader_b", "leader_a").choose("yes")
    assert (game.area(life), game.asked(), don(game, A)[:2]) == ("characters", (B, "main"), (0, 3))


@pytest.mark.rule("8-1-2")
@pytest.mark.parametrize("leader", ["OP10-003", "OP09-001"])
def test_op04_024_must_rest_itself(leader: str) -> None:
    """B plays a Character: A may rest one of B's, then this card is rested even if nobody was chosen."""
    s = Board(turn_player=B)
    s.lead(A, leader)
    sugar = s.put(A, "OP04-024")
    new, wall = s.hold(B, "OP01-036"), s.character(B)
    game = begin(s).play(new)
    if leader == "OP09-001":
        assert (game.asked(), game.rested(sugar)) == ((B, "main"), False)
        return
    assert game.asked() == (A, "cards")
    offers(game, A, f"pick {new}", f"pick {wall}", "done")
    game.choose("done")
    assert (game.rested(sugar), game.rested(new), game.asked()) == (True, False, (B, "main"))


# Free to wait ------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-2", "10-2-13-1")
def test_op07_038_may_wait_for_a_later_removal() -> None:
    """Any Character removed by A's effect on A's turn; declined it is offered again, used it is not."""
    s = Board()
    s.lead(A, "OP07-038")
    s.character(A)
    for _ in range(2):
        s.character(B)
    own, first, second = event(s, BOUNCE_OWN), event(s, KO_THEIRS), event(s, KO_THEIRS)
    game = begin(s).play(own)
    assert game.asked() == (A, "yes_no")
    held = game.count(A, "hand")
    game.choose("no").play(first)
    game.choose(game.choices()[0])
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.count(A, "hand") == held  # one Event less, one card more
    game.play(second)
    assert game.asked() == (A, "main")


@pytest.mark.rule("8-3-2-4")
def test_op07_038_is_not_for_battles_nor_for_the_other_player() -> None:
    """A K.O. in battle is no effect; B's effect on B's turn is not A's."""
    s = Board()
    s.lead(A, "OP07-038")
    wall = s.character(B, rested=True)
    assert begin(s).attack("leader_a", wall).asked() == (A, "main")

    s = Board(turn_player=B)
    s.lead(A, "OP07-038")
    s.character(A)
    bounce = event(s, BOUNCE_THEIRS, player=B)
    assert begin(s).play(bounce).asked() == (B, "main")


@pytest.mark.rule("8-1-2", "10-2-13-1")
def test_op10_042_may_wait_and_is_asked_once_for_a_ko_by_effect() -> None:
    """Removed or K.O.'d is one event; a battle counts, another type does not."""
    s = Board()
    s.lead(B, "OP10-042")
    one, two, other = (s.character(B, types=("Dressrosa",), rested=True) for _ in range(3))
    alien = s.character(B, rested=True)
    ko = event(s, KO_THEIRS)
    strikers = [s.character(A, power=9000) for _ in range(3)]
    game = begin(s).attack(strikers[0], alien)
    assert game.asked() == (A, "main")
    game.attack(strikers[1], one)
    assert game.asked() == (B, "yes_no")
    game.choose("no").play(ko).choose(f"pick {two}")
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert (game.count(B, "hand"), game.asked()) == (1, (A, "main"))
    game.attack(strikers[2], other)
    assert (game.area(other), game.asked()) == ("trash", (A, "main"))


@pytest.mark.rule("6-2-2", "8-1-2")
@pytest.mark.parametrize(("active", "answer"), [(8, "yes"), (8, "no"), (7, "yes")])
def test_op11_040_at_the_start_of_the_turn(active: int, answer: str) -> None:
    """Before the draw; 5 cards are looked at, one of the type may be taken, the rest go on top or below."""
    s = Board(turn_player=B)
    s.lead(A, "OP11-040")
    s.don(A, active=active)
    crew, other = s.on_deck(A, "ST01-004"), s.on_deck(A, "OP09-009")
    game = begin(s).end()
    assert (game.asked(), game.count(A, "hand")) == ((A, "yes_no"), 0)
    game.choose(answer)
    if answer == "no" or active == 7:
        assert (game.asked(), game.area(crew), game.area(other)) == ((A, "main"), "hand", "deck")
        return
    offers(game, A, f"pick {crew}", "done")
    game.choose(f"pick {crew}")
    while game.asked()[1] != "main":
        game.choose("bottom" if "bottom" in game.choices() else game.choices()[0])
    assert (game.area(crew), game.area(other), game.count(A, "hand")) == ("hand", "deck", 2)
    assert other in pile(game, A, "deck")[-4:]


@pytest.mark.rule("8-1-2", "8-4-1-1")
def test_op11_043_wants_only_its_own_kind() -> None:
    """At B's attack, while all own Characters have the letters in a type; declined, it waits."""
    s = Board(turn_player=B)
    ichiji, niji = s.put(A, "OP11-043", rested=True), s.put(A, "OP11-045")
    one, two = s.character(B, power=8000), s.character(B, power=7000)
    game = begin(s).declare(one, "leader_a")
    assert game.asked() == (A, "yes_no")
    game.choose("no").pass_battle().declare(two, ichiji).choose("yes")
    offers(game, A, f"pick {ichiji}", f"pick {niji}", "pick leader_a", "done")
    game.choose(f"pick {ichiji}").pass_battle()
    assert (game.area(ichiji), game.count(A, "trash")) == ("characters", 2)  # 8000 against 7000
    game.declare("leader_b", "leader_a")
    assert game.asked() != (A, "yes_no")

    s.character(A)
    assert begin(s).attack(one, "leader_a").asked() == (B, "main")


@pytest.mark.rule("8-1-2")
def test_op11_088_may_be_used_for_any_attribute_in_vain() -> None:
    """+5000 for the battle only against the attribute; a Leader's attack is not meant."""
    s = Board(turn_player=B)
    shu = s.put(A, "OP11-088", rested=True)
    slash = s.character(B, power=9000)
    strike = s.character(B, power=9000, attributes=(Attribute.STRIKE,))
    game = begin(s).attack("leader_b", "leader_a")
    assert game.asked() == (B, "main")
    game.declare(slash, shu)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.power(shu) == 10000
    game.pass_battle()
    assert (game.area(shu), game.power(shu), game.asked()) == ("characters", 5000, (B, "main"))
    game.attack(strike, shu)
    assert game.area(shu) == "trash"  # once per turn

    game = begin(s).declare(strike, shu).choose("yes")
    assert (game.area(shu), game.asked()) == ("trash", (B, "main"))


@pytest.mark.rule("8-1-2", "10-2-13-1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op11_102_when_the_opponent_uses_a_trigger(answer: str) -> None:
    """On A's turn: both lose a Life card if B has 2 or more left; declined it waits for the next one."""
    s = Board()
    s.put(A, "OP11-102")
    s.on_life(B, "OP02-066")
    striker = s.character(A, power=9000)
    game = begin(s).declare(striker, "leader_b").choose("yes")
    assert game.asked() == (A, "yes_no")
    game.choose(answer)
    lost = int(answer == "yes")
    assert (game.count(A, "life"), game.count(B, "life")) == (3 - lost, 3 - lost)
    assert (game.count(A, "trash"), game.count(B, "trash")) == (lost, 1 + lost)


@pytest.mark.rule("8-1-2")
@pytest.mark.parametrize(("cost", "asked"), [(8, True), (7, False)])
def test_op12_081_when_the_opponent_plays_something_big(cost: int, asked: bool) -> None:
    """Base cost 8 or more: B's top Life card goes to B's hand; it may be declined."""
    s = Board(turn_player=B)
    s.lead(A, "OP12-081")
    s.don(B, active=8)
    new = s.hand(B, s.character_card(cost=cost))
    game = begin(s).play(new)
    if asked:
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
    assert (game.count(B, "life"), game.count(B, "hand"), game.asked()) == (
        3 - asked,
        int(asked),
        (B, "main"),
    )


@pytest.mark.rule("8-1-2")
def test_op12_081_when_a_characters_effect_plays_one() -> None:
    """EB01-013, a Character of B, plays one of cost 3; an Event that does so is no Character."""
    s = Board(turn_player=B)
    s.lead(A, "OP12-081")
    hiyori, new = s.put(B, "EB01-013"), s.hold(B, "OP01-043")
    game = begin(s).choose(f"activate {hiyori}.1").choose(f"pick {new}")
    assert (game.area(new), game.asked()) == ("characters", (A, "yes_no"))
    game.choose("no")
    assert (game.count(B, "life"), game.asked()) == (3, (B, "main"))

    s = Board(turn_player=B)
    s.lead(A, "OP12-081")
    event_ref, two = s.hold(B, "OP06-057"), s.on_deck(B, "OP01-037")
    game = begin(s).play(event_ref).choose("done").choose(f"pick {two}")
    assert (game.area(two), game.asked()) == ("characters", (B, "main"))


@pytest.mark.rule("8-1-2", "10-2-13-1")
def test_op13_100_when_a_card_with_a_trigger_is_played() -> None:
    """Up to 2 rested DON!! to one card; declined at the first, it is offered at the second."""
    s = Board()
    s.lead(A, "OP13-100")
    plain, first, second = s.hold(A, "OP01-036"), s.hold(A, "OP01-037"), s.hold(A, "OP01-009")
    game = begin(s).play(plain)
    assert game.asked() == (A, "main")
    game.play(first).choose("no").play(second)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    while game.asked()[1] == "cards":
        assert {f"pick {first}", "pick leader_a"} <= set(game.choices())
        game.choose(f"pick {first}")
    game.choose("number 2")
    assert (game.don(first), don(game, A)[:2]) == (2, (0, 3))


@pytest.mark.rule("8-1-2")
@pytest.mark.parametrize("how", ["effect", "block"])
def test_prb02_009_when_it_is_rested_by_an_effect_of_the_opponent(how: str) -> None:
    """It may be trashed for 2 cards; being rested to block is no effect of B."""
    s = Board(turn_player=B)
    galdino = s.put(A, "PRB02-009")
    rest = event(s, Rest(Choose(THEIRS, 1)), player=B)
    game = begin(s)
    if how == "block":
        game.declare("leader_b", "leader_a").choose(f"block {galdino}")
        assert (game.area(galdino), game.count(A, "hand"), game.asked()) == ("trash", 0, (B, "main"))
        return
    game.play(rest)
    assert (game.rested(galdino), game.asked()) == (True, (A, "yes_no"))
    while game.asked() == (A, "yes_no"):
        game.choose("yes")
    assert (game.area(galdino), game.count(A, "hand"), game.asked()) == ("trash", 2, (B, "main"))
