"""Cases 30 to 35: base power that is set or swapped, negative power, negation, and what waits for damage."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import GainPower, Move, Place, SetBasePower
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import OWN, THEIRS, begin, event, pile
from tests.official.board import Board, offers
from tests.scenario import A, B

# Case 30 -----------------------------------------------------------------------------------------


def elders(trashed: int, **facts: object) -> tuple[Board, str, str]:
    s = Board(**facts)  # type: ignore[arg-type]
    for _ in range(trashed):
        s.trashed(A, "OP09-009")
    return s, s.put(A, "OP13-084"), s.put(A, "OP13-082")


@pytest.mark.rule("4-9-2-1")
@pytest.mark.parametrize(("set_to", "power"), [(9000, 9000), (6000, 7000)])
def test_case_30_op13_084_sets_op13_082_and_the_higher_value_wins(set_to: int, power: int) -> None:
    """12000 becomes 7000; of two that set base power the higher one counts, and a bonus rides on top."""
    s, peter, elder = elders(10)
    other = s.character(A, power=5000)
    setter = event(s, SetBasePower(Every(OWN), set_to, Duration.TURN))
    bonus = event(s, GainPower(Every(OWN), 1000, Duration.TURN))
    game = begin(s)
    assert (game.power(elder), game.power(peter), game.power(other)) == (7000, 7000, 5000)
    game.play(setter)
    assert (game.power(elder), game.power(other)) == (power, set_to)
    game.play(bonus)
    assert game.power(elder) == power + 1000
    game.end()
    assert (game.power(elder), game.power(peter)) == (12000, 5000)  # on the opponent's turn


@pytest.mark.rule("4-9-2-1")
def test_case_30_op13_084_wants_ten_cards_in_the_trash() -> None:
    """With 9 nothing is set; its first line needs 7 and keeps it on the field against effects."""
    s, peter, elder = elders(9, turn_player=B)
    bounce = event(s, Move(Every(THEIRS), Place.HAND), player=B)
    game = begin(s).play(bounce)
    assert (game.area(peter), game.area(elder)) == ("characters", "hand")
    game.end()
    assert game.power(peter) == 5000
    s, peter, elder = elders(6, turn_player=B)
    bounce = event(s, Move(Every(THEIRS), Place.HAND), player=B)
    assert begin(s).play(bounce).area(peter) == "hand"


# Case 31 -----------------------------------------------------------------------------------------


@pytest.mark.rule("4-9-2", "8-1-4-2")
def test_case_31_op14_001_swaps_base_powers_for_the_turn() -> None:
    """Bonuses stay with their cards; when one card leaves, the other keeps its new base power."""
    s = Board()
    s.lead(A, "OP14-001")
    weak, strong = s.put(A, "P-088", don=1), s.put(A, "OP12-106")
    s.character(A, power=3000)
    s.put(B, "OP12-106")
    only = Cards(Owner.YOU, (Area.CHARACTER,), NameIs("Trafalgar Law"))
    bounce = event(s, Move(Choose(only, 1), Place.HAND))
    game = begin(s)
    assert (game.power(weak), game.power(strong)) == (6000, 7000)
    game.choose("activate leader_a.1")
    while game.asked()[1] == "cards":  # exactly 2, only of the two types
        assert set(game.choices()) <= {f"pick {weak}", f"pick {strong}"}
        game.choose(game.choices()[0])
    assert (game.power(weak), game.power(strong)) == (8000, 5000)
    game.play(bounce).choose(f"pick {strong}")
    assert (game.area(strong), game.power(weak)) == ("hand", 8000)
    assert "activate leader_a.1" not in game.choices()
    game.end()
    assert game.power(weak) == 5000


@pytest.mark.rule("4-9-2")
def test_case_31_op14_001_with_one_character_swaps_nothing() -> None:
    """There is no partner."""
    s = Board()
    s.lead(A, "OP14-001")
    weak, other = s.put(A, "P-088"), s.character(A, power=9000)
    game = begin(s)
    if "activate leader_a.1" in game.choices():
        game.choose("activate leader_a.1")
    assert (game.power(weak), game.power(other), game.asked()) == (5000, 9000, (A, "main"))


# Case 32 -----------------------------------------------------------------------------------------


@pytest.mark.rule("1-3-6-1")
def test_case_32_op05_007_adds_negative_power() -> None:
    """-2000 and 6000 make 4000 together; 6000 alone or with 0 does not do."""
    s = Board()
    s.don(A, active=6)
    sabo = s.hold(A, "OP05-007")
    minus = s.character(B, power=0, effects=[{"power": -2000, "until": "turn"}])
    six, seven, zero = s.character(B, power=6000), s.character(B, power=7000), s.character(B, power=0)
    game = begin(s).play(sabo)
    assert f"pick {seven}" not in game.choices()
    game.choose(f"pick {minus}")
    offers(game, A, f"pick {six}", f"pick {zero}", "done")
    game.choose(f"pick {six}")
    assert [game.area(x) for x in (minus, six, seven, zero)] == ["trash", "trash", "characters", "characters"]


@pytest.mark.rule("1-3-6-1")
@pytest.mark.parametrize("chosen", ["none", "one"])
def test_case_32_op05_007_six_thousand_alone_is_too_much(chosen: str) -> None:
    """Without the negative one it is never offered; one or none may be chosen."""
    s = Board()
    s.don(A, active=6)
    sabo = s.hold(A, "OP05-007")
    six, zero, four = s.character(B, power=6000), s.character(B, power=0), s.character(B, power=4000)
    game = begin(s).play(sabo)
    offers(game, A, f"pick {zero}", f"pick {four}", "done")
    if chosen == "one":
        game.choose(f"pick {zero}")
        offers(game, A, f"pick {four}", "done")
    game.choose("done")
    assert game.area(zero) == ("trash" if chosen == "one" else "characters")
    assert (game.area(six), game.area(four), game.asked()) == ("characters", "characters", (A, "main"))


@pytest.mark.rule("1-3-6-1")
def test_case_32_op06_103_zero_is_not_negative() -> None:
    """Of a Character at -1000 and one at 0 only the second may go to Life, face-up, top or bottom."""
    s = Board()
    kawamatsu = s.put(A, "OP06-103")
    minus = s.character(A, power=0, effects=[{"power": -1000, "until": "turn"}])
    zero, theirs = s.character(A, power=0), s.character(B, power=0)
    held = [s.hold(A, "OP09-009") for _ in range(2)]
    game = begin(s)
    assert game.power(minus) == -1000
    game.declare(kawamatsu, "leader_b").choose("yes")
    assert [game.area(card) for card in held] == ["trash", "trash"]
    offers(game, A, f"pick {zero}", "done")
    assert theirs not in str(game.choices())
    game.choose(f"pick {zero}").choose("bottom")
    assert (game.area(zero), pile(game, A, "life")[-1]) == ("life", zero)
    assert game.side(A)["life_face_up_indexes"] == [3]


# Case 33 -----------------------------------------------------------------------------------------


def zephyr(s: Board) -> str:
    s.don(A, active=8)
    return s.hold(A, "OP06-074")


@pytest.mark.rule("8-2-2", "8-2-3")
def test_case_33_op06_074_what_was_gained_before_stays() -> None:
    """B's OP09-068 got [Blocker] by its own effect; negated it keeps that and is too strong to be K.O.'d."""
    s = Board(turn_player=B)
    chopper = s.put(B, "OP09-068", rested=True)
    ref = zephyr(s)
    game = begin(s).end().choose("number 1")
    assert (game.keywords(chopper), game.rested(chopper)) == (["Blocker"], False)
    game.play(ref).choose("yes")
    while game.asked()[1] == "don":
        game.choose(game.choices()[0])
    game.choose(f"pick {chopper}")
    assert (game.area(chopper), game.keywords(chopper)) == ("characters", ["Blocker"])


@pytest.mark.rule("8-2-2")
def test_case_33_op06_074_takes_what_is_printed_for_the_turn() -> None:
    """The printed [Blocker] of OP09-103 is gone until the end of the turn."""
    s = Board()
    koala = s.put(B, "OP09-103")
    ref = zephyr(s)
    game = begin(s).play(ref).choose("yes")
    while game.asked()[1] == "don":
        game.choose(game.choices()[0])
    offers(game, A, f"pick {koala}", "done")
    game.choose(f"pick {koala}")
    assert (game.area(koala), game.keywords(koala)) == ("characters", [])
    game.end()
    assert game.keywords(koala) == ["Blocker"]


@pytest.mark.rule("8-2-3")
@pytest.mark.parametrize("negated", [True, False])
def test_case_33_op06_074_silences_on_ko(negated: bool) -> None:
    """EB03-007 with 5000 power is negated and K.O.'d: its [On K.O.] does not work from the trash."""
    s = Board()
    baccarat = s.put(B, "EB03-007", rested=True)
    plain = s.hold(B, "OP01-036")
    ref = zephyr(s)
    striker = s.character(A, power=9000)
    game = begin(s)
    if negated:
        game.play(ref).choose("yes")
        while game.asked()[1] == "don":
            game.choose(game.choices()[0])
        game.choose(f"pick {baccarat}")
        assert (game.area(baccarat), game.asked()) == ("trash", (A, "main"))
    else:
        game.attack(striker, baccarat)
        assert (game.asked(), game.choices()) == ((B, "cards"), [f"pick {plain}", "done"])


