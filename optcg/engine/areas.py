"""Rule 3: single cards change area here, those of a process in `relocate.py`.

A card in a new area is a new card (Rule 3-1-6).
"""

from optcg.engine.card import BOTH, IN_CHARACTER_AREA, IN_STAGE_AREA, NOBODY, Card, FieldCard, new_field_card
from optcg.engine.continuous import drop_target, renamed_effect
from optcg.engine.definitions import CHARACTER, Definition
from optcg.engine.dice import mix
from optcg.engine.game_events import GameEvent
from optcg.engine.lookup import HAND, pile
from optcg.engine.minds import MINDS_PILES
from optcg.engine.rule_processing import judge_decks
from optcg.engine.sight import confuse
from optcg.engine.state import GameState
from optcg.engine.width import i64
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
    card = owner.deck.pop()
    drawn = Card(state.renew(card.id), card.definition, 1 << player | card.sight)
    owner.hand.append(drawn)
    if state.log is not None:
        state.tell(GameEvent("card_drawn", rule, player, (drawn,), sight=1 << player))
    if not owner.deck:
        judge_decks(state)


def hand_to_deck(state: GameState, player: i64) -> None:
    """Rule 5-2-1-6-1: the whole hand goes back to the deck, which is shuffled next."""
    owner = state.players[player]
    for card in owner.hand:
        owner.deck.append(Card(state.renew(card.id), card.definition, NOBODY))
    owner.hand = []


def deck_to_life(state: GameState, player: i64) -> None:
    """Rule 2-9-2: the top card of the deck goes face-down on top of the Life cards; nobody looks at it."""
    owner = state.players[player]
    card = owner.deck.pop()
    owner.life.append(Card(state.renew(card.id), card.definition, NOBODY))
    if not owner.deck:
        judge_decks(state)


def life_to_hand(state: GameState, player: i64, rule: str) -> Card:
    """Rules 3-10-2, 4-6-2-1: the top Life card goes to its owner's hand without being shown."""
    owner = state.players[player]
    card = owner.life.pop()
    taken = Card(state.renew(card.id), card.definition, 1 << player | card.sight & BOTH)
    owner.hand.append(taken)
    if state.log is not None:
        state.tell(GameEvent("life_to_hand", rule, player, (taken,), sight=taken.sight))
    return taken


def life_to_trash(state: GameState, player: i64, rule: str) -> Card:
    """Rule 10-1-3-1: the top Life card goes to the trash."""
    trashed = put_in_trash(state, player, state.players[player].life.pop())
    if state.log is not None:
        state.tell(GameEvent("life_trashed", rule, player, (trashed,)))
    return trashed


def life_to_deck_bottom(state: GameState, player: i64, rule: str) -> Card:
    """A text may send a face-up Life card to the bottom of the deck instead of to the hand (Rule 1-3-1)."""
    owner = state.players[player]
    card = owner.life.pop()
    placed = Card(state.renew(card.id), card.definition, BOTH)
    owner.deck.insert(0, placed)
    if state.log is not None:
        state.tell(GameEvent("to_deck_bottom", rule, player, (placed,), word="life"))
    return placed


def life_to_no_area(state: GameState, player: i64) -> Card:
    """Rule 10-1-5-3: a card whose [Trigger] is in use belongs to no area."""
    owner = state.players[player]
    card = owner.life.pop()
    shown = Card(state.renew(card.id), card.definition, BOTH)
    owner.no_area.append(shown)
    return shown


def tell_don_back(state: GameState, old: Card | FieldCard) -> None:
    """Rule 6-5-5-4: say that the DON!! given to a card that has left the field came back."""
    if state.log is not None and isinstance(old, FieldCard) and old.given_don:
        # Told of the card as it was on the field: nobody learns under which id it lies now.
        state.tell(GameEvent("don_came_back", "6-5-5-4", old.owner, (old.face,), number=old.given_don))


def put_in_trash(state: GameState, player: i64, card: Card | FieldCard) -> Card:
    """Rule 3-5-2: a card placed in the trash lies on top, face-up."""
    trashed = Card(state.renew(card.id), card.definition, BOTH)
    state.players[player].trash.append(trashed)
    return trashed


def take_out(cards: list[Card], card_id: i64) -> Card:
    """Take the card with this id out of an area."""
    for place, card in enumerate(cards):
        if card.id == card_id:
            return cards.pop(place)
    raise LookupError(f"No card #{card_id} lies here.")


def take_from_hand(state: GameState, player: i64, card_id: i64) -> Card:
    """Take a card out of a hand."""
    card = take_out(state.players[player].hand, card_id)
    confuse(state, player, card, [])
    return card


def take_card(state: GameState, player: i64, area: Area, card_id: i64) -> Card:
    """Take a card out of an area off the field."""
    if area is HAND:
        return take_from_hand(state, player, card_id)
    return take_out(pile(state, player, area), card_id)


def hand_to_trash(state: GameState, player: i64, card_id: i64) -> Card:
    """A card of the hand goes to the trash."""
    return put_in_trash(state, player, take_from_hand(state, player, card_id))


def show_hand_card(state: GameState, player: i64, card_id: i64) -> Card:
    """Rule 2-7-2: show a card of the hand; it stays there, and both players know it.

    It gets a new id, so that nobody can tell by the old one when it came to the hand (Rule 3-4-2).
    """
    hand = state.players[player].hand
    card = take_from_hand(state, player, card_id)
    shown = Card(state.renew(card_id), card.definition, BOTH)
    hand.append(shown)
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
