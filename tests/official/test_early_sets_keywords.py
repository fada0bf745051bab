"""Cards of the early sets: keyword effects, printed and gained, and what attacks and blocks."""

import pytest

from tests.effects.checks import begin, don
from tests.official.board import Board
from tests.scenario import A, B, Table

CREW = ("Straw Hat Crew",)


def targets(game: Table, attacker: str) -> set[str]:
    """What the card can attack now."""
    words = [choice.split() for choice in game.choices()]
    return {choice[2] for choice in words if choice[0] == "attack" and choice[1] == attacker}


@pytest.mark.rule("10-1-4", "7-1-2-1")
def test_op05_022_is_a_leader_that_blocks_for_its_characters() -> None:
    """It rests and takes the damage; attacked itself or rested, it cannot block."""
    s = Board()
    s.lead(B, "OP05-022")
    rested = s.character(B, rested=True)
    attackers = [s.character(A, power=6000) for _ in range(3)]
    game = begin(s).declare(attackers[0], "leader_b")
    assert game.asked()[1] != "block"
    game.pass_battle().declare(attackers[1], rested)
    assert game.choices() == ["block leader_b", "done"]
    game.choose("block leader_b").pass_battle()
    assert (game.rested("leader_b"), game.area(rested), game.count(B, "life")) == (True, "characters", 1)
    game.declare(attackers[2], rested)
    assert game.asked()[1] != "block"
    assert game.pass_battle().area(rested) == "trash"


@pytest.mark.parametrize(("held", "active"), [(6, True), (7, False)])
def test_op05_022_becomes_active_at_the_end_of_its_turn(held: int, active: bool) -> None:
    """With 6 cards in the hand or less."""
    s = Board()
    s.lead(A, "OP05-022", rested=True)
    for _ in range(held):
        s.hold(A, "ST01-006")
    game = begin(s).end()
    assert game.rested("leader_a") is not active


@pytest.mark.rule("10-1-1", "3-7-4")
@pytest.mark.parametrize(("life", "power"), [(2, 7000), (3, 5000)])
def test_eb01_003_attacks_at_once_and_grows_against_two_life(life: int, power: int) -> None:
    """The opponent's Life counts, not the own; the power lasts for the turn."""
    s = Board()
    s.life(B, life)
    s.life(A, 1)
    pair, other = s.hold(A, "EB01-003"), s.hand(A, s.character_card(cost=1))
    game = begin(s).play(pair).play(other)
    assert (targets(game, pair), targets(game, other)) == ({"leader_b"}, set())
    game.attack(pair, "leader_b")
    assert game.power(pair) == power
    assert game.end().power(pair) == 5000


@pytest.mark.rule("7-1-1-2")
@pytest.mark.parametrize("given", [0, 1])
@pytest.mark.parametrize("number", ["OP01-021", "OP04-081"])
def test_active_characters_are_attacked_with_a_don(number: str, given: int) -> None:
    """The active Leader and rested Characters always; active Characters only by this card and with DON!!."""
    s = Board()
    franky, other = s.put(A, number, don=given), s.character(A)
    active, rested = s.character(B), s.character(B, rested=True)
    game = begin(s)
    assert targets(game, franky) == {"leader_b", rested} | ({active} if given else set())
    assert targets(game, other) == {"leader_b", rested}


def test_op04_081_rests_the_leader_for_a_small_character() -> None:
    """The Leader must be active to pay; costs above 1 and own Characters are safe; two cards are milled."""
    s = Board()
    cavendish = s.put(A, "OP04-081")
    small, big, mine = s.character(B, cost=1), s.character(B, cost=2), s.character(A, cost=1)
    game = begin(s).declare(cavendish, "leader_b")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.rested("leader_a"), game.choices()) == (True, [f"pick {small}", "done"])
    game.choose("done").pass_battle()
    assert [game.area(card) for card in (small, big, mine)] == ["characters"] * 3
    assert game.count(A, "trash") == 2

    s = Board()
    s.leader(A, rested=True)
    cavendish = s.put(A, "OP04-081")
    game = begin(s).declare(cavendish, "leader_b")
    assert (game.asked(), game.count(A, "trash"), game.count(B, "life")) == ((A, "main"), 0, 2)


@pytest.mark.parametrize(
    ("types", "asked"), [(("Merfolk",), True), (("Fish-Man",), True), (("Navy",), False)]
)
def test_op07_032_attacks_characters_on_the_turn_it_is_played(types: tuple[str, ...], asked: bool) -> None:
    """Never the Leader in that turn; what it rests on entering depends on the own Leader."""
    s = Board()
    s.leader(A, types=types)
    tiger = s.hold(A, "OP07-032")
    rested, active, big = s.character(B, rested=True), s.character(B, cost=6), s.character(B, cost=7)
    game = begin(s).play(tiger)
    if asked:
        assert f"pick {active}" in game.choices()
        assert f"pick {big}" not in game.choices()
        game.choose("done")
    assert targets(game, tiger) == {rested}
    game.end().end()
    assert "leader_b" in targets(game, tiger)


