"""Hidden cards stay hidden: every byte that a seat or a spectator is sent is checked (Rule 3-1-5)."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from optcg import Catalog
from optcg.engine.card import BOTH, FACE_UP, Card
from optcg.engine.state import GameState
from optcg.model.cards import CardData
from optcg.model.terms import Category
from optcg.server import answers as asking
from optcg.server.table import Table
from optcg.server.tables import Tables
from tests.server.at_table import Listener, running, seat_two

HOUSE = Catalog.house()
CANARY = re.compile(rb"CN0[12]-[0-9]{3}")


def canary_catalog(dice: random.Random) -> tuple[Catalog, list[tuple[str, ...]]]:
    """Two decks in which no card is like another: each has a number that nothing else has."""
    facts: dict[str, CardData] = {card.number: card for card in HOUSE}
    decks: list[tuple[str, ...]] = []
    for player, name in enumerate(dice.sample(sorted(HOUSE.decks), 2), start=1):
        deck = HOUSE.decks[name]
        assert deck.leader is not None
        numbers = [deck.leader.number]
        for place, card in enumerate(deck.cards, start=1):
            number = f"CN0{player}-{place:03d}"
            # The name tells nothing, and stays: effects ask for it.
            facts[number] = replace(card, number=number)
            numbers.append(number)
        decks.append(tuple(numbers))
    return Catalog(facts), decks


def may_be_known(state: GameState, viewer: int | None) -> Iterator[str]:
    """The numbers of the cards that lie open to a viewer now, by the rules of areas and of looking."""
    for owner, player in enumerate(state.players):
        for field_card in (player.leader, *player.characters, player.stage):
            if field_card is not None:
                yield field_card.definition.number
        for card in (*player.trash, *player.no_area):
            yield card.definition.number
        for card in (*player.deck, *player.life, *player.hand):
            if sees(card, viewer) or (card in player.hand and owner == viewer):
                yield card.definition.number


def sees(card: Card, viewer: int | None) -> bool:
    if card.sight & FACE_UP:
        return True
    return card.sight & BOTH == BOTH if viewer is None else bool(card.sight & (1 << viewer))


def told(table: Table, viewer: int | None, since: int) -> Iterator[str]:
    """Cards in what happened, as far as it was shown to the viewer."""
    assert table.match is not None
    for event in table.match.game.events[since:]:
        shown = event.sight == BOTH if viewer is None else bool(event.sight & (1 << viewer))
        if shown:
            yield from (card.definition.number for card in event.cards)


async def watch_game(seed: int) -> int:
    """Play a random game and check every message; how many bytes were checked."""
    dice = random.Random(seed)
    catalog, decks = canary_catalog(dice)
    checked = 0
    async with running(catalog, seed) as tables:
        table, listeners = await seat_two(tables, decks)
        match = table.match
        assert match is not None
        known: dict[int | None, set[str]] = {listener.seat: set() for listener in listeners}
        events = 0
        for turn in range(2000):
            for listener in listeners:
                seat = listener.seat
                known[seat] |= {*may_be_known(match.game.state, seat), *told(table, seat, events)}
                for message in listener.drain():
                    checked += len(message)
                    said = {number.decode() for number in CANARY.findall(message)}
                    assert said <= known[seat], f"seat {seat} was told of {sorted(said - known[seat])}"
            events = len(match.game.events)
            if turn % 20 == 10:
                table, listeners = await from_the_store(tables, table)
                match = table.running()
                assert len(match.game.events) == events
                continue
            decision = match.game.decision
            if decision is None:
                break
            choice = str(dice.choice(decision.choices))
            await table.choose(decision.player, f"m{turn}", table.question(), choice)
            if dice.random() < 0.2:
                await ask_around(table, listeners, dice)
        assert match.over
    return checked


async def from_the_store(tables: Tables, table: Table) -> tuple[Table, list[Listener]]:
    """The table as a server has it that was started again; who comes back is told everything anew."""
    tables.forget(table)
    again = await tables.find(table.id)
    assert again is not table
    listeners = [Listener(seat, "test") for seat in (0, 1, None)]
    for listener in listeners:
        await again.join(listener)
    return again, listeners


async def ask_around(table: Table, listeners: list[Listener], dice: random.Random) -> None:
    """Questions that are no choices: why, explain, hello again. Their answers are told too."""
    for listener in listeners:
        card = dice.randrange(1, 400)
        answers: list[object] = []
        try:
            answers.append(asking.explain_card(table, listener.seat, card))
        except Exception as error:
            answers.append(str(error))
        if listener.seat is not None:
            for text in (f"play #{card}", f"attack #{card} #{card + 1}", f"pick #{card}", f"counter #{card}"):
                answers.append(asking.why(table, listener.seat, text))
        listener.tell({"type": "done", "answers": answers})
        table.tell(listener, again=True)


@pytest.mark.parametrize("games", [6, pytest.param(200, marks=pytest.mark.long)])
def test_no_byte_tells_of_a_card_that_the_seat_may_not_know(games: int) -> None:
    assert sum(asyncio.run(watch_game(seed)) for seed in range(games)) > games * 100_000


def hidden_decks() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two decks with one Leader and the same numbers, whose cards are wholly different."""
    leader = HOUSE.decks["moss-wall"].leader
    assert leader is not None
    legal = [card for card in HOUSE.legal_with(leader) if card.category is not Category.LEADER]
    with_trigger = [card.number for card in legal if card.trigger]
    without = [card.number for card in legal if not card.trigger]
    one = (with_trigger * 4 + without * 4)[:50]
    other = (without[::-1] * 4 + with_trigger * 4)[:50]
    return (leader.number, *one), (leader.number, *other)


