"""Cards of the early sets: what happens instead, and what cannot be K.O.'d or removed."""

import pytest

from optcg.model.effects import KO, Move, Place
from optcg.model.selections import Every
from optcg.model.terms import Attribute
from tests.effects.checks import ANY, OWN, THEIRS, begin, event, pile
from tests.official.board import Board
from tests.scenario import A, B

KO_ALL = KO(Every(THEIRS))
BOUNCE_ALL = Move(Every(THEIRS), Place.HAND)


@pytest.mark.rule("8-1-3-4-1", "8-1-3-4-5")
def test_eb01_008_trashes_an_event_or_stage_instead_of_a_ko_by_effect() -> None:
    """A Character card does not pay; once per turn; not in battle."""
    s = Board()
    oars = s.put(B, "EB01-008", rested=True)
    what = [s.hold(B, "ST01-017"), s.hold(B, "ST01-014"), s.hold(B, "ST01-006")]
    first, second = event(s, KO_ALL), event(s, KO_ALL)
    game = begin(s).play(first)
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert game.choices() == [f"pick {what[0]}", f"pick {what[1]}"]
    game.choose(f"pick {what[1]}")
    assert (game.area(oars), game.area(what[1])) == ("characters", "trash")
    game.play(second)
    assert (game.area(oars), game.asked(), game.area(what[0])) == ("trash", (A, "main"), "hand")


@pytest.mark.parametrize("how", ["battle", "bounce", "no card"])
def test_eb01_008_does_not_help_otherwise(how: str) -> None:
    s = Board()
    oars = s.put(B, "EB01-008", rested=True)
    s.hold(B, "ST01-006" if how == "no card" else "ST01-017")
    striker = s.character(A, power=9000)
    ko, bounce = event(s, KO_ALL), event(s, BOUNCE_ALL)
    game = begin(s)
    if how == "battle":
        game.attack(striker, oars)
    else:
        game.play(bounce if how == "bounce" else ko)
    assert (game.area(oars), game.asked()) == ("hand" if how == "bounce" else "trash", (A, "main"))


@pytest.mark.parametrize(("rested", "saved"), [(True, True), (False, False)])
def test_op05_030_goes_for_a_rested_character(rested: bool, saved: bool) -> None:
    """In the opponent's turn; by trashing itself it is not K.O.'d; an active Character is not saved."""
    s = Board()
    rosinante = s.put(B, "OP05-030")
    victim = s.character(B, rested=rested, power=1000, name="Victim")
    attacker = s.put(A, "OP01-021", don=1)
    game = begin(s).declare(attacker, victim).choose("done")
    if saved:
        assert game.asked() == (B, "yes_no")
        game.choose("yes")
    assert game.area(victim) == ("characters" if saved else "trash")
    assert game.area(rosinante) == ("trash" if saved else "characters")
    assert ("knocked_out" in game.kinds()) is not saved


def test_op05_030_does_nothing_in_the_own_turn() -> None:
    s = Board()
    rosinante, victim = s.put(A, "OP05-030"), s.character(A, rested=True)
    ko = event(s, KO(Every(OWN)))
    game = begin(s).play(ko)
    assert [game.area(card) for card in (rosinante, victim)] == ["trash", "trash"]
    assert game.asked() == (A, "main")


def test_op05_032_rests_another_character_of_cost_three_instead() -> None:
    """Not one that costs 2, not another Pica; once per turn."""
    s = Board()
    pica = s.put(B, "OP05-032", rested=True)
    guard, small = s.character(B, cost=3), s.character(B, cost=2)
    namesake, more = s.put(B, "OP05-032"), s.character(B, cost=4)
    strikers = [s.character(A, power=9000) for _ in range(2)]
    game = begin(s).declare(strikers[0], pica)
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert game.choices() == [f"pick {guard}", f"pick {more}"]
    assert {f"pick {card}" for card in (small, namesake)}.isdisjoint(game.choices())
    game.choose(f"pick {guard}")
    assert (game.area(pica), game.rested(guard), game.rested(more)) == ("characters", True, False)
    assert game.attack(strikers[1], pica).area(pica) == "trash"


