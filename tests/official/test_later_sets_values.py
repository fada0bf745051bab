"""Later sets: permanent effects, numbers that are counted, and how long things last."""

import pytest

from optcg.model.terms import Color
from tests.official.board import Board
from tests.official.offers import KO_ONE, can_use, free_event, offers, picks, use
from tests.scenario import A, B, Table


def attackers(game: Table) -> set[str]:
    return {choice.split()[1] for choice in game.choices() if choice.startswith("attack ")}


# Permanent ---------------------------------------------------------------------------------------------


def test_op09_004_weakens_all_opposing_characters_while_it_is_there() -> None:
    """Not the Leader, not the own ones; whoever comes later is weakened too, and it ends when it leaves."""
    s = Board()
    shanks = s.put(A, "OP09-004", played_this_turn=True)
    own, foe = s.character(A), s.character(B)
    late = s.hand(B, s.character_card(cost=1))
    kos = free_event(s, B, KO_ONE)
    game = s.start()
    assert (game.power(foe), game.power(own), game.power("leader_b")) == (4000, 5000, 5000)
    assert shanks in attackers(game)
    game.end().play(late)
    assert game.power(late) == 4000
    game.play(kos).choose(f"pick {shanks}")
    assert (game.power(late), game.power(foe)) == (5000, 5000)


@pytest.mark.parametrize("trash", [7, 6])
def test_op14_086_has_one_condition_for_two_changes(trash: int) -> None:
    """Its own power, and the cost of its whole crew, itself included."""
    s = Board()
    card = s.put(A, "OP14-086")
    friend, other = s.character(A, types=("Former Baroque Works",)), s.character(A, types=("Navy",))
    for _ in range(trash):
        s.trash(A, s.event_card())
    game = s.start()
    more = trash == 7
    assert (game.power(card), game.power(friend)) == (6000 + 1000 * more, 5000)
    assert [game.cost(ref) for ref in (card, friend, other)] == [5 + 2 * more, 3 + 2 * more, 3]


@pytest.mark.parametrize(
    ("life", "don", "cost", "leader"), [(4, 1, 8, 6000), (3, 1, 8, 7000), (3, 0, 8, 5000), (4, 1, 7, 5000)]
)
def test_op13_004_is_weaker_with_life_and_stronger_beside_a_dear_character(
    life: int, don: int, cost: int, leader: int
) -> None:
    """The DON!! itself gives 1000 in the own turn, and satisfies the tag in the other turn as well."""
    s = Board()
    s.lead(A, "OP13-004", don=don)
    s.life(A, life)
    friend = s.character(A, cost=cost)
    game = s.start()
    strong = don == 1 and cost == 8
    assert (game.power("leader_a"), game.power(friend)) == (leader, 6000 if strong else 5000)
    assert game.end().power(friend) == (6000 if strong else 5000)


def test_eb02_005_changes_with_the_turn() -> None:
    s = Board()
    card = s.put(A, "EB02-005")
    game = s.start()
    assert game.power(card) == 5000
    assert game.end().power(card) == 1000
    assert game.end().power(card) == 5000


@pytest.mark.parametrize("dear", [2, 1])
def test_st25_002_counts_base_costs(dear: int) -> None:
    """Its own cost of 4 that grew to 5 does not count; 5000 more in the opponent's turn in any case."""
    s = Board()
    card = s.put(A, "ST25-002")
    for _ in range(dear):
        s.character(A, cost=5)
    s.character(B, cost=9)
    game = s.start()
    assert ("Blocker" in game.keywords(card), game.cost(card)) == (dear == 2, 5 if dear == 2 else 4)
    assert game.power(card) == 1000
    assert game.end().power(card) == 6000


@pytest.mark.parametrize("rested", [True, False])
def test_op14_027_weakens_while_rested_and_rests_when_it_attacks(rested: bool) -> None:
    """Base power 7000 or less when it is rested in the own turn."""
    s = Board()
    card = s.put(A, "OP14-027", rested=rested)
    weak, strong = s.character(B, power=7000), s.character(B, power=8000)
    game = s.start()
    if not rested:
        game.declare(card, "leader_b")
        assert offers(game) == {f"pick {weak}", "done"}
        game.choose(f"pick {weak}").pass_battle()
        assert game.rested(weak)
    assert game.power(strong) == 8000
    game.end()
    assert (game.power(weak), game.power(strong)) == (6000, 7000)


