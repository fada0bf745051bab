"""Positions: any board as a JSON object, for tests, puzzles and judges' questions."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from optcg.engine.activation import is_used_off_field, use_off_field
from optcg.engine.bans import CANNOT_NAMES, IS_ALSO, PLAYER_BANS
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
from optcg.engine.continuous import (
    ADDED_COST,
    CANNOT,
    GRANT,
    KEYWORD,
    NEGATED,
    PLAYER_CANNOT,
    PLAYER_NEGATED,
    UNTIL_NAMES,
    WHAT_NAMES,
    WITH_SOURCE,
    Continuous,
)
from optcg.engine.definitions import CHARACTER, LEADER, STAGE, Definition
from optcg.engine.invariants import card_numbers
from optcg.engine.places import locate
from optcg.engine.program import Extra, Narrowing, Recalled
from optcg.engine.rule_processing import judge_decks
from optcg.engine.setup import BY_DICE, NO_THROW, SHUFFLE, SetupFrame
from optcg.engine.state import PHASE_NAMES, SETUP, Frame, GameState, PlayerState
from optcg.engine.timings import NEXT, TIMINGS
from optcg.engine.translate.cards import Definitions, definitions_of
from optcg.engine.translate.words import negated_bits
from optcg.engine.turn import PHASE_STARTS, TurnFrame
from optcg.model.cards import CatalogLike
from optcg.model.errors import BadPosition
from optcg.model.plain import (
    Plain,
    check_catalog,
    flag,
    no_other_keys,
    player_of,
    repr,
    row,
    table,
    whole,
    word,
)
from optcg.model.terms import CHARACTER_LIMIT, DON_DECK_SIZE, KEYWORD_BITS, PLAYER_NAMES, keyword_names

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


ON_CARDS: Final = WHAT_NAMES[:PLAYER_CANNOT]
ON_PLAYERS: Final = WHAT_NAMES[PLAYER_CANNOT:]
# What it is stands in the text of a card.
_ABILITIES: Final = (GRANT, ADDED_COST)
_MORE_KEYS: Final = ("until", "by", "this_turn", "text", "about", "named", "source", "on_top")
# What stands among the bans but forbids nothing.
_CANNOT_WORDS: Final = {**CANNOT_NAMES, "(is also)": IS_ALSO}
# Effects name those to negate by their tags, whose bits are their own.
_TIMING_WORDS: Final = {timing: negated_bits(timing) for timing, event in TIMINGS.items() if event < NEXT}


def write_effect(effect: Continuous, owner: int, turn_number: int, names: dict[int, str]) -> dict[str, Plain]:
    """An effect on a card or a player, as its owner's side of a position says it."""
    facts: dict[str, Plain] = {WHAT_NAMES[effect.what]: _value_word(effect)}
    facts["until"] = UNTIL_NAMES[effect.until]
    if effect.source:
        facts["source"] = names[effect.source]
    if effect.on_top:
        facts["on_top"] = True
    if effect.player != owner:
        facts["by"] = PLAYER_NAMES[effect.player]
    if effect.since == turn_number:
        facts["this_turn"] = True
    if effect.extra is not None:
        facts["text"] = [effect.extra.number, effect.extra.key]
        recalled = recalled_by(effect)
        if recalled is not None:
            facts["about"] = [[names[card] for card in slot if card in names] for slot in recalled.slots]
            facts["named"] = recalled.number
    return facts


def recalled_by(effect: Continuous) -> Recalled | None:
    """What was before the effect and its words point back to."""
    return effect.extra.recalled if isinstance(effect.extra, Narrowing) else None


def _value_word(effect: Continuous) -> Plain:
    if effect.what == KEYWORD:
        return keyword_names(effect.value)[0]
    if effect.what == CANNOT:
        return _name_of(effect.value, _CANNOT_WORDS)
    if effect.what == PLAYER_CANNOT:
        return _name_of(effect.value, PLAYER_BANS)
    if effect.what in (NEGATED, PLAYER_NEGATED):
        return True if effect.value == negated_bits("") else _name_of(effect.value, _TIMING_WORDS)
    return True if effect.what in _ABILITIES else effect.value


def _name_of(value: int, names: dict[str, int]) -> str:
    return next(name for name, bits in names.items() if bits == value)


