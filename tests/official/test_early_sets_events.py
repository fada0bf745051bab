"""Cards of the early sets: what they wait for, once or every time, and what is not it."""

import pytest

from optcg.model.effects import KO, Draw, Move, Place, Play, Rest, ReturnDon
from optcg.model.selections import Choose, Every
from optcg.model.terms import Attribute
from tests.effects.checks import ANY, OPPONENT, OWN_HAND, THEIRS, begin, don, event
from tests.official.board import Board
from tests.scenario import A, B

KO_ALL = KO(Every(ANY))


def test_op05_074_brings_back_a_don_that_was_returned() -> None:
    """Active, once per turn, however many are returned; not for those of the opponent."""
    s = Board()
    s.put(A, "OP05-074")
    theirs = event(s, ReturnDon(1, OPPONENT))
    first, second = event(s, ReturnDon(2)), event(s, ReturnDon(1))
    game = begin(s).play(theirs)
    assert (game.asked()[1], don(game, B)) == ("main", (4, 0, 6))
    game.play(first)
    assert game.asked() == (A, "number")
    game.choose("number 1")
    assert don(game, A) == (4, 0, 6)
    game.play(second)
    assert (game.asked()[1], don(game, A)) == ("main", (3, 0, 7))


def test_op05_074_waits_in_its_own_turn_alone() -> None:
    s = Board()
    s.put(B, "OP05-074")
    back = event(s, ReturnDon(1, OPPONENT))
    game = begin(s).play(back)
    assert (game.asked(), don(game, B)) == ((A, "main"), (4, 0, 6))


@pytest.mark.rule("4-5-3")
def test_op05_053_grows_when_a_card_is_drawn_by_an_effect() -> None:
    """Not in the Draw Phase, not when the opponent draws, once per turn."""
    s = Board()
    moz = s.put(A, "OP05-053")
    theirs, one, two = event(s, Draw(1, OPPONENT)), event(s, Draw(2)), event(s, Draw(1))
    game = begin(s).play(theirs)
    assert game.power(moz) == 2000
    assert game.play(one).power(moz) == 4000
    assert game.play(two).power(moz) == 4000
    game.end()
    assert game.power(moz) == 2000
    assert game.end().power(moz) == 2000


@pytest.mark.parametrize("owner", [A, B])
def test_op05_109_draws_when_a_trigger_of_anyone_activates(owner: int) -> None:
    """Two drawn, two trashed, once per turn; a [Trigger] that is not used is none."""
    s = Board()
    s.put(owner, "OP05-109")
    for _ in range(3):
        s.on_life(B, "P-014")
    attackers = [s.character(A) for _ in range(3)]
    game = begin(s).declare(attackers[0], "leader_b").choose("no")
    assert (game.asked()[1], game.count(owner, "trash")) == ("main", 0)
    game.declare(attackers[1], "leader_b").choose("done").choose("yes")
    if owner == B:  # one card was in the hand before
        assert (game.asked(), len(game.choices())) == ((B, "cards"), 3)
        game.choose(game.choices()[0]).choose(game.choices()[0])
    assert game.count(owner, "trash") == 2
    game.declare(attackers[2], "leader_b")
    while game.asked()[1] in ("counter", "block"):
        game.choose("done")
    game.choose("yes")
    assert (game.asked()[1], game.count(owner, "trash")) == ("main", 2)


def test_st08_001_takes_a_don_for_every_ko_in_its_turn() -> None:
    """Own Characters and others, each of them; a return to the hand is none."""
    s = Board()
    s.lead(A, "ST08-001")
    s.don(A, active=2, rested=3)
    s.character(A)
    s.character(B)
    bounced = s.character(B, cost=9)
    ko, bounce = event(s, KO_ALL), event(s, Move(Choose(THEIRS, 1), Place.HAND))
    game = begin(s).play(bounce).choose(f"pick {bounced}")
    assert (game.asked()[1], game.don("leader_a")) == ("main", 0)
    game.play(ko)
    if game.asked()[1] == "effect":
        game.choose("effect 1")
    assert game.choices() == ["pick don rested", "done"]
    game.choose("pick don rested")
    assert game.choices() == ["pick don rested", "done"]
    game.choose("pick don rested")
    assert (game.don("leader_a"), don(game, A)[:2]) == (2, (2, 1))


