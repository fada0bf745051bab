"""Later sets: what must be true of hand, trash, DON!! and the cards on the field."""

import pytest

from tests.official.board import Board
from tests.official.offers import picks, targets, use
from tests.scenario import A, B


@pytest.mark.parametrize(("held", "drawn"), [(4, 2), (5, 0)])
def test_eb03_028_counts_the_hand_after_it_was_trashed(held: int, drawn: int) -> None:
    """It is trashed in any case."""
    s = Board()
    card = s.put(A, "EB03-028")
    for _ in range(held):
        s.hand(A, s.character_card())
    game = use(s.start(), card)
    assert game.area(card) == "trash"
    assert game.count(A, "hand") == held + drawn


@pytest.mark.parametrize(("held", "falls"), [(5, True), (4, False)])
def test_eb02_045_offers_an_option_that_may_do_nothing(held: int, falls: bool) -> None:
    """The opponent trashes a card of their choice only out of five or more; the trash pays before."""
    s = Board()
    card = s.hold(A, "EB02-045")
    s.don(A, active=5)
    paid = [s.trash(A, s.character_card()) for _ in range(2)]
    theirs = [s.hand(B, s.character_card()) for _ in range(held)]
    game = s.start().play(card).choose("yes")
    while game.asked()[1] != "option":
        game.choose(game.choices()[0])
    assert [game.area(ref) for ref in paid] == ["deck", "deck"]
    game.choose("option 2")
    if falls:
        assert game.asked() == (B, "cards")
        assert picks(game) == set(theirs)
        game.choose(f"pick {theirs[3]}")
    assert game.area(theirs[3]) == ("trash" if falls else "hand")
    assert game.count(A, "hand") == 0


def test_eb02_045_cannot_be_paid_with_one_card_in_the_trash() -> None:
    s = Board()
    card = s.hold(A, "EB02-045")
    kept = s.trash(A, s.character_card())
    game = s.start().play(card)
    assert game.asked() == (A, "main")
    assert game.area(kept) == "trash"


@pytest.mark.parametrize(("own", "theirs", "drawn"), [(1, 4, 2), (2, 4, 0)])
def test_op09_092_wants_three_cards_less_than_the_opponent(own: int, theirs: int, drawn: int) -> None:
    s = Board()
    card = s.put(A, "OP09-092")
    for player, count in ((A, own), (B, theirs)):
        for _ in range(count):
            s.hand(player, s.character_card())
    game = use(s.start(), card)
    if drawn:
        assert len(picks(game)) == own + drawn
        game.choose(game.choices()[0])
    assert game.rested(card)
    assert game.count(A, "hand") == own + (1 if drawn else 0)


@pytest.mark.parametrize("trash", [9, 10])
def test_eb03_045_gives_a_don_first_and_raises_the_dead_from_ten_cards_on(trash: int) -> None:
    """The second sentence only is bound to the trash; what is played comes rested."""
    s = Board()
    s.don(A, active=4, rested=1)
    card = s.hold(A, "EB03-045")
    small = s.trash(A, s.character_card(types=("Thriller Bark Pirates",), cost=2))
    dear = s.trash(A, s.character_card(types=("Thriller Bark Pirates",), cost=3))
    other = s.trash(A, s.character_card(types=("Navy",), cost=2))
    for _ in range(trash - 3):
        s.trash(A, s.event_card())
    game = s.start().play(card).choose("pick leader_a").choose("pick don rested")
    assert game.don("leader_a") == 1
    assert picks(game) == ({small} if trash == 10 else set())
    if trash == 10:
        game.choose(f"pick {small}")
        assert game.rested(small)
    assert (game.area(dear), game.area(other)) == ("trash", "trash")


@pytest.mark.parametrize(("events", "power", "cost"), [(4, 7000, 9), (3, 5000, 4)])
def test_op12_063_counts_events_in_the_trash(events: int, power: int, cost: int) -> None:
    """Characters do not count, nor does the trash of the opponent."""
    s = Board()
    card = s.put(A, "OP12-063")
    s.trash(A, s.character_card())
    for _ in range(events):
        s.trash(A, s.event_card())
    for _ in range(4):
        s.trash(B, s.event_card())
    game = s.start()
    assert (game.power(card), game.cost(card)) == (power, cost)


@pytest.mark.parametrize("names", [("Chess",), ("Kuromarimo",), ("Chess", "Kuromarimo")])
def test_op08_006_wants_both_names_in_the_own_trash(names: tuple[str, ...]) -> None:
    """And only in the own turn."""
    s = Board()
    card = s.put(A, "OP08-006")
    for name in names:
        s.trash(A, s.character_card(name=name))
    s.trash(B, s.character_card(name="Chess"))
    s.character(A, name="Kuromarimo")
    game = s.start()
    assert game.power(card) == (8000 if len(names) == 2 else 6000)
    assert game.end().power(card) == 6000


