"""Events of piles, Life, DON!! and blocks, from words to what happens."""

import pytest

from optcg.model.abilities import When
from optcg.model.effects import Draw, Move, Place, SetDonActive, TurnLife
from optcg.model.selections import Choose, Top
from optcg.model.terms import Area
from tests.effects.checks import OWN_HAND, OWN_TRASH, YOU, begin, resolve
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario

MILL = Move(Top(YOU, Area.DECK, 2), Place.TRASH)
DISCARD = Move(Choose(OWN_HAND, 1), Place.TRASH)


@pytest.mark.parametrize(("face_up", "drawn"), [(True, 1), (False, 0)])
def test_a_life_card_is_turned_face_down(face_up: bool, drawn: int) -> None:
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=face_up)
    watching(s, "When a Life card is turned face-down, draw 1 card.")
    game = resolve(s, TurnLife(Top(YOU, Area.LIFE, 1), False))

    assert game.count(A, "hand") == drawn
    assert When("Life card turned face-down") != When("Life card turned face-up")


def test_don_that_is_set_as_active_by_an_effect() -> None:
    s = Scenario()
    s.don(A, active=0, rested=3)
    watching(s, "When your DON!! card is set as active by your effect, draw 1 card.")
    game = resolve(s, SetDonActive(2, up_to=False))

    assert game.count(A, "hand") == 1
    assert When("DON!! set active") != When("set active")
    game.end().end()  # Rule 6-2-4: the Refresh Phase is no effect
    assert game.count(A, "hand") == 2


@pytest.mark.parametrize(("by", "power"), [("your", 6000), ("your opponent's", 5000)])
def test_whose_effect_draws(by: str, power: int) -> None:
    s = Scenario()
    line = f"When you draw a card by {by} effect, this Character gains +1000 power during this turn."
    ally = watching(s, line)

    assert resolve(s, Draw(1)).power(ally) == power


@pytest.mark.parametrize(("line", "drawn"), [("deck", 1), ("trash", 0)])
def test_a_card_is_added_to_the_hand_from_the_deck(line: str, drawn: int) -> None:
    s = Scenario()
    watching(s, f"When a card is added to your hand from your {line} by your effect, draw 1 card.")
    game = resolve(s, Move(Top(YOU, Area.DECK, 1), Place.HAND))

    assert game.count(A, "hand") == 1 + drawn


def test_drawing_is_not_adding() -> None:
    """Rule 4-5-1: drawing is a deed of its own."""
    s = Scenario()
    watching(s, "When a card is added to your hand by your effect, draw 1 card.")

    assert resolve(s, Draw(1)).count(A, "hand") == 1


def test_a_card_is_added_from_the_trash() -> None:
    s = Scenario()
    card = s.trash(A, s.character_card())
    watching(s, "[Once Per Turn] When you add a card to your hand by an effect, draw 1 card.")
    game = resolve(s, Move(Choose(OWN_TRASH, 1), Place.HAND)).choose(f"pick {card}")

    assert game.count(A, "hand") == 2