def test_st08_001_does_not_wait_in_the_opponents_turn() -> None:
    s = Board(turn_player=B)
    s.lead(A, "ST08-001")
    s.don(A, rested=3)
    s.character(A)
    ko = event(s, KO_ALL, player=B)
    assert begin(s).play(ko).asked() == (B, "main")


def test_st10_006_strikes_when_a_blocker_is_activated() -> None:
    """8000 power or less, the blocker too; once per turn; an own [Blocker] is none of its business."""
    s = Board()
    luffy = s.put(A, "ST10-006")
    walls = [s.character(B, power=3000, keywords=("Blocker",)) for _ in range(2)]
    eight, nine = s.character(B, power=8000), s.character(B, power=9000)
    game = begin(s).declare(luffy, "leader_b").choose(f"block {walls[0]}")
    assert game.choices() == [f"pick {walls[0]}", f"pick {walls[1]}", f"pick {eight}", "done"]
    assert f"pick {nine}" not in game.choices()
    game.choose(f"pick {eight}").pass_battle()
    assert (game.area(eight), game.area(walls[0])) == ("trash", "trash")
    game.declare("leader_a", "leader_b").choose(f"block {walls[1]}")
    assert (game.asked()[1], game.area(nine)) == ("main", "characters")


@pytest.mark.rule("8-6-3", "8-5-4")
def test_op06_044_takes_a_card_when_the_opponent_activates_an_event() -> None:
    """In its own turn, so a [Counter]; the opponent chooses; a counter of a Character is none."""
    s = Board()
    s.put(A, "OP06-044")
    guard, again = s.hold(B, "ST01-014"), s.hold(B, "ST01-014")
    small, kept = s.hold(B, "ST01-007"), s.hold(B, "ST01-011")
    attacker = s.character(A, power=9000)
    game = begin(s).declare(attacker, "leader_b").choose(f"counter {small}")
    assert game.asked() == (B, "counter")
    game.choose(f"counter {guard}").choose("pick leader_b")
    assert (game.asked(), set(game.choices())) == ((B, "cards"), {f"pick {again}", f"pick {kept}"})
    game.choose(f"pick {kept}")
    assert (game.area(kept), game.asked()) == ("deck", (B, "counter"))
    game.choose(f"counter {again}").choose("pick leader_b")
    assert game.area(kept) == "deck"
    assert game.asked()[1] != "cards"


@pytest.mark.parametrize(("types", "asked"), [("East Blue", True), ("Navy", False)])
def test_op06_048_mills_four_when_the_opponent_blocks(types: str, asked: bool) -> None:
    """It may; with a Leader of the type."""
    s = Board()
    s.leader(A, types=(types,))
    s.put(A, "OP06-048")
    wall = s.character(B, keywords=("Blocker",))
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}")
    assert (game.asked() == (A, "yes_no")) is asked
    if asked:
        game.choose("yes")
    assert game.count(A, "trash") == (4 if asked else 0)


def test_op06_048_sees_a_counter_event_as_well_and_may_decline() -> None:
    s = Board()
    s.leader(A, types=("East Blue",))
    s.put(A, "OP06-048")
    guard = s.hold(B, "ST01-014")
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {guard}").choose("pick leader_b")
    assert game.asked() == (A, "yes_no")
    assert game.choose("no").count(A, "trash") == 0


