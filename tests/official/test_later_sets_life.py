"""Later sets: what effects do with Life cards."""

import pytest

from optcg.model.effects import KO, Draw
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.official.board import Board
from tests.official.offers import KO_ONE, free_event, offers, picks, targets
from tests.scenario import A, B


@pytest.mark.parametrize(
    ("life", "types", "asks"), [(2, "Egghead", True), (1, "Egghead", False), (2, "Navy", False)]
)
def test_eb03_059_puts_a_trigger_character_into_life_face_up(life: int, types: str, asks: bool) -> None:
    """Not an Event with [Trigger], not a Character without."""
    s = Board()
    s.leader(A, types=(types,))
    s.don(A, active=6)
    s.life(A, life)
    card, fits = s.hold(A, "EB03-059"), s.hold(A, "OP14-106")
    s.hold(A, "OP08-115")
    s.hand(A, s.character_card())
    game = s.start().play(card)
    assert picks(game) == ({fits} if asks else set())
    if asks:
        game.choose(f"pick {fits}")
        assert game.area(fits) == "life"
        assert game.side(A)["life_face_up_indexes"] == [0]
    assert game.count(A, "life") == life + asks


def test_eb03_059_trigger_keeps_a_character_from_attacking_this_turn() -> None:
    """Cost 6 or less, another name than Luffy's; the Leader is not offered."""
    s = Board()
    s.on_life(B, "EB03-059")
    six, seven = s.character(A, cost=6), s.character(A, cost=7)
    luffy = s.character(A, name="Monkey.D.Luffy")
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    assert offers(game) == {f"pick {six}", "done"}
    game.choose(f"pick {six}")
    assert not targets(game, six)
    assert targets(game, seven) == targets(game, luffy) == {"leader_b"}
    game.end().end()
    assert targets(game, six) == {"leader_b"}


def test_op10_119_shows_a_supernova_and_lays_it_face_down() -> None:
    """Then a DON!! for a Leader of that type; the opponent saw the card, but it lies face-down."""
    s = Board()
    s.leader(A, types=("Supernovas",))
    s.don(A, active=7)
    card, fits = s.hold(A, "OP10-119"), s.hold(A, "OP10-113")
    s.hand(A, s.event_card(types=("Supernovas",)))
    game = s.start().play(card)
    assert offers(game) == {f"pick {fits}", "done"}
    game.choose(f"pick {fits}")
    assert offers(game) == {"pick don rested", "done"}
    game.choose("pick don rested")
    assert (game.area(fits), game.don("leader_a")) == ("life", 1)
    assert game.side(A)["life_face_up_indexes"] == []


@pytest.mark.parametrize(("number", "cost", "face_up"), [("OP11-116", 6, True), ("OP12-117", 9, False)])
@pytest.mark.parametrize("place", ["top", "bottom"])
def test_op11_116_and_op12_117_lay_a_character_into_its_owners_life(
    number: str, cost: int, face_up: bool, place: str
) -> None:
    """Face-up the one, face-down the other; either player's Character, at the end that is chosen."""
    s = Board()
    s.leader(A, types=("Supernovas",))
    s.don(A, active=6)
    event = s.hold(A, number)
    own, theirs = s.character(A, cost=cost), s.character(B, cost=cost)
    dear = s.character(B, cost=cost + 1)
    game = s.start().play(event)
    if number == "OP12-117":
        game.choose("yes")
    assert offers(game) == {f"pick {own}", f"pick {theirs}", "done"}
    assert f"pick {dear}" not in game.choices()
    game.choose(f"pick {theirs}").choose(place)
    assert (game.owner(theirs), game.area(theirs)) == (B, "life")
    index = 0 if place == "top" else 3
    assert game.side(B)["life_face_up_indexes"] == ([index] if face_up else [])
    game.attack("leader_a", "leader_b")
    assert game.area(theirs) == ("hand" if place == "top" else "life")


@pytest.mark.parametrize(("life", "asks"), [(3, True), (2, False)])
def test_eb03_053_gives_a_life_card_to_its_owners_hand(life: int, asks: bool) -> None:
    """Not damage: no [Trigger]. The DON!! comes before and does not hang on it."""
    s = Board()
    s.life(B, life - 1)
    top = s.on_life(B, "OP14-106")
    card = s.hold(A, "EB03-053")
    game = s.start().play(card).choose("pick don rested")
    assert game.don("leader_a") == 1
    if asks:
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
    assert game.asked() == (A, "main")
    assert game.area(top) == ("hand" if asks else "life")


