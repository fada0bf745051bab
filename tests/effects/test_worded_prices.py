"""What is done only by those who pay for it: attacks and blocks (Rules 8-3-1-2, 10-1-4)."""

import pytest

from optcg.model.terms import Category
from tests.effects.checks import begin, pile, said
from tests.scenario import A, B, Scenario, Table

_NO_BLOCK = "Your opponent cannot activate [Blocker] unless they trash 1 card from their hand."


def _at_the_block(text: str, hand: int) -> tuple[Table, str]:
    """A attacks with the Leader; B has a Character with [Blocker] and some cards in the hand."""
    s = Scenario()
    s.leader(A, power=5000, abilities=said(text, Category.LEADER))
    wall = s.character(B, power=9000, keywords=["Blocker"])
    for _ in range(hand):
        s.hand(B, s.character_card())
    return begin(s).declare("leader_a", "leader_b"), wall


@pytest.mark.rule("8-3-1-2", "10-1-4-1")
def test_8_3_1_2_a_block_is_paid_for() -> None:
    game, wall = _at_the_block(_NO_BLOCK, 2)
    game.choose(f"block {wall}")
    assert game.asked() == (B, "cards")
    game.choose(game.choices()[0])
    game.pass_battle()

    assert (game.rested(wall), game.count(B, "hand"), game.count(B, "life")) == (True, 1, 3)
    assert "blocked" in game.kinds()


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_a_block_that_cannot_be_paid_for_is_not_offered() -> None:
    game, wall = _at_the_block(_NO_BLOCK, 0)
    game.pass_battle()

    assert (game.rested(wall), game.count(B, "life")) == (False, 2)
    assert "blocked" not in game.kinds()


def test_a_block_may_be_left_out_and_nothing_is_paid() -> None:
    game, wall = _at_the_block(_NO_BLOCK, 1)
    game.choose("done").pass_battle()

    assert (game.rested(wall), game.count(B, "hand"), game.count(B, "life")) == (False, 2, 2)


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_a_block_is_not_paid_for_by_resting_the_blocker() -> None:
    """The blocker is rested for the block itself, and no other Character is there."""
    game, wall = _at_the_block("Your opponent cannot block unless they rest 1 of their Characters.", 0)

    assert game.asked() != (B, "block")
    game.pass_battle()
    assert (game.area(wall), game.rested(wall), game.count(B, "life")) == ("characters", False, 2)


@pytest.mark.rule("8-3-1-3-1")
def test_8_3_1_3_1_the_only_character_is_the_price_and_blocks_nothing() -> None:
    game, wall = _at_the_block("Your opponent cannot block unless they trash 1 of their Characters.", 0)
    game.choose(f"block {wall}").pass_battle()

    assert (game.area(wall), "blocked" in game.kinds(), game.count(B, "life")) == ("trash", False, 2)


@pytest.mark.rule("8-3-1-3-1")
@pytest.mark.parametrize("with_itself", [True, False])
def test_8_3_1_3_1_a_blocker_that_was_the_price_blocks_nothing(with_itself: bool) -> None:
    s = Scenario()
    line = "Your opponent cannot block unless they trash 1 of their Characters."
    s.leader(A, power=5000, abilities=said(line, Category.LEADER))
    wall, other = s.character(B, power=9000, keywords=["Blocker"]), s.character(B)
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}")
    game.choose(f"pick {wall if with_itself else other}").pass_battle()

    assert game.area(wall if with_itself else other) == "trash"
    assert ("blocked" in game.kinds(), game.count(B, "life")) == (not with_itself, 2 if with_itself else 3)


def test_on_block_comes_after_the_price() -> None:
    s = Scenario()
    s.leader(A, power=5000, abilities=said(_NO_BLOCK, Category.LEADER))
    wall = s.character(B, power=9000, keywords=["Blocker"], abilities=said("[On Block] Draw 2 cards."))
    price = s.hand(B, s.character_card())
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}")
    game.pass_battle()

    assert pile(game, B, "trash") == [price]
    assert game.count(B, "hand") == 2


def _main(s: Scenario, text: str) -> str:
    (ability,) = said(f"[Main] {text}", Category.EVENT)
    return s.hand(A, s.card(Category.EVENT, cost=0, abilities=[ability]))


def test_for_a_turn_also_of_cards_that_come_later() -> None:
    """It is said of the player, so that a Character that is played after it costs as much."""
    s = Scenario()
    card = _main(
        s,
        "Your opponent cannot activate [Blocker] during this turn unless they trash 1 card from their hand.",
    )
    wall = s.trash(B, s.character_card(keywords=["Blocker"]))
    (play,) = said("[Main] Your opponent plays 1 Character card from their trash.", Category.EVENT)
    later = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[play]))
    game = begin(s).play(card).play(later)
    while game.asked() != (A, "main"):
        game.choose(game.choices()[0])
    game.declare("leader_a", "leader_b").pass_battle()

    assert game.area(wall) == "characters"
    assert game.count(B, "life") == 2
    assert "blocked" not in game.kinds()


def test_it_ends_with_that_turn() -> None:
    s = Scenario()
    text = (
        "Your opponent cannot attack until the end of your opponent's next turn unless they rest 3 of their"
    )
    card = _main(s, f"{text} DON!! cards.")
    s.don(B, active=1)
    game = begin(s).play(card).end().declare("leader_b", "leader_a").pass_battle()
    paid = game.count(B, "don_rested")
    game.end().end().declare("leader_b", "leader_a").pass_battle()

    assert (paid, game.count(B, "don_rested"), game.count(A, "life")) == (3, 0, 1)


