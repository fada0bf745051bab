"""Rules 10-2-5 to 10-2-8, 10-2-15, 10-2-16: when auto effects with a tag activate."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Effect, GainPower, Move, Place, Play
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner, This
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table

PLAY_FROM_TRASH = Play(Choose(Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.CHARACTER)), 1))
TRASH_ONE = Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.TRASH)
STRONGER = GainPower(This(), 1000, Duration.TURN)


def auto(timing: str, *effects: Effect) -> AutoEffect:
    return AutoEffect((When(timing),), effects)


def happened(game: Table, *kinds: str) -> list[tuple[str, int]]:
    """What of these kinds happened, and whose it was, in order."""
    return [(event.kind, event.player) for event in game.game.events if event.kind in kinds]


@pytest.mark.rule("10-2-5-1")
def test_10_2_5_1_only_the_attacking_card_activates() -> None:
    """Of two Characters with [When Attacking] the one that attacks gains power."""
    s = Scenario()
    attacker, other = [s.character(A, power=5000, abilities=[auto("When Attacking", STRONGER)]) for _ in "ab"]
    game = s.start()

    game.attack(attacker, "leader_b")

    assert (game.power(attacker), game.power(other)) == (6000, 5000)


@pytest.mark.rule("10-2-5-1")
def test_10_2_5_1_it_activates_when_the_attack_is_declared() -> None:
    """The draw comes after the declaration and before the Block Step."""
    s = Scenario()
    s.leader(A, abilities=[auto("When Attacking", Draw(1))])
    s.character(B, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.kinds(), game.asked()) == (
        ["attack_declared", "effect_activated", "card_drawn"],
        (B, "block"),
    )


@pytest.mark.rule("10-2-5-1")
def test_10_2_5_1_the_card_being_attacked_does_not_activate() -> None:
    """B's Leader with [When Attacking] draws nothing when A attacks it."""
    s = Scenario()
    s.leader(B, abilities=[auto("When Attacking", Draw(3))])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert "card_drawn" not in game.kinds()


@pytest.mark.rule("10-2-6-1")
@pytest.mark.parametrize("kind", ["Character", "Stage"])
def test_10_2_6_1_it_activates_when_the_card_is_played_from_the_hand(kind: str) -> None:
    """A pays, the card is placed, and then A draws."""
    s = Scenario()
    on_play = [auto("On Play", Draw(1))]
    data = s.character_card(abilities=on_play) if kind == "Character" else s.stage_card(abilities=on_play)
    card = s.hand(A, data)
    game = s.start()

    game.play(card)

    assert game.kinds()[-4:] == ["don_rested", "card_played", "effect_activated", "card_drawn"]


@pytest.mark.rule("10-2-6-1")
def test_10_2_6_1_it_activates_when_an_effect_plays_the_card() -> None:
    """A Character played from the trash draws as well."""
    s = Scenario()
    s.trash(A, s.character_card(abilities=[auto("On Play", Draw(1))]))
    event = s.hand(A, s.event_card(main=[PLAY_FROM_TRASH]))
    game = s.start()

    game.play(event)

    assert game.count(A, "hand") == 1


@pytest.mark.rule("10-2-6-1")
def test_10_2_6_1_the_on_play_of_other_cards_stays_silent() -> None:
    """A Character already on the field does not draw when another one is played."""
    s = Scenario()
    s.character(A, abilities=[auto("On Play", Draw(1))])
    card = s.hand(A, s.character_card())
    game = s.start()

    game.play(card)

    assert game.count(A, "hand") == 0


@pytest.mark.rule("10-2-6-1", "8-1-2")
def test_10_2_6_1_without_a_may_it_must_be_done_even_if_it_hurts() -> None:
    """ "[On Play] Trash 1 card" takes the only card of the hand, and nobody is asked."""
    s = Scenario()
    card = s.hand(A, s.character_card(abilities=[auto("On Play", TRASH_ONE)]))
    treasure = s.hand(A, s.character_card())
    game = s.start()

    game.play(card)

    assert game.area(treasure) == "trash"


