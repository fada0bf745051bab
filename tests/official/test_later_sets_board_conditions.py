"""Later sets: conditions about Characters, about the card itself, and about a card just shown."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import GainCost, GainPower
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area, Color
from tests.official.board import Board
from tests.official.offers import FOES, KO_ONE, can_use, free_event, offers, picks, targets, use
from tests.scenario import A, B

MINE = Cards(Owner.YOU, (Area.CHARACTER,))


@pytest.mark.parametrize(("cost", "asks"), [(8, True), (7, False)])
def test_op08_085_wants_an_own_character_of_cost_8(cost: int, asks: bool) -> None:
    """The current cost: 7 and +1 is 8; the opponent's Character of cost 9 does not count."""
    s = Board()
    card = s.put(A, "OP08-085", don=1)
    s.character(A, cost=7)
    four, nine = s.character(B, cost=4), s.character(B, cost=9)
    raised = free_event(s, A, GainCost(Every(MINE), 1, Duration.TURN))
    game = s.start()
    if cost == 8:
        game.play(raised)
    game.declare(card, "leader_b")
    assert picks(game) == ({four} if asks else set())
    assert f"pick {nine}" not in game.choices()


def test_op10_001_looks_at_7000_power_and_helps_in_the_turn_of_the_opponent() -> None:
    """A Character that reaches 7000 with DON!! is enough; two types gain power then, others do not."""
    s = Board()
    s.lead(A, "OP10-001")
    s.don(A, active=2, rested=2)
    navy, hazard = s.character(A, types=("Navy",)), s.character(A, types=("Punk Hazard",))
    other = s.character(A, types=("SWORD",))
    card = s.hand(A, s.character_card(cost=1))
    game = s.start()
    assert not can_use(game, "leader_a")
    game.end()
    assert [game.power(ref) for ref in (navy, hazard, other)] == [6000, 6000, 5000]
    game.end()
    assert game.power(navy) == 5000
    game.give(navy, 2).play(card)
    assert offers(use(game, "leader_a")) == {"pick don rested", "done"}


def test_op10_001_sets_up_to_two_don_active() -> None:
    s = Board()
    s.lead(A, "OP10-001")
    s.don(A, active=1, rested=3)
    s.character(A, power=7000)
    game = use(s.start(), "leader_a")
    assert offers(game) == {"number 0", "number 1", "number 2"}
    game.choose("number 2")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (3, 1)


@pytest.mark.parametrize(("power", "colors", "has"), [(5000, 2, 6000), (6000, 2, 2000), (5000, 1, 2000)])
def test_eb03_004_wants_nobody_with_6000_base_power(power: int, colors: int, has: int) -> None:
    """A Character that only gained power does not disturb; the tag asks for the opponent's turn."""
    s = Board()
    s.leader(A, colors=(Color.RED, Color.BLUE)[:colors])
    card = s.put(A, "EB03-004")
    friend = s.character(A, power=power)
    s.character(B, power=9000)
    more = free_event(s, B, GainPower(Every(FOES), 1000, Duration.TURN))
    game = s.start()
    assert game.power(card) == 2000
    game.end()
    assert game.power(card) == has
    game.play(more)
    assert game.power(friend) == power + 1000
    assert game.power(card) == has + 1000


@pytest.mark.parametrize(("cost", "drawn"), [(0, 1), (8, 1), (1, 0), (7, 0)])
def test_eb03_046_looks_for_a_character_of_cost_0_or_8_on_both_sides(cost: int, drawn: int) -> None:
    s = Board()
    card = s.hold(A, "EB03-046")
    s.character(B, cost=cost)
    assert s.start().play(card).count(A, "hand") == drawn


@pytest.mark.parametrize(("types", "safe"), [((), True), (("GERMA 66",), True), (("Navy",), False)])
def test_op11_046_is_safe_among_germa_only(types: tuple[str, ...], safe: bool) -> None:
    """From being K.O.'d and rested by the opponent; it is one of them itself."""
    s = Board(turn_player=B)
    card = s.put(A, "OP11-046")
    if types:
        s.character(A, types=types)
    s.don(B, active=6)
    rests, kos = s.hold(B, "OP11-035"), free_event(s, B, KO_ONE)
    game = s.start().play(rests).choose(f"pick {card}")
    assert game.rested(card) is not safe
    game.play(kos)
    if types:
        game.choose(f"pick {card}")
    assert game.area(card) == ("characters" if safe else "trash")


