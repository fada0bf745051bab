"""Rules 10-1-1 to 10-1-3: [Rush], [Double Attack], [Banish]."""

import pytest

from optcg import IllegalChoice
from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario, Table


def attacks(game: Table) -> list[str]:
    return [choice for choice in game.choices() if choice.startswith("attack")]


@pytest.mark.rule("10-1-1-1")
@pytest.mark.parametrize(("keywords", "may_attack"), [(["Rush"], True), ([], False), (["Blocker"], False)])
def test_10_1_1_1_rush_attacks_in_the_turn_it_was_played(keywords: list[str], may_attack: bool) -> None:
    """A Character played this turn attacks only with [Rush]."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1, keywords=keywords))
    game = s.start()

    game.play(card)

    assert (f"attack {card} leader_b" in attacks(game)) == may_attack


@pytest.mark.rule("10-1-1-1")
def test_10_1_1_1_rush_may_attack_a_rested_character_too() -> None:
    """[Rush] lifts the limit for every target."""
    s = Scenario()
    s.leader(A, rested=True)
    ace = s.character(A, played_this_turn=True, keywords=["Rush"])
    tired = s.character(B, rested=True)

    assert attacks(s.start()) == [f"attack {ace} leader_b", f"attack {ace} {tired}"]


@pytest.mark.rule("10-1-1-1")
def test_10_1_1_1_rush_gained_by_an_effect_works() -> None:
    """[Rush] that a Character has gained is as good as a printed one."""
    s = Scenario()
    ace = s.character(A, played_this_turn=True, effects=[{"keyword": "Rush", "until": "turn"}])

    assert f"attack {ace} leader_b" in attacks(s.start())


@pytest.mark.rule("10-1-1-1")
def test_10_1_1_1_negated_rush_does_not_work() -> None:
    """The refusal says what is missing."""
    s = Scenario()
    ace = s.character(
        A, played_this_turn=True, keywords=["Rush"], effects=[{"negated": True, "until": "turn"}]
    )
    game = s.start()

    with pytest.raises(IllegalChoice, match=r"has no \[Rush\] \(Rule 3-7-4\)"):
        game.declare(ace, "leader_b")


@pytest.mark.rule("10-1-1-1")
def test_10_1_1_1_without_rush_a_character_attacks_in_the_next_turn() -> None:
    """Played in one turn, it attacks in its player's next."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1))
    game = s.start()

    game.play(card).end().end()

    assert f"attack {card} leader_b" in attacks(game)


@pytest.mark.rule("10-1-2-1")
@pytest.mark.parametrize(("keywords", "left"), [(["Double Attack"], 1), ([], 2)])
def test_10_1_2_1_double_attack_deals_two_damage(keywords: list[str], left: int) -> None:
    """Of 3 Life 1 is left."""
    s = Scenario()
    ace = s.character(A, keywords=keywords)
    game = s.start()

    game.attack(ace, "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand")) == (left, 3 - left)


@pytest.mark.rule("10-1-2-1")
def test_10_1_2_1_double_attack_is_for_attacks_of_the_card_that_has_it() -> None:
    """While a [Double Attack] Character stands by, the Leader's attack deals 1 damage."""
    s = Scenario()
    s.character(A, keywords=["Double Attack"])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


@pytest.mark.rule("10-1-2-1")
def test_10_1_2_1_double_attack_of_the_attacked_leader_does_nothing() -> None:
    """Only the attacker's keywords count."""
    s = Scenario()
    s.leader(B, keywords=["Double Attack", "Banish"])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand")) == (2, 1)


@pytest.mark.rule("10-1-2-1")
def test_10_1_2_1_double_attack_does_not_go_through_a_blocker() -> None:
    """The Blocker is K.O.'d, and no damage reaches the Leader."""
    s = Scenario()
    ace = s.character(A, keywords=["Double Attack"])
    wall = s.character(B, power=1000, keywords=["Blocker"])
    game = s.start()

    game.declare(ace, "leader_b").choose(f"block {wall}")

    assert (game.area(wall), game.count(B, "life")) == ("trash", 3)


@pytest.mark.rule("10-1-3-1")
def test_10_1_3_1_banish_trashes_the_life_card() -> None:
    """The top Life card lies in the trash, and the hand has not grown."""
    s = Scenario()
    top = s.life_top(B, s.character_card())
    ace = s.character(A, keywords=["Banish"])
    game = s.start()

    game.attack(ace, "leader_b")

    assert (game.area(top), game.count(B, "hand"), game.count(B, "life")) == ("trash", 0, 3)


@pytest.mark.rule("10-1-3-1")
@pytest.mark.parametrize("even", [False, True])
def test_10_1_3_1_banish_gives_no_trigger(even: bool) -> None:
    """A Life card with [Trigger] goes straight to the trash, and B is not asked."""
    s = Scenario()
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    ace = s.character(A, keywords=["Banish"])
    game = s.start(even=even)

    game.declare(ace, "leader_b")

    assert (game.asked(), game.area(top), game.count(B, "hand")) == ((A, "main"), "trash", 0)


@pytest.mark.rule("10-1-3-1")
def test_10_1_3_1_both_players_see_the_banished_card() -> None:
    """The trash is open."""
    s = Scenario()
    s.life_top(B, s.character_card(name="Pip"))
    ace = s.character(A, keywords=["Banish"])
    game = s.start()

    game.attack(ace, "leader_b")

    event = next(event for event in game.game.events if event.kind == "life_trashed")
    assert "Pip" in event.text(A)


@pytest.mark.rule("10-1-2-1", "10-1-3-1")
def test_10_1_3_1_banish_and_double_attack_trash_two_cards() -> None:
    """Both keywords apply to one attack."""
    s = Scenario()
    ace = s.character(A, keywords=["Double Attack", "Banish"])
    game = s.start()

    game.attack(ace, "leader_b")

    assert [game.count(B, area) for area in ("life", "trash", "hand")] == [1, 2, 0]


@pytest.mark.rule("10-1-3-1")
def test_10_1_3_1_banish_is_for_attacks_of_the_card_that_has_it() -> None:
    """While a [Banish] Character stands by, the Life card goes to the hand."""
    s = Scenario()
    s.character(A, keywords=["Banish"])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.count(B, "hand"), game.count(B, "trash")) == (1, 0)
