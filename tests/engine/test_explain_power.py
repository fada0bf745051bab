"""`explain_power`: the sentence names what the power is made of, each part with its rule."""

import re

import pytest

from optcg.model.amounts import ItsOwn, Minus
from optcg.model.durations import Duration
from optcg.model.effects import GainPower
from optcg.model.selections import Every
from optcg.model.terms import Category
from tests.effects.checks import OWN
from tests.games.playing import any_game, decisions, new_game, play_on
from tests.scenario import A, B, Scenario


def test_printed_power() -> None:
    s = Scenario()
    hand = s.hand(A, s.character_card(power=4000, name="Nami"))
    event, stage = s.hand(A, s.event_card()), s.stage(A)
    card = s.character(A, power=6000, name="Sanji")
    game = s.start().game
    assert re.fullmatch(
        r"Nami \(.*\) has 4000 power: printed \(Rule 2-6-1\)\.", game.explain_power(game.by_ref(hand))
    )
    assert re.fullmatch(
        r"Sanji \(.*\) has 6000 power: 6000 printed \(Rule 2-6-1\)\.", game.explain_power(game.by_ref(card))
    )
    for ref in (event, stage):
        sentence = game.explain_power(game.by_ref(ref))
        assert sentence.endswith("has no power: only Leaders and Characters have it (Rule 2-6-2).")


def test_given_don_counts_in_the_own_turn_only() -> None:
    s = Scenario()
    mine, theirs = s.character(A, power=3000, don=2), s.character(B, power=3000, don=2)
    game = s.start().game
    sentence = game.explain_power(game.by_ref(mine))
    assert "has 5000 power: 3000 printed (Rule 2-6-1), +2000 for 2 given DON!!" in sentence
    assert sentence.endswith("in the own turn (Rule 6-5-5-2).")
    sentence = game.explain_power(game.by_ref(theirs))
    assert "has 3000 power: 3000 printed (Rule 2-6-1), +0 for 2 given DON!!" in sentence
    assert sentence.endswith("as it is not the own turn (Rule 6-5-5-2).")


def test_effects_and_base_power() -> None:
    s = Scenario()
    durations = {
        "turn": "during this turn",
        "end_of_turn": "until the end of the turn",
        "opponent_end": "until the end of the opponent's next turn",
        "own_start": "until the start of the own next turn",
        "on_field": "as long as it is on the field",
        "battle": "during this battle",
        "with_source": "as long as the card that gives it is on the field",
    }
    effects: list[dict[str, object]] = [{"power": -1000 * i, "until": u} for i, u in enumerate(durations, 1)]
    effects[-1]["source"] = "leader_a"
    effects += [{"base_power": 7000, "until": "turn"}, {"base_power": 6000, "until": "turn"}]
    card = s.character(A, power=3000, effects=effects)
    game = s.start().game
    sentence = game.explain_power(game.by_ref(card))
    assert "has -21000 power: 7000 base power, the highest that was set (Rule 4-9-2-1)" in sentence
    assert "printed" not in sentence
    for place, duration in enumerate(durations.values(), start=1):
        assert f"-{place}000 {duration} (Rule 2-6-3)" in sentence


def test_power_that_was_set() -> None:
    s = Scenario()
    card = s.character(A, power=3000, don=1, effects=[{"power": 1000, "until": "turn"}])
    zero = GainPower(Every(OWN), Minus(0, ItsOwn("power")), Duration.TURN)
    event = s.hand(A, s.event_card(cost=0, main=[zero, GainPower(Every(OWN), 2000, Duration.TURN)]))
    table = s.start().play(event).give(card)
    sentence = table.game.explain_power(table.id(card))
    lasts = "during this turn by Card 5 (TEST-005) (Rule 2-6-3)"
    assert f"has 3000 power: set to 0 {lasts}, +1000 for given DON!! since" in sentence
    assert sentence.endswith(f"+2000 {lasts}.")


def test_a_counter_is_explained() -> None:
    s = Scenario()
    card = s.hand(B, s.character_card(counter=2000))
    s.hand(B, s.character_card())
    table = s.start().declare("leader_a", "leader_b").choose(f"counter {card}")
    assert table.asked() == (B, "counter")
    sentence = table.game.explain_power(table.id("leader_b"))
    gained = "+2000 during this battle by Card 3 (TEST-003) (Rule 2-6-3)."
    assert f"has 7000 power: 5000 printed (Rule 2-6-1), {gained}" in sentence
    assert table.pass_battle().power("leader_b") == 5000


@pytest.mark.parametrize("seed", range(10))
def test_the_parts_add_up_to_the_power_in_every_game(seed: int) -> None:
    for game, _ in decisions(any_game(seed), seed):
        for player in game.state.players:
            for card in (player.leader, *player.characters):
                sentence = game.explain_power(card.id)
                told, parts = re.split(r" power: ", sentence, maxsplit=1)
                assert told.endswith(f"has {game.power(card.id)}")
                values = re.findall(r"(?:^|, )([+-]?\d+) (?:printed|base|for|by|during|until|as)", parts)
                assert sum(map(int, values)) == game.power(card.id), sentence


def test_every_card_category_of_a_deck_has_a_sentence() -> None:
    game = play_on(new_game(1), 1, 40)
    for player in game.state.players:
        for card in (*player.hand, *player.trash):
            has_power = card.definition.data.category is Category.CHARACTER
            assert ("printed (Rule 2-6-1)" in game.explain_power(card.id)) == has_power
