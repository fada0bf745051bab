"""Positions: any board as a JSON object, for tests, puzzles and judges' questions."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from optcg.engine.activation import use_off_field
from optcg.engine.card import (
    BOTH,
    FACE_UP,
    IN_CHARACTER_AREA,
    IN_LEADER_AREA,
    IN_STAGE_AREA,
    NOBODY,
    Card,
    FieldCard,
    new_field_card,
)
from optcg.engine.definitions import CHARACTER, LEADER, STAGE, Definition
from optcg.engine.invariants import card_numbers
from optcg.engine.position_effects import ON_CARDS, ON_PLAYERS, EffectReader
from optcg.engine.position_writer import write_position
from optcg.engine.rule_processing import judge_decks
from optcg.engine.setup import BY_DICE, NO_THROW, SHUFFLE, SetupFrame
from optcg.engine.state import PHASE_NAMES, SETUP, Frame, GameState, PlayerState
from optcg.engine.translate import definitions_of
from optcg.engine.turn import PHASE_STARTS, TurnFrame
from optcg.model.cards import CatalogLike
from optcg.model.errors import BadPosition
from optcg.model.plain import Plain, check_catalog, flag, no_other_keys, player_of, row, table, whole, word
from optcg.model.terms import CHARACTER_LIMIT, DON_DECK_SIZE, PLAYER_NAMES

_KEYS: Final = ("turn_player", "turn_number", "phase", "A", "B")
_SIDE_KEYS: Final = (
    "leader",
    "characters",
    "stage",
    "hand",
    "life",
    "life_face_up_indexes",
    "trash",
    "deck_top",
    "deck_count",
    "don_active",
    "don_rested",
    "don_deck",
    "don_held_active",
    "don_held_rested",
    "effects",
)
_FIELD_KEYS: Final = ("card", "state", "don", "ref", "played_this_turn", "used", "effects")
DEFAULT_DECK: Final = 30
MOST_CARDS: Final = 60  # Rule 5-1-2: a deck has 50 cards, so no area holds more; a few more are let pass
MOST_IN_DECK: Final = 1000  # cards that nobody has named cost nothing
MOST_EFFECTS: Final = 100
MOST_TURNS: Final = 10**9


class Position:
    """A board that has been checked and can be set up."""

    def __init__(self, data: dict[str, Plain], catalog: CatalogLike) -> None:
        self._data: Final = data
        self.catalog: Final = catalog

    @staticmethod
    def from_dict(data: Plain, catalog: CatalogLike) -> Position:
        """Read and check a position. What breaks a check is refused with a sentence."""
        check_catalog(catalog)
        try:
            position = Position(deepcopy(table(data, "a position")), catalog)
            position.set_up(0, BY_DICE, False, False)
        except RecursionError:
            raise BadPosition("This position cannot be set up: it is nested too deeply.") from None
        except (ValueError, KeyError, IndexError) as error:
            reason = error.args[0] if error.args else error
            raise BadPosition(f"This position cannot be set up: {reason}.".replace("..", ".")) from None
        return position

    def to_dict(self) -> dict[str, Plain]:
        return deepcopy(self._data)

    @staticmethod
    def unchecked(data: Plain, catalog: CatalogLike) -> Position:
        """A position whose faults show when it is set up."""
        return Position(deepcopy(table(data, "a position")), catalog)

    @staticmethod
    def of(state: GameState, catalog: CatalogLike) -> Position:
        return Position(write_position(state), catalog)

    def numbers(self) -> list[str]:
        """The numbers of all cards in it, Leaders too."""
        state = self.set_up(0, BY_DICE, False, False)
        leaders = [player.leader.definition.number for player in state.players]
        return leaders + [number for player in state.players for number in card_numbers(player).elements()]

    def set_up(self, dice: int, chooser: int, even: bool, log: bool) -> GameState:
        """The state that this position describes."""
        return _Builder(self._data, self.catalog).build(dice, chooser, even, log)


class _Builder:
    def __init__(self, data: dict[str, Plain], catalog: CatalogLike) -> None:
        no_other_keys(data, _KEYS, "a position")
        self.data: Final = data
        self.catalog: Final = catalog
        self.definitions: Final = definitions_of(catalog)
        self.turn_player: Final = player_of(data.get("turn_player", "A"))
        self.turn_number: Final = whole(data.get("turn_number", 3 + self.turn_player), "turn_number", 1)
        if self.turn_number > MOST_TURNS:
            raise ValueError(f"turn_number is {self.turn_number}; {MOST_TURNS} is the most")
        self.next_id = 0
        self.refs: dict[str, int] = {}
        self.used: list[tuple[Card, int]] = []  # effects of cards in the trash
        # Effects may speak of cards that are read after them.
        self.effects: list[tuple[Plain, int, int, tuple[str, ...]]] = []

    def build(self, dice: int, chooser: int, even: bool, log: bool) -> GameState:
        phase_name = word(self.data.get("phase", "main"), "phase")
        if phase_name not in PHASE_NAMES:
            raise ValueError(f"there is no phase {phase_name!r}; it may be {', '.join(PHASE_NAMES)}")
        phase = PHASE_NAMES.index(phase_name)
        for name in PLAYER_NAMES:
            if name not in self.data:
                raise ValueError(f"player {name} is missing; a game has two players (Rule 1-1-1)")
        players = [self._player(owner) for owner in (0, 1)]
        if len(self.effects) > MOST_EFFECTS:
            raise ValueError(f"there are {len(self.effects)} effects; {MOST_EFFECTS} is the most")
        reader = EffectReader(self.turn_number, self.definitions, self.refs)
        effects = [reader.read(*effect) for effect in self.effects]
        frame: Frame = (
            SetupFrame(chooser, SHUFFLE, NO_THROW) if phase == SETUP else TurnFrame(PHASE_STARTS[phase])
        )
        first = self.turn_player if self.turn_number % 2 else 1 - self.turn_player
        state = GameState(
            players,
            self.turn_player,
            first,
            0 if phase == SETUP else self.turn_number,
            phase,
            [frame],
            effects,
            dice,
            self.next_id,
            even,
            True,
            None,
            None,
            [] if log else None,
            self.refs or None,
        )
        if phase != SETUP:
            # Turn by turn, as it is without extra turns.
            mine, others = (self.turn_number + 1) // 2, self.turn_number // 2
            state.turns = (others, mine) if self.turn_player else (mine, others)
        for card, ability in self.used:
            use_off_field(state, card.id, card.definition.number, ability)
        # Rule 9-1-2: rule processing does not wait.
        judge_decks(state)
        return state

    def _player(self, owner: int) -> PlayerState:
        name = PLAYER_NAMES[owner]
        side = table(self.data[name], f"player {name}")
        no_other_keys(side, _SIDE_KEYS, f"player {name}")
        if "leader" not in side:
            raise ValueError(f"player {name} has no Leader (Rule 5-1-2)")
        leader = self._field_card(side["leader"], owner, LEADER)
        characters = [
            self._field_card(card, owner, CHARACTER) for card in row(side.get("characters", []), "characters")
        ]
        if len(characters) > CHARACTER_LIMIT:
            raise ValueError(f"{name} has {len(characters)} Characters; 5 is the limit (Rule 3-7-6)")
        stage_data = side.get("stage")
        stage = None if stage_data is None else self._field_card(stage_data, owner, STAGE)
        don = self._don(side, name, leader, characters, stage)
        for effect in row(side.get("effects", []), "effects"):
            self.effects.append((effect, owner, owner, ON_PLAYERS))
        return PlayerState(
            leader,
            characters,
            stage,
            self._deck(side, name),
            [self._card(card, 1 << owner) for card in _cards(side, "hand", name)],
            self._life(side, name),
            [self._trash_card(card) for card in reversed(_cards(side, "trash", name))],
            [],
            *don,
        )

    def _don(
        self,
        side: dict[str, Plain],
        name: str,
        leader: FieldCard,
        characters: list[FieldCard],
        stage: FieldCard | None,
    ) -> tuple[int, int, int, int, int]:
        """The DON!! must add up to the DON!! deck; without `don_deck` the rest lies there."""
        if stage is not None and stage.given_don:
            raise ValueError(
                f"{name} has DON!! given to a Stage; only Leaders and Characters take it (Rule 6-5-5-1)"
            )
        held_active = whole(side.get("don_held_active", 0), "don_held_active", 0)
        held_rested = whole(side.get("don_held_rested", 0), "don_held_rested", 0)
        active = whole(side.get("don_active", 0), "don_active", 0) - held_active
        rested = whole(side.get("don_rested", 0), "don_rested", 0) - held_rested
        if active < 0 or rested < 0:
            raise ValueError(f"{name} holds more DON!! than it has in that state")
        given = leader.given_don + sum(card.given_don for card in characters)
        out = active + rested + held_active + held_rested + given
        size = leader.definition.abilities.rule_texts.don_deck
        size = DON_DECK_SIZE if size < 0 else size
        deck = whole(side.get("don_deck", size - out), "don_deck", 0)
        if out + deck != size:
            raise ValueError(
                f"the DON!! of {name} add up to {out + deck}, not {size} (Rule 5-1-2): "
                f"{active + held_active} active, {rested + held_rested} rested, {given} given, "
                f"{deck} in the DON!! deck"
            )
        return deck, active, rested, held_active, held_rested

    def _deck(self, side: dict[str, Plain], name: str) -> list[Card]:
        top = [self._card(card, NOBODY) for card in _cards(side, "deck_top", name)]
        count = whole(side.get("deck_count", max(DEFAULT_DECK, len(top))), "deck_count", 0)
        if count > MOST_IN_DECK:
            raise ValueError(f"deck_count of {name} is {count}; {MOST_IN_DECK} is the most")
        if count < len(top):
            raise ValueError(f"deck_count of {name} is {count}, but deck_top already has {len(top)} cards")
        rest = [self._card(None, NOBODY) for _ in range(count - len(top))]
        top.reverse()
        return rest + top

    def _life(self, side: dict[str, Plain], name: str) -> list[Card]:
        life = [self._card(card, NOBODY) for card in _cards(side, "life", name)]
        for index in row(side.get("life_face_up_indexes", []), "life_face_up_indexes"):
            place = whole(index, "life_face_up_indexes", 0)
            if place >= len(life):
                raise ValueError(f"{name} has no Life card with index {place}")
            life[place] = Card(life[place].id, life[place].definition, BOTH | FACE_UP)
        life.reverse()
        return life

    def _new_id(self, ref: Plain) -> int:
        self.next_id += 1
        if ref is not None:
            name = word(ref, "ref")
            if name in self.refs:
                raise ValueError(f"the ref {name!r} stands twice")
            self.refs[name] = self.next_id
        return self.next_id

    def _definition(self, number: Plain) -> Definition:
        if number is None:
            return self.definitions.of(self.catalog.filler().number)
        return self.definitions.of(word(number, "card"))

    def _card(self, data: Plain, sight: int) -> Card:
        """A card off the field: a number, null for filler, or an object with `card` and `ref`."""
        ref: Plain = None
        if isinstance(data, dict):
            facts = table(data, "a card")
            no_other_keys(facts, ("card", "ref"), "a card off the field")
            data, ref = facts.get("card"), facts.get("ref")
        definition = self._definition(data)
        if definition.category == LEADER:
            raise ValueError(
                f"{definition.number} is a Leader and can only be in the Leader area (Rule 2-2-3)"
            )
        return Card(self._new_id(ref), definition, sight)

    def _trash_card(self, data: Plain) -> Card:
        """As any card off the field, also with the numbers of the effects `used` this turn."""
        used: list[Plain] = []
        if isinstance(data, dict) and "used" in data:
            used = row(data["used"], "used")
            data = {key: fact for key, fact in data.items() if key != "used"}
        card = self._card(data, BOTH)
        self.used += [(card, _ability(ability, card.definition)) for ability in used]
        return card

    def _field_card(self, data: Plain, owner: int, category: int) -> FieldCard:
        facts = table(data, "a card") if isinstance(data, dict) else {"card": data}
        no_other_keys(facts, _FIELD_KEYS, "a card on the field")
        if category == LEADER and facts.get("card") is None:
            raise ValueError(f"player {PLAYER_NAMES[owner]} has no Leader (Rule 5-1-2)")
        definition = self._definition(facts.get("card"))
        if definition.category != category:
            wanted = ("Leader", "Character", "Event", "Stage")[category]
            kind = definition.data.category
            raise ValueError(f"{definition.number} is a {kind}; a {wanted} is needed there (Rule 2-2-2)")
        how = facts.get("state", "active")
        if how not in ("active", "rested"):
            raise ValueError(f'the state of a card is "active" or "rested", not {how!r} (Rule 4-4-1)')
        area = {LEADER: IN_LEADER_AREA, CHARACTER: IN_CHARACTER_AREA, STAGE: IN_STAGE_AREA}[category]
        fresh = flag(facts.get("played_this_turn", False), "played_this_turn")
        used = 0
        for ability in row(facts.get("used", []), "used"):
            used |= 1 << _ability(ability, definition)
        card = new_field_card(
            self._new_id(facts.get("ref")),
            definition,
            owner,
            area,
            how == "rested",
            whole(facts.get("don", 0), "don", 0),
            self.turn_number if fresh else 0,
            used,
        )
        for effect in row(facts.get("effects", []), "effects"):
            self.effects.append((effect, card.id, owner, ON_CARDS))
        return card


def _cards(side: dict[str, Plain], area: str, name: str) -> list[Plain]:
    cards = row(side.get(area, []), area)
    if len(cards) > MOST_CARDS:
        raise ValueError(f"{area} of {name} has {len(cards)} cards; {MOST_CARDS} is the most (Rule 5-1-2)")
    return cards


def _ability(number: Plain, card: Definition) -> int:
    """The number of an ability of the card, counted from 1 as printed."""
    count = len(card.data.abilities)
    ability = whole(number, "used", 1)
    if ability > count:
        has = "no ability" if count == 0 else "1 ability" if count == 1 else f"{count} abilities"
        raise ValueError(f"used names ability {ability} of {card.number}, which has {has}")
    return ability
