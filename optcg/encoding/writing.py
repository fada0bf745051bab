"""Writes a view as numbers: first which card stands in which row, then what holds of it and of the game.

This runs at every step of a learner, so it is compiled with the engine. All it is handed is a masked state.
"""

from array import array
from typing import Final

from optcg.encoding.actions import (
    ABILITIES,
    BLOCKS,
    FIELD,
    FIGHTERS,
    LISTED,
    NUMBERED,
    PLACED,
    SIDE,
    SPARE,
    STAGE_PLACE,
    WORD_CODES,
    places_by_code,
)
from optcg.encoding.layout import (
    ATTACKER,
    BATTLE_FIGURE,
    COST,
    COST_NOW,
    DON,
    EMPTY,
    FIRST_FIGURE,
    FIRST_NOW,
    HAND_ROW,
    IN_QUESTION,
    KEYWORD_COLUMNS,
    KIND_FIGURES,
    KNOWN_ROW,
    KNOWN_ROWS,
    LIFE_ROWS,
    LISTED_ROW,
    LISTED_ROWS,
    OPPONENTS_LIFE_ROW,
    OWN_LIFE_ROW,
    PHASE_FIGURE,
    POWER,
    ROWS,
    SOURCE_ROW,
    STEP_FIGURE,
    TARGET,
    WIDTH,
)
from optcg.engine.card import UNKNOWN, Card, FieldCard
from optcg.engine.current_battle import step_of
from optcg.engine.decisions import BLOCK, COUNTER, MAIN, Decision
from optcg.engine.definitions import CHARACTER, EVENT, STAGE, Definition
from optcg.engine.hand_cost import cost_to_play
from optcg.engine.play import PlayFrame
from optcg.engine.state import GameState, PlayerState
from optcg.model.errors import OptcgError

_ATTACK: Final[int] = BLOCKS["attack"].first
_ACTIVATE: Final[int] = BLOCKS["activate"].first
_LISTED: Final[int] = BLOCKS["pick listed"].first
_SPARE: Final[int] = BLOCKS["spare"].first
_NO_CODE: Final = -1

_NO_CARDS: Final = array("q", [EMPTY] * ROWS)
_WIDTH: Final[int] = WIDTH
_FIRST_NOW: Final[int] = FIRST_NOW
_COST_NOW: Final[int] = COST_NOW
_LISTED_ROW: Final[int] = LISTED_ROW
_FIRST_FIGURE: Final[int] = FIRST_FIGURE


def _marks() -> list[int]:
    """For each action the index of the mark of the card that it is about; 0 if that has no row."""
    rows = [about[0] if about and about[0] < LISTED_ROW else -1 for about in places_by_code()]
    rows[_LISTED : _LISTED + LISTED_ROWS] = list(range(LISTED_ROW, SOURCE_ROW))
    return [0 if row < 0 else row * WIDTH + IN_QUESTION for row in rows]


_MARKS: Final = _marks()


# Codes of choices ----------------------------------------------------------------------------------


def places_of(state: GameState, seat: int) -> dict[int, int]:
    """The places, by id, of the cards that `seat` can always point at: both fields and the own hand."""
    places: dict[int, int] = {}
    for whose, first in ((seat, 0), (1 - seat, SIDE)):
        player = state.players[whose]
        places[player.leader.id] = first
        if player.stage is not None:
            places[player.stage.id] = first + STAGE_PLACE
        for place, character in enumerate(player.characters, start=first + 1):
            places[character.id] = place
    for place, card in enumerate(state.players[seat].hand, start=FIELD):
        places[card.id] = place
    return places


def codes_of(decision: Decision, places: dict[int, int]) -> list[int]:
    """The codes of all choices, in the order of the decision."""
    codes: list[int] = []
    listed = _LISTED
    spare = _SPARE
    for choice in decision.choices:
        kind, card, number = choice.kind, choice.card, choice.number
        code = _NO_CODE
        if card is None:
            if number is None:
                code = WORD_CODES.get(kind, _NO_CODE)
            elif kind in NUMBERED:
                zero, low, high = NUMBERED[kind]
                if low <= number <= high:
                    code = zero + number
        elif card not in places:
            if kind == "pick" and listed < _LISTED + LISTED:
                code = listed
                listed += 1
        elif kind in PLACED:
            place = places[card]
            zero, low, high = PLACED[kind]
            if low <= place <= high:
                code = zero + place
        elif kind == "attack":
            place, target = places[card], places.get(choice.target or 0, 0) - SIDE
            if place < FIGHTERS and 0 <= target < FIGHTERS:
                code = _ATTACK + place * FIGHTERS + target
        elif kind == "activate" and number is not None:
            place = places[card]
            if place < SIDE and 1 <= number <= ABILITIES:
                code = _ACTIVATE + place * ABILITIES + number - 1
        if code == _NO_CODE:
            code = spare
            spare += 1
        codes.append(code)
    if spare > _SPARE + SPARE:
        raise OptcgError(
            f"The question {decision.prompt!r} (Rule {decision.rule}) has {spare - _SPARE} answers without a "
            f"code of their own, and the action space has {SPARE} spare codes. Play this game without it."
        )
    return codes