@pytest.mark.parametrize(
    ("types", "asks"),
    [([("Celestial Dragons",)], True), ([("Celestial Dragons",), ("Navy",)], False), ([], False)],
)
def test_op13_097_wants_only_one_type_and_at_least_one_character(
    types: list[tuple[str, ...]], asks: bool
) -> None:
    """False without any Character; the five DON!! are rested all the same."""
    s = Board()
    s.don(A, active=6)
    event = s.hold(A, "OP13-097")
    for each in types:
        s.character(A, types=each)
    six, seven = s.character(B, cost=6), s.character(B, cost=7)
    game = s.start().play(event).choose("yes")
    assert game.count(A, "don_active") == 0
    assert picks(game) == ({six} if asks else set())
    assert game.area(seven) == "characters"


@pytest.mark.parametrize(
    ("own", "types", "holds"), [(5, "GERMA 66", True), (6, "GERMA 66", False), (5, "Navy", False)]
)
def test_eb03_038_joins_don_and_only_by_and(own: int, types: str, holds: bool) -> None:
    s = Board()
    s.don(A, active=own)
    s.don(B, active=5)
    event = s.hold(A, "EB03-038")
    s.character(A, types=(types,))
    game = s.start().play(event).choose("yes")
    assert offers(game) >= ({"number 0", "number 1", "number 2"} if holds else {"end"})
    if holds:
        game.choose("number 2")
    assert game.count(A, "don_rested") == (4 if holds else 2)


@pytest.mark.parametrize(("don", "drawn"), [(3, 1), (2, 0)])
def test_op14_002_looks_at_its_own_power_when_it_attacks(don: int, drawn: int) -> None:
    """And K.O.s by base power: a Character weakened to 3000 is not offered."""
    s = Board()
    card = s.put(A, "OP14-002", don=don)
    weak, strong = s.character(B, power=3000), s.character(B, power=4000)
    weaker = free_event(s, A, GainPower(Every(FOES), -1000, Duration.TURN))
    game = s.start().play(weaker).declare(card, "leader_b")
    assert game.power(strong) == 3000
    assert picks(game) == ({weak} if drawn else set())
    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("rested", "power"), [(True, 7000), (False, 5000)])
def test_op14_026_is_stronger_while_rested_in_the_turn_of_the_opponent(rested: bool, power: int) -> None:
    s = Board()
    card = s.put(A, "OP14-026", rested=rested)
    game = s.start()
    assert game.power(card) == 5000
    assert game.end().power(card) == power


@pytest.mark.parametrize("rested", [True, False])
def test_op12_024_is_safe_from_effects_while_active(rested: bool) -> None:
    s = Board(turn_player=B)
    card = s.put(A, "OP12-024", rested=rested)
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert game.area(card) == ("trash" if rested else "characters")


@pytest.mark.parametrize("rested", [True, False])
def test_op08_029_keeps_small_minks_from_being_ko_while_active(rested: bool) -> None:
    """Own effects are barred too; its own name and cost 4 are not covered, nor is a battle."""
    s = Board(turn_player=B)
    s.put(A, "OP08-029", rested=rested)
    small = s.character(A, cost=3, types=("Minks",), rested=True)
    dear = s.character(A, cost=4, types=("Minks",))
    namesake = s.character(A, cost=3, types=("Minks",), name="Pekoms")
    kos = [free_event(s, B, KO_ONE) for _ in range(3)]
    game = s.start()
    for event, target in zip(kos, (small, dear, namesake), strict=True):
        game.play(event).choose(f"pick {target}")
    assert game.area(small) == ("trash" if rested else "characters")
    assert (game.area(dear), game.area(namesake)) == ("trash", "trash")
    if not rested:
        game.attack("leader_b", small)
        assert game.area(small) == "trash"


@pytest.mark.parametrize("fresh", [True, False])
def test_eb03_013_works_only_on_the_turn_it_was_played(fresh: bool) -> None:
    """Both sentences hang on it; only rested Characters with cost 5 or less are offered."""
    s = Board()
    card = s.put(A, "EB03-013", played_this_turn=fresh)
    zou = s.hold(A, "OP08-039")
    five = s.character(B, cost=5, rested=True)
    s.character(B, cost=5)
    s.character(B, cost=6, rested=True)
    game = s.start()
    assert can_use(game, card) is fresh
    if fresh:
        assert picks(use(game, card)) == {five}
        game.choose("done").choose(f"pick {zou}")
    assert game.area(zou) == ("stage" if fresh else "hand")


