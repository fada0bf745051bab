"""Rule 3: the one place where cards change area: single ones, or all those of a process at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.auto_effects import (
    autos_before_leaving,
    leaving_events,
    off_field_event,
    watch,
    watch_together,
)
from optcg.engine.card import (
    BOTH,
    FACE_UP,
    IN_CHARACTER_AREA,
    IN_STAGE_AREA,
    NOBODY,
    Card,
    FieldCard,
    left_card,
    new_field_card,
)
from optcg.engine.context import BY_BATTLE, BY_EFFECT, NO_CARDS, Cause
from optcg.engine.continuous import drop_target, renamed_effect
from optcg.engine.current_battle import current_battle
from optcg.engine.definitions import CHARACTER, Definition
from optcg.engine.dice import mix
from optcg.engine.game_events import IN_BATTLE, GameEvent, which
from optcg.engine.off_field import without_those_of
from optcg.engine.places import (
    DECK,
    HAND,
    LIFE,
    NO_AREA,
    NO_ENDS,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_EITHER,
    TO_DECK_TOP,
    TO_HAND,
    TO_LIFE_BOTTOM,
    TO_LIFE_EITHER,
    TO_LIFE_TOP,
    TO_TRASH,
    TRASH,
    Found,
    either_end,
    is_life,
    is_pile,
    life_ends,
    locate,
    own_pile,
)
from optcg.engine.power_and_cost import NEGATED_WHOLLY, base_cost, base_power, negated
from optcg.engine.program import MINDS_PILES, AbilityCode
from optcg.engine.rule_processing import judge_decks
from optcg.engine.sight import confuse, into_pile, known_before
from optcg.engine.state import GameState
from optcg.engine.timings import (
    ADDED_TO_HAND,
    BATTLE_KO,
    DECK_TRASHED,
    HAND_TO_BOTTOM,
    HAND_TO_DECK,
    HAND_TRASHED,
    KOD,
    LEAVES,
    LIFE_ADDED,
    LIFE_FALLS_TO,
    LIFE_IS_NOW,
    LIFE_LEAVES,
    LIFE_TO_HAND,
    LIFE_TRASHED,
    LIFE_ZERO,
    LYING,
    MOST_LIFE,
    NEXT,
    ON_KO,
    RETURNED_TO_HAND,
    TO_THE_BOTTOM,
    TO_THE_DECK,
    TOLD_TOGETHER,
    TRASH_TO_BOTTOM,
    TRASH_TO_DECK,
    TRASHED,
)
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.terms import Area


def shuffle(state: GameState, player: i64, rule: str) -> None:
    """Rule 3-2-4: put the deck in a random order. What anybody knew of its order is gone."""
    deck = state.players[player].deck[:]
    state.dice = mix(state.dice, deck)
    if state.refs is not None or state.minds & MINDS_PILES:
        deck = [Card(state.renew(card.id), card.definition, NOBODY) for card in deck]
    else:
        # Nobody minds, and no name follows them: they get the next ids all at once (Rule 3-1-6).
        first = state.next_id + 1
        state.next_id += len(deck)
        deck = [Card(first + place, card.definition, NOBODY) for place, card in enumerate(deck)]
    state.players[player].deck = deck
    if state.log is not None:
        state.tell(GameEvent("deck_shuffled", rule, player))


def draw_card(state: GameState, player: i64, rule: str) -> None:
    """Rules 4-5-1, 4-5-2: the top card of the deck goes to the hand without being shown.

    Who knew it on top of the deck knows it in the hand. A text may name the other end (Rule 1-3-1).
    """
    owner = state.players[player]
    if not owner.deck:
        # Rule 1-3-2: a player who may go on without a deck draws nothing.
        return
    card = own_pile(owner, DECK).pop()
    drawn = Card(state.renew(card.id), card.definition, 1 << player | card.sight)
    own_pile(owner, HAND).append(drawn)
    if state.log is not None:
        state.tell(GameEvent("card_drawn", rule, player, (drawn,), sight=1 << player))
    if not owner.deck:
        judge_decks(state)


def hand_to_deck(state: GameState, player: i64) -> None:
    """Rule 5-2-1-6-1: the whole hand goes back to the deck, which is shuffled next."""
    owner = state.players[player]
    deck = own_pile(owner, DECK)
    for card in owner.hand:
        deck.append(Card(state.renew(card.id), card.definition, NOBODY))
    owner.hand = []


def deck_to_life(state: GameState, player: i64) -> None:
    """Rule 2-9-2: the top card of the deck goes face-down on top of the Life cards; nobody looks at it."""
    owner = state.players[player]
    card = own_pile(owner, DECK).pop()
    own_pile(owner, LIFE).append(Card(state.renew(card.id), card.definition, NOBODY))
    if not owner.deck:
        judge_decks(state)


def life_to_hand(state: GameState, player: i64, rule: str) -> Card:
    """Rules 3-10-2, 4-6-2-1: the top Life card goes to its owner's hand without being shown."""
    owner = state.players[player]
    card = own_pile(owner, LIFE).pop()
    taken = Card(state.renew(card.id), card.definition, 1 << player | card.sight & BOTH)
    own_pile(owner, HAND).append(taken)
    if state.log is not None:
        state.tell(GameEvent("life_to_hand", rule, player, (taken,), sight=taken.sight))
    return taken


