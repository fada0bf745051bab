"""The newest sets: DON!! of either player, base powers of several cards, costs against given DON!!."""

import pytest

from tests.effects.checks import begin, don
from tests.official.board import Board, offers
from tests.scenario import A, B, Table


def sides(number: str) -> tuple[Board, str, str, str]:
    """A board with the card, another Character of its player and one of the opponent."""
    s = Board()
    card = s.put(A, number)
    return s, card, s.character(A), s.character(B)


# A rested DON!! of either player ------------------------------------------------------------------
def test_op15_010_gives_a_rested_don_of_either_player_to_a_card_of_its_owner() -> None:
    s, nezumi, mine, theirs = sides("OP15-010")
    s.stage(A)
    s.don(A, active=2, rested=1)
    s.don(B, active=2, rested=1)
    game = begin(s).choose(f"activate {nezumi}.1")
    offers(game, A, *(f"pick {card}" for card in ("leader_a", nezumi, mine, "leader_b", theirs)))
    game.choose(f"pick {theirs}")
    offers(game, A, "pick don rested", "done")
    game.choose("pick don rested")

    assert (game.don(theirs), don(game, A)[:2], don(game, B)[:2]) == (1, (2, 1), (2, 0))
    assert f"activate {nezumi}.1" not in game.choices()


def test_op15_010_takes_the_don_of_the_player_whose_card_is_chosen() -> None:
    s, nezumi, mine, _ = sides("OP15-010")
    s.don(A, active=2, rested=1)
    s.don(B, active=2, rested=1)
    game = begin(s).choose(f"activate {nezumi}.1").choose(f"pick {mine}").choose("pick don rested")

    assert (game.don(mine), don(game, A)[:2], don(game, B)[:2]) == (1, (2, 0), (2, 1))
    assert game.power(mine) == 6000


@pytest.mark.parametrize("rested", [(1, 0), (0, 1), (0, 0)])
def test_op15_010_offers_no_card_whose_owner_has_no_rested_don(rested: tuple[int, int]) -> None:
    s, nezumi, mine, theirs = sides("OP15-010")
    s.don(A, active=3, rested=rested[0])
    s.don(B, active=3, rested=rested[1])
    game = begin(s).choose(f"activate {nezumi}.1")
    if rested == (0, 0):
        assert game.asked() == (A, "main")
        return
    cards = ("leader_a", nezumi, mine) if rested[0] else ("leader_b", theirs)
    offers(game, A, *(f"pick {card}" for card in cards))
    game.choose(f"pick {cards[0]}").choose("done")

    assert [game.don(card) for card in cards] == [0] * len(cards)
    assert f"activate {nezumi}.1" not in game.choices()


def test_op15_012_gives_one_when_it_attacks() -> None:
    s, buggy, _, theirs = sides("OP15-012")
    s.don(A, rested=1)
    s.don(B, active=1)
    game = begin(s).declare(buggy, "leader_b")
    assert f"pick {theirs}" not in game.choices()
    game.choose(f"pick {buggy}").choose("pick don rested")

    assert (game.power(buggy), don(game, A)[:2]) == (5000, (0, 0))


@pytest.mark.parametrize("number", ["OP15-003", "OP15-017"])
def test_op15_003_and_op15_017_pay_with_a_don_of_the_opponent(number: str) -> None:
    """The cost is theirs alone; what is given after it may be of either player."""
    s, card, mine, theirs = sides(number)
    s.don(A, rested=1)
    s.don(B, active=1, rested=2)
    game = begin(s).choose(f"activate {card}.2")
    assert (game.don(theirs), don(game, B)[:2]) == (1, (1, 1))
    offers(game, A, *(f"pick {one}" for one in ("leader_a", card, mine, "leader_b", theirs)))
    game.choose("pick leader_b").choose("pick don rested")

    assert (game.don("leader_b"), game.don(theirs), don(game, B)[:2]) == (1, 1, (1, 0))
    assert (don(game, A)[:2], f"activate {card}.2" in game.choices()) == ((0, 1), False)


@pytest.mark.parametrize("number", ["OP15-003", "OP15-017", "OP15-023"])
@pytest.mark.parametrize(("rested", "characters"), [(0, 1), (1, 0)])
def test_op15_003_without_their_rested_don_or_character_nothing_is_paid(
    number: str, rested: int, characters: int
) -> None:
    s = Board()
    card = s.put(A, number)
    for _ in range(characters):
        s.character(B)
    s.don(A, rested=1)
    s.don(B, active=1, rested=rested)

    assert f"activate {card}.2" not in begin(s).choices()


