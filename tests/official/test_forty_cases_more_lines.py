"""The cards of the forty cases once more: their other lines, and the bounds of their filters."""

import pytest

from optcg.model.effects import KO, Move, Place
from optcg.model.selections import Choose
from tests.effects.checks import THEIRS, begin, don, event
from tests.official.board import Board, offers
from tests.scenario import A, B

KO_ONE = KO(Choose(THEIRS, 1))


def test_case_04_op09_093_negates_and_holds_a_character_for_a_turn_cycle() -> None:
    """One Character loses its text and cannot attack until the end of B's next turn; once per turn."""
    s = Board()
    s.lead(A, "OP09-081")
    teach = s.put(A, "OP09-093", played_this_turn=True)
    koala, other = s.put(B, "OP09-103"), s.character(B)
    game = begin(s).choose(f"activate {teach}.2").choose("done")
    offers(game, A, f"pick {koala}", f"pick {other}", "done")
    game.choose(f"pick {koala}")
    assert game.asked() == (A, "main")
    assert f"activate {teach}.2" not in game.choices()
    game.end()
    assert game.keywords(koala) == []
    assert f"attack {koala} leader_a" not in game.choices()
    assert f"attack {other} leader_a" in game.choices()
    game.end()
    assert game.keywords(koala) == ["Blocker"]
    assert f"attack {koala} leader_a" in game.end().choices()


def test_case_07_op05_107_once_per_turn() -> None:
    """Two Life cards to the hand in a turn: +2000 once."""
    s = Board()
    spacey, first, second = s.put(A, "OP05-107"), s.hold(A, "EB01-056"), s.hold(A, "EB01-056")
    game = begin(s)
    for ref in (first, second):
        game.play(ref).choose("yes").choose("top")
    assert (game.count(A, "life"), game.power(spacey)) == (1, 6000)


def test_case_08_op11_041_own_life_counts_too() -> None:
    """On A's turn a Life card of A goes to the hand as a cost."""
    s = Board()
    s.lead(A, "OP11-041")
    flampe = s.hold(A, "EB01-056")
    game = begin(s).play(flampe).choose("yes").choose("top")
    assert game.asked() == (A, "yes_no")


@pytest.mark.parametrize("given", [0, 1])
def test_case_08_op11_041_pays_a_card_for_power(given: int) -> None:
    """At B's attack, with a DON!!: +2000 for the whole turn, once."""
    s = Board(turn_player=B)
    s.lead(A, "OP11-041", don=given)
    pays = s.hold(A, "OP14-048")
    s.hold(A, "OP14-049")
    striker = s.character(B, power=6000)
    game = begin(s).declare(striker, "leader_a")
    if given:
        assert game.asked() == (A, "cards")
        game.choose(f"pick {pays}")
        assert (game.area(pays), game.count(A, "hand")) == ("trash", 1)
    game.pass_battle()
    assert (game.power("leader_a"), game.count(A, "life")) == ((7000, 3) if given else (5000, 2))
    game.declare("leader_b", "leader_a")
    assert game.asked() == (A, "counter")
    game.pass_battle().end()
    assert game.power("leader_a") == 5000


@pytest.mark.parametrize(("leader", "life"), [("OP12-020", 4), ("OP09-001", 2)])
def test_case_09_eb03_055_trades_a_life_card_for_two(leader: str, life: int) -> None:
    """The top Life card is trashed; with the Leader up to 2 cards of the deck become Life."""
    s = Board()
    s.lead(A, leader)
    s.don(A, active=7)
    s.life(A, 2)
    top, ref = s.on_life(A, "OP09-009"), s.hold(A, "EB03-055")
    game = begin(s).play(ref).choose("yes")
    if game.asked() == (A, "number"):
        game.choose("number 2")
    while game.asked() == (A, "order"):
        game.choose(game.choices()[0])
    assert (game.area(top), game.count(A, "life"), game.count(B, "life")) == ("trash", life, 3)


