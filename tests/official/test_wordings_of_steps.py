"""How steps hang together: "if", "then", "if you do", "may", "up to", plain numbers, and options."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board, offers
from tests.scenario import A, B

# "If" at the beginning ---------------------------------------------------------------------------


@pytest.mark.rule("8-3-3", "4-10-1")
@pytest.mark.parametrize("leader", ["EB01-021", "OP09-001"])
def test_eb01_028_its_condition_covers_then(leader: str) -> None:
    """Without the Leader no power and no return; with it B must return an active Character."""
    s = Board(turn_player=B)
    s.lead(A, leader)
    ref = s.hold(A, "EB01-028")
    striker, one, two = s.character(B, power=5000), s.character(B), s.character(B)
    game = begin(s).declare(striker, "leader_a").choose("no" if leader == "OP09-001" else f"counter {ref}")
    if leader == "OP09-001":  # its own effect was declined first
        game.choose(f"counter {ref}")
        assert (game.count(A, "life"), game.asked()) == (2, (B, "main"))
        return
    game.choose("pick leader_a")
    assert game.asked() == (B, "cards")
    offers(game, B, f"pick {one}", f"pick {two}")  # not the rested attacker
    game.choose(f"pick {two}")
    assert (game.area(two), game.area(one)) == ("hand", "characters")
    assert game.count(A, "life") == 3  # 7000 against 5000


@pytest.mark.rule("8-4-1-1", "4-10-1")
@pytest.mark.parametrize(("leader", "works"), [("OP03-001", True), ("OP01-031", True), ("OP09-001", False)])
def test_eb02_006_its_condition_covers_then(leader: str, works: bool) -> None:
    """A name or a type of the Leader; then a rested DON!! for the Leader and [Rush]."""
    s = Board()
    s.lead(A, leader)
    s.don(A, active=2, rested=2)
    yamato = s.put(A, "EB02-006", played_this_turn=True)
    game = begin(s)
    assert (f"activate {yamato}.1" in game.choices()) is works
    if works:
        game.choose(f"activate {yamato}.1")
        offers(game, A, "pick don rested", "done")
        game.choose("pick don rested")
    assert (game.don("leader_a"), game.keywords(yamato)) == ((1, ["Rush"]) if works else (0, []))
    assert (f"attack {yamato} leader_b" in game.choices()) == works


@pytest.mark.rule("4-10-2")
def test_eb02_006_declining_the_don_keeps_the_rest() -> None:
    """Up to 1 DON!! may be 0; [Rush] comes all the same and ends with the turn."""
    s = Board()
    s.lead(A, "OP03-001")
    s.don(A, active=2, rested=2)
    yamato = s.put(A, "EB02-006", played_this_turn=True)
    game = begin(s).choose(f"activate {yamato}.1").choose("done")
    assert (game.don("leader_a"), game.keywords(yamato)) == (0, ["Rush"])
    assert game.end().keywords(yamato) == []


# "Then, if" --------------------------------------------------------------------------------------


@pytest.mark.rule("4-10-2", "8-3-3")
@pytest.mark.parametrize(("cost", "drawn"), [(7, 0), (8, 1), (0, 1)])
def test_op14_120_the_second_condition_is_only_for_the_second_step(cost: int, drawn: int) -> None:
    """A Character of cost 9 or less cannot attack; a card is drawn if one of cost 0, 8 or more is there."""
    s = Board()
    s.don(A, active=8)
    ref, wall = s.hold(A, "OP14-120"), s.character(B, cost=cost)
    game = begin(s).play(ref).choose(f"pick {wall}")
    assert game.count(A, "hand") == drawn
    game.end()
    assert f"attack {wall} leader_a" not in game.choices()
    game.end().end()
    assert f"attack {wall} leader_a" in game.choices()


@pytest.mark.rule("4-10-2")
def test_op14_120_a_declined_first_step_does_not_matter() -> None:
    """Nobody is chosen, and the card is drawn for the Character of cost 10, which was no candidate."""
    s = Board()
    s.don(A, active=8)
    ref = s.hold(A, "OP14-120")
    small, huge = s.character(B, cost=1), s.character(B, cost=10)
    game = begin(s).play(ref)
    offers(game, A, f"pick {small}", "done")
    game.choose("done")
    assert game.count(A, "hand") == 1
    game.end()
    assert {f"attack {small} leader_a", f"attack {huge} leader_a"} <= set(game.choices())


# "X if C" ----------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize(("held", "given", "drawn"), [(5, 1, 1), (6, 1, 0), (5, 0, 0)])
@pytest.mark.parametrize("how", ["attack", "block"])
def test_op01_078_draws_if_the_hand_is_small(how: str, held: int, given: int, drawn: int) -> None:
    """Attacking and blocking, with a DON!!; no question is asked."""
    s = Board(turn_player=A if how == "attack" else B)
    hancock = s.put(A, "OP01-078", don=given)
    for _ in range(held):
        s.hold(A, "OP14-048")  # a card without Counter
    game = begin(s)
    if how == "attack":
        game.declare(hancock, "leader_b")
    else:
        game.declare("leader_b", "leader_a").choose(f"block {hancock}")
    assert game.count(A, "hand") == held + drawn


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize(("power", "drawn"), [(-5000, 1), (-6000, 1), (-4000, 0)])
def test_op05_009_draws_if_the_leader_is_at_zero(power: int, drawn: int) -> None:
    """0 or less: negative power counts."""
    s = Board()
    s.leader(A, effects=[{"power": power, "until": "turn"}])
    ref = s.hold(A, "OP05-009")
    assert begin(s).play(ref).count(A, "hand") == drawn


# "If you do", "if they do not" -------------------------------------------------------------------


def portgas(*numbers: str) -> tuple[Board, str, list[str], str]:
    s = Board()
    s.don(A, active=6)
    s.lead(B, "OP09-001")
    walls = [s.put(B, number) for number in numbers]
    return s, s.hold(A, "OP13-119"), walls, s.hold(B, "OP01-043")


@pytest.mark.rule("8-4-4")
def test_op13_119_if_it_returned_one_the_opponent_plays() -> None:
    """B chooses a Character card of cost 4 or less of the own hand, or none."""
    s, ref, (wall,), small = portgas("P-088")
    big, huge = s.hold(B, "OP12-023"), s.character(B, cost=6)
    game = begin(s).play(ref).choose("pick don rested")
    assert game.don("leader_a") == 1
    assert game.asked() == (A, "cards")
    assert f"pick {huge}" not in game.choices()
    game.choose(f"pick {wall}")
    assert (game.area(wall), game.asked()) == ("hand", (B, "cards"))
    offers(game, B, f"pick {small}", f"pick {wall}", "done")
    game.choose(f"pick {small}")
    assert (game.area(small), game.rested(small), game.area(big)) == ("characters", False, "hand")


@pytest.mark.rule("8-4-4")
@pytest.mark.parametrize("why", ["declined", "prevented", "replaced"])
def test_op13_119_if_it_did_not_the_opponent_does_not_play(why: str) -> None:
    """Declined, forbidden by OP10-082, or replaced by OP10-032: nothing was returned."""
    numbers = {"declined": ["P-088"], "prevented": ["OP10-082"], "replaced": ["EB03-017", "OP10-032"]}[why]
    s, ref, walls, small = portgas(*numbers)
    game = begin(s).play(ref).choose("done")
    if game.asked() == (A, "cards"):
        game.choose("done" if why == "declined" else f"pick {walls[0]}")
    if why == "replaced":
        assert game.asked() == (B, "yes_no")
        game.choose("yes")
        assert game.rested(walls[1])
    assert (game.area(walls[0]), game.area(small), game.asked()) == ("characters", "hand", (A, "main"))


@pytest.mark.rule("8-4-4")
@pytest.mark.parametrize(("active", "held", "asked"), [(1, 2, True), (0, 2, False), (1, 0, False)])
def test_op11_024_both_parts_or_nothing(active: int, held: int, asked: bool) -> None:
    """A card and an active DON!!; without one of them the option is not there. EB01-039 does the K.O."""
    s = Board()
    s.don(A, active=7)
    s.don(B, active=active, rested=2)
    ref, cards = s.put(B, "OP11-024"), [s.hold(B, number) for number in ("OP11-113", "OP11-104")[:held]]
    killer = s.hold(A, "EB01-039")
    game = begin(s).play(killer).choose("yes")
    while game.asked()[1] == "don":
        game.choose(game.choices()[0])
    game.choose(f"pick {ref}")
    assert game.area(ref) == "trash"
    if not asked:
        assert game.asked() == (A, "main")
        return
    assert game.asked() == (B, "cards")
    game.choose(f"pick {cards[0]}")
    assert (game.area(cards[0]), don(game, B)[:2]) == ("trash", (0, 3))
    offers(game, B, f"pick {cards[1]}", "done")
    game.choose(f"pick {cards[1]}")
    assert game.area(cards[1]) == "characters"


@pytest.mark.rule("8-4-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op05_099_the_opponent_decides(answer: str) -> None:
    """B may trash a Life card; if not, a card of B gets -2000 for the turn, chosen by A."""
    s = Board(turn_player=B)
    amazon = s.put(A, "OP05-099")
    striker = s.character(B, power=5000)
    game = begin(s).declare(striker, "leader_a").choose("yes")
    assert (game.rested(amazon), game.asked()) == (True, (B, "yes_no"))
    game.choose(answer)
    if answer == "no":
        assert game.asked() == (A, "cards")
        offers(game, A, f"pick {striker}", "pick leader_b", "done")
        game.choose(f"pick {striker}")
    assert (game.count(B, "life"), game.power(striker)) == ((2, 5000) if answer == "yes" else (3, 3000))
    game.pass_battle()
    assert game.count(A, "life") == (2 if answer == "yes" else 3)


@pytest.mark.rule("8-4-4")
def test_op05_099_without_life_the_opponent_cannot() -> None:
    """There is nothing to trash, so it was not done."""
    s = Board(turn_player=B)
    s.put(A, "OP05-099")
    s.life(B, 0)
    game = begin(s).declare("leader_b", "leader_a").choose("yes")
    if game.asked() == (B, "yes_no"):
        game.choose("yes")
    offers(game, A, "pick leader_b", "done")


# "You may" in an effect --------------------------------------------------------------------------


@pytest.mark.rule("8-1-2")
@pytest.mark.parametrize(("answer", "trashed"), [("yes", 1), ("no", 0)])
def test_op03_040_may_trash_the_top_of_the_deck(answer: str, trashed: int) -> None:
    """Asked when its attack dealt damage, with a DON!!."""
    s = Board()
    s.lead(A, "OP03-040", don=1)
    game = begin(s).attack("leader_a", "leader_b")
    assert game.asked() == (A, "yes_no")
    game.choose(answer)
    assert (game.count(A, "trash"), game.asked()) == (trashed, (A, "main"))


# A number without "up to" ------------------------------------------------------------------------


@pytest.mark.rule("8-4-4-1")
def test_op04_079_must_ko_one_of_its_own() -> None:
    """The first choice may be declined, the K.O. of an own Character of the type may not."""
    s = Board()
    orlumbus, other, mate = s.put(A, "OP04-079"), s.character(A), s.put(A, "OP04-082")
    wall = s.character(B, cost=5)
    game = begin(s).choose(f"activate {orlumbus}.1").choose("done")
    assert (game.cost(wall), game.count(A, "trash")) == (5, 2)
    offers(game, A, f"pick {orlumbus}", f"pick {mate}")
    assert other not in str(game.choices())
    game.choose(f"pick {orlumbus}")
    assert game.area(orlumbus) == "trash"


@pytest.mark.rule("8-4-4-1")
def test_p_008_must_rest_one_if_there_is_one() -> None:
    """Two candidates: no "done". None: paid in vain."""
    s = Board()
    yamato, one, two, big = s.put(A, "P-008"), s.character(B, cost=1), s.character(B, cost=2), s.character(B)
    game = begin(s).choose(f"activate {yamato}.1")
    offers(game, A, f"pick {one}", f"pick {two}")
    game.choose(f"pick {two}")
    assert (game.rested(one), game.rested(two), game.rested(big)) == (False, True, False)


@pytest.mark.rule("8-4-4-1")
@pytest.mark.parametrize("walls", [1, 2, 3])
def test_op14_017_must_choose_two(walls: int) -> None:
    """Base power 9000 or less; with one candidate nothing is swapped."""
    s = Board()
    ref, big = s.hold(A, "OP14-017"), s.character(B, power=10000)
    refs = [s.character(B, power=power) for power in (9000, 1000, 2000)[:walls]]
    game = begin(s).play(ref)
    while game.asked() == (A, "cards"):
        assert "done" not in game.choices()
        assert f"pick {big}" not in game.choices()
        game.choose(game.choices()[0])
    powers = [game.power(wall) for wall in refs]
    assert powers == {1: [9000], 2: [1000, 9000], 3: [1000, 9000, 2000]}[walls]
    assert game.power(big) == 10000


# Options -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-4-4")
@pytest.mark.parametrize("life", [0, 2])
@pytest.mark.parametrize("option", [1, 2])
def test_st07_010_the_opponent_chooses_even_what_does_nothing(option: int, life: int) -> None:
    """B loses a Life card or A gains one; without Life B may still take the first option."""
    s = Board()
    s.don(A, active=7)
    s.life(B, life)
    ref = s.hold(A, "ST07-010")
    game = begin(s).play(ref)
    assert (game.asked(), len(game.choices())) == ((B, "option"), 2)
    game.choose(f"option {option}")
    left = max(life - 1, 0) if option == 1 else life
    assert (game.count(B, "life"), game.count(A, "life")) == (left, 3 if option == 1 else 4)


@pytest.mark.rule("8-4-4")
@pytest.mark.parametrize("held", [0, 1, 3])
def test_st20_005_the_opponents_hand_or_life(held: int) -> None:
    """B chooses: 2 cards of B's hand (as many as there are), or a Life card of B; not A's."""
    s = Board()
    s.don(A, active=6)
    for _ in range(held):
        s.hold(B, "OP09-009")
    ref, pays = s.hold(A, "ST20-005"), s.hold(A, "OP14-120")
    game = begin(s).play(ref).choose("yes")
    assert (game.area(pays), game.asked(), len(game.choices())) == ("trash", (B, "option"), 2)
    game.choose("option 1")
    while game.asked() == (B, "cards"):
        game.choose(game.choices()[0])
    assert (game.count(B, "hand"), game.count(B, "life"), game.count(A, "life")) == (max(held - 2, 0), 3, 3)
    game = begin(s).play(ref).choose("yes").choose("option 2")
    assert (game.count(B, "hand"), game.count(B, "life"), game.count(A, "life")) == (held, 2, 3)


@pytest.mark.rule("8-4-4", "4-10-2")
@pytest.mark.parametrize(("option", "area"), [(1, "trash"), (2, "hand"), (3, "life")])
@pytest.mark.parametrize("dragon", [True, False])
def test_op05_096_the_last_sentence_follows_every_option(option: int, area: str, dragon: bool) -> None:
    """Cost 1 or less; a card is drawn with a Character of the type, whatever was chosen."""
    s = Board()
    ref, wall, big = s.hold(A, "OP05-096"), s.character(B, cost=1), s.character(B, cost=2)
    if dragon:
        s.put(A, "OP13-083")
    game = begin(s).play(ref).choose(f"option {option}")
    offers(game, A, f"pick {wall}", "done")
    game.choose(f"pick {wall}")
    if option == 3:
        game.choose("bottom")
        assert pile(game, B, "life")[-1] == wall
    assert (game.area(wall), game.owner(wall), game.area(big)) == (area, B, "characters")
    assert (game.count(A, "hand"), game.asked()) == (int(dragon), (A, "main"))
