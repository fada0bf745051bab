"""Events of Life, of hands, of DON!!, from words to what happens."""

import pytest

from optcg.model.abilities import When
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


def test_a_card_is_added_to_life() -> None:
    s = Scenario()
    watching(s, "[Your Turn] [Once Per Turn] When a card is added to your Life cards, draw 1 card.")
    game, _ = played(s, "[On Play] Add 1 card from the top of your deck to the top of your Life cards.")

    assert game.count(A, "hand") == 1
    assert When("Life card added") != When("Life card leaves")


def test_life_that_is_put_back_is_not_added() -> None:
    s = Scenario()
    s.life(A, 3)
    watching(s, "When a card is added to your Life cards, draw 1 card.")
    line = "[On Play] Look at all of your Life cards and place them back in your Life area in any order."
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == 0


@pytest.mark.parametrize(("face_up", "drawn"), [(False, 1), (True, 0)])
def test_a_life_card_is_turned_face_up(face_up: bool, drawn: int) -> None:
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=face_up)
    watching(s, "[Your Turn] When 1 of your Life cards is turned face-up, draw 1 card.")
    game, _ = played(s, "[On Play] Turn 1 card from the top of your Life cards face-up.")

    assert game.count(A, "hand") == drawn


def test_the_opponents_life_becomes_0() -> None:
    s = Scenario()
    s.life(B, 1)
    watching(s, "When your opponent's Life becomes 0, draw 1 card.")
    game, _ = played(s, "[On Play] Trash 1 card from the top of your opponent's Life cards.")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), (("Quarry",), 0)])
def test_a_card_of_some_kind_is_trashed_from_the_hand(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    watching(s, "When a {Harbor} type card is trashed from your hand by an effect, draw 1 card.")
    s.hand(A, s.character_card(types=types))
    game, _ = played(s, "[On Play] Trash 1 card from your hand.")

    assert game.count(A, "hand") == drawn


def test_cards_trashed_from_the_opponents_hand() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    watching(s, "[Your Turn] When a card is trashed from your opponent's hand by your effect, draw 1 card.")
    game, _ = played(s, "[On Play] Your opponent trashes 1 card from their hand.")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == 1


def test_don_is_added_by_an_effect() -> None:
    s = Scenario()
    watching(s, "When a DON!! card is added to your field from your DON!! deck by your effect, draw 1 card.")
    game, _ = played(s, "[On Play] Add 1 DON!! card from your DON!! deck and rest it.")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(
    ("line", "drawn"), [("[On Play] Play up to 1 Character card from your trash.", 1), ("", 0)]
)
def test_a_play_by_an_effect(line: str, drawn: int) -> None:
    s = Scenario()
    other = s.trash(A, s.character_card())
    watching(s, "[Your Turn] When you play a Character by an effect, draw 1 card.")
    game, _ = played(s, *([line] if line else []))
    if line:
        game.choose(f"pick {other}")

    assert game.count(A, "hand") == drawn


def test_don_straight_from_the_deck_onto_a_card() -> None:
    s = Scenario()
    ally = s.character(A)
    line = "[On Play] Add up to 2 DON!! cards from your DON!! deck and give them to 1 of your Characters."
    game, _ = played(s, line)
    game.choose("number 2").choose(f"pick {ally}")

    assert game.don(ally) == 2
    assert game.count(A, "don_rested") == 0


def test_no_don_is_given_if_none_was_added() -> None:
    s = Scenario()
    s.don(A, rested=2)
    ally = s.character(A)
    game, _ = played(s, "[On Play] Add up to 1 DON!! card from your DON!! deck and give it to your Leader.")
    game.choose("number 0")

    assert (game.don(ally), game.count(A, "don_rested")) == (0, 2)


def test_for_every_don_returned_to_pay() -> None:
    s = Scenario()
    s.don(A, active=3)
    line = (
        "[On Play] You may return any number of DON!! cards from your field to your DON!! deck: Draw 1 card "
        "for every DON!! card returned this way."
    )
    game, _ = played(s, line)
    game.choose("yes").choose("pick don active").choose("pick don active").choose("done")

    assert game.count(A, "hand") == 2


def test_one_or_the_other_of_what_was_chosen() -> None:
    s = Scenario()
    ally = s.character(B)
    game, _ = played(
        s, "[On Play] Rest up to 1 of your opponent's Characters or return it to the owner's hand."
    )
    game.choose(f"pick {ally}")
    game.choose(game.choices()[1])

    assert game.area(ally) == "hand"


def test_options_do_not_point_to_each_other() -> None:
    begin(Scenario())
    line = (
        "[On Play] Choose one: • K.O. up to 1 of your opponent's Characters with a cost of 2 or less. • That "
        "Character gains +1000 power during this turn."
    )
    with pytest.raises(AssertionError, match="column"):
        worded(line)


@pytest.mark.parametrize(("place", "drawn"), [("trash", 1), ("hand", 0)])
def test_this_card_played_from_somewhere(place: str, drawn: int) -> None:
    s = Scenario()
    card = s.character_card(
        cost=1, name="Mira", abilities=worded("When this Character is played from your trash, draw 1 card.")
    )
    mira = s.trash(A, card) if place == "trash" else s.hand(A, card)
    game, _ = played(s, f"[On Play] Play up to 1 [Mira] from your {place}.")
    game.choose(f"pick {mira}")

    assert game.area(mira) == "characters"
    assert game.count(A, "hand") == drawn


@pytest.mark.rule("10-1-3-1")
@pytest.mark.parametrize(("banish", "drawn"), [(True, 1), (False, 0)])
def test_life_that_is_trashed_by_damage(banish: bool, drawn: int) -> None:
    s = Scenario()
    watching(s, "When a card is trashed from your opponent's Life cards, draw 1 card.")
    lines = worded("[Banish]") if banish else []
    attacker = s.character(A, power=9000, abilities=lines)
    game = begin(s).attack(attacker, "leader_b")

    assert (game.count(A, "hand"), game.count(B, "life")) == (drawn, 2)
