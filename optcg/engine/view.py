"""Rules 3-1-5, 11-2, 11-3: the one place that knows what a player or a spectator may know.

A view is the state with every card that the viewer may not see turned over, every other player's
question taken out, and the dice put away. The client draws it, bots decide by it, and `worlds.sample`
deals the hidden cards anew; none of them can ask for more.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.battle import BattleFrame
from optcg.engine.card import BOTH, FACE_UP, HIDDEN, UNKNOWN, Card, FieldCard
from optcg.engine.current_battle import current_battle, step_name
from optcg.engine.decisions import Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.hand_cost import cost_in_hand
from optcg.engine.places import Found, locate
from optcg.engine.places import pile as pile_of
from optcg.engine.power_and_cost import derive
from optcg.engine.program import Narrowing
from optcg.engine.resolve.choose import CHECKED
from optcg.engine.saving import dump_decision
from optcg.engine.state import PHASE_NAMES, GameState, PlayerState, Result
from optcg.engine.width import i64
from optcg.model.cards import CatalogLike
from optcg.model.terms import PLAYER_NAMES, Area, keyword_names

SPECTATOR: Final = -1
_ONE_HIDDEN: Final = [HIDDEN]  # never changed: rows of hidden cards are multiples of it


def mask(state: GameState, viewer: i64) -> GameState:
    """A copy of the state with everything taken out that `viewer` (-1: a spectator) may not know."""
    if state.dirty:
        derive(state)
    decision = state.decision
    bit = 1 << viewer if viewer >= 0 else 0
    players = state.players
    names = _names(state, viewer, bit)
    masked = GameState(
        [
            _mask_player(players[0], bit, viewer == 0, names),
            _mask_player(players[1], bit, viewer == 1, names),
        ],
        state.turn_player,
        state.first_player,
        state.turn_number,
        state.phase,
        [frame.seen_by(viewer) for frame in state.stack],
        state.effects[:],
        0,
        state.next_id,
        state.even,
        False,
        decision if decision is not None and decision.player == viewer else None,
        state.result,
        None,
        None,
    )
    masked.waiting = state.waiting[:]
    masked.delayed = state.delayed
    masked.marks = state.marks
    masked.turns = state.turns
    masked.extra_turns = state.extra_turns
    masked.permanent_order = state.permanent_order
    masked.turn_choices = state.turn_choices
    masked.row_choices = state.row_choices
    masked.changes = state.changes
    masked.minds = state.minds
    masked.special = state.special
    masked.listening = state.listening
    if decision is not None:
        # Rule 3-1-8: the order that another player is just putting cards in is hidden.
        masked.stack[-1].hide_order(state, viewer)
    if names:
        masked.rename(names)
    return masked


def _names(state: GameState, viewer: i64, bit: i64) -> dict[int, int]:
    """Cards that an effect remembers but the viewer cannot see: they are called -1, -2, ... in the view.

    A card of another hand that the viewer knows, and that is just being picked, has a name as that pick: it
    stands under its id with a minus.
    """
    names: dict[int, int] = {}
    if len(state.stack) == 1 and not (state.waiting or state.delayed or state.effects):
        # The frame at the bottom remembers no cards.
        return names
    remembered: list[int] = []
    picked: list[int] = []
    for frame in state.stack:
        if isinstance(frame, EffectFrame):
            picked += frame.picked
            for slot in frame.context.slots:
                remembered += slot
        else:
            remembered += frame.card_ids()
    for waiting in state.waiting:
        for slot in waiting.slots:
            remembered += slot
    for delayed in state.delayed:
        for slot in delayed.slots:
            remembered += slot
    for effect in state.effects:
        extra = effect.extra
        if isinstance(extra, Narrowing) and extra.recalled is not None:
            for slot in extra.recalled.slots:
                remembered += slot
    for card_id in remembered:
        if card_id not in names and _is_hidden(state, card_id, viewer, bit):
            names[card_id] = -1 - len(names)
    for card_id in picked:
        key = -card_id if _is_known_in_hand(state, card_id, viewer, bit) else card_id
        if key not in names and _is_hidden(state, card_id, viewer, bit):
            names[key] = -1 - len(names)
    return names


def _is_hidden(state: GameState, card_id: i64, viewer: i64, bit: i64) -> bool:
    """Whether a card lies where the viewer cannot tell it from others."""
    found = locate(state, card_id) if card_id > 0 else None
    if found is None or not isinstance(found.card, Card):
        return False
    if found.area == Area.HAND:
        return found.owner != viewer
    return found.area in (Area.DECK, Area.LIFE) and not _sees(found.card, bit)


def _is_known_in_hand(state: GameState, card_id: i64, viewer: i64, bit: i64) -> bool:
    for owner, player in enumerate(state.players):
        if owner != viewer:
            for card in player.hand:
                if card.id == card_id:
                    return _sees(card, bit)
    return False


def _mask_player(player: PlayerState, bit: i64, own: bool, names: dict[int, int]) -> PlayerState:
    return PlayerState(
        player.leader.copy(),
        [card.copy() for card in player.characters],
        None if player.stage is None else player.stage.copy(),
        _mask_pile(player.deck, bit, names),
        player.hand[:] if own else _mask_hand(player.hand, bit, names),
        _mask_pile(player.life, bit, names),
        player.trash[:],
        player.no_area[:],
        player.don_deck,
        player.don_active,
        player.don_rested,
        player.don_held_active,
        player.don_held_rested,
    )


def _mask_pile(cards: list[Card], bit: i64, names: dict[int, int]) -> list[Card]:
    """Rules 3-2-2, 3-10-2: a pile is hidden, but for cards that lie face-up or were shown to the viewer."""
    seen = bit | FACE_UP
    if not bit or names:
        return [card if _sees(card, bit) else _nameless(card, names) for card in cards]
    for card in cards:
        if card.sight & seen:
            break
    else:
        return _ONE_HIDDEN * len(cards)
    return [card if card.sight & seen else HIDDEN for card in cards]


def _sees(card: Card, bit: i64) -> bool:
    """Whether the viewer has been shown the card; a spectator has, if both players have."""
    if card.sight & FACE_UP:
        return True
    return bool(card.sight & bit) if bit else card.sight & BOTH == BOTH


def _nameless(card: Card, names: dict[int, int]) -> Card:
    # Who else has seen it is known to all (Rule 11-3-1); it decides who puts such cards in order.
    name = names.get(card.id, 0)
    return Card(name, UNKNOWN, card.sight) if name else HIDDEN


def _mask_hand(hand: list[Card], bit: i64, names: dict[int, int]) -> list[Card]:
    """Rule 3-4-3: the other player's hand is hidden. Cards shown before are known, but not which they are."""
    known = [card for card in hand if _sees(card, bit)]
    if not known and not names:
        return _ONE_HIDDEN * len(hand)
    if names:
        _name_picks(hand, bit, names)
    if len(known) > 1:
        known.sort(key=lambda card: (card.definition.number, names.get(card.id, 0)))
    faces = [Card(names.get(card.id, 0), card.definition, BOTH) for card in known]
    if not names:
        return faces + _ONE_HIDDEN * (len(hand) - len(known))
    rest = [_nameless(card, names) for card in hand if not _sees(card, bit)]
    rest.sort(key=lambda card: card.id)
    return faces + rest