@pytest.mark.rule("8-1-3-4-5")
def test_op05_032_needs_somebody_to_rest() -> None:
    """With rested Characters alone nothing is asked; after its own turn it may stand up for a DON!!."""
    s = Board()
    pica = s.put(B, "OP05-032", rested=True)
    s.character(B, rested=True)
    striker = s.character(A, power=9000)
    game = begin(s).attack(striker, pica)
    assert (game.area(pica), game.asked()) == ("trash", (A, "main"))

    s = Board()
    pica = s.put(A, "OP05-032", rested=True)
    game = begin(s).end()
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.rested(pica), game.count(A, "don_rested")) == (False, 1)


@pytest.mark.parametrize(
    ("mover", "other", "area"), [(A, True, "characters"), (A, False, "hand"), (B, True, "hand")]
)
def test_op07_029_rests_a_character_of_the_opponent_to_stay(mover: int, other: bool, area: str) -> None:
    """Only against the opponent's effects, and only if there is an active one to rest."""
    s = Board(turn_player=mover)
    hawkins = s.put(B, "OP07-029")
    active = s.character(A, rested=not other)
    bounce = event(s, Move(Every(ANY if mover == B else THEIRS), Place.HAND), player=mover)
    game = begin(s).play(bounce)
    if area == "characters":
        assert game.asked() == (B, "yes_no")
        game.choose("yes")
        assert game.rested(active)
    assert (game.area(hawkins), game.asked()) == (area, (mover, "main"))


@pytest.mark.parametrize(("types", "keywords"), [(("Supernovas",), ["Blocker"]), (("Navy",), [])])
def test_op07_029_blocks_for_a_leader_of_its_type(types: tuple[str, ...], keywords: list[str]) -> None:
    s = Board()
    s.leader(B, types=types)
    hawkins = s.put(B, "OP07-029")
    assert begin(s).keywords(hawkins) == keywords


@pytest.mark.parametrize(
    ("types", "area"), [("The Seven Warlords of the Sea", "characters"), ("Navy", "trash")]
)
def test_op07_042_gives_another_character_for_itself(types: str, area: str) -> None:
    """To the bottom of the deck; a second Moria is no choice; a Leader of another type gives nothing."""
    s = Board()
    s.leader(B, types=(types,))
    moria, friend = s.put(B, "OP07-042"), s.character(B, name="Friend")
    again = s.hand(A, s.event_card(cost=0, main=[KO(Every(THEIRS))]))
    game = begin(s).play(again)
    if area == "characters":
        assert game.asked() == (B, "yes_no")
        game.choose("yes")
        assert pile(game, B, "deck")[-1] == friend
    assert game.area(moria) == area


def test_op07_042_is_lost_without_another_character() -> None:
    """A namesake does not pay, and a battle is no effect."""
    s = Board()
    s.leader(B, types=("The Seven Warlords of the Sea",))
    moria, twin = s.put(B, "OP07-042", rested=True), s.put(B, "OP07-042")
    striker = s.character(A, power=9000)
    ko = event(s, KO_ALL)
    game = begin(s).attack(striker, moria)
    assert (game.area(moria), game.area(twin)) == ("trash", "characters")
    assert game.play(ko).area(twin) == "trash"


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_st09_010_pays_with_life_once_per_turn(end: str) -> None:
    """In battle and by effects, top or bottom card; the card is trashed without its [Trigger]."""
    s = Board()
    s.life(B, 0)
    bottom, _, top = s.on_life(B, "P-014"), s.on_life(B, "ST01-006"), s.on_life(B, "ST01-007")
    ace = s.put(B, "ST09-010", rested=True)
    strikers = [s.character(A, power=9000) for _ in range(2)]
    game = begin(s).declare(strikers[0], ace)
    assert game.asked() == (B, "yes_no")
    game.choose("yes").choose(end)
    assert (game.area(ace), game.area(top if end == "top" else bottom)) == ("characters", "trash")
    assert (game.count(B, "life"), game.count(B, "hand")) == (2, 0)
    game.attack(strikers[1], ace)
    assert (game.area(ace), game.count(B, "life")) == ("trash", 2)


def test_st09_010_falls_without_life() -> None:
    s = Board()
    s.life(B, 0)
    ace = s.put(B, "ST09-010")
    ko = event(s, KO_ALL)
    game = begin(s).play(ko)
    assert (game.area(ace), game.asked()) == ("trash", (A, "main"))


