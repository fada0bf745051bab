"""Rules 7-1, 7-1-1: who attacks whom."""

import pytest

from optcg import IllegalChoice
from tests.scenario import A, B, Scenario, Table


def attacks(game: Table) -> list[str]:
    return [choice for choice in game.choices() if choice.startswith("attack")]


@pytest.mark.rule("7-1")
def test_7_1_a_leader_or_character_attacks_the_leader_or_a_rested_character() -> None:
    """Each of A's two cards may attack B's Leader and the one rested Character."""
    s = Scenario()
    ace = s.character(A)
    s.character(B)
    tired = s.character(B, rested=True)

    assert attacks(s.start()) == [
        "attack leader_a leader_b",
        f"attack leader_a {tired}",
        f"attack {ace} leader_b",
        f"attack {ace} {tired}",
    ]


@pytest.mark.rule("7-1")
def test_7_1_a_battle_runs_from_the_attack_to_its_end() -> None:
    """The log of a plain attack goes through the steps in order."""
    game = Scenario().start()

    game.attack("leader_a", "leader_b")

    assert game.kinds() == ["attack_declared", "battle_won", "damage_dealt", "life_to_hand", "battle_ended"]


@pytest.mark.rule("7-1")
def test_7_1_the_opponent_cannot_attack() -> None:
    """Only the turn player is asked, and only for cards of the own side."""
    s = Scenario()
    s.character(B)
    game = s.start()

    with pytest.raises(IllegalChoice, match="7-1-1-1"):
        game.declare("leader_b", "leader_a")


@pytest.mark.rule("7-1-1-1")
@pytest.mark.parametrize("attacker", ["leader", "character"])
def test_7_1_1_1_the_attacker_is_rested(attacker: str) -> None:
    """The card is rested already when the other player is asked."""
    s = Scenario()
    card = s.character(A) if attacker == "character" else "leader_a"
    s.character(B, keywords=["Blocker"])
    game = s.start()

    game.declare(card, "leader_b")

    assert (game.rested(card), game.asked()) == (True, (B, "block"))


@pytest.mark.rule("7-1-1-1")
def test_7_1_1_1_a_rested_card_cannot_attack() -> None:
    """Neither the rested Leader nor the rested Character is offered."""
    s = Scenario()
    s.leader(A, rested=True)
    s.character(A, rested=True)
    fresh = s.character(A)

    assert attacks(s.start()) == [f"attack {fresh} leader_b"]


@pytest.mark.rule("7-1-1-1")
def test_7_1_1_1_an_attacker_attacks_once() -> None:
    """After its attack it is rested and is not offered again in this turn."""
    game = Scenario().start()

    game.attack("leader_a", "leader_b")

    assert attacks(game) == []


@pytest.mark.rule("7-1-1-1")
def test_7_1_1_1_a_stage_does_not_attack() -> None:
    """Only Leader and Characters attack, and the refusal says so."""
    s = Scenario()
    ship = s.stage(A)
    game = s.start()

    with pytest.raises(IllegalChoice, match=r"no Leader or Character of the turn player \(Rule 7-1-1-1"):
        game.declare(ship, "leader_b")


@pytest.mark.rule("7-1-1-1")
@pytest.mark.parametrize("forbidden", ["attack", "be rested"])
def test_7_1_1_1_a_card_that_cannot_attack_or_be_rested_is_not_offered(forbidden: str) -> None:
    """Attacking rests the card, so what cannot be rested cannot attack either."""
    s = Scenario()
    s.leader(A, rested=True)
    s.character(A, effects=[{"cannot": forbidden, "until": "turn"}])

    assert attacks(s.start()) == []


@pytest.mark.rule("7-1-1-2")
def test_7_1_1_2_exactly_the_legal_targets_are_offered() -> None:
    """Leader, even active, and rested Characters; no active Character, no Stage."""
    s = Scenario()
    s.character(B)
    tired, weary = s.character(B, rested=True), s.character(B, rested=True)
    s.stage(B, rested=True)

    assert attacks(s.start()) == [
        "attack leader_a leader_b",
        f"attack leader_a {tired}",
        f"attack leader_a {weary}",
    ]


@pytest.mark.rule("7-1-1-2")
def test_7_1_1_2_an_active_character_cannot_be_attacked() -> None:
    """The refusal names the rule."""
    s = Scenario()
    buggy = s.character(B)
    game = s.start()

    with pytest.raises(IllegalChoice, match=r"only a rested Character can be attacked \(Rule 7-1-1-2"):
        game.declare("leader_a", buggy)


@pytest.mark.rule("7-1-1-2")
def test_7_1_1_2_own_cards_cannot_be_attacked() -> None:
    """A's rested Character is no target of A's attack."""
    s = Scenario()
    own = s.character(A, rested=True)
    game = s.start()

    with pytest.raises(IllegalChoice, match="Rule 7-1-1-2"):
        game.declare("leader_a", own)


@pytest.mark.rule("7-1-1-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_7_1_1_2_everybody_sees_attacker_and_target(viewer: int | None) -> None:
    """The view of a battle names both cards and their powers."""
    s = Scenario()
    s.hand(B, s.character_card())
    tired = s.character(B, power=4000, rested=True)
    game = s.start()

    game.declare("leader_a", tired)

    assert game.game.view(viewer).to_dict()["battle"] == {
        "step": "counter",
        "attacker": game.id("leader_a"),
        "target": game.id(tired),
        "attacker_power": 5000,
        "target_power": 4000,
    }
