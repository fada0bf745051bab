"""Conditions: what "if" asks of Leaders, cards, DON!!, Life and this card."""

import pytest

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import CountOf, DonOf, Happened, Minus, TurnsOf
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards
from optcg.model.terms import Area
from tests.text.said import EITHER, OPPONENT, TIDE, YOU, cards, condition, has, unread

LIFE, THEIR_LIFE = CountOf(cards(YOU, Area.LIFE)), CountOf(cards(OPPONENT, Area.LIFE))
FIELD = (Area.LEADER, Area.CHARACTER, Area.STAGE)


def there_are(found: Cards, compare: str = ">=", count: int = 1) -> c.Compare:
    return c.Compare(CountOf(found), compare, count)


ATTACKS_WITH_DON = f.AllOf((f.GivenDonIs(">=", 1), f.InBattle("attacker")))
LEADS_THE_TIDE = there_are(cards(YOU, Area.LEADER, of=TIDE))


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("your Leader has the {Tidelamp Keepers} type", LEADS_THE_TIDE),
        ("your Leader is [Wren]", there_are(cards(YOU, Area.LEADER, of=f.NameIs("Wren")))),
        ("your Leader is multicolored", there_are(cards(YOU, Area.LEADER, of=f.Multicolor()))),
        ("you have a [Wren]", there_are(cards(YOU, *FIELD, of=f.NameIs("Wren")))),
        ("you do not have [Wren]", there_are(cards(YOU, *FIELD, of=f.NameIs("Wren")), "=", 0)),
        ("your opponent has 2 or more rested Characters", there_are(cards(OPPONENT, of=f.Rested()), ">=", 2)),
        ("there is a Character with a cost of 0", there_are(cards(EITHER, of=f.CostIs("=", 0)))),
        (
            "you have 3 or more Characters with different costs",
            c.Compare(CountOf(cards(YOU), different="cost"), ">=", 3),
        ),
        (
            "your opponent's attacking Leader or Character has any DON!! cards given",
            there_are(cards(OPPONENT, *LEADER_AND_CHARACTERS, of=ATTACKS_WITH_DON)),
        ),
        ("you have 10 or more cards in your trash", there_are(cards(YOU, Area.TRASH), ">=", 10)),
        ("you have 2 or less Life cards", c.Compare(LIFE, "<=", 2)),
        ("you have less Life cards than your opponent", c.Compare(LIFE, "<", THEIR_LIFE)),
        ("you have 8 or more DON!! cards on your field", c.Compare(DonOf(YOU), ">=", 8)),
        (
            "the number of DON!! cards on your field is equal to or less than the number on your opponent's "
            "field",
            c.Compare(DonOf(YOU), "<=", DonOf(OPPONENT)),
        ),
        ("you only have {Tidelamp Keepers} type Characters", c.OnlyHave(cards(YOU), TIDE)),
        ("this Character was played on this turn", c.ThisCardIs(f.PlayedThisTurn())),
        (
            "there are no Characters with a cost of 0 on the field",
            there_are(cards(EITHER, of=f.CostIs("=", 0)), "=", 0),
        ),
        (
            "you have no face-down Life cards",
            there_are(cards(YOU, Area.LIFE, of=f.Without(f.FaceUp())), "=", 0),
        ),
        ("there are 16 or more DON!! cards on the field", c.Compare(DonOf(EITHER), ">=", 16)),
        ("your opponent doesn't have a Character", there_are(cards(OPPONENT), "=", 0)),
        ("you have the same number of Life cards as your opponent", c.Compare(LIFE, "=", THEIR_LIFE)),
        (
            "either player has 2 or less Life cards",
            c.Either((c.Compare(LIFE, "<=", 2), c.Compare(THEIR_LIFE, "<=", 2))),
        ),
        (
            "your opponent has at least 2 more Characters than you",
            c.Compare(CountOf(cards(YOU)), "<=", Minus(CountOf(cards(OPPONENT)), 2)),
        ),
        ("this Character's power is 7000 or more", c.ThisCardIs(f.PowerIs(">=", 7000))),
        (
            "your Leader's base power is 5000 or less",
            there_are(cards(YOU, Area.LEADER, of=f.PowerIs("<=", 5000, base=True))),
        ),
        ("all of your Characters are {Tidelamp Keepers} type Characters", c.OnlyHave(cards(YOU), TIDE)),
        (
            "2 or more of your opponent's Characters were K.O.'d this turn",
            c.Compare(Happened(When("K.O.'d", cards(OPPONENT))), ">=", 2),
        ),
        (
            "this Character did not attack this turn",
            c.Compare(Happened(When("attacks", cards(YOU, *FIELD, of=f.ThisCard()))), "=", 0),
        ),
        (
            "this Character didn't attack this turn",
            c.Compare(Happened(When("attacks", cards(YOU, *FIELD, of=f.ThisCard()))), "=", 0),
        ),
        ("all of your opponent's Characters are rested", c.OnlyHave(cards(OPPONENT), f.Rested())),
        ("your opponent only has {Tidelamp Keepers} type Characters", c.OnlyHave(cards(OPPONENT), TIDE)),
        (
            "2 or more cards were trashed from your deck this turn",
            c.Compare(Happened(When("trashed from deck", who=YOU, together=True)), ">=", 2),
        ),
        (
            "this Character was played from your trash",
            c.Compare(
                Happened(When("played", cards(YOU, *FIELD, of=f.ThisCard()), origin=Area.TRASH)), ">=", 1
            ),
        ),
        ("this Character has 7000 power or more", c.ThisCardIs(f.PowerIs(">=", 7000))),
    ],
)
def test_what_is_asked(words: str, asked: c.Condition) -> None:
    assert condition(words) == asked


@pytest.mark.parametrize(
    "line",
    [
        "If this Character was played from your trash, this Character gains +1000 power.",
        "[Activate: Main] If this Character was played from your trash, draw 1 card.",
    ],
)
def test_how_a_card_came_is_not_known_in_a_later_turn(line: str) -> None:
    assert unread(line)


def test_three_names_are_one_of_each() -> None:
    names = [there_are(cards(YOU, *FIELD, of=f.NameIs(name))) for name in ("Wren", "Pim", "Marl")]
    assert condition("you have [Wren], [Pim], and [Marl]") == c.Both(tuple(names))
    assert unread("[On Play] If you have [Wren], [Pim], [Marl], draw 1 card.")


def test_two_conditions_joined() -> None:
    found = condition("your Leader has the {Tidelamp Keepers} type and you have 2 or less Life cards")
    assert found == c.Both((LEADS_THE_TIDE, c.Compare(LIFE, "<=", 2)))


@pytest.mark.parametrize(
    ("number", "node"),
    [
        ("OP05-060", c.Either((c.Compare(DonOf(YOU), "=", 0), c.Compare(DonOf(YOU), ">=", 3)))),
        ("OP01-062", c.NotSo(c.ThisTurn("drawn"))),
        ("OP12-020", c.ThisTurn("battled a Character")),
        ("OP15-058", c.Both((c.YourTurn(), c.Compare(TurnsOf(YOU), ">=", 2)))),
        ("OP15-092", c.YourTurn(yours=False)),
        ("OP01-051", c.ThisCardIs(f.Rested())),
        ("OP09-103", c.YouDid()),
        ("OP07-064", c.Compare(DonOf(YOU), "<=", Minus(DonOf(OPPONENT), 2))),
        ("EB01-029", c.SlotFits(2, f.CostIs(">=", 4))),
    ],
)
def test_official_cards(number: str, node: object) -> None:
    assert has(number, node)
