"""Life cards that lie face-up or are trashed, as events, from words to what happens."""

import pytest

from optcg.model.abilities import KeywordEffect, When
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("face_up", "drawn"), [(True, 1), (False, 0)])
@pytest.mark.parametrize(
    ("event", "deed"),
    [
        (
            "a face-up card is added to your hand from your Life cards",
            "Add 1 card from the top of your Life cards to your hand.",
        ),
        (
            "a face-up card is removed from your Life area",
            "Trash 1 card from the top of your Life cards.",
        ),
        (
            "your face-up Life card is trashed",
            "Trash 1 card from the top of your Life cards.",
        ),
    ],
)
def test_a_face_up_life_card_leaves(event: str, deed: str, face_up: bool, drawn: int) -> None:
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=face_up)
    watching(s, f"When {event}, draw 1 card.")
    game, _ = played(s, f"[On Play] {deed}")

    assert game.count(A, "hand") == drawn + ("hand" in deed)


@pytest.mark.parametrize(("face_up", "drawn"), [(True, 1), (False, 0)])
def test_a_face_up_life_card_taken_by_damage(face_up: bool, drawn: int) -> None:
    s = Scenario()
    s.life_top(B, s.character_card(), face_up=face_up)
    watching(
        s,
        "When a face-up card is added to your opponent's hand from your opponent's Life cards, draw 1 card.",
    )
    attacker = s.character(A, power=9000)
    game = begin(s).attack(attacker, "leader_b")

    assert (game.count(A, "hand"), game.count(B, "hand")) == (drawn, 1)
    assert When("Life card to hand") != When("trashed from Life")


@pytest.mark.parametrize(("banish", "drawn"), [(True, 1), (False, 0)])
def test_a_life_card_trashed_by_banish(banish: bool, drawn: int) -> None:
    s = Scenario()
    s.life(B, 2)
    watching(s, "When a card is trashed from your opponent's Life area, draw 1 card.")
    attacker = s.character(A, power=9000, abilities=[KeywordEffect("Banish")] if banish else [])
    game = begin(s).attack(attacker, "leader_b")

    assert (game.count(A, "hand"), game.count(B, "trash")) == (drawn, drawn)


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), (("Quarry",), 0)])
def test_a_card_of_a_type_is_added_face_up(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    s.trash(A, s.character_card(types=types))
    watching(s, "When a face-up {Harbor} type card is added to your Life cards, draw 1 card.")
    line = "[On Play] Add 1 Character card from your trash to the top of your Life cards face-up."
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.count(A, "hand"), game.count(A, "trash")) == (drawn, 0)


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_a_card_is_added_to_either_life(whose: str) -> None:
    s = Scenario()
    watching(s, "When a card is added to your or your opponent's Life cards, draw 1 card.")
    game, _ = played(
        s, f"[On Play] Add 1 card from the top of {whose} deck to the top of {whose} Life cards."
    )

    assert game.count(A, "hand") == 1
