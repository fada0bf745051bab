"""Rule 7-1: battles, where card effects take part."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, Move, Place, SetActive
from optcg.model.filters import HasKeyword, InBattle, ThisCard, Without
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Every, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
LATER_STEPS = ("block", "counter", "damage_dealt", "battle_won", "battle_lost")


def auto(timing: str, *effects: Effect) -> AutoEffect:
    return AutoEffect((When(timing),), effects)


def battling(role: str) -> Every:
    """The attacker or the target of the battle."""
    return Every(Cards(Owner.EITHER, LEADER_AND_CHARACTERS, InBattle(role)))


def to_hand(cards: Cards) -> Effect:
    return Move(Every(cards), Place.HAND)


def draws(game: Table) -> list[int]:
    return [e.player for e in game.game.events if e.kind == "card_drawn"]


def cut_short(game: Table) -> tuple[list[str], tuple[int, str]]:
    """By which rule a battle ended early, and that nothing of its later steps happened."""
    assert not set(LATER_STEPS) & set(game.kinds())
    return [e.rule for e in game.game.events if e.kind == "battle_cut_short"], game.asked()


@pytest.mark.rule("7-1-1-3")
def test_7_1_1_3_effects_of_attacking_come_before_those_against_it() -> None:
    """A's [When Attacking] draws first, then B's [On Your Opponent's Attack]."""
    s = Scenario()
    s.leader(B, abilities=[auto("On Your Opponent's Attack", Draw(1))])
    s.leader(A, abilities=[auto("When Attacking", Draw(1))])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert draws(game) == [A, B]


@pytest.mark.rule("7-1-1-3")
def test_7_1_1_3_a_card_may_watch_for_the_attack_of_another() -> None:
    """ "When your Character attacks, draw 1" on the Leader sees a Character's attack, not its own."""
    s = Scenario()
    watches = AutoEffect((When("attacks", YOUR_CHARACTERS, Owner.YOU),), (Draw(1),))
    s.leader(A, abilities=[watches])
    striker = s.character(A)
    game = s.start()
    game.attack(striker, "leader_b")

    game.attack("leader_a", "leader_b")

    assert draws(game) == [A]


@pytest.mark.rule("7-1-1-4")
@pytest.mark.parametrize("who", ["target", "attacker"])
def test_7_1_1_4_a_card_that_moved_in_the_attack_step_ends_the_battle(who: str) -> None:
    """[When Attacking] returns the target or the attacker to the hand: no block, no counter, no damage."""
    s = Scenario()
    returns = Move(battling(who), Place.HAND)
    attacker = s.character(A, abilities=[auto("When Attacking", returns)])
    target = s.character(B, rested=True)
    s.character(B, keywords=["Blocker"])
    s.hand(B, s.character_card(counter=1000))
    game = s.start()

    game.declare(attacker, target)

    assert cut_short(game) == (["7-1-1-4"], (A, "main"))


@pytest.mark.rule("7-1-1-4")
def test_7_1_1_4_the_effect_of_the_defender_may_end_the_battle() -> None:
    """[On Your Opponent's Attack] K.O.s the attacker: B's Leader takes no damage."""
    s = Scenario()
    s.leader(B, abilities=[auto("On Your Opponent's Attack", KO(battling("attacker")))])
    attacker = s.character(A)
    game = s.start()

    game.declare(attacker, "leader_b")

    assert (cut_short(game), game.area(attacker)) == ((["7-1-1-4"], (A, "main")), "trash")


@pytest.mark.rule("7-1-1-4")
def test_7_1_1_4_a_target_that_becomes_active_stays_the_target() -> None:
    """It was set active in the Attack Step, but it has not moved, so the battle goes on."""
    s = Scenario()
    s.leader(B, abilities=[auto("On Your Opponent's Attack", SetActive(Every(YOUR_CHARACTERS)))])
    target = s.character(B, power=1000, rested=True)
    game = s.start()

    game.attack("leader_a", target)

    assert game.area(target) == "trash"


@pytest.mark.rule("7-1-2-2")
def test_7_1_2_2_on_block_activates_before_the_counter_step() -> None:
    """B blocks, draws by [On Block], and only then is asked for counters."""
    s = Scenario()
    wall = s.character(B, keywords=["Blocker"], abilities=[auto("On Block", Draw(1))])
    game = s.start().declare("leader_a", "leader_b")

    game.choose(f"block {wall}")

    assert (game.kinds()[-3:], game.asked()) == (
        ["blocked", "effect_activated", "card_drawn"],
        (B, "counter"),
    )


@pytest.mark.rule("7-1-2-2")
def test_7_1_2_2_effects_when_you_block_activate_too() -> None:
    """B's Leader with "when you activate [Blocker], draw 1" draws for a Character's block."""
    s = Scenario()
    s.leader(B, abilities=[AutoEffect((When("activates Blocker", who=Owner.YOU),), (Draw(1),))])
    wall = s.character(B, keywords=["Blocker"])
    game = s.start().declare("leader_a", "leader_b")

    game.choose(f"block {wall}")

    assert draws(game) == [B]


@pytest.mark.rule("7-1-2-3")
@pytest.mark.parametrize("who", ["attacker", "target"])
def test_7_1_2_3_a_card_that_moved_in_the_block_step_ends_the_battle(who: str) -> None:
    """[On Block] returns the attacker, or the blocker itself, to the hand: no Counter Step follows."""
    s = Scenario()
    returns = Move(battling(who), Place.HAND)
    attacker = s.character(A)
    wall = s.character(B, keywords=["Blocker"], abilities=[auto("On Block", returns)])
    s.hand(B, s.character_card(counter=1000))
    game = s.start().declare(attacker, "leader_b")

    game.choose(f"block {wall}")

    assert cut_short(game) == (["7-1-2-3"], (A, "main"))


@pytest.mark.rule("7-1-2-3", "10-1-4-1")
def test_7_1_2_3_the_first_target_may_leave_once_another_card_blocks() -> None:
    """The blocker is the target now, so the battle goes on when the card it blocked for is returned."""
    s = Scenario()
    others = Cards(Owner.YOU, (Area.CHARACTER,), Without(ThisCard()))
    first = s.character(B, rested=True)
    wall = s.character(B, power=1000, keywords=["Blocker"], abilities=[auto("On Block", to_hand(others))])
    game = s.start().declare("leader_a", first)

    game.choose(f"block {wall}").pass_battle()

    assert (game.area(first), game.area(wall)) == ("hand", "trash")


@pytest.mark.rule("7-1-2-1", "10-1-4-1")
def test_7_1_2_1_a_blocker_cannot_block_for_itself() -> None:
    """An active [Blocker], attacked by a card that may attack active Characters, is not offered."""
    s = Scenario()
    attacker = s.character(A, keywords=["Attack Active"])
    attacked = s.character(B, keywords=["Blocker"])
    other = s.character(B, keywords=["Blocker"])
    game = s.start()

    game.declare(attacker, attacked)

    assert game.choices() == [f"block {other}", "done"]


@pytest.mark.rule("7-1-2-1")
def test_7_1_2_1_there_is_no_second_block() -> None:
    """After one [Blocker] was used no other one is asked, even if an effect sets them active."""
    s = Scenario()
    stand_up = SetActive(Every(Cards(Owner.YOU, (Area.CHARACTER,), HasKeyword("Blocker"))))
    first = s.character(B, keywords=["Blocker"], abilities=[auto("On Block", stand_up)])
    s.character(B, keywords=["Blocker"])
    s.hand(B, s.character_card())
    game = s.start().declare("leader_a", "leader_b")

    game.choose(f"block {first}")

    assert game.asked() == (B, "counter")


@pytest.mark.rule("7-1-3-1")
def test_7_1_3_1_effects_when_attacked_come_before_any_counter() -> None:
    """B's Leader gains 1000 at the beginning of the Counter Step, and B is asked for counters after it."""
    s = Scenario()
    stronger = GainPower(This(), 1000, Duration.BATTLE)
    s.leader(
        B,
        abilities=[
            AutoEffect((When("attacked", Cards(Owner.YOU, (Area.LEADER,), ThisCard())),), (stronger,))
        ],
    )
    s.hand(B, s.character_card(counter=1000))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.power("leader_b"), game.asked()) == (6000, (B, "counter"))


