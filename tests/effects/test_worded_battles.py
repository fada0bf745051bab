"""Battles against certain cards, battles that end early, blocks that cannot be."""

import pytest

from optcg.model.conditions import YouDid
from optcg.model.effects import Draw, EndBattle, If
from optcg.model.terms import Category
from tests.effects.checks import begin, resolve, said
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table


def stopping(s: Scenario) -> None:
    """B has a Counter, so that the battle stops in the Counter Step."""
    s.hand(B, s.character_card(counter=1000))


@pytest.mark.parametrize(
    ("line", "target", "power"),
    [
        ("During battles against Leaders, this Character gains +2000 power.", "leader_b", 7000),
        ("During battles against Leaders, this Character gains +2000 power.", "foe", 5000),
        ("This Character gains +2000 power when battling your opponent's Characters.", "foe", 7000),
        (
            "During battles with Characters with a cost of 4 or more, this Character gains +2000 power.",
            "foe",
            5000,
        ),
    ],
)
def test_7_1_what_holds_in_battles(line: str, target: str, power: int) -> None:
    s = Scenario()
    stopping(s)
    ally = s.character(A, power=5000, abilities=worded(line))
    foe = s.character(B, cost=3, power=9000, rested=True)
    game = begin(s)

    assert game.power(ally) == 5000
    game.declare(ally, foe if target == "foe" else target)
    assert game.power(ally) == power
    assert game.pass_battle().power(ally) == 5000


def test_7_1_the_card_that_is_attacked_battles_too() -> None:
    s = Scenario()
    stopping(s)
    line = "During battles against Leaders, this Character gains +2000 power."
    foe = s.character(B, power=4000, rested=True, abilities=worded(line))
    game = begin(s).attack("leader_a", foe)

    assert game.area(foe) == "characters"


@pytest.mark.rule("7-1-5")
def test_7_1_5_an_attack_that_is_negated_deals_no_damage() -> None:
    s = Scenario()
    card = s.hand(B, s.character_card())
    line = "[On Your Opponent's Attack] You may trash 1 card from your hand: Negate that attack."
    s.leader(B, power=5000, abilities=worded(line))
    s.life(B, 3)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert (game.count(B, "life"), game.area(card), game.rested("leader_a")) == (3, "trash", True)
    assert game.asked() == (A, "main")


def test_7_1_5_what_lasts_for_the_battle_ends_with_it() -> None:
    s = Scenario()
    ally = s.character(
        A, abilities=worded("[When Attacking] This Character gains +2000 power during this battle.")
    )
    (counter,) = said(
        "[Counter] Negate the attack of your opponent's Character with 7000 power or less.", Category.EVENT
    )
    s.hand(B, s.event_card(cost=0, abilities=[counter]))
    s.life(B, 3)
    game = begin(s).declare(ally, "leader_b")
    game.choose(next(choice for choice in game.choices() if choice.startswith("counter")))

    assert (game.count(B, "life"), game.power(ally)) == (3, 5000)


def test_only_such_an_attack_is_negated() -> None:
    s = Scenario()
    (counter,) = said(
        "[Counter] Negate the attack of your opponent's Character with 7000 power or less.", Category.EVENT
    )
    s.hand(B, s.event_card(cost=0, abilities=[counter]))
    s.life(B, 3)
    game = begin(s).declare("leader_a", "leader_b")
    game.choose(next(choice for choice in game.choices() if choice.startswith("counter"))).pass_battle()

    assert game.count(B, "life") == 2


def test_a_battle_ends_when_it_is_blocked() -> None:
    s = Scenario()
    wall = s.character(B, power=1000, keywords=["Blocker"], abilities=worded("[On Block] End the battle."))
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}")

    assert (game.area(wall), game.asked()) == ("characters", (A, "main"))


def test_no_battle_is_no_battle_to_end() -> None:
    assert resolve(Scenario(), EndBattle(), If(YouDid(), (Draw(1),))).count(A, "hand") == 0


@pytest.mark.parametrize(
    ("line", "cost", "asked"),
    [
        ("[When Attacking] This attack cannot be blocked.", 5, False),
        ("[When Attacking] This attack cannot be blocked by Characters with a cost of 4 or less.", 4, False),
        ("[When Attacking] This attack cannot be blocked by Characters with a cost of 4 or less.", 5, True),
        (
            "This Character's attacks cannot be blocked by your opponent's Characters with a cost of 4.",
            4,
            False,
        ),
        ("Your Leader's attacks cannot be blocked.", 4, True),
    ],
)
def test_an_attack_cannot_be_blocked(line: str, cost: int, asked: bool) -> None:
    s = Scenario()
    stopping(s)
    ally = s.character(A, abilities=worded(line))
    s.character(B, cost=cost, keywords=["Blocker"])
    game = begin(s).declare(ally, "leader_b")

    assert (game.asked()[1] == "block") is asked


@pytest.mark.parametrize(("who", "drawn"), [("leader_b", 1), ("wall", 0)])
def test_the_attack_is_against_your_leader(who: str, drawn: int) -> None:
    s = Scenario()
    wall = s.character(B, rested=True, power=9000)
    line = "[On Your Opponent's Attack] If the attack is against your Leader, draw 1 card."
    s.leader(B, power=9000, abilities=worded(line))
    game = begin(s).attack("leader_a", wall if who == "wall" else who)

    assert game.count(B, "hand") == drawn


def test_the_character_it_battled() -> None:
    s = Scenario()
    line = (
        "At the end of a battle between this Character and your opponent's Character, place the Character it "
        "battled at the bottom of the owner's deck."
    )
    ally = s.character(A, power=1000, abilities=worded(line))
    foe = s.character(B, power=9000, rested=True)
    game = begin(s).attack(ally, foe)

    assert game.area(foe) == "deck"


