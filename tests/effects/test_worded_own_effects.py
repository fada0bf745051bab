"""What players cannot do with their own effects, or those of certain cards."""

import pytest

from tests.effects.checks import don, said
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table

DRAW_ONE = "[Activate: Main] Draw 1 card."


def _banned(s: Scenario, ban: str) -> Table:
    return played(s, f"[On Play] {ban} during this turn.")[0]


@pytest.mark.parametrize(
    ("ban", "drawn"),
    [
        ("You cannot draw cards using your own effects", 0),
        ("You cannot draw cards by your Character's effects", 0),
        ("You cannot draw cards using your {Harbor} type cards' effects", 0),
        ("You cannot draw cards using your {Orchard} type cards' effects", 1),
        ("You cannot draw cards using your Event effects", 1),
    ],
)
def test_draws_of_certain_cards(ban: str, drawn: int) -> None:
    s = Scenario()
    ally = s.character(A, types=("Harbor",), abilities=said(DRAW_ONE))
    game = _banned(s, ban).choose(f"activate {ally}.1")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("kind", "added"), [("own", 0), ("Character's", 0), ("Leader's", 1)])
def test_don_added_by_certain_cards(kind: str, added: int) -> None:
    s = Scenario()
    line = "[Activate: Main] Add 1 DON!! card from your DON!! deck and rest it."
    ally = s.character(A, abilities=said(line))
    game = _banned(s, f"You cannot add DON!! cards from your DON!! deck using your {kind} effects")
    before = don(game, A)[1]
    game.choose(f"activate {ally}.1")

    assert don(game, A)[1] - before == added


def test_don_added_by_an_effect_of_the_opponent() -> None:
    """It is none of the player's own effects."""
    s = Scenario()
    line = (
        "When this Character is K.O.'d, your opponent adds 1 DON!! card from their DON!! deck and rests it."
    )
    s.character(B, abilities=said(line))
    ban = "You cannot add DON!! cards from your DON!! deck using your own effects during this turn"
    game, _ = played(s, f"[On Play] {ban}. Then, K.O. all of your opponent's Characters.")

    assert game.count(A, "don_rested") == 1


@pytest.mark.parametrize(("kind", "taken"), [("own", 0), ("Character", 0), ("Event", 1)])
def test_life_added_by_certain_cards(kind: str, taken: int) -> None:
    s = Scenario()
    line = "[Activate: Main] Add 1 card from the top of your Life cards to your hand."
    ally = s.character(A, abilities=said(line))
    game = _banned(s, f"You cannot add Life cards to your hand using your {kind} effects")
    game.choose(f"activate {ally}.1")

    assert game.count(A, "hand") == taken


@pytest.mark.parametrize(
    ("ban", "played_"),
    [
        ("You cannot play Character cards using your own effects", False),
        ("You cannot play Character cards with a cost of 5 or more using your own effects", True),
        ("You cannot play Character cards using Event effects", True),
        ("You cannot play Character cards from your trash by your effects", False),
        ("You cannot play Character cards from your hand by your effects", True),
    ],
)
def test_plays_of_certain_cards(ban: str, played_: bool) -> None:
    s = Scenario()
    card = s.trash(A, s.character_card(cost=2))
    ally = s.character(A, abilities=said("[Activate: Main] Play 1 Character card from your trash."))
    game = _banned(s, ban).choose(f"activate {ally}.1")
    if f"pick {card}" in game.choices():
        game.choose(f"pick {card}")

    assert (game.area(card) == "characters") is played_


DEEDS = (
    ("K.O. {}", "K.O. {}"),
    ("rest {}", "rest {}"),
    ("trash {}", "trash {}"),
    ("return {} to the owner's hand", "return {} to the owner's hand"),
    ("return {} to the owner's deck", "place {} at the bottom of the owner's deck in any order"),
)
THEIRS = "your opponent's Characters"


@pytest.mark.parametrize(("ban", "deed"), DEEDS)
@pytest.mark.parametrize(("kind", "stays"), [("own", True), ("Character's", True), ("Event", False)])
def test_what_effects_do_not_do_to_cards(ban: str, deed: str, kind: str, stays: bool) -> None:
    s = Scenario()
    other = s.character(B)
    done = deed.format(f"all of {THEIRS}")
    ally = s.character(A, abilities=said(f"[Activate: Main] {done[0].upper()}{done[1:]}."))
    game = _banned(s, f"You cannot {ban.format(THEIRS)} using your {kind} effects")
    game.choose(f"activate {ally}.1")
    unchanged = game.area(other) == "characters" and not game.rested(other)

    assert unchanged is stays


def test_cards_of_the_other_side_alone_are_spared() -> None:
    s = Scenario()
    mine, other = s.character(A, cost=9), s.character(B)
    ally = s.character(
        A, cost=1, abilities=said("[Activate: Main] K.O. all Characters with a cost of 2 or more.")
    )
    game = _banned(s, "You cannot K.O. your opponent's Characters using your own effects")
    game.choose(f"activate {ally}.1")

    assert (game.area(mine), game.area(other)) == ("trash", "characters")


def test_characters_are_not_set_as_active_by_own_effects() -> None:
    s = Scenario()
    mine = s.character(A, rested=True)
    ally = s.character(A, abilities=said("[Activate: Main] Set all of your Characters as active."))
    game = _banned(s, "You cannot set your Characters as active using your own effects")
    game.choose(f"activate {ally}.1")

    assert game.rested(mine)


@pytest.mark.parametrize(("player", "rested"), [(A, True), (B, False)])
def test_a_character_that_its_own_player_does_not_set_as_active(player: int, rested: bool) -> None:
    s = Scenario()
    mine = s.character(
        A, rested=True, abilities=said("This Character cannot be set as active by your effects.")
    )
    s.character(player, cost=9, abilities=said("[On K.O.] Set all Characters as active."))
    s.character(A, cost=1)
    game, _ = played(s, "[On Play] K.O. all Characters with a cost of 9.")

    assert game.rested(mine) is rested


def test_a_character_that_cannot_become_active_by_effects_is_refreshed() -> None:
    s = Scenario()
    other = s.character(B)
    line = (
        "[On Play] Rest up to 1 of your opponent's Characters. That Character cannot become active by your "
        "opponent's effects until the end of your opponent's next turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {other}")
    assert game.rested(other)
    game.end()

    assert not game.rested(other)


@pytest.mark.parametrize("deed", ["K.O. {}", "return {} to the owner's hand", "trash {}"])
@pytest.mark.parametrize("stays", [True, False])
def test_own_cards_that_own_effects_do_not_remove(deed: str, stays: bool) -> None:
    s = Scenario()
    s.leader(
        A,
        abilities=said("Your {Harbor} type Characters cannot be removed from the field by your own effects."),
    )
    mine = s.character(A, types=("Harbor",))
    done = deed.format("all {Harbor} type Characters")
    line = f"[On K.O.] {done[0].upper()}{done[1:]}."
    source = s.character(A if stays else B, types=("Quarry",), cost=9, abilities=said(line))
    game, _ = played(s, "[On Play] K.O. all Characters with a cost of 9.")

    assert game.area(source) == "trash"
    assert (game.area(mine) == "characters") is stays
