"""Later sets: the other side of things: own effects, other Leaders, second uses, second lines."""

import pytest

from optcg.model.effects import KO, Effect, Move, Place
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area, Color
from tests.official.board import Board
from tests.official.offers import BOUNCE_ONE, KO_ONE, can_use, free_event, offers, picks, targets, use
from tests.scenario import A, B

OWN = Cards(Owner.YOU, (Area.CHARACTER,))
KO_OWN: Effect = KO(Choose(OWN, 1))
BOUNCE_OWN: Effect = Move(Choose(OWN, 1), Place.HAND)
SAVED_THEMSELVES = (
    ("PRB02-002", BOUNCE_OWN),
    ("ST15-005", BOUNCE_OWN),
    ("OP13-109", KO_OWN),
    ("OP12-053", BOUNCE_OWN),
    ("OP12-070", KO_OWN),
    ("ST22-005", BOUNCE_OWN),
    ("ST22-012", KO_OWN),
    ("OP10-074", KO_OWN),
    ("OP10-037", BOUNCE_OWN),
)


@pytest.mark.parametrize(("number", "what"), SAVED_THEMSELVES)
def test_what_the_opponent_would_do_is_not_what_the_player_does(number: str, what: Effect) -> None:
    """An own effect removes it without a question."""
    s = Board()
    card = s.put(A, number)
    for _ in range(3):
        s.hand(A, s.character_card())
    event = free_event(s, A, what)
    game = s.start().play(event)
    assert game.asked() == (A, "main")
    assert game.area(card) != "characters"


@pytest.mark.parametrize(
    ("number", "facts"),
    [
        ("OP10-049", {"cost": 3}),
        ("OP12-102", {"cost": 3}),
        ("OP12-027", {"cost": 3}),
        ("OP12-048", {"types": ("Navy",), "colors": (Color.BLUE,)}),
        ("OP13-008", {"types": ("Revolutionary Army",)}),
        ("OP13-017", {"types": ("Revolutionary Army",)}),
        ("OP14-061", {"types": ("Donquixote Pirates",)}),
        ("OP14-034", {"types": ("Straw Hat Crew",)}),
        ("ST25-003", {"types": ("Cross Guild",)}),
    ],
)
def test_nobody_is_saved_from_an_own_effect(number: str, facts: dict[str, object]) -> None:
    s = Board()
    s.put(A, number)
    friend = s.character(A, **facts)  # type: ignore[arg-type]
    s.hand(A, s.character_card())
    event = free_event(s, A, KO_OWN)
    game = s.start().play(event).choose(f"pick {friend}")
    assert game.asked() == (A, "main")
    assert game.area(friend) == "trash"


@pytest.mark.parametrize("number", ["ST15-005", "OP12-053", "OP10-074", "OP10-037", "ST20-002", "ST22-012"])
def test_a_second_time_in_one_turn_nobody_is_asked(number: str) -> None:
    """[Once Per Turn]."""
    s = Board(turn_player=B)
    s.don(A, active=6)
    card = s.put(A, number)
    for _ in range(3):
        s.hand(A, s.character_card())
    events = [free_event(s, B, KO_ONE) for _ in range(2)]
    game = s.start().play(events[0]).choose("yes")
    while game.asked()[0] == A:
        game.choose(game.choices()[0])
    assert game.area(card) == "characters"
    game.play(events[1])
    assert game.asked() == (B, "main")
    assert game.area(card) == "trash"


@pytest.mark.parametrize(
    "number", ["EB03-038", "OP11-080", "OP11-114", "OP12-037", "OP12-117", "OP13-097", "OP14-037"]
)
def test_the_counter_line_gives_the_leader_3000_for_the_battle(number: str) -> None:
    """Never a Character; the [Main] line and its cost have no part in it."""
    s = Board()
    event, friend = s.hold(B, number), s.character(B)
    s.hand(B, s.character_card(counter=1000))
    game = s.start().declare("leader_a", "leader_b").choose(f"counter {event}")
    if game.asked()[1] == "cards":
        assert offers(game) == {"pick leader_b", "done"}
        game.choose("pick leader_b")
    assert (game.power("leader_b"), game.power(friend)) == (8000, 5000)
    assert game.count(B, "don_rested") == 1
    assert game.pass_battle().power("leader_b") == 5000