@pytest.mark.rule("10-1-1")
def test_op03_004_has_rush_with_a_don_but_spares_the_leader() -> None:
    """On the turn it is played rested Characters only; without the DON!! nothing at all; later everything."""
    s = Board()
    curiel = s.hold(A, "OP03-004")
    rested = s.character(B, rested=True)
    game = begin(s).play(curiel)
    assert targets(game, curiel) == set()
    game.give(curiel)
    assert targets(game, curiel) == {rested}
    game.end().end()
    assert "leader_b" in targets(game, curiel)


@pytest.mark.rule("8-3-2-3")
def test_p_004_blocks_with_a_don() -> None:
    """One of the same kind without a DON!! is not offered."""
    s = Board()
    with_don, without = s.put(B, "P-004", don=1), s.put(B, "P-004")
    game = begin(s).declare("leader_a", "leader_b")
    assert game.choices() == [f"block {with_don}", "done"]
    assert "Blocker" not in game.keywords(without)


@pytest.mark.parametrize(("given", "keywords"), [(1, []), (2, ["Double Attack"])])
def test_p_003_strikes_twice_with_two_don(given: int, keywords: list[str]) -> None:
    s = Board()
    kid = s.put(A, "P-003", don=given)
    game = begin(s)
    assert game.keywords(kid) == keywords
    game.attack(kid, "leader_b")
    assert game.count(B, "life") == 3 - given


@pytest.mark.rule("10-1-2")
def test_p_028_deals_two_damage_to_a_leader() -> None:
    """Two Life cards to the hand; another attacker deals one."""
    s = Board()
    ace, other = s.put(A, "P-028"), s.character(A)
    game = begin(s).attack(ace, "leader_b")
    assert (game.count(B, "life"), game.count(B, "hand")) == (1, 2)
    assert game.attack(other, "leader_b").count(B, "life") == 0


@pytest.mark.rule("10-1-3")
@pytest.mark.parametrize("number", ["P-039", "P-045"])
def test_banished_life_is_trashed_without_its_trigger(number: str) -> None:
    """The [Trigger] of P-014 is not asked for, and the hand does not grow."""
    s = Board()
    attacker, life = s.put(A, number), s.on_life(B, "P-014")
    game = begin(s).attack(attacker, "leader_b")
    assert (game.area(life), game.count(B, "hand"), game.asked()) == ("trash", 0, (A, "main"))
    assert "trigger_activated" not in game.kinds()


@pytest.mark.parametrize(("life", "given", "power"), [(0, 2, 10000), (1, 2, 8000), (0, 1, 7000)])
def test_p_039_is_strong_with_two_don_and_no_life(life: int, given: int, power: int) -> None:
    s = Board()
    s.life(A, life)
    bellamy = s.put(A, "P-039", don=given)
    assert begin(s).power(bellamy) == power


@pytest.mark.rule("2-1-3")
@pytest.mark.parametrize(("number", "keyword"), [("ST07-011", "Banish"), ("ST07-013", "Double Attack")])
def test_homies_arm_a_card_of_a_name_leader_or_character(number: str, keyword: str) -> None:
    """The Leader of that name and OP04-099, which has it too; until the end of the turn."""
    s = Board()
    s.lead(A, "ST07-001")
    homie, olin, other = s.put(A, number), s.put(A, "OP04-099"), s.character(A)
    game = begin(s).choose(f"activate {homie}.1")
    assert set(game.choices()) == {"pick leader_a", f"pick {olin}", "done"}
    assert f"pick {other}" not in game.choices()
    game.choose(f"pick {olin}")
    assert (game.keywords(olin), game.keywords("leader_a"), game.rested(homie)) == ([keyword], [], True)
    assert f"activate {homie}.1" not in game.choices()
    assert game.end().keywords(olin) == []


@pytest.mark.parametrize(
    ("number", "given", "powers", "blockers"),
    [
        ("ST01-012", 2, (1000, 6000), []),
        ("ST01-012", 1, (1000, 6000), [0, 1]),
        ("ST01-002", 2, (4000, 5000), [0]),
        ("OP01-120", 0, (2000, 3000), [1]),
    ],
)
def test_blockers_that_cannot_be_activated_in_this_battle(
    number: str, given: int, powers: tuple[int, int], blockers: list[int]
) -> None:
    """Which of two blockers is left; in the battle of another card both are."""
    s = Board()
    attacker = s.put(A, number, don=given)
    walls = [s.character(B, power=power, keywords=("Blocker",)) for power in powers]
    game = begin(s).declare(attacker, "leader_b")
    found = game.choices() if game.asked()[1] == "block" else []
    assert [place for place in (0, 1) if f"block {walls[place]}" in found] == blockers
    game.pass_battle().declare("leader_a", "leader_b")
    assert game.choices() == [f"block {wall}" for wall in walls] + ["done"]