class EffectReader:
    """Reads the effects of a position."""

    def __init__(self, turn_number: int, definitions: Definitions, refs: dict[str, int]) -> None:
        self.turn_number: Final = turn_number
        self.definitions: Final = definitions
        self.refs: Final = refs

    def read(self, data: Plain, target: int, owner: int, kinds: tuple[str, ...]) -> Continuous:
        facts = table(data, "an effect")
        no_other_keys(facts, (*kinds, *_MORE_KEYS), "an effect")
        until = word(facts.get("until", "on_field"), "until")
        if until not in UNTIL_NAMES:
            raise ValueError(f"no effect lasts until {until!r}; it may be {', '.join(UNTIL_NAMES)}")
        found = [key for key in facts if key not in _MORE_KEYS]
        if len(found) != 1:
            raise ValueError(f"an effect has exactly one of {', '.join(kinds)}")
        what = WHAT_NAMES.index(found[0])
        value = _value(what, facts[found[0]])
        extra = self._recalling(self._extra(facts.get("text")), facts)
        narrowed = what == CANNOT and value == IS_ALSO
        if extra is None and (what in _ABILITIES or narrowed):
            raise ValueError(f"{found[0]!r} needs 'text': a card number and the part of its text")
        player = player_of(facts.get("by", PLAYER_NAMES[owner]))
        now = flag(facts.get("this_turn", False), "this_turn")
        since = self.turn_number if now else self.turn_number - 1
        ends = UNTIL_NAMES.index(until)
        on_top = flag(facts.get("on_top", False), "on_top")
        return Continuous(target, what, value, ends, player, since, extra, self._source(ends, facts), on_top)

    def _source(self, until: int, facts: dict[str, Plain]) -> int:
        """The card on which the effect hangs, by its ref."""
        if (until == WITH_SOURCE) is not ("source" in facts):
            raise ValueError(f"'source' is the card of an effect that lasts {UNTIL_NAMES[WITH_SOURCE]!r}")
        return self._id(facts["source"]) if until == WITH_SOURCE else 0

    def _recalling(self, extra: Extra | None, facts: dict[str, Plain]) -> Extra | None:
        """With the cards, by their refs, and the number to which the words point back."""
        if not isinstance(extra, Narrowing) or extra.points is None:
            for key in ("about", "named"):
                if key in facts:
                    raise ValueError(f"{key!r} is for a 'text' that points back to cards or to a number")
            return extra
        slots = [
            [self._id(ref) for ref in row(slot, "about")] for slot in row(facts.get("about", []), "about")
        ]
        recalled = Recalled(slots, whole(facts.get("named", 0), "named", 0))
        return extra.recalling(recalled)

    def _id(self, ref: Plain) -> int:
        name = word(ref, "about")
        if name not in self.refs:
            raise ValueError(f"no card has the ref {name!r}")
        return self.refs[name]

    def _extra(self, address: Plain) -> Extra | None:
        if address is None:
            return None
        pair = row(address, "text")
        if len(pair) != 2:
            raise ValueError(
                f"'text' is a list of a card number and the part of its text, not {repr(address)}"
            )
        number, key = pair
        card = self.definitions.of(word(number, "card"))
        extra = card.extra(word(key, "key"))
        if extra is None:
            parts = ", ".join(card.abilities.extras)
            raise ValueError(f"the text of {number} has no part {key!r}; its parts are {parts}")
        return extra


def _value(what: int, value: Plain) -> int:
    kind = WHAT_NAMES[what]
    if what == KEYWORD:
        name = word(value, kind).strip("[]")
        if name not in KEYWORD_BITS:
            raise ValueError(f"there is no keyword {name!r}; it may be {', '.join(KEYWORD_BITS)}")
        return KEYWORD_BITS[name]
    if what == CANNOT:
        return _named(value, kind, _CANNOT_WORDS)
    if what == PLAYER_CANNOT:
        return _named(value, kind, PLAYER_BANS)
    if what in (NEGATED, PLAYER_NEGATED) and isinstance(value, str):
        return _named(value, kind, _TIMING_WORDS)
    if what in (NEGATED, PLAYER_NEGATED):
        _must_be_true(value, kind)
        return 1
    if what in _ABILITIES:
        _must_be_true(value, kind)
        return 0
    return whole(value, kind)


