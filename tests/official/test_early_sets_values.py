"""Cards of the early sets: statics, counted values and durations."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Every
from tests.effects.checks import OWN, begin, don, event, pile
from tests.official.board import Board
from tests.scenario import A, B, Table


def attackers(game: Table) -> set[str]:
    return {choice.split()[1] for choice in game.choices() if choice.startswith("attack")}


@pytest.mark.parametrize(
    ("rested", "given", "power"), [(6, 1, 8000), (5, 1, 7000), (2, 1, 6000), (6, 0, 5000)]
)
def test_eb01_014_counts_rested_don_in_threes(rested: int, given: int, power: int) -> None:
    """In the own turn, with a DON!!; the rest of a division is lost."""
    s = Board()
    s.don(A, rested=rested)
    s.don(B, rested=9)
    sanji = s.put(A, "EB01-014", don=given)
    game = begin(s)
    assert game.power(sanji) == power
    assert game.end().power(sanji) == 5000


@pytest.mark.parametrize(("held", "given", "power"), [(3, 1, 5000), (0, 1, 2000), (3, 0, 1000)])
def test_op01_072_counts_the_own_hand(held: int, given: int, power: int) -> None:
    """It follows the hand at once; the opponent's hand is not counted."""
    s = Board()
    smiley = s.put(A, "OP01-072", don=given)
    cards = [s.hold(A, "ST01-006") for _ in range(held)]
    s.hold(B, "ST01-006")
    game = begin(s)
    assert game.power(smiley) == power
    if held and given:
        assert game.play(cards[0]).power(smiley) == power - 1000
    assert game.end().power(smiley) == 1000


def test_p_024_counts_the_characters_once() -> None:
    """What comes or goes later changes nothing any more; until the end of the turn."""
    s = Board()
    king = s.hold(A, "P-024")
    mine = [s.character(A), s.character(A)]
    s.character(B)
    later, ko = s.hand(A, s.character_card(cost=1)), event(s, KO(Every(OWN)))
    game = begin(s).play(king)
    assert (game.power("leader_a"), game.power(mine[0])) == (7000, 5000)
    assert game.play(later).power("leader_a") == 7000
    assert game.play(ko).power("leader_a") == 7000
    assert game.end().power("leader_a") == 5000


@pytest.mark.rule("2-4-3-1")
@pytest.mark.parametrize(("types", "events", "power"), [("Former Baroque Works", 5, 8000), ("Navy", 5, 6000)])
def test_eb01_027_counts_events_in_the_trash_in_pairs(types: str, events: int, power: int) -> None:
    """Events alone, of the own trash; the Leader's type contains the words."""
    s = Board()
    s.leader(A, types=(types,))
    daz = s.put(A, "EB01-027")
    for _ in range(events):
        s.trashed(A, "ST01-014")
        s.trashed(B, "ST01-014")
    for _ in range(4):
        s.trashed(A, "ST01-006")
    assert begin(s).power(daz) == power


@pytest.mark.parametrize(("own", "theirs", "limit", "life"), [(1, 2, 3, 2), (2, 1, 3, 2), (0, 4, 4, 1)])
def test_op04_112_bounds_the_cost_by_all_life(own: int, theirs: int, limit: int, life: int) -> None:
    """The Life of both players together; with one Life card or less a new one may come."""
    s = Board()
    s.don(A, active=9)
    s.life(A, own)
    s.life(B, theirs)
    yamato = s.hold(A, "OP04-112")
    fits, big = s.character(B, cost=limit), s.character(B, cost=limit + 1)
    game = begin(s).play(yamato)
    assert game.choices() == [f"pick {fits}", "done"]
    game.choose(f"pick {fits}")
    if own < 2:
        game.choose("yes")
    assert (game.area(fits), game.area(big), game.count(A, "life")) == ("trash", "characters", life)
    assert game.asked() == (A, "main")


@pytest.mark.parametrize("life", [2, 4])
def test_op05_102_bounds_the_cost_by_the_opponents_life(life: int) -> None:
    s = Board()
    s.life(A, 9)
    s.life(B, life)
    gedatsu = s.hold(A, "OP05-102")
    fits, big = s.character(B, cost=life), s.character(B, cost=life + 1)
    game = begin(s).play(gedatsu)
    assert game.choices() == [f"pick {fits}", "done"]
    assert game.choose("done").area(big) == "characters"


@pytest.mark.parametrize(("rested", "given", "gain"), [(True, 1, 1000), (False, 1, 0), (True, 0, 0)])
def test_st02_014_leads_two_types_while_it_is_rested(rested: bool, given: int, gain: int) -> None:
    """Leader and Characters of either type, itself too, in the own turn."""
    s = Board()
    s.leader(A, types=("Navy",))
    drake = s.put(A, "ST02-014", rested=rested, don=given)
    nova, other = s.character(A, types=("Supernovas",)), s.character(A)
    theirs = s.character(B, types=("Navy",))
    game = begin(s)
    assert [game.power(card) - 5000 for card in ("leader_a", nova, other, theirs)] == [gain, gain, 0, 0]
    assert game.power(drake) == 5000 + given * 1000 + gain
    assert game.end().power(nova) == 5000


