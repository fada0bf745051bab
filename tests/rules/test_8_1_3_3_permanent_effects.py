"""Rules 8-1-3-3, 8-1-4: permanent effects; one-shot and continuous effects."""

import pytest

from optcg.model.abilities import AlsoNamed, Gate, HandCost, PermanentEffect
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, GainKeyword, GainPower, Move, Negate, Place, Rest
from optcg.model.filters import Filter, NameIs, PowerIs, ThisCard, Without
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
YOUR_LEADER = Every(Cards(Owner.YOU, (Area.LEADER,)))
THEIR_LEADER = Every(Cards(Owner.OPPONENT, (Area.LEADER,)))
YOUR_OTHERS = Every(Cards(Owner.YOU, (Area.CHARACTER,), Without(ThisCard())))


def there_is(owner: Owner, area: Area, described: Filter) -> Condition:
    """ "If there is a card like this"."""
    return Compare(CountOf(Cards(owner, (area,), described)), ">=", 1)


def gains(what: Selection, amount: int, condition: Condition | None = None) -> PermanentEffect:
    """A permanent +N power, without a duration of its own."""
    return PermanentEffect((GainPower(what, amount),), condition)


def negates(what: Selection, condition: Condition | None = None) -> PermanentEffect:
    return PermanentEffect((Negate(what),), condition)


# Permanent effects -----------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-3")
def test_8_1_3_3_a_permanent_effect_works_as_long_as_it_is_valid() -> None:
    """ "Your other Characters gain +1000 power" ends at once when its Character leaves."""
    s = Scenario()
    captain = s.character(A, cost=9, abilities=[gains(YOUR_OTHERS, 1000)])
    sailor = s.character(A, power=5000)
    event = s.hand(A, s.event_card(main=[KO(Choose(YOUR_CHARACTERS, 1))]))
    game = s.start().play(event)
    before = game.power(sailor)

    game.choose(f"pick {captain}")

    assert (before, game.power(sailor)) == (6000, 5000)


@pytest.mark.rule("8-1-3-3")
def test_8_1_3_3_a_permanent_effect_applies_to_cards_that_come_later() -> None:
    """A Character played under "your other Characters gain +1000 power" has it too."""
    s = Scenario()
    s.character(A, abilities=[gains(YOUR_OTHERS, 1000)])
    sailor = s.hand(A, s.character_card(power=5000, cost=1))
    game = s.start()

    game.play(sailor)

    assert game.power(sailor) == 6000


@pytest.mark.rule("8-1-3-3-1")
def test_8_1_3_3_1_what_is_neither_auto_nor_activate_nor_replacement_is_permanent() -> None:
    """ "This Character gains [Blocker]" works without an event, a declaration or a question."""
    s = Scenario()
    guard = s.character(A, abilities=[PermanentEffect((GainKeyword(This(), "Blocker"),))])

    game = s.start()

    assert (game.keywords(guard), game.kinds()) == (["Blocker"], [])


@pytest.mark.rule("8-1-3-3-2")
def test_8_1_3_3_2_the_condition_is_looked_at_all_the_time() -> None:
    """The bonus of "[Your Turn] +2000 power" is gone in the opponent's turn."""
    s = Scenario()
    zoro = s.character(
        A, power=5000, abilities=[PermanentEffect((GainPower(This(), 2000),), gate=Gate(turn="your"))]
    )
    game = s.start()

    game.end()

    assert game.power(zoro) == 5000


@pytest.mark.rule("8-1-3-3-3")
def test_8_1_3_3_3_under_the_rules_works_in_the_deck() -> None:
    """A deck card that is also named [Nami] is found by an effect that looks for [Nami]."""
    s = Scenario()
    alias = s.deck_top(A, s.character_card(name="O-Nami", abilities=[AlsoNamed("Nami")]))
    nami = Cards(Owner.YOU, (Area.DECK,), NameIs("Nami"))
    event = s.hand(A, s.event_card(main=[Move(Choose(nami, 1, up_to=True), Place.HAND)]))
    game = s.start()

    game.play(event)

    assert game.choices() == [f"pick {alias}", "done"]