def life_to_trash(state: GameState, player: i64, rule: str) -> Card:
    """Rule 10-1-3-1: the top Life card goes to the trash."""
    trashed = put_in_trash(state, player, own_pile(state.players[player], LIFE).pop())
    if state.log is not None:
        state.tell(GameEvent("life_trashed", rule, player, (trashed,)))
    return trashed


def life_to_deck_bottom(state: GameState, player: i64, rule: str) -> Card:
    """A text may send a face-up Life card to the bottom of the deck instead of to the hand (Rule 1-3-1)."""
    owner = state.players[player]
    card = own_pile(owner, LIFE).pop()
    placed = Card(state.renew(card.id), card.definition, BOTH)
    own_pile(owner, DECK).insert(0, placed)
    if state.log is not None:
        state.tell(GameEvent("to_deck_bottom", rule, player, (placed,), word="life"))
    return placed


def life_to_no_area(state: GameState, player: i64) -> Card:
    """Rule 10-1-5-3: a card whose [Trigger] is in use belongs to no area."""
    owner = state.players[player]
    card = own_pile(owner, LIFE).pop()
    shown = Card(state.renew(card.id), card.definition, BOTH)
    own_pile(owner, NO_AREA).append(shown)
    return shown


def tell_don_back(state: GameState, old: Card | FieldCard) -> None:
    """Rule 6-5-5-4: say that the DON!! given to a card that has left the field came back."""
    if state.log is not None and isinstance(old, FieldCard) and old.given_don:
        # Told of the card as it was on the field: nobody learns under which id it lies now.
        state.tell(GameEvent("don_came_back", "6-5-5-4", old.owner, (old.face,), number=old.given_don))


def put_in_trash(state: GameState, player: i64, card: Card | FieldCard) -> Card:
    """Rule 3-5-2: a card placed in the trash lies on top, face-up."""
    trashed = Card(state.renew(card.id), card.definition, BOTH)
    own_pile(state.players[player], TRASH).append(trashed)
    return trashed


def take_out(cards: list[Card], card_id: i64) -> Card:
    """Take the card with this id out of an area."""
    for place, card in enumerate(cards):
        if card.id == card_id:
            return cards.pop(place)
    raise LookupError(f"No card #{card_id} lies here.")


def take_from_hand(state: GameState, player: i64, card_id: i64) -> Card:
    """Take a card out of a hand."""
    card = take_out(own_pile(state.players[player], HAND), card_id)
    confuse(state, player, card, NO_CARDS)
    return card


def take_card(state: GameState, player: i64, area: Area, card_id: i64) -> Card:
    """Take a card out of an area off the field."""
    if area is HAND:
        return take_from_hand(state, player, card_id)
    return take_out(own_pile(state.players[player], area), card_id)


def hand_to_trash(state: GameState, player: i64, card_id: i64) -> Card:
    """A card of the hand goes to the trash."""
    return put_in_trash(state, player, take_from_hand(state, player, card_id))


def show_hand_card(state: GameState, player: i64, card_id: i64) -> Card:
    """Rule 2-7-2: show a card of the hand; it stays there, and both players know it.

    It gets a new id, so that nobody can tell by the old one when it came to the hand (Rule 3-4-2).
    """
    card = take_from_hand(state, player, card_id)
    shown = Card(state.renew(card_id), card.definition, BOTH)
    own_pile(state.players[player], HAND).append(shown)
    if state.effects:
        # It is the same card, for those effects that speak of it.
        state.effects = [renamed_effect(effect, {card_id: shown.id}) for effect in state.effects]
    return shown