# Cards ---------------------------------------------------------------------------------------------


class Seated:
    """The cards of a view by the rows where they stand, and what was found on the way."""

    __slots__ = ("cards", "changed", "codes", "fields", "known", "places")

    def __init__(self) -> None:
        self.cards: Final = _NO_CARDS[:]  # the code of the card in each row
        self.fields: Final[list[FieldCard]] = []
        self.places: Final[dict[int, int]] = {}
        self.changed: Final[list[tuple[int, float]]] = []  # costs of the hand that are not as printed
        self.codes: list[int] = []  # of the choices, if the seat is asked
        self.known = 0  # cards of the other hand that were shown


def seat_cards(state: GameState, seat: int, table: dict[Definition, int]) -> Seated:
    """Find out which card stands in which row."""
    seated = Seated()
    cards, places = seated.cards, seated.places
    me, you = state.players[seat], state.players[1 - seat]
    _side(seated, me, 0, table)
    _side(seated, you, SIDE, table)
    place = HAND_ROW
    for card in me.hand:
        places[card.id] = place
        if place < _LISTED_ROW:
            cards[place] = table[card.definition]
            cost = cost_to_play(state, seat, card)
            if cost != card.definition.cost:
                seated.changed.append((place * _WIDTH + _COST_NOW, _scaled(cost, COST)))
        place += 1
    _life(cards, me.life, OWN_LIFE_ROW, table)
    _life(cards, you.life, OPPONENTS_LIFE_ROW, table)
    for card in you.hand:
        if card.definition is UNKNOWN:
            break  # cards that are known come first
        if seated.known < KNOWN_ROWS:
            cards[KNOWN_ROW + seated.known] = table[card.definition]
        seated.known += 1
    decision = state.decision
    if decision is not None:
        seated.codes = codes_of(decision, places)
        if decision.kind not in (MAIN, BLOCK, COUNTER):
            _question(state, decision, seated, table)
    return seated


def _side(seated: Seated, player: PlayerState, place: int, table: dict[Definition, int]) -> None:
    field = [player.leader, *player.characters]
    for card in field:
        seated.cards[place] = table[card.definition]
        seated.places[card.id] = place
        place += 1
    stage = player.stage
    if stage is not None:
        place += STAGE_PLACE - len(field)
        seated.cards[place] = table[stage.definition]
        seated.places[stage.id] = place
        field.append(stage)
    seated.fields.extend(field)


def _life(cards: "array[int]", life: list[Card], row: int, table: dict[Definition, int]) -> None:
    """Life from the top."""
    for place in range(1, min(len(life), LIFE_ROWS) + 1):
        cards[row] = table[life[-place].definition]
        row += 1


def _question(state: GameState, decision: Decision, seated: Seated, table: dict[Definition, int]) -> None:
    """Write the card that asks, and the cards listed, in the order of their codes."""
    cards = seated.cards
    source = _source(state)
    if source is not None:
        cards[SOURCE_ROW] = table[source.definition]
    listed: dict[int, int] = {}
    for index, choice in enumerate(decision.choices):
        row = seated.codes[index] - _LISTED
        if 0 <= row < LISTED_ROWS and choice.card is not None:
            listed[choice.card] = _LISTED_ROW + row
    if listed:
        for player in state.players:
            for pile in (player.trash, player.deck, player.life, player.no_area, player.hand):
                for card in pile:
                    if card.id in listed:
                        cards[listed[card.id]] = table[card.definition]


def _source(state: GameState) -> Card | None:
    """The card whose effect asks, or the one being played."""
    for frame in reversed(state.stack):
        if isinstance(frame, PlayFrame):
            return frame.card
        source = frame.as_cause().source
        if source is not None:
            return source
    return None


# Numbers -------------------------------------------------------------------------------------------


