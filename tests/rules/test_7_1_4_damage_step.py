"""Rule 7-1-4: the Damage Step."""

import pytest

from optcg import Result
from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario, Table
from tests.trees import play_this_card


def life_moves(game: Table) -> list[str]:
    """What happened to Life cards, in order."""
    return [event.kind for event in game.game.events if event.kind in ("life_to_hand", "card_played")]


@pytest.mark.rule("7-1-4-1")
@pytest.mark.parametrize(("power", "area"), [(4000, "trash"), (5000, "trash"), (5001, "characters")])
def test_7_1_4_1_equal_power_wins_the_battle(power: int, area: str) -> None:
    """A 5000 attack K.O.s a Character of up to 5000 power."""
    s = Scenario()
    wall = s.character(B, power=power, rested=True)
    game = s.start()

    game.attack("leader_a", wall)

    assert game.area(wall) == area


@pytest.mark.rule("7-1-4-1")
def test_7_1_4_1_the_powers_of_this_moment_are_compared() -> None:
    """A 4000 Character with 1 given DON!! wins against a 6000 Character with -1000."""
    s = Scenario()
    ace = s.character(A, power=4000, don=1)
    wall = s.character(B, power=6000, rested=True, effects=[{"power": -1000, "until": "turn"}])
    game = s.start()

    game.attack(ace, wall)

    assert game.area(wall) == "trash"


@pytest.mark.rule("7-1-4-1-1")
def test_7_1_4_1_1_a_leader_takes_one_damage() -> None:
    """B's Life goes from 3 to 2."""
    s = Scenario()
    s.life(B, 3)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


@pytest.mark.rule("7-1-4-1-1")
def test_7_1_4_1_1_more_power_makes_no_more_damage() -> None:
    """An attack of 12000 against 5000 deals 1 damage."""
    s = Scenario()
    s.leader(A, power=12000)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


@pytest.mark.rule("7-1-4-1-1-1")
@pytest.mark.parametrize("keywords", [[], ["Double Attack"], ["Banish"]])
def test_7_1_4_1_1_1_damage_at_no_life_wins_the_game(keywords: list[str]) -> None:
    """B has no Life card left when the attack succeeds, so A wins."""
    s = Scenario()
    s.leader(A, keywords=keywords)
    s.life(B, 0)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.game.result == Result(A, (B,), "damage", "9-2-1-1")


@pytest.mark.rule("7-1-4-1-1-1")
def test_7_1_4_1_1_1_the_last_life_card_does_not_end_the_game() -> None:
    """At 1 Life the card goes to the hand, and B plays on with 0 Life."""
    s = Scenario()
    s.life(B, 1)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.asked()) == (0, (A, "main"))


@pytest.mark.rule("7-1-4-1-1-1")
def test_7_1_4_1_1_1_a_failed_attack_at_no_life_does_nothing() -> None:
    """Without damage there is no defeat."""
    s = Scenario()
    s.leader(B, power=6000)
    s.life(B, 0)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.game.result is None


@pytest.mark.rule("7-1-4-1-1-2")
def test_7_1_4_1_1_2_the_top_life_card_goes_to_the_hand() -> None:
    """The top card, not the one below it."""
    s = Scenario()
    below = s.life_top(B, s.character_card())
    top = s.life_top(B, s.character_card())
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.area(top), game.area(below)) == ("hand", "life")


@pytest.mark.rule("7-1-4-1-1-2")
def test_7_1_4_1_1_2_the_owner_alone_is_asked_about_a_trigger() -> None:
    """B may use the [Trigger] or take the card; A sees no question."""
    s = Scenario()
    s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.asked(), game.choices(), game.game.view(A).decision) == ((B, "trigger"), ["yes", "no"], None)


@pytest.mark.rule("7-1-4-1-1-2")
def test_7_1_4_1_1_2_the_attacker_does_not_see_the_card() -> None:
    """A reads that a card was taken, B reads which one."""
    s = Scenario()
    s.life_top(B, s.character_card(name="Pip"))
    game = s.start()

    game.attack("leader_a", "leader_b")

    event = next(event for event in game.game.events if event.kind == "life_to_hand")
    assert ("Pip" in event.text(B), "Pip" in event.text(A), "Pip" in event.text(None)) == (
        True,
        False,
        False,
    )


