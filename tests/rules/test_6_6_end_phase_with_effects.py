"""Rule 6-6: the End Phase, where card effects take part."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, Later, Move, Place, Play
from optcg.model.filters import CategoryIs, PowerIs
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table

YOUR_END = "End of Your Turn"
THEIR_END = "End of Your Opponent's Turn"
YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
WEAK = Cards(Owner.YOU, (Area.CHARACTER,), PowerIs("<=", 5000))
IN_HAND = Cards(Owner.YOU, (Area.HAND,), CategoryIs(Category.CHARACTER))


def at(timing: str, *effects: Effect) -> AutoEffect:
    return AutoEffect((When(timing),), effects)


def draws(game: Table) -> list[int]:
    """Who drew by effects, in order; the Draw Phase aside."""
    return [e.player for e in game.game.events if e.kind == "card_drawn" and e.rule != "6-3-1"]


def plus(duration: Duration, amount: int = 1000) -> Effect:
    return GainPower(Every(YOUR_CHARACTERS), amount, duration)


def play_event(s: Scenario, *effects: Effect) -> Table:
    event = s.hand(A, s.event_card(cost=0, main=list(effects)))
    return s.start().play(event)


@pytest.mark.rule("6-6-1-1")
def test_6_6_1_1_effects_of_both_players_activate_at_the_end_of_a_turn() -> None:
    """A's [End of Your Turn] and B's [End of Your Opponent's Turn] both resolve in A's End Phase."""
    s = Scenario()
    for player in (A, B):
        s.leader(player, abilities=[at(YOUR_END, Draw(1)), at(THEIR_END, Draw(1))])
    game = s.start()

    game.end()

    assert draws(game) == [A, B]


@pytest.mark.rule("6-6-1-1")
def test_6_6_1_1_they_activate_in_the_end_phase() -> None:
    """The draw comes after the beginning of the End Phase and before the next turn."""
    s = Scenario()
    s.leader(A, abilities=[at(YOUR_END, Draw(1))])
    game = s.start()

    game.end()

    kinds = ["main_phase_ended", "phase_began", "effect_activated", "card_drawn", "turn_began"]
    assert game.kinds()[:5] == kinds


@pytest.mark.rule("6-6-1-1-1")
def test_6_6_1_1_1_each_effect_activates_once() -> None:
    """An effect that plays another card with such an effect is not run again by that."""
    s = Scenario()
    s.leader(A, abilities=[at(YOUR_END, Draw(1), Play(Every(IN_HAND)))])
    s.hand(A, s.character_card(abilities=[at(YOUR_END, Draw(1))]))
    game = s.start()

    game.end()

    # One draw of the Leader and one of the Character that arrived while the window was open.
    assert draws(game) == [A, A]


@pytest.mark.rule("6-6-1-1-1")
def test_6_6_1_1_1_a_card_that_arrives_in_the_opponents_part_is_too_late() -> None:
    """A's Character played by B's [End of Your Opponent's Turn] effect does not reopen A's part."""
    s = Scenario()
    their_trash = Cards(Owner.OPPONENT, (Area.TRASH,))
    s.leader(B, abilities=[at(THEIR_END, Play(Every(their_trash)))])
    late = s.trash(A, s.character_card(abilities=[at(YOUR_END, Draw(1))]))
    game = s.start()

    game.end()

    assert (game.area(late), draws(game)) == ("characters", [])


@pytest.mark.rule("6-6-1-1-2")
def test_6_6_1_1_2_all_of_the_turn_players_come_first() -> None:
    """A has two and B one: A's second comes before B's."""
    s = Scenario()
    for _ in range(2):
        s.character(A, abilities=[at(YOUR_END, Draw(1))])
    s.leader(B, abilities=[at(THEIR_END, Draw(1))])
    game = s.start().end()

    game.choose("effect 1")

    assert draws(game) == [A, A, B]


@pytest.mark.rule("6-6-1-1-2")
def test_6_6_1_1_2_even_those_of_a_card_that_has_just_arrived() -> None:
    """A's effect plays a Character with [End of Your Turn]: it draws before B's effect begins."""
    s = Scenario()
    s.leader(A, abilities=[at(YOUR_END, Play(Every(IN_HAND)))])
    s.hand(A, s.character_card(abilities=[at(YOUR_END, Draw(1))]))
    s.leader(B, abilities=[at(THEIR_END, Draw(1))])
    game = s.start()

    game.end()

    assert draws(game) == [A, B]


@pytest.mark.rule("6-6-1-1-3")
def test_6_6_1_1_3_the_turn_player_orders_their_effects() -> None:
    """With two [End of Your Turn] effects A is asked, and the one picked comes first."""
    s = Scenario()
    s.character(A, abilities=[at(YOUR_END, Draw(1))])
    s.character(A, abilities=[at(YOUR_END, Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.TRASH))])
    game = s.start().end()
    asked = game.asked()

    game.choose("effect 2")

    # With an empty hand nothing is trashed, and the card drawn afterwards stays.
    assert (asked, game.count(A, "hand"), game.count(A, "trash")) == ((A, "effect"), 1, 0)


@pytest.mark.rule("6-6-1-1-4")
def test_6_6_1_1_4_the_other_player_orders_their_effects() -> None:
    """With two [End of Your Opponent's Turn] effects B is asked in A's End Phase."""
    s = Scenario()
    for _ in range(2):
        s.character(B, abilities=[at(THEIR_END, Draw(1))])
    game = s.start()

    game.end()

    assert (game.asked(), game.choices()) == ((B, "effect"), ["effect 1", "effect 2"])


def later_ko() -> Effect:
    """ "At the end of this turn, K.O. your Characters with 5000 power or less." """
    return Later("end of turn", (KO(Every(WEAK)),))


@pytest.mark.rule("6-6-1-2", "6-6-1-2(1)")
def test_6_6_1_2_a_delayed_process_runs_after_the_auto_effects() -> None:
    """A's [End of Your Turn] has given +1000 when the K.O. of 5000 or less comes that was put off."""
    s = Scenario()
    lasting = GainPower(Every(YOUR_CHARACTERS), 1000, Duration.ON_FIELD)
    s.leader(A, abilities=[at(YOUR_END, lasting)])
    saved = s.character(A, power=5000)
    game = play_event(s, later_ko())

    game.end()

    assert game.area(saved) == "characters"


@pytest.mark.rule("6-6-1-2(1)")
@pytest.mark.parametrize(("first", "area"), [("effect 1", "characters"), ("effect 2", "trash")])
def test_6_6_1_2_the_turn_player_orders_delayed_processes_and_ends_of_effects(first: str, area: str) -> None:
    """A Character of 5000 with +1000 until the end of the turn survives only if the K.O. comes first."""
    s = Scenario()
    card = s.character(A, power=5000)
    game = play_event(s, plus(Duration.END_OF_TURN), later_ko()).end()
    asked = game.asked()

    game.choose(first)

    assert (asked, game.area(card)) == ((A, "effect"), area)


@pytest.mark.rule("6-6-1-2(1)", "6-6-1-3")
def test_6_6_1_2_during_this_turn_lasts_through_delayed_processes() -> None:
    """A Character of 5000 with +1000 during this turn survives, and A is not asked for any order."""
    s = Scenario()
    card = s.character(A, power=5000)
    game = play_event(s, plus(Duration.TURN), later_ko())

    game.end()

    assert (game.area(card), game.power(card), game.asked()) == ("characters", 5000, (B, "main"))


@pytest.mark.rule("6-6-1-2(1)")
def test_6_6_1_2_two_delayed_processes_are_ordered_by_their_player() -> None:
    """A put off a draw and a K.O.: A is asked which comes first."""
    s = Scenario()
    s.character(A, power=5000)
    game = play_event(s, Later("end of turn", (Draw(1),)), later_ko())

    game.end()

    assert (game.asked(), game.choices()) == ((A, "effect"), ["effect 1", "effect 2"])


@pytest.mark.rule("6-6-1-2(1)")
def test_6_6_1_2_a_delayed_process_runs_once() -> None:
    """At the end of the next turns nothing more happens."""
    game = play_event(Scenario(), Later("end of turn", (Draw(1),)))

    game.end().end().end()

    assert draws(game) == [A]


@pytest.mark.rule("6-6-1-2(2)")
def test_6_6_1_2_the_other_players_processes_come_second() -> None:
    """B's [Trigger] puts off a draw to the end of A's turn: it comes after A's."""
    s = Scenario()
    s.life_top(B, s.event_card(trigger=[Later("end of turn", (Draw(1),))]))
    game = play_event(s, Later("end of turn", (Draw(1),)))
    game.declare("leader_a", "leader_b").choose("yes")

    game.end()

    assert draws(game) == [A, B]


@pytest.mark.rule("6-6-1-2(2)")
def test_6_6_1_2_the_turn_players_process_meets_the_other_players_bonus() -> None:
    """A's K.O. of 5000 or less at the end of the turn spares B's Character with +1000 until the end of it."""
    s = Scenario()
    bonus = GainPower(Every(YOUR_CHARACTERS), 1000, Duration.END_OF_TURN)
    s.life_top(B, s.event_card(trigger=[bonus]))
    wall = s.character(B, power=5000)
    theirs = Cards(Owner.OPPONENT, (Area.CHARACTER,), PowerIs("<=", 5000))
    game = play_event(s, Later("end of turn", (KO(Every(theirs)),)))
    game.declare("leader_a", "leader_b").choose("yes")

    game.end()

    assert (game.area(wall), game.power(wall)) == ("characters", 5000)


@pytest.mark.rule("6-6-1-2(2)")
def test_6_6_1_2_the_other_player_orders_their_own_processes() -> None:
    """Two processes put off by B's [Trigger] are ordered by B in A's End Phase."""
    s = Scenario()
    twice = [Later("end of turn", (Draw(1),)), Later("end of turn", (Draw(2),))]
    s.life_top(B, s.event_card(trigger=twice))
    game = s.start().declare("leader_a", "leader_b").choose("yes")

    game.end()

    assert (game.asked(), game.choices()) == ((B, "effect"), ["effect 1", "effect 2"])


@pytest.mark.rule("6-6-1-2", "6-6-1-3")
def test_6_6_1_2_until_the_end_of_the_opponents_next_turn_outlasts_this_turn() -> None:
    """An Event's +1000 until the end of B's next turn holds in B's turn and is gone after it."""
    s = Scenario()
    card = s.character(A, power=5000)
    game = play_event(s, plus(Duration.OPPONENT_END))

    powers = [game.end().power(card), game.end().power(card)]

    assert powers == [6000, 5000]


@pytest.mark.rule("6-6-1-2")
def test_6_6_1_2_the_opponents_next_turn_is_the_next_one_that_ends() -> None:
    """Begun by B in A's turn, "until the end of your opponent's next turn" ends with this turn of A."""
    s = Scenario()
    ally = s.character(B, power=4000)
    shield = s.hand(B, s.event_card(cost=0, counter_event=[plus(Duration.OPPONENT_END)]))
    game = s.start().declare("leader_a", "leader_b").choose(f"counter {shield}").pass_battle()
    assert game.power(ally) == 5000

    game.end()

    assert game.power(ally) == 4000


@pytest.mark.rule("6-6-1-1", "6-6-1-2(1)", "6-6-1-2(2)")
def test_6_6_1_2_the_stages_of_the_end_phase_follow_each_other() -> None:
    """A's [End of Your Turn], B's [End of Your Opponent's Turn], A's delayed draw, B's delayed draw."""
    s = Scenario()
    s.leader(A, abilities=[at(YOUR_END, Draw(1))])
    s.leader(B, abilities=[at(THEIR_END, Draw(2))])
    delayed = at("rested", Later("end of turn", (Draw(1),)))
    s.stage(A, abilities=[delayed])
    s.stage(B, abilities=[delayed])
    game = s.start().declare("leader_a", "leader_b").pass_battle()
    before = len(game.game.events)

    game.end()

    drawn = [event.player for event in game.game.events[before:] if event.kind == "card_drawn"]
    assert drawn[:5] == [A, B, B, A, B]
