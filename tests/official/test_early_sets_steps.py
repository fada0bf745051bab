"""Cards of the early sets: cards revealed and rested, Life, DON!!, the opponent's part in an effect."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize(
    ("number", "places"), [("EB01-022", ("hand", "deck")), ("ST01-006", ("characters", "deck"))]
)
def test_eb01_029_moves_the_revealed_card_to_the_bottom(number: str, places: tuple[str, str]) -> None:
    """With a cost of 4 or more an own Character returns, and the revealed card goes to the bottom.

    A cheaper card stays on top: the condition is said of all that follows.
    """
    s = Board()
    goner, top = s.hold(B, "EB01-029"), s.on_deck(B, number)
    mine, theirs = s.character(B), s.character(A)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {goner}")
    if places[0] == "hand":
        assert (game.asked()[0], game.choices()) == (B, [f"pick {mine}", "done"])
        game.choose(f"pick {mine}")
    assert (game.area(mine), game.area(top), game.area(theirs)) == (*places, "characters")
    assert pile(game, B, "deck")[-1 if places[0] == "hand" else 0] == top


def test_eb01_029_moves_the_revealed_card_though_no_character_returns() -> None:
    """Both if it is declined and if there is none."""
    for characters in (0, 1):
        s = Board()
        goner, top = s.hold(B, "EB01-029"), s.on_deck(B, "EB01-022")
        mine = [s.character(B) for _ in range(characters)]
        game = begin(s).declare("leader_a", "leader_b").choose(f"counter {goner}")
        if characters:
            game.choose("done")
        assert pile(game, B, "deck")[-1] == top
        assert [game.area(card) for card in mine] == ["characters"] * characters


@pytest.mark.parametrize(("number", "power", "end"), [("OP03-122", 8000, -1), ("ST01-006", 5000, 0)])
def test_op04_011_grows_if_the_revealed_card_is_strong(number: str, power: int, end: int) -> None:
    """A Character card of 6000 power, which then goes to the bottom."""
    s = Board()
    nami, top = s.put(A, "OP04-011"), s.on_deck(A, number)
    base = begin(s).power(nami)
    game = begin(s).attack(nami, "leader_b")
    assert (game.power(nami) - base, pile(game, A, "deck")[end]) == (3000 if power == 8000 else 0, top)


@pytest.mark.rule("2-7-5")
def test_st12_016_rests_a_leader_whatever_cost_is_said() -> None:
    """A Leader has no cost: the limit of 4 is one for Characters."""
    s = Board()
    strike = s.hold(A, "ST12-016")
    four, five, mine = s.character(B, cost=4), s.character(B, cost=5), s.character(A, cost=1)
    game = begin(s).play(strike)
    assert game.choices() == ["pick leader_b", f"pick {four}", "done"]
    game.choose("pick leader_b")
    assert [game.rested(card) for card in ("leader_b", four, five, mine)] == [True, False, False, False]


@pytest.mark.rule("2-7-5")
def test_st12_016_as_a_counter_and_as_a_trigger() -> None:
    """The attacking Leader is rested already; its [Trigger] is the same effect."""
    s = Board()
    strike, four = s.hold(B, "ST12-016"), s.character(A, cost=4)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {strike}")
    assert f"pick {four}" in game.choices()
    assert "pick leader_b" not in game.choices()

    s = Board()
    s.on_life(B, "ST12-016")
    attacker = s.character(A)
    game = begin(s).declare(attacker, "leader_b").choose("yes")
    assert {"pick leader_a", "done"} <= set(game.choices())


@pytest.mark.rule("2-7-5")
@pytest.mark.parametrize("types", [("East Blue",), ("Navy",)])
def test_op03_028_stands_up_a_leader_of_the_type_or_a_character(types: tuple[str, ...]) -> None:
    """The type is said of both, the cost of the Character alone."""
    s = Board()
    s.leader(A, types=types, rested=True)
    jango = s.hold(A, "OP03-028")
    six, seven = [s.character(A, cost=cost, types=("East Blue",), rested=True) for cost in (6, 7)]
    game = begin(s).play(jango).choose("option 1")
    leader = {"pick leader_a"} if types == ("East Blue",) else set()
    assert {choice for choice in game.choices() if "leader" in choice} == leader
    assert f"pick {six}" in game.choices()
    assert f"pick {seven}" not in game.choices()
    assert not game.choose(f"pick {six}").rested(six)


@pytest.mark.parametrize(("number", "limit"), [("OP02-045", 5), ("OP05-038", 3)])
def test_triggers_that_rest_a_leader_or_a_small_character(number: str, limit: int) -> None:
    s = Board()
    s.on_life(B, number)
    attacker, fits, big = s.character(A, cost=9), s.character(A, cost=limit), s.character(A, cost=limit + 1)
    game = begin(s).declare(attacker, "leader_b").choose("yes")
    assert game.choices() == ["pick leader_a", f"pick {fits}", "done"]
    assert game.choose(f"pick {fits}").rested(fits)
    assert not game.rested(big)


def test_op06_115_trigger_asks_once_and_then_takes_a_card() -> None:
    """Without Life: a card of the deck may become Life; a card of the hand is trashed in any case."""
    for answer, life in (("yes", 1), ("no", 0)):
        s = Board()
        s.life(B, 0)
        event, held = s.on_life(B, "OP06-115"), s.hold(B, "ST01-006")
        game = begin(s).declare("leader_a", "leader_b").choose("done").choose("yes")
        assert game.asked() == (B, "yes_no")
        game.choose(answer)
        assert (game.asked(), game.count(B, "life")) == ((A, "main"), life)
        assert (game.area(held), game.area(event)) == ("trash", "trash")


def test_op06_115_trigger_does_nothing_with_life_left() -> None:
    """Not even the card of the hand is lost."""
    s = Board()
    s.on_life(B, "OP06-115")
    held = s.hold(B, "ST01-006")
    game = begin(s).declare("leader_a", "leader_b").choose("done").choose("yes")
    assert (game.asked(), game.area(held), game.count(B, "life")) == ((A, "main"), "hand", 3)


def test_op06_115_counter_costs_a_card() -> None:
    """+3000 for the battle; with no other card in the hand the price cannot be paid."""
    s = Board()
    event, held = s.hold(B, "OP06-115"), s.hold(B, "ST01-006")
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {event}").choose("yes")
    game.choose("pick leader_b")
    assert (game.area(held), game.count(B, "life")) == ("trash", 3)

    s = Board()
    event = s.hold(B, "OP06-115")
    game = begin(s).declare("leader_a", "leader_b")
    game.choose(f"counter {event}")
    assert (game.asked(), game.area(event), game.count(B, "life")) == ((A, "main"), "trash", 2)


def test_op03_114_moves_life_on_both_sides() -> None:
    """Deck to own Life, Life across to the trash without its [Trigger]; each may be left."""
    s = Board()
    s.lead(A, "ST07-001")
    s.don(A, active=10)
    linlin, mine, theirs = s.hold(A, "OP03-114"), s.on_deck(A, "ST01-006"), s.on_life(B, "P-014")
    game = begin(s).play(linlin).choose("no")
    assert (game.area(mine), game.asked()) == ("deck", (A, "yes_no"))
    game.choose("yes")
    assert (game.area(theirs), game.count(B, "hand"), game.asked()) == ("trash", 0, (A, "main"))

    s = Board()
    s.don(A, active=10)
    linlin = s.hold(A, "OP03-114")
    game = begin(s).play(linlin)
    assert (game.asked(), game.count(B, "life"), game.count(A, "life")) == ((A, "main"), 3, 3)


@pytest.mark.rule("3-10-3")
@pytest.mark.parametrize("whose", [A, B])
def test_op03_123_puts_a_character_of_anyone_into_its_owners_life(whose: int) -> None:
    """Face-up, top or bottom as the effect's player says; cost 9 is too much."""
    s = Board()
    s.don(A, active=8)
    katakuri = s.hold(A, "OP03-123")
    eight = {A: s.character(A, cost=8), B: s.character(B, cost=8)}
    nine = s.character(B, cost=9)
    game = begin(s).play(katakuri)
    assert {f"pick {eight[A]}", f"pick {eight[B]}", f"pick {katakuri}", "done"} == set(game.choices())
    game.choose(f"pick {eight[whose]}")
    assert game.asked() == (A, "place")
    game.choose("top")
    assert (pile(game, whose, "life")[0], game.owner(eight[whose])) == (eight[whose], whose)
    assert game.area(nine) == "characters"
    seen = game.game.view(1 - whose).to_dict()[("A", "B")[whose]]
    assert "TEST" in str(seen["life"])  # type: ignore[index]