@pytest.mark.parametrize(
    ("number", "cost"), [("OP14-082", 2), ("OP14-110", 4), ("OP14-111", 4), ("OP14-109", 4)]
)
def test_the_trigger_raises_a_small_thriller_bark_pirate_rested(number: str, cost: int) -> None:
    """From the own trash; the card itself goes there afterwards."""
    s = Board()
    card = s.on_life(B, number)
    crew = ("Thriller Bark Pirates",)
    fits = s.trash(B, s.character_card(cost=cost, types=crew))
    s.trash(B, s.character_card(cost=cost + 1, types=crew))
    s.trash(B, s.character_card(cost=1))
    s.trash(B, s.event_card(cost=1, types=crew))
    s.trash(A, s.character_card(cost=1, types=crew))
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    assert offers(game) == {f"pick {fits}", "done"}
    assert game.choose(f"pick {fits}").rested(fits)
    assert game.area(card) == "trash"


@pytest.mark.parametrize(
    ("number", "right", "wrong"),
    [
        ("EB02-019", "Straw Hat Crew", "Navy"),
        ("OP12-054", "The Seven Warlords of the Sea", "Navy"),
        ("OP10-009", "Punk Hazard", "Navy"),
        ("OP09-011", "Red-Haired Pirates", "Pirates"),
        ("OP08-012", "Drum Kingdom", "Drum"),
        ("OP14-014", "Supernovas", "Nova"),
    ],
)
def test_the_type_of_the_own_leader_decides(number: str, right: str, wrong: str) -> None:
    """An exact type of one's own Leader; the opponent's Leader has it in both cases."""
    for types in (right, wrong):
        s = Board()
        s.leader(A, types=(types,))
        s.leader(B, types=(right,))
        s.hand(A, s.character_card(cost=1, power=1000))
        s.character(B, cost=1, power=1000)
        if number in ("OP09-011", "OP08-012"):
            card = s.put(A, number, don=2)
            game = s.start()
            game = use(game, card) if number == "OP09-011" else game.declare(card, "leader_b")
        else:
            card = s.hold(A, number)
            game = s.start().play(card)
        assert bool(picks(game)) is (types == right)


@pytest.mark.parametrize("number", ["EB03-006", "OP11-072", "ST16-001", "ST20-001", "ST27-001"])
def test_an_effect_of_the_main_phase_is_used_once_per_turn(number: str) -> None:
    """Also where a condition after its cost did not hold; in the next own turn it is there again."""
    s = Board()
    s.leader(A, types=("Alabasta",))
    s.don(A, active=6)
    card = s.put(A, number)
    s.put(A, "OP09-099")
    for _ in range(2):
        s.hand(A, s.event_card(types=("FILM",)))
    game = use(s.start(), card)
    while game.asked()[1] != "main":
        game.choose(game.choices()[-1])
    assert not can_use(game, card)
    game.end().end()
    assert can_use(game, card) is (number != "ST20-001")


@pytest.mark.parametrize("trash", [10, 9])
def test_op14_096_counter_wants_ten_cards_in_the_trash(trash: int) -> None:
    """The Event is one of them, because it lies there when it is resolved."""
    s = Board()
    event, friend = s.hold(B, "OP14-096"), s.character(B)
    s.hand(B, s.character_card(counter=1000))
    for _ in range(trash - 1):
        s.trash(B, s.character_card())
    game = s.start().declare("leader_a", "leader_b").choose(f"counter {event}")
    assert picks(game) >= ({"leader_b", friend} if trash == 10 else set())
    if trash == 10:
        game.choose("pick leader_b")
    assert game.asked() == (B, "counter")
    assert game.power("leader_b") == (9000 if trash == 10 else 5000)