def _must_be_true(value: Plain, kind: str) -> None:
    """An effect that is there: what is not there is not written."""
    if not flag(value, kind):
        raise ValueError(f"{kind!r} can only be true; leave the effect out where it is not so")


def _named(value: Plain, kind: str, names: dict[str, int]) -> int:
    name = word(value, kind)
    if name not in names:
        raise ValueError(f"{kind!r} may be {', '.join(names)}, not {name!r}")
    return names[name]


def write_position(state: GameState) -> dict[str, Plain]:
    """The whole board in the position format; not what waits for a later moment, nor what happened before."""
    names = {card_id: ref for ref, card_id in (state.refs or {}).items()}
    for effect in state.effects:
        recalled = recalled_by(effect)
        spoken_of = [] if recalled is None else [card for slot in recalled.slots for card in slot]
        for card_id in [*spoken_of, effect.source] if effect.source else spoken_of:
            if card_id not in names and locate(state, card_id) is not None:
                names[card_id] = f"card {card_id}"
    return {
        "turn_player": PLAYER_NAMES[state.turn_player],
        "turn_number": state.turn_number,
        "phase": PHASE_NAMES[state.phase],
        "A": _side(state, 0, names),
        "B": _side(state, 1, names),
    }


def _side(state: GameState, owner: int, names: dict[int, str]) -> dict[str, Plain]:
    player = state.players[owner]
    life = list(reversed(player.life))
    side: dict[str, Plain] = {
        "leader": _field_card(state, player.leader, names),
        "characters": [_field_card(state, card, names) for card in player.characters],
        "stage": None if player.stage is None else _field_card(state, player.stage, names),
        "hand": [_card(card, names) for card in player.hand],
        "life": [_card(card, names) for card in life],
        "life_face_up_indexes": [i for i, card in enumerate(life) if card.sight & FACE_UP],
        "trash": [_trash_card(state, card, names) for card in reversed(player.trash)],
        "deck_top": [_card(card, names) for card in reversed(player.deck)],
        "deck_count": len(player.deck),
        "don_active": player.active_don(),
        "don_rested": player.rested_don(),
        "don_deck": player.don_deck,
    }
    if player.don_held_active or player.don_held_rested:
        side["don_held_active"] = player.don_held_active
        side["don_held_rested"] = player.don_held_rested
    effects = _effects(state, owner, owner, names, on_players=True)
    if effects:
        side["effects"] = effects
    return side


def _card(card: Card, names: dict[int, str]) -> Plain:
    number = card.definition.number
    return {"card": number, "ref": names[card.id]} if card.id in names else number


def _trash_card(state: GameState, card: Card, names: dict[int, str]) -> Plain:
    """With those of its effects that can be activated where it lies, and were (Rule 10-2-13-3)."""
    codes = [code for code in card.definition.abilities.by_index.values() if code.in_trash and code.once]
    used: list[Plain] = [code.index for code in codes if is_used_off_field(state, card.id, code)]
    if not used:
        return _card(card, names)
    facts: dict[str, Plain] = {"card": card.definition.number, "used": used}
    if card.id in names:
        facts["ref"] = names[card.id]
    return facts


def _field_card(state: GameState, card: FieldCard, names: dict[int, str]) -> dict[str, Plain]:
    facts: dict[str, Plain] = {
        "card": card.definition.number,
        "state": "rested" if card.rested else "active",
        "don": card.given_don,
        "played_this_turn": card.played_on == state.turn_number,
    }
    if card.id in names:
        facts["ref"] = names[card.id]
    if card.used:
        bits = int(card.used)
        facts["used"] = [ability for ability in range(1, bits.bit_length()) if bits >> ability & 1]
    effects = _effects(state, card.id, card.owner, names, on_players=False)
    if effects:
        facts["effects"] = effects
    return facts


def _effects(
    state: GameState, target: int, owner: int, names: dict[int, str], on_players: bool
) -> list[Plain]:
    return [
        write_effect(effect, owner, state.turn_number, names)
        for effect in state.effects
        if effect.target == target and (effect.what >= PLAYER_CANNOT) is on_players
    ]
