"""DON!! of the other player, or of either: who picks them, and who takes them (Rules 4-8-1, 6-5-5-1)."""

import pytest

from optcg.model.abilities import ActivateEffect
from optcg.model.effects import AsPlayer, Draw, Effect, GiveDon, May, ReturnDon
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Every
from tests.effects.checks import ANY, EITHER, OPPONENT, OWN_LEADER, begin, don, resolve
from tests.scenario import A, B, Scenario

ANY_CARD = Choose(Cards(EITHER, LEADER_AND_CHARACTERS), 1)


@pytest.mark.parametrize(
    "step",
    [
        AsPlayer(OPPONENT, (ReturnDon(1),)),
        AsPlayer(OPPONENT, (ReturnDon(1, up_to=True),)),
        AsPlayer(OPPONENT, (GiveDon(1, Every(OWN_LEADER)),)),
        ReturnDon(1, OPPONENT),
        ReturnDon(1, OPPONENT, up_to=True),
    ],
)
def test_what_the_opponent_may_do_the_opponent_picks(step: Effect) -> None:
    s = Scenario()
    s.don(B, active=2, rested=2)
    game = resolve(s, May((step,), who=OPPONENT))
    if game.asked() == (B, "yes_no"):
        game.choose("yes")
    assert game.asked() == (B, "don")
    game.choose("pick don rested")

    assert don(game, B)[:2] == (2, 1)


@pytest.mark.rule("6-5-5-1")
@pytest.mark.parametrize(("state", "offered"), [("rested", 1), ("active", 1), ("any", 2)])
def test_6_5_5_1_a_don_of_either_player_goes_to_a_card_of_its_owner(state: str, offered: int) -> None:
    """The card that is chosen tells whose DON!! it is."""
    s = Scenario()
    s.don(A, active=2, rested=2)
    s.don(B, active=1, rested=1)
    mine, theirs = s.character(A), s.character(B)
    game = resolve(s, GiveDon(1, ANY_CARD, state, who=EITHER))
    assert sorted(game.choices()) == sorted(f"pick {ref}" for ref in ("leader_a", "leader_b", mine, theirs))
    game.choose(f"pick {theirs}")
    assert (game.asked(), len(game.choices())) == ((A, "don"), offered + 1)
    game.choose(game.choices()[0])

    assert (game.don(theirs), sum(don(game, B)[:2]), don(game, A)[:2]) == (1, 1, (2, 2))


@pytest.mark.rule("1-3-2")
def test_1_3_2_no_card_is_chosen_whose_owner_has_no_such_don() -> None:
    s = Scenario()
    s.don(A, active=2)
    s.don(B, rested=1)
    s.character(A)
    theirs = s.character(B)
    game = resolve(s, GiveDon(1, ANY_CARD, up_to=False, who=EITHER))
    assert game.choices() == ["pick leader_b", f"pick {theirs}"]
    assert game.choose("pick leader_b").don("leader_b") == 1


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(
    ("of_a", "of_b", "characters", "payable"), [(1, 0, A, True), (0, 1, A, False), (0, 1, B, True)]
)
def test_8_3_1_3_a_don_of_either_player_pays_if_its_owner_has_a_card_to_take_it(
    of_a: int, of_b: int, characters: int, payable: bool
) -> None:
    cost = GiveDon(1, Choose(ANY, 1), up_to=False, who=EITHER)
    s = Scenario()
    s.leader(A, abilities=(ActivateEffect(("Activate: Main",), (Draw(1),), (cost,)),))
    s.don(A, rested=of_a)
    s.don(B, rested=of_b)
    taker = s.character(characters)
    game = begin(s)
    assert ("activate leader_a.1" in game.choices()) is payable
    if payable:
        game.choose("activate leader_a.1")
        assert (game.don(taker), game.count(A, "hand")) == (1, 1)