def write(out: "memoryview[float]", mask: bytearray, state: GameState, seat: int, seated: Seated) -> None:
    """Write what holds now over the printed rows, then the figures, the marks and the mask."""
    places = seated.places
    for card in seated.fields:
        _now(out, state, card, places[card.id] * _WIDTH + _FIRST_NOW)
    for index, value in seated.changed:
        out[index] = value
    _figures(out, state, seat, seated.known)
    if len(state.stack) > 1:
        _battle(out, state, seat, places)
    for code in seated.codes:
        mask[code] = 1
        mark = _MARKS[code]
        if mark:
            out[mark] = 1.0


def _now(out: "memoryview[float]", state: GameState, card: FieldCard, index: int) -> None:
    """What holds of a card of the field, as far as it is not as printed; in the order of `layout.NOW`."""
    printed = card.definition
    if card.power != printed.power:
        out[index] = _scaled(card.power, POWER)
    if card.cost != printed.cost:
        out[index + 1] = _scaled(card.cost, COST) if card.cost > 0 else 0.0
    if card.rested:
        out[index + 2] = 1.0
    if card.given_don:
        out[index + 3] = _scaled(card.given_don, DON)
    if card.played_on == state.turn_number:
        out[index + 4] = 1.0
    if card.used:
        out[index + 5] = 1.0
    if card.cannot:
        out[index + 6] = 1.0
    if card.negated:
        out[index + 7] = 1.0
    if card.keywords != printed.keywords:
        for value in KEYWORD_COLUMNS[card.keywords]:
            out[index + 8] = value
            index += 1


def _figures(out: "memoryview[float]", state: GameState, seat: int, known: int) -> None:
    """In the order of `layout.FIGURES`."""
    index = _FIRST_FIGURE
    decision, result = state.decision, state.result
    if decision is not None:
        out[index] = 1.0
        out[index + 1] = len(decision.choices) / 50
        out[KIND_FIGURES[decision.kind]] = 1.0
    if state.turn_player == seat:
        out[index + 2] = 1.0
    if state.first_player == seat:
        out[index + 3] = 1.0
    out[index + 4] = state.turn_number / 20
    if result is not None:
        out[index + 5] = 1.0
        if result.winner == seat:
            out[index + 6] = 1.0
        if seat in result.losers:
            out[index + 7] = 1.0
    _counts(out, state.players[seat], 0, index + 8)
    _counts(out, state.players[1 - seat], known, index + 20)
    out[PHASE_FIGURE + state.phase] = 1.0


def _counts(out: "memoryview[float]", player: PlayerState, known: int, index: int) -> None:
    out[index] = len(player.life) / 5
    out[index + 1] = len(player.hand) / 10
    out[index + 2] = known / 10
    out[index + 3] = len(player.deck) / 50
    if player.trash:
        characters = events = stages = 0
        for card in player.trash:
            category = card.definition.category
            if category == CHARACTER:
                characters += 1
            elif category == EVENT:
                events += 1
            elif category == STAGE:
                stages += 1
        out[index + 4] = len(player.trash) / 50
        out[index + 5] = characters / 50
        out[index + 6] = events / 50
        out[index + 7] = stages / 50
    out[index + 8] = len(player.characters) / 5
    out[index + 9] = (player.don_active + player.don_held_active) / 10
    out[index + 10] = (player.don_rested + player.don_held_rested) / 10
    out[index + 11] = player.don_deck / 10


def _scaled(value: int, unit: float) -> float:
    """A number of fixed width is no operand of a float: here it becomes a plain one."""
    return value * unit


def _battle(out: "memoryview[float]", state: GameState, seat: int, places: dict[int, int]) -> None:
    for frame in reversed(state.stack):
        battle = frame.as_battle()
        if battle is None:
            continue
        attacker, target = state.find(battle.attacker), state.find(battle.target)
        index = BATTLE_FIGURE
        out[index] = 1.0
        if state.turn_player == seat:
            out[index + 1] = 1.0
        if attacker is not None:
            out[index + 2] = _scaled(attacker.power, POWER)
        if target is not None:
            out[index + 3] = _scaled(target.power, POWER)
        out[index + 4] = _scaled(battle.counter_value, POWER)
        out[STEP_FIGURE + step_of(state, battle)] = 1.0
        if attacker is not None:
            out[places[attacker.id] * _WIDTH + ATTACKER] = 1.0
        if target is not None:
            out[places[target.id] * _WIDTH + TARGET] = 1.0
        return