# DON!! -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "asks"), [(2, True), (1, False)])
def test_st18_001_counts_given_don_on_the_field(given: int, asks: bool) -> None:
    """6 in the cost area and 2 given are 8; the cost of the card does not make them fewer."""
    s = Board()
    s.don(A, active=3, rested=3)
    s.character(A, don=given)
    card = s.hold(A, "ST18-001")
    five, six = s.character(B, cost=5), s.character(B, cost=6)
    game = s.start().play(card)
    assert picks(game) == ({five} if asks else set())
    assert not game.rested(six)


@pytest.mark.parametrize("don", [9, 10])
def test_op08_059_wants_exactly_ten_don_on_the_field(don: int) -> None:
    """Only King with cost 7 or less is played, after it was trashed."""
    s = Board()
    s.leader(A, types=("Animal Kingdom Pirates",))
    s.don(A, active=don)
    card, king = s.put(A, "OP08-059"), s.hold(A, "OP08-060")
    dear = s.hand(A, s.character_card(name="King", cost=8))
    other = s.hand(A, s.character_card(name="Queen", cost=1))
    game = use(s.start(), card)
    assert game.area(card) == "trash"
    assert picks(game) == ({king} if don == 10 else set())
    if don == 10:
        game.choose(f"pick {king}")
        assert game.area(king) == "characters"
    assert (game.area(dear), game.area(other)) == ("hand", "hand")


@pytest.mark.parametrize(("theirs", "rush"), [(5, True), (4, False)])
def test_op08_060_has_rush_against_five_don(theirs: int, rush: bool) -> None:
    """The DON!! -1 may be paid in vain, and may be declined."""
    s = Board()
    s.don(A, active=8)
    s.don(B, active=theirs)
    card = s.hold(A, "OP08-060")
    game = s.start().play(card)
    assert game.choices() == ["pick don active", "pick don rested", "no"]
    game.choose("pick don rested")
    assert game.count(A, "don_deck") == 3
    assert bool(targets(game, card)) is rush


@pytest.mark.parametrize(("own", "theirs", "drawn"), [(5, 5, 1), (6, 5, 0), (6, 6, 1)])
def test_eb02_035_compares_don_with_equality(own: int, theirs: int, drawn: int) -> None:
    """Given DON!! counts on both sides."""
    s = Board()
    s.don(A, active=5)
    s.character(A, don=own - 5)
    s.don(B, active=theirs - 1)
    s.character(B, don=1)
    card = s.hold(A, "EB02-035")
    assert s.start().play(card).count(A, "hand") == drawn


@pytest.mark.parametrize(("theirs", "asks"), [(6, True), (5, False)])
def test_op09_066_wants_the_opponent_to_have_more_don(theirs: int, asks: bool) -> None:
    s = Board()
    s.don(A, active=5)
    s.don(B, active=1, rested=theirs - 1)
    card = s.hold(A, "OP09-066")
    three, four = s.character(B, cost=3), s.character(B, cost=4)
    game = s.start().play(card)
    assert picks(game) == ({three} if asks else set())
    assert game.area(four) == "characters"


@pytest.mark.parametrize("given", [0, 1])
def test_op13_061_wants_any_don_given(given: int) -> None:
    """To the Leader or a Character of one's own: without it neither sentence happens."""
    s = Board()
    s.character(A, don=given)
    s.character(B, don=2)
    card = s.hold(A, "OP13-061")
    one = s.character(B, cost=1)
    game = s.start().play(card)
    if given:
        game.choose("number 1")
        assert game.count(A, "don_rested") == 4
        assert picks(game) == {one}
    else:
        assert game.asked() == (A, "main")
        assert game.count(A, "don_rested") == 3


def test_op13_112_adds_up_given_don() -> None:
    """One on the Leader and one on a Character are two; a DON!! in the cost area is none."""
    s = Board()
    card = s.put(A, "OP13-112")
    other = s.character(A)
    game = s.start().give("leader_a")
    assert "Blocker" not in game.keywords(card)
    game.give(other)
    assert "Blocker" in game.keywords(card)
    game.end()
    assert "Blocker" in game.keywords(card)
    game.end()
    assert "Blocker" not in game.keywords(card)


@pytest.mark.parametrize(("rested", "stands"), [(6, True), (5, False)])
def test_op12_021_cannot_be_rested_by_the_opponent_beside_six_rested_don(rested: int, stands: bool) -> None:
    """Given DON!! is not rested DON!!. It may still block by itself."""
    s = Board(turn_player=B)
    s.lead(A, "OP14-020", don=2)
    s.don(A, active=0, rested=rested)
    card = s.put(A, "OP12-021")
    rests = s.hold(B, "OP11-035")
    s.don(B, active=6)
    game = s.start().play(rests).choose(f"pick {card}")
    assert game.rested(card) is not stands
    game.declare("leader_b", "leader_a")
    assert (f"block {card}" in game.choices()) is stands