@pytest.mark.parametrize("name", ["Buggy", "Nami"])
def test_p_084_bars_characters_of_cost_3_or_4_on_both_sides(name: str) -> None:
    """It never attacks itself; the Leaders and other costs are free."""
    s = Board()
    s.leader(A, name=name)
    s.put(A, "P-084")
    own = {cost: s.character(A, cost=cost) for cost in (2, 3, 4)}
    theirs = {cost: s.character(B, cost=cost) for cost in (3, 4, 5)}
    game = s.start()
    free = name == "Nami"
    assert attackers(game) == {"leader_a", own[2]} | ({own[3], own[4]} if free else set())
    game.end()
    assert attackers(game) == {"leader_b", theirs[5]} | ({theirs[3], theirs[4]} if free else set())


# Counted -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trash", "types", "more"), [(8, "Blackbeard Pirates", 2), (7, "Blackbeard Pirates", 1), (8, "Navy", 0)]
)
def test_op09_086_and_st27_004_count_fours_of_the_trash(trash: int, types: str, more: int) -> None:
    """1000 power for every four cards the one, 1 cost the other; the first is safe from the opponent."""
    s = Board(turn_player=B)
    s.leader(A, types=(types,))
    burgess, wolf = s.put(A, "OP09-086"), s.put(A, "ST27-004")
    for _ in range(trash):
        s.trash(A, s.character_card())
    for _ in range(20):
        s.trash(B, s.character_card())
    kos = free_event(s, B, KO_ONE)
    game = s.start()
    assert game.power(burgess) == 5000 + 1000 * more
    assert game.cost(wolf) == 4 + more
    assert ("Blocker" in game.keywords(wolf)) is (more > 0)
    game.play(kos).choose(f"pick {burgess}")
    assert game.area(burgess) == "characters"


@pytest.mark.parametrize("count", [0, 2, 3])
def test_p_051_gains_power_for_every_card_it_trashes(count: int) -> None:
    """Any number, during this battle only."""
    s = Board()
    card = s.put(A, "P-051")
    held = [s.hand(A, s.character_card()) for _ in range(3)]
    s.hand(B, s.character_card(counter=1000))
    game = s.start().declare(card, "leader_b").choose("yes" if count else "no")
    for ref in held[:count]:
        game.choose(f"pick {ref}")
    if game.asked() == (A, "cards"):
        game.choose("done")
    assert game.power(card) == 9000 + 1000 * count
    assert game.pass_battle().power(card) == 9000
    assert game.count(A, "hand") == 3 - count


def test_st16_002_trashes_music_for_one_card_of_its_side() -> None:
    """Every attack of the opponent, and only cards of the type."""
    s = Board()
    s.put(B, "ST16-002")
    music = [s.hand(B, s.event_card(types=("Music",))) for _ in range(2)]
    other = s.hand(B, s.character_card(types=("FILM",)))
    game = s.start().declare("leader_a", "leader_b")
    assert game.asked() == (B, "cards")
    assert picks(game) == set(music)
    game.choose(f"pick {music[0]}").choose(f"pick {music[1]}")
    if "done" in game.choices() and "pick leader_b" not in game.choices():
        game.choose("done")
    game.choose("pick leader_b")
    assert game.power("leader_b") == 7000
    assert game.area(other) == "hand"
    assert game.pass_battle().count(B, "life") == 3


@pytest.mark.parametrize(("number", "bound"), [("OP08-102", 2), ("OP10-110", 4), ("OP10-100", 6)])
def test_op08_102_op10_110_and_op10_100_bound_the_cost_by_life(number: str, bound: int) -> None:
    """The own Life, that of the opponent, and both together."""
    s = Board()
    s.don(A, active=6)
    s.life(A, 2)
    s.life(B, 4)
    fits, dear = s.character(B, cost=bound), s.character(B, cost=bound + 1)
    s.hand(A, s.character_card())
    if number == "OP10-100":
        card = s.put(A, number, don=1)
        game = s.start().declare(card, "leader_b")
    else:
        card = s.hold(A, number)
        game = s.start().play(card)
        if number == "OP08-102":
            game.choose("yes")
    assert offers(game) == {f"pick {fits}", "done"}
    game.choose(f"pick {fits}")
    assert game.area(dear) == "characters"
    if number == "OP08-102":
        assert game.area(fits) == "trash"
    else:
        assert game.rested(fits)


