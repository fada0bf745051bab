"""What a seat knows as numbers of a fixed layout: rows of cards, then figures of the game.

An encoder is handed a `View` and nothing else, so what is hidden cannot get into an observation.
"""

from array import array
from struct import Struct
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from optcg.engine import decisions as kinds
from optcg.engine.battle import STEP_NAMES, BattleFrame
from optcg.engine.card import UNKNOWN, Card
from optcg.engine.definitions import CHARACTER, EVENT, STAGE
from optcg.engine.field_card import FieldCard
from optcg.engine.hand_cost import cost_to_play
from optcg.engine.play import PlayFrame
from optcg.engine.state import PHASE_NAMES, GameState, PlayerState
from optcg.engine.view import View
from optcg.envs.actions import (
    ACTIONS,
    BLOCKS,
    FIELD,
    FIELD_NAMES,
    SIDE,
    STAGE_PLACE,
    codes_of,
    places_by_code,
)
from optcg.envs.card_rows import (
    ATTACKER,
    COLUMNS,
    COST,
    COST_NOW,
    DON,
    FIRST_NOW,
    IN_QUESTION,
    KEYWORD_COLUMNS,
    NOW,
    POWER,
    TARGET,
    WIDTH,
    CardTable,
)

Observation = dict[str, Any]  # arrays by name: observation, action_mask, cards

# The rows ------------------------------------------------------------------------------------------
HAND_ROWS: Final = 16
LISTED_ROWS: Final = 16
LIFE_ROWS: Final = 5
KNOWN_ROWS: Final = 5
ROW_NAMES: Final = (
    *FIELD_NAMES,
    *(f"hand card {place + 1}" for place in range(HAND_ROWS)),
    *(f"listed card {place + 1}" for place in range(LISTED_ROWS)),
    "card that asks",
    *(f"own Life card {place + 1}" for place in range(LIFE_ROWS)),
    *(f"opponent's Life card {place + 1}" for place in range(LIFE_ROWS)),
    *(f"known card {place + 1} of the opponent's hand" for place in range(KNOWN_ROWS)),
)
ROWS: Final = len(ROW_NAMES)
_HAND: Final = FIELD
_LISTED: Final = _HAND + HAND_ROWS
_FIRST_LISTED: Final = BLOCKS["pick listed"].first
_SOURCE: Final = _LISTED + LISTED_ROWS
_OWN_LIFE: Final = _SOURCE + 1
_LIFE: Final = _OWN_LIFE + LIFE_ROWS
_KNOWN: Final = _LIFE + LIFE_ROWS

# The figures ---------------------------------------------------------------------------------------
KINDS: Final = (
    *(kinds.THROW, kinds.FIRST, kinds.HAND, kinds.MAIN, kinds.ROOM, kinds.BLOCK, kinds.COUNTER),
    *(kinds.TRIGGER, kinds.YES_NO, kinds.CARDS, kinds.DON, kinds.OPTION, kinds.EFFECT, kinds.ORDER),
    *(kinds.NUMBER, kinds.PLACE),
)
_BATTLE_STEPS: Final = tuple(dict.fromkeys(STEP_NAMES))
_COUNTS: Final = (
    *("Life / 5", "hand / 10", "known cards of the hand / 10", "deck / 50", "trash / 50"),
    *("Characters in the trash / 50", "Events in the trash / 50", "Stages in the trash / 50"),
    *("Characters / 5", "active DON!! / 10", "rested DON!! / 10", "DON!! deck / 10"),
)
FIGURES: Final = (
    *("asked", "choices / 50", "own turn", "went first", "turn / 20", "game over", "won", "lost"),
    *(f"own {name}" for name in _COUNTS),
    *(f"opponent's {name}" for name in _COUNTS),
    *("in battle", "own attack", "attacker's power / 10000", "target's power / 10000", "Counter / 10000"),
    *(f"{step} step" for step in _BATTLE_STEPS),
    *(f"{phase} phase" for phase in PHASE_NAMES),
    *(f"question: {kind}" for kind in KINDS),
)
_FIRST_FIGURE: Final = ROWS * WIDTH
_BATTLE: Final = _FIRST_FIGURE + FIGURES.index("in battle")
_STEP: Final = [
    _FIRST_FIGURE + FIGURES.index(f"{_BATTLE_STEPS[0]} step") + _BATTLE_STEPS.index(name)
    for name in STEP_NAMES
]
_PHASE: Final = _FIRST_FIGURE + FIGURES.index(f"{PHASE_NAMES[0]} phase")
_KIND: Final = {kind: _FIRST_FIGURE + FIGURES.index(f"question: {kind}") for kind in KINDS}
_NO_SOURCE: Final = (kinds.MAIN, kinds.BLOCK, kinds.COUNTER)

