"""Second set: what an effect may choose, what it must leave alone, and what becomes of the chosen card."""

import pytest

from tests.effects.checks import begin, pile
from tests.house.board import (
    BRASS,
    EMBER,
    GLOAM,
    MOSS,
    TIDE,
    Board,
    picks,
    played,
    quiet,
    stop,
    take,
    triggered,
)
from tests.scenario import A, B, Table

Facts = dict[str, object]
# The card, what it may choose, what it may not, whether own Characters too, and what becomes of the chosen.
WHEN_PLAYED: list[tuple[str, Facts, Facts, bool, str]] = [
    ("HS02-005", {"power": 3000}, {"power": 4000}, False, "trash"),
    ("HS02-014", {"power": 5000}, {"power": 6000}, False, "trash"),
    ("HS02-019", {"cost": 1}, {"cost": 2}, False, "rested"),
    ("HS02-021", {"cost": 4}, {"cost": 5}, False, "rested"),
    ("HS02-024", {"cost": 4, "rested": True}, {"cost": 5, "rested": True}, False, "trash"),
    ("HS02-024", {"cost": 4, "rested": True}, {"cost": 4}, False, "trash"),
    ("HS02-026", {"cost": 6}, {"cost": 7}, False, "rested"),
    ("HS02-031", {"cost": 5}, {"cost": 6}, False, "rested"),
    ("HS02-037", {"cost": 1}, {"cost": 2}, True, "hand"),
    ("HS02-040", {"cost": 2}, {"cost": 3}, True, "hand"),
    ("HS02-043", {"cost": 5}, {"cost": 6}, True, "deck"),
    ("HS02-044", {"cost": 5}, {"cost": 6}, False, "hand"),
    ("HS02-047", {"cost": 4}, {"cost": 5}, True, "hand"),
    ("HS02-066", {"cost": 4}, {"cost": 5}, False, "trash"),
    ("HS02-076", {"cost": 3}, {"cost": 4}, False, "trash"),
    ("HS02-093", {"cost": 3}, {"cost": 4}, False, "trash"),
]
BY_TRIGGER: list[tuple[str, Facts, Facts, bool, str]] = [
    ("HS02-031", {"cost": 5}, {"cost": 6}, False, "rested"),
    ("HS02-033", {"cost": 4}, {"cost": 5}, False, "rested"),
    ("HS02-047", {"cost": 4}, {"cost": 5}, True, "hand"),
    ("HS02-050", {"cost": 3}, {"cost": 4}, True, "hand"),
    ("HS02-080", {"cost": 3}, {"cost": 4}, False, "trash"),
    ("HS02-099", {"cost": 2}, {"cost": 3}, False, "trash"),
]
WHEN_ATTACKING: list[tuple[str, Facts, Facts]] = [
    ("HS02-009", {"power": 2000}, {"power": 3000}),
    ("HS02-073", {"cost": 2}, {"cost": 3}),
]
# The card, how many cards it looks at, the type it looks for.
SEARCHES = [
    ("HS02-003", 5, EMBER),
    ("HS02-022", 4, MOSS),
    ("HS02-049", 5, TIDE),
    ("HS02-054", 5, BRASS),
    ("HS02-070", 3, GLOAM),
]


def fate(game: Table, card: str) -> str:
    return "rested" if game.area(card) == "characters" and game.rested(card) else game.area(card)


@pytest.mark.parametrize(("number", "fits", "unfit", "own_too", "end"), WHEN_PLAYED)
def test_played_it_takes_what_fits(number: str, fits: Facts, unfit: Facts, own_too: bool, end: str) -> None:
    s = Board()
    fit, other, mine = s.character(B, **fits), s.character(B, **unfit), s.character(A, **fits)  # type: ignore[arg-type]
    before = begin(s)
    untouched = fate(before, other)
    game, _ = played(s, number)
    assert picks(game) == ({fit, mine} if own_too else {fit})
    stop(take(game, fit))
    assert (fate(game, fit), fate(game, other), fate(game, mine)) == (end, untouched, fate(before, mine))
    assert quiet(game)


@pytest.mark.parametrize(("number", "fits", "unfit", "own_too", "end"), WHEN_PLAYED)
def test_up_to_may_be_none(number: str, fits: Facts, unfit: Facts, own_too: bool, end: str) -> None:
    s = Board()
    fit = s.character(B, **fits)  # type: ignore[arg-type]
    before = fate(begin(s), fit)
    game, _ = played(s, number)
    stop(game.choose("done"))
    assert fate(game, fit) == before


@pytest.mark.parametrize(("number", "fits", "unfit", "own_too", "end"), BY_TRIGGER)
def test_by_its_trigger(number: str, fits: Facts, unfit: Facts, own_too: bool, end: str) -> None:
    """The card is then in the trash, and its player is the one who was damaged."""
    s = Board()
    fit, other, mine = s.character(A, **fits), s.character(A, **unfit), s.character(B, **fits)  # type: ignore[arg-type]
    game, card = triggered(s, number)
    assert game.asked() == (B, "cards")
    assert picks(game) == ({fit, mine} if own_too else {fit})
    stop(take(game, fit))
    assert (fate(game, fit), fate(game, other), game.area(card)) == (end, "characters", "trash")


@pytest.mark.parametrize(("number", "fits", "unfit"), WHEN_ATTACKING)
def test_attacking_it_knocks_out_what_fits(number: str, fits: Facts, unfit: Facts) -> None:
    """When it attacks, and not when another card does."""
    s = Board()
    attacker = s.put(A, number)
    fit, other = s.character(B, **fits), s.character(B, **unfit)  # type: ignore[arg-type]
    s.character(A, **fits)  # type: ignore[arg-type]
    game = begin(s).attack("leader_a", "leader_b")
    assert (fate(game, fit), game.count(B, "life")) == ("characters", 2)
    game.declare(attacker, "leader_b")
    assert picks(game) == {fit}
    take(game, fit).pass_battle()
    assert (fate(game, fit), fate(game, other), game.count(B, "life")) == ("trash", "characters", 1)


@pytest.mark.parametrize(("number", "count", "crew"), SEARCHES)
def test_a_search_takes_one_card_of_the_type(number: str, count: int, crew: str) -> None:
    """Not deeper, not another type, not its own name (HS02-070 alone does not say so)."""
    s = Board()
    same = s.on_deck(A, number)
    stranger = s.deck_top(A, s.character_card(types=("Passers-by",)))
    found = [s.deck_top(A, s.character_card(types=(crew,))) for _ in range(count - 2)]
    deeper = s.deck_top(A, s.character_card(types=(crew,)))
    game, _ = played(s, number)
    assert picks(game) == {*found, *([same] if number == "HS02-070" else [])}
    stop(take(game, found[0]))
    rest = [same, stranger, *found[1:]]
    where, place = (
        ("trash", slice(0, count - 1)) if number == "HS02-070" else ("deck", slice(1 - count, None))
    )
    assert (game.area(found[0]), pile(game, A, "deck")[0]) == ("hand", deeper)
    assert set(rest) <= set(pile(game, A, where)[place if where == "deck" else slice(0, count)])
    assert quiet(game)


@pytest.mark.parametrize(("number", "count", "crew"), SEARCHES)
def test_a_search_may_take_nothing(number: str, count: int, crew: str) -> None:
    s = Board()
    found = s.deck_top(A, s.character_card(types=(crew,)))
    game, _ = played(s, number)
    stop(game.choose("done"))
    assert game.area(found) == ("trash" if number == "HS02-070" else "deck")
    assert game.count(A, "hand") == 0
