"""Later sets: activation costs paid with the cards on the field."""

import pytest

from optcg.model.terms import Color
from tests.official.board import Board
from tests.official.offers import can_use, in_any_order, offers, picks, use
from tests.scenario import A, B

DRESSROSA = ("Dressrosa",)


def test_op14_037_rests_any_three_cards() -> None:
    """DON!! count as cards; then a rested Character with 7000 base power or less falls."""
    s = Board()
    s.don(A, active=3)
    event, friend = s.hold(A, "OP14-037"), s.character(A)
    foe = s.character(B, power=7000, rested=True)
    s.character(B, power=7000)
    s.character(B, power=8000, rested=True)
    game = s.start().play(event).choose("yes")
    assert picks(game) == {"leader_a", friend, "don active"}
    game.choose("pick don active").choose(f"pick {friend}").choose("pick leader_a")
    assert (game.rested(friend), game.rested("leader_a")) == (True, True)
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 2)
    assert offers(game) == {f"pick {foe}", "done"}
    assert game.choose(f"pick {foe}").area(foe) == "trash"


def test_op10_043_rests_a_leader_or_stage_of_its_type() -> None:
    """Never a Character; only Characters named so gain [Banish], for the turn."""
    s = Board()
    s.leader(A, types=DRESSROSA, name="Monkey.D.Luffy")
    stage = s.stage(A, types=DRESSROSA)
    friend, card = s.character(A, types=DRESSROSA, name="Monkey.D.Luffy"), s.hold(A, "OP10-043")
    game = s.start().play(card).choose("yes")
    assert picks(game) == {"leader_a", stage}
    game.choose(f"pick {stage}")
    assert game.rested(stage)
    assert offers(game) == {f"pick {friend}", "done"}
    game.choose(f"pick {friend}")
    assert "Banish" in game.keywords(friend)
    assert "Banish" not in game.end().keywords(friend)


@pytest.mark.parametrize(("types", "rested"), [(("Navy",), False), (DRESSROSA, True)])
def test_op10_043_asks_nothing_without_an_active_card_of_the_type(
    types: tuple[str, ...], rested: bool
) -> None:
    s = Board()
    s.leader(A, types=types, rested=rested)
    card = s.hold(A, "OP10-043")
    s.character(A, name="Monkey.D.Luffy", types=DRESSROSA)
    assert s.start().play(card).asked() == (A, "main")


@pytest.mark.parametrize(("types", "power"), [("Blackbeard Pirates", 5000), ("Navy", 1000)])
def test_st27_001_rests_a_card_by_its_name(types: str, power: int) -> None:
    """Any category; the Leader is looked at after the cost."""
    s = Board()
    s.leader(A, types=(types,))
    card, stage = s.put(A, "ST27-001"), s.put(A, "OP09-099")
    game = use(s.start(), card)
    assert game.rested(stage)
    assert game.power(card) == power
    assert not can_use(game, card)
    assert game.end().power(card) == 1000


@pytest.mark.parametrize("name", ["Usopp", "Nami"])
def test_op10_057_rests_the_leader_or_a_stage_of_any_type(name: str) -> None:
    """Up to two cards of a type, but not of its own name; then a card of the hand is trashed."""
    s = Board()
    s.leader(A, name=name, types=("Navy",))
    stage = s.stage(A)
    card = s.hold(A, "OP10-057")
    one, two, own = (s.on_deck(A, number) for number in ("OP10-043", "OP10-044", "OP10-057"))
    game = s.start().play(card).choose("yes")
    assert picks(game) == {"leader_a", stage}
    game.choose("pick leader_a")
    assert game.rested("leader_a")
    if name == "Nami":
        assert game.asked() == (A, "main")
        return
    assert picks(game) == {one, two}
    game.choose(f"pick {one}").choose(f"pick {two}")
    in_any_order(game)
    assert picks(game) == {one, two}
    game.choose(f"pick {two}")
    assert [game.area(ref) for ref in (one, two, own)] == ["hand", "trash", "deck"]


def test_op08_037_rests_a_mink_to_rest_any_character() -> None:
    """A rested one and another type do not pay; without any, the Event does nothing."""
    s = Board()
    event = s.hold(A, "OP08-037")
    mink, second = s.character(A, types=("Minks",)), s.character(A, types=("Minks",))
    tired = s.character(A, types=("Minks",), rested=True)
    other, foe = s.character(A), s.character(B, cost=10)
    game = s.start().play(event).choose("yes")
    assert picks(game) == {mink, second}
    assert not {tired, other} & picks(game)
    game.choose(f"pick {second}")
    assert offers(game) == {f"pick {foe}", "done"}
    game.choose(f"pick {foe}")
    assert (game.rested(second), game.rested(foe), game.rested(mink)) == (True, True, False)