FEATURES: Final = _FIRST_FIGURE + len(FIGURES)
HIGHEST: Final = 100.0  # no feature comes near: power would have to be a million

_FLOAT: Final = 4  # bytes of a float32
_NOW: Final = Struct(f"{len(NOW)}f")
_GAME: Final = Struct(f"{_BATTLE - _FIRST_FIGURE}f")
_FIGHT: Final = Struct("5f")
_NO_CARDS: Final = array("i", [0] * ROWS)


def _marks() -> list[int]:
    """For each action the index of the mark of the card that it is about; 0 if that has no row."""
    rows = [about[0] if about and about[0] < _LISTED else None for about in places_by_code()]
    rows[_FIRST_LISTED : _FIRST_LISTED + LISTED_ROWS] = range(_LISTED, _SOURCE)
    return [0 if row is None else row * WIDTH + IN_QUESTION for row in rows]


_MARKS: Final = _marks()


def feature_names() -> list[str]:
    """The name of every feature of the observation, by its index."""
    cards = [f"{row}: {column}" for row in ROW_NAMES for column in COLUMNS]
    return [*cards, *(f"game: {figure}" for figure in FIGURES)]


class Encoder:
    """Writes views as numbers. It keeps nothing of a game but the rows of printed cards."""

    def __init__(self, numbers: tuple[str, ...]) -> None:
        self._table = CardTable(numbers)

    def encode(self, view: View) -> tuple[Observation, list[int]]:
        """The observation of the viewer's seat, and the codes of the choices of its decision, if any."""
        seat = view.viewer
        assert seat is not None
        state = view.state
        decision = state.decision
        me, you = state.players[seat], state.players[1 - seat]
        table = self._table
        cards = _NO_CARDS[:]
        places: dict[int, int] = {}
        fields = self._side(me, 0, cards, places)
        fields += self._side(you, SIDE, cards, places)
        place = _HAND
        changed: list[tuple[int, float]] = []
        for card in me.hand:
            places[card.id] = place
            if place < _LISTED:
                cards[place] = table[card.definition]
                cost = cost_to_play(state, seat, card)
                if cost != card.definition.cost:
                    changed.append((place * WIDTH + COST_NOW, cost * COST))
            place += 1
        known = self._piles(me, you, cards)
        codes: list[int] = []
        if decision is not None:
            codes = codes_of(decision, places)
            if decision.kind not in _NO_SOURCE:
                self._question(state, codes, cards)
        code_row = np.frombuffer(cards, np.int32)
        features: NDArray[np.float32] = np.zeros(FEATURES, np.float32)
        table.rows.take(code_row, 0, features[:_FIRST_FIGURE].reshape(ROWS, WIDTH), "clip")
        out = cast("memoryview[float]", features.data)
        self._now(out, state, fields)
        for index, value in changed:
            out[index] = value
        _figures(out, state, seat, known)
        if len(state.stack) > 1:
            _battle(out, state, seat, places)
        mask = bytearray(ACTIONS)
        for code in codes:
            mask[code] = 1
            if _MARKS[code]:
                out[_MARKS[code]] = 1.0
        return {
            "observation": features,
            "action_mask": np.frombuffer(mask, np.int8),
            "cards": code_row,
        }, codes

    def _side(
        self, player: PlayerState, place: int, cards: "array[int]", places: dict[int, int]
    ) -> list[tuple[int, FieldCard]]:
        table = self._table
        leader, stage = player.leader, player.stage
        fields = [(place, leader)]
        cards[place] = table[leader.definition]
        places[leader.id] = place
        if stage is not None:
            fields.append((place + STAGE_PLACE, stage))
            cards[place + STAGE_PLACE] = table[stage.definition]
            places[stage.id] = place + STAGE_PLACE
        for card in player.characters:
            place += 1
            fields.append((place, card))
            cards[place] = table[card.definition]
            places[card.id] = place
        return fields

    def _piles(self, me: PlayerState, you: PlayerState, cards: "array[int]") -> int:
        """Life from the top, and the cards of the other hand that were shown; how many those are."""
        table = self._table
        for first, pile in ((_OWN_LIFE, me.life), (_LIFE, you.life)):
            for card in pile[: -LIFE_ROWS - 1 : -1]:
                cards[first] = table[card.definition]
                first += 1
        known = 0
        for card in you.hand:
            if card.definition is UNKNOWN:
                break  # cards that are known come first
            if known < KNOWN_ROWS:
                cards[_KNOWN + known] = table[card.definition]
            known += 1
        return known

    def _question(self, state: GameState, codes: list[int], cards: "array[int]") -> None:
        """Write the card that asks, and the cards listed, in the order of their codes."""
        source = _source(state)
        if source is not None:
            cards[_SOURCE] = self._table[source.definition]
        decision = state.decision
        assert decision is not None
        listed: dict[int, int] = {}
        for code, choice in zip(codes, decision.choices, strict=True):
            row = code - _FIRST_LISTED
            if 0 <= row < LISTED_ROWS and choice.card is not None:
                listed[choice.card] = _LISTED + row
        if listed:
            for player in state.players:
                for pile in (player.trash, player.deck, player.life, player.no_area, player.hand):
                    for card in pile:
                        if card.id in listed:
                            cards[listed[card.id]] = self._table[card.definition]

    def _now(self, out: "memoryview[float]", state: GameState, fields: list[tuple[int, FieldCard]]) -> None:
        pack = _NOW.pack_into
        turn = state.turn_number
        for place, card in fields:
            pack(
                out,
                _FLOAT * (place * WIDTH + FIRST_NOW),
                card.power * POWER,
                card.cost * COST if card.cost > 0 else 0,
                card.rested,
                card.given_don * DON,
                card.played_on == turn,
                card.used != 0,
                card.cannot != 0,
                card.negated != 0,
                *KEYWORD_COLUMNS[card.keywords],
            )


