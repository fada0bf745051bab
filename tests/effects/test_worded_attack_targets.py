"""What cards cannot attack, and what alone they can, from words to what happens."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_compared_bans import attacks
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

NEXT_TURN = "until the end of your opponent's next turn"


@pytest.mark.parametrize(
    ("words", "open_targets"),
    [
        ("cannot attack [Tovo] cards", {"other"}),
        ("cannot attack [Tovo]", {"other"}),
        ("cannot attack your opponent's [Tovo]", {"other"}),
        ("cannot attack {Harbor} type Leaders", {"tovo", "other"}),
        ("cannot attack a {Harbor} type Leader", {"tovo", "other"}),
        ("cannot attack {Mill} type Leaders", {"leader", "tovo", "other"}),
        ("cannot attack {Harbor} type Characters", {"leader", "other"}),
        ("cannot attack {Harbor} type cards", {"other"}),
        ("cannot attack Leaders or Characters with a cost of 3 or less", {"tovo"}),
        ("cannot attack Characters other than [Tovo]", {"leader", "tovo"}),
        ("cannot attack any card other than [Tovo]", {"leader", "tovo"}),
        ("can only attack [Tovo]", {"leader", "tovo"}),
        ("can only attack Characters with a cost of 3 or less", {"other"}),
        ("cannot attack any card other than your opponent's Leader", {"leader"}),
    ],
)
def test_some_cards_are_not_attacked(words: str, open_targets: set[str]) -> None:
    s = Scenario()
    ally = s.character(A, abilities=worded(f"This Character {words}."))
    s.leader(B, name="Tovo", types=("Harbor",))
    names = {
        "leader_b": "leader",
        s.character(B, name="Tovo", types=("Harbor",), cost=4, rested=True): "tovo",
        s.character(B, cost=3, rested=True): "other",
    }
    game = begin(s)

    assert {names[target] for target in attacks(game, ally)} == open_targets
    assert len(attacks(game, "leader_a")) == 3


@pytest.mark.parametrize("active", [True, False])
def test_characters_of_the_opponent_do_not_attack_yours(active: bool) -> None:
    s = Scenario(turn_player=B)
    line = (
        "[Opponent's Turn] If this Character is active, your opponent's Characters with a base cost of 4 or "
        "less cannot attack your Characters."
    )
    s.character(A, abilities=worded(line), rested=not active)
    wall = s.character(A, rested=True)
    small, big = s.character(B, cost=4), s.character(B, cost=5)
    game = begin(s)

    assert (wall in attacks(game, small)) is not active
    assert wall in attacks(game, big)
    assert wall in attacks(game, "leader_b")
    assert "leader_a" in attacks(game, small)


@pytest.mark.parametrize("words", ["cannot attack any card other than", "can only attack"])
def test_a_selected_card_attacks_this_character_alone(words: str) -> None:
    s = Scenario()
    wall = s.character(A, rested=True)
    foe, other = s.character(B), s.character(B)
    line = (
        f"[On Play] Select up to 1 of your opponent's Characters. The selected Character {words} this "
        f"Character {NEXT_TURN}."
    )
    game, decoy = played(s, line, "[End of Your Turn] Rest this Character.")
    game.choose(f"pick {foe}").end()

    assert attacks(game, foe) == [decoy]
    assert attacks(game, other) == ["leader_a", wall, decoy]


def test_it_attacks_nothing_when_that_character_is_gone() -> None:
    s = Scenario()
    foe, other = s.character(B), s.character(B)
    line = (
        "[On Play] Up to 1 of your opponent's Characters cannot attack any card other than this Character "
        f"{NEXT_TURN}."
    )
    game, _ = played(s, line, "[End of Your Turn] Trash this Character.")
    game.choose(f"pick {foe}").end()

    assert (attacks(game, foe), attacks(game, other)) == ([], ["leader_a"])


def test_those_that_come_later_may_attack_it() -> None:
    """Said of the cards that are there; said of the player it holds for all of them."""
    s = Scenario()
    ally = s.character(A, name="Mira", rested=True)
    foe = s.character(B)
    late = s.hand(B, s.character_card(cost=0, abilities=worded("[Rush]")))
    game, _ = played(s, f"[On Play] Your opponent's Characters cannot attack [Mira] {NEXT_TURN}.")
    game.end().play(late)

    assert (ally in attacks(game, foe), ally in attacks(game, late)) == (False, True)


def test_you_attack_none_of_that_name() -> None:
    s = Scenario()
    first = s.character(A)
    foe, other = s.character(B, name="Tovo", rested=True), s.character(B, rested=True)
    game, _ = played(s, "You cannot attack [Tovo] cards.")

    assert (foe in attacks(game, first), other in attacks(game, first)) == (False, True)


@pytest.mark.parametrize("cost", [7, 8])
def test_a_card_that_was_played_this_turn_may_attack(cost: int) -> None:
    s = Scenario()
    s.don(A, active=10)
    fresh = s.hand(A, s.character_card(cost=cost))
    line = (
        "[Activate: Main] [Once Per Turn] Up to 1 of your Characters with a cost of 8 or more can attack "
        "this turn even if it was played this turn."
    )
    leader = s.leader(A, abilities=worded(line))
    game = begin(s).play(fresh).choose(f"activate {leader}.1")
    if game.asked()[1] != "main":
        game.choose(f"pick {fresh}")

    assert (attacks(game, fresh) == ["leader_b"]) is (cost == 8)


@pytest.mark.parametrize(("power", "attacks_leader"), [(5000, False), (6000, True)])
def test_the_leader_that_weak_characters_cannot_attack_also_later_ones(
    power: int, attacks_leader: bool
) -> None:
    s = Scenario()
    weak = "Characters with 5000 power or less"
    line = f"[On Play] Your opponent cannot attack your Leader with {weak} {NEXT_TURN}."
    there = s.character(B, power=power)
    late = s.hand(B, s.character_card(cost=0, power=power, keywords=["Rush"]))
    game, _ = played(s, line)
    game.end().play(late)

    for card in (there, late):
        assert (f"attack {card} leader_a" in game.choices()) is attacks_leader
    assert "attack leader_b leader_a" in game.choices()


@pytest.mark.rule("7-1-1-2", "8-4-4")
def test_7_1_1_2_the_new_target_is_chosen_among_those_that_fit() -> None:
    """ "To your [Tovo] with ...": the Leader, too; a weak one and a Stage are not among them."""
    s = Scenario()
    text = (
        "[On Your Opponent's Attack] You may change the target of the attack to your [Tovo] with 5000 base "
    )
    s.leader(B, name="Tovo", power=5000)
    strong = s.character(B, name="Tovo", power=6000)
    s.character(B, name="Tovo", power=4000, abilities=worded(f"{text}power or more."))
    s.character(B, name="Mira", power=9000)
    s.stage(B, name="Tovo")
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert (game.asked()[0], sorted(game.choices())) == (B, [f"pick {strong}", "pick leader_b"])

    game.choose(f"pick {strong}").pass_battle()

    assert (game.count(B, "life"), game.area(strong)) == (3, "characters")
