"""Rules 3-1-5, 3-2-2, 3-4-3, 3-10-2: a view holds nothing of the cards that its viewer may not see."""

import json
import os
import re
import subprocess
import sys
from functools import cache

import pytest

from optcg import Game, Position
from optcg.engine.invariants import card_numbers
from optcg.engine.saving import dump_state
from optcg.engine.view import View
from optcg.engine.worlds import sample
from optcg.model.abilities import KeywordEffect, TriggerEffect
from optcg.model.cards import CardData
from optcg.model.effects import Draw
from optcg.model.terms import Category, Color
from tests.games.hiding import PlainDeck, everything_seen, hidden_numbers, redealt, seen_events
from tests.games.playing import any_game, decisions, house, pairs, play_on
from tests.needs import ROOT
from tests.scenario import A, B, Cards, Scenario
from tests.trees import event_effect, gain_power, play_this_card

VIEWERS = (A, B, None)
MODES = [(seed, even) for seed in range(5) for even in (False, True)]


def in_the_middle(game: Game) -> bool:
    """Whether the question is a rarer one than what to do and whether to counter."""
    return game.decision is not None and game.decision.kind not in ("main", "counter")


def masked(view: View) -> dict[str, object]:
    """The masked state; how many ids were given is no secret, but a sampled game has given more."""
    dump = dump_state(view.state)
    dump.pop("next_id")
    return dump


# Sampled games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "even"), MODES)
def test_a_sampled_game_looks_the_same_to_its_viewer(seed: int, even: bool) -> None:
    """Rule 3-1-5: nothing in the view depends on the cards that are dealt anew."""
    for game, _ in decisions(any_game(seed, even), seed):
        assert game.decision is not None
        for viewer in VIEWERS:
            view = game.view(viewer)
            twin = sample(view, len(game.history))
            again = twin.view(viewer)
            assert again.to_dict() == view.to_dict()
            assert masked(again) == masked(view)
            assert twin.decision is not None
            if viewer == game.decision.player:
                assert twin.decision.choices == game.decision.choices
                assert twin.decision.player == viewer


@pytest.mark.parametrize("seed", range(5))
def test_a_sampled_game_holds_cards_that_can_be_there(seed: int) -> None:
    """The viewer's own cards are the own deck list; the other deck has as many cards as before."""
    for game, _ in decisions(any_game(seed), seed):
        for viewer in (A, B):
            own, other = card_numbers(game.state.players[viewer]), game.state.players[1 - viewer]
            twin = sample(game.view(viewer), len(game.history))
            assert card_numbers(twin.state.players[viewer]) == own
            assert card_numbers(twin.state.players[1 - viewer]).total() == card_numbers(other).total()


@pytest.mark.parametrize("seed", range(10))
def test_a_sampled_game_can_be_played_to_its_end(seed: int) -> None:
    for game, _ in decisions(any_game(seed), seed):
        if in_the_middle(game) or len(game.history) % 9 == 0:
            for viewer in VIEWERS:
                assert play_on(sample(game.view(viewer), seed), seed).over


@pytest.mark.parametrize("seed", range(5))
def test_sampling_does_not_know_the_truth(seed: int) -> None:
    """Over a game, sampled hands and decks are not those that really lie there."""
    right = places = 0
    for game, _ in decisions(any_game(seed), seed):
        for viewer in (A, B):
            twin = sample(game.view(viewer), 1 + len(game.history))
            for owner in (A, B):
                real, guess = game.state.players[owner], twin.state.players[owner]
                for pile, guessed in ((real.deck, guess.deck), (real.life, guess.life)):
                    for card, other in zip(pile, guessed, strict=True):
                        places += card.sight == 0
                        right += card.sight == 0 and card.definition is other.definition
    assert right < places / 4  # by chance alone it is about one in thirteen


