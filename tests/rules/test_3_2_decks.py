"""Rules 3-2, 3-3: the deck and the DON!! deck."""

from pathlib import Path

import pytest

from optcg import Deck, Game
from optcg.engine.saving import dump_state
from optcg.model.effects import Draw
from tests.cards.card_files import card, write_cards
from tests.scenario import A, B, Scenario, Table

DECK_LIST = ["1xHS99-100", *[f"4xHS99-{n:03}" for n in range(12)], "2xHS99-012"]


@pytest.fixture
def started(tmp_path: Path) -> Game:
    """A game that has just started: A is asked who goes first."""
    leader = card("HS99-100", category="Leader", cost=4, power=5000)
    catalog = write_cards(tmp_path, [leader, *[card(f"HS99-{n:03}", cost=1) for n in range(13)]])
    deck = Deck.parse("\n".join(DECK_LIST), catalog)
    return Game.start(catalog, [deck, deck], seed=1, chooser=A)


def with_deck(order: tuple[int, ...], seed: int = 1) -> Table:
    """A's Main Phase with three different cards on A's deck, in that order."""
    s = Scenario()
    faces = [s.character_card(cost=cost) for cost in (1, 2, 3)]
    for place in order:
        s.deck_top(A, faces[place])
    return s.start(seed=seed)


def opening_hand(seed: int) -> list[str]:
    """Which of 40 different cards A draws as the opening hand."""
    s = Scenario(phase="setup")
    cards = [s.deck_top(A, s.character_card()) for _ in range(40)]
    game = s.start(seed=seed, chooser=A).choose("first")
    return [ref for ref in cards if game.area(ref) == "hand"]


@pytest.mark.rule("3-2-1")
def test_3_2_1_each_deck_starts_in_its_deck_area(started: Game) -> None:
    """Before the opening hands are drawn all 50 cards lie there; the Leader does not."""
    view = started.view(None).to_dict()

    assert [view[name]["deck_count"] for name in "AB"] == [50, 50]


@pytest.mark.rule("3-2-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_3_2_2_nobody_can_tell_the_order_of_a_deck(viewer: int | None) -> None:
    """Two boards that differ in the order of A's deck only look the same, to A as well."""
    one, other = with_deck((0, 1, 2)).game.view(viewer), with_deck((2, 0, 1)).game.view(viewer)

    assert one.to_dict() == other.to_dict()
    assert dump_state(one.state) == dump_state(other.state)


@pytest.mark.rule("3-2-2")
def test_3_2_2_the_own_deck_list_does_not_tell_the_order_of_the_deck() -> None:
    """A knows which cards are in the own deck, not in which order they lie."""
    one, other = with_deck((0, 1, 2)).game.view(A), with_deck((2, 0, 1)).game.view(A)

    assert one.deck_list == other.deck_list


@pytest.mark.rule("3-2-3")
def test_3_2_3_cards_leave_the_deck_one_by_one() -> None:
    """Three cards drawn by one effect are three moves, from the top downwards."""
    s = Scenario()
    tops = [s.deck_top(A, s.character_card()) for _ in range(3)]
    event = s.hand(A, s.event_card(main=[Draw(3)]))
    game = s.start()

    game.play(event)

    drawn = [event.cards[0].id for event in game.game.events if event.kind == "card_drawn"]
    assert drawn == [game.id(ref) for ref in tops]


@pytest.mark.rule("3-2-4")
def test_3_2_4_shuffling_makes_a_random_order() -> None:
    """Ten games with ten seeds begin with ten different hands, and the same seed with the same hand."""
    hands = {tuple(opening_hand(seed)) for seed in range(10)}

    assert len(hands) == 10
    assert opening_hand(3) == opening_hand(3)


@pytest.mark.rule("3-2-4")
def test_3_2_4_shuffling_changes_the_order_only() -> None:
    """After a redraw, which shuffles, every card is still in deck, hand or Life, each once."""
    s = Scenario(phase="setup")
    s.life(A, 0)
    cards = [s.deck_top(A, s.character_card()) for _ in range(40)]
    s.deck(A, 40)
    game = s.start(chooser=A)

    game.choose("first").choose("redraw")

    assert len({game.id(ref) for ref in cards}) == 40
    areas = [game.area(ref) for ref in cards]
    assert (areas.count("hand"), areas.count("deck")) == (5, 35)


@pytest.mark.rule("3-3-1")
def test_3_3_1_each_don_deck_starts_in_its_don_deck_area(started: Game) -> None:
    """All ten DON!! lie in the DON!! deck, none in the cost area."""
    view = started.view(None).to_dict()

    keys = ("don_deck", "don_active", "don_rested")
    assert [[view[name][key] for key in keys] for name in "AB"] == [[10, 0, 0], [10, 0, 0]]


@pytest.mark.rule("3-3-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_3_3_2_the_don_deck_is_open(viewer: int | None) -> None:
    """Everybody sees what is left in A's DON!! deck after the DON!! Phase."""
    s = Scenario(phase="don")
    s.don(A, active=3)

    game = s.start()

    assert game.game.view(viewer).to_dict()["A"]["don_deck"] == 5


@pytest.mark.rule("3-3-3")
def test_3_3_3_don_leave_the_don_deck_one_by_one() -> None:
    """Of two DON!! to be placed the only one left is placed, and the game goes on."""
    s = Scenario(phase="don")
    s.don(A, active=9)

    game = s.start()

    assert (game.count(A, "don_active"), game.count(A, "don_deck")) == (10, 0)
    assert game.asked() == (A, "main")