def test_op04_021_rests_a_don_of_the_attacker() -> None:
    """For two own DON!!, at each attack; an active one across, or none at all."""
    s = Board()
    viola = s.put(B, "OP04-021")
    s.don(B, active=3)
    s.don(A, active=2, rested=1)
    attackers = [s.character(A), s.character(A)]
    game = begin(s).declare(attackers[0], "leader_b")
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert (game.asked(), game.choices()) == ((B, "don"), ["pick don active", "done"])
    game.choose("pick don active").pass_battle()
    assert (don(game, A)[:2], don(game, B)[:2], game.rested(viola)) == ((1, 2), (1, 2), False)
    game.declare(attackers[1], "leader_b")
    assert game.asked()[1] != "yes_no"


@pytest.mark.parametrize(("option", "area"), [("option 1", "hand"), ("option 2", "deck")])
def test_op04_043_returns_a_small_character_to_hand_or_deck(option: str, area: str) -> None:
    """Of either player, cost 2 or less; if none is chosen nothing else is asked."""
    s = Board()
    ulti, two, three, mine = (
        s.put(A, "OP04-043", don=1),
        s.character(B, cost=2),
        s.character(B),
        s.character(A, cost=1),
    )
    game = begin(s).declare(ulti, "leader_b")
    assert set(game.choices()) == {f"pick {two}", f"pick {mine}", "done"}
    game.choose(f"pick {two}").choose(option)
    assert (game.area(two), game.owner(two), game.area(three)) == (area, B, "characters")

    s = Board()
    ulti, two = s.put(A, "OP04-043", don=1), s.character(B, cost=2)
    game = begin(s).declare(ulti, "leader_b").choose("done")
    assert (game.asked(), game.area(two)) == ((A, "main"), "characters")