@pytest.mark.rule("8-1-3-3-3")
@pytest.mark.parametrize(("characters", "playable"), [(1, False), (2, True)])
def test_8_1_3_3_3_under_the_rules_works_in_the_hand(characters: int, playable: bool) -> None:
    """A hand card of cost 7 that costs 2 less with 2 Characters can be played for 5 DON!!."""
    s = Scenario()
    cheaper = HandCost(-2, condition=Compare(CountOf(YOUR_CHARACTERS), ">=", 2))
    card = s.hand(A, s.character_card(cost=7, abilities=[cheaper]))
    for _ in range(characters):
        s.character(A)

    game = s.start()

    assert (f"play {card}" in game.choices()) == playable


@pytest.mark.rule("8-1-3-3-4")
def test_8_1_3_3_4_a_permanent_effect_is_off_and_on_again() -> None:
    """ "[Your Turn] +2000 power" is on, off and on again as the turns pass."""
    s = Scenario()
    s.leader(A, abilities=[PermanentEffect((GainPower(This(), 2000),), gate=Gate(turn="your"))])
    game = s.start()
    powers = [game.power("leader_a")]

    for _ in range(2):
        powers.append(game.end().power("leader_a"))

    assert powers == [7000, 5000, 7000]


# Rule 8-1-3-3-5: permanent effects that change each other ---------------------------------------------


@pytest.mark.rule("8-1-3-3-5")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_8_1_3_3_5_the_result_is_the_same_in_any_order(order: tuple[int, int]) -> None:
    """6000, +1000, and +1000 for having a Character with 7000 or more: 8000 in either order of the cards."""
    s = Scenario()
    named = Every(Cards(Owner.YOU, (Area.CHARACTER,), NameIs("Brook")))
    strong = there_is(Owner.YOU, Area.CHARACTER, PowerIs(">=", 7000))
    texts = [gains(named, 1000, strong), gains(named, 1000)]
    for place in order:
        s.character(A, power=1000, abilities=[texts[place]])
    brook = s.character(A, name="Brook", power=6000)

    game = s.start()

    assert game.power(brook) == 8000


def entangled(turn_player: int) -> tuple[Table, str]:
    """Each player's text looks at what the other's changes: a 6000 Leader of A, a 1000 Character of B."""
    s = Scenario(turn_player=turn_player)
    weak = there_is(Owner.OPPONENT, Area.CHARACTER, PowerIs("<=", 0))
    strong = there_is(Owner.OPPONENT, Area.LEADER, PowerIs(">=", 6000))
    s.leader(A, power=6000, abilities=[gains(YOUR_LEADER, 1000, weak)])
    s.leader(B, abilities=[gains(Every(YOUR_CHARACTERS), -1000, strong)])
    victim = s.character(B, power=1000)
    return s.start(), victim


@pytest.mark.rule("8-1-3-3-5")
@pytest.mark.parametrize("turn_player", [A, B])
def test_8_1_3_3_5_effects_of_both_players_settle(turn_player: int) -> None:
    """B's Character drops to 0, and so A's Leader rises to 7000, whoever's turn it is."""
    game, victim = entangled(turn_player)

    assert (game.power(victim), game.power("leader_a")) == (0, 7000)


@pytest.mark.rule("8-1-3-3-5")
def test_8_1_3_3_5_nothing_happens_in_between() -> None:
    """Settling is no event: the log stays empty."""
    game, _ = entangled(A)

    assert game.kinds() == []


@pytest.mark.rule("8-1-3-3-5")
def test_8_1_3_3_5_continuous_effects_are_taken_into_account() -> None:
    """A +1000 of this turn lifts a 6000 Character over the 7000 that a permanent effect asks for."""
    s = Scenario()
    strong = there_is(Owner.YOU, Area.CHARACTER, PowerIs(">=", 7000))
    s.leader(A, power=5000, abilities=[gains(YOUR_LEADER, 1000, strong)])
    s.character(A, power=6000)
    event = s.hand(A, s.event_card(main=[GainPower(Every(YOUR_CHARACTERS), 1000, Duration.TURN)]))
    game = s.start()

    game.play(event)

    assert game.power("leader_a") == 6000


