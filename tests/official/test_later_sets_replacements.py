"""Later sets: something else happens instead (Rule 8-1-3-4)."""

import pytest

from optcg.model.effects import KO, Effect
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area, Attribute, Color
from tests.official.board import Board
from tests.official.offers import BOUNCE_ONE, KO_ONE, TRASH_ONE, free_event, offers, picks
from tests.scenario import A, B, Table

KO_OWN: Effect = KO(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1))


def hit(s: Board, what: Effect, victim: str, times: int = 1) -> Table:
    """B's turn: Events of B do this to a Character of A; the last question is left open."""
    events = [free_event(s, B, what) for _ in range(times)]
    game = s.start()
    for event in events:
        game.play(event)
        if game.asked() == (B, "cards"):
            game.choose(f"pick {victim}")
    return game


@pytest.mark.parametrize(
    ("number", "what", "asks"),
    [
        ("PRB02-002", BOUNCE_ONE, True),
        ("PRB02-002", KO_ONE, True),
        ("ST15-005", TRASH_ONE, True),
        ("OP13-109", KO_ONE, True),
        ("OP12-053", BOUNCE_ONE, True),
        ("OP12-070", TRASH_ONE, True),
        ("ST22-005", KO_ONE, True),
        ("ST22-012", KO_ONE, True),
        ("ST22-012", BOUNCE_ONE, False),
        ("OP10-074", KO_ONE, True),
        ("OP10-074", BOUNCE_ONE, False),
        ("ST20-002", KO_ONE, True),
        ("ST20-002", TRASH_ONE, False),
        ("OP14-092", KO_ONE, True),
        ("OP14-092", BOUNCE_ONE, False),
        ("OP10-034", KO_ONE, False),
    ],
)
def test_removed_is_wider_than_ko(number: str, what: Effect, asks: bool) -> None:
    """Who says "removed" is asked for every way to leave, who says K.O. for that alone; declining is free."""
    s = Board(turn_player=B)
    card = s.put(A, number)
    for _ in range(3):
        s.hand(A, s.character_card())
        s.trash(A, s.character_card())
    game = hit(s, what, card)
    assert (game.asked() == (A, "yes_no")) is asks
    if asks:
        game.choose("no")
    assert game.asked() == (B, "main")
    assert game.area(card) != "characters"


def test_prb02_002_loses_power_instead_once_per_turn() -> None:
    """The second Event of the turn finds nothing; the power is back when the turn ends."""
    s = Board(turn_player=B)
    card = s.put(A, "PRB02-002")
    events = [free_event(s, B, BOUNCE_ONE) for _ in range(2)]
    game = s.start().play(events[0]).choose("yes")
    assert (game.area(card), game.power(card)) == ("characters", 5000)
    game.play(events[1])
    assert game.area(card) == "hand"


def test_st15_005_keeps_its_place_but_not_for_ever() -> None:
    s = Board(turn_player=B)
    card = s.put(A, "ST15-005")
    game = hit(s, TRASH_ONE, card).choose("yes")
    assert (game.area(card), game.power(card)) == ("characters", 4000)
    assert game.end().power(card) == 6000


@pytest.mark.parametrize("face_up", [True, False])
def test_op13_109_turns_a_life_card_as_often_as_it_can(face_up: bool) -> None:
    """A top card that is face-up already cannot be turned: then nothing is offered."""
    s = Board(turn_player=B)
    card = s.put(A, "OP13-109")
    s.on_life(A, "OP14-106", face_up=face_up)
    events = [free_event(s, B, KO_ONE) for _ in range(2)]
    game = s.start().play(events[0])
    if not face_up:
        game.choose("yes")
        assert game.side(A)["life_face_up_indexes"] == [0]
        assert game.area(card) == "characters"
        game.play(events[1])
    assert game.asked() == (B, "main")
    assert game.area(card) == "trash"


@pytest.mark.parametrize(
    ("number", "held", "asks"), [("ST22-005", 2, True), ("ST22-005", 1, False), ("OP12-053", 1, True)]
)
def test_st22_005_and_op12_053_pay_in_full_from_the_hand(number: str, held: int, asks: bool) -> None:
    s = Board(turn_player=B)
    card = s.put(A, number)
    hand = [s.hand(A, s.character_card()) for _ in range(held)]
    game = hit(s, BOUNCE_ONE, card)
    assert (game.asked() == (A, "yes_no")) is asks
    if asks:
        game.choose("yes")
        assert {game.area(ref) for ref in hand} == {"trash"}
    assert game.area(card) == ("characters" if asks else "hand")


@pytest.mark.parametrize("own", [True, False])
def test_op12_070_returns_a_don_instead_and_counts_events(own: bool) -> None:
    """Five Events are one more thousand, four are none; a given DON!! may be returned."""
    s = Board(turn_player=B)
    s.don(A, active=0, rested=0)
    card = s.put(A, "OP12-070", don=1 if own else 0)
    for _ in range(9):
        s.trash(A, s.event_card())
    assert s.start().power(card) == 6000
    game = hit(s, KO_ONE, card)
    assert (game.asked() == (A, "yes_no")) is own
    if own:
        game.choose("yes")
        assert game.don(card) == 0
    assert game.area(card) == ("characters" if own else "trash")