@pytest.mark.parametrize("seed", range(5))
def test_sampling_does_not_depend_on_the_truth(seed: int) -> None:
    """Two games that differ in hidden cards only are the same to the sampler."""
    for game, _ in decisions(any_game(seed, even=True), seed):
        if len(game.history) % 5:
            continue
        for viewer in VIEWERS:
            twin = redealt(game, viewer, seed)
            one, two = sample(game.view(viewer), 7), sample(twin.view(viewer), 7)
            assert dump_state(one.state) == dump_state(two.state)


# Games that differ in what is hidden ---------------------------------------------------------------


@pytest.mark.parametrize(("seed", "even"), MODES)
def test_a_view_does_not_depend_on_hidden_cards(seed: int, even: bool) -> None:
    """Rules 3-2-2, 3-4-3, 3-10-2: view, events and masked state are equal byte for byte."""
    changed = 0
    for game, _ in decisions(any_game(seed, even), seed):
        if len(game.history) % 12 and not in_the_middle(game):
            continue
        for viewer in VIEWERS:
            twin = redealt(game, viewer, len(game.history))
            changed += dump_state(twin.state) != dump_state(game.state)
            assert everything_seen(twin, viewer) == everything_seen(game, viewer)
    assert changed, "the twins were no different, so nothing was shown"


def test_a_spectator_sees_what_was_shown_to_both_players() -> None:
    """Rule 2-7-2: a card being played is shown. While room is made for it, everybody knows it."""
    s = Scenario()
    for _ in range(5):
        s.character(A)
    card = s.character_card(cost=1)
    new = s.hand(A, card)
    table = s.start().play(new)
    assert table.asked() == (A, "room")
    for viewer in (B, None):
        side = table.game.view(viewer).to_dict()["A"]
        assert isinstance(side, dict)
        assert side["known_hand"] == [card.number]


def test_what_a_player_knows_of_the_own_deck_list_is_not_its_order() -> None:
    """Rule 3-2-2: of a game from a position too, the list of own cards must not tell how they lie."""
    lists = []
    for top in ("HS01-002", "HS01-003"):
        bottom = {"HS01-002": "HS01-003", "HS01-003": "HS01-002"}[top]
        side = {"leader": "HS01-001", "deck_top": [top, bottom], "deck_count": 2, "life": []}
        position = {"turn_player": "A", "turn_number": 5, "A": side, "B": side}
        lists.append(_from_position(position).view(A).deck_list)
    assert lists[0] == lists[1]


def _from_position(data: dict[str, object]) -> Game:
    return Game.from_position(Position.from_dict(data, house()), seed=1)


# Canaries ----------------------------------------------------------------------------------------


@cache
def canaries() -> tuple[Cards, tuple[PlainDeck, PlainDeck]]:
    """Two decks of cards that exist once: wherever a number or a name turns up, its card was seen."""
    cards = Cards()
    decks = []
    for name in "AB":
        leader = CardData(
            f"CAN-{name}000", f"Finch {name}000", Category.LEADER, (Color.RED,), life=5, power=5000
        )
        numbers = [cards.add(leader).number]
        numbers += [cards.add(_canary(f"{name}{place:03}", place)).number for place in range(1, 51)]
        decks.append(PlainDeck(numbers))
    return cards, (decks[0], decks[1])