@pytest.mark.rule("8-4-4-1")
def test_op04_079_must_knock_out_an_own_character_of_the_type() -> None:
    """Itself if there is no other; one of another type cannot be taken for it."""
    s = Board()
    orlumbus, other, victim = s.put(A, "OP04-079"), s.character(A), s.character(B, cost=5)
    game = begin(s).choose(f"activate {orlumbus}.1").choose(f"pick {victim}")
    assert (game.cost(victim), game.area(orlumbus), game.area(other)) == (1, "trash", "characters")
    assert game.count(A, "trash") == 3

    s = Board()
    orlumbus, friend = s.put(A, "OP04-079"), s.character(A, types=("Dressrosa",))
    game = begin(s).choose(f"activate {orlumbus}.1")
    assert game.choices() == [f"pick {orlumbus}", f"pick {friend}"]


def test_op04_100_trigger_stops_one_attacker_for_the_turn() -> None:
    """A Leader or Character across; it attacks again in the next turn."""
    s = Board()
    s.on_life(B, "OP04-100")
    first, second, mine = s.character(A), s.character(A), s.character(B)
    game = begin(s).declare(first, "leader_b").choose("yes")
    assert game.choices() == ["pick leader_a", f"pick {first}", f"pick {second}", "done"]
    game.choose(f"pick {second}")
    attackers = {choice.split()[1] for choice in game.choices() if choice.startswith("attack")}
    assert attackers == {"leader_a"}
    game.end()
    assert any(choice.startswith(f"attack {mine}") for choice in game.choices())
    game.end()
    assert any(choice.startswith(f"attack {second}") for choice in game.choices())


@pytest.mark.parametrize(("there", "left"), [(5, 2), (2, 0)])
def test_op05_079_makes_the_opponent_clear_the_trash(there: int, left: int) -> None:
    """The opponent chooses three and their order, or as many as there are."""
    s = Board()
    viola = s.hold(A, "OP05-079")
    cards = [s.trashed(B, number) for number in (("ST01-006", "ST01-007") * 3)[:there]]
    mine = s.trashed(A, "ST01-007")
    game = begin(s).play(viola)
    if there == 5:
        assert (game.asked(), len(game.choices())) == ((B, "cards"), 5)
        for card in cards[:3]:
            game.choose(f"pick {card}")
    while game.asked()[1] == "order":
        assert game.asked()[0] == B
        game.choose(game.choices()[0])
    assert (game.count(B, "trash"), game.area(mine)) == (left, "trash")
    assert set(pile(game, B, "deck")[-2:]) <= set(cards)
