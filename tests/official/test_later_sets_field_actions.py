"""Later sets: what effects do with the cards on the field."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import GainPower
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area, Color
from tests.official.board import Board
from tests.official.offers import FOES, KO_ONE, can_use, free_event, in_any_order, offers, picks, use
from tests.scenario import A, B

TWO_COLORS = (Color.PURPLE, Color.RED)


@pytest.mark.parametrize(("cost", "asks"), [(1, True), (2, False)])
def test_op14_088_kos_a_stage_of_cost_1(cost: int, asks: bool) -> None:
    """Of the opponent; the draw comes in any case under its Leader."""
    s = Board(turn_player=B)
    s.leader(A, types=("Former Baroque Works",))
    s.put(A, "OP14-088")
    s.stage(A, cost=1)
    stage = s.stage(B, cost=cost)
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert game.count(A, "hand") == 1
    assert picks(game) == ({stage} if asks else set())
    if asks:
        game.choose(f"pick {stage}")
    assert game.area(stage) == ("trash" if asks else "stage")


@pytest.mark.parametrize(("name", "cost", "asks"), [("Imu", 7, True), ("Imu", 6, False), ("Nami", 7, False)])
def test_op13_098_kos_a_stage_of_cost_7(name: str, cost: int, asks: bool) -> None:
    s = Board()
    s.leader(A, name=name)
    event, stage = s.hold(A, "OP13-098"), s.stage(B, cost=cost)
    game = s.start().play(event).choose("yes")
    assert picks(game) == ({stage} if asks else set())
    assert game.count(A, "don_rested") == 2


def test_op13_033_rests_any_two_cards_of_the_opponent() -> None:
    """Leader, Character, Stage or DON!! of the attacker."""
    s = Board(turn_player=B)
    card = s.put(A, "OP13-033")
    s.character(A)
    foe, stage = s.character(B), s.stage(B)
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos).choose(f"pick {card}")
    assert game.asked() == (A, "cards")
    assert picks(game) == {"leader_b", foe, stage, "don active"}
    game.choose("pick leader_b").choose("pick don active")
    assert (game.rested("leader_b"), game.rested(foe)) == (True, False)
    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (4, 1)


def test_op12_037_rests_characters_and_don_together_up_to_two() -> None:
    """The Leader and the Stage are not offered."""
    s = Board()
    event, foe = s.hold(A, "OP12-037"), s.character(B, cost=10)
    s.stage(B)
    game = s.start().play(event).choose("yes")
    assert game.count(A, "don_active") == 1
    assert picks(game) == {foe, "don active"}
    game.choose(f"pick {foe}").choose("pick don active")
    assert game.asked() == (A, "main")
    assert game.rested(foe)
    assert game.count(B, "don_rested") == 1


def test_op10_099_stands_a_supernova_up_and_lets_it_block() -> None:
    """Cost 3 to 8, at the end of the own turn; [Blocker] holds through the opponent's turn."""
    s = Board()
    s.lead(A, "OP10-099")
    fits = s.character(A, cost=8, types=("Supernovas",), rested=True)
    for cost, types in ((2, "Supernovas"), (9, "Supernovas"), (5, "Navy")):
        s.character(A, cost=cost, types=(types,), rested=True)
    game = s.start().end().choose("yes")
    assert game.side(A)["life_face_up_indexes"] == [0]
    assert offers(game) == {f"pick {fits}", "done"}
    game.choose(f"pick {fits}")
    assert not game.rested(fits)
    game.declare("leader_b", "leader_a")
    assert offers(game) == {f"block {fits}", "done"}
    game.choose("done").end()
    assert "Blocker" not in game.keywords(fits)


def test_st21_009_gives_two_rested_don_to_one_of_the_crew() -> None:
    """Leader or Character; active DON!! is not given, other types are not offered."""
    s = Board()
    s.leader(A, types=("Straw Hat Crew",))
    s.don(A, active=2, rested=3)
    card, other = s.put(A, "ST21-009"), s.character(A, types=("Navy",))
    game = use(s.start(), card)
    assert picks(game) == {"leader_a", card}
    assert f"pick {other}" not in game.choices()
    game.choose("pick leader_a").choose("pick don rested").choose("pick don rested")
    assert game.don("leader_a") == 2
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 1)
    assert not can_use(game, card)


@pytest.mark.parametrize("types", ["Minks", "Navy"])
def test_op08_022_freezes_up_to_two_rested_characters(types: str) -> None:
    """Those chosen stay rested once; the next refresh is as usual."""
    s = Board()
    s.leader(A, types=(types,))
    card = s.hold(A, "OP08-022")
    one, two, three = [s.character(B, cost=5, rested=True) for _ in range(3)]
    s.character(B, cost=6, rested=True)
    s.character(B, cost=5)
    game = s.start().play(card)
    assert picks(game) == ({one, two, three} if types == "Minks" else set())
    if types == "Minks":
        game.choose(f"pick {one}").choose(f"pick {two}")
    game.end()
    assert [game.rested(ref) for ref in (one, two, three)] == [types == "Minks"] * 2 + [False]
    game.end().end()
    assert not game.rested(one)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op14_021_takes_a_life_card_to_freeze_a_character_or_stage(answer: str) -> None:
    """When it attacks in the own turn; only rested cards, not the Leader."""
    s = Board()
    card, top = s.put(A, "OP14-021"), s.on_life(A, "OP14-106")
    foe, stage = s.character(B, cost=10, rested=True), s.stage(B, rested=True)
    s.character(B)
    game = s.start().declare(card, "leader_b").choose(answer)
    assert picks(game) == ({foe, stage} if answer == "yes" else set())
    if answer == "yes":
        game.choose(f"pick {stage}")
    game.pass_battle().end()
    assert game.area(top) == ("hand" if answer == "yes" else "life")
    assert (game.rested(stage), game.rested(foe)) == (answer == "yes", False)