def shown_of(state: GameState, owner: int) -> bool:
    """Whether any card of this player but the Leader lies open, or was shown to the other."""
    player = state.players[owner]
    hidden = (*player.deck, *player.life, *player.hand)
    open_cards = (*player.characters, *player.trash, *player.no_area, player.stage)
    return any(card is not None for card in open_cards) or any(sees(card, 1 - owner) for card in hidden)


async def stream_of(deck: tuple[str, ...], seed: int) -> list[str]:
    """Everything that A and a spectator hear while B shows nothing and A plays at random."""
    dice = random.Random(seed)
    name = sorted(HOUSE.decks)[seed % len(HOUSE.decks)]
    heard: list[str] = []
    async with running(HOUSE, seed) as tables:
        table, listeners = await seat_two(tables, [HOUSE.decks[name].numbers, deck])
        match = table.match
        assert match is not None
        for turn in range(400):
            decision = match.game.decision
            if decision is None:
                break
            words = [str(choice) for choice in decision.choices]
            quiet = [word for word in ("second", "keep", "end", "done", "take", "no") if word in words]
            if decision.player == 0:
                choice = words[dice.randrange(len(words))]
            elif quiet:
                choice = quiet[0]
            else:
                break  # B must show something now
            await table.choose(decision.player, f"m{turn}", table.question(), choice)
            if shown_of(match.game.state, 1):
                break  # A has made B show a card
            for listener in (listeners[0], listeners[2]):
                for message in listener.drain():
                    told = json.loads(message)
                    told.pop("commitment")  # a hash over the decks themselves
                    del told["records"], told["table"]  # names made by lot
                    heard.append(json.dumps(told))
    return heard


@pytest.mark.parametrize("games", [6, pytest.param(100, marks=pytest.mark.long)])
def test_twin_games_that_differ_in_hidden_cards_sound_the_same(games: int) -> None:
    one, other = hidden_decks()
    lengths = []
    for seed in range(games):
        first, second = asyncio.run(stream_of(one, seed)), asyncio.run(stream_of(other, seed))
        both = min(len(first), len(second))
        assert first[:both] == second[:both]
        lengths.append(both)
    assert sum(lengths) > games * 20