def test_case_11_op09_009_looks_at_power_now() -> None:
    """6000 is a target, 7000 with -1000 too, 6000 with +1000 is not; one is trashed."""
    s = Board()
    s.don(A, active=7)
    ref, six = s.hold(A, "OP09-009"), s.character(B, power=6000)
    less = s.character(B, power=7000, effects=[{"power": -1000, "until": "turn"}])
    s.character(B, power=6000, effects=[{"power": 1000, "until": "turn"}])
    game = begin(s).play(ref)
    offers(game, A, f"pick {six}", f"pick {less}", "done")
    assert game.choose(f"pick {six}").asked() == (A, "main")


def test_case_13_eb01_047_sees_own_kos() -> None:
    """An own Character K.O.'d by an own cost counts."""
    s = Board()
    s.put(A, "EB01-047")
    hakuba, mine = s.put(A, "OP05-087", don=1), s.character(A)
    game = begin(s).declare(hakuba, "leader_b").choose("yes").choose(f"pick {mine}")
    game.pass_battle()
    assert (game.area(mine), game.count(A, "trash")) == ("trash", 2)


@pytest.mark.parametrize(("power", "asked"), [(7000, True), (8000, False)])
def test_case_17_op11_001_judges_base_power(power: int, asked: bool) -> None:
    """7000 base with a bonus is protected, 8000 base with a malus is not."""
    s = Board()
    s.lead(B, "OP11-001")
    change = [{"power": 2000 if asked else -2000, "until": "turn"}]
    s.character(B, power=power, types=("Navy",), effects=change)
    for _ in range(3):
        s.trashed(B, "OP14-120")
    ko = event(s, KO_ONE)
    assert begin(s).play(ko).asked() == ((B, "yes_no") if asked else (A, "main"))


def test_case_17_op11_001_lets_its_type_attack_characters_at_once() -> None:
    """A SWORD Character played this turn may attack Characters, not the Leader; others may not."""
    s = Board()
    s.lead(A, "OP11-001")
    sword = s.character(A, types=("SWORD",), played_this_turn=True)
    s.character(A, played_this_turn=True)
    wall = s.character(B, rested=True)
    attacks = [choice for choice in begin(s).choices() if choice.startswith("attack character")]
    assert attacks == [f"attack {sword} {wall}"]


@pytest.mark.parametrize(("number", "played"), [("ST02-009", True), ("OP12-023", False)])
def test_case_22_op10_022_wants_type_and_cost(number: str, played: bool) -> None:
    """Cost 5 of the type is played active; cost 5 of another type stays in Life."""
    s = Board()
    s.lead(A, "OP10-022", don=1)
    s.character(A, cost=5)
    top = s.on_life(A, number)
    game = begin(s).choose("activate leader_a.1")
    assert game.asked() == (A, "yes_no" if played else "main")
    if played:
        game.choose("yes")
        assert not game.rested(top)
    assert game.area(top) == ("characters" if played else "life")


@pytest.mark.parametrize(("theirs", "added"), [(5, True), (4, False)])
def test_case_25_op12_041_adds_a_don_when_it_attacks(theirs: int, added: bool) -> None:
    """With as many DON!! as B or fewer; it is added rested."""
    s = Board()
    s.lead(A, "OP12-041")
    s.don(B, active=theirs)
    game = begin(s).declare("leader_a", "leader_b")
    if added:
        offers(game, A, "number 0", "number 1")
        game.choose("number 1")
    assert don(game, A) == ((5, 1, 4) if added else (5, 0, 5))


def test_case_25_op12_041_wants_the_type_and_once_per_turn() -> None:
    """A cheap Event of another type is no candidate; cost 3 of the type is."""
    s = Board()
    s.lead(A, "OP12-041")
    three = s.hold(A, "OP10-061")
    s.hand(A, s.event_card(cost=1, main=()))
    game = begin(s).choose("activate leader_a.1")
    offers(game, A, f"pick {three}", "done")
    game.choose(f"pick {three}")
    assert (game.area(three), don(game, A)) == ("trash", (4, 0, 6))
    assert "activate leader_a.1" not in game.choices()


