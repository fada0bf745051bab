"""Cards of the early sets: conditions, each on a board where it holds and on one where it just does not."""

import pytest

from optcg.model.effects import Play
from optcg.model.selections import Choose
from tests.effects.checks import OWN_HAND, begin, don, event
from tests.official.board import Board
from tests.scenario import A, B


def fill(s: Board, player: int, area: str, count: int) -> None:
    """So many cards without a text in hand or trash."""
    for _ in range(count):
        card = s.character_card(name="Nobody")
        s.hand(player, card) if area == "hand" else s.trash(player, card)


@pytest.mark.rule("2-1-2")
@pytest.mark.parametrize(
    ("where", "hand"), [("character", 2), ("leader", 2), ("opponent", 1), ("nowhere", 1)]
)
def test_op02_052_asks_for_a_name_on_the_own_field(where: str, hand: int) -> None:
    """A Leader of that name counts, a Character of the opponent does not; two are drawn, one is trashed."""
    s = Board()
    if where == "leader":
        s.leader(A, name="Mohji")
    if where in ("character", "opponent"):
        s.character(A if where == "character" else B, name="Mohji")
    cabaji, held = s.hold(A, "OP02-052"), s.hold(A, "ST01-006")
    game = begin(s).play(cabaji)
    if hand == 2:
        assert (game.asked(), len(game.choices())) == ((A, "cards"), 3)
        game.choose(f"pick {held}")
    assert (game.count(A, "hand"), game.asked()) == (hand, (A, "main"))


@pytest.mark.parametrize(("power", "drawn"), [(0, 1), (-1000, 1), (1000, 0)])
def test_op05_009_draws_if_the_leader_has_no_power(power: int, drawn: int) -> None:
    """Its power now, and less than 0 too; the opponent's Leader does not matter."""
    s = Board()
    s.leader(A, power=5000, effects=[{"power": power - 5000, "until": "turn"}])
    s.leader(B, power=0)
    toh = s.hold(A, "OP05-009")
    game = begin(s).play(toh)
    assert (game.power("leader_a"), game.count(A, "hand")) == (power, drawn)


@pytest.mark.parametrize(("owner", "cost", "drawn"), [(A, 0, 1), (B, 0, 1), (B, 1, 0)])
def test_st08_009_draws_if_a_character_costs_nothing(owner: int, cost: int, drawn: int) -> None:
    """Of either player, by its cost now."""
    s = Board()
    s.put_character(owner, s.character_card(cost=3), effects=[{"cost": cost - 3, "until": "turn"}])
    makino = s.hold(A, "ST08-009")
    assert begin(s).play(makino).count(A, "hand") == drawn


@pytest.mark.parametrize(("held", "cost", "drawn"), [(6, 8, 1), (7, 8, 0), (6, 7, 0)])
def test_st14_006_asks_for_the_hand_and_for_a_big_character(held: int, cost: int, drawn: int) -> None:
    """Both must hold; the hand is counted without the card that was played."""
    s = Board()
    s.character(A, cost=cost)
    s.character(B, cost=9)
    nami = s.hold(A, "ST14-006")
    fill(s, A, "hand", held)
    assert begin(s).play(nami).count(A, "hand") == held + drawn


@pytest.mark.parametrize(("there", "offered"), [(False, True), (True, False)])
def test_op01_044_plays_a_friend_who_is_not_there_yet(there: bool, offered: bool) -> None:
    """By name, from the hand, for nothing; nobody else is offered."""
    s = Board()
    if there:
        s.character(A, name="Penguin")
    s.character(B, name="Penguin")
    shachi, penguin = s.hold(A, "OP01-044"), s.hand(A, s.character_card(name="Penguin", cost=9))
    s.hold(A, "ST01-006")
    game = begin(s).play(shachi)
    if offered:
        assert game.choices() == [f"pick {penguin}", "done"]
        game.choose(f"pick {penguin}")
    assert game.area(penguin) == ("characters" if offered else "hand")


