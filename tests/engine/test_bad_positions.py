"""A position that breaks a check is refused with a sentence that says which; nothing else is ever raised."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from optcg import BadPosition, Game, Position
from optcg.engine.bans import PLAYER_BANS
from tests.games.playing import house, play_on, random_board

RED, GREEN = "HS01-001", "HS01-015"  # Leaders
FINCH, MARROW = "HS01-005", "HS01-010"  # Characters
ONCE = "HS02-060"  # a Character with one ability
TAILWIND, OFFICE = "HS01-012", "HS01-014"  # an Event and a Stage


def board() -> dict[str, object]:
    """A position with every key of the format in it, and nothing wrong."""
    side = {
        "leader": {"card": RED, "state": "active", "don": 1, "ref": "boss"},
        "characters": [
            {
                "card": ONCE,
                "state": "rested",
                "don": 1,
                "ref": "a1",
                "played_this_turn": False,
                "used": [1],
                "effects": [{"power": 1000, "until": "turn", "by": "B", "this_turn": True}],
            },
            FINCH,
        ],
        "stage": {"card": OFFICE, "state": "rested"},
        "hand": [TAILWIND, None, {"card": FINCH, "ref": "h1"}],
        "life": [None, FINCH],
        "life_face_up_indexes": [1],
        "trash": [FINCH],
        "deck_top": [FINCH],
        "deck_count": 10,
        "don_active": 3,
        "don_rested": 2,
        "don_held_active": 1,
        "don_held_rested": 1,
        "don_deck": 3,
        "effects": [{"player_cannot": "activate Blocker", "until": "turn"}],
    }
    other = {"leader": GREEN, "don_active": 2}
    return {"turn_player": "A", "turn_number": 7, "phase": "main", "A": side, "B": other}


def changed(path: str, value: object) -> dict[str, object]:
    """The position with one value put in; the path is written with dots."""
    data = copy.deepcopy(board())
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    place: object = data
    for key in way:
        place = place[key]  # type: ignore[index]
    place[last] = value  # type: ignore[index]
    return data


def refusal(data: object) -> str:
    with pytest.raises(BadPosition) as caught:
        Position.from_dict(data, house())
    sentence = str(caught.value)
    assert sentence.startswith("This position cannot be set up: ")
    assert sentence.endswith(".")
    assert not sentence.endswith("..")
    return sentence


def test_the_board_itself_is_good() -> None:
    game = Game.from_position(Position.from_dict(board(), house()), seed=1)
    assert play_on(game, 1).over


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        # DON!! must add up, and cannot be held where there is none.
        ("A.don_active", 4, "the DON!! of A add up to 11, not 10 (Rule 5-1-2)"),
        ("A.don_deck", 2, "the DON!! of A add up to 9, not 10 (Rule 5-1-2)"),
        ("A.leader.don", 2, "the DON!! of A add up to 11, not 10 (Rule 5-1-2)"),
        ("A.characters.0.don", 0, "the DON!! of A add up to 9, not 10 (Rule 5-1-2)"),
        ("B.don_active", 11, "don_deck must be at least 0, not -1"),
        ("A.don_held_active", 4, "A holds more DON!! than it has in that state"),
        ("A.don_held_rested", 3, "A holds more DON!! than it has in that state"),
        ("A.don_active", -1, "don_active must be at least 0, not -1"),
        (
            "A.stage.don",
            1,
            "A has DON!! given to a Stage; only Leaders and Characters take it (Rule 6-5-5-1)",
        ),
        # Areas and categories.
        ("A.characters", [FINCH] * 6, "A has 6 Characters; 5 is the limit (Rule 3-7-6)"),
        ("A.characters.1", TAILWIND, "HS01-012 is a Event; a Character is needed there (Rule 2-2-2)"),
        ("A.characters.1", OFFICE, "HS01-014 is a Stage; a Character is needed there (Rule 2-2-2)"),
        ("A.characters.1", RED, "HS01-001 is a Leader; a Character is needed there (Rule 2-2-2)"),
        ("A.leader.card", FINCH, "HS01-005 is a Character; a Leader is needed there (Rule 2-2-2)"),
        ("A.leader", None, "player A has no Leader (Rule 5-1-2)"),
        ("A.leader.card", None, "player A has no Leader (Rule 5-1-2)"),
        ("A.stage", FINCH, "HS01-005 is a Character; a Stage is needed there (Rule 2-2-2)"),
        ("A.hand.0", RED, "HS01-001 is a Leader and can only be in the Leader area (Rule 2-2-3)"),
        ("A.deck_top.0", RED, "can only be in the Leader area (Rule 2-2-3)"),
        ("A.life.0", RED, "can only be in the Leader area (Rule 2-2-3)"),
        ("A.trash.0", RED, "can only be in the Leader area (Rule 2-2-3)"),
        ("A.deck_count", 0, "deck_count of A is 0, but deck_top already has 1 cards"),
        ("A.life_face_up_indexes", [2], "A has no Life card with index 2"),
        ("A.life_face_up_indexes", [-1], "life_face_up_indexes must be at least 0, not -1"),
        # Names.
        ("A.hand.2.ref", "a1", "the ref 'a1' stands twice"),
        ("B.leader", {"card": GREEN, "ref": "boss"}, "the ref 'boss' stands twice"),
        ("A.hand.0", "HS01-999", "There is no card numbered HS01-999. Did you mean"),
        ("A.leader.card", "op01-001", "There is no card numbered op01-001"),
        ("A.characters.1", "", "There is no card numbered"),
        ("phase", "attack", "there is no phase 'attack'; it may be setup, refresh, draw, don, main, end"),
        ("turn_player", "C", 'a player is "A" or "B", not \'C\''),
        ("turn_player", 0, 'a player is "A" or "B", not 0'),
        ("turn_number", 0, "turn_number must be at least 1, not 0"),
        (
            "A.leader.state",
            "tapped",
            'the state of a card is "active" or "rested", not \'tapped\' (Rule 4-4-1)',
        ),
        # Misspelt keys.
        ("A.charcters", [], "player A has no 'charcters'; it may have leader, characters"),
        ("C", {}, "a position has no 'C'; it may have"),
        ("A.leader.power", 5000, "a card on the field has no 'power'; it may have"),
        ("A.hand.2.don", 1, "a card off the field has no 'don'; it may have card, ref"),
        ("A.characters.0.effects.0.for", 1, "an effect has no 'for'; it may have"),
        # Effects.
        ("A.characters.0.effects.0.until", "dawn", "no effect lasts until 'dawn'; it may be battle, turn"),
        ("A.characters.0.effects.0.cost", 1, "an effect has exactly one of power, cost"),
        ("A.characters.0.effects.0", {"until": "turn"}, "an effect has exactly one of power, cost"),
        ("A.characters.0.effects.0", {"keyword": "Fly"}, "there is no keyword 'Fly'; it may be Rush"),
        ("A.characters.0.effects.0", {"cannot": "sing"}, "'cannot' may be attack, block"),
        ("A.characters.0.effects.0", {"negated": 1}, "negated must be true or false, not 1"),
        ("A.characters.0.effects.0", {"negated": False}, "'negated' can only be true; leave the effect out"),
        ("A.characters.0.effects.0", {"grant": False}, "'grant' can only be true"),
        ("A.effects.0", {"player_negated": False}, "'player_negated' can only be true"),
        ("A.characters.0.effects.0", {"negated": "On Tuesdays"}, "'negated' may be On Play"),
        ("A.characters.0.effects.0", {"grant": True}, "'grant' needs 'text': a card number and the part"),
        ("A.characters.0.effects.0.text", [RED, "x9"], f"the text of {RED} has no part 'x9'"),
        ("A.characters.0.effects.0.text", [], "'text' is a list of a card number and the part of its text"),
        ("A.characters.0.effects.0.by", "C", "a player is"),
        ("A.characters.0.effects.0.this_turn", 1, "this_turn must be true or false, not 1"),
        ("A.effects", [{"power": 1000}], "an effect has no 'power'; it may have player_cannot"),
        ("A.effects", [{"player_cannot": "sing"}], "'player_cannot' may be play cards"),
        # Types.
        ("A", [], "player A must be an object, not []"),
        ("A.hand", "HS01-005", "hand must be a list, not 'HS01-005'"),
        ("A.hand", {}, "hand must be a list, not {}"),
        ("A.hand.0", 5, "card must be text, not 5"),
        ("A.hand.0", [], "card must be text, not []"),
        ("A.characters", None, "characters must be a list, not None"),
        ("A.characters.0.played_this_turn", 1, "played_this_turn must be true or false, not 1"),
        ("A.characters.0.used", [0], "used must be at least 1, not 0"),
        ("A.characters.0.used", 1, "used must be a list, not 1"),
        ("A.characters.0.effects", {}, "effects must be a list, not {}"),
        ("A.characters.0.effects.0.power", "1000", "power must be a whole number, not '1000'"),
        ("A.characters.0.ref", 7, "ref must be text, not 7"),
        ("A.don_active", True, "don_active must be a whole number, not True"),
        ("A.don_active", 3.0, "don_active must be a whole number, not 3.0"),
        ("A.deck_count", None, "deck_count must be a whole number, not None"),
        ("turn_number", "7", "turn_number must be a whole number, not '7'"),
        ("phase", ["main"], "phase must be text, not ['main']"),
        ("A.life_face_up_indexes", ["0"], "life_face_up_indexes must be a whole number, not '0'"),
    ],
)
def test_each_check_says_what_is_wrong(path: str, value: object, reason: str) -> None:
    assert reason in refusal(changed(path, value))


@pytest.mark.parametrize("ban", PLAYER_BANS)
def test_every_ban_on_a_player_is_set_up_without_a_text(ban: str) -> None:
    Position.from_dict(changed("A.effects", [{"player_cannot": ban, "until": "turn"}]), house())


@pytest.mark.parametrize("key", ["A", "B"])
def test_both_players_are_needed(key: str) -> None:
    data = board()
    del data[key]
    assert f"player {key} is missing; a game has two players (Rule 1-1-1)" in refusal(data)


def test_a_leader_is_needed() -> None:
    assert "player B has no Leader (Rule 5-1-2)" in refusal({**board(), "B": {}})


@pytest.mark.parametrize("data", [None, 5, "board", [], [board()], True])
def test_a_position_is_an_object(data: object) -> None:
    assert "a position must be an object" in refusal(data)


def test_only_abilities_that_a_card_has_are_used() -> None:
    """Each is kept as a bit, and no machine has as many as somebody may write."""
    for number in (2, 51, 10**9):
        sentence = refusal(changed("A.characters.0.used", [number]))
        assert f"used names ability {number} of {ONCE}, which has 1 ability" in sentence
    in_trash = refusal(changed("A.trash", [{"card": MARROW, "used": [1]}]))
    assert f"used names ability 1 of {MARROW}, which has no ability" in in_trash


@pytest.mark.parametrize(
    "path", ["turn_number", "A.don_active", "A.deck_count", "A.leader.don", "A.characters.0.effects.0.power"]
)
def test_a_number_beyond_all_measure_is_refused(path: str) -> None:
    assert "beyond all measure" in refusal(changed(path, 10**20))
    assert "beyond all measure" in refusal(changed(path, 10**10_000))


@pytest.mark.parametrize("path", ["phase", "A.hand.0", "A.leader.state", "A.characters.0.ref"])
def test_a_number_in_place_of_text_may_be_of_any_length(path: str) -> None:
    refusal(changed(path, 10**10_000))


@pytest.mark.parametrize("area", ["hand", "life", "trash", "deck_top"])
def test_an_area_beyond_all_measure_is_refused(area: str) -> None:
    assert f"{area} of A has 61 cards; 60 is the most" in refusal(changed(f"A.{area}", [None] * 61))


def test_effects_beyond_all_measure_are_refused() -> None:
    assert "there are 102 effects; 100 is the most" in refusal(
        changed("A.characters.0.effects", [{"power": 1000}] * 101)
    )


def test_a_deck_beyond_all_measure_is_refused() -> None:
    """Whoever sends a position must not be able to fill the memory with one number."""
    assert "deck_count of A is 1001; 1000 is the most" in refusal(changed("A.deck_count", 1001))
    refusal(changed("A.deck_count", 300_000))


def test_a_position_beyond_all_depth_is_refused() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    refusal(deep)
    refusal(changed("A.hand.0", deep))


# Anything at all -----------------------------------------------------------------------------------

NUMBERS = st.sampled_from([RED, GREEN, FINCH, MARROW, TAILWIND, OFFICE, "HS01-999", "?", ""])
SMALL = st.integers(-2, 60)
ATOMS = st.none() | st.booleans() | SMALL | st.floats() | st.text(max_size=5) | NUMBERS
KEYS = st.sampled_from(
    "A B turn_player turn_number phase leader characters stage hand life life_face_up_indexes trash deck_top "
    "deck_count don_active don_rested don_deck don_held_active don_held_rested card state don ref used "
    "effects played_this_turn power cost base_power base_cost keyword cannot negated until".split()
)
PLAIN = st.recursive(
    ATOMS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(KEYS | st.text(max_size=3), inner, max_size=5)
    ),
)


def set_up_or_refused(data: object) -> None:
    """Either the position is refused by its own error, or it gives a game that can be played."""
    try:
        game = Game.from_position(Position.from_dict(data, house()), seed=1)
    except BadPosition:
        return
    assert game.over or game.decision is not None
    play_on(game, 1, 30)
    json.dumps([game.view(viewer).to_dict() for viewer in (0, 1, None)])


@settings(max_examples=200, deadline=None)
@given(PLAIN)
def test_no_plain_data_raises_another_error(data: object) -> None:
    set_up_or_refused(data)


@settings(max_examples=200, deadline=None)
@given(st.fixed_dictionaries({"A": PLAIN, "B": st.just({"leader": GREEN})}, optional={"phase": PLAIN}))
def test_no_side_raises_another_error(data: object) -> None:
    set_up_or_refused(data)


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 200), place=st.integers(0), value=PLAIN, drop=st.booleans())
def test_no_change_of_a_good_board_raises_another_error(
    seed: int, place: int, value: object, drop: bool
) -> None:
    data = random_board(seed)
    places = [(parent, key) for parent, key in _places(data) if not (drop and isinstance(parent, list))]
    parent, key = places[place % len(places)]
    if drop:
        del parent[key]  # type: ignore[attr-defined]
    else:
        parent[key] = value  # type: ignore[index]
    set_up_or_refused(json.loads(json.dumps(data)))


def _places(data: object) -> list[tuple[object, object]]:
    """Every place in plain data: what holds it, and its key or index."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found: list[tuple[object, object]] = []
    for key, value in items:
        found += [(data, key), *_places(value)]
    return found


@pytest.mark.parametrize("seed", range(30))
def test_random_boards_are_good(seed: int) -> None:
    """The boards that other tests play from are set up, whatever phase they begin in."""
    position = Position.from_dict(random_board(seed), house())
    for even in (False, True):
        assert play_on(Game.from_position(position, seed=seed, even=even), seed).over