@pytest.mark.rule("8-2-2")
def test_case_33_op06_074_a_negated_card_is_not_without_text() -> None:
    """OP03-091 looks for Characters with no base effect: the negated one is none."""
    s = Board()
    koala, plain = s.put(B, "OP09-103"), s.put(B, "EB01-018")
    ref, helmeppo = zephyr(s), s.hold(A, "OP03-091")
    game = begin(s).play(ref).choose("yes")
    while game.asked()[1] == "don":
        game.choose("pick don rested")
    game.choose(f"pick {koala}").play(helmeppo)
    offers(game, A, f"pick {plain}", "done")
    game.choose(f"pick {plain}")
    assert (game.cost(plain), game.cost(koala)) == (0, 6)


# Case 34 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-2-1-1")
def test_case_34_op09_081_silences_on_play_but_not_the_other_timing() -> None:
    """EB01-046 has one effect with two timings: nothing when played, everything when it attacks."""
    s = Board()
    s.lead(A, "OP09-081")
    brook, played = s.put(A, "EB01-046"), s.hold(A, "EB01-046")
    wall = s.character(B, cost=1)
    game = begin(s).play(played)
    assert (game.area(played), game.asked(), game.cost(wall)) == ("characters", (A, "main"), 1)
    game.declare(brook, "leader_b").choose(f"pick {wall}")
    assert game.cost(wall) == 0
    game.choose(f"pick {wall}")
    assert game.area(wall) == "trash"