@pytest.mark.rule("4-9-2", "2-1-3")
def test_p_027_raises_small_base_powers_in_the_opponents_turn() -> None:
    """By the printed power: 3000 that was raised still counts, 4000 that was lowered does not."""
    s = Board(turn_player=B)
    franky = s.put(A, "P-027")
    raised = s.put_character(A, s.character_card(power=3000), effects=[{"power": 2000, "until": "turn"}])
    lowered = s.put_character(A, s.character_card(power=4000), effects=[{"power": -1000, "until": "turn"}])
    theirs = s.character(B, power=2000)
    game = begin(s)
    assert [game.power(card) for card in (raised, lowered, theirs, franky)] == [6000, 3000, 2000, 4000]
    assert game.end().power(raised) == 3000


@pytest.mark.rule("6-6-1-2")
@pytest.mark.parametrize("types", ["Baroque Works", "Navy"])
def test_op01_085_keeps_a_character_from_attacking_through_the_next_turn(types: str) -> None:
    """Cost 4 or less; in the turn after that it attacks again."""
    s = Board()
    s.leader(A, types=(types,))
    galdino, four, five = s.hold(A, "OP01-085"), s.character(B, cost=4), s.character(B, cost=5)
    game = begin(s).play(galdino)
    if types == "Navy":
        assert game.asked() == (A, "main")
        assert attackers(game.end()) == {"leader_b", four, five}
        return
    assert game.choices() == [f"pick {four}", "done"]
    game.choose(f"pick {four}").end()
    assert attackers(game) == {"leader_b", five}
    assert attackers(game.end().end()) == {"leader_b", four, five}


@pytest.mark.rule("6-2-1")
@pytest.mark.parametrize(("held", "power"), [(5, 5000), (6, 3000)])
def test_st12_011_keeps_its_power_until_the_own_next_turn(held: int, power: int) -> None:
    s = Board()
    sanji = s.put(A, "ST12-011", don=1)
    for _ in range(held):
        s.hold(A, "ST01-006")
    game = begin(s).attack(sanji, "leader_b").end()
    assert game.power(sanji) == power
    assert game.end().power(sanji) == 3000


def test_op07_018_lasts_until_the_end_of_the_own_next_turn() -> None:
    """A Character of the type alone; through the own turn that follows, not beyond."""
    s = Board()
    keep = s.hold(B, "OP07-018")
    rebel, other = s.character(B, types=("Revolutionary Army",)), s.character(B)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {keep}")
    assert game.choices() == [f"pick {rebel}", "done"]
    game.choose(f"pick {rebel}").pass_battle().end()
    assert (game.power(rebel), game.power(other)) == (7000, 5000)
    assert game.end().power(rebel) == 5000


@pytest.mark.parametrize(("number", "gain"), [("OP07-099", 2000), ("ST10-016", 1000)])
def test_triggers_that_last_until_the_end_of_the_own_next_turn(number: str, gain: int) -> None:
    """OP07-099 for a Leader or Character of its type, ST10-016 for the Leader."""
    s = Board()
    s.leader(B, types=("Egghead",))
    s.on_life(B, number)
    egg, other = s.character(B, types=("Egghead",)), s.character(B)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert game.choices() == ["pick leader_b", *([f"pick {egg}"] if gain == 2000 else []), "done"]
    game.choose("pick leader_b").end()
    assert (game.power("leader_b"), game.power(other)) == (5000 + gain, 5000)
    assert game.end().power("leader_b") == 5000


@pytest.mark.parametrize("number", ["ST14-004", "ST14-011"])
def test_a_cost_that_is_raised_through_the_opponents_turn(number: str) -> None:
    """A black Character of the crew; red ones and others are no choice."""
    s = Board()
    ref, crew = s.put(A, number), s.put(A, "ST14-002")
    red, theirs = s.put(A, "ST01-006"), s.put(B, "ST14-002")
    game = begin(s).choose(f"activate {ref}.1")
    assert game.choices() == [f"pick {crew}", "done"]
    game.choose(f"pick {crew}")
    assert (game.cost(crew), game.cost(red), game.cost(theirs)) == (5, 1, 3)
    assert (game.rested(ref), f"activate {ref}.1" in game.choices()) == (number == "ST14-011", False)
    assert game.end().cost(crew) == 5
    assert game.end().cost(crew) == 3


