"""Rules 3-1-5, 10-1-5-2: two games that differ in hidden cards only stay equal to who cannot see those.

Both games are played on with the same choices. What the viewer gets (view, events, choices, and when the
viewer is asked) must be equal byte for byte, until a card that differs is revealed.
"""

import json

import pytest

from optcg import Choice, Game
from optcg.engine.saving import dump_decision
from optcg.model.abilities import KeywordEffect, TriggerEffect
from optcg.model.effects import Draw
from tests.games.hiding import everything_seen, is_hidden, redealt, seen_events
from tests.games.playing import RandomPlayer, any_game, decisions, mood_of
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power

OPEN_KINDS = ("end", "keep", "redraw", "give", "attack", "block", "done", "pick", "don", "first", "second")


def known(game: Game, viewer: int) -> list[list[str]]:
    """The cards that the viewer knows by their place, straight from the state and not from a view."""
    found: list[list[str]] = []
    for owner, player in enumerate(game.state.players):
        field = [card.definition.number for card in player.characters]
        field += [player.stage.definition.number] if player.stage is not None else []
        open_piles = [player.trash, player.no_area, *([player.hand] if owner == viewer else [])]
        found += [field, *([card.definition.number for card in pile] for pile in open_piles)]
        for pile in (player.deck, player.life, player.hand):
            found.append([c.definition.number for c in pile if not is_hidden(c.sight, viewer)])
    return found


def starting_points(seed: int, viewer: int, every: int) -> list[Game]:
    """Copies of one even game at some of its decisions."""
    points = []
    for game, _ in decisions(any_game(seed, even=True), seed):
        assert game.decision is not None
        # A Life card that its owner looks at right now cannot be another one.
        pending = game.decision.kind == "trigger" and game.decision.player != viewer
        if len(game.history) % every == seed % every and not pending:
            points.append(game.clone())
    return points


def same_for(viewer: int, game: Game, twin: Game) -> None:
    """All that the viewer gets is equal; of the events, those since the last few questions."""
    assert everything_seen(twin, viewer, 30) == everything_seen(game, viewer, 30)
    assert len(twin.events) == len(game.events)
    assert twin.over == game.over
    if game.decision is not None:
        assert twin.decision is not None
        assert twin.decision.player == game.decision.player, "when the viewer waits tells something"
        if game.decision.player == viewer:
            assert dump_decision(twin.decision) == dump_decision(game.decision)


def without_reveal(choices: tuple[Choice, ...]) -> list[Choice]:
    """What the other player may choose without showing a card: for a Life card, not to use its [Trigger]."""
    return [choice for choice in choices if choice.kind in OPEN_KINDS or choice.kind in ("no", "take")]


def lockstep(game: Game, twin: Game, viewer: int, seed: int) -> int:
    """Play both to the first difference that the viewer may see, or the end; how often they were compared."""
    player = RandomPlayer(seed, mood_of(seed))
    compared = 0
    while known(game, viewer) == known(twin, viewer):
        same_for(viewer, game, twin)
        compared += 1
        if game.decision is None or twin.decision is None:
            break
        if game.decision.player == viewer:
            choice = player.choose(game.decision)
            game.choose(choice)
            twin.choose(choice)
        elif game.decision.kind == "trigger":
            game.choose(without_reveal(game.decision.choices)[0])
            twin.choose(without_reveal(twin.decision.choices)[0])
        else:
            common = [c for c in without_reveal(game.decision.choices) if c in twin.decision.choices]
            choice = player.random.choice(common)
            game.choose(choice)
            twin.choose(choice)
    return compared


@pytest.mark.parametrize("viewer", [A, B])
@pytest.mark.parametrize("seed", range(8))
def test_the_other_players_hidden_cards_do_not_show(seed: int, viewer: int) -> None:
    compared = 0
    for game in starting_points(seed, viewer, 29):
        twin = redealt(game, viewer, seed, own=False)
        compared += lockstep(game, twin, viewer, seed)
    assert compared > 20