def test_the_selected_leader_pays() -> None:
    s = Scenario()
    card = _main(
        s,
        "Select your opponent's Leader. Until the end of your opponent's next End Phase, the selected Leader "
        "cannot attack unless your opponent trashes 1 card from their hand whenever it attacks.",
    )
    other = s.character(B)
    game = begin(s).play(card).end()
    game.attack(other, "leader_a")
    before = game.count(B, "hand")
    game.declare("leader_b", "leader_a")

    assert (before, game.count(B, "hand")) == (1, 0)


@pytest.mark.rule("1-3-2", "7-1-1-1")
@pytest.mark.parametrize("price", ["K.O. 1 of your Characters", "rest 1 of your Characters"])
def test_7_1_1_1_without_an_active_attacker_there_is_no_attack(price: str) -> None:
    """The Character pays for its attack with itself: the price is paid, and nothing is attacked."""
    s = Scenario()
    ally = s.character(A, abilities=said(f"This Character cannot attack unless you {price}."))
    s.character(A)
    s.life(B, 2)
    game = begin(s).declare(ally, "leader_b").choose(f"pick {ally}")

    assert (game.asked(), game.count(B, "life")) == ((A, "main"), 2)


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("others", [0, 1])
def test_8_3_1_3_an_attack_is_not_paid_for_by_resting_the_attacker(others: int) -> None:
    """The attacker is rested for the attack itself."""
    s = Scenario()
    ally = s.character(
        A, abilities=said("This Character cannot attack unless you rest 1 of your Characters.")
    )
    for _ in range(others):
        s.character(A)
    game = begin(s)

    assert (f"attack {ally} leader_b" in game.choices()) is bool(others)


@pytest.mark.parametrize(("cost", "paid"), [(3, 2), (4, 0)])
def test_none_of_them_attacks_unless_it_is_paid_for(cost: int, paid: int) -> None:
    s = Scenario(turn_player=B)
    text = (
        "[Opponent's Turn] If this Character is rested, none of your opponent's Characters with a base cost "
        "of 3 or less can attack unless your opponent rests 2 of their DON!! cards whenever they attack."
    )
    s.character(A, abilities=said(text), rested=True)
    s.don(B, active=3)
    foe = s.character(B, cost=cost)
    game = begin(s).attack(foe, "leader_a")

    assert (game.count(B, "don_rested"), game.count(A, "life")) == (paid, 2)


_PRICES = {
    "returns 1 DON!! card from their field to their DON!! deck": (
        "a DON!! card on your field is returned to your DON!! deck"
    ),
    "trashes 1 card from their hand": "a card is trashed from your hand",
    "rests 1 of their DON!! cards": "your DON!! cards are rested",
}
# DON!! that are rested are told of effects alone.
_PAID_AND_TOLD = [
    (price, by)
    for price in _PRICES
    for by in ("", "by your effect", "by an effect")
    if by or not price.startswith("rests")
]


@pytest.mark.rule("8-3-1-2")
@pytest.mark.parametrize(("price", "by"), _PAID_AND_TOLD)
def test_8_3_1_2_what_is_paid_for_an_attack_is_done_by_no_effect(price: str, by: str) -> None:
    """Neither by one of the attacking card, which has none, nor by that of the card that asks for it."""
    watcher = f"When {_PRICES[price]} {by}".rstrip() + ", draw 1 card."
    s = Scenario(turn_player=B)
    s.character(A, abilities=said(f"Your opponent's Characters cannot attack unless your opponent {price}."))
    s.leader(B, abilities=said(watcher, Category.LEADER))
    s.don(B, active=2)
    s.hand(B, s.character_card())
    foe = s.character(B)
    game = begin(s)
    deck = game.count(B, "deck")
    game.attack(foe, "leader_a")

    assert "price_paid" in game.kinds()
    assert deck - game.count(B, "deck") == (0 if by else 1)
    assert not [e for e in game.game.state.log or () if " by the effect of " in e.text()]


@pytest.mark.rule("8-3-1-2")
def test_8_3_1_2_what_effects_cannot_take_may_be_paid() -> None:
    s = Scenario(turn_player=B)
    line = "Your opponent's Characters cannot attack unless your opponent trashes 1 of their Characters."
    s.character(A, abilities=said(line))
    foe = s.character(B)
    firm = s.character(B, abilities=said("This Character cannot be removed from the field by effects."))
    game = begin(s).declare(foe, "leader_a").choose(f"pick {firm}").pass_battle()

    assert (game.area(firm), game.count(A, "life")) == ("trash", 2)


@pytest.mark.rule("8-3-1-2")
def test_8_3_1_2_the_log_tells_what_a_price_was_paid_for() -> None:
    s = Scenario(turn_player=B)
    price = "returns 1 DON!! card from their field to their DON!! deck"
    s.character(A, abilities=said(f"Your opponent's Characters cannot attack unless your opponent {price}."))
    s.don(B, active=1)
    foe = s.character(B, name="Tovo")
    game = begin(s).attack(foe, "leader_a")
    told = [e.text() for e in game.game.state.log or () if e.kind in ("don_changed", "price_paid")]

    assert told[0] == "1 DON!! of B was returned to the DON!! deck."
    assert told[1].startswith("B paid for the attack of Tovo (")