@pytest.mark.parametrize(("life", "asks"), [(1, True), (2, False)])
def test_op13_108_trigger_counts_the_life_that_is_left(life: int, asks: bool) -> None:
    """The card of the [Trigger] is no Life card any more; cost 7 or less is rested."""
    s = Board()
    s.life(B, life)
    s.on_life(B, "OP13-108")
    seven, eight = s.character(A, cost=7), s.character(A, cost=8)
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    assert picks(game) == ({seven} if asks else set())
    if asks:
        game.choose(f"pick {seven}")
    assert (game.rested(seven), game.rested(eight)) == (asks, False)


@pytest.mark.parametrize("types", ["Former Whitebeard Pirates", "Navy"])
def test_st15_005_attacks_at_once_under_a_leader_of_the_crew(types: str) -> None:
    s = Board()
    s.leader(A, types=(types,))
    s.leader(B, types=("Whitebeard Pirates",))
    card = s.put(A, "ST15-005", played_this_turn=True)
    assert bool(targets(s.start(), card)) is (types != "Navy")


@pytest.mark.parametrize(("types", "turn"), [("Navy", B), ("Navy", A), ("SWORD", B)])
def test_op12_053_blocks_and_is_stronger_in_the_turn_of_the_opponent(types: str, turn: int) -> None:
    s = Board(turn_player=turn)
    s.leader(A, types=(types,))
    card = s.put(A, "OP12-053")
    game = s.start()
    helped = types == "Navy" and turn == B
    assert (game.power(card), "Blocker" in game.keywords(card)) == (6000 if helped else 5000, helped)


def test_st22_005_stands_up_for_three_don_and_another_character() -> None:
    """Not by returning itself; once per turn."""
    s = Board()
    s.don(A, active=7)
    card = s.put(A, "ST22-005")
    one, two = s.character(A), s.character(A)
    game = s.start().attack(card, "leader_b")
    use(game, card)
    assert picks(game) == {one, two}
    game.choose(f"pick {one}")
    assert (game.rested(card), game.area(one), game.count(A, "don_rested")) == (False, "hand", 3)
    assert not can_use(game, card)


def test_bounced_is_not_ko_for_those_who_wait_for_it() -> None:
    """ST15-003 and OP11-035 are silent when they return to the hand."""
    for number in ("ST15-003", "OP11-035"):
        s = Board(turn_player=B)
        card, event = s.put(A, number), free_event(s, B, BOUNCE_ONE)
        s.hand(A, s.character_card(cost=1, types=("Fish-Man",)))
        game = s.start().play(event)
        assert game.asked() == (B, "main")
        assert game.area(card) == "hand"


@pytest.mark.parametrize(("life", "power"), [(2, 6000), (3, 5000)])
def test_st28_004_helps_its_leader_with_two_life_or_less(life: int, power: int) -> None:
    s = Board()
    s.life(A, life)
    s.put(A, "ST28-004")
    game = s.start()
    assert (game.power("leader_a"), game.power("leader_b")) == (power, 5000)


def test_op14_027_does_nothing_while_active_in_the_turn_of_the_opponent() -> None:
    """Another Character that is rested does not wake it either."""
    s = Board()
    s.put(A, "OP14-027")
    friend, foe = s.character(A), s.character(B)
    game = s.start().attack(friend, "leader_b")
    assert game.asked() == (A, "main")
    assert game.end().power(foe) == 5000


@pytest.mark.parametrize("name", ["Smoker", "Tashigi"])
def test_st19_003_lowers_a_cost_for_the_turn_under_its_leader(name: str) -> None:
    s = Board()
    s.leader(A, name=name)
    s.leader(B, name="Smoker")
    card, foe = s.hold(A, "ST19-003"), s.character(B, cost=6)
    game = s.start().play(card)
    assert picks(game) == ({foe} if name == "Smoker" else set())
    if name == "Smoker":
        game.choose(f"pick {foe}").attack("leader_a", "leader_b")
        assert game.cost(foe) == 2
    assert game.end().cost(foe) == 6