@pytest.mark.rule("10-2-1-3")
@pytest.mark.parametrize(
    ("number", "given", "attribute", "leader", "lives"),
    [
        ("OP01-024", 2, Attribute.STRIKE, False, True),
        ("OP01-024", 1, Attribute.STRIKE, False, False),
        ("OP01-024", 2, Attribute.SLASH, False, False),
        ("OP01-024", 2, Attribute.STRIKE, True, False),
        ("P-007", 1, Attribute.STRIKE, True, True),
        ("P-007", 1, Attribute.STRIKE, False, True),
        ("P-007", 1, Attribute.SLASH, True, False),
        ("P-025", 1, Attribute.SLASH, False, True),
        ("P-025", 1, Attribute.SPECIAL, False, False),
        ("P-025", 1, Attribute.SLASH, True, False),
        ("ST08-002", 0, Attribute.SLASH, True, True),
        ("ST08-002", 0, Attribute.SLASH, False, False),
    ],
)
def test_cannot_be_kod_in_battle_by_certain_cards(
    number: str, given: int, attribute: Attribute, leader: bool, lives: bool
) -> None:
    """By whom and with how many DON!!; an effect K.O.s it all the same."""
    s = Board()
    s.leader(A, power=9000, attributes=(attribute,))
    attacker = s.character(A, power=9000, attributes=(attribute,))
    target = s.put(B, number, rested=True, don=given)
    ko = event(s, KO_ALL)
    game = begin(s).attack("leader_a" if leader else attacker, target)
    assert game.area(target) == ("characters" if lives else "trash")
    assert game.play(ko).area(target) == "trash"


@pytest.mark.parametrize(
    ("number", "don", "life", "given", "battle", "effect"),
    [
        ("ST05-008", 8, 3, 0, "characters", "trash"),
        ("ST05-008", 7, 3, 0, "trash", "trash"),
        ("ST09-004", 5, 2, 1, "characters", "trash"),
        ("ST09-004", 5, 3, 1, "trash", "trash"),
        ("ST09-004", 5, 2, 0, "trash", "trash"),
        ("ST06-004", 5, 3, 0, "trash", "characters"),
    ],
)
def test_cannot_be_kod_in_battle_or_by_effects(
    number: str, don: int, life: int, given: int, battle: str, effect: str
) -> None:
    """Each card against a battle and against an effect, with its condition and without it."""
    for how, area in (("battle", battle), ("effect", effect)):
        s = Board()
        s.don(B, active=don)
        s.life(B, life)
        target = s.put(B, number, rested=True, don=given)
        striker = s.character(A, power=12000)
        ko = event(s, KO_ALL)
        game = begin(s)
        game = game.attack(striker, target) if how == "battle" else game.play(ko)
        assert (how, game.area(target)) == (how, area)


@pytest.mark.parametrize(
    ("cost", "given", "area", "power"),
    [(6, 1, "characters", 8000), (5, 1, "trash", 6000), (6, 0, "trash", 6000)],
)
def test_st14_009_stands_while_a_big_character_is_there(cost: int, given: int, area: str, power: int) -> None:
    """In the opponent's turn: safe from effects, and stronger; it does not count itself (cost 5)."""
    s = Board()
    franky = s.put(B, "ST14-009", don=given)
    s.character(B, cost=cost)
    ko = event(s, KO_ALL)
    game = begin(s)
    assert game.power(franky) == power
    assert game.play(ko).area(franky) == area


@pytest.mark.rule("4-4-2")
@pytest.mark.parametrize(("active", "rested", "area"), [(0, 4, "characters"), (1, 3, "hand")])
def test_op02_027_stays_while_all_don_are_rested(active: int, rested: int, area: str) -> None:
    """Against the opponent's effects alone: a battle takes it."""
    s = Board()
    s.don(B, active=active, rested=rested)
    inuarashi = s.put(B, "OP02-027", rested=True)
    bounce, striker = event(s, BOUNCE_ALL), s.character(A, power=9000)
    game = begin(s).play(bounce)
    assert game.area(inuarashi) == area
    if area == "characters":
        assert game.attack(striker, inuarashi).area(inuarashi) == "trash"
