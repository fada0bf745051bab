"""Broken records and saved games: BadRecord, RecordMismatch or BadSave, with a sentence, and nothing else."""

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from optcg import BadRecord, BadSave, Game, OptcgError, Record, RecordMismatch
from optcg.engine.invariants import broken
from tests.games.hiding import PlainDeck
from tests.games.playing import Watch, any_game, board_game, decisions, house, pairs, play_on
from tests.scenario import A, Scenario

EMPTY_HASH = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"  # SHA-256 of nothing


@cache
def record_text(from_board: bool) -> str:
    game = board_game(4) if from_board else any_game(1)
    return json.dumps(play_on(game, 1).record().to_dict())


def record(from_board: bool = False, **changes: object) -> dict[str, object]:
    data: dict[str, object] = json.loads(record_text(from_board))
    return {**data, **changes}


def decks_of(data: dict[str, object]) -> list[list[str]]:
    decks = data["decks"]
    assert isinstance(decks, list)
    return decks


def refusal(data: object, error: type[OptcgError] = BadRecord) -> str:
    with pytest.raises(error) as caught:
        Record.from_dict(data).replay(house())
    assert type(caught.value) is error
    sentence = str(caught.value)
    assert sentence[0].isupper()
    assert sentence.endswith((".", ")"))
    return sentence


# Records -------------------------------------------------------------------------------------------


def test_the_records_themselves_are_good() -> None:
    for from_board in (False, True):
        assert Record.from_dict(record(from_board)).replay(house()).over


@pytest.mark.parametrize("data", [None, 5, "record", [], True, {}])
def test_a_record_is_an_object_of_its_format(data: object) -> None:
    assert "This is not a record that can be read" in refusal(data)


@pytest.mark.parametrize(
    "key", ["format", "rules", "engine", "catalog", "seed", "options", "choices", "result", "decks"]
)
def test_every_key_of_a_record_is_needed(key: str) -> None:
    data = record()
    del data[key]
    assert key in refusal(data)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "optcg-record/2"}, "its format is 'optcg-record/2', not 'optcg-record/1'"),
        ({"seed": "1"}, "seed must be a whole number, not '1'"),
        ({"seed": -1}, "seed must be at least 0, not -1"),
        ({"seed": True}, "seed must be a whole number, not True"),
        ({"seed": 2**256}, "seed has more than 256 bits"),
        ({"rules": 1}, "rules must be text, not 1"),
        ({"engine": None}, "engine must be text, not None"),
        ({"catalog": []}, "catalog must be text, not []"),
        ({"options": []}, "options must be an object, not []"),
        ({"options": {"chooser": "C"}}, 'a player is "A" or "B", not \'C\''),
        ({"options": {"even": 1}}, "even must be true or false, not 1"),
        ({"options": {"allow_unread": "no"}}, "allow_unread must be true or false, not 'no'"),
        ({"position": {}}, "it must have either 'decks' or 'position'"),
        ({"decks": {}}, "decks must be a list, not {}"),
        ({"decks": [1, 2]}, "deck must be a list, not 1"),
        ({"decks": [[1], [2]]}, "card must be text, not 1"),
        ({"choices": "end"}, "choices must be a list, not 'end'"),
        ({"choices": [1]}, "a choice must be text, not 1"),
        ({"choices": ["nonsense"]}, "Choice 1 of the record, 'nonsense', cannot be made"),
        ({"choices": ["end"]}, "Choice 1 of the record, 'end', cannot be made"),
        ({"choices": []}, "but its choices lead to None"),
        ({"result": None}, "The record ends with None, but its choices lead to"),
        ({"result": 5}, "The record ends with 5, but its choices lead to"),
    ],
    ids=str,
)
def test_each_fault_of_a_record_is_named(changes: dict[str, object], reason: str) -> None:
    assert reason in refusal(record(**changes))


def test_a_record_with_a_number_beyond_all_measure_is_refused() -> None:
    """Python itself does not write numbers of so many digits."""
    huge = 10**10_000
    assert "seed has more than 256 bits" in refusal(record(seed=huge))
    assert "seed must be at least 0, not a number beyond all measure" in refusal(record(seed=-huge))
    for key in ("format", "rules", "choices", "options", "decks", "result"):
        assert "a number beyond all measure" in refusal(record(**{key: huge}))


@pytest.mark.parametrize("key", ["format", "decks", "choices", "options", "result", "note"])
def test_a_record_beyond_all_depth_is_refused(key: str) -> None:
    refusal(record(**{key: deep()}))