def test_op10_047_returns_a_comrade_of_cost_3_or_more() -> None:
    """It costs 2 itself; the opponent's cards do not pay. The power lasts for the turn."""
    s = Board()
    card = s.put(A, "OP10-047")
    three, four = [s.character(A, cost=cost, types=("Revolutionary Army",)) for cost in (3, 4)]
    small = s.character(A, cost=2, types=("Revolutionary Army",))
    s.character(B, cost=3, types=("Revolutionary Army",))
    game = s.start().declare(card, "leader_b").choose("yes")
    assert picks(game) == {three, four}
    game.choose(f"pick {three}").pass_battle()
    assert (game.area(three), game.area(small)) == ("hand", "characters")
    assert game.power(card) == 6000
    assert game.end().power(card) == 3000


@pytest.mark.parametrize("others", [3, 2])
def test_p_081_counts_its_crew_after_it_went_back(others: int) -> None:
    """Three blue ones without it; then one of exactly cost 5."""
    s = Board()
    card = s.put(A, "P-081")
    for _ in range(others):
        s.character(A, types=("Cross Guild",), colors=(Color.BLUE,))
    s.character(A, types=("Cross Guild",), colors=(Color.RED,))
    five = s.hand(A, s.character_card(cost=5, types=("Cross Guild",)))
    s.hand(A, s.character_card(cost=4, types=("Cross Guild",)))
    game = use(s.start(), card)
    assert game.area(card) == "hand"
    assert picks(game) == ({five} if others == 3 else set())


def test_op09_008_goes_to_the_bottom_of_the_deck() -> None:
    s = Board()
    card, own, foe = s.put(A, "OP09-008"), s.character(A), s.character(B)
    game = use(s.start(), card)
    assert game.area(card) == "deck"
    assert offers(game) == {f"pick {foe}", "done"}
    game.choose(f"pick {foe}")
    assert (game.power(foe), game.power(own)) == (2000, 5000)
    game.end().end()
    assert game.area(card) == "deck"


@pytest.mark.parametrize("number", ["OP10-027", "OP10-026"])
def test_op10_026_goes_with_its_twin_from_the_trash(number: str) -> None:
    """The twin must have 0 power, what is played must cost 6 and have the name."""
    s = Board()
    card, twin = s.put(A, "OP10-026"), s.trashed(A, number)
    six = s.hand(A, s.character_card(name="Kin'emon", cost=6))
    s.hand(A, s.character_card(name="Kin'emon", cost=5))
    s.hand(A, s.character_card(name="Nami", cost=6))
    game = s.start()
    assert can_use(game, card) is (number == "OP10-027")
    if can_use(game, card):
        in_any_order(use(game, card))
        assert (game.area(card), game.area(twin)) == ("deck", "deck")
        assert offers(game) == {f"pick {six}", "done"}
        assert game.choose(f"pick {six}").area(six) == "characters"


@pytest.mark.parametrize("name", ["Sanji", "Nami"])
def test_op12_080_puts_the_stage_under_the_deck(name: str) -> None:
    """Then one Event among three cards; under another Leader it is paid in vain."""
    s = Board()
    s.leader(A, name=name)
    stage = s.put(A, "OP12-080")
    first, event, third = s.on_deck(A, "OP14-106"), s.on_deck(A, "OP12-078"), s.on_deck(A, "OP12-063")
    deeper = s.on_deck(A, "OP12-079")
    game = use(s.start(), stage)
    assert game.area(stage) == "deck"
    assert picks(game) == ({event} if name == "Sanji" else set())
    if name == "Sanji":
        in_any_order(game.choose(f"pick {event}"))
        assert game.area(event) == "hand"
    assert {game.area(ref) for ref in (first, third, deeper)} == {"deck"}


def test_op14_080_kos_one_of_its_own_and_that_one_answers_afterwards() -> None:
    """The [On K.O.] of the card that paid comes after the effect; only the type pays."""
    s = Board()
    s.lead(A, "OP14-080")
    victim, friend = s.put(A, "OP14-089"), s.character(A, types=("Navy",))
    one, two = [s.hand(A, s.character_card()) for _ in range(2)]
    game = use(s.start(), "leader_a")
    assert game.area(victim) == "trash"
    assert (game.power("leader_a"), game.power(friend)) == (6000, 6000)
    assert game.asked()[1] == "cards"
    assert len(picks(game)) == 4
    game.choose(f"pick {one}").choose(f"pick {two}")
    assert not can_use(game, "leader_a")
    assert game.end().power(friend) == 5000


def test_op11_070_pays_don_and_rests_to_look_at_the_top_of_the_other_deck() -> None:
    """Two costs in one line; nothing moves, and the opponent draws that card."""
    s = Board()
    s.don(A, active=2, rested=0)
    card, top = s.put(A, "OP11-070"), s.on_deck(B, "OP14-106")
    game = use(s.start(), card)
    assert game.rested(card)
    assert game.count(A, "don_deck") == 9
    assert game.area(top) == "deck"
    game.end()
    assert game.area(top) == "hand"
