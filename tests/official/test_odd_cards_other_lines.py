"""The other lines of idiosyncratic cards: their [Trigger] effects, and what else they do."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B, Table


def _trigger(s: Board, number: str) -> Table:
    """A's top Life card is this one, and A uses its [Trigger]."""
    s.on_life(A, number)
    game = begin(s).declare("leader_b", "leader_a")
    if game.asked() == (A, "counter"):
        game.choose("done")
    return game.choose("yes")


def test_eb01_038_trigger_draws_two_for_a_don_that_may_be_given() -> None:
    s = Board(turn_player=B)
    s.don(A, active=1, rested=1)
    s.character(A, don=1)
    game = _trigger(s, "EB01-038")
    assert (game.asked(), len(game.choices()), game.choices()[-1]) == ((A, "don"), 4, "no")
    game.choose("pick don rested")
    assert (game.count(A, "hand"), game.count(B, "hand"), don(game, A)) == (2, 0, (1, 0, 8))

    s = Board(turn_player=B)
    game = _trigger(s, "EB01-038").choose("no")
    assert (game.count(A, "hand"), don(game, A)) == (0, (5, 0, 5))


@pytest.mark.parametrize("number", ["EB01-060", "OP06-095"])
def test_a_trigger_draws_two_and_trashes_one(number: str) -> None:
    s = Board(turn_player=B)
    s.hand(B, s.character_card())
    held = s.hand(A, s.character_card())
    game = _trigger(s, number)
    assert (game.asked(), len(game.choices()), game.count(A, "hand")) == ((A, "cards"), 3, 3)
    game.choose(f"pick {held}")
    assert (game.area(held), game.count(A, "hand"), game.count(B, "hand")) == ("trash", 2, 1)
    assert game.count(A, "trash") == 2


@pytest.mark.parametrize("number", ["EB02-030", "OP07-057"])
def test_a_trigger_draws_one(number: str) -> None:
    s = Board(turn_player=B)
    game = _trigger(s, number)

    assert (game.asked(), game.count(A, "hand"), game.count(B, "hand")) == ((B, "main"), 1, 0)


def test_op12_096_trigger_draws_one_and_trashes_the_top_of_the_own_deck() -> None:
    s = Board(turn_player=B)
    drawn, trashed = (s.deck_top(A, s.character_card()) for _ in range(2))
    game = _trigger(s, "OP12-096")

    assert (game.area(drawn), game.area(trashed), game.count(A, "trash")) == ("hand", "trash", 2)
    assert (game.count(B, "trash"), game.asked()) == (0, (B, "main"))


def test_op04_069_trigger_plays_it_for_a_don() -> None:
    for answer, area in (("yes", "characters"), ("no", "trash")):
        s = Board(turn_player=B)
        s.don(A, active=1, rested=1)
        kurei = s.on_life(A, "OP04-069")
        game = begin(s).declare("leader_b", "leader_a").choose("yes").choose(answer)
        if answer == "yes":
            game.choose("pick don rested")
            assert game.rested(kurei) is False
        assert (game.area(kurei), don(game, A)[2]) == (area, 9 if answer == "yes" else 8)


def test_op14_105_trigger_plays_it_under_a_leader_of_the_type() -> None:
    for mine, theirs, area in (("Kuja Pirates", "Navy", "characters"), ("Navy", "Kuja Pirates", "trash")):
        s = Board(turn_player=B)
        s.leader(A, types=(mine,))
        s.leader(B, types=(theirs,))
        sisters = s.on_life(A, "OP14-105")
        game = begin(s).declare("leader_b", "leader_a").choose("yes")
        assert (game.area(sisters), game.asked()) == (area, (B, "main"))
        assert area == "trash" or game.rested(sisters) is False


def test_op11_023_trigger_rests_a_character_of_cost_4_or_less() -> None:
    s = Board(turn_player=B)
    three, four, five = (s.character(B, cost=cost) for cost in (3, 4, 5))
    mine = s.character(A, cost=1)
    game = _trigger(s, "OP11-023")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {three}", f"pick {four}", "done"])
    assert {f"pick {five}", f"pick {mine}"}.isdisjoint(game.choices())
    game.choose(f"pick {four}")
    assert (game.rested(four), game.rested(three), game.asked()) == (True, False, (B, "main"))