def enter_field(state: GameState, player: i64, card: Card, rested: bool) -> FieldCard:
    """Rules 3-7-3, 3-8-3: place a Character or Stage card in its area, active or rested (3-7-5, 3-8-4)."""
    definition: Definition = card.definition
    owner = state.players[player]
    area = IN_CHARACTER_AREA if definition.category == CHARACTER else IN_STAGE_AREA
    placed = new_field_card(
        state.renew(card.id), definition, player, area, rested, played_on=state.turn_number
    )
    owner.enter(placed)
    state.listening |= definition.listens
    state.dirty = True
    return placed


def field_to_trash(state: GameState, card: FieldCard) -> Card:
    """A Character or Stage goes to its owner's trash."""
    leave_field(state, card)
    return put_in_trash(state, card.owner, card)


def leave_field(state: GameState, card: FieldCard) -> None:
    """Take a card off the field; what was applied to it ends (Rule 3-1-6)."""
    owner = state.players[card.owner]
    owner.leave(card)
    # Rule 6-5-5-4: the DON!! given to it go to the cost area, rested.
    owner.don_rested += card.given_don
    drop_target(state, card.id)
    state.dirty = True


@mypyc_attr(acyclic=True, free_list_len=1)
class Moved:
    """A card that has moved: what it was, and what it is now."""

    __slots__ = ("autos", "diverted", "end", "lay", "new", "old", "origin", "owner", "which")

    def __init__(
        self,
        old: Card | FieldCard,
        autos: list[AbilityCode],
        new: Card,
        owner: i64,
        origin: Area,
        end: Place,
        diverted: bool,
    ) -> None:
        self.old = old
        self.autos = autos  # the auto effects it had on the field, gained ones too
        self.new = new
        self.owner = owner
        self.origin = origin
        self.end = end  # where in the new area
        self.diverted = diverted  # to the deck instead of to the hand
        self.which = ""  # of several like cards, as far as the log tells it
        self.lay = ""  # at which end of Life, as far as the log tells it


_SENTENCES: Final = {
    TO_HAND: "to_hand",
    TO_TRASH: "trashed",
    TO_DECK: "to_deck",
    TO_DECK_TOP: "to_deck_top",
    TO_DECK_BOTTOM: "to_deck_bottom",
    TO_DECK_EITHER: "to_deck_ends",
    TO_LIFE_TOP: "to_life_top",
    TO_LIFE_BOTTOM: "to_life_bottom",
    TO_LIFE_EITHER: "to_life_ends",
}


def move_event(
    one: Moved, ko: bool, place: Place, shown: bool, moved: list[Moved], cause: Cause
) -> GameEvent:
    """What is told of one of the cards of its owner that were moved."""
    places = (one.which,) if one.which else ()
    if ko and cause.kind == BY_BATTLE:
        # Rule 7-1-4-1-2: by a card that has won the battle against it.
        cards, by = (one.new,), cause.source
        return GameEvent(
            "knocked_out", "7-1-4-1-2", one.owner, cards, word=IN_BATTLE, source=by, places=places
        )
    if ko:
        return GameEvent("knocked_out", "10-2-1-2", one.owner, (one.new,), places=places)
    old = one.old
    sight = one.new.sight & BOTH
    # Whoever saw the card where it came from sees it go, though not where in the pile it lies.
    if isinstance(old, FieldCard) or one.origin == TRASH:
        sight = BOTH
    elif shown or one.origin is not HAND:
        sight |= old.sight & BOTH
    together = len(moved) > 1 and is_pile(place)
    # New ids are given in the order the cards lie in, so the old one is told (Rule 3-1-8).
    card = Card(old.id, old.definition, sight | one.new.sight & FACE_UP) if together else one.new
    end, tops, bottoms = one.end, 0, 0
    if together and either_end(place):
        # Rule 3-1-8: how many go to each end is seen, but not which.
        tops = len([o for o in moved if o.end in (TO_DECK_TOP, TO_LIFE_TOP)])
        bottoms = len(moved) - tops
        if tops and bottoms:
            end = place
        else:
            tops = bottoms = 0
    origin = f"{one.origin}_{one.lay}" if one.lay else str(one.origin)
    facts = (one.owner, (card,), tops, bottoms, origin, sight)
    return GameEvent(_SENTENCES[end], "3-1-6", *facts, places=(one.which,))