@pytest.mark.parametrize(("held", "blockers"), [(1, [1]), (2, [0, 1])])
def test_op02_061_stops_blockers_of_small_cost_with_an_empty_hand(held: int, blockers: list[int]) -> None:
    """Cost 5 cannot block, cost 6 can."""
    s = Board()
    morley = s.put(A, "OP02-061")
    for _ in range(held):
        s.hold(A, "ST01-006")
    walls = [s.character(B, cost=cost, keywords=("Blocker",)) for cost in (5, 6)]
    game = begin(s).declare(morley, "leader_b")
    assert [place for place in (0, 1) if f"block {walls[place]}" in game.choices()] == blockers


def test_st01_016_no_blocker_against_the_selected_card_in_this_turn() -> None:
    """Leader or Character of the type; the choice is made now, and others are blocked as ever."""
    s = Board()
    jambe = s.hold(A, "ST01-016")
    crew, other = s.character(A, types=CREW), s.character(A)
    wall = s.character(B, keywords=("Blocker",))
    game = begin(s).play(jambe)
    assert game.choices() == [f"pick {crew}", "done"]
    game.choose(f"pick {crew}").declare(crew, "leader_b")
    assert (game.asked()[1], game.count(B, "life")) == ("main", 2)
    game.declare(other, "leader_b")
    assert game.choices() == [f"block {wall}", "done"]


def test_st01_016_trigger_knocks_out_a_blocker_of_cost_three() -> None:
    """No other Character, no blocker that costs 4, and a gained [Blocker] counts."""
    s = Board()
    life = s.on_life(B, "ST01-016")
    wall, big = s.character(A, keywords=("Blocker",)), s.character(A, cost=4, keywords=("Blocker",))
    plain, gained = s.character(A), s.put(A, "OP06-072")
    s.leader(A, types=("GERMA 66",))
    s.don(A, active=3)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert game.choices() == [f"pick {wall}", f"pick {gained}", "done"]
    game.choose(f"pick {gained}")
    assert [game.area(card) for card in (wall, big, plain, gained)] == ["characters"] * 3 + ["trash"]
    assert game.area(life) == "trash"


@pytest.mark.parametrize(
    ("types", "own", "theirs", "blocks"),
    [("GERMA 66", 3, 5, True), ("GERMA 66", 4, 5, False), ("Navy", 3, 5, False)],
)
def test_op06_072_blocks_while_two_don_behind(types: str, own: int, theirs: int, blocks: bool) -> None:
    """DON!! that are given count, on either side."""
    s = Board(turn_player=B)
    s.leader(A, types=(types,), don=1)
    s.leader(B, don=1)
    s.don(A, active=own - 1)
    s.don(B, active=theirs - 1)
    cosette = s.put(A, "OP06-072")
    game = begin(s)
    assert game.keywords(cosette) == (["Blocker"] if blocks else [])


@pytest.mark.parametrize(("held", "keywords"), [(4, []), (5, ["Double Attack"])])
def test_op01_068_strikes_twice_with_five_cards_in_the_own_turn(held: int, keywords: list[str]) -> None:
    s = Board()
    moria = s.put(A, "OP01-068")
    for _ in range(held):
        s.hold(A, "ST01-006")
    game = begin(s)
    assert game.keywords(moria) == keywords
    assert game.end().keywords(moria) == []


@pytest.mark.rule("8-1-4-2")
@pytest.mark.parametrize(("number", "cost"), [("OP06-061", 7), ("ST13-011", 5)])
@pytest.mark.parametrize("holds", [True, False])
def test_rush_without_an_end_stays_with_the_card(number: str, cost: int, holds: bool) -> None:
    """Given on entering if there are few Life cards, or not more DON!! than across; still there next turn."""
    s = Board()
    s.don(A, active=cost)
    s.don(B, active=cost if holds else cost - 1)
    s.life(A, 2 if holds else 3)
    victim = s.character(B)
    ref = s.hold(A, number)
    game = begin(s).play(ref)
    if number == "OP06-061" and holds:
        game.choose(f"pick {victim}")
        assert game.power(victim) == 3000
    assert game.keywords(ref) == (["Rush"] if holds else [])
    assert targets(game, ref) == ({"leader_b"} if holds else set())
    game.end().end()
    assert (game.keywords(ref), game.power(victim)) == (["Rush"] if holds else [], 5000)


@pytest.mark.rule("10-1-5-3")
def test_p_014_is_played_by_its_trigger_for_nothing() -> None:
    """Active and without paying, or taken to the hand."""
    for answer, area in (("yes", "characters"), ("no", "hand")):
        s = Board()
        koby = s.on_life(B, "P-014")
        game = begin(s).declare("leader_a", "leader_b").choose(answer)
        assert (game.area(koby), don(game, B)[0], game.count(B, "life")) == (area, 5, 3)
        if answer == "yes":
            assert (game.rested(koby), game.keywords(koby)) == (False, ["Blocker"])
