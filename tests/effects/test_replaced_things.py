"""Replacement effects by what would happen: where a card would go, damage, an empty deck (Rule 8-1-3-4)."""

import pytest

from optcg.model.abilities import DefeatByDeckWaits, ReplacementEffect, Would
from optcg.model.effects import KO, Draw, Move, Place, Rest
from optcg.model.selections import Every
from tests.effects.checks import OWN, OWN_DECK, OWN_HAND, THEIRS, resolve, said, worded
from tests.scenario import A, B, Scenario


def _saves(situation: str) -> ReplacementEffect:
    return ReplacementEffect(Would(situation), (Draw(1),), optional=False)


@pytest.mark.parametrize(
    ("situation", "saved"),
    [
        ("ko", {"ko"}),
        ("hand", {"hand"}),
        ("deck", {"deck"}),
        ("trash", {"trash"}),
        ("leave", {"ko", "hand", "deck", "trash"}),
    ],
)
def test_only_what_it_names_is_replaced(situation: str, saved: set[str]) -> None:
    """Rule 10-2-1-3: trashing is no K.O., and a K.O. is no trashing."""
    deeds = {
        "ko": KO(Every(THEIRS)),
        "hand": Move(Every(THEIRS), Place.HAND),
        "deck": Move(Every(THEIRS), Place.DECK_BOTTOM),
        "trash": Move(Every(THEIRS), Place.TRASH),
    }
    found = set()
    for name, deed in deeds.items():
        s = Scenario()
        wall = s.character(B, abilities=[_saves(situation)])
        if resolve(s, deed).area(wall) == "characters":
            found.add(name)

    assert found == saved


def test_the_cause_that_stands_last_is_said_of_both() -> None:
    text = "If your Character would be K.O.'d or rested by your opponent's effect, trash this Stage instead."
    found = []
    for deed in (KO(Every(THEIRS)), Rest(Every(THEIRS))):
        s = Scenario()
        wall = s.character(B)
        stage = s.stage(B, abilities=said(text))
        game = resolve(s, deed)
        found.append((game.area(wall), game.area(stage)))
    s = Scenario()
    own = s.character(A)
    s.stage(A, abilities=said(text))

    assert found == [("characters", "trash")] * 2
    assert resolve(s, KO(Every(OWN))).area(own) == "trash"


def test_an_empty_deck_loses_at_the_end_of_the_turn() -> None:
    s = Scenario()
    s.leader(A, abilities=[DefeatByDeckWaits()])
    game = resolve(s, Move(Every(OWN_DECK), Place.TRASH), Draw(1))
    during = game.game.result
    game.end()

    assert during is None
    assert game.game.result is not None
    assert game.game.result.losers == (A,)


def test_a_deck_filled_again_does_not_help() -> None:
    """The words name the turn in which the deck became empty."""
    s = Scenario()
    text = "Under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end of"
    s.leader(A, abilities=said(f"{text} the turn in which your deck becomes 0 cards."))
    s.hand(A, s.character_card())
    back = Move(Every(OWN_HAND), Place.DECK_BOTTOM)
    game = resolve(s, Move(Every(OWN_DECK), Place.TRASH), back).end()

    assert game.game.result is not None


def test_others_lose_at_once() -> None:
    s = Scenario()
    s.leader(B, abilities=[DefeatByDeckWaits()])
    game = worded(s, "Trash 50 cards from the top of your deck.")

    assert game.game.result is not None
