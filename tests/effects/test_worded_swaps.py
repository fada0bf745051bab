"""The top card of the deck and the top Life card, looked at and swapped."""

import pytest

from optcg.model.effects import Draw, If
from optcg.text.pointing.swapped import SWAP, swapped
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario, Table

LOOK = "[On Play] Look at 1 card from the top of your deck and 1 card from the top of your Life cards."
MAY = f"{LOOK} Then, you may swap those cards with each other."


def looked(line: str, owner: int = A, life: int = 2, face_up: bool = False) -> tuple[Table, str, str]:
    s = Scenario()
    s.life(owner, life)
    deck = s.deck_top(owner, s.character_card(name="deck card"))
    top = s.life_top(owner, s.character_card(name="Life card"), face_up)
    game, _ = played(s, line)
    return game, deck, top


def tops(game: Table, player: int = A) -> tuple[int, int]:
    side = game.game.state.players[player]
    return side.deck[-1].id, side.life[-1].id


def seen_by(game: Table, viewer: int) -> set[str]:
    """The names that a player sees in the Life area and the deck of A."""
    side = game.game.view(viewer).to_dict()["A"]
    assert isinstance(side, dict)
    cards = [*side["life"], *side.get("deck", [])]  # type: ignore[misc]
    return {game.game.catalog[card["card"]].name for card in cards if card}


@pytest.mark.parametrize("life", [0, 2])
def test_they_are_swapped(life: int) -> None:
    game, deck, top = looked(MAY, life=life)
    assert game.asked() == (A, "yes_no")
    before = game.count(A, "deck"), game.count(A, "life")
    game.choose("yes")

    assert (game.area(deck), game.area(top)) == ("life", "deck")
    assert tops(game) == (game.id(top), game.id(deck))
    assert (game.count(A, "deck"), game.count(A, "life")) == before


def test_or_left_where_they_are() -> None:
    game, deck, top = looked(MAY)
    game.choose("no")

    assert tops(game) == (game.id(deck), game.id(top))


def test_a_face_up_life_card_goes_face_down_and_the_new_one_lies_face_down() -> None:
    game, deck, _ = looked(MAY, face_up=True)
    game.choose("yes")

    assert game.area(deck) == "life"
    assert seen_by(game, B) == set()


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_opponent_sees_neither_of_them(answer: str) -> None:
    game, _, _ = looked(MAY)
    assert seen_by(game, B) == set()
    game.choose(answer)

    assert seen_by(game, B) == set()


@pytest.mark.parametrize("swap", ["Then, you may swap those cards.", "Then, swap those cards."])
def test_without_life_nothing_is_swapped(swap: str) -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.life(A, 0)
    deck = s.deck_top(A, s.character_card())
    game, _ = played(s, f"{LOOK} {swap}")

    assert game.asked()[1] == "main"
    assert game.area(deck) == "deck"
    assert game.count(A, "life") == 0


def test_without_a_choice_they_are_swapped_at_once() -> None:
    game, deck, top = looked(f"{LOOK} Then, swap those cards.")

    assert tops(game) == (game.id(top), game.id(deck))


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_if_you_do(answer: str, drawn: int) -> None:
    game, _, _ = looked(f"{LOOK} You may swap those cards. If you do, draw 1 card.")
    game.choose(answer)

    assert game.count(A, "hand") == drawn


def test_those_of_the_opponent_stay_theirs() -> None:
    line = LOOK.replace("your", "your opponent's")
    game, deck, top = looked(f"{line} You may swap those cards.", owner=B)
    game.choose("yes")

    assert (game.owner(deck), game.owner(top)) == (B, B)
    assert tops(game, B) == (game.id(top), game.id(deck))


def test_life_never_becomes_0_meanwhile() -> None:
    s = Scenario()
    s.life(A, 1)
    watching(s, "When your number of Life cards becomes 0, draw 1 card.")
    game, _ = played(s, MAY)
    game.choose("yes")

    assert game.count(A, "hand") == 0


def test_one_of_the_two_moves_alone_is_no_swap() -> None:
    draw, there = Draw(1), swapped((Draw(1), *SWAP))
    assert isinstance(there[1], If)
    assert (there[0], there[1].then) == (draw, SWAP)
    for steps in ((SWAP[0],), (SWAP[0], draw), (SWAP[0], draw, SWAP[1])):
        assert swapped(steps) == steps


def test_a_card_of_the_hand_and_the_top_of_life_change_places() -> None:
    s = Scenario()
    s.life(A, 1)
    top = s.life_top(A, s.character_card(name="Life card"))
    mine = s.hand(A, s.character_card(name="hand card"))
    game, _ = played(s, "[On Play] Swap 1 card from your hand with 1 card from the top of your Life cards.")

    assert (game.area(top), game.area(mine), game.count(A, "life")) == ("hand", "life", 2)
    assert game.game.state.players[A].life[-1].id == game.id(mine)


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize(("life", "hand"), [(0, 1), (1, 0)])
def test_1_3_2_without_a_card_on_either_side_nothing_is_swapped(life: int, hand: int) -> None:
    s = Scenario()
    s.life(A, life)
    for _ in range(hand):
        s.hand(A, s.character_card())
    game, _ = played(s, "[On Play] Swap 1 card from your hand with 1 card from the top of your Life cards.")

    assert (game.count(A, "life"), game.count(A, "hand")) == (life, hand)