# Cards on the field ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chess", "asks"), [("mine", True), ("none", False), ("theirs", False)])
def test_op08_004_looks_for_a_named_card_of_its_player(chess: str, asks: bool) -> None:
    s = Board()
    if chess != "none":
        s.put(A if chess == "mine" else B, "OP08-005")
    card = s.hold(A, "OP08-004")
    weak = s.character(B, power=3000, name="Weak")
    game = s.start().play(card)
    assert (weak in picks(game)) is asks


@pytest.mark.parametrize("here", [True, False])
def test_op10_008_plays_its_partner_unless_it_is_there(here: bool) -> None:
    s = Board()
    if here:
        s.put(A, "OP10-017")
    card, rock, other = s.hold(A, "OP10-008"), s.hold(A, "OP10-017"), s.hold(A, "OP10-012")
    game = s.start().play(card)
    assert picks(game) == (set() if here else {rock})
    if not here:
        game.choose(f"pick {rock}")
        # Rock is played and finds Scotch there: nothing more is asked.
        assert game.asked() == (A, "main")
    assert game.area(rock) == ("hand" if here else "characters")
    assert game.area(other) == "hand"


@pytest.mark.parametrize("second", [True, False])
def test_eb02_018_wants_to_be_the_only_one_of_its_name(second: bool) -> None:
    """Characters only: a Leader of that name does not disturb. Then the Leader deals two damage."""
    s = Board()
    s.leader(A, name="Buggy")
    if second:
        s.character(A, name="Buggy")
    card = s.hold(A, "EB02-018")
    game = s.start().play(card)
    assert picks(game) == (set() if second else {"leader_a"})
    if not second:
        game.choose("pick leader_a").attack("leader_a", "leader_b")
        assert game.count(B, "life") == 1


@pytest.mark.parametrize(("strong", "asks"), [(1, True), (2, False)])
def test_eb02_022_counts_its_own_5000_power_too(strong: int, asks: bool) -> None:
    """Two or less with 5000 power or more; then a card without effect and 6000 power or less."""
    s = Board()
    for _ in range(strong):
        s.character(A, power=5000)
    s.character(A, power=4000)
    card = s.hold(A, "EB02-022")
    plain = s.hand(A, s.character_card(power=6000))
    big = s.hand(A, s.character_card(power=7000))
    worded = s.hand(A, s.character_card(power=1000, keywords=("Blocker",)))
    game = s.start().play(card)
    assert picks(game) == ({plain} if asks else set())
    assert f"pick {worded}" not in game.choices()
    assert game.area(big) == "hand"


@pytest.mark.parametrize(("rested", "drawn"), [(2, 2), (1, 0)])
def test_op09_024_counts_rested_characters_not_the_leader(rested: int, drawn: int) -> None:
    s = Board()
    s.leader(A, rested=True)
    for index in range(2):
        s.character(A, rested=index < rested)
    card = s.hold(A, "OP09-024")
    game = s.start().play(card)
    assert len(picks(game)) == 0
    assert game.count(A, "trash") == drawn


@pytest.mark.parametrize(("don", "drawn"), [(1, 1), (0, 0)])
def test_st24_001_counts_every_kind_of_rested_card(don: int, drawn: int) -> None:
    """Leader, Character, Stage and DON!!: 1 + 1 + 1, 2 paid for it, and one more."""
    s = Board()
    s.leader(A, rested=True)
    s.character(A, rested=True)
    s.stage(A, rested=True)
    s.don(A, active=5, rested=don)
    s.character(B, rested=True)
    card = s.hold(A, "ST24-001")
    game = s.start().play(card)
    assert game.count(A, "trash") == drawn


@pytest.mark.parametrize("rested", [3, 2])
def test_op08_033_counts_the_rested_cards_of_the_opponent(rested: int) -> None:
    """Seven: Leader, two Characters, a Stage and so many DON!!; rested ones of cost 2 or less fall."""
    s = Board()
    s.lead(A, "OP08-021")
    s.leader(B, rested=True)
    s.stage(B, rested=True)
    s.don(B, active=3, rested=rested)
    two, three = s.character(B, cost=2, rested=True), s.character(B, cost=3, rested=True)
    fresh = s.character(B, cost=1)
    card = s.hold(A, "OP08-033")
    game = s.start().play(card)
    assert picks(game) == ({two} if rested == 3 else set())
    assert (game.area(three), game.area(fresh)) == ("characters", "characters")
