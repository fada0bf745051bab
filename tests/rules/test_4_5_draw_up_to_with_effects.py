"""Rules 4-5-4, 4-8: "draw up to X cards", and choosing "up to"."""

import pytest

from optcg import Result
from optcg.model.durations import Duration
from optcg.model.effects import KO, DrawUpTo, Effect, GainPower, Pick
from optcg.model.filters import PowerIs
from optcg.model.selections import Cards, Choose, Owner, Slot
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))


def resolved(s: Scenario, *effects: Effect) -> Table:
    event = s.hand(A, s.event_card(main=list(effects)))
    return s.start().play(event)


@pytest.mark.rule("4-5-4")
def test_4_5_4_the_player_may_stop_after_each_card() -> None:
    """Of "draw up to 3" A draws 1, looks at it and stops."""
    game = resolved(Scenario(), DrawUpTo(3))

    game.choose("draw").choose("done")

    assert (game.count(A, "hand"), game.asked()) == (1, (A, "main"))


@pytest.mark.rule("4-5-4")
def test_4_5_4_up_to_0_cards_does_nothing() -> None:
    """ "Draw up to 0" asks nobody and draws nothing."""
    game = resolved(Scenario(), DrawUpTo(0))

    assert (game.count(A, "hand"), game.asked()) == (0, (A, "main"))


@pytest.mark.rule("4-5-4", "9-1-2")
def test_4_5_4_the_draw_that_empties_the_deck_loses() -> None:
    """With 1 card in the deck the first draw of "up to 3" ends the game; there is no second question."""
    s = Scenario()
    s.deck(A, 1)
    game = resolved(s, DrawUpTo(3))

    game.choose("draw")

    assert game.game.result == Result(B, (A,), "deck", "9-2-1-2")


@pytest.mark.rule("4-5-4-1")
def test_4_5_4_1_the_player_may_stop_at_once() -> None:
    """No card is drawn."""
    game = resolved(Scenario(), DrawUpTo(2))

    game.choose("done")

    assert (game.count(A, "hand"), game.asked()) == (0, (A, "main"))


@pytest.mark.rule("4-5-4-2")
def test_4_5_4_2_a_drawn_card_is_seen_before_the_next_choice() -> None:
    """While A is asked again, the first card is in A's hand, and A sees it."""
    s = Scenario()
    top = s.character_card()
    first = s.deck_top(A, top)
    game = resolved(s, DrawUpTo(2))

    game.choose("draw")

    hand = [card["card"] for card in game.side(A)["hand"]]  # type: ignore[attr-defined]
    assert (game.area(first), hand, game.choices()) == ("hand", [top.number], ["draw", "done"])


@pytest.mark.rule("4-5-4-3")
def test_4_5_4_3_after_x_cards_nothing_more_is_asked() -> None:
    """With the second card of "up to 2" the effect is done."""
    game = resolved(Scenario(), DrawUpTo(2))

    game.choose("draw").choose("draw")

    assert (game.count(A, "hand"), game.asked()) == (2, (A, "main"))


@pytest.mark.rule("4-8-2")
def test_4_8_2_drawing_up_to_x_is_asked_card_by_card() -> None:
    """There is no single choice of a number: before each card A draws or stops."""
    game = resolved(Scenario(), DrawUpTo(2))
    first = game.choices()

    game.choose("draw")

    assert (first, game.choices()) == (["draw", "done"], ["draw", "done"])


@pytest.mark.rule("4-8-1")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_4_8_1_up_to_x_is_any_number_from_0_to_x(picks: int) -> None:
    """ "K.O. up to 2" takes as many as A picks before saying done."""
    s = Scenario()
    victims = [s.character(B) for _ in range(3)]
    game = resolved(s, KO(Choose(THEIR_CHARACTERS, 2, up_to=True)))

    for victim in victims[:picks]:
        game.choose(f"pick {victim}")
    if picks < 2:
        game.choose("done")

    assert [game.area(victim) for victim in victims] == ["trash"] * picks + ["characters"] * (3 - picks)


@pytest.mark.rule("4-8-1")
def test_4_8_1_all_picks_are_made_before_anything_is_done() -> None:
    """After the first pick of "K.O. up to 2" the Character is still on the field."""
    s = Scenario()
    first = s.character(B)
    s.character(B)
    s.character(B)
    game = resolved(s, KO(Choose(THEIR_CHARACTERS, 2, up_to=True)))

    game.choose(f"pick {first}")

    assert (game.area(first), game.asked()) == ("characters", (A, "cards"))


@pytest.mark.rule("4-8-1")
def test_4_8_1_what_is_picked_stays_picked_when_it_no_longer_fits() -> None:
    """A picks a Character of 5000 power or less, raises it and K.O.s that card, which has 8000 now."""
    s = Scenario()
    card = s.character(B, power=5000)
    weak = Choose(Cards(Owner.OPPONENT, (Area.CHARACTER,), PowerIs("<=", 5000)), 1, slot=1)

    game = resolved(s, Pick(weak), GainPower(Slot(1), 3000, Duration.TURN), KO(Slot(1)))

    assert game.area(card) == "trash"


@pytest.mark.rule("4-8-1", "8-4-4-1")
@pytest.mark.parametrize(("there", "asked"), [(1, False), (2, False), (3, True)])
def test_4_8_1_without_up_to_as_many_as_possible_must_be_chosen(there: int, asked: bool) -> None:
    """ "K.O. 2" takes all of 1 or 2 Characters without a question, and of 3 it asks for exactly 2."""
    s = Scenario()
    victims = [s.character(B) for _ in range(there)]
    game = resolved(s, KO(Choose(THEIR_CHARACTERS, 2)))

    if asked:
        assert "done" not in game.choices()
        for victim in victims[:2]:
            game.choose(f"pick {victim}")

    assert [game.area(victim) for victim in victims].count("trash") == min(there, 2)