def test_eb02_021_strengthens_one_who_then_sleeps_through_the_own_refresh() -> None:
    s = Board()
    event = s.hold(A, "EB02-021")
    friend = s.character(A, types=("Straw Hat Crew",))
    s.character(A)
    game = s.start().play(event)
    assert offers(game) == {f"pick {friend}", "done"}
    game.choose(f"pick {friend}")
    assert game.power(friend) == 11000
    game.attack(friend, "leader_b").end()
    assert game.power(friend) == 5000
    game.end()
    assert (game.rested(friend), game.rested("leader_a")) == (True, False)
    assert not game.end().end().rested(friend)


def test_op14_065_makes_the_opponent_return_a_don_of_their_choice() -> None:
    """Given ones too."""
    s = Board(turn_player=B)
    s.don(B, active=2, rested=1)
    s.put(A, "OP14-065")
    foe, kos = s.character(B, don=1), free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert game.asked() == (B, "don")
    assert picks(game) == {"don active", "don rested", f"don {foe}"}
    game.choose(f"pick don {foe}")
    assert (game.don(foe), game.count(B, "don_deck")) == (0, 7)
    assert game.count(A, "don_deck") == 5


@pytest.mark.parametrize("fresh", [True, False])
def test_op08_079_trashes_a_character_and_a_card_on_its_first_turn(fresh: bool) -> None:
    """Trashing is no K.O.; on a later turn the cost is paid in vain."""
    s = Board()
    card, paid = s.put(A, "OP08-079", played_this_turn=fresh), s.hand(A, s.character_card())
    foe, dear = s.put(B, "ST27-001"), s.character(B, cost=8)
    held = [s.hand(B, s.character_card()) for _ in range(2)]
    game = use(s.start(), card)
    assert game.area(paid) == "trash"
    assert picks(game) == ({foe} if fresh else set())
    if fresh:
        game.choose(f"pick {foe}")
        assert game.asked() == (B, "cards")
        game.choose(f"pick {held[1]}")
        assert (game.area(foe), game.area(held[1]), game.area(held[0])) == ("trash", "trash", "hand")
    assert game.count(B, "hand") == (1 if fresh else 2)
    assert game.area(dear) == "characters"


@pytest.mark.parametrize(
    ("colors", "theirs", "power"), [(TWO_COLORS, 5, 8000), (TWO_COLORS, 4, 6000), (TWO_COLORS[:1], 5, 6000)]
)
def test_st26_005_sets_the_base_power_of_its_leader(
    colors: tuple[Color, ...], theirs: int, power: int
) -> None:
    """7000 and what is added on top, through the opponent's next End Phase."""
    s = Board()
    s.leader(A, types=("Straw Hat Crew",), colors=colors, don=1)
    s.don(A, active=6, rested=2)
    s.don(B, active=theirs)
    card = s.hold(A, "ST26-005")
    game = s.start().play(card).choose("yes").choose("pick don rested").choose("pick don rested")
    assert game.power("leader_a") == power
    assert game.end().power("leader_a") == power - 1000
    assert game.end().power("leader_a") == 5000


@pytest.mark.parametrize(("trash", "cost"), [(15, 3), (14, 6)])
def test_prb02_014_is_cheaper_in_the_hand(trash: int, cost: int) -> None:
    """On the field it costs what is printed."""
    s = Board()
    s.don(A, active=6)
    card = s.hold(A, "PRB02-014")
    for _ in range(trash):
        s.trash(A, s.event_card())
    game = s.start().play(card)
    assert game.count(A, "don_rested") == cost
    assert game.cost(card) == 6


@pytest.mark.parametrize("option", [1, 2])
def test_op14_062_kos_or_rests_the_same_choice(option: int) -> None:
    """Base power 6000 or less; weakened ones do not count."""
    s = Board(turn_player=B)
    s.put(A, "OP14-062")
    weak, strong = s.character(B, power=6000), s.character(B, power=7000)
    weaker = free_event(s, B, GainPower(Every(Cards(Owner.YOU, (Area.CHARACTER,))), -3000, Duration.TURN))
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(weaker).play(kos).choose("yes")
    assert game.asked() == (A, "cards")
    assert offers(game) == {f"pick {weak}", "done"}
    game.choose(f"pick {weak}").choose(f"option {option}")
    assert game.area(weak) == ("trash" if option == 1 else "characters")
    assert game.area(strong) == "characters"
    if option == 2:
        assert game.rested(weak)