@pytest.mark.parametrize("answer", ["play", "decline"])
def test_op08_098_bounds_the_cost_by_its_don_and_takes_a_life_card_if_it_did(answer: str) -> None:
    """Given DON!! counts; declined, the Life card stays."""
    s = Board()
    s.lead(A, "OP08-098", don=1)
    s.don(A, active=2, rested=1)
    fits = s.hand(A, s.character_card(cost=4, types=("Shandian Warrior",)))
    s.hand(A, s.character_card(cost=5, types=("Shandian Warrior",)))
    s.hand(A, s.character_card(cost=1, types=("Sky Island",)))
    top = s.on_life(A, "OP14-106")
    game = s.start().declare("leader_a", "leader_b")
    assert offers(game) == {f"pick {fits}", "done"}
    game.choose(f"pick {fits}" if answer == "play" else "done")
    assert game.area(top) == ("hand" if answer == "play" else "life")
    assert game.area(fits) == ("characters" if answer == "play" else "hand")


# How long ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("types", ["Supernovas", "Navy"])
def test_st24_005_sets_a_don_active_at_the_end_of_this_turn(types: str) -> None:
    """One DON!! more is active in the opponent's turn; under another Leader nothing happens."""
    s = Board()
    s.leader(A, types=(types,))
    s.don(A, active=5)
    card, five = s.hold(A, "ST24-005"), s.character(B, cost=5)
    s.character(B, cost=6)
    game = s.start().play(card)
    assert picks(game) == ({five} if types == "Supernovas" else set())
    if types == "Supernovas":
        game.choose(f"pick {five}")
        assert game.count(A, "don_active") == 0
        game.end()
        assert offers(game) == {"pick don rested", "done"}
        game.choose("pick don rested")
        assert game.count(A, "don_active") == 1
    else:
        assert game.end().asked() == (B, "main")


@pytest.mark.parametrize("name", ["Uta", "Nami"])
def test_p_058_wakes_all_of_a_type_at_the_end_of_this_turn(name: str) -> None:
    """Who attacked after the Event stands up again before the opponent's turn; others do not."""
    s = Board()
    s.leader(A, name=name)
    event = s.hold(A, "P-058")
    film, other = s.character(A, types=("FILM",)), s.character(A)
    game = s.start().play(event).attack(film, "leader_b").attack(other, "leader_b")
    assert game.rested(film)
    game.end()
    assert (game.rested(film), game.rested(other)) == (name == "Nami", True)


@pytest.mark.parametrize(("cost", "more"), [(0, 2000), (1, 0)])
def test_p_065_keeps_its_power_until_its_next_turn_starts(cost: int, more: int) -> None:
    s = Board()
    card = s.put(A, "P-065")
    s.character(A, cost=0)
    s.character(B, cost=cost)
    game = s.start().attack(card, "leader_b")
    assert game.power(card) == 4000 + more
    assert game.end().power(card) == 4000 + more
    assert game.end().power(card) == 4000


@pytest.mark.parametrize("types", ["Big Mom Pirates", "Navy"])
def test_op08_101_gives_the_life_card_back_at_the_end_of_the_turn(types: str) -> None:
    """A new one from the deck, face-down; under another Leader the Life is lost."""
    s = Board()
    s.leader(A, types=(types,))
    card, top = s.put(A, "OP08-101"), s.on_life(A, "OP14-106")
    fresh = s.on_deck(A, "OP14-102")
    game = use(s.start(), card)
    assert (game.area(top), game.count(A, "life")) == ("trash", 3)
    assert not can_use(game, card)
    game.end()
    assert game.count(A, "life") == (4 if types == "Big Mom Pirates" else 3)
    assert game.area(fresh) == ("life" if types == "Big Mom Pirates" else "deck")


def test_op10_093_raises_a_cost_through_the_next_turn() -> None:
    """Black Characters only, itself gone to the trash."""
    s = Board()
    card = s.put(A, "OP10-093")
    black, red = s.character(A, colors=(Color.BLACK,)), s.character(A)
    s.character(B, colors=(Color.BLACK,))
    game = use(s.start(), card)
    assert game.area(card) == "trash"
    assert offers(game) == {f"pick {black}", "done"}
    game.choose(f"pick {black}")
    assert (game.cost(black), game.cost(red)) == (6, 3)
    assert game.end().cost(black) == 6
    assert game.end().cost(black) == 3


def test_op14_082_ends_with_the_turn_in_which_it_was_ko() -> None:
    """K.O.'d in the opponent's turn: the next End Phase of the opponent is the one of that turn."""
    s = Board(turn_player=B)
    card = s.put(A, "OP14-082")
    friend, other = s.character(A, types=("Thriller Bark Pirates",)), s.character(A)
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos).choose(f"pick {card}")
    assert (game.cost(friend), game.cost(other)) == (7, 3)
    assert game.end().cost(friend) == 3