def _figures(out: "memoryview[float]", state: GameState, seat: int, known: int) -> None:
    decision, result = state.decision, state.result
    players = state.players
    _GAME.pack_into(
        out,
        _FLOAT * _FIRST_FIGURE,
        decision is not None,
        0 if decision is None else len(decision.choices) / 50,
        state.turn_player == seat,
        state.first_player == seat,
        state.turn_number / 20,
        result is not None,
        result is not None and result.winner == seat,
        result is not None and seat in result.losers,
        *_counts(players[seat], 0),
        *_counts(players[1 - seat], known),
    )
    out[_PHASE + state.phase] = 1.0
    if decision is not None:
        out[_KIND[decision.kind]] = 1.0


def _counts(player: PlayerState, known: int) -> tuple[float, ...]:
    trashed = [0, 0, 0, 0, 0]
    for card in player.trash:
        trashed[card.definition.category] += 1
    return (
        len(player.life) / 5,
        len(player.hand) / 10,
        known / 10,
        len(player.deck) / 50,
        len(player.trash) / 50,
        trashed[CHARACTER] / 50,
        trashed[EVENT] / 50,
        trashed[STAGE] / 50,
        len(player.characters) / 5,
        (player.don_active + player.don_held_active) / 10,
        (player.don_rested + player.don_held_rested) / 10,
        player.don_deck / 10,
    )


def _battle(out: "memoryview[float]", state: GameState, seat: int, places: dict[int, int]) -> None:
    for frame in reversed(state.stack):
        if isinstance(frame, BattleFrame):
            break
    else:
        return
    attacker, target = state.find(frame.attacker), state.find(frame.target)
    _FIGHT.pack_into(
        out,
        _FLOAT * _BATTLE,
        1,
        state.turn_player == seat,
        0 if attacker is None else attacker.power * POWER,
        0 if target is None else target.power * POWER,
        frame.counter_value * POWER,
    )
    out[_STEP[frame.step]] = 1.0
    if attacker is not None:
        out[places[attacker.id] * WIDTH + ATTACKER] = 1.0
    if target is not None:
        out[places[target.id] * WIDTH + TARGET] = 1.0


def _source(state: GameState) -> Card | None:
    """The card whose effect asks, or the one being played."""
    for frame in reversed(state.stack):
        if isinstance(frame, PlayFrame):
            return frame.card
        source = frame.as_cause().source
        if source is not None:
            return source
    return None