def test_eb03_012_rests_a_don_or_a_small_animal() -> None:
    """Cost and type are said of the Characters, not of DON!!."""
    s = Board()
    card = s.put(A, "EB03-012")
    animal, smile = s.character(B, cost=3, types=("Animal",)), s.character(B, cost=3, types=("SMILE",))
    s.character(B, cost=4, types=("Animal",))
    s.character(B, cost=1)
    game = use(s.start(), card)
    assert picks(game) == {animal, smile, "don active"}
    game.choose("pick don active")
    assert game.count(B, "don_rested") == 1
    assert game.rested(card)


@pytest.mark.parametrize(("films", "power"), [(2, 9000), (1, 7000)])
def test_eb03_020_gives_the_same_card_more(films: int, power: int) -> None:
    """Two of a type on the own field; nobody else is asked for the second time."""
    s = Board()
    event, other = s.hold(B, "EB03-020"), s.character(B)
    s.hand(B, s.character_card(counter=1000))
    s.character(A, types=("FILM",))
    for _ in range(films):
        s.character(B, types=("FILM",))
    game = s.start().declare("leader_a", "leader_b").choose(f"counter {event}")
    assert len(picks(game)) == films + 2
    game.choose("pick leader_b")
    assert game.asked() == (B, "counter")
    assert (game.power("leader_b"), game.power(other)) == (power, 5000)
    assert game.pass_battle().power("leader_b") == 5000


@pytest.mark.parametrize(("second", "power"), [(True, 7000), (False, 5000)])
def test_st24_004_rests_freezes_and_counts(second: bool, power: int) -> None:
    """Two rested Characters of the opponent, the new one among them, make the Leader stronger."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "ST24-004")
    foe = s.character(B, cost=10)
    other = s.character(B, rested=second)
    game = s.start().play(card).choose(f"pick {foe}")
    assert (game.rested(foe), game.power("leader_a")) == (True, power)
    game.end()
    assert (game.rested(foe), game.rested(other)) == (True, False)
    assert game.power("leader_a") == power
    assert game.end().power("leader_a") == 5000


@pytest.mark.rule("1-3-2-1")
def test_st24_004_freezes_a_character_that_is_rested_already() -> None:
    """It is not rested again, but it is the Character that was chosen."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "ST24-004")
    foe = s.character(B, cost=10, rested=True)
    s.character(B)
    game = s.start().play(card).choose(f"pick {foe}").end()

    assert game.rested(foe)


def test_eb03_021_buries_one_by_power_and_one_by_cost() -> None:
    """The first of the opponent, the second of anybody, and two different cards; both by base values."""
    s = Board()
    card, paid = s.hold(A, "EB03-021"), s.hand(A, s.character_card())
    weak = s.character(B, power=4000, cost=3)
    strong, cheap = s.character(B, power=5000, cost=4), s.character(A, power=5000, cost=3)
    weaker = free_event(s, A, GainPower(Every(FOES), -1000, Duration.TURN))
    game = s.start().play(weaker).play(card).choose("yes")
    assert game.area(paid) == "trash"
    assert offers(game) == {f"pick {weak}", "done"}
    game.choose(f"pick {weak}")
    assert offers(game) == {f"pick {cheap}", "done"}
    in_any_order(game.choose(f"pick {cheap}"))
    assert [game.area(ref) for ref in (weak, cheap, strong)] == ["deck", "deck", "characters"]
    assert (game.owner(weak), game.owner(cheap)) == (B, A)


def test_eb03_042_plays_one_of_two_kinds_from_hand_or_trash() -> None:
    """When K.O.'d in the opponent's turn; another Koala and cost 7 are not offered."""
    s = Board(turn_player=B)
    s.leader(A, types=("Revolutionary Army",))
    card = s.put(A, "EB03-042")
    army = ("Revolutionary Army",)
    held = s.hand(A, s.character_card(cost=6, types=army))
    robin = s.trash(A, s.character_card(cost=6, name="Nico Robin"))
    s.trash(A, s.character_card(cost=7, types=army))
    s.hand(A, s.character_card(cost=1, types=army, name="Koala"))
    s.hand(A, s.character_card(cost=1))
    kos = free_event(s, B, KO_ONE)
    game = s.start()
    assert game.cost(card) == 8
    game.play(kos)
    assert offers(game) == {f"pick {held}", f"pick {robin}", "done"}
    game.choose(f"pick {robin}")
    assert (game.area(robin), game.area(held)) == ("characters", "hand")


def test_op14_110_raises_a_trigger_character_but_not_its_own_name() -> None:
    """Cost 4 or less; it lies in the trash itself by then."""
    s = Board(turn_player=B)
    card = s.put(A, "OP14-110")
    fits = s.trashed(A, "OP14-106")
    s.trash(A, s.character_card(cost=1))
    s.trashed(A, "OP14-107")
    s.trashed(A, "OP08-115")
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert game.area(card) == "trash"
    assert offers(game) == {f"pick {fits}", "done"}
    assert not game.choose(f"pick {fits}").rested(fits)