@pytest.mark.parametrize(
    ("types", "theirs", "drawn"), [("Big Mom Pirates", 6, 2), ("Big Mom Pirates", 5, 0), ("Navy", 6, 0)]
)
def test_prb02_010_draws_and_plays_only_if_both_conditions_hold(types: str, theirs: int, drawn: int) -> None:
    """The two DON!! are gone in any case."""
    s = Board()
    s.leader(A, types=(types,))
    s.don(A, active=7)
    s.don(B, active=theirs)
    card = s.hold(A, "PRB02-010")
    fits = s.hand(A, s.character_card(power=7000, types=("Big Mom Pirates",)))
    for _ in range(3):
        s.deck_top(A, s.event_card())
    game = s.start().play(card).choose("yes")
    assert game.count(A, "don_deck") == 5
    assert game.count(A, "hand") == 1 + drawn
    assert picks(game) == ({fits} if drawn else set())


@pytest.mark.parametrize(
    ("power", "types", "wakes"),
    [(6000, "Donquixote Pirates", 1), (5000, "Donquixote Pirates", 0), (6000, "Navy", 0)],
)
def test_op10_003_sets_a_don_active_at_the_end_beside_a_strong_comrade(
    power: int, types: str, wakes: int
) -> None:
    s = Board()
    s.lead(A, "OP10-003")
    s.don(A, active=1, rested=2)
    s.character(A, power=power, types=(types,))
    s.character(B, power=9000, types=("Donquixote Pirates",))
    game = s.start().end()
    if wakes:
        assert offers(game) == {"pick don rested", "done"}
        game.choose("pick don rested")
    assert game.asked() == (B, "main")
    assert game.count(A, "don_active") == 1 + wakes


def test_op13_023_plays_a_character_rested_when_ko() -> None:
    """Cost 5 or less, Characters only."""
    s = Board(turn_player=B)
    s.put(A, "OP13-023")
    five = s.hand(A, s.character_card(cost=5))
    s.hand(A, s.character_card(cost=6))
    s.hand(A, s.stage_card(cost=1))
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert offers(game) == {f"pick {five}", "done"}
    assert game.choose(f"pick {five}").rested(five)


@pytest.mark.parametrize(
    ("number", "cost"), [("PRB02-017", 4), ("OP12-104", 4), ("OP08-097", 3), ("OP11-115", 2)]
)
def test_the_trigger_kos_an_attacker_by_cost(number: str, cost: int) -> None:
    """Characters of the attacking player alone, with that cost or less."""
    s = Board()
    s.on_life(B, number)
    fits, dear = s.character(A, cost=cost), s.character(A, cost=cost + 1)
    own = s.character(B, cost=1)
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    assert game.asked()[0] == B
    assert offers(game) == {f"pick {fits}", "done"}
    game.choose(f"pick {fits}")
    assert [game.area(ref) for ref in (fits, dear, own)] == ["trash", "characters", "characters"]


def test_op09_107_trigger_plays_a_small_yellow_character() -> None:
    s = Board()
    s.on_life(B, "OP09-107")
    yellow = (Color.YELLOW,)
    fits = s.hand(B, s.character_card(cost=3, colors=yellow))
    s.hand(B, s.character_card(cost=4, colors=yellow))
    s.hand(B, s.character_card(cost=1))
    s.hand(B, s.event_card(cost=1, colors=yellow))
    s.hand(A, s.character_card(cost=1, colors=yellow))
    game = s.start().declare("leader_a", "leader_b").choose("done").choose("yes")
    assert offers(game) == {f"pick {fits}", "done"}
    assert not game.choose(f"pick {fits}").rested(fits)
