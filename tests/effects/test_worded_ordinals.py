"""The n-th time in a turn that something happens."""

import pytest

from optcg.model.abilities import AutoEffect, NthTime
from optcg.model.selections import Owner
from optcg.text.reader import read_line
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import watching, worded
from tests.scenario import A, B, Scenario, Table

SECOND = "When you activate your second Event during this turn, draw 1 card."


def events(s: Scenario, count: int, player: int = A) -> list[str]:
    return [s.hand(player, s.event_card(cost=0, main=())) for _ in range(count)]


def drawn_by_each(game: Table, refs: list[str]) -> list[int]:
    """How many cards were drawn by each of these plays."""
    drawn = []
    for ref in refs:
        before = game.count(A, "hand")
        drawn.append(game.play(ref).count(A, "hand") - before + 1)
    return drawn


@pytest.mark.parametrize(
    ("ordinal", "drawn"), [("first", [1, 0, 0]), ("second", [0, 1, 0]), ("third", [0, 0, 1])]
)
def test_only_the_nth_event_is_meant(ordinal: str, drawn: list[int]) -> None:
    s = Scenario()
    watching(s, SECOND.replace("second", ordinal))
    refs = events(s, 3)

    assert drawn_by_each(begin(s), refs) == drawn


def test_events_before_the_card_was_there_are_counted() -> None:
    s = Scenario()
    refs = events(s, 2)
    watcher = s.hand(A, s.character_card(cost=0, abilities=worded(SECOND)))
    game = begin(s).play(refs[0]).play(watcher)

    assert drawn_by_each(game, refs[1:]) == [1]


def test_each_turn_is_counted_anew() -> None:
    s = Scenario()
    watching(s, SECOND)
    one, two, three = events(s, 3)
    game = begin(s).play(one).end().end()

    assert drawn_by_each(game, [two, three]) == [0, 1]


def test_those_of_the_opponent_are_others() -> None:
    s = Scenario(turn_player=B)
    watching(s, "When your opponent activates their second Event in a turn, draw 1 card.")
    watching(s, SECOND, B)
    one, two = events(s, 2, B)
    game = begin(s).play(one)
    assert game.count(A, "hand") == 0
    game.play(two)

    assert (game.count(A, "hand"), game.count(B, "hand")) == (1, 1)


def test_an_event_activated_by_the_second_one_does_not_hide_it() -> None:
    """What counts is the moment when it happened, though the effect waits until a third was activated."""
    s = Scenario()
    watching(s, SECOND)
    (first,) = events(s, 1)
    text = "[Main] Activate up to 1 Event with a base cost of 0 from your hand."
    again = s.hand(A, s.event_card(cost=1, abilities=worded(text)))
    (third,) = events(s, 1)
    game = begin(s).play(first).play(again)
    while game.asked()[1] != "main":
        game.choose(next(choice for choice in game.choices() if choice in (f"pick {third}", "yes")))

    assert game.count(A, "hand") == 1
    assert game.area(third) == "trash"


def test_only_such_characters_are_counted() -> None:
    s = Scenario()
    watching(s, "When you play your second {Harbor} type Character during this turn, draw 1 card.")
    refs = [s.hand(A, s.character_card(cost=0, types=(kind,))) for kind in ("Harbor", "Quarry", "Harbor")]

    assert drawn_by_each(begin(s), refs) == [0, 0, 1]


def test_this_character_attacks_for_the_second_time() -> None:
    s = Scenario()
    line = "When this Character attacks for the second time this turn, draw 1 card."
    one, two = watching(s, line), watching(s, line)
    s.hand(A, s.character_card())
    awake = s.hand(A, s.event_card(cost=0, abilities=worded("[Main] Set all of your Characters as active.")))
    game = begin(s)
    game.attack(one, "leader_b").attack(two, "leader_b").play(awake)
    assert game.count(A, "hand") == 1
    game.attack(one, "leader_b")

    assert game.count(A, "hand") == 2


def test_a_character_that_came_back_is_a_new_one() -> None:
    """Rule 3-1-6."""
    s = Scenario()
    line = "When this Character attacks for the second time this turn, draw 1 card."
    me = s.hand(A, s.character_card(cost=0, keywords=("Rush",), abilities=worded(line)))
    back = "[Main] Return all of your Characters to the owner's hand."
    event = s.hand(A, s.event_card(cost=0, abilities=worded(back)))
    game = begin(s).play(me).attack(me, "leader_b").play(event).play(me)
    before = game.count(A, "hand")
    game.attack(me, "leader_b")

    assert game.count(A, "hand") == before


@pytest.mark.parametrize(("fallen", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_the_second_of_several_that_fall_at_once(fallen: int, drawn: int) -> None:
    s = Scenario()
    watching(s, "When your opponent's Character is K.O.'d for the second time in a turn, draw 1 card.")
    for _ in range(fallen):
        s.character(B)
    line = "[Main] K.O. all of your opponent's Characters."
    event = s.hand(A, s.event_card(cost=0, abilities=worded(line)))
    game = begin(s).play(event)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("before", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_a_card_that_falls_itself_as_the_second(before: int, drawn: int) -> None:
    """Rule 10-2-17-1: its effect is activated on the field."""
    s = Scenario()
    for _ in range(before):
        s.character(A, types=("Quarry",))
    line = "When your Character is K.O.'d for the second time in a turn, draw 1 card."
    me = watching(s, line, types=("Harbor",))
    first, second = (
        s.hand(
            A, s.event_card(cost=0, abilities=worded(f"[Main] K.O. all of your {{{kind}}} type Characters."))
        )
        for kind in ("Quarry", "Harbor")
    )
    game = begin(s).play(first)
    hand = game.count(A, "hand")
    game.play(second)

    assert game.area(me) == "trash"
    assert game.count(A, "hand") == hand - 1 + drawn


def test_once_per_turn_and_may() -> None:
    s = Scenario()
    line = (
        "[Your Turn] [Once Per Turn] This effect can be activated when you activate your second Event during "
        "this turn. Draw 1 card and this Character gains +2000 power during this turn."
    )
    me = watching(s, line, power=3000)
    refs = events(s, 3)
    game = begin(s).play(refs[0]).play(refs[1])
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.power(me) == 5000
    assert game.play(refs[2]).asked()[1] == "main"


def test_a_gained_effect_counts_what_came_before() -> None:
    s = Scenario()
    gained = "When you activate your second Event in a turn, draw 1 card."
    line = f'[On Play] Your Leader gains "{gained}" during this turn.'
    giver = s.hand(A, s.character_card(cost=0, abilities=worded(line)))
    one, two = events(s, 2)
    game = begin(s).play(one).play(giver)

    assert drawn_by_each(game, [two]) == [1]


def test_other_words_for_the_same() -> None:
    wordings = (
        SECOND,
        "When you activate an Event for the second time this turn, draw 1 card.",
        "The second time you activate an Event during this turn, draw 1 card.",
        "When you activate the 2nd Event of the turn, draw 1 card.",
    )

    (ability,) = {read_line(line).abilities for line in wordings}.pop()
    assert isinstance(ability, AutoEffect)
    assert ability.timings == (NthTime("activates an Event", who=Owner.YOU, nth=2),)
    assert len({read_line(line).abilities for line in wordings}) == 1
