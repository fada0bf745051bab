"""DON!! given by the effects of either player, given on from card to card, and taken back, in words."""

import pytest

from optcg import OptcgError
from optcg.model.abilities import AutoEffect
from optcg.model.effects import GiveDon
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose
from optcg.text.reader import read_line
from tests.effects.checks import ANY, EITHER, OPPONENT, OWN, THEIRS, begin, don, said, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


def test_the_opponents_don_go_to_each_of_their_characters() -> None:
    """Rule 6-5-5-1: to cards of their own player."""
    s = Scenario()
    s.don(B, active=1, rested=3)
    one, two, three = (s.character(B) for _ in range(3))
    line = (
        "[On Play] Give up to 1 of your opponent's rested DON!! cards to each of up to 2 of your opponent's "
        "Characters."
    )
    game, _ = played(s, line)
    game.choose(f"pick {one}").choose(f"pick {three}")
    game.choose("pick don rested").choose("pick don rested")

    assert [game.don(ref) for ref in (one, two, three)] == [1, 0, 1]
    assert don(game, B)[:2] == (1, 1)


def test_the_opponent_gives_their_own_don() -> None:
    s = Scenario()
    s.don(B, active=2)
    one = s.character(B)
    s.character(B)
    game, _ = played(
        s, "[On Play] Your opponent gives 1 of their active DON!! cards to 1 of their Characters."
    )

    assert game.asked()[0] == B
    game.choose(f"pick {one}")
    assert (game.don(one), don(game, B)[0]) == (1, 1)


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_don_of_the_leader_go_on_to_a_character(taken: int) -> None:
    """Those that other cards have stay where they are."""
    s = Scenario()
    leader = s.leader(A, don=3)
    one, two = s.character(A), s.character(A, don=2)
    game, _ = played(s, "[On Play] Give up to 2 DON!! cards given to your Leader to 1 of your Characters.")
    game.choose(f"pick {one}")
    for _ in range(taken):
        assert f"pick don {two}" not in game.choices()
        game.choose(f"pick don {leader}")
    if taken < 2:
        game.choose("done")

    assert (game.don(leader), game.don(one), game.don(two)) == (3 - taken, taken, 2)


def test_all_don_of_the_characters_go_on_to_the_leader() -> None:
    s = Scenario()
    leader = s.leader(A, don=1)
    one, two = s.character(A, don=1), s.character(A, don=2)
    game, _ = played(s, "[On Play] Give all DON!! cards given to your Characters to your Leader.")

    assert [game.don(ref) for ref in (leader, one, two)] == [4, 0, 0]


def test_given_don_of_the_opponent_go_on_between_their_cards() -> None:
    s = Scenario()
    leader, one = s.leader(B), s.character(B, don=2)
    game, _ = played(
        s,
        "[On Play] Give up to 1 DON!! card given to your opponent's Characters to your opponent's Leader.",
    )
    game.choose(f"pick don {one}")

    assert (game.don(leader), game.don(one)) == (1, 1)


def test_given_don_go_back_to_the_don_deck() -> None:
    """Rule 10-2-10: those of one kind of cards; the player of the effect picks them."""
    s = Scenario()
    s.leader(B, don=1)
    one, two = s.character(B, don=1), s.character(B, don=1)
    game, _ = played(
        s, "[On Play] Return 1 DON!! card given to your opponent's Characters to their DON!! deck."
    )
    before = don(game, B)[2]

    assert game.asked()[0] == A
    assert game.choices() == [f"pick don {one}", f"pick don {two}"]
    game.choose(f"pick don {two}")
    assert (game.don(one), game.don(two), don(game, B)[2]) == (1, 0, before + 1)


@pytest.mark.parametrize("given", [0, 1])
def test_a_cost_of_don_given_to_this_card(given: int) -> None:
    """Rule 8-3-1-3: what another card has been given does not pay it."""
    s = Scenario()
    s.leader(A, don=2)
    line = "[When Attacking] You may return 1 DON!! card given to this card to your DON!! deck: Draw 1 card."
    this = s.character(A, don=given, abilities=said(line))
    game = begin(s)
    hand = game.count(A, "hand")
    game.declare(this, "leader_b")

    assert ("yes" in game.choices()) == bool(given)
    if given:
        game.choose("yes")
    assert game.don(this) == 0
    assert game.count(A, "hand") == hand + given


def test_given_don_come_back_active() -> None:
    s = Scenario()
    s.don(A, active=5, rested=2)
    one = s.character(A, don=2)
    game, _ = played(
        s,
        "[On Play] Return up to 1 of your given DON!! cards to your cost area and set it as active.",
    )
    active, rested, _deck = don(game, A)
    game.choose(f"pick don {one}")

    assert don(game, A)[:2] == (active + 1, rested)