def _name_picks(hand: list[Card], bit: i64, names: dict[int, int]) -> None:
    """Rule 3-4-3: which cards of a hand are being picked is hidden, though some of them are known.

    The names of known ones as picks are given to cards that are not known, as far as there are any.
    """
    others = [card.id for card in hand if card.id not in names and not _sees(card, bit)]
    for card in hand:
        if -card.id in names:
            if others:
                names[others.pop()] = names[-card.id]
            elif card.id in names:
                names[-card.id] = names[card.id]
            else:
                names[card.id] = names[-card.id]


class View:
    """What one player (or, with `viewer` None, everybody) may know."""

    __slots__ = ("_deck_list", "catalog", "events", "state", "viewer")

    def __init__(
        self,
        viewer: int | None,
        state: GameState,
        events: list[GameEvent],
        catalog: CatalogLike,
        deck_list: tuple[str, ...],
    ) -> None:
        self.viewer: Final = viewer
        self.state: Final = state  # masked: what is hidden is not in it
        self.events: Final = events
        self.catalog: Final = catalog
        self._deck_list: Final = deck_list

    @property
    def decision(self) -> Decision | None:
        """The viewer's own question; the questions of others are not shown."""
        return self.state.decision

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def deck_list(self) -> tuple[str, ...]:
        """The numbers of the viewer's own cards (not the Leader), which every player knows."""
        return self._deck_list

    def to_dict(self) -> dict[str, object]:
        """The view as plain data, in the shape of a position."""
        state = self.state
        bit = 0 if self.viewer is None else 1 << self.viewer
        battle = current_battle(state)
        return {
            "viewer": None if self.viewer is None else PLAYER_NAMES[self.viewer],
            "turn_player": PLAYER_NAMES[state.turn_player],
            "turn_number": state.turn_number,
            "phase": PHASE_NAMES[state.phase],
            "A": _player_dict(state, 0, self.viewer == 0, bit),
            "B": _player_dict(state, 1, self.viewer == 1, bit),
            "looking_at": _looking_at(state, self.viewer),
            "battle": None if battle is None else _battle_dict(state, battle),
            "decision": None if state.decision is None else dump_decision(state.decision),
            "result": None if state.result is None else state.result.to_dict(),
        }


