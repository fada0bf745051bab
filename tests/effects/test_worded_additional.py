"""Of which card "additional" and "that Character" are said when several were spoken of."""

import pytest

from tests.effects.checks import worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize("word", ["that card", "that Character", "it"])
@pytest.mark.parametrize("rests", [True, False])
def test_an_additional_gain_is_that_of_the_card_that_gained(word: str, rests: bool) -> None:
    s = Scenario()
    gainer, other = s.character(A, power=5000), s.character(A, power=5000)
    line = (
        "Up to 1 of your Leader or Character cards gains +2000 power during this turn. Then, you may rest 1 "
        f"of your Characters. If you do, {word} gains an additional +1000 power during this turn."
    )
    game = worded(s, line).choose(f"pick {gainer}").choose("yes" if rests else "no")
    if rests:
        game.choose(f"pick {other}")

    assert (game.power(gainer), game.power(other)) == (8000 if rests else 7000, 5000)
    assert game.rested(other) is rests


def test_an_additional_loss_is_that_of_the_card_that_lost() -> None:
    s = Scenario()
    loser, gainer = s.character(B, power=9000), s.character(A, power=5000)
    line = (
        "Give up to 1 of your opponent's Characters -2000 power during this turn. Then, up to 1 of your "
        "Characters gains +1000 power during this turn. If your opponent has a Character, give that "
        "Character an additional -3000 power during this turn."
    )
    game = worded(s, line).choose(f"pick {loser}").choose(f"pick {gainer}")

    assert (game.power(loser), game.power(gainer)) == (4000, 6000)


def test_without_a_card_that_gained_nothing_is_added() -> None:
    s = Scenario()
    other = s.character(A, power=5000)
    line = (
        "Up to 1 of your Characters gains +2000 power during this turn. Then, you may rest 1 of your "
        "Characters. If you do, that card gains an additional +1000 power during this turn."
    )
    game = worded(s, line).choose("done").choose("yes")

    assert (game.power(other), game.rested(other)) == (5000, True)


@pytest.mark.parametrize("asked", [True, False])
def test_what_hampers_is_said_of_the_opponents_character(asked: bool) -> None:
    """ "If you have a {Harbor} type Character, that Character ...": the one that was rested."""
    s = Scenario()
    foe = s.character(B)
    own = s.character(A, types=("Harbor" if asked else "Mill",), rested=True)
    line = (
        "Rest up to 1 of your opponent's Characters. Then, if you have a {Harbor} type Character, that "
        "Character will not become active in your opponent's next Refresh Phase."
    )
    game = worded(s, line).choose(f"pick {foe}").end()

    assert (game.rested(foe), game.rested(own)) == (asked, True)
    assert not game.end().rested(own)


@pytest.mark.parametrize("types", [("Harbor",), ("Mill",)])
def test_trashed_cards_include_one(types: tuple[str, ...]) -> None:
    s = Scenario()
    s.deck(A, 5)
    s.deck_top(A, s.character_card(types=types))
    line = (
        "Trash 2 cards from the top of your deck. Then, if the trashed cards include a {Harbor} type card, "
        "draw 1 card."
    )
    game = worded(s, line)

    assert game.count(A, "hand") == (types == ("Harbor",))


def test_a_face_up_life_card_is_selected_and_added() -> None:
    s = Scenario()
    s.life(B, 2)
    line = "Select up to 1 of your opponent's face-up Life cards and add it to the owner's hand."
    game = worded(s, f"Turn 1 card from the top of your opponent's Life cards face-up. {line}")
    game.choose(next(choice for choice in game.choices() if choice != "done"))

    assert (game.count(B, "life"), game.count(B, "hand")) == (1, 1)


@pytest.mark.parametrize(("whose", "drawn"), [(B, 1), (A, 0), (None, 0)])
def test_whose_character_it_was(whose: int | None, drawn: int) -> None:
    s = Scenario()
    card = s.character(B if whose is None else whose)
    line = (
        "Return up to 1 Character to the owner's hand. If it was your opponent's Character, your opponent "
        "draws 1 card."
    )
    game = worded(s, line).choose("done" if whose is None else f"pick {card}")

    assert game.count(B, "hand") == drawn + (whose == B)