def deep() -> list[object]:
    data: list[object] = []
    for _ in range(100_000):
        data = [data]
    return data


def test_a_choice_after_the_end_is_a_fault_of_the_record() -> None:
    data = record()
    choices = data["choices"]
    assert isinstance(choices, list)
    assert "The game is over" in refusal({**data, "choices": [*choices, "end"]})


@pytest.mark.parametrize("decks", ["one", "three", "leader last", "short", "empty"])
def test_decks_that_cannot_be_played_are_a_fault_of_the_record(decks: str) -> None:
    """The hash of the cards fits in each: only the decks are wrong."""
    data = record()
    a, b = decks_of(data)
    wrong = {
        "one": [a],
        "three": [a, b, b],
        "leader last": [a[1:] + a[:1], b],
        "short": [a[:-1], b],
        "empty": [],
    }[decks]
    if decks == "one":
        one = Game.start(house(), (PlainDeck(a), PlainDeck(a)), seed=1)
        data["catalog"] = one.record().to_dict()["catalog"]
    if decks == "empty":
        data["catalog"] = EMPTY_HASH
    refusal({**data, "decks": wrong})


@pytest.mark.parametrize("position", [None, [], 5, {}, {"A": 1, "B": 2}])
def test_a_position_that_cannot_be_set_up_is_a_fault_of_the_record(position: object) -> None:
    refusal(record(True, position=position))


def test_a_record_of_another_engine_or_of_other_rules() -> None:
    sentence = refusal(record(engine="9.8.7"), RecordMismatch)
    assert "made by engine 9.8.7" in sentence
    assert "for rules 0.0.1" in refusal(record(rules="0.0.1"), RecordMismatch)


def test_a_record_of_other_cards() -> None:
    assert "made with other card data" in refusal(record(catalog="00"), RecordMismatch)
    data = record()
    a, b = decks_of(data)
    sentence = refusal({**data, "decks": [a, [b[0], "HS09-999", *b[2:]]]}, RecordMismatch)
    assert "needs another catalogue: There is no card numbered HS09-999" in sentence


def test_a_position_with_a_card_that_is_not_here_needs_another_catalogue() -> None:
    data = record(True)
    position = data["position"]
    assert isinstance(position, dict)
    position["A"]["hand"] = ["HS09-999"]
    assert "HS09-999" in refusal(data, RecordMismatch)


def test_a_card_with_other_facts_does_not_fit_the_record() -> None:
    """The same numbers, but one card has become stronger."""
    records = []
    for power in (5000, 6000):
        s = Scenario()
        s.hand(A, s.character_card(power=power))
        records.append((s.start().game.record(), s.cards))
    (first, cards), (_, other_cards) = records
    assert first.replay(cards).decision is not None
    with pytest.raises(RecordMismatch, match="different facts or text"):
        first.replay(other_cards)