@pytest.mark.rule("7-1-4-1-1-3")
@pytest.mark.parametrize(("life", "left"), [(3, 1), (2, 0), (1, 0)])
def test_7_1_4_1_1_3_two_damage_take_life_twice(life: int, left: int) -> None:
    """At 1 Life the second point finds nothing, and B has not lost."""
    s = Scenario()
    s.leader(A, keywords=["Double Attack"])
    s.life(B, life)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand"), game.asked()) == (left, life - left, (A, "main"))


@pytest.mark.rule("7-1-4-1-1-3")
def test_7_1_4_1_1_3_each_point_asks_for_its_own_trigger() -> None:
    """Both Life cards have [Trigger]; B uses the first and takes the second."""
    s = Scenario()
    second = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    first = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    s.leader(A, keywords=["Double Attack"])
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose("yes").choose("no")

    assert (game.area(first), game.area(second)) == ("trash", "hand")


@pytest.mark.rule("7-1-4-1-1-3", "8-6-2-1")
def test_7_1_4_1_1_3_a_trigger_is_done_before_the_next_point() -> None:
    """The first Life card plays itself, and then the second is taken."""
    s = Scenario()
    card = s.life_top(B, s.character_card(trigger=[play_this_card()]))
    s.leader(A, keywords=["Double Attack"])
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose("yes")

    assert (game.area(card), life_moves(game)) == ("characters", ["card_played", "life_to_hand"])


@pytest.mark.rule("7-1-4-1-1-3")
def test_7_1_4_1_1_3_a_trigger_that_empties_the_deck_ends_the_game_before_the_next_point() -> None:
    """B loses by the deck in the middle of the damage; the second Life card is not taken."""
    s = Scenario()
    s.life(B, 1)
    s.life_top(B, s.event_card(trigger=[Draw(1)]))
    s.deck(B, 1)
    s.leader(A, keywords=["Double Attack"])
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose("yes")

    assert (game.game.result, game.count(B, "life")) == (Result(A, (B,), "deck", "9-2-1-2"), 1)


@pytest.mark.rule("7-1-4-1-2")
def test_7_1_4_1_2_a_character_is_ko_d() -> None:
    """It goes to its owner's trash, and no Life is lost."""
    s = Scenario()
    wall = s.character(B, power=4000, rested=True)
    game = s.start()

    game.attack("leader_a", wall)

    assert (game.area(wall), game.owner(wall), game.count(B, "life")) == ("trash", B, 3)


@pytest.mark.rule("7-1-4-1-2")
def test_7_1_4_1_2_after_the_ko_the_battle_ends() -> None:
    """The log says K.O., then end of the battle."""
    s = Scenario()
    wall = s.character(B, power=4000, rested=True)
    game = s.start()

    game.attack("leader_a", wall)

    assert game.kinds()[-2:] == ["knocked_out", "battle_ended"]


@pytest.mark.rule("7-1-4-1-2")
@pytest.mark.parametrize(
    ("forbidden", "area"),
    [
        ("be K.O.'d in battle", "characters"),
        ("be K.O.'d", "characters"),
        ("be K.O.'d by effects", "trash"),
    ],
)
def test_7_1_4_1_2_a_character_that_cannot_be_ko_d_stays(forbidden: str, area: str) -> None:
    """The battle is lost all the same, but what forbids the K.O. prevails."""
    s = Scenario()
    wall = s.character(B, power=4000, rested=True, effects=[{"cannot": forbidden, "until": "turn"}])
    game = s.start()

    game.attack("leader_a", wall)

    assert game.area(wall) == area


@pytest.mark.rule("7-1-4-2")
def test_7_1_4_2_with_less_power_nothing_happens() -> None:
    """A 4000 attacker loses against 5000: both stay, and the attacker is rested."""
    s = Scenario()
    ace = s.character(A, power=4000)
    wall = s.character(B, power=5000, rested=True)
    game = s.start()

    game.attack(ace, wall)

    assert (game.area(ace), game.rested(ace), game.area(wall)) == ("characters", True, "characters")


@pytest.mark.rule("7-1-4-2")
def test_7_1_4_2_a_failed_attack_deals_no_damage() -> None:
    """B's Leader keeps its Life, and the battle ends."""
    s = Scenario()
    s.leader(B, power=6000)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.kinds()[-2:]) == (3, ["battle_lost", "battle_ended"])