@pytest.mark.rule("10-2-7-1")
def test_10_2_7_1_end_of_your_turn_activates_in_the_own_end_phase_only() -> None:
    """A's Character gains power at the end of A's turn and not at the end of B's."""
    s = Scenario()
    lasting = GainPower(This(), 1000, Duration.ON_FIELD)
    ace = s.character(A, power=5000, abilities=[auto("End of Your Turn", lasting)])
    game = s.start()
    before = game.power(ace)
    game.end()
    after_own_turn = game.power(ace)

    game.end()

    assert (before, after_own_turn, game.power(ace)) == (5000, 6000, 6000)


@pytest.mark.rule("10-2-8-1")
def test_10_2_8_1_end_of_your_opponents_turn_activates_in_their_end_phase_only() -> None:
    """A's Character gains power at the end of B's turn and not at the end of A's."""
    s = Scenario()
    lasting = GainPower(This(), 1000, Duration.ON_FIELD)
    ace = s.character(A, power=5000, abilities=[auto("End of Your Opponent's Turn", lasting)])
    game = s.start()
    game.end()
    after_own_turn = game.power(ace)

    game.end()

    assert (after_own_turn, game.power(ace)) == (5000, 6000)


@pytest.mark.rule("10-2-15-1")
def test_10_2_15_1_only_the_card_that_blocks_activates() -> None:
    """Of two [Blocker] cards with [On Block] the one that is used gains power."""
    s = Scenario()
    first, second = [
        s.character(B, power=5000, keywords=["Blocker"], abilities=[auto("On Block", STRONGER)]) for _ in "ab"
    ]
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose(f"block {second}")

    assert (game.power(first), game.power(second)) == (5000, 6000)


@pytest.mark.rule("10-2-15-1")
def test_10_2_15_1_without_a_block_it_does_not_activate() -> None:
    """A [Blocker] that is itself attacked has not blocked."""
    s = Scenario()
    wall = s.character(
        B, power=9000, rested=True, keywords=["Blocker"], abilities=[auto("On Block", Draw(1))]
    )
    game = s.start()

    game.attack("leader_a", wall)

    assert game.count(B, "hand") == 0


@pytest.mark.rule("10-2-16-1")
def test_10_2_16_1_it_activates_whichever_card_is_attacked() -> None:
    """B's Leader with [On Your Opponent's Attack] draws when a Character is attacked."""
    s = Scenario()
    s.leader(B, abilities=[auto("On Your Opponent's Attack", Draw(1))])
    target = s.character(B, rested=True)
    game = s.start()

    game.attack("leader_a", target)

    assert game.count(B, "hand") == 1


@pytest.mark.rule("10-2-16-1")
def test_10_2_16_1_it_does_not_activate_in_the_own_attack() -> None:
    """A's own attack is no attack of A's opponent."""
    s = Scenario()
    s.leader(A, abilities=[auto("On Your Opponent's Attack", Draw(1))])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.count(A, "hand") == 0


@pytest.mark.rule("10-2-16-1")
def test_10_2_16_1_it_activates_after_the_effects_of_the_attacker() -> None:
    """First A's [When Attacking] and "when you attack", then B's effect."""
    s = Scenario()
    watcher = AutoEffect((When("attacks", Cards(Owner.YOU, (Area.CHARACTER,)), Owner.YOU),), (Draw(1),))
    s.leader(A, abilities=[watcher])
    attacker = s.character(A, abilities=[auto("When Attacking", Draw(1))])
    s.leader(B, abilities=[auto("On Your Opponent's Attack", Draw(1))])
    game = s.start()
    game.declare(attacker, "leader_b")

    game.choose("effect 1")

    assert happened(game, "card_drawn") == [("card_drawn", A), ("card_drawn", A), ("card_drawn", B)]