# Out of a cost area, in whatever state ------------------------------------------------------------
@pytest.mark.parametrize("state", ["active", "rested"])
def test_op15_023_gives_a_don_in_any_state(state: str) -> None:
    s, arlong, mine, theirs = sides("OP15-023")
    s.don(A, active=1, rested=1)
    s.don(B, active=1, rested=2)
    game = begin(s).choose(f"activate {arlong}.2")
    assert don(game, B)[:2] == (1, 1)
    offers(game, A, *(f"pick {one}" for one in ("leader_a", arlong, mine, "leader_b", theirs)))
    game.choose(f"pick {theirs}")
    offers(game, A, "pick don active", "pick don rested", "done")
    game.choose(f"pick don {state}")

    assert (game.don(theirs), don(game, B)[:2]) == (2, (0, 1) if state == "active" else (1, 0))


def test_op15_028_gives_an_active_don_of_the_opponent_to_their_character() -> None:
    """DON!! that lie under a card are in no cost area."""
    s = Board()
    s.leader(A, types=("East Blue",))
    brothers = s.hold(A, "OP15-028")
    s.don(A, active=1)
    s.don(B, active=1, rested=1)
    theirs, other = s.character(B), s.character(B, don=1)
    game = begin(s).play(brothers)
    offers(game, A, f"pick {theirs}", f"pick {other}")
    game.choose(f"pick {theirs}")
    offers(game, A, "pick don active", "pick don rested", "done")
    game.choose("pick don active")

    assert (game.don(theirs), don(game, B)[:2], game.asked()) == (1, (0, 1), (A, "main"))


def test_op15_028_asks_for_the_type_of_the_leader() -> None:
    s = Board()
    brothers = s.hold(A, "OP15-028")
    s.don(A, active=1)
    s.don(B, active=1)
    s.character(B)

    assert begin(s).play(brothers).asked() == (A, "main")


def kuro_played(given: int) -> tuple[Table, str, str]:
    s = Board()
    kuro = s.hold(A, "OP15-025")
    s.don(A, active=7)
    s.don(B, active=2, rested=1)
    mine = s.character(A, rested=True, don=3)
    theirs = s.character(B, rested=True, don=1)
    s.character(B, don=3)
    game = begin(s).play(kuro).choose(f"pick {theirs}")
    for _ in range(given):
        game.choose("pick don active")
    return game if given == 2 else game.choose("done"), mine, theirs


def test_op15_025_holds_a_rested_character_that_has_three_don_at_the_end_of_the_turn() -> None:
    """It is told by the Refresh Phase of the opponent: none of one's own Characters is meant."""
    game, mine, theirs = kuro_played(2)
    assert (game.don(theirs), don(game, B)[:2]) == (3, (0, 1))
    game.end()
    offers(game, A, f"pick {theirs}", "done")
    game.choose(f"pick {theirs}")
    assert (game.rested(theirs), game.asked()[0]) == (True, B)
    game.end()

    assert not game.rested(mine)


def test_op15_025_holds_nothing_with_two_don() -> None:
    game, _, theirs = kuro_played(0)
    game.end()

    assert (game.asked(), game.rested(theirs)) == ((B, "main"), False)


# A cost against given DON!! -----------------------------------------------------------------------
@pytest.mark.parametrize(("cost", "given", "kod"), [(2, 2, True), (3, 2, False), (1, 2, False), (0, 0, True)])
def test_op15_031_kos_a_character_whose_cost_is_the_number_of_its_don(
    cost: int, given: int, kod: bool
) -> None:
    s = Board()
    officer = s.hold(A, "OP15-031")
    s.don(A, active=2)
    target = s.character(B, cost=cost, rested=True, don=given)
    s.character(B, cost=1, don=1)
    game = begin(s).play(officer)
    offers(game, A, f"pick {target}", "done")
    game.choose(f"pick {target}")

    assert (game.area(target) == "trash", game.asked()) == (kod, (A, "main"))