@pytest.mark.rule("8-2-1-1", "10-1-5-3")
@pytest.mark.parametrize("leader", ["OP09-081", "OP11-041"])
def test_case_34_op09_081_a_trigger_that_uses_on_play_does_nothing(leader: str) -> None:
    """The [Trigger] of OP08-112 may be used, but its [On Play] is negated; the card is trashed."""
    s = Board(turn_player=B)
    s.lead(A, leader)
    snake, wall = s.on_life(A, "OP08-112"), s.character(B, cost=6)
    game = begin(s).declare("leader_b", "leader_a").choose("yes")
    if leader == "OP09-081":
        assert f"attack {wall} leader_a" in game.choices()
    else:
        game.choose(f"pick {wall}")
        assert f"attack {wall} leader_a" not in game.choices()
    assert (game.area(snake), game.asked(), game.count(A, "hand")) == ("trash", (B, "main"), 0)


@pytest.mark.rule("8-2-1-1")
def test_case_34_op09_081_silences_the_opponent_for_a_turn() -> None:
    """For a card of the hand: B's [On Play] effects are negated to the end of B's next turn, not longer."""
    s = Board()
    s.lead(A, "OP09-081")
    s.hold(A, "OP09-009")
    first, later = s.hold(B, "EB01-046"), s.hold(B, "EB01-046")
    s.character(A, cost=9)
    game = begin(s).choose("activate leader_a.2").end()
    game.play(first)
    assert game.asked() == (B, "main")
    game.end().end().play(later)
    assert game.asked() == (B, "cards")


# Case 35 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-6-2", "8-6-2-1")
def test_case_35_op13_002_draws_after_the_trigger() -> None:
    """The [Trigger] of OP08-105 draws 2 and trashes 1 before the Leader draws its card."""
    s = Board(turn_player=B)
    s.lead(A, "OP13-002", don=1)
    s.on_life(A, "OP08-105")
    first, second, third = (s.on_deck(A, number) for number in ("OP09-009", "OP14-120", "OP05-007"))
    striker = s.character(B, power=9000)
    game = begin(s).declare(striker, "leader_a").choose("yes")
    offers(game, A, f"pick {first}", f"pick {second}")
    assert game.area(third) == "deck"
    game.choose(f"pick {first}")
    assert (game.area(third), game.count(A, "hand"), game.asked()) == ("hand", 2, (B, "main"))


@pytest.mark.rule("8-3-2-3", "10-2-13-1")
@pytest.mark.parametrize(("given", "cards"), [(0, 2), (1, 3)])
def test_case_35_op13_002_once_per_turn_with_a_don(given: int, cards: int) -> None:
    """Two damages in a turn: 2 Life cards, and 1 card drawn if a DON!! is given."""
    s = Board(turn_player=B)
    s.lead(A, "OP13-002", don=given)
    one, two = s.character(B, power=9000), s.character(B, power=9000)
    game = begin(s)
    for striker in (one, two):
        game.declare(striker, "leader_a")
        if game.asked() == (A, "yes_no"):
            game.choose("no")  # the other effect, at an attack
        game.pass_battle()
    assert (game.count(A, "life"), game.count(A, "hand")) == (1, cards)


@pytest.mark.rule("8-6-2", "8-6-2-1")
def test_case_35_op08_105_draws_after_the_opponents_trigger() -> None:
    """B draws 2 by the [Trigger] of OP02-066 while A has nothing yet; then A draws 2 and trashes 1."""
    s = Board()
    bonney = s.put(A, "OP08-105", don=2)
    s.on_life(B, "OP02-066")
    s.on_deck(A, "ST01-006")
    game = begin(s).declare(bonney, "leader_b")
    assert (game.asked(), game.count(A, "hand")) == ((B, "trigger"), 0)
    game.choose("yes")
    assert (game.count(B, "hand"), game.asked(), game.count(A, "hand")) == (2, (A, "cards"), 2)
    game.choose(game.choices()[0]).attack("leader_a", "leader_b")
    assert (game.count(A, "hand"), game.asked()) == (1, (A, "main"))  # once per turn
