"""DON!! cards that the opponent returns, and what else they do with theirs."""

import pytest

from optcg.model.effects import AddDon, RestDon, ReturnDon, SetDonActive
from optcg.model.selections import Owner
from tests.effects.checks import OPPONENT, YOU, begin, don, event, resolve, worded
from tests.effects.test_worded_numbers import played
from tests.effects.test_worded_numbers import worded as lines
from tests.scenario import A, B, Scenario


@pytest.mark.rule("4-8-1")
def test_4_8_1_how_many_says_the_player_who_does_it() -> None:
    s = Scenario()
    s.don(B, active=2, rested=2)
    game = worded(
        s, "Your opponent chooses up to 2 of their DON!! cards and returns them to their DON!! deck."
    )

    assert game.asked()[0] == B
    assert sum(don(game.choose("done"), B)[:2]) == 4


def test_so_many_must_be_returned() -> None:
    s = Scenario()
    s.don(B, rested=3)
    game = worded(s, "Your opponent chooses 2 of their DON!! cards and returns them to their DON!! deck.")
    while game.asked()[0] == B:
        game.choose(game.choices()[0])

    assert don(game, B)[1] == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("your opponent sets any of their DON!! cards as active using an effect", "active"),
        ("your opponent sets 2 or more of their DON!! cards as active using their effect", "active"),
        ("your opponent sets 3 or more DON!! cards as active by an effect", ""),
        ("your opponent adds a DON!! card from their DON!! deck using an effect", "added"),
        ("2 or more DON!! cards are added from your opponent's DON!! deck", ""),
        ("your opponent rests a DON!! card on their field by an effect", "rested"),
        ("your opponent returns one of their DON!! cards to their DON!! deck", "returned"),
        ("your opponent sets a DON!! card as active by your effect", ""),
    ],
)
def test_what_the_opponent_does_with_their_don(words: str, told: str) -> None:
    """Neither the Refresh Phase nor the DON!! Phase is an effect."""
    found = []
    deeds = {"active": SetDonActive(2), "added": AddDon(1), "rested": RestDon(1), "returned": ReturnDon(1)}
    for deed in deeds.values():
        s = Scenario()
        s.don(B, active=2, rested=2)
        line = f"When {words}, your Leader gains +1000 power during this turn."
        s.character(A, abilities=lines(line))
        strike = event(s, deed, player=B)
        rest = event(s, RestDon(2), player=B)
        game = begin(s).end()
        calm = game.power("leader_a")
        if deed is deeds["active"]:
            game.play(rest)
        before = game.power("leader_a")
        game.play(strike)
        while game.asked()[1] != "main":
            game.choose(game.choices()[-1 if game.asked()[1] == "number" else 0])
        assert calm == 5000
        found.append(game.power("leader_a") > before)

    assert found == [name == told for name in deeds]


@pytest.mark.parametrize("where", ["", " to your field"])
@pytest.mark.parametrize(("owner", "drawn"), [(YOU, 1), (OPPONENT, 0)])
def test_you_add_don_from_your_don_deck(where: str, owner: Owner, drawn: int) -> None:
    s = Scenario()
    line = f"When you add a DON!! card from your DON!! deck{where} using an effect, draw 1 card."
    s.character(A, abilities=lines(line))

    assert resolve(s, AddDon(1, who=owner)).count(A, "hand") == drawn


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("rested", "offered"), [(1, True), (0, False)])
def test_8_3_1_3_setting_their_don_active_is_paid_only_if_one_is_rested(rested: int, offered: bool) -> None:
    s = Scenario()
    s.don(B, rested=rested, active=1)
    game, _ = played(
        s, "[On Play] You may set 1 of your opponent's rested DON!! cards as active: Draw 1 card."
    )

    assert ("yes" in game.choices()) is offered
    if offered:
        assert (don(game.choose("yes"), B)[:2], game.count(A, "hand")) == ((2, 0), 1)


def test_up_to_is_said_by_whoever_sets_them_active() -> None:
    for text, asked in (
        ("Set up to 1 of your opponent's rested DON!! cards as active.", A),
        ("Your opponent sets up to 1 of their rested DON!! cards as active.", B),
    ):
        s = Scenario()
        s.don(B, rested=2)
        game = worded(s, text)

        assert game.asked()[0] == asked
        assert don(game.choose(game.choices()[0]), B)[:2] == (1, 1)