@pytest.mark.parametrize(
    ("line", "attacker", "offered"),
    [
        (
            "Your opponent cannot activate Events with a cost of 1 when this Character attacks.",
            "ally",
            False,
        ),
        ("Your opponent cannot activate Events with a cost of 0 when this Character attacks.", "ally", True),
        ("Your opponent cannot activate Events when this Character attacks.", "leader_a", True),
        ("During this Character's attacks, your opponent cannot activate [Counter] Events.", "ally", False),
        ("Your opponent cannot activate Events when your Leader attacks.", "leader_a", False),
    ],
)
def test_7_1_events_that_are_not_activated_in_an_attack(line: str, attacker: str, offered: bool) -> None:
    s = Scenario()
    stopping(s)
    counter = said("[Counter] Your Leader gains +1000 power during this battle.", Category.EVENT)
    event = s.hand(B, s.event_card(cost=1, abilities=counter))
    s.don(B, active=3)
    ally = s.character(A, power=5000, abilities=worded(line))
    game = begin(s).declare(ally if attacker == "ally" else attacker, "leader_b")

    assert any(event in choice for choice in game.choices()) is offered


_ATTACKS = "your {Harbor} type Characters attack"
_EVENTS, _BLOCKS = "your opponent cannot activate Events", "your opponent cannot activate [Blocker]"
_FORBIDDEN = {
    f"{_EVENTS} whenever {_ATTACKS} during this turn.": "counter",
    f"During this turn, when {_ATTACKS}, {_EVENTS}.": "counter",
    f"{_BLOCKS} when {_ATTACKS} during this turn.": "block",
    f"When {_ATTACKS} during this turn, {_BLOCKS}.": "block",
}


@pytest.mark.rule("7-1", "1-3-3")
@pytest.mark.parametrize("line", _FORBIDDEN)
def test_7_1_a_ban_for_attacks_of_a_kind_is_said_of_the_player(line: str) -> None:
    """A Character that is played later counts; one that is of another type, or a later turn, does not."""
    s = Scenario()
    counter = said("[Counter] Your Leader gains +1000 power during this battle.", Category.EVENT)
    s.hand(B, s.event_card(cost=1, abilities=counter))
    s.don(B, active=3)
    s.life(B, 5)
    s.character(B, power=1000, keywords=["Blocker"])
    there = s.character(A, power=5000, types=("Harbor",))
    other = s.character(A, power=5000, types=("Lamplight",))
    later = s.hand(A, s.character_card(cost=0, power=5000, types=("Harbor",), keywords=["Rush"]))
    (main,) = said(f"[Main] {line}", Category.EVENT)
    event = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[main]))
    (hush,) = said("[Main] Negate the effects of all of your Characters during this turn.", Category.EVENT)
    silence = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[hush]))
    game = begin(s).play(event).play(silence).play(later)
    offered = [_is_offered(game, card, _FORBIDDEN[line]) for card in (there, later, other)]

    assert offered == [False, False, True]
    game.end().end()
    assert _is_offered(game, there, _FORBIDDEN[line])


def _is_offered(game: Table, attacker: str, what: str) -> bool:
    """Whether B may block, or use a [Counter] Event, against this attack."""
    game.declare(attacker, "leader_b")
    found = False
    while game.asked()[1] in ("block", "counter"):
        found |= any(choice.startswith(what) for choice in game.choices())
        game.choose("done")
    game.pass_battle()
    return found


def test_8_2_4_a_chosen_card_against_which_no_event_is_activated() -> None:
    s = Scenario()
    stopping(s)
    counter = said("[Counter] Your Leader gains +1000 power during this battle.", Category.EVENT)
    event = s.hand(B, s.event_card(cost=1, abilities=counter))
    s.don(B, active=3)
    one, other = s.character(A, power=5000), s.character(A, power=5000)
    line = (
        "[On Play] Up to 1 of your Characters gains +1000 power during this turn. Your opponent cannot "
        "activate Events when that Character attacks during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {one}").declare(one, "leader_b")

    assert not any(event in choice for choice in game.choices())
    game.pass_battle().declare(other, "leader_b")
    assert any(event in choice for choice in game.choices())


@pytest.mark.parametrize(("target", "powers"), [("leader", (7000, 5000)), ("ally", (5000, 7000))])
def test_the_attacked_card_gains_power(target: str, powers: tuple[int, int]) -> None:
    s = Scenario()
    ally = s.character(B, rested=True)
    attacker = s.character(A, power=5000)
    line = "The attacked Leader or Character gains +2000 power during this turn."
    s.character(B, abilities=said(f"[On Your Opponent's Attack] [Once Per Turn] {line}"))
    game = begin(s).declare(attacker, "leader_b" if target == "leader" else ally)

    assert (game.power("leader_b"), game.power(ally)) == powers


@pytest.mark.parametrize(("power", "blocks"), [(3000, False), (4000, True)])
def test_what_holds_and_what_cannot_block_in_one_sentence(power: int, blocks: bool) -> None:
    s = Scenario()
    line = (
        "This Character gains +1000 power, and your opponent's Characters with 3000 power or less cannot "
        "activate [Blocker] when this Character attacks."
    )
    attacker = s.character(A, power=5000, abilities=said(line))
    blocker = s.character(B, power=power, keywords=["Blocker"])
    game = begin(s)
    assert game.power(attacker) == 6000

    game.declare(attacker, "leader_b")
    assert (f"block {blocker}" in game.choices()) is blocks