def test_op07_031_draws_when_its_player_rests_a_character_by_an_effect() -> None:
    """Own or not, once per turn; an attack and a rested Leader are no such thing."""
    s = Board()
    s.put(A, "OP07-031")
    one, two = s.character(B), s.character(B)
    mine = s.character(A)
    rest, again = event(s, Rest(Choose(THEIRS, 1))), event(s, Rest(Choose(THEIRS, 1)))
    held = s.hold(A, "ST01-006")
    game = begin(s).attack(mine, "leader_b")
    assert game.asked()[1] == "main"
    game.play(rest).choose(f"pick {one}")
    assert game.asked() == (A, "cards")
    game.choose(f"pick {held}")
    assert game.area(held) == "trash"
    game.play(again).choose(f"pick {two}")
    assert (game.asked()[1], game.rested(two), game.count(A, "trash")) == ("main", True, 3)


@pytest.mark.parametrize(("held", "drawn"), [(5, 1), (6, 0)])
def test_op07_038_may_draw_when_an_own_effect_removes_a_character(held: int, drawn: int) -> None:
    """Whosever Character it is; it may wait; six cards in the hand are too many."""
    s = Board()
    s.lead(A, "OP07-038")
    s.character(B)
    for _ in range(held):
        s.hold(A, "ST01-006")
    bounce = event(s, Move(Choose(THEIRS, 1), Place.HAND))
    game = begin(s).play(bounce)
    assert game.asked() == (A, "yes_no")
    assert game.choose("yes").count(A, "hand") == held + drawn


def test_op07_038_is_not_moved_by_a_battle_and_may_decline() -> None:
    """A K.O. in battle is no effect; declined once, it is there for the next time."""
    s = Board()
    s.lead(A, "OP07-038")
    rested = s.character(B, rested=True)
    s.character(B)
    s.character(B)
    striker = s.character(A, power=9000)
    events = [event(s, KO(Choose(THEIRS, 1))) for _ in range(2)]
    game = begin(s).attack(striker, rested)
    assert (game.area(rested), game.asked()[1]) == ("trash", "main")
    game.play(events[0]).choose(game.choices()[0])
    assert game.asked() == (A, "yes_no")
    game.choose("no").play(events[1])
    assert game.asked() == (A, "yes_no")


@pytest.mark.rule("8-1-3-1")
@pytest.mark.parametrize("types", ["Donquixote Pirates", "Navy"])
def test_op04_024_rests_a_character_when_the_opponent_plays_one(types: str) -> None:
    """And rests itself, once per turn; an own Character played does nothing."""
    s = Board()
    s.leader(B, types=(types,))
    sugar = s.put(B, "OP04-024")
    new, more = [s.hand(A, s.character_card(cost=1)) for _ in range(2)]
    old = s.character(A)
    game = begin(s).play(new)
    if types == "Navy":
        assert (game.asked(), game.rested(sugar)) == ((A, "main"), False)
        return
    assert (game.asked(), set(game.choices())) == ((B, "cards"), {f"pick {new}", f"pick {old}", "done"})
    game.choose(f"pick {old}")
    assert (game.rested(old), game.rested(sugar), game.rested(new)) == (True, True, False)
    assert game.play(more).asked() == (A, "main")


@pytest.mark.rule("2-8-5")
@pytest.mark.parametrize(
    ("others", "how", "active"), [(2, "hand", 2), (3, "hand", 0), (0, "text", 0), (0, "effect", 2)]
)
def test_op02_026_stands_up_don_for_a_character_without_a_text(others: int, how: str, active: int) -> None:
    """At most three Characters then; no card with a text; played from the hand by an effect it counts."""
    s = Board()
    s.lead(A, "OP02-026")
    s.don(A, active=3, rested=2)
    for _ in range(others):
        s.character(A)
    plain = s.hand(A, s.character_card(cost=3)) if how != "text" else s.hold(A, "OP06-044")
    s.don(A, active=0 if how == "effect" else 4, rested=4 if how == "effect" else 0)
    play = event(s, Play(Choose(OWN_HAND, 1)))
    game = begin(s).play(play if how == "effect" else plain)
    if active:
        game.choose("number 2")
    rested = {"hand": 3, "text": 4, "effect": 4}[how]
    assert (game.area(plain), don(game, A)[1]) == ("characters", rested - active)