def _canary(tail: str, place: int) -> CardData:
    words = ("Rush", "Blocker", "Banish", "Double Attack")
    facts: dict[str, object] = {"cost": 1 + place % 4}
    category = Category.CHARACTER
    if place % 5 == 0:
        category = Category.EVENT
        effect = Draw(1) if place % 2 else gain_power(1, 2000, "battle")
        facts["abilities"] = (event_effect(("Main",) if place % 2 else ("Counter",), (effect,)),)
        if place % 3 == 0:
            facts["abilities"] = (*facts["abilities"], TriggerEffect((Draw(2),)))  # type: ignore[misc]
    elif place % 9 == 0:
        category = Category.STAGE
    else:
        facts |= {"power": 1000 * (2 + place % 5), "counter": 1000 if place % 3 else None}
        keyword = (KeywordEffect(words[place // 4 % 4]),) if place % 4 == 0 else ()
        facts["abilities"] = (*keyword, *((TriggerEffect((play_this_card(),)),) if place % 7 == 0 else ()))
    return CardData(f"CAN-{tail}", f"Finch {tail}", category, (Color.RED,), **facts)  # type: ignore[arg-type]


class Reader:
    """Reads all that a viewer gets, and knows which cards that viewer was ever in a place to see."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.known: set[str] = set()
        self.events = 0

    def read(self, game: Game) -> None:
        hidden = {number.removeprefix("CAN-") for number in hidden_numbers(game, self.viewer)}
        assert hidden
        self.known |= {card.number.removeprefix("CAN-") for card in canaries()[0]} - hidden
        view = game.view(self.viewer)
        leak = hidden & tails(json.dumps([view.to_dict(), dump_state(view.state)]))
        assert not leak, f"{self.viewer} sees {leak}"
        events = view.events[self.events :]
        self.events = len(view.events)
        texts = [[event.to_dict(self.viewer), event.text(self.viewer), repr(event)] for event in events]
        leak = tails(json.dumps(texts)) - self.known
        assert not leak, f"{self.viewer} has read {leak}"


def tails(text: str) -> set[str]:
    """The canaries in a text: the ends of their numbers, which are the ends of their names too."""
    return set(re.findall(r"[AB][0-9]{3}", text))


@pytest.mark.parametrize("seed", range(20))
def test_no_hidden_card_can_be_read_anywhere(seed: int) -> None:
    """Neither number nor name of a hidden card is in the view, the events or the masked state."""
    cards, decks = canaries()
    game = Game.start(cards, decks, seed=seed, even=seed % 2 == 0)
    readers = [Reader(viewer) for viewer in VIEWERS]
    for _ in decisions(game, seed):
        for reader in readers:
            reader.read(game)
    assert game.over


def test_the_canaries_can_be_heard() -> None:
    """The scan finds a hidden card where one is: in the other player's view."""
    cards, decks = canaries()
    game = Game.start(cards, decks, seed=1)
    play_on(game, 1, 3)
    text = json.dumps([game.view(B).to_dict(), seen_events(game, B)])
    assert any(number in text for number in hidden_numbers(game, A))


# The throw ---------------------------------------------------------------------------------------


def throws() -> list[Game]:
    games = []
    for throw in ("rock", "paper", "scissors"):
        games.append(Game.start(house(), pairs()[1], seed=3, chooser="rps"))
        games[-1].choose(throw)
    return games


@pytest.mark.rule("5-2-1-4")
def test_5_2_1_4_a_throw_is_hidden_until_both_have_thrown() -> None:
    games = throws()
    for viewer in (B, None):
        assert len({everything_seen(game, viewer) for game in games}) == 1
    for game in games:
        assert not any(word in json.dumps(seen_events(game, A)) for word in ("rock", "paper", "scissors"))
        game.choose("rock")
    assert len({json.dumps(seen_events(game, B)) for game in games}) == 3


@pytest.mark.rule("5-2-1-4")
def test_5_2_1_4_in_a_sampled_game_the_other_throw_is_made_already() -> None:
    """Asked second, B answers once: then it is decided, or both throw again, A first."""
    outcomes = set()
    for game in throws():
        for seed in range(12):
            twin = sample(game.view(B), seed)
            twin.choose("rock")
            assert twin.decision is not None
            outcomes.add((twin.decision.player, twin.decision.kind))
    assert outcomes == {(A, "first"), (B, "first"), (A, "throw")}


# Sampling from a small catalogue -------------------------------------------------------------------


SMALL = """
from optcg.engine.worlds import sample
from tests.scenario import A, B, Scenario

s = Scenario()
for _ in range(4):
    s.trash(B, s.cards.filler())
game = s.start().game
assert sample(game.view(A), 1).view(A).to_dict() == game.view(A).to_dict()
"""


def test_sampling_ends_where_the_catalogue_is_small() -> None:
    """All four copies of the only card are in sight; the hidden places are filled all the same."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", SMALL], env=environment, check=True, timeout=10)
