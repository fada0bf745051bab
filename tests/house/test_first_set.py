"""First set: each keyword, Event and [Trigger] does what it says, card by card."""

import re

import pytest

from optcg.model.abilities import KeywordEffect
from optcg.model.cards import CardData
from optcg.model.terms import Category
from tests.effects.checks import begin
from tests.games.playing import house
from tests.house.board import Board, picks, played, quiet, take, triggered
from tests.official.offers import targets
from tests.scenario import A, B

FIRST = [card for card in house() if card.number.startswith("HS01")]


def printed(keyword: str) -> list[str]:
    return [card.number for card in FIRST if KeywordEffect(keyword) in card.abilities]


def saying(pattern: str) -> list[tuple[str, int]]:
    """The cards of the first set with these words, and the number in them."""
    found = [(card.number, re.search(pattern, card.text)) for card in FIRST]
    return [(number, int(match[1])) for number, match in found if match is not None]


def place(s: Board, player: int, card: CardData) -> str:
    if card.category is Category.LEADER:
        return s.lead(player, card.number)
    return s.put(player, card.number)


@pytest.mark.parametrize("number", [card.number for card in FIRST if card.category is Category.CHARACTER])
def test_only_rush_attacks_at_once(number: str) -> None:
    s = Board()
    game, card = played(s, number)
    assert bool(targets(game, card)) is (number in printed("Rush"))


@pytest.mark.parametrize("number", [card.number for card in FIRST if card.power])
def test_only_blockers_block_and_only_double_attack_and_banish_hurt_more(number: str) -> None:
    s = Board(turn_player=A)
    wall = place(s, B, house()[number])
    target = s.character(B, rested=True)
    game = begin(s).declare("leader_a", target)
    asked = game.game.decision is not None and f"block {wall}" in game.choices()
    assert asked is (number in printed("Blocker"))

    s = Board()
    attacker = place(s, A, house()[number])
    s.leader(B, power=0)
    game = begin(s).attack(attacker, "leader_b")
    lost = 2 if number in printed("Double Attack") else 1
    trashed = lost if number in printed("Banish") else 0
    assert (game.count(B, "life"), game.count(B, "trash")) == (3 - lost, trashed)
    assert game.count(B, "hand") == lost - trashed


@pytest.mark.parametrize(("number", "count"), saying(r"\[Main\] Draw (\d) cards?"))
def test_a_main_event_draws(number: str, count: int) -> None:
    s = Board()
    game, card = played(s, number)
    assert (game.count(A, "hand"), game.count(B, "hand"), game.area(card)) == (count, 0, "trash")


@pytest.mark.parametrize(("number", "power"), saying(r"\[Main\] Up to 1 of .* gains \+(\d+) power"))
def test_a_main_event_gives_power_for_the_turn(number: str, power: int) -> None:
    s = Board()
    friend, _ = s.character(A), s.character(B)
    game, _ = played(s, number)
    assert picks(game) == {"leader_a", friend}
    assert take(game, friend).power(friend) == 5000 + power
    assert game.end().power(friend) == 5000


@pytest.mark.parametrize(("number", "power"), saying(r"\[Counter\] Up to 1 of .* gains \+(\d+) power"))
def test_a_counter_event_gives_power_for_the_battle(number: str, power: int) -> None:
    s = Board()
    s.hold(B, "HS01-018")
    held = s.hold(B, number)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {held}")
    assert picks(game) == {"leader_b"}
    assert take(game, "leader_b").power("leader_b") == 5000 + power
    game.pass_battle()
    assert (game.power("leader_b"), game.count(B, "life")) == (5000, 3)


@pytest.mark.parametrize("number", [card.number for card in FIRST if card.trigger])
def test_a_trigger_does_what_it_says(number: str) -> None:
    """Play this card; draw; or the effect that is printed above. The attacker gets nothing."""
    s = Board()
    game, card = triggered(s, number)
    data = house()[number]
    if "Play this card" in data.trigger:
        assert (game.area(card), game.count(B, "hand")) == ("characters", 0)
    elif "[Counter]" in data.trigger:
        assert picks(game) == {"leader_b"}
    else:
        words = data.text if "[Main] effect" in data.trigger else data.trigger
        drawn = re.search(r"Draw (\d)", words)
        assert drawn is not None
        assert (game.area(card), game.count(B, "hand")) == ("trash", int(drawn[1]))
    assert game.count(A, "hand") == 0
    assert quiet(game) or "[Counter]" in data.trigger