def test_files_that_are_no_records(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(BadRecord, match="cannot be read as a record"):
        Record.load(path)
    path.write_text('{"seed": ' + "9" * 10_000 + "}")
    with pytest.raises(BadRecord, match="a number in it is too long"):
        Record.load(path)
    for content in (b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"format": "optcg-record/1"}', b"null"):
        path.write_bytes(content)
        with pytest.raises(BadRecord):
            Record.load(path)


def test_a_record_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(record_text(False), encoding="utf-8-sig")
    assert Record.load(path).to_dict() == record()


# Saved games ---------------------------------------------------------------------------------------


@cache
def saves() -> list[str]:
    """Saved games at every kind of question, from the beginning and from boards."""
    found: dict[str, str] = {}
    for seed in (0, 1, 4, 9, 14, 24, 29):
        for game, _ in decisions(any_game(seed, even=seed % 2 == 0), seed):
            assert game.decision is not None
            kind = f"{game.decision.kind} {len(game.state.stack)}"
            if kind not in found and len(game.events) < 150:
                found[kind] = json.dumps(game.to_dict())
    return list(found.values())


@pytest.mark.parametrize("data", [None, 5, "save", [], {}, {"format": "optcg-record/1"}])
def test_a_saved_game_is_an_object_of_its_format(data: object) -> None:
    with pytest.raises(BadSave, match="This saved game cannot be read: "):
        Game.from_dict(data, house())


@pytest.mark.parametrize("key", ["state", "choices", "seed", "options", "decks", "engine", "catalog"])
def test_every_key_of_a_saved_game_is_needed(key: str) -> None:
    data = json.loads(saves()[0])
    del data[key]
    with pytest.raises(BadSave, match=f"This saved game cannot be read: .*'{key}'"):
        Game.from_dict(data, house())


def test_a_saved_game_beyond_all_depth_is_refused() -> None:
    for key in ("format", "state", "decks", "seed"):
        with pytest.raises(BadSave, match="This saved game cannot be read: "):
            Game.from_dict({**json.loads(saves()[0]), key: deep()}, house())


def test_a_saved_game_of_another_engine_or_of_other_cards() -> None:
    for changes in ({"engine": "9.8.7"}, {"catalog": "00"}, {"rules": "0"}):
        with pytest.raises(BadSave, match="This saved game cannot be read: This record was made"):
            Game.from_dict({**json.loads(saves()[0]), **changes}, house())


def places(data: object, found: list[tuple[object, object]] | None = None) -> list[tuple[object, object]]:
    """Every place in plain data: what holds it, and its key or index."""
    found = [] if found is None else found
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found.append((data, key))
        places(value, found)
    return found


ODD = st.sampled_from(
    [None, True, 0, 1, -1, 3, 7, 10**20, "", "x", "A", "HS01-012", [], {}, [0], 1.5, "done"]
)


def mutated(which: int, place: int, value: object, how: str) -> object:
    data = json.loads(saves()[which % len(saves())])
    where = places(data["state"]) if place % 4 else places(data)
    parent, key = where[place // 4 % len(where)]
    assert isinstance(parent, (dict, list))
    if how == "drop":
        del parent[key]  # type: ignore[arg-type]
    elif how == "double" and isinstance(parent, list):
        parent.append(parent[key])  # type: ignore[call-overload]
    else:
        parent[key] = value  # type: ignore[call-overload]
    return data


@settings(max_examples=400, deadline=None)
@given(st.integers(0), st.integers(0), ODD, st.sampled_from(["drop", "double", "set", "set"]))
def test_loading_a_changed_save_raises_nothing_but_bad_save(
    which: int, place: int, value: object, how: str
) -> None:
    try:
        Game.from_dict(mutated(which, place, value, how), house())
    except BadSave as error:
        assert "This saved game cannot be read" in str(error)  # noqa: PT017


@settings(max_examples=250, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(st.integers(0), st.integers(0), ODD, st.sampled_from(["drop", "double", "set", "set"]))
def test_a_changed_save_that_loads_can_be_played(which: int, place: int, value: object, how: str) -> None:
    """Whatever loads is a game: nobody needs to fear it later, in the middle of a served match."""
    try:
        game = Game.from_dict(mutated(which, place, value, how), house())
    except BadSave:
        return
    Watch(game)
    play_on(game, 1, 60)
    json.dumps([[event.to_dict(viewer) for event in game.view(viewer).events] for viewer in (0, 1, None)])
    json.dumps(game.to_dict())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("turn_player", 7),
        ("phase", 99),
        ("next_id", 0),
        ("stack", []),
        ("stack", [["turn", 99]]),
        ("decision", None),
        ("result", {"winner": "A", "losers": ["B"], "reason": "damage", "rule": "9-2-1-1"}),
        ("log", [["no such event", "1-1-1", 0, [], [0, 0, 3], ""]]),
        ("log", [["hand_kept", "5-2-1-6", 9, [], [0, 0, 3], ""]]),
    ],
)
def test_a_state_that_cannot_go_on_is_refused(key: str, value: object) -> None:
    """Each of these loads into a game that later fails, stands still, or cannot be viewed."""
    data = play_on(any_game(1), 1, 20).to_dict()
    state = json.loads(json.dumps(data["state"]))
    state[key] = value
    with pytest.raises(BadSave):
        Game.from_dict({**data, "state": state}, house())


def test_dice_that_cannot_be_rolled_are_refused() -> None:
    """They are rolled when a hand is redrawn, long after the game was loaded."""
    game = Game.start(house(), pairs()[0], seed=1, chooser=0)
    game.choose("first")
    for dice in ("-1", str(2**300), "9" * 10_000, "x"):
        data = json.loads(json.dumps(game.to_dict()))
        data["state"]["dice"] = dice
        with pytest.raises(BadSave):
            Game.from_dict(data, house())


def test_the_saves_themselves_are_good() -> None:
    assert len(saves()) > 8
    for text in saves():
        game = Game.from_dict(json.loads(text), house())
        watch = Watch(game)
        assert play_on(game, 1).over
        assert not broken(game.state, watch.cards, watch.don)
