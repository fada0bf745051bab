"""Amounts: numbers, what is counted, "for every", "equal to" and "until you have"."""

import pytest

from optcg.model import amounts as am
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.selections import Choose, This
from optcg.model.terms import Area, Category
from optcg.model.trees import nodes_of
from tests.text.said import OPPONENT, YOU, ability, cards, effect, effects, has, unread

HAND, TRASH, LIFE = (am.CountOf(cards(YOU, area)) for area in (Area.HAND, Area.TRASH, Area.LIFE))


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("for every 3 cards in your trash", am.Per(1000, 3, TRASH)),
        ("for every 2 cards in your hand", am.Per(1000, 2, HAND)),
        (
            "for each of your opponent's rested Characters",
            am.Per(1000, 1, am.CountOf(cards(OPPONENT, of=f.Rested()))),
        ),
        ("for every DON!! card on your field", am.Per(1000, 1, am.DonOf(YOU))),
        ("for every 2 rested Characters you have", am.Per(1000, 2, am.CountOf(cards(YOU, of=f.Rested())))),
        (
            "for every DON!! card given to your Leader",
            am.Per(1000, 1, am.TotalOf("given DON!!", cards(YOU, Area.LEADER))),
        ),
    ],
)
def test_for_every(words: str, amount: am.Amount) -> None:
    gained = effect(f"this Character gains +1000 power during this turn {words}")
    assert gained == e.GainPower(This(), amount, Duration.TURN)


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("the number of your Life cards", LIFE),
        ("the number of cards in your hand", HAND),
        ("the number of DON!! cards on your field", am.DonOf(YOU)),
        ("the cost of this Character", am.CostOf()),
    ],
)
def test_a_bound_that_is_counted(words: str, amount: am.Amount) -> None:
    chosen = Choose(cards(OPPONENT, of=f.CostIs("<=", amount)), up_to=True)
    assert effect(
        f"K.O. up to 1 of your opponent's Characters with a cost equal to or less than {words}"
    ) == e.KO(chosen)


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("draw cards equal to the number of your Life cards", LIFE),
        ("draw cards so that you have 3 cards in your hand", am.Minus(3, HAND)),
        (
            "draw 1 card for each of your opponent's rested Characters",
            am.Per(1, 1, am.CountOf(cards(OPPONENT, of=f.Rested()))),
        ),
    ],
)
def test_as_many_as(words: str, count: am.Amount) -> None:
    assert effect(words) == e.Draw(count)


def test_a_bound_that_is_the_cost_of_the_card_that_was_paid() -> None:
    paid = (
        "[On Play] You may return {} of your Characters to the owner's hand: "
        "Rest up to 1 of your opponent's Characters"
    )
    for words in ("the cost of the returned Character", "the returned Character's cost"):
        found = ability(f"{paid.format(1)} with a cost equal to or less than {words}.")
        assert f.CostIs("<=", am.CostOf(2)) in nodes_of(found)
        assert unread(f"{paid.format(2)} with a cost equal to or less than {words}.")


def test_what_is_counted_out_is_done_before_what_follows() -> None:
    each = am.Per(1, 1, am.CountOf(cards(YOU)))
    found = effects(
        "draw 1 card for each of your Characters and trash the same number of cards from your hand"
    )
    assert found == (
        e.Draw(each),
        e.Move(Choose(cards(YOU, Area.HAND), am.DoneCount()), e.Place.TRASH),
    )
    assert unread("[On Play] Draw 1 card and trash 1 card from your hand for each of your Characters.")


def test_as_many_as_were_drawn_go_to_the_deck() -> None:
    found = effects(
        "draw 2 cards and place the same number of cards from your hand at the bottom of your deck"
    )
    placed = e.Move(Choose(cards(YOU, Area.HAND), am.DoneCount()), e.Place.DECK_BOTTOM)
    assert found == (e.Draw(2), placed)


def test_numbers_in_words() -> None:
    assert effect("draw one card for every three Events in your trash") == e.Draw(
        am.Per(1, 3, am.CountOf(cards(YOU, Area.TRASH, of=f.CategoryIs(Category.EVENT))))
    )


def test_a_value_that_becomes_another() -> None:
    found = effect("set the cost of up to 1 of your opponent's Characters to 0 during this turn")
    chosen = Choose(cards(OPPONENT), up_to=True)
    assert found == e.GainCost(chosen, am.Minus(0, am.ItsOwn("cost")), Duration.TURN)


def test_a_base_power_that_is_the_power_of_another_card() -> None:
    found = ability("This Character's base power becomes the same as your Leader's power.")
    total = am.TotalOf("power", cards(YOU, Area.LEADER))
    assert getattr(found, "changes", ()) == (e.SetBasePower(This(), total),)


@pytest.mark.parametrize(
    ("number", "node"),
    [
        ("OP04-040", am.Plus(LIFE, HAND)),
        ("EB01-059", am.Plus(LIFE, am.CountOf(cards(OPPONENT, Area.LIFE)))),
        ("OP03-001", am.Per(1000, 1, am.SlotCount(2))),
        ("OP13-001", am.Per(2000, 1, am.DoneCount())),
        ("OP15-119", am.Per(1000, 1, am.CostOf(2))),
        ("EB01-061", am.PowerOf(2)),
        ("OP10-022", am.TotalOf("cost", cards(YOU))),
        ("OP11-066", am.NamedNumber()),
        ("OP15-058", am.TurnsOf(YOU)),
    ],
)
def test_official_cards(number: str, node: object) -> None:
    assert has(number, node)
