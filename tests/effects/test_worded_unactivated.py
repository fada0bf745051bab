"""Effects that a player cannot activate, of cards that are told by what they are (Rules 1-3-3, 8-2)."""

import pytest

from optcg.model.effects import NegateTiming
from tests.effects.checks import begin, draws_when
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario, Table

BAN = (
    "[On Play] Your opponent cannot activate the [On Play] effects of Characters with 6000 base "
    "power or less "
    "until the end of your opponent's next End Phase."
)


def drawn_by_playing(game: Table, ref: str, player: int = B) -> int:
    before = game.count(player, "hand")
    game.play(ref)
    return game.count(player, "hand") - before + 1


@pytest.mark.parametrize(("power", "drawn"), [(6000, 0), (7000, 1)])
def test_of_cards_that_come_later(power: int, drawn: int) -> None:
    s = Scenario()
    late = s.hand(B, s.character_card(power=power, cost=1, abilities=[draws_when("On Play")]))
    game, _ = played(s, BAN)
    game.end()

    assert drawn_by_playing(game, late) == drawn


def test_it_ends() -> None:
    s = Scenario()
    late = s.hand(B, s.character_card(power=1000, cost=1, abilities=[draws_when("On Play")]))
    game, _ = played(s, BAN)
    for _ in range(3):
        game.end()

    assert drawn_by_playing(game, late) == 1


def test_own_cards_are_not_meant() -> None:
    s = Scenario()
    mine = s.hand(A, s.character_card(power=1000, cost=1, abilities=[draws_when("On Play")]))
    game, _ = played(s, BAN)

    assert drawn_by_playing(game, mine, A) == 1


@pytest.mark.parametrize(("cost", "drawn"), [(5, 0), (4, 1)])
def test_of_your_own_cards(cost: int, drawn: int) -> None:
    s = Scenario()
    s.don(A, active=10)
    mine = s.hand(A, s.character_card(cost=cost, abilities=[draws_when("On Play")]))
    line = (
        "[On Play] You cannot activate [On Play] effects of your Characters with a cost of 5 or more "
        "during this turn."
    )
    game, _ = played(s, line)

    assert drawn_by_playing(game, mine, A) == drawn


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 0), (("Quarry",), 1)])
@pytest.mark.parametrize("tag", ["When Attacking", "On K.O."])
def test_several_tags(tag: str, types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    theirs = s.character(B, power=5000, types=types, abilities=[draws_when(tag)])
    line = (
        "[On Play] Your opponent cannot activate the [When Attacking] or [On K.O.] effects of their {Harbor} "
        "type Characters until the end of your opponent's next turn."
    )
    game, _ = played(s, line)
    game.end()
    before = game.count(B, "hand")
    game.attack(theirs, "leader_a")
    if tag == "On K.O.":
        game.end()
        game.attack("leader_a", theirs)
        # The next turn of player B is over by then.
        assert game.count(B, "hand") == before + 1
    else:
        assert game.count(B, "hand") == before + drawn


@pytest.mark.parametrize(("cost", "drawn"), [(2, 0), (3, 1)])
def test_an_on_ko_effect_as_long_as_a_card_says_so(cost: int, drawn: int) -> None:
    s = Scenario()
    fallen = s.character(B, power=3000, cost=cost, rested=True, abilities=[draws_when("On K.O.")])
    watching(s, "Your opponent cannot activate [On K.O.] effects of Characters with a cost of 2 or less.")
    game = begin(s)
    game.attack("leader_a", fallen)

    assert (game.area(fallen), game.count(B, "hand")) == ("trash", drawn)


def test_neither_player() -> None:
    s = Scenario()
    mine = s.hand(A, s.character_card(cost=1, abilities=[draws_when("On Play")]))
    theirs = s.hand(B, s.character_card(cost=1, abilities=[draws_when("On Play")]))
    line = (
        "[On Play] Neither player can activate [On Play] effects of Characters until the end of your "
        "opponent's next turn."
    )
    game, _ = played(s, line)

    assert drawn_by_playing(game, mine, A) == 0
    game.end()
    assert drawn_by_playing(game, theirs) == 0


@pytest.mark.parametrize(("power", "drawn"), [(3000, 0), (4000, 1)])
def test_compared_with_this_card(power: int, drawn: int) -> None:
    s = Scenario()
    late = s.hand(B, s.character_card(power=power, cost=1, abilities=[draws_when("On Play")]))
    line = (
        "[On Play] Your opponent cannot activate the [On Play] effects of Characters with less power "
        "than this "
        "Character until the end of your opponent's next turn."
    )
    game, _ = played(s, line, power=4000)
    game.end()

    assert drawn_by_playing(game, late) == drawn


def test_a_position_keeps_of_which_cards_it_is_said() -> None:
    s = Scenario()
    late = s.hand(B, s.character_card(power=7000, cost=1, abilities=[draws_when("On Play")]))
    game, _ = played(s, BAN)
    again = Table(type(game.game).from_position(game.game.position(), seed=1))
    again.end()

    assert drawn_by_playing(again, late) == 1


def test_without_a_description_all_are_meant() -> None:
    (ability,) = worded("[On Play] Your opponent cannot activate [On Play] effects during this turn.")
    (ban,) = ability.effects  # type: ignore[attr-defined]

    assert isinstance(ban, NegateTiming)
    assert ban.filter is None


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("[Your Turn] All of your opponent's [On K.O.] effects are negated.", 0),
        ("[Your Turn] Negate all of your opponent's [On K.O.] effects.", 0),
        ("[Your Turn] None of your opponent's [On K.O.] effects can be activated.", 0),
        ("All [On Play] and [On K.O.] effects are negated.", 0),
        ("[Opponent's Turn] All of your opponent's [On K.O.] effects are negated.", 1),
        ("[Your Turn] All of your [On K.O.] effects are negated.", 1),
    ],
)
def test_all_effects_of_a_player_with_one_tag(line: str, drawn: int) -> None:
    """Rule 8-2."""
    s = Scenario()
    watching(s, line, A)
    foe = s.character(B, power=1000, rested=True, abilities=[draws_when("On K.O.")])
    game = begin(s)
    before = game.count(B, "hand")
    game.attack("leader_a", foe)

    assert game.count(B, "hand") - before == drawn


def test_what_is_declared_is_not_declared() -> None:
    """Rule 8-1-3-2."""
    s = Scenario(turn_player=B)
    watching(s, "[Opponent's Turn] Your opponent's [Activate: Main] effects are negated.", A)
    foe = s.character(B, abilities=worded("[Activate: Main] You may rest this Character: Draw 1 card."))

    assert f"activate {foe}" not in " ".join(begin(s).choices())


@pytest.mark.parametrize(("cost", "able"), [(2, False), (3, True)])
def test_events_of_the_hand(cost: int, able: bool) -> None:
    s = Scenario(turn_player=B)
    watching(s, "Your opponent cannot activate Events with a base cost of 2 or less from their hand.", A)
    card = s.hand(B, s.event_card(cost=cost, abilities=worded("[Main] Draw 1 card.")))

    assert (f"play {card}" in begin(s).choices()) is able
