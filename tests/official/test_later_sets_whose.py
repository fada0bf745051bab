"""Later sets: whose cards are meant; what fits lies on the other side, and nothing happens."""

import pytest

from optcg.model.terms import Category, Color
from tests.official.board import Board
from tests.official.offers import can_use, picks
from tests.scenario import A, B

ANYTHING = {"power": 6000, "cost": 1, "types": ("Navy", "CP0", "FILM"), "colors": (Color.BLACK,)}


def mirror(s: Board) -> None:
    """The opponent has, in hand and trash, what would pay for all of these."""
    for _ in range(3):
        s.hand(B, s.character_card(**ANYTHING))  # type: ignore[arg-type]
        s.hold(B, "OP14-106")
        s.hand(B, s.event_card())
        s.trash(B, s.character_card(**ANYTHING))  # type: ignore[arg-type]
        s.trash(B, s.event_card())


@pytest.mark.parametrize(
    "number",
    [
        "ST19-002",
        "PRB02-003",
        "OP10-072",
        "OP08-106",
        "P-055",
        "EB02-045",
        "EB03-025",
        "EB03-043",
        "OP08-102",
        "OP12-009",
        "OP12-015",
        "OP12-043",
        "PRB02-017",
        "ST23-003",
    ],
)
def test_costs_of_hand_and_trash_are_paid_with_the_own_ones(number: str) -> None:
    """With an empty hand and trash nothing is asked when it is played."""
    s = Board()
    s.don(A, active=10)
    s.leader(A, types=("Navy",))
    mirror(s)
    s.character(B, cost=1, power=6000)
    card = s.hold(A, number)
    game = s.start()
    before = (game.count(B, "hand"), game.count(B, "trash"))
    game.play(card)
    assert game.asked() == (A, "main")
    assert (game.count(B, "hand"), game.count(B, "trash")) == before


@pytest.mark.parametrize(
    "number", ["OP09-042", "ST16-001", "ST17-005", "ST22-001", "OP11-071", "OP12-051", "ST19-004", "P-076"]
)
def test_effects_of_the_main_phase_are_paid_with_the_own_cards(number: str) -> None:
    """Not even offered while hand and trash are empty."""
    s = Board()
    s.don(A, active=10)
    mirror(s)
    card = s.official(number)
    ref = s.lead(A, number) if card.category is Category.LEADER else s.put(A, number)
    assert not can_use(s.start(), ref)


@pytest.mark.parametrize(
    ("number", "facts"),
    [
        ("OP08-037", {"types": ("Minks",)}),
        ("OP13-059", {}),
        ("P-060", {"name": "Uta"}),
    ],
)
def test_own_characters_pay_for_events(number: str, facts: dict[str, object]) -> None:
    """The Event can be activated, but its cost is not offered."""
    s = Board()
    event = s.hold(A, number)
    foe = s.character(B, **facts)  # type: ignore[arg-type]
    game = s.start().play(event)
    assert game.asked() == (A, "main")
    assert (game.area(foe), game.area(event)) == ("characters", "trash")


@pytest.mark.parametrize(
    ("number", "facts"),
    [
        ("OP09-005", {"power": 5000}),
        ("OP08-086", {"cost": 0}),
    ],
)
def test_conditions_about_the_opponents_field_do_not_look_at_the_own(
    number: str, facts: dict[str, object]
) -> None:
    """OP09-005: two with base power 5000; OP08-086: one with cost 0."""
    for player, drawn in ((A, 0), (B, 1)):
        s = Board()
        card = s.hold(A, number)
        for _ in range(2):
            s.character(player, **facts)  # type: ignore[arg-type]
        game = s.start()
        deck = game.count(A, "deck")
        game.play(card)
        while game.asked()[1] == "cards":
            game.choose(game.choices()[0])
        assert (game.count(A, "deck") < deck) is bool(drawn)


@pytest.mark.parametrize("number", ["OP09-024", "OP09-026", "OP09-035", "OP10-024", "OP10-025"])
def test_two_rested_characters_must_be_ones_own(number: str) -> None:
    """Rested Characters of the opponent do not count, nor does the own rested Leader."""
    for player in (A, B):
        s = Board()
        s.don(A, active=10)
        s.leader(A, rested=True)
        for _ in range(2):
            s.character(player, rested=True)
        s.character(B, cost=5)
        card = s.hold(A, number)
        game = s.start()
        deck = game.count(A, "deck")
        game.play(card)
        happened = bool(picks(game)) or game.count(A, "deck") < deck
        assert happened is (player == A)


def test_op10_001_counts_its_own_strong_character_only() -> None:
    s = Board()
    s.lead(A, "OP10-001")
    s.don(A, active=1, rested=3)
    s.character(B, power=9000)
    assert not can_use(s.start(), "leader_a")