def test_op04_055_trigger_activates_its_main_with_the_cost() -> None:
    s = Board(turn_player=B)
    s.hold(A, "OP04-047")
    wall = s.character(B, cost=4)
    game = _trigger(s, "OP04-055").choose("yes")

    assert (game.area(wall), pile(game, B, "deck")[-1]) == ("deck", wall)
    assert len(game.game.state.players[A].characters) == 1


def test_op05_058_trigger_places_characters_of_cost_2_or_less_of_both() -> None:
    s = Board(turn_player=B)
    mine, theirs = s.character(A, cost=2), s.character(B, cost=1)
    big, other = s.character(A, cost=3), s.character(B, cost=3)
    game = _trigger(s, "OP05-058")

    assert [pile(game, player, "deck")[-1] for player in (A, B)] == [mine, theirs]
    assert [game.area(card) for card in (big, other)] == ["characters", "characters"]


@pytest.mark.parametrize(
    ("leader", "theirs", "given", "rush"),
    [
        ("EB01-001", 5, 0, True),
        ("EB01-001", 5, 1, True),
        ("EB01-001", 4, 1, True),
        ("EB01-001", 4, 0, False),
        ("OP07-001", 9, 0, False),
    ],
)
def test_eb02_061_rushes_under_two_colors_against_five_don(
    leader: str, theirs: int, given: int, rush: bool
) -> None:
    s = Board()
    s.lead(A, leader)
    s.lead(B, "OP05-001", don=given)
    s.don(B, active=theirs)
    luffy = s.put(A, "EB02-061", played_this_turn=True)
    game = begin(s)

    assert (game.keywords(luffy), f"attack {luffy} leader_b" in game.choices()) == (["Rush"] * rush, rush)


def test_op01_051_rests_to_play_a_small_character_of_the_hand() -> None:
    s = Board()
    kid = s.put(A, "OP01-051")
    three, two = s.hand(A, s.character_card(cost=3)), s.hand(A, s.character_card(cost=2))
    four, event = s.hand(A, s.character_card(cost=4)), s.hand(A, s.event_card())
    trashed = s.trash(A, s.character_card(cost=1))
    game = begin(s).choose(f"activate {kid}.2")
    assert (game.rested(kid), game.choices()) == (True, [f"pick {three}", f"pick {two}", "done"])
    assert {f"pick {card}" for card in (four, event, trashed)}.isdisjoint(game.choices())
    game.choose(f"pick {three}")
    assert (game.area(three), game.rested(three), game.asked()) == ("characters", False, (A, "main"))
    assert don(game, A) == (5, 0, 5)


def test_op03_013_ko_s_a_weak_character_when_played_in_the_own_turn() -> None:
    s = Board()
    marco = s.hold(A, "OP03-013")
    two, three, four = (s.character(B, power=power) for power in (2000, 3000, 4000))
    mine = s.character(A, power=1000)
    game = begin(s).play(marco)
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {two}", f"pick {three}", "done"])
    assert {f"pick {four}", f"pick {mine}"}.isdisjoint(game.choices())
    game.choose(f"pick {three}")
    assert (game.area(three), game.area(two), game.asked()) == ("trash", "characters", (A, "main"))


def test_op03_013_ko_s_nobody_when_it_comes_back_in_the_opponents_turn() -> None:
    s = Board(turn_player=B)
    marco = s.put(A, "OP03-013", rested=True)
    s.hand(A, s.event_card())
    weak = s.character(B, power=1000)
    attacker = s.character(B, power=9000)
    game = begin(s).attack(attacker, marco).choose("yes").choose("yes")

    assert (game.area(marco), game.asked(), game.area(weak)) == ("characters", (B, "main"), "characters")


def test_op05_119_rests_a_don_to_add_an_active_one() -> None:
    s = Board()
    s.don(A, active=1, rested=3)
    luffy = s.put(A, "OP05-119")
    game = begin(s).choose(f"activate {luffy}.2")
    assert game.choices() == ["number 0", "number 1"]
    game.choose("number 1")
    assert (don(game, A), f"activate {luffy}.2" in game.choices()) == ((1, 4, 5), False)
