"""Replacement effects by what would happen: where a card would go, damage, an empty deck (Rule 8-1-3-4)."""

import pytest

from optcg.model.abilities import DefeatByDeckWaits, ReplacementEffect, Would
from optcg.model.effects import KO, Damage, Draw, Move, Place, Rest
from optcg.model.selections import Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, OWN_DECK, OWN_HAND, THEIRS, begin, event, resolve, said, worded
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


@pytest.mark.parametrize(("answer", "life"), [("yes", 3), ("no", 2)])
def test_damage_of_an_attack(answer: str, life: int) -> None:
    s = Scenario()
    shield = s.character(B, abilities=said("If you would take damage, you may trash this Character instead."))
    game = begin(s).declare("leader_a", "leader_b")
    while game.asked()[1] != "yes_no":
        game.choose("done")
    game.choose(answer)

    assert (game.count(B, "life"), game.area(shield)) == (life, "trash" if answer == "yes" else "characters")


def test_all_damage_of_a_double_attack_is_replaced() -> None:
    s = Scenario()
    s.leader(A, power=9000, keywords=["Double Attack"])
    s.character(B, abilities=said("If you would take damage, you may trash this Character instead."))
    game = begin(s).declare("leader_a", "leader_b")
    while game.asked()[1] != "yes_no":
        game.choose("done")

    assert game.choose("yes").count(B, "life") == 3


def test_it_saves_from_the_damage_that_would_lose_the_game() -> None:
    s = Scenario()
    s.life(B, 0)
    shield = s.character(B, abilities=said("If you would take damage, trash this Character instead."))
    game = resolve(s, Damage(1))

    assert (game.game.result, game.area(shield)) == (None, "trash")


def test_damage_by_effects_is_not_from_an_attack() -> None:
    s = Scenario()
    text = "If you would take damage from an attack, trash this Character instead."
    shield = s.character(B, abilities=said(text))
    game = resolve(s, Damage(1))

    assert (game.count(B, "life"), game.area(shield)) == (2, "characters")


def test_the_opponents_damage_is_not_meant() -> None:
    s = Scenario()
    shield = s.character(A, abilities=said("If you would take damage, trash this Character instead."))
    game = resolve(s, Damage(1))

    assert (game.area(shield), game.count(B, "life")) == ("characters", 2)


def test_for_a_time() -> None:
    """[On Play] of a card that saves itself in this turn only."""
    s = Scenario()
    text = (
        "[On Play] If this Character would be K.O.'d during this turn, return it to the owner's hand instead."
    )
    card = s.hand(A, s.character_card(abilities=said(text)))
    ko = event(s, KO(Every(OWN)))
    now = begin(s).play(card).play(ko).area(card)
    later = begin(s).play(card).end().end().play(ko).area(card)

    assert (now, later) == ("hand", "trash")


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


@pytest.mark.parametrize(
    ("name", "types", "deed", "asked"),
    [
        ("Mira", (), KO(Every(THEIRS)), True),
        ("Mira", (), Move(Every(THEIRS), Place.HAND), False),
        ("Tovo", ("Harbor",), KO(Every(THEIRS)), True),
        ("Tovo", ("Harbor",), Move(Every(THEIRS), Place.HAND), True),
        ("Tovo", (), KO(Every(THEIRS)), False),
    ],
)
def test_one_thing_for_one_kind_of_cards_another_for_another(
    name: str, types: tuple[str, ...], deed: KO | Move, asked: bool
) -> None:
    s = Scenario()
    s.leader(
        B,
        abilities=said(
            "If your [Mira] would be K.O.'d or your {Harbor} type Character would be removed from the field "
            "by your opponent's effect, you may draw 1 card instead.",
            Category.LEADER,
        ),
    )
    s.character(B, name=name, types=types)

    assert (resolve(s, deed).asked() == (B, "yes_no")) is asked
