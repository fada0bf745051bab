"""Bad choices and bad starts: each is refused with its own error and a sentence, and changes nothing."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from optcg import (
    Choice,
    Deck,
    Game,
    GameOver,
    IllegalChoice,
    IllegalDeck,
    OptcgError,
    UnreadCard,
)
from optcg.engine.saving import dump_state
from optcg.model.cards import CardData, Unread
from optcg.model.effects import Draw
from optcg.model.terms import Category, Color
from tests.games.hiding import PlainDeck
from tests.games.playing import house, new_game, pairs, play_on
from tests.scenario import A, B, Cards, Scenario, Table
from tests.trees import gain_power

SENTENCE_END = (".", "?")


def refused(table: Table | Game, wrong: object, error: type[OptcgError] = IllegalChoice) -> str:
    """The sentence of the refusal; nothing of the game has changed."""
    game = table.game if isinstance(table, Table) else table
    before, history = json.dumps(dump_state(game.state)), game.history[:]
    with pytest.raises(error) as caught:
        game.choose(wrong)  # type: ignore[arg-type]
    assert type(caught.value) is error
    assert json.dumps(dump_state(game.state)) == before
    assert game.history == history
    sentence = str(caught.value)
    assert sentence[0].isupper() or sentence[0] in "'\"#", sentence
    assert sentence.rstrip(")").endswith(SENTENCE_END) or "(Rule" in sentence, sentence
    return sentence


# Every kind of question ----------------------------------------------------------------------------


def at_throw() -> Game:
    return Game.start(house(), pairs()[0], seed=1, chooser="rps")


def at_first() -> Game:
    return Game.start(house(), pairs()[0], seed=1, chooser=1)


def at_hand() -> Game:
    game = at_first()
    game.choose("first")
    return game


def at_main() -> Game:
    s = Scenario()
    s.character(A)
    s.hand(A, s.character_card())
    return s.start().game


def at_room() -> Game:
    s = Scenario()
    for _ in range(5):
        s.character(A)
    new = s.hand(A, s.character_card(cost=1))
    return s.start().play(new).game


def attacked(**facts: object) -> Table:
    s = Scenario()
    attacker = s.character(A, power=9000)
    s.character(B, **facts)  # type: ignore[arg-type]
    s.hand(B, s.character_card(counter=1000))
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    return s.start().declare(attacker, "leader_b")


def at_block() -> Game:
    return attacked(keywords=["Blocker"]).game


def at_counter() -> Game:
    return attacked().game


def at_trigger() -> Game:
    return attacked().choose("done").game


def at_cards() -> Game:
    s = Scenario()
    s.character(A)
    event = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn")]))
    return s.start().play(event).game


def at_don() -> Game:
    s = Scenario()
    s.don(A, active=4)
    s.sides[A]["don_held_active"] = 2
    new = s.hand(A, s.character_card(cost=2))
    return s.start().play(new).game


QUESTIONS: dict[str, Callable[[], Game]] = {
    "throw": at_throw,
    "first": at_first,
    "hand": at_hand,
    "main": at_main,
    "room": at_room,
    "block": at_block,
    "counter": at_counter,
    "trigger": at_trigger,
    "cards": at_cards,
    "don": at_don,
}
ALL_TEXTS = (
    "rock first keep end top bottom draw take yes done|play #1|give #1|block #1|counter #1|pick #1|pick 1|"
    "option 1|effect 1|number 1|activate #1.1|attack #1 #1|attack #900 #901|play #900|give #900|block #900|"
    "counter #900|pick #900|pick don active|pick don held-rested|pick don #900|activate #900.7"
)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_each_question_refuses_every_other_answer(kind: str) -> None:
    game = QUESTIONS[kind]()
    assert game.decision is not None
    assert game.decision.kind == kind
    first, *others = ALL_TEXTS.split("|")
    for text in (*first.split(), *others):
        if text not in map(str, game.decision.choices):
            sentence = refused(game, text)
            assert "Rule" in sentence
            assert sentence == game.explain_illegal(text)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_each_question_refuses_what_is_no_choice(kind: str) -> None:
    game = QUESTIONS[kind]()
    assert game.decision is not None
    count = len(game.decision.choices)
    for index in (-1, count, -count, 10**30):
        assert f"There are {count} choices, numbered from 0" in refused(game, index)
    for wrong in (True, False, 0.0, 1.0, float("nan"), None, b"end", [], {}, (0,), object()):
        assert "A choice is a Choice, its text or its index, not" in refused(game, wrong)
    for text in ("", " ", "END", "end end", "play", "play #", "play #-1", "play # 3", "play 3", "attack #1"):
        assert "is not the text of a choice" in refused(game, text)
    for text in ("attack #1 #2 #3", "pick ３", "number -1", "number 1.0", "play #1\0", f"play #{'9' * 99}"):
        assert "is not the text of a choice" in refused(game, text)
    for text in ("concede", "concede C", "concede A B", "concedeA", "concede a", "concede 0"):
        assert "is not the text of a choice" in refused(game, text)


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize(
    "wrong",
    [
        Choice("nonsense"),
        Choice("play"),
        Choice("give"),
        Choice("attack", 1),
        Choice("attack", None, 1),
        Choice("block", -1),
        Choice("pick", -1),
        Choice("counter", 10**30),
        Choice("concede"),
        Choice("activate", 1),
        Choice("end", 1),
        Choice("done", None, None, 0),
        Choice("don", None, None, 3),
    ],
    ids=repr,
)
def test_each_question_refuses_a_choice_that_is_built_wrong(kind: str, wrong: Choice) -> None:
    refused(QUESTIONS[kind](), wrong)


@pytest.mark.parametrize(
    ("kind", "number"), [("don", 7), ("don", -9), ("concede", 5), ("concede", -3)], ids=str
)
def test_a_choice_whose_number_names_nothing_is_refused(kind: str, number: int) -> None:
    """A choice is a plain value that anybody may build; its text is made for the sentence."""
    refused(at_main(), Choice(kind, None, None, number))


@settings(max_examples=300, deadline=None)
@given(st.text() | st.from_regex(r"(play|give|pick|attack|block|counter|don|concede) [#0-9 A-C.]*"))
def test_any_text_is_either_a_legal_choice_or_illegal(text: str) -> None:
    game = AT_MAIN.clone()
    before = json.dumps(dump_state(game.state))
    try:
        game.choose(text)
    except IllegalChoice:
        assert json.dumps(dump_state(game.state)) == before
        assert not game.history
    else:
        assert str(game.history[-1]) == " ".join(text.split())


AT_MAIN = at_main()


# After the end -------------------------------------------------------------------------------------


def test_after_the_end_nothing_can_be_chosen() -> None:
    for game in (play_on(new_game(0), 0), play_on(at_main(), 1, 3)):
        if not game.over:
            game.concede(B)
        assert game.result is not None
        for late in ("end", "concede A", 0, -1, Choice("done"), Choice("concede", None, None, 1)):
            sentence = refused(game, late, GameOver)
            assert sentence.startswith("The game is over: ")
            assert f"(Rule {game.result.rule})" in sentence
        with pytest.raises(GameOver):
            game.concede(A)


def test_after_the_end_what_is_no_choice_is_an_error_of_its_own() -> None:
    game = play_on(new_game(0), 0)
    for wrong in (None, 1.5, "nonsense", True):
        with pytest.raises((GameOver, IllegalChoice)):
            game.choose(wrong)  # type: ignore[arg-type]


# Players and cards that are not there --------------------------------------------------------------


@pytest.mark.parametrize("player", [2, -1, "A", None, [], 1.0, 0.0])
def test_only_a_player_concedes(player: object) -> None:
    game = at_main()
    before = json.dumps(game.to_dict())
    with pytest.raises(OptcgError, match="does not play here; it is 0 or 1"):
        game.concede(player)  # type: ignore[arg-type]
    assert json.dumps(game.to_dict()) == before


@pytest.mark.parametrize("player", [2, -1, "A", [], 1.0])
def test_only_a_player_or_a_spectator_has_a_view(player: object) -> None:
    with pytest.raises(OptcgError, match="does not play here; it is 0, 1 or None"):
        at_main().view(player)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", [0, -1, 999, "x", None, 1.5])
@pytest.mark.parametrize(
    "ask", ["power", "cost", "keywords", "area_of", "explain_power", "explain_cost", "card"]
)
def test_a_card_that_is_not_there(ask: str, card: object) -> None:
    with pytest.raises(OptcgError, match=r"No card has the id .* now; .* \(Rule 3-1-6\)"):
        getattr(at_main(), ask)(card)


def test_a_ref_that_was_not_given() -> None:
    with pytest.raises(OptcgError, match="No card of the position has the ref 'zoro'"):
        at_main().by_ref("zoro")
    with pytest.raises(OptcgError, match="No card of the position has the ref 'a1'"):
        new_game(0).by_ref("a1")


def test_a_position_in_the_middle_of_things() -> None:
    for kind, make in QUESTIONS.items():
        if kind != "main":
            with pytest.raises(OptcgError, match="Only a game in the Main Phase"):
                make().position()


# Starting ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [-1, True, 1.0, "7", [], b"7", 2**256, -(2**256)])
def test_a_bad_seed(seed: object) -> None:
    position = Scenario().position()
    with pytest.raises(OptcgError, match="A seed is a whole number of at least 0"):
        Game.start(house(), pairs()[0], seed=seed)  # type: ignore[arg-type]
    with pytest.raises(OptcgError, match="A seed is a whole number of at least 0"):
        Game.from_position(position, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("chooser", [2, -1, "RPS", "", 1.0, [], b"rps", True, False])
def test_a_bad_chooser(chooser: object) -> None:
    with pytest.raises(OptcgError, match=r"The chooser is None, 0, 1 or \"rps\", not .* \(Rule 5-2-1-4\)"):
        Game.start(house(), pairs()[0], seed=1, chooser=chooser)  # type: ignore[arg-type]


@pytest.mark.parametrize("option", ["even", "allow_unread"])
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_an_option_that_is_neither_true_nor_false(option: str, value: object) -> None:
    """Either it is refused, or the game it makes has a record that plays again."""
    try:
        game = Game.start(house(), pairs()[0], seed=1, **{option: value})  # type: ignore[arg-type]
    except OptcgError:
        return
    game.record().replay(house())


@pytest.mark.rule("1-1-1")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_1_1_1_a_game_has_two_decks(count: int) -> None:
    with pytest.raises(IllegalDeck, match=rf"exactly two players, not {count} \(Rule 1-1-1\)"):
        Game.start(house(), [pairs()[0][0]] * count, seed=1)


@pytest.mark.rule("5-1-2")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("4xHS01-002", "5-1-2"),  # no Leader, too few
        ("1xHS01-001\n4xHS01-002", "5-1-2"),
        ("1xHS01-001\n1xHS01-015\n50xHS01-002", "5-1-2"),
        ("1xHS01-001\n50xHS01-002", "5-1-2-3"),
        ("1xHS01-001\n4xHS01-016", "5-1-2-2"),
        ("1xHS01-001\n4xHS01-999", "2-14-1"),
        ("this is no deck", "2-14-1"),
        ("", "5-1-2"),
    ],
)
def test_5_1_2_an_illegal_deck_does_not_start(text: str, rule: str) -> None:
    bad = Deck.parse(text, house())
    for decks, name in (((bad, pairs()[0][0]), "A"), ((pairs()[0][0], bad), "B")):
        with pytest.raises(IllegalDeck, match=f"The deck of player {name} is not legal") as caught:
            Game.start(house(), decks, seed=1)
        assert f"(Rule {rule})" in str(caught.value)


@pytest.mark.rule("5-1-2")
def test_5_1_2_the_engine_itself_wants_a_leader_and_50_cards() -> None:
    """Whatever a deck says of itself."""
    good = list(pairs()[0][0].numbers)
    for numbers in (good[1:], good[:-1], [*good, good[1]], [*good[1:], good[0]], []):
        with pytest.raises(IllegalDeck, match=r"is not a Leader and 50 cards \(Rule 5-1-2\)"):
            Game.start(house(), [PlainDeck(good), PlainDeck(numbers)], seed=1)


# Cards whose text is not read ------------------------------------------------------------------------


def unread_cards() -> tuple[Cards, PlainDeck]:
    cards = Cards()
    cards.add(CardData("TEST-100", "Leader", Category.LEADER, (Color.RED,), life=4, power=5000))
    odd = CardData(
        "TEST-101", "Odd", Category.CHARACTER, (Color.RED,), cost=1, power=1000, text="Sing. Dance."
    )
    cards.add(CardData(**{**vars(odd), "unread": (Unread("Dance.", 7),)}))
    return cards, PlainDeck(["TEST-100", *["TEST-101"] * 50])


def test_a_card_that_is_not_read_does_not_enter_a_game() -> None:
    cards, deck = unread_cards()
    with pytest.raises(UnreadCard, match=r"TEST-101: the text is not read from column 7, 'Dance\.'"):
        Game.start(cards, (deck, deck), seed=1)
    game = Game.start(cards, (deck, deck), seed=1, allow_unread=True)
    assert play_on(game, 1).over
    assert game.record().replay(cards).result == game.result


def test_a_card_that_is_not_read_does_not_enter_a_position() -> None:
    s = Scenario()
    cards, _ = unread_cards()
    s.hand(A, s.cards.add(cards["TEST-101"]))
    with pytest.raises(UnreadCard, match="Play with allow_unread=True"):
        s.start()
    assert s.start(allow_unread=True).game.decision is not None
