"""Two conditions that cannot both hold at once: which step they are said of, and what a step changes."""

import pytest

from optcg.model.terms import Category, Color
from tests.effects.checks import worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("don", "drawn"), [(6, 0), (7, 1), (9, 0)])
def test_then_if_asks_after_what_was_done_under_the_first_if(don: int, drawn: int) -> None:
    """Rules 4-10-1, 8-3-3: with 9 DON!! the first "if" does not hold, and so nothing follows."""
    s = Scenario()
    s.don(A, active=don)
    line = (
        "If you have 7 or less DON!! cards on your field, add up to 1 DON!! card from your DON!! deck"
        " and rest it. Then, if you have 8 or more DON!! cards on your field, draw 1 card."
    )
    game = worded(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[-1])

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("power", "area"), [(9000, "characters"), (8000, "trash"), (5000, "characters")])
def test_a_power_that_was_lowered_is_asked_for_again(power: int, area: str) -> None:
    s = Scenario()
    foe = s.character(B, power=power)
    game = worded(
        s,
        "Choose 1 of your opponent's Characters. If it has 6000 power or more, give it -3000 power "
        "during this turn. Then, if it has 5000 power or less, K.O. it.",
    )

    assert game.area(foe) == area


@pytest.mark.parametrize(("allies", "drawn"), [(4, 0), (3, 1), (2, 0)])
def test_characters_that_fell_are_counted_anew(allies: int, drawn: int) -> None:
    s = Scenario()
    refs = [s.character(A) for _ in range(allies)]
    game = worded(
        s,
        "If you have 3 or more Characters, K.O. 1 of your Characters. Then, if you have 2 or less "
        "Characters, draw 1 card.",
    )
    if game.asked()[1] != "main":
        game.choose(f"pick {refs[0]}")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("answer", "hand"), [("yes", 2), ("no", 1)])
def test_then_if_after_a_deed_hangs_on_the_deed(answer: str, hand: int) -> None:
    s = Scenario()
    s.don(A, active=7)
    s.hand(A, s.character_card())
    game = worded(
        s,
        "If you have 7 or less DON!! cards on your field, you may trash 1 card from your hand. If you"
        " do, add up to 1 DON!! card from your DON!! deck and rest it. Then, if you have 8 or more "
        "DON!! cards on your field, draw 2 cards.",
    )
    game.choose(answer)
    while game.asked()[1] != "main":
        game.choose(game.choices()[-1])

    assert game.count(A, "hand") == hand


@pytest.mark.parametrize(("name", "drawn"), [("Mira", 0), ("Odile", 2), ("Old Toll", 0)])
@pytest.mark.parametrize(
    "between",
    [
        "you may rest 1 of your Characters. If you do, draw 1 card",
        "draw 0 cards. Then, if you have 3 or more Characters, draw 1 card",
    ],
)
def test_an_if_that_cannot_hold_with_the_first_is_a_sentence_of_its_own(
    name: str, drawn: int, between: str
) -> None:
    s = Scenario()
    s.leader(A, name=name)
    line = f"If your Leader is [Mira], {between}. If your Leader is [Odile], draw 2 cards."
    game = worded(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("cost", "hand"), [(3, 0), (4, 1), (5, 1)])
def test_what_a_card_was_is_not_asked_again_in_the_trash(cost: int, hand: int) -> None:
    """A printed cost of 4 that was 3 on the field is no second case."""
    s = Scenario()
    foe = s.character(B, cost=4)
    line = (
        f"Choose 1 of your opponent's Characters. Give it {cost - 4:+} cost during this turn. Then, "
        "choose 1 of your opponent's Characters. If that Character has a cost of 3 or less, K.O. it. "
        "If that Character has a cost of 4 or more, draw 1 card."
    )
    game = worded(s, line)

    assert game.area(foe) == ("trash" if cost == 3 else "characters")
    assert game.count(A, "hand") == hand


def test_a_condition_of_two_parts_excludes_another_one() -> None:
    s = Scenario()
    s.leader(A, name="Odile")
    s.life(A, 2)
    line = (
        "[On Play] If your Leader is [Mira] and you have 2 or less Life cards, draw 1 card. If your "
        "Leader is [Odile], draw 2 cards."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == 2


@pytest.mark.parametrize(
    ("category", "cost", "drawn"),
    [(Category.CHARACTER, 0, 0), (Category.EVENT, 3, 1), (Category.STAGE, 3, 1)],
)
@pytest.mark.parametrize(
    "trashed", ["You may trash 1 card from the top of your deck:", "Trash 1 card from the top of your deck."]
)
def test_a_choice_of_categories_excludes_another_category(
    trashed: str, category: Category, cost: int, drawn: int
) -> None:
    s = Scenario()
    foe = s.character(B, cost=3)
    s.deck_top(A, s.card(category))
    line = (
        f"[On Play] {trashed} If the trashed card is a Character card, give up to 1 of your opponent's "
        "Characters -3 cost during this turn. If it is an Event or Stage card, draw 1 card."
    )
    game, _ = played(s, line)
    if game.asked()[1] != "main" and "yes" in game.choices():
        game.choose("yes")
    if game.asked()[1] != "main":
        game.choose(f"pick {foe}")

    assert (game.cost(foe), game.count(A, "hand")) == (cost, drawn)


def test_colors_of_which_a_card_may_have_several_do_not_exclude_each_other() -> None:
    """Rule 2-3-5: a card of two colors is a card of each."""
    s = Scenario()
    s.leader(A, colors=(Color.RED, Color.BLUE))
    line = (
        "[On Play] If your Leader is red or green, draw 1 card. If your Leader is blue or black, draw 2 "
        "cards."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == 3