@pytest.mark.rule("7-1-3-1")
def test_7_1_3_1_they_come_after_the_block_step() -> None:
    """A blocker took the place of the Leader, so the Leader is not the card being attacked."""
    s = Scenario()
    this_leader = Cards(Owner.YOU, (Area.LEADER,), ThisCard())
    s.leader(B, abilities=[AutoEffect((When("attacked", this_leader),), (Draw(1),))])
    wall = s.character(B, keywords=["Blocker"])
    game = s.start().declare("leader_a", "leader_b")
    before = draws(game)

    game.choose(f"block {wall}")

    assert (before, draws(game)) == ([], [])


@pytest.mark.rule("7-1-3-3")
@pytest.mark.parametrize("who", ["attacker", "target"])
def test_7_1_3_3_a_card_that_moved_in_the_counter_step_ends_the_battle(who: str) -> None:
    """A [Counter] Event K.O.s the attacker, or returns the target: powers are not compared."""
    s = Scenario()
    effect = KO(battling(who)) if who == "attacker" else Move(battling(who), Place.HAND)
    attacker = s.character(A)
    target = s.character(B, rested=True)
    event = s.hand(B, s.event_card(counter_event=[effect]))
    game = s.start().declare(attacker, target)

    game.choose(f"counter {event}").pass_battle()

    assert cut_short(game) == (["7-1-3-3"], (A, "main"))