def test_case_25_op04_053_without_a_don_is_silent() -> None:
    """An Event is activated, but nothing is given."""
    s = Board()
    s.put(A, "OP04-053")
    ref = s.hand(A, s.event_card(cost=0, main=()))
    assert begin(s).play(ref).count(A, "hand") == 0


@pytest.mark.parametrize("types", [("Land of Wano",), ("FILM",)])
def test_case_27_op02_025_is_for_its_type_and_this_turn(types: tuple[str, ...]) -> None:
    """With 2 DON!! a card of cost 3 can be played, of the type alone."""
    s = Board()
    s.lead(A, "OP02-025")
    s.don(A, active=2)
    ref = s.hand(A, s.character_card(cost=3, types=types))
    game = begin(s).choose("activate leader_a.1")
    assert (f"play {ref}" in game.choices()) == ("Land of Wano" in types)


@pytest.mark.parametrize(("number", "asked"), [("P-088", True), ("OP09-009", False)])
def test_case_27_op12_061_keeps_its_character_for_life(number: str, asked: bool) -> None:
    """The one of the name is kept on the field for the top Life card, once per turn."""
    s = Board()
    s.lead(B, "OP12-061")
    wall, life = s.put(B, number), s.on_life(B, "OP14-120")
    ko, again = event(s, KO_ONE), event(s, KO_ONE)
    game = begin(s).play(ko)
    if not asked:
        assert (game.area(wall), game.asked()) == ("trash", (A, "main"))
        return
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert (game.area(wall), game.area(life)) == ("characters", "hand")
    assert game.play(again).area(wall) == "trash"


def test_case_29_op10_042_sees_a_character_that_is_returned() -> None:
    """Removed by B's effect without a K.O.; with 6 cards in the hand nothing is drawn."""
    s = Board(turn_player=B)
    s.lead(A, "OP10-042")
    s.character(A, types=("Dressrosa",))
    for _ in range(4):
        s.hold(A, "OP14-048")
    bounce = event(s, Move(Choose(THEIRS, 1), Place.HAND), player=B)
    game = begin(s).play(bounce)
    assert (game.asked(), game.count(A, "hand")) == ((A, "yes_no"), 5)
    assert game.choose("yes").count(A, "hand") == 6
    s.hold(A, "OP14-048")
    assert begin(s).play(bounce).choose("yes").count(A, "hand") == 6


def test_case_31_op14_001_takes_either_type() -> None:
    """One of each type may be swapped; of three candidates exactly two."""
    s = Board()
    s.lead(A, "OP14-001")
    nova = s.character(A, power=1000, types=("Supernovas",))
    heart = s.character(A, power=2000, types=("Heart Pirates",))
    third = s.character(A, power=3000, types=("Heart Pirates",))
    game = begin(s).choose("activate leader_a.1")
    offers(game, A, f"pick {nova}", f"pick {heart}", f"pick {third}")
    game.choose(f"pick {nova}").choose(f"pick {third}")
    assert [game.power(ref) for ref in (nova, heart, third)] == [3000, 2000, 1000]


def test_case_33_op06_074_returns_one_don_and_looks_at_power_now() -> None:
    """6000 base with -1000 is K.O.'d."""
    s = Board()
    s.don(A, active=7)
    ref, wall = s.hold(A, "OP06-074"), s.character(B, power=6000, effects=[{"power": -1000, "until": "turn"}])
    game = begin(s).play(ref).choose("yes")
    assert don(game, A) == (0, 6, 4)
    assert game.choose(f"pick {wall}").area(wall) == "trash"


def test_case_35_op13_002_weakens_an_attacker_for_the_battle() -> None:
    """For a card of the hand, any card of B gets -2000 in this battle."""
    s = Board(turn_player=B)
    s.lead(A, "OP13-002")
    pays, striker = s.hold(A, "OP14-048"), s.character(B, power=7000)
    s.character(A)
    game = begin(s).declare(striker, "leader_a").choose("yes")
    offers(game, A, f"pick {striker}", "pick leader_b", "done")
    game.choose(f"pick {striker}")
    assert (game.area(pays), game.count(A, "life"), game.power(striker)) == ("trash", 3, 7000)
