"""Rules 8-1-1 to 8-1-3-2: what an effect is; auto effects and activate effects."""

from collections.abc import Callable

import pytest

from optcg.model.abilities import (
    OPEN,
    Ability,
    ActivateEffect,
    AutoEffect,
    Gate,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.effects import KO, Draw, GainPower, Move, Place, Rest, ReturnDon
from optcg.model.filters import ThisCard, Without
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
YOUR_HAND = Cards(Owner.YOU, (Area.HAND,))
ALL_CHARACTERS = Cards(Owner.EITHER, (Area.CHARACTER,))
WHEN_YOU_PLAY = When("played", YOUR_CHARACTERS, Owner.YOU)
BOUNCE_ONE = Move(Choose(YOUR_CHARACTERS, 1), Place.HAND)
BOUNCE_THIS = Move(This(), Place.HAND)


def draws_when(*timings: str, optional: bool = False) -> AutoEffect:
    """ "[On Play] Draw 1 card" and the like."""
    return AutoEffect(tuple(When(timing) for timing in timings), (Draw(1),), optional=optional)


def draws_at_will(gate: Gate = OPEN) -> ActivateEffect:
    """ "[Activate: Main] Rest this Character: Draw 1 card"."""
    return ActivateEffect(("Activate: Main",), (Draw(1),), cost=(Rest(This()),), gate=gate)


def playing(s: Scenario, *abilities: Ability, player: int = A) -> tuple[Table, str]:
    """A game in which a player with no other hand card has played a Character with these abilities."""
    card = s.hand(player, s.character_card(cost=1, abilities=abilities))
    return s.start().play(card), card


# What an effect is ---------------------------------------------------------------------------------


@pytest.mark.rule("8-1-1")
def test_8_1_1_an_effect_is_a_cost_and_an_instruction() -> None:
    """The Character is rested for the cost, and a card is drawn by the instruction."""
    s = Scenario()
    robin = s.character(A, abilities=[draws_at_will()])
    game = s.start()

    game.choose(f"activate {robin}.1")

    assert (game.rested(robin), game.count(A, "hand")) == (True, 1)


@pytest.mark.rule("8-1-2")
def test_8_1_2_an_effect_without_may_is_carried_out_unasked() -> None:
    """ "[On Play] Draw 1 card" draws at once."""
    game, _ = playing(Scenario(), draws_when("On Play"))

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 1)


@pytest.mark.rule("8-1-2")
def test_8_1_2_an_effect_with_may_asks_its_player() -> None:
    """ "[On Play] You may draw 1 card" asks first."""
    game, _ = playing(Scenario(), draws_when("On Play", optional=True))

    assert (game.asked(), game.choices()) == ((A, "yes_no"), ["yes", "no"])


@pytest.mark.rule("8-1-2")
def test_8_1_2_an_effect_with_may_can_be_left_out() -> None:
    """After "no" nothing is drawn."""
    game, _ = playing(Scenario(), draws_when("On Play", optional=True))

    game.choose("no")

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)


@pytest.mark.rule("8-1-2")
def test_8_1_2_a_harmful_effect_must_be_done_too() -> None:
    """ "[On Play] K.O. 1 of your Characters" hits the Character itself when there is no other."""
    game, card = playing(Scenario(), AutoEffect((When("On Play"),), (KO(Choose(YOUR_CHARACTERS, 1)),)))

    assert game.area(card) == "trash"


@pytest.mark.rule("8-1-2")
def test_8_1_2_an_effect_is_done_as_far_as_possible() -> None:
    """ "Trash 2 cards from your hand" with 1 card in hand trashes that one."""
    s = Scenario()
    other = s.hand(A, s.character_card())

    game, _ = playing(s, AutoEffect((When("On Play"),), (Move(Choose(YOUR_HAND, 2), Place.TRASH),)))

    assert (game.area(other), game.count(A, "hand")) == ("trash", 0)


@pytest.mark.rule("8-1-3")
def test_8_1_3_each_kind_of_effect_works_in_its_own_way() -> None:
    """Of four kinds on one Character only the permanent one works by itself; the activate one is offered."""
    s = Scenario()
    franky = s.character(
        A,
        power=5000,
        abilities=[
            draws_when("On Play"),
            draws_at_will(),
            PermanentEffect((GainPower(This(), 1000),)),
            ReplacementEffect(Would("ko"), (Draw(1),)),
        ],
    )

    game = s.start()

    offered = [choice for choice in game.choices() if choice.startswith("activate")]
    assert (game.power(franky), offered, game.count(A, "hand")) == (6000, [f"activate {franky}.2"], 0)


# Auto effects --------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-1")
def test_8_1_3_1_an_auto_effect_activates_once_for_each_event() -> None:
    """Two Characters are K.O.'d at once: "when a Character is K.O.'d, draw 1 card" draws 2."""
    s = Scenario()
    s.leader(A, abilities=[AutoEffect((When("K.O.'d", ALL_CHARACTERS),), (Draw(1),))])
    s.character(B)
    s.character(B)
    event = s.hand(A, s.event_card(main=[KO(Every(Cards(Owner.OPPONENT, (Area.CHARACTER,))))]))
    game = s.start()

    game.play(event)

    assert game.count(A, "hand") == 2