def test_st19_003_lowers_a_cost_and_trashes_at_cost_0() -> None:
    """4 less makes 0 of 3; trashing is no K.O. The second effect is of this turn only."""
    s = Board()
    s.leader(A, name="Smoker")
    card = s.hold(A, "ST19-003")
    old = s.put(A, "ST19-003")
    target = s.put(B, "OP13-051")
    other = s.character(B, cost=1)
    s.leader(B, name="Boa Hancock")
    game = s.start().play(card).choose(f"pick {target}")
    assert game.cost(target) == 0
    assert not can_use(game, old)
    use(game, card)
    assert offers(game) == {f"pick {target}", "done"}
    game.choose(f"pick {target}")
    assert game.area(target) == "trash"
    assert game.count(B, "hand") == 0
    assert game.area(other) == "characters"


@pytest.mark.parametrize(
    ("types", "fresh", "asks"),
    [("Blackbeard Pirates", True, True), ("Blackbeard Pirates", False, False), ("Navy", True, False)],
)
def test_op10_086_joins_the_leader_and_its_own_state(types: str, fresh: bool, asks: bool) -> None:
    s = Board()
    s.leader(A, types=(types,))
    card = s.put(A, "OP10-086", played_this_turn=fresh)
    three, four = s.character(B, cost=3), s.character(B, cost=4)
    game = s.start()
    assert can_use(game, card) is asks
    if asks:
        assert picks(use(game, card)) == {three}
        game.choose("done")
    assert game.area(four) == "characters"
    assert game.power(card) == 5000
    assert game.end().power(card) == 7000


# A card just shown -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "rush"), [("OP13-056", True), ("OP14-106", False)])
def test_op08_049_judges_the_card_it_put_back(number: str, rush: bool) -> None:
    """First the card goes to the top or bottom, then its type decides about [Rush]."""
    s = Board()
    card, top = s.hold(A, "OP08-049"), s.on_deck(A, number)
    below = s.on_deck(A, "OP14-106")
    game = s.start().play(card)
    assert offers(game) == {"top", "bottom"}
    game.choose("bottom")
    assert game.area(top) == "deck"
    assert bool(targets(game, card)) is rush
    game.end().end()
    assert game.area(below) == "hand"


@pytest.mark.parametrize(
    ("number", "leader", "played"),
    [
        ("OP13-056", "Whitebeard Pirates", True),
        ("OP14-106", "Whitebeard Pirates", False),
        ("OP13-056", "Navy", False),
    ],
)
def test_op12_058_plays_what_it_shows_and_lets_it_attack(number: str, leader: str, played: bool) -> None:
    s = Board()
    s.leader(A, types=(leader,))
    s.don(A, active=9)
    event, top = s.hold(A, "OP12-058"), s.on_deck(A, number)
    game = s.start().play(event)
    assert (game.choices() == ["yes", "no"]) is played
    if played:
        game.choose("yes")
        assert targets(game, top) == {"leader_b"}
    assert game.area(top) == ("characters" if played else "deck")


@pytest.mark.parametrize(("named", "right"), [(7, True), (6, False)])
def test_op11_071_wins_by_naming_the_cost_of_the_top_card(named: int, right: bool) -> None:
    """The card stays on top of the opponent's deck."""
    s = Board()
    card, paid = s.put(A, "OP11-071"), s.hand(A, s.character_card())
    top = s.on_deck(B, "OP13-056")
    game = use(s.start(), card)
    assert game.area(paid) == "trash"
    game.choose(f"number {named}")
    if right:
        game.choose("number 1")
    assert game.asked() == (A, "main")
    assert game.count(A, "hand") == (1 if right else 0)
    assert game.count(A, "don_active") == (6 if right else 5)
    game.end()
    assert game.area(top) == "hand"


@pytest.mark.parametrize(("second", "power"), [(False, 7000), (True, 5000)])
def test_op12_102_helps_neptunians_unless_there_is_another_one(second: bool, power: int) -> None:
    """Another of that name with base cost 2; one with another cost does not disturb."""
    s = Board()
    s.put(A, "OP12-102")
    s.character(A, name="Shirahoshi", cost=2 if second else 3)
    friend, other = s.character(A, types=("Neptunian",)), s.character(A, types=("Merfolk",))
    game = s.start()
    assert game.power(friend) == 5000
    game.end()
    assert (game.power(friend), game.power(other)) == (power, 5000)