@pytest.mark.parametrize("don", [2, 1])
def test_op10_074_rests_two_active_don(don: int) -> None:
    s = Board(turn_player=B)
    s.don(A, active=don, rested=4)
    card = s.put(A, "OP10-074")
    game = hit(s, KO_ONE, card)
    assert (game.asked() == (A, "yes_no")) is (don == 2)
    if don == 2:
        game.choose("yes")
        assert game.count(A, "don_active") == 0
    assert game.area(card) == ("characters" if don == 2 else "trash")


@pytest.mark.parametrize("mine", [True, False])
def test_st20_002_is_saved_from_own_effects_too(mine: bool) -> None:
    """ "By an effect" is of both players; the Life card is trashed without [Trigger]."""
    s = Board(turn_player=A if mine else B)
    card, top = s.put(A, "ST20-002"), s.on_life(A, "OP14-106")
    event = free_event(s, A, KO_OWN) if mine else free_event(s, B, KO_ONE)
    game = s.start().play(event)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.area(card), game.area(top)) == ("characters", "trash")


@pytest.mark.parametrize(("turn", "trash"), [(B, 3), (B, 2), (A, 3)])
def test_op14_092_puts_three_cards_back_in_the_turn_of_the_opponent(turn: int, trash: int) -> None:
    """Battle or effect; all three, or nothing."""
    s = Board(turn_player=turn)
    card = s.put(A, "OP14-092", rested=True)
    cards = [s.trash(A, s.character_card()) for _ in range(trash)]
    own = free_event(s, A, KO_OWN)
    strong = s.character(B, power=9000)
    game = s.start()
    if turn == A:
        game.play(own)
    else:
        game.attack(strong, card)
    saved = turn == B and trash == 3
    assert (game.asked() == (A, "yes_no")) is saved
    if saved:
        game.choose("yes")
        while game.asked()[1] == "order":
            game.choose(game.choices()[0])
        assert {game.area(ref) for ref in cards} == {"deck"}
    assert game.area(card) == ("characters" if saved else "trash")


def test_op10_034_takes_a_life_card_in_battle_once_per_turn() -> None:
    s = Board(turn_player=B)
    card, top = s.put(A, "OP10-034", rested=True), s.on_life(A, "OP14-106")
    one, two = [s.character(B, power=9000) for _ in range(2)]
    game = s.start().attack(one, card)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.area(card), game.area(top)) == ("characters", "hand")
    game.attack(two, card)
    assert game.area(card) == "trash"


# Others are saved --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "facts", "other", "what"),
    [
        ("OP09-012", {"name": "Bonk Punch"}, {"name": "Beckman"}, KO_ONE),
        ("OP13-008", {"types": ("Revolutionary Army",)}, {"types": ("Navy",)}, KO_ONE),
        ("OP13-047", {"types": ("Whitebeard Pirates Allies",)}, {"types": ("Pirates",)}, KO_ONE),
        ("OP13-060", {"types": ("Former Roger Pirates",)}, {"types": ("Roger",)}, KO_ONE),
    ],
)
def test_one_trashes_itself_for_another(
    number: str, facts: dict[str, object], other: dict[str, object], what: Effect
) -> None:
    """Only K.O. is replaced, and only for those of the name or type; trashing itself is no K.O."""
    for described, event, saved in ((facts, what, True), (other, what, False), (facts, BOUNCE_ONE, False)):
        s = Board(turn_player=B)
        card = s.put(A, number)
        friend = s.character(A, **described)  # type: ignore[arg-type]
        game = hit(s, event, friend)
        assert (game.asked() == (A, "yes_no")) is saved
        if saved:
            game.choose("yes")
            assert game.area(friend) == "characters"
        assert game.area(card) == ("trash" if saved else "characters")


@pytest.mark.parametrize(
    ("cost", "name", "saved"), [(7, "Koala", True), (8, "Koala", False), (7, "Sabo", False)]
)
def test_op10_049_returns_itself_for_a_character_of_base_cost_7_or_less(
    cost: int, name: str, saved: bool
) -> None:
    s = Board(turn_player=B)
    card, friend = s.put(A, "OP10-049"), s.character(A, cost=cost, name=name)
    game = hit(s, BOUNCE_ONE, friend)
    assert (game.asked() == (A, "yes_no")) is saved
    if saved:
        game.choose("yes")
    assert game.area(card) == ("hand" if saved else "characters")
    assert game.area(friend) == ("characters" if saved else "hand")


def test_op10_037_rests_any_active_one_of_its_type() -> None:
    """Itself too; rested ones and other types cannot pay."""
    s = Board(turn_player=B)
    card = s.put(A, "OP10-037")
    friend = s.character(A, types=("ODYSSEY",))
    s.character(A, types=("ODYSSEY",), rested=True)
    s.character(A)
    game = hit(s, TRASH_ONE, card).choose("yes")
    assert picks(game) == {card, friend}
    game.choose(f"pick {friend}")
    assert (game.area(card), game.rested(friend)) == ("characters", True)