def test_cards_trashed_from_the_deck_together_are_told_once() -> None:
    s = Scenario()
    watching(s, "When a card is trashed from your deck by your effect, draw 1 card.")

    assert resolve(s, MILL).count(A, "hand") == 1


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), ((), 0)])
def test_a_card_of_some_kind_is_trashed_from_the_deck(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    s.deck_top(A, s.character_card(types=types))
    watching(s, "When a {Harbor} type card is trashed from your deck by your effect, draw 1 card.")

    assert resolve(s, MILL).count(A, "hand") == drawn


@pytest.mark.rule("8-4-5")
def test_8_4_5_a_card_tells_that_it_was_trashed_from_the_hand() -> None:
    s = Scenario()
    card = s.hand(
        A,
        s.character_card(
            abilities=worded("When this card is trashed from your hand by your effect, play it.")
        ),
    )
    game = resolve(s, DISCARD)

    assert game.area(card) == "characters"


def test_costs_and_counters_are_not_effects_of_the_other_player() -> None:
    s = Scenario()
    line = "When this card is trashed from your hand by your opponent's effect, play it."
    card = s.hand(A, s.character_card(abilities=worded(line)))

    assert resolve(s, DISCARD).area(card) == "trash"


def test_a_counter_is_no_effect() -> None:
    """Rule 7-1-3-2-1: a Character trashed for its Counter is not trashed by an effect."""
    s = Scenario(turn_player=B)
    line = "When this card is trashed from your hand by an effect, play it."
    card = s.hand(A, s.character_card(counter=1000, abilities=worded(line)))
    game = begin(s).declare("leader_b", "leader_a").choose(f"counter {card}").pass_battle()

    assert game.area(card) == "trash"


@pytest.mark.parametrize(("turn", "area"), [("Your Turn", "characters"), ("Opponent's Turn", "trash")])
def test_the_turn_must_fit(turn: str, area: str) -> None:
    s = Scenario()
    line = f"[{turn}] When this card is trashed from your hand by an effect, play this card."
    card = s.hand(A, s.character_card(abilities=worded(line)))

    assert resolve(s, DISCARD).area(card) == area


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_a_card_tells_only_of_the_pile_it_names(place: str) -> None:
    s = Scenario()
    line = f"When this card is trashed from your {place} by your effect, draw 1 card."
    s.deck_top(A, s.character_card(abilities=worded(line)))
    game = resolve(s, MILL)

    assert game.count(A, "hand") == (1 if place == "deck" else 0)


def test_it_may_cost_something() -> None:
    s = Scenario()
    line = (
        "When this card is trashed from your deck by an effect, you may rest 2 of your DON!! cards: "
        "Play this card rested."
    )
    card = s.deck_top(A, s.character_card(abilities=worded(line)))
    game = resolve(s, MILL).choose("yes")

    assert (game.area(card), game.rested(card), game.count(A, "don_rested")) == ("characters", True, 2)


def test_on_the_field_it_tells_nothing() -> None:
    s = Scenario()
    watching(s, "When this card is trashed from your hand by your effect, draw 1 card.")
    s.hand(A, s.character_card())

    assert resolve(s, DISCARD).count(A, "hand") == 0


@pytest.mark.parametrize(
    ("line", "attacker", "drawn"),
    [
        ("When this Character's attack is blocked, draw 1 card.", "self", 1),
        ("When this Character's attack is blocked, draw 1 card.", "leader_a", 0),
        ("When your attack is blocked, draw 1 card.", "leader_a", 1),
        ("When your {Harbor} type Character's attack is blocked, draw 1 card.", "self", 0),
    ],
)
def test_7_1_2_an_attack_is_blocked(line: str, attacker: str, drawn: int) -> None:
    s = Scenario()
    ally = watching(s, line)
    wall = s.character(B, keywords=["Blocker"])
    game = begin(s).declare(ally if attacker == "self" else attacker, "leader_b").choose(f"block {wall}")

    assert game.count(A, "hand") == drawn


def test_that_character_is_the_one_that_blocks() -> None:
    s = Scenario()
    ally = watching(s, "When your opponent blocks this Character's attack, K.O. that Character.")
    wall = s.character(B, power=9000, keywords=["Blocker"])
    game = begin(s).declare(ally, "leader_b").choose(f"block {wall}")

    assert (game.area(wall), game.area(ally)) == ("trash", "characters")
    assert When("blocked") != When("activates Blocker")


def test_the_opponents_cards_come_to_their_life() -> None:
    s = Scenario()
    watching(s, "[Your Turn] When your opponent adds a card to their Life, draw 1 card.")
    line = (
        "[On Play] Add up to 1 card from the top of your opponent's deck to the top of your opponent's "
        "Life cards."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0] if game.choices()[0] != "number 0" else "number 1")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_so_many_cards_at_once(count: int, drawn: int) -> None:
    s = Scenario()
    watching(s, "When 2 or more cards are trashed from your deck by your effect, draw 1 card.")

    assert resolve(s, Move(Top(YOU, Area.DECK, count), Place.TRASH)).count(A, "hand") == drawn