def life_fell(state: GameState, owner: i64, left: i64, cause: Cause) -> None:
    """So many Life cards have left at once: Life became 0, or 1 or less and so on, if it was more."""
    if not state.listening >> LIFE_ZERO & 1:
        return
    now = len(state.players[owner].life)
    for most in range(now, min(now + left, MOST_LIFE + 1)):
        watch(state, LIFE_ZERO + most * NEXT, None, owner, 0, cause)
    if 0 < now <= MOST_LIFE:
        watch(state, LIFE_FALLS_TO + now * NEXT, None, owner, 0, cause)
        watch(state, LIFE_IS_NOW + now * NEXT, None, owner, 0, cause)


def life_rose(state: GameState, owner: i64, came: i64, one_by_one: bool, cause: Cause) -> None:
    """So many cards were added to Life. Rule 3-2-3: cards of a deck come one by one, others at once."""
    now = len(state.players[owner].life)
    for number in range(now - came + 1 if one_by_one else now, min(now, MOST_LIFE) + 1):
        watch(state, LIFE_IS_NOW + number * NEXT, None, owner, 0, cause)


_NO_AUTOS: Final[list[AbilityCode]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Leaving:
    """A card about to move: where it lies, and what would be gone with its record (Rule 3-1-6)."""

    __slots__ = ("autos", "cost", "found", "power")

    def __init__(self, state: GameState, found: Found) -> None:
        self.found: Final = found
        self.autos: list[AbilityCode] = _NO_AUTOS  # those whose conditions hold on the field
        self.power: i64 = 0  # base values
        self.cost: i64 = 0
        card = found.card
        if isinstance(card, FieldCard):
            self.autos = autos_before_leaving(state, card)
            self.power = base_power(state, card)
            self.cost = base_cost(state, card)


def _leaves(card_id: i64, leaving: list[Leaving]) -> bool:
    """Whether it is among those that leave already: named twice, a card moves once."""
    for one in leaving:
        if one.found.card.id == card_id:
            return True
    return False


def finish_moves(
    state: GameState,
    cards: list[int],
    ko: bool,
    place: Place,
    face_up: bool,
    shown: bool,
    cause: Cause,
    tops: list[int],
    for_room: bool = False,
) -> list[int]:
    """Move the cards, in this order: of those that go to a pile the first lies uppermost."""
    moved: list[Moved] = []
    together = len(cards) > 1
    order = list(reversed(cards)) if place is TO_DECK_TOP or place is TO_LIFE_TOP else cards
    if tops:
        order = [card for card in cards if card not in tops] + [c for c in reversed(cards) if c in tops]
    leaving: list[Leaving] = []
    of_one: i64 = 0  # how many are of the first player
    of_other: i64 = 0
    for card_id in order:
        found = locate(state, card_id, cause.player & 1)
        if found is not None:
            if found.owner:
                of_other += 1
            else:
                of_one += 1
            if not (together and _leaves(card_id, leaving)):
                leaving.append(Leaving(state, found))
    ends, like = NO_ENDS, NO_ENDS
    if state.log is not None:
        ends, like = life_ends(state, cards), {card_id: which(state, card_id) for card_id in cards}
    # Rules 3-2-3, 9-2-1: decks are judged card by card; a process with cards of both players, once.
    shared = of_one > 0 and of_other > 0
    for where in leaving:
        card_id = where.found.card.id
        end = place
        if either_end(place):
            end = _end_of(place, card_id in tops)
        like_it = of_other if where.found.owner else of_one
        one = _move_one(state, where, end, face_up, shown, like_it > 1)
        if isinstance(one.old, FieldCard):
            one.old = _as_it_was(one.old, where.power, where.cost)
        if ends and card_id in ends:
            one.lay = ends[card_id]
        if like and card_id in like:
            one.which = like[card_id]
        moved.append(one)
        if one.origin is DECK and not shared and not state.players[one.owner].deck:
            break
    if order is not cards:
        moved.sort(key=lambda one: cards.index(one.old.id))
    # Rule 3-1-8: cards that go to a pile together are told in an order that is not the one they lie in.
    told = sorted(moved, key=lambda one: one.old.id) if together and is_pile(place) else moved
    if state.log is not None:
        for one in told:
            if for_room:
                state.tell(GameEvent("trashed_for_room", "3-8-5-1", one.owner, (one.new,)))
            else:
                beside = [o for o in moved if o.owner == one.owner]
                state.tell(move_event(one, ko, place, shown, beside, cause))
            tell_don_back(state, one.old)
    if shared or any(one.origin is DECK for one in moved):
        judge_decks(state)
    for one in told:
        _tell(state, one, ko, TO_DECK_BOTTOM if one.diverted else place, cause)
    _tell_together(state, told, ko, place, cause)
    if state.listening >> LIFE_ZERO & 1:
        _tell_numbers(state, moved, is_life(place), cause)
    if place is TO_TRASH and state.remembers >> LYING & 1:
        state.waiting = without_those_of(state.waiting, [one.new.id for one in moved])
    # Rule 8-3-1-7: what was done to a card instead is not what was to be done.
    return [one.new.id for one in moved if not one.diverted]


def _tell_numbers(state: GameState, moved: list[Moved], to_life: bool, cause: Cause) -> None:
    """How many Life cards there are now, if one process has added or taken some."""
    for player in (0, 1):
        changed = [o for o in moved if (o.origin is LIFE) is not to_life and o.owner == player]
        if changed and to_life:
            life_rose(state, player, len(changed), changed[0].origin is DECK, cause)
        elif changed:
            life_fell(state, player, len(changed), cause)


def _tell_together(state: GameState, told: list[Moved], ko: bool, place: Place, cause: Cause) -> None:
    """What one process did to several cards, for effects that take them together."""
    if not state.listening & TOLD_TOGETHER:
        return
    field = [(o.old, o.owner, o.new.id) for o in told if isinstance(o.old, FieldCard)]
    watch_together(state, LEAVES, field, cause)
    if ko:
        watch_together(state, KOD, field, cause)
    if place is TO_HAND:
        watch_together(state, RETURNED_TO_HAND, field, cause)
    if place is TO_TRASH:
        hand = [(o.old, o.owner, o.new.id) for o in told if o.origin is HAND]
        watch_together(state, HAND_TRASHED, hand, cause)
        deck = [(o.old, o.owner, o.new.id) for o in told if o.origin is DECK]
        watch_together(state, DECK_TRASHED, deck, cause)
    elif place is not TO_HAND and not is_life(place):
        watch_together(state, TO_THE_DECK, field, cause)
        _tell_to_deck(state, [o for o in told if o.origin is TRASH], TRASH_TO_DECK, TRASH_TO_BOTTOM, cause)
        _tell_to_deck(state, [o for o in told if o.origin is HAND], HAND_TO_DECK, HAND_TO_BOTTOM, cause)


def _tell_to_deck(state: GameState, told: list[Moved], to_deck: i64, to_bottom: i64, cause: Cause) -> None:
    """Cards of one area that went to a deck, and those of them that went to its bottom."""
    watch_together(state, to_deck, [(o.old, o.owner, o.new.id) for o in told], cause)
    bottom = [(o.old, o.owner, o.new.id) for o in told if o.end is TO_DECK_BOTTOM]
    watch_together(state, to_bottom, bottom, cause)


def _as_it_was(card: FieldCard, power: i64, cost: i64) -> FieldCard:
    """The record of a card that has left: base values that were set for it are gone with it (Rule 3-1-6)."""
    if power == card.definition.power and cost == card.definition.cost:
        return card
    return left_card(card, power, cost)


def _end_of(place: Place, top: bool) -> Place:
    if place is TO_DECK_EITHER:
        return TO_DECK_TOP if top else TO_DECK_BOTTOM
    return TO_LIFE_TOP if top else TO_LIFE_BOTTOM


def _move_one(
    state: GameState, leaving: Leaving, place: Place, face_up: bool, shown: bool, together: bool
) -> Moved:
    found = leaving.found
    owner, card = found.owner, found.card
    diverted = place is TO_HAND and found.area is LIFE and life_goes_to_deck(state, owner, card)
    if diverted:
        place = TO_DECK_BOTTOM
    if isinstance(card, FieldCard):
        leave_field(state, card)
    else:
        card = take_card(state, owner, found.area, card.id)
    sight = BOTH
    if place is TO_HAND:
        sight = known_before(card, found.area, shown) | 1 << owner
    elif place is not TO_TRASH:
        known = known_before(card, found.area, shown)
        sight = into_pile(state, known, found.area, owner, shown, together)
    if face_up or _stays_face_up(card, found.area, place):
        sight = BOTH | FACE_UP
    new = Card(state.renew(card.id), card.definition, sight)
    battle = current_battle(state) if isinstance(card, FieldCard) else None
    if battle is not None:
        battle.follow(card.id, new.id)
    player = state.players[owner]
    if place is TO_HAND:
        own_pile(player, HAND).append(new)
    elif place is TO_TRASH:
        own_pile(player, TRASH).append(new)
    elif place is TO_DECK_TOP:
        own_pile(player, DECK).append(new)
    elif place is TO_DECK or place is TO_DECK_BOTTOM:
        own_pile(player, DECK).insert(0, new)
    elif place is TO_LIFE_TOP:
        own_pile(player, LIFE).append(new)
    else:
        own_pile(player, LIFE).insert(0, new)
    return Moved(card, leaving.autos, new, owner, found.area, place, diverted)


def _stays_face_up(card: Card | FieldCard, origin: Area, place: Place) -> bool:
    """Rule 3-10-3: a Life card goes back into Life with the facing it had."""
    in_life = origin is LIFE and is_life(place)
    return in_life and isinstance(card, Card) and bool(card.sight & FACE_UP)


def _tell(state: GameState, one: Moved, ko: bool, place: Place, cause: Cause) -> None:
    """Tell the cards that watch, and activate what the leaving card itself does (Rule 8-4-5)."""
    old, new, owner = one.old, one.new, one.owner
    if isinstance(old, FieldCard):
        if ko:
            # Rule 10-2-17-1: activated on the field, resolved in the trash.
            leaving_events(state, old, one.autos, ON_KO, new, cause)
            leaving_events(state, old, one.autos, KOD, new, cause)
            watch(state, KOD, old, owner, new.id, cause)
            if cause.source is not None and cause.kind != BY_EFFECT:
                winner = state.find(cause.source.id) or cause.source
                watch(state, BATTLE_KO, winner, cause.player, cause.source.id, cause)
                battle = current_battle(state)
                if battle is not None:
                    battle.felled = True
        if new.sight & FACE_UP or place is TO_TRASH:
            leaving_events(state, old, one.autos, LEAVES, new, cause)
        watch(state, LEAVES, old, owner, new.id, cause)
        if place is TO_HAND:
            leaving_events(state, old, one.autos, RETURNED_TO_HAND, new, cause)
            watch(state, RETURNED_TO_HAND, old, owner, new.id, cause)
        elif place is TO_TRASH:
            if not ko:
                leaving_events(state, old, one.autos, TRASHED, new, cause)
                watch(state, TRASHED, old, owner, new.id, cause)
        elif not is_life(place):
            leaving_events(state, old, one.autos, TO_THE_DECK, new, cause)
            watch(state, TO_THE_DECK, old, owner, new.id, cause)
            if one.end is TO_DECK_BOTTOM:
                leaving_events(state, old, one.autos, TO_THE_BOTTOM, new, cause)
                watch(state, TO_THE_BOTTOM, old, owner, new.id, cause)
    elif place is TO_TRASH and one.origin in (HAND, DECK):
        event = HAND_TRASHED if one.origin is HAND else DECK_TRASHED
        watch(state, event, old, owner, new.id, cause)
        off_field_event(state, new, owner, event, cause)
    elif one.origin is LIFE and not is_life(place):
        _tell_life(state, owner, old, new, place, cause)
    if place is TO_HAND and not isinstance(old, FieldCard):
        watch(state, ADDED_TO_HAND, old, owner, new.id, cause, origin=one.origin)
    elif is_life(place) and one.origin is not LIFE:
        watch(state, LIFE_ADDED, new, owner, new.id, cause)


def _tell_life(
    state: GameState, owner: i64, old: Card | FieldCard, new: Card, place: Place | None, cause: Cause
) -> None:
    watch(state, LIFE_LEAVES, old, owner, new.id, cause)
    if place is TO_HAND:
        watch(state, LIFE_TO_HAND, old, owner, new.id, cause)
    elif place is TO_TRASH:
        watch(state, LIFE_TRASHED, old, owner, new.id, cause)


def life_left(
    state: GameState, owner: i64, old: Card | FieldCard, new: Card, place: Place | None, cause: Cause
) -> None:
    """A card left the Life area for a place, or for none (Rule 4-11-2: it was removed from there)."""
    _tell_life(state, owner, old, new, place, cause)
    life_fell(state, owner, 1, cause)


def life_goes_to_deck(state: GameState, owner: i64, card: Card | FieldCard) -> bool:
    """A rule text may send face-up Life cards to the deck instead of to the hand (Rule 1-3-1)."""
    if not isinstance(card, Card) or not card.sight & FACE_UP:
        return False
    leader = state.players[owner].leader
    texts = leader.definition.abilities.rule_texts
    return texts.face_up_life_to_deck and not negated(state, leader) & NEGATED_WHOLLY