@pytest.mark.parametrize("leader", ["Shirahoshi", "Neptune"])
def test_op11_110_rests_the_named_stage_or_leader(leader: str) -> None:
    """In battle as well; under another Leader the Stage alone may be rested."""
    s = Board(turn_player=B)
    s.leader(A, name=leader)
    card, stage = s.put(A, "OP11-110", rested=True), s.put(A, "OP11-117")
    strong = s.character(B, power=9000)
    game = s.start().attack(strong, card).choose("yes")
    if leader == "Shirahoshi":
        assert offers(game) == {"pick leader_a", f"pick {stage}"}
        game.choose("pick leader_a")
    assert game.rested("leader_a" if leader == "Shirahoshi" else stage)
    assert game.area(card) == "characters"


@pytest.mark.parametrize(
    ("attribute", "cost", "rested", "saved"),
    [
        (Attribute.SLASH, 5, False, True),
        (Attribute.STRIKE, 5, False, False),
        (Attribute.SLASH, 6, False, False),
        (Attribute.SLASH, 5, True, False),
    ],
)
def test_op12_027_rests_itself_for_a_swordsman(
    attribute: Attribute, cost: int, rested: bool, saved: bool
) -> None:
    """Rule 8-1-3-4-5: already rested, it cannot."""
    s = Board(turn_player=B)
    card = s.put(A, "OP12-027", rested=rested)
    friend = s.character(A, attributes=(attribute,), cost=cost)
    game = hit(s, KO_ONE, friend)
    assert (game.asked() == (A, "yes_no")) is saved
    if saved:
        game.choose("yes")
    assert game.rested(card) is (saved or rested)
    assert game.area(friend) == ("characters" if saved else "trash")


@pytest.mark.parametrize(
    ("color", "held", "saved"), [(Color.BLUE, 1, True), (Color.BLUE, 0, False), (Color.BLACK, 1, False)]
)
def test_op12_048_rests_and_trashes_a_card_together(color: Color, held: int, saved: bool) -> None:
    """Both or nothing; for blue ones of its type."""
    s = Board(turn_player=B)
    card = s.put(A, "OP12-048")
    friend = s.character(A, types=("Navy",), colors=(color,))
    hand = [s.hand(A, s.character_card()) for _ in range(held)]
    game = hit(s, BOUNCE_ONE, friend)
    assert (game.asked() == (A, "yes_no")) is saved
    if saved:
        game.choose("yes")
        assert game.area(hand[0]) == "trash"
    assert game.rested(card) is saved
    assert game.area(friend) == ("characters" if saved else "hand")


@pytest.mark.parametrize("number", ["OP13-017", "OP14-016", "OP14-061", "ST25-003", "OP14-034"])
def test_once_per_turn_for_one_of_a_type(number: str) -> None:
    """The price differs: own power, the Leader's power, a DON!!, a card, a rested Character."""
    types = {
        "OP13-017": "Revolutionary Army",
        "OP14-016": "Supernovas",
        "OP14-061": "Donquixote Pirates",
        "ST25-003": "Cross Guild",
        "OP14-034": "Straw Hat Crew",
    }[number]
    s = Board(turn_player=B)
    s.don(A, active=3)
    card, friend = s.put(A, number), s.character(A, types=(types,), power=4000)
    stranger = s.character(A, types=("Navy",))
    paid = s.hand(A, s.character_card())
    events = [free_event(s, B, KO_ONE) for _ in range(3)]
    game = s.start()
    before = game.power(card)
    game.play(events[0]).choose(f"pick {stranger}")
    assert game.area(stranger) == "trash"
    game.play(events[1]).choose(f"pick {friend}").choose("yes")
    if number == "OP14-034":
        assert picks(game) == {card, friend}
        game.choose(f"pick {card}")
    assert game.asked() == (B, "main")
    assert game.area(friend) == "characters"
    assert game.power(card) == (before - 2000 if number == "OP13-017" else before)
    assert game.power("leader_a") == (3000 if number == "OP14-016" else 5000)
    assert game.count(A, "don_deck") == (8 if number == "OP14-061" else 7)
    assert game.area(paid) == ("trash" if number == "ST25-003" else "hand")
    assert game.rested(card) is (number == "OP14-034")
    game.play(events[2]).choose(f"pick {friend}")
    assert game.area(friend) == "trash"


@pytest.mark.parametrize(("cost", "saved"), [(6, True), (7, False)])
def test_op12_102_turns_life_for_a_character_of_base_cost_6_or_less(cost: int, saved: bool) -> None:
    s = Board(turn_player=B)
    s.put(A, "OP12-102")
    friend = s.character(A, cost=cost)
    game = hit(s, BOUNCE_ONE, friend)
    assert (game.asked() == (A, "yes_no")) is saved
    if saved:
        game.choose("yes")
    assert game.side(A)["life_face_up_indexes"] == ([0] if saved else [])
    assert game.area(friend) == ("characters" if saved else "hand")