@pytest.mark.rule("8-1-3-3-5", "11-1-1-1")
def test_8_1_3_3_5_effects_that_never_settle_are_a_loop_that_nobody_can_stop() -> None:
    """ "If this Leader has 5000 power or less, it gains +1000 power": the game is drawn."""
    s = Scenario()
    weak = there_is(Owner.YOU, Area.LEADER, PowerIs("<=", 5000))
    s.leader(A, power=5000, abilities=[gains(This(), 1000, weak)])

    game = s.start()

    assert game.game.result is not None
    assert game.game.result.winner is None


@pytest.mark.rule("8-1-3-3-5(I)")
@pytest.mark.parametrize(("turn_player", "powers"), [(A, (6000, 5000)), (B, (5000, 6000))])
def test_8_1_3_3_5_the_turn_players_effects_come_first(turn_player: int, powers: tuple[int, int]) -> None:
    """Each Leader negates the other and gives itself +1000: only the turn player's text is valid."""
    s = Scenario(turn_player=turn_player)
    for player in (A, B):
        s.leader(player, power=5000, abilities=[negates(THEIR_LEADER), gains(This(), 1000)])

    game = s.start()

    assert (game.power("leader_a"), game.power("leader_b")) == powers


@pytest.mark.rule("8-1-3-3-5(II)")
def test_8_1_3_3_5_the_other_players_effects_see_what_came_before() -> None:
    """A's text lowers B's Character to 0, and B's text finds a Character with 0 power."""
    s = Scenario()
    theirs = Every(Cards(Owner.OPPONENT, (Area.CHARACTER,)))
    weak = there_is(Owner.YOU, Area.CHARACTER, PowerIs("<=", 0))
    s.leader(A, abilities=[gains(theirs, -1000)])
    s.leader(B, power=5000, abilities=[gains(YOUR_LEADER, 1000, weak)])
    s.character(B, power=1000)

    game = s.start()

    assert game.power("leader_b") == 6000


@pytest.mark.rule("8-1-3-3-5(III)")
def test_8_1_3_3_5_all_of_it_is_repeated_until_nothing_changes() -> None:
    """B's text lowers A's Leader, which turns on a text of A, which turns on another text of B."""
    s = Scenario()
    low = there_is(Owner.YOU, Area.LEADER, PowerIs("<=", 4000))
    high = there_is(Owner.OPPONENT, Area.CHARACTER, PowerIs(">=", 6000))
    s.leader(A, power=5000, abilities=[gains(Every(YOUR_CHARACTERS), 1000, low)])
    s.leader(B, power=5000, abilities=[gains(THEIR_LEADER, -1000), gains(This(), 2000, high)])
    s.character(A, power=5000)

    game = s.start()

    assert game.power("leader_b") == 7000


# One-shot and continuous effects -------------------------------------------------------------------


@pytest.mark.rule("8-1-4")
def test_8_1_4_one_effect_is_over_and_the_other_goes_on() -> None:
    """ "Draw 1 card. This Leader gains +1000 power during this turn" leaves only the power behind."""
    s = Scenario()
    leader = Every(Cards(Owner.YOU, (Area.LEADER,)))
    event = s.hand(A, s.event_card(main=[Draw(1), GainPower(leader, 1000, Duration.TURN)]))
    game = s.start()

    game.play(event)

    assert (game.power("leader_a"), game.count(A, "hand"), len(game.game.state.effects)) == (6000, 1, 1)


@pytest.mark.rule("8-1-4-1")
def test_8_1_4_1_a_one_shot_effect_is_over_when_it_is_resolved() -> None:
    """ "Rest all your Characters" does not rest the one that is played afterwards."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[Rest(Every(YOUR_CHARACTERS))]))
    later = s.hand(A, s.character_card(cost=1))
    game = s.start().play(event)

    game.play(later)

    assert not game.rested(later)


@pytest.mark.rule("8-1-4-2")
@pytest.mark.parametrize(("ends", "power"), [(0, 6000), (1, 6000), (2, 5000)])
def test_8_1_4_2_a_continuous_effect_goes_on_for_its_duration(ends: int, power: int) -> None:
    """ "Until the end of your opponent's next turn" lasts through this turn and the next, and no longer."""
    s = Scenario()
    leader = Every(Cards(Owner.YOU, (Area.LEADER,)))
    event = s.hand(A, s.event_card(main=[GainPower(leader, 1000, Duration.OPPONENT_END)]))
    game = s.start().play(event)

    for _ in range(ends):
        game.end()

    assert game.power("leader_a") == power