def _looking_at(state: GameState, viewer: int | None) -> list[dict[str, object]]:
    """Rule 11-3-2: cards in secret areas that an effect is about and the viewer has been shown.

    Those of a pile come as they lie, the uppermost first.
    """
    wanted = [card for frame in state.stack for card in frame.card_ids()]
    if state.decision is not None:
        wanted += [choice.card for choice in state.decision.choices if choice.card is not None]
    searched = _searched(state)
    shown: dict[int, tuple[int, int, dict[str, object]]] = {}
    piles: list[tuple[int, Area]] = []
    for card_id in wanted:
        found = locate(state, card_id) if card_id > 0 and card_id not in shown else None
        if found is None or not isinstance(found.card, Card) or found.card.definition is UNKNOWN:
            continue
        if found.area in (Area.DECK, Area.LIFE) or (found.area == Area.HAND and found.owner != viewer):
            pile = (found.owner, found.area)
            if pile not in piles:
                piles.append(pile)
            place = {"player": PLAYER_NAMES[found.owner], "area": str(found.area)}
            seen = {**card_dict(found.card), **place}
            shown[card_id] = (piles.index(pile), -_height(state, found, searched), seen)
    return [seen for _, _, seen in sorted(shown.values(), key=lambda row: row[:2])]


def _height(state: GameState, found: Found, searched: list[int]) -> int:
    """How high a card lies in its pile, as far as the viewer knows where it lies (Rule 8-4-4-4)."""
    if found.area == Area.HAND or found.card.id in searched:
        return 0
    return [card.id for card in pile_of(state, found.owner, found.area)].index(found.card.id)


def _searched(state: GameState) -> list[int]:
    """Rule 8-4-4-4: one who searches a deck sees its cards, but is not told in which order they lie."""
    return [
        card
        for frame in state.stack
        if isinstance(frame, EffectFrame)
        for card in frame.context.slot(CHECKED)
    ]


def _known_top(state: GameState, deck: list[Card]) -> list[Card]:
    """The cards on top of a deck that the viewer knows there, down to the first that is not known."""
    searched = _searched(state)
    known: list[Card] = []
    for card in reversed(deck):
        if card.definition is UNKNOWN or card.id in searched:
            break
        known.append(card)
    return known


def _player_dict(state: GameState, owner: int, own: bool, bit: i64) -> dict[str, object]:
    player = state.players[owner]
    life = list(reversed(player.life))
    return {
        "leader": _field_card_dict(player.leader),
        "characters": [_field_card_dict(card) for card in player.characters],
        "stage": None if player.stage is None else _field_card_dict(player.stage),
        "hand": [_hand_card_dict(state, card) if own else None for card in player.hand],
        "known_hand": []
        if own
        else [c.definition.number for c in player.hand if c.definition is not UNKNOWN],
        "life": [card_dict(card) if _sees(card, bit) else None for card in life],
        "life_face_up_indexes": [i for i, card in enumerate(life) if card.sight & FACE_UP],
        "life_count": len(life),
        "trash": [card_dict(card) for card in reversed(player.trash)],
        "no_area": [card_dict(card) for card in player.no_area],
        "deck_top": [card_dict(card) for card in _known_top(state, player.deck)],
        "deck_count": len(player.deck),
        "hand_count": len(player.hand),
        "don_active": player.active_don(),
        "don_rested": player.rested_don(),
        "don_deck": player.don_deck,
    }


def _field_card_dict(card: FieldCard) -> dict[str, object]:
    return {
        "id": card.id,
        "card": card.definition.number,
        "state": "rested" if card.rested else "active",
        "don": card.given_don,
        "power": card.power,
        "cost": card.cost if card.cost > 0 else 0,
        "keywords": keyword_names(card.keywords),
    }


def _hand_card_dict(state: GameState, card: Card) -> dict[str, object]:
    """Rule 2-7-6: a card of the hand, with the cost that it has there now."""
    shown = card_dict(card)
    return {**shown, "cost": cost_in_hand(state, card)} if card.definition.has_cost else shown


def card_dict(card: Card) -> dict[str, object]:
    """A card off the field that the viewer sees."""
    definition = card.definition
    return {
        "id": card.id,
        "card": definition.number,
        "state": None,
        "don": 0,
        "power": definition.data.power,
        "cost": definition.data.cost,
        "keywords": keyword_names(definition.keywords),
    }


def _battle_dict(state: GameState, frame: BattleFrame) -> dict[str, object]:
    attacker, target = state.find(frame.attacker), state.find(frame.target)
    return {
        "step": step_name(state, frame),
        "attacker": frame.attacker,
        "target": frame.target,
        "attacker_power": None if attacker is None else attacker.power,
        "target_power": None if target is None else target.power,
    }