@pytest.mark.rule("8-1-3-1")
def test_8_1_3_1_an_auto_effect_activates_again_when_the_event_occurs_again() -> None:
    """A second Character is played, and "when you play a Character, draw 1 card" draws again."""
    s = Scenario()
    s.leader(A, abilities=[AutoEffect((WHEN_YOU_PLAY,), (Draw(1),))])
    first, second = (s.hand(A, s.character_card(cost=1)) for _ in range(2))
    game = s.start().play(first)

    game.play(second)

    assert game.count(A, "hand") == 2


def by_play(s: Scenario, auto: AutoEffect) -> Table:
    return playing(s, auto)[0]


def by_attack(s: Scenario, auto: AutoEffect) -> Table:
    attacker = s.character(A, abilities=[auto])
    return s.start().declare(attacker, "leader_b")


def by_block(s: Scenario, auto: AutoEffect) -> Table:
    s.turn_player, s.turn_number = B, 6
    blocker = s.character(A, keywords=["Blocker"], abilities=[auto])
    return s.start().declare("leader_b", "leader_a").choose(f"block {blocker}")


def by_ko(s: Scenario, auto: AutoEffect) -> Table:
    s.turn_player, s.turn_number = B, 6
    victim = s.character(A, power=3000, rested=True, abilities=[auto])
    return s.start().declare("leader_b", victim)


def by_own_end(s: Scenario, auto: AutoEffect) -> Table:
    s.leader(A, abilities=[auto])
    return s.start().end()


def by_opponents_end(s: Scenario, auto: AutoEffect) -> Table:
    s.turn_player, s.turn_number, s.phase = B, 6, "end"
    s.deck(A, 20)
    s.leader(A, abilities=[auto])
    return s.start()


def by_being_attacked(s: Scenario, auto: AutoEffect) -> Table:
    s.turn_player, s.turn_number = B, 6
    s.leader(A, abilities=[auto])
    return s.start().declare("leader_b", "leader_a")


@pytest.mark.rule("8-1-3-1-1")
@pytest.mark.parametrize(
    ("timing", "happen"),
    [
        ("On Play", by_play),
        ("When Attacking", by_attack),
        ("On Block", by_block),
        ("On K.O.", by_ko),
        ("End of Your Turn", by_own_end),
        ("End of Your Opponent's Turn", by_opponents_end),
        ("attacked", by_being_attacked),
    ],
)
def test_8_1_3_1_1_these_words_mark_auto_effects(
    timing: str, happen: Callable[[Scenario, AutoEffect], Table]
) -> None:
    """When the event of the timing has happened, A has drawn a card by the effect, without being asked."""
    game = happen(Scenario(), draws_when(timing))

    assert [(e.player, e.rule) for e in game.game.events if e.kind == "card_drawn"][:1] == [(A, "4-5-3")]


@pytest.mark.rule("8-1-3-1-2")
def test_8_1_3_1_2_an_auto_effect_may_want_a_cost() -> None:
    """ "[When Attacking] DON!! -1: Draw 1 card" asks whether to pay."""
    s = Scenario()
    auto = AutoEffect((When("When Attacking"),), (Draw(1),), cost=(ReturnDon(1),), optional=True)
    zoro = s.character(A, abilities=[auto])
    game = s.start()

    game.declare(zoro, "leader_b")

    assert (game.asked(), game.count(A, "hand")) == ((A, "yes_no"), 0)


@pytest.mark.rule("8-1-3-1-2")
@pytest.mark.parametrize(("given", "drawn"), [(0, 0), (1, 1)])
def test_8_1_3_1_2_an_auto_effect_may_want_a_condition(given: int, drawn: int) -> None:
    """ "[DON!! x1] [When Attacking] Draw 1 card" needs a given DON!!."""
    s = Scenario()
    zoro = s.character(
        A, don=given, abilities=[AutoEffect((When("When Attacking"),), (Draw(1),), gate=Gate(don=1))]
    )
    game = s.start()

    game.declare(zoro, "leader_b")

    assert game.count(A, "hand") == drawn


# Rule 8-1-3-1-3 ------------------------------------------------------------------------------------


def on_play_and_bounce() -> tuple[Table, str]:
    """C was played: its own "[On Play] Draw 1 card" waits, and the Leader's return of a Character."""
    s = Scenario()
    s.leader(A, abilities=[AutoEffect((WHEN_YOU_PLAY,), (BOUNCE_ONE,))])
    return playing(s, draws_when("On Play"))


def first(game: Table, ref: str) -> Table:
    """Take the waiting effect of this card next."""
    decision = game.game.decision
    assert decision is not None
    name = game.game.catalog[game.game.card(game.id(ref))].name
    found = [n for n, detail in enumerate(decision.details, start=1) if detail.startswith(f"{name}:")]
    assert len(found) == 1
    return game.choose(f"effect {found[0]}")


