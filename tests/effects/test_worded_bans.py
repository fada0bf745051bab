"""What is lost, what alone can be attacked, and what players cannot do, from words to what happens."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import KO, AddDon, AttackActive, Draw, ForbidPlayer, LoseKeyword, Play
from optcg.model.filters import CostIs
from optcg.model.selections import Choose, Every, Owner
from tests.effects.checks import OWN, OWN_HAND, THEIRS, begin, don, event, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def test_a_keyword_is_lost_for_a_turn() -> None:
    s = Scenario()
    wall = s.character(B, abilities=worded("[Blocker]"))
    s.character(B, abilities=worded("[Blocker]"))
    game, _ = played(s, "[On Play] Up to 1 of your opponent's Characters loses [Blocker] during this turn.")
    game.choose(f"pick {wall}")
    before = game.keywords(wall)
    game.end()

    assert (before, game.keywords(wall)) == ([], ["Blocker"])


def test_what_is_lost_is_not_gained_meanwhile() -> None:
    """Rule 1-3-3: what forbids prevails."""
    s = Scenario()
    wall = s.character(B, abilities=worded("This Character gains [Blocker]."))
    game = resolve(s, LoseKeyword(Every(THEIRS), "Blocker", TURN))

    assert game.keywords(wall) == []
    assert game.end().keywords(wall) == ["Blocker"]


def test_all_of_them_lose_it_as_long_as_a_card_says_so() -> None:
    s = Scenario()
    small = s.character(B, cost=3, abilities=worded("[Blocker]"))
    big = s.character(B, cost=4, abilities=worded("[Blocker]"))
    s.character(A, abilities=worded("Your opponent's Characters with a cost of 3 or less lose [Blocker]."))
    game = begin(s)

    assert (game.keywords(small), game.keywords(big)) == ([], ["Blocker"])


def test_a_lost_keyword_is_kept_in_a_position() -> None:
    s = Scenario()
    wall = s.character(B, abilities=worded("[Blocker]"), effects=[{"keyword": "no Blocker", "until": "turn"}])

    assert begin(s).keywords(wall) == []


def test_active_characters_of_a_kind_may_be_attacked() -> None:
    s = Scenario()
    line = "This Character can also attack your opponent's active Characters with a cost of 5 or less."
    hunter = s.character(A, abilities=worded(line))
    small = s.character(B, cost=5)
    big = s.character(B, cost=6)
    game = begin(s)

    assert f"attack {hunter} {small}" in game.choices()
    assert f"attack {hunter} {big}" not in game.choices()
    assert f"attack leader_a {small}" not in game.choices()
    (effect,) = worded(line)
    assert repr(CostIs("<=", 5)) in repr(effect)


def test_for_a_turn_too() -> None:
    s = Scenario()
    ally = s.character(A)
    small = s.character(B, cost=2)
    game = resolve(s, AttackActive(Every(THEIRS), CostIs("<=", 2), TURN))
    assert f"attack {ally} {small}" not in game.choices()

    s = Scenario()
    ally = s.character(A)
    small = s.character(B, cost=2)
    line = "[On Play] Your Characters can also attack active Characters with a cost of 2 during this turn."
    game, _ = played(s, line)
    assert f"attack {ally} {small}" in game.choices()
    game.end().end()
    assert f"attack {ally} {small}" not in game.choices()


@pytest.mark.parametrize("words", ["cannot attack any card other than", "can only attack"])
def test_only_this_character_can_be_attacked(words: str) -> None:
    s = Scenario(turn_player=B)
    attacker = s.character(B)
    decoy = s.character(
        A,
        rested=True,
        abilities=worded(f"If this Character is rested, your opponent {words} this Character."),
    )
    other = s.character(A, rested=True)
    game = begin(s)

    assert f"attack {attacker} {decoy}" in game.choices()
    assert f"attack {attacker} {other}" not in game.choices()
    assert f"attack {attacker} leader_a" not in game.choices()


def test_only_leaders_can_be_attacked() -> None:
    s = Scenario()
    ally = s.character(A, abilities=worded("This Character can only attack Leaders."))
    target = s.character(B, rested=True)
    game = begin(s)

    assert f"attack {ally} leader_b" in game.choices()
    assert f"attack {ally} {target}" not in game.choices()


def test_no_don_are_added_by_effects() -> None:
    s = Scenario()
    game = resolve(s, ForbidPlayer(Owner.YOU, "add DON!! by effects", TURN), AddDon(2))

    assert don(game, A)[:2] == (5, 0)


def test_no_activate_main() -> None:
    s = Scenario()
    ally = s.character(A, abilities=worded("[Activate: Main] You may rest this Character: Draw 1 card."))
    game = begin(s)
    assert any(choice.startswith(f"activate {ally}") for choice in game.choices())

    s = Scenario()
    ally = s.character(A, abilities=worded("[Activate: Main] You may rest this Character: Draw 1 card."))
    game = resolve(s, ForbidPlayer(Owner.YOU, "activate effects", TURN))
    assert not any(choice.startswith(f"activate {ally}") for choice in game.choices())


@pytest.mark.parametrize("banned", [False, True])
def test_no_counter_events(banned: bool) -> None:
    s = Scenario()
    s.don(B, active=3)
    counter = s.hand(B, s.event_card(cost=1, counter_event=[Draw(1)]))
    symbol = s.hand(B, s.character_card(counter=1000))
    line = "[When Attacking] Your opponent cannot activate [Counter] Events during this battle."
    attacker = s.character(A, abilities=worded(line) if banned else [])
    game = begin(s).declare(attacker, "leader_b")
    while game.asked()[1] == "block":
        game.choose("done")

    assert game.asked() == (B, "counter")
    assert any(symbol in choice for choice in game.choices())
    assert any(counter in choice for choice in game.choices()) is not banned


def test_neither_player_plays_by_effects() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=3))
    (main,) = worded("[Main] Neither player can play Characters by effects during this turn.")
    game = resolve(s, *main.effects, Play(Choose(OWN_HAND, 1)))  # type: ignore[attr-defined]

    assert game.area(card) == "hand"
    assert game.asked() == (A, "main")


@pytest.mark.parametrize("player", [A, B])
def test_an_event_of_either_player(player: int) -> None:
    s = Scenario(turn_player=player)
    s.character(A, abilities=worded("When an Event is activated, draw 1 card."))
    ref = event(s, Draw(0), player=player)
    game = begin(s).play(ref)

    assert game.count(A, "hand") == 1


def test_a_replacement_for_a_group_until_later() -> None:
    s = Scenario(turn_player=A)
    ally = s.character(A, types=("Harbor",), power=1000, rested=True)
    s.hand(A, s.character_card())
    attacker = s.character(B, power=9000)
    line = (
        "[On Play] Until the end of your opponent's next turn, if any of your {Harbor} type Characters would "
        "be K.O.'d, you may trash 1 card from your hand instead."
    )
    game, _ = played(s, line)
    game.end()
    game.attack(attacker, ally)

    assert game.asked() == (A, "yes_no")


def test_the_next_time_only() -> None:
    s = Scenario()
    ally = s.character(A, power=1000, rested=True)
    line = "The next time that Character would be K.O.'d this turn, it is not K.O.'d."
    (main,) = worded(f"[Main] Select 1 of your Characters. {line}")
    ko = KO(Every(OWN))
    game = resolve(s, *main.effects, ko)  # type: ignore[attr-defined]
    assert game.area(ally) == "characters"

    s = Scenario()
    ally = s.character(A, power=1000, rested=True)
    game = resolve(s, *main.effects, ko, ko)  # type: ignore[attr-defined]
    assert game.area(ally) == "trash"


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(
    ("cause", "area"), [("leader", "characters"), ("character", "trash"), ("effect", "characters")]
)
def test_1_3_3_kept_in_some_battles_and_from_effects(cause: str, area: str) -> None:
    s = Scenario()
    line = "This Character cannot be K.O.'d in battle by Leaders or by your opponent's effects."
    shielded = s.character(B, power=1000, rested=True, abilities=worded(line))
    attacker = s.character(A, power=9000)
    trick = event(s, KO(Choose(THEIRS, 1)))
    game = begin(s)
    if cause == "effect":
        game.play(trick)
    else:
        game.attack("leader_a" if cause == "leader" else attacker, shielded)

    assert game.area(shielded) == area