@pytest.mark.rule("8-1-3-3-5")
@pytest.mark.parametrize(("cost", "given", "power"), [(7, 1, 7000), (6, 1, 6000), (7, 0, 5000), (8, 0, 5000)])
def test_st14_001_raises_costs_and_then_sees_eight(cost: int, given: int, power: int) -> None:
    """Its own +1 makes a Character of cost 7 one of 8; both sentences want the DON!!."""
    s = Board()
    s.lead(A, "ST14-001", don=given)
    mine, theirs = s.character(A, cost=cost), s.character(B, cost=cost)
    game = begin(s)
    assert (game.cost(mine), game.cost(theirs), game.power("leader_a")) == (cost + given, cost, power)


def test_st14_017_raises_black_crew_and_draws_for_its_leader() -> None:
    """A red one of the crew and a black Character of others keep their costs."""
    for types, drawn in ((("Straw Hat Crew",), 1), (("Navy",), 0)):
        s = Board()
        s.leader(A, types=types)
        ship, black, red = s.hold(A, "ST14-017"), s.put(A, "ST14-002"), s.put(A, "ST01-006")
        navy, theirs = s.put(A, "ST06-006"), s.put(B, "ST14-002")
        game = begin(s).play(ship)
        assert [game.cost(card) for card in (black, red, navy, theirs)] == [4, 1, 3, 3]
        assert game.count(A, "hand") == drawn


@pytest.mark.rule("6-2-4")
@pytest.mark.parametrize(("trash", "usable"), [(7, True), (6, False)])
def test_op04_090_stands_up_and_stays_down_later(trash: int, usable: bool) -> None:
    """Seven cards of the trash to the bottom; in the own next Refresh Phase it stays rested, then no more."""
    s = Board()
    luffy, active = s.put(A, "OP04-090"), s.character(B)
    for _ in range(trash):
        s.trashed(A, "ST01-006")
    game = begin(s)
    assert f"attack {luffy} {active}" in game.choices()
    assert (f"activate {luffy}.2" in game.choices()) is usable
    if not usable:
        return
    game.attack(luffy, "leader_b").choose(f"activate {luffy}.2")
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])
    assert (game.rested(luffy), game.count(A, "trash")) == (False, 0)
    game.attack(luffy, "leader_b").end().end()
    assert (game.rested(luffy), game.rested("leader_a")) == (True, False)
    game.end().end()
    assert not game.rested(luffy)


@pytest.mark.rule("6-2-4")
@pytest.mark.parametrize("what", ["character", "don"])
def test_op07_026_holds_a_rested_card_down(what: str) -> None:
    """A rested Character or DON!! of the opponent, active ones not; the Leader is no choice."""
    s = Board()
    s.leader(B, rested=True)
    s.don(B, active=2, rested=2)
    bonney, rested, active = s.hold(A, "OP07-026"), s.character(B, rested=True), s.character(B)
    game = begin(s).play(bonney)
    assert game.choices() == [f"pick {rested}", "pick don rested", "done"]
    game.choose(f"pick {rested}" if what == "character" else "pick don rested").end()
    assert (game.rested(rested), game.rested("leader_b"), game.rested(active)) == (
        what == "character",
        False,
        False,
    )
    assert don(game, B)[:2] == ((6, 0) if what == "character" else (5, 1))
    game.end().end()
    assert (game.rested(rested), don(game, B)[1]) == (False, 0)


@pytest.mark.parametrize(("number", "power"), [("ST05-001", 7000), ("OP01-001", 6000)])
def test_leaders_that_raise_their_characters(number: str, power: int) -> None:
    """ST05-001 for DON!! -3 those of its type now; OP01-001 all of them, later ones too, in its turn."""
    s = Board()
    s.lead(A, number, don=0 if number == "ST05-001" else 1)
    film, other = s.character(A, types=("FILM",)), s.character(A)
    late = s.hand(A, s.character_card(cost=1, types=("FILM",)))
    game = begin(s)
    if number == "ST05-001":
        game.choose("activate leader_a.1")
        assert (don(game, A), "activate leader_a.1" in game.choices()) == ((2, 0, 8), False)
    game.play(late)
    once = number == "ST05-001"
    assert [game.power(card) for card in (film, other, late)] == [
        power,
        5000 if once else power,
        5000 if once else power,
    ]
    assert game.end().power(film) == 5000


def test_st13_013_finds_three_names_up_to_a_cost_of_five() -> None:
    """The cost is said of all three names: a Luffy of cost 7 stays, as do those called otherwise."""
    s = Board()
    garp = s.hold(A, "ST13-013")
    two = s.on_deck(A, "ST13-011")
    wrong = [s.on_deck(A, number) for number in ("OP04-090", "OP02-042", "OP03-122", "ST01-012")]
    game = begin(s).play(garp)
    assert set(game.choices()) == {f"pick {two}", f"pick {wrong[3]}", "done"}
    game.choose(f"pick {two}")
    while game.asked()[1] == "order":
        game.choose(game.choices()[-1])
    assert (game.area(two), set(pile(game, A, "deck")[-4:])) == ("hand", set(wrong))