@pytest.mark.parametrize("viewer", [A, B])
@pytest.mark.parametrize("seed", range(8))
def test_the_own_deck_and_life_do_not_show_either(seed: int, viewer: int) -> None:
    compared = 0
    for game in starting_points(seed, viewer, 11):
        twin = redealt(game, viewer, seed, own=True)
        compared += lockstep(game, twin, viewer, seed)
    assert compared > 10


@pytest.mark.parametrize("viewer", [A, B])
@pytest.mark.parametrize("seed", range(6))
def test_which_card_of_the_hand_is_used_does_not_show(seed: int, viewer: int) -> None:
    """Rule 3-4-2: a hand has no order. A card played from it does not tell when it was drawn."""
    for game in starting_points(seed, viewer, 37):
        twin = redealt(game, viewer, seed, own=False, only_hand=True)
        player = RandomPlayer(seed, mood_of(seed))
        while True:
            same_for(viewer, game, twin)
            if game.decision is None:
                break
            choice = player.choose(game.decision)
            like = _like(choice, game, twin, viewer)
            if like is None:
                break
            game.choose(choice)
            twin.choose(like)


def _like(choice: Choice, game: Game, twin: Game, viewer: int) -> Choice | None:
    """The same choice in the twin; a card of the other hand may lie elsewhere in it."""
    assert game.decision is not None
    assert twin.decision is not None
    if game.decision.player == viewer or choice.kind not in ("play", "counter"):
        return choice if choice in twin.decision.choices else None
    assert choice.card is not None
    number = game.card(choice.card)
    for other in twin.decision.choices:
        if other.kind == choice.kind and other.card is not None and twin.card(other.card) == number:
            return other
    return None


# A declined [Trigger] ------------------------------------------------------------------------------


def struck(trigger: bool, even: bool, points: int = 1) -> tuple[Table, list[str]]:
    """A's Leader hits B, whose top Life cards have a [Trigger] or not; what A and others got on the way."""
    s = Scenario()
    attacker = s.character(A, power=9000, keywords=["Double Attack"] if points == 2 else [])
    for _ in range(points):
        abilities = [TriggerEffect((Draw(1),))] if trigger else [KeywordEffect("Rush")]
        s.life_top(B, s.character_card(abilities=abilities))
    s.hand(B, s.character_card())
    table = s.start(even=even)
    table.declare(attacker, "leader_b")
    got = []
    answers = {"counter": "done", "block": "done", "trigger": "no" if trigger else "take"}
    while table.asked()[1] in answers:
        got.append(_got(table))
        table.choose(answers[table.asked()[1]])
    got.append(_got(table))
    table.end()
    got.append(_got(table))
    return table, got


def _got(table: Table) -> str:
    events = [seen_events(table.game, viewer) for viewer in (A, None)]
    views = [everything_seen(table.game, viewer) for viewer in (A, None)]
    return json.dumps([events, views])


@pytest.mark.rule("10-1-5-2")
@pytest.mark.parametrize("points", [1, 2])
def test_10_1_5_2_a_declined_trigger_looks_like_a_card_without_one(points: int) -> None:
    """In an even game also while the question is open."""
    (with_trigger, seen), (without, seen_without) = struck(True, True, points), struck(False, True, points)
    assert seen == seen_without
    assert len(seen) == 3 + points
    assert with_trigger.count(B, "hand") == without.count(B, "hand") == 2 + points


@pytest.mark.rule("10-1-5-2")
@pytest.mark.parametrize("points", [1, 2])
def test_10_1_5_2_afterwards_it_looks_the_same_in_any_game(points: int) -> None:
    """Uneven games ask for a [Trigger] only, but what the attacker has been told in the end is equal."""
    endings = {struck(trigger, False, points)[1][-1] for trigger in (True, False)}
    assert len(endings) == 1


@pytest.mark.rule("10-1-5-1")
def test_10_1_5_1_a_used_trigger_is_seen_by_all() -> None:
    """The comparison above can tell: a [Trigger] that is used does show."""
    s = Scenario()
    attacker = s.character(A, power=9000)
    s.life_top(B, s.character_card(trigger=[gain_power(1, 1000, "turn")]))
    table = s.start(even=True)
    table.declare(attacker, "leader_b").choose("yes")
    for viewer in (A, B, None):
        assert "trigger_activated" in json.dumps(seen_events(table.game, viewer))