@pytest.mark.rule("8-1-3-1-3")
def test_8_1_3_1_3_an_effect_of_a_card_that_has_moved_is_not_activated() -> None:
    """The Leader's effect comes first and returns C to the hand: C's [On Play] draws nothing."""
    game, card = on_play_and_bounce()

    first(game, "leader_a")

    assert (game.area(card), game.count(A, "hand"), game.asked()) == ("hand", 1, (A, "main"))


@pytest.mark.rule("8-1-3-1-3")
def test_8_1_3_1_3_in_the_other_order_both_are_resolved() -> None:
    """C's [On Play] comes first and draws; then C goes back to the hand."""
    game, card = on_play_and_bounce()

    first(game, card)

    assert (game.area(card), game.count(A, "hand")) == ("hand", 2)


@pytest.mark.rule("8-1-3-1-3", "3-1-6")
def test_8_1_3_1_3_a_card_played_again_has_only_its_new_event() -> None:
    """C was returned and is played again: one [On Play] waits beside the Leader's effect, not two."""
    game, card = on_play_and_bounce()
    first(game, "leader_a")

    game.play(card)

    assert game.choices() == ["effect 1", "effect 2"]


@pytest.mark.rule("8-1-3-1-3")
def test_8_1_3_1_3_a_watcher_that_has_left_does_nothing() -> None:
    """The Character that watches for plays is itself returned before its effect comes."""
    s = Scenario()
    other_than_this = Cards(Owner.YOU, (Area.CHARACTER,), Without(ThisCard()))
    draws = AutoEffect((When("played", other_than_this, Owner.YOU),), (Draw(1),))
    watcher = s.character(A, name="Watcher", abilities=[draws])
    s.leader(A, abilities=[AutoEffect((WHEN_YOU_PLAY,), (BOUNCE_ONE,))])
    game, _ = playing(s)
    first(game, "leader_a")

    game.choose(f"pick {watcher}")

    assert (game.count(A, "hand"), game.asked()) == (1, (A, "main"))


@pytest.mark.rule("8-1-3-1-3")
def test_8_1_3_1_3_a_watcher_acts_though_the_other_card_has_left() -> None:
    """The played Character returns itself; "when you play a Character, draw 1 card" still draws."""
    s = Scenario()
    s.leader(A, abilities=[AutoEffect((WHEN_YOU_PLAY,), (Draw(1),))])
    game, card = playing(s, AutoEffect((When("On Play"),), (BOUNCE_THIS,)))

    first(game, card)

    assert (game.area(card), game.count(A, "hand")) == ("hand", 2)


# Activate effects ----------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-2")
@pytest.mark.parametrize("turn_player", [A, B])
def test_8_1_3_2_activate_effects_are_declared_by_the_turn_player(turn_player: int) -> None:
    """Both players have one, and only the turn player's is offered in the Main Phase."""
    s = Scenario(turn_player=turn_player)
    robins = [s.character(player, abilities=[draws_at_will()]) for player in (A, B)]

    game = s.start()

    offered = [choice for choice in game.choices() if choice.startswith("activate")]
    assert (game.asked(), offered) == ((turn_player, "main"), [f"activate {robins[turn_player]}.1"])


@pytest.mark.rule("8-1-3-2")
def test_8_1_3_2_activate_effects_are_not_offered_in_a_battle() -> None:
    """In the Counter Step of A's attack B is asked for counters only."""
    s = Scenario()
    for player in (A, B):
        s.character(player, abilities=[draws_at_will()])
    s.hand(B, s.character_card())
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.asked(), game.choices()) == ((B, "counter"), ["done"])


@pytest.mark.rule("8-1-3-2-1")
def test_8_1_3_2_1_main_and_activate_main_mark_activate_effects() -> None:
    """Both are offered in the Main Phase; an Event with [Counter] is not."""
    s = Scenario()
    robin = s.character(A, abilities=[draws_at_will()])
    main = s.hand(A, s.event_card(main=[Draw(1)]))
    s.hand(A, s.event_card(counter_event=[Draw(1)]))

    game = s.start()

    offered = [choice for choice in game.choices() if choice.startswith(("play", "activate"))]
    assert offered == [f"play {main}", f"activate {robin}.1"]


@pytest.mark.rule("8-1-3-2-2")
@pytest.mark.parametrize(("given", "rested"), [(0, False), (1, False), (1, True)])
def test_8_1_3_2_2_an_activate_effect_may_want_a_cost_and_a_condition(given: int, rested: bool) -> None:
    """ "[DON!! x1] Rest this Character: Draw 1 card" needs a given DON!! and an active Character."""
    s = Scenario()
    robin = s.character(A, don=given, rested=rested, abilities=[draws_at_will(Gate(don=1))])

    game = s.start()

    assert (f"activate {robin}.1" in game.choices()) == (given == 1 and not rested)
