"""Rules 2-7 to 2-9: cost, card text and Life, where card effects take part."""

import pytest

from optcg.model.amounts import CountOf
from optcg.model.effects import Draw, Move, Place
from optcg.model.selections import Cards, Owner, Top
from optcg.model.terms import Area
from optcg.text.words.normalise import ability_lines
from tests.scenario import A, Scenario

LIFE_UP = Move(Top(Owner.YOU, Area.DECK), Place.LIFE_TOP)


@pytest.mark.rule("2-7-3")
def test_2_7_3_an_event_lies_in_the_trash_while_it_is_resolved() -> None:
    """ "Draw 1 card for each card in your trash" counts the Event itself."""
    s = Scenario()
    s.trash(A, s.character_card())
    event = s.hand(A, s.event_card(main=[Draw(CountOf(Cards(Owner.YOU, (Area.TRASH,))))]))
    game = s.start()

    game.play(event)

    assert game.count(A, "hand") == 2


@pytest.mark.rule("2-8-4-2")
def test_2_8_4_2_a_passage_in_parentheses_that_is_no_note_is_effect_text() -> None:
    """An explanatory note is left out of what is read; any other passage in parentheses stays."""
    note = "[Rush] (This card can attack on the turn in which it is played.)"
    effect = "[On Play] Draw 1 card. (You may draw 1 more card.)"

    assert (ability_lines(note), ability_lines(effect)) == (["[Rush]"], [effect])


@pytest.mark.rule("2-8-4-2")
def test_2_8_4_2_such_a_passage_is_obeyed() -> None:
    """A card whose passage in parentheses is written as an effect does what stands there."""
    s = Scenario()
    text = "[Main] Draw 1 card. (Then, draw 1 more card.)"
    event = s.hand(A, s.event_card(main=[Draw(1), Draw(1)], text=text))
    game = s.start()

    game.play(event)

    assert game.count(A, "hand") == 2


@pytest.mark.rule("2-9-4")
@pytest.mark.parametrize("cards", [1, 3])
def test_2_9_4_life_can_exceed_the_printed_number(cards: int) -> None:
    """A Leader with Life 5 and 5 Life cards gets more of them, with no ceiling."""
    s = Scenario()
    s.leader(A, life=5)
    s.life(A, 5)
    event = s.hand(A, s.event_card(main=[LIFE_UP] * cards))
    game = s.start()

    game.play(event)

    assert game.count(A, "life") == 5 + cards


@pytest.mark.rule("2-9-4")
def test_2_9_4_the_added_card_is_a_life_card_like_the_others() -> None:
    """The next damage takes it from the top, and the Leader stays a Leader with 5 printed Life."""
    s = Scenario()
    card = s.deck_top(A, s.character_card())
    event = s.hand(A, s.event_card(main=[LIFE_UP]))
    game = s.start().play(event).end()

    game.attack("leader_b", "leader_a")

    assert game.area(card) == "hand"
