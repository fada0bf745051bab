"""What a viewer may not know, and twins of a game that differ in nothing else."""

from __future__ import annotations

import json
from random import Random

from optcg import Game
from optcg.engine.card import BOTH, FACE_UP
from optcg.engine.damage import ASK, DamageFrame
from optcg.engine.play import PlayFrame
from optcg.engine.saving import dump_state, load_state
from optcg.engine.translate.cards import definitions_of
from optcg.model.cards import Problem

HIDDEN_AREAS = ("deck", "hand", "life")


class PlainDeck:
    """A deck as the engine asks for it."""

    def __init__(self, numbers: list[str]) -> None:
        self.numbers = numbers

    def problems(self) -> list[Problem]:
        return []


def seen_events(game: Game, viewer: int | None) -> list[dict[str, object]]:
    return [event.to_dict(viewer) for event in game.view(viewer).events]


def everything_seen(game: Game, viewer: int | None, last: int = 0) -> str:
    """All that a viewer gets: view, masked state, events and their texts (the `last` ones, or all)."""
    view = game.view(viewer)
    events = [[event.to_dict(viewer), event.text(viewer), repr(event)] for event in view.events[-last:]]
    whole = [view.to_dict(), events, dump_state(view.state)]
    return json.dumps([*whole, sorted(view.deck_list)], sort_keys=True)


def is_hidden(sight: int, viewer: int | None) -> bool:
    """Whether a card of a hidden area lies there unseen; a spectator sees what both players have seen."""
    if sight & FACE_UP:
        return False
    return sight & BOTH != BOTH if viewer is None else not sight & 1 << viewer


def hidden_numbers(game: Game, viewer: int | None) -> set[str]:
    """The numbers of the cards that the viewer may not see, by the rules and not by the notes of the engine.

    Only for games without cards that were shown and stayed hidden, or that lie face-up in Life: a card
    being played is shown (Rule 2-7-2), and a Life card is checked by its owner (Rule 8-6-2-1).
    """
    shown: set[str] = set()
    for frame in game.state.stack:
        if isinstance(frame, PlayFrame):
            shown.add(frame.card.definition.number)
        elif isinstance(frame, DamageFrame) and frame.step == ASK and frame.player == viewer:
            shown.add(game.state.players[frame.player].life[-1].definition.number)
    found: set[str] = set()
    for owner, player in enumerate(game.state.players):
        piles = [player.deck, player.life] if owner == viewer else [player.deck, player.life, player.hand]
        found |= {card.definition.number for pile in piles for card in pile}
    return found - shown


def redealt(game: Game, viewer: int | None, seed: int, own: bool = True, only_hand: bool = False) -> Game:
    """The same game with the cards that `viewer` cannot see in other places.

    With `own` the viewer's own deck and Life are mixed too; `only_hand` mixes the other hand in itself.
    """
    random = Random(f"redealt {seed}")
    data = json.loads(json.dumps(game.to_dict()))
    for owner, player in enumerate(data["state"]["players"]):
        if owner == viewer and not own:
            continue
        areas = ("deck", "life") if owner == viewer else ("hand",) if only_hand else HIDDEN_AREAS
        places = [card for area in areas for card in player[area] if is_hidden(card[2], viewer)]
        numbers = [card[1] for card in places]
        random.shuffle(numbers)
        for card, number in zip(places, numbers, strict=True):
            card[1] = number
    state = load_state(data["state"], definitions_of(game.catalog))
    return game.clone().with_state(state)