@pytest.mark.parametrize(
    ("types", "twin", "active"), [("Supernovas", False, 2), ("Supernovas", True, 0), ("Navy", False, 0)]
)
def test_eb01_012_stands_up_don_when_alone(types: str, twin: bool, active: int) -> None:
    """When played, and again when it attacks; a namesake on the own side forbids it."""
    s = Board()
    s.leader(A, types=(types,))
    if twin:
        s.put(A, "EB01-012")
    s.put(B, "EB01-012")
    cavendish = s.hold(A, "EB01-012")
    game = begin(s).play(cavendish)
    if active:
        game.choose("number 2")
    assert (game.asked()[1], don(game, A)[:2]) == ("main", (active, 5 - active))


@pytest.mark.parametrize(("field", "added"), [(3, 2), (4, 0)])
def test_st10_008_adds_two_rested_don_with_three_or_less(field: int, added: int) -> None:
    """Put into play by an effect, for it costs more than that; a given DON!! counts."""
    s = Board()
    s.leader(A, don=1)
    s.don(A, active=field - 1)
    pair = s.hold(A, "ST10-008")
    play = event(s, Play(Choose(OWN_HAND, 1)))
    game = begin(s).play(play)
    if added:
        assert game.asked() == (A, "number")
        game.choose("number 2")
    assert (game.area(pair), don(game, A)[:2]) == ("characters", (field - 1, added))


@pytest.mark.parametrize(
    ("number", "others", "rested", "gain"),
    [("OP07-034", 2, 0, 2000), ("OP07-034", 1, 0, 0), ("P-037", 2, 1, 1000), ("P-037", 2, 0, 0)],
)
def test_attackers_that_count_the_own_characters(number: str, others: int, rested: int, gain: int) -> None:
    """Three Characters with itself; two rested ones with itself, for it rests to attack."""
    s = Board()
    attacker = s.put(A, number)
    for place in range(others):
        s.character(A, rested=place < rested)
    s.character(B, rested=True)
    s.character(B, rested=True)
    game = begin(s)
    before = game.power(attacker)
    game.attack(attacker, "leader_b")
    assert game.power(attacker) - before == gain
    assert game.end().power(attacker) == before


@pytest.mark.parametrize(("rested", "drawn"), [(1, 1), (0, 0)])
def test_op01_052_draws_with_two_rested_characters(rested: int, drawn: int) -> None:
    s = Board()
    raizo = s.put(A, "OP01-052")
    s.character(A, rested=bool(rested))
    s.character(B, rested=True)
    assert begin(s).attack(raizo, "leader_b").count(A, "hand") == drawn


@pytest.mark.parametrize(("power", "twice"), [(7000, True), (6000, False)])
def test_op06_018_gives_more_against_a_strong_character(power: int, twice: bool) -> None:
    """+3000, then +1000 to the same or another card; an own strong Character does not count."""
    s = Board()
    gatling, mine = s.hold(A, "OP06-018"), s.character(A, power=9000)
    s.character(B, power=power)
    game = begin(s).play(gatling).choose("pick leader_a")
    if twice:
        assert game.choices() == ["pick leader_a", f"pick {mine}", "done"]
        game.choose("pick leader_a")
    assert (game.power("leader_a"), game.asked()[1]) == (9000 if twice else 8000, "main")
    assert game.end().power("leader_a") == 5000


@pytest.mark.parametrize(("cost", "power"), [(1, 7000), (2, 6000)])
def test_op02_093_looks_for_a_cost_of_zero_after_lowering_one(cost: int, power: int) -> None:
    """Once per turn and with a DON!!; the power and the cost end with the turn."""
    s = Board()
    s.lead(A, "OP02-093", don=1)
    victim, mine = s.character(B, cost=cost), s.character(A, cost=1)
    game = begin(s).choose("activate leader_a.1")
    assert game.choices() == [f"pick {victim}", "done"]
    game.choose(f"pick {victim}")
    assert (game.cost(victim), game.power("leader_a"), game.cost(mine)) == (cost - 1, power, 1)
    assert "activate leader_a.1" not in game.choices()
    assert (game.end().cost(victim), game.power("leader_a")) == (cost, 5000)