def test_an_effect_that_waits_for_don_given_by_effects() -> None:
    s = Scenario()
    s.don(B, active=0, rested=2)
    line = (
        "[Your Turn] [Once Per Turn] When a DON!! card is given to one of your opponent's Characters by your "
        "effect, draw 1 card."
    )
    one = s.character(B)
    s.character(A, abilities=said(line))
    game, _ = played(
        s,
        "[On Play] Give 1 of your opponent's rested DON!! cards to up to 1 of your opponent's Characters.",
    )
    hand = game.count(A, "hand")
    game.choose(f"pick {one}")

    assert game.count(A, "hand") == hand + 1


def test_a_card_that_cannot_be_given_don() -> None:
    """Rules 1-3-3, 6-5-5: neither by its player nor by an effect; what it has stays."""
    s = Scenario()
    s.don(A, active=1, rested=2)
    line = "This Character cannot be given DON!! cards."
    banned, free = s.character(A, don=1, abilities=said(line)), s.character(A)
    game, this = played(s, "[On Play] Give up to 1 rested DON!! card to each of your Characters.")
    for _ in (free, this):
        game.choose("pick don rested")

    assert [game.don(ref) for ref in (banned, free, this)] == [1, 1, 1]
    assert f"give {banned}" not in game.choices()
    assert f"give {free}" in game.choices()
    with pytest.raises(OptcgError, match="an effect forbids it"):
        game.give(banned)


def test_who_is_given_a_don_is_told() -> None:
    """ "Up to 1 each": the question names the card, for each of them is asked about in turn."""
    s = Scenario()
    s.don(A, 0, 3)
    ally = s.character(A, name="Mira")
    game = worded(s, "Give your Leader and all of your Characters up to 1 rested DON!! card each.")
    told = []
    while game.game.decision is not None and game.game.decision.kind == "don":
        told.append(game.game.decision.prompt)
        game.choose("done")

    assert f"for Mira (#{game.id(ally)})" in told[1]
    assert len(set(told)) == 2


@pytest.mark.parametrize("giver", [0, 1])
@pytest.mark.parametrize("owner", [A, B])
def test_one_of_two_selected_characters_gives_all_its_don_to_the_other(giver: int, owner: int) -> None:
    """Rule 6-5-5-1: from card to card of the same player; who gives is for the player to say."""
    s = Scenario()
    refs = (s.character(owner, don=3), s.character(owner, don=1))
    whose = "your" if owner == A else "your opponent's"
    game = worded(
        s,
        f"Select 2 of {whose} Characters. Move all DON!! cards given to one of the selected Characters to "
        "the other.",
    )
    game.choose(f"pick {refs[giver]}")

    assert [game.don(ref) for ref in (refs[giver], refs[1 - giver])] == [0, 4]


def test_a_selected_character_alone_gives_no_don() -> None:
    s = Scenario()
    only = s.character(A, don=2)
    game = worded(
        s, "Select 2 of your Characters. Move up to 2 DON!! cards given to one of them to the other one."
    )

    assert game.don(only) == 2


def test_all_don_of_one_character_go_to_the_leader() -> None:
    s = Scenario()
    leader, one, two = s.leader(A), s.character(A, don=2), s.character(A, don=1)
    game = worded(s, "Move all DON!! cards given to 1 of your Characters to your Leader.").choose(
        f"pick {one}"
    )

    assert [game.don(ref) for ref in (leader, one, two)] == [2, 0, 1]


@pytest.mark.parametrize(
    ("line", "tree"),
    [
        (
            "Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters.",
            GiveDon(1, Choose(Cards(EITHER, LEADER_AND_CHARACTERS), 1), who=EITHER),
        ),
        (
            "Give 1 DON!! card from its owner's cost area to 1 of its owner's Characters.",
            GiveDon(1, Choose(ANY, 1), "any", up_to=False, who=EITHER),
        ),
        (
            "Give up to 2 DON!! cards from your opponent's cost area to 1 of your opponent's Characters.",
            GiveDon(2, Choose(THEIRS, 1), "any", who=OPPONENT),
        ),
        (
            "Give up to 2 of the DON!! cards in your cost area to 1 of your Characters.",
            GiveDon(2, Choose(OWN, 1), "any"),
        ),
    ],
)
def test_whose_don_are_given_and_in_which_state(line: str, tree: GiveDon) -> None:
    (ability,) = said(f"[On Play] {line}")

    assert isinstance(ability, AutoEffect)
    assert ability.effects == (tree,)


@pytest.mark.parametrize(
    "line",
    [
        # Those of one player, or of both?
        "Give up to 2 rested DON!! cards to their owner's Leader or 1 of their Characters.",
        # Those that lie under a card may be meant.
        "Give up to 1 DON!! card to its owner's Leader or 1 of their Characters.",
        "Give up to 1 DON!! card from your cost area to 1 of your opponent's Characters.",
    ],
)
def test_don_whose_owner_or_place_is_open_are_not_given(line: str) -> None:
    assert not read_line(f"[On Play] {line}").meanings