@pytest.mark.parametrize("face_up", [True, False])
def test_eb03_053_turns_its_top_life_card_to_play_another_when_ko(face_up: bool) -> None:
    """A Character with 6000 power or less; a card that is face-up already does not pay."""
    s = Board(turn_player=B)
    s.put(A, "EB03-053")
    s.on_life(A, "OP14-106", face_up=face_up)
    six, seven = s.hand(A, s.character_card(power=6000)), s.hand(A, s.character_card(power=7000))
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(kos)
    assert (game.asked() == (A, "yes_no")) is not face_up
    if not face_up:
        game.choose("yes")
        assert offers(game) == {f"pick {six}", "done"}
        game.choose(f"pick {six}")
        assert game.area(six) == "characters"
    assert game.area(seven) == "hand"
    assert game.side(A)["life_face_up_indexes"] == [0]


@pytest.mark.parametrize(("types", "holds"), [("Egghead", True), ("Navy", False)])
def test_op13_108_forces_the_opponent_to_take_a_life_card(types: str, holds: bool) -> None:
    """Both sentences hang on the Leader's type."""
    s = Board()
    s.leader(A, types=(types,))
    s.don(A, active=9)
    top = s.on_life(B, "OP14-106")
    card = s.hold(A, "OP13-108")
    game = s.start().play(card)
    assert game.asked() == (A, "main")
    assert game.area(top) == ("hand" if holds else "life")
    assert bool(targets(game, card)) is holds


def test_eb03_057_gives_three_don_to_a_wano_leader_and_trashes_life_when_ko() -> None:
    s = Board()
    s.leader(A, types=("Land of Wano",))
    card = s.hold(A, "EB03-057")
    top = s.on_life(B, "OP14-106")
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(card)
    for _ in range(3):
        game.choose("pick don rested")
    assert game.don("leader_a") == 3
    game.end().play(kos)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.area(top) == "trash"
    assert game.count(A, "life") == 3


def test_op08_075_turns_all_own_life_face_down() -> None:
    """After resting a Character with cost 2 or less, or none."""
    s = Board()
    event = s.hold(A, "OP08-075")
    s.on_life(A, "OP14-106", face_up=True)
    s.on_life(A, "OP14-106", face_up=True)
    s.on_life(B, "OP14-106", face_up=True)
    two, three = s.character(B, cost=2), s.character(B, cost=3)
    game = s.start().play(event).choose("yes").choose("pick don active")
    assert offers(game) == {f"pick {two}", "done"}
    game.choose(f"pick {two}")
    assert (game.rested(two), game.rested(three)) == (True, False)
    assert game.side(A)["life_face_up_indexes"] == []
    assert game.side(B)["life_face_up_indexes"] == [0]


@pytest.mark.parametrize(("option", "owner"), [(1, A), (2, B)])
def test_eb02_053_looks_at_a_life_card_of_either_player(option: int, owner: int) -> None:
    """And puts it at the top or bottom; nothing changes hands."""
    s = Board()
    s.on_life(A, "OP14-102")
    s.on_life(B, "OP14-102")
    tops = {A: s.on_life(A, "OP14-106"), B: s.on_life(B, "OP14-106")}
    card = s.hold(A, "EB02-053")
    game = s.start().play(card).choose("yes").choose(f"option {option}").choose("bottom")
    other = 1 - owner
    assert (game.area(tops[owner]), game.area(tops[other])) == ("life", "life")
    game.attack("leader_a", "leader_b")
    assert game.area(tops[B]) == ("hand" if owner == A else "life")


def test_eb02_053_may_be_declined_and_works_again_when_ko() -> None:
    s = Board()
    card = s.hold(A, "EB02-053")
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(card).choose("no")
    assert game.asked() == (A, "main")
    game.end().play(kos)
    assert game.asked() == (A, "yes_no")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_op14_115_adds_a_life_card_and_then_takes_one_damage(answer: str) -> None:
    """The damage is forced, and the card on top may use its [Trigger]."""
    s = Board()
    card = s.put(B, "OP14-115", rested=True)
    low = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    fresh = s.on_deck(B, "OP14-106")
    game = s.start().attack("leader_a", card).choose(answer)
    assert game.asked() == (B, "trigger")
    game.choose("no")
    assert game.area(fresh if answer == "yes" else low) == "hand"
    assert game.count(B, "life") == (4 if answer == "yes" else 3)


def test_op14_115_is_silent_in_the_own_turn() -> None:
    s = Board()
    card = s.put(A, "OP14-115")
    kos = free_event(s, A, KO(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1)))
    game = s.start().play(kos)
    assert game.area(card) == "trash"
    assert game.asked() == (A, "main")
    assert game.count(A, "life") == 3


def test_st20_003_looks_at_life_by_its_trigger_and_returns_to_the_hand() -> None:
    s = Board()
    second = s.on_life(B, "OP14-106")
    card = s.on_life(B, "ST20-003")
    game = s.start().declare("leader_a", "leader_b").choose("yes").choose("yes").choose("option 1")
    assert game.asked() == (B, "place")
    game.choose("bottom")
    assert (game.area(card), game.area(second)) == ("hand", "life")
    assert game.count(B, "life") == 4