# Base powers --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("number", "other", "name"), [("OP15-070", "OP15-067", "Shura"), ("OP15-071", "OP15-061", "Ohm")]
)
def test_op15_070_and_op15_071_set_base_powers_in_the_turn_of_the_opponent(
    number: str, other: str, name: str
) -> None:
    """Cards of that name, the Leader too, and this one; in one's own turn they are as printed."""
    s = Board()
    s.leader(A, name=name)
    card, friend = s.put(A, number), s.put(A, other)
    stranger = s.character(A, power=3000)
    theirs = s.put(B, other)
    game = begin(s)
    before = [game.power(one) for one in ("leader_a", card, friend, stranger, theirs)]
    assert before == [5000, 4000, 2000, 3000, 2000]
    game.end()

    assert [game.power(one) for one in ("leader_a", card, friend, stranger)] == [6000, 6000, 6000, 3000]
    assert game.power(theirs) == 2000


@pytest.mark.parametrize("owned", [10, 9])
def test_op16_058_sets_the_base_power_of_all_cards_of_a_name(owned: int) -> None:
    s = Board()
    riot = s.hold(A, "OP16-058")
    s.don(A, active=owned)
    prisoners = [s.put(A, "OP16-042") for _ in range(2)]
    other, theirs = s.character(A, power=3000), s.put(B, "OP16-042")
    game = begin(s)
    calm = game.power(theirs)
    game.play(riot)

    assert [game.power(one) for one in prisoners] == [7000 if owned == 10 else calm] * 2
    assert (game.power(other), game.power(theirs)) == (3000, calm)
    game.end()
    assert [game.power(one) for one in prisoners] == [calm] * 2


def test_op16_015_sets_the_base_power_of_the_leader_and_of_itself() -> None:
    s = Board(turn_player=B)
    luffy = s.put(A, "OP16-015")
    other = s.character(A, power=3000)
    paid, kept = (s.hand(A, s.character_card(power=8000)) for _ in range(2))
    s.hand(A, s.character_card(power=9000))
    attacker = s.character(B, power=5000)
    game = begin(s).declare(attacker, "leader_a")
    offers(game, A, f"pick {paid}", f"pick {kept}", "no")
    game.choose(f"pick {paid}")

    assert (game.area(paid), game.area(kept)) == ("trash", "hand")
    assert [game.power(one) for one in ("leader_a", luffy, other)] == [7000, 7000, 3000]


@pytest.mark.parametrize(
    ("trashed", "power", "cost", "leader"),
    [(9, 7000, 7, 5000), (10, 9000, 17, 5000), (20, 9000, 17, 7000), (30, 10000, 17, 7000)],
)
def test_op15_092_has_all_that_its_trash_is_enough_for(
    trashed: int, power: int, cost: int, leader: int
) -> None:
    """All of them hold together; that of the Leader in the turns of the opponent alone."""
    s = Board()
    luffy = s.put(A, "OP15-092")
    for _ in range(trashed):
        s.trash(A, s.character_card())
    game = begin(s)
    assert (game.power(luffy), game.cost(luffy), game.power("leader_a")) == (power, cost, 5000)
    game.end()

    assert (game.power(luffy), game.cost(luffy), game.power("leader_a")) == (power, cost, leader)


@pytest.mark.parametrize(
    ("moria", "own", "theirs", "power"),
    [
        (10000, "", "", 7000),
        (9000, "", "", 0),
        (None, "", "", 0),
        (10000, "OP06-083", "", 0),
        (10000, "OP15-080", "", 0),
        (10000, "", "OP06-083", 7000),
    ],
)
def test_op15_080_wants_a_strong_moria_and_no_other_oars_of_its_player(
    moria: int | None, own: str, theirs: str, power: int
) -> None:
    s = Board()
    oars = s.put(A, "OP15-080")
    if moria is not None:
        s.character(A, name="Gecko Moria", power=moria)
    if own:
        s.put(A, own)
    if theirs:
        s.put(B, theirs)

    assert begin(s).power(oars) == power


def test_op15_080_counts_the_power_that_moria_has_now() -> None:
    s = Board()
    s.lead(A, "OP14-080")
    oars = s.put(A, "OP15-080")
    s.character(B, name="Gecko Moria", power=12000)
    s.don(A, active=5)
    game = begin(s)
    assert game.power(oars) == 0
    game.give("leader_a", 5)

    assert (game.power("leader_a"), game.power(oars)) == (10000, 7000)