@pytest.mark.rule("7-1-3-3")
def test_7_1_3_3_the_counter_step_itself_goes_on_to_its_end() -> None:
    """The check stands at the end of the step: B may still use another counter."""
    s = Scenario()
    attacker = s.character(A)
    event = s.hand(B, s.event_card(counter_event=[KO(battling("attacker"))]))
    other = s.hand(B, s.character_card(counter=1000))
    game = s.start().declare(attacker, "leader_b")

    game.choose(f"counter {event}")

    assert (game.asked(), f"counter {other}" in game.choices()) == ((B, "counter"), True)


def after_battle(*effects: Effect) -> AutoEffect:
    """ "At the end of a battle in which this card battles, ..." """
    return AutoEffect((When("battle ends", Cards(Owner.YOU, (Area.CHARACTER,), ThisCard())),), effects)


@pytest.mark.rule("7-1-5-2")
def test_7_1_5_2_effects_for_the_end_of_a_battle_activate() -> None:
    """The Character that battled returns to the hand when the battle closes."""
    s = Scenario()
    striker = s.character(A, abilities=[after_battle(Move(This(), Place.HAND))])
    game = s.start()

    game.attack(striker, "leader_b")

    assert (game.area(striker), game.count(B, "life"), game.kinds()[-2:]) == (
        "hand",
        2,
        ["to_hand", "battle_ended"],
    )


@pytest.mark.rule("7-1-5-2")
def test_7_1_5_2_the_turn_players_effects_come_first() -> None:
    """Attacker and target both survive and draw: A before B."""
    s = Scenario()
    target = s.character(B, power=9000, rested=True, abilities=[after_battle(Draw(1))])
    striker = s.character(A, abilities=[after_battle(Draw(1))])
    game = s.start()

    game.attack(striker, target)

    assert draws(game) == [A, B]


@pytest.mark.rule("7-1-5-2")
def test_7_1_5_2_during_this_battle_still_holds_then() -> None:
    """An effect at the end of the battle finds the attacker with its +1000 of this battle."""
    s = Scenario()
    plus = auto("When Attacking", GainPower(This(), 1000, Duration.BATTLE))
    lasting = after_battle(GainPower(battling("target"), -1000, Duration.TURN), Draw(1))
    striker = s.character(A, power=5000, abilities=[plus, lasting])
    target = s.character(B, power=9000, rested=True)
    game = s.start()

    game.attack(striker, target)

    kinds = [k for k in game.kinds() if k in ("card_drawn", "effects_ended")]
    assert (kinds, game.power(striker), game.power(target)) == (["card_drawn", "effects_ended"], 5000, 8000)


@pytest.mark.rule("7-1-5-2")
def test_7_1_5_2_a_card_that_is_not_in_the_battle_stays_silent() -> None:
    """Its text speaks of battles in which it battles itself."""
    s = Scenario()
    s.character(A, abilities=[after_battle(Draw(1))])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert draws(game) == []