@pytest.mark.parametrize(
    ("types", "twin", "added"), [("Foxy Pirates", 0, 1), ("Foxy Pirates", 1, 0), ("Navy", 0, 0)]
)
def test_op07_060_adds_a_rested_don_when_alone(types: str, twin: int, added: int) -> None:
    s = Board()
    s.leader(A, types=(types,))
    ito = s.put(A, "OP07-060")
    for _ in range(twin):
        s.put(A, "OP07-060")
    s.put(B, "OP07-060")
    game = begin(s)
    assert (f"activate {ito}.1" in game.choices()) == bool(added)
    if added:
        game.choose(f"activate {ito}.1").choose("number 1")
    assert (don(game, A)[:2], f"activate {ito}.1" in game.choices()) == ((5, added), False)


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize(("given", "offered"), [(2, True), (1, False)])
def test_op05_004_needs_7000_power_of_its_own(given: int, offered: bool) -> None:
    """Then a Character of the type with at most 5000 power comes from the hand, no namesake."""
    s = Board()
    ivankov = s.put(A, "OP05-004", don=given)
    army = {"types": ("Revolutionary Army",), "cost": 9}
    fits = s.hand(A, s.character_card(power=5000, **army))  # type: ignore[arg-type]
    wrong = [
        s.hand(A, s.character_card(power=6000, **army)),  # type: ignore[arg-type]
        s.hold(A, "OP05-004"),
        s.hand(A, s.character_card(power=1000)),
    ]
    game = begin(s)
    assert (f"activate {ivankov}.1" in game.choices()) is offered
    if offered:
        game.choose(f"activate {ivankov}.1")
        assert game.choices() == [f"pick {fits}", "done"]
        game.choose(f"pick {fits}")
        assert {game.area(card) for card in wrong} == {"hand"}


@pytest.mark.parametrize("rested", [False, True])
def test_op04_017_weakens_a_second_time_with_an_active_leader(rested: bool) -> None:
    """-2000, then -1000 to any card across; both until the end of the turn."""
    s = Board()
    s.leader(B, rested=rested)
    punch, mine = s.hold(B, "OP04-017"), s.character(B)
    attacker = s.character(A, power=9000)
    game = begin(s).declare(attacker, "leader_b").choose(f"counter {punch}")
    assert game.choices() == ["pick leader_a", f"pick {attacker}", "done"]
    game.choose(f"pick {attacker}")
    if not rested:
        assert f"pick {mine}" not in game.choices()
        game.choose("pick leader_a")
    game.pass_battle()
    assert [game.power(card) for card in (attacker, "leader_a")] == [7000, 5000 if rested else 4000]


@pytest.mark.rule("4-4-2")
@pytest.mark.parametrize(("rested", "power"), [(6, 6000), (5, 5000)])
def test_op07_023_counts_the_rested_don_of_the_cost_area(rested: int, power: int) -> None:
    """Given DON!! are not rested ones."""
    s = Board()
    s.leader(A, don=2)
    s.don(A, active=1, rested=rested)
    s.don(B, rested=9)
    caribou = s.put(A, "OP07-023")
    assert begin(s).power(caribou) == power


@pytest.mark.parametrize(("active", "power"), [(9, 4000), (8, 5000)])
def test_op01_091_presses_all_characters_across_with_ten_don(active: int, power: int) -> None:
    """Ten on the field, a given one among them; in the own turn; Leaders and own Characters are spared."""
    s = Board()
    s.lead(A, "OP01-091")
    mine, theirs = s.character(A, don=1), s.character(B)
    s.don(A, active=active)
    game = begin(s)
    assert [game.power(card) for card in (theirs, mine, "leader_b")] == [power, 6000, 5000]
    assert game.end().power(theirs) == 5000