def test_op03_041_and_op03_043_when_damage_is_dealt() -> None:
    """Each may mill after a hit; Gaimon is trashed if it did; a blocked attack deals none."""
    s = Board()
    usopp, gaimon = s.put(A, "OP03-041", don=1), s.put(A, "OP03-043")
    bare = s.put(A, "OP03-041")
    wall = s.character(B, power=9000, keywords=("Blocker",))
    game = begin(s).declare(bare, "leader_b").choose(f"block {wall}")
    assert (game.asked()[1], game.area(gaimon)) == ("main", "characters")
    game.declare(usopp, "leader_b")
    if game.asked()[1] == "effect":
        game.choose("effect 1")
    assert game.asked() == (A, "yes_no")
    game.choose("yes").choose("yes")
    assert (game.count(A, "trash"), game.area(gaimon)) == (11, "trash")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op03_043_sees_the_attacks_of_others(answer: str) -> None:
    """Of the own Leader too; declined, it stays."""
    s = Board()
    gaimon = s.put(A, "OP03-043")
    game = begin(s).declare("leader_a", "leader_b").choose(answer)
    assert game.area(gaimon) == ("trash" if answer == "yes" else "characters")
    assert game.count(A, "trash") == (4 if answer == "yes" else 0)


@pytest.mark.rule("7-1-5-2")
@pytest.mark.parametrize(("given", "power", "rested"), [(1, 5000, False), (1, 6000, True), (0, 3000, True)])
def test_op02_094_stands_up_after_a_ko_in_battle(given: int, power: int, rested: bool) -> None:
    """With a DON!!; not if the other one survived; once per turn."""
    s = Board()
    isuka = s.put(A, "OP02-094", don=given)
    one, two = s.character(B, power=power, rested=True), s.character(B, power=3000, rested=True)
    game = begin(s).attack(isuka, one)
    assert game.rested(isuka) is rested
    if not rested:
        assert game.attack(isuka, two).area(two) == "trash"
        assert game.rested(isuka)


@pytest.mark.parametrize(("mover", "life"), [(A, 4), (B, 3)])
def test_eb01_057_adds_life_when_an_effect_across_kos_it(mover: int, life: int) -> None:
    """Not by an own effect, nor in battle."""
    s = Board(turn_player=mover)
    shira = s.put(B, "EB01-057")
    ko = event(s, KO_ALL, player=mover)
    game = begin(s).play(ko)
    if mover == A:
        assert game.asked() == (B, "yes_no")
        game.choose("yes")
    assert (game.area(shira), game.count(B, "life")) == ("trash", life)

    s = Board()
    shira = s.put(B, "EB01-057", rested=True)
    game = begin(s).attack("leader_a", shira)
    assert (game.area(shira), game.count(B, "life")) == ("trash", 3)


@pytest.mark.parametrize(("attribute", "power"), [(Attribute.STRIKE, 11000), (Attribute.SLASH, 8000)])
def test_st05_010_grows_against_characters_of_an_attribute(attribute: Attribute, power: int) -> None:
    """In the battle itself, so that 10000 power falls; a Leader of the attribute is no Character."""
    s = Board()
    s.leader(B, attributes=(Attribute.STRIKE,))
    one, two = s.put(A, "ST05-010"), s.put(A, "ST05-010")
    target = s.character(B, power=10000, rested=True, attributes=(attribute,))
    game = begin(s).attack(one, target)
    assert (game.power(one), game.area(target)) == (power, "trash" if power > 10000 else "characters")
    assert game.attack(two, "leader_b").power(two) == 8000
    assert game.end().power(one) == 8000
