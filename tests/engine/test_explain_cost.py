"""`explain_cost`: the sentence names what the cost is made of, each part with its rule and its card."""

import re

import pytest

from optcg.engine.explain_values import explain_values
from optcg.engine.places import must_locate
from optcg.model.abilities import HandCost
from optcg.model.effects import ReduceNextPlay
from tests.effects.checks import resolve
from tests.games.playing import any_game, decisions
from tests.scenario import A, B, Scenario

SUMMAND = re.compile(r"(?:: |, )([+-]?\d+) (?:printed|base|by|during|until|as|only)")


def test_printed_cost() -> None:
    s = Scenario()
    hand = s.hand(A, s.character_card(cost=4, name="Nami"))
    stage = s.stage(B, cost=2)
    game = s.start().game
    assert re.fullmatch(
        r"Nami \(.*\) costs 4: 4 printed \(Rule 2-7-1\)\.", game.explain_cost(game.by_ref(hand))
    )
    assert "costs 2: 2 printed (Rule 2-7-1)." in game.explain_cost(game.by_ref(stage))
    leader = game.state.players[0].leader
    assert game.explain_cost(leader.id).endswith(
        "has no cost: only Characters, Events and Stages have one (Rule 2-7-5)."
    )


def test_effects_and_base_cost_on_the_field() -> None:
    s = Scenario()
    effects: list[dict[str, object]] = [
        {"cost": -7, "until": "turn"},
        {"base_cost": 5, "until": "turn"},
        {"base_cost": 3, "until": "turn"},
    ]
    card = s.character(A, cost=1, effects=effects)
    game = s.start().game
    sentence = game.explain_cost(game.by_ref(card))
    assert "costs 0: 5 base cost, the highest that was set (Rule 4-9-2-2)" in sentence
    assert "-7 during this turn" in sentence
    assert sentence.endswith("at least 0 (Rule 1-3-6-2).")


def test_what_changes_the_cost_in_the_hand_and_what_only_playing_it() -> None:
    s = Scenario()
    s.character(A, name="Thrift", abilities=[HandCost(-1, this_only=False)])
    s.character(A, name="Toll", abilities=[HandCost(1, this_only=False, to_play=True)])
    card = s.hand(A, s.character_card(cost=6, name="Self", abilities=[HandCost(-2)]))
    table = resolve(s, ReduceNextPlay(1, None))
    sentence = table.game.explain_cost(table.id(card))
    assert "costs 3: 6 printed (Rule 2-7-1), -2 by Self" in sentence
    assert re.search(r"-1 by Thrift \([^)]*\) \(Rule 2-7-6\), \+1 only to play it by Toll", sentence)
    assert re.search(r"-1 only to play it next by .* \(Rule 2-7-6\)\.$", sentence)


@pytest.mark.parametrize("seed", range(6))
def test_the_parts_add_up_to_the_cost_in_every_game(seed: int) -> None:
    for game, _ in decisions(any_game(seed), seed):
        for player in game.state.players:
            for card in player.characters:
                sentence = game.explain_cost(card.id)
                total = sum(map(int, SUMMAND.findall(sentence)))
                assert f"costs {game.cost(card.id)}: " in sentence
                assert max(total, 0) == game.cost(card.id), sentence
            for held in player.hand:
                sentence = game.explain_cost(held.id)
                told = re.search(r" costs (\d+): ", sentence)
                assert told is not None
                assert max(sum(map(int, SUMMAND.findall(sentence))), 0) == int(told[1]), sentence


def test_each_value_that_a_card_has_is_a_line() -> None:
    s = Scenario()
    refs = [s.hand(A, s.event_card()), s.character(A), "leader_a"]
    table = s.start()
    state = table.game.state
    told = [explain_values(state, must_locate(state, table.id(ref)).card).split("\n") for ref in refs]
    assert [[" power: " in line for line in lines] for lines in told] == [[False], [True, False], [True]]