@pytest.mark.parametrize(("own", "theirs", "gain"), [(2, 3, True), (3, 3, False), (4, 3, False)])
def test_op03_108_is_stronger_behind_in_life(own: int, theirs: int, gain: bool) -> None:
    s = Board()
    s.life(A, own)
    s.life(B, theirs)
    cracker, bare = s.put(A, "OP03-108", don=1), s.put(A, "OP03-108")
    game = begin(s)
    assert game.keywords(cracker) == (["Double Attack"] if gain else [])
    assert (game.power(cracker), game.power(bare), game.keywords(bare)) == (7000 if gain else 6000, 5000, [])


@pytest.mark.parametrize(("own", "theirs", "area"), [(2, 2, "trash"), (2, 3, "characters")])
def test_op04_116_counts_the_life_of_both(own: int, theirs: int, area: str) -> None:
    """Four together or less: a Character of cost 2 falls besides."""
    s = Board()
    s.life(A, theirs)
    s.life(B, own)
    joue, two, three = s.hold(B, "OP04-116"), s.character(A, cost=2), s.character(A, cost=3)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {joue}").choose("pick leader_b")
    if area == "trash":
        assert game.choices() == [f"pick {two}", "done"]
        game.choose(f"pick {two}")
    game.pass_battle()
    assert (game.area(two), game.area(three), game.count(B, "life")) == (area, "characters", own)


@pytest.mark.parametrize("life", [1, 0])
def test_st13_015_pays_life_for_a_card_if_there_is_any(life: int) -> None:
    """The power lasts until its player's next turn begins, in both cases."""
    s = Board()
    s.life(A, life)
    luffy = s.put(A, "ST13-015")
    game = begin(s).choose(f"activate {luffy}.1")
    assert (game.count(A, "hand"), game.count(A, "life"), game.count(A, "trash")) == (life, 0, life)
    assert game.end().power(luffy) == 8000
    assert game.end().power(luffy) == 6000


@pytest.mark.parametrize(("life", "damaged"), [(1, True), (2, False)])
def test_op06_116_deals_damage_only_to_one_life(life: int, damaged: bool) -> None:
    """The second option does nothing otherwise, not even with the own Life."""
    s = Board()
    s.life(B, life)
    reject, own, five = s.hold(A, "OP06-116"), s.on_life(A, "ST01-006"), s.character(B, cost=5)
    game = begin(s).play(reject).choose("option 2").pass_battle()
    assert (game.count(B, "life"), game.area(own)) == ((0, "hand") if damaged else (life, "life"))
    assert (game.area(five), game.game.result) == ("characters", None)


@pytest.mark.parametrize(("trash", "life"), [(29, 4), (28, 3)])
def test_eb01_050_counts_itself_as_the_thirtieth_card(trash: int, life: int) -> None:
    """It lies in the trash while it is resolved."""
    s = Board()
    s.don(B, active=3)
    live = s.hold(B, "EB01-050")
    fill(s, B, "trash", trash)
    wall = s.character(A, power=1000)
    game = begin(s).declare(wall, "leader_b").choose(f"counter {live}")
    if life == 4:
        game.choose("yes")
    assert game.pass_battle().count(B, "life") == life


@pytest.mark.parametrize(("deck", "power"), [(20, 6000), (21, 3000)])
def test_op03_045_defends_a_small_deck(deck: int, power: int) -> None:
    """In the opponent's turn alone."""
    s = Board()
    s.deck(A, 5)
    s.deck(B, deck)
    carne, mine = s.put(B, "OP03-045"), s.put(A, "OP03-045")
    game = begin(s)
    assert (game.power(carne), game.power(mine)) == (power, 3000)


@pytest.mark.parametrize(
    ("number", "held", "after"),
    [("EB01-022", 2, 4), ("EB01-022", 3, 3), ("OP02-049", 0, 2), ("OP02-049", 1, 1)],
)
def test_draws_at_the_end_of_the_turn_with_few_cards(number: str, held: int, after: int) -> None:
    """In its own turn, not in the other."""
    s = Board()
    s.lead(A, number) if number == "OP02-049" else s.put(A, number)
    fill(s, A, "hand", held)
    game = begin(s).end()
    assert game.count(A, "hand") == after
    assert game.end().count(A, "hand") == after + 1
